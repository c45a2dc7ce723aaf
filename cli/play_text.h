/* SPDX-License-Identifier: MIT */
/* play_text.h - what `drover play` says around the names and sentences of notation/, in each language. */
#ifndef CLI_PLAY_TEXT_H
#define CLI_PLAY_TEXT_H
#include "notation/names.h"

/* Everything that is said. Patterns for printf are marked in the English table by their %. */
typedef enum PlayText {
    PLAY_TEXT_TRAIL,
    PLAY_TEXT_ROAD,
    PLAY_TEXT_FLOOD,
    PLAY_TEXT_DROUGHT,
    PLAY_TEXT_ROCKFALL,
    PLAY_TEXT_TRADE,
    PLAY_TEXT_STATION_MASTERS,
    PLAY_TEXT_JOB_MARKET,
    PLAY_TEXT_TOKEN_ROW,
    PLAY_TEXT_TOKEN_GONE,
    PLAY_TEXT_CATTLE_MARKET,
    PLAY_TEXT_IN_STACK,
    PLAY_TEXT_FORESIGHT,
    PLAY_TEXT_OBJECTIVES,
    PLAY_TEXT_PLAYERS,
    PLAY_TEXT_COLUMN_CASH,
    PLAY_TEXT_COLUMN_HAND,
    PLAY_TEXT_COLUMN_DRAW,
    PLAY_TEXT_COLUMN_DISCARD,
    PLAY_TEXT_COLUMN_STEPS,
    PLAY_TEXT_COLUMN_CERTIFICATES,
    PLAY_TEXT_COLUMN_WORKERS,
    PLAY_TEXT_COLUMN_ENGINE,
    PLAY_TEXT_CITIES,
    PLAY_TEXT_STATIONS,
    PLAY_TEXT_BUILDINGS_LEFT,
    PLAY_TEXT_COLLECTED,
    PLAY_TEXT_AREA,
    PLAY_TEXT_MASTERS,
    PLAY_TEXT_HAND,
    PLAY_TEXT_DISCARD_PILE,
    PLAY_TEXT_NOTHING,
    PLAY_TEXT_PLAYER,
    PLAY_TEXT_TAG,
    PLAY_TEXT_TURN,
    PLAY_TEXT_FORCED,
    PLAY_TEXT_MORE_ROUTES,
    PLAY_TEXT_PROMPT,
    PLAY_TEXT_NOT_UNDERSTOOD,
    PLAY_TEXT_LINE_TOO_LONG,
    PLAY_TEXT_UNDONE,
    PLAY_TEXT_NO_UNDO,
    PLAY_TEXT_SAVED,
    PLAY_TEXT_NOT_SAVED,
    PLAY_TEXT_SAVE_NEEDS_NAME,
    PLAY_TEXT_CURTAIN,
    PLAY_TEXT_GAME_OVER,
    PLAY_TEXT_WINNER,
    PLAY_TEXT_WINNERS,
    PLAY_TEXT_GOODBYE,
    PLAY_TEXT_SCORE_NOW,
    PLAY_TEXT_HELP,
    PLAY_TEXTS
} PlayText;

/* One table per language: adding a language is one file. */
extern const char *const play_text_english[PLAY_TEXTS];
extern const char *const play_text_german[PLAY_TEXTS];

const char *play_text(NotationLanguage language, PlayText text);

#endif
