/* SPDX-License-Identifier: MIT */
/* garth.h - what Garth would do with a card (docs/garth.md), for those who play against him: everybody at the table can see it. */
#ifndef GWT_GARTH_H
#define GWT_GARTH_H
#include "gwt/state.h"

GWT_API_BEGIN

/* The steps of a card, 1 to GWT_GARTH_CARDS, for the Garth of that seat. */
unsigned gwt_garth_steps(const GwtGame *game, unsigned seat, unsigned card);

/* The GwtWorker he would hire with the card now, or GWT_NONE. */
unsigned gwt_garth_hire(const GwtGame *game, unsigned seat, unsigned card);

GWT_API_END
#endif
