/* SPDX-License-Identifier: MIT */
/* vectors.c - the test vectors T1 to T11 of the collected rules: numbers that a source gives, checked one by one. */
#include "table.h"

/* Through Kansas City up to the delivery, with the known foresight tiles and no temporary certificate. */
static void go_deliver(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat, "foresight trade-green; foresight cowboy; foresight engineer; ?certificates 0");
}

/* On a copy of the table: the cash after a delivery with a disc that neither costs nor pays. */
static void expect_cash_after(Table t, const char *delivery, unsigned dollars)
{
    when(&t, RED, delivery);
    when(&t, RED, "disc aux1");
    then_dollars(&t, RED, dollars);
}

SCENARIO("[T1][TC1] From rail space 5 transport to value 10 costs 3, to 8 costs 2, to 4 and to 0 nothing")
{
    Table t = given_players(2);
    given_engine(&t, RED, "5");
    given_hand(&t, RED, "yellow red blue white");
    given_dollars(&t, RED, 20);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 31);

    expect_cash_after(t, "deliver albuquerque", 31 - 3);
    expect_cash_after(t, "deliver santa-fe", 31 - 2);
    expect_cash_after(t, "deliver wichita", 31);
    expect_cash_after(t, "deliver kansas-city", 31 + 6);
    then_may_not(&t, RED, "deliver el-paso");
}

SCENARIO("[T2][TC1] From rail space 9 there are 3 crosses up to 13: El Paso (12) costs 3, San Diego (14) one more")
{
    Table t = given_players(2);
    given_engine(&t, RED, "9");
    given_hand(&t, RED, "yellow red blue white brown-3");
    given_dollars(&t, RED, 20);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 35);

    expect_cash_after(t, "deliver el-paso", 35 - 3);
    expect_cash_after(t, "deliver san-diego", 35 - 4);
    expect_cash_after(t, "deliver santa-fe", 35);
    then_may_not(&t, RED, "deliver sacramento");
}

SCENARIO("[T3][TC1] Transport from the start: 0 0 1 3 4 5 7 8 9 11 along the city strip")
{
    static const struct {
        const char *delivery;
        int cost;
    } strip[] = {
        { "deliver topeka", 0 },    { "deliver wichita", 1 },     { "deliver colorado-springs", 3 },
        { "deliver santa-fe", 4 },  { "deliver albuquerque", 5 }, { "deliver el-paso", 7 },
        { "deliver san-diego", 8 }, { "deliver sacramento", 9 },  { "deliver san-francisco", 11 },
    };
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&t, RED, 20);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 38);

    for (unsigned i = 0; i < sizeof strip / sizeof strip[0]; i++) {
        expect_cash_after(t, strip[i].delivery, (unsigned)(38 - strip[i].cost));
        then_changes_dollars(&t, RED, strip[i].delivery, -strip[i].cost);
    }
    expect_cash_after(t, "deliver kansas-city", 38 + 6);
}

SCENARIO("[T4][EN1][EN2][EN3] Three engineers, from 1 with another engine on 3: to 2, 4, 5 or turnout 1")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 1, 3);
    given_engine(&t, RED, "1");
    given_engine(&t, BLUE, "3");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers");

    then_may(&t, RED, "engine 2");
    then_may(&t, RED, "engine 4");
    then_may(&t, RED, "engine 5");
    then_may(&t, RED, "engine t1");
    then_may_not(&t, RED, "engine 0");
    then_may_not(&t, RED, "engine 1");
    then_may_not(&t, RED, "engine 3");
    then_may_not(&t, RED, "engine 6");
    then_may_not(&t, RED, "engine t2");
}

SCENARIO("[T5][KC4][CE2] Green, green, red, yellow give 8 dollars; two temporary certificates make it 10")
{
    Table t = given_players(2);
    given_hand(&t, RED, "green green red yellow");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    then_may_not(&t, RED, "certificates 4");

    Table without = t;
    when(&without, RED, "certificates 0");
    then_dollars(&without, RED, 8);
    then_certificates(&without, RED, 3);
    then_may(&without, RED, "deliver santa-fe");
    then_may_not(&without, RED, "deliver albuquerque");

    when(&t, RED, "certificates 2");
    then_dollars(&t, RED, 10);
    then_certificates(&t, RED, 1);
    then_may(&t, RED, "deliver albuquerque");
    then_may_not(&t, RED, "deliver el-paso");
}

SCENARIO("[T5][KC4] A permanent certificate makes the start value 9 instead of 8, without being asked")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm3");
    given_hand(&t, RED, "green green red yellow");
    given_dollars(&t, RED, 0);
    go_deliver(&t, RED);
    then_dollars(&t, RED, 9);
    then_permanent_certificates(&t, RED, 1);
    then_certificates(&t, RED, 0);
}

SCENARIO("[T6][HI2] The second hire of building A in a row of cost 6 takes 8 dollars")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 14);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1");
    then_dollars(&t, RED, 8);
    when(&t, RED, "use hire-2-dearer; hire cowboy row 1");
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 2, 2, 1);
}

SCENARIO("[T6][HI2] With 7 dollars the dearer hire of building A is out of reach, the plain one is not")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 7);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");
}

SCENARIO("[T7][MV4][MV5] Four players, 2 dollars: a green and a black flood take one dollar each for the bank")
{
    Table t = given_players(4);
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-black-2");
    given_herder(&t, RED, "n-a");
    given_dollars(&t, RED, 2);

    Table first = t;
    when(&first, RED, "move flood1");
    then_dollars(&first, RED, 1);

    when(&t, RED, "move n-b via flood1");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 7);
    then_dollars(&t, YELLOW, 8);
    then_dollars(&t, WHITE, 9);
}

static Table with_objectives_of_t8(void)
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "d3 r4 a1 a1");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_building(&t, RED, "3a", "ab3");
    given_collected(&t, RED, "flood-green-2 drought-green-2 rock-green-2 trade-alt");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    return t;
}

SCENARIO("[T8][OB6][OB7] Everything met for d3, r4 and two a1: 18 points")
{
    Table t = with_objectives_of_t8();
    given_city_disc(&t, RED, "san-francisco", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 18);
}

SCENARIO("[T8][OB6] With one disc on the last city only one a1 is met and the other costs 3: 10 points")
{
    Table t = with_objectives_of_t8();
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
}

SCENARIO("[T9][KC8] San Diego and Sacramento without El Paso: 6 + 4 points")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "san-diego", "aux1");
    given_city_disc(&t, RED, "sacramento", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 10);
    given_city_disc(&t, RED, "el-paso", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 18);
}

SCENARIO("[T10][BU1] A tile with 2 builders costs 4 dollars on an empty space")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 2, 1);
    given_dollars(&t, RED, 5);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "build 5a");
    when(&t, RED, "build 4a; at ab1");
    then_dollars(&t, RED, 1);
    then_location(&t, "ab1", "4a of RED");
}

SCENARIO("[T10][BU2] A replacement with a difference of 3 builders costs 6 dollars and needs 3 builders")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 7);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 7a");
    when(&t, RED, "?at ab1");
    then_dollars(&t, RED, 1);
    then_location(&t, "ab1", "7a of RED");
    then_building_boxed(&t, RED, "4a");
}

SCENARIO("[T11][CE1] From 4 one space forward is 6 when the limit is 6")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_certificates(&t, RED, 4);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use certificate; ?forward 1");
    then_certificates(&t, RED, 6);
}

SCENARIO("[T11][CE1] At the limit of 4 the marker goes no farther")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4");
    given_certificates(&t, RED, 3);
    Table full = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use certificate; ?forward 1");
    then_certificates(&t, RED, 4);

    given_certificates(&full, RED, 4);
    arrive(&full, RED, "n-c");
    then_may_not(&full, RED, "use certificate");
}
