/* SPDX-License-Identifier: MIT */
/* game_json.h - what programs are told about a game, as JSON: the open question, the legal actions with what they are
 * about and cost, events and scores. Seats are counted from 1. The caller owns every object (json_decref). */
#ifndef CLI_GAME_JSON_H
#define CLI_GAME_JSON_H
#include <jansson.h>
#include "gwt/event.h"
#include "gwt/game.h"

/* {"over","turn","to_act","decision","optional","question","legal"}; the last five are missing when the game is over. */
json_t *game_json_status(const GwtGame *game);

/* [{"text","description","dollars","dollars_later","fees","reveals","about"}]; of a seat that is not to act, its exchange
 * tokens (gwt/token.h). */
json_t *game_json_legal(const GwtGame *game, unsigned seat);

/* [{"code","seat","a","b","value","revealed","text"}]; game is the state after the action. */
json_t *game_json_events(const GwtGame *game, const GwtEvents *events);

/* {"over","winners","scores":[{"seat","total","categories","objectives_met","objectives_failed","bid"}]} */
json_t *game_json_scores(const GwtGame *game);

/* Sixteen hexadecimal digits. */
json_t *game_json_hash(uint64_t hash);

#endif
