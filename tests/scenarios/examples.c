/* SPDX-License-Identifier: MIT */
/* examples.c - the worked examples of the first edition's rulebook in the order of its pages. What the
 * pictures show is set up on the trail so that every number of the text comes out. */
#include "table.h"

/* ---- Setting up (p. 4) ---- */

SCENARIO("p.4 example: in a 3-player game the job market begins with 5 workers, three above two")
{
    Table t = given_dealt_game(3, 7, 0, 0);
    then_job_row_count(&t, 1, 3);
    then_job_row_count(&t, 2, 2);
    then_job_row_count(&t, 3, 0);
    then_token_row(&t, 2);
    then_market_count(&t, 10);
    then_display_count(&t, 4);
    then_foresight_full(&t);
}

/* ---- Moving (p. 6) ---- */

SCENARIO("[MV1][MV3][MV13] p.6 example: 2 steps over the private building or 3 steps over the two floods")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "ab2");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_herder(&t, BLUE, "n-a");
    given_turn(&t, BLUE);
    then_step_limit(&t, BLUE, 3);
    then_may(&t, BLUE, "move n-b via ab1");
    then_may(&t, BLUE, "move n-b via flood1");

    /* One more flood makes the lower path 4 steps long; one more building the upper path 3. */
    given_tile(&t, "flood3", "flood-green-4");
    given_building(&t, RED, "3a", "ab3");
    then_may_none(&t, BLUE, "move n-b via flood1");
    then_may_some(&t, BLUE, "move n-b");
    then_may(&t, BLUE, "move flood3");
}

SCENARIO("[MV1] p.6 example: clearing both step discs in a 2-player game raises the limit from 3 to 5")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "step1 step2");
    then_step_limit(&t, RED, 5);
    then_step_limit(&t, BLUE, 3);
    then_may(&t, RED, "move n-f via ab1 bc1 ce1 ef1");
    then_may_none(&t, RED, "move n-g");
    given_turn(&t, BLUE);
    then_may_some(&t, BLUE, "move n-c");
    then_may_none(&t, BLUE, "move n-d");
}

/* RED is Mary, BLUE is Mike (black hand), YELLOW is Peter (green hand). */
static Table before_the_fees(void)
{
    Table t = given_players(4);
    given_building(&t, BLUE, "4a", "ab1");
    given_building(&t, YELLOW, "1a", "ab2");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-black-3");
    given_herder(&t, RED, "n-a");
    given_dollars(&t, RED, 2);
    return t;
}

SCENARIO("[MV4][MV5] p.6 example: the upper path takes both dollars for the first owner and nothing for the second")
{
    Table t = before_the_fees();
    when(&t, RED, "move n-b via ab1");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 7 + 2);
    then_dollars(&t, YELLOW, 8);
}

SCENARIO("[MV4][MV5][MV13] p.6 example: on the lower path the dollars go to the bank, one for each flood")
{
    Table t = before_the_fees();
    when(&t, RED, "move n-b via flood1");
    then_herder(&t, RED, "n-b");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 7);
    then_dollars(&t, YELLOW, 8);
}

SCENARIO("[MV5] p.6: what a fee left unpaid is not owed later, even if money comes in on the spot")
{
    Table t = before_the_fees();
    given_dollars(&t, RED, 1);
    when(&t, RED, "move ab2");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 7 + 1);
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 1);
    then_dollars(&t, YELLOW, 8);
}

/* ---- Using a location (p. 7) ---- */

/* Tile 2a on a space with the risk action "discard any cattle card for a certificate". */
static Table on_the_own_building(void)
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "droughtbank1");
    given_hand(&t, RED, "white grey black green");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "droughtbank1");
    return t;
}

SCENARIO("[PB1][PB3][PB4] p.7 example: own building with a risk action, all three actions in one order")
{
    Table t = on_the_own_building();
    then_may(&t, RED, "use white-for-4");
    then_may(&t, RED, "use buy-cattle");
    then_may(&t, RED, "use risk-any");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");

    when(&t, RED, "use white-for-4");
    then_dollars(&t, RED, 14);
    then_discard_pile(&t, RED, "white");
    then_may_not(&t, RED, "use white-for-4");
    then_may_none(&t, RED, "aux");

    when(&t, RED, "use buy-cattle; buy red with 1; ?pass");
    then_dollars(&t, RED, 8);
    then_may_not(&t, RED, "use buy-cattle");

    when(&t, RED, "use risk-any; discard green; ?forward 1");
    then_certificates(&t, RED, 1);
    then_discard_has(&t, RED, "white red green");
    then_may_none(&t, RED, "use");
}

SCENARIO("[PB1][PB3] p.7 example: the three actions go in any order, and any of them may be left out")
{
    Table t = on_the_own_building();
    when(&t, RED, "use risk-any; discard white; ?forward 1");
    then_certificates(&t, RED, 1);
    then_may_not(&t, RED, "use white-for-4");
    then_may(&t, RED, "use buy-cattle");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[PB4][PB6] p.7 example: whoever forfeits all local actions takes one single auxiliary action")
{
    Table t = on_the_own_building();
    when(&t, RED, "aux gain; ?end");
    then_dollars(&t, RED, 11);
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "white grey black green");
}

/* ---- Kansas City (p. 8 and 9) ---- */

SCENARIO("[KC2][KC3] p.8 example: with 3 players a row has three spaces, and filling the last pushes the token on")
{
    Table t = given_players(3);
    given_token_row(&t, 4);
    given_job_row(&t, 4, "engineer");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_job_row(&t, 4, "engineer builder");
    then_token_row(&t, 4);
    when(&t, RED, "foresight cowboy");
    then_job_row(&t, 4, "engineer builder cowboy");
    then_token_row(&t, 5);
    then_job_row(&t, 5, "");
}

/* Mary with her four cards, three certificates, the engine on 5, and two deliveries behind her. */
static Table before_the_income(void)
{
    Table t = given_players(2);
    given_hand(&t, RED, "green green red yellow");
    given_certificates(&t, RED, 3);
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 4);
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "colorado-springs", "aux2");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer");
    return t;
}

SCENARIO("[KC4] p.8 example: three different breeds of 2, 3 and 3 are worth 8")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 4 + 8);
    then_certificates(&t, RED, 3);
}

SCENARIO("[KC4] p.8 example continued: two of three temporary certificates raise it to 10, and the hand is discarded")
{
    Table t = before_the_income();
    then_may_not(&t, RED, "certificates 4");
    when(&t, RED, "certificates 2");
    then_dollars(&t, RED, 4 + 10);
    then_certificates(&t, RED, 1);
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, "green green red yellow");
}

SCENARIO("[KC4] p.8 example continued: a permanent certificate would have made it 9 from the start")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm4");
    given_hand(&t, RED, "green green red yellow");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_dollars(&t, RED, 4 + 9);
}

SCENARIO("[KC5] p.9 example: up to Albuquerque, but never again where a disc lies, except in Kansas City")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 2");
    then_may_only(&t, RED, "deliver albuquerque; deliver santa-fe; deliver wichita; deliver kansas-city");
    then_may_not(&t, RED, "deliver colorado-springs");
    then_may_not(&t, RED, "deliver topeka");
    then_may_not(&t, RED, "deliver el-paso");
}

SCENARIO("[KC6][DI1][TC1] p.9 example: Albuquerque takes any disc, triggers nothing and costs 3 dollars of transport")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 2; deliver albuquerque");
    then_may(&t, RED, "disc aux3");
    then_may(&t, RED, "disc cert6");
    then_may(&t, RED, "disc step1");
    then_may(&t, RED, "disc hand");
    when(&t, RED, "disc aux3");
    then_dollars(&t, RED, 4 + 10 - 3);
    then_on_city(&t, RED, "albuquerque", 1);
    then_cleared(&t, RED, "aux1 aux2 aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 0);
    then_turn_of(&t, BLUE);
    then_herder(&t, RED, "start");
    then_hand_count(&t, RED, 4);
    then_foresight_full(&t);
}

SCENARIO("[DI1][TC1] p.9 example: Santa Fe would have cost 2 dollars, and only a white-cornered disc may go there")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 2; deliver santa-fe");
    then_may(&t, RED, "disc aux3");
    then_may_not(&t, RED, "disc step1");
    then_may_not(&t, RED, "disc step2");
    then_may_not(&t, RED, "disc cert6");
    then_may_not(&t, RED, "disc hand");
    when(&t, RED, "disc cert4");
    when(&t, RED, "objective g1");
    then_dollars(&t, RED, 4 + 10 - 2);
}

SCENARIO("[DI1][TC1] p.9 example: Wichita is behind the engine and free, for a white-cornered disc")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 2; deliver wichita");
    then_may_not(&t, RED, "disc step1");
    when(&t, RED, "disc aux4; objective d1");
    then_dollars(&t, RED, 4 + 10);
}

SCENARIO("[KC6][DI1][TC1] p.9 example: Kansas City costs no transport and pays 6 dollars at once")
{
    Table t = before_the_income();
    when(&t, RED, "certificates 2; deliver kansas-city");
    then_may_not(&t, RED, "disc step1");
    when(&t, RED, "disc aux5");
    then_dollars(&t, RED, 4 + 10 + 6);
    then_score(&t, RED, GWT_SCORE_CITIES, -6);
}

SCENARIO("[KC6][KC7] p.9: a disc between two objective arrows brings two objective cards, the display full for both")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    given_city_disc(&t, RED, "albuquerque", "aux2");
    given_hand(&t, RED, "yellow red white grey");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; ?certificates 0");
    when(&t, RED, "deliver santa-fe; disc aux3");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "objective g1");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "objective g1");
    then_display_count(&t, 4);
    when(&t, RED, "objective m1");
    then_display_count(&t, 4);
    then_discard_has(&t, RED, "g1 m1");
    then_dollars(&t, RED, 10 + 9 - 4);
}

/* ---- Drawing up (p. 10) ---- */

SCENARIO("[DK1] p.10 example: two cards are drawn, the empty draw stack waits for the next draw")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "hand");
    given_hand(&t, RED, "grey grey green white black");
    given_draw_stack(&t, RED, "grey white");
    given_discard_pile(&t, RED, "black");
    then_hand_limit(&t, RED, 5);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; ?discard grey; ?discard grey; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "green white black grey white");
    then_draw_stack_count(&t, RED, 0);
    then_discard_pile(&t, RED, "grey grey black");

    /* The next card drawn makes the discard pile the new draw stack. */
    when_any_turn(&t, BLUE);
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux draw");
    then_draw_stack_count(&t, RED, 2);
    then_discard_count(&t, RED, 0);
    then_hand_count(&t, RED, 6);
    when(&t, RED, "discard green");
    then_discard_pile(&t, RED, "green");
}

/* ---- Requirements and rewards (p. 10) ---- */

SCENARIO("[PB8] p.10 example: one black card for 2 dollars")
{
    Table t = given_players(2);
    given_hand(&t, RED, "black black grey white");
    given_dollars(&t, RED, 6);
    Table none = t;
    arrive(&t, RED, "n-e");
    when(&t, RED, "use black-for-2");
    then_dollars(&t, RED, 8);
    then_hand(&t, RED, "black grey white");
    then_discard_pile(&t, RED, "black");
    then_may_not(&t, RED, "use black-for-2");

    given_hand(&none, RED, "white green grey grey");
    arrive(&none, RED, "n-e");
    then_may_not(&none, RED, "use black-for-2");
}

SCENARIO("[PB8][PB9] p.10 example: two cards of one breed for 4 dollars, once")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white white green green");
    given_dollars(&t, RED, 6);
    Table none = t;
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; discard green; ?discard green");
    then_dollars(&t, RED, 10);
    then_hand(&t, RED, "white white");
    then_may_not(&t, RED, "use pair-for-4");

    given_hand(&none, RED, "white green black grey");
    arrive(&none, RED, "n-f");
    then_may_not(&none, RED, "use pair-for-4");
}

SCENARIO("[PB8] p.10 example: any one cattle card, but no objective card, for a certificate")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "rockbank1");
    given_hand(&t, RED, "white grey g2 black");
    arrive(&t, RED, "rockbank1");
    when(&t, RED, "use risk-any");
    then_may(&t, RED, "discard white");
    then_may(&t, RED, "discard grey");
    then_may_not(&t, RED, "discard g2");
    when(&t, RED, "discard black; ?forward 1");
    then_certificates(&t, RED, 1);
}

SCENARIO("[PB8] p.10 example: one grey card for a certificate and 2 dollars")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "floodbank1");
    given_hand(&t, RED, "white grey green black");
    given_dollars(&t, RED, 6);
    Table none = t;
    arrive(&t, RED, "floodbank1");
    when(&t, RED, "use risk-grey; ?forward 1");
    then_certificates(&t, RED, 1);
    then_dollars(&t, RED, 8);
    then_hand(&t, RED, "white green black");

    given_hand(&none, RED, "white white green black");
    arrive(&none, RED, "floodbank1");
    then_may_not(&none, RED, "use risk-grey");
}

SCENARIO("[PB8][EN1] p.10 example: one grey card for one space of the engine")
{
    Table t = given_players(2);
    given_building(&t, RED, "2b", "ab1");
    given_hand(&t, RED, "grey white black black");
    given_engine(&t, RED, "6");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-engine-1");
    then_may_not(&t, RED, "engine 8");
    when(&t, RED, "?engine 7");
    then_engine(&t, RED, "7");
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[PB7][CE1] p.10: the reward may be refused in part or whole, the marker never passes the limit of 3")
{
    Table t = given_players(2);
    given_building(&t, RED, "5b", "ab1");
    given_hand(&t, RED, "black black grey white");
    given_certificates(&t, RED, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    Table partly = t;
    when(&partly, RED, "forward 1");
    then_certificates(&partly, RED, 2);
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 3);

    Table full = given_players(2);
    given_building(&full, RED, "5b", "ab1");
    given_hand(&full, RED, "black black grey white");
    given_certificates(&full, RED, 3);
    arrive(&full, RED, "ab1");
    when(&full, RED, "use black-for-certificates-2; ?forward 0");
    then_certificates(&full, RED, 3);
    then_discard_pile(&full, RED, "black");
}

/* ---- Hiring (p. 11) ---- */

/* The token in row 6; an engineer beside it and one in row 5, which costs 7; a cowboy in row 1, which costs 6. */
static Table at_the_job_market(void)
{
    Table t = given_players(3);
    given_token_row(&t, 6);
    given_job_row(&t, 5, "builder engineer");
    given_job_row(&t, 6, "engineer");
    given_workers(&t, RED, 1, 1, 2);
    given_hand(&t, RED, "grey grey green black");
    given_dollars(&t, RED, 15);
    arrive(&t, RED, "n-a");
    return t;
}

SCENARIO("[HI1][HI2][HI3] p.11 example: an engineer above the token's row for 7 dollars, his bonus for a grey card")
{
    Table t = at_the_job_market();
    when(&t, RED, "use hire");
    then_may_not(&t, RED, "hire engineer row 6");
    when(&t, RED, "hire engineer row 5");
    then_dollars(&t, RED, 15 - 7);
    then_workers(&t, RED, 1, 1, 3);
    then_job_row(&t, 5, "builder -");
    when(&t, RED, "take");
    then_dollars(&t, RED, 15 - 7 + 2);
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[HI2][PB1] p.11 example: the second hire costs 6 + 2, and without a white card its action is forfeited")
{
    Table t = at_the_job_market();
    when(&t, RED, "use hire; hire engineer row 5; take");
    then_may_not(&t, RED, "use hire");
    then_may_not(&t, RED, "use white-for-2");
    when(&t, RED, "use hire-2-dearer; hire cowboy row 1");
    then_dollars(&t, RED, 15 - 7 + 2 - 8);
    then_workers(&t, RED, 2, 1, 3);
    then_may_none(&t, RED, "use");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[HI3] p.11: the immediate action of the space covered may be forfeited")
{
    Table t = at_the_job_market();
    when(&t, RED, "use hire; hire engineer row 5; pass");
    then_dollars(&t, RED, 15 - 7);
    then_hand(&t, RED, "grey grey green black");
}

/* ---- Building (p. 11) ---- */

SCENARIO("[BU1] p.11 example: a tile for 2 builders needs 2 builders and 4 dollars")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 2, 1);
    given_dollars(&t, RED, 4);
    Table alone = t, poor = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 4a");
    then_may(&t, RED, "at ab1");
    then_may_not(&t, RED, "at n-b");
    then_may_not(&t, RED, "at flood1");
    when(&t, RED, "at bc2");
    then_dollars(&t, RED, 0);
    then_location(&t, "bc2", "4a of RED");

    given_workers(&alone, RED, 1, 1, 1);
    arrive(&alone, RED, "n-b");
    when(&alone, RED, "use build-at-2");
    then_may(&alone, RED, "build 1a");
    then_may_not(&alone, RED, "build 4a");

    given_dollars(&poor, RED, 3);
    arrive(&poor, RED, "n-b");
    when(&poor, RED, "use build-at-2");
    then_may_not(&poor, RED, "build 4a");
}

SCENARIO("[BU2][BU3] p.11 example: replacing a tile by one of 3 builders more needs 3 builders and 6 dollars")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_building(&t, RED, "4a", "ab1");
    given_dollars(&t, RED, 6);
    Table two = t, poor = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2; build 8a; ?at ab1");
    then_dollars(&t, RED, 0);
    then_location(&t, "ab1", "8a of RED");
    then_building_boxed(&t, RED, "4a");

    given_workers(&two, RED, 1, 2, 1);
    arrive(&two, RED, "n-b");
    when(&two, RED, "use build-at-2");
    then_may_not(&two, RED, "build 8a");
    then_may(&two, RED, "build 6a");
    when(&two, RED, "build 2a");
    then_may(&two, RED, "at ab2");
    then_may_not(&two, RED, "at ab1");

    given_dollars(&poor, RED, 5);
    arrive(&poor, RED, "n-b");
    when(&poor, RED, "use build-at-2");
    then_may_not(&poor, RED, "build 8a");
}

/* ---- Engine (p. 12) ---- */

SCENARIO("[EN1][EN2][EN3] p.12 example: three engineers take the engine from 1 to 5, since the occupied 3 is ignored")
{
    Table t = given_players(2);
    given_workers(&t, BLUE, 1, 1, 3);
    given_engine(&t, BLUE, "1");
    given_engine(&t, RED, "3");
    given_turn(&t, BLUE);
    arrive(&t, BLUE, "n-c");
    when(&t, BLUE, "use engine-engineers");
    then_may_not(&t, BLUE, "engine 3");
    then_may_not(&t, BLUE, "engine 6");
    when(&t, BLUE, "engine 5");
    then_engine(&t, BLUE, "5");
    then_may_not(&t, BLUE, "use engine-engineers");
}

/* ---- Trading (p. 13) ---- */

static Table at_the_trade_section(void)
{
    Table t = given_players(2);
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade7", "trade-alt");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-d");
    return t;
}

SCENARIO("[TR1] p.13 example: the tile on the -2 slot costs 2 dollars")
{
    Table t = at_the_trade_section();
    when(&t, RED, "use trade; trade trade2");
    then_dollars(&t, RED, 0);
    then_collected(&t, RED, "trade-green");
    then_location(&t, "trade2", "empty");
    then_may_not(&t, RED, "use trade");
    then_may_not(&t, RED, "use pay-2-engine-2");

    Table poor = given_players(2);
    given_tile(&poor, "trade2", "trade-green");
    given_tile(&poor, "trade7", "trade-alt");
    given_dollars(&poor, RED, 1);
    arrive(&poor, RED, "n-d");
    when(&poor, RED, "use trade");
    then_may_not(&poor, RED, "trade trade2");
    then_may(&poor, RED, "trade trade7");
}

SCENARIO("[TR1] p.13 example: the tile on the 6 slot brings 6 dollars")
{
    Table t = at_the_trade_section();
    when(&t, RED, "use trade; trade trade7");
    then_dollars(&t, RED, 8);
    then_collected(&t, RED, "trade-alt");
    then_location(&t, "trade7", "empty");
}

/* ---- Auxiliary actions (p. 13) ---- */

SCENARIO("[AU1] p.13 table: dollars and cards, single at once and double when the second disc is gone")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux gain");
    then_may(&t, RED, "aux draw");
    then_may_not(&t, RED, "aux gain double");
    then_may_none(&t, RED, "aux engine");
    then_may_none(&t, RED, "aux certificate");
    then_may_none(&t, RED, "aux trash");

    Table more = given_players(2);
    given_discs_cleared(&more, RED, "aux1 aux2");
    given_dollars(&more, RED, 6);
    arrive(&more, RED, "n-g");
    Table single = more;
    then_may_not(&single, RED, "aux gain double");
    when(&more, RED, "use auxiliary; aux gain double");
    then_dollars(&more, RED, 8);
    when(&single, RED, "aux gain");
    then_dollars(&single, RED, 7);
}

SCENARIO("[AU1][EN4] p.13 table: pay 1, engine 1 back, then 1 certificate; doubled pay 2, 2 back, up to 2")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux3 aux3");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    Table twice = t;
    when(&t, RED, "aux certificate; ?engine 3; ?forward 1");
    then_engine(&t, RED, "3");
    then_dollars(&t, RED, 5);
    then_certificates(&t, RED, 1);
    when(&twice, RED, "aux certificate double; ?engine 2; ?forward 2");
    then_engine(&twice, RED, "2");
    then_dollars(&twice, RED, 4);
    then_certificates(&twice, RED, 2);
}

SCENARIO("[AU1][EN4] p.13 table: an engine on the start cannot go back, so the action is not offered")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux3 aux3 aux5 aux5");
    given_engine(&t, RED, "0");
    arrive(&t, RED, "n-g");
    then_may_none(&t, RED, "aux certificate");
    then_may_none(&t, RED, "aux trash");
    then_may(&t, RED, "aux gain");
}

SCENARIO("[AU1][DK4] p.13 table: engine back, then hand cards leave the game")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5 aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey grey white black");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux trash double; ?engine 1; trash grey; trash grey");
    then_engine(&t, RED, "1");
    then_hand(&t, RED, "white black");
    then_boxed_cards(&t, "grey", 2);
}

SCENARIO("[AU1][AU3] p.13 table: pay 1 for one space forward, pay 2 for up to two")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux4 aux4");
    given_engine(&t, RED, "1");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    Table twice = t;
    when(&t, RED, "aux engine; ?engine 2");
    then_engine(&t, RED, "2");
    then_dollars(&t, RED, 5);
    when(&twice, RED, "aux engine double");
    then_may(&twice, RED, "engine 2");
    when(&twice, RED, "engine 3");
    then_dollars(&twice, RED, 4);
}

/* ---- Buying cattle (p. 13) ---- */

static Table at_the_cattle_market(unsigned cowboys, unsigned dollars)
{
    Table t = given_players(2);
    given_workers(&t, RED, cowboys, 1, 1);
    given_market(&t, "yellow red red blue brown-3 brown-5 purple-5");
    given_dollars(&t, RED, dollars);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    return t;
}

SCENARIO("[CM1] p.13 example: one cowboy buys a card of value 3 for 6 dollars or a brown one for 12")
{
    Table t = at_the_cattle_market(1, 20);
    then_may(&t, RED, "buy yellow with 1");
    then_may(&t, RED, "buy brown-3 with 1");
    then_may_none(&t, RED, "buy purple");
    then_may_none(&t, RED, "buy pair");
    then_may_not(&t, RED, "buy yellow with 2");
    Table brown = t;
    when(&t, RED, "buy red with 1");
    then_dollars(&t, RED, 14);
    then_discard_has(&t, RED, "red");
    then_may_none(&t, RED, "buy");
    when(&brown, RED, "buy brown-5 with 1");
    then_dollars(&brown, RED, 8);
}

SCENARIO("[CM1] p.13 example: two cowboys buy two of value 3 for 6 each, or one for 3, or a purple one for 12")
{
    Table t = at_the_cattle_market(2, 20);
    Table cheap = t, purple = t;
    when(&t, RED, "buy red with 1; buy blue with 1");
    then_dollars(&t, RED, 8);
    then_discard_pile(&t, RED, "red blue");
    when(&cheap, RED, "buy red with 2");
    then_dollars(&cheap, RED, 17);
    then_may_none(&cheap, RED, "buy");
    when(&purple, RED, "buy purple-5 with 2");
    then_dollars(&purple, RED, 8);
}

SCENARIO("[CM1] p.13 example: three cowboys and 5 dollars are exactly two cards of value 3")
{
    Table t = at_the_cattle_market(3, 5);
    when(&t, RED, "buy pair yellow with 3; second blue");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow blue");

    Table one = given_players(2);
    given_workers(&one, RED, 3, 1, 1);
    given_market(&one, "yellow brown-3 purple-5");
    given_dollars(&one, RED, 20);
    arrive(&one, RED, "n-e");
    when(&one, RED, "use buy-cattle");
    then_may_none(&one, RED, "buy pair");
    then_may(&one, RED, "buy yellow with 2");
}

SCENARIO("[CM1] p.13 example: five cowboys and 8 dollars are exactly two brown cards")
{
    Table t = at_the_cattle_market(5, 8);
    when(&t, RED, "buy pair brown-3 with 5; ?second brown-5");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "brown-3 brown-5");
    Table four = at_the_cattle_market(4, 20);
    then_may_none(&four, RED, "buy pair brown");
}

SCENARIO("[CM2] p.13: a cowboy not used for buying turns up two cards, at any moment of the action")
{
    Table t = at_the_cattle_market(2, 20);
    when(&t, RED, "buy red with 1");
    then_market_count(&t, 6);
    when(&t, RED, "turn-up");
    then_market_count(&t, 8);
    then_may_none(&t, RED, "buy");
    then_may_not(&t, RED, "turn-up");
}

/* ---- Private buildings (p. 14) ---- */

SCENARIO("[BU6] p.14 example: of four buildings three are in the woods, so 1a pays 6 dollars")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "3a", "ce1");
    given_building(&t, RED, "4a", "ef2");
    given_building(&t, RED, "1a", "bc2");
    given_dollars(&t, RED, 6);
    Table inside = t;
    arrive(&t, RED, "bc2");
    when(&t, RED, "use woods-2");
    then_dollars(&t, RED, 12);

    /* In the woods itself, 1a counts too. */
    given_building(&inside, RED, "1a", "fg2");
    arrive(&inside, RED, "fg2");
    when(&inside, RED, "use woods-2");
    then_dollars(&inside, RED, 14);
}

SCENARIO("[MV7] p.14: the herder walks on from 3a and phase B is done again, the hand filled only at the end")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab3");
    given_hand(&t, RED, "grey grey green white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab3");
    when(&t, RED, "use pair-for-3; ?discard grey; ?discard grey; use herder-1; ?move n-b");
    then_herder(&t, RED, "n-b");
    then_hand_count(&t, RED, 2);
    then_dollars(&t, RED, 9);
    when(&t, RED, "use green-for-2; end");
    then_dollars(&t, RED, 11);
    then_hand_count(&t, RED, 4);
    then_turn_of(&t, BLUE);
}

/* ---- Objective cards (p. 15) ---- */

static Table with_four_objectives(const char *hazards_and_trades)
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "d3 r4 a1 a1");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "4a", "ef1");
    given_collected(&t, RED, hazards_and_trades);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    return t;
}

SCENARIO("[OB6] p.15 example: 3 buildings, 3 hazards, 1 blue trade tile and 2 discs on San Francisco score 18 points")
{
    Table t = with_four_objectives("flood-green-4 drought-black-3 rock-green-3 trade-alt");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 18);
}

SCENARIO("[OB6] p.15 example: one disc short on San Francisco leaves 10 points")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "d3 r4 a1 a1");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "4a", "ef1");
    given_collected(&t, RED, "flood-green-4 drought-black-3 rock-green-3 trade-alt");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
}

SCENARIO("[OB6] p.15: each task counts for one card only, so two hazards do not serve d3 and r4 together")
{
    Table t = with_four_objectives("flood-green-4 drought-black-3 trade-alt");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10 + 5 - 2);
}

/* ---- Final scoring (p. 16) ---- */

SCENARIO("[KC8] p.16 example: Sacramento's 6 points and the 4 beside San Diego, but not the 8 beyond El Paso")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "sacramento", "aux1");
    then_score(&t, RED, GWT_SCORE_CITIES, 6);
    given_city_disc(&t, RED, "san-diego", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 10);
}

SCENARIO("[DI2] p.16: a dark-cornered disc may go to a white-cornered city once no white-cornered one is left")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5");
    given_hand(&t, RED, "yellow white grey green");
    given_dollars(&t, RED, 20);
    Table last = t;
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; ?certificates 0; deliver topeka");
    then_may_not(&t, RED, "disc step1");
    when(&t, RED, "?disc cert4");
    then_on_city(&t, RED, "topeka", 1);

    given_discs_cleared(&last, RED, "cert4");
    arrive(&last, RED, "kansas-city");
    when(&last, RED, "foresight trade-green; foresight cowboy; foresight engineer; ?certificates 0; deliver topeka");
    then_may_only(&last, RED, "disc cert6; disc step1; disc step2; disc hand");
    when(&last, RED, "disc step1");
    then_dollars(&last, RED, 20 + 8 + 3);
}

SCENARIO("[MV9] p.16: a herder stays on the space when the hazard under it is removed, and moves on from there")
{
    Table t = given_players(2);
    given_tile(&t, "flood2", "flood-green-2");
    given_herder(&t, BLUE, "flood2");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use hazard-at-7; ?remove flood2; ?end");
    then_location(&t, "flood2", "empty");
    then_herder(&t, BLUE, "flood2");
    then_turn_of(&t, BLUE);
    then_may(&t, BLUE, "move n-b");
    then_may_not(&t, BLUE, "move n-a");
}
