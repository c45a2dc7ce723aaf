/* SPDX-License-Identifier: MIT */
/* second_eyes_2.c - the second half of the rulebook, read by somebody who did not see the engine: the actions, the
 * private buildings, the objective cards, the end of the game, the scoring and the special cases. Titles name the
 * section (R1: English booklet, RDE: German one) and say the rule; second_eyes_1.c holds the first half. */
#include "table.h"

/* ---- Requirements and rewards ------------------------------------------------------------------------------------ */

SCENARIO("[R1 General notes] A reward may be forfeited in part, but its dollars must be taken")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "rockbank2");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "rockbank2");
    when(&t, RED, "use risk-grey; forward 0");
    then_certificates(&t, RED, 0);
    then_dollars(&t, RED, 8);
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[R1 General notes] Two cards of the same type: two West Highlands of different points are a pair, "
         "green and black are not")
{
    Table t = given_players(2);
    given_hand(&t, RED, "brown-3 brown-5 green black");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; ?discard brown-3; ?discard brown-5");
    then_dollars(&t, RED, 4);
    then_hand(&t, RED, "green black");

    Table none = given_players(2);
    given_hand(&none, RED, "green black yellow red");
    arrive(&none, RED, "n-f");
    then_may_not(&none, RED, "use pair-for-4");
}

SCENARIO("[R1 General notes] Two objective cards are no pair of cattle, and an objective card is no cattle card")
{
    Table t = given_players(2);
    given_hand(&t, RED, "a1 a1 green black");
    arrive(&t, RED, "n-f");
    then_may_not(&t, RED, "use pair-for-4");

    Table risk = given_players(2);
    given_building(&risk, RED, "1a", "tradebank1");
    given_hand(&risk, RED, "a1 a1 d2 d3");
    arrive(&risk, RED, "tradebank1");
    then_may_not(&risk, RED, "use risk-any");
}

/* ---- Hiring ------------------------------------------------------------------------------------------------------ */

SCENARIO("[R1 Hire] Workers in the token's row are not for hire until the token has moved on")
{
    Table t = given_players(2);
    given_job_row(&t, 1, "- builder");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may(&t, RED, "hire builder row 1");
    then_may_not(&t, RED, "hire cowboy row 2");

    Table moved = given_players(2);
    given_token_row(&moved, 3);
    given_job_row(&moved, 2, "cowboy engineer");
    given_dollars(&moved, RED, 20);
    arrive(&moved, RED, "n-a");
    when(&moved, RED, "use hire");
    then_may(&moved, RED, "hire cowboy row 2");
    then_may(&moved, RED, "hire engineer row 2");
}

SCENARIO("[R1 Hire] Each row has its own price, and building 5a takes one dollar off it")
{
    static const unsigned price[] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5 };
    Table t = given_players(2);
    given_token_row(&t, 12);
    for (unsigned row = 1; row <= 11; row++)
        given_job_row(&t, row, "- builder");
    given_building(&t, RED, "5a", "ab1");
    given_dollars(&t, RED, 30);
    for (unsigned row = 1; row <= 11; row++) {
        char action[32] = "hire builder row ";
        unsigned end = 17;
        if (row >= 10)
            action[end++] = '1';
        action[end++] = (char)('0' + row % 10);
        action[end] = 0;
        Table plain = t, cheap = t;
        arrive(&plain, RED, "n-a");
        when(&plain, RED, "use hire");
        when(&plain, RED, action);
        then_dollars(&plain, RED, 30 - price[row - 1]);
        arrive(&cheap, RED, "ab1");
        when(&cheap, RED, "use hire-1-cheaper");
        when(&cheap, RED, action);
        then_dollars(&cheap, RED, 31 - price[row - 1]);
    }
}

SCENARIO("[R1 Hire] A full row takes no further worker of its type")
{
    Table t = given_players(3);
    given_workers(&t, RED, 6, 1, 5);
    given_dollars(&t, RED, 40);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may_none(&t, RED, "hire cowboy");
    then_may(&t, RED, "hire builder row 1");
    then_may(&t, RED, "hire engineer row 1");
}

SCENARIO("[R1 Hire] The fourth engineer hires another worker at once for 2 dollars less")
{
    Table t = given_players(3);
    given_workers(&t, RED, 1, 1, 3);
    given_dollars(&t, RED, 6 + 4);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1");
    then_may(&t, RED, "pass");
    when(&t, RED, "?take; hire builder row 1");
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 1, 2, 4);
    then_job_row(&t, 1, "cowboy - -");
}

SCENARIO("[R1 Hire] The fourth cowboy removes a hazard free of charge, or forfeits it")
{
    Table t = given_players(2);
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 6);
    given_tile(&t, "rock1", "rock-green-4");
    given_tile(&t, "flood1", "flood-black-2");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1");
    Table no = t;
    when(&t, RED, "?take; remove rock1");
    then_dollars(&t, RED, 0);
    then_collected(&t, RED, "rock-green-4");
    when(&no, RED, "pass");
    then_collected(&no, RED, "");
    then_location(&no, "rock1", "rock-green-4");
}

SCENARIO("[R1 Hire] The fourth builder places a building for 1 dollar per builder, and counts already for it")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 6 + 4);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1; ?take; build 6a; at fg1");
    then_dollars(&t, RED, 0);
    then_location(&t, "fg1", "6a of RED");
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 7a 8a 9a 10a");

    Table poor = given_players(2);
    given_workers(&poor, RED, 1, 3, 1);
    given_dollars(&poor, RED, 6 + 3);
    arrive(&poor, RED, "n-a");
    when(&poor, RED, "use hire; hire builder row 1; ?take");
    then_may_not(&poor, RED, "build 6a");
    then_may(&poor, RED, "build 5a");
}

SCENARIO("[R1 Hire] The worker lands on the leftmost free space, so the second and fifth cowboy trigger nothing")
{
    Table t = given_players(2);
    given_tile(&t, "rock1", "rock-green-4");
    given_dollars(&t, RED, 20);
    Table fifth = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    given_workers(&fifth, RED, 4, 1, 1);
    arrive(&fifth, RED, "n-a");
    when(&fifth, RED, "use hire; hire cowboy row 1");
    then_asked(&fifth, RED, GWT_DECIDE_LOCATION);
    then_workers(&fifth, RED, 5, 1, 1);
    then_score(&fifth, RED, GWT_SCORE_WORKERS, 4);
}

/* ---- Building ---------------------------------------------------------------------------------------------------- */

SCENARIO("[R1 Build] Empty building spaces or own buildings only: not on another player's tile, a neutral one "
         "or a hazard slot")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 20);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, BLUE, "2a", "ab2");
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 5a");
    then_may(&t, RED, "at ab1");
    then_may_not(&t, RED, "at ab2");
    then_may(&t, RED, "at ab3");
    then_may_not(&t, RED, "at n-c");
    then_may_not(&t, RED, "at drought2");
    then_may_not(&t, RED, "at trade5");
    then_may(&t, RED, "at gk2");
    then_may(&t, RED, "at rockbank1");
}

SCENARIO("[R1 Build] Replacing needs a higher-valued tile: an equal or lower one may not take the place")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 6, 1);
    given_dollars(&t, RED, 40);
    given_building(&t, RED, "7a", "ab1");
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    Table equal = t, lower = t, higher = t;
    when(&equal, RED, "build 8a");
    then_may_not(&equal, RED, "at ab1");
    then_may(&equal, RED, "at ab2");
    when(&lower, RED, "build 6a");
    then_may_not(&lower, RED, "at ab1");
    when(&higher, RED, "build 9a; ?at ab1");
    then_dollars(&higher, RED, 40 - 4);
    then_location(&higher, "ab1", "9a of RED");
    then_building_boxed(&higher, RED, "7a");
    then_buildings_left(&higher, RED, "1a 2a 3a 4a 5a 6a 8a 10a");
}

SCENARIO("[R1 Build] A tile for more than 6 builders comes only in place of another: the empty spaces stay "
         "closed to it")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 6, 1);
    given_dollars(&t, RED, 40);
    Table none = t;
    arrive(&none, RED, "n-b");
    when(&none, RED, "use build-at-2");
    then_may_not(&none, RED, "build 9a");
    then_may_not(&none, RED, "build 10a");

    given_building(&t, RED, "5a", "ab1");
    given_building(&t, RED, "4a", "ab2");
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 10a");
    then_may_not(&t, RED, "at ab2");
    then_may_not(&t, RED, "at ab3");
    when(&t, RED, "?at ab1");
    then_location(&t, "ab1", "10a of RED");
    then_dollars(&t, RED, 40 - 12);
}

SCENARIO("[R1 Special cases] Who replaces the building under the own herder may not use the new one at once")
{
    Table t = given_players(3);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "5a", "ab1");
    given_dollars(&t, RED, 20);
    given_tile(&t, "trade4", "trade-green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hire-1-cheaper; hire builder row 1; ?take; build 8a; at ab1");
    then_location(&t, "ab1", "8a of RED");
    then_dollars(&t, RED, 20 - 5 - 2);
    then_may_not(&t, RED, "use trade");
    then_may_not(&t, RED, "use auxiliary");
    then_may_not(&t, RED, "use engine-2");
    then_may_none(&t, RED, "aux");
}

/* ---- Engine ------------------------------------------------------------------------------------------------------ */

/* RED on C with so many engineers, about to move the engine. */
static Table engine_from(const char *engine, unsigned engineers)
{
    Table t = given_players(3);
    given_workers(&t, RED, 1, 1, engineers);
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, 20);
    return t;
}

static void use_the_engine(Table *t)
{
    arrive(t, RED, "n-c");
    when(t, RED, "use engine-engineers");
}

SCENARIO("[R1 Engine] A turnout is an extra space between its neighbours: reached from the switch, it leads "
         "on to the next number")
{
    Table t = engine_from("3", 3);
    use_the_engine(&t);
    then_may(&t, RED, "engine 4");
    then_may(&t, RED, "engine 5");
    then_may(&t, RED, "engine t1");
    then_may(&t, RED, "engine 6");
    then_may_not(&t, RED, "engine 7");
    then_may_not(&t, RED, "engine 3");

    Table from = engine_from("t1", 2);
    use_the_engine(&from);
    then_may(&from, RED, "engine 5");
    then_may(&from, RED, "engine 6");
    then_may_not(&from, RED, "engine t1");
    then_may_not(&from, RED, "engine 4");
    then_may_not(&from, RED, "engine 7");
}

SCENARIO("[R1 Engine] Occupied spaces are as if they were not there, also turnouts; several in a row are "
         "jumped together")
{
    Table t = engine_from("4", 1);
    given_engine(&t, BLUE, "5");
    given_engine(&t, YELLOW, "6");
    use_the_engine(&t);
    then_may(&t, RED, "engine t1");
    then_may(&t, RED, "engine 7");
    then_may_not(&t, RED, "engine 5");
    then_may_not(&t, RED, "engine 6");

    Table turnout = engine_from("4", 1);
    given_engine(&turnout, BLUE, "t1");
    use_the_engine(&turnout);
    then_may(&turnout, RED, "engine 5");
    then_may_not(&turnout, RED, "engine t1");
    then_may_not(&turnout, RED, "engine 6");
}

SCENARIO("[R1 Engine] The start holds any number of engines, and leaving it counts from there")
{
    Table t = engine_from("0", 2);
    then_engine(&t, BLUE, "0");
    use_the_engine(&t);
    then_may(&t, RED, "engine 1");
    then_may(&t, RED, "engine 2");
    then_may_not(&t, RED, "engine 3");
    then_may_not(&t, RED, "engine 0");
}

SCENARIO("[R1 Engine] Stopping on a turnout ends the movement, whatever was left of it")
{
    Table t = engine_from("4", 6);
    given_workers(&t, RED, 1, 1, 1);
    given_workers(&t, RED, 1, 1, 6);
    use_the_engine(&t);
    when(&t, RED, "engine t1; upgrade; disc aux1; ?pass");
    then_engine(&t, RED, "t1");
    then_may_none(&t, RED, "engine");
    then_may_not(&t, RED, "use engine-engineers");
}

SCENARIO("[R1 Upgrade] A station is upgraded once per player, for its full price, whoever else is there already")
{
    Table t = engine_from("4", 1);
    given_station_disc(&t, BLUE, "st1", "aux1");
    given_dollars(&t, RED, 2);
    Table again = t, poor = t, no = t;
    use_the_engine(&t);
    when(&t, RED, "engine t1; upgrade; disc aux1");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st1", 1);
    then_on_station(&t, BLUE, "st1", 1);
    then_score(&t, RED, GWT_SCORE_STATIONS, 1);

    use_the_engine(&no);
    when(&no, RED, "engine t1; pass");
    then_dollars(&no, RED, 2);
    then_on_station(&no, RED, "st1", 0);

    given_station_disc(&again, RED, "st1", "aux3");
    use_the_engine(&again);
    when(&again, RED, "engine t1");
    then_may_not(&again, RED, "upgrade");

    given_dollars(&poor, RED, 1);
    use_the_engine(&poor);
    when(&poor, RED, "engine t1");
    then_may_not(&poor, RED, "upgrade");
}

SCENARIO("[R1 Upgrade] A white-cornered station takes no dark-cornered disc; a dark-cornered one takes both")
{
    Table t = engine_from("13", 1);
    use_the_engine(&t);
    when(&t, RED, "engine t4; upgrade");
    then_may_only(&t, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4");

    Table dark = engine_from("16", 1);
    use_the_engine(&dark);
    when(&dark, RED, "engine t5; upgrade");
    then_may(&dark, RED, "disc aux1");
    then_may(&dark, RED, "disc cert6");
    then_may(&dark, RED, "disc step1");
    then_may(&dark, RED, "disc hand");
}

SCENARIO("[R1 Upgrade] The hand disc costs its 5 dollars on top of the station: who has not got them takes "
         "another disc")
{
    Table t = engine_from("16", 1);
    given_dollars(&t, RED, 6 + 4);
    use_the_engine(&t);
    when(&t, RED, "engine t5; upgrade");
    then_may_not(&t, RED, "disc hand");
    then_may(&t, RED, "disc step1");

    Table rich = engine_from("16", 1);
    given_dollars(&rich, RED, 6 + 5);
    use_the_engine(&rich);
    when(&rich, RED, "engine t5; upgrade; disc hand");
    then_dollars(&rich, RED, 0);
    then_hand_limit(&rich, RED, 5);
}

SCENARIO("[R1 Upgrade] A station master costs a hired worker, the rightmost of a row; printed workers never go")
{
    Table t = engine_from("4", 1);
    given_workers(&t, RED, 3, 1, 1);
    use_the_engine(&t);
    when(&t, RED, "engine t1; upgrade; disc aux1");
    then_may_only(&t, RED, "master cowboy; pass");
    Table no = t;
    when(&t, RED, "master cowboy; ?take");
    then_workers(&t, RED, 2, 1, 1);
    then_masters(&t, RED, "sm1");
    then_master_space(&t, "st1", "cowboy");
    then_dollars(&t, RED, 20 - 2 + 2);
    when(&no, RED, "pass");
    then_master_space(&no, "st1", "sm1");
    then_workers(&no, RED, 3, 1, 1);

    Table printed = engine_from("4", 1);
    use_the_engine(&printed);
    when(&printed, RED, "engine t1; upgrade; disc aux1");
    then_may_none(&printed, RED, "master");
}

SCENARIO("[R1 Upgrade] The chance for a station master is gone with the upgrade: passing by later brings none")
{
    Table t = engine_from("4", 1);
    given_workers(&t, RED, 2, 1, 1);
    given_station_disc(&t, RED, "st1", "aux3");
    use_the_engine(&t);
    when(&t, RED, "engine t1");
    then_may_not(&t, RED, "upgrade");
    then_may_none(&t, RED, "master");
    then_master_space(&t, "st1", "sm1");
}

SCENARIO("[R1 Upgrade] A worker put on a station master space stays: the next to upgrade gets a disc there and no tile")
{
    Table t = engine_from("7", 1);
    given_workers(&t, RED, 3, 1, 1);
    given_no_master(&t, "st2");
    use_the_engine(&t);
    when(&t, RED, "engine t2; upgrade; disc aux1");
    then_may_none(&t, RED, "master");
    then_on_station(&t, RED, "st2", 1);
    then_masters(&t, RED, "");
}

SCENARIO("[R1 Upgrade] The tile with hazard or trade gives one of the two: the hazard is free, the trade at "
         "the price of its space")
{
    Table t = engine_from("7", 1);
    given_workers(&t, RED, 2, 1, 1);
    given_tile(&t, "rock1", "rock-green-4");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-alt");
    given_dollars(&t, RED, 2 + 3);
    use_the_engine(&t);
    when(&t, RED, "engine t2; upgrade; disc aux1; master cowboy; ?take");
    Table trade = t, no = t;
    when(&t, RED, "remove rock1");
    then_dollars(&t, RED, 3);
    then_collected(&t, RED, "rock-green-4");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&trade, RED, "trade trade1");
    then_dollars(&trade, RED, 0);
    then_collected(&trade, RED, "trade-green");
    when(&no, RED, "pass");
    then_collected(&no, RED, "");
    then_masters(&no, RED, "sm2");
}

SCENARIO("[R1 Upgrade] A space uncovered by giving up its worker acts again when another worker is placed there")
{
    Table t = engine_from("10", 1);
    given_workers(&t, RED, 4, 1, 1);
    given_tile(&t, "rock1", "rock-green-4");
    use_the_engine(&t);
    when(&t, RED, "engine t3; upgrade; disc aux1; master cowboy; end");
    then_workers(&t, RED, 3, 1, 1);
    then_permanent_certificates(&t, RED, 1);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1; ?take; ?remove rock1");
    then_collected(&t, RED, "rock-green-4");
}

SCENARIO("[R1 Engine] At space 39 the movement ends; after the upgrade the engine must go back at least one "
         "space, then 3 dollars come")
{
    Table t = engine_from("37", 6);
    given_dollars(&t, RED, 3);
    use_the_engine(&t);
    then_may(&t, RED, "engine 38");
    when(&t, RED, "engine 39");
    then_may(&t, RED, "upgrade");
    Table no = t;
    when(&t, RED, "upgrade; disc step2");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st10", 1);
    then_asked(&t, RED, GWT_DECIDE_ENGINE_BACK);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "engine 39");
    then_may(&t, RED, "engine 38");
    then_may(&t, RED, "engine t9");
    when(&t, RED, "engine 20");
    then_dollars(&t, RED, 3);
    then_engine(&t, RED, "20");

    when(&no, RED, "pass");
    then_asked(&no, RED, GWT_DECIDE_ENGINE_BACK);
}

SCENARIO("[R1 Engine] Back from 39 to a turnout: the 3 dollars just received may pay for its station; "
         "occupied spaces are closed")
{
    Table t = engine_from("38", 1);
    given_engine(&t, BLUE, "15");
    given_engine(&t, YELLOW, "t3");
    given_dollars(&t, RED, 0);
    use_the_engine(&t);
    when(&t, RED, "engine 39");
    then_may_not(&t, RED, "upgrade");
    when(&t, RED, "?pass");
    then_may_not(&t, RED, "engine 15");
    then_may_not(&t, RED, "engine t3");
    when(&t, RED, "engine t1");
    then_dollars(&t, RED, 3);
    when(&t, RED, "upgrade; disc aux1");
    then_dollars(&t, RED, 1);
    then_on_station(&t, RED, "st1", 1);
}

SCENARIO("[R1 Auxiliary] Moving back is a requirement: never fewer spaces than asked, so two back from space "
         "1 is impossible")
{
    Table t = engine_from("1", 1);
    given_discs_cleared(&t, RED, "aux3 aux3 aux5 aux5");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux certificate");
    then_may_not(&t, RED, "aux certificate double");
    then_may(&t, RED, "aux trash");
    then_may_not(&t, RED, "aux trash double");

    Table two = engine_from("2", 1);
    given_discs_cleared(&two, RED, "aux3 aux3");
    arrive(&two, RED, "n-g");
    when(&two, RED, "use auxiliary; aux certificate double");
    then_may_not(&two, RED, "engine 1");
    when(&two, RED, "?engine 0; ?forward 2");
    then_engine(&two, RED, "0");
    then_certificates(&two, RED, 2);
}

SCENARIO("[R1 Auxiliary] Going back, occupied spaces are skipped, a turnout may be entered and its station "
         "upgraded, then comes the reward")
{
    Table t = engine_from("6", 1);
    given_discs_cleared(&t, RED, "aux3");
    given_engine(&t, BLUE, "5");
    given_dollars(&t, RED, 5);
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux certificate");
    then_may_not(&t, RED, "engine 5");
    then_may(&t, RED, "engine 4");
    when(&t, RED, "engine t1; upgrade; disc aux1; ?pass; ?forward 1");
    then_dollars(&t, RED, 5 - 1 - 2);
    then_on_station(&t, RED, "st1", 1);
    then_certificates(&t, RED, 1);
}

SCENARIO("[R1 Auxiliary] Going back the turnout is one space, too: two back from 6 is 4 or the turnout, one "
         "back from the turnout is 4")
{
    Table t = engine_from("6", 1);
    given_discs_cleared(&t, RED, "aux5 aux5");
    Table turnout = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux trash double");
    then_may(&t, RED, "engine 4");
    then_may(&t, RED, "engine t1");
    then_may_not(&t, RED, "engine 5");
    then_may_not(&t, RED, "engine 3");

    given_engine(&turnout, RED, "t1");
    arrive(&turnout, RED, "n-g");
    when(&turnout, RED, "aux trash; ?engine 4; trash grey");
    then_engine(&turnout, RED, "4");
}

SCENARIO("[R1 Auxiliary] The card removed may be any hand card, an objective card too, and only after the "
         "engine has moved")
{
    Table t = engine_from("3", 1);
    given_discs_cleared(&t, RED, "aux5");
    given_hand(&t, RED, "g2 yellow grey white");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux trash; ?engine 2");
    then_engine(&t, RED, "2");
    then_may(&t, RED, "trash grey");
    then_may(&t, RED, "trash yellow");
    when(&t, RED, "trash g2");
    then_hand(&t, RED, "yellow grey white");
    then_discard_count(&t, RED, 0);
    then_in_area(&t, RED, "s1");
    then_boxed_cards(&t, "g2", 1);
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[R1 Auxiliary] Paying comes first: without a dollar neither the engine nor the certificate action is open")
{
    Table t = engine_from("6", 1);
    given_discs_cleared(&t, RED, "aux3 aux3 aux4 aux4");
    given_dollars(&t, RED, 0);
    Table one = t;
    arrive(&t, RED, "n-g");
    then_may_none(&t, RED, "aux engine");
    then_may_none(&t, RED, "aux certificate");
    given_dollars(&one, RED, 1);
    arrive(&one, RED, "n-g");
    when(&one, RED, "use auxiliary");
    then_may(&one, RED, "aux engine");
    then_may_not(&one, RED, "aux engine double");
    then_may_not(&one, RED, "aux certificate double");
}

SCENARIO("[R1 Auxiliary] Draw first, then discard: the card just drawn may be the one that goes")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey grey grey");
    given_draw_stack(&t, RED, "yellow");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux draw");
    then_hand(&t, RED, "grey grey grey grey yellow");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "discard yellow");
    then_hand(&t, RED, "grey grey grey grey");
    then_discard_pile(&t, RED, "yellow");
}

/* ---- Objective cards from the display ---------------------------------------------------------------------------- */

SCENARIO("[R1 Objective card] From the display or unseen from the stack, onto the discard pile; the display "
         "is filled again at once")
{
    Table t = given_players(2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may(&t, RED, "objective g1");
    then_may(&t, RED, "objective stack");
    Table stack = t;
    when(&t, RED, "objective m1");
    then_display_count(&t, 4);
    then_objective_stack_count(&t, 19);
    then_discard_pile(&t, RED, "m1");
    then_hand_count(&t, RED, 4);
    when(&stack, RED, "objective stack");
    then_display(&stack, "g1 d1 r1 m1");
    then_objective_stack_count(&stack, 19);
    then_discard_count(&stack, RED, 1);
}

SCENARIO("[R1 Special cases] With the stack gone the display is not refilled; with the display gone too no "
         "card can be gained")
{
    Table t = given_players(2);
    given_display(&t, "g1");
    given_objective_stack(&t, "");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_not(&t, RED, "objective stack");
    when(&t, RED, "?objective g1; end");
    then_display_count(&t, 0);
    then_turn_of(&t, BLUE);
    arrive(&t, BLUE, "n-c");
    then_may_not(&t, BLUE, "use objective");
    then_may(&t, BLUE, "use certificate");

    /* A delivery that would bring one goes on without. */
    given_turn(&t, BLUE);
    given_city_disc(&t, BLUE, "wichita", "aux1");
    given_hand(&t, BLUE, "grey grey grey grey");
    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE,
         "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver topeka; disc aux2");
    then_turn_of(&t, RED);
}

/* ---- Trading, hazards, cattle ------------------------------------------------------------------------------------ */

SCENARIO("[R1 Trade] No tile, no trade; and a tile that costs more than one has cannot be taken")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 2);
    Table dear = t;
    arrive(&t, RED, "n-d");
    then_may_not(&t, RED, "use trade");
    then_may(&t, RED, "use pay-2-engine-2");
    given_tile(&dear, "trade1", "trade-green");
    arrive(&dear, RED, "n-d");
    then_may_not(&dear, RED, "use trade");
}

SCENARIO("[R1 Hazard] F removes any hazard of any section for 7 dollars; with 6 dollars or no hazard there is "
         "nothing to do")
{
    Table t = given_players(2);
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "drought3", "drought-green-4");
    given_tile(&t, "rock2", "rock-black-3");
    given_dollars(&t, RED, 7);
    Table poor = t, none = t;
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7");
    then_may(&t, RED, "remove flood1");
    then_may(&t, RED, "remove rock2");
    when(&t, RED, "remove drought3");
    then_dollars(&t, RED, 0);
    then_location(&t, "drought3", "empty");
    then_score(&t, RED, GWT_SCORE_HAZARDS, 4);
    given_dollars(&poor, RED, 6);
    arrive(&poor, RED, "n-f");
    then_may_not(&poor, RED, "use hazard-at-7");
    given_clear_trail(&none);
    arrive(&none, RED, "n-f");
    then_may_not(&none, RED, "use hazard-at-7");
}

SCENARIO("[R1 Buy] Bought cards go to the discard pile and leave a gap: the market is not refilled, and "
         "buying may stop early")
{
    Table t = given_players(2);
    given_workers(&t, RED, 4, 1, 1);
    given_dollars(&t, RED, 30);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy blue with 1");
    then_market_count(&t, 6);
    then_may_none(&t, RED, "buy blue");
    then_hand_count(&t, RED, 4);
    then_discard_pile(&t, RED, "blue");
    then_may(&t, RED, "pass");
    when(&t, RED, "pass");
    then_market_stack_count(&t, 29);
    then_dollars(&t, RED, 24);
    then_may_not(&t, RED, "use buy-cattle");
}

SCENARIO("[R1 Buy] Each cowboy works once: after three for a pair the fourth may buy one more card for 6, but "
         "no pair and no 3 dollar card")
{
    Table t = given_players(2);
    given_workers(&t, RED, 4, 1, 1);
    given_dollars(&t, RED, 30);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy pair yellow with 3; second red");
    then_dollars(&t, RED, 25);
    then_may(&t, RED, "buy red with 1");
    then_may_not(&t, RED, "buy red with 2");
    then_may_none(&t, RED, "buy pair");
    then_may_none(&t, RED, "buy purple");
    then_may(&t, RED, "turn-up");
}

SCENARIO("[R1 Buy] An idle cowboy may turn up two cards before buying, and a card just turned up may be bought")
{
    Table t = given_players(2);
    given_workers(&t, RED, 3, 1, 1);
    given_market(&t, "yellow");
    given_market_stack(&t, "purple-7 brown-4");
    given_dollars(&t, RED, 12);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may_none(&t, RED, "buy purple");
    when(&t, RED, "turn-up");
    then_market(&t, "yellow purple-7 brown-4");
    when(&t, RED, "buy purple-7 with 2");
    then_discard_pile(&t, RED, "purple-7");
    then_dollars(&t, RED, 0);
    then_market(&t, "yellow brown-4");
}

/* ---- Private buildings ------------------------------------------------------------------------------------------- */

SCENARIO("[R1 Private buildings] 7a: for each pair of trade tiles up to 2 certificates and 2 dollars; the "
         "tiles are kept")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_building(&t, RED, "7a", "ab1");
    given_collected(&t, RED, "trade-green trade-green trade-green trade-alt trade-alt");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs; ?forward 4");
    then_dollars(&t, RED, 4);
    then_certificates(&t, RED, 4);
    then_collected(&t, RED, "trade-green trade-green trade-green trade-alt trade-alt");
}

SCENARIO("[R1 Private buildings] 8a: trade or auxiliary action, one of them, and the engine besides")
{
    Table t = given_players(2);
    given_building(&t, RED, "8a", "ab1");
    given_tile(&t, "trade4", "trade-green");
    given_discs_cleared(&t, RED, "aux1");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux gain double");
    when(&t, RED, "aux gain double");
    then_dollars(&t, RED, 2);
    then_may_not(&t, RED, "use trade");
    when(&t, RED, "use engine-2; engine 1");
    then_engine(&t, RED, "1");
    then_may_none(&t, RED, "use");
}

/* RED on the own 9a with the engine somewhere. */
static Table at_9a(const char *engine)
{
    Table t = given_players(3);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, 10);
    return t;
}

SCENARIO("[R1 Private buildings] 9a: as many spaces back as the city is worth, free choice of how many, and "
         "no transport costs")
{
    Table t = at_9a("12");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine 2");
    then_may(&t, RED, "deliver albuquerque");
    then_may_not(&t, RED, "deliver el-paso");
    then_may(&t, RED, "deliver topeka");
    when(&t, RED, "deliver albuquerque");
    then_may(&t, RED, "disc hand");
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 10 + 3);
    then_engine(&t, RED, "2");
    then_on_city(&t, RED, "albuquerque", 1);
    then_herder(&t, RED, "ab1");
    then_may(&t, RED, "use engine-3");
}

SCENARIO("[R1 Private buildings] 9a: occupied spaces and turnouts on the way back do not count towards the value")
{
    Table t = at_9a("12");
    given_engine(&t, BLUE, "8");
    given_engine(&t, YELLOW, "5");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery");
    then_may_not(&t, RED, "engine 8");
    when(&t, RED, "engine 2");
    then_may(&t, RED, "deliver santa-fe");
    then_may_not(&t, RED, "deliver albuquerque");

    Table turnout = at_9a("9");
    arrive(&turnout, RED, "ab1");
    when(&turnout, RED, "use extraordinary-delivery; engine t1");
    then_may(&turnout, RED, "deliver wichita");
    then_may_not(&turnout, RED, "deliver colorado-springs");
}

SCENARIO("[R1 Private buildings] 9a: on a turnout the station may be upgraded after the delivery; used cities "
         "stay closed, their actions act")
{
    Table t = at_9a("9");
    given_city_disc(&t, RED, "wichita", "aux1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine t1");
    then_may_not(&t, RED, "deliver wichita");
    then_may(&t, RED, "deliver kansas-city");
    when(&t, RED, "deliver topeka; disc aux2; objective g1");
    then_may(&t, RED, "upgrade");
    when(&t, RED, "upgrade; disc aux3; ?pass");
    then_on_station(&t, RED, "st1", 1);
    then_dollars(&t, RED, 10 - 2);
    then_may(&t, RED, "use engine-3");
}

SCENARIO("[R1 Private buildings] 9a: the hand disc is paid from one's own money, for there is no income; "
         "corners as usual")
{
    Table t = at_9a("12");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine 2");
    Table white = t;
    when(&t, RED, "deliver albuquerque");
    then_may_not(&t, RED, "disc hand");
    then_may(&t, RED, "disc step2");
    when(&white, RED, "deliver santa-fe");
    then_may_not(&white, RED, "disc step2");
    then_may(&white, RED, "disc cert4");
}

SCENARIO("[R1 Private buildings] 9a: an engine on the start cannot deliver so; one on space 1 can, to Topeka "
         "or Kansas City")
{
    Table t = at_9a("0");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use extraordinary-delivery");
    then_may(&t, RED, "use engine-3");

    Table one = at_9a("1");
    arrive(&one, RED, "ab1");
    when(&one, RED, "use extraordinary-delivery; ?engine 0");
    then_may(&one, RED, "deliver kansas-city");
    then_may(&one, RED, "deliver topeka");
    then_may_not(&one, RED, "deliver wichita");
    when(&one, RED, "deliver kansas-city; disc aux1");
    then_dollars(&one, RED, 16);
}

SCENARIO("[R1 Private buildings] 10a: the certificate marker goes forward to the limit, then the herder up to 5 steps")
{
    Table t = given_players(2);
    given_building(&t, RED, "10a", "ab1");
    given_discs_cleared(&t, RED, "cert4");
    given_certificates(&t, RED, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use certificates-to-limit; ?forward 3");
    then_certificates(&t, RED, 4);
    when(&t, RED, "use herder-5");
    then_may_some(&t, RED, "move n-f");
    then_may_none(&t, RED, "move kansas-city");
}

SCENARIO("[R1 Private buildings] 1b: an objective card is discarded, not played, for up to 2 certificates; "
         "the engine goes back for 3 dollars")
{
    Table t = given_players(2);
    given_building(&t, RED, "1b", "ab1");
    given_hand(&t, RED, "g2 grey green black");
    given_engine(&t, RED, "2");
    given_dollars(&t, RED, 0);
    Table start = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use objective-for-certificates-2; ?discard g2; forward 2");
    then_discard_pile(&t, RED, "g2");
    then_in_area(&t, RED, "s1");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 0);
    when(&t, RED, "use engine-back-for-3; ?engine 1");
    then_dollars(&t, RED, 3);
    then_engine(&t, RED, "1");

    given_engine(&start, RED, "0");
    given_hand(&start, RED, "grey grey green black");
    arrive(&start, RED, "ab1");
    then_may_none(&start, RED, "use");
    then_may(&start, RED, "aux gain");
}

SCENARIO("[R1 Upgrade][R1 Private buildings] 1b: on a turnout the upgrade is decided at once, before the 3 "
         "dollars of the reward come")
{
    Table t = given_players(2);
    given_building(&t, RED, "1b", "ab1");
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 0);
    Table rich = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-back-for-3; engine t1");
    then_may_not(&t, RED, "upgrade");
    when(&t, RED, "?pass");
    then_dollars(&t, RED, 3);
    then_may_not(&t, RED, "upgrade");

    given_dollars(&rich, RED, 2);
    arrive(&rich, RED, "ab1");
    when(&rich, RED, "use engine-back-for-3; engine t1; upgrade; disc aux1");
    then_dollars(&rich, RED, 3);
}

SCENARIO("[R1 Private buildings] 2b, 5b and 10b: grey for the engine, green for 3; black for certificates, a "
         "dollar per engineer; 4 dollars")
{
    Table t = given_players(2);
    given_building(&t, RED, "2b", "ab1");
    given_building(&t, RED, "5b", "ab2");
    given_building(&t, RED, "10b", "ab3");
    given_workers(&t, RED, 1, 1, 4);
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 0);
    Table five = t, ten = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use green-for-3; use grey-for-engine-1; ?engine 1");
    then_dollars(&t, RED, 3);
    then_engine(&t, RED, "1");
    then_hand(&t, RED, "black white");

    arrive(&five, RED, "ab2");
    when(&five, RED, "use engineers-1");
    then_dollars(&five, RED, 4);
    when(&five, RED, "use black-for-certificates-2; forward 2");
    then_certificates(&five, RED, 2);

    arrive(&ten, RED, "ab3");
    when(&ten, RED, "use engine-4; engine 4; use gain-4; use herder-4");
    then_dollars(&ten, RED, 4);
    then_may_some(&ten, RED, "move n-f");
    then_may_none(&ten, RED, "move n-g");
}

SCENARIO("[R1 Private buildings] 4b: draw as many cards as there are cowboys or fewer, then discard as many "
         "as were drawn")
{
    Table t = given_players(2);
    given_building(&t, RED, "4b", "ab1");
    given_workers(&t, RED, 3, 1, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use draw-cowboys");
    then_may(&t, RED, "draw 1");
    then_may(&t, RED, "draw 3");
    then_may_not(&t, RED, "draw 4");
    when(&t, RED, "draw 2");
    then_hand_count(&t, RED, 6);
    when(&t, RED, "discard grey");
    then_may_none(&t, RED, "use");
    when(&t, RED, "discard green");
    then_hand_count(&t, RED, 4);
    then_discard_pile(&t, RED, "grey green");
    then_may_not(&t, RED, "use draw-cowboys");
    then_may(&t, RED, "use herder-3");
}

SCENARIO("[R1 Private buildings] 6b: the objective card comes straight to the hand and may be played in the same turn")
{
    Table t = given_players(2);
    given_building(&t, RED, "6b", "ab1");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard grey; objective g1");
    then_dollars(&t, RED, 3);
    then_hand(&t, RED, "g1 green black white");
    then_display_count(&t, 4);
    when(&t, RED, "play g1; ?take");
    then_dollars(&t, RED, 5);
    then_in_area(&t, RED, "s1 g1");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[RDE Private buildings][R1 General notes] 6b: the card may come unseen from the stack, an objective "
         "card is no payment, the card may be forfeited")
{
    Table t = given_players(2);
    given_building(&t, RED, "6b", "ab1");
    given_hand(&t, RED, "grey green g2 white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective");
    then_may_not(&t, RED, "discard g2");
    when(&t, RED, "discard white");
    then_may(&t, RED, "objective stack");
    then_may(&t, RED, "pass");
    Table no = t;
    when(&t, RED, "objective stack");
    then_hand_count(&t, RED, 4);
    then_display(&t, "g1 d1 r1 m1");
    when(&no, RED, "pass");
    then_dollars(&no, RED, 3);
    then_hand(&no, RED, "grey green g2");
}

SCENARIO("[R1 Private buildings] 7b: the engine goes up to as many spaces as own buildings stand in the woods")
{
    Table t = given_players(2);
    given_building(&t, RED, "7b", "ab1");
    given_building(&t, RED, "1a", "bc1");
    given_building(&t, RED, "2a", "floodbank2");
    given_building(&t, BLUE, "3a", "ce1");
    given_engine(&t, RED, "0");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-woods");
    then_may(&t, RED, "engine 1");
    then_may(&t, RED, "engine 2");
    then_may_not(&t, RED, "engine 3");

    given_no_building(&none, "bc1");
    given_no_building(&none, "floodbank2");
    arrive(&none, RED, "ab1");
    then_may_none(&none, RED, "engine");
    then_may_not(&none, RED, "use engine-woods");
}

SCENARIO("[R1 Private buildings] 8b: the actions of an adjacent building, even another player's, without moving there")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "ab3");
    given_building(&t, BLUE, "2a", "ab2");
    given_hand(&t, RED, "white green black grey");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab3");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy ab2; copy n-b");
    Table neutral = t;
    when(&t, RED, "copy ab2; use white-for-4 of ab2");
    then_dollars(&t, RED, 10);
    then_herder(&t, RED, "ab3");
    then_may(&t, RED, "use buy-cattle of ab2");
    then_may_none(&t, RED, "aux");
    then_may_not(&t, RED, "use copy");
    when(&neutral, RED, "copy n-b");
    then_may(&neutral, RED, "use green-for-2 of n-b");
    then_may(&neutral, RED, "use build-at-2 of n-b");
    then_may_none(&neutral, RED, "use white-for-4");
}

SCENARIO("[R1 Private buildings] 8b: not across an empty space, and a hazard is no building")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "ab3");
    given_building(&t, BLUE, "2a", "ab1");
    arrive(&t, RED, "ab3");
    when(&t, RED, "use copy");
    then_may_not(&t, RED, "copy ab1");

    Table hazard = given_players(2);
    given_building(&hazard, RED, "8b", "droughtbank1");
    given_tile(&hazard, "drought4", "drought-green-2");
    arrive(&hazard, RED, "droughtbank1");
    when(&hazard, RED, "use copy");
    then_may_not(&hazard, RED, "copy drought4");
}

SCENARIO("[R1 Private buildings][R1 Phase B] 8b: the risk action of a space is part of the actions of the "
         "building on it, so it is copied too")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "floodbank2");
    given_building(&t, BLUE, "2a", "floodbank1");
    given_hand(&t, RED, "grey grey green black");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "floodbank2");
    then_may(&t, RED, "use risk-grey");
    when(&t, RED, "use copy; copy floodbank1");
    then_may(&t, RED, "use risk-grey of floodbank1");
}

SCENARIO("[R1 Private buildings] 9b: any one station behind the engine, at its price and under the usual "
         "rules; none ahead, none twice")
{
    Table t = given_players(2);
    given_building(&t, RED, "9b", "ab1");
    given_engine(&t, RED, "12");
    given_workers(&t, RED, 2, 1, 1);
    given_station_disc(&t, RED, "st2", "aux3");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may(&t, RED, "station st1");
    then_may_not(&t, RED, "station st2");
    then_may_not(&t, RED, "station st4");
    when(&t, RED, "station st3; disc aux1; master cowboy");
    then_dollars(&t, RED, 0);
    then_engine(&t, RED, "12");
    then_on_station(&t, RED, "st3", 1);
    then_masters(&t, RED, "sm3");

    Table poor = given_players(2);
    given_building(&poor, RED, "9b", "ab1");
    given_engine(&poor, RED, "12");
    given_dollars(&poor, RED, 1);
    arrive(&poor, RED, "ab1");
    then_may_none(&poor, RED, "use station-behind");
}

SCENARIO("[R1 Private buildings] Walking on by a building: fees as usual, at most the printed steps, Kansas "
         "City with all its subphases")
{
    Table t = given_players(2);
    given_building(&t, RED, "4a", "fg1");
    given_building(&t, BLUE, "7a", "gk1");
    given_dollars(&t, RED, 10);
    given_dollars(&t, BLUE, 0);
    arrive(&t, RED, "fg1");
    when(&t, RED, "use herder-2");
    then_may_none(&t, RED, "move fg1");
    then_may(&t, RED, "move kansas-city via gk2");
    Table stop = t;
    when(&stop, RED, "move gk1");
    then_dollars(&stop, RED, 6);
    then_dollars(&stop, BLUE, 4);
    then_may_none(&stop, RED, "use");
    then_may(&stop, RED, "aux gain");
    when(&t, RED, "move kansas-city via gk2");
    then_dollars(&t, RED, 10);
    then_may_some(&t, RED, "foresight");
}

SCENARIO("[R1 Private buildings] The walk is at least one step and at most the printed number: 3a goes "
         "exactly to the next location")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab1");
    given_building(&t, RED, "2a", "ab3");
    given_hand(&t, RED, "white green black grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use herder-1; ?move ab3");
    then_herder(&t, RED, "ab3");
    then_may(&t, RED, "use white-for-4");
    then_may(&t, RED, "aux gain");
    then_may_none(&t, RED, "use pair-for-3");
    then_may_none(&t, RED, "use herder-1");
}

/* ---- Playing objective cards ------------------------------------------------------------------------------------- */

SCENARIO("[R1 Objective cards] Any number may be played before phase A, and between the actions of phase B")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 g3 g4 green");
    given_dollars(&t, RED, 0);
    given_herder(&t, RED, "ab3");
    when(&t, RED, "play g2; ?take; play g3; ?take");
    then_dollars(&t, RED, 4);
    then_in_area(&t, RED, "s1 g2 g3");
    when(&t, RED, "move n-b; use green-for-2");
    then_dollars(&t, RED, 6);
    when(&t, RED, "play g4; ?take");
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "use build-at-2");
    then_may_none(&t, RED, "aux");
}

SCENARIO("[R1 Objective cards] Never in the middle of an action, and never on another player's turn")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 green grey grey");
    given_hand(&t, BLUE, "g3 green grey grey");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "play g2");
    then_may_not(&t, RED, "play g3");
    when(&t, RED, "use hire");
    then_may_not(&t, RED, "play g2");
    when(&t, RED, "hire cowboy row 1");
    then_may(&t, RED, "play g2");
}

SCENARIO("[R1 Objective cards] Playing a card is no local action: the single auxiliary action is still there instead")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 green grey grey");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-b");
    when(&t, RED, "play g2; ?take");
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 3);
}

SCENARIO("[R1 Objective cards] The immediate action may be forfeited; draw up to 3, discard exactly as many as drawn")
{
    Table t = given_players(2);
    given_hand(&t, RED, "d2 green grey white");
    given_herder(&t, RED, "ab3");
    when(&t, RED, "play d2");
    Table no = t;
    when(&t, RED, "?take; draw 3");
    then_hand_count(&t, RED, 6);
    when(&t, RED, "discard green; discard grey; discard white");
    then_hand_count(&t, RED, 3);
    then_discard_pile(&t, RED, "green grey white");
    then_may(&t, RED, "move n-b");
    when(&no, RED, "pass");
    then_hand(&no, RED, "green grey white");
    then_in_area(&no, RED, "s1 d2");
    then_may(&no, RED, "move n-b");
}

SCENARIO("[R1 Objective cards] The card with the auxiliary action allows a double one, like the icon on a building")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1");
    given_hand(&t, RED, "a1 green grey white");
    given_dollars(&t, RED, 0);
    given_herder(&t, RED, "ab3");
    when(&t, RED, "play a1; ?take; aux gain double");
    then_dollars(&t, RED, 2);
    when(&t, RED, "move n-b");
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
}

SCENARIO("[R1 Objective cards] The walk before phase A: up to 3 steps without fees, no use of the stop, then "
         "the usual movement from there")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "7a", "ab2");
    given_hand(&t, RED, "m2 green grey white");
    given_dollars(&t, RED, 6);
    given_herder(&t, RED, "ab1");
    when(&t, RED, "play m2; ?take");
    Table beyond = t;
    when(&t, RED, "move ab2");
    then_dollars(&t, RED, 6);
    then_asked(&t, RED, GWT_DECIDE_MOVE);
    then_may_none(&t, RED, "aux");
    then_may_not(&t, RED, "pass");
    then_may(&t, RED, "move n-b");
    when(&beyond, RED, "move n-b");
    then_dollars(&beyond, RED, 6);
    then_may_none(&beyond, RED, "use");
    then_may_some(&beyond, RED, "move n-c");
}

SCENARIO("[R1 Objective cards] The walk never leads into Kansas City")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m2 green grey white");
    given_herder(&t, RED, "n-f");
    when(&t, RED, "play m2; ?take");
    then_may_some(&t, RED, "move n-g");
    then_may_none(&t, RED, "move kansas-city");

    Table last = given_players(2);
    given_hand(&last, RED, "m2 green grey white");
    given_building(&last, BLUE, "7a", "gk1");
    given_dollars(&last, RED, 6);
    given_herder(&last, RED, "n-g");
    when(&last, RED, "play m2; ?take");
    then_may_none(&last, RED, "move kansas-city");
    when(&last, RED, "move gk1");
    then_dollars(&last, RED, 6);
    then_may_only(&last, RED, "move kansas-city");
}

SCENARIO("[R1 Objective cards] The walk takes three steps at most, each location counting one as in phase A")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "step1 step2");
    given_building(&t, BLUE, "7a", "ab2");
    given_building(&t, BLUE, "2a", "ab3");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_tile(&t, "flood3", "flood-green-4");
    given_hand(&t, RED, "m2 green grey white");
    given_herder(&t, RED, "n-a");
    when(&t, RED, "play m2; ?take");
    then_may_some(&t, RED, "move n-b");
    then_may_none(&t, RED, "move n-c");
    then_may(&t, RED, "move flood3");
    then_may_none(&t, RED, "move n-b via flood1");
}

SCENARIO("[R1 Objective cards] The walk after using a location: the new place is not used, phase C follows at once")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m2 g3 green white");
    given_herder(&t, RED, "ab3");
    given_dollars(&t, RED, 6);
    when(&t, RED, "move n-b; use green-for-2; play m2; ?take");
    then_may_some(&t, RED, "move n-c");
    when(&t, RED, "move n-c via bc1");
    then_herder(&t, RED, "n-c");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 8);
    then_certificates(&t, RED, 0);
    then_hand_count(&t, RED, 4);
    then_hand_has(&t, RED, "g3 white");
}

SCENARIO("[R1 Objective cards] The walk played in phase B before anything was done there leaves that place "
         "unused, and the new one too")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m2 green grey white");
    given_herder(&t, RED, "ab3");
    given_dollars(&t, RED, 6);
    when(&t, RED, "move n-b; play m2; ?take; move n-c via bc1");
    then_herder(&t, RED, "n-c");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 6);
}

SCENARIO("[R1 Objective cards] Cards left in the deck are scored only if wanted, those in the area must be: 0 "
         "against -2")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 green grey white");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 0);
    Table met = t;
    given_herder(&t, RED, "ab3");
    when(&t, RED, "play g2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);

    given_collected(&met, RED, "flood-green-2 rock-green-2");
    given_discard_pile(&met, RED, "brown-4");
    then_score(&met, RED, GWT_SCORE_OBJECTIVES, 3);
}

SCENARIO("[R1 Objective cards] One fulfilled task serves one card: of two that need the same hazards the "
         "better one is fulfilled")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "g2 m3");
    given_collected(&t, RED, "flood-green-2 rock-green-2");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_discard_pile(&t, RED, "brown-4");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 2);
    given_collected(&t, RED, "flood-green-2 rock-green-2 rock-green-3 flood-green-3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 + 3);
}

/* ---- End of the game --------------------------------------------------------------------------------------------- */

/* One worker is missing on the last space of the job market. */
static Table before_the_end(unsigned players)
{
    Table t = given_players(players);
    static const char *const but_one[] = { "cowboy", "cowboy builder", "cowboy builder cowboy" };
    given_token_row(&t, 12);
    given_job_row(&t, 12, but_one[players - 2]);
    return t;
}

SCENARIO("[R1 End] The last worker in subphase 2 brings the token at once; subphase 3 then offers no worker")
{
    Table t = before_the_end(2);
    given_foresight(&t, 3, "cowboy trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt; foresight builder");
    then_token_owner(&t, RED);
    then_score(&t, RED, GWT_SCORE_TOKEN, 2);
    then_job_row_count(&t, 12, 2);
    then_not_over(&t);
    then_may_not(&t, RED, "foresight cowboy");
    when(&t, RED, "?foresight trade-green");
    then_location(&t, "trade2", "trade-green");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
}

SCENARIO("[R1 End] With only workers left in column 3 subphase 3 is skipped; income, delivery and refilling "
         "follow as usual")
{
    Table t = before_the_end(2);
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "grey green black white");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_token_owner(&t, RED);
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 7 + 6);
    then_foresight_full(&t);
    then_not_over(&t);
    then_turn_of(&t, BLUE);
}

SCENARIO("[R1 End] The last worker may come in subphase 3 as well")
{
    Table t = given_players(2);
    given_token_row(&t, 12);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_that(&t, t.game.token_owner == GWT_NONE, "the end is not triggered by the first worker of row 12");
    when(&t, RED, "foresight engineer");
    then_token_owner(&t, RED);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_turn_of(&t, BLUE);
    when_any_turn(&t, BLUE);
    then_over(&t);
}

SCENARIO("[R1 End] Every other player has exactly one more turn, in order, and the one who triggered the end has none")
{
    Table t = before_the_end(3);
    given_turn(&t, BLUE);
    given_herder(&t, BLUE, "gk1");
    when(&t, BLUE,
         "move kansas-city; foresight trade-green; foresight cowboy; certificates 0; deliver kansas-city; disc aux3");
    then_token_owner(&t, BLUE);
    then_turn_of(&t, YELLOW);
    then_not_over(&t);
    when_any_turn(&t, YELLOW);
    then_turn_of(&t, RED);
    then_not_over(&t);
    when_any_turn(&t, RED);
    then_over(&t);
}

SCENARIO("[R1 End] In a final turn no worker may be chosen: with both kinds there the other tile is the only "
         "choice, else the subphase falls out")
{
    Table t = given_players(2);
    given_foresight(&t, 3, "cowboy trade-alt");
    given_token_taken(&t, RED);
    given_turn(&t, BLUE);
    given_hand(&t, BLUE, "grey green black white");
    given_herder(&t, BLUE, "gk1");
    when(&t, BLUE, "move kansas-city; foresight trade-green");
    then_may_none(&t, BLUE, "foresight cowboy");
    then_may_none(&t, BLUE, "foresight builder");
    when(&t, BLUE, "?foresight trade-alt; certificates 0; deliver kansas-city; disc aux3");
    then_location(&t, "trade1", "trade-green");
    then_location(&t, "trade2", "trade-alt");
    then_over(&t);
    then_foresight_full(&t);
}

/* ---- Scoring ----------------------------------------------------------------------------------------------------- */

SCENARIO("[R1 Scoring 1][R1 Scoring 2] One point for every full 5 dollars; buildings count on the trail, not "
         "in front of the player or in the box")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 14);
    then_score(&t, RED, GWT_SCORE_DOLLARS, 2);
    given_dollars(&t, RED, 15);
    then_score(&t, RED, GWT_SCORE_DOLLARS, 3);
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 0);
    given_building(&t, RED, "4a", "ab1");
    given_building(&t, RED, "10a", "ab2");
    given_building_boxed(&t, RED, "9a");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 3 + 13);
    then_score(&t, BLUE, GWT_SCORE_BUILDINGS, 0);
}

SCENARIO("[R1 Scoring 3] Cities: arrows with own discs at both ends, plus or minus, and San Francisco per disc")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "wichita", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, -3);
    given_city_disc(&t, RED, "colorado-springs", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, -4);
    given_city_disc(&t, RED, "albuquerque", "aux4");
    given_city_disc(&t, RED, "san-diego", "aux4");
    then_score(&t, RED, GWT_SCORE_CITIES, -4);
    given_city_disc(&t, RED, "el-paso", "aux5");
    then_score(&t, RED, GWT_SCORE_CITIES, -4 + 6 + 8);
    given_city_disc(&t, RED, "san-francisco", "step1");
    given_city_disc(&t, RED, "san-francisco", "step2");
    then_score(&t, RED, GWT_SCORE_CITIES, 10 + 18);
}

SCENARIO("[R1 Scoring 4][R1 Scoring 5][R1 Scoring 10] Stations by their number, hazards by theirs, 3 points "
         "for the step disc alone")
{
    Table t = given_players(2);
    given_station_disc(&t, RED, "st10", "step2");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, BLUE, "st9", "step1");
    given_collected(&t, RED, "flood-green-4 drought-black-2 trade-green");
    then_score(&t, RED, GWT_SCORE_STATIONS, 9 + 1);
    then_score(&t, RED, GWT_SCORE_HAZARDS, 4 + 2);
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 3);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 8);
    then_score(&t, BLUE, GWT_SCORE_STEP_DISC, 0);
}

SCENARIO("[R1 Scoring 6] Cattle points count wherever the card is in the deck: hand, draw stack and discard pile")
{
    Table t = given_players(2);
    given_hand(&t, RED, "purple-7 grey green white");
    given_draw_stack(&t, RED, "brown-5 yellow");
    given_discard_pile(&t, RED, "blue red black");
    then_score(&t, RED, GWT_SCORE_CATTLE, 7 + 5 + 1 + 3 + 2);
}

SCENARIO("[R1 Scoring 8] Station masters: per worker with the printed ones, per two hazards, per pair of "
         "trade tiles, per two certificates")
{
    Table t = given_players(2);
    given_workers(&t, RED, 2, 3, 1);
    given_owned_master(&t, RED, "sm1");
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);

    Table two = given_players(2);
    given_owned_master(&two, RED, "sm3");
    given_collected(&two, RED,
                    "flood-green-4 drought-black-2 rock-green-2 trade-green trade-green trade-green trade-alt");
    then_score(&two, RED, GWT_SCORE_MASTERS, 3);
    given_owned_master(&two, RED, "sm4");
    then_score(&two, RED, GWT_SCORE_MASTERS, 3 + 3);
    given_owned_master(&two, RED, "sm5");
    given_certificates(&two, RED, 2);
    then_score(&two, RED, GWT_SCORE_MASTERS, 3 + 3 + 6);
}

SCENARIO("[R1 Scoring 8] The objective area counts for its station master fulfilled or not, the starting card too")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm2");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_objective_area(&t, RED, "s1 g2");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_objective_area(&t, RED, "s1 g2 g3");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
}

SCENARIO("[R1 Scoring 7][R1 Scoring 8] A card left in the deck may be added to the area even unfulfilled, if "
         "the station master makes up for it")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "g2 green grey white");
    then_total(&t, RED, 0);
    given_owned_master(&t, RED, "sm2");
    then_total(&t, RED, -2 + 3);
}

SCENARIO("[R1 Scoring 9] Four points for each worker on the fifth or sixth space of any row, nothing for the others")
{
    Table t = given_players(2);
    given_workers(&t, RED, 4, 5, 6);
    then_score(&t, RED, GWT_SCORE_WORKERS, 4 + 8);
    given_workers(&t, RED, 4, 4, 4);
    then_score(&t, RED, GWT_SCORE_WORKERS, 0);
}

SCENARIO("[R1 Scoring] The highest total wins, a tie is shared, whoever has the token or the money")
{
    Table t = given_players(3);
    given_token_taken(&t, RED);
    given_dollars(&t, RED, 4);
    given_dollars(&t, BLUE, 14);
    given_dollars(&t, YELLOW, 9);
    then_total(&t, RED, 2);
    then_total(&t, BLUE, 2);
    then_winners(&t, "RED BLUE");
    given_dollars(&t, BLUE, 15);
    then_winners(&t, "BLUE");
}

/* ---- Special cases ----------------------------------------------------------------------------------------------- */

SCENARIO("[R1 Special cases] With no disc left on the player board a delivery takes a disc from an own station")
{
    Table t = given_players(2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st6", "step1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step2 hand hand");
    given_hand(&t, RED, "grey grey grey grey");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver topeka");
    then_may_only(&t, RED, "disc st1; disc st6");
    when(&t, RED, "disc st6");
    then_on_station(&t, RED, "st6", 0);
    then_on_station(&t, RED, "st1", 1);
    then_on_city(&t, RED, "topeka", 1);
    then_dollars(&t, RED, 1);
}

SCENARIO("[R1 Special cases] With only hand discs left and less than 5 dollars the disc comes from a station, too")
{
    Table t = given_players(2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    given_hand(&t, RED, "grey grey grey grey");
    given_dollars(&t, RED, 0);
    Table rich = t;
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver topeka");
    then_may_not(&t, RED, "disc hand");
    when(&t, RED, "?disc st1");
    then_on_station(&t, RED, "st1", 0);
    then_on_city(&t, RED, "topeka", 1);

    given_dollars(&rich, RED, 4);
    arrive(&rich, RED, "kansas-city");
    when(&rich, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver topeka");
    then_may(&rich, RED, "disc hand");
    then_may_not(&rich, RED, "disc st1");
}

SCENARIO("[R1 Special cases] An upgrade may use a disc of another own station once the player board is empty, "
         "and pays for it")
{
    Table t = given_players(2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    given_engine(&t, RED, "21");
    given_dollars(&t, RED, 8);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t6; upgrade; ?disc st1");
    then_on_station(&t, RED, "st6", 1);
    then_on_station(&t, RED, "st1", 0);
    then_dollars(&t, RED, 0);
    then_score(&t, RED, GWT_SCORE_STATIONS, 5);
}

SCENARIO("[R1 Special cases] A white-cornered station takes a dark-cornered disc when no white-cornered one is left")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade");
    then_may(&t, RED, "disc step2");
    then_may(&t, RED, "disc cert6");
    then_may_not(&t, RED, "disc hand");
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 3);
    then_on_station(&t, RED, "st1", 1);
}

SCENARIO("[R1 Special cases] A trade tile taken from under a herder leaves it on the empty space, from where "
         "it goes on")
{
    Table t = given_players(2);
    given_tile(&t, "trade5", "trade-green");
    given_herder(&t, BLUE, "trade5");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; ?trade trade5; end");
    then_herder(&t, BLUE, "trade5");
    then_turn_of(&t, BLUE);
    then_may(&t, BLUE, "move n-e");
    then_may_not(&t, BLUE, "move trade5");
}
