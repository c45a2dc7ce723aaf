/* SPDX-License-Identifier: MIT */
/* board_text.h - the board, the markets, the players and the own hand as text, 80 columns wide. */
#ifndef CLI_BOARD_TEXT_H
#define CLI_BOARD_TEXT_H
#include <stdio.h>
#include "notation/names.h"

typedef struct BoardText {
    FILE *out;
    NotationLanguage language;
    int styled; /* the terminal understands bold and dim */
} BoardText;

/* view: what the seat it is shown to can see. */
void board_text_print(const BoardText *text, const GwtGame *view);

/* The own hand and cash in two lines. */
void board_text_hand(const BoardText *text, const GwtGame *view, unsigned player);

/* "Bold: " at the start of a line. Returns the columns used. */
size_t board_text_heading(const BoardText *text, const char *heading);

#endif
