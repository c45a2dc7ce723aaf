/* SPDX-License-Identifier: MIT */
/* players.c - the bots for the browser's worker. They are numbered as in bots/bots.c and get the view of their seat,
 * whatever the slot holds. */
#include <string.h>
#include "module.h"
#include "bots/bot.h"
#include "gwt/view.h"

static uint32_t bots_count(void)
{
    uint32_t count = 0;
    while (bots[count])
        count++;
    return count;
}

EXPORT(bot_count) uint32_t bot_count(void) { return bots_count(); }

EXPORT(bot_name) uint32_t bot_name(uint32_t index)
{
    const char *name = index < bots_count() ? bots[index]->name : "";
    const size_t length = strlen(name);
    memcpy(text_buffer, name, length + 1);
    return (uint32_t)length;
}

/* What the bots remember, by seat: the rest of the turn they planned. A plan is only followed in the very view it expects, so it
 * does no harm when the page goes back or to another game. */
static BotState states[GWT_PLAYERS_MAX];

static uint64_t number_of(uint32_t low, uint32_t high) { return (uint64_t)high << 32 | low; }

/* The memory of the seat to act, with its random numbers begun anew, and its view; NULL if no bot can answer. */
static BotState *prepare(uint32_t slot, uint32_t index, uint64_t seed, GwtGame *view)
{
    const GwtGame *game = game_of(slot);
    if (!game || gwt_is_over(game) || index >= bots_count())
        return NULL;
    const unsigned seat = gwt_player_to_act(game);
    BotState fresh;
    gwt_view_for(game, seat, view);
    bot_state_init(&fresh, seed);
    states[seat].random = fresh.random;
    return &states[seat];
}

/* The answer of a bot to the open question; GWT_ACTION_INVALID if there is none. */
EXPORT(bot_choose) uint32_t bot_choose(uint32_t slot, uint32_t index, uint32_t seed_low, uint32_t seed_high)
{
    GwtGame view;
    BotState *state = prepare(slot, index, number_of(seed_low, seed_high), &view);
    return state ? bots[index]->choose(bots[index], &view, state, NULL, bot_workspace_new()) : GWT_ACTION_INVALID;
}

/* The same in pieces: 1 if there is something to think about, then think_on until it says 0 or the page wants an answer. */
static BotState *thinker;

EXPORT(think_begin) uint32_t think_begin(uint32_t slot, uint32_t index, uint32_t seed_low, uint32_t seed_high)
{
    GwtGame view;
    thinker = prepare(slot, index, number_of(seed_low, seed_high), &view);
    if (thinker && !bot_think_begin(bots[index], &view, thinker, bot_workspace_new()))
        thinker = NULL;
    return thinker != NULL;
}

EXPORT(think_on) uint32_t think_on(uint32_t simulations)
{
    return thinker ? (uint32_t)bot_think_on(bot_workspace_new(), simulations) : 0;
}

EXPORT(think_progress) uint32_t think_progress(void) { return thinker ? bot_think_progress(bot_workspace_new()) : 100; }

EXPORT(think_end) uint32_t think_end(void)
{
    BotState *state = thinker;
    thinker = NULL;
    return state ? bot_think_end(state, bot_workspace_new()) : GWT_ACTION_INVALID;
}

static BotAdvice advice[8];

/* What a bot thinks of the open question: how many of its choices can be asked for below, the best first. 0 for bots
 * that do not search. */
EXPORT(bot_advise) uint32_t bot_advise(uint32_t slot, uint32_t index, uint32_t seed_low, uint32_t seed_high)
{
    const GwtGame *game = game_of(slot);
    GwtGame view;
    if (!game || gwt_is_over(game) || index >= bots_count())
        return 0;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    return (uint32_t)bot_analyze(bots[index], &view, number_of(seed_low, seed_high), NULL, bot_workspace_new(), advice,
                                 sizeof advice / sizeof advice[0]);
}

static const BotAdvice *advice_at(uint32_t place)
{
    return &advice[place < sizeof advice / sizeof advice[0] ? place : 0];
}

EXPORT(advice_action) uint32_t advice_action(uint32_t place) { return advice_at(place)->action; }
EXPORT(advice_points) float advice_points(uint32_t place) { return advice_at(place)->points; }
EXPORT(advice_win) float advice_win(uint32_t place) { return advice_at(place)->win; }
