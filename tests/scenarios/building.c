/* SPDX-License-Identifier: MIT */
/* building.c - placing and replacing private buildings (BU1 to BU5), the woods (BU6) and the pairs of 7a (BU7). */
#include <stdio.h>
#include <string.h>
#include "table.h"

#define ALL_BUILDING_SPACES \
    "at ab1; at ab2; at ab3; at floodbank1; at floodbank2; at bc1; at bc2; at bc3; at droughtbank1; at ce1; at ce2; " \
    "at cd1; at tradebank1; at tradebank2; at ef1; at ef2; at rockbank1; at rockbank2; at fg1; at fg2; at gk1; at gk2"

/* ---- BU1: an empty building space, enough builders, the full price ---- */

SCENARIO("[BU1] A building goes on any of the 22 building spaces, and on nothing else")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 2a");
    then_may_only(&t, RED, ALL_BUILDING_SPACES);
}

SCENARIO("[BU1] Spaces with a building are taken, whoever owns it; hazard and trade slots are never free for one")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "2a", "ab1");
    given_building(&t, RED, "3a", "ab2");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 2a");
    then_may_not(&t, RED, "at ab1");
    then_may_not(&t, RED, "at ab2");
    then_may_not(&t, RED, "at n-b");
    then_may_not(&t, RED, "at flood1");
    then_may_not(&t, RED, "at trade4");
    then_may_not(&t, RED, "at trade1");
    then_may_not(&t, RED, "at start");
    then_may_not(&t, RED, "at kansas-city");
    when(&t, RED, "at gk2");
    then_location(&t, "gk2", "2a of RED");
    then_dollars(&t, RED, 4);
}

SCENARIO("[BU1] The printed builder counts, builders are not used up, and the tile leaves the player's display")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 2, 1);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_only(&t, RED, "build 1a; build 2a; build 3a; build 4a");
    when(&t, RED, "build 4a; at ab1");
    then_workers(&t, RED, 1, 2, 1);
    then_dollars(&t, RED, 16);
    then_buildings_left(&t, RED, "1a 2a 3a 5a 6a 7a 8a 9a 10a");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 3);
    then_may_not(&t, RED, "use build-at-2");
}

SCENARIO("[BU1] With 6 builders every tile up to 6 is open on an empty space, none above it")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "8 9 10" });
    given_workers(&t, RED, 1, 6, 1);
    given_dollars(&t, RED, 50);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_only(&t, RED, "build 1a; build 2a; build 3a; build 4a; build 5a; build 6a; build 7a; build 8b; build 9b");
    when(&t, RED, "build 9b; at ab1");
    then_dollars(&t, RED, 50 - 12);
}

/* Through a builder hired onto space 4: n builders in the row afterwards are 4, each costs 1 dollar. */
SCENARIO("[BU1] Half price through the builder row: 4 builders for 4 dollars, and 3 dollars are not enough")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 10);
    Table poor = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1; ?take; build 6a; at ab1");
    then_dollars(&t, RED, 0);

    given_dollars(&poor, RED, 9);
    arrive(&poor, RED, "n-a");
    when(&poor, RED, "use hire; hire builder row 1; ?take");
    then_may(&poor, RED, "build 5a");
    then_may_not(&poor, RED, "build 6a");
}

SCENARIO("[BU1] Promo 13a builds at 1 dollar per builder")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "13a", "ab1");
    given_dollars(&t, RED, 3);
    Table poor = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use build-at-1; build 5a; at ab2");
    then_dollars(&t, RED, 0);
    then_location(&t, "ab2", "5a of RED");
    given_dollars(&poor, RED, 2);
    arrive(&poor, RED, "ab1");
    when(&poor, RED, "use build-at-1");
    then_may(&poor, RED, "build 4a");
    then_may_not(&poor, RED, "build 5a");
}

/* ---- BU2, BU3: replacing ---- */

SCENARIO("[BU2] Replacing needs and costs only the difference, and the old tile is out of the game")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 2, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may(&t, RED, "build 6a");
    then_may_not(&t, RED, "build 7a");
    when(&t, RED, "build 6a");
    then_may_only(&t, RED, "at ab1");
    when(&t, RED, "?at ab1");
    then_dollars(&t, RED, 0);
    then_location(&t, "ab1", "6a of RED");
    then_building_boxed(&t, RED, "4a");
    then_buildings_left(&t, RED, "1a 2a 3a 5a 7a 8a 9a 10a");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 5);
}

SCENARIO("[BU2] What is too dear for an empty space may still be within reach as a replacement")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 4, 1);
    given_building(&t, RED, "4a", "ab1");
    given_building(&t, RED, "1a", "ab2");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 6a");
    then_may_only(&t, RED, "at ab1; at ab2");
    when(&t, RED, "at ab2");
    then_dollars(&t, RED, 0);
    then_building_boxed(&t, RED, "1a");
    then_location(&t, "ab1", "4a of RED");
}

SCENARIO("[BU2] An empty space and a replacement are both offered where both can be paid")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 5a");
    then_may(&t, RED, "at ab1");
    then_may(&t, RED, "at ab2");
    Table empty = t;
    when(&t, RED, "at ab1");
    then_dollars(&t, RED, 4);
    when(&empty, RED, "at ab2");
    then_dollars(&empty, RED, 0);
    then_location(&empty, "ab1", "4a of RED");
}

SCENARIO("[BU2] Tiles above 6 builders enter only as replacements: 10a over 5a with six builders and 12 dollars")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 6, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 20);
    Table over = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "build 10a");
    then_may(&t, RED, "build 9a");
    when(&t, RED, "build 9a");
    then_may_only(&t, RED, "at ab1");

    given_building(&over, RED, "5a", "ab2");
    given_dollars(&over, RED, 12);
    arrive(&over, RED, "n-b");
    when(&over, RED, "use build-at-2; build 10a");
    then_may_only(&over, RED, "at ab2");
    when(&over, RED, "?at ab2");
    then_dollars(&over, RED, 0);
    then_location(&over, "ab2", "10a of RED");
    then_building_boxed(&over, RED, "5a");
}

SCENARIO("[BU2] Only own buildings are replaced")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 6, 1);
    given_building(&t, BLUE, "5a", "ab1");
    given_building(&t, BLUE, "1a", "ab2");
    given_dollars(&t, RED, 50);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "build 10a");
    then_may_not(&t, RED, "build 9a");
    when(&t, RED, "build 6a");
    then_may_not(&t, RED, "at ab1");
    then_may_not(&t, RED, "at ab2");
}

SCENARIO("[BU2] The builder row's price counts for a replacement too: a difference of 2 costs 2 dollars")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 8);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1; ?take; build 6a; ?at ab1");
    then_dollars(&t, RED, 0);
    then_location(&t, "ab1", "6a of RED");
    then_building_boxed(&t, RED, "4a");
}

SCENARIO("[BU3] The new tile needs strictly more builders: neither an equal nor a smaller one replaces")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 6, 1);
    given_building(&t, RED, "7a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_dollars(&t, RED, 50);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    Table equal = t, smaller = t, same = t;
    when(&t, RED, "build 9a");
    then_may(&t, RED, "at ab1");
    when(&equal, RED, "build 8a");
    then_may_not(&equal, RED, "at ab1");
    then_may(&equal, RED, "at ab2");
    when(&smaller, RED, "build 6a");
    then_may_not(&smaller, RED, "at ab1");
    when(&same, RED, "build 1a");
    then_may_not(&same, RED, "at ab2");
    then_may(&same, RED, "at ab3");
}

/* ---- BU4: the building under the own herder ---- */

/* RED stands on 5a, hires a fourth builder there and may now place a building. */
static Table builder_hired_on_5a(const char *space)
{
    Table t = given_players(2);
    given_building(&t, RED, "5a", space);
    given_building(&t, RED, "4a", "gk1");
    given_workers(&t, RED, 1, 3, 2);
    given_hand(&t, RED, "grey g2 black yellow");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, space);
    then_may(&t, RED, "use engine-engineers");
    when(&t, RED, "use hire-1-cheaper; hire builder row 1; ?take");
    then_dollars(&t, RED, 15);
    return t;
}

SCENARIO("[BU4] The building that replaces the one under the herder is not used, and what the old one offered is lost")
{
    Table t = builder_hired_on_5a("floodbank2");
    when(&t, RED, "build 6a; at floodbank2");
    then_location(&t, "floodbank2", "6a of RED");
    then_herder(&t, RED, "floodbank2");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_may_only(&t, RED, "play g2; end");
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[BU4] A building placed elsewhere leaves the rest of phase B open")
{
    Table t = builder_hired_on_5a("floodbank2");
    Table replaced = t;
    when(&t, RED, "build 6a; at ab1");
    then_may(&t, RED, "use engine-engineers");
    then_may(&t, RED, "use risk-grey");
    then_may_not(&t, RED, "use hire-1-cheaper");

    when(&replaced, RED, "build 6a; at gk1");
    then_building_boxed(&replaced, RED, "4a");
    then_may(&replaced, RED, "use engine-engineers");
    then_may(&replaced, RED, "use risk-grey");
}

SCENARIO("[BU4] The new building may be used at the next visit")
{
    Table t = builder_hired_on_5a("floodbank2");
    when(&t, RED, "build 6a; at floodbank2; end");
    given_hand(&t, RED, "yellow grey black green");
    arrive(&t, RED, "floodbank2");
    then_may(&t, RED, "use yellow-for-10");
    then_may(&t, RED, "use auxiliary");
    then_may(&t, RED, "use risk-grey");
    then_may_not(&t, RED, "use engine-engineers");
}

SCENARIO("[BU4] 8b copies B and is replaced under its herder: the copied green card action is lost too")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "ab3");
    given_workers(&t, RED, 1, 3, 1);
    given_hand(&t, RED, "green grey black white");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "ab3");
    when(&t, RED, "use copy; ?copy n-b");
    then_may_some(&t, RED, "use green-for-2");
    Table elsewhere = t;
    when(&t, RED, "use build-at-2 of n-b; build 10a; ?at ab3");
    then_location(&t, "ab3", "10a of RED");
    then_building_boxed(&t, RED, "8b");
    then_dollars(&t, RED, 10 - 6);
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "end");

    when(&elsewhere, RED, "use build-at-2 of n-b; build 1a; at ab1");
    then_may_some(&elsewhere, RED, "use green-for-2");
}

SCENARIO("[BU4] A copied building that is replaced on the way does not lend the actions of its successor")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "ab2");
    given_building(&t, RED, "5a", "ab1");
    given_workers(&t, RED, 1, 3, 1);
    given_hand(&t, RED, "yellow grey black white");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab2");
    when(&t, RED, "use copy; ?copy ab1; use hire-1-cheaper of ab1; hire builder row 1; ?take; build 6a; at ab1");
    then_location(&t, "ab1", "6a of RED");
    then_building_boxed(&t, RED, "5a");
    then_may_none(&t, RED, "use yellow-for-10");
    then_may_none(&t, RED, "use auxiliary");
    then_may_none(&t, RED, "use hire");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "end");
}

SCENARIO("[BU4][HI3] The same through a chain of hires: engineer, builder, building under the herder")
{
    Table t = given_players(2);
    given_token_row(&t, 3);
    given_job_row(&t, 2, "engineer builder");
    given_building(&t, RED, "5a", "ab1");
    given_workers(&t, RED, 1, 3, 3);
    given_hand(&t, RED, "yellow grey black white");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hire-1-cheaper; hire engineer row 2; ?take; hire builder row 2; ?take; build 6a; at ab1");
    then_dollars(&t, RED, 20 - 5 - 4 - 1);
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "end");
}

SCENARIO("[BU4] Promo 13a replaces itself: its card action is lost")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    given_building(&t, RED, "13a", "ab1");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "ab1");
    then_may(&t, RED, "use grey-for-single-auxiliary");
    when(&t, RED, "use build-at-1; build 7a; ?at ab1");
    then_dollars(&t, RED, 9);
    then_building_boxed(&t, RED, "13a");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

/* ---- BU5: sides ---- */

SCENARIO("[BU5] The side of a number is the same for everybody, and nobody builds the other one")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "1 3" });
    given_workers(&t, RED, 1, 2, 1);
    given_workers(&t, BLUE, 1, 2, 1);
    given_dollars(&t, RED, 10);
    given_dollars(&t, BLUE, 10);
    Table blue = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_only(&t, RED, "build 1b; build 2a; build 3b; build 4a");
    then_may_not(&t, RED, "build 1a");
    arrive(&blue, BLUE, "n-b");
    when(&blue, BLUE, "use build-at-2");
    then_may_only(&blue, BLUE, "build 1b; build 2a; build 3b; build 4a");
}

SCENARIO("[BU5] A dealt game with random sides gives every player the same ones, and they stay")
{
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Table t = given_dealt_game(2, seed, 0, 1);
        unsigned sides = t.game.b_sides;
        given_workers(&t, RED, 1, 6, 1);
        given_workers(&t, BLUE, 1, 6, 1);
        given_dollars(&t, RED, 50);
        given_dollars(&t, BLUE, 50);
        when(&t, RED, "place n-b; use build-at-2");
        for (unsigned number = 1; number <= 6; number++) {
            char build[12], other[12];
            snprintf(build, sizeof build, "build %u%c", number, sides >> number & 1 ? 'b' : 'a');
            snprintf(other, sizeof other, "build %u%c", number, sides >> number & 1 ? 'a' : 'b');
            then_may(&t, RED, build);
            then_may_not(&t, RED, other);
        }
        when(&t, RED, sides >> 2 & 1 ? "build 2b; at ab1; end" : "build 2a; at ab1; end");
        when(&t, BLUE, "place n-b; use build-at-2");
        then_may(&t, BLUE, sides >> 2 & 1 ? "build 2b" : "build 2a");
        then_may_not(&t, BLUE, sides >> 2 & 1 ? "build 2a" : "build 2b");
    }
}

/* ---- BU6: the woods ---- */

SCENARIO("[BU6] Eight building spaces touch the woods; 1a counts itself there and nowhere else")
{
    static const char *const spaces[] = { "ab1", "ab2",       "ab3",        "floodbank1",   "floodbank2",
                                          "bc1", "bc2",       "bc3",        "droughtbank1", "ce1",
                                          "ce2", "cd1",       "tradebank1", "tradebank2",   "ef1",
                                          "ef2", "rockbank1", "rockbank2",  "fg1",          "fg2",
                                          "gk1", "gk2" };
    static const char *const woods = " floodbank2 bc1 ce1 ce2 ef1 ef2 rockbank2 fg2 ";
    for (unsigned i = 0; i < sizeof spaces / sizeof spaces[0]; i++) {
        char name[20];
        Table t = given_players(2);
        given_building(&t, RED, "1a", spaces[i]);
        given_dollars(&t, RED, 6);
        arrive(&t, RED, spaces[i]);
        snprintf(name, sizeof name, " %s ", spaces[i]);
        if (strstr(woods, name)) {
            when(&t, RED, "use woods-2");
            then_dollars(&t, RED, 8);
        } else {
            then_may_not(&t, RED, "use woods-2");
        }
    }
}

SCENARIO("[BU6] Only own private buildings count, not those of others and no neutral ones")
{
    Table t = given_players(2);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "3a", "bc2");
    given_building(&t, BLUE, "2a", "ce1");
    given_building(&t, BLUE, "3a", "ef1");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use woods-2");
    then_dollars(&t, RED, 8);
}

SCENARIO("[BU6] A replaced building does not count any more, its successor on the space does, once")
{
    Table t = given_players(2);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "4a", "ce1");
    given_dollars(&t, RED, 20);
    given_workers(&t, RED, 1, 2, 1);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 5a; at bc1; end");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use woods-2");
    then_dollars(&t, RED, 10);
}

SCENARIO("[BU6] 7b counts the same woods for its engine, itself included")
{
    Table t = given_players(2);
    given_building(&t, RED, "7b", "fg2");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "3a", "ab1");
    given_building(&t, BLUE, "2a", "ce1");
    arrive(&t, RED, "fg2");
    when(&t, RED, "use engine-woods");
    then_may_only(&t, RED, "engine 1; engine 2");
}

/* ---- BU7: pairs of trade tiles ---- */

SCENARIO("[BU7] A pair is one green and one alt tile, each in one pair: three green and two alt are two pairs")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_building(&t, RED, "7a", "ab1");
    given_collected(&t, RED, "trade-green trade-green trade-green trade-alt trade-alt");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2; forward 3; forward 4");
    when(&t, RED, "forward 4");
    then_dollars(&t, RED, 10);
    then_certificates(&t, RED, 4);
    then_collected(&t, RED, "trade-green trade-green trade-green trade-alt trade-alt");
    then_may_not(&t, RED, "use trade-pairs");
}

SCENARIO("[BU7] The certificates of a pair may be refused, its 2 dollars may not")
{
    Table t = given_players(2);
    given_building(&t, RED, "7a", "ab1");
    given_collected(&t, RED, "trade-green trade-alt flood-green-2");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 0");
    then_certificates(&t, RED, 0);
    then_dollars(&t, RED, 8);
}

SCENARIO("[BU7] Tiles of one colour are no pair")
{
    Table t = given_players(2);
    given_building(&t, RED, "7a", "ab1");
    given_collected(&t, RED, "trade-alt trade-alt trade-alt flood-green-2");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use trade-pairs");
}
