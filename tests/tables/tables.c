/* SPDX-License-Identifier: MIT */
/* tables.c - walks the content tables: no hole, every space reached, every pile of the printed size, and the facts that are kept
 * twice for speed (bit sets beside rows) in agreement. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "content/content.h"
#include "core/bits.h"

/* As counted on the boards: of the 33 rails in the north one leaves the office, 8 the crests of the strip. */
enum { ROUTES = 96, EDGES = 55, RAILS_BETWEEN_TOWNS = 24, RAILS_FROM_CRESTS = 8 };

static int on_the_road(unsigned site)
{
    return site != SITE_NONE && site != SITE_BESIDE;
}

static unsigned routes_from(const TrailSpace *trail, unsigned space)
{
    if (space == GWT_SPACE_KANSAS_CITY)
        return 1;
    return routes_from(trail, trail[space].next[0]) +
           (trail[space].next[1] ? routes_from(trail, trail[space].next[1]) : 0);
}

static uint64_t reached_from(const TrailSpace *trail, unsigned space)
{
    uint64_t reached = bit64(space);
    for (unsigned branch = 0; branch < 2; branch++)
        if (trail[space].next[branch])
            reached |= reached_from(trail, trail[space].next[branch]);
    return reached;
}

static void every_road_leads_to_kansas_city(void **state)
{
    (void)state;
    for (unsigned edition = 0; edition < GWT_EDITIONS; edition++) {
        const TrailSpace *trail = trail_spaces[edition];
        unsigned edges = 0, forks = 0, road = 0;
        for (unsigned space = 0; space < GWT_SPACES; space++) {
            edges += (trail[space].next[0] != 0) + (trail[space].next[1] != 0);
            forks |= trail[space].fork ? 1u << trail[space].fork : 0;
            road += (unsigned)on_the_road(trail[space].site);
            assert_int_equal(trail[space].fork != 0, trail[space].next[1] != 0);
        }
        assert_int_equal(edges, EDGES);
        assert_int_equal(forks, 0xFE); /* 1 to 7 */
        assert_int_equal(routes_from(trail, GWT_SPACE_START), ROUTES);
        assert_int_equal(bits_count(reached_from(trail, GWT_SPACE_START)), road);
    }
}

static unsigned spaces_of(unsigned edition, unsigned site)
{
    unsigned count = 0;
    for (unsigned space = 0; space < GWT_SPACES; space++)
        count += trail_spaces[edition][space].site == site;
    return count;
}

static void the_board_has_its_spaces(void **state)
{
    (void)state;
    for (unsigned edition = 0; edition < GWT_EDITIONS; edition++) {
        assert_int_equal(spaces_of(edition, SITE_NEUTRAL), 7);
        assert_int_equal(spaces_of(edition, SITE_BUILDING), 22);
        assert_int_equal(spaces_of(edition, SITE_FLOOD), 4);
        assert_int_equal(spaces_of(edition, SITE_DROUGHT), 4);
        assert_int_equal(spaces_of(edition, SITE_ROCK), 4);
        assert_int_equal(spaces_of(edition, SITE_TRADE), 6);
        assert_int_equal(spaces_of(edition, SITE_BESIDE), 3);
    }
}

static int holds_buildings(unsigned edition, unsigned space)
{
    const unsigned site = trail_spaces[edition][space].site;
    return site == SITE_NEUTRAL || site == SITE_BUILDING;
}

/* Two spaces for buildings are adjacent when one edge joins them. */
static uint64_t joined_to(unsigned edition, unsigned space)
{
    uint64_t joined = 0;
    for (unsigned other = 0; other < GWT_SPACES; other++)
        for (unsigned branch = 0; branch < 2; branch++) {
            if (trail_spaces[edition][other].next[branch] == space && other != space && holds_buildings(edition, other))
                joined |= bit64(other);
            const unsigned next = trail_spaces[edition][space].next[branch];
            if (next && holds_buildings(edition, next))
                joined |= bit64(next);
        }
    return joined;
}

static void bit_sets_agree_with_the_rows(void **state)
{
    (void)state;
    for (unsigned edition = 0; edition < GWT_EDITIONS; edition++) {
        uint64_t woods = 0, sites = 0;
        for (unsigned space = 0; space < GWT_SPACES; space++) {
            woods |= trail_spaces[edition][space].woods ? bit64(space) : 0;
            sites |= trail_spaces[edition][space].site == SITE_BUILDING ? bit64(space) : 0;
            const uint64_t joined = holds_buildings(edition, space) ? joined_to(edition, space) : 0;
            assert_true(trail_adjacent[edition][space] == joined);
        }
        assert_true(trail_woods[edition] == woods);
        assert_true(trail_building_sites[edition] == sites);
    }
    unsigned white = 0;
    for (unsigned disc = 0; disc < GWT_DISCS; disc++)
        white |= disc_specs[disc].dark ? 0 : 1u << disc;
    assert_int_equal(white, DISCS_WHITE);
}

static void piles_and_decks_have_their_size(void **state)
{
    (void)state;
    unsigned backs[3] = { 0 }, starter = 0, market = 0, simmental = 0, objectives = 0;
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        for (unsigned back = 0; back < 3; back++)
            backs[back] += tile_specs[tile].count[back];
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        starter += cattle_specs[card].starter_count;
        market += cattle_specs[card].market_count;
        simmental += cattle_specs[card].simmental_count;
    }
    for (unsigned card = 0; card < GWT_CARDS - GWT_OBJECTIVE_FIRST; card++)
        objectives += objective_specs[card].copies;
    assert_int_equal(backs[0], 35);
    assert_int_equal(backs[1], 33);
    assert_int_equal(backs[2], 26);
    assert_int_equal(starter, 14);
    assert_int_equal(market, 36);
    assert_int_equal(simmental, 8);
    assert_int_equal(objectives, 28);
}

static int effect_says_something(const Effect *effect)
{
    return effect->gain || effect->certificates || effect->tokens || effect->verb;
}

static void every_effect_and_building_has_a_row(void **state)
{
    (void)state;
    for (unsigned effect = GWT_EFFECT_NONE + 1; effect < GWT_EFFECTS; effect++)
        assert_true(effect_says_something(&effects[effect]));
    for (unsigned board = 0; board < BOARDS; board++)
        for (unsigned number = 1; number < GWT_BUILDINGS; number++)
            for (unsigned side = 0; side < 2 && private_building_set[board] >> number & 1; side++) {
                const BuildingSpec *spec = &private_buildings[board][number][side];
                assert_true(spec->builders >= 1 && spec->points >= 1 && spec->local[0][0]);
            }
}

/* Crests of the strip stand in the order of their values; every big town has one crest and every crest of a town its square. */
static void cities_have_their_places(void **state)
{
    (void)state;
    for (unsigned board = 0; board < BOARDS; board++) {
        const StripSpec *strip = &strips[board];
        uint32_t towns = 0;
        for (unsigned city = 1; city < strip->cities; city++) {
            if (strip->city[city].town)
                towns |= 1u << (strip->city[city].town - 1);
            else
                assert_true(strip->city[city].value > strip->city[city - 1].value);
        }
        for (unsigned town = 0; town < GWT_TOWNS; town++)
            assert_int_equal(towns >> town & 1, board >= BOARD_FIRST_NORTH && town_specs[town].kind == TOWN_BIG);
    }
}

static void rails_run_both_ways(void **state)
{
    (void)state;
    unsigned rails = 0, crests = 0, offices = 0, medium = 0, stations = 0;
    for (unsigned town = 0; town < GWT_TOWNS; town++) {
        const TownSpec *spec = &town_specs[town];
        for (unsigned other = 0; other < GWT_TOWNS; other++) {
            assert_int_equal(spec->towns >> other & 1, town_specs[other].towns >> town & 1);
            rails += spec->towns >> other & 1 && other > town;
            if (spec->towns >> other & 1) /* every rail between squares stays inside one area */
                assert_int_equal(spec->area, town_specs[other].area);
        }
        crests += bits_count(spec->cities);
        offices += spec->office;
        medium |= spec->kind == TOWN_MEDIUM ? 1u << spec->attached : 0;
        stations |= spec->kind == TOWN_STATION ? 1u << spec->attached : 0;
    }
    assert_int_equal(offices, 1);
    assert_int_equal(crests, RAILS_FROM_CRESTS);
    assert_int_equal(rails, RAILS_BETWEEN_TOWNS);
    assert_int_equal(medium, (1u << GWT_MEDIUM_TOWNS) - 1);
    assert_int_equal(stations, 3u << GWT_STATION_NORTH_FIRST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_road_leads_to_kansas_city),
        cmocka_unit_test(the_board_has_its_spaces),
        cmocka_unit_test(bit_sets_agree_with_the_rows),
        cmocka_unit_test(piles_and_decks_have_their_size),
        cmocka_unit_test(every_effect_and_building_has_a_row),
        cmocka_unit_test(cities_have_their_places),
        cmocka_unit_test(rails_run_both_ways),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
