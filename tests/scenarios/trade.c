/* SPDX-License-Identifier: MIT */
/* trade.c - taking a trade tile (TR1) and how its slot is filled again (TR2). */
#include <stdio.h>
#include "table.h"

static const char *const all_slots[] = { "trade1", "trade2", "trade3", "trade4", "trade5",
                                         "trade6", "trade7", "trade8", "trade9" };

static Table with_full_section(void)
{
    Table t = given_players(2);
    for (unsigned i = 0; i < 9; i++)
        given_tile(&t, all_slots[i], i % 2 ? "trade-alt" : "trade-green");
    given_dollars(&t, RED, 3);
    return t;
}

SCENARIO("[TR1] The nine slots cost 3, 2 and 1 dollars and bring 1, 2, 4, 6, 8 and 10")
{
    static const int amount[] = { -3, -2, -1, 1, 2, 4, 6, 8, 10 };
    for (unsigned i = 0; i < 9; i++) {
        char take[24];
        Table t = with_full_section();
        arrive(&t, RED, "n-d");
        snprintf(take, sizeof take, "trade %s", all_slots[i]);
        when(&t, RED, "use trade");
        when(&t, RED, take);
        then_dollars(&t, RED, (unsigned)(3 + amount[i]));
        then_collected(&t, RED, i % 2 ? "trade-alt" : "trade-green");
        then_location(&t, all_slots[i], "empty");
        then_may_none(&t, RED, "trade");
        then_may_not(&t, RED, "use trade");
    }
}

SCENARIO("[TR1] A negative slot is paid in full or not taken")
{
    static const char *const open[] = { "trade trade3", "trade trade2", "trade trade1" };
    static const char *const closed[] = { "trade trade2", "trade trade1" };
    for (unsigned dollars = 1; dollars <= 3; dollars++) {
        Table t = with_full_section();
        given_dollars(&t, RED, dollars);
        arrive(&t, RED, "n-d");
        when(&t, RED, "use trade");
        for (unsigned i = dollars - 1; i < 2; i++)
            then_may_not(&t, RED, closed[i]);
        when(&t, RED, open[dollars - 1]);
        then_dollars(&t, RED, 0);
    }
}

SCENARIO("[TR1][PB10] Nothing but slots that cannot be paid: the action is not there, while a paying slot opens it")
{
    Table t = given_players(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-alt");
    given_dollars(&t, RED, 1);
    arrive(&t, RED, "n-d");
    then_may_not(&t, RED, "use trade");
    given_tile(&t, "trade6", "trade-alt");
    then_may(&t, RED, "use trade");
    when(&t, RED, "use trade; ?trade trade6");
    then_dollars(&t, RED, 5);
}

SCENARIO("[TR1] With an empty section there is no trade, hazards do not count")
{
    Table t = given_players(2);
    given_tile(&t, "flood1", "flood-green-2");
    given_building(&t, RED, "8a", "ab1");
    given_dollars(&t, RED, 10);
    Table eight = t;
    arrive(&t, RED, "n-d");
    then_may_not(&t, RED, "use trade");
    then_may(&t, RED, "use pay-2-engine-2");
    arrive(&eight, RED, "ab1");
    then_may_not(&eight, RED, "use trade");
    then_may(&eight, RED, "use auxiliary");
}

SCENARIO("[TR1] The sixth cowboy trades on the same terms")
{
    Table t = with_full_section();
    given_workers(&t, RED, 5, 1, 1);
    given_dollars(&t, RED, 8);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1; ?take");
    then_may_not(&t, RED, "trade trade1");
    then_may(&t, RED, "trade trade2");
    when(&t, RED, "trade trade9");
    then_dollars(&t, RED, 2 + 10);
}

/* ---- TR2 ---- */

/* BLUE goes to Kansas City and lets the trade tile of column 1 come on the board. */
static void place_trade(Table *t)
{
    given_foresight(t, 1, "trade-alt trade-alt");
    arrive(t, BLUE, "kansas-city");
    when(t, BLUE, "?pass; ?foresight trade-alt");
    given_herder(t, BLUE, "start");
}

SCENARIO("[TR2] The next tile goes to the lowest empty slot, a cheap one that was emptied before those never filled")
{
    Table t = given_players(2);
    for (unsigned i = 0; i < 5; i++)
        given_tile(&t, all_slots[i], "trade-green");
    given_dollars(&t, RED, 10);
    Table filled = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; trade trade2; end");
    then_location(&t, "trade2", "empty");
    place_trade(&t);
    then_location(&t, "trade2", "trade-alt");
    then_location(&t, "trade6", "empty");

    place_trade(&filled);
    then_location(&filled, "trade6", "trade-alt");
    then_location(&filled, "trade7", "empty");
}

SCENARIO("[TR2] Of several emptied slots the lowest is filled first; the tile may then be taken at its price again")
{
    Table t = given_players(2);
    for (unsigned i = 3; i < 6; i++)
        given_tile(&t, all_slots[i], "trade-green");
    given_dollars(&t, RED, 10);
    place_trade(&t);
    then_location(&t, "trade1", "trade-alt");
    then_location(&t, "trade2", "empty");
    place_trade(&t);
    then_location(&t, "trade2", "trade-alt");
    then_location(&t, "trade3", "empty");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; trade trade1");
    then_dollars(&t, RED, 7);
    then_collected(&t, RED, "trade-alt");
}

SCENARIO("[TR2] With all nine slots full the tile leaves the game")
{
    Table t = with_full_section();
    place_trade(&t);
    then_boxed_tiles(&t, "trade-alt", 1);
    for (unsigned i = 0; i < 9; i++)
        then_location(&t, all_slots[i], i % 2 ? "trade-alt" : "trade-green");
}

SCENARIO("[TR2][KC2] Hazard slots fill in the same way: an emptied first slot before the third")
{
    Table t = given_players(2);
    given_tile(&t, "rock1", "rock-green-2");
    given_tile(&t, "rock2", "rock-green-3");
    given_foresight(&t, 1, "rock-black-2 rock-black-3");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7; remove rock1; ?end");
    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE, "foresight rock-black-3");
    then_location(&t, "rock1", "rock-black-3");
    then_location(&t, "rock3", "empty");
}
