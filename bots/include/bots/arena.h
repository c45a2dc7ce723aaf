/* SPDX-License-Identifier: MIT */
/* arena.h - plays bots off against each other on all cores and counts. The figures depend on the options alone, never
 * on the number of threads or on timing; only seconds and milliseconds do. */
#ifndef BOTS_ARENA_H
#define BOTS_ARENA_H
#include <stdint.h>
#include "bots/bot.h"

#define ARENA_BOTS_MAX 8
#define ARENA_THREADS_MAX 256
#define ARENA_GAMES_MAX 100000000u
#define ARENA_DECISIONS_MAX 20000 /* a game that has not ended by then counts as unfinished */

typedef struct ArenaOptions {
    GwtSetup setup;      /* its key and its Garth seats are replaced for every game */
    const Bot *bots[ARENA_BOTS_MAX]; /* or Garth */
    unsigned bots_count; /* seats are filled from the list in turn, and the list rotates from game to game: a deal is played
                          * bots_count times, so that every entry of the list has every seat once */
    uint32_t games;
    uint64_t seed;
    unsigned threads;    /* 0: one per core */
    BotBudget budget;    /* of every decision of bots that search, on one thread; in milliseconds the games are not
                          * the same again */
    void (*progress)(uint32_t games_done, uint32_t games, void *context); /* from one thread at a time; may be NULL */
    void *progress_context;
} ArenaOptions;

/* Sums over the seats of one bot, or over one seat. Shares of a win are counted in twelfths, since ties share it. */
typedef struct ArenaTally {
    uint64_t games;         /* seats played: a bot on two seats of a game counts twice */
    uint64_t tables;        /* games in which there was such a seat */
    int64_t score_sum;
    int64_t winning_score_sum;
    int64_t margin_sum;     /* score less that of the best other seat */
    uint64_t wins;          /* seats that won, alone or shared */
    uint64_t win_twelfths;
    uint64_t decisions;
    uint64_t timed_decisions; /* the clock is read around every decision of bots with a level, around some of others */
    uint64_t timed_ns;
    uint64_t longest_ns;
} ArenaTally;

typedef struct ArenaResult {
    unsigned bots_count;    /* different bots, in order of first mention */
    const Bot *bots[ARENA_BOTS_MAX];
    ArenaTally by_bot[ARENA_BOTS_MAX];
    ArenaTally by_seat[GWT_PLAYERS_MAX];
    uint32_t games;
    uint32_t unfinished;
    uint64_t decisions;
    uint64_t turns;
    uint64_t signature;     /* hash chain over the final states, in the order of the games */
    double seconds;
} ArenaResult;

/* Returns 1; or 0 with one line in error when the options make no sense, memory runs out, or a bot chooses what is not legal. */
int arena_run(const ArenaOptions *options, ArenaResult *result, char *error, size_t error_size);

double arena_mean_score(const ArenaTally *tally);
double arena_mean_winning_score(const ArenaTally *tally);
double arena_win_share(const ArenaTally *tally);
double arena_mean_margin(const ArenaTally *tally);
double arena_ms_per_decision(const ArenaTally *tally);
double arena_longest_ms(const ArenaTally *tally);

/* Adds the games of one tally to another. */
void arena_tally_add(ArenaTally *sum, const ArenaTally *more);

/* Wilson's 95 % interval of the win share. What the seats of one game win depends on each other: it is the games that are counted. */
void arena_win_interval(const ArenaTally *tally, double *low, double *high);

#endif
