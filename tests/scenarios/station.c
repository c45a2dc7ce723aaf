/* SPDX-License-Identifier: MIT */
/* station.c - upgrading stations and taking station masters (rulings ST1 to ST6). Building C brings the engine onto a
 * turnout; building 9b upgrades a station behind the engine. */
#include "table.h"

static const char all_white[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4";

/* RED, one space before the turnout, with this much money. */
static Table before(const char *rail_space, unsigned dollars)
{
    Table t = given_players(2);
    given_engine(&t, RED, rail_space);
    given_dollars(&t, RED, dollars);
    return t;
}

static void stop_at(Table *t, const char *engine)
{
    arrive(t, RED, "n-c");
    when(t, RED, "use engine-engineers");
    when(t, RED, engine);
}

/* ---- ST1: price, once ---- */

SCENARIO("[ST1] Each station has its price, to be paid in full: 2 2 4 4 6 8 7 6 5 3")
{
    static const struct {
        const char *from, *stop, *station;
        unsigned price;
        int points;
    } stations[] = {
        { "4", "engine t1", "st1", 2, 1 },   { "7", "engine t2", "st2", 2, 1 },  { "10", "engine t3", "st3", 4, 2 },
        { "13", "engine t4", "st4", 4, 2 },  { "16", "engine t5", "st5", 6, 3 }, { "21", "engine t6", "st6", 8, 5 },
        { "25", "engine t7", "st7", 7, 6 },  { "29", "engine t8", "st8", 6, 7 }, { "33", "engine t9", "st9", 5, 8 },
        { "38", "engine 39", "st10", 3, 9 },
    };
    for (unsigned i = 0; i < sizeof stations / sizeof stations[0]; i++) {
        Table t = before(stations[i].from, stations[i].price);
        stop_at(&t, stations[i].stop);
        when(&t, RED, "upgrade; disc aux1");
        then_dollars(&t, RED, 0);
        then_on_station(&t, RED, stations[i].station, 1);
        then_cleared(&t, RED, "aux1");
        then_score(&t, RED, GWT_SCORE_STATIONS, stations[i].points);

        Table poor = before(stations[i].from, stations[i].price - 1);
        stop_at(&poor, stations[i].stop);
        then_may_not(&poor, RED, "upgrade");
    }
}

SCENARIO("[ST1] A station is upgraded once by each player; the discs of others do not matter")
{
    Table t = before("4", 20);
    given_station_disc(&t, BLUE, "st1", "aux1");
    Table again = t;
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st1", 1);
    then_on_station(&t, BLUE, "st1", 1);
    then_score(&t, RED, GWT_SCORE_STATIONS, 1);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 1);

    given_station_disc(&again, RED, "st1", "aux2");
    stop_at(&again, "engine t1");
    then_may_not(&again, RED, "upgrade");
    then_asked(&again, RED, GWT_DECIDE_LOCATION);
    then_dollars(&again, RED, 20);
}

/* ---- ST2: the order of things ---- */

SCENARIO("[ST2] The 3 dollars of the step disc come after the price and cannot help to pay it")
{
    Table short_by_one = before("16", 5);
    stop_at(&short_by_one, "engine t5");
    then_may_not(&short_by_one, RED, "upgrade");

    Table t = before("16", 6);
    stop_at(&t, "engine t5");
    when(&t, RED, "upgrade; disc step1");
    then_dollars(&t, RED, 3);
    then_cleared(&t, RED, "step1");
}

SCENARIO("[ST2] A hand disc must be payable after the price")
{
    Table t = before("16", 6 + 5);
    stop_at(&t, "engine t5");
    when(&t, RED, "upgrade; disc hand");
    then_dollars(&t, RED, 0);
    then_hand_limit(&t, RED, 5);

    Table poor = before("16", 6 + 4);
    stop_at(&poor, "engine t5");
    when(&poor, RED, "upgrade");
    then_may_not(&poor, RED, "disc hand");
    then_may(&poor, RED, "disc step2");
}

SCENARIO("[ST2] The price is paid before the disc is chosen; once begun, the disc must be placed")
{
    Table t = before("4", 9);
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade");
    then_dollars(&t, RED, 7);
    then_asked(&t, RED, GWT_DECIDE_STATION_DISC);
    then_may_not(&t, RED, "pass");
}

SCENARIO("[ST2] The station master is offered right after the disc, if the tile is still there")
{
    Table t = before("4", 20);
    given_workers(&t, RED, 2, 1, 1);
    Table gone = t;
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade");
    then_may_none(&t, RED, "master");
    when(&t, RED, "disc aux1");
    then_asked(&t, RED, GWT_DECIDE_STATION_MASTER);
    then_may_only(&t, RED, "master cowboy; pass");

    given_no_master(&gone, "st1");
    stop_at(&gone, "engine t1");
    when(&gone, RED, "upgrade; disc aux1");
    then_may_none(&gone, RED, "master");
    then_asked(&gone, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[ST2] Without an upgrade there is no station master, and stations 6 to 10 have none at all")
{
    Table t = before("4", 20);
    given_workers(&t, RED, 2, 1, 1);
    stop_at(&t, "engine t1");
    then_may_none(&t, RED, "master");
    when(&t, RED, "pass");
    then_may_none(&t, RED, "master");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    Table six = before("21", 20);
    given_workers(&six, RED, 2, 2, 2);
    stop_at(&six, "engine t6");
    when(&six, RED, "upgrade; disc aux1");
    then_may_none(&six, RED, "master");
}

/* ---- ST3 and ST4: the station master ---- */

SCENARIO("[ST3] The rightmost hired worker of any one row goes, printed workers never")
{
    Table t = before("4", 20);
    given_workers(&t, RED, 3, 1, 2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1");
    then_may_only(&t, RED, "master cowboy; master engineer; pass");
    then_may_not(&t, RED, "master builder");
    Table cowboy = t;
    when(&t, RED, "master engineer");
    then_workers(&t, RED, 3, 1, 1);
    then_master_space(&t, "st1", "engineer");
    then_masters(&t, RED, "sm1");
    when(&cowboy, RED, "master cowboy");
    then_workers(&cowboy, RED, 2, 1, 2);
    then_master_space(&cowboy, "st1", "cowboy");
}

SCENARIO("[ST3] With printed workers only, the tile cannot be taken")
{
    Table t = before("4", 20);
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade; disc aux1");
    then_may_none(&t, RED, "master");
    when(&t, RED, "?pass");
    then_masters(&t, RED, "");
    then_master_space(&t, "st1", "sm1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[ST3] The worker stays on the board for good: the tile is gone for the next player")
{
    Table t = before("4", 20);
    given_workers(&t, RED, 2, 1, 1);
    given_workers(&t, BLUE, 2, 1, 1);
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade; disc aux1; master cowboy; take; end");
    given_engine(&t, RED, "9");
    given_engine(&t, BLUE, "4");
    arrive(&t, BLUE, "n-c");
    when(&t, BLUE, "use engine-engineers; engine t1; upgrade; disc aux1");
    then_may_none(&t, BLUE, "master");
    then_master_space(&t, "st1", "cowboy");
    then_masters(&t, BLUE, "");
}

SCENARIO("[ST3] The upper half is done now or lost")
{
    Table t = before("4", 10);
    given_workers(&t, RED, 2, 1, 1);
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade; disc aux1; master cowboy");
    then_may_only(&t, RED, "take; pass");
    Table lost = t;
    when(&t, RED, "take");
    then_dollars(&t, RED, 10 - 2 + 2);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&lost, RED, "pass");
    then_dollars(&lost, RED, 10 - 2);
    then_asked(&lost, RED, GWT_DECIDE_LOCATION);
    then_may_not(&lost, RED, "take");
    then_masters(&lost, RED, "sm1");
}

SCENARIO("[ST3] The upper half comes after the worker has left and cannot pay for the station")
{
    Table t = before("4", 1);
    given_workers(&t, RED, 2, 1, 1);
    stop_at(&t, "engine t1");
    then_may_not(&t, RED, "upgrade");

    /* The score of sm1 counts the workers that are left: the cowboy does not serve both halves. */
    Table rich = before("4", 2);
    given_workers(&rich, RED, 2, 1, 1);
    stop_at(&rich, "engine t1");
    when(&rich, RED, "upgrade; disc aux1; master cowboy; take");
    then_dollars(&rich, RED, 2);
    then_score(&rich, RED, GWT_SCORE_MASTERS, 3);
}

SCENARIO("[ST4] A declined station master does not come back to this player, but to the next one who upgrades")
{
    Table t = given_players(2);
    given_building(&t, RED, "9b", "ab1");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 20);
    given_workers(&t, RED, 2, 1, 1);
    given_workers(&t, BLUE, 1, 2, 1);
    stop_at(&t, "engine t1");
    when(&t, RED, "upgrade; disc aux1; pass");
    then_masters(&t, RED, "");
    then_may_none(&t, RED, "master");
    when(&t, RED, "end");

    Table other = t;
    given_engine(&other, RED, "9");
    given_engine(&other, BLUE, "4");
    arrive(&other, BLUE, "n-c");
    when(&other, BLUE, "use engine-engineers; engine t1; upgrade; disc aux1");
    then_may_only(&other, BLUE, "master builder; pass");

    /* Building 9b finds station 1 upgraded already. */
    given_engine(&t, RED, "9");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may_only(&t, RED, "station st2");
}

SCENARIO("[ST4] A worker space uncovered by a station master triggers its immediate action again later")
{
    Table t = given_players(2);
    given_building(&t, RED, "5a", "ab1");
    given_job_row(&t, 1, "engineer builder");
    given_workers(&t, RED, 1, 1, 2);
    given_engine(&t, RED, "4");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master engineer; pass");
    then_workers(&t, RED, 1, 1, 1);
    when(&t, RED, "use hire-1-cheaper; hire engineer row 1");
    then_workers(&t, RED, 1, 1, 2);
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "take; ?forward 1");
    then_certificates(&t, RED, 1);
    then_discard_pile(&t, RED, "grey");
}

/* ---- ST5: building 9b ---- */

static Table at_9b(const char *engine, unsigned dollars)
{
    Table t = given_players(2);
    given_building(&t, RED, "9b", "ab1");
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, dollars);
    arrive(&t, RED, "ab1");
    return t;
}

SCENARIO("[ST5] 9b upgrades any station behind the engine by the same procedure, and the engine does not move")
{
    Table t = given_players(2);
    given_building(&t, RED, "9b", "ab1");
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "26");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may_only(&t, RED, "station st1; station st2; station st3; station st4; station st5; station st6; station st7");
    when(&t, RED, "station st3");
    then_dollars(&t, RED, 16);
    then_may_not(&t, RED, "disc step1");
    when(&t, RED, "disc aux2");
    then_may_only(&t, RED, "master cowboy; pass");
    when(&t, RED, "master cowboy; ?take");
    then_masters(&t, RED, "sm3");
    then_permanent_certificates(&t, RED, 1);
    then_on_station(&t, RED, "st3", 1);
    then_engine(&t, RED, "26");
    then_may_not(&t, RED, "use station-behind");
}

SCENARIO("[ST5] A turnout is behind the engine from its higher neighbour on, not on the turnout or on the lower one")
{
    Table higher = at_9b("14", 20);
    when(&higher, RED, "use station-behind");
    then_may_only(&higher, RED, "station st1; station st2; station st3; station st4");

    Table lower = at_9b("13", 20);
    when(&lower, RED, "use station-behind");
    then_may_only(&lower, RED, "station st1; station st2; station st3");

    Table on_it = at_9b("t4", 20);
    when(&on_it, RED, "use station-behind");
    then_may_only(&on_it, RED, "station st1; station st2; station st3");
}

SCENARIO("[ST5] With no station behind the engine, or none that can be paid, 9b has nothing to offer")
{
    Table start = at_9b("0", 20);
    then_may_not(&start, RED, "use station-behind");
    Table four = at_9b("4", 20);
    then_may_not(&four, RED, "use station-behind");
    Table first = at_9b("t1", 20);
    then_may_not(&first, RED, "use station-behind");
    Table poor = at_9b("30", 1);
    then_may_not(&poor, RED, "use station-behind");
    then_may(&poor, RED, "aux gain");

    Table three = at_9b("14", 3);
    when(&three, RED, "use station-behind");
    then_may_only(&three, RED, "station st1; station st2");
}

SCENARIO("[ST5][ST1] Stations with an own disc are out of reach of 9b, those with discs of others are not")
{
    Table t = given_players(2);
    given_building(&t, RED, "9b", "ab1");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, BLUE, "st2", "aux1");
    given_engine(&t, RED, "11");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may_only(&t, RED, "station st2; station st3");
    then_may_not(&t, RED, "station st1");
}

/* ---- ST6: a disc must be there ---- */

SCENARIO("[ST6] No disc on the player board and none on another station: no upgrade")
{
    Table t = before("4", 20);
    given_discs_cleared(&t, RED, all_white);
    given_discs_cleared(&t, RED, "cert6 step1 step2 hand hand");
    Table other = t;
    stop_at(&t, "engine t1");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    Table nine_b = other;
    given_building(&nine_b, RED, "9b", "ab1");
    given_engine(&nine_b, RED, "30");
    arrive(&nine_b, RED, "ab1");
    then_may_not(&nine_b, RED, "use station-behind");
}

SCENARIO("[ST6] Only hand discs left: the upgrade needs price plus 5, unless another station can give its disc")
{
    Table t = before("16", 6 + 4);
    given_discs_cleared(&t, RED, all_white);
    given_discs_cleared(&t, RED, "cert6 step1 step2");
    Table enough = t;
    stop_at(&t, "engine t5");
    then_may_not(&t, RED, "upgrade");

    given_dollars(&enough, RED, 6 + 5);
    stop_at(&enough, "engine t5");
    when(&enough, RED, "upgrade; ?disc hand");
    then_dollars(&enough, RED, 0);
    then_on_station(&enough, RED, "st5", 1);
}

SCENARIO("[ST6][DI3] Only hand discs left and too little for them: a disc from another own station makes it legal")
{
    Table t = before("16", 6 + 4);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    stop_at(&t, "engine t5");
    when(&t, RED, "upgrade");
    then_may_only(&t, RED, "disc st1");
    when(&t, RED, "?disc st1");
    then_dollars(&t, RED, 4);
    then_on_station(&t, RED, "st1", 0);
    then_on_station(&t, RED, "st5", 1);
    then_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
}
