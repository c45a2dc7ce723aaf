/* SPDX-License-Identifier: MIT */
/* deck.c - a player's herd deck: draw stack, hand, discard pile. Also keeps what everyone can know of a hand:
 * when a draw stack runs out and is made anew, the hand at that moment is what was left, so its cards are public
 * (IN3). */
#include "core/rng.h"
#include "rules/rules.h"

unsigned deck_available(const GwtPlayer *player) { return (unsigned)player->draw_count + player->discard_count; }

static void shuffle_discards(Play *play, unsigned seat)
{
    GwtPlayer *player = play_player(play, seat);
    player->draw = player->discard;
    player->draw_count = player->discard_count;
    player->discard = (GwtCards){ { 0 }, 0 };
    player->discard_count = 0;
    player->hand_known = player->hand;
    player->hand_known.objectives -= player->hand_blind;
    play_reveal(play, GWT_EVENT_SHUFFLED, seat, 0, 0, player->draw_count);
}

/* The index-th card of a heap, counting through the kinds. */
static unsigned card_at(const GwtCards *cards, unsigned index)
{
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        if (index < cards->cattle[card])
            return card;
        index -= cards->cattle[card];
    }
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++) {
        const unsigned copies = gwt_objectives_of(cards->objectives, card);
        if (index < copies)
            return card;
        index -= copies;
    }
    return GWT_NONE;
}

static void draw_one(GwtGame *game, GwtPlayer *player)
{
    const unsigned card = card_at(&player->draw, rng_below(game, player->draw_count));
    gwt_assert(card != GWT_NONE);
    if (card == GWT_NONE)
        return;
    gwt_cards_remove(&player->draw, card);
    gwt_cards_add(&player->hand, card);
    player->draw_count--;
    player->hand_count++;
}

/* Draws as many as there are (DK1); the discard pile is shuffled only when a card must be drawn and the stack is
 * empty. */
unsigned deck_draw(Play *play, unsigned seat, unsigned cards)
{
    GwtPlayer *player = play_player(play, seat);
    unsigned drawn = 0;
    for (; drawn < cards; drawn++) {
        if (!player->draw_count && player->discard_count)
            shuffle_discards(play, seat);
        if (!player->draw_count)
            break;
        draw_one(play->game, player);
    }
    if (drawn)
        play_reveal(play, GWT_EVENT_DREW, seat, 0, 0, (int)drawn);
    return drawn;
}

/* A card leaves the hand face up. A card everyone knew of goes first, then one from the stack, then a blind one. */
void deck_leave_hand(GwtPlayer *player, unsigned card)
{
    const unsigned copies = gwt_cards_of(&player->hand, card);
    if (gwt_cards_of(&player->hand_known, card)) {
        gwt_cards_remove(&player->hand_known, card);
    } else if (gwt_card_is_objective(card) && gwt_objectives_of(player->hand_blind, card) == copies) {
        player->hand_blind -= gwt_objective_one(card);
        player->hand_blind_count--;
    }
    gwt_cards_remove(&player->hand, card);
    player->hand_count--;
}

void deck_discard(Play *play, unsigned seat, unsigned card)
{
    GwtPlayer *player = play_player(play, seat);
    deck_leave_hand(player, card);
    deck_add_to_discard(play, seat, card);
    play_event(play, GWT_EVENT_DISCARDED, seat, card, 0, 0);
}

void deck_add_to_discard(Play *play, unsigned seat, unsigned card)
{
    GwtPlayer *player = play_player(play, seat);
    gwt_cards_add(&player->discard, card);
    player->discard_count++;
}

void deck_discard_hand(Play *play, unsigned seat)
{
    GwtPlayer *player = play_player(play, seat);
    for (unsigned card = 0; play->events && card < GWT_CARDS; card++)
        for (unsigned copies = gwt_cards_of(&player->hand, card); copies; copies--)
            play_event(play, GWT_EVENT_DISCARDED, seat, card, 0, 0);
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        player->discard.cattle[card] = (uint8_t)(player->discard.cattle[card] + player->hand.cattle[card]);
    player->discard.objectives += player->hand.objectives;
    player->discard_count = (uint8_t)(player->discard_count + player->hand_count);
    player->hand = (GwtCards){ { 0 }, 0 };
    player->hand_known = (GwtCards){ { 0 }, 0 };
    player->hand_blind = 0;
    player->hand_blind_count = 0;
    player->hand_count = 0;
}

/* Each breed counts once (KC4), with its best card: all cards of a breed have one value but for the orange ones. */
unsigned deck_hand_value(const GwtPlayer *player)
{
    uint8_t best[GWT_BREEDS] = { 0 };
    unsigned sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        const CattleSpec *spec = &cattle_specs[card];
        if (player->hand.cattle[card] && spec->value > best[spec->breed]) {
            sum += (unsigned)spec->value - best[spec->breed];
            best[spec->breed] = spec->value;
        }
    }
    return sum;
}

int deck_hand_has_cattle(const GwtPlayer *player)
{
    return player->hand_count > gwt_objectives_count(player->hand.objectives);
}

/* Cards of a breed have consecutive numbers, so a pair shows as two in one run. */
int deck_hand_has_pair(const GwtPlayer *player)
{
    unsigned breed = GWT_BREEDS, count = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        if (cattle_specs[card].breed != breed) {
            breed = cattle_specs[card].breed;
            count = 0;
        }
        count += player->hand.cattle[card];
        if (count >= 2)
            return 1;
    }
    return 0;
}

size_t deck_list_draw(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned available = deck_available(&game->players[asked->player]);
    size_t count = 0;
    for (unsigned cards = 1; cards <= asked->amount && cards <= available; cards++)
        out[count++] = gwt_action(GWT_VERB_DRAW, cards);
    return count;
}

/* Draw all first, then discard exactly as many as were drawn (DK2). */
void deck_apply_draw(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned drawn = deck_draw(play, asked->player, gwt_action_argument(action));
    if (drawn)
        ask(play, GWT_DECIDE_DISCARD, asked->player, 0, drawn);
}

static size_t list_cattle(const GwtPlayer *player, unsigned verb, GwtAction *out)
{
    size_t count = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        if (player->hand.cattle[card])
            out[count++] = gwt_action(verb, card);
    return count;
}

static size_t list_objectives(const GwtPlayer *player, unsigned verb, GwtAction *out)
{
    size_t count = 0;
    FOR_EACH_BIT(index, player->hand.objectives & GWT_OBJECTIVE_SINGLES)
        out[count++] = gwt_action(verb, GWT_OBJECTIVE_FIRST + (unsigned)index);
    if (gwt_objectives_a1(player->hand.objectives))
        out[count++] = gwt_action(verb, GWT_CARD_A1);
    return count;
}

size_t deck_list_discard(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const GwtPlayer *player = &game->players[asked->player];
    const size_t cattle = list_cattle(player, GWT_VERB_DISCARD, out);
    return cattle + list_objectives(player, GWT_VERB_DISCARD, out + cattle);
}

void deck_apply_discard(Play *play, const GwtDecision *asked, GwtAction action)
{
    deck_discard(play, asked->player, gwt_action_argument(action));
    if (asked->amount > 1)
        ask(play, asked->kind, asked->player, 0, asked->amount - 1u);
}

size_t deck_list_discard_cattle(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_cattle(&game->players[asked->player], GWT_VERB_DISCARD, out);
}

size_t deck_list_discard_objective(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_objectives(&game->players[asked->player], GWT_VERB_DISCARD, out);
}

static size_t list_range(const GwtPlayer *player, unsigned first, unsigned last, GwtAction *out)
{
    size_t count = 0;
    for (unsigned card = first; card <= last; card++)
        if (player->hand.cattle[card])
            out[count++] = gwt_action(GWT_VERB_DISCARD, card);
    return count;
}

/* Yellow, red or blue; never an orange card (SI2). */
size_t deck_list_discard_value3(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_range(&game->players[asked->player], GWT_CARD_YELLOW, GWT_CARD_BLUE, out);
}

/* Green, black or white; never a calf (Rails to the North, ruling 10). */
size_t deck_list_discard_value2(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_range(&game->players[asked->player], GWT_CARD_GREEN, GWT_CARD_WHITE, out);
}

void deck_apply_discard_one(Play *play, const GwtDecision *asked, GwtAction action)
{
    deck_discard(play, asked->player, gwt_action_argument(action));
}

/* Two cards of one breed (PB8). They may differ in victory points: the second is never earlier in the list, so
 * that each pair can be named in one way only. */
static int has_partner(const GwtPlayer *player, unsigned card)
{
    if (player->hand.cattle[card] >= 2)
        return 1;
    for (unsigned other = card + 1; other < GWT_CATTLE && cattle_specs[other].breed == cattle_specs[card].breed;
         other++)
        if (player->hand.cattle[other])
            return 1;
    return 0;
}

size_t deck_list_discard_pair(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const GwtPlayer *player = &game->players[asked->player];
    size_t count = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        if (player->hand.cattle[card] && has_partner(player, card))
            out[count++] = gwt_action(GWT_VERB_DISCARD, card);
    return count;
}

static int breed_has_one_kind(unsigned card)
{
    unsigned kinds = 0;
    for (unsigned other = 0; other < GWT_CATTLE; other++)
        kinds += cattle_specs[other].breed == cattle_specs[card].breed;
    return kinds == 1;
}

void deck_apply_discard_pair(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned card = gwt_action_argument(action);
    deck_discard(play, asked->player, card);
    if (breed_has_one_kind(card) && play_player(play, asked->player)->hand.cattle[card])
        deck_discard(play, asked->player, card);
    else
        ask(play, GWT_DECIDE_DISCARD_SECOND, asked->player, card, 0);
}

size_t deck_list_discard_second(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const GwtPlayer *player = &game->players[asked->player];
    const unsigned first = asked->subject;
    size_t count = 0;
    for (unsigned card = first; card < GWT_CATTLE && cattle_specs[card].breed == cattle_specs[first].breed; card++)
        if (player->hand.cattle[card])
            out[count++] = gwt_action(GWT_VERB_DISCARD, card);
    return count;
}

/* Any hand card, objective cards included (DK4); fewer than allowed is fine (AU5). */
size_t deck_list_trash(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const GwtPlayer *player = &game->players[asked->player];
    const size_t cattle = list_cattle(player, GWT_VERB_TRASH, out);
    return cattle + list_objectives(player, GWT_VERB_TRASH, out + cattle);
}

void deck_apply_trash(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned card = gwt_action_argument(action);
    GwtPlayer *player = play_player(play, asked->player);
    deck_leave_hand(player, card);
    gwt_cards_add(&play->game->box, card);
    play_event(play, GWT_EVENT_TRASHED, asked->player, card, 0, 0);
    if (asked->amount > 1 && player->hand_count)
        offer(play, GWT_DECIDE_TRASH, asked->player, 0, asked->amount - 1u);
}
