/* SPDX-License-Identifier: MIT */
/* board_text.c - see board_text.h. The part of it that Rails to the North adds is north_text.c. */
#include "board_text.h"
#include <stdarg.h>
#include <string.h>
#include "gwt/printed.h"
#include "gwt/score.h"
#include "terminal_text.h"

#define INDENT 14

void board_text_line(const BoardText *text, const Line *line, size_t at, size_t indent)
{
    terminal_wrap(text->out, line->length ? line->bytes : play_text(text->language, PLAY_TEXT_NOTHING), at, indent);
}

static const char *say(const BoardText *text, PlayText id) { return play_text(text->language, id); }

size_t board_text_heading(const BoardText *text, const char *heading)
{
    fprintf(text->out, text->styled ? "\033[1m%s\033[0m: " : "%s: ", heading);
    return terminal_width(heading) + 2;
}

/* A heading on a line of its own. */
void board_text_heading_line(const BoardText *text, PlayText heading)
{
    fprintf(text->out, text->styled ? "\033[1m%s\033[0m:\n" : "%s:\n", say(text, heading));
}

const char *board_text_tag(const BoardText *text, unsigned player, char out[8])
{
    snprintf(out, 8, say(text, PLAY_TEXT_TAG), player + 1);
    return out;
}

/* "ab2[5a/P2]<P1>": the space, what lies on it, who stands there. */
static void add_space(const BoardText *text, Line *line, const GwtGame *game, unsigned space)
{
    char name[8];
    GwtLocation at = game->on_space[space];
    line_add(line, "%s%s", line->length ? "  " : "", notation_id(NOTATION_SPACE, space));
    if (gwt_location_is_private(at))
        line_add(
            line, "[%s/%s]",
            notation_id(NOTATION_BUILDING, notation_building_of(game, gwt_location_owner(at), gwt_location_number(at))),
            board_text_tag(text, gwt_location_owner(at), name));
    else if (gwt_location_is_neutral(at))
        line_add(line, "[%s]", notation_id(NOTATION_NEUTRAL, (unsigned)(at - GWT_LOCATION_NEUTRAL)));
    else if (at != GWT_LOCATION_NONE && space != GWT_SPACE_KANSAS_CITY) {
        const char *tile = notation_id(NOTATION_TILE, at), *colour = strchr(tile, '-');
        line_add(line, "[%s]", colour ? colour + 1 : tile);
    }
    for (unsigned player = 0; player < game->players_count; player++)
        if (game->players[player].herder == space)
            line_add(line, "<%s>", board_text_tag(text, player, name));
}

static void print_spaces(const BoardText *text, const GwtGame *game, const char *label, unsigned first, unsigned last)
{
    Line line = { .length = 0 };
    for (unsigned space = first; space <= last; space++)
        add_space(text, &line, game, space);
    fputs("  ", text->out);
    terminal_left(text->out, label, INDENT - 2);
    board_text_line(text, &line, INDENT, INDENT);
}

/* Neutral spaces stand alone at the left; the roads to the next one follow. */
static void print_trail(const BoardText *text, const GwtGame *game)
{
    const char *road = say(text, PLAY_TEXT_ROAD);
    board_text_heading_line(text, PLAY_TEXT_TRAIL);
    print_spaces(text, game, "A", GWT_SPACE_START, GWT_SPACE_N_A);
    print_spaces(text, game, road, GWT_SPACE_AB1, GWT_SPACE_AB3);
    print_spaces(text, game, say(text, PLAY_TEXT_FLOOD), GWT_SPACE_FLOOD1, GWT_SPACE_FLOODBANK2);
    print_spaces(text, game, "B", GWT_SPACE_N_B, GWT_SPACE_N_B);
    print_spaces(text, game, road, GWT_SPACE_BC1, GWT_SPACE_BC3);
    print_spaces(text, game, say(text, PLAY_TEXT_DROUGHT), GWT_SPACE_DROUGHT1, GWT_SPACE_DROUGHTBANK1);
    print_spaces(text, game, "C", GWT_SPACE_N_C, GWT_SPACE_N_C);
    print_spaces(text, game, road, GWT_SPACE_CE1, GWT_SPACE_CE2);
    print_spaces(text, game, "D", game->edition == GWT_EDITION_FIRST ? GWT_SPACE_CD1 : GWT_SPACE_N_D,
                 game->edition == GWT_EDITION_FIRST ? GWT_SPACE_N_D : GWT_SPACE_DE1);
    print_spaces(text, game, say(text, game->edition == GWT_EDITION_FIRST ? PLAY_TEXT_TRADE : PLAY_TEXT_OUTLAWS),
                 GWT_SPACE_TRADE1, GWT_SPACE_TRADEBANK2);
    print_spaces(text, game, "E", GWT_SPACE_N_E, GWT_SPACE_N_E);
    print_spaces(text, game, road, GWT_SPACE_EF1, GWT_SPACE_EF2);
    print_spaces(text, game, say(text, PLAY_TEXT_ROCKFALL), GWT_SPACE_ROCK1, GWT_SPACE_ROCKBANK2);
    print_spaces(text, game, "F", GWT_SPACE_N_F, GWT_SPACE_FG2);
    print_spaces(text, game, "G", GWT_SPACE_N_G, GWT_SPACE_KANSAS_CITY);
}

const char *board_text_name(const BoardText *text, const GwtGame *game, NotationKind kind, unsigned value)
{
    return notation_name(text->language, kind, value, game->edition);
}

static void add_cards(const BoardText *text, const GwtGame *game, Line *line, const GwtCards *cards)
{
    for (unsigned card = 0; card < GWT_CARDS; card++)
        line_add_count(line, board_text_name(text, game, NOTATION_CARD, card), gwt_cards_of(cards, card));
}

static void print_job_market(const BoardText *text, const GwtGame *game)
{
    Line line = { .length = 0 };
    if (game->token_row < GWT_JOB_ROWS)
        line_add(&line, say(text, PLAY_TEXT_TOKEN_ROW), game->token_row + 1u);
    else
        line_add(&line, "%s", say(text, PLAY_TEXT_TOKEN_GONE));
    for (unsigned row = 0; row < GWT_JOB_ROWS; row++) {
        Line workers = { .length = 0 };
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            line_add_count(&workers, board_text_name(text, game, NOTATION_WORKER, worker),
                           (unsigned)__builtin_popcountll(game->job_market[worker] >> 4 * row & 15));
        if (workers.length)
            line_add(&line, "; %u: %s", row + 1, workers.bytes);
    }
    board_text_line(text, &line, board_text_heading(text, say(text, PLAY_TEXT_JOB_MARKET)), INDENT);
}

static void print_cattle_market(const BoardText *text, const GwtGame *game)
{
    Line line = { .length = 0 };
    unsigned in_stack = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        line_add_count(&line, board_text_name(text, game, NOTATION_CARD, card), game->market[card]);
        in_stack += game->market_stack[card];
    }
    line_add(&line, "; ");
    line_add(&line, say(text, PLAY_TEXT_IN_STACK), in_stack);
    if (game->options & GWT_OPTION_SIMMENTAL) {
        line_add(&line, "; ");
        line_add(&line, say(text, PLAY_TEXT_SIMMENTAL), (unsigned)game->simmental[0], (unsigned)game->simmental[1]);
    }
    board_text_line(text, &line, board_text_heading(text, say(text, PLAY_TEXT_CATTLE_MARKET)), INDENT);
}

static void print_foresight(const BoardText *text, const GwtGame *game)
{
    Line line = { .length = 0 };
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++) {
        line_add(&line, "%s%u: ", column ? "; " : "", column + 1);
        for (unsigned i = 0; i < 2; i++)
            line_add(&line, "%s%s", i ? " / " : "",
                     game->foresight[column][i] ? board_text_name(text, game, NOTATION_TILE, game->foresight[column][i])
                                                : "-");
    }
    board_text_line(text, &line, board_text_heading(text, say(text, PLAY_TEXT_FORESIGHT)), INDENT);
}

/* A heading and one row for each thing, with an id before it. */
void board_text_row(const BoardText *text, const char *id, const char *name)
{
    fputs("  ", text->out);
    terminal_left(text->out, id, 5);
    terminal_wrap(text->out, name, 7, 9);
}

static void print_display(const BoardText *text, const GwtGame *game)
{
    board_text_heading_line(text, PLAY_TEXT_OBJECTIVES);
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (game->display[i] != GWT_NONE)
            board_text_row(text, notation_id(NOTATION_CARD, game->display[i]),
                           board_text_name(text, game, NOTATION_CARD, game->display[i]));
}

/* The first five stations have a space for a station master, and the two in the north. */
static unsigned master_station(unsigned place)
{
    enum { ON_THE_RAILROAD = 5 };
    return place < ON_THE_RAILROAD ? place : GWT_STATION_NORTH_FIRST + place - ON_THE_RAILROAD;
}

static void print_masters(const BoardText *text, const GwtGame *game)
{
    board_text_heading_line(text, PLAY_TEXT_STATION_MASTERS);
    for (unsigned place = 0; place < GWT_MASTER_SPACES; place++) {
        unsigned at = game->station_masters[place];
        if (at != GWT_MASTER_NONE && at < GWT_MASTER_SPACE_WORKER)
            board_text_row(text, notation_id(NOTATION_STATION, master_station(place)),
                           board_text_name(text, game, NOTATION_MASTER, at));
    }
}

/* Titles and cells of the table of players share their widths. */
static const uint8_t column_width[] = { 7, 6, 7, 8, 9, 9, 7, 8, 9 };
enum { TOKENS_COLUMN = 8 };

static void print_cell(const BoardText *text, unsigned column, const char *cell)
{
    terminal_right(text->out, cell, column_width[column]);
}

static void __attribute__((format(printf, 3, 4)))
print_cell_format(const BoardText *text, unsigned column, const char *format, ...)
{
    char cell[32];
    va_list list;
    va_start(list, format);
    vsnprintf(cell, sizeof cell, format, list);
    va_end(list);
    print_cell(text, column, cell);
}

static int has_tokens(const GwtGame *game)
{
    return game->edition == GWT_EDITION_SECOND || game->options & GWT_OPTION_RAILS;
}

static void print_player_row(const BoardText *text, const GwtGame *game, unsigned player)
{
    const GwtPlayer *self = &game->players[player];
    char name[8];
    fputs("  ", text->out);
    terminal_left(text->out, board_text_tag(text, player, name), 4);
    if (self->garth_level) {
        for (unsigned column = 0; column < 6; column++)
            print_cell(text, column, "-"); /* he has no money and no cards, and his card tells how far he goes */
    } else {
        print_cell_format(text, 0, "$%u", (unsigned)self->dollars);
        print_cell_format(text, 1, "%u/%u", (unsigned)self->hand_count, gwt_hand_limit(game, player));
        print_cell_format(text, 2, "%u", (unsigned)self->draw_count);
        print_cell_format(text, 3, "%u", (unsigned)self->discard_count);
        print_cell_format(text, 4, "%u", gwt_step_limit(game, player));
        print_cell_format(text, 5, "%u/%u+%u", (unsigned)self->certificates, gwt_certificate_limit(game, player),
                          gwt_permanent_certificates(game, player));
    }
    print_cell_format(text, 6, "%u/%u/%u", (unsigned)self->workers[GWT_COWBOY], (unsigned)self->workers[GWT_BUILDER],
                      (unsigned)self->workers[GWT_ENGINEER]);
    print_cell(text, 7, notation_id(NOTATION_RAIL_SPACE, self->engine));
    if (has_tokens(game))
        print_cell_format(text, TOKENS_COLUMN, "%u", (unsigned)self->tokens);
    fputc('\n', text->out);
}

static void print_player_table(const BoardText *text, const GwtGame *game)
{
    static const PlayText titles[] = { PLAY_TEXT_COLUMN_CASH,    PLAY_TEXT_COLUMN_HAND,   PLAY_TEXT_COLUMN_DRAW,
                                       PLAY_TEXT_COLUMN_DISCARD, PLAY_TEXT_COLUMN_STEPS,  PLAY_TEXT_COLUMN_CERTIFICATES,
                                       PLAY_TEXT_COLUMN_WORKERS, PLAY_TEXT_COLUMN_ENGINE, PLAY_TEXT_COLUMN_TOKENS };
    fputs("      ", text->out);
    for (unsigned column = 0; column < (has_tokens(game) ? TOKENS_COLUMN + 1u : TOKENS_COLUMN); column++)
        print_cell(text, column, say(text, titles[column]));
    fputc('\n', text->out);
    for (unsigned player = 0; player < game->players_count; player++)
        print_player_row(text, game, player);
}

static void add_ids(Line *line, NotationKind kind, unsigned bits, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (bits >> i & 1)
            line_add(line, " %s", notation_id(kind, i));
}

static void add_cities(const BoardText *text, Line *line, const GwtGame *game, const GwtPlayer *player)
{
    Line list = { .length = 0 };
    for (unsigned city = 0; city < gwt_printed_cities(game); city++) {
        unsigned discs = city == GWT_CITY_KANSAS_CITY       ? player->home_discs
                         : city == notation_last_city(game) ? player->last_city_discs
                                                            : player->cities >> city & 1u;
        line_add_count(&list, board_text_name(text, game, notation_cities(game), city), discs);
    }
    if (list.length)
        line_add(line, "%s: %s; ", say(text, PLAY_TEXT_CITIES), list.bytes);
}

static void add_collected(const BoardText *text, Line *line, const GwtGame *game, const GwtPlayer *player)
{
    Line list = { .length = 0 };
    line_add_count(&list, board_text_name(text, game, NOTATION_TILE, GWT_TILE_TRADE_GREEN), player->trades[0]);
    line_add_count(&list, board_text_name(text, game, NOTATION_TILE, GWT_TILE_TRADE_ALT), player->trades[1]);
    for (unsigned i = 0; i < GWT_HAZARDS; i++)
        line_add_count(&list, notation_id(NOTATION_TILE, GWT_TILE_HAZARD_FIRST + i), player->hazards[i]);
    if (list.length)
        line_add(line, "%s: %s; ", say(text, PLAY_TEXT_COLLECTED), list.bytes);
}

/* "Garth (hard), specialty engineer, last card 7, 9 cards left; " */
static void add_garth(const BoardText *text, Line *line, const GwtGame *game, unsigned player)
{
    const GwtPlayer *self = &game->players[player];
    if (!self->garth_level)
        return;
    line_add(line, "%s, ", board_text_name(text, game, NOTATION_GARTH, self->garth_level));
    line_add(line, say(text, PLAY_TEXT_SPECIALTY), board_text_name(text, game, NOTATION_WORKER, self->garth_specialty));
    if (text->garth_card[player])
        line_add(line, say(text, PLAY_TEXT_LAST_CARD), (unsigned)text->garth_card[player]);
    line_add(line, "; ");
}

static void add_branchlets(const BoardText *text, Line *line, const GwtGame *game, unsigned player)
{
    if (!(game->options & GWT_OPTION_RAILS))
        return;
    line_add(line, say(text, PLAY_TEXT_BRANCHLETS), gwt_branchlets_left(game, player), gwt_bells_cleared(game, player));
    line_add(line, "; ");
}

static void print_player_details(const BoardText *text, const GwtGame *game, unsigned player)
{
    const GwtPlayer *self = &game->players[player];
    char name[8];
    Line line = { .length = 0 };
    add_garth(text, &line, game, player);
    if (self->bid) {
        line_add(&line, say(text, PLAY_TEXT_BID), (unsigned)self->bid);
        line_add(&line, "; ");
    }
    add_branchlets(text, &line, game, player);
    add_cities(text, &line, game, self);
    if (self->stations) {
        line_add(&line, "%s:", say(text, PLAY_TEXT_STATIONS));
        add_ids(&line, NOTATION_STATION, self->stations, GWT_STATIONS);
        line_add(&line, "; ");
    }
    if (self->masters) {
        line_add(&line, "%s:", say(text, PLAY_TEXT_MASTERS));
        add_ids(&line, NOTATION_MASTER, self->masters, GWT_MASTERS);
        line_add(&line, "; ");
    }
    add_collected(text, &line, game, self);
    line_add(&line, "%s:", say(text, PLAY_TEXT_BUILDINGS_LEFT));
    for (unsigned number = 1; number < GWT_BUILDINGS; number++)
        if (self->buildings >> number & 1)
            line_add(&line, " %s", notation_id(NOTATION_BUILDING, notation_building_of(game, player, number)));
    line_add(&line, "; %s:", say(text, PLAY_TEXT_AREA));
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++)
        for (unsigned copies = gwt_objectives_of(self->area, card); copies > 0; copies--)
            line_add(&line, " %s", notation_id(NOTATION_CARD, card));
    fputs("  ", text->out);
    terminal_left(text->out, board_text_tag(text, player, name), 4);
    board_text_line(text, &line, 6, 6);
}

static void print_cards(const BoardText *text, const GwtGame *game, PlayText heading, const GwtCards *cards)
{
    Line line = { .length = 0 };
    add_cards(text, game, &line, cards);
    board_text_line(text, &line, board_text_heading(text, say(text, heading)), INDENT);
}

void board_text_hand(const BoardText *text, const GwtGame *view, unsigned player)
{
    const GwtPlayer *self = &view->players[player];
    Line line = { .length = 0 };
    add_cards(text, view, &line, &self->hand);
    if (!line.length)
        line_add(&line, "%s", say(text, PLAY_TEXT_NOTHING));
    line_add(&line, "; %s $%u, %s %u/%u", say(text, PLAY_TEXT_COLUMN_CASH), (unsigned)self->dollars,
             say(text, PLAY_TEXT_COLUMN_CERTIFICATES), (unsigned)self->certificates,
             gwt_certificate_limit(view, player));
    if (has_tokens(view))
        line_add(&line, ", %s %u", say(text, PLAY_TEXT_COLUMN_TOKENS), (unsigned)self->tokens);
    board_text_line(text, &line, board_text_heading(text, say(text, PLAY_TEXT_HAND)), INDENT);
}

void board_text_print(const BoardText *text, const GwtGame *view)
{
    print_trail(text, view);
    print_job_market(text, view);
    print_foresight(text, view);
    print_cattle_market(text, view);
    print_display(text, view);
    print_masters(text, view);
    if (view->options & GWT_OPTION_RAILS)
        board_text_north(text, view);
    board_text_heading_line(text, PLAY_TEXT_PLAYERS);
    print_player_table(text, view);
    for (unsigned player = 0; player < view->players_count; player++)
        print_player_details(text, view, player);
    if (view->viewer != GWT_NONE)
        print_cards(text, view, PLAY_TEXT_DISCARD_PILE, &view->players[view->viewer].discard);
}
