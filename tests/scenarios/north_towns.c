/* SPDX-License-Identifier: MIT */
/* north_towns.c - Rails to the North, the map: each of the 28 town squares with its neighbours by rail, what its four
 * branchlet spaces show and what its kind of town offers; the rails of the office and of the city strip. */
#include <string.h>
#include "north.h"

typedef enum Kind { SMALL, MEDIUM, STATION, BIG } Kind;

/* Spaces: "+2" dollars gained, "-3" dollars to pay, "token", "objective", "certificate", "" nothing. */
static const struct {
    const char *town;
    Kind kind;
    const char *spaces[4];
    const char *neighbours; /* squares next to it by rail; the office reaches GR1 besides */
} towns[] = {
    { "gr1", SMALL, { "", "", "", "" }, "gr2 gr3" },
    { "gr2", MEDIUM, { "", "", "", "" }, "gr1" },
    { "gr3", BIG, { "+2", "", "", "" }, "gr1 gr4 gr5" },
    { "gr4", STATION, { "", "", "", "" }, "gr3" },
    { "gr5", SMALL, { "token", "token", "token", "token" }, "gr3" },
    { "bl1", SMALL, { "", "", "", "" }, "bl2 bl3 bl4" },
    { "bl2", SMALL, { "token", "token", "token", "token" }, "bl1" },
    { "bl3", SMALL, { "", "", "", "" }, "bl1 bl4 bl5" },
    { "bl4", BIG, { "-1", "-2", "-2", "-3" }, "bl1 bl3" },
    { "bl5", BIG, { "", "", "", "" }, "bl3" },
    { "pu1", SMALL, { "+2", "", "", "" }, "pu2" },
    { "pu2", MEDIUM, { "", "", "", "" }, "pu1" },
    { "re1", BIG, { "", "", "", "" }, "re2" },
    { "re2", SMALL, { "+2", "", "", "" }, "re1 re3 re4" },
    { "re3", STATION, { "", "", "", "" }, "re2 re4" },
    { "re4", BIG, { "", "", "", "" }, "re2 re3 re5" },
    { "re5", SMALL, { "+2", "", "", "" }, "re4 re6 re7 re9" },
    { "re6", MEDIUM, { "", "", "", "" }, "re5" },
    { "re7", SMALL, { "certificate", "", "", "" }, "re5 re8" },
    { "re8", BIG, { "-1", "-3", "-3", "-4" }, "re7" },
    { "re9", SMALL, { "certificate", "", "", "" }, "re5 re10 re11 re12" },
    { "re10", BIG, { "", "", "", "" }, "re9" },
    { "re11", MEDIUM, { "", "", "", "" }, "re9" },
    { "re12", BIG, { "-1", "-3", "-3", "-4" }, "re9" },
    { "te1", SMALL, { "token", "", "", "" }, "te2" },
    { "te2", MEDIUM, { "", "", "", "" }, "te1" },
    { "vi1", SMALL, { "objective", "", "", "" }, "vi2" },
    { "vi2", MEDIUM, { "", "", "", "" }, "vi1" },
};
enum { TOWNS = sizeof towns / sizeof towns[0] };

static const struct {
    const char *city, *opens; /* besides GR1 */
} crests[] = {
    { "kansas-city", "" }, { "columbia", "gr3" }, { "st-louis", "gr3 pu1" }, { "chicago", "bl1 re1" },
    { "detroit", "te1" },  { "cleveland", "re10" }, { "pittsburgh", "vi1" }, { "new-york", "" },
};

/* The first word of a list. */
static const char *first_of(const char *list, char word[8])
{
    size_t length = strcspn(list, " ");
    memcpy(word, list, length);
    word[length] = 0;
    return word;
}

/* RED next to the town with a square of its own, `others` players already on it. */
static Table before_town(unsigned town, unsigned others)
{
    char neighbour[8];
    Table t = north_without_tokens(4);
    given_dollars(&t, RED, 20);
    given_branchlets(&t, RED, first_of(towns[town].neighbours, neighbour));
    for (unsigned seat = BLUE; seat <= others; seat++)
        given_branchlets(&t, seat, towns[town].town);
    return t;
}

SCENARIO("[RN1][RN8] The rails of each of the 28 squares: exactly its neighbours are accessible, and the office's GR1")
{
    for (unsigned i = 0; i < TOWNS; i++) {
        char open[64];
        Table t = given_north(2);
        given_branchlets(&t, RED, towns[i].town);
        given_dollars(&t, RED, 20);
        int has_gr1 = !strcmp(towns[i].town, "gr1") || strstr(towns[i].neighbours, "gr1") != NULL;
        snprintf(open, sizeof open, "%s%s", towns[i].neighbours, has_gr1 ? "" : " gr1");
        go_place(&t, RED);
        then_towns(&t, RED, open);
    }
}

SCENARIO("[RN1] The rails of the city strip: a disc opens its crest's squares, Kansas City's and New York's open none")
{
    for (unsigned i = 0; i < sizeof crests / sizeof crests[0]; i++) {
        char open[64];
        Table t = given_north(2);
        given_city_disc(&t, RED, crests[i].city, "aux1");
        given_city_disc(&t, BLUE, "chicago", "aux1");
        snprintf(open, sizeof open, "gr1 %s", crests[i].opens);
        go_place(&t, RED);
        then_towns(&t, RED, open);
    }
}

SCENARIO("[RN1][RN8] Discs on the whole strip and no branchlet: exactly the eight squares next to it")
{
    Table t = given_north(2);
    static const char *const discs[] = { "aux1", "aux2", "aux3", "aux3", "aux4", "aux4", "aux5", "aux5" };
    for (unsigned i = 0; i < sizeof crests / sizeof crests[0]; i++)
        given_city_disc(&t, RED, crests[i].city, discs[i]);
    go_place(&t, RED);
    then_towns(&t, RED, "gr1 gr3 pu1 bl1 re1 te1 re10 vi1");
}

/* What a space does by itself, before the kind of the town comes in. */
static void then_space(Table *t, const char *shows)
{
    if (!strcmp(shows, "token")) {
        then_may_only(t, RED, "take; pass");
        when(t, RED, "take");
        then_tokens(t, RED, 1);
    } else if (!strcmp(shows, "objective")) {
        then_asked(t, RED, GWT_DECIDE_OBJECTIVE);
        when(t, RED, "objective g1");
        then_discard_has(t, RED, "g1");
    } else if (!strcmp(shows, "certificate")) {
        when(t, RED, "take");
        then_certificates(t, RED, 1);
    }
}

SCENARIO("[RN3][RN4] The four spaces of each of the 28 squares: dollars, prices, tokens, cards, certificates")
{
    for (unsigned i = 0; i < TOWNS; i++)
        for (unsigned position = 0; position < 4; position++) {
            const char *shows = towns[i].spaces[position];
            int dollars = 0;
            if (shows[0] == '+' || shows[0] == '-')
                sscanf(shows, "%d", &dollars);
            Table t = before_town(i, position);
            place(&t, RED, towns[i].town);
            then_dollars(&t, RED, (unsigned)(20 + dollars));
            then_space(&t, shows);
            if (towns[i].kind == MEDIUM || towns[i].kind == STATION)
                when(&t, RED, "pass");
            then_asked(&t, RED, GWT_DECIDE_LOCATION);
            then_dollars(&t, RED, (unsigned)(20 + dollars));
            then_tokens(&t, RED, !strcmp(shows, "token"));
            then_certificates(&t, RED, !strcmp(shows, "certificate"));
            then_discard_count(&t, RED, 1 + !strcmp(shows, "objective"));
        }
}

SCENARIO("[RN4] Each price of Denver, Minneapolis and Montreal must be payable in full")
{
    for (unsigned i = 0; i < TOWNS; i++)
        for (unsigned position = 0; position < 4; position++) {
            const char *shows = towns[i].spaces[position];
            if (shows[0] != '-')
                continue;
            char action[24];
            snprintf(action, sizeof action, "branchlet %s", towns[i].town);
            Table t = before_town(i, position), poor = t;
            given_dollars(&t, RED, (unsigned)(shows[1] - '0'));
            go_place(&t, RED);
            then_may(&t, RED, action);
            when(&t, RED, action);
            then_dollars(&t, RED, 0);
            given_dollars(&poor, RED, (unsigned)(shows[1] - '1'));
            go_place(&poor, RED);
            then_may_not(&poor, RED, action);
        }
}

SCENARIO("[RN5] Small and big towns trigger nothing of their own, medium towns their tile, station towns the upgrade")
{
    for (unsigned i = 0; i < TOWNS; i++) {
        Table t = before_town(i, 3); /* the fourth space: nothing but prices and the tokens of GR5 and BL2 */
        if (towns[i].kind == MEDIUM)
            given_medium(&t, towns[i].town, "hire");
        place(&t, RED, towns[i].town);
        if (!strcmp(towns[i].spaces[3], "token"))
            when(&t, RED, "pass");
        then_asked(&t, RED,
                   towns[i].kind == MEDIUM    ? GWT_DECIDE_HIRE
                   : towns[i].kind == STATION ? GWT_DECIDE_UPGRADE
                                              : GWT_DECIDE_LOCATION);
    }
}

SCENARIO("[RN Place one branchlet] The two station towns have their own stations: GR4 st11, RE3 st12")
{
    Table green = north_without_tokens(2);
    given_branchlets(&green, RED, "gr3");
    given_dollars(&green, RED, 30);
    place(&green, RED, "gr4");
    when(&green, RED, "upgrade; disc aux1");
    then_on_station(&green, RED, "st11", 1);
    then_on_station(&green, RED, "st12", 0);

    Table red = north_without_tokens(2);
    given_branchlets(&red, RED, "re2");
    given_dollars(&red, RED, 30);
    place(&red, RED, "re3");
    when(&red, RED, "upgrade; disc aux1");
    then_on_station(&red, RED, "st12", 1);
    then_on_station(&red, RED, "st11", 0);
}

/* Along these routes each square is opened by the one before; the number is the fewest branchlets the map allows. */
SCENARIO("[RN1][RN8] The shortest way to every far square, one rail after the other, and none of them can be skipped")
{
    static const struct {
        const char *city, *route[7];
    } routes[] = {
        { "", { "gr1", "gr2" } },
        { "", { "gr1", "gr3", "gr4" } },
        { "", { "gr1", "gr3", "gr5" } },
        { "columbia", { "gr3", "gr1", "gr2" } },
        { "st-louis", { "pu1", "pu2" } },
        { "chicago", { "bl1", "bl3", "bl5" } },
        { "chicago", { "bl1", "bl4" } },
        { "chicago", { "re1", "re2", "re4", "re5", "re7", "re8" } },
        { "chicago", { "re1", "re2", "re4", "re5", "re9", "re12" } },
        { "cleveland", { "re10", "re9", "re12" } },
        { "cleveland", { "re10", "re9", "re5", "re7", "re8" } },
        { "cleveland", { "re10", "re9", "re5", "re4", "re2", "re1" } },
        { "detroit", { "te1", "te2" } },
        { "pittsburgh", { "vi1", "vi2" } },
    };
    for (unsigned i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        Table t = given_north(2);
        char own[64] = "";
        if (routes[i].city[0])
            given_city_disc(&t, RED, routes[i].city, "aux1");
        given_dollars(&t, RED, 20);
        for (unsigned k = 0; k < 7 && routes[i].route[k]; k++) {
            char action[24];
            Table asked = t;
            go_place(&asked, RED);
            snprintf(action, sizeof action, "branchlet %s", routes[i].route[k]);
            then_may(&asked, RED, action);
            if (k < 6 && routes[i].route[k + 1] && strcmp(routes[i].route[k + 1], "gr1") != 0) {
                snprintf(action, sizeof action, "branchlet %s", routes[i].route[k + 1]);
                then_may_not(&asked, RED, action);
            }
            strcat(strcat(own, " "), routes[i].route[k]);
            given_branchlets(&t, RED, own);
        }
    }
}
