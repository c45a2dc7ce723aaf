/* SPDX-License-Identifier: MIT */
/* table.c - registering and running scenarios, playing actions by their text, and the report of a failure.
 * The givens are in table_given.c, the checks in table_then.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/check.h"
#include "gwt/token.h"
#include "table_internal.h"

#define SCENARIOS_MAX 512
#define TURN_ACTIONS_MAX 500

const char *const seat_names[GWT_PLAYERS_MAX] = { "RED", "BLUE", "YELLOW", "WHITE" };

static Scenario *scenarios, **scenarios_end = &scenarios;
static const char *line_file = "?";
static int line_number;

void scenario_register(Scenario *scenario)
{
    *scenarios_end = scenario;
    scenarios_end = &scenario->next;
}

void table_line(const char *file, int line)
{
    line_file = file;
    line_number = line;
}

/* ---- Lists and ids ---- */

int list_next(const char **list, char separator, char *word, size_t size)
{
    const char *at = *list ? *list : "";
    while (*at == ' ' || *at == separator)
        at++;
    size_t length = 0;
    while (at[length] && at[length] != separator)
        length++;
    *list = at + length;
    while (length > 0 && at[length - 1] == ' ')
        length--;
    if (length >= size)
        length = size - 1;
    memcpy(word, at, length);
    word[length] = 0;
    return length > 0;
}

unsigned id_value(const Table *t, NotationKind kind, const char *id)
{
    int value = notation_id_find(kind, id, strlen(id));
    if (value < 0)
        table_fail(t, "there is nothing with the id \"%s\" (kind %d)", id, (int)kind);
    return (unsigned)value;
}

unsigned city_value(const Table *t, const char *id)
{
    return id_value(t, notation_cities(&t->game), id);
}

uint64_t list_bits(const Table *t, NotationKind kind, const char *list)
{
    char word[WORD_MAX];
    uint64_t bits = 0;
    while (list_next(&list, ' ', word, sizeof word))
        bits |= 1ull << id_value(t, kind, word);
    return bits;
}

unsigned list_garth_cards(const Table *t, const char *list)
{
    char word[WORD_MAX];
    unsigned bits = 0;
    while (list_next(&list, ' ', word, sizeof word)) {
        int card = atoi(word);
        if (card < 1 || card > GWT_GARTH_CARDS)
            table_fail(t, "Garth's cards are numbered 1 to 15");
        bits |= 1u << card;
    }
    return bits;
}

unsigned master_space(const Table *t, const char *station)
{
    unsigned at = id_value(t, NOTATION_STATION, station), first = GWT_MASTER_SPACES - 2;
    if (at < first)
        return at;
    if (at < GWT_STATION_NORTH_FIRST)
        table_fail(t, "%s has no station master space", station);
    if (!(t->game.options & GWT_OPTION_RAILS))
        table_fail(t, "there is no %s without Rails to the North", station);
    return first + at - GWT_STATION_NORTH_FIRST;
}

unsigned medium_index(const Table *t, const char *town)
{
    static const uint8_t towns[GWT_MEDIUM_TOWNS] = { GWT_TOWN_GR2,  GWT_TOWN_PU2, GWT_TOWN_RE6,
                                                     GWT_TOWN_RE11, GWT_TOWN_TE2, GWT_TOWN_VI2 };
    unsigned value = id_value(t, NOTATION_TOWN, town);
    for (unsigned i = 0; i < GWT_MEDIUM_TOWNS; i++)
        if (towns[i] == value)
            return i;
    table_fail(t, "%s is no medium town", town);
}

const GwtPlayer *player_of(const Table *t, unsigned seat)
{
    if (seat >= t->game.players_count)
        table_fail(t, "there is no seat %u in this game", seat);
    return &t->game.players[seat];
}

GwtPlayer *player_at(Table *t, unsigned seat)
{
    player_of(t, seat);
    return &t->game.players[seat];
}

void list_cards(const Table *t, const char *list, unsigned counts[GWT_CARDS])
{
    char word[WORD_MAX];
    memset(counts, 0, GWT_CARDS * sizeof *counts);
    while (list_next(&list, ' ', word, sizeof word))
        counts[id_value(t, NOTATION_CARD, word)]++;
}

void list_tiles(const Table *t, const char *list, unsigned counts[GWT_TILES])
{
    char word[WORD_MAX];
    memset(counts, 0, GWT_TILES * sizeof *counts);
    while (list_next(&list, ' ', word, sizeof word))
        counts[id_value(t, NOTATION_TILE, word)]++;
}

unsigned disc_lower(unsigned disc)
{
    if (disc == 0)
        return 0;
    return strcmp(notation_id(NOTATION_DISC, disc - 1), notation_id(NOTATION_DISC, disc)) == 0 ? disc - 1 : disc;
}

void list_discs(const Table *t, const char *list, unsigned counts[GWT_DISCS])
{
    char word[WORD_MAX];
    memset(counts, 0, GWT_DISCS * sizeof *counts);
    while (list_next(&list, ' ', word, sizeof word))
        counts[disc_lower(id_value(t, NOTATION_DISC, word))]++;
}

/* ---- The report of a failure ---- */

static void print_cards(const char *label, const GwtCards *cards)
{
    fprintf(stderr, "%s[", label);
    for (unsigned card = 0; card < GWT_CARDS; card++)
        for (unsigned n = gwt_cards_of(cards, card); n > 0; n--)
            fprintf(stderr, " %s", notation_id(NOTATION_CARD, card));
    fprintf(stderr, " ]");
}

static void print_bits(const char *label, NotationKind kind, unsigned bits)
{
    fprintf(stderr, " %s[", label);
    for (unsigned value = 0; bits >> value; value++)
        if (bits >> value & 1)
            fprintf(stderr, " %s", notation_id(kind, value));
    fprintf(stderr, " ]");
}

static void print_player(const GwtGame *game, unsigned seat)
{
    const GwtPlayer *p = &game->players[seat];
    const GwtCards area = { { 0 }, p->area };
    fprintf(stderr, "  %-6s $%u herder %s engine %s certificates %u workers %u/%u/%u trades %u/%u home %u last %u\n",
            seat_names[seat], p->dollars, p->herder == GWT_NONE ? "-" : notation_id(NOTATION_SPACE, p->herder),
            notation_id(NOTATION_RAIL_SPACE, p->engine), p->certificates, p->workers[GWT_COWBOY],
            p->workers[GWT_BUILDER], p->workers[GWT_ENGINEER], p->trades[0], p->trades[1], p->home_discs,
            p->last_city_discs);
    print_cards("         hand", &p->hand);
    print_cards(" draw", &p->draw);
    print_cards(" discard", &p->discard);
    print_cards("\n         area", &area);
    print_bits("cleared", NOTATION_DISC, p->discs_cleared);
    print_bits("cities", notation_cities(game), p->cities);
    print_bits("stations", NOTATION_STATION, p->stations);
    print_bits("masters", NOTATION_MASTER, p->masters);
    print_bits("branchlets", NOTATION_TOWN, p->branchlets);
    fprintf(stderr, " tokens %u bid %u", p->tokens, p->bid);
    if (p->garth_level)
        fprintf(stderr, " garth %s %s deck %#x", notation_id(NOTATION_GARTH, p->garth_level),
                notation_id(NOTATION_WORKER, p->garth_specialty), p->garth_deck);
    fprintf(stderr, "\n");
}

static void print_trail(const GwtGame *game)
{
    fprintf(stderr, "  trail ");
    for (unsigned space = 0; space < GWT_SPACES; space++) {
        GwtLocation at = game->on_space[space];
        const char *id = notation_id(NOTATION_SPACE, space);
        if (at == GWT_LOCATION_NONE || space == GWT_SPACE_KANSAS_CITY)
            continue;
        if (gwt_location_is_private(at))
            fprintf(stderr, " %s:%s of %s", id,
                    notation_id(NOTATION_BUILDING,
                                notation_building_of(game, gwt_location_owner(at), gwt_location_number(at))),
                    seat_names[gwt_location_owner(at)]);
        else if (gwt_location_is_neutral(at))
            fprintf(stderr, " %s:%s", id, notation_id(NOTATION_NEUTRAL, at - GWT_LOCATION_NEUTRAL));
        else
            fprintf(stderr, " %s:%s", id, notation_id(NOTATION_TILE, at));
    }
    fprintf(stderr, "\n");
}

static void print_common(const GwtGame *game)
{
    GwtCards market = { { 0 }, 0 };
    memcpy(market.cattle, game->market, sizeof market.cattle);
    print_cards("  market", &market);
    fprintf(stderr, " display[");
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (game->display[i] != GWT_NONE)
            fprintf(stderr, " %s", notation_id(NOTATION_CARD, game->display[i]));
    fprintf(stderr, " ] token row %u\n  foresight", game->token_row + 1u);
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned i = 0; i < 2; i++) {
            unsigned tile = game->foresight[column][i];
            fprintf(stderr, " %u:%s", column + 1, tile ? notation_id(NOTATION_TILE, tile) : "-");
        }
    fprintf(stderr, "\n");
}

static void print_legal(const GwtGame *game)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, actions);
    fprintf(stderr, "  legal (%u):", (unsigned)count);
    for (size_t i = 0; i < count; i++) {
        char text[NOTATION_ACTION_MAX];
        notation_action_format(game, actions[i], text, sizeof text);
        fprintf(stderr, " %s;", text);
    }
    fprintf(stderr, "\n");
}

static void print_question(const GwtGame *game)
{
    GwtDecision asked = gwt_decision(game);
    if (game->over || asked.kind == GWT_DECIDE_NONE) {
        fprintf(stderr, "  no question is open%s\n", game->over ? ": the game is over" : "");
        return;
    }
    fprintf(stderr, "  asked: %s, kind %u (%s)%s, subject %u amount %u detail %u\n", seat_names[asked.player],
            asked.kind, notation_id(NOTATION_DECISION, asked.kind), asked.optional ? ", optional" : "", asked.subject,
            asked.amount, asked.detail);
}

void table_fail(const Table *t, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "\n%s:%d: ", line_file, line_number);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n  played: %s\n", t->played);
    print_trail(&t->game);
    print_common(&t->game);
    for (unsigned seat = 0; seat < t->game.players_count; seat++)
        print_player(&t->game, seat);
    print_question(&t->game);
    if (gwt_check(&t->game, NULL) == GWT_PROBLEM_NONE && !t->game.over)
        print_legal(&t->game);
    _fail(line_file, line_number);
    __builtin_unreachable();
}

void table_check(const Table *t, const char *after)
{
    GwtProblem problem;
    if (gwt_check(&t->game, &problem) != GWT_PROBLEM_NONE)
        table_fail(t, "impossible position after %s: %s (player %u, index %u)", after,
                   gwt_problem_text((GwtProblemCode)problem.code), problem.player, problem.index);
}

/* ---- Playing ---- */

static void remember(Table *t, unsigned seat, const char *action)
{
    size_t length = strlen(t->played);
    if (length + strlen(action) + 12 > sizeof t->played) {
        memmove(t->played, t->played + sizeof t->played / 2, length - sizeof t->played / 2 + 1);
        length = strlen(t->played);
    }
    snprintf(t->played + length, sizeof t->played - length, "%s %s; ", seat_names[seat], action);
}

static void play(Table *t, unsigned seat, GwtAction action, const char *text)
{
    GwtStatus status = gwt_apply(&t->game, action, NULL);
    if (status != GWT_OK)
        table_fail(t, "\"%s\" was listed as legal but refused: %s", text, gwt_status_text(status));
    remember(t, seat, text);
    table_check(t, text);
}

int table_settle(Table *t)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    char text[NOTATION_ACTION_MAX];
    if (t->game.over || t->game.viewer != GWT_NONE || gwt_decision(&t->game).kind == GWT_DECIDE_GARTH)
        return 0;
    size_t count = gwt_legal_actions(&t->game, actions);
    while (count > 1 && gwt_action_verb(actions[count - 1]) == GWT_VERB_TOKEN)
        count--;
    if (count != 1)
        return 0;
    notation_action_format(&t->game, actions[0], text, sizeof text);
    play(t, gwt_player_to_act(&t->game), actions[0], text);
    return 1;
}

void when(Table *t, unsigned seat, const char *actions)
{
    char text[NOTATION_ACTION_MAX];
    table_check(t, "the givens");
    while (list_next(&actions, ';', text, sizeof text)) {
        GwtAction action;
        int if_asked = text[0] == '?';
        const char *exact = text + strspn(text, "? ");
        if (if_asked && (t->game.over || !notation_action_parse(&t->game, exact, &action)))
            continue;
        while (gwt_player_to_act(&t->game) != seat || !notation_action_parse(&t->game, exact, &action))
            if (!table_settle(t))
                table_fail(t, "%s may not \"%s\"", seat_names[seat], exact);
        play(t, seat, action, exact);
    }
}

static void spend_token(Table *t, unsigned seat, const char *text)
{
    GwtStatus status =
        gwt_apply_token(&t->game, seat, gwt_action(GWT_VERB_TOKEN, (unsigned)atoi(text + strlen("token "))), NULL);
    if (status != GWT_OK)
        table_fail(t, "%s may not \"%s\" off turn: %s", seat_names[seat], text, gwt_status_text(status));
    remember(t, seat, text);
    table_check(t, text);
}

void when_off_turn(Table *t, unsigned seat, const char *actions)
{
    char text[NOTATION_ACTION_MAX];
    player_of(t, seat);
    table_check(t, "the givens");
    while (list_next(&actions, ';', text, sizeof text))
        if (strncmp(text, "token ", strlen("token ")) == 0)
            spend_token(t, seat, text);
        else
            when(t, seat, text);
}

/* Stopping is preferred, so that the turn comes to its end. */
static GwtAction quickest(const GwtGame *game)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, actions);
    for (size_t i = 0; i < count; i++) {
        unsigned verb = gwt_action_verb(actions[i]);
        if (verb == GWT_VERB_PASS || verb == GWT_VERB_END)
            return actions[i];
    }
    return count ? actions[0] : GWT_ACTION_INVALID;
}

void when_any_turn(Table *t, unsigned seat)
{
    unsigned turns = t->game.turns;
    table_check(t, "the givens");
    then_to_act(t, seat);
    for (unsigned i = 0; i < TURN_ACTIONS_MAX; i++) {
        char text[NOTATION_ACTION_MAX];
        GwtAction action = quickest(&t->game);
        if (action == GWT_ACTION_INVALID)
            table_fail(t, "there is no legal action");
        notation_action_format(&t->game, action, text, sizeof text);
        play(t, seat, action, text);
        if (t->game.over || t->game.turns != turns)
            return;
    }
    table_fail(t, "the turn does not end");
}

/* ---- Running ---- */

int main(int argc, char **argv)
{
    static struct CMUnitTest tests[SCENARIOS_MAX];
    size_t count = 0;
    for (const Scenario *s = scenarios; s; s = s->next) {
        if (argc >= 2 && !strstr(s->title, argv[1]))
            continue;
        if (count == SCENARIOS_MAX) {
            fprintf(stderr, "more than %d scenarios in one program\n", SCENARIOS_MAX);
            return 2;
        }
        tests[count++] = (struct CMUnitTest){ s->title, s->play, NULL, NULL, NULL };
    }
    if (count == 0) {
        fprintf(stderr, "no scenario has this in its title\n");
        return 2;
    }
    return _cmocka_run_group_tests(argv[0], tests, count, NULL, NULL);
}
