/* SPDX-License-Identifier: MIT */
/* rating.c - see rating.h. The log-likelihood of the ratings is concave: Newton's method climbs it, with short steps. */
#include "bots/rating.h"
#include <math.h>
#include <string.h>

enum { STEPS_MAX = 500 };
static const double STEP_MAX = 1.0, STEP_DONE = 1e-10;
static const double NORMAL_975 = 1.959963984540054; /* 97.5 % quantile of the normal distribution */

typedef double Matrix[RATING_PLAYERS_MAX][RATING_PLAYERS_MAX];

void rating_add(RatingTable *table, unsigned first, unsigned second, double games, double wins_of_first)
{
    table->games[first][second] += games;
    table->games[second][first] += games;
    table->wins[first][second] += wins_of_first;
    table->wins[second][first] += games - wins_of_first;
}

/* There is a finite maximum just if everybody has beaten everybody else, directly or over others. */
static int is_finite(const RatingTable *table)
{
    unsigned n = table->count;
    unsigned char beats[RATING_PLAYERS_MAX][RATING_PLAYERS_MAX];
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            beats[i][j] = i == j || table->wins[i][j] > 0;
    for (unsigned over = 0; over < n; over++)
        for (unsigned i = 0; i < n; i++)
            for (unsigned j = 0; j < n; j++)
                beats[i][j] |= beats[i][over] && beats[over][j];
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            if (!beats[i][j])
                return 0;
    return 1;
}

/* The gradient of the log-likelihood, and the Fisher information. The anchor's row says that it stays where it is. */
static void slope(const RatingTable *table, unsigned anchor, const double *strength, double *gradient, Matrix information)
{
    unsigned n = table->count;
    memset(gradient, 0, RATING_PLAYERS_MAX * sizeof *gradient);
    memset(information, 0, sizeof(Matrix));
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++) {
            if (i == anchor || i == j)
                continue;
            double share = 1 / (1 + exp(strength[j] - strength[i]));
            double weight = table->games[i][j] * share * (1 - share);
            gradient[i] += table->wins[i][j] - table->games[i][j] * share;
            information[i][i] += weight;
            if (j != anchor)
                information[i][j] -= weight;
        }
    information[anchor][anchor] = 1;
}

/* Inverts a positive definite matrix in place. */
static void invert(Matrix matrix, unsigned n)
{
    for (unsigned pivot = 0; pivot < n; pivot++) {
        double scale = 1 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1;
        for (unsigned j = 0; j < n; j++)
            matrix[pivot][j] *= scale;
        for (unsigned i = 0; i < n; i++) {
            double factor = matrix[i][pivot];
            if (i == pivot)
                continue;
            matrix[i][pivot] = 0;
            for (unsigned j = 0; j < n; j++)
                matrix[i][j] -= factor * matrix[pivot][j];
        }
    }
}

/* One step uphill. Returns how far the strength that changed most went. */
static double climb(const double *gradient, Matrix inverse, unsigned n, double *strength)
{
    double step[RATING_PLAYERS_MAX], longest = 0;
    for (unsigned i = 0; i < n; i++) {
        step[i] = 0;
        for (unsigned j = 0; j < n; j++)
            step[i] += inverse[i][j] * gradient[j];
        longest = fabs(step[i]) > longest ? fabs(step[i]) : longest;
    }
    for (unsigned i = 0; i < n; i++)
        strength[i] += longest > STEP_MAX ? step[i] * STEP_MAX / longest : step[i];
    return longest;
}

int rating_fit(const RatingTable *results, unsigned anchor, Rating out[RATING_PLAYERS_MAX])
{
    const double elo_of_one = 400 / log(10);
    RatingTable table = *results;
    double strength[RATING_PLAYERS_MAX] = { 0 }, gradient[RATING_PLAYERS_MAX];
    Matrix information;
    int finite = is_finite(&table);
    for (unsigned i = 0; i < table.count && !finite; i++)
        if (i != anchor)
            rating_add(&table, i, anchor, 1, 0.5);
    for (unsigned steps = 0; steps < STEPS_MAX; steps++) {
        slope(&table, anchor, strength, gradient, information);
        invert(information, table.count);
        if (climb(gradient, information, table.count, strength) < STEP_DONE)
            break;
    }
    for (unsigned i = 0; i < table.count; i++) {
        out[i].elo = strength[i] * elo_of_one;
        out[i].error = i == anchor ? 0 : NORMAL_975 * sqrt(information[i][i]) * elo_of_one;
    }
    return !finite;
}
