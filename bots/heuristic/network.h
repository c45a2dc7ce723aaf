/* SPDX-License-Identifier: MIT */
/* network.h - from features to expected points: one layer of rectified sums over the features, a small second one over those, and on
 * top of both what the player will have at the end, what the best of the others will have, and how likely a win is.
 *
 * The sums are whole numbers, so that a position can be judged by what changed since the last one, and the few floating-point
 * operations behind them are done in a fixed order: every machine comes to the same move. */
#ifndef BOTS_NETWORK_H
#define BOTS_NETWORK_H
#include "features.h"
#include "outlook.h"

#define NETWORK_HIDDEN 160
#define NETWORK_DEEP 32
#define NETWORK_ONE 4096     /* a weight of one */
#define NETWORK_POINTS 32.0f /* an output of one stands for so many points */

enum { OUTPUT_OWN, OUTPUT_RIVAL, OUTPUT_WIN, OUTPUTS };

typedef struct Network {
    int16_t in[FEATURES][NETWORK_HIDDEN];
    float deep[NETWORK_HIDDEN][NETWORK_DEEP];
    float deep_bias[NETWORK_DEEP];
    float out[OUTPUTS][NETWORK_HIDDEN];
    float deep_out[OUTPUTS][NETWORK_DEEP];
    float bias[OUTPUTS];
} Network;

/* What play has come to, written by tools/train: one for a single Garth, one for several of them and nobody else, one for the rest. */
extern const Network network_duel, network_garth, network_people;

/* The one for this player at this table. */
const Network *network_of(const GwtGame *game, unsigned player);

/* What a turn can still bring from a position within it (guide.h): a smaller network of the same kind, over the same features and
 * some more. */
#define GUIDE_HIDDEN 48
#define GUIDE_DEEP 16

typedef struct Guide {
    int16_t in[FEATURES_AND_GUIDE][GUIDE_HIDDEN];
    float deep[GUIDE_HIDDEN][GUIDE_DEEP];
    float deep_bias[GUIDE_DEEP];
    float out[GUIDE_HIDDEN];
    float deep_out[GUIDE_DEEP];
    float bias;
} Guide;

extern const Guide network_guide;

/* The sums for one list of features, kept to be changed into those of the next. */
typedef struct Accumulator {
    int32_t sum[NETWORK_HIDDEN];
    int32_t guide[GUIDE_HIDDEN]; /* where there is a guide */
    unsigned count;
    Feature active[FEATURES_ACTIVE_MAX];
} Accumulator;

/* Begins with features that stay: those of the lists to come must be others. guide: NULL where its sums are not asked for. */
void network_begin(const Network *network, const Guide *guide, const FeatureList *fixed, Accumulator *sums);
void network_change(const Network *network, const Guide *guide, const FeatureList *features, Accumulator *sums);
void network_outlook(const Network *network, const Accumulator *sums, Outlook *out);

/* Points that the best end of the turn is judged more than the position now. */
float network_promise(const Guide *guide, const Accumulator *sums);

#endif
