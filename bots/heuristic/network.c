/* SPDX-License-Identifier: MIT */
/* network.c - see network.h. */
#include "network.h"
#include <string.h>

/* Machines that have wider registers use them; the results are the same. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE_TOO __attribute__((target_clones("avx2", "default")))
#else
#define WIDE_TOO
#endif

const Network *network_of(const GwtGame *game, unsigned player)
{
    if (!features_only_garths(game, player))
        return &network_people;
    return game->players_count == 2 ? &network_duel : &network_garth;
}

static inline void add(const Network *network, const Guide *guide, unsigned index, int times, Accumulator *sums)
{
    if (index < FEATURES) {
        const int16_t *weight = network->in[index];
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            sums->sum[h] += weight[h] * times;
    }
    if (guide) {
        const int16_t *weight = guide->in[index];
        for (unsigned h = 0; h < GUIDE_HIDDEN; h++)
            sums->guide[h] += weight[h] * times;
    }
}

void network_begin(const Network *network, const Guide *guide, const FeatureList *fixed, Accumulator *sums)
{
    memset(sums, 0, sizeof *sums);
    for (unsigned i = 0; i < fixed->count; i++)
        add(network, guide, fixed->items[i].index, fixed->items[i].value, sums);
}

WIDE_TOO void network_change(const Network *network, const Guide *guide, const FeatureList *features, Accumulator *sums)
{
    if (++sums->generation == 0) { /* once in 65,536 positions */
        memset(sums->stamp, 0, sizeof sums->stamp);
        sums->generation = 1;
    }
    uint16_t before[FEATURES_ACTIVE_MAX];
    unsigned before_count = sums->count;
    memcpy(before, sums->active, before_count * sizeof before[0]);
    sums->count = 0;
    for (unsigned i = 0; i < features->count; i++) {
        const Feature *feature = &features->items[i];
        int change = feature->value - sums->value[feature->index];
        sums->stamp[feature->index] = sums->generation;
        sums->active[sums->count++] = feature->index;
        if (change != 0) {
            sums->value[feature->index] = feature->value;
            add(network, guide, feature->index, change, sums);
        }
    }
    for (unsigned i = 0; i < before_count; i++) {
        unsigned index = before[i];
        if (sums->stamp[index] == sums->generation)
            continue;
        add(network, guide, index, -sums->value[index], sums);
        sums->value[index] = 0;
    }
}

/* A smooth step from 0 to 1 that needs no library function. */
static float share_of(float z) { return 0.5f + 0.5f * z / (1.0f + (z < 0 ? -z : z)); }

enum { LANES = 8 }; /* sums side by side, added up at the end: the order is part of the result */
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float))));

/* Adds products to all lanes. */
static inline void add_products(Lanes *sum, const float *a, const float *b)
{
    Lanes x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    *sum += x * y;
}

/* The second layer: sums over those of the first that are above zero. */
static inline void sum_deep(const Network *network, const float hidden[NETWORK_HIDDEN], float out[NETWORK_DEEP])
{
    uint16_t positive[NETWORK_HIDDEN];
    unsigned count = 0;
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++) {
        positive[count] = (uint16_t)h;
        count += hidden[h] > 0;
    }
    memcpy(out, network->deep_bias, sizeof network->deep_bias);
    for (unsigned i = 0; i < count; i++) {
        const float *weights = network->deep[positive[i]], value = hidden[positive[i]];
        for (unsigned d = 0; d < NETWORK_DEEP; d++)
            out[d] += weights[d] * value;
    }
    for (unsigned d = 0; d < NETWORK_DEEP; d++)
        out[d] = out[d] > 0 ? out[d] : 0;
}

WIDE_TOO void network_outlook(const Network *network, const Accumulator *sums, Outlook *out)
{
    Lanes lane[OUTPUTS] = { { 0 } };
    float hidden[NETWORK_HIDDEN], deep[NETWORK_DEEP], value[OUTPUTS];
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        hidden[h] = sums->sum[h] > 0 ? (float)sums->sum[h] * (1.0f / (NETWORK_ONE * FEATURE_ONE)) : 0.0f;
    sum_deep(network, hidden, deep);
    for (unsigned h = 0; h < NETWORK_HIDDEN; h += LANES)
        for (unsigned o = 0; o < OUTPUTS; o++)
            add_products(&lane[o], &network->out[o][h], &hidden[h]);
    for (unsigned d = 0; d < NETWORK_DEEP; d += LANES)
        for (unsigned o = 0; o < OUTPUTS; o++)
            add_products(&lane[o], &network->deep_out[o][d], &deep[d]);
    for (unsigned o = 0; o < OUTPUTS; o++) {
        value[o] = network->bias[o];
        for (unsigned k = 0; k < LANES; k++)
            value[o] += lane[o][k];
    }
    out->own = value[OUTPUT_OWN] * NETWORK_POINTS;
    out->rival = value[OUTPUT_RIVAL] * NETWORK_POINTS;
    out->win = share_of(value[OUTPUT_WIN]);
}

WIDE_TOO float network_promise(const Guide *guide, const Accumulator *sums)
{
    float deep[GUIDE_DEEP], value = guide->bias;
    memcpy(deep, guide->deep_bias, sizeof deep);
    for (unsigned h = 0; h < GUIDE_HIDDEN; h++) {
        if (sums->guide[h] <= 0)
            continue;
        const float *weights = guide->deep[h], hidden = (float)sums->guide[h] * (1.0f / (NETWORK_ONE * FEATURE_ONE));
        value += guide->out[h] * hidden;
        for (unsigned d = 0; d < GUIDE_DEEP; d++)
            deep[d] += weights[d] * hidden;
    }
    for (unsigned d = 0; d < GUIDE_DEEP; d++)
        value += deep[d] > 0 ? guide->deep_out[d] * deep[d] : 0;
    return value * NETWORK_POINTS;
}
