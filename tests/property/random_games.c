/* SPDX-License-Identifier: MIT */
/* random_games.c - plays many random games on all cores and checks the properties along the way.
 *
 * * Without --cells: the numbered setups of the first edition. At every state of every game the properties of
 * period 1 (properties.c); the others at one state in `period`, and far more often with --thorough: nearly all at
 * every state. At the end of every game: a replay of its actions gives the same bytes.
 *
 * * With --cells: so many games in each of the cells of the whole matrix, of which the first --full ones are checked as
 * above. The others are played without looking at every state: there is always a legal action, the game ends, one
 * state in LIGHT_PERIOD and the last one pass gwt_check, components are conserved at the end.
 *
 * * At the end of the run, unless it is short: every kind of decision, every verb, every local action and the
 * milestones that random players seldom reach have come up. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "gwt/check.h"
#include "properties.h"

#define THREADS_MAX 64
#define COVERAGE_GAMES 10000 /* from so many games on, what never came up is a failure */
#define LIGHT_PERIOD 64
#define OFF_TURN_PERIOD 32 /* before one decision in so many somebody spends an exchange token, on turn or off */

typedef struct Options {
    unsigned games, full, threads; /* games and full: of each cell with --cells */
    uint64_t seed;
    int thorough, cells;
    unsigned only; /* the one cell to play, PLAY_CELLS for all */
} Options;

typedef struct CellTally {
    uint64_t games, decisions, longest;
} CellTally;

/* What random players seldom do, and the tests must see. */
typedef enum Milestone {
    FIVE_BELLS, /* all fifteen branchlets */
    STATION_11,
    STATION_12,
    NEW_YORK,
    SAN_FRANCISCO,
    OTHER_BIG_TOWN,
    DOUBLE_BRANCHLET,
    FREE_BUILDING,
    RAISED_CALF,
    RAISED_HEIFER,
    OFF_TURN_TOKEN,
    GARTH_BRANCHLET,
    GARTH_NORTH_STATION,
    GARTH_STATION_10,
    GARTH_MASTER,
    GARTH_OFFERED_MASTER,
    GARTH_BEST_CATTLE,
    MILESTONES
} Milestone;

static const char *const milestone_names[MILESTONES] = {
    [FIVE_BELLS] = "all fifteen branchlets placed",
    [STATION_11] = "station 11 upgraded",
    [STATION_12] = "station 12 upgraded",
    [NEW_YORK] = "New York served",
    [SAN_FRANCISCO] = "San Francisco served",
    [OTHER_BIG_TOWN] = "another big town served",
    [DOUBLE_BRANCHLET] = "a double branchlet action",
    [FREE_BUILDING] = "a building of a medium town",
    [RAISED_CALF] = "a calf raised",
    [RAISED_HEIFER] = "a heifer raised",
    [OFF_TURN_TOKEN] = "a token spent off turn",
    [GARTH_BRANCHLET] = "Garth's branchlet",
    [GARTH_NORTH_STATION] = "Garth's station in the north",
    [GARTH_STATION_10] = "Garth's station 10",
    [GARTH_MASTER] = "Garth's station master",
    [GARTH_OFFERED_MASTER] = "Garth's master from New York",
    [GARTH_BEST_CATTLE] = "Garth's purple cattle",
};

/* What one thread has seen. */
typedef struct Tally {
    uint64_t checks[PROPERTIES], kinds[GWT_DECISION_KINDS], verbs[GWT_VERBS], effects[GWT_EFFECTS];
    uint64_t milestones[MILESTONES];
    CellTally cells[PLAY_CELLS + 1]; /* the last one: without --cells */
} Tally;

typedef struct Worker {
    pthread_t thread;
    Tally tally;
    PlayLog log;
} Worker;

static Options options = { .games = 100000, .full = UINT32_MAX, .seed = 1, .only = PLAY_CELLS };
static atomic_uint next_game;
static atomic_int failed;
static pthread_mutex_t report_lock = PTHREAD_MUTEX_INITIALIZER;

static void report(const PlayLog *log, const char *property, const char *why)
{
    char cell[PLAY_CELL_NAME_MAX] = "no cell";
    pthread_mutex_lock(&report_lock);
    if (!atomic_exchange(&failed, 1)) {
        if (log->cell < PLAY_CELLS)
            play_cell_name(log->cell, cell);
        printf(
            "# FAILED: %s\n# %s\n# cell %u (%s), setup %u, seed %llu, policy %u, rich %u, after %zu actions; the game "
            "so far:\n",
            property, why, log->cell, cell, log->setup_number, (unsigned long long)log->seed, log->policy, log->rich,
            log->count);
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

/* ---- what came up ---- */

static void count_decision(Tally *tally, const GwtGame *game, GwtAction chosen)
{
    GwtDecision asked = gwt_decision(game);
    unsigned verb = gwt_action_verb(chosen);
    tally->kinds[asked.kind]++;
    tally->verbs[verb]++;
    if (verb == GWT_VERB_LOCAL)
        tally->effects[gwt_local_effect(game, chosen)]++;
    if (verb == GWT_VERB_AUX && gwt_action_argument(chosen) == 2 * GWT_AUX_BRANCHLET + 1)
        tally->milestones[DOUBLE_BRANCHLET]++;
    tally->milestones[FREE_BUILDING] += verb == GWT_VERB_BUILD && asked.amount == 0;
    if (verb == GWT_VERB_RAISE && gwt_action_argument(chosen))
        tally->milestones[asked.subject == GWT_CARD_CALF ? RAISED_CALF : RAISED_HEIFER]++;
}

static void count_garth(Tally *tally, const GwtPlayer *garth)
{
    unsigned masters = (unsigned)__builtin_popcount(garth->masters);
    unsigned stations = (unsigned)__builtin_popcount(garth->stations);
    tally->milestones[GARTH_BRANCHLET] += garth->branchlets != 0;
    tally->milestones[GARTH_NORTH_STATION] += (garth->stations >> GWT_STATION_NORTH_FIRST) != 0;
    tally->milestones[GARTH_STATION_10] += garth->stations >> GWT_STATION_END & 1;
    tally->milestones[GARTH_MASTER] += masters != 0;
    tally->milestones[GARTH_OFFERED_MASTER] += masters > stations;
    tally->milestones[GARTH_BEST_CATTLE] += garth->discard.cattle[GWT_CARD_PURPLE_7] != 0;
}

static void count_end(Tally *tally, const GwtGame *game)
{
    int rails = (game->options & GWT_OPTION_RAILS) != 0;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        const GwtPlayer *player = &game->players[seat];
        if (player->garth_level) {
            count_garth(tally, player);
            continue;
        }
        tally->milestones[FIVE_BELLS] += __builtin_popcount(player->branchlets) == GWT_BRANCHLETS;
        tally->milestones[STATION_11] += player->stations >> 10 & 1;
        tally->milestones[STATION_12] += player->stations >> 11 & 1;
        tally->milestones[NEW_YORK] += rails && player->cities >> GWT_CITY_NEW_YORK & 1;
        tally->milestones[SAN_FRANCISCO] += rails && player->cities >> GWT_CITY_SAN_FRANCISCO & 1;
        tally->milestones[OTHER_BIG_TOWN] +=
            rails && (player->cities & ~(1u << GWT_CITY_SAN_FRANCISCO)) >> GWT_CITY_MEMPHIS;
    }
}

static void count_game(Worker *worker, const GwtGame *game)
{
    CellTally *cell = &worker->tally.cells[worker->log.cell];
    cell->games++;
    cell->decisions += worker->log.count;
    if (worker->log.count > cell->longest)
        cell->longest = worker->log.count;
    count_end(&worker->tally, game);
}

/* ---- one game ---- */

static int replay_is_equal(const PlayLog *log, const GwtGame *end)
{
    GwtGame game;
    play_start(log, &game);
    for (size_t i = 0; i < log->count; i++)
        if (play_apply(&game, log->seats[i], log->actions[i], NULL) != GWT_OK)
            return 0;
    return memcmp(&game, end, sizeof game) == 0 && gwt_hash(&game) == gwt_hash(end);
}

/* Scrambled, so that a run of few games has a bit of everything. Returns whether the game is one of the full ones. */
static int start_log(PlayLog *log, unsigned number)
{
    unsigned index = number;
    uint32_t mix = (number * 2654435761u) >> 8;
    log->seed = options.seed * UINT64_C(1000000007) + number;
    log->count = 0;
    log->cell = PLAY_CELLS;
    log->setup_number = mix % PLAY_SETUPS;
    log->policy = mix / PLAY_SETUPS % PLAY_POLICIES;
    log->rich = mix / (PLAY_SETUPS * PLAY_POLICIES) % 2;
    if (!options.cells) {
        log->setup = play_setup(log->setup_number, log->seed);
        return 1;
    }
    log->cell = options.only < PLAY_CELLS ? options.only : number % PLAY_CELLS;
    index = options.only < PLAY_CELLS ? number : number / PLAY_CELLS;
    log->setup_number = (unsigned)log->seed;
    log->policy = index % PLAY_POLICIES;
    log->rich = index / PLAY_POLICIES % 2;
    log->setup = play_cell_setup(log->cell, log->setup_number, log->seed);
    return index < options.full;
}

static int note(PlayLog *log, unsigned seat, GwtAction action)
{
    if (log->count == PLAY_DECISIONS_MAX) {
        report(log, "a game ends", "too many decisions");
        return 0;
    }
    log->seats[log->count] = (uint8_t)seat;
    log->actions[log->count++] = action;
    return 1;
}

/* Somebody who has exchange tokens spends one, now and then. */
static int maybe_spend_token(Worker *worker, GwtGame *game, PlayRng *rng)
{
    unsigned seat = play_below(rng, OFF_TURN_PERIOD * game->players_count);
    GwtAction listed[2];
    size_t count = seat < game->players_count ? gwt_token_actions(game, seat, listed) : 0;
    if (count == 0)
        return 1;
    GwtAction action = listed[play_below(rng, count)];
    worker->tally.milestones[OFF_TURN_TOKEN] += seat != gwt_player_to_act(game);
    if (!note(&worker->log, seat, action))
        return 0;
    if (play_apply(game, seat, action, NULL) == GWT_OK)
        return 1;
    report(&worker->log, "a token that is listed can be spent", "it is refused");
    return 0;
}

static int play_full(Worker *worker, GwtGame *game, PlayRng *rng)
{
    PlayLog *log = &worker->log;
    Census census;
    census_take(game, &census);
    for (;;) {
        Position position;
        if (!maybe_spend_token(worker, game, rng))
            return 0;
        position_open(&position, game, &census, rng);
        if (position.count)
            position.chosen = play_choose(log->policy, rng, position.legal, position.count);
        if (!check_state(&position, worker))
            return 0;
        if (gwt_is_over(game))
            break;
        if (!note(log, gwt_player_to_act(game), position.chosen))
            return 0;
        count_decision(&worker->tally, game, position.chosen);
        gwt_apply_legal(game, position.chosen);
    }
    if (replay_is_equal(log, game))
        return 1;
    report(log, "a replay gives the same bytes", "it does not");
    return 0;
}

static int check_light(const Worker *worker, const GwtGame *game)
{
    GwtProblem problem;
    if (gwt_check(game, &problem) == GWT_PROBLEM_NONE)
        return 1;
    report(&worker->log, "gwt_check", gwt_problem_text(problem.code));
    return 0;
}

static int play_light(Worker *worker, GwtGame *game, PlayRng *rng)
{
    PlayLog *log = &worker->log;
    Census start, end;
    census_take(game, &start);
    while (!gwt_is_over(game)) {
        GwtAction legal[GWT_ACTIONS_MAX];
        if (!maybe_spend_token(worker, game, rng))
            return 0;
        size_t count = gwt_legal_actions(game, legal);
        if (count == 0) {
            report(log, "there is a legal action until the end", "there is none");
            return 0;
        }
        GwtAction chosen = play_choose(log->policy, rng, legal, count);
        if (!note(log, gwt_player_to_act(game), chosen))
            return 0;
        count_decision(&worker->tally, game, chosen);
        gwt_apply_legal(game, chosen);
        if (play_below(rng, LIGHT_PERIOD) == 0 && !check_light(worker, game))
            return 0;
    }
    census_take(game, &end);
    if (memcmp(&start, &end, sizeof start) == 0)
        return check_light(worker, game);
    report(log, "components are conserved", "the census at the end is another");
    return 0;
}

static int play_game(Worker *worker, unsigned number)
{
    int full = start_log(&worker->log, number);
    PlayRng rng = { worker->log.seed };
    GwtGame game;
    if (!play_start(&worker->log, &game)) {
        report(&worker->log, "every setup is accepted", "gwt_init refused it");
        return 0;
    }
    if (!(full ? play_full : play_light)(worker, &game, &rng))
        return 0;
    count_game(worker, &game);
    return 1;
}

static unsigned games_in_all(void)
{
    return options.cells && options.only == PLAY_CELLS ? options.games * PLAY_CELLS : options.games;
}

static void *work(void *argument)
{
    Worker *worker = argument;
    while (!atomic_load(&failed)) {
        unsigned number = atomic_fetch_add(&next_game, 1);
        if (number >= games_in_all() || !play_game(worker, number))
            break;
    }
    return NULL;
}

/* ---- the run ---- */

static void add(uint64_t *sum, const uint64_t *part, size_t count)
{
    for (size_t i = 0; i < count; i++)
        sum[i] += part[i];
}

static void add_tally(Tally *sum, const Tally *part)
{
    add(sum->checks, part->checks, PROPERTIES);
    add(sum->kinds, part->kinds, GWT_DECISION_KINDS);
    add(sum->verbs, part->verbs, GWT_VERBS);
    add(sum->effects, part->effects, GWT_EFFECTS);
    add(sum->milestones, part->milestones, MILESTONES);
    for (unsigned i = 0; i <= PLAY_CELLS; i++) {
        sum->cells[i].games += part->cells[i].games;
        sum->cells[i].decisions += part->cells[i].decisions;
        if (part->cells[i].longest > sum->cells[i].longest)
            sum->cells[i].longest = part->cells[i].longest;
    }
}

/* Auxiliary actions, worker spaces, station masters, objective cards, medium towns: never printed on a building. */
static int is_local_effect(unsigned effect)
{
    return effect <= GWT_EFFECT_RISK_ANY || (effect >= GWT_EFFECT_VALUE_3_FOR_7 && effect <= GWT_EFFECT_TOKEN) ||
           effect == GWT_EFFECT_BELLS;
}

static int all_came_up(const Tally *tally)
{
    unsigned kinds = options.cells ? GWT_QUESTIONS - 1 : GWT_DECIDE_EFFECT;
    unsigned effects = options.cells ? GWT_EFFECTS - 1 : GWT_EFFECT_RISK_ANY;
    int complete = 1;
    for (unsigned kind = GWT_DECIDE_NONE + 1; kind <= kinds; kind++)
        if (!tally->kinds[kind])
            complete = 0, printf("decision kind %u never came up\n", kind);
    for (unsigned verb = GWT_VERB_NONE + 1; verb < GWT_VERBS; verb++)
        if (!tally->verbs[verb] && (options.cells || verb <= GWT_VERB_TAKE || verb == GWT_VERB_ROUTE))
            complete = 0, printf("verb %u never came up\n", verb);
    for (unsigned effect = GWT_EFFECT_NONE + 1; effect <= effects; effect++)
        if (!tally->effects[effect] && is_local_effect(effect))
            complete = 0, printf("local action %u never came up\n", effect);
    for (unsigned i = 0; options.cells && i < MILESTONES; i++)
        if (!tally->milestones[i])
            complete = 0, printf("never came up: %s\n", milestone_names[i]);
    return complete;
}

static void print_cells(const Tally *tally)
{
    for (unsigned i = 0; i < PLAY_CELLS; i++) {
        const CellTally *cell = &tally->cells[i];
        char name[PLAY_CELL_NAME_MAX];
        play_cell_name(i, name);
        if (cell->games)
            printf("%-34s %6llu games, %6.1f decisions each, %4llu at most\n", name, (unsigned long long)cell->games,
                   (double)cell->decisions / (double)cell->games, (unsigned long long)cell->longest);
    }
    for (unsigned i = 0; i < MILESTONES; i++)
        printf("%12llu x %s\n", (unsigned long long)tally->milestones[i], milestone_names[i]);
}

static void print_tally(const Tally *tally, double seconds)
{
    CellTally sum = { 0 };
    for (unsigned i = 0; i <= PLAY_CELLS; i++) {
        sum.games += tally->cells[i].games;
        sum.decisions += tally->cells[i].decisions;
        if (tally->cells[i].longest > sum.longest)
            sum.longest = tally->cells[i].longest;
    }
    if (options.cells)
        print_cells(tally);
    printf("%llu games, 0 unfinished, %llu decisions, the longest game %llu, %.1f s on %u threads (%.1f s of work)\n",
           (unsigned long long)sum.games, (unsigned long long)sum.decisions, (unsigned long long)sum.longest, seconds,
           options.threads, (double)clock() / CLOCKS_PER_SEC);
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
        else if (strcmp(argv[i], "--cells") == 0)
            options.cells = 1;
        else if (value && strcmp(argv[i], "--cell") == 0)
            options.cells = 1, options.only = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--full") == 0)
            options.full = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--games") == 0)
            options.games = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--seed") == 0)
            options.seed = strtoull(argv[++i], NULL, 10);
        else if (value && strcmp(argv[i], "--threads") == 0)
            options.threads = (unsigned)strtoul(argv[++i], NULL, 10);
        else
            return 0;
    }
    return options.games > 0 && options.games <= UINT32_MAX / PLAY_CELLS && options.threads > 0 &&
           options.threads <= THREADS_MAX;
}

int main(int argc, char **argv)
{
    if (!parse_options(argc, argv)) {
        fprintf(
            stderr,
            "usage: random_games [--cells | --cell N] [--games N] [--full N] [--seed N] [--threads N] [--thorough]\n");
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
    return games_in_all() < COVERAGE_GAMES || options.only < PLAY_CELLS || all_came_up(&sum) ? 0 : 1;
}
