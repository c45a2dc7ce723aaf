/* SPDX-License-Identifier: MIT */
/* north_setup.c - Rails to the North before the first turn, for every number of players and many seeds; which options
 * go with it; and its mix with the second edition: buildings 1 to 13, Kansas City, New York, tokens. */
#include <string.h>
#include "north.h"

enum { SEEDS = 30 };

static void each_deal(TableSetup setup, void (*check)(Table *t, unsigned players))
{
    for (setup.players = 2; setup.players <= 4; setup.players++)
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            Table t = given_dealt(setup, seed);
            check(&t, setup.players);
        }
}

/* ---- Set-up ---- */

static void check_medium_towns(Table *t, unsigned players)
{
    (void)players;
    unsigned copies[GWT_MEDIUMS] = { 0 };
    for (unsigned town = 0; town < GWT_MEDIUM_TOWNS; town++)
        copies[t->game.medium_towns[town]]++;
    then_that(t, copies[GWT_MEDIUM_NONE] == 0, "a tile on each of the six medium towns");
    for (unsigned tile = 1; tile < GWT_MEDIUMS; tile++)
        then_that(t, copies[tile] <= 2, "at most two of a kind");
}

SCENARIO("[RN Setup] A tile lies on each of the six medium towns, never three of a kind")
{
    each_deal((TableSetup){ .north = 1 }, check_medium_towns);
    each_deal((TableSetup){ .north = 1, .second_edition = 1 }, check_medium_towns);
}

SCENARIO("[RN Setup] The tiles of the medium towns and the station masters are shuffled")
{
    unsigned mediums[GWT_MEDIUM_TOWNS] = { 0 }, places[GWT_MASTERS] = { 0 };
    for (uint64_t seed = 0; seed < 200; seed++) {
        Table t = given_dealt((TableSetup){ .players = 2, .north = 1 }, seed);
        for (unsigned town = 0; town < GWT_MEDIUM_TOWNS; town++)
            mediums[town] |= 1u << t.game.medium_towns[town];
        for (unsigned place = 0; place < GWT_MASTER_SPACES; place++)
            places[t.game.station_masters[place]] |= 1u << place;
        for (unsigned place = 0; place < 4; place++)
            places[t.game.masters_offered[place]] |= 1u << GWT_MASTER_SPACES;
    }
    Table t = given_north(2);
    for (unsigned town = 0; town < GWT_MEDIUM_TOWNS; town++)
        then_that(&t, mediums[town] == (1u << GWT_MEDIUMS) - 2, "every kind comes up in every medium town");
    for (unsigned master = 1; master < GWT_MASTERS; master++)
        then_that(&t, places[master] == (1u << (GWT_MASTER_SPACES + 1)) - 1, "every master comes up everywhere");
}

static void check_masters(Table *t, unsigned players)
{
    (void)players;
    unsigned seen = 0;
    for (unsigned place = 0; place < GWT_MASTER_SPACES; place++)
        seen |= 1u << t->game.station_masters[place];
    for (unsigned place = 0; place < 4; place++)
        seen |= 1u << t->game.masters_offered[place];
    then_that(t, seen == (1u << GWT_MASTERS) - 2, "all eleven station masters lie on stations or are offered");
    for (unsigned place = 0; place < 4; place++)
        then_that(t, t->game.masters_boxed[place] == GWT_MASTER_NONE, "none of them in the box");
}

SCENARIO("[RN Setup][RN20] Eleven station masters: five on the board, two in the north, four beside New York")
{
    each_deal((TableSetup){ .north = 1 }, check_masters);
    each_deal((TableSetup){ .north = 1, .second_edition = 1 }, check_masters);
}

static void check_players(Table *t, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        then_tokens(t, seat, 1);
        then_branchlets(t, seat, "");
        then_branchlets_left(t, seat, 15);
        then_cleared(t, seat, "");
        then_buildings_left(t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
        then_dollars(t, seat, 6 + seat);
        then_hand_count(t, seat, 4);
    }
}

SCENARIO("[RN Setup][RN13] Everybody begins with 15 branchlets, 15 discs, one token and twelve buildings")
{
    each_deal((TableSetup){ .north = 1 }, check_players);
}

SCENARIO("[RN Setup] Without the expansion there is none of it")
{
    Table t = given_players(2);
    then_tokens(&t, RED, 0);
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "aux branchlet");
    then_may_none(&t, RED, "token");
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    given_hand(&t, RED, "green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver topeka");
    then_may_not(&t, RED, "disc aux6");
}

SCENARIO("[RN Setup] The strip of the base game is covered: only the new cities are there")
{
    Table t = given_north(2);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5 white");
    given_dollars(&t, RED, 20);
    go_deliver(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver columbia; deliver st-louis; deliver chicago; deliver detroit; "
                  "deliver cleveland; deliver pittsburgh; deliver new-york");
}

SCENARIO("[RN Setup][RN21] Sides are chosen for everybody: 11 and 12 show what the set-up says")
{
    Table t = given_game((TableSetup){ .players = 3, .north = 1, .b_sides = "11 12" });
    for (unsigned seat = 0; seat < 3; seat++)
        then_buildings_left(&t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11b 12b");
}

SCENARIO("[RN Setup] With random sides 11 and 12 show now one, now the other, alike for all players")
{
    unsigned seen_b = 0, seen_a = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        Table t = given_dealt((TableSetup){ .players = 2, .north = 1, .sides_random = 1 }, seed);
        seen_b |= t.game.b_sides;
        seen_a |= ~(unsigned)t.game.b_sides;
    }
    Table t = given_north(2);
    then_that(&t, (seen_b >> 11 & 3) == 3, "both show their b-side at some table");
    then_that(&t, (seen_a >> 11 & 3) == 3, "both show their a-side at some table");
}

SCENARIO("[RN Setup] The promo station masters are in this box already: together they are refused")
{
    then_refused((TableSetup){ .players = 2, .north = 1, .promo_masters = 1 });
    Table t = given_dealt((TableSetup){ .players = 2, .promo_masters = 1 }, 1);
    then_that(&t, !gwt_is_over(&t.game), "without the expansion they are accepted");
}

SCENARIO("[RN Setup] With the promo buildings there is one building 11 for each player, and 13 besides")
{
    Table t = given_game((TableSetup){ .players = 2, .north = 1, .promo_buildings = 1 });
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a");
    then_buildings_left(&t, BLUE, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a");
}

/* ---- With the second edition ---- */

static void check_second(Table *t, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        then_tokens(t, seat, 1);
        then_branchlets_left(t, seat, 15);
        then_buildings_left(t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a");
        then_hand_count(t, seat, 4 + seat);
    }
}

SCENARIO("[RN41] On the second edition one token each in all, thirteen buildings, and the hands of that edition")
{
    each_deal((TableSetup){ .north = 1, .second_edition = 1 }, check_second);
    Table base = given_dealt((TableSetup){ .players = 2, .second_edition = 1 }, 1);
    then_tokens(&base, RED, 1);
}

SCENARIO("[RN41] On the second edition tokens also come from the outlaw space and from tile 13b")
{
    Table t = given_second_north(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-green");
    given_dollars(&t, RED, 0);
    Table dollars = t, building = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; trade trade1; ?take");
    then_tokens(&t, RED, 2);
    then_dollars(&t, RED, 0);
    arrive(&dollars, RED, "n-d");
    when(&dollars, RED, "use trade; trade trade2; ?take");
    then_tokens(&dollars, RED, 1);
    then_dollars(&dollars, RED, 1);

    given_building(&building, RED, "13b", "ab1");
    arrive(&building, RED, "ab1");
    when(&building, RED, "use token");
    then_tokens(&building, RED, 2);
    then_may_not(&building, RED, "use token");
}

SCENARIO("[RN Second edition] Kansas City pays 4 dollars and loses 8 points a disc")
{
    Table t = given_second_north(2);
    given_hand(&t, RED, "grey");
    given_dollars(&t, RED, 0);
    deliver(&t, RED, "kansas-city", "aux1");
    then_dollars(&t, RED, 1 + 4);
    then_score(&t, RED, GWT_SCORE_CITIES, -8);

    Table base = given_second_edition(2), first = given_north(2);
    given_city_disc(&base, RED, "kansas-city", "aux1");
    then_score(&base, RED, GWT_SCORE_CITIES, -6);
    given_hand(&first, RED, "grey");
    given_dollars(&first, RED, 0);
    deliver(&first, RED, "kansas-city", "aux1");
    then_dollars(&first, RED, 1 + 6);
}

SCENARIO("[RN Second edition][RN20] New York takes one disc of each player, worth 3; San Francisco is repeated")
{
    Table t = given_second_north(2);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&t, RED, 20);
    given_branchlets(&t, RED, "bl5 gr1 gr2");
    Table again = t;
    deliver(&t, RED, "new-york", "aux1");
    then_may(&t, RED, "offered sm8");
    then_score(&t, RED, GWT_SCORE_CITIES, 3);

    given_city_disc(&again, RED, "new-york", "aux1");
    given_city_disc(&again, RED, "san-francisco", "aux2");
    then_score(&again, RED, GWT_SCORE_CITIES, 3 + 2);
    go_deliver(&again, RED);
    then_may_not(&again, RED, "deliver new-york");
    then_may(&again, RED, "deliver san-francisco");
}

SCENARIO("[RN27][RN Second edition] The objective card names New York: one card at most; San Francisco does not count")
{
    Table t = given_second_north(2);
    given_branchlets(&t, RED, "bl5");
    given_objective_area(&t, RED, "a1 a1");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    given_city_disc(&t, RED, "san-francisco", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -6);
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 3);
}

SCENARIO("[RN Second edition] The strip and its pairs are those of the expansion")
{
    Table t = given_second_north(2);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5 white");
    given_dollars(&t, RED, 20);
    Table pair = t;
    go_deliver(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver columbia; deliver st-louis; deliver chicago; deliver detroit; "
                  "deliver cleveland; deliver pittsburgh; deliver new-york");
    given_tokens(&pair, RED, 0);
    given_city_disc(&pair, RED, "columbia", "aux1");
    deliver(&pair, RED, "st-louis", "aux2");
    then_turn_of(&pair, BLUE);
    then_tokens(&pair, RED, 1);
    then_score(&pair, RED, GWT_SCORE_CITIES, -5);
}

SCENARIO("[RN21][RN Second edition] Tile 11 is the second edition's: 20 points, two hazards at $2; 11b as before")
{
    Table t = given_second_north(2);
    given_building(&t, RED, "11a", "ab1");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 20);
    given_tile(&t, "rock1", "rock-black-3");
    given_tile(&t, "rock2", "rock-green-3");
    given_tile(&t, "flood1", "flood-green-3");
    given_dollars(&t, RED, 9);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove rock1; use hazard-at-2; remove flood1");
    then_dollars(&t, RED, 5);
    then_collected(&t, RED, "rock-black-3 flood-green-3");
    then_may_not(&t, RED, "use hazard-at-2");

    Table b_side = given_second_north(2);
    given_building(&b_side, RED, "11b", "ab1");
    then_score(&b_side, RED, GWT_SCORE_BUILDINGS, 10);
    given_collected(&b_side, RED, "rock-black-3");
    given_engine(&b_side, RED, "18");
    arrive(&b_side, RED, "ab1");
    when(&b_side, RED, "use engine-hazards");
    then_may(&b_side, RED, "engine 19");
    then_may_not(&b_side, RED, "engine 20");
}

SCENARIO("[RN Second edition] Tile 12 is the expansion's on both sides")
{
    Table t = given_second_north(2);
    given_building(&t, RED, "12a", "ab1");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 4);
    given_branchlets(&t, RED, "gr1 gr2 gr3");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use bells; forward 1");
    then_dollars(&t, RED, 1);
    then_certificates(&t, RED, 1);

    Table b_side = given_second_north(2);
    given_building(&b_side, RED, "12b", "ab1");
    then_score(&b_side, RED, GWT_SCORE_BUILDINGS, 4);
    given_dollars(&b_side, RED, 0);
    arrive(&b_side, RED, "ab1");
    when(&b_side, RED, "use builders-1; use branchlet; branchlet gr1");
    then_dollars(&b_side, RED, 1);
    then_branchlets(&b_side, RED, "gr1");
    then_may_none(&b_side, RED, "use");
}

SCENARIO("[RN Second edition] Tile 13 is the second edition's twelfth: builders and a step; stations and a token")
{
    Table t = given_second_north(2);
    given_building(&t, RED, "13a", "ab1");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 5);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use builders-1");
    then_dollars(&t, RED, 3);
    when(&t, RED, "use herder-1");
    when(&t, RED, "?move n-b");
    then_herder(&t, RED, "n-b");

    Table b_side = given_second_north(2);
    given_building(&b_side, RED, "13b", "ab1");
    then_score(&b_side, RED, GWT_SCORE_BUILDINGS, 4);
    given_station_disc(&b_side, RED, "st1", "aux1");
    given_dollars(&b_side, RED, 0);
    arrive(&b_side, RED, "ab1");
    when(&b_side, RED, "use stations-2; use token");
    then_dollars(&b_side, RED, 2);
    then_tokens(&b_side, RED, 2);
    then_may_none(&b_side, RED, "use");
}

SCENARIO("[RN Second edition] Builders for 11, 12 and 13: 12 or 5, 3, 4 or 3")
{
    static const struct {
        const char *b_sides, *build;
        unsigned builders;
    } tiles[] = {
        { "11", "build 11b", 5 }, { "", "build 12a", 3 },   { "12", "build 12b", 3 },
        { "", "build 13a", 4 },   { "13", "build 13b", 3 },
    };
    for (unsigned i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        TableSetup setup = { .players = 2, .second_edition = 1, .north = 1, .b_sides = tiles[i].b_sides };
        Table t = given_game(setup);
        given_dollars(&t, RED, 40);
        Table few = t;
        given_workers(&t, RED, 1, tiles[i].builders, 1);
        arrive(&t, RED, "n-b");
        when(&t, RED, "use build-at-2");
        when(&t, RED, tiles[i].build);
        when(&t, RED, "at ce1");
        then_dollars(&t, RED, 40 - 2 * tiles[i].builders);
        given_workers(&few, RED, 1, tiles[i].builders - 1, 1);
        arrive(&few, RED, "n-b");
        when(&few, RED, "use build-at-2");
        then_may_not(&few, RED, tiles[i].build);
    }
    Table eleven = given_second_north(2);
    given_workers(&eleven, RED, 1, 6, 1);
    given_dollars(&eleven, RED, 40);
    given_building(&eleven, RED, "9a", "bc1"); /* 7 */
    given_building(&eleven, RED, "8a", "bc2"); /* 5 */
    arrive(&eleven, RED, "n-b");
    when(&eleven, RED, "use build-at-2; build 11a");
    then_may_only(&eleven, RED, "at bc1");
}

SCENARIO("[RN Second edition] The trail and the fifth auxiliary action stay those of the second edition")
{
    Table t = given_second_north(2);
    given_building(&t, RED, "1a", "de1");
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "9");
    given_dollars(&t, RED, 0);
    given_herder(&t, RED, "n-d");
    then_may(&t, RED, "move de1");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux trash; engine 8");
    then_dollars(&t, RED, 1);
}
