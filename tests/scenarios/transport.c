/* SPDX-License-Identifier: MIT */
/* transport.c - transport costs by the crosses between the engine and the city (rulings TC1 and TC2). */
#include "table.h"

static const char *const deliveries[] = {
    "deliver kansas-city", "deliver topeka",  "deliver wichita",   "deliver colorado-springs", "deliver santa-fe",
    "deliver albuquerque", "deliver el-paso", "deliver san-diego", "deliver sacramento",       "deliver san-francisco",
};
enum { CITIES = sizeof deliveries / sizeof deliveries[0], CASH = 20, INCOME = 18, KANSAS_CITY_MONEY = 6 };

/* Delivers to every city in turn from this rail space and compares what it costs. */
static void expect_costs(const char *engine, const unsigned costs[CITIES])
{
    Table t = given_players(2);
    given_engine(&t, RED, engine);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&t, RED, CASH);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    for (unsigned city = 0; city < CITIES; city++) {
        Table to = t;
        when(&to, RED, deliveries[city]);
        when(&to, RED, "disc aux1");
        then_dollars(&to, RED, CASH + INCOME - costs[city] + (city == 0 ? KANSAS_CITY_MONEY : 0));
        then_turn_of(&to, BLUE);
    }
}

SCENARIO("[TC1] Each cross between the engine and the city's value costs 1 dollar; at or beyond the value nothing")
{
    expect_costs("0", (const unsigned[CITIES]){ 0, 0, 1, 3, 4, 5, 7, 8, 9, 11 });
    expect_costs("3", (const unsigned[CITIES]){ 0, 0, 1, 3, 4, 5, 7, 8, 9, 11 });
    expect_costs("4", (const unsigned[CITIES]){ 0, 0, 0, 2, 3, 4, 6, 7, 8, 10 });
    expect_costs("6", (const unsigned[CITIES]){ 0, 0, 0, 0, 1, 2, 4, 5, 6, 8 });
    expect_costs("8", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 1, 3, 4, 5, 7 });
    expect_costs("10", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 2, 3, 4, 6 });
    expect_costs("12", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 0, 1, 2, 4 });
    expect_costs("14", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 0, 0, 1, 3 });
    expect_costs("16", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 0, 0, 0, 2 });
}

SCENARIO("[TC1] The crosses stand one by one: moving up a space saves a dollar exactly where there is one")
{
    static const struct {
        const char *engine;
        unsigned to_the_last;
    } spaces[] = {
        { "0", 11 }, { "1", 11 }, { "2", 11 }, { "3", 11 }, { "4", 10 }, { "5", 9 },  { "6", 8 },
        { "7", 8 },  { "8", 7 },  { "9", 7 },  { "10", 6 }, { "11", 5 }, { "12", 4 }, { "13", 4 },
        { "14", 3 }, { "15", 3 }, { "16", 2 }, { "17", 1 }, { "18", 0 }, { "19", 0 }, { "38", 0 },
    };
    for (unsigned i = 0; i < sizeof spaces / sizeof spaces[0]; i++) {
        Table t = given_players(2);
        given_engine(&t, RED, spaces[i].engine);
        given_hand(&t, RED, "yellow red blue brown-3 purple-5");
        given_dollars(&t, RED, CASH);
        arrive(&t, RED, "kansas-city");
        when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
        when(&t, RED, "deliver san-francisco; disc aux1");
        then_dollars(&t, RED, CASH + INCOME - spaces[i].to_the_last);
    }
}

SCENARIO("[TC2] On a turnout the engine is past its cross: it counts as standing on the higher neighbour")
{
    expect_costs("t1", (const unsigned[CITIES]){ 0, 0, 0, 1, 2, 3, 5, 6, 7, 9 });
    expect_costs("t2", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 1, 3, 4, 5, 7 });
    expect_costs("t3", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 1, 2, 3, 5 });
    expect_costs("t4", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 0, 0, 1, 3 });
    expect_costs("t5", (const unsigned[CITIES]){ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 });
    expect_costs("t6", (const unsigned[CITIES]){ 0 });
    expect_costs("t9", (const unsigned[CITIES]){ 0 });
}
