/* SPDX-License-Identifier: MIT */
/* engine.c - the engine on the rail: forward and backward, turnouts, other engines, the start and the end space
 * (rulings EN1 to EN10). Building C moves by engineers; auxiliary action 3 (pay, back, certificate) goes back. */
#include <stdio.h>
#include "table.h"

/* RED stands on building C, about to drive up to as many spaces as there are engineers. */
static Table driving(unsigned engineers, const char *engine)
{
    Table t = given_players(4);
    given_workers(&t, RED, 1, 1, engineers);
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, 20);
    return t;
}

static void drive(Table *t)
{
    arrive(t, RED, "n-c");
    when(t, RED, "use engine-engineers");
}

/* RED stands on building G with both discs of auxiliary action 3 cleared, and is asked which auxiliary action. */
static Table backing(const char *engine)
{
    Table t = given_players(4);
    given_discs_cleared(&t, RED, "aux3 aux3");
    given_engine(&t, RED, engine);
    given_dollars(&t, RED, 20);
    return t;
}

static void back(Table *t, const char *action)
{
    arrive(t, RED, "n-g");
    when(t, RED, "use auxiliary");
    when(t, RED, action);
}

/* ---- Forward ---- */

SCENARIO("[EN1] Forward means at least 1 space and at most the stated number: nobody stays, nobody goes back")
{
    Table t = driving(2, "6");
    drive(&t);
    then_may_only(&t, RED, "engine 7; engine 8; engine t2");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "engine 8");
    then_engine(&t, RED, "8");
}

SCENARIO("[EN1] Stopping short forfeits the rest of the movement")
{
    Table t = driving(4, "0");
    drive(&t);
    then_may_only(&t, RED, "engine 1; engine 2; engine 3; engine 4");
    when(&t, RED, "engine 1");
    then_engine(&t, RED, "1");
    then_may_none(&t, RED, "engine");
    then_may_not(&t, RED, "use engine-engineers");
    then_may(&t, RED, "use certificate");
}

SCENARIO("[EN1] Stopping at a turnout for its station forfeits the rest too, upgraded or not")
{
    Table t = driving(6, "4");
    drive(&t);
    when(&t, RED, "engine t1");
    Table upgraded = t;
    when(&t, RED, "pass");
    then_engine(&t, RED, "t1");
    then_may_none(&t, RED, "engine");
    when(&upgraded, RED, "upgrade; disc aux1; ?pass");
    then_engine(&upgraded, RED, "t1");
    then_may_none(&upgraded, RED, "engine");
    then_may_not(&upgraded, RED, "use engine-engineers");
}

SCENARIO("[EN2] Spaces with other engines are skipped and not counted going forward, three of them in a row too")
{
    Table t = driving(1, "5");
    given_engine(&t, BLUE, "6");
    Table row = t;
    drive(&t);
    then_may_only(&t, RED, "engine 7");
    given_engine(&row, YELLOW, "7");
    given_engine(&row, WHITE, "8");
    drive(&row);
    then_may_only(&row, RED, "engine 9; engine t2");
}

SCENARIO("[EN2] A turnout taken by another engine is skipped; the road beside it is not longer for it")
{
    Table t = driving(2, "4");
    given_engine(&t, BLUE, "t1");
    Table both = t;
    drive(&t);
    then_may_only(&t, RED, "engine 5; engine 6");
    given_engine(&both, YELLOW, "5");
    drive(&both);
    then_may_only(&both, RED, "engine 6; engine 7");
}

SCENARIO("[EN2] Going back, spaces with other engines are skipped as well")
{
    Table t = backing("20");
    given_engine(&t, BLUE, "19");
    Table twice = t;
    back(&t, "aux certificate");
    then_may_only(&t, RED, "engine 18");
    given_engine(&twice, YELLOW, "17");
    back(&twice, "aux certificate double");
    then_may_only(&twice, RED, "engine 16; engine t5");
}

SCENARIO("[EN2] The start holds any number of engines")
{
    Table t = backing("1");
    back(&t, "aux certificate; ?engine 0");
    then_engine(&t, RED, "0");
    then_engine(&t, BLUE, "0");
    then_engine(&t, YELLOW, "0");
    then_engine(&t, WHITE, "0");
}

SCENARIO("[EN3] A turnout is a space between its neighbours: it may be entered, bypassed, or driven through")
{
    Table one = driving(1, "4");
    drive(&one);
    then_may_only(&one, RED, "engine 5; engine t1");

    Table two = driving(2, "4");
    drive(&two);
    then_may_only(&two, RED, "engine 5; engine 6; engine t1");

    /* The sixth space is 10 at best; t3, which branches off 10, would be the seventh. */
    Table six = driving(6, "4");
    drive(&six);
    then_may_only(&six, RED, "engine 5; engine 6; engine 7; engine 8; engine 9; engine 10; engine t1; engine t2");
}

SCENARIO("[EN3] Driving through a turnout is a choice that costs a space, and is never needed to reach less")
{
    /* With an engine on 5, a turnout is still one space and 5 none: t1 is 1 away, 6 is 1 away beside it. */
    Table t = driving(1, "4");
    given_engine(&t, BLUE, "5");
    drive(&t);
    then_may_only(&t, RED, "engine 6; engine t1");
}

SCENARIO("[EN3] From a turnout the next space forward is its higher neighbour, the next one back its lower neighbour")
{
    Table t = driving(1, "t2");
    drive(&t);
    then_may_only(&t, RED, "engine 8");

    Table before = backing("t2");
    back(&before, "aux certificate");
    then_may_only(&before, RED, "engine 7");
}

/* ---- Backward ---- */

SCENARIO("[EN4] Back means exactly the demanded number of spaces")
{
    Table t = backing("20");
    Table twice = t;
    back(&t, "aux certificate");
    then_may_only(&t, RED, "engine 19");
    back(&twice, "aux certificate double");
    then_may_only(&twice, RED, "engine 18");
    then_may_not(&twice, RED, "pass");
    when(&twice, RED, "?engine 18; ?forward 2");
    then_engine(&twice, RED, "18");
}

SCENARIO("[EN4] From 1 one space back reaches the start, two are impossible; from the start nothing goes back")
{
    Table t = backing("1");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux certificate");
    then_may_not(&t, RED, "aux certificate double");
    when(&t, RED, "aux certificate; ?engine 0; ?forward 1");
    then_engine(&t, RED, "0");
    then_certificates(&t, RED, 1);

    Table start = backing("0");
    arrive(&start, RED, "n-g");
    when(&start, RED, "use auxiliary");
    then_may_none(&start, RED, "aux certificate");

    Table two = backing("2");
    back(&two, "aux certificate double");
    then_may_only(&two, RED, "engine 0");
}

SCENARIO("[EN4] Building 1b and auxiliary action 5 are closed to an engine on the start")
{
    Table t = given_players(2);
    given_building(&t, RED, "1b", "ab1");
    given_discs_cleared(&t, RED, "aux5");
    Table one = t;
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use engine-back-for-3");
    then_may_none(&t, RED, "aux trash");

    given_engine(&one, RED, "1");
    arrive(&one, RED, "ab1");
    then_may(&one, RED, "aux trash");
    when(&one, RED, "use engine-back-for-3; ?engine 0");
    then_engine(&one, RED, "0");
    then_dollars(&one, RED, 6 + 3);
}

SCENARIO("[EN7] Going back does not turn the engine: the next forward move and the transport start where it stands")
{
    Table t = backing("9");
    given_workers(&t, RED, 1, 1, 2);
    given_hand(&t, RED, "yellow red blue white");
    back(&t, "aux certificate; engine 8; forward 0");
    Table deliver = t;
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 9; engine 10");

    /* From 8 to the 10 of Albuquerque there is one cross, the one between 9 and 10. */
    when(&deliver, RED, "end");
    arrive(&deliver, RED, "kansas-city");
    when(&deliver, RED, "foresight trade-green; foresight cowboy; foresight engineer; ?certificates 0");
    then_dollars(&deliver, RED, 20 - 1 + 11);
    when(&deliver, RED, "deliver albuquerque; disc aux1");
    then_dollars(&deliver, RED, 20 - 1 + 11 - 1);
}

SCENARIO("[EN8] From 30 exactly 2 back is 28, or 29 through the turnout")
{
    Table t = backing("30");
    back(&t, "aux certificate double");
    then_may_only(&t, RED, "engine 28; engine 29");
    then_may_not(&t, RED, "engine t8");

    Table taken = backing("30");
    given_engine(&taken, BLUE, "t8");
    back(&taken, "aux certificate double");
    then_may_only(&taken, RED, "engine 28");

    Table beside = backing("30");
    given_engine(&beside, BLUE, "29");
    back(&beside, "aux certificate double");
    then_may_only(&beside, RED, "engine 28; engine 27");
}

SCENARIO("[EN8][EN3] One space back from 30 is 29 or the turnout")
{
    Table t = backing("30");
    back(&t, "aux certificate");
    then_may_only(&t, RED, "engine 29; engine t8");
}

SCENARIO("[EN9] From 2 with another engine on 1, one back is the start and two back is impossible")
{
    Table t = backing("2");
    given_engine(&t, BLUE, "1");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may_not(&t, RED, "aux certificate double");
    when(&t, RED, "aux certificate");
    then_may_only(&t, RED, "engine 0");
}

SCENARIO("[EN9] The start counts as one space although other engines stand there")
{
    Table t = backing("2");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux certificate double");
    Table single = t;
    when(&t, RED, "aux certificate double; ?engine 0; ?forward 0");
    then_engine(&t, RED, "0");
    when(&single, RED, "aux certificate");
    then_may_only(&single, RED, "engine 1");
}

/* ---- Stopping at a turnout ---- */

SCENARIO("[EN5] A turnout reached forward offers its station at once, to take or to leave")
{
    Table t = driving(1, "4");
    drive(&t);
    when(&t, RED, "engine t1");
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    then_may_only(&t, RED, "upgrade; pass");
    Table left = t;
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st1", 1);
    then_dollars(&t, RED, 18);
    when(&left, RED, "pass");
    then_on_station(&left, RED, "st1", 0);
    then_dollars(&left, RED, 20);
}

SCENARIO("[EN5] Driving through or past a turnout offers nothing")
{
    Table t = driving(3, "4");
    drive(&t);
    when(&t, RED, "engine 6");
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "upgrade");
    then_may(&t, RED, "end");
}

SCENARIO("[EN5] Turnouts reached backward offer their station: auxiliary action 3, auxiliary action 5, building 1b")
{
    Table t = backing("8");
    back(&t, "aux certificate; engine t2");
    then_may_only(&t, RED, "upgrade; pass");
    when(&t, RED, "upgrade; disc aux1");
    then_on_station(&t, RED, "st2", 1);

    Table trash = given_players(2);
    given_discs_cleared(&trash, RED, "aux5");
    given_engine(&trash, RED, "8");
    arrive(&trash, RED, "n-b");
    when(&trash, RED, "aux trash; engine t2");
    then_may_only(&trash, RED, "upgrade; pass");

    Table building = given_players(2);
    given_building(&building, RED, "1b", "ab1");
    given_engine(&building, RED, "8");
    arrive(&building, RED, "ab1");
    when(&building, RED, "use engine-back-for-3; engine t2");
    then_may_only(&building, RED, "upgrade; pass");
}

SCENARIO("[EN5] Turnouts reached by an objective card, by auxiliary action 4 or for a grey card offer their station")
{
    Table card = given_players(2);
    given_hand(&card, RED, "r1 grey white black");
    given_engine(&card, RED, "3");
    when(&card, RED, "play r1; engine t1");
    then_may_only(&card, RED, "upgrade; pass");
    when(&card, RED, "upgrade; disc aux1; ?pass");
    then_asked(&card, RED, GWT_DECIDE_MOVE);
    then_on_station(&card, RED, "st1", 1);

    Table aux = given_players(2);
    given_discs_cleared(&aux, RED, "aux4");
    given_engine(&aux, RED, "10");
    arrive(&aux, RED, "n-b");
    when(&aux, RED, "aux engine; engine t3");
    then_may_only(&aux, RED, "upgrade; pass");

    Table grey = given_players(2);
    given_building(&grey, RED, "2b", "ab1");
    given_engine(&grey, RED, "13");
    arrive(&grey, RED, "ab1");
    when(&grey, RED, "use grey-for-engine-1; engine t4");
    then_may_only(&grey, RED, "upgrade; pass");
}

/* ---- The end space ---- */

static Table at_the_end(unsigned dollars)
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 1, 3);
    given_engine(&t, RED, "38");
    given_dollars(&t, RED, dollars);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; ?engine 39");
    return t;
}

SCENARIO("[EN6] The movement ends on 39: from 38 three engineers reach only it")
{
    Table t = given_players(2);
    given_workers(&t, RED, 1, 1, 3);
    given_engine(&t, RED, "37");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 38; engine 39");
}

SCENARIO("[EN6] Station 10 may be upgraded first; then the engine must go back; then there are 3 dollars")
{
    Table t = at_the_end(10);
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    then_may_only(&t, RED, "upgrade; pass");
    when(&t, RED, "upgrade; disc step2");
    then_dollars(&t, RED, 10 - 3);
    then_on_station(&t, RED, "st10", 1);
    then_asked(&t, RED, GWT_DECIDE_ENGINE_BACK);
    then_may_not(&t, RED, "pass");
    then_may_not(&t, RED, "engine 39");
    when(&t, RED, "engine 38");
    then_engine(&t, RED, "38");
    then_dollars(&t, RED, 10 - 3 + 3);
    then_score(&t, RED, GWT_SCORE_STATIONS, 9);
}

SCENARIO("[EN6] The engine may go back to any free space, turnouts and the start included, whatever the distance")
{
    Table t = given_players(3);
    given_engine(&t, RED, "38");
    given_engine(&t, BLUE, "20");
    given_engine(&t, YELLOW, "t5");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; ?engine 39; pass");
    then_asked(&t, RED, GWT_DECIDE_ENGINE_BACK);
    for (unsigned space = 0; space <= 38; space++) {
        char text[32];
        snprintf(text, sizeof text, "engine %u", space);
        if (space == 20)
            then_may_not(&t, RED, text);
        else
            then_may(&t, RED, text);
    }
    for (unsigned turnout = 1; turnout <= 9; turnout++) {
        char text[32];
        snprintf(text, sizeof text, "engine t%u", turnout);
        if (turnout == 5)
            then_may_not(&t, RED, text);
        else
            then_may(&t, RED, text);
    }
    then_may_not(&t, RED, "engine 39");
    when(&t, RED, "engine 0");
    then_engine(&t, RED, "0");
    then_dollars(&t, RED, 6 + 3);
}

SCENARIO("[EN6] The 3 dollars may pay for the station where the engine went back to, but not for station 10")
{
    Table t = at_the_end(2);
    then_may_not(&t, RED, "upgrade");
    then_asked(&t, RED, GWT_DECIDE_ENGINE_BACK);
    when(&t, RED, "engine t9");
    then_dollars(&t, RED, 5);
    then_asked(&t, RED, GWT_DECIDE_UPGRADE);
    when(&t, RED, "upgrade; disc step1");
    then_dollars(&t, RED, 0 + 3);
    then_on_station(&t, RED, "st9", 1);

    Table poor = at_the_end(1);
    when(&poor, RED, "engine t9");
    then_may_not(&poor, RED, "upgrade");
    then_dollars(&poor, RED, 4);
}

SCENARIO("[EN6] Station 10 is upgraded only once; coming back brings the 3 dollars again")
{
    Table t = given_players(2);
    given_station_disc(&t, RED, "st10", "aux1");
    given_engine(&t, RED, "38");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; ?engine 39");
    then_may_not(&t, RED, "upgrade");
    when(&t, RED, "engine 30");
    then_dollars(&t, RED, 13);
    then_on_station(&t, RED, "st10", 1);
}

SCENARIO("[EN6] Both stations may be upgraded in one go: station 10, then the one behind")
{
    Table t = at_the_end(10);
    when(&t, RED, "upgrade; disc aux1; engine t8");
    then_dollars(&t, RED, 10 - 3 + 3);
    when(&t, RED, "upgrade; disc aux2");
    then_dollars(&t, RED, 4);
    then_score(&t, RED, GWT_SCORE_STATIONS, 9 + 7);
}

SCENARIO("[EN10] A forward move of 1 is always possible: 39 is next to 38, whoever stands before it")
{
    Table t = given_players(4);
    given_engine(&t, RED, "35");
    given_engine(&t, BLUE, "36");
    given_engine(&t, YELLOW, "37");
    given_engine(&t, WHITE, "38");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 39");
    when(&t, RED, "engine 39; pass");
    then_may_not(&t, RED, "engine 38");
    then_may_not(&t, RED, "engine 36");
    then_may(&t, RED, "engine 35");
}

SCENARIO("[EN10] After the way back from 39 the turn goes on where it was")
{
    Table t = given_players(2);
    given_building(&t, RED, "10b", "ab1");
    given_engine(&t, RED, "36");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-4; engine 39; ?pass; engine t9; ?pass");
    then_dollars(&t, RED, 3);
    then_asked(&t, RED, GWT_DECIDE_LOCATION);
    then_may_not(&t, RED, "use engine-4");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "use gain-4");
    then_dollars(&t, RED, 7);
    then_may(&t, RED, "use herder-4");
}

SCENARIO("[EN10] An objective card that drives to 39 before phase A leaves phase A to come")
{
    Table t = given_players(2);
    given_hand(&t, RED, "r4 grey white black");
    given_engine(&t, RED, "37");
    given_dollars(&t, RED, 0);
    when(&t, RED, "play r4; engine 39; ?pass; engine 38");
    then_dollars(&t, RED, 3);
    then_engine(&t, RED, "38");
    then_asked(&t, RED, GWT_DECIDE_MOVE);
    then_may_none(&t, RED, "engine");
}
