/* SPDX-License-Identifier: MIT */
/* network.c - see network.h. */
#include "network.h"
#include <string.h>

const Network *network_of(const GwtGame *game, unsigned player)
{
    return features_only_garths(game, player) ? &network_garth : &network_people;
}

static void add(const Network *network, unsigned index, int times, int32_t sum[NETWORK_HIDDEN])
{
    const int16_t *weight = network->in[index];
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        sum[h] += weight[h] * times;
}

void network_begin(const Network *network, const FeatureList *fixed, Accumulator *sums)
{
    memset(sums, 0, sizeof *sums);
    for (unsigned i = 0; i < fixed->count; i++)
        add(network, fixed->items[i].index, fixed->items[i].value, sums->sum);
}

void network_change(const Network *network, const FeatureList *features, Accumulator *sums)
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
            add(network, feature->index, change, sums->sum);
        }
    }
    for (unsigned i = 0; i < before_count; i++) {
        unsigned index = before[i];
        if (sums->stamp[index] == sums->generation)
            continue;
        add(network, index, -sums->value[index], sums->sum);
        sums->value[index] = 0;
    }
}

/* A smooth step from 0 to 1 that needs no library function. */
static float share_of(float z) { return 0.5f + 0.5f * z / (1.0f + (z < 0 ? -z : z)); }

void network_outlook(const Network *network, const Accumulator *sums, Outlook *out)
{
    enum { LANES = 8 }; /* sums side by side, added up at the end: the order is part of the result */
    float hidden[NETWORK_HIDDEN], value[OUTPUTS];
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        hidden[h] = sums->sum[h] > 0 ? (float)sums->sum[h] * (1.0f / (NETWORK_ONE * FEATURE_ONE)) : 0.0f;
    for (unsigned o = 0; o < OUTPUTS; o++) {
        float lane[LANES] = { 0 };
        for (unsigned h = 0; h < NETWORK_HIDDEN; h += LANES)
            for (unsigned k = 0; k < LANES; k++)
                lane[k] += network->out[o][h + k] * hidden[h + k];
        value[o] = network->bias[o];
        for (unsigned k = 0; k < LANES; k++)
            value[o] += lane[k];
    }
    out->own = value[OUTPUT_OWN] * NETWORK_POINTS;
    out->rival = value[OUTPUT_RIVAL] * NETWORK_POINTS;
    out->win = share_of(value[OUTPUT_WIN]);
}
