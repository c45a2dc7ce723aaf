/* SPDX-License-Identifier: MIT */
/* route.h - where a route leaves the choice of the way to the walker. Private to notation/. */
#ifndef NOTATION_ROUTE_H
#define NOTATION_ROUTE_H
#include "gwt/game.h"

/* The first space of the branch taken at each fork of the way whose other branch leads to the same destination, in
 * order. Returns how many. */
unsigned route_branches(const GwtGame *game, GwtAction route, uint8_t branches[GWT_FORKS]);

#endif
