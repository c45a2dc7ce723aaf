/* SPDX-License-Identifier: MIT */
/* table_then.c - looking at the table: legal actions through the public API, the position through the state. */
#include <stdio.h>
#include <string.h>
#include "gwt/check.h"
#include "gwt/describe.h"
#include "gwt/token.h"
#include "gwt/view.h"
#include "table_internal.h"

/* ---- What may be done ---- */

typedef int Test(const Table *t, unsigned seat, const char *text);

/* Whether the test holds now or after questions with a single answer were given it. */
static int holds(const Table *t, Test *test, unsigned seat, const char *text)
{
    Table later = *t;
    do {
        if (!later.game.over && gwt_player_to_act(&later.game) == seat && test(&later, seat, text))
            return 1;
    } while (table_settle(&later));
    return 0;
}

static int always(const Table *t, unsigned seat, const char *text)
{
    (void)t, (void)seat, (void)text;
    return 1;
}

static int is_legal(const Table *t, unsigned seat, const char *text)
{
    char exact[NOTATION_ACTION_MAX];
    GwtAction action;
    (void)seat;
    return list_next(&text, ';', exact, sizeof exact) && notation_action_parse(&t->game, exact, &action);
}

static unsigned count_beginning(const Table *t, const char *beginning)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(&t->game, actions);
    unsigned found = 0;
    for (size_t i = 0; i < count; i++) {
        char text[NOTATION_ACTION_MAX];
        notation_action_format(&t->game, actions[i], text, sizeof text);
        found += strncmp(text, beginning, strlen(beginning)) == 0;
    }
    return found;
}

static int some_begins(const Table *t, unsigned seat, const char *beginning)
{
    (void)seat;
    return count_beginning(t, beginning) > 0;
}

/* Tokens can be spent at any question: they count only where the scenario speaks of them. */
static int only_these(const Table *t, unsigned seat, const char *actions)
{
    char text[NOTATION_ACTION_MAX];
    unsigned wanted = 0, tokens = 0;
    for (; list_next(&actions, ';', text, sizeof text); wanted++) {
        if (!is_legal(t, seat, text))
            return 0;
        tokens += strncmp(text, "token ", strlen("token ")) == 0;
    }
    return count_beginning(t, "") - (tokens ? 0 : count_beginning(t, "token ")) == wanted;
}

static int only_towns(const Table *t, unsigned seat, const char *towns)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(&t->game, actions);
    uint64_t found = 0;
    (void)seat;
    for (size_t i = 0; i < count; i++)
        if (gwt_action_verb(actions[i]) == GWT_VERB_BRANCHLET)
            found |= 1ull << gwt_action_argument(actions[i]);
    return gwt_decision(&t->game).kind == GWT_DECIDE_BRANCHLET && found == list_bits(t, NOTATION_TOWN, towns);
}

static int is_filler(const char *word)
{
    static const char *const fillers[] = {
        "place",   "move",    "via",       "use",     "of",     "aux",     "double",    "play",
        "end",     "pass",    "take",      "hire",    "row",    "build",   "at",        "engine",
        "upgrade", "station", "disc",      "master",  "trade",  "remove",  "foresight", "certificates",
        "forward", "deliver", "objective", "stack",   "draw",   "discard", "trash",     "buy",
        "pair",    "with",    "second",    "turn-up", "copy",   "token",   "raise",     "branchlet",
        "cattle",  "offered", "bid",       "seat",    "points", "garth",
    };
    for (size_t i = 0; i < sizeof fillers / sizeof fillers[0]; i++)
        if (strcmp(word, fillers[i]) == 0)
            return 1;
    return 0;
}

static int is_id(const char *word)
{
    for (unsigned kind = 0; kind < NOTATION_KINDS; kind++)
        if (notation_id_find((NotationKind)kind, word, strlen(word)) >= 0)
            return 1;
    return strspn(word, "0123456789") == strlen(word);
}

/* A misspelt action is never legal: so that no "may not" rests on that, every word must mean something. */
static void expect_words(const Table *t, const char *text, int last_may_be_cut)
{
    char word[WORD_MAX];
    for (const char *rest = text; list_next(&rest, ' ', word, sizeof word);)
        if (!is_filler(word) && !is_id(word) && !(last_may_be_cut && *rest == 0))
            table_fail(t, "\"%s\" in \"%s\" is no word of the notation", word, text);
}

void then_to_act(Table *t, unsigned seat)
{
    table_check(t, "the givens");
    if (!holds(t, always, seat, ""))
        table_fail(t, "%s should be the one who is asked", seat_names[seat]);
}

void then_may(Table *t, unsigned seat, const char *action)
{
    then_to_act(t, seat);
    if (!holds(t, is_legal, seat, action))
        table_fail(t, "%s should be allowed to \"%s\"", seat_names[seat], action);
}

void then_may_not(Table *t, unsigned seat, const char *action)
{
    expect_words(t, action, 0);
    then_to_act(t, seat);
    if (holds(t, is_legal, seat, action))
        table_fail(t, "%s should not be allowed to \"%s\"", seat_names[seat], action);
}

void then_may_some(Table *t, unsigned seat, const char *beginning)
{
    then_to_act(t, seat);
    if (!holds(t, some_begins, seat, beginning))
        table_fail(t, "%s should be allowed some \"%s ...\"", seat_names[seat], beginning);
}

void then_may_none(Table *t, unsigned seat, const char *beginning)
{
    expect_words(t, beginning, 1);
    then_to_act(t, seat);
    if (holds(t, some_begins, seat, beginning))
        table_fail(t, "%s should not be allowed any \"%s ...\"", seat_names[seat], beginning);
}

void then_may_only(Table *t, unsigned seat, const char *actions)
{
    then_to_act(t, seat);
    if (!holds(t, only_these, seat, actions))
        table_fail(t, "%s should be allowed only \"%s\"", seat_names[seat], actions);
}

void then_towns(Table *t, unsigned seat, const char *towns)
{
    then_to_act(t, seat);
    if (!holds(t, only_towns, seat, towns))
        table_fail(t, "%s should be allowed a branchlet on exactly \"%s\"", seat_names[seat], towns);
}

static int may_off_turn(const Table *t, unsigned seat, const char *token)
{
    GwtAction actions[2];
    size_t count = gwt_token_actions(&t->game, seat, actions);
    player_of(t, seat);
    if (strcmp(token, "token 1") != 0 && strcmp(token, "token 2") != 0)
        table_fail(t, "off turn there is \"token 1\" and \"token 2\", not \"%s\"", token);
    for (size_t i = 0; i < count; i++)
        if (gwt_action_argument(actions[i]) == (unsigned)(token[strlen(token) - 1] - '0'))
            return 1;
    return 0;
}

void then_off_turn_may(Table *t, unsigned seat, const char *token)
{
    table_check(t, "the givens");
    if (!may_off_turn(t, seat, token))
        table_fail(t, "%s should be allowed to \"%s\" at any time", seat_names[seat], token);
}

void then_off_turn_may_not(Table *t, unsigned seat, const char *token)
{
    table_check(t, "the givens");
    if (may_off_turn(t, seat, token))
        table_fail(t, "%s should not be allowed to \"%s\"", seat_names[seat], token);
}

static int asks_kind(const Table *t, unsigned seat, const char *id)
{
    (void)seat;
    return strcmp(notation_id(NOTATION_DECISION, gwt_decision(&t->game).kind), id) == 0;
}

void then_asked(Table *t, unsigned seat, GwtDecisionKind kind)
{
    const char *id = notation_id(NOTATION_DECISION, kind);
    then_to_act(t, seat);
    if (!holds(t, asks_kind, seat, id))
        table_fail(t, "%s should be asked for %s", seat_names[seat], id);
}

/* In the second edition a first turn begins with discards. */
static int begins_turn(const GwtGame *game)
{
    unsigned first = game->decisions[0].kind, asked = gwt_decision(game).kind;
    if (first != GWT_DECIDE_MOVE && first != GWT_DECIDE_PLACE && first != GWT_DECIDE_GARTH)
        return 0;
    return game->decisions_count == 1 || (first == GWT_DECIDE_PLACE && asked == GWT_DECIDE_DISCARD);
}

/* What is left of the turn before is played if it leaves no choice: so the hand is filled when a scenario looks. */
void then_turn_of(Table *t, unsigned seat)
{
    table_check(t, "the givens");
    while (t->game.turn_player != seat && table_settle(t))
        continue;
    if (t->game.over || t->game.turn_player != seat || !begins_turn(&t->game))
        table_fail(t, "it should be the beginning of the turn of %s", seat_names[seat]);
}

void then_changes_dollars(Table *t, unsigned seat, const char *action, int dollars)
{
    GwtAction found;
    GwtActionInfo info;
    then_to_act(t, seat);
    if (!notation_action_parse(&t->game, action, &found))
        table_fail(t, "%s should be allowed to \"%s\"", seat_names[seat], action);
    gwt_describe(&t->game, found, &info);
    if (info.dollars + info.dollars_later != dollars)
        table_fail(t, "\"%s\" should change the cash by %d, not by %d and later %d", action, dollars, info.dollars,
                   info.dollars_later);
}

void then_over(Table *t)
{
    while (table_settle(t))
        continue;
    if (!t->game.over)
        table_fail(t, "the game should be over");
}

void then_not_over(Table *t)
{
    if (t->game.over)
        table_fail(t, "the game should not be over yet");
}

/* ---- Numbers ---- */

static void expect_number(const Table *t, const char *what, unsigned found, unsigned wanted)
{
    if (found != wanted)
        table_fail(t, "%s should be %u, is %u", what, wanted, found);
}

static void expect_seat_number(const Table *t, unsigned seat, const char *what, unsigned found, unsigned wanted)
{
    if (found != wanted)
        table_fail(t, "%s of %s should be %u, is %u", what, seat_names[seat], wanted, found);
}

static void expect_id(const Table *t, const char *what, NotationKind kind, unsigned found, const char *wanted)
{
    const char *id = found == GWT_NONE ? "none" : notation_id(kind, found);
    if (strcmp(id, wanted) != 0)
        table_fail(t, "%s should be on %s, is on %s", what, wanted, id);
}

void then_dollars(Table *t, unsigned seat, unsigned dollars)
{
    expect_seat_number(t, seat, "cash", player_of(t, seat)->dollars, dollars);
}

void then_herder(Table *t, unsigned seat, const char *space)
{
    expect_id(t, "the herder", NOTATION_SPACE, player_of(t, seat)->herder, space);
}

void then_engine(Table *t, unsigned seat, const char *rail_space)
{
    expect_id(t, "the engine", NOTATION_RAIL_SPACE, player_of(t, seat)->engine, rail_space);
}

void then_certificates(Table *t, unsigned seat, unsigned temporary)
{
    expect_seat_number(t, seat, "certificates", player_of(t, seat)->certificates, temporary);
}

void then_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers)
{
    const GwtPlayer *p = player_of(t, seat);
    expect_seat_number(t, seat, "cowboys", p->workers[GWT_COWBOY], cowboys);
    expect_seat_number(t, seat, "builders", p->workers[GWT_BUILDER], builders);
    expect_seat_number(t, seat, "engineers", p->workers[GWT_ENGINEER], engineers);
}

void then_step_limit(Table *t, unsigned seat, unsigned steps)
{
    expect_seat_number(t, seat, "step limit", gwt_step_limit(&t->game, seat), steps);
}

void then_hand_limit(Table *t, unsigned seat, unsigned cards)
{
    expect_seat_number(t, seat, "hand limit", gwt_hand_limit(&t->game, seat), cards);
}

void then_certificate_limit(Table *t, unsigned seat, unsigned certificates)
{
    expect_seat_number(t, seat, "certificate limit", gwt_certificate_limit(&t->game, seat), certificates);
}

void then_permanent_certificates(Table *t, unsigned seat, unsigned certificates)
{
    expect_seat_number(t, seat, "permanent certificates", gwt_permanent_certificates(&t->game, seat), certificates);
}

/* ---- Cards ---- */

static void expect_cards(const Table *t, const char *what, const GwtCards *found, const char *cards, int exactly)
{
    unsigned wanted[GWT_CARDS];
    list_cards(t, cards, wanted);
    for (unsigned card = 0; card < GWT_CARDS; card++) {
        unsigned there = gwt_cards_of(found, card);
        if (there < wanted[card] || (exactly && there > wanted[card]))
            table_fail(t, "%s should hold %s\"%s\": %u of %s, not %u", what, exactly ? "" : "at least ", cards,
                       wanted[card], notation_id(NOTATION_CARD, card), there);
    }
}

void then_hand(Table *t, unsigned seat, const char *cards)
{
    expect_cards(t, "the hand", &player_of(t, seat)->hand, cards, 1);
}

void then_hand_has(Table *t, unsigned seat, const char *cards)
{
    expect_cards(t, "the hand", &player_of(t, seat)->hand, cards, 0);
}

void then_hand_count(Table *t, unsigned seat, unsigned cards)
{
    expect_seat_number(t, seat, "number of hand cards", player_of(t, seat)->hand_count, cards);
}

void then_draw_stack(Table *t, unsigned seat, const char *cards)
{
    expect_cards(t, "the draw stack", &player_of(t, seat)->draw, cards, 1);
}

void then_draw_stack_count(Table *t, unsigned seat, unsigned cards)
{
    expect_seat_number(t, seat, "size of the draw stack", player_of(t, seat)->draw_count, cards);
}

void then_discard_pile(Table *t, unsigned seat, const char *cards)
{
    expect_cards(t, "the discard pile", &player_of(t, seat)->discard, cards, 1);
}

void then_discard_has(Table *t, unsigned seat, const char *cards)
{
    expect_cards(t, "the discard pile", &player_of(t, seat)->discard, cards, 0);
}

void then_discard_count(Table *t, unsigned seat, unsigned cards)
{
    expect_seat_number(t, seat, "size of the discard pile", player_of(t, seat)->discard_count, cards);
}

void then_in_area(Table *t, unsigned seat, const char *cards)
{
    const GwtCards area = { { 0 }, player_of(t, seat)->area };
    expect_cards(t, "the objective area", &area, cards, 1);
}

void then_boxed_cards(Table *t, const char *card, unsigned copies)
{
    expect_number(t, "copies out of the game", gwt_cards_of(&t->game.box, id_value(t, NOTATION_CARD, card)), copies);
}

/* ---- Discs, tiles, buildings, masters ---- */

void then_cleared(Table *t, unsigned seat, const char *discs)
{
    unsigned wanted[GWT_DISCS], found[GWT_DISCS] = { 0 };
    list_discs(t, discs, wanted);
    for (unsigned disc = 0; disc < GWT_DISCS; disc++)
        found[disc_lower(disc)] += player_of(t, seat)->discs_cleared >> disc & 1u;
    for (unsigned disc = 0; disc < GWT_DISCS; disc++)
        if (found[disc] != wanted[disc])
            table_fail(t, "%s should have cleared \"%s\": %u of %s, not %u", seat_names[seat], discs, wanted[disc],
                       notation_id(NOTATION_DISC, disc), found[disc]);
}

static unsigned city_discs(const GwtGame *game, const GwtPlayer *p, unsigned city)
{
    if (city == GWT_CITY_KANSAS_CITY)
        return p->home_discs;
    return city == notation_last_city(game) ? p->last_city_discs : p->cities >> city & 1u;
}

void then_on_city(Table *t, unsigned seat, const char *city, unsigned discs)
{
    unsigned found = city_discs(&t->game, player_of(t, seat), city_value(t, city));
    expect_seat_number(t, seat, "number of discs on the city", found, discs);
}

void then_on_station(Table *t, unsigned seat, const char *station, unsigned discs)
{
    unsigned value = id_value(t, NOTATION_STATION, station);
    expect_seat_number(t, seat, "number of discs on the station", player_of(t, seat)->stations >> value & 1u, discs);
}

static unsigned collected(const GwtPlayer *p, unsigned tile)
{
    if (tile < GWT_TILE_TRADE_GREEN)
        return 0;
    if (tile < GWT_TILE_HAZARD_FIRST)
        return p->trades[tile - GWT_TILE_TRADE_GREEN];
    return p->hazards[tile - GWT_TILE_HAZARD_FIRST];
}

void then_collected(Table *t, unsigned seat, const char *tiles)
{
    unsigned wanted[GWT_TILES];
    list_tiles(t, tiles, wanted);
    for (unsigned tile = 1; tile < GWT_TILES; tile++)
        if (collected(player_of(t, seat), tile) != wanted[tile])
            table_fail(t, "%s should have collected \"%s\": %u of %s, not %u", seat_names[seat], tiles, wanted[tile],
                       notation_id(NOTATION_TILE, tile), collected(player_of(t, seat), tile));
}

void then_masters(Table *t, unsigned seat, const char *masters)
{
    if (player_of(t, seat)->masters != list_bits(t, NOTATION_MASTER, masters))
        table_fail(t, "%s should own the station masters \"%s\"", seat_names[seat], masters);
}

static unsigned building_number(const Table *t, unsigned seat, const char *tile)
{
    unsigned value = id_value(t, NOTATION_BUILDING, tile);
    if (value != notation_building_of(&t->game, seat, value / 2))
        table_fail(t, "%s shows its other side in this game", tile);
    return value / 2;
}

void then_buildings_left(Table *t, unsigned seat, const char *tiles)
{
    char word[WORD_MAX];
    unsigned wanted = 0;
    const GwtPlayer *p = player_of(t, seat);
    for (const char *rest = tiles; list_next(&rest, ' ', word, sizeof word);)
        wanted |= 1u << building_number(t, seat, word);
    if (p->buildings != wanted)
        table_fail(t, "%s should have \"%s\" left", seat_names[seat], tiles);
}

void then_building_boxed(Table *t, unsigned seat, const char *tile)
{
    if (!(player_of(t, seat)->buildings_boxed >> building_number(t, seat, tile) & 1))
        table_fail(t, "%s of %s should be out of the game", tile, seat_names[seat]);
}

/* ---- Trail and common boards ---- */

static void location_text(const GwtGame *game, GwtLocation at, char *out, size_t size)
{
    if (at == GWT_LOCATION_NONE)
        snprintf(out, size, "empty");
    else if (gwt_location_is_private(at))
        snprintf(
            out, size, "%s of %s",
            notation_id(NOTATION_BUILDING, notation_building_of(game, gwt_location_owner(at), gwt_location_number(at))),
            seat_names[gwt_location_owner(at)]);
    else if (gwt_location_is_neutral(at))
        snprintf(out, size, "%s", notation_id(NOTATION_NEUTRAL, at - (unsigned)GWT_LOCATION_NEUTRAL));
    else
        snprintf(out, size, "%s", notation_id(NOTATION_TILE, at));
}

void then_location(Table *t, const char *space, const char *what)
{
    char found[WORD_MAX];
    location_text(&t->game, t->game.on_space[id_value(t, NOTATION_SPACE, space)], found, sizeof found);
    if (strcmp(found, what) != 0)
        table_fail(t, "on %s should be %s, there is %s", space, what, found);
}

static const char *job_space(const GwtGame *game, unsigned row, unsigned column)
{
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (game->job_market[worker] >> (GWT_JOB_COLUMNS * row + column) & 1)
            return notation_id(NOTATION_WORKER, worker);
    return "-";
}

void then_job_row(Table *t, unsigned row, const char *workers)
{
    char word[WORD_MAX];
    const char *rest = workers;
    for (unsigned column = GWT_JOB_COLUMNS - t->game.players_count; column < GWT_JOB_COLUMNS; column++) {
        const char *found = job_space(&t->game, row - 1, column);
        if (!list_next(&rest, ' ', word, sizeof word))
            strcpy(word, "-");
        if (strcmp(found, word) != 0)
            table_fail(t, "row %u of the job market should be \"%s\": %s, not %s", row, workers, word, found);
    }
}

void then_job_row_count(Table *t, unsigned row, unsigned workers)
{
    unsigned found = 0;
    for (unsigned column = 0; column < GWT_JOB_COLUMNS; column++)
        found += strcmp(job_space(&t->game, row - 1, column), "-") != 0;
    expect_number(t, "workers in the row of the job market", found, workers);
}

void then_token_row(Table *t, unsigned row) { expect_number(t, "row of the token", t->game.token_row + 1u, row); }

void then_token_owner(Table *t, unsigned seat) { expect_number(t, "seat with the token", t->game.token_owner, seat); }

static void foresight_ids(const Table *t, unsigned column, const char *ids[2])
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned tile = t->game.foresight[column - 1][i];
        ids[i] = tile ? notation_id(NOTATION_TILE, tile) : "-";
    }
}

void then_foresight(Table *t, unsigned column, const char *tiles)
{
    const char *found[2], *rest = tiles;
    char first[WORD_MAX], second[WORD_MAX];
    foresight_ids(t, column, found);
    if (!list_next(&rest, ' ', first, sizeof first) || !list_next(&rest, ' ', second, sizeof second))
        table_fail(t, "name both spaces of the column");
    if (!(strcmp(found[0], first) == 0 && strcmp(found[1], second) == 0) &&
        !(strcmp(found[0], second) == 0 && strcmp(found[1], first) == 0))
        table_fail(t, "foresight column %u should show %s, shows %s %s", column, tiles, found[0], found[1]);
}

void then_foresight_full(Table *t)
{
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned i = 0; i < 2; i++)
            if (t->game.foresight[column][i] == GWT_TILE_NONE)
                table_fail(t, "foresight column %u should be full", column + 1);
}

void then_boxed_tiles(Table *t, const char *tile, unsigned copies)
{
    expect_number(t, "tiles out of the game", t->game.tiles_boxed[id_value(t, NOTATION_TILE, tile)], copies);
}

void then_market(Table *t, const char *cards)
{
    GwtCards market = { { 0 }, 0 };
    memcpy(market.cattle, t->game.market, sizeof market.cattle);
    expect_cards(t, "the cattle market", &market, cards, 1);
}

static unsigned cattle_sum(const uint8_t counts[GWT_CATTLE])
{
    unsigned sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        sum += counts[card];
    return sum;
}

void then_market_count(Table *t, unsigned cards)
{
    expect_number(t, "cards in the market", cattle_sum(t->game.market), cards);
}

void then_market_stack_count(Table *t, unsigned cards)
{
    expect_number(t, "cards in the market stack", cattle_sum(t->game.market_stack), cards);
}

static GwtCards display_cards(const GwtGame *game)
{
    GwtCards shown = { { 0 }, 0 };
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (game->display[i] != GWT_NONE)
            gwt_cards_add(&shown, game->display[i]);
    return shown;
}

void then_display(Table *t, const char *cards)
{
    GwtCards shown = display_cards(&t->game);
    expect_cards(t, "the objective display", &shown, cards, 1);
}

void then_display_count(Table *t, unsigned cards)
{
    GwtCards shown = display_cards(&t->game);
    expect_number(t, "cards in the objective display", gwt_cards_count(&shown), cards);
}

void then_objective_stack_count(Table *t, unsigned cards)
{
    expect_number(t, "cards in the objective stack", gwt_objectives_count(t->game.objective_stack), cards);
}

void then_master_space(Table *t, const char *station, const char *what)
{
    unsigned there = t->game.station_masters[master_space(t, station)];
    const char *found = there >= GWT_MASTER_SPACE_WORKER ? notation_id(NOTATION_WORKER, there - GWT_MASTER_SPACE_WORKER)
                        : there                          ? notation_id(NOTATION_MASTER, there)
                                                         : "empty";
    if (strcmp(found, what) != 0)
        table_fail(t, "at %s should be %s, there is %s", station, what, found);
}

/* ---- Score ---- */

void then_score(Table *t, unsigned seat, GwtScoreCategory category, int points)
{
    GwtScore score;
    gwt_score(&t->game, seat, &score);
    if (score.category[category] != points)
        table_fail(t, "%s should have %d points for %s, has %d", seat_names[seat], points,
                   notation_id(NOTATION_SCORE, category), score.category[category]);
}

void then_total(Table *t, unsigned seat, int points)
{
    GwtScore score;
    gwt_score(&t->game, seat, &score);
    if (score.total != points)
        table_fail(t, "%s should have %d points, has %d", seat_names[seat], points, score.total);
}

void then_winners(Table *t, const char *seats)
{
    char word[WORD_MAX];
    unsigned wanted = 0;
    for (const char *rest = seats; list_next(&rest, ' ', word, sizeof word);)
        for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
            if (strcmp(word, seat_names[seat]) == 0)
                wanted |= 1u << seat;
    if (gwt_winners(&t->game) != wanted)
        table_fail(t, "the winners should be %s, are the bits %#x", seats, gwt_winners(&t->game));
}

void then_that(Table *t, int is_so, const char *what)
{
    if (!is_so)
        table_fail(t, "it should be so that %s", what);
}
