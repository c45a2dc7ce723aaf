/* SPDX-License-Identifier: MIT */
/* market.c - the cattle market: buying with cowboys, turning cards up, refilling. */
#include "core/rng.h"
#include "rules/rules.h"

static unsigned cards_in(const uint8_t cards[GWT_CATTLE])
{
    unsigned sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        sum += cards[card];
    return sum;
}

void market_turn_up(Play *play, unsigned cards)
{
    GwtGame *game = play->game;
    for (unsigned left = cards_in(game->market_stack); cards && left; cards--, left--) {
        unsigned index = rng_below(game, left), card = 0;
        while (index >= game->market_stack[card])
            index -= game->market_stack[card++];
        game->market_stack[card]--;
        game->market[card]++;
        play_reveal(play, GWT_EVENT_MARKET_CARD, GWT_NONE, card, 0, 0);
    }
}

/* Up to the number of cards at setup; nothing if there are as many already (KC3). */
void market_refill(Play *play)
{
    const unsigned target = market_target[content_has_simmental(play->game)][play->game->players_count],
                   now = cards_in(play->game->market);
    if (now < target)
        market_turn_up(play, target - now);
}

/* For an option of two cards: one more card of the range, not earlier in the list, so that each pair has one name. */
static int has_second(const GwtGame *game, const BuySpec *option, unsigned first)
{
    if (game->market[first] >= 2)
        return 1;
    for (unsigned card = first + 1; card <= option->last; card++)
        if (game->market[card])
            return 1;
    return 0;
}

/* The lines of the price table for which cowboys, money and cards suffice (CM1), and turning up two cards (CM2). */
static size_t list_purchases(const GwtGame *game, unsigned player, unsigned cowboys, GwtAction *out)
{
    size_t count = 0;
    for (unsigned option = 0; option < GWT_BUY_OPTIONS; option++) {
        const BuySpec *spec = &buy_specs[option];
        if (spec->cowboys > cowboys || spec->dollars > game->players[player].dollars)
            continue;
        for (unsigned card = spec->first; card <= spec->last; card++)
            if (game->market[card] && (spec->cards == 1 || has_second(game, spec, card)))
                out[count++] = gwt_action(GWT_VERB_BUY, option * 16 + card);
    }
    if (cowboys && cards_in(game->market_stack))
        out[count++] = gwt_action(GWT_VERB_TURN_UP, 0);
    return count;
}

int market_possible(const GwtGame *game, unsigned player)
{
    GwtAction actions[64];
    return list_purchases(game, player, game->players[player].workers[GWT_COWBOY], actions) > 0;
}

/* Once something was done the player may stop. */
size_t market_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_purchases(game, asked->player, asked->amount, out);
}

static void go_on(Play *play, unsigned player, unsigned cowboys)
{
    GwtAction actions[64];
    if (list_purchases(play->game, player, cowboys, actions))
        offer(play, GWT_DECIDE_BUY, player, 0, cowboys);
}

/* Bought cards go face up to the own discard pile (CM3). */
void market_take_card(Play *play, unsigned player, unsigned card, unsigned option)
{
    play->game->market[card]--;
    deck_add_to_discard(play, player, card);
    play_event(play, GWT_EVENT_BOUGHT, player, card, option, 0);
}

void market_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned player = asked->player;
    if (gwt_action_verb(action) == GWT_VERB_TURN_UP) {
        market_turn_up(play, 2);
        go_on(play, player, asked->amount - 1u);
        return;
    }
    const unsigned option = gwt_action_argument(action) / 16, card = gwt_action_argument(action) % 16;
    const BuySpec *spec = &buy_specs[option];
    const unsigned cowboys = (unsigned)asked->amount - spec->cowboys;
    money_pay(play, player, spec->dollars);
    market_take_card(play, player, card, option);
    if (spec->cards == 2)
        decision_push(play->game, (GwtDecision){ GWT_DECIDE_BUY_SECOND, (uint8_t)player, 0, (uint8_t)card,
                                                 (uint8_t)cowboys, (uint8_t)option });
    else
        go_on(play, player, cowboys);
}

size_t market_list_second(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    for (unsigned card = asked->subject; card <= buy_specs[asked->detail].last; card++)
        if (game->market[card])
            out[count++] = gwt_action(GWT_VERB_BUY_SECOND, card);
    return count;
}

void market_apply_second(Play *play, const GwtDecision *asked, GwtAction action)
{
    market_take_card(play, asked->player, gwt_action_argument(action), asked->detail);
    go_on(play, asked->player, asked->amount);
}

/* Medium town: dollars, or a yellow, red or blue card of the market, which is not refilled. */
size_t market_list_dollars_or_cattle(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    (void)asked;
    out[count++] = gwt_action(GWT_VERB_TAKE, 0);
    for (unsigned card = GWT_CARD_YELLOW; card <= GWT_CARD_BLUE; card++)
        if (game->market[card])
            out[count++] = gwt_action(GWT_VERB_CATTLE, card);
    return count;
}

void market_apply_dollars_or_cattle(Play *play, const GwtDecision *asked, GwtAction action)
{
    if (gwt_action_verb(action) == GWT_VERB_TAKE)
        money_gain(play, asked->player, asked->amount);
    else
        market_take_card(play, asked->player, gwt_action_argument(action), GWT_NONE);
}
