/* SPDX-License-Identifier: MIT */
/* movement.c - phase A and every other walk of the herder (MV1 to MV13): steps, forks, fees, Kansas City, the first
 * placement, and what becomes of a herder when the ground under it changes. */
#include "table.h"

/* Through Kansas City with the first tile of each column as named, no certificates, a disc that does nothing. */
static void visit_kansas_city(Table *t, unsigned seat, const char *first_tile)
{
    char actions[120] = "foresight ";
    unsigned length = 10;
    for (; *first_tile; first_tile++)
        actions[length++] = *first_tile;
    actions[length] = 0;
    arrive(t, seat, "kansas-city");
    when(t, seat, actions);
    when(t, seat, "foresight cowboy; foresight engineer; ?certificates 0; deliver kansas-city; disc aux1");
}

/* ---- MV1: steps ---- */

SCENARIO("[MV1] Empty spaces cost no step: three steps lead from the start to the third building tile")
{
    Table t = given_players(2);
    then_turn_of(&t, RED);
    then_may(&t, RED, "move n-a");
    then_may(&t, RED, "move n-b via ab1");
    then_may(&t, RED, "move n-b via flood1");
    then_may(&t, RED, "move n-c via ab1 bc1");
    then_may(&t, RED, "move n-c via flood1 drought1");
    then_may_none(&t, RED, "move n-d");
    then_may_none(&t, RED, "move n-e");

    given_building(&t, RED, "2a", "ab1");
    then_may(&t, RED, "move ab1");
    then_may(&t, RED, "move n-b via ab1");
    then_may_none(&t, RED, "move n-c via ab1");
    then_may(&t, RED, "move n-c via flood1 bc1");
}

SCENARIO("[MV1] An empty space is no location: no move ends there, and no move stays where it is")
{
    Table t = given_players(2);
    given_herder(&t, RED, "n-a");
    then_may_none(&t, RED, "move ab");
    then_may_none(&t, RED, "move flood");
    then_may_none(&t, RED, "move n-a");
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "end");

    given_tile(&t, "flood2", "flood-green-2");
    given_building(&t, BLUE, "2a", "ab2");
    then_may(&t, RED, "move flood2");
    then_may(&t, RED, "move ab2");
    then_may_not(&t, RED, "move flood1");
    then_may_not(&t, RED, "move ab1");
}

SCENARIO("[MV1] Kansas City is a location too: entering it takes a step")
{
    Table t = given_players(2);
    given_herder(&t, RED, "n-e");
    then_may(&t, RED, "move kansas-city via ef1 fg1 gk1");
    given_herder(&t, RED, "n-d");
    then_may_none(&t, RED, "move kansas-city");
    then_may_some(&t, RED, "move n-g");
}

SCENARIO("[MV1] The step limit is 3, 3 and 4 for two, three and four players; step1 adds 1, 2, 2 and step2 adds 1")
{
    static const unsigned start[] = { 3, 3, 4 }, with_step1[] = { 4, 5, 6 }, with_step2[] = { 4, 4, 5 };
    static const unsigned with_both[] = { 5, 6, 7 };
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_players(players);
        Table first = t, second = t;
        then_step_limit(&t, RED, start[players - 2]);
        given_discs_cleared(&first, RED, "step1");
        then_step_limit(&first, RED, with_step1[players - 2]);
        given_discs_cleared(&second, RED, "step2");
        then_step_limit(&second, RED, with_step2[players - 2]);
        given_discs_cleared(&second, RED, "step1");
        then_step_limit(&second, RED, with_both[players - 2]);
        then_step_limit(&second, BLUE, start[players - 2]);
    }
}

SCENARIO("[MV1] Four players walk up to 4 steps from the first turn on, three players only 3")
{
    Table four = given_players(4);
    then_may(&four, RED, "move n-e via ab1 bc1 ce1");
    then_may_none(&four, RED, "move n-f");
    Table three = given_players(3);
    then_may_some(&three, RED, "move n-c");
    then_may_none(&three, RED, "move n-e");
}

/* ---- MV2: Kansas City ---- */

SCENARIO("[MV2] Kansas City is never passed: from the last space it is the one destination, steps left or not")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "step1 step2");
    given_herder(&t, RED, "gk1");
    then_step_limit(&t, RED, 5);
    then_may_only(&t, RED, "move kansas-city");
    when(&t, RED, "move kansas-city");
    then_herder(&t, RED, "kansas-city");
    then_asked(&t, RED, GWT_DECIDE_FORESIGHT);
    then_may_none(&t, RED, "move");
}

SCENARIO("[MV2][MV7] A herder walking on from a building stops in Kansas City as well, and its subphases begin")
{
    Table t = given_players(2);
    given_building(&t, RED, "4a", "gk1");
    arrive(&t, RED, "gk1");
    when(&t, RED, "use herder-2");
    then_may_not(&t, RED, "move n-a");
    when(&t, RED, "?move kansas-city");
    then_herder(&t, RED, "kansas-city");
    then_may_none(&t, RED, "aux");
    then_may_none(&t, RED, "use");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0; deliver kansas-city");
    when(&t, RED, "disc aux1");
    then_herder(&t, RED, "start");
    then_turn_of(&t, BLUE);
}

/* ---- MV3: direction, forks, other herders ---- */

SCENARIO("[MV3] The herder goes forward only, along either branch of a fork")
{
    Table t = given_players(2);
    given_building(&t, RED, "1a", "fg1");
    given_building(&t, RED, "2a", "fg2");
    given_building(&t, RED, "3a", "ef2");
    given_herder(&t, RED, "n-f");
    then_may(&t, RED, "move fg1");
    then_may(&t, RED, "move fg2");
    then_may(&t, RED, "move n-g via fg1");
    then_may(&t, RED, "move n-g via fg2");
    then_may_not(&t, RED, "move ef2");
    then_may_none(&t, RED, "move n-e");
    then_may_none(&t, RED, "move n-f");

    /* Once on one branch, the other is out of reach. */
    given_herder(&t, RED, "fg1");
    then_may(&t, RED, "move n-g");
    then_may_not(&t, RED, "move fg2");
}

SCENARIO("[MV3] The fork behind cd1: past D or past the trade slots, never from one to the other")
{
    Table t = given_players(2);
    given_tile(&t, "trade4", "trade-green");
    given_building(&t, BLUE, "2a", "tradebank1");
    given_herder(&t, RED, "n-c");
    then_may(&t, RED, "move n-d");
    then_may(&t, RED, "move trade4");
    then_may(&t, RED, "move tradebank1");
    then_may(&t, RED, "move n-e via cd1 n-d");
    then_may(&t, RED, "move n-e via cd1 trade4");
    then_may(&t, RED, "move n-e via ce1");
    given_herder(&t, RED, "n-d");
    then_may_not(&t, RED, "move trade4");
    then_may_not(&t, RED, "move tradebank1");
    then_may(&t, RED, "move n-e");
}

SCENARIO("[MV3] Other herders block nothing and cost nothing: a location is passed or shared with any number of them")
{
    Table t = given_players(4);
    given_herder(&t, RED, "n-a");
    given_herder(&t, BLUE, "n-b");
    given_herder(&t, YELLOW, "n-b");
    given_herder(&t, WHITE, "n-b");
    given_dollars(&t, RED, 6);
    then_may(&t, RED, "move n-c via ab1 bc1");
    then_may_some(&t, RED, "move n-f via ab1 bc1 ce1");
    then_may_none(&t, RED, "move n-g");
    when(&t, RED, "move n-b via ab1");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 6);
    then_may(&t, RED, "use build-at-2");
}

/* ---- MV4: fees ---- */

/* RED steps onto that tile with 20 dollars and must be left with 20 - fee. */
static void expect_tile_fee(unsigned players, const char *space, const char *tile, unsigned fee)
{
    Table t = given_players(players);
    given_tile(&t, space, tile);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, space);
    then_dollars(&t, RED, 20 - fee);
    then_dollars(&t, BLUE, 7);
}

static void expect_building_fee(unsigned players, const char *tile, unsigned fee)
{
    Table t = given_players(players);
    given_building(&t, BLUE, tile, "ab1");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    then_dollars(&t, RED, 20 - fee);
    then_dollars(&t, BLUE, 7 + fee);
}

SCENARIO("[MV4] Green and black hands cost 2 and 2, 2 and 1, 1 and 2 dollars for two, three and four players")
{
    static const unsigned green[] = { 2, 2, 1 }, black[] = { 2, 1, 2 };
    for (unsigned players = 2; players <= 4; players++) {
        unsigned g = green[players - 2], b = black[players - 2];
        expect_tile_fee(players, "flood1", "flood-green-2", g);
        expect_tile_fee(players, "flood1", "flood-green-3", g);
        expect_tile_fee(players, "flood1", "flood-green-4", g);
        expect_tile_fee(players, "flood1", "flood-black-2", b);
        expect_tile_fee(players, "flood1", "flood-black-3", b);
        expect_tile_fee(players, "drought1", "drought-green-3", g);
        expect_tile_fee(players, "drought1", "drought-black-3", b);
        expect_tile_fee(players, "rock1", "rock-green-4", g);
        expect_tile_fee(players, "rock1", "rock-black-2", b);
        expect_tile_fee(players, "trade4", "trade-green", g);
        expect_tile_fee(players, "trade4", "trade-alt", b);
        expect_building_fee(players, "1a", g);
        expect_building_fee(players, "4a", b);
        expect_building_fee(players, "7a", g + b);
        expect_building_fee(players, "2a", 0);
    }
}

SCENARIO("[MV4] Own and neutral buildings charge nothing, whatever hand they show")
{
    Table t = given_players(2);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "4a", "ab2");
    given_building(&t, RED, "7a", "ab3");
    given_dollars(&t, RED, 6);
    given_herder(&t, RED, "n-a");
    given_discs_cleared(&t, RED, "step1");
    when(&t, RED, "move n-b via ab1");
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 7);
}

SCENARIO("[MV4] Passing and stopping cost alike, and a location that is left is not charged again")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "1a", "ab1");
    given_building(&t, BLUE, "4a", "ab2");
    given_dollars(&t, RED, 10);
    given_herder(&t, RED, "n-a");
    Table passing = t;
    when(&t, RED, "move ab1");
    then_dollars(&t, RED, 8);
    then_dollars(&t, BLUE, 9);
    when(&t, RED, "aux gain; ?end");
    when_any_turn(&t, BLUE);
    unsigned before = t.game.players[BLUE].dollars;
    when(&t, RED, "move ab2");
    then_dollars(&t, RED, 9 - 2);
    then_dollars(&t, BLUE, before + 2);

    when(&passing, RED, "move ab2");
    then_dollars(&passing, RED, 6);
    then_dollars(&passing, BLUE, 11);

    /* From the last building nothing is charged on the way to B. */
    Table from = given_players(2);
    given_building(&from, BLUE, "7a", "ab3");
    given_dollars(&from, RED, 10);
    given_herder(&from, RED, "ab3");
    when(&from, RED, "move n-b");
    then_dollars(&from, RED, 10);
    then_dollars(&from, BLUE, 7);
}

SCENARIO("[MV4][MV5] Fees are settled in the order of the path: the first owner is paid before the second")
{
    Table t = given_players(3);
    given_building(&t, BLUE, "4a", "ab1");
    given_building(&t, YELLOW, "1a", "ab2");
    given_herder(&t, RED, "n-a");
    given_dollars(&t, RED, 2);
    Table turned = t;
    when(&t, RED, "move n-b via ab1");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 7 + 1);
    then_dollars(&t, YELLOW, 8 + 1);

    given_building(&turned, YELLOW, "1a", "ab1");
    given_building(&turned, BLUE, "4a", "ab2");
    when(&turned, RED, "move n-b via ab1");
    then_dollars(&turned, YELLOW, 8 + 2);
    then_dollars(&turned, BLUE, 7);
    then_dollars(&turned, RED, 0);
}

/* ---- MV5: running out of cash ---- */

SCENARIO("[MV5] A fee of 4 with 3 dollars in hand takes the 3, and the herder walks on")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "7a", "ab1");
    given_tile(&t, "flood1", "flood-green-2");
    given_herder(&t, RED, "n-a");
    given_dollars(&t, RED, 3);
    when(&t, RED, "move n-b via ab1");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 10);
}

SCENARIO("[MV5] The leniency is for fees only: with too little money no worker is hired and no hazard removed")
{
    Table t = given_players(2);
    given_tile(&t, "rock1", "rock-green-2");
    given_dollars(&t, RED, 5);
    Table f = t;
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use hire");
    arrive(&f, RED, "n-f");
    then_may_not(&f, RED, "use hazard-at-7");

    Table rich = given_players(2);
    given_tile(&rich, "rock1", "rock-green-2");
    given_dollars(&rich, RED, 7);
    Table rich_f = rich;
    arrive(&rich, RED, "n-a");
    then_may(&rich, RED, "use hire");
    arrive(&rich_f, RED, "n-f");
    then_may(&rich_f, RED, "use hazard-at-7");
}

/* ---- MV6: the first turn ---- */

SCENARIO("[MV6] The first turn puts the herder on any neutral building, without a fee, and phase B follows")
{
    Table t = given_game((TableSetup){ .players = 2, .first_turn = 1 });
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    then_may_only(&t, RED, "place n-a; place n-b; place n-c; place n-d; place n-e; place n-f; place n-g");
    then_may_none(&t, RED, "move");
    when(&t, RED, "place n-f");
    then_herder(&t, RED, "n-f");
    then_dollars(&t, RED, 6);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "end");
    when(&t, RED, "aux gain; ?end");
    then_to_act(&t, BLUE);
    then_asked(&t, BLUE, GWT_DECIDE_PLACE);
}

SCENARIO("[MV6] A private building built meanwhile is no place to begin, a neutral one with a herder on it is")
{
    Table t = given_game((TableSetup){ .players = 2, .first_turn = 1 });
    when(&t, RED, "place n-b; use build-at-2; build 1a; at ab1; end");
    then_location(&t, "ab1", "1a of RED");
    then_may_not(&t, BLUE, "place ab1");
    then_may_not(&t, BLUE, "place start");
    then_may_not(&t, BLUE, "place kansas-city");
    then_may(&t, BLUE, "place n-b");
    when(&t, BLUE, "place n-b; aux gain; ?end");
    then_herder(&t, BLUE, "n-b");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, BLUE, 8);
    then_turn_of(&t, RED);
    then_may_some(&t, RED, "move n-c");
}

/* ---- MV7, MV8: walking on from a building ---- */

SCENARIO("[MV7] The number of the icon counts, not the own step limit: 5 steps with a limit of 3")
{
    Table t = given_players(2);
    given_building(&t, RED, "10a", "ab1");
    arrive(&t, RED, "ab1");
    then_step_limit(&t, RED, 3);
    when(&t, RED, "use herder-5");
    then_may(&t, RED, "move n-b");
    then_may(&t, RED, "move n-f via bc1 ce1 ef1");
    then_may_some(&t, RED, "move n-g via bc1 ce1");
    then_may_none(&t, RED, "move kansas-city");
    then_may_none(&t, RED, "move ab1");
    then_may_not(&t, RED, "pass");
}

SCENARIO("[MV7] A high step limit does not help either: 3a moves exactly 1 step, 4a one or two")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "step1 step2");
    given_building(&t, RED, "3a", "ab3");
    given_building(&t, RED, "4a", "ab2");
    Table two = t;
    arrive(&t, RED, "ab3");
    when(&t, RED, "use herder-1");
    then_may_none(&t, RED, "move n-c");
    when(&t, RED, "?move n-b");
    then_herder(&t, RED, "n-b");

    arrive(&two, RED, "ab2");
    when(&two, RED, "use herder-2");
    then_may_only(&two, RED, "move ab3; move n-b");
}

SCENARIO("[MV7][MV4] The walk pays fees, and on another player's building only an auxiliary action is left")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab1");
    given_building(&t, BLUE, "1a", "ab2");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use herder-1; ?move ab2");
    then_herder(&t, RED, "ab2");
    then_dollars(&t, RED, 4);
    then_dollars(&t, BLUE, 9);
    then_may_none(&t, RED, "use");
    then_may_not(&t, RED, "end");
    when(&t, RED, "aux gain; ?end");
    then_dollars(&t, RED, 5);
    then_turn_of(&t, BLUE);
}

SCENARIO("[MV7] A complete phase B follows, auxiliary action included, and cards are drawn once at its end")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab3");
    given_hand(&t, RED, "grey grey white black");
    arrive(&t, RED, "ab3");
    when(&t, RED, "use pair-for-3; ?discard grey; ?discard grey");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "use herder-1; ?move n-b");
    then_hand_count(&t, RED, 2);
    then_may_not(&t, RED, "end");
    then_may(&t, RED, "aux draw");
    then_may(&t, RED, "use build-at-2");
    when(&t, RED, "aux gain");
    then_may_none(&t, RED, "use");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[MV7] Two buildings with feet in a row carry the herder on twice")
{
    Table t = given_players(2);
    given_building(&t, RED, "4a", "ab1");
    given_building(&t, RED, "3a", "ab3");
    given_hand(&t, RED, "green grey grey white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use herder-2; move ab3; use herder-1; ?move n-b; use green-for-2");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 8);
    then_hand(&t, RED, "grey grey white");
    when(&t, RED, "end");
    then_hand_count(&t, RED, 4);
    then_turn_of(&t, BLUE);
}

SCENARIO("[MV8] Once the herder has walked on, what the building it left still offered is gone")
{
    Table t = given_players(2);
    given_building(&t, RED, "4a", "floodbank2");
    given_tile(&t, "rock1", "rock-green-2");
    given_hand(&t, RED, "grey grey white black");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "floodbank2");
    then_may(&t, RED, "use hazard-at-5");
    then_may(&t, RED, "use risk-grey");
    when(&t, RED, "use herder-2; ?move n-b");
    then_herder(&t, RED, "n-b");
    then_may_none(&t, RED, "use hazard-at-5");
    then_may_none(&t, RED, "use risk-grey");
    then_may_none(&t, RED, "use herder-2");
    then_may(&t, RED, "use build-at-2");
}

SCENARIO("[MV8] A copied walk ends the copying and the copy tile's own risk action as well")
{
    Table t = given_players(2);
    given_building(&t, RED, "8b", "floodbank1");
    given_building(&t, BLUE, "3a", "floodbank2");
    given_hand(&t, RED, "grey grey black white");
    arrive(&t, RED, "floodbank1");
    when(&t, RED, "use copy; ?copy floodbank2");
    then_may(&t, RED, "use pair-for-3 of floodbank2");
    then_may_some(&t, RED, "use risk-grey");
    when(&t, RED, "use herder-1 of floodbank2; ?move floodbank2");
    then_herder(&t, RED, "floodbank2");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");
}

/* ---- MV9, MV10, MV12: the ground changes under a herder ---- */

SCENARIO("[MV9] A herder stays when the trade tile under it is taken, and starts from the empty slot")
{
    Table t = given_players(2);
    given_tile(&t, "trade4", "trade-green");
    given_tile(&t, "trade5", "trade-green");
    given_herder(&t, BLUE, "trade4");
    given_dollars(&t, BLUE, 7);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; trade trade4; end");
    then_location(&t, "trade4", "empty");
    then_herder(&t, BLUE, "trade4");
    then_turn_of(&t, BLUE);
    then_dollars(&t, BLUE, 7);
    then_may_none(&t, BLUE, "move n-d");
    then_may_not(&t, BLUE, "move trade4");
    then_may(&t, BLUE, "move n-e");
    when(&t, BLUE, "move trade5");
    then_dollars(&t, BLUE, 5);
}

SCENARIO("[MV9] Even the own herder stays where it removed the hazard it stands on")
{
    Table t = given_players(2);
    given_master(&t, "st1", "sm2");
    given_discs_cleared(&t, RED, "aux4");
    given_engine(&t, RED, "4");
    given_workers(&t, RED, 2, 1, 1);
    given_tile(&t, "flood2", "flood-green-3");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "flood2");
    then_dollars(&t, RED, 8);
    when(&t, RED, "aux engine; engine t1; upgrade; disc aux1; master cowboy; ?take; remove flood2; ?end");
    then_location(&t, "flood2", "empty");
    then_herder(&t, RED, "flood2");
    then_collected(&t, RED, "flood-green-3");
    then_dollars(&t, RED, 8 - 1 - 2);
    then_turn_of(&t, BLUE);
    given_turn(&t, RED);
    then_may(&t, RED, "move n-b");
    then_may_none(&t, RED, "move ab");
}

SCENARIO("[MV10] A tile that lands under a herder charges nothing and is not used; the herder walks on from it")
{
    Table t = given_players(2);
    given_foresight(&t, 1, "flood-green-2 flood-black-2");
    given_herder(&t, RED, "flood1");
    given_dollars(&t, RED, 6);
    visit_kansas_city(&t, BLUE, "flood-black-2");
    then_location(&t, "flood1", "flood-black-2");
    then_herder(&t, RED, "flood1");
    then_dollars(&t, RED, 6);
    then_turn_of(&t, RED);
    then_may_not(&t, RED, "move flood1");
    when(&t, RED, "move n-b");
    then_dollars(&t, RED, 6);
}

SCENARIO("[MV10] A trade tile that lands under a herder is not used either, and lies there for the others to pass")
{
    Table t = given_players(2);
    for (unsigned i = 0; i < 3; i++)
        given_tile(&t, (const char *[]){ "trade1", "trade2", "trade3" }[i], "trade-green");
    given_herder(&t, RED, "trade4");
    given_dollars(&t, RED, 6);
    visit_kansas_city(&t, BLUE, "trade-alt");
    then_location(&t, "trade4", "trade-alt");
    then_herder(&t, RED, "trade4");
    then_dollars(&t, RED, 6);
    then_collected(&t, RED, "");
    given_herder(&t, BLUE, "cd1");
    given_dollars(&t, BLUE, 6);
    given_turn(&t, BLUE);
    when(&t, BLUE, "move n-e via trade4");
    then_dollars(&t, BLUE, 4);
}

SCENARIO("[MV12] A herder on a building that its owner replaces stays, pays nothing and moves on from there")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "2a", "ab1");
    given_herder(&t, RED, "ab1");
    given_dollars(&t, RED, 6);
    given_dollars(&t, BLUE, 10);
    given_workers(&t, BLUE, 1, 2, 1);
    arrive(&t, BLUE, "n-b");
    when(&t, BLUE, "use build-at-2; build 4a; at ab1; end");
    then_location(&t, "ab1", "4a of BLUE");
    then_herder(&t, RED, "ab1");
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 8);
    then_turn_of(&t, RED);
    then_may_not(&t, RED, "move ab1");
    when(&t, RED, "move n-b");
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 8);
}

/* ---- MV11: slots beside the road ---- */

SCENARIO("[MV11] Trade tiles beside the road are never entered and cost neither step nor fee; those on the road do")
{
    Table t = given_players(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade3", "trade-alt");
    given_herder(&t, RED, "cd1");
    given_dollars(&t, RED, 10);
    then_may_none(&t, RED, "move trade");
    then_may(&t, RED, "move n-g via trade4 ef1 fg1");
    then_may_none(&t, RED, "move kansas-city");
    Table free_road = t;
    when(&free_road, RED, "move n-e via trade4");
    then_dollars(&free_road, RED, 10);

    given_tile(&t, "trade4", "trade-green");
    given_tile(&t, "trade9", "trade-alt");
    then_may(&t, RED, "move trade4");
    then_may(&t, RED, "move trade9");
    then_may_none(&t, RED, "move n-f via trade4");
    when(&t, RED, "move n-e via trade4");
    then_dollars(&t, RED, 6);
}

/* ---- MV13: the route is chosen ---- */

SCENARIO("[MV13] The mover chooses whom to pay: one destination, one step count, two routes")
{
    Table t = given_players(3);
    given_building(&t, BLUE, "1a", "fg1");
    given_building(&t, YELLOW, "4a", "fg2");
    given_herder(&t, RED, "n-f");
    given_dollars(&t, RED, 6);
    Table other = t;
    then_may_not(&t, RED, "move n-g");
    when(&t, RED, "move n-g via fg1");
    then_dollars(&t, RED, 4);
    then_dollars(&t, BLUE, 9);
    then_dollars(&t, YELLOW, 8);

    when(&other, RED, "move n-g via fg2");
    then_dollars(&other, RED, 5);
    then_dollars(&other, BLUE, 7);
    then_dollars(&other, YELLOW, 9);
}

SCENARIO("[MV13] Routes to one place differ in steps: the longer one is open only within the limit")
{
    Table t = given_players(2);
    given_tile(&t, "rock1", "rock-green-2");
    given_tile(&t, "rock2", "rock-green-3");
    given_herder(&t, RED, "n-e");
    then_may(&t, RED, "move n-f via rock1");
    then_may_none(&t, RED, "move n-g via rock1");
    then_may(&t, RED, "move n-g via ef1 fg1");
    given_tile(&t, "rock3", "rock-black-2");
    then_may_none(&t, RED, "move n-f via rock1");
    then_may(&t, RED, "move rock3");
    given_discs_cleared(&t, RED, "step1");
    then_may(&t, RED, "move n-f via rock1");
}

SCENARIO("[MV13] Nobody may hold money back: the fee is paid as far as the cash goes, with no question asked")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "7a", "ab1");
    given_dollars(&t, RED, 5);
    arrive(&t, RED, "ab1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_dollars(&t, RED, 1);
    then_dollars(&t, BLUE, 11);
}
