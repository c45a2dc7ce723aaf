/* SPDX-License-Identifier: MIT */
/* train.h - the parts of gwt-train: playing, learning, writing down. */
#ifndef TRAIN_H
#define TRAIN_H
#include <stdio.h>
#include "bots/bot.h"
#include "search/search.h"

#define ROWS_PER_GAME_MAX 400
#define ROW_FEATURES_MAX FEATURES_ACTIVE_MAX

/* The network while it learns. */
typedef struct Weights {
    float in[FEATURES][NETWORK_HIDDEN];
    float deep[NETWORK_HIDDEN][NETWORK_DEEP];
    float deep_bias[NETWORK_DEEP];
    float out[OUTPUTS][NETWORK_HIDDEN];
    float deep_out[OUTPUTS][NETWORK_DEEP];
    float bias[OUTPUTS];
} Weights;
#define WEIGHTS_COUNT (sizeof(Weights) / sizeof(float))

/* The end of one turn, and what the game came to from there. */
typedef struct Row {
    float target[OUTPUTS];
    uint16_t count;
    Feature items[ROW_FEATURES_MAX];
} Row;

/* Who sits at the tables to learn from; every kind has a network of its own (network_of). */
typedef struct TrainTable {
    const char *name;
    const Network *network; /* learnt so far */
    int against_garth;      /* one bot at a table of Garths, instead of bots among themselves */
    int duel;               /* never more than two seats */
    int guide;              /* not a network for the ends of turns, but the guide within them */
} TrainTable;

typedef struct TrainOptions {
    const char *out;         /* the C file to write */
    const TrainTable *table;
    uint64_t seed;
    unsigned iterations;
    unsigned games;          /* of one iteration */
    unsigned threads;
    unsigned tastes;         /* per cent of the exploring seats that begin with a way of playing of their own */
    unsigned other_boards;   /* per cent of the games on other boards than the first edition's */
    float rate;              /* of learning; falls to a tenth */
    float lambda;            /* how far a later judgement is trusted: 1 the final score alone, 0 the next judgement alone */
    float explore;           /* chance that a turn goes another way than the best */
    BotLevel level;          /* how the bots that play think: by the judgement, without simulations */
    unsigned buffer;         /* rows kept */
    float reuse;             /* how often a row is learnt from, about */
    int fresh;               /* begin with nothing, by watching the greedy bot */
} TrainOptions;

/* What an iteration saw, from seats that did not explore. */
typedef struct TrainTally {
    double own, garth, wins; /* against the hardest Garth at two seats */
    long garth_games;
    double self;             /* among themselves at two seats */
    long self_seats;
} TrainTally;

/* Plays the iteration's games on all threads and appends their rows. Returns how many there are now. */
size_t train_play(const TrainOptions *options, const Network *network, unsigned iteration, Row *rows, size_t rows_max,
                  TrainTally *tally);

/* The outputs of the network that stand for an outlook, in NETWORK_POINTS where they are points. */
void outlook_targets(const Outlook *outlook, float out[OUTPUTS]);

/* The same for what a list of features is judged, and for a position as it stands; final scores where the game is over. */
void judge_list(const Network *network, const FeatureList *list, float out[OUTPUTS]);
void luck_judge(const Network *network, const GwtGame *game, unsigned player, float out[OUTPUTS]);

/* The mean of luck_judge over deals of what is hidden at a position where all others are Garth: after the last action of a turn that
 * has no END, or, with NULL, where the player's next turn begins. */
void luck_expect(const Network *network, const GwtGame *at, unsigned player, const GwtAction *last, uint64_t *random,
                 float out[OUTPUTS]);

/* Learning: Adam over small batches, with a slow mean of the weights that the next games are played with. */
typedef struct Adam {
    float *now, *mean, *first, *second; /* of each weight */
} Adam;
void adam_step(const Adam *adam, const float *slope, size_t count, unsigned batch, long number, float rate);

typedef struct Learner {
    Weights now, mean, first, second, slope;
    long steps;
} Learner;
void learner_init(Learner *learner, const Network *from, uint64_t seed); /* from: NULL for a fresh start */
double learner_step(Learner *learner, const Row *const *batch, unsigned count, float rate);
void learner_network(const Learner *learner, Network *out);

/* A weight to begin with, by chance, and one as the table has it. */
float even_chance(uint64_t *state, float width);
int16_t weight_in_table(float weight);

/* A board by chance for so many players, with nobody but people at it; and whether something of that chance happens. */
void train_draw_board(const TrainOptions *options, uint64_t *random, unsigned players, GwtSetup *setup);
int train_by_chance(uint64_t *random, float chance);

/* Teaches the guide from the turns of so many games and writes its table. Returns 0 on failure. */
int train_guide(const TrainOptions *options);

/* A position within a turn, and how many points more than it is judged itself the best end of the turn is, in NETWORK_POINTS. */
typedef struct GuideRow {
    float target;
    uint16_t count;
    Feature items[ROW_FEATURES_MAX];
} GuideRow;
int guide_learn(const GuideRow *rows, size_t count, const TrainOptions *options);

/* A line of a C table. */
void write_floats(FILE *file, const float *values, unsigned count);

/* Writes the table network_NAME of bots/heuristic/. Returns 0 on failure. */
int write_network(const Network *network, const char *name, const char *path);

#endif
