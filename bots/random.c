/* SPDX-License-Identifier: MIT */
/* random.c - the bot that takes any legal action with equal chance: the yardstick, and the simulator's workload. */
#include "bots/bot.h"
#include "random_numbers.h"

static GwtAction random_pick(const GwtAction *legal, size_t count, BotState *state)
{
    return legal[random_below(&state->random, (uint32_t)count)];
}

static GwtAction random_choose(const Bot *bot, const GwtGame *view, BotState *state, const BotBudget *budget,
                               BotWorkspace *workspace)
{
    (void)bot;
    (void)budget;
    (void)workspace;
    GwtAction legal[GWT_ACTIONS_MAX];
    return random_pick(legal, gwt_legal_actions(view, legal), state);
}

const Bot bot_random = {
    .name = "random",
    .summary = "any legal action, each with equal chance",
    .choose = random_choose,
    .pick = random_pick,
};
