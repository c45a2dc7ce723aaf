/* SPDX-License-Identifier: MIT */
/* turn_search_parts.h - what turn_search.c, guided_search.c and the trainer share. */
#ifndef BOTS_TURN_SEARCH_PARTS_H
#define BOTS_TURN_SEARCH_PARTS_H
#include "turn_search.h"

enum { TURN_WIDE = 16 }; /* longer lists are cut */

static inline float turn_value(const TurnSearch *search, const Outlook *outlook)
{
    return outlook_value(outlook, &search->taste);
}

/* What is remembered counts as judged once more: what a budget is enough for does not depend on the memory. */
static inline void turn_count_judged(TurnSearch *search)
{
    search->judged++;
    search->judged_in_all++;
}

int turn_goes_on(const TurnSearch *search, const GwtGame *game);

/* 1 if this very position was looked into before in this search. */
int turn_seen_before(TurnSearch *search, const GwtGame *game);

/* Of a long list keeps the actions that look best right after them; and where that may be done. */
size_t turn_keep_best(TurnSearch *search, const GwtGame *game, GwtAction *actions, size_t count);
int turn_can_be_cut(unsigned kind);

/* Puts an end of the turn in its place among the best. The path to it has so many actions. */
void turn_keep_leaf(TurnSearch *search, const GwtGame *game, unsigned actions, const Line *end);

/* Adds to the luck on the way what this action turned up, if anything. */
void turn_note_chance(TurnSearch *search, const GwtGame *before, GwtAction action, const GwtGame *after);

/* Judges a position within the turn, or where it ends, freed of the luck on the way to it. */
void turn_judge(TurnSearch *search, const GwtGame *game, Line *out);
void turn_judge_end(TurnSearch *search, const GwtGame *game, Line *out);

/* The same end where the position has been judged as it stands. */
void turn_take_end(TurnSearch *search, const GwtGame *game, const Outlook *judged, Line *out);

/* A position within the turn: as it stands, and what the best end of the turn is expected to be judged, freed of luck. */
float turn_promise(TurnSearch *search, const GwtGame *game, Outlook *judged);

#endif
