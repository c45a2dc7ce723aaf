/* SPDX-License-Identifier: MIT */
/* flow.h - turn order, shared by the files of flow/. */
#ifndef FLOW_FLOW_H
#define FLOW_FLOW_H
#include "core/play.h"

/* Asks the first question of the turn of game->turn_player. */
void turn_begin(Play *play);

/* Takes automatic steps, ends turns and begins the next until a question is open or the game is over. */
void turn_advance(Play *play);

#endif
