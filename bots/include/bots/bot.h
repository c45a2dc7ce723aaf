/* SPDX-License-Identifier: MIT */
/* bot.h - computer players. A bot is a struct of functions; it is given its seat's view of the game, never the game
 * itself, and a state of its own, so that the same view and the same seed give the same move. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H
#include "gwt/game.h"

/* What a bot remembers between its decisions. Plain data: copy it with =. */
typedef struct BotState {
    uint64_t random; /* state of the bot's own random numbers */
} BotState;

typedef struct Bot {
    const char *name;    /* for command lines: lower case, one word */
    const char *summary; /* one line for people */

    /* The answer to the open question. view: gwt_view_for of the seat to act, not over. */
    GwtAction (*choose)(const GwtGame *view, BotState *state);

    /* The same choice for a bot that looks at nothing but the list of legal actions, so that an arena need not make
     * views for it; NULL for all others. */
    GwtAction (*pick)(const GwtAction *legal, size_t count, BotState *state);
} Bot;

extern const Bot bot_random;
extern const Bot bot_greedy;

/* Every bot there is, by rising strength; NULL ends the list. */
extern const Bot *const bots[];

/* The bot of that name, or NULL. */
const Bot *bot_find(const char *name);

/* Equal seeds start equal states. */
void bot_state_init(BotState *state, uint64_t seed);

#endif
