/* SPDX-License-Identifier: MIT */
/* cells.h - every kind of table a bot can sit at: edition, Rails to the North, Simmental, number of players, seats of Garth;
 * the other options come in turn. */
#ifndef TESTS_BOTS_CELLS_H
#define TESTS_BOTS_CELLS_H
#include "bots/bot.h"
#include "gwt/game.h"

/* Six boxes; two, three or four players; Garth on no seat, on one, or on all but one. */
enum { CELLS = 6 * 8 };

/* Fills in a set-up of that cell; the seed decides the deal, the seats of Garth and the other options. */
void cell_setup(unsigned cell, uint64_t seed, GwtSetup *out);

/* Begins a game of that cell, without bidding, and the bots' memories. Returns 0 if the engine refuses it. */
int cell_begin(unsigned cell, uint64_t seed, GwtGame *game, BotState states[GWT_PLAYERS_MAX]);

/* 1 if the action is legal now. */
int is_legal(const GwtGame *game, GwtAction action);

#endif
