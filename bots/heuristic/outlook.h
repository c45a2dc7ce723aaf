/* SPDX-License-Identifier: MIT */
/* outlook.h - what a position promises, and what that is worth. */
#ifndef BOTS_OUTLOOK_H
#define BOTS_OUTLOOK_H

/* Expected points of the player and of the best other one, and the share of wins, 0 to 1. */
typedef struct Outlook {
    float own, rival, win;
} Outlook;

/* What counts in a judgement. */
typedef struct Taste {
    float rival; /* how much a point of the best rival counts against an own one */
    float win;   /* what a certain win is worth in points */
} Taste;

static inline float outlook_value(const Outlook *outlook, const Taste *taste)
{
    return outlook->own - taste->rival * outlook->rival + taste->win * outlook->win;
}

static inline void outlook_add(Outlook *sum, const Outlook *more, float times)
{
    sum->own += more->own * times;
    sum->rival += more->rival * times;
    sum->win += more->win * times;
}

#endif
