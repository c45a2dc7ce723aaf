/* SPDX-License-Identifier: MIT */
/* north_score.c - Rails to the North at the end of the game: the crests, the pairs, San Francisco by bell spaces, the
 * stations in the north, buildings 11 and 12, the lower halves of sm6 to sm11, and the objective card a1. */
#include "north.h"

static const char big_towns[] = "gr3 bl4 bl5 re1 re4 re8 re10 re12";

/* Fifteen squares, San Francisco's first; the first n of them are n branchlets. */
static const char *const squares[] = { "bl5", "gr1", "gr2", "gr3", "gr4", "gr5", "bl1", "bl2",
                                       "bl3", "pu1", "pu2", "re1", "re2", "re3", "re4" };

static void given_number(Table *t, unsigned seat, unsigned branchlets)
{
    char list[100] = "";
    size_t length = 0;
    for (unsigned i = 0; i < branchlets; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, " %s", squares[i]);
    given_branchlets(t, seat, list);
}

SCENARIO("[RN End of the game] A disc on each crest, one by one: crests and pairs as printed")
{
    static const struct {
        const char *city, *disc;
        int points; /* of this disc, with those before it */
    } discs[] = {
        { "kansas-city", "aux1", -8 },  { "columbia", "aux2", 0 },     { "st-louis", "aux3", -5 },
        { "chicago", "aux3", 0 },       { "detroit", "aux4", -5 },     { "cleveland", "aux4", 0 },
        { "pittsburgh", "aux5", 4 },    { "new-york", "aux5", 3 + 6 }, { "memphis", "cert4", 0 },
        { "denver", "cert6", 0 },       { "milwaukee", "step1", 0 },   { "green-bay", "aux6", 4 },
        { "minneapolis", "step2", 10 }, { "toronto", "hand", 5 },      { "montreal", "hand", 15 },
    };
    Table t = given_north(2);
    given_branchlets(&t, RED, big_towns);
    int points = 0;
    for (unsigned i = 0; i < sizeof discs / sizeof discs[0]; i++) {
        given_city_disc(&t, RED, discs[i].city, discs[i].disc);
        points += discs[i].points;
        then_score(&t, RED, GWT_SCORE_CITIES, points);
    }
    then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
}

SCENARIO("[RN End of the game] Every crest alone: only Kansas City, New York and the crests with a number count")
{
    static const struct {
        const char *city;
        int points;
    } crests[] = {
        { "kansas-city", -8 },  { "columbia", 0 },   { "st-louis", 0 },     { "chicago", 0 }, { "detroit", 0 },
        { "cleveland", 0 },     { "pittsburgh", 0 }, { "new-york", 3 },     { "memphis", 0 }, { "denver", 0 },
        { "milwaukee", 0 },     { "green-bay", 4 },  { "minneapolis", 10 }, { "toronto", 5 }, { "montreal", 15 },
        { "san-francisco", 4 }, /* eight branchlets: two bells */
    };
    for (unsigned i = 0; i < sizeof crests / sizeof crests[0]; i++) {
        Table t = given_north(2);
        given_branchlets(&t, RED, big_towns);
        given_city_disc(&t, RED, crests[i].city, "aux1");
        then_score(&t, RED, GWT_SCORE_CITIES, crests[i].points);
    }
}

SCENARIO("[RN14][RN End of the game] The pairs: both discs one's own, and only these four pairs")
{
    static const struct {
        const char *one, *other;
        int points;
    } pairs[] = {
        { "columbia", "st-louis", -5 },      { "chicago", "detroit", -5 },   { "cleveland", "pittsburgh", 4 },
        { "pittsburgh", "new-york", 6 + 3 }, { "st-louis", "chicago", 0 },   { "detroit", "cleveland", 0 },
        { "columbia", "chicago", 0 },        { "cleveland", "new-york", 3 },
    };
    for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        Table t = given_north(2);
        given_city_disc(&t, RED, pairs[i].one, "aux1");
        Table apart = t;
        given_city_disc(&t, RED, pairs[i].other, "aux2");
        then_score(&t, RED, GWT_SCORE_CITIES, pairs[i].points);
        then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
        given_city_disc(&apart, BLUE, pairs[i].other, "aux1");
        then_score(&apart, RED, GWT_SCORE_CITIES, 0);
    }
}

SCENARIO("[RN End of the game] Each disc on Kansas City loses 8 points")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, -24);
    given_discs_cleared(&t, RED, "aux4");
    then_score(&t, RED, GWT_SCORE_CITIES, -32);
    then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
}

SCENARIO("[RN End of the game] Mary has four branchlets left, so three bells: each disc on San Francisco is worth 6")
{
    Table t = given_north(2);
    given_number(&t, RED, 11);
    then_branchlets_left(&t, RED, 4);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_CITIES, 6);
    given_city_disc(&t, RED, "san-francisco", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 12);
}

SCENARIO("[RN22] San Francisco counts the bell spaces at the end: 2 points for each, for every disc")
{
    for (unsigned branchlets = 1; branchlets <= 15; branchlets++) {
        Table t = given_north(2);
        given_number(&t, RED, branchlets);
        given_city_disc(&t, RED, "san-francisco", "aux1");
        given_city_disc(&t, RED, "san-francisco", "aux2");
        then_score(&t, RED, GWT_SCORE_CITIES, 2 * 2 * (int)(branchlets / 3));
    }
}

SCENARIO("[RN22] A branchlet placed after the delivery raises the worth of the disc; one that clears no bell does not")
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "bl5 gr1");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_CITIES, 0);
    place(&t, RED, "gr3"); /* the third */
    then_score(&t, RED, GWT_SCORE_CITIES, 2);
    when(&t, RED, "?end");
    when_any_turn(&t, BLUE);
    given_hand(&t, RED, "green black white grey");
    place(&t, RED, "gr5"); /* the fourth */
    then_score(&t, RED, GWT_SCORE_CITIES, 2);
    then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
}

SCENARIO("[RN27] The objective card's San Francisco is the crest of the extension board; New York does not count")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "bl5");
    given_objective_area(&t, RED, "a1 a1 a1");
    Table york = t;
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -9);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 6);
    given_city_disc(&t, RED, "san-francisco", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10 - 3);
    given_city_disc(&york, RED, "new-york", "aux1");
    then_score(&york, RED, GWT_SCORE_OBJECTIVES, -9);
    then_score(&york, RED, GWT_SCORE_CITIES, 3);
}

SCENARIO("[RN27] A disc of San Francisco serves one objective card only, and another player's serves none")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "bl5");
    given_branchlets(&t, BLUE, "bl5");
    given_objective_area(&t, RED, "a1");
    given_city_disc(&t, BLUE, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -3);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
    given_objective_area(&t, RED, "a1 a1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 2);
}

SCENARIO("[RN17] The stations in the north are worth 6 and 8 points")
{
    Table t = given_north(2);
    given_station_disc(&t, RED, "st11", "aux1");
    then_score(&t, RED, GWT_SCORE_STATIONS, 6);
    given_station_disc(&t, RED, "st12", "aux2");
    then_score(&t, RED, GWT_SCORE_STATIONS, 14);
    given_station_disc(&t, RED, "st1", "aux3");
    then_score(&t, RED, GWT_SCORE_STATIONS, 15);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 0);
}

SCENARIO("[RN21][RN End of the game] Buildings 11a, 11b, 12a and 12b on the trail are worth 25, 10, 4 and 4 points")
{
    static const struct {
        const char *tile;
        int points;
    } tiles[] = { { "11a", 25 }, { "11b", 10 }, { "12a", 4 }, { "12b", 4 } };
    for (unsigned i = 0; i < 4; i++) {
        Table t = given_north(2);
        then_score(&t, RED, GWT_SCORE_BUILDINGS, 0);
        given_building(&t, RED, tiles[i].tile, "bc2");
        then_score(&t, RED, GWT_SCORE_BUILDINGS, tiles[i].points);
        given_building_boxed(&t, RED, tiles[i].tile);
        then_score(&t, RED, GWT_SCORE_BUILDINGS, 0);
    }
}

SCENARIO("[RN17][RN New station masters] Sm6: 3 points for every 2 stations, sm7: 2 for each own building on the trail")
{
    static const char *const stations[] = { "st1", "st11", "st12", "st2", "st3" };
    static const char *const discs[] = { "aux1", "aux2", "aux3", "aux3", "aux4" };
    Table six = given_north(2), seven = six;
    given_owned_master(&six, RED, "sm6");
    for (unsigned i = 0; i < 5; i++) {
        then_score(&six, RED, GWT_SCORE_MASTERS, 3 * (int)(i / 2));
        given_station_disc(&six, RED, stations[i], discs[i]);
    }
    then_score(&six, RED, GWT_SCORE_MASTERS, 6);

    given_owned_master(&seven, RED, "sm7");
    then_score(&seven, RED, GWT_SCORE_MASTERS, 0);
    given_building(&seven, RED, "1a", "ab1");
    given_building(&seven, RED, "12a", "ab2");
    given_building(&seven, BLUE, "2a", "ab3");
    then_score(&seven, RED, GWT_SCORE_MASTERS, 4);
    given_building_boxed(&seven, RED, "3a");
    then_score(&seven, RED, GWT_SCORE_MASTERS, 4);
}

SCENARIO("[RN New station masters] Sm8 and sm9 are worth nothing at the end")
{
    Table t = given_north(2);
    given_owned_master(&t, RED, "sm8");
    given_owned_master(&t, RED, "sm9");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[RN New station masters] Sm10: 5 points for every 2 tokens still held; without it they are worth nothing")
{
    Table t = given_north(2);
    given_tokens(&t, BLUE, 6);
    given_owned_master(&t, RED, "sm10");
    for (unsigned tokens = 0; tokens <= 7; tokens++) {
        given_tokens(&t, RED, tokens);
        then_score(&t, RED, GWT_SCORE_MASTERS, 5 * (int)(tokens / 2));
        then_score(&t, RED, GWT_SCORE_TOKEN, 0);
    }
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 0);
}

SCENARIO("[RN New station masters] Sm11: 2 points for each of the six areas with an own branchlet")
{
    static const struct {
        const char *branchlets;
        int points;
    } areas[] = {
        { "", 0 },
        { "gr1 gr2 gr3 gr4 gr5", 2 },
        { "bl1 bl2 bl3 bl4 bl5", 2 },
        { "pu1 pu2", 2 },
        { "re1 re2 re3 re4 re5 re6 re7 re8 re9 re10 re11 re12", 2 },
        { "te1 te2", 2 },
        { "vi1 vi2", 2 },
        { "gr1 bl1", 4 },
        { "gr5 bl5 pu2", 6 },
        { "gr1 bl1 pu1 re1", 8 },
        { "gr1 bl1 pu1 re12 te2", 10 },
        { "gr2 bl4 pu2 re7 te1 vi2", 12 },
        { "gr2 gr3 bl4 pu2 re7 re8 te1 vi2", 12 },
    };
    for (unsigned i = 0; i < sizeof areas / sizeof areas[0]; i++) {
        Table t = given_north(2);
        given_owned_master(&t, RED, "sm11");
        given_branchlets(&t, BLUE, "gr1 bl1 pu1 re1 te1 vi1");
        given_branchlets(&t, RED, areas[i].branchlets);
        then_score(&t, RED, GWT_SCORE_MASTERS, areas[i].points);
        then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
    }
}

SCENARIO("[RN22][RN End of the game] Branchlets by themselves score nothing")
{
    Table t = given_north(2);
    GwtScore before, after;
    gwt_score(&t.game, RED, &before);
    given_number(&t, RED, 15);
    gwt_score(&t.game, RED, &after);
    then_that(&t, before.total == after.total, "fifteen branchlets change no total");
}
