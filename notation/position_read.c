/* SPDX-License-Identifier: MIT */
/* position_read.c - JSON to a game (docs/notation.md, Positions). Each object has a table of its keys; every value is
 * checked for type and range where it stands, so that an error names its JSON path; what follows from something else is
 * computed; gwt_check then judges the whole. Writing is position_write.c. */
#include <string.h>
#include "gwt/check.h"
#include "notation/position.h"
#include "position_parts.h"
#include "reader.h"

/* ---- setup ---- */

static void read_format(Reader *reader, const json_t *value)
{
    long format = reader_number(reader, value, 0, 65535);
    if (!reader->failed && format != NOTATION_POSITION_FORMAT)
        reader_fail(reader, "position format %ld is unknown here (known: %d)", format, NOTATION_POSITION_FORMAT);
}

static void read_edition(Reader *reader, const json_t *value)
{
    reader->game->edition = (uint8_t)reader_id(reader, value, NOTATION_EDITION);
    if (reader->game->edition == GWT_EDITION_SECOND)
        reader->game->options |= GWT_OPTION_NO_REUSE;
}

static void read_viewer(Reader *reader, const json_t *value)
{
    if (json_is_string(value) && !strcmp(json_string_value(value), "spectator"))
        reader->game->viewer = GWT_SPECTATOR;
    else
        reader->game->viewer = reader_seat(reader, value);
}

static void read_option(Reader *reader, const PositionOption *option, const json_t *value)
{
    if (!reader_boolean(reader, value) || reader->failed)
        return;
    if (!option->inverted)
        reader->game->options |= option->bit;
    else if (reader->game->options & option->bit)
        reader->game->options = (uint8_t)(reader->game->options & ~option->bit);
    else
        reader_fail(reader, "only the second edition has this option");
}

static void read_options(Reader *reader, const json_t *object)
{
    const char *key;
    json_t *value;
    if (!reader_need_object(reader, object))
        return;
    json_object_foreach((json_t *)object, key, value)
    {
        size_t before = reader_enter_key(reader, key);
        unsigned i = 0;
        while (i < POSITION_OPTIONS && strcmp(position_options[i].key, key))
            i++;
        if (i == POSITION_OPTIONS)
            reader_fail(reader, "unknown key");
        else
            read_option(reader, &position_options[i], value);
        reader_leave(reader, before);
        if (reader->failed)
            return;
    }
}

static void read_b_sides(Reader *reader, const json_t *array)
{
    unsigned buildings = reader_set(reader, array, NOTATION_BUILDING);
    for (unsigned number = 1; number < GWT_BUILDINGS && !reader->failed; number++) {
        if (buildings >> 2 * number & 1)
            reader_fail(reader, "only b-sides belong here, the others show their a-sides");
        if (buildings >> (2 * number + 1) & 1)
            reader->game->b_sides = (uint16_t)(reader->game->b_sides | 1u << number);
    }
}

static void need_full_game(Reader *reader)
{
    if (reader->game->viewer != GWT_NONE)
        reader_fail(reader, "a view does not tell this");
}

void position_need_view(Reader *reader)
{
    if (reader->game->viewer == GWT_NONE)
        reader_fail(reader, "only a view has this: in a full position the cards tell it");
}

static void read_key(Reader *reader, const json_t *value)
{
    static const char digits[] = "0123456789abcdef";
    const char *text = json_string_value(value);
    need_full_game(reader);
    if (!text || json_string_length(value) != 32 || strspn(text, digits) != 32) {
        reader_fail(reader, "a text of 32 hexadecimal digits (lower case) is needed");
        return;
    }
    for (unsigned i = 0; i < 32; i++)
        reader->game->key[i / 16] = reader->game->key[i / 16] << 4 | (uint64_t)(strchr(digits, text[i]) - digits);
}

static void read_seed(Reader *reader, const json_t *value)
{
    need_full_game(reader);
    if (reader->game->key[0] || reader->game->key[1])
        reader_fail(reader, "a seed beside a key");
    long seed = reader_number(reader, value, 0, INT64_MAX);
    if (!reader->failed)
        gwt_key_from_seed((uint64_t)seed, reader->game->key);
}

static void read_draws(Reader *reader, const json_t *value)
{
    need_full_game(reader);
    reader->game->draws = (uint32_t)reader_number(reader, value, 0, UINT32_MAX);
}

static void read_turn(Reader *reader, const json_t *value)
{
    reader->game->turn_player = reader_seat(reader, value);
}

static void read_turns(Reader *reader, const json_t *value)
{
    reader->game->turns = (uint16_t)reader_number(reader, value, 1, UINT16_MAX);
}

static void read_over(Reader *reader, const json_t *value)
{
    reader->game->over = (uint8_t)reader_boolean(reader, value);
}

/* ---- the board ---- */

static void read_token_row(Reader *reader, const json_t *value)
{
    reader->game->token_row = (uint8_t)(reader_number(reader, value, 2, GWT_JOB_ROWS + 1) - 1);
}

static void read_token_owner(Reader *reader, const json_t *value)
{
    reader->game->token_owner = reader_seat(reader, value);
}

/* "5a of 2": a building of the player in seat 2. */
static GwtLocation read_private(Reader *reader, const char *text, size_t id_length)
{
    static const char of[] = " of ";
    const char *seat = text + id_length + sizeof of - 1;
    int building = notation_id_find(NOTATION_BUILDING, text, id_length);
    if (building < 0) {
        reader_fail(reader, "'%.*s' is not the id of a building",
                    (int)(id_length < READER_QUOTE_MAX ? id_length : READER_QUOTE_MAX), text);
        return GWT_LOCATION_NONE;
    }
    if (seat[0] < '1' || seat[0] > '0' + reader->game->players_count || seat[1]) {
        reader_fail(reader, "'%.*s' is not a seat of this game", READER_QUOTE_MAX, seat);
        return GWT_LOCATION_NONE;
    }
    unsigned owner = (unsigned)(seat[0] - '1');
    return gwt_location_private(owner, reader_building_number(reader, owner, (unsigned)building));
}

static GwtLocation read_location(Reader *reader, const json_t *value)
{
    const char *text = json_string_value(value);
    if (!text) {
        reader_fail(reader, "a text, what lies there, is needed");
        return GWT_LOCATION_NONE;
    }
    const char *of = strstr(text, " of ");
    if (of)
        return read_private(reader, text, (size_t)(of - text));
    int neutral = notation_id_find(NOTATION_NEUTRAL, text, strlen(text));
    if (neutral >= 0)
        return (GwtLocation)(GWT_LOCATION_NEUTRAL + neutral);
    return (GwtLocation)reader_id(reader, value, NOTATION_TILE);
}

static void put_location(Reader *reader, unsigned space, GwtLocation at)
{
    GwtGame *game = reader->game;
    game->on_space[space] = at;
    game->occupied |= position_bit(space);
    if (gwt_location_is_private(at))
        game->players[gwt_location_owner(at)].built |= position_bit(space);
}

static void read_trail(Reader *reader, const json_t *object)
{
    const char *key;
    json_t *value;
    if (!reader_need_object(reader, object))
        return;
    json_object_foreach((json_t *)object, key, value)
    {
        size_t before = reader_enter_key(reader, key);
        unsigned space = reader_find_id(reader, NOTATION_SPACE, key);
        if (!reader->failed && (space == GWT_SPACE_KANSAS_CITY || space == GWT_SPACE_START))
            reader_fail(reader, "nothing is placed on this space");
        GwtLocation at = read_location(reader, value);
        if (!reader->failed)
            put_location(reader, space, at);
        reader_leave(reader, before);
        if (reader->failed)
            return;
    }
}

static void read_job_row(Reader *reader, const json_t *places, size_t row)
{
    unsigned players = reader->game->players_count;
    if (!reader_need_array(reader, places, players))
        return;
    for (size_t i = 0; i < json_array_size(places) && !reader->failed; i++) {
        const json_t *value = json_array_get(places, i);
        size_t before = reader_enter_index(reader, i);
        if (!json_is_null(value)) {
            unsigned worker = reader_id(reader, value, NOTATION_WORKER);
            reader->game->job_market[worker] |= (uint64_t)1 << (GWT_JOB_COLUMNS * row + GWT_JOB_COLUMNS - players + i);
        }
        reader_leave(reader, before);
    }
}

static void read_job_market(Reader *reader, const json_t *rows)
{
    if (!reader_need_array(reader, rows, GWT_JOB_ROWS))
        return;
    for (size_t row = 0; row < json_array_size(rows) && !reader->failed; row++) {
        size_t before = reader_enter_index(reader, row);
        read_job_row(reader, json_array_get(rows, row), row);
        reader_leave(reader, before);
    }
}

static void read_foresight(Reader *reader, const json_t *columns)
{
    if (!reader_need_array(reader, columns, GWT_FORESIGHT_COLUMNS))
        return;
    for (size_t column = 0; column < json_array_size(columns) && !reader->failed; column++) {
        const json_t *tiles = json_array_get(columns, column);
        size_t before = reader_enter_index(reader, column);
        unsigned filled = 0;
        for (size_t i = 0; reader_need_array(reader, tiles, 2) && i < json_array_size(tiles); i++) {
            size_t inner = reader_enter_index(reader, i);
            if (!json_is_null(json_array_get(tiles, i)))
                reader->game->foresight[column][filled++] =
                    (uint8_t)reader_id(reader, json_array_get(tiles, i), NOTATION_TILE);
            reader_leave(reader, inner);
        }
        reader_leave(reader, before);
    }
}

static void read_piles(Reader *reader, const json_t *piles)
{
    if (!reader_need_array(reader, piles, 3))
        return;
    for (size_t pile = 0; pile < json_array_size(piles) && !reader->failed; pile++) {
        size_t before = reader_enter_index(reader, pile);
        reader_counts(reader, json_array_get(piles, pile), NOTATION_TILE, reader->game->piles[pile], GWT_TILES, 94);
        reader_leave(reader, before);
    }
}

static void read_tiles_boxed(Reader *reader, const json_t *object)
{
    reader_counts(reader, object, NOTATION_TILE, reader->game->tiles_boxed, GWT_TILES, 94);
}

static void read_cattle_market(Reader *reader, const json_t *object)
{
    reader_counts(reader, object, NOTATION_CARD, reader->game->market, GWT_CATTLE, 99);
}

static void read_cattle_stack(Reader *reader, const json_t *object)
{
    reader_counts(reader, object, NOTATION_CARD, reader->game->market_stack, GWT_CATTLE, 99);
}

/* By age, the oldest card first. */
static void read_display(Reader *reader, const json_t *array)
{
    if (!reader_need_array(reader, array, GWT_DISPLAY_MAX))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        unsigned card = reader_id(reader, json_array_get(array, i), NOTATION_CARD);
        if (!reader->failed && !gwt_card_is_objective(card))
            reader_fail(reader, "only objective cards belong here");
        reader->game->display[i] = (uint8_t)card;
        reader_leave(reader, before);
    }
}

static void read_objective_stack(Reader *reader, const json_t *object)
{
    reader_objectives(reader, object, &reader->game->objective_stack);
}

static void read_objective_stack_count(Reader *reader, const json_t *value)
{
    position_need_view(reader);
    reader->game->objective_stack_count = (uint8_t)reader_number(reader, value, 0, 24);
}

static void read_cards_boxed(Reader *reader, const json_t *object)
{
    reader_cards(reader, object, &reader->game->box);
}

/* A tile, or the worker who became station master there. */
static uint8_t read_master_space(Reader *reader, const json_t *value)
{
    const char *text = json_string_value(value);
    if (json_is_null(value))
        return GWT_MASTER_NONE;
    int worker = text ? notation_id_find(NOTATION_WORKER, text, strlen(text)) : -1;
    if (worker >= 0)
        return (uint8_t)(GWT_MASTER_SPACE_WORKER + worker);
    return (uint8_t)reader_id(reader, value, NOTATION_MASTER);
}

static void read_station_masters(Reader *reader, const json_t *array)
{
    if (!reader_need_array(reader, array, position_master_spaces(reader->game)))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        reader->game->station_masters[i] = read_master_space(reader, json_array_get(array, i));
        reader_leave(reader, before);
    }
}

static void read_masters_offered(Reader *reader, const json_t *array)
{
    reader_places(reader, array, NOTATION_MASTER, reader->game->masters_offered, sizeof reader->game->masters_offered);
}

static void read_masters_boxed(Reader *reader, const json_t *array)
{
    reader_places(reader, array, NOTATION_MASTER, reader->game->masters_boxed, sizeof reader->game->masters_boxed);
}

static int medium_place(unsigned town)
{
    for (unsigned place = 0; place < GWT_MEDIUM_TOWNS; place++)
        if (notation_medium_town(place) == town)
            return (int)place;
    return -1;
}

static void read_medium_towns(Reader *reader, const json_t *object)
{
    const char *key;
    json_t *value;
    if (!reader_need_object(reader, object))
        return;
    json_object_foreach((json_t *)object, key, value)
    {
        size_t before = reader_enter_key(reader, key);
        int place = medium_place(reader_find_id(reader, NOTATION_TOWN, key));
        if (place < 0)
            reader_fail(reader, "this is no medium town");
        unsigned tile = reader_id(reader, value, NOTATION_MEDIUM);
        if (!reader->failed)
            reader->game->medium_towns[place] = (uint8_t)tile;
        reader_leave(reader, before);
        if (reader->failed)
            return;
    }
}

static void read_simmental_stacks(Reader *reader, const json_t *object)
{
    uint8_t counts[GWT_CATTLE] = { 0 };
    reader_counts(reader, object, NOTATION_CARD, counts, GWT_CATTLE, 99);
    for (unsigned card = 0; card < GWT_CARD_HEIFER && !reader->failed; card++)
        if (counts[card]) {
            reader_enter_key(reader, notation_id(NOTATION_CARD, card));
            reader_fail(reader, "only heifers and cows belong here");
        }
    memcpy(reader->game->simmental, counts + GWT_CARD_HEIFER, sizeof reader->game->simmental);
}

/* ---- players ---- */

static void read_players(Reader *reader, const json_t *array)
{
    for (reader->seat = 0; reader->seat < reader->game->players_count && !reader->failed; reader->seat++) {
        size_t before = reader_enter_index(reader, reader->seat);
        position_read_player(reader, json_array_get(array, reader->seat));
        reader_leave(reader, before);
    }
}

/* ---- the turn ---- */

static void read_source_space(Reader *reader, const json_t *value)
{
    GwtGame *game = reader->game;
    game->sources[game->sources_count].space = (uint8_t)reader_id(reader, value, NOTATION_SPACE);
}

static void read_source_used(Reader *reader, const json_t *value)
{
    GwtGame *game = reader->game;
    game->sources[game->sources_count].used = (uint8_t)reader_number_set(reader, value, 4);
}

static void read_source_replaced(Reader *reader, const json_t *value)
{
    GwtGame *game = reader->game;
    if (reader_boolean(reader, value))
        game->sources[game->sources_count].used = POSITION_REPLACED;
}

static const Field source_fields[] = { { "space", read_source_space, 1 },
                                       { "used", read_source_used, 0 },
                                       { "replaced", read_source_replaced, 0 } };

static void read_sources(Reader *reader, const json_t *array)
{
    if (!reader_need_array(reader, array, GWT_SOURCES_MAX))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        READ_FIELDS(reader, json_array_get(array, i), source_fields);
        reader->game->sources_count++;
        reader_leave(reader, before);
    }
}

static void read_acted(Reader *reader, const json_t *array)
{
    if (!reader_need_array(reader, array, 2))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        const char *text = json_string_value(json_array_get(array, i));
        uint8_t bit = !text                        ? 0
                      : !strcmp(text, "local")     ? GWT_ACTED_LOCAL
                      : !strcmp(text, "auxiliary") ? GWT_ACTED_AUXILIARY
                                                   : 0;
        if (!bit)
            reader_fail(reader, "\"local\" or \"auxiliary\" is needed");
        else if (reader->game->acted & bit)
            reader_fail(reader, "is there twice");
        reader->game->acted |= bit;
        reader_leave(reader, before);
    }
}

static void read_taken(Reader *reader, const json_t *array)
{
    reader->game->taken = (uint8_t)reader_number_set(reader, array, GWT_FORESIGHT_COLUMNS);
}

static void read_used_spaces(Reader *reader, const json_t *array)
{
    if (!reader_need_array(reader, array, GWT_SPACES))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        uint64_t bit = position_bit(reader_id(reader, json_array_get(array, i), NOTATION_SPACE));
        if (!(reader->game->options & GWT_OPTION_NO_REUSE))
            reader_fail(reader, "in this game a building may be used again");
        if (reader->game->used_spaces & bit)
            reader_fail(reader, "is there twice");
        reader->game->used_spaces |= bit;
        reader_leave(reader, before);
    }
}

static const Field phase_b_fields[] = { { "buildings", read_sources, 0 },
                                        { "acted", read_acted, 0 },
                                        { "taken", read_taken, 0 },
                                        { "used_spaces", read_used_spaces, 0 } };

static void read_phase_b(Reader *reader, const json_t *object)
{
    READ_FIELDS(reader, object, phase_b_fields);
}

static GwtDecision *decision_of(Reader *reader)
{
    return &reader->game->decisions[reader->game->decisions_count];
}

static void read_decision_kind(Reader *reader, const json_t *value)
{
    decision_of(reader)->kind = (uint8_t)reader_id(reader, value, NOTATION_DECISION);
}

static void read_decision_player(Reader *reader, const json_t *value)
{
    decision_of(reader)->player = reader_seat(reader, value);
}

static void read_decision_optional(Reader *reader, const json_t *value)
{
    decision_of(reader)->optional = (uint8_t)reader_boolean(reader, value);
}

static void read_decision_subject(Reader *reader, const json_t *value)
{
    GwtDecision *decision = decision_of(reader);
    int kind = position_subject_kind(reader->game, decision->kind);
    if (kind == POSITION_NUMBER || json_is_integer(value))
        decision->subject = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
    else if (kind == NOTATION_BUILDING)
        decision->subject =
            (uint8_t)reader_building_number(reader, decision->player, reader_id(reader, value, NOTATION_BUILDING));
    else
        decision->subject = (uint8_t)reader_id(reader, value, (NotationKind)kind);
}

static void read_decision_amount(Reader *reader, const json_t *value)
{
    decision_of(reader)->amount = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
}

static void read_decision_detail(Reader *reader, const json_t *value)
{
    decision_of(reader)->detail = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
}

static const Field decision_fields[] = {
    { "decision", read_decision_kind, 1 },     { "player", read_decision_player, 1 },
    { "optional", read_decision_optional, 0 }, { "subject", read_decision_subject, 0 },
    { "amount", read_decision_amount, 0 },     { "detail", read_decision_detail, 0 },
};

/* A turn of a played game never stacks more than 6; above that there are only discards for tokens. With this limit
 * whatever an answer leads to finds room on the stack. */
#define TURN_DEPTH_MAX 8

static void read_pending(Reader *reader, const json_t *array)
{
    reader->has_pending = 1;
    if (!reader_need_array(reader, array, GWT_DECISIONS_MAX))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        READ_FIELDS(reader, json_array_get(array, i), decision_fields);
        if (i >= TURN_DEPTH_MAX && decision_of(reader)->kind != GWT_DECIDE_DISCARD)
            reader_fail(reader, "no turn has more than %d decisions pending", TURN_DEPTH_MAX);
        reader->game->decisions_count++;
        reader_leave(reader, before);
    }
}

/* ---- all of it ---- */

/* Order matters: what a field needs to know stands above it. */
static const Field position_fields[] = {
    { "format", read_format, 1 },
    { "edition", read_edition, 0 },
    { "viewer", read_viewer, 0 },
    { "options", read_options, 0 },
    { "b_sides", read_b_sides, 0 },
    { "players", read_players, 1 },
    { "key", read_key, 0 },
    { "seed", read_seed, 0 },
    { "draws", read_draws, 0 },
    { "turn", read_turn, 0 },
    { "turns", read_turns, 0 },
    { "over", read_over, 0 },
    { "token_row", read_token_row, 0 },
    { "token_owner", read_token_owner, 0 },
    { "trail", read_trail, 1 },
    { "job_market", read_job_market, 0 },
    { "foresight", read_foresight, 0 },
    { "piles", read_piles, 0 },
    { "tiles_boxed", read_tiles_boxed, 0 },
    { "cattle_market", read_cattle_market, 0 },
    { "cattle_stack", read_cattle_stack, 0 },
    { "objective_display", read_display, 0 },
    { "objective_stack", read_objective_stack, 0 },
    { "objective_stack_count", read_objective_stack_count, 0 },
    { "cards_boxed", read_cards_boxed, 0 },
    { "station_masters", read_station_masters, 0 },
    { "station_masters_boxed", read_masters_boxed, 0 },
    { "station_masters_offered", read_masters_offered, 0 },
    { "medium_towns", read_medium_towns, 0 },
    { "simmental_stacks", read_simmental_stacks, 0 },
    { "phase_b", read_phase_b, 0 },
    { "pending", read_pending, 0 },
};

static void set_defaults(GwtGame *game)
{
    memset(game, 0, sizeof *game);
    game->viewer = GWT_NONE;
    game->token_owner = GWT_NONE;
    game->token_row = 1;
    game->occupied = position_bit(GWT_SPACE_KANSAS_CITY);
    memset(game->display, GWT_NONE, sizeof game->display);
}

/* Everything else depends on the number of players. */
static void count_players(Reader *reader, const json_t *position)
{
    const json_t *players = json_object_get(position, "players");
    size_t before = reader_enter_key(reader, "players");
    if (players && reader_need_array(reader, players, GWT_PLAYERS_MAX) && json_array_size(players) < 2)
        reader_fail(reader, "at least 2 players are needed");
    reader_leave(reader, before);
    if (!players || reader->failed)
        return;
    reader->game->players_count = (uint8_t)json_array_size(players);
    for (unsigned seat = 0; seat < reader->game->players_count; seat++) {
        reader->game->players[seat].herder = GWT_NONE;
        memset(reader->game->players[seat].workers, 1, GWT_WORKERS);
    }
}

static void derive_counts(GwtGame *game)
{
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        GwtPlayer *player = &game->players[seat];
        player->discard_count = (uint8_t)gwt_cards_count(&player->discard);
        if (game->viewer != GWT_NONE)
            continue;
        player->hand_count = (uint8_t)gwt_cards_count(&player->hand);
        player->draw_count = (uint8_t)gwt_cards_count(&player->draw);
        player->hand_blind_count = (uint8_t)gwt_objectives_count(player->hand_blind);
    }
    if (game->viewer == GWT_NONE)
        game->objective_stack_count = (uint8_t)gwt_objectives_count(game->objective_stack);
}

static void push_decision(GwtGame *game, unsigned kind, unsigned amount)
{
    GwtDecision *decision = &game->decisions[game->decisions_count++];
    decision->kind = (uint8_t)kind;
    decision->player = game->turn_player;
    decision->amount = (uint8_t)amount;
}

/* The start of a turn. Whoever was dealt more than four cards begins by discarding the rest (second edition). */
static void begin_turn(GwtGame *game)
{
    const GwtPlayer *player = &game->players[game->turn_player];
    if (player->garth_level) {
        push_decision(game, GWT_DECIDE_GARTH, 0);
    } else if (player->herder != GWT_NONE) {
        push_decision(game, GWT_DECIDE_MOVE, 0);
    } else {
        push_decision(game, GWT_DECIDE_PLACE, 0);
        if (player->hand_count > 4)
            push_decision(game, GWT_DECIDE_DISCARD, player->hand_count - 4u);
    }
}

/* Without pending decisions it is the start of a turn. */
static void settle_pending(Reader *reader)
{
    GwtGame *game = reader->game;
    size_t before = reader_enter_key(reader, "pending");
    if (!reader->has_pending && !game->over)
        begin_turn(game);
    if (game->over && game->decisions_count)
        reader_fail(reader, "the game is over, so nothing can be pending");
    if (!game->over && !game->decisions_count)
        reader_fail(reader, "nothing is asked, but the game is not over");
    if (game->decisions_count && game->decisions[game->decisions_count - 1].kind >= GWT_STEPS)
        reader_fail(reader, "the last entry must be a question");
    reader_leave(reader, before);
}

/* No turn has begun while seats are bid for. */
static void settle_turns(Reader *reader)
{
    GwtGame *game = reader->game;
    int bidding = game->decisions_count && game->decisions[0].kind == GWT_DECIDE_BID;
    size_t before = reader_enter_key(reader, "turns");
    if (bidding && game->turns)
        reader_fail(reader, "no turn has begun while seats are bid for");
    if (!bidding && !game->turns)
        game->turns = 1;
    reader_leave(reader, before);
}

/* Where a problem of the whole is to be looked for. */
static const char *const problem_paths[GWT_PROBLEMS] = {
    [GWT_PROBLEM_SETUP] = "options",
    [GWT_PROBLEM_TILES] = "tiles",
    [GWT_PROBLEM_CATTLE] = "cattle_stack",
    [GWT_PROBLEM_OBJECTIVES] = "objective_stack",
    [GWT_PROBLEM_DISCS] = "discs_cleared",
    [GWT_PROBLEM_BUILDINGS] = "buildings",
    [GWT_PROBLEM_NEUTRALS] = "trail",
    [GWT_PROBLEM_TRAIL] = "trail",
    [GWT_PROBLEM_MASTERS] = "station_masters",
    [GWT_PROBLEM_JOB_MARKET] = "job_market",
    [GWT_PROBLEM_FORESIGHT] = "foresight",
    [GWT_PROBLEM_DOLLARS] = "dollars",
    [GWT_PROBLEM_ENGINE] = "engine",
    [GWT_PROBLEM_HERDER] = "herder",
    [GWT_PROBLEM_CERTIFICATES] = "certificates",
    [GWT_PROBLEM_WORKERS] = "workers",
    [GWT_PROBLEM_COUNTS] = "hand_count",
    [GWT_PROBLEM_HAND] = "hand_known",
    [GWT_PROBLEM_NORTH] = "branchlets",
    [GWT_PROBLEM_GARTH] = "garth",
    [GWT_PROBLEM_DECISIONS] = "pending",
    [GWT_PROBLEM_TURN] = "turn",
};

/* The id of what a problem is about, where it has one. */
static const char *problem_subject(const GwtProblem *problem)
{
    switch (problem->code) {
    case GWT_PROBLEM_TILES:
        return notation_id(NOTATION_TILE, problem->index);
    case GWT_PROBLEM_CATTLE:
    case GWT_PROBLEM_OBJECTIVES:
        return notation_id(NOTATION_CARD, problem->index);
    case GWT_PROBLEM_NEUTRALS:
    case GWT_PROBLEM_TRAIL:
        return notation_id(NOTATION_SPACE, problem->index);
    case GWT_PROBLEM_MASTERS:
        return notation_id(NOTATION_MASTER, problem->index);
    default:
        return NULL;
    }
}

/* A component that is missing or there twice can be anywhere: the common board stands for it as "piles". A problem of
 * the north that is nobody's is one of the medium towns. */
static void report_problem(Reader *reader, const GwtProblem *problem)
{
    const char *path = problem->code < GWT_PROBLEMS ? problem_paths[problem->code] : NULL;
    const char *subject = problem_subject(problem);
    if (problem->player != GWT_NONE) {
        reader_enter_key(reader, "players");
        reader_enter_index(reader, problem->player);
    } else if (problem->code == GWT_PROBLEM_TILES) {
        path = "piles";
    } else if (problem->code == GWT_PROBLEM_NORTH) {
        path = "medium_towns";
    }
    if (path)
        reader_enter_key(reader, path);
    if (subject)
        reader_fail(reader, "%s (%s)", gwt_problem_text((GwtProblemCode)problem->code), subject);
    else
        reader_fail(reader, "%s", gwt_problem_text((GwtProblemCode)problem->code));
}

static void judge(Reader *reader)
{
    GwtProblem problem;
    GwtAction actions[GWT_ACTIONS_MAX];
    if (reader->failed)
        return;
    if (gwt_check(reader->game, &problem) != GWT_PROBLEM_NONE)
        report_problem(reader, &problem);
    else if (!reader->game->over && !gwt_legal_actions(reader->game, actions))
        reader_fail(reader, "no action is possible");
}

/* jansson would recurse as deep as the text says. */
static int depth_is_sane(const char *text, size_t length)
{
    unsigned depth = 0;
    int in_string = 0;
    for (size_t i = 0; i < length; i++) {
        if (in_string && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            in_string = !in_string;
        else if (!in_string && (text[i] == '{' || text[i] == '[') && ++depth > NOTATION_POSITION_DEPTH)
            return 0;
        else if (!in_string && depth && (text[i] == '}' || text[i] == ']'))
            depth--;
    }
    return 1;
}

static json_t *parse(Reader *reader, const char *text, size_t length)
{
    json_error_t error;
    if (length > NOTATION_POSITION_MAX) {
        reader_fail(reader, "longer than %u bytes", NOTATION_POSITION_MAX);
        return NULL;
    }
    if (!depth_is_sane(text, length)) {
        reader_fail(reader, "nested deeper than %d levels", NOTATION_POSITION_DEPTH);
        return NULL;
    }
    json_t *position = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    if (position)
        return position;
    for (char *letter = error.text; *letter; letter++)
        if ((unsigned char)*letter < ' ' || *letter == 0x7f)
            *letter = ' ';
    reader_fail(reader, "line %d, column %d: %s", error.line, error.column, error.text);
    return NULL;
}

int notation_position_read(const char *text, size_t length, GwtGame *out, char *error, size_t error_size)
{
    GwtGame game;
    Reader reader = { .game = &game, .error = error, .error_size = error_size };
    set_defaults(&game);
    json_t *position = parse(&reader, text, length);
    if (position) {
        if (reader_need_object(&reader, position))
            count_players(&reader, position);
        if (!reader.failed)
            READ_FIELDS(&reader, position, position_fields);
    }
    json_decref(position);
    if (!reader.failed) {
        derive_counts(&game);
        settle_pending(&reader);
        settle_turns(&reader);
        judge(&reader);
    }
    if (reader.failed)
        return 0;
    *out = game;
    return 1;
}
