/* SPDX-License-Identifier: MIT */
/* play.h - what the property tests, perft, the fuzz targets and the record generator share: a small random number
 * generator, the numbered setups, ways to choose an action at random, and the log of a game that can be printed as a
 * record. Nothing here knows a rule. */
#ifndef TESTS_PLAY_H
#define TESTS_PLAY_H
#include <stdio.h>
#include "gwt/game.h"

typedef struct PlayRng {
    uint64_t state;
} PlayRng;

uint64_t play_random(PlayRng *rng);
/* Uniform enough for tests; below must be at least 1. */
uint32_t play_below(PlayRng *rng, size_t below);

/* The setups the tests walk through: every mix of 2, 3, 4 players, beginner and random neutral buildings, a-sides,
 * b-sides and random sides, promo station masters and promo buildings has its number. */
#define PLAY_SETUPS (3 * 2 * 3 * 4)
GwtSetup play_setup(unsigned number, uint64_t seed);

/* How a random player picks. Uniform play declines half of what it is offered and walks far; the others see more. */
typedef enum PlayPolicy {
    PLAY_UNIFORM, /* every legal action alike */
    PLAY_BUSY,    /* passes and ends a phase only one time in eight when something else can be done */
    PLAY_BY_VERB, /* every verb alike, then every action of that verb */
    PLAY_POLICIES
} PlayPolicy;
GwtAction play_choose(PlayPolicy policy, PlayRng *rng, const GwtAction *legal, size_t count);

/* Random play ends long before: the longest of a hundred thousand games is reported by the property test. */
#define PLAY_DECISIONS_MAX 4000

typedef struct PlayLog {
    GwtSetup setup;
    uint64_t seed;
    unsigned setup_number;
    unsigned policy;
    unsigned rich;
    size_t count;
    GwtAction actions[PLAY_DECISIONS_MAX];
} PlayLog;

/* The state the log starts from: the set-up game or, when rich is set, one in which everyone has a hundred dollars,
 * more workers, cards and buildings, and few discs left. Random players never get that far by themselves, and would
 * build none of the dear buildings. Returns 0 when the setup is refused. */
int play_start(const PlayLog *log, GwtGame *game);

/* A record without result; a rich start is printed as a position, with the actions after it. The last action of the
 * log may be one that the engine refuses: its number is printed as a comment. */
void play_log_print(const PlayLog *log, FILE *out);

#endif
