/* SPDX-License-Identifier: MIT */
/* board_text.h - the board, the markets, the players and the own hand as text, 80 columns wide. */
#ifndef CLI_BOARD_TEXT_H
#define CLI_BOARD_TEXT_H
#include <stdio.h>
#include "notation/names.h"
#include "play_text.h"
#include "text_line.h"

typedef struct BoardText {
    FILE *out;
    NotationLanguage language;
    int styled; /* the terminal understands bold and dim */
    uint8_t garth_card[GWT_PLAYERS_MAX]; /* the card Garth played last on each seat, 0 before the first */
} BoardText;

/* view: what the seat it is shown to can see. */
void board_text_print(const BoardText *text, const GwtGame *view);

/* The own hand and cash in two lines. */
void board_text_hand(const BoardText *text, const GwtGame *view, unsigned player);

/* Rails to the North (north_text.c): towns by area with branchlets and tiles, and the station masters at New York. */
void board_text_north(const BoardText *text, const GwtGame *view);

/* What is printed on the thing of this id (info_text.c): a building, space, card, city, town, station, station master
 * or tile. Returns 0 if there is none. */
int board_text_info(const BoardText *text, const GwtGame *view, const char *id);

/* "3 builders, 4 points; Gain $2; ..." of a private building, without its id (info_text.c). */
void board_text_building(const GwtGame *game, NotationLanguage language, GwtLocation at, Line *out);

/* "Bold: " at the start of a line. Returns the columns used. */
size_t board_text_heading(const BoardText *text, const char *heading);

/* What both halves of the board share. */
void board_text_heading_line(const BoardText *text, PlayText heading);
void board_text_line(const BoardText *text, const Line *line, size_t at, size_t indent);
void board_text_row(const BoardText *text, const char *id, const char *name);
const char *board_text_tag(const BoardText *text, unsigned player, char out[8]);
const char *board_text_name(const BoardText *text, const GwtGame *game, NotationKind kind, unsigned value);

#endif
