/* SPDX-License-Identifier: MIT */
/* delivery.c - the fifth subphase in Kansas City: which city, which disc, in which order things happen, and what the
 * arrows between the cities bring. Disc corners are disc.c, the extraordinary delivery is delivery_extraordinary.c. */
#include <stdio.h>
#include "table.h"

/* Through Kansas City up to the choice of the city, without temporary certificates. */
static void go_deliver(Table *t, unsigned seat)
{
    arrive(t, seat, "kansas-city");
    when(t, seat, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
}

/* RED about to deliver with this hand and cash, engine on the start. */
static Table with_hand(const char *hand, unsigned dollars)
{
    Table t = given_players(2);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, dollars);
    return t;
}

/* ---- Which city ---- */

static const struct {
    const char *city, *just_enough, *one_short;
} strip[] = {
    { "topeka", "grey", "" },
    { "wichita", "green black", "grey green" },
    { "colorado-springs", "green black white", "grey green black" },
    { "santa-fe", "yellow red white", "grey yellow red" },
    { "albuquerque", "yellow red brown-3", "yellow red blue" },
    { "el-paso", "yellow red brown-3 white", "yellow red purple-5" },
    { "san-diego", "yellow red blue purple-5", "yellow red blue brown-3" },
    { "sacramento", "yellow red blue purple-5 white", "yellow red blue purple-5 grey" },
    { "san-francisco", "yellow red blue brown-3 purple-5", "yellow red brown-3 purple-5 white" },
};
enum { CITIES = sizeof strip / sizeof strip[0] };

SCENARIO("[KC5] A city can be reached with a total of its value, not with one less, and without a dollar besides")
{
    for (unsigned i = 0; i < CITIES; i++) {
        char deliver[40];
        snprintf(deliver, sizeof deliver, "deliver %s", strip[i].city);
        Table t = with_hand(strip[i].just_enough, 0), poor = with_hand(strip[i].one_short, 40);
        go_deliver(&t, RED);
        then_may(&t, RED, deliver);
        when(&t, RED, deliver);
        when(&t, RED, "disc aux1");
        then_on_city(&t, RED, strip[i].city, 1);
        go_deliver(&poor, RED);
        then_may_not(&poor, RED, deliver);
        then_may(&poor, RED, "deliver kansas-city");
    }
}

SCENARIO("[KC5] A city with an own disc is closed, one with another player's disc is not")
{
    Table t = with_hand("yellow red blue purple-5", 10);
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "el-paso", "aux2");
    given_city_disc(&t, BLUE, "wichita", "aux1");
    given_city_disc(&t, BLUE, "san-diego", "aux2");
    go_deliver(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver wichita; deliver colorado-springs; deliver santa-fe; "
                  "deliver albuquerque; deliver san-diego");
}

SCENARIO("[KC5] Kansas City and San Francisco may be delivered to again and again, Sacramento may not")
{
    Table t = with_hand("yellow red blue brown-3 purple-5", 30);
    given_city_disc(&t, RED, "kansas-city", "aux1");
    given_city_disc(&t, RED, "kansas-city", "aux2");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_city_disc(&t, RED, "sacramento", "aux4");
    go_deliver(&t, RED);
    then_may_not(&t, RED, "deliver sacramento");
    Table home = t;
    when(&t, RED, "deliver san-francisco; disc aux5");
    then_on_city(&t, RED, "san-francisco", 3);
    then_dollars(&t, RED, 30 + 18 - 11);
    when(&home, RED, "deliver kansas-city; disc aux5");
    then_on_city(&home, RED, "kansas-city", 3);
    then_dollars(&home, RED, 30 + 18 + 6);
}

SCENARIO("[KC5] With nothing in hand a delivery still happens: to Kansas City")
{
    Table t = with_hand("", 0);
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "disc aux1");
    then_on_city(&t, RED, "kansas-city", 1);
    then_turn_of(&t, BLUE);
}

SCENARIO("[KC5][DI6] Only without any disc at all there is no delivery: the income stays, the turn goes on")
{
    Table t = with_hand("yellow red blue white", 4);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 4 + 11);
    then_on_city(&t, RED, "kansas-city", 14);
    then_herder(&t, RED, "start");
    then_foresight_full(&t);
    then_hand_count(&t, RED, 6);
}

/* ---- The order of things ---- */

SCENARIO("[KC6] The arrow's objective card is taken before the transport costs are paid")
{
    Table t = with_hand("yellow red white grey", 0);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    go_deliver(&t, RED);
    when(&t, RED, "deliver santa-fe; disc aux2");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_dollars(&t, RED, 9);
    when(&t, RED, "objective r1");
    then_dollars(&t, RED, 9 - 4);
}

SCENARIO("[KC6][DI4] The disc pays or costs at once, so it may help with the transport costs")
{
    Table t = with_hand("yellow red brown-3", 0);
    go_deliver(&t, RED);
    when(&t, RED, "deliver albuquerque");
    Table hand = t, plain = t;
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 10 + 3 - 5);
    then_step_limit(&t, RED, 4);
    when(&hand, RED, "disc hand");
    then_dollars(&hand, RED, 10 - 5 - 5);
    when(&plain, RED, "disc step2");
    then_dollars(&plain, RED, 10 - 5);
    then_score(&plain, RED, GWT_SCORE_STEP_DISC, 3);
}

SCENARIO("[KC6] Kansas City's six dollars come with every disc, on top of what the disc pays")
{
    Table t = with_hand("", 1);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city; disc step1");
    then_dollars(&t, RED, 1 + 3 + 6);
    then_on_city(&t, RED, "kansas-city", 10);
}

/* For both orders of two neighbouring cities: how many objective cards the arrow brings and how the cities score. */
static void expect_arrow(const char *first, const char *second, unsigned objective_cards, int points)
{
    char deliver[40];
    Table t = with_hand("yellow red blue brown-3 purple-5", 40);
    given_city_disc(&t, RED, first, "aux1");
    go_deliver(&t, RED);
    snprintf(deliver, sizeof deliver, "deliver %s", second);
    when(&t, RED, deliver);
    when(&t, RED, "disc aux2");
    if (objective_cards > 0) {
        then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
        then_may_not(&t, RED, "pass");
        when(&t, RED, "objective m1");
    }
    then_turn_of(&t, BLUE);
    then_discard_count(&t, RED, 5 + objective_cards);
    then_score(&t, RED, GWT_SCORE_CITIES, points);
}

SCENARIO("[KC6][KC8] Each arrow brings its objective card or its points when both its cities carry an own disc")
{
    static const struct {
        const char *left, *right;
        unsigned objective_cards;
        int points; /* of both cities together, the arrow included */
    } arrows[] = {
        { "kansas-city", "topeka", 0, -6 },
        { "topeka", "wichita", 1, -3 },
        { "wichita", "colorado-springs", 0, -1 },
        { "colorado-springs", "santa-fe", 1, 0 },
        { "santa-fe", "albuquerque", 1, 0 },
        { "albuquerque", "el-paso", 0, 6 },
        { "el-paso", "san-diego", 0, 8 },
        { "san-diego", "sacramento", 0, 4 + 6 },
        { "sacramento", "san-francisco", 0, 6 + 9 },
    };
    for (unsigned i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
        expect_arrow(arrows[i].left, arrows[i].right, arrows[i].objective_cards, arrows[i].points);
        expect_arrow(arrows[i].right, arrows[i].left, arrows[i].objective_cards, arrows[i].points);
    }
}

SCENARIO("[KC6] One disc beside an arrow, or two with a city between them, bring nothing")
{
    Table t = with_hand("yellow red blue brown-3 purple-5", 40);
    Table gap = t, other = t;
    go_deliver(&t, RED);
    when(&t, RED, "deliver santa-fe; disc aux1");
    then_turn_of(&t, BLUE);
    then_display(&t, "g1 d1 r1 m1");

    given_city_disc(&gap, RED, "colorado-springs", "aux2");
    go_deliver(&gap, RED);
    when(&gap, RED, "deliver albuquerque; disc aux1");
    then_turn_of(&gap, BLUE);
    then_score(&gap, RED, GWT_SCORE_CITIES, 0);

    given_city_disc(&other, BLUE, "colorado-springs", "aux2");
    go_deliver(&other, RED);
    when(&other, RED, "deliver santa-fe; disc aux1");
    then_turn_of(&other, BLUE);
    then_display(&other, "g1 d1 r1 m1");
}

SCENARIO("[KC6][KC7] Between Topeka and Colorado Springs one card comes, and both arrows cost points")
{
    Table t = with_hand("yellow red blue", 10);
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "colorado-springs", "aux2");
    go_deliver(&t, RED);
    when(&t, RED, "deliver wichita; disc aux3; objective d1");
    then_turn_of(&t, BLUE);
    then_discard_pile(&t, RED, "yellow red blue d1");
    then_score(&t, RED, GWT_SCORE_CITIES, -3 - 1);
}

SCENARIO("[KC7] The second of two objective cards may be the one that has just refilled the display")
{
    Table t = with_hand("yellow red blue", 10);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    given_city_disc(&t, RED, "albuquerque", "aux2");
    given_objective_stack(&t, "m5");
    go_deliver(&t, RED);
    when(&t, RED, "deliver santa-fe; disc aux3");
    then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack");
    when(&t, RED, "objective g1");
    then_may_only(&t, RED, "objective m5; objective d1; objective r1; objective m1");
    when(&t, RED, "objective m5");
    then_display(&t, "d1 r1 m1");
    then_discard_pile(&t, RED, "yellow red blue g1 m5");
}

SCENARIO("[KC7][OB1] Of two objective cards owed only one is there: the other lapses; with none there both lapse")
{
    Table t = with_hand("yellow red blue", 10);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    given_city_disc(&t, RED, "albuquerque", "aux2");
    given_display(&t, "r2");
    given_objective_stack(&t, "");
    Table none = t;
    go_deliver(&t, RED);
    when(&t, RED, "deliver santa-fe; disc aux3; ?objective r2");
    then_turn_of(&t, BLUE);
    then_discard_pile(&t, RED, "yellow red blue r2");
    then_display_count(&t, 0);

    given_display(&none, "");
    given_objective_stack(&none, "");
    go_deliver(&none, RED);
    when(&none, RED, "deliver santa-fe; disc aux3");
    then_turn_of(&none, BLUE);
    then_discard_pile(&none, RED, "yellow red blue");
    then_dollars(&none, RED, 10 + 9 - 4);
}

SCENARIO("[KC7][OB1] The card of an arrow may also be the unseen top card of the stack")
{
    Table t = with_hand("yellow red blue", 10);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    given_objective_stack(&t, "r5");
    go_deliver(&t, RED);
    when(&t, RED, "deliver santa-fe; disc aux3; objective stack");
    then_discard_pile(&t, RED, "yellow red blue r5");
    then_display(&t, "g1 d1 r1 m1");
}

SCENARIO("[KC8] Points of arrows and crests are no money: they stand in the score alone")
{
    Table t = with_hand("yellow red blue brown-3 purple-5", 0);
    given_engine(&t, RED, "18");
    given_city_disc(&t, RED, "san-diego", "aux1");
    go_deliver(&t, RED);
    when(&t, RED, "deliver sacramento; disc aux2");
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 18);
    then_score(&t, RED, GWT_SCORE_CITIES, 6 + 4);
    then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
}

/* ---- Which disc can be paid for ---- */

/* All discs gone to Kansas City except the two of the hand limit, and a first one to a station if asked for. */
static Table with_hand_discs_only(const char *hand, unsigned dollars, int disc_on_a_station)
{
    Table t = with_hand(hand, dollars);
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    if (disc_on_a_station)
        given_station_disc(&t, RED, "st1", "aux1");
    else
        given_discs_cleared(&t, RED, "aux1");
    return t;
}

SCENARIO("[KC10] No disc can be paid for: Kansas City's money pays for one, and then it must be used")
{
    Table t = with_hand_discs_only("", 0, 1);
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city");
    then_may_not(&t, RED, "disc st1");
    when(&t, RED, "?disc hand");
    then_dollars(&t, RED, 0 + 6 - 5);
    then_on_station(&t, RED, "st1", 1);
    then_hand_limit(&t, RED, 5);
    then_on_city(&t, RED, "kansas-city", 12);
}

SCENARIO("[KC10][DI3] For any other city the disc then comes from an own station")
{
    Table t = with_hand_discs_only("green black", 0, 1);
    go_deliver(&t, RED);
    then_may_only(&t, RED, "deliver kansas-city; deliver topeka; deliver wichita");
    Table home = t;
    when(&t, RED, "deliver wichita");
    then_may_not(&t, RED, "disc hand");
    when(&t, RED, "?disc st1");
    then_on_city(&t, RED, "wichita", 1);
    then_on_station(&t, RED, "st1", 0);
    then_hand_limit(&t, RED, 4);
    then_dollars(&t, RED, 4 - 1);

    when(&home, RED, "deliver kansas-city");
    then_may_not(&home, RED, "disc st1");
    when(&home, RED, "?disc hand");
    then_dollars(&home, RED, 4 + 6 - 5);
}

SCENARIO("[KC10] Without a disc on a station Kansas City is then the only city")
{
    Table t = with_hand_discs_only("green black", 0, 0), rich = with_hand_discs_only("green black", 1, 0);
    go_deliver(&t, RED);
    then_may_not(&t, RED, "deliver topeka");
    then_may_not(&t, RED, "deliver wichita");
    when(&t, RED, "?deliver kansas-city; ?disc hand");
    then_dollars(&t, RED, 4 + 6 - 5);

    go_deliver(&rich, RED);
    then_may(&rich, RED, "deliver topeka");
    when(&rich, RED, "deliver topeka; ?disc hand");
    then_dollars(&rich, RED, 0);
    then_on_city(&rich, RED, "topeka", 1);
}

SCENARIO("[KC10][KC12] While another disc can be taken, Kansas City's money does not help to pay for a hand disc")
{
    Table t = with_hand("", 4);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1");
    Table five = t;
    go_deliver(&t, RED);
    when(&t, RED, "?deliver kansas-city");
    then_may_not(&t, RED, "disc hand");
    when(&t, RED, "?disc step2");
    then_dollars(&t, RED, 4 + 6);

    given_dollars(&five, RED, 5);
    go_deliver(&five, RED);
    when(&five, RED, "?deliver kansas-city");
    then_may_only(&five, RED, "disc step2; disc hand");
    when(&five, RED, "disc hand");
    then_dollars(&five, RED, 5 - 5 + 6);
}

SCENARIO("[KC12] Six dollars in all to Colorado Springs: step1 leaves 6, a hand disc would leave the transport unpaid")
{
    Table t = with_hand("green black white", 0);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    go_deliver(&t, RED);
    when(&t, RED, "deliver colorado-springs");
    then_may_only(&t, RED, "disc cert6; disc step1; disc step2");
    when(&t, RED, "disc step1");
    then_dollars(&t, RED, 6 + 3 - 3);
}

SCENARIO("[KC12] With exactly price and transport in cash the hand disc is legal, with a dollar less it is not")
{
    Table t = with_hand("green black white", 2), less = with_hand("green black white", 1);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    given_discs_cleared(&less, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    go_deliver(&t, RED);
    when(&t, RED, "deliver colorado-springs; disc hand");
    then_dollars(&t, RED, 0);
    then_on_city(&t, RED, "colorado-springs", 1);
    go_deliver(&less, RED);
    when(&less, RED, "deliver colorado-springs");
    then_may_not(&less, RED, "disc hand");
}

SCENARIO("[KC12] A city for which no disc could be paid together with the transport is not offered")
{
    Table t = with_hand_discs_only("green black white", 0, 0);
    go_deliver(&t, RED);
    then_may_not(&t, RED, "deliver colorado-springs");
    then_may(&t, RED, "deliver wichita");
    then_may(&t, RED, "deliver topeka");
    when(&t, RED, "deliver wichita; ?disc hand");
    then_dollars(&t, RED, 6 - 5 - 1);
}
