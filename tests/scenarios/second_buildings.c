/* SPDX-License-Identifier: MIT */
/* second_buildings.c - the twelve private buildings of the second edition, tile by tile: what is printed on them, and
 * every local action of both sides once with its effect, and when it is not to be had. */
#include <stdio.h>
#include "table.h"

/* RED has this tile on the space, and 10 dollars. */
static Table at_own(const char *tile, const char *space)
{
    Table t = given_second_edition(2);
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
    { "5a", 3, 4, NO_HAND, "use value-3-for-7; use auxiliary" },
    { "6a", 4, 5, NO_HAND, "use hire-1-cheaper; use engine-engineers" },
    { "7a", 5, 6, BOTH, "use trade-pairs" },
    { "8a", 5, 6, GREEN, "use trade; use auxiliary; use engine-2" },
    { "9a", 7, 9, NO_HAND, "use engine-3; use extraordinary-delivery" },
    { "10a", 9, 13, BLACK, "use certificates-to-limit; use herder-5" },
    { "11a", 12, 20, NO_HAND, "use hazard-at-2" },
    { "12a", 4, 5, NO_HAND, "use builders-1; use herder-1" },
    { "1b", 1, 1, GREEN, "use objective-for-certificates-2; use engine-back-for-3" },
    { "2b", 1, 1, NO_HAND, "use grey-for-2; use green-for-engine-2" },
    { "3b", 2, 3, NO_HAND, "use auxiliary; use herder-1" },
    { "4b", 2, 3, BLACK, "use draw-cowboys; use herder-3" },
    { "5b", 3, 4, NO_HAND, "use black-for-certificates-2; use engineers-1" },
    { "6b", 4, 5, NO_HAND, "use copy" },
    { "7b", 5, 6, BOTH, "use engine-woods" },
    { "8b", 6, 8, NO_HAND, "use any-for-6-and-objective" },
    { "9b", 6, 8, NO_HAND, "use station-behind" },
    { "10b", 8, 11, BLACK, "use gain-4; use engine-4; use herder-4" },
    { "11b", 5, 10, NO_HAND, "use engine-hazards" },
    { "12b", 3, 4, NO_HAND, "use stations-2; use token" },
};
enum { PRINTED = sizeof printed / sizeof printed[0] };

SCENARIO("[MV4] Second edition: points and hands of every private building")
{
    for (unsigned i = 0; i < PRINTED; i++) {
        Table t = given_second_edition(3);
        given_building(&t, BLUE, printed[i].tile, "ab1");
        given_dollars(&t, RED, 10);
        then_score(&t, BLUE, GWT_SCORE_BUILDINGS, (int)printed[i].points);
        arrive(&t, RED, "ab1");
        then_dollars(&t, RED, 10 - printed[i].fee);
        then_dollars(&t, BLUE, 7 + printed[i].fee);
        then_may_only(&t, RED, "aux gain; aux draw");
    }
}

/* RED at B with that many builders and dollars; above 6 builders the tile goes over an 8b, which counts 6. */
static Table ready_to_build(const struct Printed *p, unsigned builders, unsigned dollars)
{
    Table t = given_second_edition(2);
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

SCENARIO("[BU1][BU2] Second edition: the builders of every private building are needed and cost 2 dollars each")
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
        if (p->builders > 6)
            then_building_boxed(&t, RED, "8b");
        if (needed > 1) {
            Table alone = ready_to_build(p, needed - 1, 50);
            then_may_not(&alone, RED, build);
            Table poor = ready_to_build(p, needed, 2 * needed - 1);
            then_may_not(&poor, RED, build);
        }
    }
}

SCENARIO("[BU2] The dearest building, 11a, needs six builders even over a tile of six")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "8b", "ab1");
    given_workers(&t, RED, 1, 5, 1);
    given_dollars(&t, RED, 50);
    Table six = t;
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "build 11a");
    given_workers(&six, RED, 1, 6, 1);
    arrive(&six, RED, "n-b");
    when(&six, RED, "use build-at-2; build 11a");
    then_may_not(&six, RED, "at ab2");
    when(&six, RED, "?at ab1");
    then_dollars(&six, RED, 50 - 12);
    then_score(&six, RED, GWT_SCORE_BUILDINGS, 20);
}

SCENARIO("[PB1][PB4] Second edition: every building offers its printed actions, one auxiliary action, and no more")
{
    for (unsigned i = 0; i < PRINTED; i++) {
        char actions[160];
        Table t = given_second_edition(2);
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

SCENARIO("[BU6][PB11] 1a: 2 dollars for each own building in the woods; none there, nothing to gain")
{
    Table t = at_own("1a", "ab1"), none = t;
    given_building(&t, RED, "2a", "ce1");
    given_building(&t, RED, "3a", "floodbank2");
    given_building(&t, RED, "12a", "de1");
    given_building(&t, BLUE, "2a", "ce2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use woods-2");
    then_dollars(&t, RED, 14);
    then_may_not(&t, RED, "use woods-2");
    arrive(&none, RED, "ab1");
    then_may_none(&none, RED, "use");
}

SCENARIO("[PB8][CM1] 2a: a white card for 4 dollars; buy cattle")
{
    Table t = at_own("2a", "ab1"), none = t;
    given_hand(&t, RED, "white white green grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use white-for-4");
    then_dollars(&t, RED, 14);
    then_discard_pile(&t, RED, "white");
    when(&t, RED, "use buy-cattle; buy brown-3 with 1; ?pass");
    then_dollars(&t, RED, 2);
    then_discard_pile(&t, RED, "white brown-3");
    then_may_none(&t, RED, "use");
    given_hand(&none, RED, "green green black grey");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use white-for-4");
    then_may(&none, RED, "use buy-cattle");
}

SCENARIO("[PB8][MV7] 3a: a pair for 3 dollars; one step of the herder")
{
    Table t = at_own("3a", "ab1"), none = t;
    given_building(&t, RED, "2a", "ab2");
    given_hand(&t, RED, "black black white white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use pair-for-3; discard black; ?discard black");
    then_dollars(&t, RED, 13);
    then_hand(&t, RED, "white white");
    then_may_not(&t, RED, "use pair-for-3");
    when(&t, RED, "use herder-1");
    then_may_none(&t, RED, "move n-b");
    when(&t, RED, "?move ab2; use white-for-4");
    then_herder(&t, RED, "ab2");
    then_dollars(&t, RED, 17);
    given_hand(&none, RED, "black white green grey");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use pair-for-3");
}

SCENARIO("[HZ1][MV7] 4a: a hazard for 5 dollars; up to two steps")
{
    Table t = at_own("4a", "ab1"), poor = t;
    given_tile(&t, "drought1", "drought-black-2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-5; ?remove drought1");
    then_dollars(&t, RED, 5);
    then_collected(&t, RED, "drought-black-2");
    when(&t, RED, "use herder-2");
    then_may_only(&t, RED, "move n-b; move n-c via bc1; move n-c via drought1");
    when(&t, RED, "move n-c via bc1; use certificate; ?forward 1");
    then_certificates(&t, RED, 1);
    given_tile(&poor, "drought1", "drought-black-2");
    given_dollars(&poor, RED, 4);
    arrive(&poor, RED, "ab1");
    then_may_not(&poor, RED, "use hazard-at-5");
}

SCENARIO("[PB8] 5a: one yellow, red or blue card for 7 dollars, no card of another value")
{
    Table t = at_own("5a", "ab1"), none = t;
    given_hand(&t, RED, "yellow red blue brown-3 purple-5 white g2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use value-3-for-7");
    then_may_only(&t, RED, "discard yellow; discard red; discard blue");
    when(&t, RED, "discard red");
    then_dollars(&t, RED, 17);
    then_discard_pile(&t, RED, "red");
    then_may_not(&t, RED, "use value-3-for-7");

    given_hand(&none, RED, "brown-3 purple-5 white black grey");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use value-3-for-7");
    then_may(&none, RED, "use auxiliary");
}

SCENARIO("[AU1] 5a: an auxiliary action, doubled where both spaces are clear")
{
    Table t = at_own("5a", "ab1");
    given_discs_cleared(&t, RED, "aux2 aux4 aux4 aux5");
    given_engine(&t, RED, "2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use auxiliary");
    then_may_only(&t, RED, "aux gain; aux draw; aux draw double; aux engine; aux engine double; aux trash");
    when(&t, RED, "aux engine double; engine 4");
    then_dollars(&t, RED, 8);
    then_engine(&t, RED, "4");
    then_may_not(&t, RED, "use auxiliary");
}

SCENARIO("[HI2][EN1] 6a: a hire 1 dollar cheaper; engine up to the number of engineers")
{
    Table t = at_own("6a", "ab1");
    given_job_row(&t, 1, "engineer cowboy");
    given_hand(&t, RED, "black white green green");
    Table poor = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hire-1-cheaper; hire engineer row 1");
    then_dollars(&t, RED, 5);
    then_workers(&t, RED, 1, 1, 2);
    when(&t, RED, "use engine-engineers");
    then_may_only(&t, RED, "engine 1; engine 2");
    when(&t, RED, "engine 2");
    then_engine(&t, RED, "2");

    given_dollars(&poor, RED, 4);
    arrive(&poor, RED, "ab1");
    then_may_not(&poor, RED, "use hire-1-cheaper");
}

SCENARIO("[BU7][PB11] 7a: 2 dollars and up to 2 certificates for each pair of outlaws, not without a pair")
{
    Table t = at_own("7a", "ab1"), none = t, two = t;
    given_collected(&t, RED, "trade-green trade-alt trade-alt");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use trade-pairs");
    then_may_not(&t, RED, "forward 3");
    when(&t, RED, "forward 2");
    then_dollars(&t, RED, 12);
    then_certificates(&t, RED, 2);
    then_collected(&t, RED, "trade-green trade-alt trade-alt");

    given_collected(&two, RED, "trade-green trade-green trade-alt trade-alt");
    arrive(&two, RED, "ab1");
    when(&two, RED, "use trade-pairs; forward 3");
    then_dollars(&two, RED, 14);
    given_collected(&none, RED, "trade-green trade-green");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use trade-pairs");
}

SCENARIO("[PB2][TR1][AU1][EN1] 8a: bounty or auxiliary action; engine up to 2, whatever the number of engineers")
{
    Table t = at_own("8a", "ab1");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade5", "trade-green");
    given_workers(&t, RED, 1, 1, 5);
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "ab1");
    Table other = t;
    when(&t, RED, "use trade; trade trade1");
    then_tokens(&t, RED, 2);
    then_dollars(&t, RED, 10);
    then_may_not(&t, RED, "use auxiliary");
    when(&t, RED, "use engine-2");
    then_may_only(&t, RED, "engine 1; engine 2");
    when(&other, RED, "use auxiliary; aux gain double");
    then_dollars(&other, RED, 12);
    then_may_not(&other, RED, "use trade");
    then_may(&other, RED, "use engine-2");
}

SCENARIO("[EN1][XD1][XD3] 9a: engine up to 3; an extraordinary delivery to the second edition's strip")
{
    Table t = at_own("9a", "ab1");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use extraordinary-delivery");
    when(&t, RED, "use engine-3");
    then_may_only(&t, RED, "engine 1; engine 2; engine 3");

    Table nine = at_own("9a", "ab1");
    given_engine(&nine, RED, "9");
    given_city_disc(&nine, RED, "bloomington", "aux1");
    arrive(&nine, RED, "ab1");
    when(&nine, RED, "use extraordinary-delivery; engine 5");
    then_may(&nine, RED, "deliver fulton");
    then_may_not(&nine, RED, "deliver peoria");
    Table home = nine;
    when(&nine, RED, "deliver st-louis; disc aux3");
    then_tokens(&nine, RED, 2); /* the arrow between the two */
    then_dollars(&nine, RED, 10);
    then_hand_count(&nine, RED, 4);
    then_may_not(&nine, RED, "use extraordinary-delivery");
    when(&home, RED, "deliver kansas-city; disc aux3");
    then_dollars(&home, RED, 14);
}

SCENARIO("[CE1][PB11][MV7] 10a: the marker goes to its limit; up to five steps")
{
    Table t = at_own("10a", "ab1"), full = t;
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_certificates(&t, RED, 2);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use certificates-to-limit; ?forward 3");
    then_certificates(&t, RED, 6);
    when(&t, RED, "use herder-5");
    then_may_some(&t, RED, "move n-f via bc1 ce1");
    then_may(&t, RED, "move n-f via bc1 n-d de1 ef1");
    then_may_some(&t, RED, "move n-g via bc1 ce1");
    then_may_none(&t, RED, "move n-g via bc1 n-d");
    then_may_none(&t, RED, "move kansas-city");

    given_certificates(&full, RED, 3);
    arrive(&full, RED, "ab1");
    then_may_not(&full, RED, "use certificates-to-limit");
    then_may(&full, RED, "use herder-5");
}

SCENARIO("[HZ1][PB1] 11a: two hazards for 2 dollars each, two actions of their own")
{
    Table t = at_own("11a", "ab1");
    given_tile(&t, "rock1", "rock-green-4");
    given_tile(&t, "rock2", "rock-green-3");
    given_tile(&t, "flood1", "flood-green-2");
    Table poor = t, single = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove rock1");
    then_dollars(&t, RED, 8);
    then_may_none(&t, RED, "remove");
    when(&t, RED, "use hazard-at-2; remove flood1");
    then_dollars(&t, RED, 6);
    then_collected(&t, RED, "rock-green-4 flood-green-2");
    then_may_none(&t, RED, "use");

    given_dollars(&poor, RED, 3);
    arrive(&poor, RED, "ab1");
    when(&poor, RED, "use hazard-at-2; remove rock2");
    then_may_none(&poor, RED, "use");
    then_may(&poor, RED, "end");

    given_clear_trail(&single);
    given_tile(&single, "rock4", "rock-black-2");
    arrive(&single, RED, "ab1");
    when(&single, RED, "use hazard-at-2; ?remove rock4");
    then_may_none(&single, RED, "use");
}

SCENARIO("[MV7] 12a: a dollar for each builder, the printed one included; one step of the herder")
{
    Table t = at_own("12a", "ab3");
    given_workers(&t, RED, 2, 4, 3);
    given_workers(&t, BLUE, 1, 6, 1);
    arrive(&t, RED, "ab3");
    when(&t, RED, "use builders-1");
    then_dollars(&t, RED, 14);
    then_may_not(&t, RED, "use builders-1");
    when(&t, RED, "use herder-1");
    then_may_none(&t, RED, "move n-c");
    when(&t, RED, "?move n-b");
    then_herder(&t, RED, "n-b");
    then_may(&t, RED, "use build-at-2");
    then_may_not(&t, RED, "use builders-1");

    Table one = at_own("12a", "ab3");
    arrive(&one, RED, "ab3");
    when(&one, RED, "use builders-1");
    then_dollars(&one, RED, 11);
}

/* ---- The b-sides ---- */

SCENARIO("[PB7] 1b: an objective card for up to 2 certificates; a cattle card will not do")
{
    Table t = at_own("1b", "ab1"), none = t;
    given_hand(&t, RED, "g2 r2 grey white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use objective-for-certificates-2");
    then_may_only(&t, RED, "discard g2; discard r2");
    when(&t, RED, "discard r2");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2");
    then_certificates(&t, RED, 2);
    then_discard_pile(&t, RED, "r2");
    given_hand(&none, RED, "green grey white white");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use objective-for-certificates-2");
}

SCENARIO("[EN4][AU4] 1b: one space back for 3 dollars, which come after the station reached; not from the start")
{
    Table t = at_own("1b", "ab1"), none = t;
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-back-for-3; engine t1");
    then_may_none(&t, RED, "upgrade");
    then_dollars(&t, RED, 4);
    then_may_not(&t, RED, "use engine-back-for-3");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-back-for-3");
}

SCENARIO("[PB8][EN1] 2b: a grey card for 2 dollars; a green card for up to two spaces of the engine")
{
    Table t = at_own("2b", "ab1"), none = t;
    given_hand(&t, RED, "grey grey green green");
    given_workers(&t, RED, 1, 1, 4);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-2");
    then_dollars(&t, RED, 12);
    then_hand(&t, RED, "grey green green");
    then_may_not(&t, RED, "use grey-for-2");
    when(&t, RED, "use green-for-engine-2");
    then_may(&t, RED, "engine 1");
    then_may(&t, RED, "engine 2");
    then_may_not(&t, RED, "engine 3");
    then_may_not(&t, RED, "engine 0");
    when(&t, RED, "engine 2");
    then_engine(&t, RED, "2");
    then_discard_pile(&t, RED, "grey green");
    then_may_none(&t, RED, "use");

    given_hand(&none, RED, "white white black yellow");
    arrive(&none, RED, "ab1");
    then_may_none(&none, RED, "use");
}

SCENARIO("[PB7] 2b: the green card may be given without moving the engine")
{
    Table t = at_own("2b", "ab1");
    given_hand(&t, RED, "grey green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use green-for-engine-2; pass");
    then_engine(&t, RED, "0");
    then_discard_pile(&t, RED, "green");
    then_may(&t, RED, "use grey-for-2");
    then_may_none(&t, RED, "aux");
}

SCENARIO("[AU1][MV7] 3b: an auxiliary action, doubled where possible; one step of the herder")
{
    Table t = at_own("3b", "ab3");
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "ab3");
    when(&t, RED, "use auxiliary; aux gain double");
    then_dollars(&t, RED, 12);
    then_may_not(&t, RED, "use auxiliary");
    when(&t, RED, "use herder-1; ?move n-b");
    then_herder(&t, RED, "n-b");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "use auxiliary");
}

SCENARIO("[DK2][DK5][MV7] 4b: draw up to the number of cowboys, then discard as many; up to three steps")
{
    Table t = at_own("4b", "ab1");
    given_workers(&t, RED, 3, 1, 1);
    given_hand(&t, RED, "grey grey white black");
    arrive(&t, RED, "ab1");
    Table walk = t;
    when(&t, RED, "use draw-cowboys");
    then_may_not(&t, RED, "draw 4");
    when(&t, RED, "draw 3");
    then_hand_count(&t, RED, 7);
    when(&t, RED, "discard grey; discard grey; discard white");
    then_hand_count(&t, RED, 4);
    then_may_not(&t, RED, "use draw-cowboys");
    when(&walk, RED, "use herder-3");
    then_may(&walk, RED, "move n-d via bc1");
    then_may(&walk, RED, "move n-e via bc1 ce1");
    then_may_none(&walk, RED, "move n-e via bc1 n-d");
    then_may_none(&walk, RED, "move n-f");
}

SCENARIO("[PB7] 5b: a black card for up to 2 certificates; a dollar for each engineer")
{
    Table t = at_own("5b", "ab1"), none = t;
    given_workers(&t, RED, 1, 1, 4);
    given_hand(&t, RED, "black black white grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use black-for-certificates-2");
    then_may_only(&t, RED, "forward 0; forward 1; forward 2");
    when(&t, RED, "forward 2; use engineers-1");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 14);
    then_may_none(&t, RED, "use");
    given_hand(&none, RED, "green white grey grey");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use black-for-certificates-2");
    then_may(&none, RED, "use engineers-1");
}

SCENARIO("[AD1][AD6] 6b: the actions of one adjacent building with the own things, and no auxiliary action then")
{
    Table t = at_own("6b", "ab1");
    given_building(&t, BLUE, "12a", "ab2");
    given_hand(&t, RED, "white white grey black");
    given_workers(&t, RED, 1, 2, 1);
    given_workers(&t, BLUE, 1, 5, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy");
    then_may_only(&t, RED, "copy n-a; copy ab2");
    Table neutral = t;
    when(&t, RED, "copy ab2");
    then_may_none(&t, RED, "aux");
    when(&t, RED, "use builders-1 of ab2");
    then_dollars(&t, RED, 12);
    then_dollars(&t, BLUE, 7);
    then_may_none(&t, RED, "use white");
    when(&t, RED, "use herder-1 of ab2; ?move ab2");
    then_herder(&t, RED, "ab2");
    then_may_only(&t, RED, "aux gain; aux draw");

    when(&neutral, RED, "copy n-a; use white-for-2 of n-a");
    then_dollars(&neutral, RED, 12);
    then_may(&neutral, RED, "use hire of n-a");
    then_may_none(&neutral, RED, "use builders");
}

SCENARIO("[AD1][AD2] 6b: with no building on an adjacent space there is nothing to copy")
{
    Table t = at_own("6b", "ab2");
    given_building(&t, BLUE, "12a", "bc1");
    arrive(&t, RED, "ab2");
    then_may_only(&t, RED, "aux gain; aux draw");
}

SCENARIO("[AD3] 6b: the risk action beside the copied building comes with it, each of its own kind")
{
    Table t = at_own("6b", "floodbank1");
    given_building(&t, BLUE, "12a", "floodbank2");
    given_hand(&t, RED, "grey white black green");
    arrive(&t, RED, "floodbank1");
    then_may(&t, RED, "use risk-any");
    when(&t, RED, "use copy; ?copy floodbank2; use risk-grey of floodbank2; forward 1");
    then_dollars(&t, RED, 12);
    when(&t, RED, "use risk-any; discard white; forward 1");
    then_dollars(&t, RED, 12);
    then_certificates(&t, RED, 2);
    then_may_none(&t, RED, "use risk");
}

SCENARIO("[BU6][EN1] 7b: engine up to the number of own buildings in the woods, the tile itself included")
{
    Table t = at_own("7b", "fg2"), none = at_own("7b", "fg1");
    given_building(&t, RED, "2a", "bc1");
    given_building(&t, RED, "3a", "de1");
    given_workers(&t, RED, 1, 1, 6);
    arrive(&t, RED, "fg2");
    when(&t, RED, "use engine-woods");
    then_may_only(&t, RED, "engine 1; engine 2");
    arrive(&none, RED, "fg1");
    then_may_not(&none, RED, "use engine-woods");
}

SCENARIO("[PB8][OB4] 8b: any cattle card for 6 dollars and an objective card to hand, which may be played at once")
{
    Table t = at_own("8b", "ab1"), none = t;
    given_hand(&t, RED, "g2 grey white black");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-6-and-objective");
    then_may_only(&t, RED, "discard grey; discard white; discard black");
    when(&t, RED, "discard grey");
    then_may(&t, RED, "objective stack");
    when(&t, RED, "objective g1");
    then_dollars(&t, RED, 16);
    then_hand(&t, RED, "g2 g1 white black");
    then_discard_pile(&t, RED, "grey");
    then_display_count(&t, 4);
    then_may_not(&t, RED, "use any-for-6-and-objective");
    when(&t, RED, "play g1; ?take");
    then_dollars(&t, RED, 18);

    given_hand(&none, RED, "g2 r2 m2");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use any-for-6-and-objective");
}

SCENARIO("[ST5] 9b: one station behind the engine by the usual procedure, the engine staying where it is")
{
    Table t = at_own("9b", "ab1"), none = t;
    given_engine(&t, RED, "12");
    given_station_disc(&t, RED, "st1", "aux1");
    given_workers(&t, RED, 2, 1, 1);
    given_master(&t, "st3", "sm9");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use station-behind");
    then_may_only(&t, RED, "station st2; station st3");
    when(&t, RED, "station st3; disc aux2; master cowboy; ?take");
    then_on_station(&t, RED, "st3", 1);
    then_masters(&t, RED, "sm9");
    then_dollars(&t, RED, 10 - 4 + 12);
    then_engine(&t, RED, "12");
    then_may_not(&t, RED, "use station-behind");
    given_engine(&none, RED, "t1");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use station-behind");
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
    when(&t, RED, "engine 4; use herder-4");
    then_may(&t, RED, "move n-f via bc1 ce1 ef1");
    then_may_none(&t, RED, "move n-f via bc1 n-d");
    then_may_none(&t, RED, "move n-g");
    when(&t, RED, "move n-b");
    then_may_not(&t, RED, "use gain-4");
}

SCENARIO("[EN1][PB11] 11b: engine up to the number of own hazard tiles, outlaws not counted")
{
    Table t = at_own("11b", "ab1"), none = t;
    given_collected(&t, RED, "flood-green-2 rock-black-3 drought-green-4 trade-green trade-alt");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-hazards");
    then_may_only(&t, RED, "engine 1; engine 2; engine 3");
    given_collected(&none, RED, "trade-green");
    given_collected(&none, BLUE, "flood-green-2");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-hazards");
}

SCENARIO("[PB11] 12b: 2 dollars for each station with an own disc; none upgraded, nothing to gain")
{
    Table t = at_own("12b", "ab1"), none = t;
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st10", "cert4");
    given_station_disc(&t, BLUE, "st2", "aux1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use stations-2");
    then_dollars(&t, RED, 14);
    then_tokens(&t, RED, 1);
    then_may_not(&t, RED, "use stations-2");
    then_may(&t, RED, "use token");
    given_station_disc(&none, BLUE, "st2", "aux1");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use stations-2");
    then_may(&none, RED, "use token");
}

SCENARIO("[EX1][PB4] 12b: an exchange token, once a visit, and as a local action it closes the auxiliary action")
{
    Table t = at_own("12b", "ab1");
    given_tokens(&t, RED, 0);
    arrive(&t, RED, "ab1");
    then_may_none(&t, RED, "token");
    when(&t, RED, "use token");
    then_tokens(&t, RED, 1);
    then_may_not(&t, RED, "use token");
    then_may_none(&t, RED, "aux");
    then_may(&t, RED, "token 2"); /* and it may be spent at once */
    then_may(&t, RED, "end");
}

SCENARIO("[LI1] Exchange tokens are unlimited")
{
    Table t = at_own("12b", "ab1");
    given_tokens(&t, RED, 12);
    given_tokens(&t, BLUE, 12);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use token");
    then_tokens(&t, RED, 13);
}
