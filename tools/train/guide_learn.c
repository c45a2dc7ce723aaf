/* SPDX-License-Identifier: MIT */
/* guide_learn.c - fits the guide to positions within turns, and writes it down. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "random_numbers.h"
#include "train.h"

enum {
    BATCH = 128,
    PASSES = 3, /* how often a row is learnt from, about */
    HELD = 20,  /* one row in so many, the last ones, is not learnt from and tells how good the guide is */
    REPORTS = 10
};
static const float RATE = 0.002f;

/* The guide while it learns. */
typedef struct GuideWeights {
    float in[FEATURES_AND_GUIDE][GUIDE_HIDDEN];
    float deep[GUIDE_HIDDEN][GUIDE_DEEP];
    float deep_bias[GUIDE_DEEP];
    float out[GUIDE_HIDDEN];
    float deep_out[GUIDE_DEEP];
    float bias;
} GuideWeights;
#define GUIDE_WEIGHTS (sizeof(GuideWeights) / sizeof(float))

typedef struct GuideLearner {
    GuideWeights now, mean, first, second, slope;
    long steps;
} GuideLearner;

static float pass(const GuideWeights *now, const GuideRow *row, float hidden[GUIDE_HIDDEN], float deep[GUIDE_DEEP])
{
    memset(hidden, 0, GUIDE_HIDDEN * sizeof hidden[0]);
    for (unsigned i = 0; i < row->count; i++) {
        const float *weight = now->in[row->items[i].index];
        float value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < GUIDE_HIDDEN; h++)
            hidden[h] += weight[h] * value;
    }
    float sum = now->bias;
    memcpy(deep, now->deep_bias, GUIDE_DEEP * sizeof deep[0]);
    for (unsigned h = 0; h < GUIDE_HIDDEN; h++) {
        hidden[h] = hidden[h] > 0 ? hidden[h] : 0;
        sum += now->out[h] * hidden[h];
        for (unsigned d = 0; d < GUIDE_DEEP; d++)
            deep[d] += hidden[h] * now->deep[h][d];
    }
    for (unsigned d = 0; d < GUIDE_DEEP; d++) {
        deep[d] = deep[d] > 0 ? deep[d] : 0;
        sum += now->deep_out[d] * deep[d];
    }
    return sum;
}

static float learn_row(GuideLearner *learner, const GuideRow *row)
{
    const GuideWeights *now = &learner->now;
    GuideWeights *slope = &learner->slope;
    float hidden[GUIDE_HIDDEN], deep[GUIDE_DEEP], back[GUIDE_HIDDEN], deep_back[GUIDE_DEEP];
    float wrong = pass(now, row, hidden, deep) - row->target;
    slope->bias += wrong;
    for (unsigned d = 0; d < GUIDE_DEEP; d++) {
        slope->deep_out[d] += wrong * deep[d];
        deep_back[d] = deep[d] > 0 ? wrong * now->deep_out[d] : 0;
        slope->deep_bias[d] += deep_back[d];
    }
    for (unsigned h = 0; h < GUIDE_HIDDEN; h++) {
        back[h] = 0;
        if (hidden[h] <= 0)
            continue;
        slope->out[h] += wrong * hidden[h];
        float sum = wrong * now->out[h];
        for (unsigned d = 0; d < GUIDE_DEEP; d++) {
            slope->deep[h][d] += hidden[h] * deep_back[d];
            sum += now->deep[h][d] * deep_back[d];
        }
        back[h] = sum;
    }
    for (unsigned i = 0; i < row->count; i++) {
        float *weight = slope->in[row->items[i].index], value = (float)row->items[i].value / FEATURE_ONE;
        for (unsigned h = 0; h < GUIDE_HIDDEN; h++)
            weight[h] += back[h] * value;
    }
    return wrong * wrong;
}

static double learn_batch(GuideLearner *learner, const GuideRow *rows, size_t count, uint64_t *random, float rate)
{
    double error = 0;
    memset(&learner->slope, 0, sizeof learner->slope);
    for (unsigned k = 0; k < BATCH; k++)
        error += (double)learn_row(learner, &rows[random_below(random, (uint32_t)count)]);
    Adam adam = { (float *)&learner->now, (float *)&learner->mean, (float *)&learner->first,
                  (float *)&learner->second };
    adam_step(&adam, (const float *)&learner->slope, GUIDE_WEIGHTS, BATCH, ++learner->steps, rate);
    return error;
}

static int write_guide(const GuideWeights *weights, const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return 0;
    fputs("/* SPDX-License-Identifier: MIT */\n"
          "/* network_guide.c - written by gwt-train (make train): do not edit. One line for each feature, in 1/4096. "
          "*/\n"
          "#include \"network.h\"\n\n/* clang-format off */\nconst Guide network_guide = {\n.in = {\n",
          file);
    for (unsigned i = 0; i < FEATURES_AND_GUIDE; i++)
        for (unsigned h = 0; h < GUIDE_HIDDEN; h++)
            fprintf(file, "%s%d%s", h ? "," : "{", weight_in_table(weights->in[i][h]),
                    h + 1 < GUIDE_HIDDEN ? "" : "},\n");
    fputs("},\n.deep = {\n", file);
    for (unsigned h = 0; h < GUIDE_HIDDEN; h++)
        write_floats(file, weights->deep[h], GUIDE_DEEP);
    fputs("},\n.deep_bias = ", file);
    write_floats(file, weights->deep_bias, GUIDE_DEEP);
    fputs(".out = ", file);
    write_floats(file, weights->out, GUIDE_HIDDEN);
    fputs(".deep_out = ", file);
    write_floats(file, weights->deep_out, GUIDE_DEEP);
    fprintf(file, ".bias = %.9ef,\n};\n/* clang-format on */\n", (double)weights->bias);
    int ok = !ferror(file);
    return fclose(file) == 0 && ok;
}

static double points_of(double squares, size_t count) { return sqrt(squares / (double)count) * (double)NETWORK_POINTS; }

/* By how much the guide is wrong about rows. */
static double missing(const GuideWeights *weights, const GuideRow *rows, size_t count)
{
    double error = 0;
    for (size_t i = 0; i < count; i++) {
        float hidden[GUIDE_HIDDEN], deep[GUIDE_DEEP];
        float wrong = pass(weights, &rows[i], hidden, deep) - rows[i].target;
        error += (double)wrong * (double)wrong;
    }
    return points_of(error, count);
}

static void begin_fresh(GuideLearner *learner, uint64_t *random)
{
    GuideWeights *now = &learner->now;
    memset(learner, 0, sizeof *learner);
    for (unsigned h = 0; h < GUIDE_HIDDEN; h++) {
        for (unsigned i = 0; i < FEATURES_AND_GUIDE; i++)
            now->in[i][h] = even_chance(random, 0.15f);
        for (unsigned d = 0; d < GUIDE_DEEP; d++)
            now->deep[h][d] = even_chance(random, 0.3f);
        now->out[h] = even_chance(random, 0.3f);
    }
    for (unsigned d = 0; d < GUIDE_DEEP; d++)
        now->deep_out[d] = even_chance(random, 0.3f);
    learner->mean = *now;
}

int guide_learn(const GuideRow *rows, size_t count, const TrainOptions *options)
{
    size_t held = count / HELD, learnt = count - held, steps = learnt * PASSES / BATCH, every = steps / REPORTS;
    GuideLearner *learner = malloc(sizeof *learner);
    if (!learner || held == 0 || every == 0) {
        fprintf(stderr, "gwt-train: %s\n", learner ? "too few positions: more games are needed" : "not enough memory");
        free(learner);
        return 0;
    }
    uint64_t random = options->seed;
    double error = 0;
    begin_fresh(learner, &random);
    for (size_t step = 0; step < steps; step++) {
        float rate = RATE * (1 - 0.97f * (float)step / (float)steps);
        error += learn_batch(learner, rows, learnt, &random, rate);
        if ((step + 1) % every)
            continue;
        printf("%zu of %zu: error %.3f points, of %zu positions not learnt from %.3f\n", step + 1, steps,
               points_of(error, every * BATCH), held, missing(&learner->mean, rows + learnt, held));
        fflush(stdout);
        error = 0;
    }
    int ok = write_guide(&learner->mean, options->out);
    if (!ok)
        fprintf(stderr, "gwt-train: cannot write %s\n", options->out);
    free(learner);
    return ok;
}
