/* SPDX-License-Identifier: MIT */
/* north_text.c - the map of Rails to the North as text: "gr2[hire]<P1>" is the town square, the tile that waits in a
 * medium town, and whose branchlets stand there. The rest of the board is board_text.c. */
#include "board_text.h"
#include "gwt/printed.h"
#include "terminal_text.h"

#define INDENT 10

typedef struct Area {
    PlayText name;
    uint8_t first, last; /* GwtTown */
} Area;

static const Area areas[] = {
    { PLAY_TEXT_AREA_GREEN, GWT_TOWN_GR1, GWT_TOWN_GR5 }, { PLAY_TEXT_AREA_BLUE, GWT_TOWN_BL1, GWT_TOWN_BL5 },
    { PLAY_TEXT_AREA_PURPLE, GWT_TOWN_PU1, GWT_TOWN_PU2 }, { PLAY_TEXT_AREA_RED, GWT_TOWN_RE1, GWT_TOWN_RE12 },
    { PLAY_TEXT_AREA_TEAL, GWT_TOWN_TE1, GWT_TOWN_TE2 }, { PLAY_TEXT_AREA_VIOLET, GWT_TOWN_VI1, GWT_TOWN_VI2 },
};

/* What makes the square more than a small town: the tile of a medium one, the city of a big one, the station. */
static void add_kind(Line *line, const GwtGame *game, unsigned town)
{
    for (unsigned place = 0; place < GWT_MEDIUM_TOWNS; place++)
        if (notation_medium_town(place) == town && game->medium_towns[place])
            line_add(line, "[%s]", notation_id(NOTATION_MEDIUM, game->medium_towns[place]));
    for (unsigned city = 0; city < gwt_printed_cities(game); city++) {
        GwtPrintedCity printed;
        gwt_printed_city(game, city, &printed);
        if (printed.town == town)
            line_add(line, "(%s)", notation_id(notation_cities(game), city));
    }
    if (town == GWT_TOWN_GR4 || town == GWT_TOWN_RE3)
        line_add(line, "(%s)", notation_id(NOTATION_STATION, GWT_STATION_NORTH_FIRST + (town == GWT_TOWN_RE3)));
}

static void add_branchlets(const BoardText *text, Line *line, const GwtGame *game, unsigned town)
{
    const char *separator = "<";
    for (unsigned player = 0; player < game->players_count; player++) {
        char name[8];
        if (!(game->players[player].branchlets >> town & 1))
            continue;
        line_add(line, "%s%s", separator, board_text_tag(text, player, name));
        separator = ",";
    }
    if (*separator == ',')
        line_add(line, ">");
}

static void print_area(const BoardText *text, const GwtGame *game, const Area *area)
{
    Line line = { .length = 0 };
    for (unsigned town = area->first; town <= area->last; town++) {
        line_separate(&line, "  ");
        line_add(&line, "%s", notation_id(NOTATION_TOWN, town));
        add_kind(&line, game, town);
        add_branchlets(text, &line, game, town);
    }
    fputs("  ", text->out);
    terminal_left(text->out, play_text(text->language, area->name), INDENT - 2);
    board_text_line(text, &line, INDENT, INDENT);
}

void board_text_north(const BoardText *text, const GwtGame *view)
{
    board_text_heading_line(text, PLAY_TEXT_OFFERED);
    for (unsigned i = 0; i < sizeof view->masters_offered; i++)
        if (view->masters_offered[i])
            board_text_row(text, notation_id(NOTATION_MASTER, view->masters_offered[i]),
                           board_text_name(text, view, NOTATION_MASTER, view->masters_offered[i]));
    board_text_heading_line(text, PLAY_TEXT_NORTH);
    for (unsigned i = 0; i < sizeof areas / sizeof *areas; i++)
        print_area(text, view, &areas[i]);
}
