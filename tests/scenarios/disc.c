/* SPDX-License-Identifier: MIT */
/* disc.c - which disc may be moved to a city or a station, and what happens when discs run out (rulings DI1 to DI8).
 * The engine stands on 18 wherever transport costs would get in the way. */
#include "table.h"

static const char all_white[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4";

/* Through Kansas City up to the delivery, with the known foresight tiles and no temporary certificate. */
static void go_deliver(Table *t)
{
    arrive(t, RED, "kansas-city");
    when(t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
}

/* RED can reach every city free of transport costs. */
static Table with_every_city(void)
{
    Table t = given_players(2);
    given_engine(&t, RED, "18");
    given_hand(&t, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&t, RED, 20);
    return t;
}

/* ---- DI1 and DI2: corners ---- */

SCENARIO("[DI1] White-cornered discs go to any city, dark-cornered ones to the four dark-cornered cities only")
{
    static const char *const white[] = { "deliver kansas-city",      "deliver topeka",   "deliver wichita",
                                         "deliver colorado-springs", "deliver santa-fe", "deliver san-diego" };
    static const char *const dark[] = { "deliver albuquerque", "deliver el-paso", "deliver sacramento",
                                        "deliver san-francisco" };
    Table t = with_every_city();
    go_deliver(&t);
    for (unsigned i = 0; i < sizeof white / sizeof white[0]; i++) {
        Table to = t;
        when(&to, RED, white[i]);
        then_may_only(&to, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4");
    }
    for (unsigned i = 0; i < sizeof dark / sizeof dark[0]; i++) {
        Table to = t;
        when(&to, RED, dark[i]);
        then_may_only(&to, RED,
                      "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc cert6; "
                      "disc step1; disc step2; disc hand");
    }
}

SCENARIO("[DI1] Dark-cornered discs go to stations 5 to 10, but not to stations 1 to 4")
{
    static const struct {
        const char *from, *stop;
        int dark;
    } stations[] = {
        { "4", "engine t1", 0 },  { "7", "engine t2", 0 },  { "10", "engine t3", 0 }, { "13", "engine t4", 0 },
        { "16", "engine t5", 1 }, { "21", "engine t6", 1 }, { "25", "engine t7", 1 }, { "29", "engine t8", 1 },
        { "33", "engine t9", 1 }, { "38", "engine 39", 1 },
    };
    for (unsigned i = 0; i < sizeof stations / sizeof stations[0]; i++) {
        Table t = given_players(2);
        given_engine(&t, RED, stations[i].from);
        given_dollars(&t, RED, 20);
        arrive(&t, RED, "n-c");
        when(&t, RED, "use engine-engineers");
        when(&t, RED, stations[i].stop);
        when(&t, RED, "upgrade");
        if (stations[i].dark)
            then_may_only(&t, RED,
                          "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc cert6; "
                          "disc step1; disc step2; disc hand");
        else
            then_may_only(&t, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4");
    }
}

SCENARIO("[DI2] With dark-cornered discs only, they may go to white-cornered cities; one white disc left forbids it")
{
    Table t = with_every_city();
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 cert4");
    Table last = t;
    go_deliver(&t);
    when(&t, RED, "deliver santa-fe");
    then_may_only(&t, RED, "disc aux5");

    given_discs_cleared(&last, RED, "aux5");
    go_deliver(&last);
    when(&last, RED, "deliver santa-fe");
    then_may_only(&last, RED, "disc cert6; disc step1; disc step2; disc hand");
    when(&last, RED, "disc step2");
    then_on_city(&last, RED, "santa-fe", 1);
    then_score(&last, RED, GWT_SCORE_STEP_DISC, 3);
}

SCENARIO("[DI2] The same holds for white-cornered stations")
{
    Table t = given_players(2);
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 20);
    given_discs_cleared(&t, RED, all_white);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade");
    then_may_only(&t, RED, "disc cert6; disc step1; disc step2; disc hand");
    when(&t, RED, "disc hand");
    then_dollars(&t, RED, 20 - 2 - 5);
    then_on_station(&t, RED, "st1", 1);
}

/* ---- DI3: a disc from a station ---- */

/* Two discs on stations, the other twelve in Kansas City. */
static Table without_discs(void)
{
    Table t = with_every_city();
    given_station_disc(&t, RED, "st1", "step1");
    given_station_disc(&t, RED, "st5", "hand");
    given_discs_cleared(&t, RED, all_white);
    given_discs_cleared(&t, RED, "cert6 step2 hand");
    return t;
}

SCENARIO("[DI3] With no disc left a delivery takes one from an own station, which loses its points; never from a city")
{
    Table t = without_discs();
    go_deliver(&t);
    then_score(&t, RED, GWT_SCORE_STATIONS, 1 + 3);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "deliver topeka");
    then_may_only(&t, RED, "disc st1; disc st5");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "disc st5");
    then_on_city(&t, RED, "topeka", 1);
    then_on_city(&t, RED, "kansas-city", 12);
    then_on_station(&t, RED, "st5", 0);
    then_on_station(&t, RED, "st1", 1);
    then_score(&t, RED, GWT_SCORE_STATIONS, 1);
}

SCENARIO("[DI3] A station disc goes to white and dark targets alike and neither costs nor pays")
{
    Table t = without_discs();
    go_deliver(&t);
    then_dollars(&t, RED, 20 + 18);
    Table dark = t;
    when(&t, RED, "deliver wichita; disc st1");
    then_on_city(&t, RED, "wichita", 1);
    then_dollars(&t, RED, 38);
    when(&dark, RED, "deliver el-paso; disc st5");
    then_on_city(&dark, RED, "el-paso", 1);
    then_dollars(&dark, RED, 38);
}

SCENARIO("[DI3] As long as a disc of the player board can be moved, no station gives one up")
{
    Table t = with_every_city();
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand");
    go_deliver(&t);
    when(&t, RED, "deliver topeka");
    then_may_only(&t, RED, "disc hand");
    then_may_not(&t, RED, "disc st1");
    when(&t, RED, "?disc hand");
    then_dollars(&t, RED, 20 + 18 - 5);
    then_on_station(&t, RED, "st1", 1);
}

SCENARIO("[DI3][DI4] Hand discs that cannot be paid for count as missing: the station's disc is forced for Topeka")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey white");
    given_dollars(&t, RED, 1);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    Table payable = t;
    go_deliver(&t);
    then_dollars(&t, RED, 1 + 3);
    when(&t, RED, "deliver topeka");
    then_may_only(&t, RED, "disc st1");
    when(&t, RED, "?disc st1");
    then_on_city(&t, RED, "topeka", 1);
    then_on_station(&t, RED, "st1", 0);
    then_hand_limit(&t, RED, 4);

    given_dollars(&payable, RED, 2);
    go_deliver(&payable);
    when(&payable, RED, "deliver topeka");
    then_may_only(&payable, RED, "disc hand");
    when(&payable, RED, "?disc hand");
    then_dollars(&payable, RED, 0);
    then_on_station(&payable, RED, "st1", 1);
}

SCENARIO("[DI3] For an upgrade the disc of another station is a choice, since the upgrade itself is")
{
    Table t = without_discs();
    given_engine(&t, RED, "21");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t6");
    then_may_only(&t, RED, "upgrade; pass");
    Table left = t;
    when(&t, RED, "upgrade");
    then_may_only(&t, RED, "disc st1; disc st5");
    when(&t, RED, "disc st1");
    then_dollars(&t, RED, 20 - 8);
    then_score(&t, RED, GWT_SCORE_STATIONS, 3 + 5);
    when(&left, RED, "pass");
    then_score(&left, RED, GWT_SCORE_STATIONS, 1 + 3);
    then_dollars(&left, RED, 20);
}

SCENARIO("[DI3] Discs on cities never move: with no station disc there is no upgrade")
{
    Table t = with_every_city();
    given_city_disc(&t, RED, "topeka", "aux1");
    given_city_disc(&t, RED, "san-francisco", "aux2");
    given_discs_cleared(&t, RED, "aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    given_engine(&t, RED, "21");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t6");
    then_may_not(&t, RED, "upgrade");
    then_on_city(&t, RED, "topeka", 1);
    then_on_city(&t, RED, "san-francisco", 1);
}

/* ---- DI4: what discs cost and pay ---- */

SCENARIO("[DI4] A hand disc costs 5 dollars at once; who cannot pay chooses another")
{
    Table t = given_players(2);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, "30");
    given_dollars(&t, RED, 5);
    Table poor = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine 20; deliver albuquerque; disc hand");
    then_dollars(&t, RED, 0);
    then_hand_limit(&t, RED, 5);

    given_dollars(&poor, RED, 4);
    arrive(&poor, RED, "ab1");
    when(&poor, RED, "use extraordinary-delivery; engine 20; deliver albuquerque");
    then_may_not(&poor, RED, "disc hand");
    when(&poor, RED, "disc step1");
    then_dollars(&poor, RED, 4 + 3);
    then_step_limit(&poor, RED, 4);
}

SCENARIO("[DI4] The larger hand is filled at the end of the same turn")
{
    Table t = with_every_city();
    go_deliver(&t);
    when(&t, RED, "deliver el-paso; disc hand");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 5);
    then_dollars(&t, RED, 20 + 18 - 5);
}

/* ---- DI5: the certificate spaces ---- */

SCENARIO("[DI5] Clearing the space of 6 before that of 4 leaves the limit at 3 until both are clear")
{
    Table t = with_every_city();
    then_certificate_limit(&t, RED, 3);
    go_deliver(&t);
    Table four = t;
    when(&t, RED, "deliver el-paso; disc cert6");
    then_certificate_limit(&t, RED, 3);
    given_discs_cleared(&t, RED, "cert4");
    then_certificate_limit(&t, RED, 6);

    when(&four, RED, "deliver el-paso; disc cert4");
    then_certificate_limit(&four, RED, 4);
    given_discs_cleared(&four, RED, "cert6");
    then_certificate_limit(&four, RED, 6);
}

SCENARIO("[DI5] With the space of 6 alone the marker stays at 3")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert6");
    given_certificates(&t, RED, 3);
    Table both = t;
    arrive(&t, RED, "n-c");
    then_may_not(&t, RED, "use certificate");
    given_discs_cleared(&both, RED, "cert4");
    arrive(&both, RED, "n-c");
    when(&both, RED, "use certificate; ?forward 1");
    then_certificates(&both, RED, 4);
}

/* ---- DI6: no disc at all ---- */

SCENARIO("[DI6] Without any disc the delivery is left out: no city, no money, no transport, and the turn goes on")
{
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue white");
    given_dollars(&t, RED, 2);
    given_city_disc(&t, RED, "colorado-springs", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    go_deliver(&t);
    then_turn_of(&t, BLUE);
    then_dollars(&t, RED, 2 + 11);
    then_on_city(&t, RED, "kansas-city", 13);
    then_on_city(&t, RED, "colorado-springs", 1);
    then_on_city(&t, RED, "santa-fe", 0);
    then_herder(&t, RED, "start");
    then_hand_count(&t, RED, 6);
    then_foresight_full(&t);
}

SCENARIO("[DI6] One disc on a station is enough to make the delivery compulsory again")
{
    Table t = given_players(2);
    given_hand(&t, RED, "yellow red blue white");
    given_dollars(&t, RED, 2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    go_deliver(&t);
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "deliver kansas-city; ?disc st1");
    then_dollars(&t, RED, 2 + 11 + 6);
    then_on_station(&t, RED, "st1", 0);
    then_on_city(&t, RED, "kansas-city", 14);
}

/* ---- DI7: what was cleared stays cleared ---- */

SCENARIO("[DI7] A station disc moved to a city covers no space of the player board again")
{
    Table t = without_discs();
    then_step_limit(&t, RED, 5);
    then_hand_limit(&t, RED, 6);
    go_deliver(&t);
    when(&t, RED, "deliver topeka; disc st1");
    then_step_limit(&t, RED, 5);
    then_hand_limit(&t, RED, 6);
    then_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
}

SCENARIO("[DI7] A station that lost its disc may be upgraded again at full price, and its master is not lost")
{
    Table t = without_discs();
    given_workers(&t, RED, 2, 1, 1);
    given_owned_master(&t, RED, "sm1");
    go_deliver(&t);
    when(&t, RED, "deliver topeka; disc st1");
    then_masters(&t, RED, "sm1");
    then_score(&t, RED, GWT_SCORE_STATIONS, 3);
    when_any_turn(&t, BLUE);

    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 1);
    Table rich = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1");
    then_may_not(&t, RED, "upgrade");

    given_dollars(&rich, RED, 2);
    arrive(&rich, RED, "n-c");
    when(&rich, RED, "use engine-engineers; engine t1; upgrade; ?disc st5");
    then_dollars(&rich, RED, 0);
    then_on_station(&rich, RED, "st1", 1);
    then_on_station(&rich, RED, "st5", 0);
    then_may_none(&rich, RED, "master");
    then_masters(&rich, RED, "sm1");
}

/* ---- DI8: interchangeable discs ---- */

SCENARIO("[DI8] The two discs of a pair are one choice, as long as one of them is left")
{
    Table t = with_every_city();
    given_discs_cleared(&t, RED, "aux3 hand");
    Table none = t;
    go_deliver(&t);
    when(&t, RED, "deliver san-francisco");
    then_may_only(&t, RED,
                  "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc cert6; disc step1; "
                  "disc step2; disc hand");
    Table hand = t;
    when(&t, RED, "disc aux3");
    then_cleared(&t, RED, "aux3 aux3 hand");
    when(&hand, RED, "disc hand");
    then_cleared(&hand, RED, "aux3 hand hand");
    then_hand_limit(&hand, RED, 6);

    given_discs_cleared(&none, RED, "aux3 hand");
    go_deliver(&none);
    when(&none, RED, "deliver san-francisco");
    then_may_only(&none, RED,
                  "disc aux1; disc aux2; disc aux4; disc aux5; disc cert4; disc cert6; disc step1; disc step2");
}
