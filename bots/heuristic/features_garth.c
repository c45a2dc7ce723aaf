/* SPDX-License-Identifier: MIT */
/* features_garth.c - what a table of Garths comes to: he uses no building and pays for nothing, so all that counts is how fast he
 * walks his lap, and that is the length of the way and the steps of his cards. */
#include <string.h>
#include "features_parts.h"
#include "gwt/garth.h"

enum { HIRE_CHEAPEST = 1, HIRE_SPECIALIST = 6, BUILDINGS_FIRST = 10, BUILDINGS_LAST = 11 }; /* his cards */

static void foresee(const GwtGame *game, unsigned seat, FeatureGarth *out)
{
    const GwtPlayer *garth = &game->players[seat];
    memset(out, 0, sizeof *out);
    out->seat = (uint8_t)seat;
    for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++) {
        const int by_buildings = card >= BUILDINGS_FIRST && card <= BUILDINGS_LAST;
        const int left = !garth->garth_deck || garth->garth_deck >> card & 1;
        unsigned steps = gwt_garth_steps(game, seat, card);
        out->cards += left;
        out->steps += by_buildings ? 0 : steps;
        out->building_cards += by_buildings && left;
        for (unsigned i = 0; left && !by_buildings && i <= steps && i < GWT_GARTH_CARDS; i++)
            out->at_least[i]++;
    }
}

void garths_foresee(const GwtGame *game, FeatureContext *context)
{
    context->garths_count = 0;
    if (!context->only_garths || context->rival == GWT_NONE)
        return;
    foresee(game, context->rival, &context->garths[context->garths_count++]);
    for (unsigned seat = 0; seat < game->players_count; seat++)
        if (seat != context->rival && game->players[seat].garth_level)
            foresee(game, seat, &context->garths[context->garths_count++]);
}

/* Steps to Kansas City from every space; successors have higher numbers. */
static void measure_ways(const GwtGame *game, const FeatureContext *context, uint8_t steps[GWT_SPACES])
{
    memset(steps, FAR, GWT_SPACES);
    steps[GWT_SPACE_KANSAS_CITY] = 0;
    for (unsigned space = GWT_SPACE_KANSAS_CITY; space-- > 0;)
        for (unsigned branch = 0; branch < 2; branch++) {
            unsigned next = context->next[space][branch];
            if (next == GWT_NONE)
                continue;
            unsigned far = steps[next] + (unsigned)(game->occupied >> next & 1);
            if (far < steps[space])
                steps[space] = (uint8_t)far;
        }
}

/* Steps of all fifteen cards. */
static unsigned steps_of(const FeatureGarth *garth, unsigned buildings)
{
    return garth->steps + (BUILDINGS_LAST - BUILDINGS_FIRST + 1u) * buildings;
}

/* How likely the next card takes him to Kansas City, in sixteenths. */
static int chance_to_arrive(const FeatureGarth *garth, unsigned buildings, unsigned steps)
{
    unsigned enough = steps < GWT_GARTH_CARDS ? garth->at_least[steps] : 0u;
    enough += buildings >= steps ? garth->building_cards : 0u;
    return (int)(16 * enough / garth->cards);
}

/* Steps that fifteen cards have more once he has hired that worker; it may change what he is a specialist for. */
static unsigned faster_by(const GwtPlayer *garth, unsigned worker)
{
    if (worker == GWT_NONE)
        return 0;
    const unsigned before = garth->workers[garth->garth_specialty];
    unsigned after = before + (worker == garth->garth_specialty);
    for (unsigned other = 0; other < GWT_WORKERS; other++) {
        const unsigned workers = garth->workers[other] + 0u + (worker == other);
        if (workers > after) {
            after = workers;
            break;
        }
    }
    return 2 * (worker == GWT_COWBOY) + 2 * (after - before);
}

static void put_roads(const GwtGame *game, FeatureList *out)
{
#define ROAD(first, last) (((1ull << (GWT_SPACE_##last - GWT_SPACE_##first + 1)) - 1) << GWT_SPACE_##first)
    static const struct {
        uint64_t first, second;
    } roads[FEATURE_FORKS] = {
        { ROAD(AB1, AB3), ROAD(FLOOD1, FLOODBANK2) }, { ROAD(BC1, BC3), ROAD(DROUGHT1, DROUGHTBANK1) },
        { ROAD(CE1, CE2), ROAD(CD1, DE1) },           { ROAD(EF1, EF2), ROAD(ROCK1, ROCKBANK2) },
        { ROAD(FG1, FG1), ROAD(FG2, FG2) },           { ROAD(GK1, GK1), ROAD(GK2, GK2) },
    };
#undef ROAD
    for (unsigned fork = 0; fork < FEATURE_FORKS; fork++) {
        int longer = __builtin_popcountll(game->occupied & roads[fork].first) -
                     __builtin_popcountll(game->occupied & roads[fork].second);
        put(out, FEATURE_ROADS + 7 * fork + (unsigned)(clamp(longer, -3, 3) + 3), FEATURE_ONE);
    }
}

/* His workers, and those he will hire: they make him walk faster, and which of them he has most of is what he does. */
static void put_crew(const GwtGame *game, const FeatureGarth *at, FeatureList *out)
{
    const GwtPlayer *garth = &game->players[at->seat];
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        put_level(out, FEATURE_GARTH_CREW + 5 * worker, 5, garth->workers[worker] - 1u);
        if (worker != garth->garth_specialty)
            put(out,
                FEATURE_GARTH_MARGIN + 4 * worker +
                    (unsigned)clamp(garth->workers[garth->garth_specialty] - garth->workers[worker], 0, 3),
                FEATURE_ONE);
    }
    static const uint8_t cards[2] = { HIRE_CHEAPEST, HIRE_SPECIALIST };
    for (unsigned i = 0; i < 2; i++) {
        unsigned worker = gwt_garth_hire(game, at->seat, cards[i]);
        put_one_of(out, FEATURE_GARTH_HIRES + 4 * i, 4, worker, FEATURE_ONE);
        put_level(out, FEATURE_GARTH_FASTER + 3 * i, 3, faster_by(garth, worker) / 2);
    }
    put_level(out, FEATURE_GARTH_DELIVERIES, 10, (unsigned)__builtin_popcount(garth->cities) + garth->last_city_discs);
}

/* All Garths together: they fill the job market, and the best of them may be another one at the end. */
static void put_all(const GwtGame *game, const FeatureContext *context, unsigned buildings, unsigned lap,
                    const uint8_t steps[GWT_SPACES], FeatureList *out)
{
    unsigned pace = 0, soonest = 4;
    int arriving = 0, faster[2] = { 0 }, crew[GWT_WORKERS] = { 0 };
    for (unsigned i = 0; i < context->garths_count; i++) {
        const FeatureGarth *at = &context->garths[i];
        const GwtPlayer *garth = &game->players[at->seat];
        unsigned all = steps_of(at, buildings), way = steps[way_start(garth)];
        unsigned turns = (way * GWT_GARTH_CARDS + all / 2) / all;
        pace += all;
        soonest = turns < soonest ? turns : soonest;
        arriving += chance_to_arrive(at, buildings, way);
        faster[0] += (int)faster_by(garth, gwt_garth_hire(game, at->seat, HIRE_CHEAPEST));
        faster[1] += (int)faster_by(garth, gwt_garth_hire(game, at->seat, HIRE_SPECIALIST));
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            crew[worker] += garth->workers[worker] - 1;
    }
    unsigned left = (unsigned)clamp(way_clock_left(game) * 2 / game->players_count, 0, FEATURE_CLOCK - 1);
    put(out, FEATURE_GARTH_CLOCK + 5 * left + soonest, FEATURE_ONE);
    put_level(out, FEATURE_GARTHS_PACE, 20, pace * 2 / lap);
    put(out, FEATURE_GARTHS_ARRIVE, arriving);
    put_level(out, FEATURE_GARTHS_ARRIVE + 1, 3, (unsigned)arriving / 8);
    put(out, FEATURE_GARTHS_FASTER, faster[0] * 4);
    put(out, FEATURE_GARTHS_FASTER + 1, faster[1] * 4);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        put(out, FEATURE_GARTHS_CREW + worker, crew[worker] * 2);
}

void garths_put(const GwtGame *game, const FeatureContext *context, FeatureList *out)
{
    enum { SHORTEST = 6, FASTEST = 10, SLOWEST_PACE = 18 };
    if (context->garths_count == 0)
        return;
    put_roads(game, out);
    uint8_t steps[GWT_SPACES];
    measure_ways(game, context, steps);
    const FeatureGarth *best = &context->garths[0];
    const GwtPlayer *rival = &game->players[best->seat];
    unsigned lap = steps[GWT_SPACE_START], buildings = gwt_garth_steps(game, best->seat, BUILDINGS_FIRST),
             pace = steps_of(best, buildings);
    unsigned way = steps[way_start(rival)];
    int quarters = (int)(lap * GWT_GARTH_CARDS * 4 / pace); /* of a turn, for the whole way */
    put_level(out, FEATURE_LAP, 12, lap - SHORTEST);
    put_level(out, FEATURE_RIVAL_WAY, 12, way);
    put_level(out, FEATURE_LAP_GARTH, 12, (unsigned)clamp(quarters - FASTEST, 0, 12));
    put_level(out, FEATURE_GARTH_PACE, 16, (unsigned)clamp((int)pace - SLOWEST_PACE, 0, 32) / 2);
    put(out, FEATURE_GARTH_ARRIVES, chance_to_arrive(best, buildings, way));
    put_one_of(out, FEATURE_GARTH_ARRIVES + 1, 8, (way * GWT_GARTH_CARDS + pace / 2) / pace, FEATURE_ONE);
    put_crew(game, best, out);
    put_all(game, context, buildings, lap, steps, out);
}
