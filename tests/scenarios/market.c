/* SPDX-License-Identifier: MIT */
/* market.c - buying cattle: the price table line by line, every bundle of cards that up to six cowboys can bring home,
 * found by a search over the engine's own answers, and turning up cards. */
#include <stdio.h>
#include <string.h>
#include "table.h"

static const char plenty[] = "yellow yellow yellow red red blue brown-3 brown-3 brown-3 brown-4 brown-4 brown-5 "
                             "purple-5 purple-6 purple-7";

/* RED in building E with these cowboys and this cash, choosing what to buy. */
static Table buying(unsigned cowboys, unsigned dollars, const char *market)
{
    Table t = given_players(2);
    given_workers(&t, RED, cowboys, 1, 1);
    given_dollars(&t, RED, dollars);
    given_market(&t, market);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    return t;
}

/* ---- The price table ---- */

SCENARIO(
    "[CM1] Every line of the price table: its cowboys, its dollars, its cards, and not with one cowboy or dollar less")
{
    static const struct {
        const char *action, *second, *gained;
        unsigned cowboys, dollars;
    } lines[] = {
        { "buy yellow with 1", "", "yellow", 1, 6 },
        { "buy red with 1", "", "red", 1, 6 },
        { "buy blue with 1", "", "blue", 1, 6 },
        { "buy yellow with 2", "", "yellow", 2, 3 },
        { "buy red with 2", "", "red", 2, 3 },
        { "buy blue with 2", "", "blue", 2, 3 },
        { "buy pair yellow with 3", "second yellow", "yellow yellow", 3, 5 },
        { "buy pair yellow with 3", "second red", "yellow red", 3, 5 },
        { "buy pair yellow with 3", "second blue", "yellow blue", 3, 5 },
        { "buy pair red with 3", "second blue", "red blue", 3, 5 },
        { "buy brown-3 with 1", "", "brown-3", 1, 12 },
        { "buy brown-5 with 1", "", "brown-5", 1, 12 },
        { "buy brown-4 with 3", "", "brown-4", 3, 6 },
        { "buy pair brown-3 with 5", "second brown-3", "brown-3 brown-3", 5, 8 },
        { "buy pair brown-3 with 5", "second brown-4", "brown-3 brown-4", 5, 8 },
        { "buy pair brown-4 with 5", "second brown-5", "brown-4 brown-5", 5, 8 },
        { "buy purple-5 with 2", "", "purple-5", 2, 12 },
        { "buy purple-7 with 2", "", "purple-7", 2, 12 },
        { "buy purple-6 with 4", "", "purple-6", 4, 6 },
    };
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        Table t = buying(lines[i].cowboys, lines[i].dollars, plenty);
        when(&t, RED, lines[i].action);
        when(&t, RED, lines[i].second);
        then_dollars(&t, RED, 0);
        then_discard_pile(&t, RED, lines[i].gained);
        then_may_none(&t, RED, "buy");
        then_may_not(&t, RED, "turn-up");

        Table poor = buying(lines[i].cowboys, lines[i].dollars - 1, plenty);
        then_may_not(&poor, RED, lines[i].action);
        if (lines[i].cowboys > 1) {
            Table few = buying(lines[i].cowboys - 1, 100, plenty);
            then_may_not(&few, RED, lines[i].action);
        }
    }
}

SCENARIO("[CM1] There is no other line: with six cowboys and any money these are all the answers")
{
    Table t = buying(6, 100, "red brown-4 brown-5 purple-6 purple-7");
    then_may_only(&t, RED,
                  "buy red with 1; buy red with 2; buy brown-4 with 1; buy brown-4 with 3; buy brown-5 with 1; "
                  "buy brown-5 with 3; buy pair brown-4 with 5; buy purple-6 with 2; buy purple-6 with 4; "
                  "buy purple-7 with 2; buy purple-7 with 4; turn-up");
}

/* ---- All bundles ---- */

enum { COWBOYS_MAX = 6, VALUE3_MAX = 6, BROWN_MAX = 6, PURPLE_MAX = 3, BUNDLES_PER_LINE = 4 };

/* The cheapest price of each bundle by the number of cowboys, where one more cowboy makes it cheaper. */
static const struct {
    uint8_t value3, brown, purple;
    struct {
        uint8_t cowboys, dollars;
    } prices[BUNDLES_PER_LINE];
} bundles[] = {
    { 0, 0, 1, { { 2, 12 }, { 4, 6 } } },
    { 0, 0, 2, { { 4, 24 }, { 6, 18 } } },
    { 0, 0, 3, { { 6, 36 } } },
    { 0, 1, 0, { { 1, 12 }, { 3, 6 } } },
    { 0, 1, 1, { { 3, 24 }, { 5, 18 } } },
    { 0, 1, 2, { { 5, 36 } } },
    { 0, 2, 0, { { 2, 24 }, { 4, 18 }, { 5, 8 } } },
    { 0, 2, 1, { { 4, 36 }, { 6, 30 } } },
    { 0, 2, 2, { { 6, 48 } } },
    { 0, 3, 0, { { 3, 36 }, { 5, 30 }, { 6, 20 } } },
    { 0, 3, 1, { { 5, 48 } } },
    { 0, 4, 0, { { 4, 48 }, { 6, 42 } } },
    { 0, 4, 1, { { 6, 60 } } },
    { 0, 5, 0, { { 5, 60 } } },
    { 0, 6, 0, { { 6, 72 } } },
    { 1, 0, 0, { { 1, 6 }, { 2, 3 } } },
    { 1, 0, 1, { { 3, 18 }, { 4, 15 }, { 5, 12 }, { 6, 9 } } },
    { 1, 0, 2, { { 5, 30 }, { 6, 27 } } },
    { 1, 1, 0, { { 2, 18 }, { 3, 15 }, { 4, 12 }, { 5, 9 } } },
    { 1, 1, 1, { { 4, 30 }, { 5, 27 }, { 6, 24 } } },
    { 1, 1, 2, { { 6, 42 } } },
    { 1, 2, 0, { { 3, 30 }, { 4, 27 }, { 5, 24 }, { 6, 14 } } },
    { 1, 2, 1, { { 5, 42 }, { 6, 39 } } },
    { 1, 3, 0, { { 4, 42 }, { 5, 39 }, { 6, 36 } } },
    { 1, 3, 1, { { 6, 54 } } },
    { 1, 4, 0, { { 5, 54 }, { 6, 51 } } },
    { 1, 5, 0, { { 6, 66 } } },
    { 2, 0, 0, { { 2, 12 }, { 3, 5 } } },
    { 2, 0, 1, { { 4, 24 }, { 5, 17 } } },
    { 2, 0, 2, { { 6, 36 } } },
    { 2, 1, 0, { { 3, 24 }, { 4, 17 }, { 6, 11 } } },
    { 2, 1, 1, { { 5, 36 }, { 6, 29 } } },
    { 2, 2, 0, { { 4, 36 }, { 5, 29 } } },
    { 2, 2, 1, { { 6, 48 } } },
    { 2, 3, 0, { { 5, 48 }, { 6, 41 } } },
    { 2, 4, 0, { { 6, 60 } } },
    { 3, 0, 0, { { 3, 18 }, { 4, 11 }, { 5, 8 } } },
    { 3, 0, 1, { { 5, 30 }, { 6, 23 } } },
    { 3, 1, 0, { { 4, 30 }, { 5, 23 }, { 6, 20 } } },
    { 3, 1, 1, { { 6, 42 } } },
    { 3, 2, 0, { { 5, 42 }, { 6, 35 } } },
    { 3, 3, 0, { { 6, 54 } } },
    { 4, 0, 0, { { 4, 24 }, { 5, 17 }, { 6, 10 } } },
    { 4, 0, 1, { { 6, 36 } } },
    { 4, 1, 0, { { 5, 36 }, { 6, 29 } } },
    { 4, 2, 0, { { 6, 48 } } },
    { 5, 0, 0, { { 5, 30 }, { 6, 23 } } },
    { 5, 1, 0, { { 6, 42 } } },
    { 6, 0, 0, { { 6, 36 } } },
};

enum { UNREACHED = 0xFFFF, CASH = 100 };

/* What the search has found: dollars by bundle, and by bundle and cowboys left so that no state is looked at twice. */
typedef struct Search {
    uint16_t cheapest[VALUE3_MAX + 1][BROWN_MAX + 1][PURPLE_MAX + 1];
    uint16_t seen[VALUE3_MAX + 1][BROWN_MAX + 1][PURPLE_MAX + 1][COWBOYS_MAX + 1];
} Search;

static void search(Search *found, const GwtGame *game)
{
    const uint8_t *bought = game->players[RED].discard.cattle;
    unsigned value3 = bought[GWT_CARD_YELLOW] + bought[GWT_CARD_RED] + bought[GWT_CARD_BLUE];
    unsigned brown = bought[GWT_CARD_BROWN_3] + bought[GWT_CARD_BROWN_4] + bought[GWT_CARD_BROWN_5];
    unsigned purple = bought[GWT_CARD_PURPLE_5] + bought[GWT_CARD_PURPLE_6] + bought[GWT_CARD_PURPLE_7];
    uint16_t paid = (uint16_t)(CASH - game->players[RED].dollars);
    GwtDecision asked = gwt_decision(game);
    if (asked.kind != GWT_DECIDE_BUY_SECOND) {
        if (paid < found->cheapest[value3][brown][purple])
            found->cheapest[value3][brown][purple] = paid;
        if (asked.kind != GWT_DECIDE_BUY || found->seen[value3][brown][purple][asked.amount] <= paid)
            return;
        found->seen[value3][brown][purple][asked.amount] = paid;
    }
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, actions);
    for (size_t i = 0; i < count; i++) {
        unsigned verb = gwt_action_verb(actions[i]);
        if (verb != GWT_VERB_BUY && verb != GWT_VERB_BUY_SECOND)
            continue;
        GwtGame next = *game;
        gwt_apply_legal(&next, actions[i]);
        search(found, &next);
    }
}

static uint16_t cheapest_by_table(unsigned value3, unsigned brown, unsigned purple, unsigned cowboys)
{
    uint16_t dollars = UNREACHED;
    for (unsigned i = 0; i < sizeof bundles / sizeof bundles[0]; i++)
        if (bundles[i].value3 == value3 && bundles[i].brown == brown && bundles[i].purple == purple)
            for (unsigned n = 0; n < BUNDLES_PER_LINE; n++)
                if (bundles[i].prices[n].cowboys && bundles[i].prices[n].cowboys <= cowboys)
                    dollars = bundles[i].prices[n].dollars;
    return dollars;
}

SCENARIO("[CM1] For each bundle of cards and each number of cowboys the cheapest price is that of the bundle table")
{
    for (unsigned cowboys = 1; cowboys <= COWBOYS_MAX; cowboys++) {
        Search found;
        Table t = buying(cowboys, CASH,
                         "yellow yellow yellow yellow red blue brown-3 brown-3 brown-3 brown-4 brown-4 "
                         "brown-4 purple-5 purple-5 purple-6");
        memset(&found, 0xFF, sizeof found);
        search(&found, &t.game);
        for (unsigned value3 = 0; value3 <= VALUE3_MAX; value3++)
            for (unsigned brown = 0; brown <= BROWN_MAX; brown++)
                for (unsigned purple = 0; purple <= PURPLE_MAX; purple++) {
                    char what[120];
                    unsigned there = found.cheapest[value3][brown][purple];
                    unsigned wanted =
                        value3 + brown + purple == 0 ? 0 : cheapest_by_table(value3, brown, purple, cowboys);
                    snprintf(what, sizeof what, "%u of value 3, %u brown, %u purple with %u cowboys cost %u, not %u",
                             value3, brown, purple, cowboys, wanted, there);
                    then_that(&t, there == wanted, what);
                }
    }
}

/* ---- Combining ---- */

SCENARIO("[CM1] Each cowboy works once in the action, and a dearer line with fewer cowboys is a choice")
{
    Table t = buying(3, 20, plenty);
    when(&t, RED, "buy red with 1");
    then_dollars(&t, RED, 14);
    then_may(&t, RED, "buy blue with 1");
    then_may(&t, RED, "buy blue with 2");
    then_may_none(&t, RED, "buy pair");
    then_may_not(&t, RED, "buy brown-3 with 3");
    when(&t, RED, "buy purple-5 with 2");
    then_dollars(&t, RED, 2);
    then_may_none(&t, RED, "buy");
    then_discard_pile(&t, RED, "red purple-5");
}

SCENARIO("[CM1] Six cowboys buy two pairs of value 3 for ten dollars")
{
    Table t = buying(6, 10, "yellow red blue blue");
    when(&t, RED, "buy pair yellow with 3; second blue; buy pair red with 3; ?second blue");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow blue red blue");
    then_market(&t, "");
}

SCENARIO("[CM1] A two-card line gives exactly two cards of its kind")
{
    Table t = buying(5, 20, "yellow red blue brown-3 brown-4 brown-5 purple-5");
    Table brown = t;
    when(&t, RED, "buy pair yellow with 3");
    then_may_not(&t, RED, "pass");
    then_may_none(&t, RED, "second brown");
    then_may_none(&t, RED, "second purple");
    then_may_not(&t, RED, "second yellow");
    when(&t, RED, "second red");
    then_dollars(&t, RED, 15);

    when(&brown, RED, "buy pair brown-3 with 5");
    then_may_only(&brown, RED, "second brown-4; second brown-5");
    when(&brown, RED, "second brown-5");
    then_dollars(&brown, RED, 12);
}

SCENARIO("[CM1] With a single card of the kind in the market the two-card line cannot be used")
{
    Table t = buying(6, 100, "blue brown-4 purple-5 purple-6");
    then_may_none(&t, RED, "buy pair");
    then_may(&t, RED, "buy blue with 2");
    then_may(&t, RED, "buy brown-4 with 3");
}

SCENARIO("[CM1] Only cards that lie in the market can be bought, and nothing need be bought to the last cowboy")
{
    Table t = buying(4, 100, "yellow purple-5");
    then_may_none(&t, RED, "buy red");
    then_may_none(&t, RED, "buy blue");
    then_may_none(&t, RED, "buy brown");
    then_may_none(&t, RED, "buy purple-6");
    when(&t, RED, "buy yellow with 1");
    then_may_none(&t, RED, "buy yellow");
    then_may(&t, RED, "buy purple-5 with 2");
    when(&t, RED, "pass");
    then_dollars(&t, RED, 94);
    then_may_not(&t, RED, "use buy-cattle");
}

SCENARIO("[CM1] The cowboys are there again for the next buy action")
{
    Table t = buying(1, 20, plenty);
    when(&t, RED, "buy yellow with 1; ?pass; ?end");
    when_any_turn(&t, BLUE);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy red with 1");
    then_dollars(&t, RED, 8);
    then_discard_has(&t, RED, "yellow red");
}

/* ---- Turning up cards ---- */

SCENARIO("[CM2] A cowboy turns up two cards before, between and after purchases, beyond the market's usual number")
{
    Table t = buying(3, 20, "yellow yellow red red blue brown-3 purple-5");
    then_market_count(&t, 7);
    when(&t, RED, "turn-up");
    then_market_count(&t, 9);
    then_market_stack_count(&t, 27);
    then_dollars(&t, RED, 20);
    when(&t, RED, "buy yellow with 1");
    then_market_count(&t, 8);
    then_may_not(&t, RED, "buy red with 2");
    when(&t, RED, "turn-up");
    then_market_count(&t, 10);
    then_may_none(&t, RED, "buy");
    then_may_not(&t, RED, "turn-up");
}

SCENARIO("[CM2] A buy action may be nothing but turning up, and needs no money then")
{
    Table t = buying(2, 0, "yellow");
    then_may_only(&t, RED, "turn-up");
    when(&t, RED, "turn-up");
    then_may(&t, RED, "turn-up");
    when(&t, RED, "pass");
    then_market_count(&t, 3);
    then_discard_pile(&t, RED, "");
    then_may(&t, RED, "end");
    then_may_none(&t, RED, "aux");
}

SCENARIO("[CM2] From a stack of one card one is turned up, from an empty stack none")
{
    Table t = given_players(2);
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 20);
    given_market(&t, "yellow");
    given_market_stack(&t, "purple-7");
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; turn-up");
    then_market(&t, "yellow purple-7");
    then_market_stack_count(&t, 0);
    then_may_not(&t, RED, "turn-up");
    then_may(&t, RED, "buy purple-7 with 2");
    then_may_not(&t, RED, "buy purple-7 with 4");
}

SCENARIO("[CM2][PB11] Without money and without a stack, or with nothing to buy at all, there is no buy action")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey white green");
    given_market(&t, "yellow purple-5");
    given_market_stack(&t, "");
    given_dollars(&t, RED, 5);
    Table six = t, none = t;
    arrive(&t, RED, "n-e");
    then_may_not(&t, RED, "use buy-cattle");
    given_dollars(&six, RED, 6);
    arrive(&six, RED, "n-e");
    then_may(&six, RED, "use buy-cattle");
    given_market(&none, "");
    given_market_stack(&none, "");
    given_dollars(&none, RED, 50);
    arrive(&none, RED, "n-e");
    then_may_not(&none, RED, "use buy-cattle");
}

SCENARIO("[CM4][CM2] What a cowboy turned up may be bought at once by the cowboys left")
{
    Table t = given_players(2);
    given_workers(&t, RED, 4, 1, 1);
    given_dollars(&t, RED, 5);
    given_market(&t, "purple-5");
    given_market_stack(&t, "red blue");
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may_only(&t, RED, "turn-up");
    when(&t, RED, "turn-up; buy pair red with 3; ?second blue");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "red blue");
    then_market(&t, "purple-5");
}

SCENARIO("[CM2][CM1] A cowboy who turned up cards buys nothing in the same action")
{
    Table t = buying(1, 100, "yellow brown-3");
    when(&t, RED, "turn-up");
    then_may_none(&t, RED, "buy");
    then_discard_pile(&t, RED, "");
}

SCENARIO("[CM3] Bought cards lie on the own discard pile, not in hand, and the market is not refilled")
{
    Table t = buying(2, 20, "yellow yellow red red blue brown-3 purple-5");
    when(&t, RED, "buy purple-5 with 2; ?pass");
    then_discard_pile(&t, RED, "purple-5");
    then_hand(&t, RED, "grey green black white");
    then_market(&t, "yellow yellow red red blue brown-3");
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
    then_discard_pile(&t, RED, "purple-5");
    then_discard_pile(&t, BLUE, "");
    then_market_count(&t, 6);
}
