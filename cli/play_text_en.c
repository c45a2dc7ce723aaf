/* SPDX-License-Identifier: MIT */
/* play_text_en.c - what `drover play` says, in English. */
#include "play_text.h"

const char *const play_text_english[PLAY_TEXTS] = {
    [PLAY_TEXT_TRAIL] = "Trail",
    [PLAY_TEXT_ROAD] = "road",
    [PLAY_TEXT_FLOOD] = "flood",
    [PLAY_TEXT_DROUGHT] = "drought",
    [PLAY_TEXT_ROCKFALL] = "rockfall",
    [PLAY_TEXT_TRADE] = "trade",
    [PLAY_TEXT_STATION_MASTERS] = "Station masters",
    [PLAY_TEXT_JOB_MARKET] = "Job market",
    [PLAY_TEXT_TOKEN_ROW] = "token in row %u of 12",
    [PLAY_TEXT_TOKEN_GONE] = "token taken: last turns",
    [PLAY_TEXT_CATTLE_MARKET] = "Cattle market",
    [PLAY_TEXT_IN_STACK] = "%u in the stack",
    [PLAY_TEXT_FORESIGHT] = "Foresight",
    [PLAY_TEXT_OBJECTIVES] = "Objective cards",
    [PLAY_TEXT_PLAYERS] = "Players",
    [PLAY_TEXT_COLUMN_CASH] = "cash",
    [PLAY_TEXT_COLUMN_HAND] = "hand",
    [PLAY_TEXT_COLUMN_DRAW] = "draw",
    [PLAY_TEXT_COLUMN_DISCARD] = "discard",
    [PLAY_TEXT_COLUMN_STEPS] = "steps",
    [PLAY_TEXT_COLUMN_CERTIFICATES] = "certif.",
    [PLAY_TEXT_COLUMN_WORKERS] = "c/b/e",
    [PLAY_TEXT_COLUMN_ENGINE] = "engine",
    [PLAY_TEXT_CITIES] = "cities",
    [PLAY_TEXT_STATIONS] = "stations",
    [PLAY_TEXT_BUILDINGS_LEFT] = "buildings left",
    [PLAY_TEXT_COLLECTED] = "collected",
    [PLAY_TEXT_AREA] = "objectives",
    [PLAY_TEXT_MASTERS] = "station masters",
    [PLAY_TEXT_HAND] = "Your hand",
    [PLAY_TEXT_DISCARD_PILE] = "Your discard pile",
    [PLAY_TEXT_NOTHING] = "none",
    [PLAY_TEXT_PLAYER] = "Player %u",
    [PLAY_TEXT_TAG] = "P%u",
    [PLAY_TEXT_TURN] = "Turn %u: %s",
    [PLAY_TEXT_FORCED] = "only choice",
    [PLAY_TEXT_MORE_ROUTES] = "%u dearer or longer routes are not shown: type all",
    [PLAY_TEXT_PROMPT] = "Number, action or help> ",
    [PLAY_TEXT_NOT_UNDERSTOOD] = "'%.60s' is none of the choices. Type a number, an action, or help.",
    [PLAY_TEXT_LINE_TOO_LONG] = "That line is too long.",
    [PLAY_TEXT_UNDONE] = "Taken back.",
    [PLAY_TEXT_NO_UNDO] = "Nothing can be taken back: no action of yours since something hidden came up.",
    [PLAY_TEXT_SAVED] = "Saved to %s.",
    [PLAY_TEXT_NOT_SAVED] = "Not saved: %s: %s",
    [PLAY_TEXT_SAVE_NEEDS_NAME] = "save needs a file name, such as: save game.drover",
    [PLAY_TEXT_CURTAIN] = "%s is next. Pass the keyboard, then press Enter.",
    [PLAY_TEXT_GAME_OVER] = "The game is over.",
    [PLAY_TEXT_WINNER] = "%s wins.",
    [PLAY_TEXT_WINNERS] = "The victory is shared by: %s.",
    [PLAY_TEXT_GOODBYE] = "Goodbye. The game was not finished; save keeps a game for --load.",
    [PLAY_TEXT_SCORE_NOW] = "If the game ended now (as far as you can see):",
    [PLAY_TEXT_HELP] =
        "Answer with the number of a choice or with the action itself (hire cowboy row 3).\n"
        "  all         list every route\n"
        "  state       show the board\n"
        "  score       the score if the game ended now\n"
        "  undo        take your last action back, until something hidden has come up\n"
        "  save FILE   write the game to a new file; drover play --load FILE goes on\n"
        "  help        this text\n"
        "  quit        leave the game",
};
