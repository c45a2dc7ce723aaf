/* SPDX-License-Identifier: MIT */
/* buildings_each.c - the private buildings of the first edition, tile by tile: what is printed on them, and every local
 * action of both sides once with its effect, and when it is not to be had. Promo tiles 11 and 13 included. */
#include <stdio.h>
#include "table.h"

static Table with_promos(unsigned players)
{
    return given_game((TableSetup){ .players = players, .promo_buildings = 1 });
}

/* RED stands on this tile of his on a space without woods or risk action, with 10 dollars. */
static Table at_own(const char *tile, const char *space)
{
    Table t = with_promos(2);
    given_building(&t, RED, tile, space);
    given_dollars(&t, RED, 10);
    return t;
}

/* ---- What is printed: builders, points, hands, actions ---- */

enum { NO_HAND = 0, BLACK = 1, GREEN = 2, BOTH = 3 }; /* also the fee with three players */

static const struct Printed {
    const char *tile;
    unsigned builders, points, fee;
    const char *actions;
} printed[] = {
    { "1a", 1, 1, GREEN, "use woods-2" },
    { "2a", 1, 1, NO_HAND, "use white-for-4; use buy-cattle" },
    { "3a", 1, 1, NO_HAND, "use pair-for-3; use herder-1" },
    { "4a", 2, 3, BLACK, "use hazard-at-5; use herder-2" },
    { "5a", 3, 4, NO_HAND, "use hire-1-cheaper; use engine-engineers" },
    { "6a", 4, 5, NO_HAND, "use yellow-for-10; use auxiliary" },
    { "7a", 5, 6, BOTH, "use trade-pairs" },
    { "8a", 5, 6, GREEN, "use trade; use auxiliary; use engine-2" },
    { "9a", 7, 9, NO_HAND, "use engine-3; use extraordinary-delivery" },
    { "10a", 9, 13, BLACK, "use certificates-to-limit; use herder-5" },
    { "11a", 12, 25, NO_HAND, "use hazard-at-2" },
    { "13a", 4, 5, GREEN, "use grey-for-single-auxiliary; use build-at-1" },
    { "1b", 1, 1, GREEN, "use objective-for-certificates-2; use engine-back-for-3" },
    { "2b", 1, 1, NO_HAND, "use grey-for-engine-1; use green-for-3" },
    { "3b", 2, 3, NO_HAND, "use auxiliary; use herder-1" },
    { "4b", 2, 3, BLACK, "use draw-cowboys; use herder-3" },
    { "5b", 3, 4, NO_HAND, "use black-for-certificates-2; use engineers-1" },
    { "6b", 4, 5, NO_HAND, "use any-for-3-and-objective" },
    { "7b", 5, 6, BOTH, "use engine-woods" },
    { "8b", 6, 8, NO_HAND, "use copy" },
    { "9b", 6, 8, NO_HAND, "use station-behind" },
    { "10b", 8, 11, BLACK, "use gain-4; use engine-4; use herder-4" },
    { "11b", 5, 10, NO_HAND, "use engine-hazards" },
    { "13b", 2, 4, NO_HAND, "use stations-2; use auxiliary" },
};
enum { PRINTED = sizeof printed / sizeof printed[0] };

SCENARIO("[MV4] Points and hands of every private building")
{
    for (unsigned i = 0; i < PRINTED; i++) {
        Table t = with_promos(3);
        given_building(&t, BLUE, printed[i].tile, "ab1");
        given_dollars(&t, RED, 10);
        then_score(&t, BLUE, GWT_SCORE_BUILDINGS, (int)printed[i].points);
        arrive(&t, RED, "ab1");
        then_dollars(&t, RED, 10 - printed[i].fee);
        then_dollars(&t, BLUE, 7 + printed[i].fee);
        then_may_none(&t, RED, "use");
    }
}

/* RED at B with that many builders and dollars; above 6 builders the tile goes over an 8b, which counts 6. */
static Table ready_to_build(const struct Printed *p, unsigned builders, unsigned dollars)
{
    Table t = with_promos(2);
    if (p->builders > 6)
        given_building(&t, RED, "8b", "ab1");
    given_building(&t, RED, p->tile, "ab2"); /* turns the number to this side */
    given_no_building(&t, "ab2");
    given_workers(&t, RED, 1, builders, 1);
    given_dollars(&t, RED, dollars);
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    return t;
}

SCENARIO("[BU1][BU2] The number of builders of every private building is needed and costs 2 dollars each")
{
    for (unsigned i = 0; i < PRINTED; i++) {
        const struct Printed *p = &printed[i];
        unsigned needed = p->builders > 6 ? p->builders - 6 : p->builders;
        char build[16];
        snprintf(build, sizeof build, "build %s", p->tile);
        Table t = ready_to_build(p, needed, 2 * needed);
        when(&t, RED, build);
        when(&t, RED, p->builders > 6 ? "?at ab1" : "at ab3");
        then_dollars(&t, RED, 0);
        if (needed > 1) {
            Table alone = ready_to_build(p, needed - 1, 50);
            then_may_not(&alone, RED, build);
            Table poor = ready_to_build(p, needed, 2 * needed - 1);
            then_may_not(&poor, RED, build);
        }
    }
}

SCENARIO("[PB1][PB4] Every private building offers its printed actions, one single auxiliary action, and nothing else")
{
    for (unsigned i = 0; i < PRINTED; i++) {
        char actions[160];
        Table t = with_promos(2);
        given_building(&t, RED, printed[i].tile, "ab1");
        given_building(&t, RED, printed[i].tile[0] == '2' ? "3a" : "2a", "bc1");
        given_workers(&t, RED, 2, 6, 2);
        given_engine(&t, RED, "12");
        given_station_disc(&t, RED, "st1", "cert4");
        given_collected(&t, RED, "trade-green trade-alt flood-green-2");
        given_tile(&t, "rock1", "rock-green-3");
        given_tile(&t, "trade4", "trade-green");
        given_hand(&t, RED, "white white green black grey yellow g2");
        given_dollars(&t, RED, 40);
        arrive(&t, RED, "ab1");
        snprintf(actions, sizeof actions, "%s; aux gain; aux draw; play g2", printed[i].actions);
        then_may_only(&t, RED, actions);
    }
}

/* ---- The a-sides ---- */

SCENARIO("[BU6] 1a: 2 dollars for each own building in the woods")
{
    Table t = at_own("1a", "ab1");
    given_building(&t, RED, "2a", "ce1");
    given_building(&t, RED, "3a", "ce2");
    given_building(&t, RED, "4a", "rockbank2");
    given_building(&t, RED, "5a", "rockbank1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use woods-2");
    then_dollars(&t, RED, 16);
    then_may_not(&t, RED, "use woods-2");
}

SCENARIO("[PB8][CM1] 2a: a white card for 4 dollars; buy cattle")
{
    Table t = at_own("2a", "ab1");
    given_hand(&t, RED, "white white green grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use white-for-4");
    then_dollars(&t, RED, 14);
    then_discard_pile(&t, RED, "white");
    when(&t, RED, "use buy-cattle; buy brown-3 with 1; ?pass");
    then_dollars(&t, RED, 2);
    then_discard_pile(&t, RED, "white brown-3");
    then_may_none(&t, RED, "use");
}

SCENARIO("[PB8][MV7] 3a: a pair for 3 dollars; one step of the herder")
{
    Table t = at_own("3a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_hand(&t, RED, "black black white white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use pair-for-3; discard black; ?discard black");
    then_dollars(&t, RED, 13);
    then_may_not(&t, RED, "use pair-for-3");
    when(&t, RED, "use herder-1");
    then_may_none(&t, RED, "move n-b");
    when(&t, RED, "?move ab2; use white-for-4");
    then_herder(&t, RED, "ab2");
    then_dollars(&t, RED, 17);
}

SCENARIO("[HZ1][MV7] 4a: a hazard for 5 dollars; up to two steps")
{
    Table t = at_own("4a", "ab1");
    given_tile(&t, "drought1", "drought-black-2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-5; ?remove drought1");
    then_dollars(&t, RED, 5);
    then_collected(&t, RED, "drought-black-2");
    when(&t, RED, "use herder-2");
    then_may_only(&t, RED, "move n-b; move n-c via bc1; move n-c via drought1");
    when(&t, RED, "move n-c via bc1; use certificate; ?forward 1");
    then_certificates(&t, RED, 1);
}

SCENARIO("[HI2][EN1] 5a: a hire 1 dollar cheaper; engine up to the number of engineers")
{
    Table t = at_own("5a", "ab1");
    given_job_row(&t, 1, "engineer cowboy");
    given_hand(&t, RED, "black white green green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hire-1-cheaper; hire engineer row 1");
    then_dollars(&t, RED, 5);
    then_workers(&t, RED, 1, 1, 2);
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 1; engine 2");
    when(&t, RED, "engine 2");
    then_engine(&t, RED, "2");
}

SCENARIO("[PB8][AU1] 6a: a yellow card for 10 dollars; an auxiliary action, doubled where both spaces are clear")
{
    Table t = at_own("6a", "ab1");
    given_discs_cleared(&t, RED, "aux2 aux4 aux4");
    given_hand(&t, RED, "yellow yellow red grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use yellow-for-10");
    then_dollars(&t, RED, 20);
    then_hand(&t, RED, "yellow red grey");
    when(&t, RED, "use auxiliary");
    then_may_only(&t, RED, "aux gain; aux draw; aux draw double; aux engine; aux engine double");
    when(&t, RED, "aux engine double; engine 2");
    then_dollars(&t, RED, 18);
    then_engine(&t, RED, "2");
    then_may_none(&t, RED, "use");
}

SCENARIO("[BU7] 7a: 2 dollars and up to 2 certificates for each pair of trade tiles")
{
    Table t = at_own("7a", "ab1");
    given_collected(&t, RED, "trade-green trade-alt trade-alt");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs");
    then_may_not(&t, RED, "forward 3");
    when(&t, RED, "forward 2");
    then_dollars(&t, RED, 12);
    then_certificates(&t, RED, 2);
}

SCENARIO("[PB2][TR1][AU1][EN1] 8a: trade or auxiliary action; engine up to 2, whatever the number of engineers")
{
    Table t = at_own("8a", "ab1");
    given_tile(&t, "trade5", "trade-green");
    given_workers(&t, RED, 1, 1, 5);
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "ab1");
    Table other = t;
    when(&t, RED, "use trade; ?trade trade5");
    then_dollars(&t, RED, 12);
    then_may_not(&t, RED, "use auxiliary");
    when(&t, RED, "use engine-2");
    then_may_only(&t, RED, "engine 1; engine 2");
    when(&t, RED, "engine 2");
    then_engine(&t, RED, "2");
    when(&other, RED, "use auxiliary; aux gain double");
    then_dollars(&other, RED, 12);
    then_may_not(&other, RED, "use trade");
    then_may(&other, RED, "use engine-2");
}

SCENARIO("[EN1] 9a: engine up to 3")
{
    Table t = at_own("9a", "ab1");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use extraordinary-delivery");
    when(&t, RED, "use engine-3");
    then_may_only(&t, RED, "engine 1; engine 2; engine 3");
    when(&t, RED, "engine 3");
    then_engine(&t, RED, "3");
    then_may_not(&t, RED, "use engine-3");
    then_may(&t, RED, "use extraordinary-delivery");
}

SCENARIO("[XD1] 9a: four numbered spaces back deliver up to value 4, without transport, income or loss of hand cards")
{
    Table t = at_own("9a", "ab1");
    given_engine(&t, RED, "9");
    given_certificates(&t, RED, 3);
    given_hand(&t, RED, "yellow red blue white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery");
    then_may(&t, RED, "engine 8");
    then_may(&t, RED, "engine 0");
    then_may_not(&t, RED, "engine 9");
    then_may_not(&t, RED, "engine 10");
    when(&t, RED, "engine 5");
    then_may(&t, RED, "deliver wichita");
    then_may(&t, RED, "deliver topeka");
    then_may(&t, RED, "deliver kansas-city");
    then_may_not(&t, RED, "deliver colorado-springs");
    when(&t, RED, "deliver wichita; disc aux3");
    then_engine(&t, RED, "5");
    then_on_city(&t, RED, "wichita", 1);
    then_cleared(&t, RED, "aux3");
    then_dollars(&t, RED, 10);
    then_certificates(&t, RED, 3);
    then_hand(&t, RED, "yellow red blue white");
    then_herder(&t, RED, "ab1");
    then_may_not(&t, RED, "use extraordinary-delivery");
    then_may(&t, RED, "use engine-3");
}

SCENARIO("[XD2] 9a: back onto a turnout, delivery first, then the station may be upgraded")
{
    Table t = at_own("9a", "ab1");
    given_engine(&t, RED, "9");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine t2");
    then_may_not(&t, RED, "upgrade");
    then_may(&t, RED, "deliver topeka");
    then_may_not(&t, RED, "deliver wichita");
    when(&t, RED, "deliver topeka; disc aux1; upgrade; disc aux2");
    then_on_station(&t, RED, "st2", 1);
    then_dollars(&t, RED, 0);
}

SCENARIO("[CE1][PB11] 10a: the marker goes to its limit of 3, 4 or 6")
{
    Table t = at_own("10a", "ab1");
    Table four = t, six = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use certificates-to-limit; ?forward 3");
    then_certificates(&t, RED, 3);
    then_may_not(&t, RED, "use certificates-to-limit");
    then_may(&t, RED, "use herder-5");

    given_discs_cleared(&four, RED, "cert4");
    arrive(&four, RED, "ab1");
    when(&four, RED, "use certificates-to-limit; ?forward 4");
    then_certificates(&four, RED, 4);

    given_discs_cleared(&six, RED, "cert4 cert6");
    given_certificates(&six, RED, 2);
    arrive(&six, RED, "ab1");
    when(&six, RED, "use certificates-to-limit; ?forward 3");
    then_certificates(&six, RED, 6);
}

SCENARIO("[MV7] 10a: up to five steps, fees included")
{
    Table t = at_own("10a", "ab1");
    given_building(&t, BLUE, "1a", "ab3");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use herder-5");
    then_may(&t, RED, "move ab3");
    then_may_some(&t, RED, "move n-f via bc1 ce1");
    then_may_none(&t, RED, "move n-g");
    when(&t, RED, "move n-f via bc1 ce1 ef1");
    then_herder(&t, RED, "n-f");
    then_dollars(&t, RED, 8);
    then_dollars(&t, BLUE, 9);
    then_may(&t, RED, "aux gain");
}

/* ---- The b-sides ---- */

SCENARIO("[PB7] 1b: an objective card for up to 2 certificates; a cattle card will not do")
{
    Table t = at_own("1b", "ab1");
    given_hand(&t, RED, "g2 r2 grey white");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use objective-for-certificates-2");
    then_may_not(&t, RED, "discard grey");
    when(&t, RED, "discard r2");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    then_discard_pile(&t, RED, "r2");
    then_hand(&t, RED, "g2 grey white");
    then_in_area(&t, RED, "s1");
    then_may_not(&t, RED, "use objective-for-certificates-2");

    given_hand(&none, RED, "green grey white white");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use objective-for-certificates-2");
}

SCENARIO("[EN4] 1b: one space back for 3 dollars, not from the start")
{
    Table t = at_own("1b", "ab1");
    given_engine(&t, RED, "3");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-back-for-3; ?engine 2");
    then_engine(&t, RED, "2");
    then_dollars(&t, RED, 13);
    then_may_not(&t, RED, "use engine-back-for-3");

    given_engine(&none, RED, "0");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-back-for-3");
}

SCENARIO("[PB8][EN1] 2b: a grey card for one space of the engine; a green card for 3 dollars")
{
    Table t = at_own("2b", "ab1");
    given_hand(&t, RED, "grey grey green white");
    given_workers(&t, RED, 1, 1, 3);
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-engine-1");
    then_may_not(&t, RED, "engine 2");
    when(&t, RED, "engine 1");
    then_engine(&t, RED, "1");
    then_hand(&t, RED, "grey green white");
    then_dollars(&t, RED, 10);
    when(&t, RED, "use green-for-3");
    then_dollars(&t, RED, 13);
    then_discard_pile(&t, RED, "grey green");
    then_may_none(&t, RED, "use");

    given_hand(&none, RED, "white white black black");
    arrive(&none, RED, "ab1");
    then_may_none(&none, RED, "use");
}

SCENARIO("[AU1][MV7] 3b: an auxiliary action, doubled where possible; one step of the herder")
{
    Table t = at_own("3b", "ab3");
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "ab3");
    when(&t, RED, "use auxiliary; aux gain double");
    then_dollars(&t, RED, 12);
    then_may_not(&t, RED, "use auxiliary");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "use herder-1");
    then_may_none(&t, RED, "move n-c");
    when(&t, RED, "?move n-b");
    then_herder(&t, RED, "n-b");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "use auxiliary");
}

SCENARIO("[DK2][DK5] 4b: draw up to the number of cowboys, then discard as many")
{
    Table t = at_own("4b", "ab1");
    given_workers(&t, RED, 3, 1, 1);
    given_hand(&t, RED, "grey grey white black");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use draw-cowboys");
    then_may(&t, RED, "draw 1");
    then_may(&t, RED, "draw 2");
    then_may_not(&t, RED, "draw 4");
    Table two = t;
    when(&t, RED, "draw 3");
    then_hand_count(&t, RED, 7);
    then_may_not(&t, RED, "pass");
    when(&t, RED, "discard grey; discard grey; discard white");
    then_hand_count(&t, RED, 4);
    then_discard_pile(&t, RED, "grey grey white");
    then_may_not(&t, RED, "use draw-cowboys");
    then_may(&t, RED, "use herder-3");
    when(&two, RED, "draw 2; discard grey; discard grey");
    then_hand_count(&two, RED, 4);
    then_may_none(&two, RED, "discard");
}

SCENARIO("[MV7] 4b: up to three steps")
{
    Table t = at_own("4b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use herder-3");
    then_may(&t, RED, "move n-b");
    then_may(&t, RED, "move n-d via bc1");
    then_may(&t, RED, "move n-e via bc1 ce1");
    then_may_none(&t, RED, "move n-f");
    when(&t, RED, "move n-d via bc1");
    then_herder(&t, RED, "n-d");
    then_may(&t, RED, "use auxiliary");
}

SCENARIO("[PB7] 5b: a black card for up to 2 certificates; a dollar for each engineer")
{
    Table t = at_own("5b", "ab1");
    given_workers(&t, RED, 1, 1, 4);
    given_hand(&t, RED, "black black white grey");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    then_hand(&t, RED, "black white grey");
    when(&t, RED, "use engineers-1");
    then_dollars(&t, RED, 14);
    then_may_none(&t, RED, "use");

    given_hand(&none, RED, "green white grey grey");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use black-for-certificates-2");
    then_may(&none, RED, "use engineers-1");
}

SCENARIO("[PB8][OB4] 6b: any cattle card for 3 dollars and an objective card to hand, which may be played at once")
{
    Table t = at_own("6b", "ab1");
    given_hand(&t, RED, "g2 grey white black");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective");
    then_may_not(&t, RED, "discard g2");
    then_may(&t, RED, "discard white");
    when(&t, RED, "discard grey");
    then_may(&t, RED, "objective stack");
    when(&t, RED, "objective g1");
    then_dollars(&t, RED, 13);
    then_hand(&t, RED, "g2 g1 white black");
    then_discard_pile(&t, RED, "grey");
    then_display_count(&t, 4);
    then_may_not(&t, RED, "use any-for-3-and-objective");
    then_may(&t, RED, "play g1");
    when(&t, RED, "play g1; ?take");
    then_dollars(&t, RED, 15);

    given_hand(&none, RED, "g2 r2 m2");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use any-for-3-and-objective");
}

SCENARIO("[BU6][EN1] 7b: engine up to the number of own buildings in the woods, the tile itself included")
{
    Table t = at_own("7b", "fg2");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "3a", "ef2");
    given_workers(&t, RED, 1, 1, 6);
    arrive(&t, RED, "fg2");
    when(&t, RED, "use engine-woods");
    then_may_only(&t, RED, "engine 1; engine 2; engine 3");
    when(&t, RED, "engine 3");
    then_engine(&t, RED, "3");
    then_may_not(&t, RED, "use engine-woods");
}

SCENARIO("[AD1][AD2] 8b: the actions of one adjacent building, neutral or another player's, with the own things")
{
    Table t = at_own("8b", "ab1");
    given_building(&t, BLUE, "2a", "ab2");
    given_hand(&t, RED, "white white grey black");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy n-a; copy ab2");
    Table blue = t;
    when(&t, RED, "copy n-a");
    then_may_none(&t, RED, "aux");
    then_may_not(&t, RED, "use copy");
    when(&t, RED, "use hire of n-a; hire cowboy row 1; use white-for-2 of n-a");
    then_dollars(&t, RED, 20 - 6 + 2);
    then_workers(&t, RED, 2, 1, 1);
    then_may_none(&t, RED, "use hire of n-a");
    then_may(&t, RED, "use hire-2-dearer of n-a");
    then_herder(&t, RED, "ab1");

    when(&blue, RED, "copy ab2; use white-for-4 of ab2");
    then_dollars(&blue, RED, 24);
    then_dollars(&blue, BLUE, 7);
    then_hand(&blue, RED, "white grey black");
    then_may(&blue, RED, "use buy-cattle of ab2");
    then_may_none(&blue, RED, "use hire");
}

SCENARIO("[AD1][AD2] 8b: an empty space breaks adjacency, and with no neighbour there is nothing to copy")
{
    Table t = at_own("8b", "ab2");
    Table next = t;
    arrive(&t, RED, "ab2");
    then_may_not(&t, RED, "use copy");
    then_may(&t, RED, "aux gain");
    given_building(&next, BLUE, "2a", "ab3");
    arrive(&next, RED, "ab2");
    when(&next, RED, "use copy");
    then_may_only(&next, RED, "copy ab3");
}

SCENARIO("[ST5] 9b: one station behind the engine by the usual procedure, the engine staying where it is")
{
    Table t = at_own("9b", "ab1");
    given_engine(&t, RED, "12");
    given_station_disc(&t, RED, "st1", "aux1");
    given_workers(&t, RED, 2, 1, 1);
    given_master(&t, "st3", "sm1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may(&t, RED, "station st2");
    then_may_not(&t, RED, "station st1");
    then_may_not(&t, RED, "station st4");
    when(&t, RED, "station st3; disc aux2; master cowboy; ?take");
    then_on_station(&t, RED, "st3", 1);
    then_masters(&t, RED, "sm1");
    then_dollars(&t, RED, 10 - 4 + 2);
    then_engine(&t, RED, "12");
    then_may_not(&t, RED, "use station-behind");
}

SCENARIO("[ST5] 9b: no station behind, none to pay, or only the one under the engine: nothing to do")
{
    Table t = at_own("9b", "ab1");
    Table poor = t, on = t;
    given_engine(&t, RED, "4");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use station-behind");
    given_engine(&poor, RED, "6");
    given_dollars(&poor, RED, 1);
    arrive(&poor, RED, "ab1");
    then_may_not(&poor, RED, "use station-behind");
    given_dollars(&poor, RED, 2);
    then_may(&poor, RED, "use station-behind");
    given_engine(&on, RED, "t1");
    arrive(&on, RED, "ab1");
    then_may_not(&on, RED, "use station-behind");
}

SCENARIO("[EN1][MV7] 10b: 4 dollars, up to 4 spaces of the engine, up to 4 steps")
{
    Table t = at_own("10b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use gain-4");
    then_dollars(&t, RED, 14);
    then_may_not(&t, RED, "use gain-4");
    when(&t, RED, "use engine-4");
    then_may_only(&t, RED, "engine 1; engine 2; engine 3; engine 4");
    when(&t, RED, "engine 4");
    then_engine(&t, RED, "4");
    when(&t, RED, "use herder-4");
    then_may(&t, RED, "move n-f via bc1 ce1 ef1");
    then_may_none(&t, RED, "move n-g");
    when(&t, RED, "move n-b; use green-for-2");
    then_herder(&t, RED, "n-b");
    then_may_not(&t, RED, "use gain-4");
}

/* ---- Promos ---- */

SCENARIO("[HZ1] 11a: one hazard for 2 dollars, once")
{
    Table t = at_own("11a", "ab1");
    given_tile(&t, "rock1", "rock-green-4");
    given_tile(&t, "rock2", "rock-green-3");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove rock1");
    then_dollars(&t, RED, 8);
    then_collected(&t, RED, "rock-green-4");
    then_may_none(&t, RED, "use");
}

SCENARIO("[EN1][PB11] 11b: engine up to the number of own hazard tiles, trade tiles not counted")
{
    Table t = at_own("11b", "ab1");
    given_collected(&t, RED, "flood-green-2 rock-black-3 trade-green trade-alt");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-hazards");
    then_may_only(&t, RED, "engine 1; engine 2");
    given_collected(&none, RED, "trade-green");
    given_collected(&none, BLUE, "flood-green-2");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-hazards");
}

SCENARIO("[AU1][PB8] 13a: a grey card for a single auxiliary action, never a double one")
{
    Table t = at_own("13a", "ab1");
    given_discs_cleared(&t, RED, "aux1 aux2 aux4 aux4");
    given_hand(&t, RED, "grey grey white black");
    Table none = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-single-auxiliary");
    then_may_only(&t, RED, "aux gain; aux draw; aux engine; pass");
    when(&t, RED, "aux engine; ?engine 1");
    then_dollars(&t, RED, 9);
    then_engine(&t, RED, "1");
    then_discard_pile(&t, RED, "grey");
    then_may_not(&t, RED, "use grey-for-single-auxiliary");
    then_may(&t, RED, "use build-at-1");
    then_may_none(&t, RED, "aux");

    given_hand(&none, RED, "green white black black");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use grey-for-single-auxiliary");
}

SCENARIO("[BU1] 13a: a building at 1 dollar per builder")
{
    Table t = at_own("13a", "ab1");
    given_workers(&t, RED, 1, 3, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use build-at-1; build 5a; at ab2");
    then_dollars(&t, RED, 7);
    then_location(&t, "ab2", "5a of RED");
    then_may_not(&t, RED, "use build-at-1");
}

SCENARIO("[AU1] 13b: 2 dollars for each station with an own disc; an auxiliary action")
{
    Table t = at_own("13b", "ab1");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st4", "cert4");
    given_station_disc(&t, BLUE, "st2", "aux1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use stations-2");
    then_dollars(&t, RED, 14);
    then_may_not(&t, RED, "use stations-2");
    when(&t, RED, "use auxiliary; aux gain double");
    then_dollars(&t, RED, 16);
    then_may_none(&t, RED, "use");
}
