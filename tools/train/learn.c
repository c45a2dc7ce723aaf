/* SPDX-License-Identifier: MIT */
/* learn.c - fits the network to the rows. */
#include <math.h>
#include <string.h>
#include "random_numbers.h"
#include "train.h"

static const float MEAN_RATE = 0.0005f;
static const float FIRST_DECAY = 0.9f, SECOND_DECAY = 0.999f;

float even_chance(uint64_t *state, float width)
{
    return ((float)(random_next(state) >> 40) * 0x1p-24f - 0.5f) * width;
}

/* A second layer that has learnt nothing yet begins by chance, with nothing on top of it: the judgement stays what it was. */
static void init_deep(Weights *now, const Network *from, uint64_t *seed)
{
    int learnt = 0;
    for (unsigned h = 0; from && h < NETWORK_HIDDEN; h++)
        for (unsigned d = 0; d < NETWORK_DEEP; d++)
            learnt |= from->deep[h][d] != 0;
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        for (unsigned d = 0; d < NETWORK_DEEP; d++)
            now->deep[h][d] = learnt ? from->deep[h][d] : even_chance(seed, 0.2f);
    if (!learnt)
        return;
    memcpy(now->deep_bias, from->deep_bias, sizeof now->deep_bias);
    memcpy(now->deep_out, from->deep_out, sizeof now->deep_out);
}

/* So does a sum of the first layer over which nothing was ever learnt. */
static void init_idle(Weights *now, uint64_t *seed)
{
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++) {
        int learnt = 0;
        for (unsigned i = 0; i < FEATURES; i++)
            learnt |= now->in[i][h] != 0;
        for (unsigned i = 0; !learnt && i < FEATURES; i++)
            now->in[i][h] = even_chance(seed, 0.15f);
    }
}

void learner_init(Learner *learner, const Network *from, uint64_t seed)
{
    memset(learner, 0, sizeof *learner);
    Weights *now = &learner->now;
    for (unsigned i = 0; i < FEATURES; i++)
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            now->in[i][h] = from ? (float)from->in[i][h] / NETWORK_ONE : even_chance(&seed, 0.15f);
    for (unsigned o = 0; o < OUTPUTS; o++)
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            now->out[o][h] = from ? from->out[o][h] : even_chance(&seed, 0.5f);
    for (unsigned o = 0; from && o < OUTPUTS; o++)
        now->bias[o] = from->bias[o];
    init_deep(now, from, &seed);
    init_idle(now, &seed);
    learner->mean = *now;
}

/* A row on its way through the network: the sums of both layers, and how much each of them should change. */
typedef struct Passage {
    float hidden[NETWORK_HIDDEN], back[NETWORK_HIDDEN];
    float deep[NETWORK_DEEP], deep_back[NETWORK_DEEP];
} Passage;

static void pass_forward(const Weights *now, const Row *row, Passage *passage)
{
    memset(passage, 0, sizeof *passage);
    for (unsigned i = 0; i < row->count; i++) {
        const float *weight = now->in[row->items[i].index];
        float value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            passage->hidden[h] += weight[h] * value;
    }
    memcpy(passage->deep, now->deep_bias, sizeof passage->deep);
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
        for (unsigned d = 0; passage->hidden[h] > 0 && d < NETWORK_DEEP; d++)
            passage->deep[d] += passage->hidden[h] * now->deep[h][d];
}

/* The outputs: what they lack goes back to the layers below. */
static void compare(const Weights *now, Weights *slope, const Row *row, Passage *passage, double *error)
{
    for (unsigned o = 0; o < OUTPUTS; o++) {
        float sum = now->bias[o];
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            sum += passage->hidden[h] > 0 ? now->out[o][h] * passage->hidden[h] : 0;
        for (unsigned d = 0; d < NETWORK_DEEP; d++)
            sum += passage->deep[d] > 0 ? now->deep_out[o][d] * passage->deep[d] : 0;
        float wrong = sum - row->target[o];
        if (o == OUTPUT_WIN) { /* the same step function as in network.c, and its slope */
            float width = 1 + fabsf(sum);
            wrong = (0.5f + 0.5f * sum / width - row->target[o]) * 0.5f / (width * width);
        } else if (o == OUTPUT_OWN) {
            *error += (double)wrong * wrong;
        }
        slope->bias[o] += wrong;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            if (passage->hidden[h] > 0) {
                slope->out[o][h] += wrong * passage->hidden[h];
                passage->back[h] += wrong * now->out[o][h];
            }
        for (unsigned d = 0; d < NETWORK_DEEP; d++)
            if (passage->deep[d] > 0) {
                slope->deep_out[o][d] += wrong * passage->deep[d];
                passage->deep_back[d] += wrong * now->deep_out[o][d];
            }
    }
}

static void pass_back(const Weights *now, Weights *slope, const Row *row, Passage *passage)
{
    for (unsigned d = 0; d < NETWORK_DEEP; d++)
        slope->deep_bias[d] += passage->deep_back[d];
    for (unsigned h = 0; h < NETWORK_HIDDEN; h++) {
        if (passage->hidden[h] <= 0)
            continue;
        float back = 0;
        for (unsigned d = 0; d < NETWORK_DEEP; d++) {
            slope->deep[h][d] += passage->hidden[h] * passage->deep_back[d];
            back += now->deep[h][d] * passage->deep_back[d];
        }
        passage->back[h] += back;
    }
    for (unsigned i = 0; i < row->count; i++) {
        float *weight = slope->in[row->items[i].index];
        float value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            weight[h] += passage->back[h] * value;
    }
}

static void add_slope(Learner *learner, const Row *row, double *error)
{
    Passage passage;
    pass_forward(&learner->now, row, &passage);
    compare(&learner->now, &learner->slope, row, &passage, error);
    pass_back(&learner->now, &learner->slope, row, &passage);
}

void adam_step(const Adam *adam, const float *slope, size_t count, unsigned batch, long number, float rate)
{
    double steps = (double)number;
    float step = rate * (float)(sqrt(1 - pow(SECOND_DECAY, steps)) / (1 - pow(FIRST_DECAY, steps)));
    float *now = adam->now, *mean = adam->mean, *first = adam->first, *second = adam->second;
    for (size_t i = 0; i < count; i++) {
        float g = slope[i] / (float)batch;
        first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * g;
        second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * g * g;
        now[i] -= step * first[i] / (sqrtf(second[i]) + 1e-6f);
        mean[i] += (now[i] - mean[i]) * MEAN_RATE;
    }
}

double learner_step(Learner *learner, const Row *const *batch, unsigned count, float rate)
{
    double error = 0;
    memset(&learner->slope, 0, sizeof learner->slope);
    for (unsigned i = 0; i < count; i++)
        add_slope(learner, batch[i], &error);
    Adam adam = { (float *)&learner->now, (float *)&learner->mean, (float *)&learner->first,
                  (float *)&learner->second };
    adam_step(&adam, (const float *)&learner->slope, WEIGHTS_COUNT, count, ++learner->steps, rate);
    return error;
}

int16_t weight_in_table(float weight)
{
    float rounded = roundf(weight * NETWORK_ONE);
    return (int16_t)(rounded > INT16_MAX ? INT16_MAX : rounded < -INT16_MAX ? -INT16_MAX : rounded);
}

void learner_network(const Learner *learner, Network *out)
{
    for (unsigned i = 0; i < FEATURES; i++)
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            out->in[i][h] = weight_in_table(learner->mean.in[i][h]);
    memcpy(out->deep, learner->mean.deep, sizeof out->deep);
    memcpy(out->deep_bias, learner->mean.deep_bias, sizeof out->deep_bias);
    memcpy(out->out, learner->mean.out, sizeof out->out);
    memcpy(out->deep_out, learner->mean.deep_out, sizeof out->deep_out);
    memcpy(out->bias, learner->mean.bias, sizeof out->bias);
}
