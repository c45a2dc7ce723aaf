/* SPDX-License-Identifier: MIT */
/* objective.c - objective cards: gaining them, when they may be played, and the immediate action of each card, done and
 * forfeited. What they are worth at the end is score.c. */
#include <stdio.h>
#include "table.h"

/* ---- Gaining ---- */

SCENARIO("[OB1] One of the face-up cards or the unseen top card of the stack, onto the own discard pile")
{
    Table t = given_players(2);
    given_objective_stack(&t, "m5");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack");
    Table blind = t;
    when(&t, RED, "objective d1");
    then_display(&t, "g1 r1 m1 m5");
    then_discard_pile(&t, RED, "d1");
    then_hand(&t, RED, "grey green black white");
    then_in_area(&t, RED, "s1");
    then_objective_stack_count(&t, 0);
    then_may_not(&t, RED, "use objective");
    then_may_not(&t, RED, "use certificate");

    when(&blind, RED, "objective stack");
    then_display(&blind, "g1 d1 r1 m1");
    then_discard_pile(&blind, RED, "m5");
    then_objective_stack_count(&blind, 0);
}

SCENARIO("[OB1] With an empty stack the display shrinks; with the display empty too nothing can be gained")
{
    Table t = given_players(2);
    given_display(&t, "g1 d1");
    given_objective_stack(&t, "");
    Table none = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_only(&t, RED, "objective g1; objective d1");
    when(&t, RED, "objective g1");
    then_display(&t, "d1");

    given_display(&none, "");
    given_objective_stack(&none, "");
    arrive(&none, RED, "n-c");
    then_may_not(&none, RED, "use objective");
    then_may(&none, RED, "use certificate");
}

SCENARIO("[OB1] A display that ran short while cards are in the stack is full again after each card taken")
{
    Table t = given_players(2);
    arrive(&t, RED, "n-c");
    then_objective_stack_count(&t, 20);
    when(&t, RED, "use objective; objective m1");
    then_display_count(&t, 4);
    then_objective_stack_count(&t, 19);
}

SCENARIO("[OB4][OB9] By 6b the card goes straight to hand and may be played in the same phase B")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "6" });
    given_building(&t, RED, "6b", "ab1");
    given_objective_stack(&t, "g5");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard grey");
    Table blind = t;
    when(&t, RED, "objective g1");
    then_dollars(&t, RED, 6 + 3);
    then_hand(&t, RED, "green black white g1");
    then_discard_pile(&t, RED, "grey");
    then_display(&t, "d1 r1 m1 g5");
    then_may(&t, RED, "play g1");
    when(&t, RED, "play g1; ?take");
    then_dollars(&t, RED, 6 + 3 + 2);
    then_in_area(&t, RED, "s1 g1");
    then_hand(&t, RED, "green black white");

    when(&blind, RED, "objective stack");
    then_hand(&blind, RED, "green black white g5");
    then_may(&blind, RED, "play g5");
    then_may_not(&blind, RED, "play g1");
}

/* ---- When cards may be played ---- */

SCENARIO("[OB2][OB8] Any number of cards before phase A, each into the objective area, its action at once")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 g3 r2 white");
    given_turn(&t, RED);
    then_may(&t, RED, "play g2");
    then_may_not(&t, RED, "play g1");
    when(&t, RED, "play g2; take");
    then_dollars(&t, RED, 8);
    then_in_area(&t, RED, "s1 g2");
    when(&t, RED, "play g3; take; play r2; engine 2");
    then_dollars(&t, RED, 10);
    then_engine(&t, RED, "2");
    then_in_area(&t, RED, "s1 g2 g3 r2");
    then_hand(&t, RED, "white");
    then_may_none(&t, RED, "play");
    then_turn_of(&t, RED);
    when(&t, RED, "move n-a");
    then_may(&t, RED, "use white-for-2");
}

SCENARIO("[OB2] A card is played on the own turn only")
{
    Table t = given_players(2);
    given_hand(&t, BLUE, "g2 g3 grey white");
    then_may_none(&t, RED, "play");
    when(&t, RED, "move n-a");
    then_may_none(&t, RED, "play");
    given_turn(&t, BLUE);
    then_may(&t, BLUE, "play g2");
}

SCENARIO("[OB8] The first placement counts as phase A: cards may be played before it")
{
    Table t = given_game((TableSetup){ .players = 2, .first_turn = 1 });
    given_hand(&t, RED, "g2 grey white black");
    given_turn(&t, RED);
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    when(&t, RED, "play g2; take");
    then_dollars(&t, RED, 8);
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    when(&t, RED, "place n-c");
    then_herder(&t, RED, "n-c");
}

SCENARIO("[OB2][OB8][PB12] On arrival, between local actions and after the last of them")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 g3 g4 green");
    given_turn(&t, RED);
    given_herder(&t, RED, "ab3");
    when(&t, RED, "move n-b; play g2; take");
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "use green-for-2");
    then_dollars(&t, RED, 6 + 2 + 2);
    then_may_none(&t, RED, "aux");
    when(&t, RED, "play g3; take");
    then_may(&t, RED, "use build-at-2");
    when(&t, RED, "use build-at-2; build 1a; at ab1");
    then_may_none(&t, RED, "use");
    when(&t, RED, "play g4; take");
    then_dollars(&t, RED, 6 + 2 + 2 + 2 - 2 + 2);
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[OB8] After the single auxiliary action cards may still be played, and a card does not bring another action")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 white white white");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain");
    then_may_none(&t, RED, "use");
    when(&t, RED, "play g2; take");
    then_dollars(&t, RED, 9);
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[OB8] Cards may be played at each location of the turn, before and after walking on")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab3");
    given_hand(&t, RED, "g2 g3 grey white");
    arrive(&t, RED, "ab3");
    when(&t, RED, "play g2; take; use herder-1; ?move n-b");
    then_herder(&t, RED, "n-b");
    when(&t, RED, "play g3; take");
    then_dollars(&t, RED, 10);
    then_may(&t, RED, "aux gain");
}

SCENARIO("[OB2][OB8] Never inside an action: not while hiring, nor before the bonus of the new worker")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 grey grey white");
    given_dollars(&t, RED, 20);
    given_job_row(&t, 1, "engineer engineer");
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "play g2");
    when(&t, RED, "use hire");
    then_may_none(&t, RED, "play");
    when(&t, RED, "?hire engineer row 1");
    then_asked(&t, RED, GWT_DECIDE_EFFECT);
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "pass");
    then_may(&t, RED, "play g2");
}

SCENARIO("[OB8] Not between purchases")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 grey grey white");
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 30);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may_none(&t, RED, "play");
    when(&t, RED, "buy red with 1");
    then_may_some(&t, RED, "buy");
    then_may_none(&t, RED, "play");
    when(&t, RED, "pass");
    then_may(&t, RED, "play g2");
}

SCENARIO("[OB8] Not between an engine's stop and the upgrade of its station")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 grey grey white");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 1);
    Table rich = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers");
    then_may_none(&t, RED, "play");
    when(&t, RED, "engine t1");
    then_may_none(&t, RED, "upgrade");
    when(&t, RED, "?pass");
    then_may(&t, RED, "play g2");

    given_dollars(&rich, RED, 2);
    arrive(&rich, RED, "n-g");
    when(&rich, RED, "use engine-engineers; engine t1");
    then_may_only(&rich, RED, "upgrade; pass");
    when(&rich, RED, "pass; play g2; take");
    then_dollars(&rich, RED, 4);
}

SCENARIO("[OB2][OB8] Not between drawing and discarding")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 grey grey white");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux draw");
    then_asked(&t, RED, GWT_DECIDE_DISCARD);
    then_may_none(&t, RED, "play");
    then_may(&t, RED, "discard g2");
    when(&t, RED, "discard grey");
    then_may(&t, RED, "play g2");
}

SCENARIO("[OB2][OB8] Not inside the immediate action of another card, only after it")
{
    Table t = given_players(2);
    given_hand(&t, RED, "d2 g2 r2 white");
    given_turn(&t, RED);
    when(&t, RED, "play d2");
    then_may_none(&t, RED, "play");
    when(&t, RED, "draw 1");
    then_may_none(&t, RED, "play");
    when(&t, RED, "discard white; play r2");
    then_may_none(&t, RED, "play");
    when(&t, RED, "engine 1; play g2; take");
    then_dollars(&t, RED, 8);
    then_in_area(&t, RED, "s1 d2 r2 g2");
}

SCENARIO("[OB8] In Kansas City on arrival, and not once the first subphase has begun")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 g3 grey white");
    arrive(&t, RED, "kansas-city");
    then_asked(&t, RED, GWT_DECIDE_ARRIVAL);
    when(&t, RED, "play g2; take");
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "play g3");
    when(&t, RED, "pass");
    then_may_none(&t, RED, "play");
    when(&t, RED, "foresight trade-green");
    then_may_none(&t, RED, "play");
    when(&t, RED, "foresight cowboy");
    then_may_none(&t, RED, "play");
    when(&t, RED, "foresight engineer");
    then_may_not(&t, RED, "play g3");
    when(&t, RED, "certificates 0");
    then_may_none(&t, RED, "play");
    then_discard_pile(&t, RED, "g3 grey white");
    then_in_area(&t, RED, "s1 g2");
}

SCENARIO("[OB2] A card that comes to hand in phase C waits for the next own turn")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey white");
    given_draw_stack(&t, RED, "g2");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_hand_has(&t, RED, "g2");
    then_may_none(&t, BLUE, "play");
    when_any_turn(&t, BLUE);
    then_turn_of(&t, RED);
    then_may(&t, RED, "play g2");
}

SCENARIO("[OB9] A card drawn in the turn may be played at the next window, one gained onto the discard pile may not")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey white black");
    given_draw_stack(&t, RED, "g2");
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary; aux draw; discard grey");
    then_may(&t, RED, "play g2");

    Table gained = given_players(2);
    arrive(&gained, RED, "n-c");
    when(&gained, RED, "use objective; objective g1");
    then_discard_pile(&gained, RED, "g1");
    then_may_none(&gained, RED, "play");
}

/* ---- The immediate actions ---- */

static Table holding(const char *card)
{
    char hand[40];
    Table t = given_players(2);
    snprintf(hand, sizeof hand, "%s grey grey white", card);
    given_hand(&t, RED, hand);
    given_turn(&t, RED);
    return t;
}

static void play(Table *t, const char *card)
{
    char action[20];
    snprintf(action, sizeof action, "play %s", card);
    when(t, RED, action);
}

/* The card played before phase A and its action forfeited: it lies in the area, nothing else has changed. */
static void expect_forfeit(const char *card)
{
    char area[20];
    Table t = holding(card);
    play(&t, card);
    then_may(&t, RED, "pass");
    when(&t, RED, "pass");
    snprintf(area, sizeof area, "s1 %s", card);
    then_in_area(&t, RED, area);
    then_hand(&t, RED, "grey grey white");
    then_dollars(&t, RED, 6);
    then_engine(&t, RED, "0");
    then_herder(&t, RED, "start");
    then_discard_pile(&t, RED, "");
    then_turn_of(&t, RED);
}

SCENARIO("[OB2] g1 to g5: gain 2 dollars, or forfeit them")
{
    static const char *const cards[] = { "g1", "g2", "g3", "g4", "g5" };
    for (unsigned i = 0; i < 5; i++) {
        Table t = holding(cards[i]);
        play(&t, cards[i]);
        then_may_only(&t, RED, "take; pass");
        when(&t, RED, "take");
        then_dollars(&t, RED, 8);
        then_hand(&t, RED, "grey grey white");
        then_turn_of(&t, RED);
        expect_forfeit(cards[i]);
    }
}

SCENARIO("[OB2][DK2][DK5] d1 to d5: draw up to 3 cards, then discard as many, or forfeit it")
{
    static const char *const cards[] = { "d1", "d2", "d3", "d4", "d5" };
    for (unsigned i = 0; i < 5; i++) {
        Table t = holding(cards[i]);
        given_draw_stack(&t, RED, "black green white white");
        play(&t, cards[i]);
        then_may_only(&t, RED, "draw 1; draw 2; draw 3; pass");
        Table one = t;
        when(&t, RED, "draw 3");
        then_hand_count(&t, RED, 6);
        then_draw_stack_count(&t, RED, 1);
        then_may_not(&t, RED, "pass");
        when(&t, RED, "discard grey; discard grey");
        then_may_not(&t, RED, "pass");
        when(&t, RED, "discard white");
        then_hand_count(&t, RED, 3);
        then_discard_pile(&t, RED, "grey grey white");
        then_turn_of(&t, RED);

        when(&one, RED, "draw 1");
        then_hand_count(&one, RED, 4);
        when(&one, RED, "discard grey");
        then_discard_pile(&one, RED, "grey");
        then_turn_of(&one, RED);
        expect_forfeit(cards[i]);
    }
}

SCENARIO("[OB2][EN1] r1 to r3: engine up to 2 forward, r4 and r5 up to 3, or forfeit it")
{
    static const struct {
        const char *card, *spaces;
    } engines[] = {
        { "r1", "engine 1; engine 2; pass" },           { "r2", "engine 1; engine 2; pass" },
        { "r3", "engine 1; engine 2; pass" },           { "r4", "engine 1; engine 2; engine 3; pass" },
        { "r5", "engine 1; engine 2; engine 3; pass" },
    };
    for (unsigned i = 0; i < 5; i++) {
        Table t = holding(engines[i].card);
        play(&t, engines[i].card);
        then_may_only(&t, RED, engines[i].spaces);
        when(&t, RED, "engine 2");
        then_engine(&t, RED, "2");
        then_dollars(&t, RED, 6);
        then_turn_of(&t, RED);
        expect_forfeit(engines[i].card);
    }
}

SCENARIO("[OB2][EN5] An engine moved by a card may stop on a turnout and upgrade its station")
{
    Table t = holding("r1");
    given_engine(&t, RED, "4");
    when(&t, RED, "play r1; engine t1; upgrade; disc aux1");
    then_on_station(&t, RED, "st1", 1);
    then_dollars(&t, RED, 4);
    then_turn_of(&t, RED);
}

SCENARIO("[OB2][OB3] m1 to m5: the herder up to 3 steps forward, or forfeit it")
{
    static const char *const cards[] = { "m1", "m2", "m3", "m4", "m5" };
    for (unsigned i = 0; i < 5; i++) {
        Table t = holding(cards[i]);
        play(&t, cards[i]);
        then_may_some(&t, RED, "move n-a");
        then_may_some(&t, RED, "move n-b");
        then_may_some(&t, RED, "move n-c");
        then_may_none(&t, RED, "move n-d");
        then_may_none(&t, RED, "move n-e");
        when(&t, RED, "move n-a");
        then_herder(&t, RED, "n-a");
        then_turn_of(&t, RED);
        expect_forfeit(cards[i]);
    }
}

SCENARIO("[OB2][AU1] a1: one auxiliary action, doubled if both its spaces are clear, or forfeit it")
{
    Table t = holding("a1");
    when(&t, RED, "play a1");
    then_may_only(&t, RED, "aux gain; aux draw; pass");
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 7);
    then_in_area(&t, RED, "s1 a1");
    then_turn_of(&t, RED);

    Table twice = holding("a1");
    given_discs_cleared(&twice, RED, "aux1 aux4");
    when(&twice, RED, "play a1");
    then_may(&twice, RED, "aux engine");
    then_may_not(&twice, RED, "aux engine double");
    then_may_not(&twice, RED, "aux draw double");
    when(&twice, RED, "aux gain double");
    then_dollars(&twice, RED, 8);
    then_turn_of(&twice, RED);
    expect_forfeit("a1");
}

SCENARIO("[OB2][PB12] The auxiliary action of a1 in phase B takes the place of nothing")
{
    Table t = given_players(2);
    given_hand(&t, RED, "a1 a1 white grey");
    arrive(&t, RED, "n-a");
    when(&t, RED, "play a1; aux gain");
    then_may(&t, RED, "use white-for-2");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "use white-for-2; play a1; aux gain");
    then_dollars(&t, RED, 6 + 1 + 2 + 1);
    then_in_area(&t, RED, "s1 a1 a1");
}

SCENARIO("[OB2] A card whose action cannot be done may be played all the same")
{
    Table t = holding("d2");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    when(&t, RED, "play d2; ?pass");
    then_in_area(&t, RED, "s1 d2");
    then_hand(&t, RED, "grey grey white");
    then_turn_of(&t, RED);
}

/* ---- The herder's move by a card ---- */

SCENARIO("[OB3] The move ignores hands, but every location takes its step")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "1a", "ab1");
    given_building(&t, BLUE, "7a", "ab2");
    given_tile(&t, "flood1", "flood-green-2");
    given_hand(&t, RED, "m1 grey grey white");
    given_herder(&t, RED, "n-a");
    when(&t, RED, "play m1");
    then_may(&t, RED, "move n-c via flood1 bc1");
    then_may_none(&t, RED, "move n-c via ab1");
    Table flood = t;
    when(&t, RED, "move n-b via ab1");
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 7);
    then_herder(&t, RED, "n-b");
    when(&flood, RED, "move flood1");
    then_dollars(&flood, RED, 6);
}

SCENARIO("[OB3] Played before phase A: phase A follows from there with its usual steps and fees")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "1a", "bc1");
    given_hand(&t, RED, "m1 grey green white");
    given_turn(&t, RED);
    when(&t, RED, "play m1; move n-b via ab1");
    then_herder(&t, RED, "n-b");
    then_turn_of(&t, RED);
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "aux");
    then_may_none(&t, RED, "move n-b");
    when(&t, RED, "move bc1");
    then_dollars(&t, RED, 6 - 2);
    then_dollars(&t, BLUE, 7 + 2);
}

SCENARIO("[OB3] The step limit of phase A is not spent by the card: six locations in one turn")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 grey green white");
    given_turn(&t, RED);
    when(&t, RED, "play m1; move n-c via ab1 bc1");
    then_may_some(&t, RED, "move n-e");
    then_may_some(&t, RED, "move n-g");
    then_may_none(&t, RED, "move kansas-city");
}

SCENARIO("[OB3] Played in phase B it ends the phase: no use of the new place, no other card, phase C at once")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 g2 green white");
    arrive(&t, RED, "n-b");
    Table later = t;
    when(&t, RED, "play m1; move n-c via bc1");
    then_herder(&t, RED, "n-c");
    then_turn_of(&t, BLUE);
    then_in_area(&t, RED, "s1 m1");
    then_hand_has(&t, RED, "g2 green white");
    then_hand_count(&t, RED, 4);
    then_dollars(&t, RED, 6);

    when(&later, RED, "use green-for-2; play m1; move n-c via bc1");
    then_turn_of(&later, BLUE);
    then_dollars(&later, RED, 8);
    then_hand_count(&later, RED, 4);
}

SCENARIO("[OB3] Its move forfeited, phase B goes on")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 g2 green white");
    arrive(&t, RED, "n-b");
    when(&t, RED, "play m1; pass");
    then_herder(&t, RED, "n-b");
    then_may(&t, RED, "play g2");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "use green-for-2");
    then_dollars(&t, RED, 8);
}

SCENARIO("[OB3][OB10] Never into Kansas City: from G only to a building before it, and at least one step")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "2a", "gk1");
    given_hand(&t, RED, "m1 grey green white");
    given_herder(&t, RED, "n-g");
    when(&t, RED, "play m1");
    then_may_only(&t, RED, "move gk1; pass");
    when(&t, RED, "move gk1");
    then_turn_of(&t, RED);
    then_may(&t, RED, "move kansas-city");
}

SCENARIO("[OB10] With only Kansas City ahead the action is lost, the card lies in the area")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 grey green white");
    given_herder(&t, RED, "n-g");
    when(&t, RED, "play m1; ?pass");
    then_herder(&t, RED, "n-g");
    then_in_area(&t, RED, "s1 m1");
    then_turn_of(&t, RED);
    then_may_some(&t, RED, "move kansas-city");
}

SCENARIO("[OB10][OB8] Played on arrival in Kansas City the move is lost, and the visit goes on")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 grey green white");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "play m1; ?pass");
    then_herder(&t, RED, "kansas-city");
    then_in_area(&t, RED, "s1 m1");
    when(&t, RED, "?pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_dollars(&t, RED, 6 + 5);
}
