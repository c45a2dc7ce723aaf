/* SPDX-License-Identifier: MIT */
/* buildings.c - the building tiles (components.md section 9). Each pair of braces under `local actions` is one local
 * action; two effects in one pair stand on either side of a slash (PB2). */
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
const BuildingSpec private_buildings[EDITIONS_KNOWN][GWT_BUILDINGS][2] = {
    [GWT_EDITION_FIRST] = {
        /*  builders points hands  local actions */
        [1] = {
            { 1,  1,  G,     { { E(WOODS_2) } } },
            { 1,  1,  G,     { { E(OBJECTIVE_FOR_CERTIFICATES_2) }, { E(ENGINE_BACK_FOR_3) } } },
        },
        [2] = {
            { 1,  1,  0,     { { E(WHITE_FOR_4) }, { E(BUY_CATTLE) } } },
            { 1,  1,  0,     { { E(GREY_FOR_ENGINE_1) }, { E(GREEN_FOR_3) } } },
        },
        [3] = {
            { 1,  1,  0,     { { E(PAIR_FOR_3) }, { E(HERDER_1) } } },
            { 2,  3,  0,     { { E(AUXILIARY) }, { E(HERDER_1) } } },
        },
        [4] = {
            { 2,  3,  B,     { { E(HAZARD_AT_5) }, { E(HERDER_2) } } },
            { 2,  3,  B,     { { E(DRAW_COWBOYS) }, { E(HERDER_3) } } },
        },
        [5] = {
            { 3,  4,  0,     { { E(HIRE_1_CHEAPER) }, { E(ENGINE_ENGINEERS) } } },
            { 3,  4,  0,     { { E(BLACK_FOR_CERTIFICATES_2) }, { E(ENGINEERS_1) } } },
        },
        [6] = {
            { 4,  5,  0,     { { E(YELLOW_FOR_10) }, { E(AUXILIARY) } } },
            { 4,  5,  0,     { { E(ANY_FOR_3_AND_OBJECTIVE) } } },
        },
        [7] = {
            { 5,  6,  G | B, { { E(TRADE_PAIRS) } } },
            { 5,  6,  G | B, { { E(ENGINE_WOODS) } } },
        },
        [8] = {
            { 5,  6,  G,     { { E(TRADE), E(AUXILIARY) }, { E(ENGINE_2) } } },
            { 6,  8,  0,     { { E(COPY) } } },
        },
        [9] = {
            { 7,  9,  0,     { { E(ENGINE_3) }, { E(EXTRAORDINARY_DELIVERY) } } },
            { 6,  8,  0,     { { E(STATION_BEHIND) } } },
        },
        [10] = {
            { 9,  13, B,     { { E(CERTIFICATES_TO_LIMIT) }, { E(HERDER_5) } } },
            { 8,  11, B,     { { E(GAIN_4) }, { E(ENGINE_4) }, { E(HERDER_4) } } },
        },
        [11] = { /* promo */
            { 12, 25, 0,     { { E(HAZARD_AT_2) } } },
            { 5,  10, 0,     { { E(ENGINE_HAZARDS) } } },
        },
        [13] = { /* promo */
            { 4,  5,  G,     { { E(GREY_FOR_SINGLE_AUXILIARY) }, { E(BUILD_AT_1) } } },
            { 2,  4,  0,     { { E(STATIONS_2) }, { E(AUXILIARY) } } },
        },
    },
};

const uint16_t private_building_set[EDITIONS_KNOWN] = {
    [GWT_EDITION_FIRST] = 0x7FE, /* 1 to 10 */
};
