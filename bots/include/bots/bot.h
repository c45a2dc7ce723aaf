/* SPDX-License-Identifier: MIT */
/* bot.h - computer players. A bot is a struct of functions; it is given its seat's view of the game, never the game
 * itself, and a state of its own, so that the same view and the same seed give the same move.
 *
 * Garth is no bot: he is part of the rules, and his seat answers by itself. Where players are named he can be named too,
 * so he has a row of his own here. */
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

    uint8_t garth; /* GwtGarthLevel of the seat he is named for; 0 for all bots */
} Bot;

extern const Bot bot_random;
extern const Bot bot_greedy;

/* Every bot there is, by rising strength; NULL ends the list. */
extern const Bot *const bots[];

/* The bot of that name, or NULL. */
const Bot *bot_find(const char *name);

/* Garth by level, from GWT_GARTH_EASY: garth-easy, garth-medium, garth-hard, garth-very-hard. */
extern const Bot garths[GWT_GARTH_LEVELS];

/* A bot, or Garth, by that name, or NULL. */
const Bot *bot_or_garth_find(const char *name);

/* "random, greedy, garth-easy, ...": every name bot_or_garth_find knows, for help and errors. */
#define BOT_NAMES "random, greedy, garth-easy, garth-medium, garth-hard or garth-very-hard"

/* Who plays a seat. Players are numbered as they came to the table; where seats are bid for, that is the order of
 * bidding, and a player sits elsewhere afterwards. */
static inline unsigned player_at_seat(const GwtGame *game, unsigned seat)
{
    return gwt_decision(game).kind == GWT_DECIDE_BID ? seat : gwt_seat_bidder(game, seat);
}

/* Equal seeds start equal states. */
void bot_state_init(BotState *state, uint64_t seed);

#endif
