/* SPDX-License-Identifier: MIT */
/* delivery_extraordinary.c - building 9a: the engine goes back, and the spaces it went are the value delivered (rulings
 * XD1 to XD5). */
#include "table.h"

/* RED stands on 9a, about to use it. */
static Table at_9a(const char *engine, unsigned dollars)
{
    Table t = given_players(3);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, dollars);
    return t;
}

static void go_back(Table *t, const char *engine)
{
    arrive(t, RED, "ab1");
    when(t, RED, "use extraordinary-delivery");
    when(t, RED, engine);
}

SCENARIO("[XD1] The engine goes back any number of spaces from 1, to numbered spaces, turnouts and the start")
{
    Table t = at_9a("12", 10);
    given_engine(&t, BLUE, "9");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery");
    then_may_only(&t, RED,
                  "engine 0; engine 1; engine 2; engine 3; engine 4; engine 5; engine 6; engine 7; engine 8; "
                  "engine 10; engine 11; engine t1; engine t2; engine t3");
    then_may_not(&t, RED, "engine 9");
    then_may_not(&t, RED, "engine 12");
    then_may_not(&t, RED, "pass");
}

SCENARIO("[XD1] The numbered spaces entered are the reach: four back is Wichita, three back is not")
{
    Table t = at_9a("20", 10);
    Table three = t;
    go_back(&t, "engine 16");
    then_may_only(&t, RED, "deliver kansas-city; deliver topeka; deliver wichita; pass");
    go_back(&three, "engine 17");
    then_may_only(&three, RED, "deliver kansas-city; deliver topeka; pass");
}

SCENARIO("[XD1] The start counts as a space")
{
    Table t = at_9a("4", 10);
    Table short_of_it = t;
    go_back(&t, "engine 0");
    then_may(&t, RED, "deliver wichita");
    then_may_not(&t, RED, "deliver colorado-springs");
    go_back(&short_of_it, "engine 1");
    then_may_not(&short_of_it, RED, "deliver wichita");
    then_may(&short_of_it, RED, "deliver topeka");
}

SCENARIO("[XD1] Occupied spaces do not count")
{
    Table t = at_9a("20", 10);
    given_engine(&t, BLUE, "18");
    go_back(&t, "engine 16");
    then_may_not(&t, RED, "deliver wichita");
    then_may(&t, RED, "deliver topeka");

    /* One space more makes up for it. */
    Table farther = at_9a("20", 10);
    given_engine(&farther, BLUE, "18");
    go_back(&farther, "engine 15");
    then_may(&farther, RED, "deliver wichita");
}

SCENARIO("[XD1] Turnouts do not count, neither the one left nor those on the way")
{
    /* From t2 to 3 are 7 6 5 4 3, with or without t1. */
    Table t = at_9a("t2", 10);
    go_back(&t, "engine 3");
    then_may(&t, RED, "deliver wichita");
    then_may_not(&t, RED, "deliver colorado-springs");
}

SCENARIO("[XD1] 18 spaces reach the last city; 17 do not")
{
    Table t = at_9a("38", 10);
    Table short_by_one = t;
    go_back(&t, "engine 20");
    then_may(&t, RED, "deliver san-francisco");
    go_back(&short_by_one, "engine 21");
    then_may_not(&short_by_one, RED, "deliver san-francisco");
    then_may(&short_by_one, RED, "deliver sacramento");
}

SCENARIO("[XD1] No income, no transport cost, no hand discarded, and the herder stays")
{
    Table t = at_9a("10", 0);
    given_hand(&t, RED, "grey green black white");
    go_back(&t, "engine 0");
    when(&t, RED, "deliver albuquerque; disc aux1");
    then_dollars(&t, RED, 0);
    then_on_city(&t, RED, "albuquerque", 1);
    then_hand(&t, RED, "grey green black white");
    then_discard_count(&t, RED, 0);
    then_herder(&t, RED, "ab1");
    then_foresight(&t, 1, "trade-green trade-alt");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "use extraordinary-delivery");
    then_may(&t, RED, "use engine-3");
}

SCENARIO("[XD1] Neither temporary nor permanent certificates help")
{
    Table t = at_9a("20", 10);
    given_certificates(&t, RED, 3);
    given_owned_master(&t, RED, "sm3");
    go_back(&t, "engine 17");
    then_may_none(&t, RED, "certificates");
    then_may_only(&t, RED, "deliver kansas-city; deliver topeka; pass");
    when(&t, RED, "deliver topeka; disc aux1");
    then_certificates(&t, RED, 3);
}

SCENARIO("[XD1] Usual disc rules: no city twice except the first and the last, white and dark corners")
{
    Table t = at_9a("38", 20);
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "kansas-city", "aux2");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    go_back(&t, "engine 20");
    then_may_not(&t, RED, "deliver topeka");
    then_may(&t, RED, "deliver kansas-city");
    then_may(&t, RED, "deliver san-francisco");
    Table white = t;
    when(&t, RED, "deliver el-paso");
    then_may(&t, RED, "disc step1");
    then_may(&t, RED, "disc hand");
    when(&white, RED, "deliver santa-fe");
    then_may_not(&white, RED, "disc step1");
    then_may_not(&white, RED, "disc hand");
    then_may(&white, RED, "disc aux3");
    then_may_not(&white, RED, "pass");
}

SCENARIO("[XD1] Arrow rewards are compulsory as usual: an objective card next to Colorado Springs")
{
    Table t = at_9a("20", 10);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    go_back(&t, "engine 12");
    when(&t, RED, "deliver santa-fe; disc aux2");
    then_asked(&t, RED, GWT_DECIDE_OBJECTIVE);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "objective g1");
    then_discard_has(&t, RED, "g1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);

    Table apart = at_9a("20", 10);
    given_city_disc(&apart, RED, "topeka", "aux1");
    go_back(&apart, "engine 12");
    when(&apart, RED, "deliver santa-fe; disc aux2");
    then_may_none(&apart, RED, "objective");
}

SCENARIO("[XD2] The upgrade of the turnout reached comes after the delivery")
{
    Table t = at_9a("26", 20);
    go_back(&t, "engine t6");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    when(&t, RED, "deliver wichita; disc aux1");
    then_may_only(&t, RED, "upgrade; pass");
    Table left = t;
    when(&t, RED, "upgrade; disc aux2");
    then_dollars(&t, RED, 20 - 8);
    then_on_station(&t, RED, "st6", 1);
    then_on_city(&t, RED, "wichita", 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&left, RED, "pass");
    then_on_station(&left, RED, "st6", 0);
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[XD2] A numbered space offers no upgrade, and the turnouts passed do not either")
{
    Table t = at_9a("26", 20);
    go_back(&t, "engine 21");
    when(&t, RED, "deliver wichita; disc aux1");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "upgrade");
}

SCENARIO("[XD2] An engine on the start cannot go back; driving forward first opens the action")
{
    Table t = at_9a("0", 10);
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use extraordinary-delivery");
    when(&t, RED, "use engine-3; engine 3");
    then_may(&t, RED, "use extraordinary-delivery");
    when(&t, RED, "use extraordinary-delivery; engine 2");
    then_may_only(&t, RED, "deliver kansas-city; deliver topeka; pass");
}

SCENARIO("[XD3] Kansas City pays its 6 dollars and costs 6 points here too")
{
    Table t = at_9a("20", 1);
    go_back(&t, "engine 19");
    when(&t, RED, "deliver kansas-city; disc aux1");
    then_dollars(&t, RED, 1 + 6);
    then_on_city(&t, RED, "kansas-city", 1);
    then_score(&t, RED, GWT_SCORE_CITIES, -6);

    Table other = at_9a("20", 1);
    go_back(&other, "engine 19");
    when(&other, RED, "deliver topeka; disc aux1");
    then_dollars(&other, RED, 1);
    then_score(&other, RED, GWT_SCORE_CITIES, 0);
}

SCENARIO("[XD4] No farther than the adjoining turnout counts 0: only Kansas City, whose money may pay the upgrade")
{
    Table t = at_9a("22", 2);
    go_back(&t, "engine t6");
    then_may_only(&t, RED, "deliver kansas-city; pass");
    Table poor = t;
    given_dollars(&poor, RED, 1);
    when(&t, RED, "deliver kansas-city; disc aux1");
    then_dollars(&t, RED, 8);
    when(&t, RED, "upgrade; disc aux2");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st6", 1);

    when(&poor, RED, "deliver kansas-city; disc aux1");
    then_dollars(&poor, RED, 7);
    then_may_not(&poor, RED, "upgrade");
}

SCENARIO("[XD4] 25 to 21 counts 4, 25 to the turnout between 21 and 22 counts 3")
{
    Table t = at_9a("25", 10);
    Table turnout = t;
    go_back(&t, "engine 21");
    then_may(&t, RED, "deliver wichita");
    go_back(&turnout, "engine t6");
    then_may_not(&turnout, RED, "deliver wichita");
    then_may(&turnout, RED, "deliver topeka");
}

SCENARIO("[XD5] The delivery may be refused; the engine has gone back, and the upgrade is offered all the same")
{
    Table t = at_9a("26", 20);
    go_back(&t, "engine t6");
    when(&t, RED, "pass");
    then_engine(&t, RED, "t6");
    then_cleared(&t, RED, "");
    then_may_only(&t, RED, "upgrade; pass");
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st6", 1);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "use extraordinary-delivery");
    then_may_none(&t, RED, "aux");
}

SCENARIO("[XD5] Refused on a numbered space, nothing more happens")
{
    Table t = at_9a("20", 5);
    go_back(&t, "engine 2");
    when(&t, RED, "pass");
    then_engine(&t, RED, "2");
    then_dollars(&t, RED, 5);
    then_cleared(&t, RED, "");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[XD1][DI3] Without a disc on the player board a station gives one up here too")
{
    Table t = at_9a("20", 5);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    go_back(&t, "engine 16");
    when(&t, RED, "deliver wichita; ?disc st1");
    then_on_city(&t, RED, "wichita", 1);
    then_on_station(&t, RED, "st1", 0);
}

SCENARIO("[XD1][DI6] Without any disc nothing is delivered")
{
    Table t = at_9a("20", 5);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    arrive(&t, RED, "ab1");
    when(&t, RED, "?use extraordinary-delivery; ?engine 10");
    then_may_none(&t, RED, "deliver");
    then_dollars(&t, RED, 5);
    then_on_city(&t, RED, "kansas-city", 14);
}
