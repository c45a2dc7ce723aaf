/* SPDX-License-Identifier: MIT */
/* play.h - what the property tests, perft, the fuzz targets and the record generator share: a small random number
 * generator, the numbered setups, ways to choose an action at random, and the log of a game that can be printed as a
 * record. Nothing here knows a rule. */
#ifndef TESTS_PLAY_H
#define TESTS_PLAY_H
#include <stdio.h>
#include "gwt/token.h"

typedef struct PlayRng {
    uint64_t state;
} PlayRng;

uint64_t play_random(PlayRng *rng);
/* Uniform enough for tests; below must be at least 1. */
uint32_t play_below(PlayRng *rng, size_t below);

/* The setups of the first edition: every mix of 2, 3, 4 players, beginner and random neutral buildings, a-sides,
 * b-sides and random sides, promo station masters and promo buildings has its number. */
#define PLAY_SETUPS (3 * 2 * 3 * 4)
GwtSetup play_setup(unsigned number, uint64_t seed);

/* The cells of the whole matrix: edition, Rails to the North, Simmental, players, and how many seats are Garth's: none,
 * one, all but one, all. */
typedef struct PlayCell {
    uint8_t edition, rails, simmental, players, garths;
} PlayCell;
#define PLAY_CELLS (6 * (3 + 4 + 4))
PlayCell play_cell(unsigned number);

/* "second-rails-simmental-3p-garth1" */
#define PLAY_CELL_NAME_MAX 48
void play_cell_name(unsigned number, char name[PLAY_CELL_NAME_MAX]);

/* A setup of the cell. The variation decides everything a cell leaves open: neutral buildings, sides, promos, balanced
 * supply, buildings used twice, bidding, which seats are Garth's and his levels. */
GwtSetup play_cell_setup(unsigned number, unsigned variation, uint64_t seed);

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
    unsigned cell, setup_number; /* of play_setup, or the variation of a cell; cell is PLAY_CELLS for the former */
    unsigned policy;
    unsigned rich;
    size_t count;
    GwtAction actions[PLAY_DECISIONS_MAX];
    uint8_t seats[PLAY_DECISIONS_MAX]; /* who acted: a seat that was not to act spent an exchange token */
} PlayLog;

/* The state the log starts from: the set-up game or, when rich is set, one in which everyone has a hundred dollars,
 * more workers, cards, buildings, exchange tokens and branchlets, and few discs left. Random players never get that far
 * by themselves, and would build none of the dear buildings. Returns 0 when the setup is refused. */
int play_start(const PlayLog *log, GwtGame *game);

/* One of the two doors, for an action of the log: gwt_apply, or gwt_apply_token for a seat that is not to act. */
GwtStatus play_apply(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events);

/* A record without result; a rich start is printed as a position, with the actions after it. The last action of the
 * log may be one that the engine refuses: its number is printed as a comment. */
void play_log_print(const PlayLog *log, FILE *out);

#endif
