/* SPDX-License-Identifier: MIT */
/* review_report.h - a review of a game (game_review.h) for people and as JSON. */
#ifndef CLI_REVIEW_REPORT_H
#define CLI_REVIEW_REPORT_H
#include "game_review.h"

void review_print(const GameFile *file, const ReviewOptions *options, const Review *review, FILE *out);

/* {"bot","simulations","seats":[{"seat","name","decisions","agreed","lost"}],"turning_points":[{"action_number","turn",
 * "seat","lost","considered","played","best","line"}]}; the caller owns it. */
json_t *review_json(const GameFile *file, const ReviewOptions *options, const Review *review);

#endif
