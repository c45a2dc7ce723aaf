/* SPDX-License-Identifier: MIT */
/* game_options.h - how a new game is asked for, in words: the same keys as --KEY VALUE on the command line and as
 * KEY=VALUE in the line protocol. */
#ifndef CLI_GAME_OPTIONS_H
#define CLI_GAME_OPTIONS_H
#include "args.h"
#include "gwt/game.h"

#define SEAT_NAME_MAX 32
#define SEED_MAX INT64_MAX /* so that JSON can carry it */

typedef struct GameOptions {
    GwtSetup setup;  /* the key is set by game_options_finish */
    uint64_t seed;
    int seed_given;
    int players_given;
    int sides_all_b;      /* every building of this game shows its b-side */
    unsigned seats_count; /* 0: none named */
    char seats[GWT_PLAYERS_MAX][SEAT_NAME_MAX]; /* "human", or the name of a bot or of Garth */
    unsigned garth_count; /* 0: no list of Garth's levels */
    uint8_t garth[GWT_PLAYERS_MAX]; /* GwtGarthLevel by seat, as listed */
} GameOptions;

/* Two players, first edition, beginner's set-up, seed 0. */
GameOptions game_options_default(void);

/* Every key there is, with what it takes; NULL ends the list. For help and for the command line. */
typedef struct GameOptionKey {
    const char *key;
    const char *values;
    const char *meaning;
} GameOptionKey;
extern const GameOptionKey game_option_keys[];

/* What stands in `values` of a switch: on the command line it may be given without a value. */
#define SWITCH_VALUES "0|1"

/* Returns 1; or 0 with one line in error. */
int game_options_set(GameOptions *options, const char *key, const char *value, char *error, size_t error_size);

/* Takes --KEY VALUE for any of the keys. Returns 0 if the next word is none of them. */
int args_game_option(Args *args, GameOptions *options);

/* The part of a command's help on these options; `seats` and `garth` are each command's own business. */
extern const char game_options_help[];

/* Checks that everything goes together and makes the key from the seed. Returns 1, or 0 with one line in error. */
int game_options_finish(GameOptions *options, char *error, size_t error_size);

#endif
