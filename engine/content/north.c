/* SPDX-License-Identifier: MIT */
/* north.c - the map of Rails to the North: town squares, their branchlet spaces, rails (rails-to-the-north.md
 * section 4), and the medium town tiles (section 7). */
#include "content/content.h"

enum { GREEN, BLUE, PURPLE, RED, TEAL, VIOLET };

#define T(name) (1u << GWT_TOWN_##name)
#define C(name) (1u << GWT_CITY_##name)
#define BLANK { { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 } }
#define FIRST_DOLLARS { { 2, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 } }
#define FIRST(effect) { { 0, GWT_EFFECT_##effect }, { 0, 0 }, { 0, 0 }, { 0, 0 } }
#define TOKENS { { 0, GWT_EFFECT_TOKEN }, { 0, GWT_EFFECT_TOKEN }, { 0, GWT_EFFECT_TOKEN }, { 0, GWT_EFFECT_TOKEN } }
#define COST(a, b, c, d) { { -(a), 0 }, { -(b), 0 }, { -(c), 0 }, { -(d), 0 } }

const TownSpec town_specs[GWT_TOWNS] = {
    /* kind         area    attached office spaces          rails to towns                      rails to crests */
    [GWT_TOWN_GR1]  = { TOWN_SMALL,   GREEN,  0,  1, BLANK,                T(GR2) | T(GR3),                     0 },
    [GWT_TOWN_GR2]  = { TOWN_MEDIUM,  GREEN,  0,  0, BLANK,                T(GR1),                              0 },
    [GWT_TOWN_GR3]  = { TOWN_BIG,     GREEN,  0,  0, FIRST_DOLLARS,        T(GR1) | T(GR4) | T(GR5),            C(COLUMBIA) | C(ST_LOUIS) },
    [GWT_TOWN_GR4]  = { TOWN_STATION, GREEN,  10, 0, BLANK,                T(GR3),                              0 },
    [GWT_TOWN_GR5]  = { TOWN_SMALL,   GREEN,  0,  0, TOKENS,               T(GR3),                              0 },
    [GWT_TOWN_BL1]  = { TOWN_SMALL,   BLUE,   0,  0, BLANK,                T(BL2) | T(BL3) | T(BL4),            C(CHICAGO) },
    [GWT_TOWN_BL2]  = { TOWN_SMALL,   BLUE,   0,  0, TOKENS,               T(BL1),                              0 },
    [GWT_TOWN_BL3]  = { TOWN_SMALL,   BLUE,   0,  0, BLANK,                T(BL1) | T(BL5) | T(BL4),            0 },
    [GWT_TOWN_BL4]  = { TOWN_BIG,     BLUE,   0,  0, COST(1, 2, 2, 3),     T(BL1) | T(BL3),                     0 },
    [GWT_TOWN_BL5]  = { TOWN_BIG,     BLUE,   0,  0, BLANK,                T(BL3),                              0 },
    [GWT_TOWN_PU1]  = { TOWN_SMALL,   PURPLE, 0,  0, FIRST_DOLLARS,        T(PU2),                              C(ST_LOUIS) },
    [GWT_TOWN_PU2]  = { TOWN_MEDIUM,  PURPLE, 1,  0, BLANK,                T(PU1),                              0 },
    [GWT_TOWN_RE1]  = { TOWN_BIG,     RED,    0,  0, BLANK,                T(RE2),                              C(CHICAGO) },
    [GWT_TOWN_RE2]  = { TOWN_SMALL,   RED,    0,  0, FIRST_DOLLARS,        T(RE1) | T(RE3) | T(RE4),            0 },
    [GWT_TOWN_RE3]  = { TOWN_STATION, RED,    11, 0, BLANK,                T(RE2) | T(RE4),                     0 },
    [GWT_TOWN_RE4]  = { TOWN_BIG,     RED,    0,  0, BLANK,                T(RE2) | T(RE3) | T(RE5),            0 },
    [GWT_TOWN_RE5]  = { TOWN_SMALL,   RED,    0,  0, FIRST_DOLLARS,        T(RE4) | T(RE6) | T(RE7) | T(RE9),   0 },
    [GWT_TOWN_RE6]  = { TOWN_MEDIUM,  RED,    2,  0, BLANK,                T(RE5),                              0 },
    [GWT_TOWN_RE7]  = { TOWN_SMALL,   RED,    0,  0, FIRST(CERTIFICATE),   T(RE5) | T(RE8),                     0 },
    [GWT_TOWN_RE8]  = { TOWN_BIG,     RED,    0,  0, COST(1, 3, 3, 4),     T(RE7),                              0 },
    [GWT_TOWN_RE9]  = { TOWN_SMALL,   RED,    0,  0, FIRST(CERTIFICATE),   T(RE5) | T(RE10) | T(RE11) | T(RE12), 0 },
    [GWT_TOWN_RE10] = { TOWN_BIG,     RED,    0,  0, BLANK,                T(RE9),                              C(CLEVELAND) },
    [GWT_TOWN_RE11] = { TOWN_MEDIUM,  RED,    3,  0, BLANK,                T(RE9),                              0 },
    [GWT_TOWN_RE12] = { TOWN_BIG,     RED,    0,  0, COST(1, 3, 3, 4),     T(RE9),                              0 },
    [GWT_TOWN_TE1]  = { TOWN_SMALL,   TEAL,   0,  0, FIRST(TOKEN),         T(TE2),                              C(DETROIT) },
    [GWT_TOWN_TE2]  = { TOWN_MEDIUM,  TEAL,   4,  0, BLANK,                T(TE1),                              0 },
    [GWT_TOWN_VI1]  = { TOWN_SMALL,   VIOLET, 0,  0, FIRST(OBJECTIVE),     T(VI2),                              C(PITTSBURGH) },
    [GWT_TOWN_VI2]  = { TOWN_MEDIUM,  VIOLET, 5,  0, BLANK,                T(VI1),                              0 },
};

const uint8_t medium_effects[GWT_MEDIUMS] = {
    [GWT_MEDIUM_HIRE]              = GWT_EFFECT_HIRE_2_CHEAPER,
    [GWT_MEDIUM_TRASH]             = GWT_EFFECT_TRASH_2,
    [GWT_MEDIUM_ENGINE]            = GWT_EFFECT_ENGINE_3,
    [GWT_MEDIUM_DOLLARS_OR_CATTLE] = GWT_EFFECT_DOLLARS_5_OR_CATTLE,
    [GWT_MEDIUM_BUILDING]          = GWT_EFFECT_BUILD_FREE,
};
