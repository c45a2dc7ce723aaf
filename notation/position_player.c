/* SPDX-License-Identifier: MIT */
/* position_player.c - JSON to one player of a position; the rest of it is position_read.c. */
#include <string.h>
#include "position_parts.h"
#include "reader.h"

static GwtPlayer *player_of(Reader *reader)
{
    return &reader->game->players[reader->seat];
}

static void read_dollars(Reader *reader, const json_t *value)
{
    player_of(reader)->dollars = (uint16_t)reader_number(reader, value, 0, UINT16_MAX);
}

static void read_herder(Reader *reader, const json_t *value)
{
    player_of(reader)->herder = (uint8_t)reader_id(reader, value, NOTATION_SPACE);
}

static void read_engine(Reader *reader, const json_t *value)
{
    player_of(reader)->engine = (uint8_t)reader_id(reader, value, NOTATION_RAIL_SPACE);
}

static void read_certificates(Reader *reader, const json_t *value)
{
    player_of(reader)->certificates = (uint8_t)reader_number(reader, value, 0, 6);
}

static void read_workers(Reader *reader, const json_t *object)
{
    reader_counts(reader, object, NOTATION_WORKER, player_of(reader)->workers, GWT_WORKERS, 6);
}

static void read_hand(Reader *reader, const json_t *object)
{
    reader_cards(reader, object, &player_of(reader)->hand);
}

static void read_hand_known(Reader *reader, const json_t *object)
{
    reader_cards(reader, object, &player_of(reader)->hand_known);
}

static void read_hand_blind(Reader *reader, const json_t *object)
{
    reader_objectives(reader, object, &player_of(reader)->hand_blind);
}

static void read_draw_stack(Reader *reader, const json_t *object)
{
    reader_cards(reader, object, &player_of(reader)->draw);
}

static void read_discard_pile(Reader *reader, const json_t *object)
{
    reader_cards(reader, object, &player_of(reader)->discard);
}

static void read_area(Reader *reader, const json_t *object)
{
    reader_objectives(reader, object, &player_of(reader)->area);
}

static unsigned discs_with_id(unsigned first)
{
    unsigned count = 0;
    for (unsigned disc = first; disc < GWT_DISCS; disc++)
        count += !strcmp(notation_id(NOTATION_DISC, disc), notation_id(NOTATION_DISC, first));
    return count;
}

/* Of interchangeable discs the lower ones are cleared first. */
static void read_discs_cleared(Reader *reader, const json_t *object)
{
    uint8_t counts[GWT_DISCS] = { 0 };
    reader_counts(reader, object, NOTATION_DISC, counts, GWT_DISCS, GWT_DISCS);
    for (unsigned disc = 0; disc < GWT_DISCS && !reader->failed; disc++) {
        if (counts[disc] > discs_with_id(disc)) {
            reader_enter_key(reader, notation_id(NOTATION_DISC, disc));
            reader_fail(reader, "%u is above %u", counts[disc], discs_with_id(disc));
        }
        unsigned cleared = (1u << counts[disc]) - 1u;
        player_of(reader)->discs_cleared = (uint16_t)(player_of(reader)->discs_cleared | cleared << disc);
    }
}

static void read_cities(Reader *reader, const json_t *object)
{
    GwtPlayer *player = player_of(reader);
    const NotationKind kind = notation_cities(reader->game);
    const unsigned last = notation_last_city(reader->game);
    uint8_t discs[GWT_CITIES] = { 0 };
    reader_counts(reader, object, kind, discs, GWT_CITIES, kind == NOTATION_CITY_NORTH ? GWT_DISCS : GWT_DISCS - 1);
    for (unsigned city = 0; city < GWT_CITIES && !reader->failed; city++) {
        int repeatable = city == GWT_CITY_KANSAS_CITY || city == last;
        if (discs[city] > 1 && !repeatable) {
            reader_enter_key(reader, notation_id(kind, city));
            reader_fail(reader, "%u is above 1", discs[city]);
        }
        if (discs[city])
            player->cities = (uint16_t)(player->cities | 1u << city);
    }
    player->home_discs = discs[GWT_CITY_KANSAS_CITY];
    player->last_city_discs = discs[last];
}

static void read_stations(Reader *reader, const json_t *array)
{
    player_of(reader)->stations = (uint16_t)reader_set(reader, array, NOTATION_STATION);
}

static void read_own_masters(Reader *reader, const json_t *array)
{
    player_of(reader)->masters = (uint16_t)reader_set(reader, array, NOTATION_MASTER);
}

static void read_own_buildings(Reader *reader, const json_t *array)
{
    player_of(reader)->buildings = reader_buildings(reader, array);
}

static void read_buildings_boxed(Reader *reader, const json_t *array)
{
    player_of(reader)->buildings_boxed = reader_buildings(reader, array);
}

static void read_collected(Reader *reader, const json_t *object)
{
    GwtPlayer *player = player_of(reader);
    uint8_t tiles[GWT_TILES] = { 0 };
    reader_counts(reader, object, NOTATION_TILE, tiles, GWT_TILES, 94);
    for (unsigned tile = 0; tile < GWT_TILE_TRADE_GREEN && !reader->failed; tile++)
        if (tiles[tile]) {
            reader_enter_key(reader, notation_id(NOTATION_TILE, tile));
            reader_fail(reader, "workers are not collected");
        }
    memcpy(player->trades, tiles + GWT_TILE_TRADE_GREEN, sizeof player->trades);
    memcpy(player->hazards, tiles + GWT_TILE_HAZARD_FIRST, sizeof player->hazards);
}

static void read_tokens(Reader *reader, const json_t *value)
{
    player_of(reader)->tokens = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
}

static void read_branchlets(Reader *reader, const json_t *array)
{
    player_of(reader)->branchlets = reader_set(reader, array, NOTATION_TOWN);
}

static void read_bid(Reader *reader, const json_t *value)
{
    player_of(reader)->bid = (uint16_t)reader_number(reader, value, 0, 63);
}

static void read_bidder(Reader *reader, const json_t *value)
{
    gwt_seat_set_bidder(reader->game, reader->seat, json_is_null(value) ? GWT_NONE : reader_seat(reader, value));
}

/* ---- Garth ---- */

static void read_garth_level(Reader *reader, const json_t *value)
{
    unsigned level = reader_id(reader, value, NOTATION_GARTH);
    if (!reader->failed && level == GWT_GARTH_NONE)
        reader_fail(reader, "leave garth out where somebody plays");
    player_of(reader)->garth_level = (uint8_t)level;
}

static void read_garth_specialty(Reader *reader, const json_t *value)
{
    player_of(reader)->garth_specialty = (uint8_t)reader_id(reader, value, NOTATION_WORKER);
}

/* Cards are numbered from 1, and bit 0 is not used. */
static void read_garth_deck(Reader *reader, const json_t *array)
{
    player_of(reader)->garth_deck = (uint16_t)(reader_number_set(reader, array, GWT_GARTH_CARDS) << 1);
}

static void read_garth_extra(Reader *reader, const json_t *object)
{
    uint8_t extra[GWT_WORKERS] = { 0 };
    reader_counts(reader, object, NOTATION_WORKER, extra, GWT_WORKERS, 3);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        player_of(reader)->garth_extra = (uint8_t)(player_of(reader)->garth_extra | extra[worker] << 2 * worker);
}

static const Field garth_fields[] = {
    { "level", read_garth_level, 1 },
    { "specialty", read_garth_specialty, 1 },
    { "deck", read_garth_deck, 0 },
    { "extra_workers", read_garth_extra, 0 },
};

static void read_garth(Reader *reader, const json_t *object)
{
    READ_FIELDS(reader, object, garth_fields);
}

/* ---- views ---- */

static void read_hand_count(Reader *reader, const json_t *value)
{
    position_need_view(reader);
    player_of(reader)->hand_count = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
}

static void read_draw_stack_count(Reader *reader, const json_t *value)
{
    position_need_view(reader);
    player_of(reader)->draw_count = (uint8_t)reader_number(reader, value, 0, UINT8_MAX);
}

static void read_hand_blind_count(Reader *reader, const json_t *value)
{
    position_need_view(reader);
    player_of(reader)->hand_blind_count = (uint8_t)reader_number(reader, value, 0, 24);
}

/* Whose seat it is comes first: it decides what sides his buildings show. */
static const Field player_fields[] = {
    { "garth", read_garth, 0 },
    { "bid", read_bid, 0 },
    { "bidder", read_bidder, 0 },
    { "dollars", read_dollars, 0 },
    { "herder", read_herder, 0 },
    { "engine", read_engine, 0 },
    { "certificates", read_certificates, 0 },
    { "workers", read_workers, 0 },
    { "hand", read_hand, 0 },
    { "hand_known", read_hand_known, 0 },
    { "hand_blind", read_hand_blind, 0 },
    { "draw_stack", read_draw_stack, 0 },
    { "discard_pile", read_discard_pile, 0 },
    { "objective_area", read_area, 0 },
    { "discs_cleared", read_discs_cleared, 0 },
    { "cities", read_cities, 0 },
    { "stations", read_stations, 0 },
    { "station_masters", read_own_masters, 0 },
    { "buildings", read_own_buildings, 0 },
    { "buildings_boxed", read_buildings_boxed, 0 },
    { "tiles", read_collected, 0 },
    { "tokens", read_tokens, 0 },
    { "branchlets", read_branchlets, 0 },
    { "hand_count", read_hand_count, 0 },
    { "draw_stack_count", read_draw_stack_count, 0 },
    { "hand_blind_count", read_hand_blind_count, 0 },
};

void position_read_player(Reader *reader, const json_t *object)
{
    READ_FIELDS(reader, object, player_fields);
}
