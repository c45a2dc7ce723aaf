/* SPDX-License-Identifier: MIT */
/* auxiliary.c - the five auxiliary actions, single and double (rulings AU1 to AU5). The gear icon, which allows the
 * double action, is at buildings D and G, at 8a, 3b, 6a, at the promo 13b and on objective card a1. */
#include "table.h"

static const char all_aux[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5";

/* RED with all auxiliary actions doubled, engine on 9, 20 dollars. */
static Table with_all(void)
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, all_aux);
    given_engine(&t, RED, "9");
    given_dollars(&t, RED, 20);
    return t;
}

/* RED is asked for the auxiliary action of building G. */
static void at_the_gear(Table *t)
{
    arrive(t, RED, "n-g");
    when(t, RED, "use auxiliary");
}

static const char everything[] = "aux gain; aux gain double; aux draw; aux draw double; aux certificate; "
                                 "aux certificate double; aux engine; aux engine double; aux trash; aux trash double";

/* ---- AU1: locked, single, double ---- */

SCENARIO("[AU1] With all discs in place there are only the two grey spaces: gain a dollar, draw a card")
{
    Table t = given_players(2);
    given_engine(&t, RED, "9");
    given_dollars(&t, RED, 20);
    at_the_gear(&t);
    then_may_only(&t, RED, "aux gain; aux draw");
}

SCENARIO("[AU1] One disc of an action gone: once; both gone: single or double")
{
    static const struct {
        const char *one, *both, *single, *doubled;
    } actions[] = {
        { "aux3", "aux3", "aux certificate", "aux certificate double" },
        { "aux4", "aux4", "aux engine", "aux engine double" },
        { "aux5", "aux5", "aux trash", "aux trash double" },
        { "", "aux1", "aux gain", "aux gain double" },
        { "", "aux2", "aux draw", "aux draw double" },
    };
    for (unsigned i = 0; i < sizeof actions / sizeof actions[0]; i++) {
        Table t = given_players(2);
        given_engine(&t, RED, "9");
        given_dollars(&t, RED, 20);
        given_discs_cleared(&t, RED, actions[i].one);
        Table both = t;
        at_the_gear(&t);
        then_may(&t, RED, actions[i].single);
        then_may_not(&t, RED, actions[i].doubled);

        given_discs_cleared(&both, RED, actions[i].both);
        at_the_gear(&both);
        then_may(&both, RED, actions[i].single);
        then_may(&both, RED, actions[i].doubled);
    }
}

SCENARIO("[AU1] The gear icon of D, G, 8a, 3b and 6a allows the double action")
{
    static const struct {
        const char *tile, *space;
    } places[] = {
        { "", "n-d" }, { "", "n-g" }, { "8a", "ab1" }, { "3b", "ab1" }, { "6a", "ab1" },
    };
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++) {
        Table t = with_all();
        if (places[i].tile[0])
            given_building(&t, RED, places[i].tile, places[i].space);
        arrive(&t, RED, places[i].space);
        when(&t, RED, "use auxiliary");
        then_may_only(&t, RED, everything);
        when(&t, RED, "aux gain double");
        then_dollars(&t, RED, 22);
        then_may_not(&t, RED, "use auxiliary");
        then_may_none(&t, RED, "aux");
    }
}

SCENARIO("[AU1] The promo building 13b and objective card a1 allow the double action too; 13a a single one only")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    given_discs_cleared(&t, RED, all_aux);
    given_engine(&t, RED, "9");
    given_dollars(&t, RED, 20);
    given_hand(&t, RED, "grey grey green a1");
    Table b_side = t, card = t;

    given_building(&b_side, RED, "13b", "ab1");
    arrive(&b_side, RED, "ab1");
    when(&b_side, RED, "use auxiliary");
    then_may_only(&b_side, RED, everything);

    when(&card, RED, "play a1");
    then_may(&card, RED, "aux gain double");
    then_may(&card, RED, "aux engine double");
    then_may(&card, RED, "aux trash");
    when(&card, RED, "aux gain double");
    then_dollars(&card, RED, 22);
    then_asked(&card, RED, GWT_DECIDE_MOVE);

    given_building(&t, RED, "13a", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-single-auxiliary");
    then_discard_pile(&t, RED, "grey");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "aux gain double");
    then_may_not(&t, RED, "aux engine double");
}

SCENARIO("[AU1] Taken instead of the local actions it is never doubled, even at a building with the gear icon")
{
    Table t = with_all();
    arrive(&t, RED, "n-g");
    then_may(&t, RED, "aux gain");
    then_may(&t, RED, "aux certificate");
    then_may_not(&t, RED, "aux gain double");
    then_may_not(&t, RED, "aux draw double");
    then_may_not(&t, RED, "aux certificate double");
    then_may_not(&t, RED, "aux engine double");
    then_may_not(&t, RED, "aux trash double");

    Table hazard = with_all();
    given_tile(&hazard, "flood1", "flood-green-2");
    arrive(&hazard, RED, "flood1");
    then_may_only(&hazard, RED, "aux gain; aux draw; aux certificate; aux engine; aux trash");
}

SCENARIO("[AU1][AU5] The actions do what the table says: dollars and cards, single and double")
{
    Table t = with_all();
    given_hand(&t, RED, "grey green black white");
    given_draw_stack(&t, RED, "yellow yellow yellow");
    at_the_gear(&t);
    Table draw = t, draw_two = t, gain = t;
    when(&gain, RED, "aux gain");
    then_dollars(&gain, RED, 21);

    when(&draw, RED, "aux draw");
    then_hand(&draw, RED, "grey green black white yellow");
    then_may_not(&draw, RED, "pass");
    then_may_only(&draw, RED, "discard grey; discard green; discard black; discard white; discard yellow");
    when(&draw, RED, "discard grey");
    then_hand(&draw, RED, "green black white yellow");
    then_may_none(&draw, RED, "discard");

    when(&draw_two, RED, "aux draw double");
    then_hand(&draw_two, RED, "grey green black white yellow yellow");
    when(&draw_two, RED, "discard grey; discard yellow");
    then_hand(&draw_two, RED, "green black white yellow");
    then_may_none(&draw_two, RED, "discard");
}

/* ---- AU2: a double action is one action ---- */

SCENARIO("[AU2] A doubled move back is one movement of 2: no stop and no upgrade half way")
{
    Table t = with_all();
    given_engine(&t, RED, "5");
    at_the_gear(&t);
    when(&t, RED, "aux certificate double");
    then_may_only(&t, RED, "engine 3; engine 4");
    when(&t, RED, "engine 4");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_CERTIFICATES);

    Table trash = with_all();
    given_engine(&trash, RED, "5");
    at_the_gear(&trash);
    when(&trash, RED, "aux trash double");
    then_may_only(&trash, RED, "engine 3; engine 4");
    when(&trash, RED, "engine 4");
    then_asked(&trash, RED, GWT_DECIDE_TRASH);
}

SCENARIO("[AU2] A doubled move forward through a turnout offers nothing there, and stopping there ends the movement")
{
    Table t = with_all();
    given_engine(&t, RED, "4");
    at_the_gear(&t);
    when(&t, RED, "aux engine double");
    then_may_only(&t, RED, "engine 5; engine 6; engine t1; pass");
    Table there = t;
    when(&t, RED, "engine 5");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    when(&there, RED, "engine t1; upgrade; disc cert4");
    then_may_none(&there, RED, "engine");
    then_engine(&there, RED, "t1");
}

/* ---- AU3 ---- */

SCENARIO("[AU3][AU5][PB7] Doubled, auxiliary action 4 goes up to 2 spaces and costs 2 dollars either way")
{
    Table t = with_all();
    at_the_gear(&t);
    when(&t, RED, "aux engine double");
    then_may_only(&t, RED, "engine 10; engine 11; engine t3; pass");
    Table far = t, refused = t;
    when(&t, RED, "engine 10");
    then_dollars(&t, RED, 18);
    when(&far, RED, "engine 11");
    then_dollars(&far, RED, 18);
    when(&refused, RED, "pass"); /* paid for nothing: a reward may be refused */
    then_dollars(&refused, RED, 18);
    then_engine(&refused, RED, "9");

    Table single = with_all();
    at_the_gear(&single);
    when(&single, RED, "aux engine");
    then_may_only(&single, RED, "engine 10; pass");
    when(&single, RED, "engine 10");
    then_dollars(&single, RED, 19);
}

/* ---- AU4: order ---- */

SCENARIO("[AU4] Auxiliary action 3: pay, go back, upgrade, and only then the certificate, under the new limit")
{
    Table t = with_all();
    given_engine(&t, RED, "8");
    given_certificates(&t, RED, 3);
    given_dollars(&t, RED, 3);
    at_the_gear(&t);
    when(&t, RED, "aux certificate");
    then_dollars(&t, RED, 2);
    when(&t, RED, "engine t2");
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    then_certificates(&t, RED, 3);
    when(&t, RED, "upgrade; ?disc cert4");
    then_dollars(&t, RED, 0);
    then_may_only(&t, RED, "forward 0; forward 1");
    when(&t, RED, "forward 1");
    then_certificates(&t, RED, 4);
}

SCENARIO("[AU4] The payment comes first: what it takes is missing for the upgrade")
{
    Table t = with_all();
    given_engine(&t, RED, "8");
    given_dollars(&t, RED, 2);
    at_the_gear(&t);
    when(&t, RED, "aux certificate; engine t2");
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_CERTIFICATES);
}

SCENARIO("[AU4] Building 1b: the 3 dollars come after the upgrade and cannot pay for it")
{
    Table t = given_players(2);
    given_building(&t, RED, "1b", "ab1");
    given_engine(&t, RED, "8");
    given_dollars(&t, RED, 1);
    Table rich = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-back-for-3; engine t2");
    then_may_not(&t, RED, "upgrade");
    then_dollars(&t, RED, 1 + 3);

    given_dollars(&rich, RED, 2);
    arrive(&rich, RED, "ab1");
    when(&rich, RED, "use engine-back-for-3; engine t2");
    then_asked(&rich, RED, GWT_DECIDE_UPGRADE);
    then_dollars(&rich, RED, 2);
    when(&rich, RED, "upgrade");
    then_dollars(&rich, RED, 0);
    when(&rich, RED, "disc aux1");
    then_dollars(&rich, RED, 3);
}

SCENARIO("[AU4] Auxiliary action 5: upgrade and station master first, then the trashing")
{
    Table t = with_all();
    given_engine(&t, RED, "5");
    given_workers(&t, RED, 2, 1, 1);
    given_hand(&t, RED, "grey white black green");
    at_the_gear(&t);
    when(&t, RED, "aux trash; engine t1");
    then_may_none(&t, RED, "trash");
    when(&t, RED, "upgrade; ?disc cert4");
    then_asked(&t, RED, GWT_DECIDE_STATION_MASTER);
    when(&t, RED, "master cowboy; take");
    then_dollars(&t, RED, 20 - 2 + 2);
    then_asked(&t, RED, GWT_DECIDE_TRASH);
    when(&t, RED, "trash grey");
    then_hand(&t, RED, "white black green");
    then_boxed_cards(&t, "grey", 1);
    then_may_none(&t, RED, "trash");
}

/* ---- AU5 ---- */

SCENARIO("[AU5] With both discs gone the action may still be done singly")
{
    Table t = with_all();
    at_the_gear(&t);
    Table certificate = t, trash = t;
    when(&certificate, RED, "aux certificate; ?engine 8; forward 1");
    then_certificates(&certificate, RED, 1);
    then_engine(&certificate, RED, "8");
    then_dollars(&certificate, RED, 19);
    when(&trash, RED, "aux trash; ?engine 8; trash grey");
    then_may_none(&trash, RED, "trash");
    then_boxed_cards(&trash, "grey", 1);
    then_dollars(&trash, RED, 20);
}

SCENARIO("[AU5] Doubled, the whole doubled requirement must be met: 2 dollars, 2 spaces")
{
    Table poor = with_all();
    given_dollars(&poor, RED, 1);
    at_the_gear(&poor);
    then_may_only(&poor, RED,
                  "aux gain; aux gain double; aux draw; aux draw double; aux certificate; aux engine; "
                  "aux trash; aux trash double");

    Table broke = with_all();
    given_dollars(&broke, RED, 0);
    at_the_gear(&broke);
    then_may_only(&broke, RED, "aux gain; aux gain double; aux draw; aux draw double; aux trash; aux trash double");

    Table near_start = with_all();
    given_engine(&near_start, RED, "1");
    at_the_gear(&near_start);
    then_may(&near_start, RED, "aux certificate");
    then_may(&near_start, RED, "aux trash");
    then_may_not(&near_start, RED, "aux certificate double");
    then_may_not(&near_start, RED, "aux trash double");
}

SCENARIO("[AU5] The reward may be refused in part: trash 0, 1 or 2 cards, objective cards among them")
{
    Table t = with_all();
    given_hand(&t, RED, "grey white g2 green");
    at_the_gear(&t);
    when(&t, RED, "aux trash double; ?engine 7");
    then_engine(&t, RED, "7");
    Table none = t, one = t;
    when(&none, RED, "pass");
    then_hand(&none, RED, "grey white g2 green");
    then_asked(&none, RED, GWT_DECIDE_LOCATION);
    when(&one, RED, "trash grey; pass");
    then_hand(&one, RED, "white g2 green");
    then_asked(&one, RED, GWT_DECIDE_LOCATION);
    when(&t, RED, "trash grey; trash g2");
    then_hand(&t, RED, "white green");
    then_boxed_cards(&t, "g2", 1);
    then_discard_count(&t, RED, 0);
    then_may_none(&t, RED, "trash");
}

SCENARIO("[AU5] The certificates of a doubled action 3 may be refused in part: 0, 1 or 2")
{
    Table t = with_all();
    at_the_gear(&t);
    when(&t, RED, "aux certificate double; ?engine 7");
    then_dollars(&t, RED, 18);
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    Table one = t;
    when(&one, RED, "forward 1");
    then_certificates(&one, RED, 1);
    when(&t, RED, "forward 0");
    then_certificates(&t, RED, 0);
    then_dollars(&t, RED, 18);
    then_engine(&t, RED, "7");
}
