/* SPDX-License-Identifier: MIT */
/* railroad.c - stations, crosses, cities and station masters (components.md sections 2 and 8,
 * rails-to-the-north.md 3, 4.4, 6 and 11). */
#include "content/content.h"

const StationSpec station_specs[GWT_STATIONS] = {
    /* dollars points dark */
    { 2, 1, 0 }, { 2, 1, 0 }, { 4, 2, 0 }, { 4, 2, 0 }, { 6, 3, 1 },
    { 8, 5, 1 }, { 7, 6, 1 }, { 6, 7, 1 }, { 5, 8, 1 }, { 3, 9, 1 },
    { 7, 6, 0 }, { 15, 8, 1 }, /* Rails to the North: in GR4 and RE3 */
};

const uint8_t turnout_after[GWT_RAIL_SPACES - GWT_RAIL_TURNOUT_FIRST] = { 4, 7, 10, 13, 16, 21, 25, 29, 33 };

const uint8_t crosses_behind[GWT_RAIL_END + 1] = {
    /* 0 */ 0, 0, 0, 0, 1, 2, 3, 3, 4, 4,
    /* 10 */ 5, 6, 7, 7, 8, 8, 9, 10, 11, 11,
    /* 20 */ 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    /* 30 */ 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
};

#define C(name) [GWT_CITY_##name]
#define CITIES_BASE \
    /*               value dark */ \
    C(1)            = { 1,    0, .arrow_points = -3, .arrow_objective = 1 }, \
    C(6)            = { 6,    0, .arrow_objective = 1 }, \
    C(8)            = { 8,    0, .arrow_objective = 1 }, \
    C(10)           = { 10,   1, .arrow_points = 6 }, \
    C(12)           = { 12,   1, .arrow_points = 8 }, \
    C(14)           = { 14,   0, .arrow_points = 4 }, \
    C(16)           = { 16,   1, .points = 6 }, \
    C(LAST)         = { 18,   1, .points = 9 }

#define TOWN(name) .town = GWT_TOWN_##name + 1
#define CITIES_NORTH \
    C(COLUMBIA)      = { 1,  0, .arrow_points = -5, .arrow_token = 1 }, \
    C(ST_LOUIS)      = { 4,  0, .points = 0 }, \
    C(CHICAGO)       = { 6,  0, .arrow_points = -5, .arrow_token = 1 }, \
    C(DETROIT)       = { 10, 1, .objective = 1 }, \
    C(CLEVELAND)     = { 12, 1, .arrow_points = 4, .arrow_objective = 1 }, \
    C(PITTSBURGH)    = { 15, 0, .arrow_points = 6 }, \
    C(NEW_YORK)      = { 18, 1, .points = 3, .master = 1 }, \
    C(MEMPHIS)       = { 3,  0, .dollars = 2, .objective = 1, TOWN(GR3) }, \
    C(DENVER)        = { 8,  1, TOWN(BL4) }, \
    C(MILWAUKEE)     = { 11, 1, .dollars = 3, .objective = 1, TOWN(RE1) }, \
    C(GREEN_BAY)     = { 12, 0, .points = 4, TOWN(RE4) }, \
    C(MINNEAPOLIS)   = { 13, 1, .points = 10, TOWN(RE8) }, \
    C(TORONTO)       = { 14, 1, .points = 5, TOWN(RE10) }, \
    C(SAN_FRANCISCO) = { 18, 1, TOWN(BL5) }, /* points by bell spaces */ \
    C(MONTREAL)      = { 20, 1, .points = 15, TOWN(RE12) }

const StripSpec strips[BOARDS] = {
    [BOARD_FIRST] = { GWT_CITIES_BASE, GWT_CITY_LAST, GWT_CITY_LAST, 0, {
        CITIES_BASE,
        C(KANSAS_CITY) = { 0, 0, .points = -6, .dollars = 6 },
        C(4)           = { 4, 0, .arrow_points = -1 },
    } },
    [BOARD_SECOND] = { GWT_CITIES_BASE, GWT_CITY_LAST, GWT_CITY_LAST, 0, {
        CITIES_BASE,
        C(KANSAS_CITY) = { 0, 0, .points = -6, .dollars = 4 },
        C(4)           = { 4, 0, .arrow_token = 1 },
    } },
    [BOARD_FIRST_NORTH] = { GWT_CITIES, GWT_CITY_SAN_FRANCISCO, GWT_CITY_SAN_FRANCISCO, 2, {
        CITIES_NORTH,
        C(KANSAS_CITY) = { 0, 0, .points = -8, .dollars = 6 },
    } },
    [BOARD_SECOND_NORTH] = { GWT_CITIES, GWT_CITY_SAN_FRANCISCO, GWT_CITY_NEW_YORK, 2, {
        CITIES_NORTH,
        C(KANSAS_CITY) = { 0, 0, .points = -8, .dollars = 4 },
    } },
};

#define E(name) GWT_EFFECT_##name
const MasterSpec master_specs[GWT_MASTERS] = {
    /*                    upper half         permanent  lower half */
    [GWT_MASTER_SM1]  = { E(GAIN_2),          0,        MASTER_POINTS_WORKERS },
    [GWT_MASTER_SM2]  = { E(HAZARD_OR_TRADE), 0,        MASTER_POINTS_OBJECTIVES },
    [GWT_MASTER_SM3]  = { E(NONE),            1,        MASTER_POINTS_HAZARDS },
    [GWT_MASTER_SM4]  = { E(NONE),            1,        MASTER_POINTS_TRADE_PAIRS },
    [GWT_MASTER_SM5]  = { E(NONE),            1,        MASTER_POINTS_CERTIFICATES },
    [GWT_MASTER_SM6]  = { E(NONE),            1,        MASTER_POINTS_STATIONS },
    [GWT_MASTER_SM7]  = { E(CERTIFICATES_2),  0,        MASTER_POINTS_BUILDINGS },
    [GWT_MASTER_SM8]  = { E(NONE),            2,        MASTER_POINTS_NONE },
    [GWT_MASTER_SM9]  = { E(GAIN_12),         0,        MASTER_POINTS_NONE },
    [GWT_MASTER_SM10] = { E(BRANCHLET),       0,        MASTER_POINTS_TOKENS },
    [GWT_MASTER_SM11] = { E(TOKEN),           0,        MASTER_POINTS_AREAS },
};

const uint16_t master_set[BOARDS] = {
    [BOARD_FIRST]        = 0x03E, /* sm1 to sm5 */
    [BOARD_SECOND]       = 0x3FE, /* sm1 to sm9 */
    [BOARD_FIRST_NORTH]  = 0xFFE, /* sm1 to sm11 */
    [BOARD_SECOND_NORTH] = 0xFFE,
};
