/* SPDX-License-Identifier: MIT */
/* bots.c - the list of bots, and what they share. */
#include <string.h>
#include "bots/bot.h"
#include "random_numbers.h"

const Bot *const bots[] = { &bot_random, &bot_greedy, NULL };

const Bot *bot_find(const char *name)
{
    for (size_t i = 0; bots[i]; i++)
        if (strcmp(bots[i]->name, name) == 0)
            return bots[i];
    return NULL;
}

void bot_state_init(BotState *state, uint64_t seed)
{
    state->random = seed;
    state->random = random_next(&state->random); /* neighbouring seeds shall not give shifted copies of one sequence */
}
