/* SPDX-License-Identifier: MIT */
/* bidding.c - bidding victory points for seats before the first turn, an option from outside the rulebooks. Until it is
 * over the seats' names are those of the bidders in their provisional order. */
#include "table.h"

static Table bidding(unsigned players)
{
    return given_game((TableSetup){ .players = players, .bidding = 1 });
}

SCENARIO("[OC23] The first bidder may name any seat and any number of points from 0; passing is not possible")
{
    Table t = bidding(3);
    then_asked(&t, RED, GWT_DECIDE_BID);
    for (unsigned seat = 0; seat < 3; seat++)
        then_bidder(&t, seat, GWT_NONE);
    then_may(&t, RED, "bid seat 1 points 0");
    then_may(&t, RED, "bid seat 2 points 5");
    then_may(&t, RED, "bid seat 3 points 63");
    then_may_none(&t, RED, "bid seat 4");
    then_may_none(&t, RED, "pass");
    then_may_none(&t, RED, "place");
    when(&t, RED, "bid seat 3 points 4");
    then_bidder(&t, YELLOW, RED);
    then_bid(&t, YELLOW, 4);
    then_asked(&t, BLUE, GWT_DECIDE_BID);
}

SCENARIO("[OC23] A bid must be above the highest one on its seat; on other seats 0 will do")
{
    Table t = bidding(3);
    when(&t, RED, "bid seat 2 points 5");
    then_may_not(&t, BLUE, "bid seat 2 points 0");
    then_may_not(&t, BLUE, "bid seat 2 points 4");
    then_may_not(&t, BLUE, "bid seat 2 points 5");
    then_may(&t, BLUE, "bid seat 2 points 6");
    then_may(&t, BLUE, "bid seat 2 points 20");
    then_may(&t, BLUE, "bid seat 1 points 0");
    then_may(&t, BLUE, "bid seat 3 points 0");
    when(&t, BLUE, "bid seat 2 points 6");
    then_bidder(&t, BLUE, BLUE);
    then_bid(&t, BLUE, 6);
    then_may_not(&t, YELLOW, "bid seat 2 points 6");
    then_may(&t, YELLOW, "bid seat 2 points 7");
}

SCENARIO("[OC23] A bid of 0 is overbid by 1, the highest one by nobody")
{
    Table t = bidding(2), top = t;
    when(&t, RED, "bid seat 1 points 0");
    then_may_not(&t, BLUE, "bid seat 1 points 0");
    then_may(&t, BLUE, "bid seat 1 points 1");
    when(&top, RED, "bid seat 1 points 63");
    then_may_none(&top, BLUE, "bid seat 1");
    then_may(&top, BLUE, "bid seat 2 points 0");
}

SCENARIO("[OC23] Whoever is overbid bids again when reached, not at once; who holds a seat is passed over")
{
    Table t = bidding(4);
    when(&t, RED, "bid seat 1 points 0");
    when(&t, BLUE, "bid seat 1 points 1");
    then_to_act(&t, YELLOW); /* not RED */
    when(&t, YELLOW, "bid seat 2 points 0");
    when(&t, WHITE, "bid seat 1 points 2"); /* BLUE is out again */
    then_to_act(&t, RED);
    when(&t, RED, "bid seat 3 points 0");
    then_to_act(&t, BLUE);
    then_may_not(&t, BLUE, "bid seat 1 points 2");
    then_may(&t, BLUE, "bid seat 1 points 3");
    when(&t, BLUE, "bid seat 2 points 1"); /* YELLOW is out */
    then_to_act(&t, YELLOW);
    when(&t, YELLOW, "bid seat 3 points 1"); /* WHITE holds a seat: RED is next */
    then_to_act(&t, RED);
    when(&t, RED, "bid seat 4 points 0");
    then_bidder(&t, RED, WHITE);
    then_bidder(&t, BLUE, BLUE);
    then_bidder(&t, YELLOW, YELLOW);
    then_bidder(&t, WHITE, RED);
    then_bid(&t, RED, 2);
    then_bid(&t, BLUE, 1);
    then_bid(&t, YELLOW, 1);
    then_bid(&t, WHITE, 0);
    then_turn_of(&t, RED);
}

SCENARIO("[OC23] When every seat has one bidder the game begins at once, in the order of the seats")
{
    Table t = bidding(3);
    when(&t, RED, "bid seat 3 points 0");
    when(&t, BLUE, "bid seat 1 points 0");
    then_asked(&t, YELLOW, GWT_DECIDE_BID);
    when(&t, YELLOW, "bid seat 2 points 0");
    then_asked(&t, RED, GWT_DECIDE_PLACE); /* the seat RED, won by the second bidder */
    then_bidder(&t, RED, BLUE);
    when(&t, RED, "place n-a; aux gain; end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[OC23] The seats give their usual money and cards, whoever won them and at what price")
{
    Table t = given_game((TableSetup){ .players = 4, .second_edition = 1, .bidding = 1 });
    when(&t, RED, "bid seat 4 points 9");
    when(&t, BLUE, "bid seat 3 points 8");
    when(&t, YELLOW, "bid seat 2 points 0");
    when(&t, WHITE, "bid seat 1 points 0");
    for (unsigned seat = 0; seat < 4; seat++) {
        then_dollars(&t, seat, 6 + seat);
        then_hand_count(&t, seat, 4 + seat);
        then_tokens(&t, seat, 1);
    }
    Table first = bidding(2);
    when(&first, RED, "bid seat 2 points 1");
    when(&first, BLUE, "bid seat 1 points 0");
    then_hand_count(&first, BLUE, 4);
    then_draw_stack_count(&first, BLUE, 10);
}

SCENARIO("[OC23] Hands are dealt after the bidding, so nobody bids on cards")
{
    Table t = given_dealt((TableSetup){ .players = 3, .second_edition = 1, .bidding = 1 }, 7);
    for (unsigned seat = 0; seat < 3; seat++)
        then_hand_count(&t, seat, 0);
    when(&t, RED, "bid seat 1 points 3");
    then_hand_count(&t, RED, 0);
}

SCENARIO("[OC25] No exchange token is spent during the bidding")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .bidding = 1 });
    then_may_none(&t, RED, "token");
    then_off_turn_may_not(&t, BLUE, "token 1");
    when(&t, RED, "bid seat 1 points 0");
    when(&t, BLUE, "bid seat 2 points 0");
    then_may(&t, RED, "token 1");
    then_off_turn_may(&t, BLUE, "token 2");
}

SCENARIO("[OC23] The bid is subtracted from the final score and decides who wins")
{
    Table t = bidding(2);
    when(&t, RED, "bid seat 1 points 2");
    when(&t, BLUE, "bid seat 1 points 3");
    when(&t, RED, "bid seat 2 points 0");
    given_dollars(&t, RED, 20);
    given_dollars(&t, BLUE, 5);
    GwtScore score;
    gwt_score(&t.game, RED, &score);
    then_that(&t, score.bid == 3, "the score shows the bid");
    then_score(&t, RED, GWT_SCORE_DOLLARS, 4); /* the categories are as ever */
    then_total(&t, RED, 1);
    then_total(&t, BLUE, 1); /* the overbid 2 points are not paid */
    then_winners(&t, "RED BLUE");
    given_dollars(&t, BLUE, 10);
    then_winners(&t, "BLUE");
}

SCENARIO("[OC23] A bid can bring a total below 0")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_dollars(&t, BLUE, 0);
    given_bid(&t, RED, 63);
    then_total(&t, RED, -63);
    then_total(&t, BLUE, 0);
    then_winners(&t, "BLUE");
}

SCENARIO("[OC23] The order of bidding is the provisional one; everyone has the same say with two, three or four")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = bidding(players);
        for (unsigned seat = 0; seat < players; seat++) {
            then_asked(&t, seat, GWT_DECIDE_BID);
            char action[24] = "bid seat 1 points 0";
            action[9] = (char)('1' + seat);
            when(&t, seat, action);
        }
        then_turn_of(&t, RED);
        for (unsigned seat = 0; seat < players; seat++)
            then_bidder(&t, seat, seat);
    }
}

SCENARIO("[OC22] Bidding goes with every map and variant, but not with Garth, who bids nothing")
{
    for (int mode = 0; mode < 4; mode++) {
        Table t = given_dealt((TableSetup){ .players = 3,
                                            .second_edition = mode & 1,
                                            .simmental = mode & 1,
                                            .north = mode >> 1,
                                            .balanced = 1,
                                            .bidding = 1 },
                              9);
        then_asked(&t, RED, GWT_DECIDE_BID);
    }
    then_refused((TableSetup){ .players = 3, .bidding = 1, .garth = { [YELLOW] = "easy" } });
}
