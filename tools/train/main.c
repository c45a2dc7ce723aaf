/* SPDX-License-Identifier: MIT */
/* main.c - gwt-train: tunes the judgement of the bots by letting them play, among themselves (people), one against Garths
 * (garth) or against a single one (duel). It begins with the weights it was built with, plays, learns from the games, and writes the
 * table anew, bots/heuristic/network_people.c, network_garth.c or network_duel.c; build again and measure with `drover sim`.
 *
 *   gwt-train people|garth|duel|guide OUT.c [iterations [games [seed [budget [other-boards]]]]] */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "random_numbers.h"
#include "train.h"

enum { BATCH = 128, REPORT_EVERY = 10, ROWS_PER_GAME = 90, NEW_SHARE = 3 };

/* The rows of the last games, in a ring. */
typedef struct Memory {
    Row *rows;
    size_t size, count, next;
} Memory;

static void remember(Memory *memory, const Row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        memory->rows[memory->next] = rows[i];
        memory->next = (memory->next + 1) % memory->size;
        memory->count += memory->count < memory->size;
    }
}

/* Every third row of a batch is from the newest games. */
static double learn(const TrainOptions *options, Learner *learner, const Memory *memory, size_t added, float rate,
                    uint64_t *random)
{
    size_t steps = (size_t)((float)added * options->reuse / BATCH);
    double error = 0;
    for (size_t step = 0; step < steps; step++) {
        const Row *batch[BATCH];
        for (unsigned k = 0; k < BATCH; k++) {
            size_t among = random_below(random, NEW_SHARE) ? memory->count : added;
            size_t back = 1 + random_below(random, (uint32_t)among);
            batch[k] = &memory->rows[(memory->next + memory->size - back) % memory->size];
        }
        error += learner_step(learner, batch, BATCH, rate);
    }
    return steps ? sqrt(error / (double)(steps * BATCH)) * (double)NETWORK_POINTS : 0;
}

static int train(const TrainOptions *options)
{
    size_t rows_max = (size_t)options->games * ROWS_PER_GAME;
    Learner *learner = malloc(sizeof *learner);
    Network *network = malloc(sizeof *network);
    Row *rows = malloc(rows_max * sizeof *rows);
    Memory memory = { .rows = malloc(options->buffer * sizeof *memory.rows), .size = options->buffer };
    if (!learner || !network || !rows || !memory.rows) {
        fprintf(stderr, "gwt-train: not enough memory\n");
        return 0;
    }
    uint64_t random = options->seed;
    TrainTally tally = { 0 };
    learner_init(learner, options->fresh ? NULL : options->table->network, options->seed);
    for (unsigned i = 0; i < options->iterations; i++) {
        learner_network(learner, network);
        size_t added = train_play(options, network, i, rows, rows_max, &tally);
        remember(&memory, rows, added);
        float rate = options->rate * (1 - 0.9f * (float)i / (float)options->iterations);
        double error = added ? learn(options, learner, &memory, added, rate, &random) : 0;
        if (i % REPORT_EVERY != REPORT_EVERY - 1 && i + 1 < options->iterations)
            continue;
        double games = tally.garth_games ? (double)tally.garth_games : 1,
               seats = tally.self_seats ? (double)tally.self_seats : 1;
        printf("%u: against Garth %.1f to %.1f, %.1f %% won; among themselves %.1f; error %.2f\n", i + 1,
               tally.own / games, tally.garth / games, 100 * tally.wins / games, tally.self / seats, error);
        fflush(stdout);
        memset(&tally, 0, sizeof tally);
        learner_network(learner, network);
        if (!write_network(network, options->table->name, options->out)) {
            fprintf(stderr, "gwt-train: cannot write %s\n", options->out);
            return 0;
        }
    }
    free(memory.rows);
    free(rows);
    free(network);
    free(learner);
    return 1;
}

static const TrainTable *find_table(const char *name)
{
    static const TrainTable tables[] = {
        { .name = "people", .network = &network_people },
        { .name = "garth", .network = &network_garth, .against_garth = 1 },
        { .name = "guide", .guide = 1 },
        { .name = "duel", .network = &network_duel, .against_garth = 1, .duel = 1 },
    };
    for (unsigned i = 0; i < sizeof tables / sizeof tables[0]; i++)
        if (strcmp(tables[i].name, name) == 0)
            return &tables[i];
    return NULL;
}

int main(int argc, char **argv)
{
    TrainOptions options = { .seed = 1,
                             .iterations = 100,
                             .games = 400,
                             .threads = 2,
                             .tastes = 20,
                             .other_boards = 15,
                             .rate = 0.00015f,
                             .lambda = 0.65f,
                             .explore = 0.08f,
                             .level = { .turn_budget = 20000, .lines = 8, .taste = { 0.6f, 12 } },
                             .buffer = 1000000,
                             .reuse = 2 };
    unsigned budget = options.level.turn_budget; /* positions judged for one turn */
    unsigned *numbers[] = { &options.iterations, &options.games, NULL, &budget, &options.other_boards };
    options.table = argc > 1 ? find_table(argv[1]) : NULL;
    if (argc < 3 || argc > 8 || !options.table) {
        fprintf(stderr,
                "use: gwt-train people|garth|duel|guide OUT.c [iterations [games [seed [budget [other-boards]]]]]\n");
        return 2;
    }
    options.out = argv[2];
    for (int i = 3; i < argc; i++) {
        char *end;
        unsigned long long value = strtoull(argv[i], &end, 10);
        if (*end || end == argv[i] || value > 1000000) {
            fprintf(stderr, "gwt-train: '%s' is not a number up to 1000000\n", argv[i]);
            return 2;
        }
        if (i == 5)
            options.seed = value;
        else
            *numbers[i - 3] = (unsigned)value;
    }
    if (budget > UINT16_MAX) {
        fprintf(stderr, "gwt-train: the budget of a turn goes up to %u positions\n", (unsigned)UINT16_MAX);
        return 2;
    }
    options.level.turn_budget = (uint16_t)budget;
    return (options.table->guide ? train_guide(&options) : train(&options)) ? 0 : 1;
}
