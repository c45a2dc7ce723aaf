/* SPDX-License-Identifier: MIT */
/* north_tiles.c - Rails to the North, what is printed on the new tiles: the five kinds of medium town tiles, buildings
 * 11 and 12, station masters sm6 to sm11, and the two stations in the north. Their victory points are north_score.c. */
#include "north.h"

static const char all_but_aux1[] = "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand aux6";

/* RED next to GR2, on which this tile lies; no tokens. */
static Table before_medium(const char *tile, unsigned dollars)
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1");
    given_medium(&t, "gr2", tile);
    given_dollars(&t, RED, dollars);
    return t;
}

/* ---- Medium town tiles ---- */

SCENARIO("[RN Medium town tiles] Hire: one worker, 2 dollars cheaper")
{
    Table t = before_medium("hire", 4);
    Table poor = before_medium("hire", 3);
    place(&t, RED, "gr2");
    then_asked(&t, RED, GWT_DECIDE_HIRE);
    then_may_only(&t, RED, "hire cowboy row 1; hire builder row 1; pass");
    when(&t, RED, "hire builder row 1");
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 1, 2, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_none(&t, RED, "hire");

    place(&poor, RED, "gr2");
    then_may_none(&poor, RED, "hire");
}

SCENARIO("[RN Medium town tiles] Hire: the space just covered gives its bonus as with every hire")
{
    Table t = before_medium("hire", 20);
    given_workers(&t, RED, 1, 3, 1); /* the fourth builder builds at 1 dollar */
    place(&t, RED, "gr2");
    when(&t, RED, "hire builder row 1");
    then_asked(&t, RED, GWT_DECIDE_BUILD);
    when(&t, RED, "build 1a; at ab1");
    then_dollars(&t, RED, 20 - 4 - 1);

    Table third = before_medium("hire", 20);
    given_workers(&third, RED, 1, 2, 1);
    place(&third, RED, "gr2");
    when(&third, RED, "hire builder row 1");
    then_asked(&third, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN Medium town tiles] Trash: up to two hand cards leave the game, objective cards among them")
{
    Table t = before_medium("trash", 0);
    given_hand(&t, RED, "green grey grey g1 white");
    place(&t, RED, "gr2");
    then_asked(&t, RED, GWT_DECIDE_TRASH);
    then_may_only(&t, RED, "trash grey; trash g1; trash white; pass");
    Table one = t, none = t;
    when(&t, RED, "trash grey; trash g1");
    then_hand(&t, RED, "grey white");
    then_boxed_cards(&t, "grey", 1);
    then_boxed_cards(&t, "g1", 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&one, RED, "trash grey; pass");
    then_hand(&one, RED, "grey g1 white");
    then_asked(&one, RED, GWT_DECIDE_LOCATION);
    when(&none, RED, "pass");
    then_hand(&none, RED, "grey grey g1 white");
    then_asked(&none, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN34] Engine: one to three spaces forward, or not at all")
{
    Table t = before_medium("engine", 0);
    given_engine(&t, RED, "6");
    place(&t, RED, "gr2");
    then_asked(&t, RED, GWT_DECIDE_ENGINE_FORWARD);
    then_may_only(&t, RED, "engine 7; engine 8; engine t2; engine 9; pass");
    when(&t, RED, "engine 9");
    then_engine(&t, RED, "9");
    then_dollars(&t, RED, 0);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN34] Engine: occupied spaces are skipped")
{
    Table t = before_medium("engine", 0);
    given_engine(&t, RED, "17");
    given_engine(&t, BLUE, "19");
    place(&t, RED, "gr2");
    then_may_only(&t, RED, "engine 18; engine 20; engine 21; pass");
    then_may_not(&t, RED, "engine 19");
    then_may_not(&t, RED, "engine 22");
}

SCENARIO("[RN34] Engine: on a turnout the station may be upgraded; a stop elsewhere offers none")
{
    Table t = before_medium("engine", 2);
    given_engine(&t, RED, "6");
    Table by = t;
    place(&t, RED, "gr2");
    when(&t, RED, "engine t2");
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st2", 1);
    then_dollars(&t, RED, 0);
    place(&by, RED, "gr2");
    when(&by, RED, "engine 8");
    then_asked(&by, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN34] Engine: on 39 the station, the way back and 3 dollars")
{
    Table t = before_medium("engine", 3);
    given_engine(&t, RED, "37");
    place(&t, RED, "gr2");
    then_may_only(&t, RED, "engine 38; engine 39; pass");
    when(&t, RED, "engine 39; upgrade; disc aux1");
    then_on_station(&t, RED, "st10", 1);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "engine 39");
    when(&t, RED, "engine 30");
    then_engine(&t, RED, "30");
    then_dollars(&t, RED, 3);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN35] Five dollars, or a yellow, red or blue market card to the discard pile; no refill of the market")
{
    Table t = before_medium("dollars-or-cattle", 0);
    place(&t, RED, "gr2");
    then_asked(&t, RED, GWT_DECIDE_DOLLARS_OR_CATTLE);
    then_may_only(&t, RED, "take; cattle yellow; cattle red; cattle blue; pass");
    then_may_not(&t, RED, "cattle brown-3");
    then_may_not(&t, RED, "cattle purple-5");
    Table dollars = t, none = t;
    when(&t, RED, "cattle blue");
    then_discard_pile(&t, RED, "green blue");
    then_dollars(&t, RED, 0);
    then_market(&t, "yellow yellow red red brown-3 purple-5");
    then_market_count(&t, 6);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&dollars, RED, "take");
    then_dollars(&dollars, RED, 5);
    then_market_count(&dollars, 7);
    then_may_none(&dollars, RED, "cattle");
    when(&none, RED, "pass");
    then_dollars(&none, RED, 0);
    then_market_count(&none, 7);
}

SCENARIO("[RN35] Without such a card in the market only the dollars can be chosen")
{
    Table t = before_medium("dollars-or-cattle", 0);
    given_market(&t, "brown-3 brown-4 purple-5");
    Table one = t;
    place(&t, RED, "gr2");
    then_may_only(&t, RED, "take; pass");
    given_market(&one, "brown-3 red purple-5");
    place(&one, RED, "gr2");
    then_may_only(&one, RED, "take; cattle red; pass");
}

SCENARIO("[RN35] A Simmental is never taken so")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .simmental = 1 });
    given_tokens(&t, RED, 0);
    given_branchlets(&t, RED, "gr1");
    given_medium(&t, "gr2", "dollars-or-cattle");
    given_market(&t, "calf calf yellow brown-3");
    place(&t, RED, "gr2");
    then_may_only(&t, RED, "take; cattle yellow; pass");
    then_may_not(&t, RED, "cattle calf");
}

SCENARIO("[RN33] A free building: the builders are needed, no dollar is")
{
    Table t = before_medium("building", 0);
    given_workers(&t, RED, 1, 3, 1);
    place(&t, RED, "gr2");
    then_asked(&t, RED, GWT_DECIDE_BUILD);
    then_may_only(&t, RED, "build 1a; build 2a; build 3a; build 4a; build 5a; build 12a; pass");
    then_may_not(&t, RED, "build 6a"); /* 4 builders */
    when(&t, RED, "build 5a; at ce1");
    then_location(&t, "ce1", "5a of RED");
    then_dollars(&t, RED, 0);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN33] A free building may replace: the difference in builders is needed, no dollar is, the old tile is gone")
{
    Table t = before_medium("building", 0);
    given_workers(&t, RED, 1, 2, 1);
    given_building(&t, RED, "5a", "ce1"); /* 3 builders */
    given_building(&t, BLUE, "1a", "ce2");
    place(&t, RED, "gr2");
    then_may(&t, RED, "build 8a");     /* 5: difference 2 */
    then_may_not(&t, RED, "build 9a"); /* 7: difference 4 */
    when(&t, RED, "build 8a");
    then_may_only(&t, RED, "at ce1");
    when(&t, RED, "at ce1");
    then_location(&t, "ce1", "8a of RED");
    then_building_boxed(&t, RED, "5a");
    then_dollars(&t, RED, 0);

    /* A tile that fits both ways: an empty space, or the smaller building; never another's, never a neutral one. */
    Table both = before_medium("building", 0);
    given_workers(&both, RED, 1, 3, 1);
    given_building(&both, RED, "1a", "ce1");
    given_building(&both, BLUE, "1a", "ce2");
    place(&both, RED, "gr2");
    when(&both, RED, "build 4a");
    then_may(&both, RED, "at ce1");
    then_may(&both, RED, "at ab1");
    then_may_not(&both, RED, "at ce2");
    then_may_not(&both, RED, "at n-b");
    then_may_not(&both, RED, "at flood1");
}

SCENARIO("[RN33] Replacing the building under the herder ends the use of the place")
{
    /* RED on 12b places a branchlet; the free building replaces 12b itself (3 builders) by 6a (4). */
    Table t = before_medium("building", 0);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "12b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use branchlet; branchlet gr2");
    Table elsewhere = t;
    when(&t, RED, "build 6a; at ab1");
    then_location(&t, "ab1", "6a of RED");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_turn_of(&t, BLUE);

    when(&elsewhere, RED, "build 5a; at ab2");
    then_may(&elsewhere, RED, "use builders-1");
    then_may_none(&elsewhere, RED, "aux");
}

SCENARIO("[RN31] The tile stays: the next player who comes there gets its action too")
{
    Table t = before_medium("dollars-or-cattle", 0);
    given_branchlets(&t, BLUE, "gr1");
    given_dollars(&t, BLUE, 0);
    place(&t, RED, "gr2");
    when(&t, RED, "take");
    then_medium(&t, "gr2", "dollars-or-cattle");
    when(&t, RED, "?end");
    place(&t, BLUE, "gr2");
    then_may(&t, BLUE, "take");
    when(&t, BLUE, "take");
    then_dollars(&t, BLUE, 5);
    then_dollars(&t, RED, 5);
    then_medium(&t, "gr2", "dollars-or-cattle");
}

SCENARIO("[RN31] It acts when a branchlet is placed, for its owner: nobody there gets anything else or later")
{
    Table t = before_medium("dollars-or-cattle", 0);
    given_branchlets(&t, BLUE, "gr1 gr2");
    given_dollars(&t, BLUE, 0);
    place(&t, RED, "gr2");
    then_to_act(&t, RED);
    when(&t, RED, "take");
    then_dollars(&t, BLUE, 0);
    when(&t, RED, "?end");
    go_place(&t, BLUE);
    then_may_not(&t, BLUE, "branchlet gr2");
    when(&t, BLUE, "branchlet gr3");
    then_dollars(&t, BLUE, 2);
}

SCENARIO("[RN32] A tile without a legal effect lapses, and the branchlet stays")
{
    Table hire = before_medium("hire", 3);
    place(&hire, RED, "gr2");
    then_asked(&hire, RED, GWT_DECIDE_LOCATION);
    then_branchlets(&hire, RED, "gr1 gr2");

    Table trash = before_medium("trash", 0);
    given_hand(&trash, RED, "green");
    place(&trash, RED, "gr2");
    then_may_none(&trash, RED, "trash");
    then_branchlets(&trash, RED, "gr1 gr2");
    then_turn_of(&trash, BLUE);

    Table building = before_medium("building", 0);
    static const char *const ones[] = { "1a", "2a", "3a" };
    for (unsigned i = 0; i < 3; i++)
        given_building_boxed(&building, RED, ones[i]);
    Table one_left = before_medium("building", 0);
    given_building_boxed(&one_left, RED, "1a");
    given_building_boxed(&one_left, RED, "2a");
    place(&building, RED, "gr2");
    then_asked(&building, RED, GWT_DECIDE_LOCATION);
    then_branchlets(&building, RED, "gr1 gr2");
    place(&one_left, RED, "gr2");
    then_may_only(&one_left, RED, "build 3a; pass");
}

SCENARIO("[RN32] The discount goes on where only the cheaper row can be paid")
{
    Table t = before_medium("hire", 3);
    given_token_row(&t, 5);
    given_job_row(&t, 4, "engineer");
    place(&t, RED, "gr2");
    then_may_only(&t, RED, "hire engineer row 4; pass"); /* 5 - 2; row 1 is 4 */
    when(&t, RED, "hire engineer row 4");
    then_dollars(&t, RED, 0);
}

/* ---- The stations in the north ---- */

/* RED next to the station town. */
static Table before_station(const char *neighbour, unsigned dollars)
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, neighbour);
    given_dollars(&t, RED, dollars);
    return t;
}

SCENARIO("[RN36] St11 costs 7 dollars, st12 costs 15: with less there is no upgrade, and no later chance")
{
    static const struct {
        const char *neighbour, *town, *next, *station;
        unsigned price;
        int points;
    } stations[] = { { "gr3", "gr4", "gr5", "st11", 7, 6 }, { "re2", "re3", "re4", "st12", 15, 8 } };
    for (unsigned i = 0; i < 2; i++) {
        Table t = before_station(stations[i].neighbour, stations[i].price);
        place(&t, RED, stations[i].town);
        then_may_only(&t, RED, "upgrade; pass");
        when(&t, RED, "upgrade; disc aux1");
        then_dollars(&t, RED, 0);
        then_on_station(&t, RED, stations[i].station, 1);
        then_score(&t, RED, GWT_SCORE_STATIONS, stations[i].points);

        Table poor = before_station(stations[i].neighbour, stations[i].price - 1);
        place(&poor, RED, stations[i].town);
        then_may_not(&poor, RED, "upgrade");
        then_asked(&poor, RED, GWT_DECIDE_LOCATION);
        when(&poor, RED, "?end");
        when_any_turn(&poor, BLUE);
        given_dollars(&poor, RED, 40);
        given_hand(&poor, RED, "green black white grey");
        go_place(&poor, RED);
        char action[24];
        snprintf(action, sizeof action, "branchlet %s", stations[i].town);
        then_may_not(&poor, RED, action);
        snprintf(action, sizeof action, "branchlet %s", stations[i].next);
        when(&poor, RED, action);
        then_may_not(&poor, RED, "upgrade");
        then_on_station(&poor, RED, stations[i].station, 0);
    }
}

SCENARIO("[RN36] Without any disc the upgrade is lost; a disc of another station will do")
{
    Table t = before_station("gr3", 20);
    given_discs_cleared(&t, RED, all_but_aux1);
    Table other = t;
    given_city_disc(&t, RED, "kansas-city", "aux1");
    place(&t, RED, "gr4");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    given_station_disc(&other, RED, "st1", "aux1");
    place(&other, RED, "gr4");
    then_may_only(&other, RED, "upgrade; pass");
    when(&other, RED, "upgrade; ?disc st1");
    then_on_station(&other, RED, "st1", 0);
    then_on_station(&other, RED, "st11", 1);
    then_dollars(&other, RED, 20 - 7);
}

SCENARIO("[RN13][RN36] Corners: st11 is white, st12 is dark")
{
    Table green = before_station("gr3", 40), red = before_station("re2", 40);
    place(&green, RED, "gr4");
    when(&green, RED, "upgrade");
    then_may_only(&green, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc aux6");
    then_may_not(&green, RED, "disc step1");
    place(&red, RED, "re3");
    when(&red, RED, "upgrade");
    then_may_only(&red, RED,
                  "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc aux6; disc cert6; "
                  "disc step1; disc step2; disc hand");
}

SCENARIO("[RN Place one branchlet] A station town's station master: for a worker, right after the upgrade, and once")
{
    Table t = before_station("gr3", 20);
    given_workers(&t, RED, 2, 1, 1);
    Table no_worker = before_station("gr3", 20);
    place(&t, RED, "gr4");
    when(&t, RED, "upgrade; disc aux1");
    then_asked(&t, RED, GWT_DECIDE_STATION_MASTER);
    then_may_only(&t, RED, "master cowboy; pass");
    Table declined = t;
    when(&t, RED, "master cowboy");
    then_masters(&t, RED, "sm6");
    then_workers(&t, RED, 1, 1, 1);
    then_master_space(&t, "st11", "cowboy");
    then_permanent_certificates(&t, RED, 1);
    when(&declined, RED, "pass");
    then_master_space(&declined, "st11", "sm6");
    then_masters(&declined, RED, "");

    place(&no_worker, RED, "gr4");
    when(&no_worker, RED, "upgrade; disc aux1");
    then_may_none(&no_worker, RED, "master");
    then_asked(&no_worker, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN36] The discs of others do not matter to a station in the north, its master once taken is gone")
{
    Table t = before_station("gr3", 20);
    given_workers(&t, RED, 2, 1, 1);
    given_station_disc(&t, BLUE, "st11", "aux1");
    Table gone = t;
    place(&t, RED, "gr4");
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st11", 1);
    then_on_station(&t, BLUE, "st11", 1);
    then_may(&t, RED, "master cowboy");
    given_no_master(&gone, "st11");
    place(&gone, RED, "gr4");
    when(&gone, RED, "upgrade; disc aux1");
    then_may_none(&gone, RED, "master");
    then_asked(&gone, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN16] 9b upgrades stations behind the engine, never the two in the north")
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr4 re3");
    given_building(&t, RED, "9b", "ab1");
    given_engine(&t, RED, "38");
    given_dollars(&t, RED, 60);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may(&t, RED, "station st1");
    then_may(&t, RED, "station st9");
    then_may_not(&t, RED, "station st10");
    then_may_not(&t, RED, "station st11");
    then_may_not(&t, RED, "station st12");

    Table nothing_behind = north_without_tokens(2);
    given_branchlets(&nothing_behind, RED, "gr4 re3");
    given_building(&nothing_behind, RED, "9b", "ab1");
    given_engine(&nothing_behind, RED, "4");
    given_dollars(&nothing_behind, RED, 60);
    arrive(&nothing_behind, RED, "ab1");
    then_may_not(&nothing_behind, RED, "use station-behind");
}

SCENARIO("[RN17] The stations in the north count for objective cards and for sm6")
{
    Table t = north_without_tokens(2);
    given_objective_area(&t, RED, "m4"); /* 2 buildings, 2 stations: 5, otherwise -2 */
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_owned_master(&t, RED, "sm6");
    given_station_disc(&t, RED, "st11", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_station_disc(&t, RED, "st12", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[RN17] They count for the building that pays 2 dollars a station")
{
    Table t = given_second_north(2);
    given_building(&t, RED, "13b", "ab1");
    given_dollars(&t, RED, 0);
    given_station_disc(&t, RED, "st12", "aux1");
    Table both = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use stations-2");
    then_dollars(&t, RED, 2);
    given_station_disc(&both, RED, "st11", "aux2");
    arrive(&both, RED, "ab1");
    when(&both, RED, "use stations-2");
    then_dollars(&both, RED, 4);
}

/* ---- Chains ---- */

SCENARIO("[RN40] Branchlet, station, station master, his branchlet: innermost first, then the double action goes on")
{
    Table t = north_without_tokens(2);
    given_discs_cleared(&t, RED, "aux6");
    given_branchlets(&t, RED, "gr3");
    given_master(&t, "st11", "sm10");
    given_workers(&t, RED, 2, 1, 1);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white");
    when(&t, RED, "branchlet gr4; upgrade; disc aux1");
    then_asked(&t, RED, GWT_DECIDE_STATION_MASTER);
    when(&t, RED, "master cowboy");
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    when(&t, RED, "branchlet gr5"); /* sm10's; its token is asked before the double action goes on */
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "take");
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    then_towns(&t, RED, "gr1");
    when(&t, RED, "branchlet gr1");
    then_branchlets(&t, RED, "gr1 gr3 gr4 gr5");
    then_tokens(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_none(&t, RED, "branchlet");
}

SCENARIO("[RN40] The medium tile's engine, its station and sm10's branchlet are finished before the turn goes on")
{
    Table t = before_medium("engine", 20);
    given_engine(&t, RED, "4");
    given_master(&t, "st1", "sm10");
    given_workers(&t, RED, 2, 1, 1);
    given_building(&t, RED, "12b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use branchlet; branchlet gr2; engine t1; upgrade; disc aux1; master cowboy");
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    then_towns(&t, RED, "gr3");
    then_may_not(&t, RED, "use builders-1");
    when(&t, RED, "branchlet gr3");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may(&t, RED, "use builders-1");
    then_may_not(&t, RED, "use branchlet");
}

SCENARIO("[RN40] A long chain: double action, station, master, branchlet, hire, a second hire, a building, and back")
{
    Table t = north_without_tokens(2);
    given_tokens(&t, RED, 1);
    given_discs_cleared(&t, RED, "aux6");
    given_branchlets(&t, RED, "gr1 gr3");
    given_master(&t, "st11", "sm10");
    given_workers(&t, RED, 2, 3, 3);
    given_job_row(&t, 1, "engineer builder");
    given_dollars(&t, RED, 40);
    given_hand(&t, RED, "a1 green white grey");
    when(&t, RED, "play a1; aux branchlet double; discard green; discard white");
    when(&t, RED, "branchlet gr4; upgrade; disc aux1; master cowboy");
    when(&t, RED, "branchlet gr2; hire engineer row 1; hire builder row 1");
    then_asked(&t, RED, GWT_DECIDE_BUILD);
    when(&t, RED, "token 1");
    then_hand_count(&t, RED, 2);
    when(&t, RED, "discard grey; build 1a; at ab1");
    then_workers(&t, RED, 1, 4, 4);
    then_dollars(&t, RED, 40 - 7 - 4 - 4 - 1);
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    then_towns(&t, RED, "gr5");
    when(&t, RED, "branchlet gr5; take");
    then_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5");
    then_asked(&t, RED, GWT_DECIDE_MOVE);
}

/* ---- Buildings 11 and 12 ---- */

SCENARIO("[RN21] 11a needs twelve builders: it only replaces a tile that needs at least six")
{
    Table t = north_without_tokens(2);
    given_workers(&t, RED, 1, 6, 1);
    given_dollars(&t, RED, 40);
    given_building(&t, RED, "9a", "bc1");  /* 7 */
    given_building(&t, RED, "10a", "bc2"); /* 9 */
    given_building(&t, RED, "8a", "bc3");  /* 5 */
    given_building(&t, BLUE, "9a", "ce1");
    Table five = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 11a");
    then_may_only(&t, RED, "at bc1; at bc2");
    when(&t, RED, "at bc1");
    then_location(&t, "bc1", "11a of RED");
    then_dollars(&t, RED, 40 - 2 * (12 - 7));
    then_building_boxed(&t, RED, "9a");

    given_workers(&five, RED, 1, 4, 1);
    arrive(&five, RED, "n-b");
    when(&five, RED, "use build-at-2; build 11a");
    then_may_only(&five, RED, "at bc2"); /* 12 - 9 = 3; 12 - 7 = 5 is too much */

    Table b_side = north_without_tokens(2);
    given_workers(&b_side, RED, 1, 6, 1);
    given_dollars(&b_side, RED, 40);
    given_building(&b_side, RED, "8b", "bc1"); /* 6 */
    given_building(&b_side, RED, "7a", "bc2"); /* 5 */
    arrive(&b_side, RED, "n-b");
    when(&b_side, RED, "use build-at-2; build 11a");
    then_may_only(&b_side, RED, "at bc1");
}

SCENARIO("[RN21][RN33] The free building of a medium town may be 11a in the same way")
{
    Table t = before_medium("building", 0);
    given_workers(&t, RED, 1, 6, 1);
    given_building(&t, RED, "9a", "bc1");
    given_building(&t, RED, "8a", "bc2");
    Table few = t;
    place(&t, RED, "gr2");
    when(&t, RED, "build 11a");
    then_may_only(&t, RED, "at bc1");
    when(&t, RED, "at bc1");
    then_location(&t, "bc1", "11a of RED");
    then_dollars(&t, RED, 0);
    given_workers(&few, RED, 1, 4, 1);
    place(&few, RED, "gr2");
    then_may_not(&few, RED, "build 11a");
    then_may(&few, RED, "build 6a");
}

SCENARIO("[RN21] Without such a tile 11a cannot be built at all")
{
    Table t = north_without_tokens(2);
    given_workers(&t, RED, 1, 6, 1);
    given_dollars(&t, RED, 40);
    given_building(&t, RED, "8a", "bc1");
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "build 11a");
    then_may(&t, RED, "build 7a");
}

SCENARIO("[RN New buildings] 11a: one hazard for 2 dollars")
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "11a", "ab1");
    given_tile(&t, "rock1", "rock-black-3");
    given_tile(&t, "rock2", "rock-green-3");
    given_dollars(&t, RED, 4);
    Table poor = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove rock1");
    then_dollars(&t, RED, 2);
    then_collected(&t, RED, "rock-black-3");
    then_may_not(&t, RED, "use hazard-at-2");
    given_dollars(&poor, RED, 1);
    arrive(&poor, RED, "ab1");
    then_may_not(&poor, RED, "use hazard-at-2");
}

SCENARIO("[RN New buildings] 11b: engine forward up to the number of own hazard tiles, and not without one")
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "11b", "ab1");
    given_collected(&t, RED, "rock-black-3 flood-green-2 trade-green");
    given_engine(&t, RED, "18");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-hazards");
    then_may(&t, RED, "engine 19");
    then_may(&t, RED, "engine 20");
    then_may_not(&t, RED, "engine 21");
    given_collected(&none, RED, "trade-green trade-alt");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-hazards");
}

SCENARIO("[RN New buildings] 11b needs 5 builders, 12a and 12b need 3")
{
    static const struct {
        const char *b_sides, *build;
        unsigned builders;
    } tiles[] = { { "11", "build 11b", 5 }, { "", "build 12a", 3 }, { "12", "build 12b", 3 } };
    for (unsigned i = 0; i < 3; i++) {
        Table t = given_game((TableSetup){ .players = 2, .north = 1, .b_sides = tiles[i].b_sides });
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
}

SCENARIO("[RN New buildings] 12a: for each bell space cleared completely a dollar and a certificate step")
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "12a", "ab1");
    given_dollars(&t, RED, 0);
    Table none = t, eleven = t;
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1"); /* six: two bells */
    arrive(&t, RED, "ab1");
    when(&t, RED, "use bells");
    then_dollars(&t, RED, 2);
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 2);
    then_may_not(&t, RED, "use bells");

    given_branchlets(&eleven, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl5 pu1 pu2"); /* three bells, two left over */
    arrive(&eleven, RED, "ab1");
    when(&eleven, RED, "use bells; forward 3");
    then_dollars(&eleven, RED, 3);
    then_certificates(&eleven, RED, 3);

    given_branchlets(&none, RED, "gr1 gr2"); /* no bell space is empty yet */
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use bells");
}

SCENARIO("[RN New buildings] 12a with the marker at its limit still pays its dollars")
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "12a", "ab1");
    given_branchlets(&t, RED, "gr1 gr2 gr3");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use bells; ?forward 0");
    then_dollars(&t, RED, 1);
    then_certificates(&t, RED, 3);
}

SCENARIO("[RN New buildings] 12b: a dollar for each builder, the printed one included; a branchlet without a discard")
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "12b", "ab1");
    given_workers(&t, RED, 3, 4, 2);
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "grey grey yellow");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "aux branchlet");
    Table first = t;
    when(&t, RED, "use builders-1");
    then_dollars(&t, RED, 4);
    when(&t, RED, "use branchlet; branchlet gr1");
    then_branchlets(&t, RED, "gr1");
    then_hand(&t, RED, "grey grey yellow");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");

    when(&first, RED, "use branchlet; branchlet gr1");
    then_may(&first, RED, "use builders-1");
    then_may_not(&first, RED, "use branchlet");
}

SCENARIO("[RN New buildings] A copied 12b works with the copier's builders and branchlets")
{
    Table t = given_game((TableSetup){ .players = 2, .north = 1, .b_sides = "8 12" });
    given_building(&t, RED, "8b", "ab1");
    given_building(&t, BLUE, "12b", "ab2");
    given_workers(&t, RED, 1, 2, 1);
    given_workers(&t, BLUE, 1, 4, 1);
    given_dollars(&t, RED, 0);
    Table empty = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; ?copy ab2; use builders-1 of ab2");
    then_dollars(&t, RED, 2);
    when(&t, RED, "use branchlet of ab2; branchlet gr1");
    then_branchlets(&t, RED, "gr1");
    then_branchlets(&t, BLUE, "");
    given_branchlets(&empty, RED, "gr1 gr2 gr3 gr4 gr5");
    arrive(&empty, RED, "ab1");
    when(&empty, RED, "use copy; ?copy ab2");
    then_may(&empty, RED, "use builders-1 of ab2");
    then_may_not(&empty, RED, "use branchlet of ab2");
}

SCENARIO("[RN Setup] 11 and 12 have no hand: passing them costs nothing")
{
    static const char *const tiles[] = { "11a", "11b", "12a", "12b" };
    for (unsigned i = 0; i < 4; i++) {
        Table t = north_without_tokens(2);
        given_building(&t, BLUE, tiles[i], "ab1");
        given_dollars(&t, RED, 6);
        given_dollars(&t, BLUE, 7);
        given_herder(&t, RED, "n-a");
        when(&t, RED, "move n-b via ab1");
        then_dollars(&t, RED, 6);
        then_dollars(&t, BLUE, 7);
    }
    Table green = north_without_tokens(2);
    given_building(&green, BLUE, "1a", "ab1");
    given_dollars(&green, RED, 6);
    given_herder(&green, RED, "n-a");
    when(&green, RED, "move n-b via ab1");
    then_dollars(&green, RED, 4);
}

/* ---- Station masters ---- */

/* RED about to take this tile at station 1, with a cowboy to give. */
static void take_master(Table *t, const char *master)
{
    given_master(t, "st1", master);
    given_workers(t, RED, 2, 1, 1);
    given_engine(t, RED, "4");
    given_dollars(t, RED, 2);
    arrive(t, RED, "n-c");
    when(t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
}

SCENARIO("[RN New station masters] Upper halves: sm6 one permanent certificate, sm8 two, sm9 twelve dollars")
{
    Table six = north_without_tokens(2), eight = six, nine = six;
    take_master(&six, "sm6");
    then_permanent_certificates(&six, RED, 1);
    then_asked(&six, RED, GWT_DECIDE_LOCATION);
    take_master(&eight, "sm8");
    then_permanent_certificates(&eight, RED, 2);
    then_certificates(&eight, RED, 0);
    take_master(&nine, "sm9");
    when(&nine, RED, "?take");
    then_dollars(&nine, RED, 12);
    then_permanent_certificates(&nine, RED, 0);
}

SCENARIO("[RN New station masters] Upper half of sm7: the marker up to two spaces forward, within the limit")
{
    Table t = north_without_tokens(2);
    Table full = t;
    take_master(&t, "sm7");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    given_certificates(&full, RED, 2);
    take_master(&full, "sm7");
    then_may_not(&full, RED, "forward 2");
    when(&full, RED, "forward 1");
    then_certificates(&full, RED, 3);
}

SCENARIO("[RN New station masters] Upper halves of sm10 and sm11: a branchlet without a discard, an exchange token")
{
    Table t = north_without_tokens(2);
    Table token = t;
    take_master(&t, "sm10");
    then_towns(&t, RED, "gr1");
    Table declined = t;
    when(&t, RED, "branchlet gr1");
    then_branchlets(&t, RED, "gr1");
    then_hand(&t, RED, "grey green black white");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&declined, RED, "pass");
    then_branchlets(&declined, RED, "");
    then_masters(&declined, RED, "sm10");

    take_master(&token, "sm11");
    when(&token, RED, "?take");
    then_tokens(&token, RED, 1);
}
