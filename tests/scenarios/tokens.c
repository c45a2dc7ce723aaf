/* SPDX-License-Identifier: MIT */
/* tokens.c - exchange tokens (rulings EX1 to EX5): spent at every kind of question, on turn and off turn, inside other
 * draws and discards. Where tokens come from is second_edition.c and second_buildings.c. */
#include <stdio.h>
#include <string.h>
#include "gwt/token.h"
#include "table.h"

/* ---- What a token does ---- */

SCENARIO("[EX1] A token draws up to two cards, and then as many hand cards must be discarded, new ones included")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green black white");
    given_draw_stack(&t, RED, "yellow red");
    then_may(&t, RED, "token 1");
    then_may(&t, RED, "token 2");
    then_may_not(&t, RED, "token 3");
    then_may_not(&t, RED, "token 0");
    when(&t, RED, "token 2");
    then_tokens(&t, RED, 0);
    then_hand(&t, RED, "grey green black white yellow red");
    then_may_only(&t, RED, "discard grey; discard green; discard black; discard white; discard yellow; discard red");
    when(&t, RED, "discard grey");
    then_may_not(&t, RED, "pass");
    then_may_none(&t, RED, "move");
    when(&t, RED, "discard red");
    then_hand(&t, RED, "green black white yellow");
    then_discard_pile(&t, RED, "grey red");
    then_may_none(&t, RED, "discard");
    then_may_some(&t, RED, "move");
    then_may_none(&t, RED, "token");
}

SCENARIO("[EX1][DK5] With `token 1` one card is drawn and one discarded")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green");
    given_draw_stack(&t, RED, "white white white");
    when(&t, RED, "token 1");
    then_hand(&t, RED, "grey green white");
    when(&t, RED, "discard green");
    then_hand(&t, RED, "grey white");
    then_draw_stack_count(&t, RED, 2);
    then_tokens(&t, RED, 0);
    then_may_some(&t, RED, "move");
}

SCENARIO("[EX1] Objective cards in hand may be the ones discarded")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "g2 grey");
    given_draw_stack(&t, RED, "white");
    when(&t, RED, "token 1; discard g2");
    then_hand(&t, RED, "grey white");
    then_discard_pile(&t, RED, "g2");
}

SCENARIO("[EX1] Several tokens may be spent one after another, each for itself")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 3);
    given_hand(&t, RED, "grey grey grey grey");
    given_draw_stack(&t, RED, "white white black black green");
    when(&t, RED, "token 2; discard grey; discard grey; token 2; discard grey; discard grey");
    then_tokens(&t, RED, 1);
    then_draw_stack_count(&t, RED, 1);
    when(&t, RED, "token 1");
    then_hand(&t, RED, "white white black black green");
    when(&t, RED, "discard black");
    then_tokens(&t, RED, 0);
    then_may_none(&t, RED, "token");
    then_turn_of(&t, RED);
}

SCENARIO("[EX1] Without a token there is none to spend, and tokens of another player do not help")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 0);
    given_tokens(&t, BLUE, 5);
    then_may_none(&t, RED, "token");
    when(&t, RED, "move n-a");
    then_may_none(&t, RED, "token");
    then_off_turn_may_not(&t, RED, "token 1");
    then_off_turn_may(&t, BLUE, "token 2");
}

SCENARIO("[EX1] The first edition has no tokens; Rails to the North brings them there")
{
    Table t = given_players(2), north = given_north(2);
    then_tokens(&t, RED, 0);
    then_may_none(&t, RED, "token");
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_may(&north, RED, "token 2");
    then_off_turn_may(&north, BLUE, "token 1");
    given_hand(&north, RED, "grey");
    given_draw_stack(&north, RED, "white");
    when(&north, RED, "token 1; discard grey");
    then_hand(&north, RED, "white");
    then_tokens(&north, RED, 0);
}

SCENARIO("[EX1][R2 scoring] Tokens left over are worth nothing at the end")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 0);
    GwtScore none, many;
    gwt_score(&t.game, RED, &none);
    given_tokens(&t, RED, 9);
    gwt_score(&t.game, RED, &many);
    then_that(&t, none.total == many.total, "nine tokens score as much as none");
}

/* ---- EX1, EX2: every kind of question of the owner ---- */

/* RED, rich in everything, with a draw stack of grey cards: a grey card drawn and a grey card discarded leave the
 * hand as it was. */
static Table rich(const char *hand, const char *engine)
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 2);
    given_dollars(&t, RED, 40);
    given_workers(&t, RED, 3, 3, 2);
    given_engine(&t, RED, engine);
    given_discs_cleared(&t, RED, "aux1 aux5 cert4");
    given_tile(&t, "rock1", "rock-green-3");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade5", "trade-alt");
    given_master(&t, "st4", "sm2");
    given_hand(&t, RED, hand);
    given_draw_stack(&t, RED, "grey grey grey");
    return t;
}

static size_t without_tokens(const GwtGame *game, GwtAction out[GWT_ACTIONS_MAX])
{
    size_t count = gwt_legal_actions(game, out), kept = 0;
    for (size_t i = 0; i < count; i++)
        if (gwt_action_verb(out[i]) != GWT_VERB_TOKEN)
            out[kept++] = out[i];
    return kept;
}

/* The open question is of this kind; a token may be spent at it, and afterwards it is asked just as before. */
static void expect_token_at(Table *t, GwtDecisionKind kind)
{
    GwtAction before[GWT_ACTIONS_MAX], after[GWT_ACTIONS_MAX];
    unsigned tokens = t->game.players[RED].tokens;
    then_asked(t, RED, kind);
    GwtDecision asked = gwt_decision(&t->game);
    size_t count = without_tokens(&t->game, before);
    then_may(t, RED, "token 1");
    then_may(t, RED, "token 2");
    when(t, RED, "token 1");
    then_asked(t, RED, GWT_DECIDE_DISCARD);
    when(t, RED, "discard grey");
    then_tokens(t, RED, tokens - 1);
    then_asked(t, RED, kind);
    GwtDecision again = gwt_decision(&t->game);
    then_that(t, memcmp(&asked, &again, sizeof asked) == 0, "the same question is open again");
    then_that(t, without_tokens(&t->game, after) == count && memcmp(before, after, count * sizeof before[0]) == 0,
              "it has the same answers");
}

static const struct {
    GwtDecisionKind kind;
    const char *tile, *space, *hand, *engine, *actions;
} questions[] = {
    { GWT_DECIDE_LOCATION, 0, "n-a", "white white", "12", "" },
    { GWT_DECIDE_AUXILIARY, 0, "n-g", "white white", "12", "use auxiliary" },
    { GWT_DECIDE_HIRE, 0, "n-a", "white white", "12", "use hire" },
    { GWT_DECIDE_BUILD, 0, "n-b", "white white", "12", "use build-at-2" },
    { GWT_DECIDE_BUILD_SPACE, 0, "n-b", "white white", "12", "use build-at-2; build 2a" },
    { GWT_DECIDE_ENGINE_FORWARD, 0, "n-c", "white white", "12", "use engine-engineers" },
    { GWT_DECIDE_ENGINE_BACK, "1b", "ab1", "white white", "11", "use engine-back-for-3" },
    { GWT_DECIDE_UPGRADE, 0, "n-c", "white white", "12", "use engine-engineers; engine t4" },
    { GWT_DECIDE_STATION_DISC, 0, "n-c", "white white", "12", "use engine-engineers; engine t4; upgrade" },
    { GWT_DECIDE_STATION_MASTER, 0, "n-c", "white white", "12", "use engine-engineers; engine t4; upgrade; disc aux3" },
    { GWT_DECIDE_HAZARD_OR_TRADE, 0, "n-c", "white white", "12",
      "use engine-engineers; engine t4; upgrade; disc aux3; master cowboy" },
    { GWT_DECIDE_STATION_BEHIND, "9b", "ab1", "white white", "12", "use station-behind" },
    { GWT_DECIDE_TRADE, 0, "n-d", "white white", "12", "use trade" },
    { GWT_DECIDE_HAZARD, 0, "n-f", "white white", "12", "use hazard-at-7" },
    { GWT_DECIDE_WALK, "4b", "ab1", "white white", "12", "use herder-3" },
    { GWT_DECIDE_DRAW, "4b", "ab1", "white white", "12", "use draw-cowboys" },
    { GWT_DECIDE_DISCARD, 0, "n-g", "white white", "12", "aux draw" },
    { GWT_DECIDE_DISCARD_CATTLE, "2a", "floodbank1", "white black", "12", "use risk-any" },
    { GWT_DECIDE_DISCARD_PAIR, 0, "n-f", "white white black black", "12", "use pair-for-4" },
    { GWT_DECIDE_DISCARD_OBJECTIVE, "1b", "ab1", "g2 r2", "12", "use objective-for-certificates-2" },
    { GWT_DECIDE_DISCARD_VALUE3, "5a", "ab1", "yellow red", "12", "use value-3-for-7" },
    { GWT_DECIDE_OBJECTIVE, 0, "n-c", "white white", "12", "use objective" },
    { GWT_DECIDE_TRASH, 0, "n-g", "white white", "12", "aux trash; ?engine 11" },
    { GWT_DECIDE_CERTIFICATES, "5b", "ab1", "black white", "12", "use black-for-certificates-2" },
    { GWT_DECIDE_BUY, 0, "n-e", "white white", "12", "use buy-cattle" },
    { GWT_DECIDE_BUY_SECOND, 0, "n-e", "white white", "12", "use buy-cattle; buy pair yellow with 3" },
    { GWT_DECIDE_COPY, "6b", "ab3", "white white", "12", "use copy" },
    { GWT_DECIDE_ARRIVAL, 0, "kansas-city", "g2 white", "12", "" },
    { GWT_DECIDE_FORESIGHT, 0, "kansas-city", "white white", "12", "pass" },
    { GWT_DECIDE_FORESIGHT, 0, "kansas-city", "white white", "12", "pass; foresight trade-alt; foresight cowboy" },
    { GWT_DECIDE_INCOME, 0, "kansas-city", "white white", "12",
      "pass; foresight trade-alt; foresight cowboy; foresight engineer" },
    { GWT_DECIDE_DELIVERY, 0, "kansas-city", "white white", "12",
      "pass; foresight trade-alt; foresight cowboy; foresight engineer; certificates 0" },
    { GWT_DECIDE_DELIVERY_DISC, 0, "kansas-city", "white white", "12",
      "pass; foresight trade-alt; foresight cowboy; foresight engineer; certificates 0; deliver fulton" },
};

SCENARIO("[EX1][EX2] At every kind of question of the own turn a token may be spent, and the question stands as before")
{
    for (unsigned i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        Table t = rich(questions[i].hand, questions[i].engine);
        if (questions[i].tile)
            given_building(&t, RED, questions[i].tile, questions[i].space);
        given_building(&t, BLUE, "2a", "ab2"); /* beside ab3, for the copy */
        given_certificates(&t, RED, 1);
        arrive(&t, RED, questions[i].space);
        when(&t, RED, questions[i].actions);
        expect_token_at(&t, questions[i].kind);
    }
}

SCENARIO("[EX1][EX2] Also before phase A, before the first placement, and at the bonus of a hired worker")
{
    Table t = rich("white white", "12");
    expect_token_at(&t, GWT_DECIDE_MOVE);

    Table first = given_game((TableSetup){ .players = 2, .second_edition = 1, .first_turn = 1 });
    given_hand(&first, RED, "white white black black");
    given_draw_stack(&first, RED, "grey grey");
    expect_token_at(&first, GWT_DECIDE_PLACE);

    Table hired = rich("grey white", "12");
    given_workers(&hired, RED, 1, 1, 1);
    given_job_row(&hired, 1, "engineer cowboy");
    arrive(&hired, RED, "n-a");
    when(&hired, RED, "use hire; hire engineer row 1");
    expect_token_at(&hired, GWT_DECIDE_EFFECT);
}

SCENARIO("[EX1] The cards drawn can be used at once: a white card for building A, a grey one for the engineer's bonus")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "black black");
    given_draw_stack(&t, RED, "white");
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use white-for-2");
    when(&t, RED, "token 1; discard black; use white-for-2");
    then_dollars(&t, RED, 8);

    Table hired = given_second_edition(2);
    given_hand(&hired, RED, "black black");
    given_draw_stack(&hired, RED, "grey");
    given_job_row(&hired, 1, "engineer cowboy");
    arrive(&hired, RED, "n-a");
    when(&hired, RED, "use hire; hire engineer row 1");
    then_may_not(&hired, RED, "take");
    when(&hired, RED, "token 1; discard black; take; forward 1");
    then_certificates(&hired, RED, 1);
    then_discard_pile(&hired, RED, "black grey");
}

SCENARIO("[EX1][PB12] A token closes neither the local actions nor the auxiliary action, and is none itself")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey grey white white");
    given_draw_stack(&t, RED, "grey");
    arrive(&t, RED, "n-a");
    when(&t, RED, "token 1; discard grey");
    then_may(&t, RED, "use white-for-2");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");
    Table aux = t;
    when(&t, RED, "use white-for-2");
    then_may_none(&t, RED, "aux");
    when(&aux, RED, "aux gain");
    then_may_none(&aux, RED, "use");
}

SCENARIO("[EX1][OB9] An objective card drawn by a token may be played at the next window, not inside an action")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 1);
    given_hand(&t, RED, "grey");
    given_draw_stack(&t, RED, "g2");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    Table inside = t;
    when(&t, RED, "token 1; discard grey");
    then_may(&t, RED, "play g2");
    when(&inside, RED, "use hire; token 1");
    then_may_none(&inside, RED, "play");
    when(&inside, RED, "discard grey");
    then_may_none(&inside, RED, "play");
    when(&inside, RED, "hire cowboy row 1");
    then_may(&inside, RED, "play g2");
}

SCENARIO("[EX2] Spent between the foresights or at the question for certificates, a token still changes the income")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey grey white white");
    given_draw_stack(&t, RED, "purple-5 blue");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-alt; foresight cowboy");
    Table late = t, never = t;
    when(&t, RED, "token 2; discard grey; discard white; foresight engineer; certificates 0");
    then_dollars(&t, RED, 1 + 2 + 3 + 5);
    when(&late, RED, "foresight engineer; token 2; discard grey; discard white; certificates 0");
    then_dollars(&late, RED, 11);
    then_may(&late, RED, "deliver chicago");
    when(&never, RED, "foresight engineer; certificates 0");
    then_dollars(&never, RED, 3);
    then_may_not(&never, RED, "deliver st-louis");
}

SCENARIO("[EX2] After the income a token changes neither the dollars nor the total to deliver with")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "white grey");
    given_draw_stack(&t, RED, "purple-5 blue");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-alt; foresight cowboy; foresight engineer; certificates 0");
    then_dollars(&t, RED, 3);
    then_hand_count(&t, RED, 0);
    when(&t, RED, "token 2");
    then_hand(&t, RED, "purple-5 blue");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "discard purple-5; discard blue");
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, "white grey purple-5 blue");
    then_dollars(&t, RED, 3);
    then_may_only(&t, RED, "deliver kansas-city; deliver fulton");
}

/* RED about to discard for a local action of this tile, with one token and these cards. */
static Table before_the_discard(const char *tile, const char *space, const char *hand, const char *draw)
{
    Table t = given_second_edition(2);
    if (tile)
        given_building(&t, RED, tile, space);
    given_hand(&t, RED, hand);
    given_draw_stack(&t, RED, draw);
    given_dollars(&t, RED, 10);
    arrive(&t, RED, space);
    return t;
}

/* The action is over without a reward, it cannot be done again, and the turn goes on. */
static void expect_lapsed(Table *t, const char *action)
{
    when(t, RED, "?pass");
    then_asked(t, RED, GWT_DECIDE_LOCATION);
    then_dollars(t, RED, 10);
    then_certificates(t, RED, 0);
    then_may_not(t, RED, action);
    then_may_none(t, RED, "aux");
    when(t, RED, "end");
    then_turn_of(t, BLUE);
}

SCENARIO("[EX1][PB10][PB7] Whoever throws away the only cattle card by a token gets no certificate for the risk action")
{
    Table t = before_the_discard("2a", "droughtbank1", "white g2", "r2");
    when(&t, RED, "use risk-any; token 1; discard white");
    then_hand(&t, RED, "g2 r2");
    expect_lapsed(&t, "use risk-any");
}

SCENARIO("[EX1][PB10][PB7] Nor 4 dollars for a pair that a token has broken up")
{
    Table t = before_the_discard(NULL, "n-f", "white white", "black");
    when(&t, RED, "use pair-for-4; token 1; discard white");
    then_hand(&t, RED, "white black");
    expect_lapsed(&t, "use pair-for-4");
}

SCENARIO("[EX1][PB10][PB7] Nor 7 dollars at 5a once the only card of value 3 is gone")
{
    Table t = before_the_discard("5a", "ab1", "yellow grey", "white");
    when(&t, RED, "use value-3-for-7; token 1; discard yellow");
    then_hand(&t, RED, "grey white");
    expect_lapsed(&t, "use value-3-for-7");
}

SCENARIO("[EX1][PB10][PB7] Nor certificates at 1b once the only objective card is gone")
{
    Table t = before_the_discard("1b", "ab1", "g2 grey", "white");
    when(&t, RED, "use objective-for-certificates-2; token 1; discard g2");
    then_hand(&t, RED, "grey white");
    expect_lapsed(&t, "use objective-for-certificates-2");
}

SCENARIO("[EX1][PB10][PB7] Nor 6 dollars and an objective card at 8b once no cattle card is left")
{
    Table t = before_the_discard("8b", "ab1", "white", "g2");
    when(&t, RED, "use any-for-6-and-objective; token 1; discard white");
    then_hand(&t, RED, "g2");
    expect_lapsed(&t, "use any-for-6-and-objective");
}

SCENARIO("[EX1][PB10][PB7] Nor 4 dollars when a token takes away every second card of the pair")
{
    Table t = before_the_discard(NULL, "n-f", "brown-3 brown-4 brown-5", "grey white");
    when(&t, RED, "use pair-for-4; discard brown-3");
    then_may_only(&t, RED, "discard brown-4; discard brown-5");
    when(&t, RED, "token 2; discard brown-4; discard brown-5");
    then_hand(&t, RED, "grey white");
    then_discard_pile(&t, RED, "brown-3 brown-4 brown-5");
    expect_lapsed(&t, "use pair-for-4");
}

SCENARIO("[EX1] While the card needed is still there, the action goes on after the token with the cards drawn")
{
    Table t = before_the_discard("2a", "droughtbank1", "white g2", "black");
    when(&t, RED, "use risk-any; token 1; discard white");
    when(&t, RED, "?discard black; forward 1");
    then_certificates(&t, RED, 1);
    then_discard_pile(&t, RED, "white black");
    then_hand(&t, RED, "g2");
}

/* ---- Off turn ---- */

SCENARIO("[EX1] A token may be spent on another player's turn; the open question waits for the discards")
{
    Table t = given_second_edition(3);
    given_hand(&t, BLUE, "grey grey white white");
    given_draw_stack(&t, BLUE, "black green");
    then_turn_of(&t, RED);
    then_off_turn_may(&t, BLUE, "token 1");
    then_off_turn_may(&t, BLUE, "token 2");
    when_off_turn(&t, BLUE, "token 2");
    then_to_act(&t, BLUE);
    then_asked(&t, BLUE, GWT_DECIDE_DISCARD);
    then_may_only(&t, BLUE, "discard grey; discard white; discard black; discard green");
    when(&t, BLUE, "discard grey; discard grey");
    then_hand(&t, BLUE, "white white black green");
    then_discard_pile(&t, BLUE, "grey grey");
    then_tokens(&t, BLUE, 0);
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_turn_of(&t, RED);
    then_off_turn_may(&t, YELLOW, "token 2");
    then_dollars(&t, BLUE, 7);
    then_herder(&t, BLUE, "start");
}

SCENARIO("[EX1] Also in the middle of another player's action, which then goes on")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "white grey grey black");
    given_hand(&t, BLUE, "grey grey white white");
    given_draw_stack(&t, BLUE, "black");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    when_off_turn(&t, BLUE, "token 1; discard white");
    then_asked(&t, RED, GWT_DECIDE_HIRE);
    when(&t, RED, "hire cowboy row 1");
    then_dollars(&t, RED, 14);
    then_workers(&t, RED, 2, 1, 1);
    then_may(&t, RED, "use white-for-2");
    then_hand(&t, BLUE, "grey grey white black");

    Table city = given_second_edition(2);
    given_hand(&city, BLUE, "grey");
    given_draw_stack(&city, BLUE, "black");
    arrive(&city, RED, "kansas-city");
    when(&city, RED, "pass; foresight trade-alt; foresight cowboy; foresight engineer");
    when_off_turn(&city, BLUE, "token 1; discard grey");
    when(&city, RED, "certificates 0; deliver kansas-city; disc aux1");
    then_turn_of(&city, BLUE);
    then_hand(&city, BLUE, "black");
}

SCENARIO("[EX1] After the own turn a token may be spent at once, and the hand stays at its size")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey grey white white");
    when(&t, RED, "move n-a; use white-for-2; end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    then_off_turn_may(&t, RED, "token 2");
    when_off_turn(&t, RED, "token 1; discard grey");
    then_hand_count(&t, RED, 4);
    then_turn_of(&t, BLUE);
    then_off_turn_may_not(&t, RED, "token 1");
}

SCENARIO("[EX1] Two players spend tokens into each other's discards: the last one discards first")
{
    Table t = given_second_edition(3);
    given_hand(&t, BLUE, "grey grey");
    given_draw_stack(&t, BLUE, "black black");
    given_hand(&t, YELLOW, "white white");
    given_draw_stack(&t, YELLOW, "green");
    given_hand(&t, RED, "grey white");
    given_draw_stack(&t, RED, "black green");
    when_off_turn(&t, BLUE, "token 2");
    when_off_turn(&t, YELLOW, "token 1");
    then_asked(&t, YELLOW, GWT_DECIDE_DISCARD);
    then_off_turn_may(&t, RED, "token 2"); /* whose turn it is, but who is not asked now */
    when_off_turn(&t, RED, "token 1");
    then_to_act(&t, RED);
    when(&t, RED, "discard white");
    then_to_act(&t, YELLOW);
    when(&t, YELLOW, "discard white");
    then_to_act(&t, BLUE);
    then_hand(&t, BLUE, "grey grey black black");
    when(&t, BLUE, "discard grey; discard grey");
    then_turn_of(&t, RED);
    then_hand(&t, BLUE, "black black");
    then_hand(&t, YELLOW, "white green");
    then_hand_count(&t, RED, 2);
}

/* Answers this many discards, whoever owes them, with their first card. */
static void discard_all(Table *t, unsigned discards)
{
    for (; discards > 0; discards--) {
        GwtAction legal[GWT_ACTIONS_MAX];
        then_that(t, gwt_decision(&t->game).kind == GWT_DECIDE_DISCARD, "a discard is due");
        then_that(t, gwt_legal_actions(&t->game, legal) > 0, "it can be made");
        then_that(t, gwt_apply(&t->game, legal[0], NULL) == GWT_OK, "it is made");
    }
}

enum { MANY = 9 };

/* Everybody has nine tokens and nine cards to draw. */
static Table with_many_tokens(void)
{
    Table t = given_second_edition(4);
    for (unsigned seat = 0; seat < 4; seat++) {
        given_tokens(&t, seat, MANY);
        given_hand(&t, seat, "grey grey grey grey");
        given_draw_stack(&t, seat, "white white white black black black green green green");
    }
    return t;
}

/* Everything that is offered can be done. */
static void expect_answers(Table *t)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(&t->game, legal);
    for (size_t i = 0; i < count; i++) {
        Table other = *t;
        then_that(t, gwt_apply(&other.game, legal[i], NULL) == GWT_OK, "what is offered can be done");
    }
}

SCENARIO("[EX1] Many tokens of all players into each other's discards: all are asked in the end")
{
    Table t = with_many_tokens();
    unsigned spent = 0;
    for (unsigned round = 0; round < MANY; round++)
        for (unsigned seat = 0; seat < 4; seat++) {
            GwtAction tokens[2];
            size_t count = gwt_token_actions(&t.game, seat, tokens);
            for (size_t i = 0; i < count; i++) {
                Table other = t;
                then_that(&t, gwt_apply_token(&other.game, seat, tokens[i], NULL) == GWT_OK,
                          "a token that is offered can be spent");
            }
            if (count > 0)
                when_off_turn(&t, seat, "token 1");
            spent += count > 0;
            expect_answers(&t);
        }
    then_that(&t, spent >= 2 * 4, "tokens can be spent into each other");
    for (unsigned seat = 0; seat < 4; seat++)
        then_hand_count(&t, seat, 4 + MANY - t.game.players[seat].tokens);
    discard_all(&t, spent);
    then_turn_of(&t, RED);
    for (unsigned seat = 0; seat < 4; seat++)
        then_hand_count(&t, seat, 4);
}

SCENARIO("[EX1][EX4] Nine tokens of one player into each other's discards, inside an action full of questions")
{
    Table t = with_many_tokens();
    given_dollars(&t, RED, 20);
    given_job_row(&t, 1, "engineer cowboy builder cowboy");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1");
    for (unsigned i = 0; i < MANY; i++)
        when(&t, RED, "token 1");
    then_tokens(&t, RED, 0);
    then_hand_count(&t, RED, 4 + MANY);
    discard_all(&t, MANY);
    then_hand_count(&t, RED, 4);
    then_asked(&t, RED, GWT_DECIDE_EFFECT);
}

SCENARIO("[EX1] The door for tokens takes nothing else, and leaves the game alone when it refuses")
{
    Table t = given_second_edition(2), before = t;
    GwtAction legal[GWT_ACTIONS_MAX], tokens[2];
    given_tokens(&t, BLUE, 0);
    before = t;
    size_t count = gwt_legal_actions(&t.game, legal);
    then_that(&t, count > 0 && gwt_apply_token(&t.game, RED, legal[0], NULL) != GWT_OK, "no move of RED");
    then_that(&t, gwt_apply_token(&t.game, BLUE, legal[0], NULL) != GWT_OK, "no move of RED by BLUE");
    then_that(&t, gwt_apply_token(&t.game, BLUE, gwt_action(GWT_VERB_TOKEN, 1), NULL) != GWT_OK, "no token, no draw");
    then_that(&t, gwt_apply_token(&t.game, RED, gwt_action(GWT_VERB_TOKEN, 3), NULL) != GWT_OK, "no three cards");
    then_that(&t, gwt_apply_token(&t.game, RED, gwt_action(GWT_VERB_TOKEN, 0), NULL) != GWT_OK, "no none");
    then_that(&t, gwt_apply_token(&t.game, 3, gwt_action(GWT_VERB_TOKEN, 1), NULL) != GWT_OK, "nobody's token");
    then_that(&t, gwt_token_actions(&t.game, 3, tokens) == 0, "nobody has no tokens");
    then_that(&t, memcmp(&t.game, &before.game, sizeof t.game) == 0, "the game is as before");
    then_that(&t, gwt_apply_token(&t.game, RED, gwt_action(GWT_VERB_TOKEN, 1), NULL) == GWT_OK, "a token is");
}

SCENARIO("[EX1] Before Garth plays, and after him, the others may spend tokens; Garth has none")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_hand(&t, RED, "grey grey white white");
    given_draw_stack(&t, RED, "black black");
    when(&t, RED, "move n-a; aux gain; end");
    then_turn_of(&t, BLUE);
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_tokens(&t, BLUE, 0);
    then_off_turn_may(&t, RED, "token 2");
    when_off_turn(&t, RED, "token 1; discard grey");
    then_hand(&t, RED, "grey white white black");
    then_may_only(&t, BLUE, "garth");
}

SCENARIO("[EX1] When the game is over no token can be spent")
{
    Table t = given_second_edition(2);
    given_token_taken(&t, BLUE);
    given_turn(&t, RED);
    then_off_turn_may(&t, BLUE, "token 2");
    when(&t, RED, "move n-a; aux gain; ?end");
    then_over(&t);
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_off_turn_may_not(&t, RED, "token 1");
}

SCENARIO("[EX1][IN1] The others see that a token was spent and what was discarded, not what was drawn")
{
    Table t = given_second_edition(2), other = t;
    given_hand(&t, RED, "grey white");
    given_draw_stack(&t, RED, "black");
    given_hand(&other, RED, "grey black");
    given_draw_stack(&other, RED, "white");
    then_looks_alike(&t, &other, BLUE);
    Table unspent = t;
    when(&t, RED, "token 1");
    when(&other, RED, "token 1");
    then_looks_alike(&t, &other, BLUE);
    then_looks_different(&t, &unspent, BLUE);
    when(&other, RED, "discard white");
    Table same = t;
    when(&same, RED, "discard white");
    then_looks_alike(&same, &other, BLUE);
    when(&t, RED, "discard grey");
    then_looks_different(&t, &other, BLUE);
}

SCENARIO("[EX1][IN1] A spectator of a hand cannot tell from the tokens what is in it")
{
    Table t = given_second_edition(2);
    Table blue = seen_by(&t, BLUE), red = seen_by(&t, RED);
    then_off_turn_may(&blue, RED, "token 2");
    then_off_turn_may(&red, BLUE, "token 2");
    given_draw_stack(&t, RED, "");
    Table none = seen_by(&t, BLUE);
    then_off_turn_may_not(&none, RED, "token 1");
}

/* ---- EX3: the first turn ---- */

SCENARIO("[EX3] The fourth seat spends a token before its first discards: 7 cards, 9, back to 7, then 3 more discards")
{
    Table t = given_game((TableSetup){ .players = 4, .second_edition = 1, .first_turn = 1 });
    given_turn(&t, WHITE);
    then_hand_count(&t, WHITE, 7);
    then_asked(&t, WHITE, GWT_DECIDE_DISCARD);
    when(&t, WHITE, "token 2");
    then_hand_count(&t, WHITE, 9);
    when(&t, WHITE, "discard grey; discard grey");
    then_hand_count(&t, WHITE, 7);
    then_may_none(&t, WHITE, "place");
    when(&t, WHITE, "discard black; discard green");
    then_may_none(&t, WHITE, "place");
    then_hand_count(&t, WHITE, 5);
    when(&t, WHITE, "discard white");
    then_hand_count(&t, WHITE, 4);
    then_may_some(&t, WHITE, "place");
    then_may_none(&t, WHITE, "discard");
}

SCENARIO("[EX3] Or between the discards, or after them before the herder is placed")
{
    Table t = given_game((TableSetup){ .players = 3, .second_edition = 1, .first_turn = 1 });
    given_turn(&t, YELLOW);
    then_hand_count(&t, YELLOW, 6);
    Table after = t;
    when(&t, YELLOW, "discard grey; token 1");
    then_hand_count(&t, YELLOW, 6);
    when(&t, YELLOW, "discard green");
    then_hand_count(&t, YELLOW, 5);
    then_may_none(&t, YELLOW, "place");
    when(&t, YELLOW, "discard green");
    then_hand_count(&t, YELLOW, 4);
    then_may_some(&t, YELLOW, "place");

    when(&after, YELLOW, "discard grey; discard green; token 2");
    then_hand_count(&after, YELLOW, 6);
    when(&after, YELLOW, "discard grey; discard green");
    then_hand_count(&after, YELLOW, 4);
    then_may_some(&after, YELLOW, "place");
}

SCENARIO("[EX1][EX3] A token spent off turn before the own first turn leaves the surplus cards in hand")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .first_turn = 1 });
    then_hand_count(&t, BLUE, 5);
    when_off_turn(&t, BLUE, "token 2");
    then_hand_count(&t, BLUE, 7);
    when(&t, BLUE, "discard grey; discard grey");
    then_hand_count(&t, BLUE, 5);
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    when(&t, RED, "place n-a; aux gain; ?end");
    then_asked(&t, BLUE, GWT_DECIDE_DISCARD);
    when(&t, BLUE, "discard green");
    then_hand_count(&t, BLUE, 4);
    then_may_some(&t, BLUE, "place");
}

/* ---- EX4: inside another draw-then-discard ---- */

SCENARIO("[EX4] Inside the auxiliary draw the token's discards come first, the others stay due")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux2");
    given_hand(&t, RED, "grey grey grey grey");
    given_draw_stack(&t, RED, "white white white black");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux draw double");
    then_hand_count(&t, RED, 6);
    when(&t, RED, "token 2");
    then_hand(&t, RED, "grey grey grey grey white white white black");
    when(&t, RED, "discard grey; discard grey");
    then_hand_count(&t, RED, 6);
    then_asked(&t, RED, GWT_DECIDE_DISCARD);
    when(&t, RED, "discard grey; discard grey");
    then_hand(&t, RED, "white white white black");
    then_may_none(&t, RED, "discard");
    then_may(&t, RED, "end");
}

SCENARIO("[EX4] Also after one of two discards, and inside the discards of another token")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 2);
    given_hand(&t, RED, "grey grey grey grey");
    given_draw_stack(&t, RED, "white white white");
    when(&t, RED, "token 2; discard grey; token 1");
    then_hand(&t, RED, "grey grey grey white white white");
    when(&t, RED, "discard grey");
    then_hand_count(&t, RED, 5);
    then_may_none(&t, RED, "move");
    when(&t, RED, "discard grey");
    then_hand(&t, RED, "grey white white white");
    then_may_some(&t, RED, "move");
    then_tokens(&t, RED, 0);
}

SCENARIO("[EX4][DK2] Between the three cards of an objective card and their discards")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "d1 grey grey grey");
    given_draw_stack(&t, RED, "white white white black");
    when(&t, RED, "play d1; ?take; draw 3; discard grey; token 1");
    then_hand(&t, RED, "grey grey white white white black");
    when(&t, RED, "discard black");
    when(&t, RED, "discard grey; discard grey");
    then_hand(&t, RED, "white white white");
    then_may_some(&t, RED, "move");
}

/* ---- EX5: something to draw ---- */

SCENARIO("[EX5] With draw stack and discard pile both empty a token cannot be spent, on turn or off turn")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green black white");
    given_draw_stack(&t, RED, "");
    given_hand(&t, BLUE, "grey green");
    given_draw_stack(&t, BLUE, "");
    then_may_none(&t, RED, "token");
    then_off_turn_may_not(&t, RED, "token 1");
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_tokens(&t, RED, 1);
    given_discard_pile(&t, RED, "yellow");
    then_may(&t, RED, "token 1");
    then_off_turn_may_not(&t, BLUE, "token 1");
}

SCENARIO("[EX5][DK1] An empty draw stack is made anew from the discard pile for a token")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "white white");
    when(&t, RED, "token 2");
    then_hand(&t, RED, "grey white white");
    then_discard_count(&t, RED, 0);
    when(&t, RED, "discard white; discard grey");
    then_hand(&t, RED, "white");
    then_discard_pile(&t, RED, "white grey");

    /* One card in the stack, one in the pile: the pile is shuffled only for the second card. */
    Table both = given_second_edition(2);
    given_hand(&both, RED, "grey");
    given_draw_stack(&both, RED, "black");
    given_discard_pile(&both, RED, "white");
    Table one = both;
    when(&both, RED, "token 2");
    then_hand(&both, RED, "grey black white");
    when(&one, RED, "token 1");
    then_hand(&one, RED, "grey black");
    then_discard_pile(&one, RED, "white");
}

SCENARIO("[EX5][EX1] Only one card to draw: one is drawn, and one discarded")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey white");
    given_draw_stack(&t, RED, "black");
    when(&t, RED, "token 1");
    then_hand(&t, RED, "grey white black");
    when(&t, RED, "discard grey");
    then_hand(&t, RED, "white black");
    then_may_some(&t, RED, "move");
}

SCENARIO("[EX1] With an empty hand the card drawn is the card discarded")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "");
    given_draw_stack(&t, RED, "black");
    when(&t, RED, "token 1; ?discard black");
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, "black");
    then_tokens(&t, RED, 0);
}

/* ---- Where they come from, in one game ---- */

SCENARIO("[EX1][TR1] A token gained inside an action may be spent in the very same turn")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 0);
    given_hand(&t, RED, "grey grey");
    given_draw_stack(&t, RED, "white");
    given_tile(&t, "trade1", "trade-alt");
    given_tile(&t, "trade4", "trade-alt");
    arrive(&t, RED, "n-d");
    then_may_none(&t, RED, "token");
    when(&t, RED, "use trade; trade trade1");
    then_may(&t, RED, "token 1");
    when(&t, RED, "token 1; discard grey; use auxiliary; aux gain");
    then_hand(&t, RED, "grey white");
    then_tokens(&t, RED, 0);
}
