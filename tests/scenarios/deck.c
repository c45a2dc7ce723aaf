/* SPDX-License-Identifier: MIT */
/* deck.c - the own cards: drawing and shuffling, drawing and discarding, the hand limit, and cards leaving the game. */
#include "table.h"

/* ---- Drawing and shuffling ---- */

SCENARIO("[DK1] The discard pile becomes the draw stack only when a card is needed and the stack is empty")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white grey grey green");
    given_draw_stack(&t, RED, "black");
    given_discard_pile(&t, RED, "yellow red");
    arrive(&t, RED, "n-a");
    Table two = t;
    when(&t, RED, "use white-for-2; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "grey grey green black");
    then_draw_stack_count(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow red white");

    /* One card more, and the whole pile is the new stack, the card just discarded included. */
    given_hand(&two, RED, "white grey grey");
    when(&two, RED, "use white-for-2; end");
    then_turn_of(&two, BLUE);
    then_hand_count(&two, RED, 4);
    then_hand_has(&two, RED, "grey grey black");
    then_discard_count(&two, RED, 0);
    then_draw_stack_count(&two, RED, 2);
}

SCENARIO("[DK1] With too few cards in the whole deck the hand stays below the limit")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white grey");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    Table one = t;
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "white grey");

    given_discard_pile(&one, RED, "purple-5");
    arrive(&one, RED, "n-a");
    when(&one, RED, "aux gain; ?end");
    then_turn_of(&one, BLUE);
    then_hand(&one, RED, "white grey purple-5");
    then_draw_stack_count(&one, RED, 0);
    then_discard_count(&one, RED, 0);
}

SCENARIO("[DK1] After Kansas City the whole hand is drawn anew, out of the shuffled pile if need be")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey green black white");
    given_draw_stack(&t, RED, "red");
    given_discard_pile(&t, RED, "");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_hand_count(&t, RED, 0);
    when(&t, RED, "deliver topeka; disc aux1");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    then_hand_has(&t, RED, "red");
    then_draw_stack_count(&t, RED, 1);
    then_discard_count(&t, RED, 0);
}

SCENARIO("[DK1][PB11] Without a card to draw there is no drawing")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white grey");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    Table one = t;
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "aux draw");
    given_discard_pile(&one, RED, "black");
    arrive(&one, RED, "n-a");
    then_may(&one, RED, "aux draw");
}

/* ---- Drawing, then discarding ---- */

SCENARIO("[DK2] All cards are drawn first, then as many discarded: any hand cards, those just drawn too")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux2");
    given_hand(&t, RED, "white grey grey green");
    given_draw_stack(&t, RED, "purple-5 brown-3 red");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux draw double");
    then_hand_count(&t, RED, 6);
    then_draw_stack_count(&t, RED, 1);
    then_discard_count(&t, RED, 0);
    then_may_not(&t, RED, "pass");
    then_may(&t, RED, "discard white");
    then_may(&t, RED, "discard grey");
    then_may(&t, RED, "discard green");
    when(&t, RED, "discard grey");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "discard grey");
    then_hand_count(&t, RED, 4);
    then_discard_pile(&t, RED, "grey grey");
}

SCENARIO("[DK2] A card drawn may be discarded again")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white grey");
    given_draw_stack(&t, RED, "purple-5");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux draw; discard purple-5");
    then_hand(&t, RED, "white grey");
    then_discard_pile(&t, RED, "purple-5");
}

SCENARIO("[DK2][DK1] Only as many are discarded as were really drawn")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux2");
    given_hand(&t, RED, "white grey grey green");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "black");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux draw double");
    then_hand(&t, RED, "white grey grey green black");
    when(&t, RED, "discard grey");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_hand(&t, RED, "white grey green black");
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[DK2][DK1] When the stack ends in the middle of a draw, the pile is shuffled and the draw goes on")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux2");
    given_hand(&t, RED, "white grey grey green");
    given_draw_stack(&t, RED, "red");
    given_discard_pile(&t, RED, "black black");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux draw double");
    then_hand(&t, RED, "white grey grey green red black");
    then_draw_stack(&t, RED, "black");
    then_discard_count(&t, RED, 0);
    when(&t, RED, "discard red; discard white");
    then_discard_pile(&t, RED, "red white");
}

SCENARIO("[DK5] Draw up to the number of cowboys: how many is said before the first card is seen")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "4" });
    given_building(&t, RED, "4b", "ab1");
    given_workers(&t, RED, 3, 1, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use draw-cowboys");
    then_may_some(&t, RED, "draw 1");
    then_may_some(&t, RED, "draw 2");
    then_may_some(&t, RED, "draw 3");
    then_may_none(&t, RED, "draw 4");
    when(&t, RED, "draw 2");
    then_hand_count(&t, RED, 6);
    then_asked(&t, RED, GWT_DECIDE_DISCARD);
    then_may_none(&t, RED, "draw");
    when(&t, RED, "discard grey; discard white");
    then_hand_count(&t, RED, 4);
    then_may_not(&t, RED, "use draw-cowboys");
}

/* ---- The hand limit ---- */

SCENARIO("[DK3] Phase C only draws up: a hand above the limit stays as it is")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white grey grey green black black");
    then_hand_limit(&t, RED, 4);
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "white grey grey green black black");

    Table used = given_players(2);
    given_hand(&used, RED, "white grey grey green black black");
    arrive(&used, RED, "n-a");
    when(&used, RED, "use white-for-2; end");
    then_turn_of(&used, BLUE);
    then_hand(&used, RED, "grey grey green black black");
}

SCENARIO("[DK3] The limit is 4, and one more for each hand disc cleared")
{
    static const char *const cleared[] = { "", "hand", "hand hand" };
    for (unsigned i = 0; i < 3; i++) {
        Table t = given_players(2);
        given_discs_cleared(&t, RED, cleared[i]);
        then_hand_limit(&t, RED, 4 + i);
        arrive(&t, RED, "n-a");
        when(&t, RED, "aux gain; ?end");
        then_turn_of(&t, BLUE);
        then_hand_count(&t, RED, 4 + i);
    }
}

SCENARIO("[DK3] Only the player whose turn it was draws")
{
    Table t = given_players(2);
    given_hand(&t, BLUE, "grey");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_hand(&t, BLUE, "grey");
}

/* ---- Out of the game ---- */

SCENARIO("[DK4] Any hand card may be trashed, objective cards too, and none need be")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey g2 purple-7 white");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux trash; ?engine 2");
    then_may_only(&t, RED, "trash grey; trash g2; trash purple-7; trash white; pass");
    Table kept = t, cattle = t;
    when(&t, RED, "trash g2");
    then_boxed_cards(&t, "g2", 1);
    then_hand(&t, RED, "grey purple-7 white");
    then_discard_pile(&t, RED, "");
    then_in_area(&t, RED, "s1");
    then_may_none(&t, RED, "trash");

    when(&cattle, RED, "trash purple-7");
    then_boxed_cards(&cattle, "purple-7", 1);
    then_score(&cattle, RED, GWT_SCORE_CATTLE, 0);

    when(&kept, RED, "pass");
    then_hand(&kept, RED, "grey g2 purple-7 white");
    then_engine(&kept, RED, "2");
}

SCENARIO("[DK4][DK1] A trashed card never comes back by shuffling")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey white white");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "black");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux trash; ?engine 2; trash grey; ?end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "white white black");
    then_draw_stack_count(&t, RED, 0);
    then_discard_count(&t, RED, 0);
}
