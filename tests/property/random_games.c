/* SPDX-License-Identifier: MIT */
/* random_games.c - plays many random games on all cores and checks the properties along the way.
 *
 * * At every state of every game: the properties of period 1 (properties.c). The others at one state in `period`,
 * and far more often with --thorough: nearly all at every state. At the end of every game: a replay of its actions
 * gives the same bytes. At the end of the run, unless it is short: every kind of decision, every verb and every
 * local action of the first edition has come up. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "properties.h"

#define THREADS_MAX 64
#define COVERAGE_GAMES 10000 /* from so many games on, what never came up is a failure */

typedef struct Options {
    unsigned games, threads;
    uint64_t seed;
    int thorough;
} Options;

/* What one thread has seen. */
typedef struct Tally {
    uint64_t decisions, longest, checks[PROPERTIES];
    uint64_t kinds[GWT_DECISION_KINDS], verbs[GWT_VERBS], effects[GWT_EFFECTS];
} Tally;

typedef struct Worker {
    pthread_t thread;
    Tally tally;
    PlayLog log;
} Worker;

static Options options = { .games = 100000, .seed = 1 };
static atomic_uint next_game;
static atomic_int failed;
static pthread_mutex_t report_lock = PTHREAD_MUTEX_INITIALIZER;

static void report(const PlayLog *log, const char *property, const char *why)
{
    pthread_mutex_lock(&report_lock);
    if (!atomic_exchange(&failed, 1)) {
        printf("# FAILED: %s\n# %s\n# setup %u, policy %u, rich %u, after %zu actions; the game so far:\n", property,
               why, log->setup_number, log->policy, log->rich, log->count);
        play_log_print(log, stdout);
        fflush(stdout);
    }
    pthread_mutex_unlock(&report_lock);
}

static int check_state(const Position *position, Worker *worker)
{
    char why[PROPERTY_WHY_MAX] = "";
    for (unsigned i = 0; i < PROPERTIES; i++) {
        const Property *property = &properties[i];
        unsigned period = options.thorough ? property->period / PROPERTY_THOROUGH : property->period;
        if (period > 1 && play_below(position->rng, period))
            continue;
        worker->tally.checks[i]++;
        if (!property->holds(position, why)) {
            report(&worker->log, property->name, why);
            return 0;
        }
    }
    return 1;
}

static void count_decision(Tally *tally, const Position *position)
{
    GwtDecision asked = gwt_decision(position->game);
    tally->decisions++;
    tally->kinds[asked.kind]++;
    tally->verbs[gwt_action_verb(position->chosen)]++;
    if (gwt_action_verb(position->chosen) == GWT_VERB_LOCAL)
        tally->effects[gwt_local_effect(position->game, position->chosen)]++;
}

static int replay_is_equal(const PlayLog *log, const GwtGame *end)
{
    GwtGame game;
    play_start(log, &game);
    for (size_t i = 0; i < log->count; i++)
        if (gwt_apply(&game, log->actions[i], NULL) != GWT_OK)
            return 0;
    return memcmp(&game, end, sizeof game) == 0 && gwt_hash(&game) == gwt_hash(end);
}

/* Scrambled, so that a run of few games has a bit of everything. */
static void start_log(PlayLog *log, unsigned number)
{
    uint32_t mix = (number * 2654435761u) >> 8;
    log->seed = options.seed * UINT64_C(1000000007) + number;
    log->setup_number = mix % PLAY_SETUPS;
    log->policy = mix / PLAY_SETUPS % PLAY_POLICIES;
    log->rich = mix / (PLAY_SETUPS * PLAY_POLICIES) % 2;
    log->setup = play_setup(log->setup_number, log->seed);
    log->count = 0;
}

static int play_game(Worker *worker, unsigned number)
{
    PlayLog *log = &worker->log;
    start_log(log, number);
    PlayRng rng = { log->seed };
    GwtGame game;
    if (!play_start(log, &game)) {
        report(log, "every numbered setup is accepted", "gwt_init refused it");
        return 0;
    }
    Census census;
    census_take(&game, &census);
    for (;;) {
        Position position;
        position_open(&position, &game, &census, &rng);
        if (position.count)
            position.chosen = play_choose(log->policy, &rng, position.legal, position.count);
        if (!check_state(&position, worker))
            return 0;
        if (gwt_is_over(&game))
            break;
        if (log->count == PLAY_DECISIONS_MAX) {
            report(log, "a game ends", "too many decisions");
            return 0;
        }
        count_decision(&worker->tally, &position);
        log->actions[log->count++] = position.chosen;
        gwt_apply_legal(&game, position.chosen);
    }
    if (log->count > worker->tally.longest)
        worker->tally.longest = log->count;
    if (replay_is_equal(log, &game))
        return 1;
    report(log, "a replay gives the same bytes", "it does not");
    return 0;
}

static void *work(void *argument)
{
    Worker *worker = argument;
    while (!atomic_load(&failed)) {
        unsigned number = atomic_fetch_add(&next_game, 1);
        if (number >= options.games || !play_game(worker, number))
            break;
    }
    return NULL;
}

static void add_tally(Tally *sum, const Tally *part)
{
    sum->decisions += part->decisions;
    if (part->longest > sum->longest)
        sum->longest = part->longest;
    for (unsigned i = 0; i < PROPERTIES; i++)
        sum->checks[i] += part->checks[i];
    for (unsigned i = 0; i < GWT_DECISION_KINDS; i++)
        sum->kinds[i] += part->kinds[i];
    for (unsigned i = 0; i < GWT_VERBS; i++)
        sum->verbs[i] += part->verbs[i];
    for (unsigned i = 0; i < GWT_EFFECTS; i++)
        sum->effects[i] += part->effects[i];
}

static int all_came_up(const Tally *tally)
{
    int complete = 1;
    for (unsigned kind = GWT_DECIDE_NONE + 1; kind <= GWT_DECIDE_EFFECT; kind++)
        if (!tally->kinds[kind])
            complete = 0, printf("decision kind %u never came up\n", kind);
    for (unsigned verb = GWT_VERB_NONE + 1; verb <= GWT_VERB_ROUTE; verb++)
        if (!tally->verbs[verb])
            complete = 0, printf("verb %u never came up\n", verb);
    for (unsigned effect = GWT_EFFECT_NONE + 1; effect <= GWT_EFFECT_RISK_ANY; effect++)
        if (!tally->effects[effect])
            complete = 0, printf("local action %u never came up\n", effect);
    return complete;
}

static void print_tally(const Tally *tally, double seconds)
{
    printf("%u games, %llu decisions, the longest game %llu, %.1f s on %u threads (%.1f s of work)\n", options.games,
           (unsigned long long)tally->decisions, (unsigned long long)tally->longest, seconds, options.threads,
           (double)clock() / CLOCKS_PER_SEC);
    for (unsigned i = 0; i < PROPERTIES; i++)
        printf("%12llu x %s\n", (unsigned long long)tally->checks[i], properties[i].name);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int parse_options(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    options.threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : (unsigned)cores;
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--thorough") == 0)
            options.thorough = 1;
        else if (value && strcmp(argv[i], "--games") == 0)
            options.games = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--seed") == 0)
            options.seed = strtoull(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--threads") == 0)
            options.threads = (unsigned)strtoul(argv[++i], NULL, 10);
        else
            return 0;
    }
    return options.games > 0 && options.threads > 0 && options.threads <= THREADS_MAX;
}

int main(int argc, char **argv)
{
    if (!parse_options(argc, argv)) {
        fprintf(stderr, "usage: random_games [--games N] [--seed N] [--threads N] [--thorough]\n");
        return 2;
    }
    Worker *workers = calloc(options.threads, sizeof *workers);
    if (!workers)
        return 1;
    double start = now();
    unsigned started = 0;
    while (started < options.threads && pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
        started++;
    Tally sum = { 0 };
    for (unsigned i = 0; i < started; i++) {
        pthread_join(workers[i].thread, NULL);
        add_tally(&sum, &workers[i].tally);
    }
    free(workers);
    if (started == 0 || atomic_load(&failed))
        return 1;
    print_tally(&sum, now() - start);
    return options.games < COVERAGE_GAMES || all_came_up(&sum) ? 0 : 1;
}
