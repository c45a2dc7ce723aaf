/* SPDX-License-Identifier: MIT */
/* balance.c - the balanced supply for two and three players: what is left out before set-up (components.md
 * section 14). */
#include "content/content.h"

#define T(name) [GWT_TILE_##name]
#define EACH_WORKER(n) T(COWBOY) = n, T(BUILDER) = n, T(ENGINEER) = n

const uint8_t balance_tiles[GWT_PLAYERS_MAX + 1][3][GWT_TILES] = {
    [2] = {
        { T(TRADE_GREEN) = 3, T(TRADE_ALT) = 3, T(FLOOD_BLACK_2) = 1, T(FLOOD_GREEN_4) = 1, T(DROUGHT_BLACK_2) = 1,
          T(DROUGHT_GREEN_4) = 1, T(ROCK_BLACK_2) = 1, T(ROCK_GREEN_4) = 1 },
        { EACH_WORKER(5) },
        { EACH_WORKER(3), T(TRADE_GREEN) = 1, T(TRADE_ALT) = 1 },
    },
    [3] = {
        { T(TRADE_GREEN) = 2, T(TRADE_ALT) = 1, T(FLOOD_GREEN_3) = 1, T(DROUGHT_GREEN_3) = 1, T(ROCK_GREEN_3) = 1 },
        { EACH_WORKER(3) },
        { EACH_WORKER(1), T(TRADE_ALT) = 1 },
    },
};

#define C(name) [GWT_CARD_##name]
const uint8_t balance_cattle[GWT_PLAYERS_MAX + 1][GWT_CATTLE] = {
    [2] = { C(YELLOW) = 3, C(RED) = 3, C(BLUE) = 3, C(BROWN_3) = 2, C(BROWN_5) = 2, C(PURPLE_5) = 1, C(PURPLE_7) = 1, C(CALF) = 3 },
    [3] = { C(YELLOW) = 2, C(RED) = 2, C(BLUE) = 2, C(BROWN_3) = 1, C(BROWN_5) = 1, C(PURPLE_6) = 1, C(CALF) = 2 },
};
