/* SPDX-License-Identifier: MIT */
/* action_text.h - one action as text: exact and unique for programs, a sentence with its price for people. The
 * grammar is in docs/notation.md. */
#ifndef NOTATION_ACTION_TEXT_H
#define NOTATION_ACTION_TEXT_H
#include "notation/names.h"

#define NOTATION_ACTION_MAX 96 /* no action text is longer, its end mark included */

/* The text of an action that is legal in game. Returns its length without the end mark, as snprintf does. */
size_t notation_action_format(const GwtGame *game, GwtAction action, char *out, size_t size);

/* Returns 1 and the legal action whose text this is, letter for letter; otherwise 0 and GWT_ACTION_INVALID. */
int notation_action_parse(const GwtGame *game, const char *text, GwtAction *out);

/* The same for any seat: one that is not to act may only spend an exchange token ("token 2", see gwt/token.h). */
int notation_seat_action_parse(const GwtGame *game, unsigned seat, const char *text, GwtAction *out);

/* Performs what was parsed for a seat: gwt_apply for the seat to act, gwt_apply_token for the others. */
GwtStatus notation_seat_apply(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events);

/* A sentence with the price: "Hire a cowboy from row 3 (-$7)". Returns its length as snprintf does; NOTATION_TEXT_MAX
 * is room enough. */
size_t notation_action_say(const GwtGame *game, GwtAction action, NotationLanguage language, char *out, size_t size);

#endif
