/* SPDX-License-Identifier: MIT */
/* arena.c - plays many games on several threads. Each game depends on its number alone; every thread adds whole
 * numbers to its own tallies, so the sums do not depend on who played what; only the signature needs the order of the
 * games, and so each game leaves its hash in a table. */
#define _POSIX_C_SOURCE 200809L
#include "bots/arena.h"
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "../random_numbers.h"
#include "gwt/score.h"
#include "gwt/view.h"

#define TIMED_EVERY 8      /* the clock is read around one decision in so many of bots that think no time at all */
#define WIN_TWELFTHS 12    /* divisible by every number of winners */

typedef struct Arena {
    const ArenaOptions *options;
    const Bot *bots[ARENA_BOTS_MAX];   /* the different ones */
    unsigned bots_count;
    unsigned slot_bot[ARENA_BOTS_MAX]; /* for each entry of options->bots its index in bots */
    uint64_t *hashes;
    atomic_uint next_game;
    atomic_uint games_done;
    const Bot *_Atomic cheat; /* who chose what is not legal; NULL: nobody */
} Arena;

typedef struct Worker {
    Arena *arena;
    pthread_t thread;
    int reports_progress;
    ArenaResult sums;
    BotWorkspace *workspace;
} Worker;

/* What a player of one game is; with bidding the seat is found by player_at_seat. */
typedef struct Seat {
    const Bot *bot;
    unsigned bot_index;
    BotState state;
    ArenaTally tally; /* of this game */
} Seat;

/* What all seats of a game share. */
typedef struct Table {
    const BotBudget *budget;
    BotWorkspace *workspace;
} Table;

static uint64_t now_ns(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static GwtAction seat_choose(Seat *seat, const GwtGame *game, unsigned player, const Table *table)
{
    if (seat->bot->pick) {
        GwtAction legal[GWT_ACTIONS_MAX];
        return seat->bot->pick(legal, gwt_legal_actions(game, legal), &seat->state);
    }
    GwtGame view;
    gwt_view_for(game, player, &view);
    return seat->bot->choose(seat->bot, &view, &seat->state, table->budget, table->workspace);
}

/* A bot that thinks is measured in processor time, so that other work on the machine does not count. */
static GwtAction seat_choose_timed(Seat *seat, const GwtGame *game, unsigned player, const Table *table)
{
    const clockid_t clock = seat->bot->level ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
    uint64_t start = now_ns(clock);
    GwtAction action = seat_choose(seat, game, player, table);
    uint64_t taken = now_ns(clock) - start;
    seat->tally.timed_ns += taken;
    seat->tally.timed_decisions++;
    if (taken > seat->tally.longest_ns)
        seat->tally.longest_ns = taken;
    return action;
}

/* A bot that thinks is not taken at its word: an action that is not legal would spoil the game unseen. */
static int seat_apply(const Seat *seat, GwtGame *game, GwtAction action)
{
    if (seat->bot->level)
        return gwt_apply(game, action, NULL) == GWT_OK;
    gwt_apply_legal(game, action);
    return 1;
}

/* Plays to the end. Returns 0 for a game that has to be given up; cheat is then who chose what is not legal, if anybody did. */
static int play(GwtGame *game, Seat seats[], const Table *table, const Bot **cheat)
{
    for (unsigned decisions = 0; !gwt_is_over(game); decisions++) {
        if (decisions == ARENA_DECISIONS_MAX)
            return 0;
        unsigned player = gwt_player_to_act(game);
        Seat *seat = &seats[player_at_seat(game, player)];
        GwtAction action = seat->bot->level || decisions % TIMED_EVERY == 0
                               ? seat_choose_timed(seat, game, player, table)
                               : seat_choose(seat, game, player, table);
        if (!seat_apply(seat, game, action)) {
            *cheat = seat->bot;
            return 0;
        }
        seat->tally.decisions++;
    }
    return 1;
}

void arena_tally_add(ArenaTally *sum, const ArenaTally *more)
{
    sum->games += more->games;
    sum->tables += more->tables;
    sum->score_sum += more->score_sum;
    sum->winning_score_sum += more->winning_score_sum;
    sum->margin_sum += more->margin_sum;
    sum->wins += more->wins;
    sum->win_twelfths += more->win_twelfths;
    sum->decisions += more->decisions;
    sum->timed_decisions += more->timed_decisions;
    sum->timed_ns += more->timed_ns;
    if (more->longest_ns > sum->longest_ns)
        sum->longest_ns = more->longest_ns;
}

static void result_add(ArenaResult *sum, const ArenaResult *more)
{
    sum->unfinished += more->unfinished;
    sum->decisions += more->decisions;
    sum->turns += more->turns;
    for (unsigned i = 0; i < ARENA_BOTS_MAX; i++)
        arena_tally_add(&sum->by_bot[i], &more->by_bot[i]);
    for (unsigned i = 0; i < GWT_PLAYERS_MAX; i++)
        arena_tally_add(&sum->by_seat[i], &more->by_seat[i]);
}

static int best_other(const int totals[], unsigned players, unsigned player)
{
    unsigned best = player == 0;
    for (unsigned other = 0; other < players; other++)
        if (other != player && totals[other] > totals[best])
            best = other;
    return totals[best];
}

static void count_result(ArenaResult *sums, const GwtGame *game, const Seat seats[])
{
    unsigned winners = gwt_winners(game);
    unsigned sharing = (unsigned)__builtin_popcount(winners);
    unsigned seen = 0; /* bots */
    int totals[GWT_PLAYERS_MAX];
    sums->turns += game->turns;
    for (unsigned player = 0; player < game->players_count; player++) {
        GwtScore score;
        gwt_score(game, player, &score);
        totals[player] = score.total;
    }
    for (unsigned player = 0; player < game->players_count; player++) {
        const Seat *seat = &seats[player_at_seat(game, player)];
        ArenaTally tally = seat->tally;
        tally.games = tally.tables = 1;
        tally.score_sum = totals[player];
        tally.margin_sum = totals[player] - best_other(totals, game->players_count, player);
        if (winners >> player & 1) {
            tally.wins = 1;
            tally.winning_score_sum = totals[player];
            tally.win_twelfths = WIN_TWELFTHS / sharing;
        }
        sums->decisions += tally.decisions;
        arena_tally_add(&sums->by_seat[player], &tally);
        tally.tables = !(seen >> seat->bot_index & 1);
        seen |= 1u << seat->bot_index;
        arena_tally_add(&sums->by_bot[seat->bot_index], &tally);
    }
}

static unsigned slot_of(const ArenaOptions *options, unsigned rotation, unsigned player)
{
    return (player + rotation) % options->bots_count;
}

static void arena_setup(const ArenaOptions *options, unsigned rotation, GwtSetup *out)
{
    *out = options->setup;
    for (unsigned player = 0; player < out->players && player < GWT_PLAYERS_MAX; player++)
        out->garth[player] = options->bots[slot_of(options, rotation, player)]->garth;
}

/* Every deal is played once with each rotation of the bots, so luck of the deal falls on all alike. */
static void play_game(Arena *arena, uint32_t number, BotWorkspace *workspace, ArenaResult *sums)
{
    const ArenaOptions *options = arena->options;
    uint64_t deal_seed = options->seed + number / options->bots_count;
    unsigned rotation = number % options->bots_count;

    GwtSetup setup;
    arena_setup(options, rotation, &setup);
    gwt_key_from_seed(deal_seed, setup.key);
    GwtGame game;
    gwt_init(&game, &setup);

    Seat seats[GWT_PLAYERS_MAX];
    memset(seats, 0, sizeof seats);
    for (unsigned player = 0; player < setup.players; player++) {
        unsigned slot = slot_of(options, rotation, player);
        seats[player].bot = options->bots[slot];
        seats[player].bot_index = arena->slot_bot[slot];
        bot_state_init(&seats[player].state, deal_seed * 64 + rotation * GWT_PLAYERS_MAX + player);
    }
    Table table = { &options->budget, workspace };
    const Bot *cheat = NULL;
    if (!play(&game, seats, &table, &cheat))
        sums->unfinished++;
    if (cheat)
        atomic_store(&arena->cheat, cheat);
    count_result(sums, &game, seats);
    arena->hashes[number] = gwt_hash(&game);
}

static void *work(void *argument)
{
    Worker *worker = argument;
    Arena *arena = worker->arena;
    const ArenaOptions *options = arena->options;
    for (;;) {
        uint32_t number = atomic_fetch_add(&arena->next_game, 1);
        if (number >= options->games || atomic_load(&arena->cheat))
            return NULL;
        play_game(arena, number, worker->workspace, &worker->sums);
        uint32_t done = atomic_fetch_add(&arena->games_done, 1) + 1;
        if (worker->reports_progress)
            options->progress(done, options->games, options->progress_context);
    }
}

static void list_bots(Arena *arena)
{
    for (unsigned slot = 0; slot < arena->options->bots_count; slot++) {
        const Bot *bot = arena->options->bots[slot];
        unsigned i = 0;
        while (i < arena->bots_count && arena->bots[i] != bot)
            i++;
        if (i == arena->bots_count)
            arena->bots[arena->bots_count++] = bot;
        arena->slot_bot[slot] = i;
    }
}

static unsigned threads_wanted(const ArenaOptions *options)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned threads = options->threads ? options->threads : cores > 0 ? (unsigned)cores : 1;
    if (threads > ARENA_THREADS_MAX)
        threads = ARENA_THREADS_MAX;
    return threads > options->games ? options->games : threads;
}

/* The calling thread works too. Fewer threads than wanted still play every game, so a refused one is no error. */
static void run_workers(Worker *workers, unsigned threads)
{
    unsigned started = 1;
    while (started < threads && pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
        started++;
    work(&workers[0]);
    for (unsigned i = 1; i < started; i++)
        pthread_join(workers[i].thread, NULL);
}

static void workers_free(Worker *workers, unsigned threads)
{
    for (unsigned i = 0; workers && i < threads; i++)
        bot_workspace_free(workers[i].workspace);
    free(workers);
}

static Worker *workers_new(unsigned threads)
{
    Worker *workers = calloc(threads, sizeof *workers);
    for (unsigned i = 0; workers && i < threads; i++)
        if (!(workers[i].workspace = bot_workspace_new())) {
            workers_free(workers, threads);
            return NULL;
        }
    return workers;
}

static const char *options_problem(const ArenaOptions *options)
{
    GwtGame game;
    if (options->games < 1 || options->games > ARENA_GAMES_MAX)
        return "the number of games must be 1 to 100000000";
    if (options->bots_count < 1 || options->bots_count > ARENA_BOTS_MAX)
        return "name 1 to 8 bots";
    for (unsigned rotation = 0; rotation < options->bots_count; rotation++) {
        GwtSetup setup;
        arena_setup(options, rotation, &setup);
        if (gwt_init(&game, &setup) != GWT_OK)
            return "these setup options do not go together";
    }
    return NULL;
}

int arena_run(const ArenaOptions *options, ArenaResult *result, char *error, size_t error_size)
{
    const char *problem = options_problem(options);
    if (problem) {
        snprintf(error, error_size, "%s", problem);
        return 0;
    }
    unsigned threads = threads_wanted(options);
    Arena arena = { .options = options };
    Worker *workers = workers_new(threads);
    arena.hashes = malloc(options->games * sizeof *arena.hashes);
    if (!workers || !arena.hashes) {
        snprintf(error, error_size, "not enough memory for %u games", options->games);
        workers_free(workers, threads);
        free(arena.hashes);
        return 0;
    }
    list_bots(&arena);
    for (unsigned i = 0; i < threads; i++) {
        workers[i].arena = &arena;
        workers[i].reports_progress = i == 0 && options->progress;
    }
    uint64_t start = now_ns(CLOCK_MONOTONIC);
    run_workers(workers, threads);
    const Bot *cheat = atomic_load(&arena.cheat);
    if (cheat) {
        snprintf(error, error_size, "%s chose an action that is not legal", cheat->name);
        workers_free(workers, threads);
        free(arena.hashes);
        return 0;
    }

    memset(result, 0, sizeof *result);
    result->seconds = (double)(now_ns(CLOCK_MONOTONIC) - start) / 1e9;
    result->games = options->games;
    result->bots_count = arena.bots_count;
    memcpy(result->bots, arena.bots, sizeof arena.bots);
    for (unsigned i = 0; i < threads; i++)
        result_add(result, &workers[i].sums);
    for (uint32_t number = 0; number < options->games; number++) {
        result->signature ^= arena.hashes[number];
        result->signature = random_next(&result->signature);
    }
    workers_free(workers, threads);
    free(arena.hashes);
    return 1;
}

double arena_mean_score(const ArenaTally *tally)
{
    return tally->games ? (double)tally->score_sum / (double)tally->games : 0;
}

double arena_mean_winning_score(const ArenaTally *tally)
{
    return tally->wins ? (double)tally->winning_score_sum / (double)tally->wins : 0;
}

double arena_win_share(const ArenaTally *tally)
{
    return tally->games ? (double)tally->win_twelfths / WIN_TWELFTHS / (double)tally->games : 0;
}

double arena_mean_margin(const ArenaTally *tally)
{
    return tally->games ? (double)tally->margin_sum / (double)tally->games : 0;
}

double arena_longest_ms(const ArenaTally *tally) { return (double)tally->longest_ns / 1e6; }

double arena_ms_per_decision(const ArenaTally *tally)
{
    return tally->timed_decisions ? (double)tally->timed_ns / 1e6 / (double)tally->timed_decisions : 0;
}

void arena_win_interval(const ArenaTally *tally, double *low, double *high)
{
    const double z = 1.959963984540054; /* 97.5 % quantile of the normal distribution */
    if (!tally->tables) {
        *low = 0;
        *high = 1;
        return;
    }
    double n = (double)tally->tables, seats = (double)tally->games / n, p = arena_win_share(tally) * seats;
    double scale = 1 + z * z / n;
    double middle = (p + z * z / (2 * n)) / scale;
    double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
    *low = (middle - half < 0 ? 0 : middle - half) / seats;
    *high = (middle + half > 1 ? 1 : middle + half) / seats;
}
