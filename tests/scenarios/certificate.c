/* SPDX-License-Identifier: MIT */
/* certificate.c - the certificate track 0-1-2-3-4-6 (rulings CE1 to CE3). */
#include "table.h"

/* RED at building 5b (a black card for up to 2 spaces forward), limit 6. */
static Table at_5b(unsigned certificates)
{
    Table t = given_players(2);
    given_building(&t, RED, "5b", "ab1");
    given_hand(&t, RED, "black black grey white");
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_certificates(&t, RED, certificates);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    return t;
}

SCENARIO("[CE1] The marker moves in spaces: two forward from 0 is 2, from 2 is 4, from 3 is 6")
{
    static const struct {
        unsigned from, one, two;
    } moves[] = { { 0, 1, 2 }, { 1, 2, 3 }, { 2, 3, 4 }, { 3, 4, 6 } };
    for (unsigned i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        Table t = at_5b(moves[i].from);
        then_may_only(&t, RED, "forward 0; forward 1; forward 2");
        Table one = t, none = t;
        when(&none, RED, "forward 0");
        then_certificates(&none, RED, moves[i].from);
        when(&one, RED, "forward 1");
        then_certificates(&one, RED, moves[i].one);
        when(&t, RED, "forward 2");
        then_certificates(&t, RED, moves[i].two);
    }
}

SCENARIO("[CE1] From 4 one space forward is 6 and the last one; at 6 nothing is left")
{
    Table t = at_5b(4);
    then_may_only(&t, RED, "forward 0; forward 1");
    when(&t, RED, "forward 1");
    then_certificates(&t, RED, 6);

    Table full = at_5b(6);
    then_may_not(&full, RED, "forward 1");
    when(&full, RED, "?forward 0");
    then_certificates(&full, RED, 6);
    then_discard_has(&full, RED, "black");
}

SCENARIO("[CE1] The marker never passes the limit: 3 at first, 4 with the first disc gone")
{
    Table t = given_players(2);
    given_building(&t, RED, "5b", "ab1");
    given_hand(&t, RED, "black black grey white");
    given_certificates(&t, RED, 2);
    Table four = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    then_may_not(&t, RED, "forward 2");
    when(&t, RED, "forward 1");
    then_certificates(&t, RED, 3);

    given_discs_cleared(&four, RED, "cert4");
    arrive(&four, RED, "ab1");
    when(&four, RED, "use black-for-certificates-2; forward 2");
    then_certificates(&four, RED, 4);
}

SCENARIO("[CE1] Building 10a moves the marker to its limit, whatever that is")
{
    static const struct {
        const char *discs;
        unsigned limit;
    } limits[] = {
        { "", 3 },
        { "cert6", 3 },
        { "cert4", 4 },
        { "cert4 cert6", 6 },
    };
    for (unsigned i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        Table t = given_players(2);
        given_building(&t, RED, "10a", "ab1");
        given_discs_cleared(&t, RED, limits[i].discs);
        Table full = t;
        arrive(&t, RED, "ab1");
        when(&t, RED, "use certificates-to-limit");
        then_certificates(&t, RED, limits[i].limit);

        given_certificates(&full, RED, limits[i].limit);
        arrive(&full, RED, "ab1");
        then_may_not(&full, RED, "use certificates-to-limit");
    }
}

/* RED at the income of Kansas City with a hand worth 3, six temporary certificates at most. */
static Table at_the_income(unsigned certificates)
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_certificates(&t, RED, certificates);
    given_hand(&t, RED, "grey white");
    given_engine(&t, RED, "18");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer");
    return t;
}

SCENARIO("[CE2] Using temporary certificates moves the marker back by as many")
{
    static const unsigned left[] = { 4, 3, 2, 1, 0 };
    for (unsigned used = 0; used <= 4; used++) {
        static const char *const answers[] = { "certificates 0", "certificates 1", "certificates 2", "certificates 3",
                                               "certificates 4" };
        Table t = at_the_income(4);
        then_may_not(&t, RED, "certificates 5");
        when(&t, RED, answers[used]);
        then_dollars(&t, RED, 3 + used);
        then_certificates(&t, RED, left[used]);
    }
}

SCENARIO("[CE2] There is no 5: using 1 or 2 of 6 certificates both end on 4")
{
    static const struct {
        const char *answer;
        unsigned used, left;
    } uses[] = {
        { "certificates 0", 0, 6 }, { "certificates 1", 1, 4 }, { "certificates 2", 2, 4 }, { "certificates 3", 3, 3 },
        { "certificates 4", 4, 2 }, { "certificates 5", 5, 1 }, { "certificates 6", 6, 0 },
    };
    for (unsigned i = 0; i < sizeof uses / sizeof uses[0]; i++) {
        Table t = at_the_income(6);
        then_may_not(&t, RED, "certificates 7");
        when(&t, RED, uses[i].answer);
        then_dollars(&t, RED, 3 + uses[i].used);
        then_certificates(&t, RED, uses[i].left);
    }
}

SCENARIO("[CE2] Permanent certificates count every time and are never used up")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm4");
    given_certificates(&t, RED, 2);
    given_hand(&t, RED, "grey white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "foresight trade-green; foresight cowboy; foresight engineer");
    then_may_not(&t, RED, "certificates 3");
    when(&t, RED, "certificates 2");
    then_dollars(&t, RED, 3 + 1 + 2);
    then_certificates(&t, RED, 0);
    then_permanent_certificates(&t, RED, 1);
    then_may(&t, RED, "deliver colorado-springs");
    then_may_not(&t, RED, "deliver santa-fe");
}

SCENARIO("[CE3] At the end the number beside the marker counts, with the permanent ones: sm5 pays 3 for every 2")
{
    static const struct {
        unsigned temporary;
        int points;
    } ends[] = {
        { 0, 0 }, { 1, 3 }, { 2, 3 }, { 3, 6 }, { 4, 6 }, { 6, 9 },
    };
    for (unsigned i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        Table t = given_players(2);
        given_discs_cleared(&t, RED, "cert4 cert6");
        given_owned_master(&t, RED, "sm5"); /* itself a permanent certificate */
        given_certificates(&t, RED, ends[i].temporary);
        then_score(&t, RED, GWT_SCORE_MASTERS, ends[i].points);
    }

    Table more = given_players(2);
    given_discs_cleared(&more, RED, "cert4 cert6");
    given_owned_master(&more, RED, "sm5");
    given_owned_master(&more, RED, "sm3");
    given_certificates(&more, RED, 6);
    then_permanent_certificates(&more, RED, 2);
    then_score(&more, RED, GWT_SCORE_MASTERS, 12);
}
