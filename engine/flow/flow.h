/* SPDX-License-Identifier: MIT */
/* flow.h - turn order, shared by the files of flow/. */
#ifndef FLOW_FLOW_H
#define FLOW_FLOW_H
#include "rules/rules.h"

/* Asks the first question of the turn of game->turn_player. */
void turn_begin(Play *play);

/* Deals the starting hands. */
void turn_deal_hands(Play *play);

/* bid.c */
void bid_begin(Play *play);
ListFunction bid_list;
ApplyFunction bid_apply;

/* Takes automatic steps, ends turns and begins the next until a question is open or the game is over. */
void turn_advance(Play *play);

#endif
