/* SPDX-License-Identifier: MIT */
/* tiles.c - the 94 tiles of the Kansas City supply (components.md section 5) and what a hand costs (section 10). */
#include "content/content.h"

const TileSpec tile_specs[GWT_TILES] = {
    /*                             section       hands       points  count by back 1, 2, 3 */
    [GWT_TILE_COWBOY]          = { SITE_NONE,    0,          0,      { 0, 11, 7 } },
    [GWT_TILE_BUILDER]         = { SITE_NONE,    0,          0,      { 0, 11, 7 } },
    [GWT_TILE_ENGINEER]        = { SITE_NONE,    0,          0,      { 0, 11, 7 } },
    [GWT_TILE_TRADE_GREEN]     = { SITE_TRADE,   HAND_GREEN, 0,      { 9, 0, 2 } },
    [GWT_TILE_TRADE_ALT]       = { SITE_TRADE,   HAND_BLACK, 0,      { 8, 0, 3 } },
    [GWT_TILE_FLOOD_GREEN_2]   = { SITE_FLOOD,   HAND_GREEN, 2,      { 1, 0, 0 } },
    [GWT_TILE_FLOOD_GREEN_3]   = { SITE_FLOOD,   HAND_GREEN, 3,      { 1, 0, 0 } },
    [GWT_TILE_FLOOD_GREEN_4]   = { SITE_FLOOD,   HAND_GREEN, 4,      { 2, 0, 0 } },
    [GWT_TILE_FLOOD_BLACK_2]   = { SITE_FLOOD,   HAND_BLACK, 2,      { 1, 0, 0 } },
    [GWT_TILE_FLOOD_BLACK_3]   = { SITE_FLOOD,   HAND_BLACK, 3,      { 1, 0, 0 } },
    [GWT_TILE_DROUGHT_GREEN_2] = { SITE_DROUGHT, HAND_GREEN, 2,      { 1, 0, 0 } },
    [GWT_TILE_DROUGHT_GREEN_3] = { SITE_DROUGHT, HAND_GREEN, 3,      { 1, 0, 0 } },
    [GWT_TILE_DROUGHT_GREEN_4] = { SITE_DROUGHT, HAND_GREEN, 4,      { 2, 0, 0 } },
    [GWT_TILE_DROUGHT_BLACK_2] = { SITE_DROUGHT, HAND_BLACK, 2,      { 1, 0, 0 } },
    [GWT_TILE_DROUGHT_BLACK_3] = { SITE_DROUGHT, HAND_BLACK, 3,      { 1, 0, 0 } },
    [GWT_TILE_ROCK_GREEN_2]    = { SITE_ROCK,    HAND_GREEN, 2,      { 1, 0, 0 } },
    [GWT_TILE_ROCK_GREEN_3]    = { SITE_ROCK,    HAND_GREEN, 3,      { 1, 0, 0 } },
    [GWT_TILE_ROCK_GREEN_4]    = { SITE_ROCK,    HAND_GREEN, 4,      { 2, 0, 0 } },
    [GWT_TILE_ROCK_BLACK_2]    = { SITE_ROCK,    HAND_BLACK, 2,      { 1, 0, 0 } },
    [GWT_TILE_ROCK_BLACK_3]    = { SITE_ROCK,    HAND_BLACK, 3,      { 1, 0, 0 } },
};

const uint8_t hand_fee[4][GWT_PLAYERS_MAX + 1] = {
    /* players                    0  1  2  3  4 */
    [HAND_GREEN]              = { 0, 0, 2, 2, 1 },
    [HAND_BLACK]              = { 0, 0, 2, 1, 2 },
    [HAND_GREEN | HAND_BLACK] = { 0, 0, 4, 3, 3 },
};
