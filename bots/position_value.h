/* SPDX-License-Identifier: MIT */
/* position_value.h - what a position is worth to a player, in thousandths of a victory point: the score if the game
 * ended now, and what money, cards, workers and places promise for the rest of it. Whole numbers only, so that every
 * machine comes to the same move. */
#ifndef BOTS_POSITION_VALUE_H
#define BOTS_POSITION_VALUE_H
#include "gwt/game.h"

/* How far each space is from Kansas City: the fewest locations that a herder enters on the way, Kansas City included. */
typedef struct TrailDistances {
    uint8_t locations[GWT_SPACES];
} TrailDistances;

void trail_distances(const GwtGame *game, TrailDistances *out);

int32_t position_value(const GwtGame *game, unsigned player, const TrailDistances *trail);

/* What the player's open questions promise. Added to position_value in the middle of a turn. */
int32_t position_pending_value(const GwtGame *game, unsigned player);

#endif
