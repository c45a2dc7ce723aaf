/* SPDX-License-Identifier: MIT */
/* hire.c - hiring workers (HI1 to HI5): which rows are open, what they cost, where the worker goes, and the immediate
 * action of the space he covers. */
#include <stdio.h>
#include "table.h"

/* ---- HI1: the row of the token ---- */

SCENARIO("[HI1] Workers beside the token cannot be hired, those of all rows above it can")
{
    Table t = given_players(4);
    given_token_row(&t, 4);
    given_job_row(&t, 1, "- - cowboy -");
    given_job_row(&t, 2, "builder - - -");
    given_job_row(&t, 3, "- - - engineer");
    given_job_row(&t, 4, "cowboy builder engineer");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may_only(&t, RED, "hire cowboy row 1; hire builder row 2; hire engineer row 3");
}

SCENARIO("[HI1] With workers only in the token's row there is nothing to hire")
{
    Table t = given_players(2);
    given_token_row(&t, 3);
    given_job_row(&t, 1, "");
    given_job_row(&t, 2, "");
    given_job_row(&t, 3, "builder");
    given_dollars(&t, RED, 20);
    Table moved = t;
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");

    given_token_row(&moved, 4);
    given_job_row(&moved, 3, "builder cowboy");
    arrive(&moved, RED, "n-a");
    when(&moved, RED, "use hire");
    then_may_only(&moved, RED, "hire builder row 3; hire cowboy row 3");
}

SCENARIO("[HI1] The row is open from the moment the token leaves it")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 20);
    Table before = t;
    arrive(&before, RED, "n-a");
    when(&before, RED, "use hire");
    then_may_none(&before, RED, "hire cowboy row 2");

    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE, "foresight trade-green; foresight builder; foresight engineer; ?certificates 0");
    then_token_row(&t, 3);
    when(&t, BLUE, "deliver kansas-city; disc aux1");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may(&t, RED, "hire cowboy row 2");
    then_may(&t, RED, "hire builder row 2");
    then_may_none(&t, RED, "hire engineer");
}

/* ---- HI2: price and place ---- */

/* One cowboy in that row of a 2-player game, the token gone, so that every row is open. */
static Table with_row(unsigned row)
{
    Table t = given_players(2);
    for (unsigned other = 1; other <= 12; other++)
        given_job_row(&t, other, "");
    given_token_taken(&t, BLUE);
    given_job_row(&t, row, "cowboy");
    given_turn(&t, RED);
    return t;
}

/* Exactly the price is enough and taken, one dollar less is not. */
static void expect_price(unsigned row, const char *space, const char *action, unsigned price)
{
    Table t = with_row(row);
    char hire[24];
    given_building(&t, RED, "5a", "ab1");
    given_dollars(&t, RED, price);
    Table poor = t;
    snprintf(hire, sizeof hire, "hire cowboy row %u", row);
    arrive(&t, RED, space);
    when(&t, RED, action);
    when(&t, RED, hire);
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 2, 1, 1);
    then_job_row_count(&t, row, 0);
    given_dollars(&poor, RED, price - 1);
    arrive(&poor, RED, space);
    then_may_not(&poor, RED, action);
}

SCENARIO("[HI2][HI5] The rows cost 6 6 7 5 7 9 6 8 10 6 5 4 from top to bottom, 2 more or 1 less by the icon")
{
    static const unsigned price[] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 };
    for (unsigned row = 1; row <= 12; row++) {
        expect_price(row, "n-a", "use hire", price[row - 1]);
        expect_price(row, "n-a", "use hire-2-dearer", price[row - 1] + 2);
        expect_price(row, "ab1", "use hire-1-cheaper", price[row - 1] - 1);
    }
}

SCENARIO("[HI2] Only what the cash reaches is offered: cheap rows yes, dear rows no")
{
    Table t = given_players(2);
    given_token_row(&t, 7);
    given_job_row(&t, 4, "engineer -");
    given_job_row(&t, 5, "engineer -");
    given_job_row(&t, 6, "engineer -");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may(&t, RED, "hire engineer row 4");
    then_may(&t, RED, "hire cowboy row 1");
    then_may_not(&t, RED, "hire engineer row 5");
    then_may_not(&t, RED, "hire engineer row 6");
}

SCENARIO("[HI2] The worker leaves the market for the leftmost free space of his own row")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1");
    then_workers(&t, RED, 1, 2, 1);
    then_job_row(&t, 1, "cowboy -");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&t, RED, "use hire-2-dearer; ?hire cowboy row 1");
    then_workers(&t, RED, 2, 2, 1);
    then_job_row_count(&t, 1, 0);
}

SCENARIO("[HI2] A full row of six takes nobody more, and the fifth and sixth count 4 points each")
{
    Table t = given_players(2);
    given_workers(&t, RED, 6, 5, 1);
    given_dollars(&t, RED, 20);
    then_score(&t, RED, GWT_SCORE_WORKERS, 12);
    Table full = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may_none(&t, RED, "hire cowboy");
    then_may(&t, RED, "hire builder row 1");
    when(&t, RED, "?hire builder row 1; ?pass");
    then_score(&t, RED, GWT_SCORE_WORKERS, 16);

    given_workers(&full, RED, 6, 6, 1);
    arrive(&full, RED, "n-a");
    then_may_not(&full, RED, "use hire");
}

/* ---- HI3: the space covered ---- */

/* RED hires one more worker of this type at A; everything any bonus could need is on the table. */
static Table after_hiring(unsigned cowboys, unsigned builders, unsigned engineers, const char *worker)
{
    char actions[60];
    Table t = given_players(3);
    given_token_row(&t, 3);
    given_job_row(&t, 1, "cowboy builder engineer");
    given_job_row(&t, 2, "cowboy builder engineer");
    given_workers(&t, RED, cowboys, builders, engineers);
    given_hand(&t, RED, "grey grey black green");
    given_tile(&t, "flood1", "flood-green-3");
    given_tile(&t, "rock1", "rock-black-2");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade4", "trade-alt");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    snprintf(actions, sizeof actions, "use hire; hire %s row 1", worker);
    when(&t, RED, actions);
    then_dollars(&t, RED, 14);
    return t;
}

static void expect_no_bonus(Table t)
{
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may(&t, RED, "use hire-2-dearer");
    then_may(&t, RED, "end");
    then_may_not(&t, RED, "take");
}

static void expect_refusable(Table t)
{
    then_may_not(&t, RED, "use hire-2-dearer");
    when(&t, RED, "pass");
    expect_no_bonus(t);
    then_dollars(&t, RED, 14);
    then_certificates(&t, RED, 0);
    then_hand(&t, RED, "grey grey black green");
}

SCENARIO("[HI3] Spaces 2, 3 and 5 of the cowboy and of the builder row are bare")
{
    static const unsigned before[] = { 1, 2, 4 };
    for (unsigned i = 0; i < 3; i++) {
        expect_no_bonus(after_hiring(before[i], 1, 1, "cowboy"));
        expect_no_bonus(after_hiring(1, before[i], 1, "builder"));
    }
}

SCENARIO("[HI3][HZ1] Cowboy space 4: any one hazard free of charge, or none")
{
    Table t = after_hiring(3, 1, 1, "cowboy");
    expect_refusable(t);
    when(&t, RED, "?take");
    then_may(&t, RED, "remove flood1");
    then_may(&t, RED, "remove rock1");
    then_may_none(&t, RED, "trade");
    when(&t, RED, "remove rock1");
    then_dollars(&t, RED, 14);
    then_collected(&t, RED, "rock-black-2");
    expect_no_bonus(t);
}

SCENARIO("[HI3][TR1] Cowboy space 6: trade, or not")
{
    Table t = after_hiring(5, 1, 1, "cowboy");
    expect_refusable(t);
    when(&t, RED, "?take");
    then_may(&t, RED, "trade trade1");
    then_may(&t, RED, "trade trade4");
    then_may_none(&t, RED, "remove");
    when(&t, RED, "trade trade4");
    then_dollars(&t, RED, 15);
    then_collected(&t, RED, "trade-alt");
    expect_no_bonus(t);
}

SCENARIO("[HI3][BU1] Builder spaces 4 and 6: a building at 1 dollar per builder, the new builder counting already")
{
    Table t = after_hiring(1, 3, 1, "builder");
    expect_refusable(t);
    when(&t, RED, "?take");
    then_may(&t, RED, "build 6a");
    then_may_not(&t, RED, "build 7a");
    when(&t, RED, "build 6a; at ab1");
    then_dollars(&t, RED, 14 - 4);
    then_location(&t, "ab1", "6a of RED");
    expect_no_bonus(t);

    Table six = after_hiring(1, 5, 1, "builder");
    expect_refusable(six);
    when(&six, RED, "?take; build 8a; at ab1");
    then_dollars(&six, RED, 14 - 5);
    expect_no_bonus(six);
}

SCENARIO("[HI3] Engineer space 2: a grey card for one certificate; space 5 for two")
{
    Table two = after_hiring(1, 1, 1, "engineer");
    expect_refusable(two);
    when(&two, RED, "take; ?forward 1");
    then_certificates(&two, RED, 1);
    then_dollars(&two, RED, 14);
    then_discard_pile(&two, RED, "grey");

    Table five = after_hiring(1, 1, 4, "engineer");
    expect_refusable(five);
    when(&five, RED, "take");
    then_may(&five, RED, "forward 1");
    when(&five, RED, "forward 2");
    then_certificates(&five, RED, 2);
    then_discard_pile(&five, RED, "grey");
}

SCENARIO("[HI3] Engineer space 3: a grey card for 2 dollars; space 6 for 4")
{
    Table three = after_hiring(1, 1, 2, "engineer");
    expect_refusable(three);
    when(&three, RED, "take");
    then_dollars(&three, RED, 16);
    then_certificates(&three, RED, 0);
    then_discard_pile(&three, RED, "grey");

    Table six = after_hiring(1, 1, 5, "engineer");
    expect_refusable(six);
    when(&six, RED, "take");
    then_dollars(&six, RED, 18);
    then_discard_pile(&six, RED, "grey");
}

SCENARIO("[HI3] Engineer space 4: another hire, 2 dollars cheaper, whose own bonus follows")
{
    Table t = after_hiring(1, 1, 3, "engineer");
    expect_refusable(t);
    when(&t, RED, "?take");
    then_may_not(&t, RED, "use hire-2-dearer");
    when(&t, RED, "hire engineer row 2");
    then_dollars(&t, RED, 14 - 4);
    then_workers(&t, RED, 1, 1, 5);
    when(&t, RED, "take; ?forward 2");
    then_certificates(&t, RED, 2);
    then_discard_pile(&t, RED, "grey");
    expect_no_bonus(t);
}

SCENARIO("[HI3] The cheaper hire needs only its lower price")
{
    Table t = given_players(2);
    given_token_row(&t, 3);
    given_job_row(&t, 1, "cowboy -");
    given_job_row(&t, 2, "engineer -");
    given_workers(&t, RED, 1, 1, 3);
    given_dollars(&t, RED, 10);
    Table poor = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 2; ?take; hire cowboy row 1");
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 2, 1, 4);

    given_dollars(&poor, RED, 9);
    arrive(&poor, RED, "n-a");
    when(&poor, RED, "use hire; hire engineer row 2");
    then_may_none(&poor, RED, "hire");
    then_may_not(&poor, RED, "take");
}

SCENARIO("[HI3] Without a grey card, a hazard or a trade tile the bonus falls away, and it does not come later")
{
    Table t = given_players(2);
    given_job_row(&t, 1, "engineer cowboy");
    given_hand(&t, RED, "white green black black");
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "take");
    when(&t, RED, "use hire-2-dearer; ?hire cowboy row 1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_none(&t, RED, "remove");
    given_tile(&t, "flood1", "flood-green-2");
    then_may_none(&t, RED, "remove");
    when(&t, RED, "use white-for-2; ?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[HI3] A building bonus that cannot be paid, or has no tile small enough, is not offered")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 6);
    Table paid = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1");
    then_may_none(&t, RED, "take");
    then_may_none(&t, RED, "build");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    given_dollars(&paid, RED, 7);
    arrive(&paid, RED, "n-a");
    when(&paid, RED, "use hire; hire builder row 1; ?take");
    then_may(&paid, RED, "build 1a");
    then_may_not(&paid, RED, "build 4a");
}

SCENARIO("[HI3][ST4] A space uncovered by a station master gives its immediate action again")
{
    Table t = given_players(2);
    given_job_row(&t, 1, "engineer engineer");
    given_engine(&t, RED, "4");
    given_hand(&t, RED, "grey grey black green");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1; take; forward 1; end");
    then_workers(&t, RED, 1, 1, 2);
    then_certificates(&t, RED, 1);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master engineer; ?pass; end");
    then_workers(&t, RED, 1, 1, 1);
    given_hand(&t, RED, "grey green black black");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1; take; forward 1");
    then_certificates(&t, RED, 2);
}

/* ---- HI4, HI5 ---- */

SCENARIO("[HI4] Gaps in the job market stay: new workers come to the token's row only")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1; end");
    then_job_row(&t, 1, "- builder");
    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE, "foresight trade-green; foresight builder; foresight cowboy; ?certificates 0");
    then_job_row(&t, 1, "- builder");
    then_job_row(&t, 2, "cowboy builder");
    then_job_row(&t, 3, "cowboy -");
    then_token_row(&t, 3);
}

SCENARIO("[HI5] Once the token has left the market, the bottom row is open as well")
{
    Table t = given_players(2);
    given_token_row(&t, 12);
    given_job_row(&t, 11, "builder -");
    given_job_row(&t, 12, "engineer");
    given_dollars(&t, RED, 20);
    Table before = t;
    arrive(&before, RED, "n-a");
    when(&before, RED, "use hire");
    then_may(&before, RED, "hire builder row 11");
    then_may_not(&before, RED, "hire engineer row 12");

    given_token_taken(&t, BLUE);
    given_job_row(&t, 12, "engineer cowboy");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may(&t, RED, "hire engineer row 12");
    when(&t, RED, "hire cowboy row 12");
    then_dollars(&t, RED, 16);
}
