/* SPDX-License-Identifier: MIT */
/* game_review.h - goes through a recorded game with a bot that analyzes and finds the turning points: where a seat lost most
 * against the best action found. The bot sees what the seat saw. */
#ifndef CLI_GAME_REVIEW_H
#define CLI_GAME_REVIEW_H
#include <jansson.h>
#include "advice.h"
#include "game_file.h"

#define REVIEW_POINTS_MAX 100

typedef struct ReviewOptions {
    const Bot *bot; /* one with a level */
    BotBudget budget;
    NotationLanguage language; /* of the descriptions */
    unsigned top;   /* turning points wanted, at most REVIEW_POINTS_MAX */
    void (*progress)(uint32_t done, uint32_t all, void *context); /* may be NULL */
    void *progress_context;
} ReviewOptions;

/* What is expected after an action. */
typedef struct ReviewOutlook {
    char text[NOTATION_ACTION_MAX];
    char description[NOTATION_TEXT_MAX];
    double points, rival, win;
} ReviewOutlook;

typedef struct TurningPoint {
    size_t number; /* of the action in the record, from 1 */
    unsigned turn, seat;
    double lost;   /* points by which the expected margin over the best rival fell */
    int considered; /* 0: the bot did not think of the action played; what it brought is what was expected at the next question
                     * that it looked into, or the result of the game */
    ReviewOutlook best, played;
    size_t line_count;
    char line[BOT_PLAN_MAX][NOTATION_ACTION_MAX]; /* how the best one would go on */
} TurningPoint;

typedef struct ReviewSeat {
    unsigned decisions; /* with more than one legal action */
    unsigned agreed;    /* of them played as the bot would */
    double lost;        /* over the whole game */
} ReviewSeat;

typedef struct Review {
    unsigned count;
    TurningPoint points[REVIEW_POINTS_MAX]; /* most lost first */
    ReviewSeat seats[GWT_PLAYERS_MAX];
} Review;

/* file: a record. Returns 0 when memory runs out. */
int review_game(const GameFile *file, const ReviewOptions *options, Review *review);

#endif
