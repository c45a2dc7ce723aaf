/* SPDX-License-Identifier: MIT */
/* second_eyes_1.c - the rulebook read from front to back by somebody who did not see the engine: set-up, moving, using
 * a location, Kansas City, drawing up. Titles name the section (R1: English booklet, RDE: German one) and say the rule;
 * second_eyes_2.c goes on with the actions, the objective cards, the end of the game and the scoring. */
#include "table.h"

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* How many slots of a section carry a tile, or -1 if a filled slot follows an empty one. */
static int filled_from_the_left(const Table *t, unsigned first, unsigned slots)
{
    int filled = 0;
    for (unsigned slot = 0; slot < slots; slot++) {
        if (!t->game.on_space[first + slot])
            continue;
        if ((unsigned)filled != slot)
            return -1;
        filled++;
    }
    return filled;
}

SCENARIO("[R1 Setup 6] Seven tiles of back 1 begin on the board, each section filled from its lowest space, "
         "no worker among them")
{
    static const unsigned sections[][2] = {
        { GWT_SPACE_TRADE1, 9 }, { GWT_SPACE_FLOOD1, 4 }, { GWT_SPACE_DROUGHT1, 4 }, { GWT_SPACE_ROCK1, 4 }
    };
    for (unsigned seed = 1; seed <= 60; seed++) {
        Table t = given_dealt_game(2 + seed % 3, seed, 0, 0);
        int tiles = 0;
        for (unsigned section = 0; section < 4; section++) {
            int filled = filled_from_the_left(&t, sections[section][0], sections[section][1]);
            then_that(&t, filled >= 0, "a section is filled from its lowest space without a gap");
            tiles += filled;
        }
        then_that(&t, tiles == 7, "seven tiles were placed");
        for (unsigned space = 0; space < GWT_SPACES; space++) {
            unsigned at = t.game.on_space[space];
            then_that(&t, at < GWT_TILE_COWBOY || at > GWT_TILE_ENGINEER, "no worker lies on the trail");
        }
    }
}

SCENARIO("[R1 Setup 7] The job market begins with one full row and one that lacks only the token's space: 3, "
         "5 or 7 workers")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt_game(players, 11 + players, 0, 0);
        then_job_row_count(&t, 1, players);
        then_job_row_count(&t, 2, players - 1);
        for (unsigned row = 3; row <= 12; row++)
            then_job_row_count(&t, row, 0);
        then_token_row(&t, 2);
    }
}

SCENARIO("[R1 Setup 8] Foresight spaces hold tiles of their own number: no worker on 1, workers only on 2, no "
         "hazard on 3")
{
    for (unsigned seed = 1; seed <= 60; seed++) {
        Table t = given_dealt_game(2, seed, 0, 0);
        then_foresight_full(&t);
        for (unsigned place = 0; place < 2; place++) {
            unsigned one = t.game.foresight[0][place], two = t.game.foresight[1][place],
                     three = t.game.foresight[2][place];
            then_that(&t, one > GWT_TILE_ENGINEER, "no worker on a space 1");
            then_that(&t, two <= GWT_TILE_ENGINEER, "only workers on a space 2");
            then_that(&t, three < GWT_TILE_HAZARD_FIRST, "no hazard on a space 3");
        }
    }
}

SCENARIO("[R1 Setup 9][R1 Setup 10][R1 Setup 14][R1 Setup 15][R1 Setup 17] Cards, money, engine and marker at "
         "the beginning")
{
    static const unsigned market[] = { 7, 10, 13 }, steps[] = { 3, 3, 4 };
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt_game(players, 5, 0, 0);
        then_market_count(&t, market[players - 2]);
        then_market_stack_count(&t, 36 - market[players - 2]);
        then_display_count(&t, 4);
        then_objective_stack_count(&t, 20);
        for (unsigned seat = 0; seat < players; seat++) {
            then_dollars(&t, seat, 6 + seat);
            then_hand_count(&t, seat, 4);
            then_draw_stack_count(&t, seat, 10);
            then_discard_count(&t, seat, 0);
            then_hand_limit(&t, seat, 4);
            then_certificate_limit(&t, seat, 3);
            then_certificates(&t, seat, 0);
            then_engine(&t, seat, "0");
            then_cleared(&t, seat, "");
            then_workers(&t, seat, 1, 1, 1);
            then_step_limit(&t, seat, steps[players - 2]);
        }
        then_to_act(&t, RED);
    }
}

SCENARIO("[R1 Setup 13] Nobody flips a building: with the a-side showing, the b-side is never for sale, and "
         "the other way round")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "4" });
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may(&t, RED, "build 4b");
    then_may_not(&t, RED, "build 4a");
    then_may(&t, RED, "build 5a");
    then_may_not(&t, RED, "build 5b");
    then_buildings_left(&t, BLUE, "1a 2a 3a 4b 5a 6a 7a 8a 9a 10a");
}

/* ---- Phase A ----------------------------------------------------------------------------------------------------- */

SCENARIO("[RDE Phase A] The first turn puts the herder on any neutral building, also one in use, and goes on "
         "with phase B")
{
    Table t = given_game((TableSetup){ .players = 3, .first_turn = 1 });
    then_may_only(&t, RED, "place n-a; place n-b; place n-c; place n-d; place n-e; place n-f; place n-g");
    when(&t, RED, "place n-b");
    then_herder(&t, RED, "n-b");
    then_may(&t, RED, "use green-for-2");
    when(&t, RED, "use green-for-2; end");
    then_may(&t, BLUE, "place n-b");
    when(&t, BLUE, "place n-b; aux gain; ?end");
    then_may(&t, YELLOW, "place n-g");
    then_may_none(&t, YELLOW, "move");
}

SCENARIO("[RDE Phase A] The first placement is on a neutral building only, not on a private one already built")
{
    Table t = given_game((TableSetup){ .players = 2, .first_turn = 1 });
    given_workers(&t, RED, 1, 2, 1);
    when(&t, RED, "place n-b; use build-at-2; build 2a; at ab1; end");
    then_location(&t, "ab1", "2a of RED");
    then_may_only(&t, BLUE, "place n-a; place n-b; place n-c; place n-d; place n-e; place n-f; place n-g");
    when(&t, BLUE, "place n-g; aux gain; ?end");
    then_turn_of(&t, RED);
    then_may_some(&t, RED, "move n-c");
    then_may_none(&t, RED, "place");
}

SCENARIO("[R1 Phase A] The herder must move at least one step: no passing, no staying where it stands")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "ab1");
    given_herder(&t, RED, "ab1");
    then_asked(&t, RED, GWT_DECIDE_MOVE);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "end");
    then_may_not(&t, RED, "move ab1");
    then_may_none(&t, RED, "aux");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "move n-b");
}

SCENARIO("[R1 Phase A] Empty spaces are no locations: they take no step, and nobody can stop on them")
{
    Table t = given_players(2);
    given_herder(&t, RED, "n-e");
    then_step_limit(&t, RED, 3);
    then_may_some(&t, RED, "move kansas-city");
    then_may_none(&t, RED, "move ef1");
    then_may_none(&t, RED, "move rock1");
    then_may_none(&t, RED, "move fg2");
    then_may_none(&t, RED, "move gk1");
}

SCENARIO("[R1 Phase A] Every location on the path takes a step, the player's own building and a hazard alike")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "ef1");
    given_tile(&t, "rock1", "rock-green-2");
    given_herder(&t, RED, "n-e");
    then_may_none(&t, RED, "move kansas-city");
    then_may_some(&t, RED, "move n-g");
    then_may(&t, RED, "move ef1");
    then_may(&t, RED, "move rock1");

    given_discs_cleared(&t, RED, "step2");
    then_may_some(&t, RED, "move kansas-city");
}

SCENARIO("[R1 Phase A] Kansas City is never passed over: whatever the step limit, the movement ends there")
{
    Table t = given_players(4);
    given_discs_cleared(&t, RED, "step1 step2");
    then_step_limit(&t, RED, 7);
    given_herder(&t, RED, "n-g");
    then_may_only(&t, RED, "move kansas-city via gk1; move kansas-city via gk2");
    given_herder(&t, RED, "gk1");
    then_may_only(&t, RED, "move kansas-city");
}

SCENARIO("[R1 Phase A] Only forward: nothing behind the herder and nothing on the branch not taken can be reached")
{
    Table t = given_players(4);
    given_building(&t, RED, "2a", "ab2");
    given_building(&t, RED, "3a", "floodbank1");
    given_herder(&t, RED, "ab2");
    then_may_none(&t, RED, "move n-a");
    then_may_none(&t, RED, "move floodbank1");
    then_may(&t, RED, "move n-b");
}

SCENARIO("[R1 Phase A] Other herders neither block a location nor cost a fee, and several may share one")
{
    Table t = given_players(3);
    given_herder(&t, BLUE, "n-b");
    given_herder(&t, YELLOW, "n-b");
    given_herder(&t, RED, "ab3");
    given_dollars(&t, RED, 5);
    Table on = t;
    when(&t, RED, "move n-b");
    then_herder(&t, RED, "n-b");
    then_herder(&t, BLUE, "n-b");
    then_dollars(&t, RED, 5);
    then_may(&t, RED, "use green-for-2");
    then_may_some(&on, RED, "move n-c");
}

SCENARIO("[R1 Phase A] A tile with a green and a black hand costs both: 4 dollars with two players, 3 with "
         "three or four")
{
    static const unsigned fee[] = { 4, 3, 3 };
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_players(players);
        given_building(&t, BLUE, "7a", "ab3");
        given_herder(&t, RED, "ab2");
        given_dollars(&t, RED, 10);
        given_dollars(&t, BLUE, 10);
        Table over = t;
        when(&t, RED, "move ab3");
        then_dollars(&t, RED, 10 - fee[players - 2]);
        then_dollars(&t, BLUE, 10 + fee[players - 2]);
        when(&over, RED, "move n-b");
        then_dollars(&over, RED, 10 - fee[players - 2]);
        then_dollars(&over, BLUE, 10 + fee[players - 2]);
    }
}

SCENARIO("[R1 Phase A] The colours matter: with 3 players green costs 2 and black 1, with 4 players green 1 "
         "and black 2")
{
    static const unsigned green[] = { 2, 2, 1 }, black[] = { 2, 1, 2 };
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_players(players);
        given_building(&t, BLUE, "1a", "ab3");
        given_building(&t, BLUE, "4a", "bc3");
        given_dollars(&t, RED, 10);
        Table dark = t;
        arrive(&t, RED, "ab3");
        then_dollars(&t, RED, 10 - green[players - 2]);
        arrive(&dark, RED, "bc3");
        then_dollars(&dark, RED, 10 - black[players - 2]);
    }
}

SCENARIO("[R1 Phase A] Trade tiles charge for their hands too, to the bank: the green tile a green, the blue "
         "tile a black hand")
{
    Table t = given_players(3);
    given_tile(&t, "trade4", "trade-green");
    given_tile(&t, "trade5", "trade-alt");
    given_herder(&t, RED, "cd1");
    given_dollars(&t, RED, 10);
    Table first = t;
    when(&first, RED, "move trade4");
    then_dollars(&first, RED, 8);
    when(&t, RED, "move trade5");
    then_dollars(&t, RED, 7);
    then_dollars(&t, BLUE, 7);
    then_dollars(&t, YELLOW, 8);
}

SCENARIO("[R1 Phase A] Nobody pays for the hands on an own building or on the empty space where it might stand")
{
    Table t = given_players(2);
    given_building(&t, RED, "7a", "ab3");
    given_herder(&t, RED, "ab2");
    given_dollars(&t, RED, 10);
    Table stop = t;
    when(&t, RED, "move n-b");
    then_dollars(&t, RED, 10);
    when(&stop, RED, "move ab3");
    then_dollars(&stop, RED, 10);
}

SCENARIO("[R1 Phase A] Who cannot pay a fee of two hands in full pays what there is and moves on")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "7a", "ab3");
    given_tile(&t, "drought1", "drought-green-2");
    given_herder(&t, RED, "ab2");
    given_dollars(&t, RED, 3);
    given_dollars(&t, BLUE, 0);
    when(&t, RED, "move drought1");
    then_herder(&t, RED, "drought1");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 3);
}

SCENARIO("[R1 Phase A] Trade tiles beside the road are no stops, and the road past them is as long as before")
{
    Table t = given_players(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-alt");
    given_tile(&t, "trade3", "trade-alt");
    given_herder(&t, RED, "cd1");
    given_dollars(&t, RED, 10);
    then_may_none(&t, RED, "move trade");
    when(&t, RED, "move n-d");
    then_dollars(&t, RED, 10);
}

/* ---- Phase B: buildings ------------------------------------------------------------------------------------------ */

SCENARIO("[R1 Phase B] Of two actions parted by a slash only one may be performed: C gives a certificate or "
         "an objective card")
{
    Table t = given_players(2);
    arrive(&t, RED, "n-c");
    then_may(&t, RED, "use certificate");
    then_may(&t, RED, "use objective");
    Table card = t;
    when(&t, RED, "use certificate; ?forward 1");
    then_certificates(&t, RED, 1);
    then_may_not(&t, RED, "use objective");
    then_may(&t, RED, "use engine-engineers");
    when(&card, RED, "use objective; objective g1");
    then_may_not(&card, RED, "use certificate");
    then_may_not(&card, RED, "use objective");
    then_may(&card, RED, "use engine-engineers");
}

SCENARIO("[R1 Phase B] D: trading excludes the paid engine movement, the auxiliary action beside it stays open")
{
    Table t = given_players(2);
    given_tile(&t, "trade4", "trade-green");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use pay-2-engine-2; engine 2");
    then_dollars(&t, RED, 4);
    then_may_not(&t, RED, "use trade");
    then_may_not(&t, RED, "use pay-2-engine-2");
    then_may_not(&t, RED, "aux gain");
    when(&t, RED, "use auxiliary; aux gain");
    then_dollars(&t, RED, 5);
    then_may_not(&t, RED, "use auxiliary");
}

SCENARIO("[R1 Phase B] Local actions go in any order: A may hire at 2 dollars more first, then plain, then "
         "sell the white card")
{
    Table t = given_players(3);
    given_hand(&t, RED, "white white grey green");
    given_dollars(&t, RED, 14);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire-2-dearer; hire cowboy row 1");
    then_dollars(&t, RED, 6);
    then_may_not(&t, RED, "use hire-2-dearer");
    when(&t, RED, "use hire; hire builder row 1");
    then_dollars(&t, RED, 0);
    when(&t, RED, "use white-for-2");
    then_dollars(&t, RED, 2);
    then_hand(&t, RED, "white grey green");
    then_may_not(&t, RED, "use white-for-2");
}

SCENARIO("[R1 Phase B] A cost is paid in full or the reward is out of reach: 5 dollars hire nobody for 6, 6 dollars do")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 5);
    given_hand(&t, RED, "grey grey green green");
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");
    then_may_not(&t, RED, "use white-for-2");
    then_may(&t, RED, "aux gain");

    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");
}

SCENARIO("[R1 Phase B] A risk action belongs to the local actions of the own building on it, and counts as one of them")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "tradebank2");
    given_hand(&t, RED, "grey green green white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "tradebank2");
    when(&t, RED, "use risk-grey; ?forward 1");
    then_dollars(&t, RED, 8);
    then_certificates(&t, RED, 1);
    then_may_not(&t, RED, "use risk-grey");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "use pair-for-3");
    then_may(&t, RED, "use herder-1");
}

SCENARIO("[R1 Phase B] On another player's building neither its actions nor the risk action of its space may be used")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "2a", "tradebank2");
    given_hand(&t, RED, "grey green white white");
    given_dollars(&t, RED, 12);
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "tradebank2");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
    then_may(&t, RED, "aux draw");
    then_may_not(&t, RED, "aux gain double");
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 13);
    then_may_none(&t, RED, "aux");
    then_turn_of(&t, BLUE);
}

SCENARIO("[R1 Phase B] On a hazard or trade tile there is one single auxiliary action and nothing else")
{
    Table t = given_players(2);
    given_tile(&t, "drought2", "drought-black-3");
    given_tile(&t, "trade6", "trade-green");
    given_discs_cleared(&t, RED, "aux2 aux4 aux4");
    given_dollars(&t, RED, 12);
    given_hand(&t, RED, "grey green white white");
    Table trade = t;
    arrive(&t, RED, "drought2");
    then_may_none(&t, RED, "use");
    then_may_not(&t, RED, "aux draw double");
    then_may_not(&t, RED, "aux engine double");
    then_may(&t, RED, "aux engine");
    when(&t, RED, "aux draw; discard grey");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    arrive(&trade, RED, "trade6");
    then_may_none(&trade, RED, "use");
    then_may_none(&trade, RED, "trade");
    then_may(&trade, RED, "aux gain");
}

SCENARIO("[R1 Phase B] The auxiliary action stands instead of all local actions: after it none of them is left")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1");
    given_hand(&t, RED, "white grey green black");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "aux gain double");
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 21);
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_turn_of(&t, BLUE);
}

SCENARIO("[R1 Phase B] One cleared disc of the two unlocks an auxiliary action for single use, the second for "
         "double use")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux4");
    given_dollars(&t, RED, 9);
    given_engine(&t, RED, "1");
    Table both = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux engine");
    then_may_not(&t, RED, "aux engine double");
    then_may_none(&t, RED, "aux certificate");
    given_discs_cleared(&both, RED, "aux4");
    arrive(&both, RED, "n-g");
    when(&both, RED, "use auxiliary");
    then_may(&both, RED, "aux engine");
    then_may(&both, RED, "aux engine double");
}

SCENARIO("[R1 Phase B][R1 Objective cards] An objective card may be played before and after the one auxiliary "
         "action on a foreign location")
{
    Table t = given_players(2);
    given_tile(&t, "flood1", "flood-green-2");
    given_hand(&t, RED, "g2 g3 grey grey");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "flood1");
    then_dollars(&t, RED, 0);
    when(&t, RED, "play g2; ?take; aux gain");
    then_dollars(&t, RED, 3);
    then_may(&t, RED, "play g3");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "play g3; ?take; ?end");
    then_dollars(&t, RED, 5);
    then_turn_of(&t, BLUE);
}

SCENARIO("[R1 Objective cards][R1 Kansas City] A card played on arrival acts before the subphases: the engine "
         "moves before transport is due")
{
    Table t = given_players(2);
    given_hand(&t, RED, "r2 yellow red white");
    given_engine(&t, RED, "6");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    then_may(&t, RED, "pass");
    when(&t, RED, "play r2; ?take; engine 8; ?pass");
    when(&t, RED,
         "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver santa-fe; disc aux1");
    then_dollars(&t, RED, 8);
    then_in_area(&t, RED, "s1 r2");
    then_discard_pile(&t, RED, "yellow red white");
}

/* ---- Kansas City: foresight -------------------------------------------------------------------------------------- */

SCENARIO("[R1 Kansas City] The subphases are compulsory and in order: one of two tiles each time, no passing, "
         "no other action")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey green black white");
    arrive(&t, RED, "kansas-city");
    then_may_only(&t, RED, "foresight trade-green; foresight trade-alt");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade1", "trade-alt");
    then_foresight(&t, 1, "trade-green -");
    then_may_only(&t, RED, "foresight cowboy; foresight builder");
    when(&t, RED, "foresight builder");
    then_may_only(&t, RED, "foresight engineer; foresight cowboy");
    when(&t, RED, "foresight engineer");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    when(&t, RED, "certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "end");
}

SCENARIO("[R1 Kansas City 1] A trade tile goes to the empty space of lowest value, also into a gap, and to "
         "the box if all are full")
{
    Table t = given_players(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade4", "trade-green");
    Table full = t;
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade3", "trade-alt");
    then_location(&t, "trade5", "empty");

    given_tile(&full, "trade3", "trade-green");
    given_tile(&full, "trade5", "trade-green");
    given_tile(&full, "trade6", "trade-green");
    given_tile(&full, "trade7", "trade-green");
    given_tile(&full, "trade8", "trade-alt");
    given_tile(&full, "trade9", "trade-alt");
    arrive(&full, RED, "kansas-city");
    then_boxed_tiles(&full, "trade-alt", 0);
    when(&full, RED, "foresight trade-alt");
    then_boxed_tiles(&full, "trade-alt", 1);
    then_location(&full, "trade9", "trade-alt");
}

SCENARIO("[R1 Kansas City 1] A hazard goes to the lowest free number of its own section, to the box if its "
         "four spaces are taken")
{
    Table t = given_players(2);
    given_foresight(&t, 1, "rock-green-4 flood-green-4");
    given_tile(&t, "rock1", "rock-green-2");
    given_tile(&t, "rock3", "rock-green-3");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_tile(&t, "flood3", "flood-black-2");
    given_tile(&t, "flood4", "flood-black-3");
    arrive(&t, RED, "kansas-city");
    Table full = t;
    when(&t, RED, "foresight rock-green-4");
    then_location(&t, "rock2", "rock-green-4");
    then_location(&t, "rock4", "empty");
    when(&full, RED, "foresight flood-green-4");
    then_boxed_tiles(&full, "flood-green-4", 1);
    then_location(&full, "drought1", "empty");
    then_location(&full, "rock2", "empty");
}

SCENARIO("[R1 Kansas City 2] A worker goes to the token's row from the left, never into a gap that hiring "
         "left further up")
{
    Table t = given_players(3);
    given_token_row(&t, 5);
    given_job_row(&t, 1, "- builder -");
    given_job_row(&t, 4, "- - engineer");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_job_row(&t, 1, "- builder -");
    then_job_row(&t, 4, "- - engineer");
    then_job_row(&t, 5, "cowboy");
    when(&t, RED, "foresight engineer");
    then_job_row(&t, 5, "cowboy engineer");
    then_token_row(&t, 5);
}

SCENARIO("[R1 Kansas City 2] Filling the last space of row 6 crosses a yellow arrow: the cattle market is "
         "filled up at once")
{
    Table t = given_players(2);
    given_token_row(&t, 6);
    given_job_row(&t, 6, "cowboy");
    given_market(&t, "yellow red");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green");
    then_market_count(&t, 2);
    when(&t, RED, "foresight builder");
    then_token_row(&t, 7);
    then_market_count(&t, 7);
    then_asked(&t, RED, GWT_DECIDE_FORESIGHT);
}

SCENARIO("[R1 Kansas City 2] Row 9 has the second yellow arrow; the other arrows leave the market as it is")
{
    for (unsigned row = 2; row <= 11; row++) {
        Table t = given_players(4);
        given_token_row(&t, row);
        given_job_row(&t, row, "cowboy builder cowboy");
        given_market(&t, "yellow red blue");
        arrive(&t, RED, "kansas-city");
        when(&t, RED, "foresight trade-green; foresight builder");
        then_token_row(&t, row + 1);
        then_market_count(&t, row == 6 || row == 9 ? 13 : 3);
    }
}

SCENARIO("[R1 Kansas City 2] Filling up takes nothing from a market above its number, and only what the stack "
         "still has")
{
    Table t = given_players(2);
    given_token_row(&t, 9);
    given_job_row(&t, 9, "engineer");
    Table poor = t;
    given_market(&t, "yellow yellow red red red blue blue brown-3 purple-5");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_market(&t, "yellow yellow red red red blue blue brown-3 purple-5");

    given_market(&poor, "yellow red blue");
    given_market_stack(&poor, "brown-4 purple-7");
    arrive(&poor, RED, "kansas-city");
    when(&poor, RED, "foresight trade-green; foresight builder");
    then_market(&poor, "yellow red blue brown-4 purple-7");
    then_market_stack_count(&poor, 0);
}

SCENARIO("[R1 Kansas City] A column left with one tile offers that one; an empty column offers nothing and is "
         "no obstacle")
{
    Table t = given_players(2);
    given_foresight(&t, 1, "trade-green -");
    given_foresight(&t, 3, "- -");
    given_pile(&t, 1, "");
    given_pile(&t, 3, "");
    arrive(&t, RED, "kansas-city");
    then_may_only(&t, RED, "foresight trade-green");
    when(&t, RED, "?foresight trade-green; foresight cowboy");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_turn_of(&t, BLUE);
    then_foresight(&t, 1, "- -");
    arrive(&t, BLUE, "kansas-city");
    then_may_none(&t, BLUE, "foresight trade");
    when(&t, BLUE, "foresight builder");
    then_asked(&t, BLUE, GWT_DECIDE_INCOME);
}

/* ---- Kansas City: income ----------------------------------------------------------------------------------------- */

/* The seat stands before the income with its hand; the three foresight tiles are the usual ones. */
static void through_the_foresight(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat, "?pass; foresight trade-green; foresight cowboy; foresight engineer");
}

SCENARIO("[R1 Income] Each breed counts once: West Highlands of different victory points are one breed; "
         "objective cards count nothing")
{
    Table t = given_players(2);
    given_hand(&t, RED, "brown-3 brown-5 grey g2");
    given_dollars(&t, RED, 1);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 1 + 4 + 1);
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, "brown-3 brown-5 grey g2");
    then_may(&t, RED, "deliver wichita");
    then_may_not(&t, RED, "deliver colorado-springs");
}

SCENARIO("[R1 Income] The three breeds of value 3 are different breeds")
{
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue blue");
    given_dollars(&t, RED, 0);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 9);
}

SCENARIO("[R1 Income] Any number of temporary certificates may be used and is paid out; permanent ones always "
         "count and stay")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm3");
    given_owned_master(&t, RED, "sm5");
    given_certificates(&t, RED, 3);
    given_hand(&t, RED, "grey grey grey white");
    given_dollars(&t, RED, 0);
    through_the_foresight(&t, RED);
    then_may_only(&t, RED, "certificates 0; certificates 1; certificates 2; certificates 3");
    Table none = t;
    when(&t, RED, "certificates 1");
    then_dollars(&t, RED, 3 + 2 + 1);
    then_certificates(&t, RED, 2);
    then_permanent_certificates(&t, RED, 2);
    then_may(&t, RED, "deliver colorado-springs");
    then_may_not(&t, RED, "deliver santa-fe");
    when(&none, RED, "certificates 0");
    then_dollars(&none, RED, 5);
    then_may_not(&none, RED, "deliver colorado-springs");
}

/* ---- Kansas City: delivery --------------------------------------------------------------------------------------- */

SCENARIO("[R1 Delivery] Only Kansas City and San Francisco may be delivered to again; any city not above the "
         "value is allowed")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "hand aux1");
    given_city_disc(&t, RED, "san-francisco", "aux2");
    given_city_disc(&t, RED, "sacramento", "aux3");
    given_city_disc(&t, RED, "topeka", "aux4");
    given_hand(&t, RED, "yellow red blue brown-4 purple-6");
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0");
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver wichita; deliver colorado-springs; deliver santa-fe; "
                  "deliver albuquerque; deliver el-paso; deliver san-diego; deliver san-francisco");
    when(&t, RED, "deliver san-francisco; disc aux5");
    then_on_city(&t, RED, "san-francisco", 2);
}

SCENARIO("[R1 Delivery] Discs of other players on a city are no hindrance")
{
    Table t = given_players(2);
    given_city_disc(&t, BLUE, "wichita", "aux1");
    given_city_disc(&t, BLUE, "topeka", "aux2");
    given_hand(&t, RED, "green black grey grey");
    given_engine(&t, RED, "4");
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0; deliver wichita; disc aux1");
    then_on_city(&t, RED, "wichita", 1);
    then_on_city(&t, BLUE, "wichita", 1);
    then_turn_of(&t, BLUE);
}

SCENARIO("[R1 Delivery] A step disc raises the limit; the first brings 3 dollars at once, the second its "
         "points at the end")
{
    Table t = given_players(3);
    given_hand(&t, RED, "yellow red blue grey");
    given_engine(&t, RED, "10");
    given_dollars(&t, RED, 0);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0; deliver albuquerque");
    Table second = t;
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 10 + 3);
    then_step_limit(&t, RED, 5);
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 0);
    when(&second, RED, "disc step2");
    then_dollars(&second, RED, 10);
    then_step_limit(&second, RED, 4);
    then_score(&second, RED, GWT_SCORE_STEP_DISC, 3);
}

SCENARIO("[R1 Delivery] A hand disc costs 5 dollars at once, and the larger hand is filled in phase C of the same turn")
{
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue grey");
    given_engine(&t, RED, "10");
    given_dollars(&t, RED, 0);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0; deliver albuquerque; disc hand");
    then_dollars(&t, RED, 10 - 5);
    then_hand_limit(&t, RED, 5);
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 5);
}

SCENARIO("[R1 Delivery] The 6-certificate disc cleared first leaves the limit at 3 until the 4-certificate "
         "disc is gone too")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert6");
    then_certificate_limit(&t, RED, 3);
    given_certificates(&t, RED, 3);
    Table both = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "?use certificate; ?forward 1");
    then_certificates(&t, RED, 3);

    given_discs_cleared(&both, RED, "cert4");
    then_certificate_limit(&both, RED, 6);
    arrive(&both, RED, "n-c");
    when(&both, RED, "use certificate; ?forward 1");
    then_certificates(&both, RED, 4);
}

SCENARIO("[R1 Delivery] With only the 4-certificate disc cleared the marker stops at 4")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4");
    then_certificate_limit(&t, RED, 4);
    given_certificates(&t, RED, 3);
    given_building(&t, RED, "5b", "ab1");
    given_hand(&t, RED, "black black grey white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    then_may_only(&t, RED, "forward 0; forward 1");
    when(&t, RED, "forward 1");
    then_certificates(&t, RED, 4);
}

SCENARIO("[R1 Delivery] An arrow acts once both its cities carry an own disc, whichever came second; other "
         "players' discs do not help")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "wichita", "aux1");
    given_hand(&t, RED, "grey grey grey grey");
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0; deliver topeka; disc aux2");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "objective r1");
    then_discard_has(&t, RED, "r1");
    then_score(&t, RED, GWT_SCORE_CITIES, -3);

    Table alone = given_players(2);
    given_city_disc(&alone, BLUE, "wichita", "aux1");
    given_hand(&alone, RED, "grey grey grey grey");
    through_the_foresight(&alone, RED);
    when(&alone, RED, "certificates 0; deliver topeka; disc aux2");
    then_turn_of(&alone, BLUE);
    then_score(&alone, RED, GWT_SCORE_CITIES, 0);
}

SCENARIO("[R1 Delivery] Each disc on Kansas City brings 6 dollars at once and costs 6 points at the end, as "
         "often as one likes")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "kansas-city", "aux1");
    given_hand(&t, RED, "grey grey grey grey");
    given_dollars(&t, RED, 2);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 2 + 1 + 6);
    then_on_city(&t, RED, "kansas-city", 2);
    then_score(&t, RED, GWT_SCORE_CITIES, -12);
}

SCENARIO("[R1 Delivery] A hand without cattle still delivers: Kansas City has value 0")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 g3 d2 d3");
    given_dollars(&t, RED, 0);
    through_the_foresight(&t, RED);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 0);
    then_may_only(&t, RED, "deliver kansas-city");
    when(&t, RED, "deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 6);
    then_score(&t, RED, GWT_SCORE_CITIES, -6);
}

SCENARIO("[R1 Delivery] No transport cost with the engine beneath or beyond the city; else one dollar for "
         "each cross between")
{
    static const struct {
        const char *engine;
        unsigned cost;
    } cases[] = { { "0", 5 }, { "3", 5 },  { "4", 4 },  { "6", 2 }, { "8", 1 },
                  { "9", 1 }, { "10", 0 }, { "11", 0 }, { "38", 0 } };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Table t = given_players(2);
        given_hand(&t, RED, "yellow red blue grey");
        given_dollars(&t, RED, 0);
        given_engine(&t, RED, cases[i].engine);
        through_the_foresight(&t, RED);
        when(&t, RED, "certificates 0; deliver albuquerque; disc aux1");
        then_dollars(&t, RED, 10 - cases[i].cost);
    }
}

SCENARIO("[R1 Delivery] Afterwards the herder starts from the beginning, the foresight is refilled by number, "
         "the whole hand is drawn")
{
    Table t = given_players(2);
    given_pile(&t, 1, "flood-green-2");
    given_pile(&t, 2, "engineer engineer");
    given_pile(&t, 3, "trade-green");
    given_hand(&t, RED, "grey green black white");
    through_the_foresight(&t, RED);
    then_foresight(&t, 1, "trade-alt -");
    then_foresight(&t, 3, "cowboy -");
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_turn_of(&t, BLUE);
    then_foresight(&t, 1, "trade-alt flood-green-2");
    then_foresight(&t, 2, "builder engineer");
    then_foresight(&t, 3, "cowboy trade-green");
    then_herder(&t, RED, "start");
    then_hand_count(&t, RED, 4);
    then_discard_pile(&t, RED, "grey green black white");
    when_any_turn(&t, BLUE);
    then_may(&t, RED, "move n-a");
}

/* ---- Phase C ----------------------------------------------------------------------------------------------------- */

SCENARIO("[R1 Phase C] A draw stack that runs out in the middle is made anew from the discard pile, and "
         "drawing goes on")
{
    Table t = given_players(2);
    given_hand(&t, RED, "green green white black");
    given_draw_stack(&t, RED, "grey");
    given_discard_pile(&t, RED, "white");
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; discard green; ?discard green; end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    then_hand_has(&t, RED, "white black grey");
    then_discard_count(&t, RED, 0);
    then_draw_stack_count(&t, RED, 2);
}

SCENARIO("[R1 Phase C] Not before a card is needed: a full hand leaves the empty draw stack and the discard pile alone")
{
    Table t = given_players(2);
    given_hand(&t, RED, "green green white black");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "white grey");
    arrive(&t, RED, "n-f");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_draw_stack_count(&t, RED, 0);
    then_discard_pile(&t, RED, "white grey");
}

SCENARIO("[R1 Special cases] A deck smaller than the hand limit simply leaves fewer cards in hand")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "hand hand");
    given_hand(&t, RED, "green green white");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    then_hand_limit(&t, RED, 6);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; discard green; ?discard green; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "green green white");
    then_draw_stack_count(&t, RED, 0);
    then_discard_count(&t, RED, 0);
}
