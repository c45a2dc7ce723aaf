/* SPDX-License-Identifier: MIT */
/* bots.c - the lists of bots and of Garth's levels, and what they share. */
#include <string.h>
#include "bots/bot.h"
#include "random_numbers.h"

const Bot *const bots[] = {
    &bot_random, &bot_greedy, &bot_easy, &bot_normal, &bot_heuristic, &bot_hard, &bot_expert, NULL,
};

const Bot *bot_find(const char *name)
{
    for (size_t i = 0; bots[i]; i++)
        if (strcmp(bots[i]->name, name) == 0)
            return bots[i];
    return NULL;
}

static GwtAction only_action(const Bot *bot, const GwtGame *view, BotState *state, const BotBudget *budget,
                             BotWorkspace *workspace)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    (void)bot;
    (void)state;
    (void)budget;
    (void)workspace;
    gwt_legal_actions(view, legal);
    return legal[0];
}

static GwtAction only_of_list(const GwtAction *legal, size_t count, BotState *state)
{
    (void)count;
    (void)state;
    return legal[0];
}

#define GARTH(level_name, level) \
    { .name = level_name, .summary = "the automa", .choose = only_action, .pick = only_of_list, .garth = level }
const Bot garths[GWT_GARTH_LEVELS] = {
    [GWT_GARTH_EASY] = GARTH("garth-easy", GWT_GARTH_EASY),
    [GWT_GARTH_MEDIUM] = GARTH("garth-medium", GWT_GARTH_MEDIUM),
    [GWT_GARTH_HARD] = GARTH("garth-hard", GWT_GARTH_HARD),
    [GWT_GARTH_VERY_HARD] = GARTH("garth-very-hard", GWT_GARTH_VERY_HARD),
};

const Bot *bot_or_garth_find(const char *name)
{
    for (unsigned level = GWT_GARTH_EASY; level < GWT_GARTH_LEVELS; level++)
        if (strcmp(garths[level].name, name) == 0)
            return &garths[level];
    return bot_find(name);
}

void bot_state_init(BotState *state, uint64_t seed)
{
    memset(state, 0, sizeof *state);
    state->random = seed;
    state->random = random_next(&state->random); /* neighbouring seeds shall not give shifted copies of one sequence */
}
