/* SPDX-License-Identifier: MIT */
/* rating.h - one ladder out of the results of many pairs: Elo numbers by maximum likelihood (Bradley and Terry), a tie
 * counted as half a win. */
#ifndef BOTS_RATING_H
#define BOTS_RATING_H

#define RATING_PLAYERS_MAX 16

typedef struct RatingTable {
    unsigned count;
    double games[RATING_PLAYERS_MAX][RATING_PLAYERS_MAX]; /* played by row and column against each other; symmetric */
    double wins[RATING_PLAYERS_MAX][RATING_PLAYERS_MAX];  /* of the row against the column */
} RatingTable;

typedef struct Rating {
    double elo;
    double error; /* half of the 95 % interval of the difference to the anchor, from the Fisher information; 0 for the anchor */
} Rating;

/* Adds games between two players, of which the first won so many (ties as halves). */
void rating_add(RatingTable *table, unsigned first, unsigned second, double games, double wins_of_first);

/* The anchor's number is 0, and 191 more is a share of 75 %. Where the results alone give no finite numbers (a player, or a
 * group of them, never lost to the others, or never won), every player is given one drawn game against the anchor on
 * top; returns 1 then, else 0. */
int rating_fit(const RatingTable *table, unsigned anchor, Rating out[RATING_PLAYERS_MAX]);

#endif
