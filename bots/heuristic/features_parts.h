/* SPDX-License-Identifier: MIT */
/* features_parts.h - how features.c, features_cards.c and features_way.c share the work of features.h. */
#ifndef BOTS_FEATURES_PARTS_H
#define BOTS_FEATURES_PARTS_H
#include "features.h"

enum { WAY_TURNS_MAX = 7, FAR = 60 };

static inline void put_item(FeatureList *out, unsigned index, int value)
{
    if (value != 0 && out->count < FEATURES_ACTIVE_MAX)
        out->items[out->count++] = (Feature){ (uint16_t)index, (int16_t)value };
}

/* One that counts more or less by the time that is left comes a second time, times that. */
static inline void put(FeatureList *out, unsigned index, int value)
{
    put_item(out, index, value);
    if (index < FEATURES_TIMED)
        put_item(out, FEATURE_TWINS + index, value * out->time_left / FEATURE_TIME_ONE);
}

/* The first `count` of the `size` features of a block. */
static inline void put_level(FeatureList *out, unsigned block, unsigned size, unsigned count)
{
    for (unsigned i = 0; i < count && i < size; i++)
        put(out, block + i, FEATURE_ONE);
}

static inline void put_one_of(FeatureList *out, unsigned block, unsigned size, unsigned which, int value)
{
    put(out, block + (which < size ? which : size - 1), value);
}

static inline void put_bits(FeatureList *out, unsigned block, uint64_t bits)
{
    for (; bits; bits &= bits - 1)
        put(out, block + (unsigned)__builtin_ctzll(bits), FEATURE_ONE);
}

static inline int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

/* features_cards.c */

/* The hand once it is refilled: how likely each card and each breed is in it, in sixteenths. */
typedef struct Refill {
    unsigned missing; /* cards to be drawn */
    uint8_t card[GWT_CATTLE], breed[GWT_BREEDS];
} Refill;

void cards_expect_refill(const GwtGame *game, unsigned player, const FeatureContext *context, Refill *out);

/* Hand, deck, cargo and objective cards; turns: until Kansas City. */
void cards_put(const GwtGame *game, unsigned player, unsigned turns, const FeatureContext *context, FeatureList *out);

/* features_way.c */

static inline unsigned way_start(const GwtPlayer *player)
{
    return player->herder >= GWT_SPACE_KANSAS_CITY ? GWT_SPACE_START : player->herder;
}

/* Turns until Kansas City, by the shortest way, and the steps of it. */
unsigned way_turns(const GwtGame *game, unsigned player, const FeatureContext *context, unsigned *steps);

/* Places of the job market that are still free before the game ends. */
int way_clock_left(const GwtGame *game);

/* The trail ahead and what can be done there; cheapest: price of a worker by kind; before: the way last time, or NULL. Returns the turns until Kansas City, and the deeds
 * that are possible next turn. */
unsigned way_put(const GwtGame *game, unsigned player, const uint8_t cheapest[GWT_WORKERS], const FeatureContext *context,
                 FeatureWay *before, unsigned *deeds_next, FeatureList *out);

/* features_garth.c */

/* What each Garth at the table will do by his cards alone; once for a turn. */
void garths_foresee(const GwtGame *game, FeatureContext *context);

/* The way for everybody and the pace of the Garths, where nobody else is at the table. */
void garths_put(const GwtGame *game, const FeatureContext *context, FeatureList *out);

#endif
