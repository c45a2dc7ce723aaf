/* SPDX-License-Identifier: MIT */
/* view.h - hidden information leaves only here. A view is a GwtGame in which everything its seat cannot see is
 * folded into a form that does not depend on it: the key is zero, hidden hand cards lie with the draw stack they
 * came from, blind objective cards with the objective stack. Counts stay true. */
#ifndef GWT_VIEW_H
#define GWT_VIEW_H
#include "gwt/game.h"

GWT_API_BEGIN

/* seat 0..players-1; any other number gives the view of a spectator, who sees no hand (viewer GWT_SPECTATOR).
 * view may be the same object as game. The view of a view is that view. */
void gwt_view_for(const GwtGame *game, unsigned seat, GwtGame *view);

/* Deals the hidden rest of a view: out is a full game, uniform over all games the seat cannot tell apart from the
 * view, with draws decided by key from now on. On a full game only the key is replaced. out may be the same object as view. */
void gwt_sample(const GwtGame *view, const uint64_t key[2], GwtGame *out);

GWT_API_END
#endif
