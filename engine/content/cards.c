/* SPDX-License-Identifier: MIT */
/* cards.c - cattle, objective cards and the price table of the cattle market (components.md sections 6 and 7). */
#include "content/content.h"

const CattleSpec cattle_specs[GWT_CATTLE] = {
    /*                      breed             value points starter market simmental */
    [GWT_CARD_GREY]     = { GWT_BREED_GREY,   1,    0,     5,      0,     0 },
    [GWT_CARD_GREEN]    = { GWT_BREED_GREEN,  2,    0,     3,      0,     0 },
    [GWT_CARD_BLACK]    = { GWT_BREED_BLACK,  2,    0,     3,      0,     0 },
    [GWT_CARD_WHITE]    = { GWT_BREED_WHITE,  2,    0,     3,      0,     0 },
    [GWT_CARD_YELLOW]   = { GWT_BREED_YELLOW, 3,    1,     0,      7,     0 },
    [GWT_CARD_RED]      = { GWT_BREED_RED,    3,    2,     0,      7,     0 },
    [GWT_CARD_BLUE]     = { GWT_BREED_BLUE,   3,    3,     0,      7,     0 },
    [GWT_CARD_BROWN_3]  = { GWT_BREED_BROWN,  4,    3,     0,      3,     0 },
    [GWT_CARD_BROWN_4]  = { GWT_BREED_BROWN,  4,    4,     0,      3,     0 },
    [GWT_CARD_BROWN_5]  = { GWT_BREED_BROWN,  4,    5,     0,      3,     0 },
    [GWT_CARD_PURPLE_5] = { GWT_BREED_PURPLE, 5,    5,     0,      2,     0 },
    [GWT_CARD_PURPLE_6] = { GWT_BREED_PURPLE, 5,    6,     0,      2,     0 },
    [GWT_CARD_PURPLE_7] = { GWT_BREED_PURPLE, 5,    7,     0,      2,     0 },
    [GWT_CARD_CALF]     = { GWT_BREED_ORANGE, 2,    3,     0,      0,     8 },
    [GWT_CARD_HEIFER]   = { GWT_BREED_ORANGE, 4,    4,     0,      0,     0 },
    [GWT_CARD_COW]      = { GWT_BREED_ORANGE, 5,    5,     0,      0,     0 },
};

#define O(card) [GWT_CARD_##card - GWT_OBJECTIVE_FIRST]
#define E(name) GWT_EFFECT_##name
const ObjectiveSpec objective_specs[GWT_CARDS - GWT_OBJECTIVE_FIRST] = {
    /*        copies effect           points penalty  tasks */
    O(G1) = { 1, E(GAIN_2),          4, 2, { [TASK_BUILDING] = 1, [TASK_VALUE3] = 3 } },
    O(G2) = { 1, E(GAIN_2),          3, 2, { [TASK_HAZARD] = 2, [TASK_BROWN] = 1 } },
    O(G3) = { 1, E(GAIN_2),          3, 2, { [TASK_BUILDING] = 1, [TASK_TRADE_ALT] = 2 } },
    O(G4) = { 1, E(GAIN_2),          3, 2, { [TASK_BUILDING] = 1, [TASK_TRADE_GREEN] = 1, [TASK_TRADE_ALT] = 1 } },
    O(G5) = { 1, E(GAIN_2),          3, 2, { [TASK_HAZARD] = 1, [TASK_STATION] = 2 } },
    O(D1) = { 1, E(DRAW_3),          4, 2, { [TASK_STATION] = 1, [TASK_VALUE3] = 3 } },
    O(D2) = { 1, E(DRAW_3),          3, 2, { [TASK_HAZARD] = 1, [TASK_PURPLE] = 1 } },
    O(D3) = { 1, E(DRAW_3),          3, 2, { [TASK_BUILDING] = 2, [TASK_HAZARD] = 1 } },
    O(D4) = { 1, E(DRAW_3),          3, 2, { [TASK_TRADE_GREEN] = 1, [TASK_TRADE_ALT] = 1, [TASK_STATION] = 1 } },
    O(D5) = { 1, E(DRAW_3),          3, 2, { [TASK_TRADE_GREEN] = 2, [TASK_STATION] = 1 } },
    O(R1) = { 1, E(ENGINE_2),        5, 3, { [TASK_VALUE3] = 1, [TASK_BROWN] = 1, [TASK_PURPLE] = 1 } },
    O(R2) = { 1, E(ENGINE_2),        5, 3, { [TASK_TRADE_GREEN] = 1, [TASK_STATION] = 1, [TASK_BROWN] = 2 } },
    O(R3) = { 1, E(ENGINE_2),        5, 3, { [TASK_BUILDING] = 2, [TASK_TRADE_GREEN] = 2 } },
    O(R4) = { 1, E(ENGINE_3),        5, 3, { [TASK_BUILDING] = 1, [TASK_TRADE_ALT] = 1, [TASK_HAZARD] = 2 } },
    O(R5) = { 1, E(ENGINE_3),        5, 3, { [TASK_HAZARD] = 2, [TASK_STATION] = 2 } },
    O(M1) = { 1, E(HERDER_3_UNPAID), 5, 2, { [TASK_VALUE3] = 1, [TASK_BROWN] = 1, [TASK_PURPLE] = 1 } },
    O(M2) = { 1, E(HERDER_3_UNPAID), 5, 2, { [TASK_HAZARD] = 2, [TASK_VALUE3] = 1, [TASK_BROWN] = 1 } },
    O(M3) = { 1, E(HERDER_3_UNPAID), 5, 2, { [TASK_BUILDING] = 2, [TASK_HAZARD] = 2 } },
    O(M4) = { 1, E(HERDER_3_UNPAID), 5, 2, { [TASK_BUILDING] = 2, [TASK_STATION] = 2 } },
    O(M5) = { 1, E(HERDER_3_UNPAID), 5, 2, { [TASK_TRADE_ALT] = 2, [TASK_STATION] = 2 } },
    O(A1) = { 4, E(AUXILIARY),       5, 3, { [TASK_LAST_CITY] = 1 } },
    O(S1) = { 1, E(NONE),            3, 0, { [TASK_BUILDING] = 1, [TASK_VALUE3] = 1, [TASK_BROWN] = 1 } },
    O(S2) = { 1, E(NONE),            3, 0, { [TASK_BUILDING] = 2, [TASK_HAZARD] = 1 } },
    O(S3) = { 1, E(NONE),            3, 0, { [TASK_TRADE_ALT] = 1, [TASK_HAZARD] = 2 } },
    O(S4) = { 1, E(NONE),            3, 0, { [TASK_TRADE_GREEN] = 1, [TASK_STATION] = 2 } },
};

const BuySpec buy_specs[GWT_BUY_OPTIONS] = {
    /*                        cowboys dollars cards  from                to */
    [GWT_BUY_VALUE3_1]    = { 1,      6,      1,     GWT_CARD_YELLOW,   GWT_CARD_BLUE },
    [GWT_BUY_VALUE3_2]    = { 2,      3,      1,     GWT_CARD_YELLOW,   GWT_CARD_BLUE },
    [GWT_BUY_VALUE3_PAIR] = { 3,      5,      2,     GWT_CARD_YELLOW,   GWT_CARD_BLUE },
    [GWT_BUY_BROWN_1]     = { 1,      12,     1,     GWT_CARD_BROWN_3,  GWT_CARD_BROWN_5 },
    [GWT_BUY_BROWN_3]     = { 3,      6,      1,     GWT_CARD_BROWN_3,  GWT_CARD_BROWN_5 },
    [GWT_BUY_BROWN_PAIR]  = { 5,      8,      2,     GWT_CARD_BROWN_3,  GWT_CARD_BROWN_5 },
    [GWT_BUY_PURPLE_2]    = { 2,      12,     1,     GWT_CARD_PURPLE_5, GWT_CARD_PURPLE_7 },
    [GWT_BUY_PURPLE_4]    = { 4,      6,      1,     GWT_CARD_PURPLE_5, GWT_CARD_PURPLE_7 },
    [GWT_BUY_CALF_1]      = { 1,      8,      1,     GWT_CARD_CALF,     GWT_CARD_CALF },
    [GWT_BUY_CALF_2]      = { 2,      5,      1,     GWT_CARD_CALF,     GWT_CARD_CALF },
};

const uint8_t market_target[2][GWT_PLAYERS_MAX + 1] = { { 0, 0, 7, 10, 13 }, { 0, 0, 9, 12, 15 } };
