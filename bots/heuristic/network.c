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

/* A feature whose value is another one now, by so much. */
typedef struct Change {
    uint16_t index;
    int32_t times;
} Change;

typedef struct Changes {
    unsigned count;
    Change items[2 * FEATURES_ACTIVE_MAX];
} Changes;

enum { SUMS = 8 }; /* side by side */
typedef int32_t Sums __attribute__((vector_size(SUMS * sizeof(int32_t))));
typedef uint32_t Bits __attribute__((vector_size(SUMS * sizeof(int32_t))));

/* Sixteen weights are read as eight pairs; a half of each is shifted up, and down again with its sign. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
enum { EVEN_UP = 0, ODD_UP = 16 };
#else
enum { EVEN_UP = 16, ODD_UP = 0 };
#endif

/* Sums stay in registers while all changes are added to them, sixteen at a time. */
static inline void add_changes(const int16_t *table, unsigned width, const Changes *changes, int32_t *sums)
{
    for (unsigned first = 0; first < width; first += 2 * SUMS) {
        Sums a, b;
        memcpy(&a, sums + first, sizeof a);
        memcpy(&b, sums + first + SUMS, sizeof b);
        Sums even = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
             odd = __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
        for (unsigned i = 0; i < changes->count; i++) {
            Bits pairs;
            memcpy(&pairs, table + (size_t)changes->items[i].index * width + first, sizeof pairs);
            even += ((Sums)(pairs << EVEN_UP) >> 16) * changes->items[i].times;
            odd += ((Sums)(pairs << ODD_UP) >> 16) * changes->items[i].times;
        }
        a = __builtin_shufflevector(even, odd, 0, 8, 1, 9, 2, 10, 3, 11);
        b = __builtin_shufflevector(even, odd, 4, 12, 5, 13, 6, 14, 7, 15);
        memcpy(sums + first, &a, sizeof a);
        memcpy(sums + first + SUMS, &b, sizeof b);
    }
}

static inline void note_change(Changes *changes, unsigned index, int times)
{
    changes->items[changes->count++] = (Change){ (uint16_t)index, times };
}

WIDE_TOO static void add_all(const Network *network, const Guide *guide, const Changes *changes, const Changes *within,
                             Accumulator *sums)
{
    add_changes(network->in[0], NETWORK_HIDDEN, changes, sums->sum);
    if (!guide)
        return;
    add_changes(guide->in[0], GUIDE_HIDDEN, changes, sums->guide);
    add_changes(guide->in[0], GUIDE_HIDDEN, within, sums->guide);
}

void network_begin(const Network *network, const Guide *guide, const FeatureList *fixed, Accumulator *sums)
{
    Changes changes, within;
    memset(sums->sum, 0, sizeof sums->sum);
    memset(sums->guide, 0, sizeof sums->guide);
    changes.count = within.count = 0;
    for (unsigned i = 0; i < fixed->count; i++)
        note_change(&changes, fixed->items[i].index, fixed->items[i].value);
    sums->count = 0;
    add_all(network, guide, &changes, &within, sums);
}

/* Two lists have nearly the same features in nearly the same order: they are walked side by side. Where they differ, the next feature
 * of the new one is looked for a little further on in the old one; those before it are gone. One that is not found is new. A feature
 * that has only changed its place is taken away and added, which comes to the same sums. */
enum { FURTHER_ON = 12, ALIKE = 8 /* compared at once */, PAIR = 4 /* features in a register */ };
typedef uint64_t Pair __attribute__((vector_size(PAIR * sizeof(Feature))));

static inline int are_alike(const Feature *a, const Feature *b)
{
    Pair x[ALIKE / PAIR], y[ALIKE / PAIR], differ;
    memcpy(x, a, sizeof x);
    memcpy(y, b, sizeof y);
    differ = (x[0] ^ y[0]) | (x[1] ^ y[1]);
    return (differ[0] | differ[1]) == 0;
}

static void find_changes(const FeatureList *features, const Accumulator *sums, Changes *known, Changes *within)
{
    unsigned old = 0;
    known->count = within->count = 0;
    for (unsigned i = 0; i < features->count; i++) {
        while (i + ALIKE <= features->count && old + ALIKE <= sums->count &&
               are_alike(&features->items[i], &sums->active[old])) {
            i += ALIKE;
            old += ALIKE;
        }
        if (i == features->count)
            break;
        const Feature *feature = &features->items[i];
        if (old < sums->count && memcmp(feature, &sums->active[old], sizeof *feature) == 0) {
            old++;
            continue;
        }
        unsigned place = old, end = sums->count < old + FURTHER_ON ? sums->count : old + FURTHER_ON;
        while (place < end && sums->active[place].index != feature->index)
            place++;
        int before = 0;
        if (place < end) {
            for (; old < place; old++)
                note_change(sums->active[old].index < FEATURES ? known : within, sums->active[old].index,
                            -sums->active[old].value);
            before = sums->active[old++].value;
        }
        if (feature->value != before)
            note_change(feature->index < FEATURES ? known : within, feature->index, feature->value - before);
    }
    for (; old < sums->count; old++)
        note_change(sums->active[old].index < FEATURES ? known : within, sums->active[old].index,
                    -sums->active[old].value);
}

void network_change(const Network *network, const Guide *guide, const FeatureList *features, Accumulator *sums)
{
    Changes changes, within;
    find_changes(features, sums, &changes, &within);
    memcpy(sums->active, features->items, features->count * sizeof features->items[0]);
    sums->count = (uint16_t)features->count;
    add_all(network, guide, &changes, &within, sums);
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

/* The sums of the first layer as numbers, none below zero, and which of them are above it: a bit for each. */
enum { ABOVE_WORDS = NETWORK_HIDDEN / 32 };
GWT_STATIC_ASSERT(NETWORK_HIDDEN % 32 == 0, "bits of the first layer fill whole words");

static inline void rectify(const int32_t sums[NETWORK_HIDDEN], float hidden[NETWORK_HIDDEN], uint32_t above[ABOVE_WORDS])
{
    const Bits bit = { 1, 2, 4, 8, 16, 32, 64, 128 };
    for (unsigned word = 0; word < ABOVE_WORDS; word++) {
        Bits bits = { 0 };
        for (unsigned part = 0; part < 32 / SUMS; part++) {
            const unsigned first = 32 * word + SUMS * part;
            Sums sum;
            memcpy(&sum, sums + first, sizeof sum);
            const Sums positive = sum > 0;
            const Lanes value = __builtin_convertvector(sum & positive, Lanes) * (1.0f / (NETWORK_ONE * FEATURE_ONE));
            memcpy(hidden + first, &value, sizeof value);
            bits |= ((Bits)positive & bit) << (SUMS * part);
        }
        above[word] = 0;
        for (unsigned k = 0; k < SUMS; k++)
            above[word] |= bits[k];
    }
}

/* The second layer: sums over those of the first that are above zero. */
static inline void sum_deep(const Network *network, const float hidden[NETWORK_HIDDEN], const uint32_t above[ABOVE_WORDS],
                            float out[NETWORK_DEEP])
{
    Lanes sum[NETWORK_DEEP / LANES];
    memcpy(sum, network->deep_bias, sizeof sum);
    for (unsigned word = 0; word < ABOVE_WORDS; word++)
        for (uint32_t left = above[word]; left; left &= left - 1) {
            const unsigned h = 32 * word + (unsigned)__builtin_ctz(left);
            const float *weights = network->deep[h], value = hidden[h];
            for (unsigned d = 0; d < NETWORK_DEEP / LANES; d++) {
                Lanes w;
                memcpy(&w, weights + d * LANES, sizeof w);
                sum[d] += w * value;
            }
        }
    memcpy(out, sum, sizeof sum);
    for (unsigned d = 0; d < NETWORK_DEEP; d++)
        out[d] = out[d] > 0 ? out[d] : 0;
}

WIDE_TOO void network_outlook(const Network *network, const Accumulator *sums, Outlook *out)
{
    Lanes lane[OUTPUTS] = { { 0 } };
    float hidden[NETWORK_HIDDEN], deep[NETWORK_DEEP], value[OUTPUTS];
    uint32_t above[ABOVE_WORDS];
    rectify(sums->sum, hidden, above);
    sum_deep(network, hidden, above, deep);
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
