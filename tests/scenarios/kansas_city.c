/* SPDX-License-Identifier: MIT */
/* kansas_city.c - a visit to Kansas City up to its income: the order of the subphases, foresight tiles and where they
 * go, the job market token and its arrows, the income, and what follows after the visit. Deliveries: delivery.c. */
#include <stdio.h>
#include "table.h"

/* The three foresight tiles of the known table that leave the most room in the job market. */
static const char foresights[] = "foresight trade-green; foresight cowboy; foresight engineer";

/* ---- The order of the subphases ---- */

SCENARIO("[KC1] The five subphases run in order, each is compulsory, and there is no auxiliary action")
{
    Table t = given_players(2);
    given_certificates(&t, RED, 1);
    arrive(&t, RED, "kansas-city");
    then_herder(&t, RED, "kansas-city");
    then_asked(&t, RED, GWT_DECIDE_ARRIVAL);
    then_may_none(&t, RED, "aux");
    then_may_none(&t, RED, "use");
    then_may_not(&t, RED, "end");
    when(&t, RED, "pass");
    then_may_only(&t, RED, "foresight trade-green; foresight trade-alt");
    when(&t, RED, "foresight trade-green");
    then_may_only(&t, RED, "foresight cowboy; foresight builder");
    when(&t, RED, "foresight builder");
    then_may_only(&t, RED, "foresight engineer; foresight cowboy");
    then_dollars(&t, RED, 6);
    when(&t, RED, "foresight cowboy");
    then_may_only(&t, RED, "certificates 0; certificates 1");
    when(&t, RED, "certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "end");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "deliver topeka");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY_DISC);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "disc aux1");
    then_turn_of(&t, BLUE);
}

SCENARIO("[KC1] Nobody gets an auxiliary action or anything else out of Kansas City after the delivery")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux4");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 6 + 7 + 6);
    then_turn_of(&t, BLUE);
}

/* ---- Foresight tiles and their places ---- */

SCENARIO("[KC2] A trade tile goes to the empty slot of the lowest money value, a gap before the end of the row")
{
    Table t = given_players(2);
    given_tile(&t, "trade1", "trade-alt");
    given_tile(&t, "trade3", "trade-alt");
    given_tile(&t, "trade4", "trade-alt");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green");
    then_location(&t, "trade2", "trade-green");
    then_location(&t, "trade5", "empty");
}

SCENARIO("[KC2] The first trade tile goes beside the road, the fourth onto the road")
{
    Table t = given_players(2);
    Table fourth = t;
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade1", "trade-alt");

    given_tile(&fourth, "trade1", "trade-green");
    given_tile(&fourth, "trade2", "trade-green");
    given_tile(&fourth, "trade3", "trade-green");
    arrive(&fourth, RED, "kansas-city");
    when(&fourth, RED, "foresight trade-alt");
    then_location(&fourth, "trade4", "trade-alt");
}

SCENARIO("[KC2] A hazard tile goes to the lowest empty slot of its own section")
{
    static const struct {
        const char *tile, *slot;
    } hazards[] = {
        { "flood-black-2", "flood2" },
        { "drought-green-4", "drought1" },
        { "rock-green-3", "rock3" },
    };
    for (unsigned i = 0; i < 3; i++) {
        char action[40], column[60];
        Table t = given_players(2);
        given_tile(&t, "flood1", "flood-green-2");
        given_tile(&t, "flood3", "flood-green-3");
        given_tile(&t, "rock1", "rock-green-2");
        given_tile(&t, "rock2", "rock-black-2");
        snprintf(column, sizeof column, "%s trade-green", hazards[i].tile);
        snprintf(action, sizeof action, "foresight %s", hazards[i].tile);
        given_foresight(&t, 1, column);
        arrive(&t, RED, "kansas-city");
        when(&t, RED, action);
        then_location(&t, hazards[i].slot, hazards[i].tile);
        then_collected(&t, RED, "");
    }
}

SCENARIO("[KC2][KC11] A hazard tile without an empty slot leaves the game, and may be chosen for that very reason")
{
    Table t = given_players(2);
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_tile(&t, "flood3", "flood-green-4");
    given_tile(&t, "flood4", "flood-black-3");
    given_foresight(&t, 1, "flood-black-2 trade-green");
    arrive(&t, RED, "kansas-city");
    then_boxed_tiles(&t, "flood-black-2", 0);
    when(&t, RED, "pass");
    then_may_only(&t, RED, "foresight flood-black-2; foresight trade-green");
    when(&t, RED, "foresight flood-black-2");
    then_boxed_tiles(&t, "flood-black-2", 1);
    then_location(&t, "flood4", "flood-black-3");
    then_location(&t, "drought1", "empty");
    then_location(&t, "rock1", "empty");
    then_foresight(&t, 1, "trade-green -");
}

SCENARIO("[KC2][KC11] A trade tile for which all nine slots are taken leaves the game")
{
    Table t = given_players(2);
    for (unsigned slot = 1; slot <= 9; slot++) {
        char space[10];
        snprintf(space, sizeof space, "trade%u", slot);
        given_tile(&t, space, slot < 5 ? "trade-green" : "trade-alt");
    }
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-alt");
    then_boxed_tiles(&t, "trade-alt", 1);
    then_boxed_tiles(&t, "trade-green", 0);
    then_location(&t, "trade9", "trade-alt");
}

SCENARIO("[KC2][KC11] A trade tile in the third column is a free choice, and then no worker comes from there")
{
    Table t = given_players(2);
    given_foresight(&t, 3, "trade-alt engineer");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_may_only(&t, RED, "foresight trade-alt; foresight engineer");
    when(&t, RED, "foresight trade-alt");
    then_location(&t, "trade1", "trade-green");
    then_location(&t, "trade2", "trade-alt");
    then_job_row(&t, 2, "cowboy builder");
    then_job_row_count(&t, 3, 0);
}

SCENARIO("[KC2][HI4] A worker goes to the next space of the token's row, whatever gaps there are above it")
{
    Table t = given_players(4);
    given_token_row(&t, 5);
    given_job_row(&t, 1, "- - - cowboy");
    given_job_row(&t, 4, "cowboy - engineer -");
    given_job_row(&t, 5, "builder");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_job_row(&t, 5, "builder cowboy");
    when(&t, RED, "foresight engineer");
    then_job_row(&t, 5, "builder cowboy engineer");
    then_job_row(&t, 4, "cowboy - engineer -");
    then_job_row(&t, 1, "- - - cowboy");
    then_token_row(&t, 5);
}

SCENARIO("[KC2] The tile chosen is placed before the next column is looked at, so a visit can fill two rows")
{
    Table t = given_players(2);
    given_dollars(&t, BLUE, 20);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_job_row(&t, 2, "cowboy builder");
    then_token_row(&t, 3);
    when(&t, RED, "foresight engineer");
    then_job_row(&t, 2, "cowboy builder");
    then_job_row(&t, 3, "engineer");
    then_token_row(&t, 3);
    when(&t, RED, "certificates 0; deliver topeka; disc aux1");

    /* The row left by the token is open for hiring, the one it stands in is not. */
    arrive(&t, BLUE, "n-a");
    when(&t, BLUE, "use hire");
    then_may(&t, BLUE, "hire builder row 2");
    then_may_not(&t, BLUE, "hire engineer row 3");
}

/* ---- The token and the yellow arrows ---- */

/* Two players, the token in this row with one space left, and three cards in the cattle market. */
static Table before_the_arrow(unsigned row)
{
    Table t = given_players(2);
    given_token_row(&t, row);
    given_job_row(&t, row, "cowboy");
    given_market(&t, "yellow red purple-5");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green");
    return t;
}

SCENARIO("[KC3] Only the arrows out of rows 6 and 9 refill the cattle market, at once")
{
    for (unsigned row = 2; row <= 11; row++) {
        Table t = before_the_arrow(row);
        when(&t, RED, "foresight cowboy");
        then_token_row(&t, row + 1);
        then_job_row(&t, row, "cowboy cowboy");
        then_market_count(&t, row == 6 || row == 9 ? 7 : 3);
        then_asked(&t, RED, GWT_DECIDE_FORESIGHT);
    }
}

SCENARIO("[KC3] A worker who does not reach the token's space neither moves it nor refills anything")
{
    Table t = given_players(3);
    given_token_row(&t, 6);
    given_job_row(&t, 6, "cowboy");
    given_market(&t, "yellow");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_token_row(&t, 6);
    then_market_count(&t, 1);
    when(&t, RED, "foresight cowboy");
    then_token_row(&t, 7);
    then_market_count(&t, 10);
}

SCENARIO("[KC3] The cattle market is refilled to 7, 10 or 13 cards by the number of players")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_players(players);
        given_token_row(&t, 9);
        given_job_row(&t, 9, players == 2 ? "cowboy" : players == 3 ? "cowboy engineer" : "cowboy engineer builder");
        given_market(&t, "yellow brown-3");
        then_market_stack_count(&t, 34);
        arrive(&t, RED, "kansas-city");
        when(&t, RED, "foresight trade-green; foresight cowboy");
        then_market_count(&t, 1 + 3 * players);
        then_market_stack_count(&t, 36 - (1 + 3 * players));
    }
}

SCENARIO("[KC3] A cattle market at or above its number of cards gets none, and an empty stack gives none")
{
    Table full = before_the_arrow(6), above = full, last = full, none = full;
    given_market(&full, "yellow yellow red red blue brown-3 purple-5");
    when(&full, RED, "foresight builder");
    then_market(&full, "yellow yellow red red blue brown-3 purple-5");

    given_market(&above, "yellow yellow red red blue brown-3 purple-5 purple-6 purple-7");
    when(&above, RED, "foresight builder");
    then_market(&above, "yellow yellow red red blue brown-3 purple-5 purple-6 purple-7");

    given_market_stack(&last, "brown-5 blue");
    when(&last, RED, "foresight builder");
    then_market(&last, "yellow red purple-5 brown-5 blue");
    then_market_stack_count(&last, 0);

    given_market_stack(&none, "");
    when(&none, RED, "foresight builder");
    then_market(&none, "yellow red purple-5");
    then_token_row(&none, 7);
}

/* ---- Income ---- */

static void expect_income(const char *hand, unsigned dollars)
{
    Table t = given_players(2);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass");
    when(&t, RED, foresights);
    then_dollars(&t, RED, 0);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, dollars);
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, hand);
}

SCENARIO("[KC4] Each breed counts once with its breeding value, its victory points do not matter")
{
    expect_income("grey grey grey grey", 1);
    expect_income("green green black white", 6);
    expect_income("yellow red blue blue", 9);
    expect_income("brown-3 brown-4 brown-5 white", 6);
    expect_income("purple-5 purple-7 brown-5 brown-5", 9);
    expect_income("grey green black white yellow red blue brown-3 purple-5", 25);
}

SCENARIO("[KC4][KC13] Objective cards count nothing at the income, but are discarded with the hand")
{
    expect_income("grey g2 d2 r2", 1);
    expect_income("m2 a1 a1", 0);
    expect_income("", 0);
}

SCENARIO("[KC4] Permanent certificates count by themselves and stay; temporary ones are used as far as one likes")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm3");
    given_owned_master(&t, RED, "sm4");
    given_owned_master(&t, RED, "sm5");
    given_certificates(&t, RED, 2);
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass");
    when(&t, RED, foresights);
    then_may_only(&t, RED, "certificates 0; certificates 1; certificates 2");

    Table none = t;
    when(&none, RED, "certificates 0");
    then_dollars(&none, RED, 10);
    then_certificates(&none, RED, 2);
    then_may(&none, RED, "deliver albuquerque");
    then_may_not(&none, RED, "deliver el-paso");

    when(&t, RED, "certificates 2");
    then_dollars(&t, RED, 12);
    then_certificates(&t, RED, 0);
    then_permanent_certificates(&t, RED, 3);
    then_may(&t, RED, "deliver el-paso");
}

SCENARIO("[KC4] Station masters without a permanent certificate, and those of another player, add nothing")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm1");
    given_owned_master(&t, RED, "sm2");
    given_owned_master(&t, BLUE, "sm3");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 7);
    then_may_not(&t, RED, "deliver santa-fe");
}

SCENARIO("[KC13] With an empty hand the income is just the certificates, and they decide on the city")
{
    Table t = given_players(2);
    given_hand(&t, RED, "");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    Table none = t;
    when(&t, RED, "certificates 3");
    then_dollars(&t, RED, 3);
    then_may_only(&t, RED, "deliver kansas-city; deliver topeka");
    when(&none, RED, "certificates 0");
    then_dollars(&none, RED, 0);
    then_certificates(&none, RED, 3);
    then_may_not(&none, RED, "deliver topeka");
    when(&none, RED, "?deliver kansas-city; disc aux1");
    then_dollars(&none, RED, 6);
}

SCENARIO("[KC13] Certificates may be used for their dollars alone, also when Kansas City is delivered to")
{
    Table t = given_players(2);
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 3; deliver kansas-city; disc aux1");
    then_dollars(&t, RED, 7 + 3 + 6);
    then_certificates(&t, RED, 0);
}

/* ---- After the visit ---- */

SCENARIO("[KC9] Afterwards the herder is on the start, and each tile taken is replaced from the pile of its number")
{
    Table t = given_players(2);
    given_pile(&t, 1, "drought-green-2");
    given_pile(&t, 2, "engineer");
    given_pile(&t, 3, "builder");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0; deliver topeka");
    then_foresight(&t, 1, "trade-alt -");
    then_foresight(&t, 2, "builder -");
    then_foresight(&t, 3, "cowboy -");
    then_herder(&t, RED, "kansas-city");
    when(&t, RED, "disc aux1");
    then_foresight(&t, 1, "trade-alt drought-green-2");
    then_foresight(&t, 2, "builder engineer");
    then_foresight(&t, 3, "cowboy builder");
    then_turn_of(&t, BLUE);
    then_herder(&t, RED, "start");

    when_any_turn(&t, BLUE);
    then_turn_of(&t, RED);
    then_may(&t, RED, "move n-a");
    then_may_not(&t, RED, "move kansas-city");
}

SCENARIO("[KC9] Phase C fills the hand up to the limit that the delivery has just raised")
{
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue grey");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    Table same = t;
    when(&t, RED, "certificates 0; deliver albuquerque; disc hand");
    then_turn_of(&t, BLUE);
    then_hand_limit(&t, RED, 5);
    then_hand_count(&t, RED, 5);
    then_discard_pile(&t, RED, "yellow red blue grey");
    when(&same, RED, "certificates 0; deliver albuquerque; disc aux1");
    then_turn_of(&same, BLUE);
    then_hand_count(&same, RED, 4);
}

/* ---- Piles running out ---- */

SCENARIO("[LI2] With an empty pile the foresight space stays empty")
{
    Table t = given_players(2);
    given_pile(&t, 1, "");
    given_pile(&t, 3, "");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0; deliver topeka; disc aux1");
    then_turn_of(&t, BLUE);
    then_foresight(&t, 1, "trade-alt -");
    then_foresight(&t, 3, "cowboy -");
    then_that(&t, t.game.foresight[1][0] && t.game.foresight[1][1], "the second column is full again");
}

SCENARIO("[LI2] A column with one tile gives that tile, a column without tiles is skipped")
{
    Table t = given_players(2);
    given_pile(&t, 1, "");
    given_pile(&t, 2, "");
    given_foresight(&t, 1, "trade-alt -");
    given_foresight(&t, 2, "- -");
    given_pile(&t, 1, "");
    given_pile(&t, 2, "");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; ?foresight trade-alt");
    then_location(&t, "trade1", "trade-alt");
    then_may_only(&t, RED, "foresight engineer; foresight cowboy");
    when(&t, RED, "foresight cowboy; certificates 0; deliver topeka; disc aux1");
    then_turn_of(&t, BLUE);
    then_foresight(&t, 1, "- -");
    then_foresight(&t, 2, "- -");
}
