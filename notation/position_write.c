/* SPDX-License-Identifier: MIT */
/* position_write.c - a game as JSON (docs/notation.md, Positions). What follows from something else (bit sets, counts)
 * is left out, and so is what is zero or empty. Reading is position_read.c. */
#include <stdlib.h>
#include <string.h>
#include "notation/position.h"
#include "position_parts.h"
#include "text.h"

const PositionOption position_options[POSITION_OPTIONS] = {
    { "promo_masters", GWT_OPTION_PROMO_MASTERS, 0 },
    { "promo_buildings", GWT_OPTION_PROMO_BUILDINGS, 0 },
    { "neutrals_random", GWT_OPTION_NEUTRALS_RANDOM, 0 },
    { "sides_random", GWT_OPTION_SIDES_RANDOM, 0 },
    { "rails", GWT_OPTION_RAILS, 0 },
    { "simmental", GWT_OPTION_SIMMENTAL, 0 },
    { "balanced", GWT_OPTION_BALANCED, 0 },
    { "reuse", GWT_OPTION_NO_REUSE, 1 },
};

int position_subject_kind(const GwtGame *game, unsigned decision)
{
    switch (decision) {
    case GWT_DECIDE_BUILD_SPACE:
        return NOTATION_BUILDING;
    case GWT_DECIDE_UPGRADE:
    case GWT_DECIDE_STATION_DISC:
    case GWT_DECIDE_STATION_MASTER:
    case GWT_STEP_MASTER_CHANCE:
        return NOTATION_STATION;
    case GWT_DECIDE_DELIVERY_DISC:
    case GWT_STEP_TRANSPORT:
        return notation_cities(game);
    case GWT_DECIDE_DISCARD_SECOND:
    case GWT_DECIDE_BUY_SECOND:
    case GWT_DECIDE_RAISE:
        return NOTATION_CARD;
    case GWT_STEP_BRANCHLET_SPACE:
    case GWT_STEP_TOWN:
        return NOTATION_TOWN;
    case GWT_DECIDE_COPY:
        return NOTATION_SPACE;
    case GWT_DECIDE_EFFECT:
    case GWT_STEP_REWARD:
        return NOTATION_EFFECT;
    default:
        return POSITION_NUMBER;
    }
}

/* jansson reports a lack of memory by NULL or -1; it is remembered here and reported once, at the end. */
typedef struct Writer {
    const GwtGame *game;
    int failed;
} Writer;

static void set(Writer *writer, json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new(object, key, value))
        writer->failed = 1;
}

static void append(Writer *writer, json_t *array, json_t *value)
{
    if (json_array_append_new(array, value))
        writer->failed = 1;
}

static json_t *id_json(NotationKind kind, unsigned value)
{
    const char *id = notation_id(kind, value);
    return id ? json_string(id) : json_null();
}

static json_t *seat_json(unsigned seat)
{
    return json_integer((json_int_t)seat + 1);
}

/* Empty objects and arrays, and zeros, are the default and need not be written. */
static void set_filled(Writer *writer, json_t *object, const char *key, json_t *value)
{
    if (json_object_size(value) || json_array_size(value))
        set(writer, object, key, value);
    else
        json_decref(value);
}

static void set_number(Writer *writer, json_t *object, const char *key, json_int_t number)
{
    if (number)
        set(writer, object, key, json_integer(number));
}

/* {"id": count, ...} of an array of counts indexed by a kind. */
static json_t *counts_json(Writer *writer, NotationKind kind, const uint8_t *counts, unsigned values)
{
    json_t *object = json_object();
    for (unsigned value = 0; value < values; value++)
        if (counts[value] && notation_id(kind, value))
            set(writer, object, notation_id(kind, value), json_integer(counts[value]));
    return object;
}

static json_t *cards_json(Writer *writer, const GwtCards *cards)
{
    json_t *object = json_object();
    for (unsigned card = 0; card < GWT_CARDS; card++)
        if (gwt_cards_of(cards, card))
            set(writer, object, notation_id(NOTATION_CARD, card), json_integer((json_int_t)gwt_cards_of(cards, card)));
    return object;
}

static json_t *objectives_json(Writer *writer, GwtObjectives objectives)
{
    GwtCards cards;
    memset(&cards, 0, sizeof cards);
    cards.objectives = objectives;
    return cards_json(writer, &cards);
}

/* ["id", ...] of the bits of a set. */
static json_t *set_json(Writer *writer, NotationKind kind, unsigned bits)
{
    json_t *array = json_array();
    for (unsigned value = 0; value < notation_values(kind); value++)
        if (bits >> value & 1)
            append(writer, array, id_json(kind, value));
    return array;
}

static json_t *buildings_json(Writer *writer, unsigned seat, unsigned numbers)
{
    json_t *array = json_array();
    for (unsigned number = 1; number < GWT_BUILDINGS; number++)
        if (numbers >> number & 1)
            append(writer, array, id_json(NOTATION_BUILDING, notation_building_of(writer->game, seat, number)));
    return array;
}

static json_t *b_sides_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned number = 1; number < GWT_BUILDINGS; number++)
        if (writer->game->b_sides >> number & 1)
            append(writer, array, id_json(NOTATION_BUILDING, 2 * number + 1));
    return array;
}

/* [1, 3] of bits 0 and 2. */
static json_t *numbers_json(Writer *writer, unsigned bits)
{
    json_t *array = json_array();
    for (unsigned i = 0; bits >> i; i++)
        if (bits >> i & 1)
            append(writer, array, json_integer((json_int_t)i + 1));
    return array;
}

/* [null, "sm1"]: places up to the last one that holds something. */
static json_t *places_json(Writer *writer, NotationKind kind, const uint8_t *places, unsigned count)
{
    json_t *array = json_array();
    while (count && !places[count - 1])
        count--;
    for (unsigned i = 0; i < count; i++)
        append(writer, array, id_json(kind, places[i]));
    return array;
}

/* ---- players ---- */

/* Discs of a pair share an id, so the number of cleared ones is written. */
static json_t *discs_json(Writer *writer, unsigned cleared)
{
    uint8_t counts[GWT_DISCS] = { 0 };
    for (unsigned disc = 0; disc < GWT_DISCS; disc++) {
        const char *id = notation_id(NOTATION_DISC, disc);
        if (cleared >> disc & 1)
            counts[notation_id_find(NOTATION_DISC, id, strlen(id))]++;
    }
    return counts_json(writer, NOTATION_DISC, counts, GWT_DISCS);
}

static json_t *cities_json(Writer *writer, const GwtPlayer *player)
{
    const NotationKind kind = notation_cities(writer->game);
    uint8_t discs[GWT_CITIES];
    for (unsigned city = 0; city < GWT_CITIES; city++)
        discs[city] = player->cities >> city & 1;
    discs[GWT_CITY_KANSAS_CITY] = player->home_discs;
    discs[notation_last_city(writer->game)] = player->last_city_discs;
    return counts_json(writer, kind, discs, notation_values(kind));
}

static json_t *collected_json(Writer *writer, const GwtPlayer *player)
{
    uint8_t tiles[GWT_TILES] = { 0 };
    memcpy(tiles + GWT_TILE_TRADE_GREEN, player->trades, sizeof player->trades);
    memcpy(tiles + GWT_TILE_HAZARD_FIRST, player->hazards, sizeof player->hazards);
    return counts_json(writer, NOTATION_TILE, tiles, GWT_TILES);
}

/* In a view the heaps do not tell the sizes. */
static void write_counts(Writer *writer, json_t *object, const GwtPlayer *player)
{
    if (writer->game->viewer == GWT_NONE)
        return;
    set(writer, object, "hand_count", json_integer(player->hand_count));
    set(writer, object, "draw_stack_count", json_integer(player->draw_count));
    set(writer, object, "hand_blind_count", json_integer(player->hand_blind_count));
}

static json_t *garth_json(Writer *writer, const GwtPlayer *player)
{
    json_t *object = json_object();
    uint8_t extra[GWT_WORKERS];
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        extra[worker] = player->garth_extra >> 2 * worker & 3;
    set(writer, object, "level", id_json(NOTATION_GARTH, player->garth_level));
    set(writer, object, "specialty", id_json(NOTATION_WORKER, player->garth_specialty));
    set_filled(writer, object, "deck", numbers_json(writer, player->garth_deck >> 1));
    set_filled(writer, object, "extra_workers", counts_json(writer, NOTATION_WORKER, extra, GWT_WORKERS));
    return object;
}

/* A seat belongs to whoever bid for it; without bidding everybody has his own. */
static void write_bid(Writer *writer, json_t *object, unsigned seat, const GwtPlayer *player)
{
    set_number(writer, object, "bid", player->bid);
    const unsigned bidder = gwt_seat_bidder(writer->game, seat);
    if (bidder == GWT_NONE)
        set(writer, object, "bidder", json_null());
    else if (bidder != seat)
        set(writer, object, "bidder", seat_json(bidder));
}

static json_t *player_json(Writer *writer, unsigned seat)
{
    const GwtPlayer *player = &writer->game->players[seat];
    json_t *object = json_object();
    if (player->garth_level)
        set(writer, object, "garth", garth_json(writer, player));
    write_bid(writer, object, seat, player);
    set(writer, object, "dollars", json_integer(player->dollars));
    if (player->herder != GWT_NONE)
        set(writer, object, "herder", id_json(NOTATION_SPACE, player->herder));
    set(writer, object, "engine", id_json(NOTATION_RAIL_SPACE, player->engine));
    set_number(writer, object, "certificates", player->certificates);
    set(writer, object, "workers", counts_json(writer, NOTATION_WORKER, player->workers, GWT_WORKERS));
    set_filled(writer, object, "hand", cards_json(writer, &player->hand));
    set_filled(writer, object, "hand_known", cards_json(writer, &player->hand_known));
    set_filled(writer, object, "hand_blind", objectives_json(writer, player->hand_blind));
    set_filled(writer, object, "draw_stack", cards_json(writer, &player->draw));
    set_filled(writer, object, "discard_pile", cards_json(writer, &player->discard));
    set_filled(writer, object, "objective_area", objectives_json(writer, player->area));
    set_filled(writer, object, "discs_cleared", discs_json(writer, player->discs_cleared));
    set_filled(writer, object, "cities", cities_json(writer, player));
    set_filled(writer, object, "stations", set_json(writer, NOTATION_STATION, player->stations));
    set_filled(writer, object, "station_masters", set_json(writer, NOTATION_MASTER, player->masters));
    set_filled(writer, object, "buildings", buildings_json(writer, seat, player->buildings));
    set_filled(writer, object, "buildings_boxed", buildings_json(writer, seat, player->buildings_boxed));
    set_filled(writer, object, "tiles", collected_json(writer, player));
    set_number(writer, object, "tokens", player->tokens);
    set_filled(writer, object, "branchlets", set_json(writer, NOTATION_TOWN, player->branchlets));
    write_counts(writer, object, player);
    return object;
}

/* ---- the board ---- */

static json_t *location_json(const GwtGame *game, GwtLocation at)
{
    if (gwt_location_is_private(at)) {
        unsigned building = notation_building_of(game, gwt_location_owner(at), gwt_location_number(at));
        return json_sprintf("%s of %u", notation_id(NOTATION_BUILDING, building), gwt_location_owner(at) + 1);
    }
    if (gwt_location_is_neutral(at))
        return id_json(NOTATION_NEUTRAL, (unsigned)(at - GWT_LOCATION_NEUTRAL));
    return id_json(NOTATION_TILE, at);
}

static json_t *trail_json(Writer *writer)
{
    json_t *object = json_object();
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (space != GWT_SPACE_KANSAS_CITY && writer->game->on_space[space])
            set(writer, object, notation_id(NOTATION_SPACE, space),
                location_json(writer->game, writer->game->on_space[space]));
    return object;
}

static json_t *job_place_json(const GwtGame *game, unsigned place)
{
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (game->job_market[worker] >> place & 1)
            return id_json(NOTATION_WORKER, worker);
    return json_null();
}

/* One array a row with as many places as players: only the rightmost columns are used. Empty rows at the end are
 * left out. */
static json_t *job_market_json(Writer *writer)
{
    const GwtGame *game = writer->game;
    json_t *rows = json_array();
    for (unsigned row = 0; row < GWT_JOB_ROWS; row++) {
        uint64_t all = game->job_market[0] | game->job_market[1] | game->job_market[2];
        if (!(all >> GWT_JOB_COLUMNS * row))
            break;
        json_t *places = json_array();
        for (unsigned column = GWT_JOB_COLUMNS - game->players_count; column < GWT_JOB_COLUMNS; column++)
            append(writer, places, job_place_json(game, GWT_JOB_COLUMNS * row + column));
        append(writer, rows, places);
    }
    return rows;
}

static json_t *foresight_json(Writer *writer)
{
    json_t *columns = json_array();
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++) {
        json_t *tiles = json_array();
        for (unsigned i = 0; i < 2; i++)
            append(writer, tiles, id_json(NOTATION_TILE, writer->game->foresight[column][i]));
        append(writer, columns, tiles);
    }
    return columns;
}

static json_t *piles_json(Writer *writer)
{
    json_t *piles = json_array();
    for (unsigned pile = 0; pile < 3; pile++)
        append(writer, piles, counts_json(writer, NOTATION_TILE, writer->game->piles[pile], GWT_TILES));
    return piles;
}

static json_t *display_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (writer->game->display[i] != GWT_NONE)
            append(writer, array, id_json(NOTATION_CARD, writer->game->display[i]));
    return array;
}

static json_t *station_masters_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned station = 0; station < position_master_spaces(writer->game); station++) {
        unsigned there = writer->game->station_masters[station];
        append(writer, array,
               there >= GWT_MASTER_SPACE_WORKER ? id_json(NOTATION_WORKER, there - GWT_MASTER_SPACE_WORKER)
                                                : id_json(NOTATION_MASTER, there));
    }
    return array;
}

static json_t *medium_towns_json(Writer *writer)
{
    json_t *object = json_object();
    for (unsigned place = 0; place < GWT_MEDIUM_TOWNS; place++)
        if (writer->game->medium_towns[place])
            set(writer, object, notation_id(NOTATION_TOWN, notation_medium_town(place)),
                id_json(NOTATION_MEDIUM, writer->game->medium_towns[place]));
    return object;
}

static json_t *simmental_json(Writer *writer)
{
    uint8_t counts[GWT_CATTLE] = { 0 };
    memcpy(counts + GWT_CARD_HEIFER, writer->game->simmental, sizeof writer->game->simmental);
    return counts_json(writer, NOTATION_CARD, counts, GWT_CATTLE);
}

/* ---- the turn ---- */

static json_t *options_json(Writer *writer)
{
    json_t *object = json_object();
    for (unsigned i = 0; i < POSITION_OPTIONS; i++) {
        const PositionOption *option = &position_options[i];
        int on = (writer->game->options & option->bit) != 0;
        if (option->inverted ? !on && writer->game->edition == GWT_EDITION_SECOND : on)
            set(writer, object, option->key, json_true());
    }
    return object;
}

static json_t *sources_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < writer->game->sources_count; i++) {
        const GwtSource *source = &writer->game->sources[i];
        json_t *object = json_object();
        set(writer, object, "space", id_json(NOTATION_SPACE, source->space));
        if (source->used == POSITION_REPLACED)
            set(writer, object, "replaced", json_true());
        else
            set_filled(writer, object, "used", numbers_json(writer, source->used));
        append(writer, array, object);
    }
    return array;
}

static json_t *used_spaces_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (writer->game->used_spaces >> space & 1)
            append(writer, array, id_json(NOTATION_SPACE, space));
    return array;
}

static json_t *phase_b_json(Writer *writer)
{
    json_t *object = json_object(), *acted = json_array();
    if (writer->game->acted & GWT_ACTED_LOCAL)
        append(writer, acted, json_string("local"));
    if (writer->game->acted & GWT_ACTED_AUXILIARY)
        append(writer, acted, json_string("auxiliary"));
    set_filled(writer, object, "buildings", sources_json(writer));
    set_filled(writer, object, "acted", acted);
    set_filled(writer, object, "taken", numbers_json(writer, writer->game->taken));
    set_filled(writer, object, "used_spaces", used_spaces_json(writer));
    return object;
}

static json_t *subject_json(const GwtGame *game, const GwtDecision *decision)
{
    int kind = position_subject_kind(game, decision->kind);
    unsigned value = decision->subject;
    if (kind == NOTATION_BUILDING)
        value = value < GWT_BUILDINGS ? notation_building_of(game, decision->player, value) : 0;
    if (kind == POSITION_NUMBER || !notation_id((NotationKind)kind, value))
        return json_integer(decision->subject);
    return id_json((NotationKind)kind, value);
}

static json_t *decision_json(Writer *writer, const GwtDecision *decision)
{
    json_t *object = json_object();
    set(writer, object, "decision", id_json(NOTATION_DECISION, decision->kind));
    set(writer, object, "player", seat_json(decision->player));
    if (decision->optional)
        set(writer, object, "optional", json_true());
    if (decision->subject || position_subject_kind(writer->game, decision->kind) != POSITION_NUMBER)
        set(writer, object, "subject", subject_json(writer->game, decision));
    set_number(writer, object, "amount", decision->amount);
    set_number(writer, object, "detail", decision->detail);
    return object;
}

static json_t *pending_json(Writer *writer)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < writer->game->decisions_count; i++)
        append(writer, array, decision_json(writer, &writer->game->decisions[i]));
    return array;
}

/* ---- all of it ---- */

static void write_setup(Writer *writer, json_t *object)
{
    const GwtGame *game = writer->game;
    set(writer, object, "format", json_integer(NOTATION_POSITION_FORMAT));
    set(writer, object, "edition", id_json(NOTATION_EDITION, game->edition));
    if (game->viewer < GWT_PLAYERS_MAX)
        set(writer, object, "viewer", seat_json(game->viewer));
    else if (game->viewer != GWT_NONE)
        set(writer, object, "viewer", json_string("spectator"));
    set_filled(writer, object, "options", options_json(writer));
    set_filled(writer, object, "b_sides", b_sides_json(writer));
    if (game->viewer == GWT_NONE) {
        char key[33];
        Text text = text_into(key, sizeof key);
        text_hex(&text, game->key[0], 16);
        text_hex(&text, game->key[1], 16);
        text_end(&text);
        set(writer, object, "key", json_string(key));
        set_number(writer, object, "draws", game->draws);
    }
}

static void write_board(Writer *writer, json_t *object)
{
    const GwtGame *game = writer->game;
    set(writer, object, "token_row", json_integer((json_int_t)game->token_row + 1));
    if (game->token_owner != GWT_NONE)
        set(writer, object, "token_owner", seat_json(game->token_owner));
    set(writer, object, "trail", trail_json(writer));
    set(writer, object, "job_market", job_market_json(writer));
    set(writer, object, "foresight", foresight_json(writer));
    set(writer, object, "piles", piles_json(writer));
    set_filled(writer, object, "tiles_boxed", counts_json(writer, NOTATION_TILE, game->tiles_boxed, GWT_TILES));
    set_filled(writer, object, "cattle_market", counts_json(writer, NOTATION_CARD, game->market, GWT_CATTLE));
    set_filled(writer, object, "cattle_stack", counts_json(writer, NOTATION_CARD, game->market_stack, GWT_CATTLE));
    set_filled(writer, object, "objective_display", display_json(writer));
    set_filled(writer, object, "objective_stack", objectives_json(writer, game->objective_stack));
    if (game->viewer != GWT_NONE)
        set(writer, object, "objective_stack_count", json_integer(game->objective_stack_count));
    set_filled(writer, object, "cards_boxed", cards_json(writer, &game->box));
    set(writer, object, "station_masters", station_masters_json(writer));
    set_filled(writer, object, "station_masters_boxed",
               places_json(writer, NOTATION_MASTER, game->masters_boxed, sizeof game->masters_boxed));
    set_filled(writer, object, "station_masters_offered",
               places_json(writer, NOTATION_MASTER, game->masters_offered, sizeof game->masters_offered));
    set_filled(writer, object, "medium_towns", medium_towns_json(writer));
    set_filled(writer, object, "simmental_stacks", simmental_json(writer));
}

json_t *notation_position_json(const GwtGame *game)
{
    Writer writer = { game, 0 };
    json_t *object = json_object(), *players = json_array();
    write_setup(&writer, object);
    set(&writer, object, "turn", seat_json(game->turn_player));
    set_number(&writer, object, "turns", game->turns);
    if (game->over)
        set(&writer, object, "over", json_true());
    write_board(&writer, object);
    for (unsigned seat = 0; seat < game->players_count && seat < GWT_PLAYERS_MAX; seat++)
        append(&writer, players, player_json(&writer, seat));
    set(&writer, object, "players", players);
    set_filled(&writer, object, "phase_b", phase_b_json(&writer));
    set(&writer, object, "pending", pending_json(&writer));
    if (!writer.failed)
        return object;
    json_decref(object);
    return NULL;
}

size_t notation_position_write(const GwtGame *game, NotationLayout layout, char *out, size_t size)
{
    json_t *object = notation_position_json(game);
    char *dump = object ? json_dumps(object, layout == NOTATION_INDENTED ? JSON_INDENT(2) : JSON_COMPACT) : NULL;
    json_decref(object);
    if (!dump)
        return 0;
    Text text = text_into(out, size);
    text_put(&text, dump);
    free(dump);
    return text_end(&text);
}
