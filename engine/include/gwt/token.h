/* SPDX-License-Identifier: MIT */
/* token.h - exchange tokens may be spent at any time, also in another player's turn (EX1). The owner's own
 * questions list them as ordinary actions; this is the door for everybody else. */
#ifndef GWT_TOKEN_H
#define GWT_TOKEN_H
#include "gwt/game.h"

GWT_API_BEGIN

/* TOKEN actions open to a seat right now, whoever is to act: 0, 1 or 2. */
size_t gwt_token_actions(const GwtGame *game, unsigned seat, GwtAction out[2]);

/* Spends a token of that seat: it draws, and its discards are asked before the open question goes on. */
GwtStatus gwt_apply_token(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events);

GWT_API_END
#endif
