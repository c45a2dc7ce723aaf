/* SPDX-License-Identifier: MIT */
/* position_value.h - what a position is worth to a player, in thousandths of a victory point: the score if the game
 * ended now, and what money, cards, workers and places promise for the rest of it. Whole numbers only, so that every
 * machine comes to the same move. */
#ifndef BOTS_POSITION_VALUE_H
#define BOTS_POSITION_VALUE_H
#include "gwt/game.h"

/* A city of this game's board. */
typedef struct CityWorth {
    uint8_t value;        /* breeding value, and distance on the railroad */
    int8_t worth;         /* what a delivery is about worth, in points: crest, arrows, and the disc it clears */
    int8_t arrow_points;  /* of the arrow to the next city; a card or token on it counts as one point */
    uint8_t repeatable;
    uint8_t town;         /* GwtTown where a branchlet is needed, or GWT_NONE */
} CityWorth;

/* What is the same all through a turn: looked up once, read at every position. */
typedef struct Surroundings {
    uint8_t locations[GWT_SPACES]; /* how far each space is from Kansas City: the fewest locations that a herder enters
                                      on the way, Kansas City included */
    CityWorth cities[GWT_CITIES];
    unsigned cities_count;
} Surroundings;

void surroundings_of(const GwtGame *game, Surroundings *out);

int32_t position_value(const GwtGame *game, unsigned player, const Surroundings *around);

/* What the player's open questions promise. Added to position_value in the middle of a turn. */
int32_t position_pending_value(const GwtGame *game, unsigned player);

#endif
