/* SPDX-License-Identifier: MIT */
/* railroad.c - stations, crosses, cities and station masters (components.md sections 2 and 8). */
#include "content/content.h"

const StationSpec station_specs[GWT_STATIONS] = {
    /* dollars points dark */
    { 2, 1, 0 }, { 2, 1, 0 }, { 4, 2, 0 }, { 4, 2, 0 }, { 6, 3, 1 },
    { 8, 5, 1 }, { 7, 6, 1 }, { 6, 7, 1 }, { 5, 8, 1 }, { 3, 9, 1 },
};

const uint8_t turnout_after[GWT_RAIL_SPACES - GWT_RAIL_TURNOUT_FIRST] = { 4, 7, 10, 13, 16, 21, 25, 29, 33 };

const uint8_t crosses_behind[GWT_RAIL_END + 1] = {
    /* 0 */ 0, 0, 0, 0, 1, 2, 3, 3, 4, 4,
    /* 10 */ 5, 6, 7, 7, 8, 8, 9, 10, 11, 11,
    /* 20 */ 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    /* 30 */ 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
};

const CitySpec city_specs[EDITIONS_KNOWN][GWT_CITIES] = {
    [GWT_EDITION_FIRST] = {
        /*                         value dark points dollars  arrow to the next city: points, objective */
        [GWT_CITY_KANSAS_CITY] = { 0,    0,   -6,    6,       0,  0 },
        [GWT_CITY_1]           = { 1,    0,   0,     0,       -3, 1 },
        [GWT_CITY_4]           = { 4,    0,   0,     0,       -1, 0 },
        [GWT_CITY_6]           = { 6,    0,   0,     0,       0,  1 },
        [GWT_CITY_8]           = { 8,    0,   0,     0,       0,  1 },
        [GWT_CITY_10]          = { 10,   1,   0,     0,       6,  0 },
        [GWT_CITY_12]          = { 12,   1,   0,     0,       8,  0 },
        [GWT_CITY_14]          = { 14,   0,   0,     0,       4,  0 },
        [GWT_CITY_16]          = { 16,   1,   6,     0,       0,  0 },
        [GWT_CITY_LAST]        = { 18,   1,   9,     0,       0,  0 },
    },
};

#define E(name) GWT_EFFECT_##name
const MasterSpec master_specs[GWT_MASTERS] = {
    /*                    upper half         permanent  lower half */
    [GWT_MASTER_SM1]  = { E(GAIN_2),          0,        MASTER_POINTS_WORKERS },
    [GWT_MASTER_SM2]  = { E(HAZARD_OR_TRADE), 0,        MASTER_POINTS_OBJECTIVES },
    [GWT_MASTER_SM3]  = { E(NONE),            1,        MASTER_POINTS_HAZARDS },
    [GWT_MASTER_SM4]  = { E(NONE),            1,        MASTER_POINTS_TRADE_PAIRS },
    [GWT_MASTER_SM5]  = { E(NONE),            1,        MASTER_POINTS_CERTIFICATES },
    [GWT_MASTER_SM8]  = { E(NONE),            2,        MASTER_POINTS_NONE },
    [GWT_MASTER_SM9]  = { E(GAIN_12),         0,        MASTER_POINTS_NONE },
};
