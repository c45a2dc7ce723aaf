/* SPDX-License-Identifier: MIT */
/* trail.h - the trail as a graph, for clients that name or draw routes. */
#ifndef GWT_TRAIL_H
#define GWT_TRAIL_H
#include "gwt/ids.h"

GWT_API_BEGIN

/* The space that follows by branch 0 or 1; GWT_NONE if there is none. */
unsigned gwt_trail_next(unsigned edition, unsigned space, unsigned branch);

/* The number of the fork at this space, 0..6 along the trail, or -1. */
int gwt_trail_fork(unsigned edition, unsigned space);

/* 1 if `to` can be reached from `from`, or is the same space. */
int gwt_trail_reaches(unsigned edition, unsigned from, unsigned to);

GWT_API_END
#endif
