/* SPDX-License-Identifier: MIT */
/* hazard.c - removing a hazard (HZ1): any tile of any section, at the price of the icon. */
#include "table.h"

static Table with_hazards(void)
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    given_tile(&t, "flood1", "flood-green-4");
    given_tile(&t, "flood3", "flood-black-2");
    given_tile(&t, "drought2", "drought-green-3");
    given_tile(&t, "rock4", "rock-black-3");
    given_tile(&t, "trade4", "trade-green");
    given_dollars(&t, RED, 20);
    return t;
}

/* Exactly the price is enough and is paid; a dollar less is not enough. */
static void expect_price(Table t, const char *space, const char *action, unsigned price)
{
    Table poor = t;
    given_dollars(&t, RED, price);
    arrive(&t, RED, space);
    when(&t, RED, action);
    when(&t, RED, "remove drought2");
    then_dollars(&t, RED, 0);
    then_collected(&t, RED, "drought-green-3");
    then_location(&t, "drought2", "empty");
    then_may_not(&t, RED, action);

    given_dollars(&poor, RED, price - 1);
    arrive(&poor, RED, space);
    then_may_not(&poor, RED, action);
}

SCENARIO("[HZ1] A hazard costs 7 dollars at F, 5 at 4a and 2 at promo 11a")
{
    Table t = with_hazards();
    given_building(&t, RED, "4a", "ab1");
    given_building(&t, RED, "11a", "ab2");
    expect_price(t, "n-f", "use hazard-at-7", 7);
    expect_price(t, "ab1", "use hazard-at-5", 5);
    expect_price(t, "ab2", "use hazard-at-2", 2);
}

SCENARIO("[HZ1] Any hazard of any section, but no trade tile and no empty slot, and only one")
{
    Table t = with_hazards();
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7");
    then_may_only(&t, RED, "remove flood1; remove flood3; remove drought2; remove rock4");
    when(&t, RED, "remove rock4");
    then_may_none(&t, RED, "remove");
    then_may_not(&t, RED, "use hazard-at-7");
    then_location(&t, "rock4", "empty");
    then_location(&t, "flood1", "flood-green-4");
    then_collected(&t, RED, "rock-black-3");
    then_collected(&t, BLUE, "");
}

SCENARIO("[HZ1] The tile is kept and worth its points")
{
    Table t = with_hazards();
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7; remove flood1; ?end");
    then_score(&t, RED, GWT_SCORE_HAZARDS, 4);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7; remove rock4; ?end");
    then_collected(&t, RED, "flood-green-4 rock-black-3");
    then_score(&t, RED, GWT_SCORE_HAZARDS, 7);
}

SCENARIO("[HZ1] With no hazard on the board the action is not there, however many trade tiles lie about")
{
    Table t = with_hazards();
    given_clear_trail(&t);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade4", "trade-alt");
    given_building(&t, RED, "4a", "ab1");
    Table four = t;
    arrive(&t, RED, "n-f");
    then_may_not(&t, RED, "use hazard-at-7");
    arrive(&four, RED, "ab1");
    then_may_not(&four, RED, "use hazard-at-5");
    then_may(&four, RED, "use herder-2");
}

SCENARIO("[HZ1] Free of charge by the fourth cowboy, even without a dollar left")
{
    Table t = with_hazards();
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1; ?take; remove flood3");
    then_dollars(&t, RED, 0);
    then_collected(&t, RED, "flood-black-2");
}

SCENARIO("[HZ1] Free of charge by station master sm2, or a trade tile instead, or neither")
{
    Table t = with_hazards();
    given_master(&t, "st1", "sm2");
    given_engine(&t, RED, "4");
    given_workers(&t, RED, 1, 1, 2);
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master engineer; ?take");
    then_dollars(&t, RED, 0);
    then_may(&t, RED, "remove flood1");
    then_may(&t, RED, "remove rock4");
    then_may(&t, RED, "trade trade4");
    Table trade = t, neither = t;
    when(&t, RED, "remove flood1");
    then_collected(&t, RED, "flood-green-4");
    then_dollars(&t, RED, 0);
    then_may_none(&t, RED, "remove");
    then_may_none(&t, RED, "trade");
    when(&trade, RED, "trade trade4");
    then_collected(&trade, RED, "trade-green");
    then_dollars(&trade, RED, 1);
    then_may_none(&trade, RED, "remove");
    when(&neither, RED, "pass");
    then_collected(&neither, RED, "");
    then_may_none(&neither, RED, "remove");
}
