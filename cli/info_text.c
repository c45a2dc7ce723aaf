/* SPDX-License-Identifier: MIT */
/* info_text.c - what is printed on a thing, found by its id: the `info` of a game in the terminal, and what a building
 * does where one can be built. The facts are the engine's (gwt/printed.h). */
#include <stdarg.h>
#include <string.h>
#include "board_text.h"
#include "gwt/printed.h"

/* Pieces are separated by semicolons. */
static void __attribute__((format(printf, 2, 3))) add(Line *line, const char *format, ...)
{
    char piece[NOTATION_TEXT_MAX];
    va_list list;
    va_start(list, format);
    vsnprintf(piece, sizeof piece, format, list);
    va_end(list);
    line_separate(line, "; ");
    line_add(line, "%s", piece);
}

static const char *name_of(const GwtGame *game, NotationLanguage language, NotationKind kind, unsigned value)
{
    return notation_name(language, kind, value, game->edition);
}

void board_text_building(const GwtGame *game, NotationLanguage language, GwtLocation at, Line *out)
{
    GwtPrintedBuilding printed;
    gwt_printed_building(game, at, &printed);
    if (printed.builders)
        add(out, play_text(language, PLAY_TEXT_INFO_BUILDERS), (unsigned)printed.builders);
    if (printed.points)
        add(out, play_text(language, PLAY_TEXT_INFO_POINTS), (int)printed.points);
    if (printed.fee)
        add(out, play_text(language, PLAY_TEXT_INFO_FEE), (unsigned)printed.fee);
    for (unsigned i = 0; i < GWT_LOCALS_MAX; i++) {
        if (!printed.effects[i][0])
            continue;
        add(out, "%s", name_of(game, language, NOTATION_EFFECT, printed.effects[i][0]));
        if (printed.effects[i][1])
            line_add(out, "%s%s", play_text(language, PLAY_TEXT_INFO_OR),
                     name_of(game, language, NOTATION_EFFECT, printed.effects[i][1]));
    }
}

/* Each takes a value of its kind and adds what is printed there. */
typedef void Teller(const BoardText *text, const GwtGame *game, unsigned value, Line *line);

/* Either side can be asked about, whichever this game uses. */
static void tell_building(const BoardText *text, const GwtGame *game, unsigned value, Line *line)
{
    GwtGame other = *game;
    other.players[0].garth_level = 0;
    other.b_sides = value & 1 ? 0xFFFF : 0;
    board_text_building(&other, text->language, gwt_location_private(0, value / 2), line);
}

static void tell_neutral(const BoardText *text, const GwtGame *game, unsigned value, Line *line)
{
    board_text_building(game, text->language, (GwtLocation)(GWT_LOCATION_NEUTRAL + value), line);
}

static void tell_space(const BoardText *text, const GwtGame *game, unsigned space, Line *line)
{
    char here[NOTATION_TEXT_MAX];
    add(line, "%s", name_of(game, text->language, NOTATION_SPACE, space));
    if (gwt_printed_woods(game, space))
        add(line, "%s", play_text(text->language, PLAY_TEXT_INFO_WOODS));
    if (gwt_printed_risk(game, space))
        add(line, "%s", name_of(game, text->language, NOTATION_EFFECT, gwt_printed_risk(game, space)));
    if (gwt_printed_trade_tokens(game, space))
        add(line, "%s", play_text(text->language, PLAY_TEXT_INFO_SLOT_TOKEN));
    else if (space >= GWT_SPACE_TRADE1 && space <= GWT_SPACE_TRADE9)
        add(line, play_text(text->language, PLAY_TEXT_INFO_SLOT), gwt_printed_trade_slot(game, space));
    notation_location_say(game, space, text->language, here, sizeof here);
    add(line, play_text(text->language, PLAY_TEXT_INFO_HERE), here);
    board_text_building(game, text->language, game->on_space[space], line);
}

static void tell_card(const BoardText *text, const GwtGame *game, unsigned card, Line *line)
{
    add(line, "%s", name_of(game, text->language, NOTATION_CARD, card));
    if (gwt_card_is_objective(card)) {
        GwtPrintedObjective printed;
        gwt_printed_objective(card, &printed);
        if (printed.effect)
            add(line, play_text(text->language, PLAY_TEXT_INFO_PLAYED),
                name_of(game, text->language, NOTATION_EFFECT, printed.effect));
        return;
    }
    GwtPrintedCattle printed;
    gwt_printed_cattle(card, &printed);
    add(line, play_text(text->language, PLAY_TEXT_INFO_VALUE), (unsigned)printed.value);
    add(line, play_text(text->language, PLAY_TEXT_INFO_POINTS), (int)printed.points);
}

static void tell_arrow(const BoardText *text, const GwtGame *game, unsigned city, const GwtPrintedCity *printed,
                       Line *line)
{
    if (!printed->arrow_points && !printed->arrow_objective && !printed->arrow_token)
        return;
    add(line, play_text(text->language, PLAY_TEXT_INFO_ARROW),
        name_of(game, text->language, notation_cities(game), city + 1));
    const char *separator = ": ";
    if (printed->arrow_points) {
        line_add(line, "%s", separator);
        line_add(line, play_text(text->language, PLAY_TEXT_INFO_POINTS), (int)printed->arrow_points);
        separator = ", ";
    }
    if (printed->arrow_objective) {
        line_add(line, "%s%s", separator, play_text(text->language, PLAY_TEXT_INFO_OBJECTIVE));
        separator = ", ";
    }
    if (printed->arrow_token)
        line_add(line, "%s%s", separator, play_text(text->language, PLAY_TEXT_INFO_TOKEN));
}

static void tell_city(const BoardText *text, const GwtGame *game, unsigned city, Line *line)
{
    const NotationLanguage language = text->language;
    GwtPrintedCity printed;
    gwt_printed_city(game, city, &printed);
    add(line, "%s", name_of(game, language, notation_cities(game), city));
    add(line, play_text(language, PLAY_TEXT_INFO_VALUE), (unsigned)printed.value);
    if (printed.points)
        add(line, play_text(language, PLAY_TEXT_INFO_POINTS), (int)printed.points);
    else if (printed.repeatable)
        add(line, "%s", play_text(language, PLAY_TEXT_INFO_BELLS));
    if (printed.dark)
        add(line, "%s", play_text(language, PLAY_TEXT_INFO_DARK));
    if (printed.dollars)
        add(line, play_text(language, PLAY_TEXT_INFO_DOLLARS), (unsigned)printed.dollars);
    if (printed.objective)
        add(line, "%s", play_text(language, PLAY_TEXT_INFO_OBJECTIVE));
    if (printed.master)
        add(line, "%s", play_text(language, PLAY_TEXT_INFO_MASTER));
    if (printed.town != GWT_NONE)
        add(line, play_text(language, PLAY_TEXT_INFO_BRANCHLET), notation_id(NOTATION_TOWN, printed.town));
    if (printed.repeatable)
        add(line, "%s", play_text(language, PLAY_TEXT_INFO_REPEATABLE));
    tell_arrow(text, game, city, &printed, line);
}

static void tell_station(const BoardText *text, const GwtGame *game, unsigned station, Line *line)
{
    GwtPrintedStation printed;
    gwt_printed_station(station, &printed);
    add(line, "%s", name_of(game, text->language, NOTATION_STATION, station));
    add(line, play_text(text->language, PLAY_TEXT_INFO_COST), (unsigned)printed.dollars);
    add(line, play_text(text->language, PLAY_TEXT_INFO_POINTS), (int)printed.points);
    if (printed.dark)
        add(line, "%s", play_text(text->language, PLAY_TEXT_INFO_DARK));
}

static void tell_master(const BoardText *text, const GwtGame *game, unsigned master, Line *line)
{
    add(line, "%s", name_of(game, text->language, NOTATION_MASTER, master));
}

static void tell_town(const BoardText *text, const GwtGame *game, unsigned town, Line *line)
{
    add(line, "%s", name_of(game, text->language, NOTATION_TOWN, town));
    for (unsigned place = 0; place < GWT_MEDIUM_TOWNS; place++)
        if (notation_medium_town(place) == town && game->medium_towns[place])
            add(line, "%s", name_of(game, text->language, NOTATION_MEDIUM, game->medium_towns[place]));
}

static void tell_tile(const BoardText *text, const GwtGame *game, unsigned tile, Line *line)
{
    GwtPrintedTile printed;
    gwt_printed_tile(game, tile, &printed);
    add(line, "%s", name_of(game, text->language, NOTATION_TILE, tile));
    if (printed.fee)
        add(line, play_text(text->language, PLAY_TEXT_INFO_FEE), (unsigned)printed.fee);
}

int board_text_info(const BoardText *text, const GwtGame *view, const char *id)
{
    const int rails = view->options & GWT_OPTION_RAILS;
    const struct {
        NotationKind kind;
        int exists;
        Teller *tell;
    } kinds[] = {
        { NOTATION_BUILDING, 1, tell_building }, { NOTATION_NEUTRAL, 1, tell_neutral },
        { NOTATION_SPACE, 1, tell_space },       { NOTATION_CARD, 1, tell_card },
        { notation_cities(view), 1, tell_city }, { NOTATION_STATION, 1, tell_station },
        { NOTATION_MASTER, 1, tell_master },     { NOTATION_TILE, 1, tell_tile },
        { NOTATION_TOWN, rails, tell_town },
    };
    int found = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int value = kinds[i].exists ? notation_id_find(kinds[i].kind, id, strlen(id)) : -1;
        Line line = { .length = 0 };
        if (value < 0)
            continue;
        kinds[i].tell(text, view, (unsigned)value, &line);
        if (line.length)
            board_text_line(text, &line, board_text_heading(text, id), 4);
        found |= line.length > 0;
    }
    return found;
}
