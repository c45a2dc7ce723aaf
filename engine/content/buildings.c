/* SPDX-License-Identifier: MIT */
/* buildings.c - the building tiles (components.md section 9). Each pair of braces under `local actions` is one
 * local action; two effects in one pair stand on either side of a slash (PB2). Rows of a tile are its a-side and
 * its b-side. */
#include "content/content.h"

#define E(name) GWT_EFFECT_##name

const BuildingSpec neutral_buildings[GWT_NEUTRALS] = {
    { 0, 0, 0, { { E(WHITE_FOR_2) }, { E(HIRE) }, { E(HIRE_2_DEARER) } } },          /* A */
    { 0, 0, 0, { { E(GREEN_FOR_2) }, { E(BUILD_AT_2) } } },                          /* B */
    { 0, 0, 0, { { E(CERTIFICATE), E(OBJECTIVE) }, { E(ENGINE_ENGINEERS) } } },      /* C */
    { 0, 0, 0, { { E(TRADE), E(PAY_2_ENGINE_2) }, { E(AUXILIARY) } } },              /* D */
    { 0, 0, 0, { { E(BLACK_FOR_2) }, { E(BUY_CATTLE) } } },                          /* E */
    { 0, 0, 0, { { E(PAIR_FOR_4) }, { E(HAZARD_AT_7) } } },                          /* F */
    { 0, 0, 0, { { E(ENGINE_ENGINEERS) }, { E(AUXILIARY) } } },                      /* G */
};

#define G HAND_GREEN
#define B HAND_BLACK
/*    builders points hands  local actions */
#define TILES_OF_BOTH \
    [1] = { { 1,  1,  G,     { { E(WOODS_2) } } }, \
            { 1,  1,  G,     { { E(OBJECTIVE_FOR_CERTIFICATES_2) }, { E(ENGINE_BACK_FOR_3) } } } }, \
    [3] = { { 1,  1,  0,     { { E(PAIR_FOR_3) }, { E(HERDER_1) } } }, \
            { 2,  3,  0,     { { E(AUXILIARY) }, { E(HERDER_1) } } } }, \
    [4] = { { 2,  3,  B,     { { E(HAZARD_AT_5) }, { E(HERDER_2) } } }, \
            { 2,  3,  B,     { { E(DRAW_COWBOYS) }, { E(HERDER_3) } } } }, \
    [7] = { { 5,  6,  G | B, { { E(TRADE_PAIRS) } } }, \
            { 5,  6,  G | B, { { E(ENGINE_WOODS) } } } }, \
    [9] = { { 7,  9,  0,     { { E(ENGINE_3) }, { E(EXTRAORDINARY_DELIVERY) } } }, \
            { 6,  8,  0,     { { E(STATION_BEHIND) } } } }, \
    [10] = { { 9, 13, B,     { { E(CERTIFICATES_TO_LIMIT) }, { E(HERDER_5) } } }, \
             { 8, 11, B,     { { E(GAIN_4) }, { E(ENGINE_4) }, { E(HERDER_4) } } } }

#define TILES_FIRST \
    TILES_OF_BOTH, \
    [2] = { { 1,  1,  0,     { { E(WHITE_FOR_4) }, { E(BUY_CATTLE) } } }, \
            { 1,  1,  0,     { { E(GREY_FOR_ENGINE_1) }, { E(GREEN_FOR_3) } } } }, \
    [5] = { { 3,  4,  0,     { { E(HIRE_1_CHEAPER) }, { E(ENGINE_ENGINEERS) } } }, \
            { 3,  4,  0,     { { E(BLACK_FOR_CERTIFICATES_2) }, { E(ENGINEERS_1) } } } }, \
    [6] = { { 4,  5,  0,     { { E(YELLOW_FOR_10) }, { E(AUXILIARY) } } }, \
            { 4,  5,  0,     { { E(ANY_FOR_3_AND_OBJECTIVE) } } } }, \
    [8] = { { 5,  6,  G,     { { E(TRADE), E(AUXILIARY) }, { E(ENGINE_2) } } }, \
            { 6,  8,  0,     { { E(COPY) } } } }, \
    [11] = { { 12, 25, 0,    { { E(HAZARD_AT_2) } } }, /* promo, and part of Rails to the North */ \
             { 5, 10, 0,     { { E(ENGINE_HAZARDS) } } } }, \
    [13] = { { 4, 5,  G,     { { E(GREY_FOR_SINGLE_AUXILIARY) }, { E(BUILD_AT_1) } } }, /* promo */ \
             { 2, 4,  0,     { { E(STATIONS_2) }, { E(AUXILIARY) } } } }

#define TILES_SECOND \
    TILES_OF_BOTH, \
    [2] = { { 1,  1,  0,     { { E(WHITE_FOR_4) }, { E(BUY_CATTLE) } } }, \
            { 1,  1,  0,     { { E(GREY_FOR_2) }, { E(GREEN_FOR_ENGINE_2) } } } }, \
    [5] = { { 3,  4,  0,     { { E(VALUE_3_FOR_7) }, { E(AUXILIARY) } } }, \
            { 3,  4,  0,     { { E(BLACK_FOR_CERTIFICATES_2) }, { E(ENGINEERS_1) } } } }, \
    [6] = { { 4,  5,  0,     { { E(HIRE_1_CHEAPER) }, { E(ENGINE_ENGINEERS) } } }, \
            { 4,  5,  0,     { { E(COPY) } } } }, \
    [8] = { { 5,  6,  G,     { { E(TRADE), E(AUXILIARY) }, { E(ENGINE_2) } } }, \
            { 6,  8,  0,     { { E(ANY_FOR_6_AND_OBJECTIVE) } } } }, \
    [11] = { { 12, 20, 0,    { { E(HAZARD_AT_2) }, { E(HAZARD_AT_2) } } }, \
             { 5, 10, 0,     { { E(ENGINE_HAZARDS) } } } }

/* The second edition's own tile 12: with Rails to the North, which has a 12 too, it is number 13. */
#define TILE_12_SECOND \
    { { 4,  5,  0,     { { E(BUILDERS_1) }, { E(HERDER_1) } } }, \
      { 3,  4,  0,     { { E(STATIONS_2) }, { E(TOKEN) } } } }
#define TILE_12_NORTH \
    { { 3,  4,  0,     { { E(BELLS) } } }, \
      { 3,  4,  0,     { { E(BUILDERS_1) }, { E(BRANCHLET) } } } }

const BuildingSpec private_buildings[BOARDS][GWT_BUILDINGS][2] = {
    [BOARD_FIRST]        = { TILES_FIRST },
    [BOARD_SECOND]       = { TILES_SECOND, [12] = TILE_12_SECOND },
    [BOARD_FIRST_NORTH]  = { TILES_FIRST, [12] = TILE_12_NORTH },
    [BOARD_SECOND_NORTH] = { TILES_SECOND, [12] = TILE_12_NORTH, [13] = TILE_12_SECOND },
};

const uint16_t private_building_set[BOARDS] = {
    [BOARD_FIRST]        = 0x07FE, /* 1 to 10 */
    [BOARD_SECOND]       = 0x1FFE, /* 1 to 12 */
    [BOARD_FIRST_NORTH]  = 0x1FFE,
    [BOARD_SECOND_NORTH] = 0x3FFE, /* 1 to 13 */
};
