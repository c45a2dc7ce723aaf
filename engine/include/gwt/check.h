/* SPDX-License-Identifier: MIT */
/* check.h - is this state possible? Components conserved, numbers in range, counts and bit sets in agreement,
 * decision stack well formed. Run after every action in tests, and on every position that comes from outside. */
#ifndef GWT_CHECK_H
#define GWT_CHECK_H
#include "gwt/state.h"

GWT_API_BEGIN

#define GWT_PROBLEM_LIST(X) \
    X(NONE, "nothing is wrong") \
    X(SETUP, "unknown edition, player count, option or viewer") \
    X(TILES, "a worker, hazard or trade tile is missing or there twice") \
    X(CATTLE, "a cattle card is missing or there twice") \
    X(OBJECTIVES, "an objective card is missing or there twice") \
    X(DISCS, "the discs on cities and stations do not match the cleared disc spaces") \
    X(BUILDINGS, "a building is missing, there twice or on a wrong space") \
    X(NEUTRALS, "the seven neutral buildings are not on the seven neutral spaces") \
    X(TRAIL, "a tile lies on a wrong space") \
    X(MASTERS, "a station master tile is missing or there twice") \
    X(JOB_MARKET, "the job market and its token do not agree") \
    X(FORESIGHT, "a foresight space holds something else than a tile of its column") \
    X(DOLLARS, "dollars out of range") \
    X(ENGINE, "an engine is on an impossible space, or two share one") \
    X(HERDER, "a herder is on an impossible space") \
    X(CERTIFICATES, "certificates out of range or above the limit") \
    X(WORKERS, "workers out of range") \
    X(COUNTS, "a pile's count does not match its cards") \
    X(HAND, "known or blind hand cards are not part of the hand") \
    X(NORTH, "branchlets, exchange tokens or medium towns out of range") \
    X(GARTH, "Garth's data or a bid out of range") \
    X(DECISIONS, "the decision stack is malformed") \
    X(TURN, "turn, end of game or phase data out of range")

typedef enum GwtProblemCode {
#define GWT_PROBLEM_ENUM(name, text) GWT_PROBLEM_##name,
    GWT_PROBLEM_LIST(GWT_PROBLEM_ENUM)
#undef GWT_PROBLEM_ENUM
    GWT_PROBLEMS
} GwtProblemCode;

typedef struct GwtProblem {
    uint8_t code;   /* GwtProblemCode */
    uint8_t player; /* GWT_NONE if it is about the common board */
    uint8_t index;  /* tile, card, space, building, ... by code; GWT_NONE if none */
} GwtProblem;

/* Returns GWT_PROBLEM_NONE or the first problem found; out may be NULL. Views are checked as far as they go. */
GwtProblemCode gwt_check(const GwtGame *game, GwtProblem *out);
const char *gwt_problem_text(GwtProblemCode code);

GWT_API_END
#endif
