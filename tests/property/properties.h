/* SPDX-License-Identifier: MIT */
/* properties.h - what must be true of every state, one function a property. random_games.c runs them along random
 * games, the fuzz targets along whatever the fuzzer invents. */
#ifndef TESTS_PROPERTIES_H
#define TESTS_PROPERTIES_H
#include "gwt/describe.h"
#include "gwt/view.h"
#include "play.h"

#define PROPERTY_WHY_MAX 256

/* How many of each component there are, wherever they lie: counted here from the places, not taken from gwt_check. */
typedef struct Census {
    uint16_t cattle[GWT_CATTLE];
    uint16_t tiles[GWT_TILES];
    uint32_t objectives; /* sum of the words of all heaps: one card is one term */
    uint32_t masters;    /* sum of one bit a tile */
    uint16_t buildings[GWT_PLAYERS_MAX];
    uint16_t neutrals;                      /* bit per neutral building on the trail */
    uint8_t medium_towns[GWT_MEDIUM_TOWNS]; /* these tiles never move */
} Census;
void census_take(const GwtGame *game, Census *out);

/* One state with everything the properties compare it to. */
typedef struct Position {
    const GwtGame *game;
    const Census *census; /* of the start of this game */
    GwtGame view;         /* what the seat to act sees */
    GwtAction chosen;     /* what will be done next; not valid once the game is over */
    PlayRng *rng;
    size_t count;
    GwtAction legal[GWT_ACTIONS_MAX];
} Position;

/* Lists the legal actions and takes the view; chosen is left to the caller. */
void position_open(Position *position, const GwtGame *game, const Census *census, PlayRng *rng);

typedef struct Property {
    const char *name;
    unsigned period; /* a fast run checks it at one state in so many, by chance; 1: at every state */
    /* False: the reason is in why. */
    int (*holds)(const Position *position, char why[PROPERTY_WHY_MAX]);
} Property;

#define PROPERTY_THOROUGH 1024 /* a thorough run checks so many times as often, at most at every state */
#define PROPERTIES 15
#define PROPERTIES_ALWAYS 2 /* the first ones, the cheapest and the most telling */
extern const Property properties[PROPERTIES];

#endif
