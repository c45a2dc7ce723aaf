/* SPDX-License-Identifier: MIT */
/* job_market.c - the twelve rows of the job market and what a player starts with (components.md sections 4 and 10). */
#include "content/content.h"

const uint8_t job_row_dollars[GWT_JOB_ROWS] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 };
const uint8_t job_row_refills_market[GWT_JOB_ROWS] = { 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0 };
const uint8_t start_dollars[GWT_PLAYERS_MAX] = { 6, 7, 8, 9 };
const uint8_t start_cards[GWT_EDITIONS][GWT_PLAYERS_MAX] = { { 4, 4, 4, 4 }, { 4, 5, 6, 7 } };
const uint8_t start_tokens[BOARDS] = { [BOARD_SECOND] = 1, [BOARD_FIRST_NORTH] = 1, [BOARD_SECOND_NORTH] = 1 };
