/* SPDX-License-Identifier: MIT */
/* north_delivery.c - Rails to the North, deliveries: the new strip and the crests of the big towns, values, corners and
 * transport costs, what each delivery does, the pairs, New York and its station masters, the fifteenth disc, what a
 * delivery keeps back for its transport, and the extraordinary delivery of 9a. */
#include <string.h>
#include "north.h"

static const char big_towns[] = "gr3 bl4 bl5 re1 re4 re8 re10 re12";
/* Cleared, they leave the dark discs and the fifteenth. */
static const char dark_and_aux6_left[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4";

static const struct {
    const char *city, *just_enough, *one_short;
    int dark;
    unsigned value, transport; /* from the start */
    unsigned dollars;          /* gained by the delivery */
    const char *town;          /* of a big town's crest */
} cities[] = {
    { "kansas-city", "", NULL, 0, 0, 0, 6, NULL },
    { "columbia", "grey", "", 0, 1, 0, 0, NULL },
    { "st-louis", "green black", "grey green", 0, 4, 1, 0, NULL },
    { "chicago", "green black white", "grey green black", 0, 6, 3, 0, NULL },
    { "detroit", "yellow red brown-3", "yellow red blue", 1, 10, 5, 0, NULL },
    { "cleveland", "yellow red brown-3 white", "yellow red purple-5", 1, 12, 7, 0, NULL },
    { "pittsburgh", "yellow red brown-3 purple-5", "yellow red blue purple-5", 0, 15, 8, 0, NULL },
    { "new-york", "yellow red blue brown-3 purple-5", "yellow red brown-3 purple-5 white", 1, 18, 11, 0, NULL },
    { "memphis", "yellow", "green", 0, 3, 0, 2, "gr3" },
    { "denver", "yellow red white", "grey yellow red", 1, 8, 4, 0, "bl4" },
    { "milwaukee", "yellow red purple-5", "yellow red brown-3", 1, 11, 6, 3, "re1" },
    { "green-bay", "yellow red brown-3 white", "yellow red purple-5", 0, 12, 7, 0, "re4" },
    { "minneapolis", "yellow red purple-5 white", "yellow red brown-3 white", 1, 13, 7, 0, "re8" },
    { "toronto", "yellow red blue purple-5", "yellow red purple-5 white", 1, 14, 8, 0, "re10" },
    { "san-francisco", "yellow red blue brown-3 purple-5", "yellow red brown-3 purple-5 white", 1, 18, 11, 0, "bl5" },
    { "montreal", "yellow red blue brown-3 purple-5 white", "yellow red blue brown-3 purple-5 grey", 1, 20, 11, 0,
      "re12" },
};
enum { CITIES = sizeof cities / sizeof cities[0] };

/* RED about to deliver with this hand and cash, engine on the start, no token, a branchlet in every big town. */
static Table with_hand(const char *hand, unsigned dollars)
{
    Table t = north_without_tokens(2);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, dollars);
    given_branchlets(&t, RED, big_towns);
    return t;
}

static const char eighteen[] = "yellow red blue brown-3 purple-5";

/* ---- Which city ---- */

SCENARIO("[RN24][RN Delivery] Each of the sixteen crests: its value is enough, one less is not; transport")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char action[40];
        snprintf(action, sizeof action, "deliver %s", cities[i].city);
        Table t = with_hand(cities[i].just_enough, 0);
        go_deliver(&t, RED);
        then_may(&t, RED, action);
        when(&t, RED, action);
        when(&t, RED, "disc aux1; ?objective g1; ?offered sm8");
        then_turn_of(&t, BLUE);
        then_on_city(&t, RED, cities[i].city, 1);
        then_dollars(&t, RED, cities[i].value - cities[i].transport + cities[i].dollars);
        if (!cities[i].one_short)
            continue;
        Table poor = with_hand(cities[i].one_short, 40);
        go_deliver(&poor, RED);
        then_may_not(&poor, RED, action);
        then_may(&poor, RED, "deliver kansas-city");
    }
}

SCENARIO("[RN Delivery] A big town's crest needs a branchlet on its square, a city of the strip needs none")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char action[40], others[64] = "";
        snprintf(action, sizeof action, "deliver %s", cities[i].city);
        for (unsigned k = 0; k < CITIES; k++)
            if (k != i && cities[k].town)
                strcat(strcat(others, " "), cities[k].town);
        Table t = with_hand("yellow red blue brown-3 purple-5 white", 20);
        given_branchlets(&t, RED, others);
        given_branchlets(&t, BLUE, big_towns);
        go_deliver(&t, RED);
        if (cities[i].town)
            then_may_not(&t, RED, action);
        else
            then_may(&t, RED, action);
    }
}

SCENARIO("[RN Delivery] Corners: a dark disc only to dark crests, a white disc everywhere")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char action[40];
        snprintf(action, sizeof action, "deliver %s", cities[i].city);
        Table t = with_hand("yellow red blue brown-3 purple-5 white", 20);
        go_deliver(&t, RED);
        when(&t, RED, action);
        then_may(&t, RED, "disc aux1");
        then_may(&t, RED, "disc aux6");
        if (cities[i].dark)
            then_may(&t, RED, "disc step2");
        else
            then_may_not(&t, RED, "disc step2");
    }
}

SCENARIO("[RN20][RN38][RN Delivery] Only Kansas City and San Francisco are delivered to twice; New York is not")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char action[40];
        int again = !strcmp(cities[i].city, "kansas-city") || !strcmp(cities[i].city, "san-francisco");
        snprintf(action, sizeof action, "deliver %s", cities[i].city);
        Table t = with_hand("yellow red blue brown-3 purple-5 white", 20);
        given_city_disc(&t, RED, cities[i].city, "aux1");
        Table other = with_hand("yellow red blue brown-3 purple-5 white", 20);
        given_branchlets(&other, BLUE, big_towns);
        given_city_disc(&other, BLUE, cities[i].city, "aux1");
        go_deliver(&t, RED);
        if (again)
            then_may(&t, RED, action);
        else
            then_may_not(&t, RED, action);
        go_deliver(&other, RED);
        then_may(&other, RED, action);
    }
}

SCENARIO("[RN38] San Francisco any number of times: 18 and a disc each, one branchlet serves them all")
{
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "bl5");
    given_hand(&t, RED, eighteen);
    given_dollars(&t, RED, 0);
    for (unsigned i = 0; i < 3; i++)
        given_city_disc(&t, RED, "san-francisco", i ? "aux3" : "aux1");
    Table poor = t;
    deliver(&t, RED, "san-francisco", "aux4");
    then_on_city(&t, RED, "san-francisco", 4);
    then_branchlets(&t, RED, "bl5");
    then_dollars(&t, RED, 18 - 11);
    given_hand(&poor, RED, "yellow red brown-3 purple-5 white");
    go_deliver(&poor, RED);
    then_may_not(&poor, RED, "deliver san-francisco");
}

/* RED in Kansas City, using so many certificates. */
static void go_deliver_with(Table *t, unsigned certificates)
{
    char use[24];
    arrive(t, RED, "kansas-city");
    when(t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer");
    snprintf(use, sizeof use, "certificates %u", certificates);
    when(t, RED, use);
}

SCENARIO("[RN24] Montreal: 20 with certificates, eleven crosses from the start, none from space 18 on")
{
    Table t = with_hand(eighteen, 0);
    given_certificates(&t, RED, 2);
    Table far = t, without = t;
    go_deliver_with(&t, 2);
    when(&t, RED, "deliver montreal; disc aux1");
    then_dollars(&t, RED, 20 - 11);
    then_on_city(&t, RED, "montreal", 1);

    given_engine(&far, RED, "18");
    go_deliver_with(&far, 2);
    when(&far, RED, "deliver montreal; disc aux1");
    then_dollars(&far, RED, 20);

    go_deliver_with(&without, 1);
    then_may_not(&without, RED, "deliver montreal");
    then_may(&without, RED, "deliver san-francisco");
}

/* ---- Transport ---- */

SCENARIO("[RN Delivery] Mary delivers to Minneapolis, value 13, with her engine on 9: three crosses, three dollars")
{
    Table t = with_hand("yellow red purple-5 white", 0);
    given_engine(&t, RED, "9");
    go_deliver(&t, RED);
    then_changes_dollars(&t, RED, "deliver minneapolis", -3);
    when(&t, RED, "deliver minneapolis; disc aux1");
    then_dollars(&t, RED, 13 - 3);

    Table there = with_hand("yellow red purple-5 white", 0);
    given_engine(&there, RED, "13");
    deliver(&there, RED, "minneapolis", "aux1");
    then_dollars(&there, RED, 13);
}

SCENARIO("[RN Delivery] Transport to a big town is that to the track space of its value")
{
    static const struct {
        const char *city, *hand, *engine;
        unsigned value, cost, gain;
    } trips[] = {
        { "memphis", "yellow", "3", 3, 0, 2 },
        { "denver", "yellow red white", "4", 8, 3, 0 },
        { "denver", "yellow red white", "7", 8, 1, 0 },
        { "denver", "yellow red white", "8", 8, 0, 0 },
        { "denver", "yellow red white", "t2", 8, 0, 0 },
        { "milwaukee", "yellow red purple-5", "10", 11, 1, 3 },
        { "milwaukee", "yellow red purple-5", "t3", 11, 0, 3 },
        { "green-bay", "yellow red brown-3 white", "t3", 12, 1, 0 },
        { "minneapolis", "yellow red purple-5 white", "12", 13, 0, 0 },
        { "toronto", "yellow red blue purple-5", "13", 14, 1, 0 },
        { "toronto", "yellow red blue purple-5", "t4", 14, 0, 0 },
        { "san-francisco", eighteen, "15", 18, 3, 0 },
        { "montreal", "yellow red blue brown-3 purple-5 white", "17", 20, 1, 0 },
        { "montreal", "yellow red blue brown-3 purple-5 white", "19", 20, 0, 0 },
    };
    for (unsigned i = 0; i < sizeof trips / sizeof trips[0]; i++) {
        Table t = with_hand(trips[i].hand, 0);
        given_engine(&t, RED, trips[i].engine);
        deliver(&t, RED, trips[i].city, "aux1");
        when(&t, RED, "?objective g1");
        then_turn_of(&t, BLUE);
        then_dollars(&t, RED, trips[i].value - trips[i].cost + trips[i].gain);
    }
}

/* ---- What a delivery does ---- */

SCENARIO("[RN18][RN Delivery] Memphis: objective card and $2, Milwaukee: card and $3, Detroit: card; all compulsory")
{
    static const struct {
        const char *city, *hand;
        unsigned value, transport, dollars;
    } rewards[] = {
        { "memphis", "yellow", 3, 0, 2 },
        { "milwaukee", "yellow red purple-5", 11, 6, 3 },
        { "detroit", "yellow red brown-3", 10, 5, 0 },
    };
    for (unsigned i = 0; i < 3; i++) {
        Table t = with_hand(rewards[i].hand, 0);
        deliver(&t, RED, rewards[i].city, "aux1");
        then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
        then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack");
        Table stack = t;
        when(&t, RED, "objective r1");
        then_discard_has(&t, RED, "r1");
        then_dollars(&t, RED, rewards[i].value - rewards[i].transport + rewards[i].dollars);
        then_display_count(&t, 4);
        unsigned left = stack.game.objective_stack_count;
        when(&stack, RED, "objective stack");
        then_objective_stack_count(&stack, left - 1);
        then_display(&stack, "g1 d1 r1 m1");
    }
}

SCENARIO("[RN18][RN5] The objective card of a branchlet space may come from the stack too, and may be declined")
{
    Table t = north_without_tokens(2);
    given_city_disc(&t, RED, "pittsburgh", "aux1");
    place(&t, RED, "vi1");
    then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack; pass");
    when(&t, RED, "objective stack");
    then_discard_count(&t, RED, 2);
    then_display(&t, "g1 d1 r1 m1");
}

SCENARIO("[RN19] Without any objective card the card lapses and the rest is done")
{
    static const struct {
        const char *city, *hand;
        unsigned dollars;
    } rewards[] = {
        { "memphis", "yellow", 3 + 2 },
        { "milwaukee", "yellow red purple-5", 11 - 6 + 3 },
        { "detroit", "yellow red brown-3", 10 - 5 },
    };
    for (unsigned i = 0; i < 3; i++) {
        Table t = with_hand(rewards[i].hand, 0);
        given_display(&t, "");
        given_objective_stack(&t, "");
        deliver(&t, RED, rewards[i].city, "aux1");
        then_turn_of(&t, BLUE);
        then_dollars(&t, RED, rewards[i].dollars);
    }
    Table pair = with_hand("yellow red brown-3 white", 0);
    given_display(&pair, "");
    given_objective_stack(&pair, "");
    given_city_disc(&pair, RED, "pittsburgh", "aux1");
    deliver(&pair, RED, "cleveland", "aux2");
    then_turn_of(&pair, BLUE);
    then_dollars(&pair, RED, 12 - 7);

    Table t = north_without_tokens(2);
    given_display(&t, "");
    given_objective_stack(&t, "");
    given_city_disc(&t, RED, "pittsburgh", "aux1");
    Table last_one = t;
    place(&t, RED, "vi1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_branchlets(&t, RED, "vi1");

    given_display(&last_one, "g2");
    place(&last_one, RED, "vi1");
    then_may_only(&last_one, RED, "objective g2; pass");
}

SCENARIO("[RN Delivery] Kansas City pays 6 dollars every time, and other crests of the strip pay nothing")
{
    Table t = with_hand("green black white grey", 1);
    given_city_disc(&t, RED, "kansas-city", "aux1");
    Table columbia = t;
    deliver(&t, RED, "kansas-city", "aux2");
    then_dollars(&t, RED, 1 + 7 + 6);
    then_on_city(&t, RED, "kansas-city", 2);
    deliver(&columbia, RED, "columbia", "aux2");
    then_dollars(&columbia, RED, 1 + 7);
}

SCENARIO("[RN14] The pairs of the strip: what the second disc triggers, whichever of the two it is, and what not")
{
    static const struct {
        const char *there, *city, *hand;
        unsigned tokens, objectives;
    } arrows[] = {
        { "columbia", "st-louis", "green black", 1, 0 },
        { "st-louis", "columbia", "green black", 1, 0 },
        { "chicago", "detroit", "yellow red brown-3", 1, 1 },
        { "detroit", "chicago", "yellow red brown-3", 1, 0 },
        { "cleveland", "pittsburgh", "yellow red brown-3 purple-5", 0, 1 },
        { "pittsburgh", "cleveland", "yellow red brown-3 purple-5", 0, 1 },
        { "kansas-city", "columbia", "green black", 0, 0 },
        { "st-louis", "chicago", "green black white", 0, 0 },
        { "detroit", "cleveland", "yellow red brown-3 white", 0, 0 },
        { "columbia", "chicago", "green black white", 0, 0 },
    };
    for (unsigned i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
        Table t = with_hand(arrows[i].hand, 20);
        given_city_disc(&t, RED, arrows[i].there, "aux1");
        given_city_disc(&t, BLUE, "columbia", "aux1"); /* the discs of others do not count */
        given_city_disc(&t, BLUE, "chicago", "aux2");
        unsigned stack = t.game.objective_stack_count;
        deliver(&t, RED, arrows[i].city, "aux2");
        for (unsigned k = 0; k < arrows[i].objectives; k++) {
            then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
            then_may_not(&t, RED, "pass");
            when(&t, RED, "objective stack");
        }
        then_turn_of(&t, BLUE);
        then_tokens(&t, RED, arrows[i].tokens);
        then_tokens(&t, BLUE, 0);
        then_objective_stack_count(&t, stack - arrows[i].objectives);
    }
}

SCENARIO("[RN14] The pair's token comes once: later deliveries beside it bring none")
{
    Table t = with_hand("green black white", 20);
    given_city_disc(&t, RED, "columbia", "aux1");
    given_city_disc(&t, RED, "st-louis", "aux2");
    Table home = t;
    deliver(&t, RED, "chicago", "aux3");
    then_turn_of(&t, BLUE);
    then_tokens(&t, RED, 0);
    deliver(&home, RED, "kansas-city", "aux3");
    then_turn_of(&home, BLUE);
    then_tokens(&home, RED, 0);
}

SCENARIO("[RN43] Detroit beside Chicago: objective card and token, both compulsory; Detroit alone: the card")
{
    Table t = with_hand("yellow red brown-3", 0);
    Table alone = t;
    given_city_disc(&t, RED, "chicago", "aux1");
    deliver(&t, RED, "detroit", "aux2");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "?take; objective g1; ?take");
    then_turn_of(&t, BLUE);
    then_tokens(&t, RED, 1);
    then_dollars(&t, RED, 10 - 5);

    deliver(&alone, RED, "detroit", "aux2");
    then_may_not(&alone, RED, "pass");
    when(&alone, RED, "objective g1");
    then_turn_of(&alone, BLUE);
    then_tokens(&alone, RED, 0);
}

SCENARIO("[RN43] Pittsburgh between Cleveland and New York: one objective card, nothing for the second pair")
{
    Table t = with_hand("yellow red brown-3 purple-5", 0);
    given_city_disc(&t, RED, "cleveland", "aux1");
    given_city_disc(&t, RED, "new-york", "aux2");
    unsigned stack = t.game.objective_stack_count;
    deliver(&t, RED, "pittsburgh", "aux3");
    when(&t, RED, "objective stack");
    then_turn_of(&t, BLUE);
    then_objective_stack_count(&t, stack - 1);
    then_tokens(&t, RED, 0);
}

/* ---- New York ---- */

SCENARIO("[RN20][RN39] New York: one of the displayed station masters, free, no worker needed, and one must be taken")
{
    Table t = with_hand(eighteen, 0);
    deliver(&t, RED, "new-york", "aux1");
    then_asked(&t, RED, GWT_DECIDE_OFFERED_MASTER);
    then_may_only(&t, RED, "offered sm8; offered sm9; offered sm10; offered sm11");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "offered sm8");
    then_turn_of(&t, BLUE);
    then_masters(&t, RED, "sm8");
    then_workers(&t, RED, 1, 1, 1);
    then_permanent_certificates(&t, RED, 2);
    then_dollars(&t, RED, 18 - 11);
    then_offered(&t, "sm9 sm10 sm11");
    then_master_space(&t, "st1", "sm1");
}

SCENARIO("[RN20] Four tiles for four players: the last one still finds a tile, and it is the only one left")
{
    static const struct {
        const char *hand, *taken;
    } seats[] = {
        { "yellow red blue brown-3 purple-5", "offered sm8" },
        { "yellow red blue brown-3 purple-5", "offered sm9" },
        { "yellow red blue brown-4 purple-6", "offered sm11" },
        { "yellow red blue brown-4 purple-6", "?offered sm10" },
    };
    Table t = north_without_tokens(4);
    for (unsigned seat = 0; seat < 4; seat++) {
        given_hand(&t, seat, seats[seat].hand);
        given_foresight(&t, 1, "trade-green trade-alt");
        given_foresight(&t, 2, "cowboy builder");
        given_foresight(&t, 3, "engineer cowboy");
        given_turn(&t, seat);
        deliver(&t, seat, "new-york", "aux1");
        for (unsigned before = 0; before < seat; before++)
            then_may_not(&t, seat, seats[before].taken);
        when(&t, seat, seats[seat].taken);
        when(&t, seat, "?take; ?pass");
    }
    then_masters(&t, RED, "sm8");
    then_masters(&t, BLUE, "sm9");
    then_masters(&t, YELLOW, "sm11");
    then_masters(&t, WHITE, "sm10");
    then_offered(&t, "");
}

SCENARIO("[RN39] Sm9 pays its 12 dollars before the transport; sm7's steps and sm10's branchlet may be forfeited")
{
    Table t = with_hand(eighteen, 0);
    given_offered(&t, "sm7 sm9 sm10 sm11");
    deliver(&t, RED, "new-york", "aux1");
    Table steps = t, branchlet = t, none = t, token = t;
    when(&t, RED, "offered sm9");
    then_dollars(&t, RED, 18);
    when(&t, RED, "take");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 18 - 11 + 12);

    when(&steps, RED, "offered sm7");
    then_may_only(&steps, RED, "forward 0; forward 1; forward 2");
    when(&steps, RED, "forward 0");
    then_certificates(&steps, RED, 0);
    then_masters(&steps, RED, "sm7");

    when(&branchlet, RED, "offered sm10; branchlet gr1");
    then_dollars(&branchlet, RED, 18 - 11);
    then_branchlets_left(&branchlet, RED, 6);
    when(&none, RED, "offered sm10; pass");
    then_branchlets_left(&none, RED, 7);
    then_masters(&none, RED, "sm10");
    then_turn_of(&none, BLUE);

    when(&token, RED, "offered sm11; ?take");
    then_turn_of(&token, BLUE);
    then_tokens(&token, RED, 1);
}

SCENARIO("[RN39] The branchlet of sm10 is placed before the transport cost is paid, its dollars come at once")
{
    Table t = north_without_tokens(2);
    given_hand(&t, RED, eighteen);
    given_dollars(&t, RED, 0);
    given_branchlets(&t, RED, "gr1");
    deliver(&t, RED, "new-york", "aux1");
    when(&t, RED, "offered sm10");
    then_asked(&t, RED, GWT_DECIDE_BRANCHLET);
    then_dollars(&t, RED, 18);
    when(&t, RED, "branchlet gr3");
    then_dollars(&t, RED, 18 + 2 - 11);
}

/* ---- Transport is kept back ---- */

/* RED has just delivered to New York with this disc, sm10 or sm2 offered; 11 dollars are owed for the transport. */
static void at_new_york(Table *t, const char *disc, const char *master)
{
    char action[24];
    given_offered(t, "sm2 sm9 sm10 sm11");
    given_hand(t, RED, eighteen);
    given_dollars(t, RED, 0);
    deliver(t, RED, "new-york", disc);
    snprintf(action, sizeof action, "offered %s", master);
    when(t, RED, action);
}

SCENARIO("[RN26] While a delivery is resolved a branchlet's price must leave the transport cost")
{
    /* 18 income, hand disc 5, transport 11: 2 dollars to spare. Denver's spaces cost 1, 2, 2, 3. */
    for (unsigned others = 0; others < 4; others++) {
        Table t = north_without_tokens(4);
        given_branchlets(&t, RED, "bl1");
        for (unsigned seat = BLUE; seat <= others; seat++)
            given_branchlets(&t, seat, "bl4");
        at_new_york(&t, "hand", "sm10");
        then_dollars(&t, RED, 13);
        if (others < 3) {
            then_may(&t, RED, "branchlet bl4");
            when(&t, RED, "branchlet bl4");
            then_dollars(&t, RED, others ? 0 : 1);
        } else {
            then_may_not(&t, RED, "branchlet bl4");
            then_may(&t, RED, "branchlet bl3");
        }
    }
}

SCENARIO("[RN26] A station's price and its disc must leave the transport cost")
{
    /* 7 to spare: the price of st11, and not a dollar for the disc. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1 gr3");
    Table short_of_it = t;
    at_new_york(&t, "aux1", "sm10");
    when(&t, RED, "branchlet gr4");
    then_may(&t, RED, "upgrade");
    when(&t, RED, "upgrade");
    then_dollars(&t, RED, 11);
    then_may_not(&t, RED, "disc aux6");
    then_may(&t, RED, "disc aux2");
    when(&t, RED, "disc aux2");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st11", 1);

    at_new_york(&short_of_it, "aux6", "sm10"); /* 5 to spare */
    when(&short_of_it, RED, "branchlet gr4");  /* no upgrade is asked */
    then_on_station(&short_of_it, RED, "st11", 0);
    then_turn_of(&short_of_it, BLUE);
    then_dollars(&short_of_it, RED, 18 - 2 - 11);
}

SCENARIO("[RN26] A hire must leave the transport cost")
{
    /* A worker of row 1 costs 6 - 2. 5 to spare: yes; 2 to spare: no, and the tile lapses. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1");
    Table poor = t;
    at_new_york(&t, "aux6", "sm10");
    when(&t, RED, "branchlet gr2; hire cowboy row 1");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 18 - 2 - 4 - 11);
    then_workers(&t, RED, 2, 1, 1);

    at_new_york(&poor, "hand", "sm10");
    when(&poor, RED, "branchlet gr2"); /* no hire is asked */
    then_workers(&poor, RED, 1, 1, 1);
    then_turn_of(&poor, BLUE);
    then_dollars(&poor, RED, 18 - 5 - 11);
}

SCENARIO("[RN26] A trade that costs dollars must leave the transport cost")
{
    Table t = north_without_tokens(2);
    given_tile(&t, "trade1", "trade-green"); /* -3 */
    given_tile(&t, "trade2", "trade-alt");   /* -2 */
    given_tile(&t, "trade3", "trade-alt");   /* -1 */
    Table rich = t;
    at_new_york(&t, "hand", "sm2"); /* 2 to spare; the chosen trade tile of the foresight lies on trade4 */
    then_may_not(&t, RED, "trade trade1");
    then_may(&t, RED, "trade trade2");
    then_may(&t, RED, "trade trade3");
    when(&t, RED, "trade trade2");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 0);

    at_new_york(&rich, "aux6", "sm2"); /* 5 to spare */
    then_may(&rich, RED, "trade trade1");
}

SCENARIO("[RN26] A building paid by a hire's bonus must leave the transport cost")
{
    /* 5 to spare, 4 for the worker: the fourth builder may build for the last dollar, not for two. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1");
    given_workers(&t, RED, 1, 3, 1);
    at_new_york(&t, "aux6", "sm10");
    when(&t, RED, "branchlet gr2; hire builder row 1");
    then_dollars(&t, RED, 11 + 1);
    then_may(&t, RED, "build 1a");
    then_may_not(&t, RED, "build 4a"); /* 2 builders */
    when(&t, RED, "build 1a; at ab1");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 0);
}

SCENARIO("[RN26][RN39] The transport is counted last, from where the engine stands then")
{
    /* The engine tile on GR2 brings the engine from 3 to 6, past three of the eleven crosses. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1");
    given_medium(&t, "gr2", "engine");
    given_engine(&t, RED, "3");
    Table stays = t;
    at_new_york(&t, "aux1", "sm10");
    when(&t, RED, "branchlet gr2; engine 6");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 18 - 8);
    at_new_york(&stays, "aux1", "sm10");
    when(&stays, RED, "branchlet gr2; pass");
    then_turn_of(&stays, BLUE);
    then_dollars(&stays, RED, 18 - 11);
}

SCENARIO("[RN26] An engine that must leave 39 inside a delivery may not go back farther than the transport can be paid")
{
    /* 18 income, two hand discs and station 10: 5 left, 3 more for leaving 39. Transport: 8 from space 6, 9 from 5. */
    Table t = north_without_tokens(2);
    given_branchlets(&t, RED, "gr1");
    given_medium(&t, "gr2", "engine");
    given_engine(&t, RED, "37");
    at_new_york(&t, "hand", "sm10");
    when(&t, RED, "branchlet gr2; engine 39; upgrade; disc hand");
    then_dollars(&t, RED, 5);
    then_may(&t, RED, "engine 38");
    then_may(&t, RED, "engine 6");
    then_may_not(&t, RED, "engine 5");
    then_may_not(&t, RED, "engine t1");
    then_may_not(&t, RED, "engine 0");
    when(&t, RED, "engine 6");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 0);
}

SCENARIO("[RN26] Outside a delivery nothing is kept back")
{
    Table t = north_without_tokens(2);
    given_city_disc(&t, RED, "chicago", "aux1");
    given_branchlets(&t, RED, "bl1");
    given_dollars(&t, RED, 1);
    Table none = t;
    place(&t, RED, "bl4");
    then_dollars(&t, RED, 0);
    given_dollars(&none, RED, 0);
    go_place(&none, RED);
    then_may_not(&none, RED, "branchlet bl4");

    /* An extraordinary delivery has no transport cost: the last dollar may go. */
    Table back = north_without_tokens(2);
    given_building(&back, RED, "9a", "ab1");
    given_engine(&back, RED, "18");
    given_branchlets(&back, RED, "bl1");
    given_dollars(&back, RED, 1);
    arrive(&back, RED, "ab1");
    when(&back, RED, "use extraordinary-delivery; engine 0; deliver new-york; disc aux1; offered sm10; branchlet bl4");
    then_dollars(&back, RED, 0);
    then_branchlets(&back, RED, "bl1 bl4");
}

/* ---- Discs ---- */

SCENARIO("[RN12][RN13] The fifteenth disc costs 2 dollars and goes to white and dark crests and stations alike")
{
    Table white = with_hand("green black", 0), dark = with_hand("yellow red brown-3", 0);
    deliver(&white, RED, "st-louis", "aux6");
    then_dollars(&white, RED, 4 - 2 - 1);
    then_cleared(&white, RED, "aux6");
    deliver(&dark, RED, "detroit", "aux6");
    when(&dark, RED, "objective g1");
    then_dollars(&dark, RED, 10 - 2 - 5);
    then_on_city(&dark, RED, "detroit", 1);

    /* Station 1 is white (2 dollars), station 5 dark (6 dollars). */
    static const struct {
        const char *from, *stop;
        unsigned price;
    } stations[] = { { "4", "engine t1", 2 }, { "16", "engine t5", 6 } };
    for (unsigned i = 0; i < 2; i++) {
        Table t = north_without_tokens(2);
        given_engine(&t, RED, stations[i].from);
        given_dollars(&t, RED, stations[i].price + 2);
        Table poor = t;
        arrive(&t, RED, "n-c");
        when(&t, RED, "use engine-engineers");
        when(&t, RED, stations[i].stop);
        when(&t, RED, "upgrade; disc aux6");
        then_dollars(&t, RED, 0);
        then_cleared(&t, RED, "aux6");

        given_dollars(&poor, RED, stations[i].price + 1);
        arrive(&poor, RED, "n-c");
        when(&poor, RED, "use engine-engineers");
        when(&poor, RED, stations[i].stop);
        when(&poor, RED, "upgrade");
        then_may_not(&poor, RED, "disc aux6");
        then_may(&poor, RED, "disc aux1");
    }
}

SCENARIO("[RN12] Whoever cannot pay the 2 dollars chooses another disc")
{
    Table t = with_hand("grey", 0); /* total 1, income 1 */
    Table pays = with_hand("grey", 1);
    go_deliver(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_not(&t, RED, "disc aux6");
    then_may(&t, RED, "disc aux1");
    go_deliver(&pays, RED);
    when(&pays, RED, "deliver columbia");
    then_may(&pays, RED, "disc aux6");
    when(&pays, RED, "disc aux6");
    then_dollars(&pays, RED, 0);
}

SCENARIO("[RN13] Clearing the fifteenth disc opens the double sixth action and nothing else")
{
    Table t = with_hand("green black white grey", 5);
    deliver(&t, RED, "columbia", "aux6");
    then_hand_limit(&t, RED, 4);
    then_step_limit(&t, RED, 3);
    then_certificate_limit(&t, RED, 3);
    then_turn_of(&t, BLUE);
    when_any_turn(&t, BLUE);
    given_hand(&t, RED, "green black white grey");
    given_tokens(&t, RED, 0);
    arrive(&t, RED, "n-d");
    when(&t, RED, "use auxiliary");
    then_may_only(&t, RED, "aux gain; aux draw; aux branchlet; aux branchlet double");
}

SCENARIO("[RN28] The 2-dollar disc as the only white one: if it cannot be paid, dark discs may go to white crests")
{
    Table t = with_hand("grey", 0);
    given_discs_cleared(&t, RED, dark_and_aux6_left);
    Table pays = t, dark = with_hand("yellow red brown-3", 0);
    go_deliver(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_only(&t, RED, "disc cert6; disc step1; disc step2");
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 1 + 3);

    given_dollars(&pays, RED, 1);
    go_deliver(&pays, RED);
    when(&pays, RED, "deliver columbia");
    then_may_only(&pays, RED, "disc aux6");
    when(&pays, RED, "disc aux6");
    then_dollars(&pays, RED, 0);

    given_discs_cleared(&dark, RED, dark_and_aux6_left);
    go_deliver(&dark, RED);
    when(&dark, RED, "deliver detroit");
    then_may(&dark, RED, "disc aux6");
    then_may(&dark, RED, "disc step2");
}

SCENARIO("[RN28] The same for a white station: dark discs only while the 2 dollars are missing")
{
    Table t = north_without_tokens(2);
    given_discs_cleared(&t, RED, dark_and_aux6_left);
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 3);
    Table pays = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade");
    then_may_only(&t, RED, "disc cert6; disc step1; disc step2");
    given_dollars(&pays, RED, 4);
    arrive(&pays, RED, "n-c");
    when(&pays, RED, "use engine-engineers; engine t1; upgrade");
    then_may_only(&pays, RED, "disc aux6");
}

SCENARIO("[RN42] The price of a disc against the transport: Denver with total 8 and no money")
{
    Table t = with_hand("yellow red white", 0);
    Table richer = with_hand("yellow red white", 1);
    go_deliver(&t, RED);
    when(&t, RED, "deliver denver");
    then_may_not(&t, RED, "disc hand"); /* 3 left, 4 needed */
    then_may(&t, RED, "disc aux6");     /* 6 left */
    then_may(&t, RED, "disc step1");
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 8 + 3 - 4);

    go_deliver(&richer, RED);
    when(&richer, RED, "deliver denver");
    then_may(&richer, RED, "disc hand");
    when(&richer, RED, "disc hand");
    then_dollars(&richer, RED, 0);
}

SCENARIO("[RN42] Total 1 and no money: at Columbia the 2-dollar disc is illegal")
{
    Table t = with_hand("grey", 0), two = with_hand("green", 0);
    go_deliver(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_not(&t, RED, "disc aux6");
    go_deliver(&two, RED);
    when(&two, RED, "deliver columbia");
    then_may(&two, RED, "disc aux6");
}

SCENARIO("[RN23] Without a disc one is taken back from a station, the two in the north included, never from a city")
{
    Table t = with_hand("grey", 3);
    given_station_disc(&t, RED, "st11", "aux1");
    given_station_disc(&t, RED, "st12", "aux2");
    given_station_disc(&t, RED, "st1", "aux3");
    given_city_disc(&t, RED, "memphis", "aux3");
    given_discs_cleared(&t, RED, "aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand aux6");
    go_deliver(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_only(&t, RED, "disc st1; disc st11; disc st12");
    when(&t, RED, "disc st11");
    then_on_station(&t, RED, "st11", 0);
    then_on_station(&t, RED, "st12", 1);
    then_on_city(&t, RED, "columbia", 1);
    then_on_city(&t, RED, "memphis", 1);
    then_score(&t, RED, GWT_SCORE_STATIONS, 8 + 1);
}

SCENARIO("[RN23] As long as a payable disc is left no station gives one")
{
    Table t = with_hand("grey", 3);
    given_station_disc(&t, RED, "st11", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    Table poor = t;
    go_deliver(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_only(&t, RED, "disc aux6");
    given_dollars(&poor, RED, 0); /* income 1: the 2-dollar disc is out of reach */
    go_deliver(&poor, RED);
    when(&poor, RED, "deliver columbia");
    then_may_only(&poor, RED, "disc st11");
}

SCENARIO("[RN12][KC10] The 2-dollar disc is the last, a dollar is missing: Kansas City's money pays it")
{
    Table t = with_hand("", 1);
    given_station_disc(&t, RED, "st11", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    Table columbia = t;
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city");
    then_may_only(&t, RED, "disc aux6");
    when(&t, RED, "disc aux6");
    then_dollars(&t, RED, 1 + 6 - 2);
    then_on_station(&t, RED, "st11", 1);

    given_hand(&columbia, RED, "grey");
    given_dollars(&columbia, RED, 0);
    go_deliver(&columbia, RED);
    when(&columbia, RED, "deliver columbia");
    then_may_only(&columbia, RED, "disc st11");
}

/* ---- The extraordinary delivery ---- */

static Table at_9a(const char *engine)
{
    Table t = north_without_tokens(2);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, 0);
    return t;
}

static void go_back(Table *t, const char *engine)
{
    arrive(t, RED, "ab1");
    when(t, RED, "use extraordinary-delivery");
    when(t, RED, engine);
}

SCENARIO("[RN15] 9a may choose a big town with an own branchlet: value at most the spaces gone, no transport")
{
    Table t = at_9a("20");
    given_branchlets(&t, RED, "gr3");
    Table two = t, without = at_9a("20");
    go_back(&t, "engine 17");
    then_may_only(&t, RED, "deliver kansas-city; deliver columbia; deliver memphis; pass");
    when(&t, RED, "deliver memphis; disc aux1; objective g1");
    then_dollars(&t, RED, 2);
    then_on_city(&t, RED, "memphis", 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    go_back(&two, "engine 18");
    then_may_only(&two, RED, "deliver kansas-city; deliver columbia; pass");
    given_branchlets(&without, BLUE, "gr3");
    go_back(&without, "engine 17");
    then_may_not(&without, RED, "deliver memphis");
}

SCENARIO("[RN15] Twenty spaces back reach Montreal, nineteen do not, and nobody pays for the way")
{
    Table t = at_9a("20");
    given_branchlets(&t, RED, "re12");
    Table short_by_one = t;
    go_back(&t, "engine 0");
    when(&t, RED, "deliver montreal; disc aux1");
    then_on_city(&t, RED, "montreal", 1);
    then_dollars(&t, RED, 0);
    go_back(&short_by_one, "engine 1");
    then_may_not(&short_by_one, RED, "deliver montreal");
    then_may(&short_by_one, RED, "deliver new-york");
}

SCENARIO("[RN14][RN15] The pair token comes through 9a too, and so does New York's station master")
{
    Table t = at_9a("20");
    given_city_disc(&t, RED, "columbia", "aux1");
    go_back(&t, "engine 16");
    when(&t, RED, "deliver st-louis; disc aux2");
    then_tokens(&t, RED, 1);
    then_dollars(&t, RED, 0);

    Table york = at_9a("38");
    go_back(&york, "engine 20");
    when(&york, RED, "deliver new-york; disc aux1");
    then_may_not(&york, RED, "pass");
    when(&york, RED, "offered sm9; ?take");
    then_dollars(&york, RED, 12);
    then_masters(&york, RED, "sm9");
}

SCENARIO("[RN28][RN15] 9a brings no income: without 2 dollars the dark discs go to white crests, Kansas City's too")
{
    Table t = at_9a("20");
    given_discs_cleared(&t, RED, dark_and_aux6_left);
    Table home = t, pays = t;
    go_back(&t, "engine 19");
    when(&t, RED, "deliver columbia");
    then_may_only(&t, RED, "disc cert6; disc step1; disc step2");
    go_back(&home, "engine 19");
    when(&home, RED, "deliver kansas-city");
    then_may_only(&home, RED, "disc cert6; disc step1; disc step2");
    when(&home, RED, "disc step2");
    then_dollars(&home, RED, 6);
    given_dollars(&pays, RED, 2);
    go_back(&pays, "engine 19");
    when(&pays, RED, "deliver columbia");
    then_may_only(&pays, RED, "disc aux6");
}

SCENARIO("[RN12][RN15][KC10] 9a to Kansas City with the 2-dollar disc alone: its 6 dollars pay for the disc")
{
    Table t = at_9a("20");
    given_station_disc(&t, RED, "st12", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    Table columbia = t;
    go_back(&t, "engine 19");
    when(&t, RED, "deliver kansas-city");
    then_may_only(&t, RED, "disc aux6");
    when(&t, RED, "disc aux6");
    then_dollars(&t, RED, 6 - 2);
    go_back(&columbia, "engine 19");
    when(&columbia, RED, "deliver columbia");
    then_may_only(&columbia, RED, "disc st12");
}

SCENARIO("[RN37] A branchlet placed earlier in the same turn counts for 9a")
{
    Table t = at_9a("20");
    given_branchlets(&t, RED, "gr1");
    given_hand(&t, RED, "a1 green grey white");
    Table without = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "play a1; aux branchlet; discard green; branchlet gr3");
    then_dollars(&t, RED, 2);
    when(&t, RED, "use extraordinary-delivery; engine 17; deliver memphis; disc aux1; objective g1");
    then_on_city(&t, RED, "memphis", 1);
    then_dollars(&t, RED, 4);

    arrive(&without, RED, "ab1");
    when(&without, RED, "use extraordinary-delivery; engine 17");
    then_may_not(&without, RED, "deliver memphis");
}
