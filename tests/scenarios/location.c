/* SPDX-License-Identifier: MIT */
/* location.c - phase B (PB1 to PB13): local actions, risk actions, the single auxiliary action instead of them, and
 * requirements and rewards. What each single building does is in neutral_each.c and buildings_each.c. */
#include "table.h"

/* ---- PB1, PB9: each local action once ---- */

static Table on_tile_a(void)
{
    Table t = given_players(2);
    given_hand(&t, RED, "white white white grey");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    return t;
}

SCENARIO("[PB1] The three local actions of A in their printed order, each once")
{
    Table t = on_tile_a();
    when(&t, RED, "use white-for-2");
    then_may_not(&t, RED, "use white-for-2");
    then_may(&t, RED, "use hire");
    then_may(&t, RED, "use hire-2-dearer");
    when(&t, RED, "use hire; hire cowboy row 1");
    then_may_not(&t, RED, "use hire");
    then_may(&t, RED, "use hire-2-dearer");
    when(&t, RED, "use hire-2-dearer; hire builder row 1");
    then_may_none(&t, RED, "use");
    then_dollars(&t, RED, 20 + 2 - 6 - 8);
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[PB1] The same actions in the other order, so that the card pays for the end")
{
    Table t = on_tile_a();
    given_dollars(&t, RED, 14);
    when(&t, RED, "use hire-2-dearer; hire builder row 1; use hire; hire cowboy row 1");
    then_dollars(&t, RED, 0);
    when(&t, RED, "use white-for-2");
    then_dollars(&t, RED, 2);
    then_workers(&t, RED, 2, 2, 1);
}

SCENARIO("[PB1] Every local action is optional: one is enough, and the rest of phase B may be left out")
{
    Table t = on_tile_a();
    then_may_not(&t, RED, "end");
    when(&t, RED, "use white-for-2");
    then_may(&t, RED, "end");
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 22);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[PB1][PB9] An own building works like a neutral one; three white cards in hand are still one use")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "ab1");
    given_hand(&t, RED, "white white white grey");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use white-for-4");
    then_dollars(&t, RED, 14);
    then_hand(&t, RED, "white white grey");
    then_may_not(&t, RED, "use white-for-4");
    then_may(&t, RED, "use buy-cattle");
}

SCENARIO("[PB1][PB10] A requirement is met completely or the action is not there: one card of a pair is not enough")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "ab1");
    given_hand(&t, RED, "white green black grey");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use pair-for-3");
    then_may(&t, RED, "use herder-1");
}

SCENARIO("[PB9] Two pairs in hand, one pair for money: the action is done once per visit, and again at the next")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white white green green");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; discard white; ?discard white");
    then_dollars(&t, RED, 10);
    then_may_not(&t, RED, "use pair-for-4");
    when(&t, RED, "?end");
    when_any_turn(&t, BLUE);
    given_hand(&t, RED, "green green black grey");
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; ?discard green; ?discard green");
    then_dollars(&t, RED, 14);
}

/* ---- PB2: slashes ---- */

SCENARIO("[PB2] C: certificate or objective card, only one of the two, the engine besides")
{
    Table t = given_players(2);
    arrive(&t, RED, "n-c");
    Table other = t;
    when(&t, RED, "use certificate; ?forward 1");
    then_certificates(&t, RED, 1);
    then_may_not(&t, RED, "use certificate");
    then_may_not(&t, RED, "use objective");
    then_may(&t, RED, "use engine-engineers");

    when(&other, RED, "use objective; objective d1");
    then_discard_pile(&other, RED, "d1");
    then_may_not(&other, RED, "use certificate");
    then_may_not(&other, RED, "use objective");
    then_may(&other, RED, "use engine-engineers");
}

SCENARIO("[PB2] D: trade or engine for 2 dollars; 8a: trade or auxiliary action")
{
    Table t = given_players(2);
    given_tile(&t, "trade4", "trade-green");
    given_building(&t, RED, "8a", "ab1");
    Table eight = t, eight_other = t;
    arrive(&t, RED, "n-d");
    Table other = t;
    when(&t, RED, "use trade; ?trade trade4");
    then_may_not(&t, RED, "use pay-2-engine-2");
    then_may(&t, RED, "use auxiliary");
    given_tile(&other, "trade5", "trade-green");
    when(&other, RED, "use pay-2-engine-2; engine 1");
    then_may_not(&other, RED, "use trade");
    then_may(&other, RED, "use auxiliary");

    arrive(&eight, RED, "ab1");
    when(&eight, RED, "use trade; ?trade trade4");
    then_may_not(&eight, RED, "use auxiliary");
    then_may(&eight, RED, "use engine-2");
    arrive(&eight_other, RED, "ab1");
    when(&eight_other, RED, "use auxiliary; aux gain");
    then_may_not(&eight_other, RED, "use trade");
    then_may(&eight_other, RED, "use engine-2");
}

/* ---- PB3: risk actions ---- */

static void expect_risk(const char *space, const char *risk)
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", space);
    given_hand(&t, RED, "grey green black black");
    arrive(&t, RED, space);
    if (risk)
        then_may(&t, RED, risk);
    then_may_not(&t, RED, risk && risk[9] == 'g' ? "use risk-any" : "use risk-grey");
    if (!risk)
        then_may_not(&t, RED, "use risk-any");
}

SCENARIO("[PB3] Seven spaces carry a risk action, four for a grey card and three for any cattle card; the others none")
{
    static const char *const none[] = { "ab1", "ab2", "ab3", "bc1", "bc2", "bc3", "ce1", "ce2",
                                        "cd1", "ef1", "ef2", "fg1", "fg2", "gk1", "gk2" };
    expect_risk("floodbank1", "use risk-grey");
    expect_risk("floodbank2", "use risk-grey");
    expect_risk("droughtbank1", "use risk-any");
    expect_risk("tradebank1", "use risk-any");
    expect_risk("tradebank2", "use risk-grey");
    expect_risk("rockbank1", "use risk-any");
    expect_risk("rockbank2", "use risk-grey");
    for (unsigned i = 0; i < sizeof none / sizeof none[0]; i++)
        expect_risk(none[i], 0);
}

SCENARIO("[PB3] A risk action comes on top of the tile's own actions, once a visit, and again at the next visit")
{
    Table t = given_players(2);
    given_building(&t, RED, "3a", "floodbank2");
    given_hand(&t, RED, "grey grey grey white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "floodbank2");
    when(&t, RED, "use risk-grey; ?forward 1");
    then_dollars(&t, RED, 8);
    then_certificates(&t, RED, 1);
    then_hand(&t, RED, "grey grey white");
    then_may_not(&t, RED, "use risk-grey");
    when(&t, RED, "use pair-for-3; ?discard grey; ?discard grey");
    then_dollars(&t, RED, 11);
    then_may(&t, RED, "use herder-1");
    when(&t, RED, "end");
    when_any_turn(&t, BLUE);
    given_hand(&t, RED, "grey green black white");
    arrive(&t, RED, "floodbank2");
    when(&t, RED, "use risk-grey; ?forward 1");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 13);
}

SCENARIO("[PB3][PB5] The risk action serves the owner of the building only")
{
    Table t = given_players(2);
    given_building(&t, BLUE, "2a", "droughtbank1");
    Table owner = t;
    arrive(&t, RED, "droughtbank1");
    then_may_none(&t, RED, "use");
    arrive(&owner, BLUE, "droughtbank1");
    then_may(&owner, BLUE, "use risk-any");
}

SCENARIO("[PB3][PB8] The risk action for any card takes cattle only: a hand of objective cards cannot use it")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "rockbank1");
    given_hand(&t, RED, "g2 r2 m3");
    arrive(&t, RED, "rockbank1");
    then_may_not(&t, RED, "use risk-any");
    then_may(&t, RED, "aux gain");
}

/* ---- PB4, PB12: local actions or one auxiliary action ---- */

SCENARIO("[PB4] One auxiliary action instead of all local ones, a single one even where both discs are cleared")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1 aux2");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-g");
    then_may(&t, RED, "aux gain");
    then_may(&t, RED, "aux draw");
    then_may_not(&t, RED, "aux gain double");
    then_may_not(&t, RED, "aux draw double");
    when(&t, RED, "aux gain");
    then_dollars(&t, RED, 7);
    then_may_none(&t, RED, "aux");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "end");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[PB4] Any local action, a risk action included, closes the auxiliary action of that location")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "droughtbank1");
    given_hand(&t, RED, "white green black grey");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "droughtbank1");
    Table card = t, market = t;
    then_may(&t, RED, "aux gain");
    when(&t, RED, "use risk-any; discard grey; ?forward 0");
    then_may_none(&t, RED, "aux");
    when(&card, RED, "use white-for-4");
    then_may_none(&card, RED, "aux");
    when(&market, RED, "use buy-cattle; turn-up; ?pass");
    then_may_none(&market, RED, "aux");
    then_may(&market, RED, "end");
}

SCENARIO("[PB4] The gear of a building is a local action: the other local actions stay open, a second gear does not")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux gain");
    then_may_none(&t, RED, "aux");
    then_may_not(&t, RED, "use auxiliary");
    then_may(&t, RED, "use engine-engineers");
}

SCENARIO("[PB12] An objective card played first closes neither way, and by itself it is no use of the location")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g2 green grey white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "play g2; ?take");
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");
    Table other = t;
    when(&t, RED, "aux gain");
    then_may_none(&t, RED, "use");
    when(&other, RED, "use green-for-2");
    then_may_none(&other, RED, "aux");
}

SCENARIO("[PB12] A card whose immediate action is an auxiliary action leaves the location's own choice open")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1");
    given_hand(&t, RED, "a1 green grey white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-b");
    when(&t, RED, "play a1; aux gain double");
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "aux gain double");
    then_may(&t, RED, "use green-for-2");
    then_may_not(&t, RED, "end");
}

/* ---- PB5: foreign ground ---- */

static void expect_auxiliary_only(Table *t)
{
    then_may(t, RED, "aux gain");
    then_may(t, RED, "aux draw");
    then_may_not(t, RED, "aux gain double");
    then_may_none(t, RED, "use");
    then_may_not(t, RED, "end");
    when(t, RED, "aux gain");
    then_may_none(t, RED, "aux");
    when(t, RED, "?end");
    then_turn_of(t, BLUE);
}

SCENARIO("[PB5] Another player's building, a hazard or a trade tile: one single auxiliary action and nothing else")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1");
    given_building(&t, BLUE, "2a", "ab1");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "drought3", "drought-black-2");
    given_tile(&t, "trade4", "trade-alt");
    given_dollars(&t, RED, 20);
    Table flood = t, drought = t, trade = t;
    arrive(&t, RED, "ab1");
    expect_auxiliary_only(&t);
    arrive(&flood, RED, "flood1");
    expect_auxiliary_only(&flood);
    arrive(&drought, RED, "drought3");
    expect_auxiliary_only(&drought);
    arrive(&trade, RED, "trade4");
    expect_auxiliary_only(&trade);
}

/* ---- PB6: phase B is not skipped ---- */

SCENARIO("[PB6] Phase B may not be skipped, not even by somebody without a dollar and without a useful card")
{
    Table t = given_players(2);
    given_hand(&t, RED, "black black grey grey");
    given_dollars(&t, RED, 0);
    Table f = t;
    arrive(&t, RED, "n-a");
    then_may_only(&t, RED, "aux gain; aux draw");
    then_may_not(&t, RED, "pass");
    arrive(&f, RED, "n-f");
    then_may_not(&f, RED, "end");
    then_may(&f, RED, "aux gain");
}

SCENARIO("[PB6] With an empty deck 'gain 1 dollar' is still there")
{
    Table t = given_players(2);
    given_hand(&t, RED, "");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-a");
    then_may_only(&t, RED, "aux gain");
    when(&t, RED, "?aux gain; ?end");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 1);
}

/* ---- PB7: rewards may be refused, money may not ---- */

SCENARIO("[PB7] A card for a certificate may be discarded with the marker at its limit, to see new cards")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "droughtbank1");
    given_hand(&t, RED, "grey green black white");
    given_certificates(&t, RED, 3);
    arrive(&t, RED, "droughtbank1");
    then_may(&t, RED, "use risk-any");
    when(&t, RED, "use risk-any; discard grey; ?forward 0");
    then_certificates(&t, RED, 3);
    then_discard_pile(&t, RED, "grey");
    then_hand(&t, RED, "green black white");
}

SCENARIO("[PB7] The certificate of a grey card may be refused, its 2 dollars may not")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "floodbank1");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "floodbank1");
    when(&t, RED, "use risk-grey");
    then_may_only(&t, RED, "forward 0; forward 1");
    when(&t, RED, "forward 0");
    then_certificates(&t, RED, 0);
    then_dollars(&t, RED, 8);
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[PB7] An engine move earned by a card or by money may be refused; the requirement stays paid")
{
    Table t = given_players(2);
    given_building(&t, RED, "2b", "ab1");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 6);
    Table d = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-engine-1");
    then_may(&t, RED, "engine 1");
    when(&t, RED, "pass");
    then_engine(&t, RED, "0");
    then_discard_pile(&t, RED, "grey");

    arrive(&d, RED, "n-d");
    when(&d, RED, "use pay-2-engine-2");
    then_may(&d, RED, "engine 2");
    when(&d, RED, "pass");
    then_engine(&d, RED, "0");
    then_dollars(&d, RED, 4);
}

SCENARIO("[PB7] 6b: the objective card may be refused, the 3 dollars come in any case")
{
    Table t = given_players(2);
    given_building(&t, RED, "6b", "ab1");
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard black");
    then_may(&t, RED, "objective g1");
    when(&t, RED, "pass");
    then_dollars(&t, RED, 9);
    then_hand(&t, RED, "grey green white");
    then_discard_pile(&t, RED, "black");
    then_display(&t, "g1 d1 r1 m1");
}

SCENARIO("[PB7] Trashing is a reward: the engine goes back, and the hand may stay as it is")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey green black white");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux trash; ?engine 2");
    then_may(&t, RED, "trash grey");
    when(&t, RED, "pass");
    then_engine(&t, RED, "2");
    then_hand(&t, RED, "grey green black white");
}

/* ---- PB8: exactly the cards shown ---- */

/* A neutral building's discard action with a hand of every other kind of card. */
static void expect_wants(const char *space, const char *action, const char *wrong, const char *right)
{
    Table t = given_players(2);
    given_hand(&t, RED, wrong);
    Table with = t;
    arrive(&t, RED, space);
    then_may_not(&t, RED, action);
    given_hand(&with, RED, right);
    arrive(&with, RED, space);
    then_may(&with, RED, action);
}

SCENARIO("[PB8] A coloured card is that breed and no other of the same value")
{
    expect_wants("n-a", "use white-for-2", "green black grey yellow", "white black black black");
    expect_wants("n-b", "use green-for-2", "white black grey yellow", "green black black black");
    expect_wants("n-e", "use black-for-2", "white green grey yellow", "black white white white");
}

SCENARIO("[PB8] Yellow is yellow: 6a takes neither red nor blue; a grey action takes no other card")
{
    Table t = given_players(2);
    given_building(&t, RED, "6a", "ab1");
    given_hand(&t, RED, "red blue brown-3 grey");
    given_dollars(&t, RED, 6);
    Table with = t;
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use yellow-for-10");
    given_hand(&with, RED, "yellow yellow blue grey");
    arrive(&with, RED, "ab1");
    when(&with, RED, "use yellow-for-10");
    then_dollars(&with, RED, 16);
    then_hand(&with, RED, "yellow blue grey");
    then_discard_pile(&with, RED, "yellow");

    Table risk = given_players(2);
    given_building(&risk, RED, "2a", "floodbank2");
    given_hand(&risk, RED, "white black green yellow");
    arrive(&risk, RED, "floodbank2");
    then_may_not(&risk, RED, "use risk-grey");
}

SCENARIO("[PB8] Cards in the draw stack or the discard pile do not count: discarding is from the hand")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey black black");
    given_draw_stack(&t, RED, "white white");
    given_discard_pile(&t, RED, "white");
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use white-for-2");
}

SCENARIO("[PB8] Browns of different points are one breed, yellow and red are two, two cards a1 are no cattle")
{
    expect_wants("n-f", "use pair-for-4", "yellow red blue grey", "brown-3 brown-5 red grey");
    expect_wants("n-f", "use pair-for-4", "a1 a1 green white", "purple-5 purple-7 a1 a1");

    Table t = given_players(2);
    given_hand(&t, RED, "brown-3 brown-5 white grey");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4; ?discard brown-3; ?discard brown-5");
    then_hand(&t, RED, "white grey");
    then_discard_pile(&t, RED, "brown-3 brown-5");
    then_dollars(&t, RED, 10);
}

SCENARIO("[PB8] The second card of a pair is of the breed of the first")
{
    Table t = given_players(2);
    given_hand(&t, RED, "brown-3 brown-3 brown-5 white white");
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4");
    then_may(&t, RED, "discard white");
    then_may(&t, RED, "discard brown-3");
    when(&t, RED, "discard brown-3");
    then_may(&t, RED, "discard brown-3");
    then_may(&t, RED, "discard brown-5");
    then_may_not(&t, RED, "discard white");
    when(&t, RED, "discard brown-5");
    then_discard_pile(&t, RED, "brown-3 brown-5");
}

/* ---- PB10: costs beforehand, later parts may lapse ---- */

SCENARIO("[PB10] An action begins only if its whole cost can be met at that moment, and money earned first helps")
{
    Table t = given_players(2);
    given_hand(&t, RED, "white green black grey");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "n-a");
    then_may_not(&t, RED, "use hire");
    when(&t, RED, "use white-for-2");
    then_may(&t, RED, "use hire");
    then_may_not(&t, RED, "use hire-2-dearer");
}

SCENARIO("[PB10] 6b without any objective card left: the card is discarded, the dollars come, the rest lapses")
{
    Table t = given_players(2);
    given_building(&t, RED, "6b", "ab1");
    given_hand(&t, RED, "grey green black white");
    given_display(&t, "");
    given_objective_stack(&t, "");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "ab1");
    then_may(&t, RED, "use any-for-3-and-objective");
    when(&t, RED, "use any-for-3-and-objective; discard grey");
    then_dollars(&t, RED, 9);
    then_hand(&t, RED, "green black white");
    then_may_none(&t, RED, "objective");
    when(&t, RED, "?end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[PB10] Without a hand card to trash the engine still goes back, and one card is trashed where two were due")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux5 aux5");
    given_engine(&t, RED, "3");
    given_hand(&t, RED, "grey");
    Table none = t;
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux trash double; ?engine 1; trash grey");
    then_hand_count(&t, RED, 0);
    then_may_none(&t, RED, "trash");
    then_may(&t, RED, "use engine-engineers");

    given_hand(&none, RED, "");
    arrive(&none, RED, "n-g");
    when(&none, RED, "aux trash; ?engine 2");
    then_engine(&none, RED, "2");
    then_may_none(&none, RED, "trash");
    when(&none, RED, "?end");
    then_turn_of(&none, BLUE);
}

/* ---- PB11: nothing that changes nothing ---- */

SCENARIO("[PB11] With the marker at its limit the certificate of C is not offered, the objective card is")
{
    Table t = given_players(2);
    given_certificates(&t, RED, 3);
    Table more = t;
    arrive(&t, RED, "n-c");
    then_may_not(&t, RED, "use certificate");
    then_may(&t, RED, "use objective");
    given_discs_cleared(&more, RED, "cert4");
    arrive(&more, RED, "n-c");
    then_may(&more, RED, "use certificate");
}

SCENARIO("[PB11] Without a card in display and stack no objective card is offered")
{
    Table t = given_players(2);
    given_display(&t, "");
    given_objective_stack(&t, "");
    arrive(&t, RED, "n-c");
    then_may_not(&t, RED, "use objective");
    then_may(&t, RED, "use certificate");
}

SCENARIO("[PB11] Zero dollars, zero pairs, zero woods, zero hazards, zero stations: not offered")
{
    static const struct {
        const char *tile, *action;
    } idle[] = {
        { "1a", "use woods-2" },         { "7a", "use trade-pairs" }, { "7b", "use engine-woods" },
        { "11b", "use engine-hazards" }, { "13b", "use stations-2" },
    };
    for (unsigned i = 0; i < sizeof idle / sizeof idle[0]; i++) {
        Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
        given_building(&t, RED, idle[i].tile, "ab1");
        given_collected(&t, RED, "trade-green trade-green");
        arrive(&t, RED, "ab1");
        then_may_not(&t, RED, idle[i].action);
        then_may(&t, RED, "aux gain");
    }
}

SCENARIO("[PB11] A pair of trade tiles still pays with the marker at its limit, so 7a is offered; 10a is not")
{
    Table t = given_players(2);
    given_building(&t, RED, "7a", "ab1");
    given_building(&t, RED, "10a", "ab2");
    given_collected(&t, RED, "trade-green trade-alt");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 6);
    Table ten = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs; ?forward 0");
    then_dollars(&t, RED, 8);
    then_certificates(&t, RED, 3);
    arrive(&ten, RED, "ab2");
    then_may_not(&ten, RED, "use certificates-to-limit");
    then_may(&ten, RED, "use herder-5");
}

SCENARIO("[PB11] With no card to draw, 4b and the auxiliary draw are not offered; one in the discard pile suffices")
{
    Table t = given_players(2);
    given_building(&t, RED, "4b", "ab1");
    given_hand(&t, RED, "grey white");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "");
    Table one = t;
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use draw-cowboys");
    then_may_not(&t, RED, "aux draw");
    given_discard_pile(&one, RED, "black");
    arrive(&one, RED, "ab1");
    then_may(&one, RED, "use draw-cowboys");
    then_may(&one, RED, "aux draw");
}

SCENARIO("[PB11] Buying needs an affordable card or a card to turn up; placing a building needs one that can be paid")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    Table b = t;
    arrive(&t, RED, "n-e");
    then_may(&t, RED, "use buy-cattle");
    given_market_stack(&t, "");
    then_may_not(&t, RED, "use buy-cattle");
    given_dollars(&t, RED, 5);
    then_may_not(&t, RED, "use buy-cattle");
    given_dollars(&t, RED, 6);
    then_may(&t, RED, "use buy-cattle");

    given_dollars(&b, RED, 1);
    arrive(&b, RED, "n-b");
    then_may_not(&b, RED, "use build-at-2");
    given_dollars(&b, RED, 2);
    then_may(&b, RED, "use build-at-2");
}

/* ---- PB13: the innermost first ---- */

SCENARIO("[PB13] A hire that brings a hire that brings a building: each is finished before the location goes on")
{
    Table t = given_players(2);
    given_token_row(&t, 4);
    given_job_row(&t, 2, "engineer builder");
    given_job_row(&t, 3, "cowboy cowboy");
    given_workers(&t, RED, 1, 3, 3);
    given_hand(&t, RED, "g2 grey black green");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "play g2");
    when(&t, RED, "use hire; hire engineer row 2");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "play");
    when(&t, RED, "?take; hire builder row 2");
    then_may_none(&t, RED, "use");
    then_may_none(&t, RED, "play");
    when(&t, RED, "?take; build 6a; at ab1");
    then_location(&t, "ab1", "6a of RED");
    then_workers(&t, RED, 1, 4, 4);
    then_dollars(&t, RED, 20 - 6 - 4 - 4);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "use hire");
    given_dollars(&t, RED, 8);
    then_may(&t, RED, "use hire-2-dearer");
    then_may(&t, RED, "play g2");
}

SCENARIO("[PB13][AU4] 1b: the upgrade comes before the 3 dollars, which therefore cannot pay for it")
{
    Table t = given_players(2);
    given_building(&t, RED, "1b", "ab1");
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 0);
    Table rich = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-back-for-3; engine t1");
    then_may_not(&t, RED, "upgrade");
    when(&t, RED, "?pass");
    then_dollars(&t, RED, 3);
    then_on_station(&t, RED, "st1", 0);

    given_dollars(&rich, RED, 2);
    arrive(&rich, RED, "ab1");
    when(&rich, RED, "use engine-back-for-3; engine t1; upgrade");
    then_dollars(&rich, RED, 0);
    when(&rich, RED, "disc aux1; ?pass");
    then_dollars(&rich, RED, 3);
    then_on_station(&rich, RED, "st1", 1);
}

SCENARIO("[PB13] Engine, upgrade, disc, station master and his action are all done before the next local action")
{
    Table t = given_players(2);
    given_engine(&t, RED, "4");
    given_workers(&t, RED, 2, 1, 1);
    given_master(&t, "st1", "sm1");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1");
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    then_may_none(&t, RED, "use");
    when(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_STATION_DISC);
    when(&t, RED, "disc aux1");
    then_asked(&t, RED, GWT_DECIDE_STATION_MASTER);
    then_may_none(&t, RED, "use");
    when(&t, RED, "master cowboy; ?take");
    then_dollars(&t, RED, 6 - 2 + 2);
    then_masters(&t, RED, "sm1");
    then_workers(&t, RED, 1, 1, 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may(&t, RED, "use certificate");
}
