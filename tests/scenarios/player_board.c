/* SPDX-License-Identifier: MIT */
/* player_board.c - what is printed on the player board and on the station masters beside it: every disc space with its
 * limit and its dollars, every worker space with its immediate action, every station master with both halves. */
#include "table.h"

/* ---- Disc spaces: limits and dollars ---- */

SCENARIO("[MV1][DI4] Step limit with 2 players: 3, and each step disc raises it by 1")
{
    Table t = given_players(2), one = t, two = t, both = t;
    then_step_limit(&t, RED, 3);
    given_discs_cleared(&one, RED, "step1");
    then_step_limit(&one, RED, 4);
    given_discs_cleared(&two, RED, "step2");
    then_step_limit(&two, RED, 4);
    given_discs_cleared(&both, RED, "step1 step2");
    then_step_limit(&both, RED, 5);
    then_step_limit(&both, BLUE, 3);
}

SCENARIO("[MV1] Step limit with 3 players: 3, the first disc adds 2, the second 1")
{
    Table t = given_players(3), one = t, two = t, both = t;
    then_step_limit(&t, RED, 3);
    given_discs_cleared(&one, RED, "step1");
    then_step_limit(&one, RED, 5);
    given_discs_cleared(&two, RED, "step2");
    then_step_limit(&two, RED, 4);
    given_discs_cleared(&both, RED, "step1 step2");
    then_step_limit(&both, RED, 6);
}

SCENARIO("[MV1] Step limit with 4 players: 4, the first disc adds 2, the second 1")
{
    Table t = given_players(4), one = t, two = t, both = t;
    then_step_limit(&t, RED, 4);
    given_discs_cleared(&one, RED, "step1");
    then_step_limit(&one, RED, 6);
    given_discs_cleared(&two, RED, "step2");
    then_step_limit(&two, RED, 5);
    given_discs_cleared(&both, RED, "step1 step2");
    then_step_limit(&both, RED, 7);
    then_may(&both, RED, "move kansas-city via ab1 bc1 ce1 ef1 fg1 gk1");
    then_may(&both, RED, "move n-g via ab1 bc1 cd1 n-d ef1 fg1");
    then_may_not(&both, RED, "move kansas-city via ab1 bc1 cd1 n-d ef1 fg1 gk1");
}

SCENARIO("[DI1][DI4] Each disc space by a delivery to San Francisco: what it costs or pays and which limit it changes")
{
    static const struct {
        const char *disc, *space;
        int dollars;
        unsigned steps, hand, certificates;
        int points;
    } discs[] = {
        { "disc aux1", "aux1", 0, 3, 4, 3, 0 },   { "disc aux2", "aux2", 0, 3, 4, 3, 0 },
        { "disc aux3", "aux3", 0, 3, 4, 3, 0 },   { "disc aux4", "aux4", 0, 3, 4, 3, 0 },
        { "disc aux5", "aux5", 0, 3, 4, 3, 0 },   { "disc cert4", "cert4", 0, 3, 4, 4, 0 },
        { "disc cert6", "cert6", 0, 3, 4, 3, 0 }, { "disc step1", "step1", 3, 4, 4, 3, 0 },
        { "disc step2", "step2", 0, 4, 4, 3, 3 }, { "disc hand", "hand", -5, 3, 5, 3, 0 },
    };
    Table ready = given_players(2);
    given_engine(&ready, RED, "18");
    given_hand(&ready, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&ready, RED, 2);
    arrive(&ready, RED, "kansas-city");
    when(&ready, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    for (unsigned i = 0; i < sizeof discs / sizeof discs[0]; i++) {
        Table t = ready;
        when(&t, RED, "deliver san-francisco");
        when(&t, RED, discs[i].disc);
        then_dollars(&t, RED, (unsigned)(20 + discs[i].dollars));
        then_cleared(&t, RED, discs[i].space);
        then_step_limit(&t, RED, discs[i].steps);
        then_hand_limit(&t, RED, discs[i].hand);
        then_certificate_limit(&t, RED, discs[i].certificates);
        then_score(&t, RED, GWT_SCORE_STEP_DISC, discs[i].points);
        then_turn_of(&t, BLUE);
        then_hand_count(&t, RED, discs[i].hand);
    }
}

SCENARIO("[DI4] Hand limit: 4, then 5, then 6, each disc for 5 dollars")
{
    Table t = given_players(2);
    then_hand_limit(&t, RED, 4);
    given_discs_cleared(&t, RED, "hand");
    then_hand_limit(&t, RED, 5);
    given_engine(&t, RED, "38");
    given_dollars(&t, RED, 3 + 5);
    Table poor = t;
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine 39; upgrade; disc hand");
    then_dollars(&t, RED, 0);
    then_hand_limit(&t, RED, 6);

    given_dollars(&poor, RED, 3 + 4);
    arrive(&poor, RED, "n-c");
    when(&poor, RED, "use engine-engineers; engine 39; upgrade");
    then_may_not(&poor, RED, "disc hand");
}

SCENARIO("[DI5] Certificate limit: 3, with the first disc 4, with both 6, with the second alone 3")
{
    Table t = given_players(2), four = t, six = t, both = t;
    then_certificate_limit(&t, RED, 3);
    given_discs_cleared(&four, RED, "cert4");
    then_certificate_limit(&four, RED, 4);
    given_discs_cleared(&six, RED, "cert6");
    then_certificate_limit(&six, RED, 3);
    given_discs_cleared(&both, RED, "cert4 cert6");
    then_certificate_limit(&both, RED, 6);
}

/* ---- Worker spaces ---- */

enum { CASH = 30, HIRE_PRICE = 6 };

/* RED has hired a worker of this type in row 1 through building A, as number `count` of its row. */
static Table hired(GwtWorker worker, unsigned count, const char *hand)
{
    static const char *const rows[] = { "cowboy cowboy", "builder builder", "engineer engineer" };
    static const char *const hires[] = { "use hire; hire cowboy row 1", "use hire; hire builder row 1",
                                         "use hire; hire engineer row 1" };
    unsigned before = count - 1;
    Table t = given_players(2);
    given_job_row(&t, 1, rows[worker]);
    given_workers(&t, RED, worker == GWT_COWBOY ? before : 1, worker == GWT_BUILDER ? before : 1,
                  worker == GWT_ENGINEER ? before : 1);
    given_hand(&t, RED, hand);
    given_dollars(&t, RED, CASH);
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "rock2", "rock-black-3");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade8", "trade-alt");
    given_herder(&t, RED, "start");
    when(&t, RED, "move n-a");
    when(&t, RED, hires[worker]);
    then_dollars(&t, RED, CASH - HIRE_PRICE);
    return t;
}

SCENARIO("[HI3] Cowboy spaces 2, 3 and 5 and builder spaces 2, 3 and 5 carry no immediate action")
{
    static const unsigned counts[] = { 2, 3, 5 };
    for (unsigned i = 0; i < 3; i++) {
        Table cowboy = hired(GWT_COWBOY, counts[i], "grey grey white black");
        then_asked(&cowboy, RED, GWT_DECIDE_LOCATION);
        then_may(&cowboy, RED, "end");
        then_workers(&cowboy, RED, counts[i], 1, 1);
        Table builder = hired(GWT_BUILDER, counts[i], "grey grey white black");
        then_asked(&builder, RED, GWT_DECIDE_LOCATION);
        then_may(&builder, RED, "end");
        then_workers(&builder, RED, 1, counts[i], 1);
    }
}

SCENARIO("[HI3][HZ1] Cowboy space 4: remove a hazard free of charge, or leave it")
{
    Table t = hired(GWT_COWBOY, 4, "grey grey white black");
    then_may_only(&t, RED, "remove flood1; remove rock2; pass");
    Table left = t;
    when(&t, RED, "remove rock2");
    then_dollars(&t, RED, CASH - HIRE_PRICE);
    then_collected(&t, RED, "rock-black-3");
    then_location(&t, "rock2", "empty");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&left, RED, "pass");
    then_collected(&left, RED, "");
    then_location(&left, "rock2", "rock-black-3");
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
    then_may_none(&left, RED, "remove");
}

SCENARIO("[HI3][TR1] Cowboy space 6: trade, or leave it")
{
    Table t = hired(GWT_COWBOY, 6, "grey grey white black");
    then_may_only(&t, RED, "trade trade1; trade trade8; pass");
    Table costly = t, left = t;
    when(&t, RED, "trade trade8");
    then_dollars(&t, RED, CASH - HIRE_PRICE + 8);
    then_collected(&t, RED, "trade-alt");
    when(&costly, RED, "trade trade1");
    then_dollars(&costly, RED, CASH - HIRE_PRICE - 3);
    when(&left, RED, "pass");
    then_collected(&left, RED, "");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[HI3] Cowboy spaces 4 and 6 have nothing to offer on an empty trail")
{
    static const unsigned counts[] = { 4, 6 };
    for (unsigned i = 0; i < 2; i++) {
        Table t = given_players(2);
        given_workers(&t, RED, counts[i] - 1, 1, 1);
        given_dollars(&t, RED, CASH);
        given_herder(&t, RED, "start");
        when(&t, RED, "move n-a; use hire; hire cowboy row 1; ?pass");
        then_asked(&t, RED, GWT_DECIDE_LOCATION);
        then_may(&t, RED, "end");
        then_collected(&t, RED, "");
    }
}

SCENARIO("[HI3][BU1] Builder space 4: place a building at 1 dollar per builder, the new builder included, or leave it")
{
    Table t = hired(GWT_BUILDER, 4, "grey grey white black");
    then_may_only(&t, RED, "build 1a; build 2a; build 3a; build 4a; build 5a; build 6a; pass");
    then_may_not(&t, RED, "build 7a");
    Table left = t;
    when(&t, RED, "build 6a; at ab1");
    then_dollars(&t, RED, CASH - HIRE_PRICE - 4);
    then_location(&t, "ab1", "6a of RED");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&left, RED, "pass");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_may_none(&left, RED, "build");
}

SCENARIO("[HI3][BU1] Builder space 6: the same once more, now up to 6 builders")
{
    Table t = hired(GWT_BUILDER, 6, "grey grey white black");
    then_may(&t, RED, "build 8a");
    then_may_not(&t, RED, "build 9a");
    then_may(&t, RED, "pass");
    Table left = t;
    when(&t, RED, "build 8a; at ab2");
    then_dollars(&t, RED, CASH - HIRE_PRICE - 5);
    then_location(&t, "ab2", "8a of RED");
    when(&left, RED, "pass");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_location(&left, "ab2", "empty");
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[HI3][BU1] With no dollar left the builder spaces have nothing to offer")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, HIRE_PRICE);
    given_herder(&t, RED, "start");
    when(&t, RED, "move n-a; use hire; hire builder row 1; ?pass");
    then_dollars(&t, RED, 0);
    then_may_none(&t, RED, "build");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[HI3] Engineer space 2: a grey card for a certificate, or leave it")
{
    Table t = hired(GWT_ENGINEER, 2, "grey grey white black");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take; ?forward 1");
    then_certificates(&t, RED, 1);
    then_discard_pile(&t, RED, "grey");
    then_dollars(&t, RED, CASH - HIRE_PRICE);
    when(&left, RED, "pass");
    then_certificates(&left, RED, 0);
    then_hand(&left, RED, "grey grey white black");
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[HI3] Engineer space 3: a grey card for 2 dollars, or leave it")
{
    Table t = hired(GWT_ENGINEER, 3, "grey grey white black");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take");
    then_dollars(&t, RED, CASH - HIRE_PRICE + 2);
    then_hand(&t, RED, "grey white black");
    then_certificates(&t, RED, 0);
    when(&left, RED, "pass");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_hand(&left, RED, "grey grey white black");
}

SCENARIO("[HI3][HI2] Engineer space 4: another hire, 2 dollars cheaper, or leave it")
{
    Table t = hired(GWT_ENGINEER, 4, "grey grey white black");
    then_may_only(&t, RED, "hire engineer row 1; pass");
    Table left = t;
    when(&t, RED, "hire engineer row 1");
    then_dollars(&t, RED, CASH - HIRE_PRICE - (HIRE_PRICE - 2));
    then_workers(&t, RED, 1, 1, 5);
    when(&left, RED, "pass");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_workers(&left, RED, 1, 1, 4);
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
    then_may(&left, RED, "use hire-2-dearer");
}

SCENARIO("[HI3] The hire of engineer space 4 chains on to the immediate action of the space it covers")
{
    Table t = hired(GWT_ENGINEER, 4, "grey grey white black");
    when(&t, RED, "hire engineer row 1");
    then_may_only(&t, RED, "take; pass");
    when(&t, RED, "take; forward 2");
    then_certificates(&t, RED, 2);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[HI3] Engineer space 5: a grey card for up to 2 certificates, or leave it")
{
    Table t = hired(GWT_ENGINEER, 5, "grey grey white black");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    then_discard_pile(&t, RED, "grey");
    when(&left, RED, "pass");
    then_certificates(&left, RED, 0);
    then_discard_count(&left, RED, 0);
}

SCENARIO("[HI3] Engineer space 6: a grey card for 4 dollars, or leave it")
{
    Table t = hired(GWT_ENGINEER, 6, "grey grey white black");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take");
    then_dollars(&t, RED, CASH - HIRE_PRICE + 4);
    then_discard_pile(&t, RED, "grey");
    when(&left, RED, "pass");
    then_dollars(&left, RED, CASH - HIRE_PRICE);
    then_discard_count(&left, RED, 0);
}

SCENARIO("[HI3][PB8] Without a grey card engineer spaces 2, 3, 5 and 6 have nothing to offer")
{
    static const unsigned counts[] = { 2, 3, 5, 6 };
    for (unsigned i = 0; i < 4; i++) {
        Table t = hired(GWT_ENGINEER, counts[i], "green green white black");
        then_may_not(&t, RED, "take");
        when(&t, RED, "?pass");
        then_asked(&t, RED, GWT_DECIDE_LOCATION);
        then_dollars(&t, RED, CASH - HIRE_PRICE);
        then_certificates(&t, RED, 0);
    }
}

SCENARIO("[HI3][PB7] A grey card may be discarded for a certificate although the marker is at its limit")
{
    Table t = given_players(2);
    given_job_row(&t, 1, "engineer engineer");
    given_certificates(&t, RED, 3);
    given_hand(&t, RED, "grey grey white black");
    given_dollars(&t, RED, CASH);
    given_herder(&t, RED, "start");
    when(&t, RED, "move n-a; use hire; hire engineer row 1");
    then_may(&t, RED, "take");
    when(&t, RED, "take; ?forward 0");
    then_certificates(&t, RED, 3);
    then_discard_pile(&t, RED, "grey");
}

SCENARIO("[HI2] Workers on spaces 5 and 6 of any row are worth 4 points each, those on 1 to 4 nothing")
{
    static const struct {
        unsigned cowboys, builders, engineers;
        int points;
    } rows[] = {
        { 1, 1, 1, 0 }, { 4, 4, 4, 0 }, { 5, 1, 1, 4 }, { 6, 1, 1, 8 },  { 1, 5, 1, 4 },
        { 1, 6, 1, 8 }, { 1, 1, 5, 4 }, { 1, 1, 6, 8 }, { 6, 5, 6, 20 },
    };
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Table t = given_players(2);
        given_workers(&t, RED, rows[i].cowboys, rows[i].builders, rows[i].engineers);
        then_score(&t, RED, GWT_SCORE_WORKERS, rows[i].points);
    }
}

/* ---- Station masters ---- */

/* RED upgrades station 1 with this master beside it and gives a cowboy for it. */
static Table take_master(const char *master, int promo)
{
    Table t = given_game((TableSetup){ .players = 2, .promo_masters = promo });
    given_master(&t, "st1", master);
    given_engine(&t, RED, "4");
    given_workers(&t, RED, 2, 1, 1);
    given_dollars(&t, RED, 10);
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade9", "trade-alt");
    given_herder(&t, RED, "n-b");
    when(&t, RED, "move n-c via bc1; use engine-engineers; engine t1; upgrade; disc aux1");
    then_may_only(&t, RED, "master cowboy; pass");
    then_dollars(&t, RED, 8);
    return t;
}

SCENARIO("[ST3][ST4] Any of the station masters may be declined: no worker, no tile, no upper half")
{
    static const char *const masters[] = { "sm1", "sm2", "sm3", "sm4", "sm5", "sm8", "sm9" };
    for (unsigned i = 0; i < sizeof masters / sizeof masters[0]; i++) {
        Table t = take_master(masters[i], 1);
        when(&t, RED, "pass");
        then_masters(&t, RED, "");
        then_master_space(&t, "st1", masters[i]);
        then_workers(&t, RED, 2, 1, 1);
        then_dollars(&t, RED, 8);
        then_permanent_certificates(&t, RED, 0);
        then_asked(&t, RED, GWT_DECIDE_LOCATION);
    }
}

SCENARIO("[ST3] sm1: gain 2 dollars, or forfeit them")
{
    Table t = take_master("sm1", 0);
    when(&t, RED, "master cowboy");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take");
    then_dollars(&t, RED, 10);
    then_masters(&t, RED, "sm1");
    when(&left, RED, "pass");
    then_dollars(&left, RED, 8);
    then_masters(&left, RED, "sm1");
}

SCENARIO("[ST3][HZ1][TR1] sm2: remove a hazard free of charge or trade, or forfeit both")
{
    Table t = take_master("sm2", 0);
    when(&t, RED, "master cowboy");
    then_may_only(&t, RED, "remove flood1; trade trade2; trade trade9; pass");
    Table gain = t, pay = t, left = t;
    when(&t, RED, "remove flood1");
    then_collected(&t, RED, "flood-green-2");
    then_dollars(&t, RED, 8);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&gain, RED, "trade trade9");
    then_collected(&gain, RED, "trade-alt");
    then_dollars(&gain, RED, 8 + 10);
    then_asked(&gain, RED, GWT_DECIDE_LOCATION);
    when(&pay, RED, "trade trade2");
    then_dollars(&pay, RED, 8 - 2);
    when(&left, RED, "pass");
    then_collected(&left, RED, "");
    then_masters(&left, RED, "sm2");
    then_asked(&left, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[ST3][TR1] sm2: a trade tile that cannot be paid is not offered; with nothing on the trail the half is lost")
{
    Table t = given_players(2);
    given_master(&t, "st1", "sm2");
    given_engine(&t, RED, "4");
    given_workers(&t, RED, 2, 1, 1);
    given_dollars(&t, RED, 3);
    Table empty = t;
    given_tile(&t, "trade2", "trade-green");
    given_tile(&t, "trade3", "trade-green");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
    then_dollars(&t, RED, 1);
    then_may(&t, RED, "trade trade3");
    then_may_not(&t, RED, "trade trade2");

    arrive(&empty, RED, "n-c");
    when(&empty, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy; ?pass");
    then_masters(&empty, RED, "sm2");
    then_asked(&empty, RED, GWT_DECIDE_LOCATION);
}

SCENARIO("[ST3][KC4] sm3, sm4 and sm5: one permanent certificate each, which no marker shows and no limit holds")
{
    static const char *const masters[] = { "sm3", "sm4", "sm5" };
    for (unsigned i = 0; i < 3; i++) {
        Table t = take_master(masters[i], 0);
        when(&t, RED, "master cowboy");
        then_asked(&t, RED, GWT_DECIDE_LOCATION);
        then_masters(&t, RED, masters[i]);
        then_permanent_certificates(&t, RED, 1);
        then_certificates(&t, RED, 0);
        then_dollars(&t, RED, 8);
    }
}

SCENARIO("[ST3][KC4] sm8 (promo): two permanent certificates, worth 2 at every income and 0 points")
{
    Table t = take_master("sm8", 1);
    when(&t, RED, "master cowboy");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_permanent_certificates(&t, RED, 2);
    then_certificates(&t, RED, 0);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    when(&t, RED, "end");

    given_hand(&t, RED, "grey white");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_dollars(&t, RED, 8 + 3 + 2);
}

SCENARIO("[ST3] sm9 (promo): gain 12 dollars, or forfeit them; 0 points")
{
    Table t = take_master("sm9", 1);
    when(&t, RED, "master cowboy");
    then_may_only(&t, RED, "take; pass");
    Table left = t;
    when(&t, RED, "take");
    then_dollars(&t, RED, 8 + 12);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    when(&left, RED, "pass");
    then_dollars(&left, RED, 8);
    then_masters(&left, RED, "sm9");
    then_permanent_certificates(&left, RED, 0);
}

SCENARIO("[ST3][OB6] sm1 scores 1 point per worker, printed ones included, for its owner alone")
{
    Table t = given_players(2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_owned_master(&t, RED, "sm1");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_workers(&t, RED, 4, 2, 6);
    then_score(&t, RED, GWT_SCORE_MASTERS, 12);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[ST3][OB6][OB7] sm2 scores 3 points for every 2 cards of the objective area, met or not, the first one too")
{
    static const struct {
        const char *area;
        int points;
    } areas[] = {
        { "s1", 0 }, { "s1 g1", 3 }, { "s1 g1 g2", 3 }, { "s1 g1 g2 r1", 6 }, { "s1 g1 g2 r1 a1 a1", 9 },
    };
    for (unsigned i = 0; i < sizeof areas / sizeof areas[0]; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm2");
        given_objective_area(&t, RED, areas[i].area);
        then_score(&t, RED, GWT_SCORE_MASTERS, areas[i].points);
    }
}

SCENARIO("[ST3][OB6] sm3 scores 3 points for every 2 hazard tiles of any kind; trade tiles are none")
{
    static const struct {
        const char *tiles;
        int points;
    } collections[] = {
        { "", 0 },
        { "flood-green-4", 0 },
        { "flood-green-4 trade-green", 0 },
        { "flood-green-4 rock-black-2", 3 },
        { "flood-green-4 rock-black-2 drought-green-2", 3 },
        { "flood-green-4 rock-black-2 drought-green-2 drought-black-3 trade-alt", 6 },
    };
    for (unsigned i = 0; i < sizeof collections / sizeof collections[0]; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm3");
        given_collected(&t, RED, collections[i].tiles);
        then_score(&t, RED, GWT_SCORE_MASTERS, collections[i].points);
    }
}

SCENARIO("[ST3][OB6] sm4 scores 3 points per pair of one green and one blue trade tile")
{
    static const struct {
        const char *tiles;
        int points;
    } collections[] = {
        { "", 0 },
        { "trade-green trade-green trade-green", 0 },
        { "trade-alt trade-alt", 0 },
        { "trade-green trade-alt", 3 },
        { "trade-green trade-green trade-alt flood-green-2", 3 },
        { "trade-green trade-green trade-alt trade-alt trade-alt", 6 },
    };
    for (unsigned i = 0; i < sizeof collections / sizeof collections[0]; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm4");
        given_collected(&t, RED, collections[i].tiles);
        then_score(&t, RED, GWT_SCORE_MASTERS, collections[i].points);
    }
}

SCENARIO("[ST3][CE3] sm5 scores 3 points for every 2 certificates, its own permanent one and those of sm8 included")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_masters = 1 });
    given_owned_master(&t, RED, "sm5");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_certificates(&t, RED, 1);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_certificates(&t, RED, 2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_certificates(&t, RED, 3);
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);
    given_owned_master(&t, RED, "sm8");
    then_permanent_certificates(&t, RED, 3);
    then_score(&t, RED, GWT_SCORE_MASTERS, 9);
    given_certificates(&t, RED, 2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);
}
