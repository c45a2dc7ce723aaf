/* SPDX-License-Identifier: MIT */
/* neutral_each.c - the seven neutral buildings, tile by tile: every local action once with its effect, and when it is
 * not to be had. */
#include "table.h"

/* A player for whom everything any building offers is possible. */
static Table able_to_do_everything(void)
{
    Table t = given_players(3);
    given_workers(&t, RED, 2, 2, 2);
    given_hand(&t, RED, "white green black grey grey");
    given_tile(&t, "rock1", "rock-green-3");
    given_tile(&t, "trade4", "trade-green");
    given_dollars(&t, RED, 30);
    return t;
}

SCENARIO("[PB1][PB4] Every neutral tile offers its printed actions, one single auxiliary action, and nothing else")
{
    static const struct {
        const char *space, *actions;
    } tile[] = {
        { "n-a", "use white-for-2; use hire; use hire-2-dearer; aux gain; aux draw" },
        { "n-b", "use green-for-2; use build-at-2; aux gain; aux draw" },
        { "n-c", "use certificate; use objective; use engine-engineers; aux gain; aux draw" },
        { "n-d", "use trade; use pay-2-engine-2; use auxiliary; aux gain; aux draw" },
        { "n-e", "use black-for-2; use buy-cattle; aux gain; aux draw" },
        { "n-f", "use pair-for-4; use hazard-at-7; aux gain; aux draw" },
        { "n-g", "use engine-engineers; use auxiliary; aux gain; aux draw" },
    };
    for (unsigned i = 0; i < 7; i++) {
        Table t = able_to_do_everything();
        arrive(&t, RED, tile[i].space);
        then_may_only(&t, RED, tile[i].actions);
    }
}

SCENARIO("[PB1] The tile acts, not the space: with A and G exchanged the last neutral space hires")
{
    Table t = able_to_do_everything();
    given_neutral(&t, "n-g", "A");
    Table g = t;
    arrive(&t, RED, "n-g");
    then_may(&t, RED, "use hire");
    then_may_not(&t, RED, "use engine-engineers");
    arrive(&g, RED, "n-a");
    then_may(&g, RED, "use engine-engineers");
    then_may_not(&g, RED, "use hire");
}

SCENARIO("[PB8] A: a white card for 2 dollars")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2");
    then_dollars(&t, RED, 32);
    then_hand(&t, RED, "green black grey grey");
    then_discard_pile(&t, RED, "white");
    then_may_not(&t, RED, "use white-for-2");
}

SCENARIO("[HI2] A: one hire at the row's price, one 2 dollars dearer")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire cowboy row 1; use hire-2-dearer; hire builder row 1");
    then_dollars(&t, RED, 30 - 6 - 8);
    then_workers(&t, RED, 3, 3, 2);
    then_may_not(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");
}

SCENARIO("[PB8] B: a green card for 2 dollars")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-b");
    when(&t, RED, "use green-for-2");
    then_dollars(&t, RED, 32);
    then_hand(&t, RED, "white black grey grey");
    then_may_not(&t, RED, "use green-for-2");
}

SCENARIO("[BU1] B: one building at 2 dollars per builder")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 4a; at ef1");
    then_dollars(&t, RED, 26);
    then_location(&t, "ef1", "4a of RED");
    then_may_not(&t, RED, "use build-at-2");
}

SCENARIO("[CE1] C: one certificate, not two")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-c");
    when(&t, RED, "use certificate");
    then_may_not(&t, RED, "forward 2");
    when(&t, RED, "?forward 1");
    then_certificates(&t, RED, 1);
}

SCENARIO("[OB1] C: an objective card of the display or the unseen one, onto the discard pile, the display refilled")
{
    Table t = able_to_do_everything();
    given_objective_stack(&t, "g5 d5");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack");
    Table blind = t;
    when(&t, RED, "objective r1");
    then_discard_pile(&t, RED, "r1");
    then_hand(&t, RED, "white green black grey grey");
    then_display_count(&t, 4);
    then_objective_stack_count(&t, 1);
    then_may_none(&t, RED, "play");

    when(&blind, RED, "objective stack");
    then_discard_count(&blind, RED, 1);
    then_display(&blind, "g1 d1 r1 m1");
    then_objective_stack_count(&blind, 1);
}

SCENARIO("[EN1] C and G: the engine goes 1 to as many spaces as there are engineers")
{
    Table t = able_to_do_everything();
    Table g = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 1; engine 2");
    when(&t, RED, "engine 2");
    then_engine(&t, RED, "2");
    then_may_not(&t, RED, "use engine-engineers");
    arrive(&g, RED, "n-g");
    when(&g, RED, "use engine-engineers");
    then_may_only(&g, RED, "engine 1; engine 2");
}

SCENARIO("[TR1] D: trade")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-d");
    when(&t, RED, "use trade; ?trade trade4");
    then_dollars(&t, RED, 31);
    then_collected(&t, RED, "trade-green");
}

SCENARIO("[EN1][PB10] D: 2 dollars for up to 2 spaces of the engine, whatever the number of engineers")
{
    Table t = able_to_do_everything();
    given_workers(&t, RED, 1, 1, 4);
    Table poor = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use pay-2-engine-2");
    then_may(&t, RED, "engine 1");
    then_may_not(&t, RED, "engine 3");
    when(&t, RED, "engine 2");
    then_dollars(&t, RED, 28);
    then_engine(&t, RED, "2");
    given_dollars(&poor, RED, 1);
    arrive(&poor, RED, "n-d");
    then_may_not(&poor, RED, "use pay-2-engine-2");
}

SCENARIO("[AU1] D and G: one auxiliary action, doubled if both its spaces are clear")
{
    Table t = able_to_do_everything();
    given_discs_cleared(&t, RED, "aux1");
    Table g = t;
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary");
    then_may_only(&t, RED, "aux gain; aux gain double; aux draw");
    when(&t, RED, "aux gain double");
    then_dollars(&t, RED, 32);
    then_may_not(&t, RED, "use auxiliary");
    then_may(&t, RED, "use trade");
    arrive(&g, RED, "n-g");
    when(&g, RED, "use auxiliary");
    then_may_only(&g, RED, "aux gain; aux gain double; aux draw");
    when(&g, RED, "aux draw; discard grey");
    then_hand_count(&g, RED, 5);
    then_may(&g, RED, "use engine-engineers");
}

SCENARIO("[PB8] E: a black card for 2 dollars")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-e");
    when(&t, RED, "use black-for-2");
    then_dollars(&t, RED, 32);
    then_hand(&t, RED, "white green grey grey");
    then_may_not(&t, RED, "use black-for-2");
}

SCENARIO("[CM1][CM3] E: buy cattle")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy red with 2; ?pass");
    then_dollars(&t, RED, 27);
    then_discard_pile(&t, RED, "red");
    then_market_count(&t, 9);
    then_may_not(&t, RED, "use buy-cattle");
}

SCENARIO("[PB8] F: a pair for 4 dollars")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; ?discard grey; ?discard grey");
    then_dollars(&t, RED, 34);
    then_hand(&t, RED, "white green black");
    then_may_not(&t, RED, "use pair-for-4");
}

SCENARIO("[HZ1] F: a hazard for 7 dollars")
{
    Table t = able_to_do_everything();
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7; ?remove rock1");
    then_dollars(&t, RED, 23);
    then_collected(&t, RED, "rock-green-3");
}
