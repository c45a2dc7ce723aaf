/* SPDX-License-Identifier: MIT */
/* printed.c - hands the content tables to clients. */
#include "gwt/printed.h"
#include "core/memory.h"
#include "rules/rules.h"

GWT_STATIC_ASSERT((int)GWT_TASKS == (int)TASKS && (int)GWT_TASK_LAST_CITY == (int)TASK_LAST_CITY, "one order of tasks");
GWT_STATIC_ASSERT(GWT_LOCALS_MAX == LOCALS_MAX && GWT_HAND_GREEN == HAND_GREEN && GWT_HAND_BLACK == HAND_BLACK,
                  "one numbering");

void gwt_printed_building(const GwtGame *game, GwtLocation at, GwtPrintedBuilding *out)
{
    memory_zero(out);
    if (!gwt_location_is_building(at) || at >= GWT_LOCATIONS ||
        (gwt_location_is_private(at) && gwt_location_number(at) >= GWT_BUILDINGS) ||
        (gwt_location_is_neutral(at) && at >= GWT_LOCATION_NEUTRAL + GWT_NEUTRALS))
        return;
    const BuildingSpec *spec = location_spec(game, at);
    out->builders = spec->builders;
    out->points = spec->points;
    out->hands = spec->hands;
    out->fee = hand_fee[spec->hands][game->players_count];
    memory_copy(out->effects, spec->local, sizeof out->effects);
}

GwtEffect gwt_printed_risk(const GwtGame *game, unsigned space)
{
    return space < GWT_SPACES ? (GwtEffect)trail_spaces[game->edition][space].risk : GWT_EFFECT_NONE;
}

int gwt_printed_woods(const GwtGame *game, unsigned space)
{
    return space < GWT_SPACES && trail_spaces[game->edition][space].woods;
}

void gwt_printed_objective(unsigned card, GwtPrintedObjective *out)
{
    memory_zero(out);
    if (card < GWT_OBJECTIVE_FIRST || card >= GWT_CARDS)
        return;
    const ObjectiveSpec *spec = &objective_specs[card - GWT_OBJECTIVE_FIRST];
    out->effect = spec->effect;
    out->points = spec->points;
    out->penalty = spec->penalty;
    memory_copy(out->tasks, spec->tasks, sizeof out->tasks);
}

unsigned gwt_printed_cities(const GwtGame *game) { return strips[content_board(game)].cities; }

void gwt_printed_city(const GwtGame *game, unsigned city, GwtPrintedCity *out)
{
    const StripSpec *strip = &strips[content_board(game)];
    memory_zero(out);
    if (city >= strip->cities)
        return;
    const CitySpec *spec = &strip->city[city];
    *out = (GwtPrintedCity){ spec->value,
                             spec->dark,
                             spec->points,
                             spec->dollars,
                             spec->arrow_points,
                             spec->arrow_objective,
                             spec->arrow_token,
                             spec->objective,
                             spec->master,
                             (uint8_t)(spec->town ? spec->town - 1 : GWT_NONE),
                             city == GWT_CITY_KANSAS_CITY || city == strip->last };
}

unsigned gwt_printed_rail_place(unsigned rail_space)
{
    return rail_space < GWT_RAIL_TURNOUT_FIRST ? rail_space : turnout_after[rail_space - GWT_RAIL_TURNOUT_FIRST] + 1u;
}

void gwt_printed_station(unsigned station, GwtPrintedStation *out)
{
    memory_zero(out);
    if (station < GWT_STATIONS)
        *out = (GwtPrintedStation){ station_specs[station].dollars, station_specs[station].points,
                                    station_specs[station].dark };
}

void gwt_printed_cattle(unsigned card, GwtPrintedCattle *out)
{
    memory_zero(out);
    if (card < GWT_CATTLE)
        *out = (GwtPrintedCattle){ cattle_specs[card].breed, cattle_specs[card].value, cattle_specs[card].points };
}

void gwt_printed_tile(const GwtGame *game, unsigned tile, GwtPrintedTile *out)
{
    memory_zero(out);
    if (tile < GWT_TILES)
        *out = (GwtPrintedTile){ tile_specs[tile].hands, tile_specs[tile].points,
                                 hand_fee[tile_specs[tile].hands][game->players_count] };
}

unsigned gwt_printed_job_row(unsigned row) { return row < GWT_JOB_ROWS ? job_row_dollars[row] : 0; }

int gwt_printed_trade_slot(const GwtGame *game, unsigned space)
{
    return space >= GWT_SPACE_TRADE1 && space <= GWT_SPACE_TRADE9 ? trade_dollars(game, space) : 0;
}

unsigned gwt_printed_trade_tokens(const GwtGame *game, unsigned space)
{
    const int is_slot = space >= GWT_SPACE_TRADE1 && space <= GWT_SPACE_TRADE9;
    return is_slot ? trade_slot_tokens[game->edition][space - GWT_SPACE_TRADE1] : 0u;
}
