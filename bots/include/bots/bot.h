/* SPDX-License-Identifier: MIT */
/* bot.h - computer players. A bot is a struct of functions; it is given its seat's view of the game, never the game
 * itself, and a state of its own, so that the same view and the same seed give the same move.
 *
 * Garth is no bot: he is part of the rules, and his seat answers by itself. Where players are named he can be named too,
 * so he has a row of his own here. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H
#include "gwt/game.h"

#define BOT_PLAN_MAX 40

/* What a bot remembers between its decisions: its random numbers, and the rest of the turn it has planned. Plain data: copy
 * it with =. */
typedef struct BotState {
    uint64_t random;
    GwtAction plan[BOT_PLAN_MAX];
    uint64_t expected[BOT_PLAN_MAX]; /* hash of the view in which each action of the plan is due */
    uint8_t plan_count, plan_next;
} BotState;

#define BOT_SIMULATIONS_MAX 24576u /* more are not run */

/* How long a bot may think about one decision; 0 stands for what is usual for it, and with milliseconds alone a bot that simulates
 * goes on as long as they last. The same budget in simulations gives the same choice everywhere, whatever the number of threads; one
 * in milliseconds does not. To compare two lines takes two simulations, also where one is asked for. */
typedef struct BotBudget {
    uint32_t simulations;
    uint32_t milliseconds;
    uint32_t threads;
} BotBudget;

/* The memory a bot thinks in. Got once, used by one decision at a time; never grows. */
typedef struct BotWorkspace BotWorkspace;
BotWorkspace *bot_workspace_new(void); /* NULL when there is no memory left */
void bot_workspace_free(BotWorkspace *workspace);

typedef struct BotLevel BotLevel; /* how a bot judges and searches: bots/search/level.h */

typedef struct Bot {
    const char *name;    /* for command lines: lower case, one word */
    const char *summary; /* one line for people */

    /* The answer to the open question. view: gwt_view_for of the seat to act, not over. */
    GwtAction (*choose)(const struct Bot *bot, const GwtGame *view, BotState *state, const BotBudget *budget,
                        BotWorkspace *workspace);

    /* The same choice for a bot that looks at nothing but the list of legal actions, so that an arena need not make
     * views for it; NULL for all others. */
    GwtAction (*pick)(const GwtAction *legal, size_t count, BotState *state);

    const BotLevel *level; /* NULL for bots that have none */
    uint8_t garth; /* GwtGarthLevel of the seat he is named for; 0 for all bots */
} Bot;

extern const Bot bot_random;
extern const Bot bot_greedy;
extern const Bot bot_heuristic;
extern const Bot bot_easy, bot_normal, bot_hard, bot_expert;

/* Every bot there is, by rising strength; NULL ends the list. */
extern const Bot *const bots[];

/* The bot of that name, or NULL. */
const Bot *bot_find(const char *name);

/* Garth by level, from GWT_GARTH_EASY: garth-easy, garth-medium, garth-hard, garth-very-hard. */
extern const Bot garths[GWT_GARTH_LEVELS];

/* A bot, or Garth, by that name, or NULL. */
const Bot *bot_or_garth_find(const char *name);

/* "random, greedy, garth-easy, ...": every name bot_or_garth_find knows, for help and errors. */
#define BOT_NAMES \
    "random, greedy, easy, normal, heuristic, hard, expert, garth-easy, garth-medium, garth-hard or garth-very-hard"

/* Who plays a seat. Players are numbered as they came to the table; where seats are bid for, that is the order of
 * bidding, and a player sits elsewhere afterwards. */
static inline unsigned player_at_seat(const GwtGame *game, unsigned seat)
{
    return gwt_decision(game).kind == GWT_DECIDE_BID ? seat : gwt_seat_bidder(game, seat);
}

/* What a position holds for the seat to act, by one of its actions: the points it will end with and those of the best rival, the
 * chance of winning, how often the search tried it, and how the turn goes on. */
typedef struct BotAdvice {
    GwtAction action;
    float points, rival, win;
    float value; /* what the choice went by; higher is better */
    uint32_t visits;
    uint8_t line_count;
    GwtAction line[BOT_PLAN_MAX]; /* the turn as planned, beginning with the action */
} BotAdvice;

/* The actions a bot with a level considers, at most max: first the one it would choose with a state of that seed, then those the
 * search gave up later before those it gave up sooner. Returns how many. view as for choose. */
size_t bot_analyze(const Bot *bot, const GwtGame *view, uint64_t seed, const BotBudget *budget, BotWorkspace *workspace,
                   BotAdvice *out, size_t max);

/* The same choice in pieces, for a program that has to listen meanwhile: begin, go on by some simulations while there are any
 * left (bot_think_on tells), then take the answer; earlier it is the best so far. Begin is 0 where there is nothing to simulate
 * and choose answers at once. Nothing else may use the workspace in between. */
int bot_think_begin(const Bot *bot, const GwtGame *view, BotState *state, BotWorkspace *workspace);
int bot_think_on(BotWorkspace *workspace, unsigned simulations);
unsigned bot_think_progress(const BotWorkspace *workspace); /* per cent */
GwtAction bot_think_end(BotState *state, BotWorkspace *workspace);

/* Equal seeds start equal states. */
void bot_state_init(BotState *state, uint64_t seed);

#endif
