/* SPDX-License-Identifier: MIT */
/* garth.h - small phrases that the scenarios about Garth share: a table with him in BLUE's seat, and one turn of his
 * with a known card. The words themselves are in table.h. */
#ifndef SCENARIOS_GARTH_H
#define SCENARIOS_GARTH_H
#include "table.h"

/* The first edition for two: RED plays, BLUE is Garth. */
static inline Table garth_table(const char *level, const char *specialty)
{
    Table t = given_game((TableSetup){ .players = 2, .garth = { [BLUE] = level } });
    given_garth(&t, BLUE, level, specialty);
    return t;
}

/* The same with Rails to the North. */
static inline Table garth_north(const char *level, const char *specialty)
{
    Table t = given_game((TableSetup){ .players = 2, .north = 1, .garth = { [BLUE] = level } });
    given_garth(&t, BLUE, level, specialty);
    return t;
}

/* His turn with this card. */
static inline void garth_plays(Table *t, unsigned seat, unsigned card)
{
    given_garth_card(t, seat, card);
    given_turn(t, seat);
    when(t, seat, "garth");
    then_garth_turned(t, seat, card);
}

/* From G into Kansas City with a card that does nothing else for a Garth who is specialized in cowboys. */
static inline void garth_delivers(Table *t, unsigned seat)
{
    given_herder(t, seat, "n-g");
    garth_plays(t, seat, 10);
    then_herder(t, seat, "start");
}

#endif
