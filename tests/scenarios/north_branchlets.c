/* SPDX-License-Identifier: MIT */
/* north_branchlets.c - Rails to the North, the action "place one branchlet": which squares are accessible, which space
 * is taken, what may be declined and in which order, the sixth auxiliary action single and double. What is printed on
 * each square is north_towns.c, the tiles of medium towns are north_tiles.c. */
#include "north.h"

/* Fourteen squares: the next branchlet is the fifteenth. Nothing hangs on their being joined. */
static const char fourteen[] = "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl5 pu1 pu2 re1 re2 re3";
static const char all_fifteen[] = "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl5 pu1 pu2 re1 re2 re3 re4";

/* ---- Accessible squares ---- */

SCENARIO("[RN Place one branchlet][RN8] Mary's three squares: the office, her disc on St. Louis, her own branchlet")
{
    /* A disc on St. Louis and a branchlet on PU1: office GR1, St. Louis GR3, own branchlet PU2. */
    Table t = given_north(2);
    given_city_disc(&t, RED, "st-louis", "aux1");
    given_branchlets(&t, RED, "pu1");
    given_branchlets(&t, BLUE, "gr1 gr3 bl1");
    given_city_disc(&t, BLUE, "chicago", "aux1");
    go_place(&t, RED);
    then_towns(&t, RED, "gr1 gr3 pu2");
    then_may_not(&t, RED, "branchlet pu1");
    then_may_not(&t, RED, "branchlet gr2");
    then_may_not(&t, RED, "branchlet bl1");
}

SCENARIO("[RN Place one branchlet] The Kansas City office is open to everybody from the start, and nothing else is")
{
    Table t = given_north(4);
    for (unsigned seat = 0; seat < 4; seat++) {
        Table one = t;
        go_place(&one, seat);
        then_towns(&one, seat, "gr1");
    }
}

SCENARIO("[RN8] Branchlets and discs of other players give no access")
{
    Table t = given_north(2);
    given_branchlets(&t, BLUE, "gr1 gr3 re10");
    given_city_disc(&t, BLUE, "detroit", "aux1");
    Table blue = t;
    go_place(&t, RED);
    then_towns(&t, RED, "gr1");

    given_turn(&blue, BLUE);
    go_place(&blue, BLUE);
    then_towns(&blue, BLUE, "gr2 gr4 gr5 re9 te1");
}

SCENARIO("[RN1] A connection that runs through a switch is direct: each fork of the map, one by one")
{
    static const struct {
        const char *city, *branchlets, *open;
    } forks[] = {
        { "columbia", "gr1", "gr2 gr3" }, /* Memphis' right-hand track, shared with St. Louis */
        { "st-louis", "gr1", "gr2 gr3 pu1" },
        { "", "gr1 gr3", "gr2 gr4 gr5" },                    /* GR4 and GR5 join on the way to Memphis */
        { "chicago", "gr1 bl1", "gr2 gr3 bl2 bl3 bl4 re1" }, /* two switches behind BL1 */
        { "chicago", "gr1 re1 re2", "gr2 gr3 bl1 re3 re4" }, /* the triangle of RE2, RE3, RE4 */
        { "cleveland", "gr1 re10 re9", "gr2 gr3 re5 re11 re12" },
    };
    for (unsigned i = 0; i < sizeof forks / sizeof forks[0]; i++) {
        Table t = given_north(2);
        if (forks[i].city[0])
            given_city_disc(&t, RED, forks[i].city, "aux1");
        given_branchlets(&t, RED, forks[i].branchlets);
        given_dollars(&t, RED, 20);
        go_place(&t, RED);
        then_towns(&t, RED, forks[i].open);
    }
}

SCENARIO("[RN1] A town square on the way does end the connection: San Francisco is not next to BL1")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "chicago", "aux1");
    given_branchlets(&t, RED, "bl1 bl4");
    given_dollars(&t, RED, 20);
    Table farther = t;
    go_place(&t, RED);
    then_may_not(&t, RED, "branchlet bl5");
    then_may(&t, RED, "branchlet bl3");
    given_branchlets(&farther, RED, "bl1 bl3");
    go_place(&farther, RED);
    then_may(&farther, RED, "branchlet bl5");
}

SCENARIO("[RN7] A disc on a big town's crest opens nothing that its branchlet has not opened already")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr3");
    Table disc = t;
    go_place(&t, RED);
    then_towns(&t, RED, "gr2 gr4 gr5");
    given_city_disc(&disc, RED, "memphis", "aux1");
    go_place(&disc, RED);
    then_towns(&disc, RED, "gr2 gr4 gr5");
    then_may_not(&disc, RED, "branchlet gr3");
}

SCENARIO("[RN7] Without a branchlet on a big town's square nobody delivers there")
{
    Table t = given_north(2);
    given_hand(&t, RED, "green black white grey");
    given_branchlets(&t, RED, "gr1");
    given_branchlets(&t, BLUE, "gr3");
    Table with = t;
    go_deliver(&t, RED);
    then_may_not(&t, RED, "deliver memphis");
    then_may(&t, RED, "deliver st-louis");
    given_branchlets(&with, RED, "gr1 gr3");
    go_deliver(&with, RED);
    then_may(&with, RED, "deliver memphis");
}

SCENARIO("[RN Place one branchlet] One branchlet for each player and square, and it stays for the rest of the game")
{
    Table t = given_north(2);
    place(&t, RED, "gr1");
    then_branchlets(&t, RED, "gr1");
    then_branchlets_left(&t, RED, 14);
    when(&t, RED, "?end");
    when_any_turn(&t, BLUE);
    given_hand(&t, RED, "green black white grey");
    go_place(&t, RED);
    then_may_not(&t, RED, "branchlet gr1");
    then_towns(&t, RED, "gr2 gr3");
    when(&t, RED, "branchlet gr3");
    then_branchlets(&t, RED, "gr1 gr3");
}

SCENARIO("[RN Place one branchlet] A disc on Kansas City or New York opens no square")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "kansas-city", "aux1");
    given_city_disc(&t, RED, "new-york", "aux2");
    go_place(&t, RED);
    then_towns(&t, RED, "gr1");
}

/* ---- Spaces ---- */

SCENARIO("[RN2] Every square has room for all four players, at any number of players")
{
    Table t = given_north(4);
    given_branchlets(&t, BLUE, "gr1");
    given_branchlets(&t, YELLOW, "gr1");
    given_branchlets(&t, WHITE, "gr1");
    place(&t, RED, "gr1");
    then_branchlets(&t, RED, "gr1");
    then_branchlets(&t, WHITE, "gr1");

    /* With two players all four spaces are there too: the second one at Denver pays for the second space. */
    Table two = given_north(2);
    given_city_disc(&two, RED, "chicago", "aux1");
    given_branchlets(&two, RED, "bl1");
    given_branchlets(&two, BLUE, "bl4");
    given_dollars(&two, RED, 5);
    place(&two, RED, "bl4");
    then_dollars(&two, RED, 5 - 2);
}

SCENARIO("[RN2] The fourth space is free only for who is not yet there")
{
    Table t = given_north(4);
    given_branchlets(&t, RED, "gr1");
    given_branchlets(&t, BLUE, "gr1");
    given_branchlets(&t, YELLOW, "gr1");
    Table white = t;
    go_place(&t, RED);
    then_may_not(&t, RED, "branchlet gr1");
    given_turn(&white, WHITE);
    go_place(&white, WHITE);
    then_may(&white, WHITE, "branchlet gr1");
}

SCENARIO("[RN3] Spaces are taken from the lowest: the first at Memphis has the two dollars, the others nothing")
{
    static const unsigned gain[] = { 2, 0, 0, 0 };
    Table t = given_north(4);
    for (unsigned seat = 0; seat < 4; seat++) {
        given_branchlets(&t, seat, "gr1");
        given_dollars(&t, seat, 3);
    }
    for (unsigned seat = 0; seat < 4; seat++) {
        given_turn(&t, seat);
        place(&t, seat, "gr3");
        then_dollars(&t, seat, 3 + gain[seat]);
        when(&t, seat, "?end");
    }
}

SCENARIO("[RN3] Which space is not asked: one answer for each square")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1");
    go_place(&t, RED);
    then_may_only(&t, RED, "branchlet gr2; branchlet gr3; pass");
}

SCENARIO("[RN4] Printed dollars are taken without a question; a printed cost must be payable")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1");
    given_dollars(&t, RED, 0);
    go_place(&t, RED);
    then_changes_dollars(&t, RED, "branchlet gr3", 2);
    when(&t, RED, "branchlet gr3");
    then_dollars(&t, RED, 2);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    Table denver = given_north(2);
    given_city_disc(&denver, RED, "chicago", "aux1");
    given_branchlets(&denver, RED, "bl1");
    given_branchlets(&denver, BLUE, "bl4");
    given_dollars(&denver, RED, 2);
    Table poor = denver;
    place(&denver, RED, "bl4");
    then_dollars(&denver, RED, 0);
    then_branchlets(&denver, RED, "bl1 bl4");

    given_dollars(&poor, RED, 1);
    go_place(&poor, RED);
    then_may_not(&poor, RED, "branchlet bl4");
    then_may(&poor, RED, "branchlet bl2");
}

SCENARIO("[RN4] The cheaper first space cannot be reached any more once somebody has it")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "chicago", "aux1");
    given_branchlets(&t, RED, "bl1");
    given_dollars(&t, RED, 1);
    Table taken = t;
    go_place(&t, RED);
    then_may(&t, RED, "branchlet bl4");
    then_changes_dollars(&t, RED, "branchlet bl4", -1);
    given_branchlets(&taken, BLUE, "bl4");
    go_place(&taken, RED);
    then_may_not(&taken, RED, "branchlet bl4");
}

/* ---- Declining, and the order of things ---- */

SCENARIO("[RN5] A token printed on a space may be taken or forfeited, not put off")
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1 gr3");
    place(&t, RED, "gr5");
    then_may_only(&t, RED, "take; pass");
    Table declined = t;
    when(&t, RED, "take");
    then_tokens(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&declined, RED, "pass");
    then_tokens(&declined, RED, 0);
    then_asked(&declined, RED, GWT_DECIDE_LOCATION);
    then_may_not(&declined, RED, "take");
    then_turn_of(&declined, BLUE);
    then_tokens(&declined, RED, 0);
}

SCENARIO("[RN5] An objective card printed on a space may be declined")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "pittsburgh", "aux1");
    place(&t, RED, "vi1");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_may(&t, RED, "pass");
    Table declined = t;
    when(&t, RED, "objective d1");
    then_discard_has(&t, RED, "d1");
    when(&declined, RED, "pass");
    then_discard_pile(&declined, RED, "green");
    then_display(&declined, "g1 d1 r1 m1");
    then_branchlets(&declined, RED, "vi1");
}

SCENARIO("[RN5] A certificate step printed on a space may be declined")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "re5");
    place(&t, RED, "re7");
    Table declined = t;
    when(&t, RED, "take");
    then_certificates(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&declined, RED, "pass");
    then_certificates(&declined, RED, 0);
    then_asked(&declined, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN5] Medium tile, station upgrade and bell token may each be declined, and none comes back")
{
    Table medium = given_north(2);
    given_dollars(&medium, RED, 20);
    given_branchlets(&medium, RED, "gr1");
    place(&medium, RED, "gr2");
    then_may_some(&medium, RED, "hire");
    when(&medium, RED, "pass");
    then_asked(&medium, RED, GWT_DECIDE_LOCATION);
    then_workers(&medium, RED, 1, 1, 1);
    then_dollars(&medium, RED, 20);
    then_may_none(&medium, RED, "hire");

    Table station = given_north(2);
    given_dollars(&station, RED, 20);
    given_branchlets(&station, RED, "gr1 gr3");
    place(&station, RED, "gr4");
    then_may_only(&station, RED, "upgrade; pass");
    when(&station, RED, "pass");
    then_asked(&station, RED, GWT_DECIDE_LOCATION);
    then_on_station(&station, RED, "st11", 0);
    then_dollars(&station, RED, 20);

    Table bell = north_without_tokens(2);
    given_branchlets(&bell, RED, "pu1 bl1 bl2 bl3 bl5");
    place(&bell, RED, "gr1");
    then_may_only(&bell, RED, "take; pass");
    when(&bell, RED, "pass");
    then_tokens(&bell, RED, 0);
    then_asked(&bell, RED, GWT_DECIDE_LOCATION);
    when(&bell, RED, "?end");
    when_any_turn(&bell, BLUE);
    given_hand(&bell, RED, "green black white grey");
    place(&bell, RED, "gr3");
    then_tokens(&bell, RED, 0);
    then_asked(&bell, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN6] The bell token comes first, then the space, then the town")
{
    /* The sixth branchlet on VI1: token, then objective card. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "bl1 bl2 bl3 bl5 gr1");
    given_city_disc(&t, RED, "pittsburgh", "aux1");
    place(&t, RED, "vi1");
    then_asked(&t, RED, GWT_DECIDE_EFFECT);
    then_may_only(&t, RED, "take; pass");
    then_display(&t, "g1 d1 r1 m1");
    when(&t, RED, "take");
    then_tokens(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);

    /* The sixth branchlet on PU2, where cards may be removed: the token is there before and may be spent first. */
    Table medium = north_without_tokens(2);
    given_branchlets(&medium, RED, "bl1 bl2 bl3 bl5 pu1");
    place(&medium, RED, "pu2");
    then_may_only(&medium, RED, "take; pass");
    when(&medium, RED, "take");
    then_asked(&medium, RED, GWT_DECIDE_TRASH);
    then_may(&medium, RED, "token 2");
    then_may(&medium, RED, "trash grey");
}

SCENARIO("[RN6] The printed cost is paid and the printed dollars are there before the town's own action")
{
    /* Memphis' two dollars in hand already when the second branchlet of a double action asks for a hire at GR2. */
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    given_branchlets(&t, RED, "gr1");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white; branchlet gr3");
    then_dollars(&t, RED, 4);
    when(&t, RED, "branchlet gr2");
    then_may(&t, RED, "hire cowboy row 1");
    when(&t, RED, "hire cowboy row 1");
    then_dollars(&t, RED, 0);
}

SCENARIO("[RN6] A token comes with the sixth and the fifteenth branchlet and with no other")
{
    /* Squares whose spaces give no token, in an order that rails allow. */
    static const char *const order[] = { "gr1", "gr3", "pu1",  "bl1", "bl3", "bl5", "re1", "re2",
                                         "re4", "re5", "re10", "re9", "vi1", "re7", "re8" };
    Table t = north_without_tokens(2);
    given_city_disc(&t, RED, "st-louis", "aux1");
    given_city_disc(&t, RED, "chicago", "aux2");
    given_city_disc(&t, RED, "cleveland", "aux3");
    given_city_disc(&t, RED, "pittsburgh", "aux3");
    given_dollars(&t, RED, 20);
    for (unsigned i = 0; i < 15; i++) {
        given_hand(&t, RED, "green black white grey");
        place(&t, RED, order[i]);
        if (i + 1 == 6 || i + 1 == 15) {
            then_may_only(&t, RED, "take; pass");
            when(&t, RED, "take");
        } else {
            when(&t, RED, "?pass");
        }
        then_asked(&t, RED, GWT_DECIDE_LOCATION);
        then_tokens(&t, RED, (i + 1 >= 6) + (i + 1 >= 15));
        then_branchlets_left(&t, RED, 15 - (i + 1));
        given_turn(&t, RED);
    }
}

SCENARIO("[RN6][RN30] In a double action the bell token of the first branchlet comes before the second placement")
{
    Table t = north_without_tokens(2);
    given_discs_cleared(&t, RED, "aux6");
    given_branchlets(&t, RED, "pu1 bl1 bl2 bl3 bl5");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white; branchlet gr1");
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "take");
    then_tokens(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    when(&t, RED, "branchlet gr3"); /* the seventh: no token */
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_tokens(&t, RED, 1);
}

SCENARIO("[RN6] Bell token and space token together: both are asked, both are taken")
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "bl1 bl3 bl5 gr1 gr3");
    place(&t, RED, "gr5");
    when(&t, RED, "take");
    then_tokens(&t, RED, 1);
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "take");
    then_tokens(&t, RED, 2);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN25] There are always tokens left to take")
{
    Table t = given_north(4);
    given_branchlets(&t, RED, "gr1 gr3");
    for (unsigned seat = 0; seat < 4; seat++)
        given_tokens(&t, seat, 5);
    Table more = t;
    place(&t, RED, "gr5");
    when(&t, RED, "take");
    then_tokens(&t, RED, 6);
    then_tokens(&t, BLUE, 5);
    given_tokens(&more, RED, 20);
    place(&more, RED, "gr5");
    when(&more, RED, "take");
    then_tokens(&more, RED, 21);
}

/* ---- The sixth auxiliary action ---- */

SCENARIO("[RN Single auxiliary action][RN9] Open from the start: one card of value 2, one branchlet")
{
    Table t = given_north(2);
    given_hand(&t, RED, "green black white grey yellow");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "aux branchlet");
    when(&t, RED, "aux branchlet");
    then_may_only(&t, RED, "discard green; discard black; discard white");
    when(&t, RED, "discard black; branchlet gr1");
    then_hand(&t, RED, "green white grey yellow");
    then_discard_pile(&t, RED, "black");
    then_branchlets(&t, RED, "gr1");
    then_dollars(&t, RED, 0);
    then_may_none(&t, RED, "aux");
}

SCENARIO("[RN9] Neither Jerseys nor market cattle nor objective cards serve: without a value 2 card there is no action")
{
    Table t = given_north(2);
    given_hand(&t, RED, "grey yellow red blue brown-3 purple-5 a1");
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "aux branchlet");
    then_may(&t, RED, "aux gain");

    Table with = given_north(2);
    given_hand(&with, RED, "grey yellow brown-3 a1 white");
    arrive(&with, RED, "n-a");
    when(&with, RED, "aux branchlet");
    then_may_not(&with, RED, "discard grey");
    then_may_not(&with, RED, "discard yellow");
    then_may_not(&with, RED, "discard a1");
    when(&with, RED, "?discard white; branchlet gr1");
    then_discard_pile(&with, RED, "white");
}

SCENARIO("[RN10] A Simmental calf has value 2 but does not serve")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .simmental = 1 });
    given_hand(&t, RED, "calf heifer grey");
    Table with = t;
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "aux branchlet");
    given_hand(&with, RED, "calf green grey");
    arrive(&with, RED, "n-a");
    when(&with, RED, "aux branchlet");
    then_may_not(&with, RED, "discard calf");
    when(&with, RED, "?discard green; branchlet gr1");
    then_hand(&with, RED, "calf grey");
}

SCENARIO("[RN10] A double action is not made up with a calf either")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .simmental = 1 });
    given_discs_cleared(&t, RED, "aux6");
    given_hand(&t, RED, "calf calf green");
    Table with = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "aux branchlet double");
    given_hand(&with, RED, "calf black green");
    arrive(&with, RED, "n-g");
    when(&with, RED, "use auxiliary");
    then_may(&with, RED, "aux branchlet double");
}

SCENARIO("[RN11] Taken instead of the local actions it is never doubled; behind the gear icon it may be")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    Table gear = t, locked = given_north(2);
    arrive(&t, RED, "n-d");
    then_may(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "aux branchlet double");
    arrive(&gear, RED, "n-d");
    when(&gear, RED, "use auxiliary");
    then_may(&gear, RED, "aux branchlet");
    then_may(&gear, RED, "aux branchlet double");

    /* With the 15th disc in place: single only, also behind the gear. */
    arrive(&locked, RED, "n-d");
    when(&locked, RED, "use auxiliary");
    then_may(&locked, RED, "aux branchlet");
    then_may_not(&locked, RED, "aux branchlet double");
}

SCENARIO("[RN11] Objective card a1 allows the double action, promo building 13a a single one only")
{
    Table t = given_game((TableSetup){ .players = 2, .north = 1, .promo_buildings = 1 });
    given_discs_cleared(&t, RED, "aux6");
    given_hand(&t, RED, "green white grey a1");
    Table building = t;
    when(&t, RED, "play a1");
    then_may(&t, RED, "aux branchlet");
    when(&t, RED, "aux branchlet double; discard green; discard white; branchlet gr1; branchlet gr3");
    then_branchlets(&t, RED, "gr1 gr3");
    then_asked(&t, RED, GWT_DECIDE_MOVE);

    given_building(&building, RED, "13a", "ab1");
    arrive(&building, RED, "ab1");
    when(&building, RED, "use grey-for-single-auxiliary");
    then_may(&building, RED, "aux branchlet");
    then_may_not(&building, RED, "aux branchlet double");
}

SCENARIO("[RN11] On a hazard tile the one auxiliary action may be a branchlet, singly")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    given_tile(&t, "flood1", "flood-green-2");
    arrive(&t, RED, "flood1");
    then_may(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "aux branchlet double");
    when(&t, RED, "aux branchlet; discard white; branchlet gr1");
    then_branchlets(&t, RED, "gr1");
}

SCENARIO("[RN Double auxiliary action][RN30] Two cards of value 2, of one breed or not, then two placements")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    given_hand(&t, RED, "green green white grey");
    Table same = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green");
    then_branchlets(&t, RED, "");
    then_may_only(&t, RED, "discard green; discard white");
    when(&t, RED, "discard white");
    then_discard_pile(&t, RED, "green white");
    when(&t, RED, "branchlet gr1; branchlet gr3");
    then_branchlets(&t, RED, "gr1 gr3");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    arrive(&same, RED, "n-d");
    when(&same, RED, "use auxiliary; aux branchlet double; discard green; discard green");
    then_discard_pile(&same, RED, "green green");
    then_towns(&same, RED, "gr1");
}

SCENARIO("[RN30] The double action needs both cards")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    given_hand(&t, RED, "green grey grey yellow");
    Table two = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "aux branchlet double");
    given_hand(&two, RED, "green black grey yellow");
    arrive(&two, RED, "n-d");
    when(&two, RED, "use auxiliary");
    then_may(&two, RED, "aux branchlet double");
}

SCENARIO("[RN30] The second placement uses what the first opened and is finished after it")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white");
    then_towns(&t, RED, "gr1");
    when(&t, RED, "branchlet gr1");
    then_towns(&t, RED, "gr2 gr3");
    then_may(&t, RED, "pass");

    /* Whatever the first one triggers is done before the second is asked. */
    Table medium = given_north(2);
    given_discs_cleared(&medium, RED, "aux6");
    given_branchlets(&medium, RED, "gr1");
    given_dollars(&medium, RED, 10);
    arrive(&medium, RED, "n-d");
    when(&medium, RED, "use auxiliary; aux branchlet double; discard green; discard white; branchlet gr2");
    then_asked(&medium, RED, GWT_DECIDE_HIRE);
    when(&medium, RED, "hire cowboy row 1");
    then_towns(&medium, RED, "gr3");
}

SCENARIO("[RN30] Either placement may be declined; both cards stay discarded")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux6");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white");
    Table none = t;
    when(&t, RED, "branchlet gr1; pass");
    then_branchlets(&t, RED, "gr1");
    then_discard_pile(&t, RED, "green white");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&none, RED, "pass");
    when(&none, RED, "?pass");
    then_branchlets(&none, RED, "");
    then_discard_pile(&none, RED, "green white");
    then_asked(&none, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN30] With one branchlet left the second placement lapses")
{
    Table t = north_without_tokens(2);
    given_discs_cleared(&t, RED, "aux6");
    given_branchlets(&t, RED, fourteen);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux branchlet double; discard green; discard white; branchlet re4; take");
    then_branchlets_left(&t, RED, 0);
    then_tokens(&t, RED, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_discard_pile(&t, RED, "green white");
}

SCENARIO("[RN29] Without a branchlet the sixth action is a mere discard, and 12b and sm10 place nothing")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, all_fifteen);
    Table building = t, master = t;
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "aux branchlet");
    when(&t, RED, "aux branchlet; discard green");
    then_discard_pile(&t, RED, "green");
    then_may_none(&t, RED, "branchlet");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_branchlets_left(&t, RED, 0);

    given_building(&building, RED, "12b", "ab1");
    arrive(&building, RED, "ab1");
    then_may_not(&building, RED, "use branchlet");
    then_may(&building, RED, "use builders-1");

    given_master(&master, "st1", "sm10");
    given_workers(&master, RED, 2, 1, 1);
    given_engine(&master, RED, "4");
    given_dollars(&master, RED, 10);
    arrive(&master, RED, "n-c");
    when(&master, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
    then_masters(&master, RED, "sm10");
    then_may_none(&master, RED, "branchlet");
    then_asked(&master, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[RN29] Without an accessible square 12b cannot be used and the sixth action is a mere discard")
{
    /* The whole of the green area taken, and no disc anywhere else. */
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5");
    Table building = t, open = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux branchlet; discard green");
    then_discard_pile(&t, RED, "green");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_branchlets_left(&t, RED, 10);

    given_building(&building, RED, "12b", "ab1");
    arrive(&building, RED, "ab1");
    then_may_not(&building, RED, "use branchlet");

    given_city_disc(&open, RED, "detroit", "aux1");
    given_building(&open, RED, "12b", "ab1");
    arrive(&open, RED, "ab1");
    then_may(&open, RED, "use branchlet");
}

SCENARIO("[RN29] A square that cannot be paid is not accessible to the action")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 re8 re7");
    given_dollars(&t, RED, 0);
    go_place(&t, RED);
    then_towns(&t, RED, "re5");

    /* Everything round Montreal taken: only the price keeps the action away. */
    Table montreal = given_north(2);
    given_branchlets(&montreal, RED, "gr1 gr2 gr3 gr4 gr5 re9 re5 re10 re11 re4 re6 re7 re2 re3");
    given_branchlets(&montreal, BLUE, "re8 re1 re12");
    given_building(&montreal, RED, "12b", "ab1");
    given_dollars(&montreal, RED, 2);
    arrive(&montreal, RED, "ab1");
    when(&montreal, RED, "use branchlet");
    then_towns(&montreal, RED, "re1");
}

SCENARIO("[RN5] The placement itself may be declined after the discard")
{
    Table t = given_north(2);
    go_place(&t, RED);
    then_may(&t, RED, "pass");
    when(&t, RED, "pass");
    then_branchlets(&t, RED, "");
    then_branchlets_left(&t, RED, 15);
    then_discard_pile(&t, RED, "green");
}
