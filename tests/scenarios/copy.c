/* SPDX-License-Identifier: MIT */
/* copy.c - building 8b copies the local actions of an adjacent building (rulings AD1 to AD6). */
#include "table.h"

/* RED's copy tile on this space, RED rich, the tile not used yet. */
static Table with_copy_tile(const char *space)
{
    Table t = given_players(4);
    given_building(&t, RED, "8b", space);
    given_dollars(&t, RED, 20);
    return t;
}

static void expect_choice(Table *t, const char *space, const char *copies)
{
    arrive(t, RED, space);
    when(t, RED, "use copy");
    then_may_only(t, RED, copies);
}

/* ---- AD1 ---- */

SCENARIO("[AD1] Neutral tiles and buildings of anybody may be copied, one of them, once")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "5b", "ab2");
    given_hand(&t, RED, "white black grey green");
    expect_choice(&t, "ab1", "copy n-a; copy ab2");
    Table neutral = t;
    when(&t, RED, "copy ab2");
    then_may(&t, RED, "use black-for-certificates-2 of ab2");
    then_may(&t, RED, "use engineers-1 of ab2");
    then_may_not(&t, RED, "use white-for-2 of n-a");
    then_may_not(&t, RED, "use copy");

    when(&neutral, RED, "copy n-a; use white-for-2 of n-a");
    then_dollars(&neutral, RED, 22);
    then_may(&neutral, RED, "use hire of n-a");
    then_may_not(&neutral, RED, "use engineers-1 of ab2");
    then_may_not(&neutral, RED, "use copy");
}

SCENARIO("[AD1] Each copied action once, in any order, and each may be left out")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "5b", "ab2");
    given_hand(&t, RED, "black black grey green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use engineers-1 of ab2");
    then_may_not(&t, RED, "use engineers-1 of ab2");
    then_may(&t, RED, "end");
    when(&t, RED, "use black-for-certificates-2 of ab2; forward 2");
    then_may_not(&t, RED, "use black-for-certificates-2 of ab2");
    then_certificates(&t, RED, 2);
    then_may_none(&t, RED, "use");
}

SCENARIO("[AD1] The player's own workers, cards and buildings count, not those of the copied building's owner")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "5b", "ab2");
    given_workers(&t, RED, 1, 1, 2);
    given_workers(&t, BLUE, 1, 1, 5);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use engineers-1 of ab2");
    then_dollars(&t, RED, 20 + 2);

    Table woods = with_copy_tile("ab1");
    given_building(&woods, BLUE, "1a", "ab2");
    given_building(&woods, BLUE, "2a", "bc1");
    given_building(&woods, BLUE, "3a", "ce1");
    Table one = woods;
    arrive(&woods, RED, "ab1");
    when(&woods, RED, "use copy; copy ab2");
    then_may_not(&woods, RED, "use woods-2 of ab2");
    given_building(&one, RED, "4a", "ef1");
    arrive(&one, RED, "ab1");
    when(&one, RED, "use copy; copy ab2; use woods-2 of ab2");
    then_dollars(&one, RED, 22);
}

SCENARIO("[AD1] Copying costs no fee and does not move the herder")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "10a", "ab2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use certificates-to-limit of ab2");
    then_certificates(&t, RED, 3);
    then_dollars(&t, RED, 20);
    then_dollars(&t, BLUE, 7);
    then_herder(&t, RED, "ab1");
}

SCENARIO("[AD1] An own adjacent building may be copied as well")
{
    Table t = with_copy_tile("bc2");
    given_building(&t, RED, "10b", "bc3");
    arrive(&t, RED, "bc2");
    when(&t, RED, "use copy; ?copy bc3; use gain-4 of bc3");
    then_dollars(&t, RED, 24);
}

SCENARIO("[AD1] With no building on an adjacent space the action is not there; hazard and trade tiles are none")
{
    Table t = with_copy_tile("ab2");
    Table one = t;
    arrive(&t, RED, "ab2");
    then_may_not(&t, RED, "use copy");
    then_may(&t, RED, "aux gain");
    given_building(&one, BLUE, "5b", "ab3");
    expect_choice(&one, "ab2", "copy ab3");

    Table flood = with_copy_tile("floodbank1");
    given_tile(&flood, "flood4", "flood-green-2");
    arrive(&flood, RED, "floodbank1");
    then_may_not(&flood, RED, "use copy");

    Table trade = with_copy_tile("tradebank1");
    given_tile(&trade, "trade9", "trade-green");
    arrive(&trade, RED, "tradebank1");
    then_may_not(&trade, RED, "use copy");
}

/* ---- AD2 ---- */

SCENARIO("[AD2] Adjacent means joined by one piece of road, forward or backward")
{
    Table t = with_copy_tile("ab3");
    given_building(&t, BLUE, "5b", "ab2");
    given_building(&t, YELLOW, "5b", "ab1");
    expect_choice(&t, "ab3", "copy ab2; copy n-b");

    Table d = with_copy_tile("cd1");
    given_building(&d, BLUE, "5b", "ce1");
    given_building(&d, YELLOW, "5b", "bc3");
    given_building(&d, WHITE, "5b", "droughtbank1");
    expect_choice(&d, "cd1", "copy n-c; copy n-d");

    Table e = with_copy_tile("ce2");
    given_building(&e, BLUE, "5b", "ce1");
    given_building(&e, YELLOW, "5b", "tradebank2");
    given_building(&e, WHITE, "5b", "ef1");
    expect_choice(&e, "ce2", "copy ce1; copy n-e");
}

SCENARIO("[AD2] An empty space in between breaks it")
{
    Table t = with_copy_tile("bc2");
    arrive(&t, RED, "bc2");
    then_may_not(&t, RED, "use copy");

    Table beyond = with_copy_tile("bc1");
    given_building(&beyond, BLUE, "5b", "bc3");
    expect_choice(&beyond, "bc1", "copy n-b");
}

SCENARIO("[AD2] Branches that only meet at a fork or a join are not adjacent to each other")
{
    Table fork = with_copy_tile("fg1");
    given_building(&fork, BLUE, "5b", "fg2");
    given_building(&fork, YELLOW, "5b", "ef2");
    given_building(&fork, WHITE, "5b", "gk1");
    expect_choice(&fork, "fg1", "copy n-f; copy n-g");

    Table town = with_copy_tile("gk1");
    given_building(&town, BLUE, "5b", "gk2");
    expect_choice(&town, "gk1", "copy n-g");

    Table join = with_copy_tile("rockbank2");
    given_building(&join, BLUE, "5b", "ef2");
    given_building(&join, YELLOW, "5b", "rockbank1");
    expect_choice(&join, "rockbank2", "copy rockbank1; copy n-f");

    Table start = with_copy_tile("bc1");
    given_building(&start, BLUE, "5b", "ab3");
    given_building(&start, YELLOW, "5b", "floodbank2");
    expect_choice(&start, "bc1", "copy n-b");
}

/* ---- AD3 ---- */

SCENARIO("[AD3] The risk action of the copied building is copied, and the copy tile keeps its own")
{
    Table t = with_copy_tile("floodbank1");
    given_building(&t, BLUE, "5b", "floodbank2");
    given_hand(&t, RED, "grey grey black white");
    arrive(&t, RED, "floodbank1");
    then_may(&t, RED, "use risk-grey");
    then_may_not(&t, RED, "use risk-grey of floodbank2");
    when(&t, RED, "use copy; ?copy floodbank2");
    then_may(&t, RED, "use risk-grey of floodbank2");
    when(&t, RED, "use risk-grey of floodbank2; forward 1");
    then_dollars(&t, RED, 22);
    then_certificates(&t, RED, 1);
    then_may_not(&t, RED, "use risk-grey of floodbank2");
    when(&t, RED, "use risk-grey; forward 1");
    then_dollars(&t, RED, 24);
    then_certificates(&t, RED, 2);
    then_may_not(&t, RED, "use risk-grey");
    then_may(&t, RED, "use engineers-1 of floodbank2");
}

SCENARIO("[AD3] A neutral building has no risk action to copy; the weaker one of the trade bank is copied as it is")
{
    Table t = with_copy_tile("tradebank2");
    given_building(&t, BLUE, "5b", "tradebank1");
    given_hand(&t, RED, "black white green green");
    arrive(&t, RED, "tradebank2");
    when(&t, RED, "use copy");
    Table neutral = t;
    when(&t, RED, "copy tradebank1");
    then_may(&t, RED, "use risk-any of tradebank1");
    then_may_not(&t, RED, "use risk-grey");
    when(&t, RED, "use risk-any of tradebank1; discard white; forward 1");
    then_certificates(&t, RED, 1);
    then_dollars(&t, RED, 20);

    when(&neutral, RED, "copy n-e");
    then_may_none(&neutral, RED, "use risk");
    then_may(&neutral, RED, "use black-for-2 of n-e");
}

/* ---- AD4 ---- */

SCENARIO("[AD4] A copied 'herder forward' starts from the herder's real place")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "3a", "ab2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use herder-1 of ab2");
    then_may_only(&t, RED, "move ab2");
    when(&t, RED, "?move ab2");
    then_herder(&t, RED, "ab2");

    /* Beside a tile that lies behind, the same. */
    Table behind = with_copy_tile("ab3");
    given_building(&behind, BLUE, "4b", "ab2");
    arrive(&behind, RED, "ab3");
    when(&behind, RED, "use copy; copy ab2; use herder-3 of ab2");
    then_may_some(&behind, RED, "move n-b");
    then_may_none(&behind, RED, "move ab3");
}

SCENARIO("[AD4][AD1] The copied walk pays fees on the way like any other")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "4b", "ab2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use herder-3 of ab2; move ab2");
    then_dollars(&t, RED, 20 - 2);
    then_dollars(&t, BLUE, 7 + 2);
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
}

SCENARIO("[AD4] Copying another copy tile passes the choice on, never back to a copy tile already used")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "8b", "ab2");
    given_building(&t, YELLOW, "5b", "ab3");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use copy of ab2");
    then_may_only(&t, RED, "copy ab3");
    then_may_not(&t, RED, "copy ab1");
    when(&t, RED, "?copy ab3; use engineers-1 of ab3");
    then_dollars(&t, RED, 21);
    then_may_not(&t, RED, "use copy of ab2");
}

SCENARIO("[AD4] Three copy tiles in a row hand the choice on to the building at the end")
{
    Table t = with_copy_tile("ab1");
    given_building(&t, BLUE, "8b", "ab2");
    given_building(&t, YELLOW, "8b", "ab3");
    given_hand(&t, RED, "green green grey white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2; use copy of ab2; ?copy ab3; use copy of ab3");
    then_may_only(&t, RED, "copy n-b");
    when(&t, RED, "?copy n-b; use green-for-2 of n-b");
    then_dollars(&t, RED, 22);
    then_may_none(&t, RED, "use copy");
    then_may(&t, RED, "use build-at-2 of n-b");
}

SCENARIO("[AD4] Two copy tiles alone do not copy each other for ever")
{
    Table t = with_copy_tile("bc2");
    given_building(&t, BLUE, "8b", "bc1");
    given_building(&t, YELLOW, "8b", "bc3");
    arrive(&t, RED, "bc2");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy bc1; copy bc3");
    when(&t, RED, "copy bc3; use copy of bc3");
    then_may_only(&t, RED, "copy n-c");
}

/* ---- AD5 ---- */

SCENARIO("[AD5] First edition: the same building may be used twice in one turn, by walking and by copying")
{
    Table t = with_copy_tile("ab2");
    given_building(&t, RED, "10b", "ab1");
    given_engine(&t, RED, "18");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use gain-4");
    then_dollars(&t, RED, 24);
    when(&t, RED, "use engine-4; engine 19; use herder-4; move ab2; use copy; ?copy ab1");
    then_may(&t, RED, "use gain-4 of ab1");
    then_may(&t, RED, "use engine-4 of ab1");
    then_may(&t, RED, "use herder-4 of ab1");
    when(&t, RED, "use gain-4 of ab1");
    then_dollars(&t, RED, 28);
    when(&t, RED, "use engine-4 of ab1; engine 20; use herder-4 of ab1; move n-b");
    then_engine(&t, RED, "20");
    then_herder(&t, RED, "n-b");
}

SCENARIO("[AD5] First edition: copied from the next space, the 3b just used offers its gear and its walk again")
{
    Table t = with_copy_tile("bc3");
    given_building(&t, RED, "3b", "bc2");
    arrive(&t, RED, "bc2");
    when(&t, RED,
         "use auxiliary; aux gain; use herder-1; ?move bc3; use copy; copy bc2; use auxiliary of bc2; aux gain");
    then_dollars(&t, RED, 22);
    then_may_not(&t, RED, "use auxiliary of bc2");
    when(&t, RED, "use herder-1 of bc2; ?move n-c");
    then_herder(&t, RED, "n-c");
    then_may(&t, RED, "use engine-engineers");
}

/* ---- AD6 ---- */

SCENARIO("[AD6] Naming the building to copy closes the single auxiliary action, though nothing was used of it")
{
    Table t = with_copy_tile("ab1");
    arrive(&t, RED, "ab1");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");
    when(&t, RED, "use copy; ?copy n-a");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "end");
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[AD6] Copied actions and the copy tile's own risk action mix in any order")
{
    Table t = with_copy_tile("floodbank2");
    given_hand(&t, RED, "grey green green white");
    arrive(&t, RED, "floodbank2");
    Table risk_first = t;
    when(&t, RED, "use copy; ?copy n-b; use green-for-2 of n-b; use risk-grey; forward 1; use build-at-2 of n-b");
    when(&t, RED, "build 1a; at ab1");
    then_dollars(&t, RED, 20 + 2 + 2 - 2);
    then_certificates(&t, RED, 1);
    then_location(&t, "ab1", "1a of RED");

    when(&risk_first, RED, "use risk-grey; forward 1");
    then_may_none(&risk_first, RED, "aux");
    when(&risk_first, RED, "use copy; ?copy n-b; use green-for-2 of n-b");
    then_dollars(&risk_first, RED, 24);
    then_may_not(&risk_first, RED, "use risk-grey");
}

SCENARIO("[AD6] 'Herder forward' ends both the copied actions and the own risk action")
{
    Table t = with_copy_tile("floodbank2");
    given_building(&t, BLUE, "10b", "floodbank1");
    given_hand(&t, RED, "grey grey green white");
    arrive(&t, RED, "floodbank2");
    when(&t, RED, "use copy; copy floodbank1");
    then_may(&t, RED, "use risk-grey");
    then_may(&t, RED, "use gain-4 of floodbank1");
    when(&t, RED, "use herder-4 of floodbank1; move n-b");
    then_herder(&t, RED, "n-b");
    then_may_not(&t, RED, "use risk-grey");
    then_may_not(&t, RED, "use risk-grey of floodbank1");
    then_may_not(&t, RED, "use gain-4 of floodbank1");
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
}
