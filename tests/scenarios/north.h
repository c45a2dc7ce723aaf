/* SPDX-License-Identifier: MIT */
/* north.h - small phrases that the scenarios of Rails to the North share: how a seat comes to place a branchlet, and
 * how it comes to deliver. The words themselves are in table.h. */
#ifndef SCENARIOS_NORTH_H
#define SCENARIOS_NORTH_H
#include <stdio.h>
#include "table.h"

/* Nobody owns an exchange token, so that what is gained is all there is. */
static inline Table north_without_tokens(unsigned players)
{
    Table t = given_north(players);
    for (unsigned seat = 0; seat < players; seat++)
        given_tokens(&t, seat, 0);
    return t;
}

/* The sixth auxiliary action instead of building A: a green card is discarded, the town square is asked. */
static inline void go_place(Table *t, unsigned seat)
{
    arrive(t, seat, "n-a");
    when(t, seat, "aux branchlet; discard green");
}

static inline void place(Table *t, unsigned seat, const char *town)
{
    char action[24];
    go_place(t, seat);
    snprintf(action, sizeof action, "branchlet %s", town);
    when(t, seat, action);
}

/* Through Kansas City up to the choice of the city, without temporary certificates. */
static inline void go_deliver(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
}

/* "deliver CITY", then "disc DISC". */
static inline void deliver(Table *t, unsigned seat, const char *city, const char *disc)
{
    char actions[64];
    go_deliver(t, seat);
    snprintf(actions, sizeof actions, "deliver %s; disc %s", city, disc);
    when(t, seat, actions);
}

#endif
