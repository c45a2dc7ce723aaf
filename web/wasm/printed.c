/* SPDX-License-Identifier: MIT */
/* printed.c - what is printed on board and components, for the browser. Structs are left in fixed buffers. */
#include "module.h"
#include "gwt/printed.h"
#include "gwt/score.h"
#include "gwt/trail.h"
#include "notation/names.h"

static GwtPrintedBuilding building_buffer;
static GwtPrintedObjective objective_buffer;
static GwtPrintedCity city_buffer;

/* What is printed on a building, by its GwtLocation. */
EXPORT(printed_building) const GwtPrintedBuilding *printed_building(uint32_t slot, uint32_t location)
{
    const GwtGame *game = game_of(slot);
    building_buffer = (GwtPrintedBuilding){ 0 };
    if (game && location < GWT_LOCATIONS)
        gwt_printed_building(game, (GwtLocation)location, &building_buffer);
    return &building_buffer;
}

EXPORT(printed_objective) const GwtPrintedObjective *printed_objective(uint32_t card)
{
    objective_buffer = (GwtPrintedObjective){ 0 };
    if (card >= GWT_OBJECTIVE_FIRST && card < GWT_CARDS)
        gwt_printed_objective(card, &objective_buffer);
    return &objective_buffer;
}

EXPORT(printed_cities) uint32_t printed_cities(uint32_t slot)
{
    const GwtGame *game = game_of(slot);
    return game ? gwt_printed_cities(game) : 0;
}

EXPORT(printed_city) const GwtPrintedCity *printed_city(uint32_t slot, uint32_t city)
{
    const GwtGame *game = game_of(slot);
    city_buffer = (GwtPrintedCity){ 0 };
    if (game && city < gwt_printed_cities(game))
        gwt_printed_city(game, city, &city_buffer);
    return &city_buffer;
}

/* The square of a place in GwtGame.medium_towns, as a GwtTown. */
EXPORT(medium_town) uint32_t medium_town(uint32_t place)
{
    return place < GWT_MEDIUM_TOWNS ? notation_medium_town(place) : GWT_NONE;
}

/* The space that follows by branch 0 or 1, GWT_NONE if there is none; the number of the fork at a space, or -1. */
EXPORT(trail_next) uint32_t trail_next(uint32_t edition, uint32_t space, uint32_t branch)
{
    if (edition >= GWT_EDITIONS || space >= GWT_SPACES || branch > 1)
        return GWT_NONE;
    return gwt_trail_next(edition, space, branch);
}

EXPORT(trail_fork) int32_t trail_fork(uint32_t edition, uint32_t space)
{
    return edition < GWT_EDITIONS && space < GWT_SPACES ? gwt_trail_fork(edition, space) : -1;
}

EXPORT(branchlets_left) uint32_t branchlets_left(uint32_t slot, uint32_t seat)
{
    const GwtGame *game = game_of(slot);
    return seat_is_known(game, seat) ? gwt_branchlets_left(game, seat) : 0;
}

/* Dollars for passing a hand at this table: a flood of each colour shows one. */
EXPORT(printed_hand_fee) uint32_t printed_hand_fee(uint32_t slot, uint32_t hand)
{
    const GwtGame *game = game_of(slot);
    GwtPrintedTile tile = { 0 };
    if (game)
        gwt_printed_tile(game, hand == GWT_HAND_GREEN ? GWT_TILE_FLOOD_GREEN_2 : GWT_TILE_FLOOD_BLACK_2, &tile);
    return tile.fee;
}

/* Steps that a step disc (GWT_DISC_STEP1 or GWT_DISC_STEP2) adds once it has left the board. */
EXPORT(step_gain) uint32_t step_gain(uint32_t slot, uint32_t seat, uint32_t disc)
{
    const GwtGame *game = game_of(slot);
    GwtGame with, without;
    if (!seat_is_known(game, seat) || (disc != GWT_DISC_STEP1 && disc != GWT_DISC_STEP2))
        return 0;
    with = without = *game;
    with.players[seat].discs_cleared |= (uint16_t)(1u << disc);
    without.players[seat].discs_cleared &= (uint16_t) ~(1u << disc);
    return gwt_step_limit(&with, seat) - gwt_step_limit(&without, seat);
}

/* Dollars that this seat would pay for entering what lies on a space. */
EXPORT(entry_fee) uint32_t entry_fee(uint32_t slot, uint32_t seat, uint32_t space)
{
    const GwtGame *game = game_of(slot);
    GwtPrintedBuilding building = { 0 };
    GwtPrintedTile tile = { 0 };
    if (!game || space >= GWT_SPACES)
        return 0;
    const GwtLocation at = game->on_space[space];
    if (gwt_location_is_private(at) && gwt_location_owner(at) == seat)
        return 0;
    if (gwt_location_is_building(at)) {
        gwt_printed_building(game, at, &building);
        return building.fee;
    }
    if (at != GWT_LOCATION_NONE && at < GWT_TILES)
        gwt_printed_tile(game, at, &tile);
    return tile.fee;
}
