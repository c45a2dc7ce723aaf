/* SPDX-License-Identifier: MIT */
/* score.h - the score pad: eleven categories for any state, as if the game ended now. */
#ifndef GWT_SCORE_H
#define GWT_SCORE_H
#include "gwt/state.h"

GWT_API_BEGIN

typedef enum GwtScoreCategory {
    GWT_SCORE_DOLLARS, GWT_SCORE_BUILDINGS, GWT_SCORE_CITIES, GWT_SCORE_STATIONS, GWT_SCORE_HAZARDS, GWT_SCORE_CATTLE,
    GWT_SCORE_OBJECTIVES, GWT_SCORE_MASTERS, GWT_SCORE_WORKERS, GWT_SCORE_STEP_DISC, GWT_SCORE_TOKEN,
    GWT_SCORE_CATEGORIES
} GwtScoreCategory;

typedef struct GwtScore {
    int16_t category[GWT_SCORE_CATEGORIES];
    int16_t total;                  /* of the categories, less the bid */
    int16_t bid;                    /* points bid for the seat */
    GwtObjectives objectives_met;   /* scored cards whose tasks are all met */
    GwtObjectives objectives_failed; /* scored cards that count their penalty */
} GwtScore;

/* From a view of another seat only what is public there is counted: give the full game for true scores. */
void gwt_score(const GwtGame *game, unsigned player, GwtScore *out);

/* Bit per player with the highest total (GE4: ties share). */
unsigned gwt_winners(const GwtGame *game);

/* Limits read off the player board. */
unsigned gwt_step_limit(const GwtGame *game, unsigned player);
unsigned gwt_hand_limit(const GwtGame *game, unsigned player);
unsigned gwt_certificate_limit(const GwtGame *game, unsigned player);
unsigned gwt_permanent_certificates(const GwtGame *game, unsigned player);
/* Rails to the North: branchlets left on the add-on, and bell spaces completely cleared. */
unsigned gwt_branchlets_left(const GwtGame *game, unsigned player);
unsigned gwt_bells_cleared(const GwtGame *game, unsigned player);

GWT_API_END
#endif
