/* SPDX-License-Identifier: MIT */
/* score.c - the score pad: each of its eleven categories, what is printed on every tile, station and card, the tasks of
 * every objective card, and how cards that compete for the same things are settled. */
#include <stdio.h>
#include <string.h>
#include "table.h"

/* ---- Dollars, buildings, cities ---- */

SCENARIO("[GE4] 1: one point for every full five dollars")
{
    static const struct {
        unsigned dollars;
        int points;
    } cash[] = { { 0, 0 }, { 4, 0 }, { 5, 1 }, { 9, 1 }, { 10, 2 }, { 74, 14 } };
    for (unsigned i = 0; i < sizeof cash / sizeof cash[0]; i++) {
        Table t = given_players(2);
        given_dollars(&t, RED, cash[i].dollars);
        then_score(&t, RED, GWT_SCORE_DOLLARS, cash[i].points);
        then_total(&t, RED, cash[i].points);
    }
}

SCENARIO("[BU1][BU2] 2: the points printed on own buildings on the trail, not on those in hand or replaced")
{
    static const struct {
        const char *tile;
        int points;
    } tiles[] = {
        { "1a", 1 }, { "2a", 1 },   { "3a", 1 },   { "4a", 3 },   { "5a", 4 },  { "6a", 5 },
        { "7a", 6 }, { "8a", 6 },   { "9a", 9 },   { "10a", 13 }, { "1b", 1 },  { "2b", 1 },
        { "3b", 3 }, { "4b", 3 },   { "5b", 4 },   { "6b", 5 },   { "7b", 6 },  { "8b", 8 },
        { "9b", 8 }, { "10b", 11 }, { "11a", 25 }, { "11b", 10 }, { "13a", 5 }, { "13b", 4 },
    };
    for (unsigned i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
        then_score(&t, RED, GWT_SCORE_BUILDINGS, 0);
        given_building(&t, RED, tiles[i].tile, "bc2");
        then_score(&t, RED, GWT_SCORE_BUILDINGS, tiles[i].points);
        then_score(&t, BLUE, GWT_SCORE_BUILDINGS, 0);
        given_building(&t, RED, tiles[i].tile, "floodbank1");
        then_score(&t, RED, GWT_SCORE_BUILDINGS, tiles[i].points);
        given_building_boxed(&t, RED, tiles[i].tile);
        then_score(&t, RED, GWT_SCORE_BUILDINGS, 0);
    }
    Table t = given_players(2);
    given_building(&t, RED, "10a", "ab1");
    given_building(&t, RED, "5a", "ab2");
    given_building(&t, BLUE, "9a", "ab3");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 13 + 4);
}

SCENARIO("[KC8] 3: a disc on each city, one by one: crests and every arrow with discs on both sides")
{
    static const struct {
        const char *city, *disc;
        int points; /* of all discs so far */
    } strip[] = {
        { "kansas-city", "aux1", -6 },
        { "topeka", "aux2", -6 },
        { "wichita", "aux3", -9 },
        { "colorado-springs", "aux3", -10 },
        { "santa-fe", "aux4", -10 },
        { "albuquerque", "aux4", -4 + -6 },
        { "el-paso", "aux5", -10 + 6 },
        { "san-diego", "aux5", -4 + 8 },
        { "sacramento", "cert4", 4 + 4 + 6 },
        { "san-francisco", "cert6", 14 + 9 },
        { "san-francisco", "step1", 23 + 9 },
        { "kansas-city", "hand", 32 - 6 },
    };
    Table t = given_players(2);
    for (unsigned i = 0; i < sizeof strip / sizeof strip[0]; i++) {
        given_city_disc(&t, RED, strip[i].city, strip[i].disc);
        then_score(&t, RED, GWT_SCORE_CITIES, strip[i].points);
    }
    then_score(&t, BLUE, GWT_SCORE_CITIES, 0);
}

SCENARIO("[KC8] 3: crests and cities alone: only Sacramento, Kansas City and San Francisco count by themselves")
{
    static const struct {
        const char *city;
        int points;
    } alone[] = {
        { "kansas-city", -6 }, { "topeka", 0 },  { "wichita", 0 },   { "colorado-springs", 0 }, { "santa-fe", 0 },
        { "albuquerque", 0 },  { "el-paso", 0 }, { "san-diego", 0 }, { "sacramento", 6 },       { "san-francisco", 9 },
    };
    for (unsigned i = 0; i < sizeof alone / sizeof alone[0]; i++) {
        Table t = given_players(2);
        given_city_disc(&t, RED, alone[i].city, "aux1");
        then_score(&t, RED, GWT_SCORE_CITIES, alone[i].points);
    }
}

/* ---- Stations, hazards, cattle ---- */

SCENARIO("[ST1] 4: the points of each station with an own disc")
{
    static const int points[] = { 1, 1, 2, 2, 3, 5, 6, 7, 8, 9 };
    static const char *const discs[] = {
        "aux1", "aux2", "aux3", "aux3", "aux4", "aux4", "aux5", "aux5", "cert4", "hand"
    };
    Table all = given_players(2);
    int sum = 0;
    for (unsigned i = 0; i < 10; i++) {
        char station[8];
        Table t = given_players(2);
        snprintf(station, sizeof station, "st%u", i + 1);
        given_station_disc(&t, RED, station, "aux1");
        then_score(&t, RED, GWT_SCORE_STATIONS, points[i]);
        then_score(&t, BLUE, GWT_SCORE_STATIONS, 0);
        given_station_disc(&all, RED, station, discs[i]);
        sum += points[i];
        then_score(&all, RED, GWT_SCORE_STATIONS, sum);
    }
}

SCENARIO("[HZ1] 5: the points printed on each hazard tile; trade tiles have none")
{
    static const char *const kinds[] = { "flood", "drought", "rock" }, *const hands[] = { "green", "black" };
    for (unsigned kind = 0; kind < 3; kind++)
        for (unsigned hand = 0; hand < 2; hand++)
            for (unsigned points = 2; points <= (hand ? 3u : 4u); points++) {
                char tile[24];
                Table t = given_players(2);
                snprintf(tile, sizeof tile, "%s-%s-%u", kinds[kind], hands[hand], points);
                given_collected(&t, RED, tile);
                then_score(&t, RED, GWT_SCORE_HAZARDS, (int)points);
                then_total(&t, RED, 1 + (int)points);
            }
    Table t = given_players(2);
    given_collected(&t, RED, "flood-green-4 flood-green-4 rock-black-3 trade-green trade-alt");
    then_score(&t, RED, GWT_SCORE_HAZARDS, 11);
    given_tile(&t, "drought1", "drought-green-4");
    then_score(&t, RED, GWT_SCORE_HAZARDS, 11);
}

SCENARIO("[CM3] 6: the points of all cattle cards of the deck, in hand, draw stack and discard pile")
{
    static const struct {
        const char *card;
        int points;
    } cards[] = {
        { "grey", 0 },     { "green", 0 },    { "black", 0 },    { "white", 0 },   { "yellow", 1 },
        { "red", 2 },      { "blue", 3 },     { "brown-3", 3 },  { "brown-4", 4 }, { "brown-5", 5 },
        { "purple-5", 5 }, { "purple-6", 6 }, { "purple-7", 7 },
    };
    for (unsigned i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        Table hand = given_players(2), draw = hand, discard = hand;
        given_hand(&hand, RED, cards[i].card);
        then_score(&hand, RED, GWT_SCORE_CATTLE, cards[i].points);
        given_draw_stack(&draw, RED, cards[i].card);
        then_score(&draw, RED, GWT_SCORE_CATTLE, cards[i].points);
        given_discard_pile(&discard, RED, cards[i].card);
        then_score(&discard, RED, GWT_SCORE_CATTLE, cards[i].points);
        then_score(&discard, BLUE, GWT_SCORE_CATTLE, 0);
    }
    Table t = given_players(2);
    given_hand(&t, RED, "yellow purple-7");
    given_draw_stack(&t, RED, "red red grey");
    given_discard_pile(&t, RED, "brown-4 blue");
    then_score(&t, RED, GWT_SCORE_CATTLE, 1 + 7 + 4 + 4 + 3);
}

/* ---- Objective cards: the tasks of each ---- */

enum { BUILDING, VALUE3, BROWN, PURPLE, GREEN, ALT, HAZARD, STATION, LAST_CITY, TASKS };

static const struct {
    const char *id;
    uint8_t tasks[TASKS];
    int points, penalty;
} objective_cards[] = {
    { "g1", { [BUILDING] = 1, [VALUE3] = 3 }, 4, -2 },
    { "g2", { [HAZARD] = 2, [BROWN] = 1 }, 3, -2 },
    { "g3", { [BUILDING] = 1, [ALT] = 2 }, 3, -2 },
    { "g4", { [BUILDING] = 1, [GREEN] = 1, [ALT] = 1 }, 3, -2 },
    { "g5", { [HAZARD] = 1, [STATION] = 2 }, 3, -2 },
    { "d1", { [STATION] = 1, [VALUE3] = 3 }, 4, -2 },
    { "d2", { [HAZARD] = 1, [PURPLE] = 1 }, 3, -2 },
    { "d3", { [BUILDING] = 2, [HAZARD] = 1 }, 3, -2 },
    { "d4", { [GREEN] = 1, [ALT] = 1, [STATION] = 1 }, 3, -2 },
    { "d5", { [GREEN] = 2, [STATION] = 1 }, 3, -2 },
    { "r1", { [VALUE3] = 1, [BROWN] = 1, [PURPLE] = 1 }, 5, -3 },
    { "r2", { [GREEN] = 1, [STATION] = 1, [BROWN] = 2 }, 5, -3 },
    { "r3", { [BUILDING] = 2, [GREEN] = 2 }, 5, -3 },
    { "r4", { [BUILDING] = 1, [ALT] = 1, [HAZARD] = 2 }, 5, -3 },
    { "r5", { [HAZARD] = 2, [STATION] = 2 }, 5, -3 },
    { "m1", { [VALUE3] = 1, [BROWN] = 1, [PURPLE] = 1 }, 5, -2 },
    { "m2", { [HAZARD] = 2, [VALUE3] = 1, [BROWN] = 1 }, 5, -2 },
    { "m3", { [BUILDING] = 2, [HAZARD] = 2 }, 5, -2 },
    { "m4", { [BUILDING] = 2, [STATION] = 2 }, 5, -2 },
    { "m5", { [ALT] = 2, [STATION] = 2 }, 5, -2 },
    { "a1", { [LAST_CITY] = 1 }, 5, -3 },
    { "s1", { [BUILDING] = 1, [VALUE3] = 1, [BROWN] = 1 }, 3, 0 },
    { "s2", { [BUILDING] = 2, [HAZARD] = 1 }, 3, 0 },
    { "s3", { [ALT] = 1, [HAZARD] = 2 }, 3, 0 },
    { "s4", { [GREEN] = 1, [STATION] = 2 }, 3, 0 },
};
enum { CARDS = sizeof objective_cards / sizeof objective_cards[0], CARDS_STARTING = CARDS - 4 };

/* At most three of each thing. */
static void give_things(Table *t, const uint8_t things[TASKS])
{
    static const struct {
        const char *tile, *space;
    } buildings[] = { { "1a", "ab1" }, { "2a", "ce1" }, { "3a", "tradebank2" } };
    static const char *const value3[] = { "yellow", "blue", "red" }, *const brown[] = { "brown-3", "brown-5",
                                                                                        "brown-4" };
    static const char *const purple[] = { "purple-6", "purple-5", "purple-7" };
    static const char *const hazards[] = { "flood-black-2", "rock-green-4", "drought-green-3" };
    static const char *const stations[] = { "st1", "st10", "st6" }, *const discs[] = { "aux1", "aux2", "cert4" };
    char cards[200] = "", tiles[200] = "";
    for (unsigned i = 0; i < 3; i++) {
        if (i < things[BUILDING])
            given_building(t, RED, buildings[i].tile, buildings[i].space);
        if (i < things[STATION])
            given_station_disc(t, RED, stations[i], discs[i]);
        if (i < things[LAST_CITY])
            given_city_disc(t, RED, "san-francisco", i < 2 ? "aux5" : "cert6");
        const struct {
            unsigned task;
            const char *name;
            char *list;
        } lists[] = {
            { VALUE3, value3[i], cards },    { BROWN, brown[i], cards },  { PURPLE, purple[i], cards },
            { GREEN, "trade-green", tiles }, { ALT, "trade-alt", tiles }, { HAZARD, hazards[i], tiles },
        };
        for (unsigned l = 0; l < sizeof lists / sizeof lists[0]; l++)
            if (i < things[lists[l].task]) {
                strcat(lists[l].list, " ");
                strcat(lists[l].list, lists[l].name);
            }
    }
    given_discard_pile(t, RED, cards);
    given_collected(t, RED, tiles);
}

static int covers(const uint8_t things[TASKS], const uint8_t tasks[TASKS])
{
    for (unsigned task = 0; task < TASKS; task++)
        if (things[task] < tasks[task])
            return 0;
    return 1;
}

/* The card in the area with these things in front of RED; the starting card is one that they do not meet. */
static int points_with(unsigned card, const uint8_t things[TASKS])
{
    char area[20];
    GwtScore score;
    Table t = given_players(2);
    unsigned starting = CARDS_STARTING;
    while (covers(things, objective_cards[starting].tasks))
        starting++;
    snprintf(area, sizeof area, "%s %s", objective_cards[card].id,
             card >= CARDS_STARTING ? "" : objective_cards[starting].id);
    given_objective_area(&t, RED, area);
    give_things(&t, things);
    gwt_score(&t.game, RED, &score);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, score.category[GWT_SCORE_OBJECTIVES]);
    return score.category[GWT_SCORE_OBJECTIVES];
}

SCENARIO("[OB6] Each card: its points with exactly its tasks met, its penalty when any one thing is missing")
{
    for (unsigned card = 0; card < CARDS; card++) {
        Table t = given_players(2);
        char what[120];
        uint8_t things[TASKS];
        memcpy(things, objective_cards[card].tasks, sizeof things);
        int found = points_with(card, things);
        snprintf(what, sizeof what, "%s scores %d when met, not %d", objective_cards[card].id,
                 objective_cards[card].points, found);
        then_that(&t, found == objective_cards[card].points, what);
        for (unsigned task = 0; task < TASKS; task++) {
            if (!objective_cards[card].tasks[task])
                continue;
            things[task]--;
            found = points_with(card, things);
            things[task]++;
            snprintf(what, sizeof what, "%s scores %d with task %u short by one, not %d", objective_cards[card].id,
                     objective_cards[card].penalty, task, found);
            then_that(&t, found == objective_cards[card].penalty, what);
        }
    }
}

SCENARIO("[OB6] Plenty of everything else does not stand in for the one thing a card asks for")
{
    for (unsigned card = 0; card < CARDS_STARTING; card++) {
        Table t = given_players(2);
        for (unsigned task = 0; task < TASKS; task++) {
            if (!objective_cards[card].tasks[task])
                continue;
            char area[20], what[120];
            GwtScore score;
            uint8_t things[TASKS];
            Table plenty = given_players(2);
            memset(things, 3, sizeof things);
            things[task] = (uint8_t)(objective_cards[card].tasks[task] - 1);
            snprintf(area, sizeof area, "%s", objective_cards[card].id);
            given_objective_area(&plenty, RED, area);
            give_things(&plenty, things);
            gwt_score(&plenty.game, RED, &score);
            snprintf(what, sizeof what, "%s is not met without task %u", objective_cards[card].id, task);
            then_that(&t, !(score.objectives_met & ~GWT_OBJECTIVE_START_MASK), what);
            then_that(&t,
                      (score.objectives_failed & ~GWT_OBJECTIVE_START_MASK) ==
                          (plenty.game.players[RED].area & ~GWT_OBJECTIVE_START_MASK),
                      what);
        }
    }
}

SCENARIO("[OB6] Cattle for a task may be in hand, draw stack or discard pile")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "r1 s4");
    given_hand(&t, RED, "red");
    given_draw_stack(&t, RED, "brown-4");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -3);
    given_discard_pile(&t, RED, "purple-7");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
}

SCENARIO("[OB6] Things of another player, in front of the buildings' owner or on the board, meet no task")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "d3");
    given_building(&t, BLUE, "1a", "ab1");
    given_building(&t, BLUE, "2a", "ab2");
    given_collected(&t, BLUE, "flood-green-2");
    given_tile(&t, "rock1", "rock-green-2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
}

/* ---- Objective cards: which are scored, and who gets what ---- */

SCENARIO("[OB5] A played card that is not met costs its points; unplayed ones are dropped")
{
    static const char *const unmet = "r1";
    Table played = given_players(2), hand = played, draw = played, discard = played;
    given_objective_area(&played, RED, unmet);
    then_score(&played, RED, GWT_SCORE_OBJECTIVES, -3);
    given_hand(&hand, RED, unmet);
    then_score(&hand, RED, GWT_SCORE_OBJECTIVES, 0);
    given_draw_stack(&draw, RED, unmet);
    then_score(&draw, RED, GWT_SCORE_OBJECTIVES, 0);
    given_discard_pile(&discard, RED, unmet);
    then_score(&discard, RED, GWT_SCORE_OBJECTIVES, 0);
}

SCENARIO("[OB5] Unplayed cards that are met are added, wherever in the deck they are; trashed ones are not")
{
    static const char *const card = "a1";
    Table t = given_players(2);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    Table hand = t, draw = t, discard = t, trashed = t;
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 0);
    given_hand(&hand, RED, card);
    then_score(&hand, RED, GWT_SCORE_OBJECTIVES, 5);
    given_draw_stack(&draw, RED, card);
    then_score(&draw, RED, GWT_SCORE_OBJECTIVES, 5);
    given_discard_pile(&discard, RED, card);
    then_score(&discard, RED, GWT_SCORE_OBJECTIVES, 5);
    then_score(&discard, BLUE, GWT_SCORE_OBJECTIVES, 0);

    given_discs_cleared(&trashed, RED, "aux5");
    given_engine(&trashed, RED, "3");
    given_hand(&trashed, RED, "a1 grey");
    arrive(&trashed, RED, "n-g");
    when(&trashed, RED, "aux trash; ?engine 2; trash a1");
    then_score(&trashed, RED, GWT_SCORE_OBJECTIVES, 0);
}

SCENARIO("[OB5] One by one: of the unplayed cards the met one is added, the others are not")
{
    Table t = given_players(2);
    given_city_disc(&t, RED, "san-francisco", "aux1");
    given_hand(&t, RED, "a1 a1 r1 grey");
    given_discard_pile(&t, RED, "a1 m3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
    given_city_disc(&t, RED, "san-francisco", "aux2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
}

SCENARIO("[OB6] Two hazards serve one card only: the better way round counts")
{
    Table t = given_players(2);
    given_collected(&t, RED, "flood-green-2 rock-green-2");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st2", "aux2");
    given_discard_pile(&t, RED, "brown-3");
    Table unplayed = t, mixed = t;
    given_objective_area(&t, RED, "g2 r5");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 2);
    given_hand(&unplayed, RED, "g2 r5");
    then_score(&unplayed, RED, GWT_SCORE_OBJECTIVES, 5);

    /* Played g2, unplayed r5: 5 - 2 is as good as 3. With the hazards for g2 alone it would be 3. */
    given_objective_area(&mixed, RED, "g2");
    given_hand(&mixed, RED, "r5");
    then_score(&mixed, RED, GWT_SCORE_OBJECTIVES, 3);
}

SCENARIO("[OB6] The best card first is not always best: two small ones may beat the big one")
{
    Table t = given_players(2);
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_collected(&t, RED, "flood-green-2 rock-green-2 trade-alt trade-alt");
    given_discard_pile(&t, RED, "brown-3");
    Table unplayed = t;
    given_objective_area(&t, RED, "m3 g3 g2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3 + 3 - 2);
    given_hand(&unplayed, RED, "m3 g3 g2");
    then_score(&unplayed, RED, GWT_SCORE_OBJECTIVES, 3 + 3);
}

SCENARIO("[OB6][OB7] The starting card stands back where another card would cost its penalty, and counts where it can")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "s2 d3");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_collected(&t, RED, "flood-green-2");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3);
    given_building(&t, RED, "3a", "ab3");
    given_building(&t, RED, "4a", "bc1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3);
    given_collected(&t, RED, "flood-green-2 flood-green-3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 6);
}

SCENARIO("[OB7] The starting card has no penalty, and lies in the area from the start")
{
    static const char *const starting[] = { "s1", "s2", "s3", "s4" };
    for (unsigned i = 0; i < 4; i++) {
        Table t = given_players(2);
        given_objective_area(&t, RED, starting[i]);
        then_in_area(&t, RED, starting[i]);
        then_score(&t, RED, GWT_SCORE_OBJECTIVES, 0);
    }
}

SCENARIO("[OB6] Station masters count everything anew, also what serves an objective card")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm3");
    given_owned_master(&t, RED, "sm4");
    given_objective_area(&t, RED, "s3 r4");
    given_building(&t, RED, "1a", "ab1");
    given_collected(&t, RED, "flood-green-2 rock-green-2 trade-alt trade-green");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3 + 3);
}

/* ---- Station masters ---- */

SCENARIO("[ST3] 8: sm1 a point for each worker, the printed ones included")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm1");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_workers(&t, RED, 4, 2, 1);
    then_score(&t, RED, GWT_SCORE_MASTERS, 7);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[OB7][OB11] 8: sm2 three points for every two cards in the area, met or not, the starting card included")
{
    static const struct {
        const char *area;
        int masters, objectives;
    } areas[] = {
        { "", 0, 0 }, { "g1", 3, -2 }, { "g1 d1", 3, -4 }, { "g1 d1 r1", 6, -7 }, { "g1 d1 r1 a1 a1", 9, -13 }
    };
    for (unsigned i = 0; i < sizeof areas / sizeof areas[0]; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm2");
        given_objective_area(&t, RED, areas[i].area);
        then_score(&t, RED, GWT_SCORE_MASTERS, areas[i].masters);
        then_score(&t, RED, GWT_SCORE_OBJECTIVES, areas[i].objectives);
    }
}

SCENARIO("[OB11] A failed card at -2 is added from the deck where it completes a pair for sm2, and only there")
{
    Table t = given_players(2);
    given_hand(&t, RED, "g1 grey");
    given_dollars(&t, RED, 0);
    then_total(&t, RED, 0);
    given_owned_master(&t, RED, "sm2");
    then_total(&t, RED, 3 - 2);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);

    /* A second failed card makes no second pair; a third would make it at a loss. */
    given_hand(&t, RED, "g1 g2 grey");
    then_total(&t, RED, 1);
    given_hand(&t, RED, "g1 g2 g3 grey");
    then_total(&t, RED, 1);

    /* With a played card beside the starting card the pair is there already. */
    given_hand(&t, RED, "g1 grey");
    given_objective_area(&t, RED, "g2");
    then_total(&t, RED, 3 - 2);
}

SCENARIO("[OB11] A met card that fills one pair may open the next for a failed one")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_owned_master(&t, RED, "sm2");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    given_hand(&t, RED, "a1 g1 g2 grey");
    /* Starting card and a1 are a pair: 5 + 3. Two failed cards would bring 3 for 4. And 9 for the city. */
    then_total(&t, RED, 9 + 5 + 3);
    given_objective_area(&t, RED, "g3");
    /* Three cards now, one of them failed: a fourth at -2 completes the second pair. */
    then_total(&t, RED, 9 - 2 + 5 - 2 + 6);
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2 + 5 - 2);
}

SCENARIO("[OB11] A card at -3 completes a pair for nothing: the total is the same")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_owned_master(&t, RED, "sm2");
    given_hand(&t, RED, "r1 grey");
    then_total(&t, RED, 0);
}

SCENARIO("[OB11] What each thing serves is settled for the highest total, the pairs of sm2 included")
{
    /* One hazard and two buildings serve either s2 or d3; the other one comes in for the pair. */
    Table t = given_players(2);
    given_dollars(&t, RED, 0);
    given_owned_master(&t, RED, "sm2");
    given_objective_area(&t, RED, "s2");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_collected(&t, RED, "flood-green-2");
    given_hand(&t, RED, "d3 grey");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    then_total(&t, RED, 2 + 2 + 3 + 3);
}

SCENARIO("[HZ1] 8: sm3 three points for every two hazard tiles")
{
    static const char *const tiles[] = { "", "flood-green-2", "flood-green-2 rock-black-3",
                                         "flood-green-2 rock-black-3 drought-green-4",
                                         "flood-green-2 rock-black-3 drought-green-4 drought-green-4" };
    static const int points[] = { 0, 0, 3, 3, 6 };
    for (unsigned i = 0; i < 5; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm3");
        given_collected(&t, RED, tiles[i]);
        then_score(&t, RED, GWT_SCORE_MASTERS, points[i]);
    }
}

SCENARIO("[BU7] 8: sm4 three points for each pair of one green and one blue trade tile")
{
    static const struct {
        const char *tiles;
        int points;
    } trades[] = {
        { "trade-green trade-green", 0 },
        { "trade-alt", 0 },
        { "trade-green trade-alt", 3 },
        { "trade-green trade-alt trade-alt trade-alt", 3 },
        { "trade-green trade-green trade-alt trade-alt trade-alt", 6 },
    };
    for (unsigned i = 0; i < sizeof trades / sizeof trades[0]; i++) {
        Table t = given_players(2);
        given_owned_master(&t, RED, "sm4");
        given_collected(&t, RED, trades[i].tiles);
        then_score(&t, RED, GWT_SCORE_MASTERS, trades[i].points);
    }
}

SCENARIO("[CE3] 8: sm5 three points for every two certificates, temporary and permanent together")
{
    Table t = given_players(2);
    given_owned_master(&t, RED, "sm5");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_certificates(&t, RED, 1);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_certificates(&t, RED, 2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_owned_master(&t, RED, "sm3");
    then_score(&t, RED, GWT_SCORE_MASTERS, 6);
    given_discs_cleared(&t, RED, "cert4 cert6");
    given_certificates(&t, RED, 6);
    then_score(&t, RED, GWT_SCORE_MASTERS, 12);
}

SCENARIO("[ST3] 8: the promo masters sm8 and sm9 score nothing themselves; two permanent certificates count for sm5")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_masters = 1 });
    given_owned_master(&t, RED, "sm8");
    given_owned_master(&t, RED, "sm9");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_master(&t, "st1", "sm5");
    given_owned_master(&t, BLUE, "sm5");
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
    then_permanent_certificates(&t, RED, 2);
}

SCENARIO("[ST3] 8: a master tile that still lies at its station scores for nobody")
{
    Table t = given_players(2);
    given_certificates(&t, RED, 3);
    given_collected(&t, RED, "flood-green-2 rock-green-2 trade-green trade-alt");
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
}

/* ---- Workers, step disc, token, the sum ---- */

SCENARIO("[HI2] 9: four points for each worker on the fifth and sixth space of any row")
{
    static const struct {
        unsigned cowboys, builders, engineers;
        int points;
    } rows[] = { { 4, 4, 4, 0 }, { 5, 1, 1, 4 }, { 6, 1, 1, 8 }, { 1, 5, 1, 4 }, { 1, 1, 6, 8 }, { 6, 5, 6, 20 } };
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Table t = given_players(2);
        given_workers(&t, RED, rows[i].cowboys, rows[i].builders, rows[i].engineers);
        then_score(&t, RED, GWT_SCORE_WORKERS, rows[i].points);
        then_score(&t, BLUE, GWT_SCORE_WORKERS, 0);
    }
}

SCENARIO("[DI4] 10: three points for the second step disc cleared, wherever it went, and for no other disc")
{
    static const char *const others[] = { "aux1", "aux2",  "aux3",  "aux3",  "aux4", "aux4", "aux5",
                                          "aux5", "cert4", "cert6", "step1", "hand", "hand" };
    Table t = given_players(2);
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        given_discs_cleared(&t, RED, others[i]);
        then_score(&t, RED, GWT_SCORE_STEP_DISC, 0);
    }
    Table station = t;
    given_city_disc(&t, RED, "albuquerque", "step2");
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 3);
    given_station_disc(&station, RED, "st9", "step2");
    then_score(&station, RED, GWT_SCORE_STEP_DISC, 3);
}

SCENARIO("[GE1] 11: two points for the job market token")
{
    Table t = given_players(3);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 0);
    given_token_taken(&t, BLUE);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 2);
    then_score(&t, RED, GWT_SCORE_TOKEN, 0);
    then_score(&t, YELLOW, GWT_SCORE_TOKEN, 0);
}

SCENARIO("[GE4] The total is the sum of the eleven categories")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 23);
    given_building(&t, RED, "8a", "ab1");
    given_city_disc(&t, RED, "san-diego", "aux1");
    given_city_disc(&t, RED, "sacramento", "step2");
    given_city_disc(&t, RED, "kansas-city", "aux2");
    given_station_disc(&t, RED, "st6", "hand");
    given_collected(&t, RED, "rock-green-4 flood-black-3");
    given_discard_pile(&t, RED, "purple-6 blue");
    given_objective_area(&t, RED, "s4 d2 m3");
    given_owned_master(&t, RED, "sm3");
    given_workers(&t, RED, 5, 1, 1);
    given_token_taken(&t, RED);
    then_score(&t, RED, GWT_SCORE_DOLLARS, 4);
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 6);
    then_score(&t, RED, GWT_SCORE_CITIES, 4 + 6 - 6);
    then_score(&t, RED, GWT_SCORE_STATIONS, 5);
    then_score(&t, RED, GWT_SCORE_HAZARDS, 7);
    then_score(&t, RED, GWT_SCORE_CATTLE, 9);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3 - 2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    then_score(&t, RED, GWT_SCORE_WORKERS, 4);
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 3);
    then_score(&t, RED, GWT_SCORE_TOKEN, 2);
    then_total(&t, RED, 4 + 6 + 4 + 5 + 7 + 9 + 1 + 3 + 4 + 3 + 2);
}
