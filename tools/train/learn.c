/* SPDX-License-Identifier: MIT */
/* learn.c - fits the network to the rows. */
#include <math.h>
#include <string.h>
#include "random_numbers.h"
#include "train.h"

static const float MEAN_RATE = 0.0005f;
static const float FIRST_DECAY = 0.9f, SECOND_DECAY = 0.999f;

static float even_chance(uint64_t *state, float width)
{
    return ((float)(random_next(state) >> 40) * 0x1p-24f - 0.5f) * width;
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
    learner->mean = *now;
}

static void add_slope(Learner *learner, const Row *row, double *error)
{
    const Weights *now = &learner->now;
    Weights *slope = &learner->slope;
    float hidden[NETWORK_HIDDEN] = { 0 }, back[NETWORK_HIDDEN] = { 0 };
    for (unsigned i = 0; i < row->count; i++) {
        const float *weight = now->in[row->items[i].index];
        float value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            hidden[h] += weight[h] * value;
    }
    for (unsigned o = 0; o < OUTPUTS; o++) {
        float sum = now->bias[o];
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            sum += hidden[h] > 0 ? now->out[o][h] * hidden[h] : 0;
        float wrong = sum - row->target[o];
        if (o == OUTPUT_WIN) { /* the same step function as in network.c, and its slope */
            float width = 1 + fabsf(sum);
            wrong = (0.5f + 0.5f * sum / width - row->target[o]) * 0.5f / (width * width);
        } else if (o == OUTPUT_OWN) {
            *error += (double)wrong * wrong;
        }
        slope->bias[o] += wrong;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            if (hidden[h] > 0) {
                slope->out[o][h] += wrong * hidden[h];
                back[h] += wrong * now->out[o][h];
            }
    }
    for (unsigned i = 0; i < row->count; i++) {
        float *weight = slope->in[row->items[i].index];
        float value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++)
            weight[h] += back[h] * value;
    }
}

double learner_step(Learner *learner, const Row *const *batch, unsigned count, float rate)
{
    double error = 0;
    memset(&learner->slope, 0, sizeof learner->slope);
    for (unsigned i = 0; i < count; i++)
        add_slope(learner, batch[i], &error);
    learner->steps++;
    float *now = (float *)&learner->now, *mean = (float *)&learner->mean, *slope = (float *)&learner->slope;
    float *first = (float *)&learner->first, *second = (float *)&learner->second;
    double steps = (double)learner->steps;
    float step = rate * (float)(sqrt(1 - pow(SECOND_DECAY, steps)) / (1 - pow(FIRST_DECAY, steps)));
    for (size_t i = 0; i < WEIGHTS_COUNT; i++) {
        float g = slope[i] / (float)count;
        first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * g;
        second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * g * g;
        now[i] -= step * first[i] / (sqrtf(second[i]) + 1e-6f);
        mean[i] += (now[i] - mean[i]) * MEAN_RATE;
    }
    return error;
}

void learner_network(const Learner *learner, Network *out)
{
    for (unsigned i = 0; i < FEATURES; i++)
        for (unsigned h = 0; h < NETWORK_HIDDEN; h++) {
            float weight = roundf(learner->mean.in[i][h] * NETWORK_ONE);
            out->in[i][h] = (int16_t)(weight > INT16_MAX ? INT16_MAX : weight < -INT16_MAX ? -INT16_MAX : weight);
        }
    memcpy(out->out, learner->mean.out, sizeof out->out);
    memcpy(out->bias, learner->mean.bias, sizeof out->bias);
}
