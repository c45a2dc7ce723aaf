/* SPDX-License-Identifier: MIT */
/* simmental.c - the variant of the second edition with orange cattle cards of three stages (rulings SI1 to SI5):
 * set-up, market, what they can be discarded for, the rise at the end of the income, and the score. */
#include <stdio.h>
#include "table.h"

static Table with_simmental(unsigned players)
{
    return given_game((TableSetup){ .players = players, .second_edition = 1, .simmental = 1 });
}

static const char foresights[] = "pass; foresight trade-green; foresight cowboy; foresight engineer";

/* RED has shown this hand in Kansas City, used no certificate and taken the dollars; cash was 0. */
static Table after_the_income(const char *hand)
{
    Table t = with_simmental(2);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0");
    return t;
}

/* ---- Set-up ---- */

static unsigned cards_of(const uint8_t *heap)
{
    unsigned cards = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        cards += heap[card];
    return cards;
}

SCENARIO("[SI5][R2 Simmental] Eight calves in the market stack, 9, 12 or 15 cards face up, the others beside the board")
{
    unsigned face_up = 0;
    for (unsigned players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 40; seed++) {
            Table t = given_dealt((TableSetup){ .players = players, .second_edition = 1, .simmental = 1 }, seed);
            then_market_count(&t, 3 + 3 * players);
            then_market_stack_count(&t, 36 + 8 - (3 + 3 * players));
            then_side_stacks(&t, 8, 8);
            then_that(&t, t.game.market[GWT_CARD_CALF] + t.game.market_stack[GWT_CARD_CALF] == 8, "eight calves");
            then_that(&t, t.game.market[GWT_CARD_HEIFER] + t.game.market_stack[GWT_CARD_HEIFER] == 0, "no heifers");
            then_that(&t, t.game.market[GWT_CARD_COW] + t.game.market_stack[GWT_CARD_COW] == 0, "no cows");
            face_up += t.game.market[GWT_CARD_CALF];
        }
    Table t = with_simmental(2);
    then_that(&t, face_up > 120, "the calves are shuffled in");
}

SCENARIO("[SI5] Without the variant there is no orange card, and the first edition does not know it")
{
    Table t = given_dealt((TableSetup){ .players = 4, .second_edition = 1 }, 3);
    then_market_count(&t, 13);
    then_market_stack_count(&t, 23);
    then_that(&t, t.game.market[GWT_CARD_CALF] + t.game.market_stack[GWT_CARD_CALF] == 0, "no calves");
    then_side_stacks(&t, 0, 0);
    then_refused((TableSetup){ .players = 2, .simmental = 1 });
    then_refused((TableSetup){ .players = 2, .simmental = 1, .north = 1 });
}

SCENARIO("[KC3][SI5] The yellow arrow refills the market to 9, 12 or 15 cards")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = with_simmental(players);
        given_token_row(&t, 6);
        given_job_row(&t, 6, players == 2 ? "cowboy" : players == 3 ? "cowboy cowboy" : "cowboy cowboy cowboy");
        given_market(&t, "yellow calf");
        Table full = t;
        arrive(&t, RED, "kansas-city");
        when(&t, RED, "pass; foresight trade-green");
        then_market_count(&t, 2);
        when(&t, RED, "foresight cowboy");
        then_token_row(&t, 7);
        then_market_count(&t, 3 + 3 * players);
        then_that(&t, cards_of(t.game.market) + cards_of(t.game.market_stack) == 44, "from the market stack");

        given_market(&full,
                     "yellow yellow yellow yellow yellow red red red red red blue blue blue blue calf calf calf");
        arrive(&full, RED, "kansas-city");
        when(&full, RED, "pass; foresight trade-green; foresight cowboy");
        then_market_count(&full, 17);
    }
}

/* ---- The market ---- */

static Table buying(unsigned cowboys, unsigned dollars, const char *market)
{
    Table t = with_simmental(2);
    given_workers(&t, RED, cowboys, 1, 1);
    given_dollars(&t, RED, dollars);
    given_market(&t, market);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    return t;
}

SCENARIO("[SI5][CM1] A calf costs one cowboy and 8 dollars or two cowboys and 5 dollars")
{
    Table t = buying(2, 8, "calf yellow"), two = t;
    when(&t, RED, "buy calf with 1");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "calf");
    then_market(&t, "yellow");
    when(&two, RED, "buy calf with 2");
    then_dollars(&two, RED, 3);
    then_discard_pile(&two, RED, "calf");
    then_may_none(&two, RED, "buy");

    Table poor = buying(2, 7, "calf brown-3"), one = buying(1, 8, "calf brown-3"), broke = buying(2, 4, "calf yellow");
    then_may_not(&poor, RED, "buy calf with 1");
    then_may(&poor, RED, "buy calf with 2");
    then_may(&one, RED, "buy calf with 1");
    then_may_not(&one, RED, "buy calf with 2");
    then_may_none(&broke, RED, "buy calf");
    then_may(&broke, RED, "buy yellow with 2");
}

SCENARIO("[SI5][CM4] A calf is never part of a pair, and not to be had at any other price")
{
    Table t = buying(6, 100, "calf calf calf yellow red brown-3 brown-4 purple-5");
    then_may_not(&t, RED, "buy calf with 3");
    then_may_not(&t, RED, "buy calf with 4");
    then_may_none(&t, RED, "buy pair calf");
    when(&t, RED, "buy pair yellow with 3");
    then_may_none(&t, RED, "second calf");
    when(&t, RED, "?second red; buy calf with 1; buy calf with 2");
    then_dollars(&t, RED, 100 - 5 - 8 - 5);
    then_discard_pile(&t, RED, "yellow red calf calf");
    then_may_none(&t, RED, "buy");
}

SCENARIO("[SI5] Only calves that lie in the market can be bought, heifers and cows never")
{
    Table t = buying(6, 100, "yellow red");
    then_may_none(&t, RED, "buy calf");
    then_may_none(&t, RED, "buy heifer");
    then_may_none(&t, RED, "buy cow");
    Table up = with_simmental(2);
    given_workers(&up, RED, 2, 1, 1);
    given_dollars(&up, RED, 20);
    given_market(&up, "yellow");
    given_market_stack(&up, "calf calf");
    arrive(&up, RED, "n-e");
    when(&up, RED, "use buy-cattle; turn-up");
    then_market(&up, "yellow calf calf");
    when(&up, RED, "buy calf with 1");
    then_dollars(&up, RED, 12);
}

/* ---- SI2, SI3: discarding ---- */

SCENARIO("[SI2] Orange cards go for `any cattle card`: at 8b and for the weaker risk action")
{
    static const char *const cards[] = { "calf", "heifer", "cow" };
    for (unsigned i = 0; i < 3; i++) {
        char discard[24];
        snprintf(discard, sizeof discard, "discard %s", cards[i]);
        Table t = with_simmental(2);
        given_building(&t, RED, "8b", "droughtbank1");
        given_hand(&t, RED, cards[i]);
        given_dollars(&t, RED, 0);
        arrive(&t, RED, "droughtbank1");
        Table risk = t;
        when(&t, RED, "use any-for-6-and-objective");
        then_may(&t, RED, discard);
        when(&t, RED, discard);
        when(&t, RED, "objective g1");
        then_dollars(&t, RED, 6);
        then_discard_pile(&t, RED, cards[i]);
        when(&risk, RED, "use risk-any");
        when(&risk, RED, discard);
        when(&risk, RED, "forward 1");
        then_certificates(&risk, RED, 1);
    }
}

SCENARIO("[SI2] Orange cards never go for a colour or value icon, whatever their breeding value")
{
    static const struct {
        const char *tile, *space, *action;
    } icons[] = {
        { NULL, "n-a", "use white-for-2" },        { NULL, "n-b", "use green-for-2" },
        { NULL, "n-e", "use black-for-2" },        { "2a", "ab1", "use white-for-4" },
        { "5a", "ab1", "use value-3-for-7" },      { "2b", "ab1", "use grey-for-2" },
        { "2b", "ab1", "use green-for-engine-2" }, { "5b", "ab1", "use black-for-certificates-2" },
        { "2a", "floodbank2", "use risk-grey" },   { "1b", "ab1", "use objective-for-certificates-2" },
    };
    for (unsigned i = 0; i < sizeof icons / sizeof icons[0]; i++) {
        Table t = with_simmental(2);
        if (icons[i].tile)
            given_building(&t, RED, icons[i].tile, icons[i].space);
        given_hand(&t, RED, "calf calf heifer heifer cow cow");
        arrive(&t, RED, icons[i].space);
        then_may_not(&t, RED, icons[i].action);
        given_hand(&t, RED, "calf white green black grey yellow g2");
        arrive(&t, RED, icons[i].space);
        then_may(&t, RED, icons[i].action);
        when(&t, RED, icons[i].action);
        then_may_none(&t, RED, "discard calf");
    }
}

SCENARIO("[SI2] Nor for an engineer's bonus, which shows a grey card")
{
    Table t = with_simmental(2);
    given_job_row(&t, 1, "engineer cowboy");
    given_hand(&t, RED, "calf heifer cow");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1");
    then_may_not(&t, RED, "take");
}

SCENARIO("[SI2] A calf has the value 2, but is not one of the three starter breeds that a branchlet asks for")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .simmental = 1 });
    given_hand(&t, RED, "calf calf green");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "discard calf");
    given_hand(&t, RED, "calf calf heifer grey");
    arrive(&t, RED, "n-g");
    then_may_none(&t, RED, "aux branchlet");
}

SCENARIO("[SI3] Two orange cards of whatever stages are a pair, at F and at 3a")
{
    static const struct {
        const char *hand, *first, *second;
    } pairs[] = {
        { "calf calf grey", "discard calf", "?discard calf" },
        { "calf heifer grey", "discard calf", "?discard heifer" },
        { "calf cow grey", "discard calf", "?discard cow" },
        { "heifer cow grey", "discard heifer", "?discard cow" },
        { "cow cow grey", "discard cow", "?discard cow" },
    };
    for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        Table t = with_simmental(2);
        given_building(&t, RED, "3a", "ab1");
        given_hand(&t, RED, pairs[i].hand);
        given_dollars(&t, RED, 0);
        Table f = t;
        arrive(&t, RED, "ab1");
        when(&t, RED, "use pair-for-3");
        when(&t, RED, pairs[i].first);
        when(&t, RED, pairs[i].second);
        then_dollars(&t, RED, 3);
        then_hand(&t, RED, "grey");
        then_discard_count(&t, RED, 2);
        arrive(&f, RED, "n-f");
        when(&f, RED, "use pair-for-4");
        when(&f, RED, pairs[i].first);
        when(&f, RED, pairs[i].second);
        then_dollars(&f, RED, 4);
        then_hand(&f, RED, "grey");
    }
}

SCENARIO("[SI3] An orange card is no pair with another breed of its value, and one orange card is none")
{
    Table t = with_simmental(2);
    given_hand(&t, RED, "calf white brown-3 purple-5");
    arrive(&t, RED, "n-f");
    then_may_not(&t, RED, "use pair-for-4");
    given_hand(&t, RED, "heifer brown-3 cow purple-5 brown-4");
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4");
    then_may(&t, RED, "discard heifer");
    then_may(&t, RED, "discard brown-3");
    then_may_not(&t, RED, "discard purple-5");
    when(&t, RED, "discard heifer");
    then_may_not(&t, RED, "discard brown-3");
    when(&t, RED, "?discard cow");
    then_hand(&t, RED, "brown-3 purple-5 brown-4");
}

/* ---- SI1: income ---- */

static void expect_income(const char *hand, unsigned dollars)
{
    Table t = after_the_income(hand);
    then_dollars(&t, RED, dollars);
}

SCENARIO("[SI1][KC4] The three stages are one breed at the income: the best one counts, once")
{
    expect_income("calf", 2);
    expect_income("heifer", 4);
    expect_income("cow", 5);
    expect_income("calf calf calf", 2);
    expect_income("calf heifer", 4);
    expect_income("heifer calf calf", 4);
    expect_income("calf heifer cow", 5);
    expect_income("cow cow heifer", 5);
}

SCENARIO("[SI1][KC4] Orange is a breed of its own: it counts beside others of the same value")
{
    expect_income("calf green black white", 8);
    expect_income("heifer brown-3 brown-4", 8);
    expect_income("cow purple-5 white", 12);
    expect_income("calf heifer cow grey g2", 6);
}

/* ---- SI1: the rise ---- */

SCENARIO("[SI1] After the dollars and before the hand is discarded any number of calves may rise, then heifers")
{
    Table t = after_the_income("calf calf heifer white");
    then_dollars(&t, RED, 4 + 2);
    then_hand(&t, RED, "calf calf heifer white");
    then_asked(&t, RED, GWT_DECIDE_RAISE);
    then_may_only(&t, RED, "raise 0; raise 1; raise 2");
    when(&t, RED, "raise 2");
    then_boxed_cards(&t, "calf", 2);
    then_side_stacks(&t, 5, 8); /* one was in hand from the start */
    then_discard_pile(&t, RED, "heifer heifer");
    then_asked(&t, RED, GWT_DECIDE_RAISE);
    then_may_only(&t, RED, "raise 0; raise 1"); /* not the two new ones */
    when(&t, RED, "raise 1");
    then_boxed_cards(&t, "heifer", 1);
    then_side_stacks(&t, 5, 7);
    then_hand_count(&t, RED, 0);
    then_discard_pile(&t, RED, "heifer heifer cow white");
    then_dollars(&t, RED, 6);
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
}

SCENARIO("[SI1] Each may be refused, wholly or in part; what stays in hand is discarded as it is")
{
    Table t = after_the_income("calf calf calf heifer heifer");
    Table none = t;
    when(&t, RED, "raise 1");
    when(&t, RED, "raise 1");
    then_discard_pile(&t, RED, "calf calf heifer heifer cow");
    then_side_stacks(&t, 5, 7);
    when(&none, RED, "raise 0; raise 0");
    then_discard_pile(&none, RED, "calf calf calf heifer heifer");
    then_side_stacks(&none, 6, 8);
    then_boxed_cards(&none, "calf", 0);
    then_asked(&none, RED, GWT_DECIDE_DELIVERY);
}

SCENARIO("[SI1] New cards do not change the total: the delivery goes as far as the old ones")
{
    Table t = after_the_income("calf white green"); /* 6 */
    when(&t, RED, "raise 1");
    then_dollars(&t, RED, 6);
    then_may(&t, RED, "deliver bloomington");
    then_may_not(&t, RED, "deliver peoria");
    then_may_not(&t, RED, "raise 1");
}

SCENARIO("[SI1] A card rises once in a visit: a hand of calves alone is asked once")
{
    Table t = after_the_income("calf calf");
    when(&t, RED, "raise 2");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_discard_pile(&t, RED, "heifer heifer");
    then_side_stacks(&t, 6, 8);
}

SCENARIO("[SI1] Heifers alone rise to cows; cows and other cards rise no more")
{
    Table t = after_the_income("heifer heifer cow"), cows = after_the_income("cow cow white");
    then_may_only(&t, RED, "raise 0; raise 1; raise 2");
    when(&t, RED, "raise 2");
    then_discard_pile(&t, RED, "cow cow cow");
    then_boxed_cards(&t, "heifer", 2);
    then_asked(&cows, RED, GWT_DECIDE_DELIVERY);
    then_discard_pile(&cows, RED, "cow cow white");
}

SCENARIO("[SI1] Only hand cards rise, not those of the draw stack or the discard pile")
{
    Table t = with_simmental(2);
    given_hand(&t, RED, "white");
    given_draw_stack(&t, RED, "calf calf");
    given_discard_pile(&t, RED, "calf heifer");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_discard_pile(&t, RED, "calf heifer white");
}

SCENARIO("[SI1] The certificates are settled before: they count for the dollars and the city, the rise does not")
{
    Table t = with_simmental(2);
    given_hand(&t, RED, "calf white");
    given_certificates(&t, RED, 2);
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    then_may_none(&t, RED, "raise");
    when(&t, RED, "certificates 2");
    then_dollars(&t, RED, 6);
    when(&t, RED, "raise 1");
    then_may_none(&t, RED, "certificates");
    then_may(&t, RED, "deliver bloomington");
    then_may_not(&t, RED, "deliver peoria");
}

SCENARIO("[SI1][XD1] An extraordinary delivery has no income, so nothing rises")
{
    Table t = with_simmental(2);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, "9");
    given_hand(&t, RED, "calf heifer");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine 5; deliver fulton; disc aux1");
    then_may_none(&t, RED, "raise");
    then_hand(&t, RED, "calf heifer");
}

/* One more visit with this hand, the foresight columns as on the known table; ends after the dollars. */
static void visit_again(Table *t, const char *hand)
{
    given_foresight(t, 1, "trade-green trade-alt");
    given_foresight(t, 2, "cowboy builder");
    given_foresight(t, 3, "engineer cowboy");
    given_discard_pile(t, RED, "");
    given_hand(t, RED, hand);
    arrive(t, RED, "kansas-city");
    when(t, RED, foresights);
    when(t, RED, "certificates 0");
}

SCENARIO("[SI1] Two visits bring a calf up to a cow, one stage at a time, and a third one nothing more")
{
    Table t = after_the_income("calf");
    when(&t, RED, "raise 1; deliver kansas-city; disc aux1");
    then_discard_pile(&t, RED, "heifer");
    visit_again(&t, "heifer");
    then_asked(&t, RED, GWT_DECIDE_RAISE);
    when(&t, RED, "raise 1; deliver kansas-city; disc aux2");
    then_discard_pile(&t, RED, "cow");
    visit_again(&t, "cow");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_discard_pile(&t, RED, "cow");
}

SCENARIO("[EX2][SI1] At the rise a token may be spent: a calf drawn rises as well, and the total stays")
{
    Table t = with_simmental(2);
    given_hand(&t, RED, "calf grey");
    given_draw_stack(&t, RED, "calf");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0");
    then_may_only(&t, RED, "raise 0; raise 1");
    when(&t, RED, "token 1; discard grey");
    then_may_only(&t, RED, "raise 0; raise 1; raise 2");
    when(&t, RED, "raise 2");
    then_dollars(&t, RED, 3);
    then_discard_pile(&t, RED, "grey heifer heifer");
    then_may_not(&t, RED, "deliver st-louis");
}

SCENARIO("[SI1] Without the variant nothing is asked at the end of the income")
{
    Table t = given_second_edition(2);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, foresights);
    when(&t, RED, "certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
}

SCENARIO("[SI5] All eight calves may rise, and all eight heifers: the stacks suffice exactly")
{
    Table t = after_the_income("calf calf calf calf calf calf calf calf");
    then_may(&t, RED, "raise 8");
    when(&t, RED, "raise 8");
    then_side_stacks(&t, 0, 8);
    then_boxed_cards(&t, "calf", 8);
    Table cows = after_the_income("heifer heifer heifer heifer heifer heifer heifer heifer");
    when(&cows, RED, "raise 8");
    then_side_stacks(&cows, 0, 0);
    then_boxed_cards(&cows, "heifer", 8);
}

/* ---- Out of the deck, score ---- */

SCENARIO("[DK4][SI1] A calf may be trashed like any hand card")
{
    Table t = with_simmental(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "calf white");
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux trash; ?engine 2; trash calf");
    then_boxed_cards(&t, "calf", 1);
    then_side_stacks(&t, 8, 8);
}

SCENARIO("[SI1][R2 scoring] At the end a calf is worth 3 points, a heifer 4, a cow 5, wherever in the deck")
{
    Table t = with_simmental(2);
    then_score(&t, RED, GWT_SCORE_CATTLE, 0);
    given_hand(&t, RED, "calf white");
    then_score(&t, RED, GWT_SCORE_CATTLE, 3);
    given_hand(&t, RED, "calf heifer");
    then_score(&t, RED, GWT_SCORE_CATTLE, 7);
    given_discard_pile(&t, RED, "cow cow");
    then_score(&t, RED, GWT_SCORE_CATTLE, 17);
    then_score(&t, BLUE, GWT_SCORE_CATTLE, 0);
}

/* Points for this objective card with exactly these cards in the deck. */
static void expect_objective(const char *objective, const char *deck, int points)
{
    Table t = with_simmental(2);
    given_hand(&t, RED, deck);
    given_draw_stack(&t, RED, "");
    given_objective_area(&t, RED, objective);
    given_station_disc(&t, RED, "st1", "aux1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, points);
}

SCENARIO("[SI4] Orange cards meet no task of an objective card: neither value 3, nor brown, nor purple")
{
    /* A card of value 3, a brown and a purple one. */
    expect_objective("s2 r1", "yellow brown-3 purple-5", 5);
    expect_objective("s2 r1", "calf brown-3 purple-5", -3);
    expect_objective("s2 r1", "heifer brown-3 purple-5", -3);
    expect_objective("s2 r1", "yellow heifer purple-5", -3);
    expect_objective("s2 r1", "yellow brown-3 cow", -3);
    /* Three cards of value 3 and a station. */
    expect_objective("s2 d1", "red red blue", 4);
    expect_objective("s2 d1", "red red calf heifer cow", -2);
}
