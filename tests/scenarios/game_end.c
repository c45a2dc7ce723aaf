/* SPDX-License-Identifier: MIT */
/* game_end.c - the job market token leaves the market: who takes it, what is forbidden from then on, how many turns
 * are left, and who wins. */
#include "table.h"

/* One space of the bottom row is left, and RED comes to Kansas City. */
static Table before_the_end(unsigned players)
{
    Table t = given_players(players);
    given_token_row(&t, 12);
    given_job_row(&t, 12, players == 2 ? "cowboy" : players == 3 ? "cowboy cowboy" : "cowboy cowboy cowboy");
    return t;
}

/* ---- The trigger ---- */

SCENARIO("[GE1] The worker on the last space of the bottom row triggers the end, and its player takes the token")
{
    Table t = before_the_end(2);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green");
    then_token_row(&t, 12);
    then_score(&t, RED, GWT_SCORE_TOKEN, 0);
    when(&t, RED, "foresight builder");
    then_job_row(&t, 12, "cowboy builder");
    then_token_row(&t, 13);
    then_token_owner(&t, RED);
    then_score(&t, RED, GWT_SCORE_TOKEN, 2);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 0);
    then_not_over(&t);
}

SCENARIO("[GE1] A worker on another space of the bottom row triggers nothing, and none in a row above does")
{
    Table t = before_the_end(3);
    given_job_row(&t, 12, "cowboy");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy");
    then_token_row(&t, 12);
    then_score(&t, RED, GWT_SCORE_TOKEN, 0);
    when(&t, RED, "foresight cowboy");
    then_token_owner(&t, RED);

    Table above = given_players(2);
    given_token_row(&above, 11);
    given_job_row(&above, 11, "cowboy");
    arrive(&above, RED, "kansas-city");
    when(&above, RED, "foresight trade-green; foresight cowboy");
    then_token_row(&above, 12);
    then_score(&above, RED, GWT_SCORE_TOKEN, 0);
}

SCENARIO("[GE1][GE2] Triggered in subphase 3 the visit goes on with income and delivery")
{
    Table t = before_the_end(4);
    given_job_row(&t, 12, "cowboy cowboy");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder; foresight engineer");
    then_token_owner(&t, RED);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 6 + 7);
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
}

/* ---- No more workers ---- */

SCENARIO("[GE2] Triggered in subphase 2: a third column of workers is skipped, the rest is done as always")
{
    Table t = before_the_end(2);
    given_pile(&t, 1, "rock-green-2");
    given_pile(&t, 2, "engineer");
    given_pile(&t, 3, "builder");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    then_may_none(&t, RED, "foresight");
    when(&t, RED, "certificates 0; deliver topeka; disc aux1");
    then_dollars(&t, RED, 13);
    then_on_city(&t, RED, "topeka", 1);
    then_turn_of(&t, BLUE);
    then_foresight(&t, 1, "trade-alt rock-green-2");
    then_foresight(&t, 2, "cowboy engineer");
    then_foresight(&t, 3, "engineer cowboy");
    then_herder(&t, RED, "start");
}

SCENARIO("[GE2] A third column with one worker leaves only the other tile")
{
    Table t = before_the_end(2);
    given_foresight(&t, 3, "trade-alt engineer");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_may_not(&t, RED, "foresight engineer");
    when(&t, RED, "?foresight trade-alt");
    then_location(&t, "trade2", "trade-alt");
    then_foresight(&t, 3, "engineer -");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
}

SCENARIO("[GE2][LI2] A third column with nothing but one worker is skipped as well")
{
    Table t = before_the_end(2);
    given_foresight(&t, 3, "engineer -");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    then_foresight(&t, 3, "engineer -");
}

SCENARIO("[GE2] Two other tiles leave the usual choice")
{
    Table t = before_the_end(2);
    given_foresight(&t, 3, "trade-alt trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight builder");
    then_may_only(&t, RED, "foresight trade-alt; foresight trade-green");
}

SCENARIO("[GE3][GE5] In the last turns too no worker may be chosen, though workers lie in the foresight columns")
{
    Table t = before_the_end(2);
    given_foresight(&t, 3, "trade-alt engineer");
    given_token_taken(&t, RED);
    given_turn(&t, BLUE);
    given_job_row(&t, 12, "cowboy cowboy");
    arrive(&t, BLUE, "kansas-city");
    then_foresight(&t, 2, "cowboy builder");
    when(&t, BLUE, "pass; foresight trade-green");
    then_may_not(&t, BLUE, "foresight cowboy");
    then_may_not(&t, BLUE, "foresight builder");
    then_may_not(&t, BLUE, "foresight engineer");
    when(&t, BLUE, "?foresight trade-alt");
    then_foresight(&t, 2, "cowboy builder");
    then_foresight(&t, 3, "engineer -");
    when(&t, BLUE, "certificates 0; deliver topeka; disc aux1");
    then_on_city(&t, BLUE, "topeka", 1);
    then_dollars(&t, BLUE, 7 + 7);
    then_foresight_full(&t);
    then_over(&t);
}

/* ---- The last turns ---- */

/* The seat triggers the end in its turn. */
static void trigger(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat,
         "foresight trade-green; foresight builder; ?foresight trade-alt; certificates 0; deliver topeka; "
         "disc aux1");
}

SCENARIO("[GE3] Every other player has exactly one turn more, the trigger player none")
{
    for (unsigned players = 2; players <= 4; players++)
        for (unsigned seat = 0; seat < players; seat++) {
            Table t = before_the_end(players);
            given_turn(&t, seat);
            trigger(&t, seat);
            then_token_owner(&t, seat);
            for (unsigned i = 1; i < players; i++) {
                unsigned next = (seat + i) % players;
                then_not_over(&t);
                then_turn_of(&t, next);
                when_any_turn(&t, next);
            }
            then_over(&t);
            then_token_owner(&t, seat);
        }
}

SCENARIO("[GE3][HI5] In the last turns every row of the job market is open for hiring")
{
    Table t = before_the_end(2);
    trigger(&t, RED);
    given_dollars(&t, BLUE, 20);
    arrive(&t, BLUE, "n-a");
    when(&t, BLUE, "use hire");
    then_may(&t, BLUE, "hire builder row 12");
    then_may(&t, BLUE, "hire cowboy row 12");
    when(&t, BLUE, "hire builder row 12");
    then_dollars(&t, BLUE, 20 - 4);
    then_job_row(&t, 12, "cowboy -");
    then_token_row(&t, 13);
}

SCENARIO("[GE3] A gap that a hire leaves in the last row is not filled again, and nobody triggers a second time")
{
    Table t = before_the_end(3);
    given_token_taken(&t, RED);
    given_job_row(&t, 12, "cowboy cowboy -");
    given_turn(&t, BLUE);
    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE, "pass; foresight trade-green");
    then_may_none(&t, BLUE, "foresight");
    when(&t, BLUE, "certificates 0; deliver topeka; disc aux1");
    then_job_row(&t, 12, "cowboy cowboy -");
    then_token_owner(&t, RED);
    then_turn_of(&t, YELLOW);
}

SCENARIO("[GE5] The trigger player finishes the turn: foresight columns and hand are filled")
{
    Table t = before_the_end(2);
    trigger(&t, RED);
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    then_foresight_full(&t);
    when_any_turn(&t, BLUE);
    then_over(&t);
}

SCENARIO("[GE5] After the last turn nobody is asked anything more")
{
    GwtAction actions[GWT_ACTIONS_MAX];
    Table t = before_the_end(2);
    trigger(&t, RED);
    when_any_turn(&t, BLUE);
    then_over(&t);
    then_that(&t, gwt_legal_actions(&t.game, actions) == 0, "no action is legal");
    then_that(&t, gwt_decision(&t.game).kind == GWT_DECIDE_NONE, "no question is open");
    then_that(&t, gwt_apply(&t.game, gwt_action(GWT_VERB_PASS, 0), NULL) == GWT_ERR_GAME_OVER, "the game is over");
}

/* ---- Who wins ---- */

SCENARIO("[GE4] The highest total wins")
{
    Table t = given_players(3);
    given_dollars(&t, RED, 14);
    given_dollars(&t, BLUE, 15);
    given_dollars(&t, YELLOW, 4);
    then_total(&t, RED, 2);
    then_total(&t, BLUE, 3);
    then_total(&t, YELLOW, 0);
    then_winners(&t, "BLUE");
}

SCENARIO("[GE4] A tie is shared, whatever the money left, the seats, or who has the token")
{
    Table t = given_players(4);
    given_dollars(&t, RED, 10);
    given_dollars(&t, BLUE, 14);
    given_dollars(&t, YELLOW, 9);
    given_dollars(&t, WHITE, 4);
    then_winners(&t, "RED BLUE");
    given_token_taken(&t, WHITE);
    then_total(&t, WHITE, 2);
    then_winners(&t, "RED BLUE WHITE");
    given_dollars(&t, WHITE, 5);
    then_winners(&t, "WHITE");
}

SCENARIO("[GE4] All totals below zero: the one nearest to zero wins")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_dollars(&t, BLUE, 0);
    given_discs_cleared(&t, RED, "aux1");
    given_discs_cleared(&t, BLUE, "aux1 aux2");
    then_total(&t, RED, -6);
    then_total(&t, BLUE, -12);
    then_winners(&t, "RED");
}

/* ---- The supply suffices ---- */

/* One visit to Kansas City after the other, taking workers wherever there is one. */
static void visit(Table *t, unsigned seat)
{
    given_herder(t, seat, "gk1");
    unsigned turns = t->game.turns;
    while (!t->game.over && t->game.turns == turns) {
        GwtAction actions[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&t->game, actions);
        GwtAction chosen = actions[0];
        for (size_t i = 0; i < count; i++)
            if (gwt_action_verb(actions[i]) == GWT_VERB_FORESIGHT &&
                gwt_action_argument(actions[i]) < GWT_TILE_TRADE_GREEN)
                chosen = actions[i];
        gwt_apply_legal(&t->game, chosen);
    }
}

SCENARIO("[LI4] The workers of the supply fill the job market to its last space with 2, 3 and 4 players")
{
    for (unsigned players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 20; seed++) {
            Table t = given_dealt_game(players, seed, 0, 0);
            unsigned visits = 0;
            for (unsigned seat = 0; seat < players; seat++)
                when_any_turn(&t, seat);
            for (; !t.game.over && visits < 100; visits++)
                visit(&t, visits % players);
            then_over(&t);
            then_token_row(&t, 13);
            then_that(&t, visits <= (players * 10 + 1) / 2 + 3 + players, "two workers came with nearly every visit");
        }
}
