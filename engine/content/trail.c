/* SPDX-License-Identifier: MIT */
/* trail.c - the trail as printed on the board (components.md section 1). Walking it is rules/movement.c. */
#include "content/content.h"

#define S(name) GWT_SPACE_##name
#define BIT(name) (1ull << GWT_SPACE_##name)
#define GREY GWT_EFFECT_RISK_GREY
#define ANY GWT_EFFECT_RISK_ANY

/* What both editions print alike. Between C and E the second edition swaps D and its neighbour, so that the road to the
 * outlaws leaves at D. */
#define TRAIL_OF_BOTH                                                                                                 \
    /*                  site              woods risk  next (a fork has two)             fork */                       \
    [S(START)]        = { SITE_START,       0, 0,    { S(N_A), 0 },                     0 },                          \
    [S(N_A)]          = { SITE_NEUTRAL,     0, 0,    { S(AB1), S(FLOOD1) },             1 },                          \
    [S(AB1)]          = { SITE_BUILDING,    0, 0,    { S(AB2), 0 },                     0 },                          \
    [S(AB2)]          = { SITE_BUILDING,    0, 0,    { S(AB3), 0 },                     0 },                          \
    [S(AB3)]          = { SITE_BUILDING,    0, 0,    { S(N_B), 0 },                     0 },                          \
    [S(FLOOD1)]       = { SITE_FLOOD,       0, 0,    { S(FLOOD2), 0 },                  0 },                          \
    [S(FLOOD2)]       = { SITE_FLOOD,       0, 0,    { S(FLOOD3), 0 },                  0 },                          \
    [S(FLOOD3)]       = { SITE_FLOOD,       0, 0,    { S(FLOOD4), 0 },                  0 },                          \
    [S(FLOOD4)]       = { SITE_FLOOD,       0, 0,    { S(FLOODBANK1), 0 },              0 },                          \
    [S(FLOODBANK2)]   = { SITE_BUILDING,    1, GREY, { S(N_B), 0 },                     0 },                          \
    [S(N_B)]          = { SITE_NEUTRAL,     0, 0,    { S(BC1), S(DROUGHT1) },           2 },                          \
    [S(BC1)]          = { SITE_BUILDING,    1, 0,    { S(BC2), 0 },                     0 },                          \
    [S(BC2)]          = { SITE_BUILDING,    0, 0,    { S(BC3), 0 },                     0 },                          \
    [S(BC3)]          = { SITE_BUILDING,    0, 0,    { S(N_C), 0 },                     0 },                          \
    [S(DROUGHT1)]     = { SITE_DROUGHT,     0, 0,    { S(DROUGHT2), 0 },                0 },                          \
    [S(DROUGHT2)]     = { SITE_DROUGHT,     0, 0,    { S(DROUGHT3), 0 },                0 },                          \
    [S(DROUGHT3)]     = { SITE_DROUGHT,     0, 0,    { S(DROUGHT4), 0 },                0 },                          \
    [S(DROUGHT4)]     = { SITE_DROUGHT,     0, 0,    { S(DROUGHTBANK1), 0 },            0 },                          \
    [S(DROUGHTBANK1)] = { SITE_BUILDING,    0, ANY,  { S(N_C), 0 },                     0 },                          \
    [S(CE1)]          = { SITE_BUILDING,    1, 0,    { S(CE2), 0 },                     0 },                          \
    [S(CE2)]          = { SITE_BUILDING,    1, 0,    { S(N_E), 0 },                     0 },                          \
    [S(TRADE1)]       = { SITE_BESIDE,      0, 0,    { 0, 0 },                          0 },                          \
    [S(TRADE2)]       = { SITE_BESIDE,      0, 0,    { 0, 0 },                          0 },                          \
    [S(TRADE3)]       = { SITE_BESIDE,      0, 0,    { 0, 0 },                          0 },                          \
    [S(TRADE4)]       = { SITE_TRADE,       0, 0,    { S(TRADE5), 0 },                  0 },                          \
    [S(TRADE5)]       = { SITE_TRADE,       0, 0,    { S(TRADE6), 0 },                  0 },                          \
    [S(TRADE6)]       = { SITE_TRADE,       0, 0,    { S(TRADE7), 0 },                  0 },                          \
    [S(TRADE7)]       = { SITE_TRADE,       0, 0,    { S(TRADE8), 0 },                  0 },                          \
    [S(TRADE8)]       = { SITE_TRADE,       0, 0,    { S(TRADE9), 0 },                  0 },                          \
    [S(TRADE9)]       = { SITE_TRADE,       0, 0,    { S(TRADEBANK1), 0 },              0 },                          \
    [S(TRADEBANK1)]   = { SITE_BUILDING,    0, ANY,  { S(TRADEBANK2), 0 },              0 },                          \
    [S(TRADEBANK2)]   = { SITE_BUILDING,    0, GREY, { S(N_E), 0 },                     0 },                          \
    [S(N_E)]          = { SITE_NEUTRAL,     0, 0,    { S(EF1), S(ROCK1) },              5 },                          \
    [S(EF1)]          = { SITE_BUILDING,    1, 0,    { S(EF2), 0 },                     0 },                          \
    [S(EF2)]          = { SITE_BUILDING,    1, 0,    { S(N_F), 0 },                     0 },                          \
    [S(ROCK1)]        = { SITE_ROCK,        0, 0,    { S(ROCK2), 0 },                   0 },                          \
    [S(ROCK2)]        = { SITE_ROCK,        0, 0,    { S(ROCK3), 0 },                   0 },                          \
    [S(ROCK3)]        = { SITE_ROCK,        0, 0,    { S(ROCK4), 0 },                   0 },                          \
    [S(ROCK4)]        = { SITE_ROCK,        0, 0,    { S(ROCKBANK1), 0 },               0 },                          \
    [S(ROCKBANK1)]    = { SITE_BUILDING,    0, ANY,  { S(ROCKBANK2), 0 },               0 },                          \
    [S(ROCKBANK2)]    = { SITE_BUILDING,    1, GREY, { S(N_F), 0 },                     0 },                          \
    [S(N_F)]          = { SITE_NEUTRAL,     0, 0,    { S(FG1), S(FG2) },                6 },                          \
    [S(FG1)]          = { SITE_BUILDING,    0, 0,    { S(N_G), 0 },                     0 },                          \
    [S(FG2)]          = { SITE_BUILDING,    1, 0,    { S(N_G), 0 },                     0 },                          \
    [S(N_G)]          = { SITE_NEUTRAL,     0, 0,    { S(GK1), S(GK2) },                7 },                          \
    [S(GK1)]          = { SITE_BUILDING,    0, 0,    { S(KANSAS_CITY), 0 },             0 },                          \
    [S(GK2)]          = { SITE_BUILDING,    0, 0,    { S(KANSAS_CITY), 0 },             0 },                          \
    [S(KANSAS_CITY)]  = { SITE_KANSAS_CITY, 0, 0,    { 0, 0 },                          0 },

const TrailSpace trail_spaces[GWT_EDITIONS][GWT_SPACES] = {
    [GWT_EDITION_FIRST] = {
        TRAIL_OF_BOTH
        [S(FLOODBANK1)]   = { SITE_BUILDING,    0, GREY, { S(FLOODBANK2), 0 },              0 },
        [S(N_C)]          = { SITE_NEUTRAL,     0, 0,    { S(CE1), S(CD1) },                3 },
        [S(CD1)]          = { SITE_BUILDING,    0, 0,    { S(N_D), S(TRADE4) },             4 },
        [S(N_D)]          = { SITE_NEUTRAL,     0, 0,    { S(N_E), 0 },                     0 },
        [S(DE1)]          = { SITE_NONE,        0, 0,    { 0, 0 },                          0 },
    },
    [GWT_EDITION_SECOND] = {
        TRAIL_OF_BOTH
        [S(FLOODBANK1)]   = { SITE_BUILDING,    0, ANY,  { S(FLOODBANK2), 0 },              0 },
        [S(N_C)]          = { SITE_NEUTRAL,     0, 0,    { S(CE1), S(N_D) },                3 },
        [S(CD1)]          = { SITE_NONE,        0, 0,    { 0, 0 },                          0 },
        [S(N_D)]          = { SITE_NEUTRAL,     0, 0,    { S(DE1), S(TRADE4) },             4 },
        [S(DE1)]          = { SITE_BUILDING,    0, 0,    { S(N_E), 0 },                     0 },
    },
};

/* The same facts as bit sets; a test derives them from the table above. */
#define WOODS BIT(FLOODBANK2) | BIT(BC1) | BIT(CE1) | BIT(CE2) | BIT(EF1) | BIT(EF2) | BIT(ROCKBANK2) | BIT(FG2)
const uint64_t trail_woods[GWT_EDITIONS] = { WOODS, WOODS };

#define BUILDING_SITES \
    BIT(AB1) | BIT(AB2) | BIT(AB3) | BIT(FLOODBANK1) | BIT(FLOODBANK2) | BIT(BC1) | BIT(BC2) | BIT(BC3) | BIT(DROUGHTBANK1) | \
    BIT(CE1) | BIT(CE2) | BIT(TRADEBANK1) | BIT(TRADEBANK2) | BIT(EF1) | BIT(EF2) | BIT(ROCKBANK1) | BIT(ROCKBANK2) | BIT(FG1) | \
    BIT(FG2) | BIT(GK1) | BIT(GK2)
const uint64_t trail_building_sites[GWT_EDITIONS] = {
    [GWT_EDITION_FIRST] = BUILDING_SITES | BIT(CD1),
    [GWT_EDITION_SECOND] = BUILDING_SITES | BIT(DE1),
};

#define ADJACENT_OF_BOTH                                                                                              \
    [S(N_A)]          = BIT(AB1),                                                                                     \
    [S(AB1)]          = BIT(AB2) | BIT(N_A),                                                                          \
    [S(AB2)]          = BIT(AB1) | BIT(AB3),                                                                          \
    [S(AB3)]          = BIT(AB2) | BIT(N_B),                                                                          \
    [S(FLOODBANK1)]   = BIT(FLOODBANK2),                                                                              \
    [S(FLOODBANK2)]   = BIT(FLOODBANK1) | BIT(N_B),                                                                   \
    [S(N_B)]          = BIT(AB3) | BIT(BC1) | BIT(FLOODBANK2),                                                        \
    [S(BC1)]          = BIT(BC2) | BIT(N_B),                                                                          \
    [S(BC2)]          = BIT(BC1) | BIT(BC3),                                                                          \
    [S(BC3)]          = BIT(BC2) | BIT(N_C),                                                                          \
    [S(DROUGHTBANK1)] = BIT(N_C),                                                                                     \
    [S(CE1)]          = BIT(CE2) | BIT(N_C),                                                                          \
    [S(CE2)]          = BIT(CE1) | BIT(N_E),                                                                          \
    [S(TRADEBANK1)]   = BIT(TRADEBANK2),                                                                              \
    [S(TRADEBANK2)]   = BIT(N_E) | BIT(TRADEBANK1),                                                                   \
    [S(EF1)]          = BIT(EF2) | BIT(N_E),                                                                          \
    [S(EF2)]          = BIT(EF1) | BIT(N_F),                                                                          \
    [S(ROCKBANK1)]    = BIT(ROCKBANK2),                                                                               \
    [S(ROCKBANK2)]    = BIT(N_F) | BIT(ROCKBANK1),                                                                    \
    [S(N_F)]          = BIT(EF2) | BIT(FG1) | BIT(FG2) | BIT(ROCKBANK2),                                              \
    [S(FG1)]          = BIT(N_F) | BIT(N_G),                                                                          \
    [S(FG2)]          = BIT(N_F) | BIT(N_G),                                                                          \
    [S(N_G)]          = BIT(FG1) | BIT(FG2) | BIT(GK1) | BIT(GK2),                                                    \
    [S(GK1)]          = BIT(N_G),                                                                                     \
    [S(GK2)]          = BIT(N_G),

const uint64_t trail_adjacent[GWT_EDITIONS][GWT_SPACES] = {
    [GWT_EDITION_FIRST] = {
        ADJACENT_OF_BOTH
        [S(N_C)]          = BIT(BC3) | BIT(CD1) | BIT(CE1) | BIT(DROUGHTBANK1),
        [S(CD1)]          = BIT(N_C) | BIT(N_D),
        [S(N_D)]          = BIT(CD1) | BIT(N_E),
        [S(N_E)]          = BIT(CE2) | BIT(EF1) | BIT(N_D) | BIT(TRADEBANK2),
    },
    [GWT_EDITION_SECOND] = {
        ADJACENT_OF_BOTH
        [S(N_C)]          = BIT(BC3) | BIT(CE1) | BIT(DROUGHTBANK1) | BIT(N_D),
        [S(N_D)]          = BIT(DE1) | BIT(N_C),
        [S(DE1)]          = BIT(N_D) | BIT(N_E),
        [S(N_E)]          = BIT(CE2) | BIT(DE1) | BIT(EF1) | BIT(TRADEBANK2),
    },
};

const int8_t trade_slot_dollars[GWT_EDITIONS][9] = {
    [GWT_EDITION_FIRST]  = { -3, -2, -1, 1, 2, 4, 6, 8, 10 },
    [GWT_EDITION_SECOND] = { 0, 1, 2, 3, 4, 5, 6, 8, 10 },
};

const uint8_t trade_slot_tokens[GWT_EDITIONS][9] = {
    [GWT_EDITION_SECOND] = { 1 },
};

const uint8_t trail_section_first[SITE_KANSAS_CITY] = {
    [SITE_FLOOD]   = S(FLOOD1),
    [SITE_DROUGHT] = S(DROUGHT1),
    [SITE_ROCK]    = S(ROCK1),
    [SITE_TRADE]   = S(TRADE1),
};
