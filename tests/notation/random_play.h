/* SPDX-License-Identifier: MIT */
/* random_play.h - whole games of random moves for the notation tests, the same on every run. */
#ifndef TESTS_NOTATION_RANDOM_PLAY_H
#define TESTS_NOTATION_RANDOM_PLAY_H
#include <stddef.h>
#include "gwt/game.h"

#define GAME_ACTIONS_MAX 8192

uint64_t random_next(uint64_t *state);

/* Setups with every player count, neutral buildings and sides both ways, and the promo tiles, in turn. */
GwtSetup random_setup(unsigned number);

/* Every edition and module: 3 (first, second, Simmental) x 2 (Rails to the North) x 3 (players) x MODULE_VARIANTS. */
#define MODULE_VARIANTS 7
#define MODULE_SETUPS (3 * 2 * 3 * MODULE_VARIANTS)
GwtSetup module_setup(unsigned number);

/* One of the legal actions; doing something is preferred to passing, so that games see more of the rules. */
GwtAction random_action(const GwtGame *game, uint64_t *state);

/* Plays the numbered game to its end and returns the number of actions. */
size_t random_game(unsigned number, GwtAction actions[GAME_ACTIONS_MAX], GwtGame *last);

/* One decision of a game with modules: now and then another seat spends an exchange token. Returns whose it is. */
unsigned module_action(const GwtGame *game, uint64_t *state, GwtAction *action);

/* Plays module_setup(number) to its end, off-turn tokens included, and returns the number of actions. */
size_t module_game(unsigned number, GwtAction actions[GAME_ACTIONS_MAX], uint8_t seats[GAME_ACTIONS_MAX],
                   GwtGame *last);

#endif
