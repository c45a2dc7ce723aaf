/* SPDX-License-Identifier: MIT */
/* garth.c - the fifteen cards, first deliveries and town lists of Garth, a fan-made automa by Steve Schlepphorst
 * (solo.md sections 2 to 4). Playing them is rules/garth.c. */
#include "content/content.h"

#define SPEC(worker) (GWT_##worker + 1)
const GarthCard garth_cards[GWT_GARTH_CARDS + 1] = {
    /*        steps                    seats 0 1 2 3 4      only for            deeds */
    [1]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 1, 3 }, 0,              { GARTH_HIRE_CHEAPEST } },
    [2]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 1, 1 }, 0,              { GARTH_BRANCHLET, GARTH_ENGINE } },
    [3]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 1, 1 }, 0,              { GARTH_BRANCHLET, GARTH_OBJECTIVE } },
    [4]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 3, 3 }, 0,              { GARTH_TRADE } },
    [5]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 3, 3 }, 0,              { GARTH_HAZARD } },
    [6]  = { GARTH_STEPS_FIXED,       { 0, 0, 1, 1, 3 }, 0,              { GARTH_HIRE_SPECIALIST } },
    [7]  = { GARTH_STEPS_FIXED,       { 0, 0, 2, 2, 2 }, 0,              { GARTH_BRANCHLET, GARTH_ENGINE } },
    [8]  = { GARTH_STEPS_FIXED,       { 0, 0, 2, 2, 2 }, 0,              { GARTH_CATTLE } },
    [9]  = { GARTH_STEPS_FIXED,       { 0, 0, 2, 2, 2 }, 0,              { GARTH_BRANCHLET, GARTH_BUILDING } },
    [10] = { GARTH_STEPS_BUILDINGS,   { 0 },             SPEC(BUILDER),  { GARTH_BUILDING } },
    [11] = { GARTH_STEPS_BUILDINGS,   { 0 },             SPEC(ENGINEER), { GARTH_HIRE_ENGINEER, GARTH_ENGINE } },
    [12] = { GARTH_STEPS_COWBOYS,     { 0 },             SPEC(COWBOY),   { GARTH_CATTLE_AFTER_TWO } },
    [13] = { GARTH_STEPS_COWBOYS,     { 0 },             SPEC(COWBOY),   { GARTH_CATTLE } },
    [14] = { GARTH_STEPS_SPECIALISTS, { 0 },             SPEC(ENGINEER), { GARTH_ENGINE } },
    [15] = { GARTH_STEPS_SPECIALISTS, { 0 },             SPEC(BUILDER),  { GARTH_BUILDING } },
};

#define CITY(name) (GWT_CITY_##name + 1)
#define BASE(name) [BOARD_FIRST] = { CITY(name) }, [BOARD_SECOND] = { CITY(name) }
#define NORTH(...) [BOARD_FIRST_NORTH] = { __VA_ARGS__ }, [BOARD_SECOND_NORTH] = { __VA_ARGS__ }
const uint8_t garth_first_cities[GWT_GARTH_LEVELS][BOARDS][2] = {
    [GWT_GARTH_EASY]      = { BASE(4), NORTH(CITY(CHICAGO)) },
    [GWT_GARTH_MEDIUM]    = { BASE(6), NORTH(CITY(CHICAGO), CITY(CLEVELAND)) },
    [GWT_GARTH_HARD]      = { BASE(10), NORTH(CITY(CLEVELAND)) },
    [GWT_GARTH_VERY_HARD] = { BASE(10), NORTH(CITY(CLEVELAND)) },
};

#define T(name) GWT_TOWN_##name
#define TOWNS_EASY \
    { T(GR4), T(GR3), T(GR1), T(RE3), T(RE2), T(RE4), T(RE1), T(RE5), T(RE9), T(RE10), T(RE8), T(RE7), T(RE12) }
#define TOWNS_HARD \
    { T(GR4), T(GR3), T(GR1), T(RE12), T(RE9), T(RE10), T(RE5), T(RE7), T(RE8), T(RE4), T(RE3), T(RE2), T(RE1) }
const uint8_t garth_towns[GWT_GARTH_LEVELS][GARTH_TOWNS] = {
    [GWT_GARTH_EASY] = TOWNS_EASY,
    [GWT_GARTH_MEDIUM] = TOWNS_EASY,
    [GWT_GARTH_HARD] = TOWNS_HARD,
    [GWT_GARTH_VERY_HARD] = TOWNS_HARD,
};
