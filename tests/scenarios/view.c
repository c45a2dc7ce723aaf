/* SPDX-License-Identifier: MIT */
/* view.c - who sees what. The strongest scenarios set two tables that differ only in what a seat cannot see, play the
 * same actions at both, and compare that seat's views byte by byte. */
#include <string.h>
#include "gwt/check.h"
#include "gwt/view.h"
#include "notation/action_text.h"
#include "table.h"

static GwtGame view_of(const Table *t, unsigned seat)
{
    GwtGame view;
    gwt_view_for(&t->game, seat, &view);
    return view;
}

static int same_view(const Table *a, const Table *b, unsigned seat)
{
    GwtGame left = view_of(a, seat), right = view_of(b, seat);
    return memcmp(&left, &right, sizeof left) == 0;
}

enum { NOBODY = 99 }; /* as a seat: a spectator */

/* Two tables whose difference RED may see, BLUE and spectators may not. */
static void expect_hidden_from_blue(Table *a, const Table *b)
{
    then_that(a, same_view(a, b, BLUE), "BLUE sees no difference");
    then_that(a, same_view(a, b, NOBODY), "a spectator sees no difference");
    then_that(a, memcmp(&a->game, &b->game, sizeof a->game) != 0, "the tables differ");
}

/* ---- Public and hidden ---- */

SCENARIO("[IN1][IN3] The hand is hidden from the others: its division from the draw stack makes no difference to them")
{
    Table a = given_players(2), b = a;
    given_hand(&a, RED, "grey green black white");
    given_hand(&b, RED, "grey grey grey green");
    given_turn(&a, RED);
    given_turn(&b, RED);
    expect_hidden_from_blue(&a, &b);
    then_that(&a, !same_view(&a, &b, RED), "RED sees the own hand");

    GwtGame blue = view_of(&a, BLUE), red = view_of(&a, RED);
    then_that(&a, gwt_cards_count(&blue.players[RED].hand) == 0, "BLUE sees no card of RED's hand");
    then_that(&a, blue.players[RED].hand_count == 4 && blue.players[RED].draw_count == 10, "the counts are true");
    then_that(&a, gwt_cards_count(&blue.players[BLUE].hand) == 4, "BLUE sees the own hand");
    then_that(&a, memcmp(&red.players[RED].hand, &a.game.players[RED].hand, sizeof(GwtCards)) == 0,
              "RED sees the own hand as it is");
    then_that(&a, red.viewer == RED && blue.viewer == BLUE, "a view says whose it is");
}

SCENARIO("[IN3] Hand and draw stack together are public: their cards, not how they are divided")
{
    Table t = given_players(3);
    given_hand(&t, RED, "grey purple-5 brown-4 white");
    GwtGame view = view_of(&t, YELLOW);
    const GwtPlayer *seen = &view.players[RED], *real = &t.game.players[RED];
    for (unsigned card = 0; card < GWT_CARDS; card++)
        then_that(&t,
                  gwt_cards_of(&seen->hand, card) + gwt_cards_of(&seen->draw, card) ==
                      gwt_cards_of(&real->hand, card) + gwt_cards_of(&real->draw, card),
                  "the view holds the same cards in hand and draw stack");
}

SCENARIO("[IN1] Hidden from everybody is what comes next: neither the own view nor another one holds the key")
{
    Table a = given_players(2), b = a;
    gwt_key_from_seed(77, b.game.key);
    b.game.draws += 5;
    for (unsigned seat = 0; seat < 2; seat++) {
        GwtGame view = view_of(&a, seat);
        then_that(&a, same_view(&a, &b, seat), "the key makes no difference to anybody");
        then_that(&a, view.key[0] == 0 && view.key[1] == 0 && view.draws == 0, "the view has no key");
    }
    expect_hidden_from_blue(&a, &b);
}

SCENARIO("[IN1] Boards, money, workers, discs, markets, displays, areas and discard piles are public")
{
    Table t = given_players(2);
    given_building(&t, RED, "4a", "bc1");
    given_tile(&t, "rock2", "rock-green-3");
    given_dollars(&t, RED, 33);
    given_workers(&t, RED, 2, 3, 1);
    given_engine(&t, RED, "t2");
    given_certificates(&t, RED, 2);
    given_collected(&t, RED, "trade-green flood-black-2");
    given_owned_master(&t, RED, "sm1");
    given_city_disc(&t, RED, "wichita", "aux3");
    given_station_disc(&t, RED, "st2", "step1");
    given_discard_pile(&t, RED, "yellow g2");
    given_objective_area(&t, RED, "m2");
    GwtGame view = view_of(&t, BLUE);

    GwtGame expected = t.game;
    GwtPlayer *red = &expected.players[RED];
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        red->draw.cattle[card] = (uint8_t)(red->draw.cattle[card] + red->hand.cattle[card]);
    memset(&red->hand, 0, sizeof red->hand);
    expected.key[0] = expected.key[1] = expected.draws = 0;
    expected.viewer = BLUE;
    then_that(&t, memcmp(&view, &expected, sizeof view) == 0, "everything but RED's hand and the key is in the view");
}

SCENARIO("[IN1] A spectator sees no hand at all, and the view of a view is the view itself")
{
    Table t = given_players(4);
    GwtGame view = view_of(&t, NOBODY), again;
    then_that(&t, view.viewer == GWT_SPECTATOR, "the viewer is a spectator");
    for (unsigned seat = 0; seat < 4; seat++)
        then_that(&t, gwt_cards_count(&view.players[seat].hand) == 0 && view.players[seat].hand_count == 4,
                  "every hand is hidden, its size is not");
    GwtGame own = view_of(&t, WHITE);
    gwt_view_for(&own, WHITE, &again);
    then_that(&t, memcmp(&own, &again, sizeof own) == 0, "nothing changes the second time");
    gwt_view_for(&view, NOBODY, &again);
    then_that(&t, memcmp(&view, &again, sizeof view) == 0, "nothing changes for a spectator either");
    then_that(&t, gwt_check(&own, NULL) == GWT_PROBLEM_NONE, "a view is a possible position");
}

SCENARIO("[IN1] The player to act has the same actions in the own view; a view itself cannot be played on")
{
    GwtAction full[GWT_ACTIONS_MAX], seen[GWT_ACTIONS_MAX];
    Table t = given_players(2);
    given_hand(&t, RED, "g2 green white grey");
    arrive(&t, RED, "n-b");
    GwtGame view = view_of(&t, RED);
    size_t count = gwt_legal_actions(&t.game, full);
    then_that(&t, gwt_legal_actions(&view, seen) == count, "as many actions");
    then_that(&t, memcmp(full, seen, count * sizeof full[0]) == 0, "the same actions");
    then_that(&t, gwt_apply(&view, seen[0], NULL) == GWT_ERR_VIEW, "a view is not played on");
}

/* ---- The same actions at two tables ---- */

static void both(Table *a, Table *b, unsigned seat, const char *actions)
{
    when(a, seat, actions);
    when(b, seat, actions);
}

/* RED holds g2 at one table and has it in the draw stack at the other; the keys differ as well. */
static void two_tables(Table *a, Table *b)
{
    *a = given_players(2);
    *b = *a;
    given_hand(a, RED, "g2 grey grey white");
    given_draw_stack(a, RED, "green black green black");
    given_hand(b, RED, "green grey grey white");
    given_draw_stack(b, RED, "g2 black green black");
    gwt_key_from_seed(1234, b->game.key);
    given_turn(a, RED);
    given_turn(b, RED);
}

SCENARIO("[IN1] Whether a question is asked tells nothing of the hand: phase B with and without a card to play")
{
    Table a, b;
    two_tables(&a, &b);
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "move n-a");
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "aux gain");
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "end");
    expect_hidden_from_blue(&a, &b);
    then_turn_of(&a, BLUE);
    then_turn_of(&b, BLUE);
}

SCENARIO("[IN1] Whether a question is asked tells nothing of the hand: arrival in Kansas City")
{
    Table a, b;
    two_tables(&a, &b);
    given_herder(&a, RED, "gk1");
    given_herder(&b, RED, "gk1");
    both(&a, &b, RED, "move kansas-city");
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "pass; foresight trade-green; foresight cowboy");
    expect_hidden_from_blue(&a, &b);
}

SCENARIO("[IN1][IN3] Drawn cards stay hidden, discarded ones are seen")
{
    Table a, b;
    two_tables(&a, &b);
    both(&a, &b, RED, "move n-a; use white-for-2");
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "end");
    then_turn_of(&a, BLUE);
    then_turn_of(&b, BLUE);
    expect_hidden_from_blue(&a, &b);
    GwtGame view = view_of(&a, BLUE);
    then_that(&a, gwt_cards_of(&view.players[RED].discard, GWT_CARD_WHITE) == 1, "BLUE sees the white card");
    then_that(&a, view.players[RED].hand_count == 4 && gwt_cards_count(&view.players[RED].hand) == 0,
              "BLUE does not see what was drawn");
}

SCENARIO("[IN1] A card drawn and the choice what to discard tell the others no more than the discard itself")
{
    Table a, b;
    two_tables(&a, &b);
    both(&a, &b, RED, "move n-a; aux draw");
    expect_hidden_from_blue(&a, &b);
    both(&a, &b, RED, "discard grey");
    expect_hidden_from_blue(&a, &b);
}

/* ---- What comes to light ---- */

SCENARIO("[IN2] At the income the whole hand is seen, and lies on the discard pile afterwards")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey purple-5 g2 white");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    GwtGame view = view_of(&t, BLUE);
    then_that(&t, memcmp(&view.players[RED].discard, &t.game.players[RED].discard, sizeof(GwtCards)) == 0,
              "BLUE sees all the cards");
    then_that(&t, gwt_cards_of(&view.players[RED].discard, GWT_CARD_G2) == 1, "the objective card too");
}

SCENARIO("[IN2] Trashed and bought cards, and a blind objective card on a discard pile, are seen by all")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "2");
    given_dollars(&t, RED, 20);
    Table buy = t, blind = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux trash; ?engine 1; trash black");
    GwtGame view = view_of(&t, BLUE);
    then_that(&t, view.box.cattle[GWT_CARD_BLACK] == 1, "the trashed card is seen");

    arrive(&buy, RED, "n-e");
    when(&buy, RED, "use buy-cattle; buy red with 1");
    view = view_of(&buy, BLUE);
    then_that(&buy, view.players[RED].discard.cattle[GWT_CARD_RED] == 1, "the bought card is seen");

    given_objective_stack(&blind, "m5");
    arrive(&blind, RED, "n-c");
    when(&blind, RED, "use objective; objective stack");
    view = view_of(&blind, BLUE);
    then_that(&blind, gwt_cards_of(&view.players[RED].discard, GWT_CARD_M5) == 1, "the card from the stack is seen");
}

/* RED takes an objective card to hand by 6b. */
static Table taking_to_hand(const char *stack)
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "6" });
    given_building(&t, RED, "6b", "ab1");
    given_objective_stack(&t, stack);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard grey");
    return t;
}

SCENARIO("[IN2] A card of the display taken to hand by 6b is known to be there until it is played or discarded")
{
    Table t = taking_to_hand("m4 m5");
    when(&t, RED, "objective g1");
    GwtGame view = view_of(&t, BLUE);
    then_that(&t, gwt_cards_count(&view.players[RED].hand) == 1, "one card of the hand is known");
    then_that(&t, gwt_cards_of(&view.players[RED].hand, GWT_CARD_G1) == 1, "it is g1");
    then_that(&t, view.players[RED].hand_count == 4, "the hand has four cards");
    when(&t, RED, "play g1; pass");
    view = view_of(&t, BLUE);
    then_that(&t, gwt_cards_count(&view.players[RED].hand) == 0, "nothing of the hand is known any more");
    then_that(&t, gwt_objectives_of(view.players[RED].area, GWT_CARD_G1) == 1, "g1 lies in the area");
}

SCENARIO("[IN2][IN3] The top card of the stack taken to hand by 6b is seen by its owner alone")
{
    /* The same two cards unseen: one to hand, the other left. Which one, BLUE cannot know. */
    Table a = taking_to_hand("m4 m5"), b = a;
    int differ = 0;
    for (uint64_t seed = 0; seed < 40 && !differ; seed++) {
        b = a;
        gwt_key_from_seed(seed, b.game.key);
        Table drawn = a;
        when(&drawn, RED, "objective stack");
        when(&b, RED, "objective stack");
        differ = drawn.game.players[RED].hand.objectives != b.game.players[RED].hand.objectives;
        if (differ)
            a = drawn;
    }
    then_that(&a, differ, "with some key the other card comes");
    expect_hidden_from_blue(&a, &b);
    then_that(&a, !same_view(&a, &b, RED), "RED knows the card");

    GwtGame view = view_of(&a, BLUE);
    then_that(&a, view.players[RED].hand_blind_count == 1, "that RED holds such a card is known");
    then_that(&a, view.players[RED].hand_count == 4, "the hand has four cards");
    then_that(&a, view.objective_stack_count == 1, "one card is left in the stack");
    then_that(&a,
              gwt_objectives_of(view.objective_stack, GWT_CARD_M4) &&
                  gwt_objectives_of(view.objective_stack, GWT_CARD_M5),
              "either of the two may be the one in the stack");

    /* Playing it brings it to light. */
    when(&a, RED, gwt_cards_of(&a.game.players[RED].hand, GWT_CARD_M4) ? "play m4; pass" : "play m5; pass");
    view = view_of(&a, BLUE);
    then_that(&a, view.players[RED].hand_blind_count == 0, "no unseen card is left in the hand");
    then_that(&a, view.players[RED].area == a.game.players[RED].area, "the card is seen in the area");
    then_that(&a, view.objective_stack == a.game.objective_stack, "and so it is known what is in the stack");
}

SCENARIO("[IN2] What happened is told without naming a card that only its owner has seen")
{
    Table t = taking_to_hand("m4 m5");
    GwtAction action;
    GwtEvents events;
    memset(&events, 0, sizeof events);
    then_may(&t, RED, "objective stack");
    notation_action_parse(&t.game, "objective stack", &action);
    then_that(&t, gwt_apply(&t.game, action, &events) == GWT_OK, "the card is taken");
    unsigned gained = 0;
    for (unsigned i = 0; i < events.count; i++)
        if (events.list[i].code == GWT_EVENT_OBJECTIVE_GAINED) {
            gained++;
            then_that(&t, events.list[i].a == GWT_CARD_STACK && events.list[i].b == 1, "the card is not named");
        }
    then_that(&t, gained == 1, "that a card was gained is told");
}

/* ---- Dealing the hidden rest ---- */

SCENARIO("[IN1][IN3] Every game dealt from a view is one its seat could not tell from the real one")
{
    Table t = taking_to_hand("m4 m5 r5");
    when(&t, RED, "objective stack");
    GwtGame view = view_of(&t, BLUE);
    unsigned hands = 0;
    GwtGame first;
    for (uint64_t seed = 0; seed < 50; seed++) {
        uint64_t key[2];
        Table dealt = t;
        gwt_key_from_seed(seed, key);
        gwt_sample(&view, key, &dealt.game);
        GwtGame again = view_of(&dealt, BLUE);
        then_that(&dealt, dealt.game.viewer == GWT_NONE, "it is a full game");
        then_that(&dealt, gwt_check(&dealt.game, NULL) == GWT_PROBLEM_NONE, "it is possible");
        then_that(&dealt, memcmp(&again, &view, sizeof view) == 0, "BLUE's view of it is the same");
        if (seed == 0)
            first = dealt.game;
        else
            hands += memcmp(&first.players[RED].hand, &dealt.game.players[RED].hand, sizeof(GwtCards)) != 0;
    }
    then_that(&t, hands > 10, "the hands differ");
}
