/* SPDX-License-Identifier: MIT */
/* player_board.c - disc spaces, worker spaces and limits of the player board (components.md section 3). */
#include "content/content.h"

const DiscSpec disc_specs[GWT_DISCS] = {
    /*                    dark dollars group */
    [GWT_DISC_AUX1B] = { 0, 0,  GWT_DISC_AUX1B },
    [GWT_DISC_AUX2B] = { 0, 0,  GWT_DISC_AUX2B },
    [GWT_DISC_AUX3A] = { 0, 0,  GWT_DISC_AUX3A },
    [GWT_DISC_AUX3B] = { 0, 0,  GWT_DISC_AUX3A },
    [GWT_DISC_AUX4A] = { 0, 0,  GWT_DISC_AUX4A },
    [GWT_DISC_AUX4B] = { 0, 0,  GWT_DISC_AUX4A },
    [GWT_DISC_AUX5A] = { 0, 0,  GWT_DISC_AUX5A },
    [GWT_DISC_AUX5B] = { 0, 0,  GWT_DISC_AUX5A },
    [GWT_DISC_CERT4] = { 0, 0,  GWT_DISC_CERT4 },
    [GWT_DISC_CERT6] = { 1, 0,  GWT_DISC_CERT6 },
    [GWT_DISC_STEP1] = { 1, +3, GWT_DISC_STEP1 },
    [GWT_DISC_STEP2] = { 1, 0,  GWT_DISC_STEP2 },
    [GWT_DISC_HAND1] = { 1, -5, GWT_DISC_HAND1 },
    [GWT_DISC_HAND2] = { 1, -5, GWT_DISC_HAND1 },
    [GWT_DISC_AUX6B] = { 0, -2, GWT_DISC_AUX6B },
};

#define E(name) GWT_EFFECT_##name
const uint8_t worker_bonus[GWT_WORKERS][7] = {
    /* space          0  1  2                        3              4                  5                           6 */
    [GWT_COWBOY]   = { 0, 0, 0,                       0,             E(HAZARD_FREE),    0,                          E(TRADE) },
    [GWT_BUILDER]  = { 0, 0, 0,                       0,             E(BUILD_AT_1),     0,                          E(BUILD_AT_1) },
    [GWT_ENGINEER] = { 0, 0, E(GREY_FOR_CERTIFICATE), E(GREY_FOR_2), E(HIRE_2_CHEAPER), E(GREY_FOR_CERTIFICATES_2), E(GREY_FOR_4) },
};

const uint8_t step_limits[GWT_PLAYERS_MAX + 1][3] = {
    /* start, +step1, +step2 */
    { 0 }, { 0 }, { 3, 1, 1 }, { 3, 2, 1 }, { 4, 2, 1 },
};

const uint8_t certificate_track[6] = { 0, 1, 2, 3, 4, 6 };
