/* SPDX-License-Identifier: MIT */
/* objective.c - gaining and playing objective cards. Their scoring is flow/score.c. */
#include "core/rng.h"
#include "rules/rules.h"

unsigned objective_cards_left(const GwtGame *game)
{
    unsigned shown = 0;
    while (shown < GWT_DISPLAY_MAX && game->display[shown] != GWT_NONE)
        shown++;
    return shown + game->objective_stack_count;
}

static unsigned draw_from_stack(GwtGame *game)
{
    unsigned index = rng_below(game, game->objective_stack_count), card = GWT_OBJECTIVE_FIRST;
    while (index >= gwt_objectives_of(game->objective_stack, card) && card < GWT_CARD_A1)
        index -= gwt_objectives_of(game->objective_stack, card++);
    game->objective_stack -= gwt_objective_one(card);
    game->objective_stack_count--;
    return card;
}

/* The display is kept by age, the oldest card first, empty places last. */
static void show_card(GwtGame *game, unsigned card)
{
    unsigned place = 0;
    while (game->display[place] != GWT_NONE)
        place++;
    game->display[place] = (uint8_t)card;
}

void objective_fill_display(Play *play)
{
    GwtGame *game = play->game;
    while (game->objective_stack_count && game->display[GWT_DISPLAY_MAX - 1] == GWT_NONE) {
        const unsigned card = draw_from_stack(game);
        show_card(game, card);
        play_reveal(play, GWT_EVENT_OBJECTIVE_SHOWN, GWT_NONE, card, 0, 0);
    }
}

static int shown_before(const GwtGame *game, unsigned place)
{
    for (unsigned earlier = 0; earlier < place; earlier++)
        if (game->display[earlier] == game->display[place])
            return 1;
    return 0;
}

/* One of the cards shown, or the unseen top card (OB1); copies are one choice. */
size_t objective_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    (void)asked;
    for (unsigned place = 0; place < GWT_DISPLAY_MAX && game->display[place] != GWT_NONE; place++)
        if (!shown_before(game, place))
            out[count++] = gwt_action(GWT_VERB_OBJECTIVE, game->display[place]);
    if (game->objective_stack_count)
        out[count++] = gwt_action(GWT_VERB_OBJECTIVE, GWT_CARD_STACK);
    return count;
}

static void take_from_display(GwtGame *game, unsigned card)
{
    unsigned place = 0;
    while (place < GWT_DISPLAY_MAX - 1 && game->display[place] != card)
        place++;
    for (; place < GWT_DISPLAY_MAX - 1; place++)
        game->display[place] = game->display[place + 1];
    game->display[GWT_DISPLAY_MAX - 1] = GWT_NONE;
}

/* Straight to hand (OB4): a blind card goes there unseen by the others, one of the display is known to all (IN2). */
static void add_to_hand(GwtPlayer *player, unsigned card, int blind)
{
    gwt_cards_add(&player->hand, card);
    player->hand_count++;
    if (blind) {
        player->hand_blind += gwt_objective_one(card);
        player->hand_blind_count++;
    } else {
        gwt_cards_add(&player->hand_known, card);
    }
}

void objective_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const int blind = gwt_action_argument(action) == GWT_CARD_STACK, to_hand = asked->subject;
    const unsigned card = blind ? draw_from_stack(game) : gwt_action_argument(action);
    if (to_hand)
        add_to_hand(&game->players[asked->player], card, blind);
    else
        deck_add_to_discard(play, asked->player, card);
    if (blind)
        play_reveal(play, GWT_EVENT_OBJECTIVE_GAINED, asked->player, to_hand ? GWT_CARD_STACK : card, (unsigned)to_hand,
                    0);
    else
        play_event(play, GWT_EVENT_OBJECTIVE_GAINED, asked->player, card, (unsigned)to_hand, 0);
    if (blind)
        return;
    take_from_display(game, card);
    objective_fill_display(play);
}

/* Garth takes a card that is shown straight to his objective area. */
void objective_take_shown(Play *play, unsigned seat, unsigned place)
{
    GwtGame *game = play->game;
    const unsigned card = game->display[place];
    if (card == GWT_NONE)
        return;
    game->players[seat].area += gwt_objective_one(card);
    play_event(play, GWT_EVENT_OBJECTIVE_GAINED, seat, card, 0, 0);
    take_from_display(game, card);
    objective_fill_display(play);
}

size_t objective_list_playable(const GwtGame *game, unsigned player, GwtAction *out)
{
    const GwtObjectives hand = game->players[player].hand.objectives;
    size_t count = 0;
    if (!hand)
        return 0;
    FOR_EACH_BIT(index, hand & GWT_OBJECTIVE_SINGLES)
        out[count++] = gwt_action(GWT_VERB_PLAY, GWT_OBJECTIVE_FIRST + (unsigned)index);
    if (gwt_objectives_a1(hand))
        out[count++] = gwt_action(GWT_VERB_PLAY, GWT_CARD_A1);
    return count;
}

/* From hand to the objective area; the immediate action is done at once or lost (OB2). The window stays open: the
 * question that was asked is asked again afterwards. */
void objective_play(Play *play, const GwtDecision *asked, unsigned card)
{
    GwtPlayer *player = play_player(play, asked->player);
    decision_push(play->game, *asked);
    deck_leave_hand(player, card);
    player->area += gwt_objective_one(card);
    play_event(play, GWT_EVENT_OBJECTIVE_PLAYED, asked->player, card, 0, 0);
    effect_offer(play, asked->player, objective_specs[card - GWT_OBJECTIVE_FIRST].effect);
}
