/* SPDX-License-Identifier: MIT */
/* second_eyes_4.c - Rails to the North, written from its rulebook and the tables of its board alone and in the order of
 * the book, as a second opinion beside the scenarios that follow the rulings. */
#include <stdio.h>
#include "table.h"

static const char value_18[] = "purple-5 brown-3 yellow red blue";

/* The sixth auxiliary action on building A, up to the choice of the town square. */
static void to_branchlet(Table *t, unsigned seat)
{
    given_hand(t, seat, "green grey grey white");
    arrive(t, seat, "n-a");
    when(t, seat, "aux branchlet; discard green");
}

static void place(Table *t, unsigned seat, const char *town)
{
    char action[32];
    snprintf(action, sizeof action, "branchlet %s", town);
    to_branchlet(t, seat);
    when(t, seat, action);
}

/* Through Kansas City up to the choice of the city. */
static void to_delivery(Table *t, unsigned seat)
{
    given_foresight(t, 1, "trade-green trade-alt");
    given_foresight(t, 2, "cowboy builder");
    given_foresight(t, 3, "engineer cowboy");
    arrive(t, seat, "kansas-city");
    when(t, seat, "?pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
}

static Table given_b_sides(const char *b_sides)
{
    return given_game((TableSetup){ .players = 2, .north = 1, .b_sides = b_sides });
}

/* ---- Setup ----------------------------------------------------------------------------------------------------- */

SCENARIO("[RN setup 19] Six of the ten medium town tiles, never more than two of a kind, any kind in any town")
{
    unsigned seen[GWT_MEDIUM_TOWNS] = { 0 };
    Table t = given_dealt((TableSetup){ .players = 2, .north = 1 }, 1);
    for (uint64_t seed = 1; seed <= 80; seed++) {
        t = given_dealt((TableSetup){ .players = 2, .north = 1 }, seed);
        unsigned copies[GWT_MEDIUMS] = { 0 };
        for (unsigned i = 0; i < GWT_MEDIUM_TOWNS; i++) {
            copies[t.game.medium_towns[i]]++;
            seen[i] |= 1u << t.game.medium_towns[i];
        }
        then_that(&t, copies[GWT_MEDIUM_NONE] == 0, "no medium town is empty");
        for (unsigned i = 1; i < GWT_MEDIUMS; i++)
            then_that(&t, copies[i] <= 2, "two of each exist");
    }
    for (unsigned i = 0; i < GWT_MEDIUM_TOWNS; i++)
        then_that(&t, seen[i] == 0x3Eu, "every kind comes up in every town");
}

SCENARIO("[RN setup 20] Eleven station masters: five at the track, two in the north, four beside New York City")
{
    for (unsigned second = 0; second <= 1; second++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            Table t = given_dealt((TableSetup){ .players = 3, .north = 1, .second_edition = (int)second }, seed);
            unsigned seen = 0;
            for (unsigned i = 0; i < 7; i++)
                seen |= 1u << t.game.station_masters[i];
            for (unsigned i = 0; i < 4; i++)
                seen |= 1u << t.game.masters_offered[i];
            then_that(&t, seen == 0xFFEu, "each of the eleven tiles once");
        }
}

SCENARIO("[RN setup 22] Fifteen branchlets, one token, one more disc, tiles 11 and 12; the rest as before")
{
    Table t = given_dealt((TableSetup){ .players = 4, .north = 1 }, 9);
    for (unsigned seat = RED; seat <= WHITE; seat++) {
        then_branchlets_left(&t, seat, 15);
        then_branchlets(&t, seat, "");
        then_tokens(&t, seat, 1);
        then_dollars(&t, seat, 6 + seat);
        then_hand_count(&t, seat, 4);
        then_cleared(&t, seat, "");
        then_buildings_left(&t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
    }
}

/* ---- Playing the game ------------------------------------------------------------------------------------------ */

SCENARIO("[RN auxiliary] The single action is open from the start: one card of value two, also on another's building")
{
    Table t = given_north(2);
    given_building(&t, BLUE, "2a", "ab1");
    given_hand(&t, RED, "grey yellow black white");
    arrive(&t, RED, "ab1");
    then_may(&t, RED, "aux branchlet");
    then_may_not(&t, RED, "aux branchlet double");
    when(&t, RED, "aux branchlet");
    then_may_only(&t, RED, "discard black; discard white");
    when(&t, RED, "discard white; branchlet gr1");
    then_discard_pile(&t, RED, "white");
    then_branchlets(&t, RED, "gr1");
    then_may_none(&t, RED, "aux");
    Table none = given_north(2);
    given_hand(&none, RED, "grey yellow brown-3 g1");
    arrive(&none, RED, "n-a");
    then_may_none(&none, RED, "aux branchlet");
}

SCENARIO("[RN auxiliary] The double action: both spaces clear, two cards of value two of any kinds, two branchlets")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "kansas-city", "aux6");
    given_hand(&t, RED, "green white grey grey");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "n-g");
    then_may_not(&t, RED, "aux branchlet double");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux branchlet");
    when(&t, RED, "aux branchlet double; discard green; discard white; branchlet gr1");
    then_towns(&t, RED, "gr2 gr3");
    when(&t, RED, "branchlet gr3");
    then_branchlets(&t, RED, "gr1 gr3");
    then_dollars(&t, RED, 2);
    then_discard_pile(&t, RED, "green white");
    Table one = given_north(2);
    given_city_disc(&one, RED, "kansas-city", "aux6");
    given_hand(&one, RED, "green grey grey grey");
    arrive(&one, RED, "n-g");
    when(&one, RED, "use auxiliary");
    then_may(&one, RED, "aux branchlet");
    then_may_not(&one, RED, "aux branchlet double");
    Table locked = given_north(2);
    given_hand(&locked, RED, "green white grey grey");
    arrive(&locked, RED, "n-g");
    when(&locked, RED, "use auxiliary");
    then_may_not(&locked, RED, "aux branchlet double");
}

SCENARIO("[RN auxiliary][R2 Simmental] A calf does not pay for a branchlet: the icon shows no orange card")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .simmental = 1 });
    given_hand(&t, RED, "calf grey green");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux branchlet; ?discard green");
    then_discard_pile(&t, RED, "green");
    then_hand(&t, RED, "calf grey");
    given_hand(&t, RED, "calf calf grey");
    arrive(&t, RED, "n-a");
    then_may_none(&t, RED, "aux branchlet");
}

SCENARIO("[RN auxiliary] Clearing the right space costs two dollars; who has not got them clears another one")
{
    Table t = given_north(2);
    given_hand(&t, RED, "grey");
    given_dollars(&t, RED, 0);
    Table rich = t;
    to_delivery(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_not(&t, RED, "disc aux6");
    then_may(&t, RED, "disc aux5");
    given_dollars(&rich, RED, 1);
    to_delivery(&rich, RED);
    when(&rich, RED, "deliver columbia; disc aux6");
    then_dollars(&rich, RED, 0);
    then_cleared(&rich, RED, "aux6");
    Table station = given_north(2);
    given_engine(&station, RED, "4");
    given_dollars(&station, RED, 4);
    arrive(&station, RED, "n-g");
    when(&station, RED, "use engine-engineers; engine t1; upgrade; disc aux6");
    then_dollars(&station, RED, 0);
}

/* ---- Place one branchlet --------------------------------------------------------------------------------------- */

SCENARIO("[RN place] Mary's three squares: from the office, from her disc on St. Louis, from a square of her own")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "st-louis", "aux3");
    given_branchlets(&t, RED, "gr3 gr4");
    to_branchlet(&t, RED);
    then_towns(&t, RED, "gr1 pu1 gr5");
    Table other = given_north(2);
    given_city_disc(&other, RED, "st-louis", "aux3");
    given_branchlets(&other, RED, "pu1");
    to_branchlet(&other, RED);
    then_towns(&other, RED, "gr1 gr3 pu2");
}

SCENARIO("[RN place] At the start only the square at the Kansas City office; what others have there opens nothing")
{
    Table t = given_north(2);
    given_branchlets(&t, BLUE, "gr1 gr3");
    given_city_disc(&t, BLUE, "chicago", "aux3");
    given_city_disc(&t, BLUE, "pittsburgh", "aux3");
    to_branchlet(&t, RED);
    then_towns(&t, RED, "gr1");
    Table home = given_north(2);
    given_city_disc(&home, RED, "kansas-city", "aux3");
    given_city_disc(&home, RED, "new-york", "aux3");
    to_branchlet(&home, RED);
    then_towns(&home, RED, "gr1");
}

SCENARIO("[RN place] Each crest of the strip opens the squares its tracks lead to")
{
    static const struct {
        const char *city, *towns;
    } crests[] = { { "columbia", "gr1 gr3" }, { "st-louis", "gr1 gr3 pu1" }, { "chicago", "gr1 bl1 re1" },
                   { "detroit", "gr1 te1" },  { "cleveland", "gr1 re10" },   { "pittsburgh", "gr1 vi1" } };
    for (unsigned i = 0; i < sizeof crests / sizeof crests[0]; i++) {
        Table t = given_north(2);
        given_city_disc(&t, RED, crests[i].city, "aux3");
        to_branchlet(&t, RED);
        then_towns(&t, RED, crests[i].towns);
    }
}

SCENARIO("[RN place] Through switches: every square next to one's own, and none of one's own again")
{
    static const struct {
        const char *own, *towns;
    } nets[] = { { "gr3", "gr1 gr4 gr5" },
                 { "bl1", "gr1 bl2 bl3 bl4" },
                 { "bl1 bl3", "gr1 bl2 bl4 bl5" },
                 { "re2", "gr1 re1 re3 re4" },
                 { "re4 re5", "gr1 re2 re3 re6 re7 re9" },
                 { "re9 re10", "gr1 re5 re11 re12" },
                 { "re7 re5", "gr1 re4 re6 re8 re9" },
                 { "te1 vi1", "gr1 te2 vi2" } };
    for (unsigned i = 0; i < sizeof nets / sizeof nets[0]; i++) {
        Table t = given_north(2);
        given_dollars(&t, RED, 20);
        given_branchlets(&t, RED, nets[i].own);
        to_branchlet(&t, RED);
        then_towns(&t, RED, nets[i].towns);
    }
}

SCENARIO("[RN place] A disc on the crest of a big town opens its square's neighbours no more than the branchlet there")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr3");
    given_city_disc(&t, RED, "memphis", "aux3");
    to_branchlet(&t, RED);
    then_towns(&t, RED, "gr2 gr4 gr5");
}

SCENARIO("[RN place] Four players share a square, one branchlet each; a cost is paid, and without it nothing is placed")
{
    Table t = given_north(4);
    static const unsigned denver[] = { 1, 2, 2, 3 };
    for (unsigned seat = RED; seat <= WHITE; seat++) {
        given_branchlets(&t, seat, "bl1");
        given_dollars(&t, seat, denver[seat] - 1);
        to_branchlet(&t, seat);
        then_towns(&t, seat, "gr1 bl2 bl3");
        given_dollars(&t, seat, denver[seat]);
        place(&t, seat, "bl4");
        then_dollars(&t, seat, 0);
        when(&t, seat, "end");
    }
    static const unsigned minneapolis[] = { 1, 3, 3, 4 };
    for (unsigned seat = RED; seat <= WHITE; seat++) {
        given_branchlets(&t, seat, "re7");
        given_dollars(&t, seat, 10);
        place(&t, seat, "re8");
        then_dollars(&t, seat, 10 - minneapolis[seat]);
        when(&t, seat, "end");
    }
}

SCENARIO("[RN place] The two dollars of Memphis go to the first branchlet there and to no other")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1");
    given_branchlets(&t, BLUE, "gr1");
    given_dollars(&t, RED, 0);
    given_dollars(&t, BLUE, 0);
    place(&t, RED, "gr3");
    then_dollars(&t, RED, 2);
    when(&t, RED, "end");
    place(&t, BLUE, "gr3");
    then_dollars(&t, BLUE, 0);
}

SCENARIO("[RN place] Tokens in gr5 and bl2 for everyone, in te1 for the first")
{
    Table t = given_north(2);
    for (unsigned seat = RED; seat <= BLUE; seat++) {
        given_tokens(&t, seat, 0);
        given_branchlets(&t, seat, "gr3 bl1");
        given_city_disc(&t, seat, "detroit", "aux3");
    }
    for (unsigned seat = RED; seat <= BLUE; seat++) {
        place(&t, seat, "gr5");
        when(&t, seat, "?take; end");
        then_tokens(&t, seat, 1);
        place(&t, seat, "bl2");
        when(&t, seat, "?take; end");
        then_tokens(&t, seat, 2);
        place(&t, seat, "te1");
        when(&t, seat, "?take; end");
        then_tokens(&t, seat, seat == RED ? 3 : 2);
    }
}

SCENARIO("[RN place] The objective card of vi1 and the certificate of re7 may be taken or forfeited")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "pittsburgh", "aux3");
    to_branchlet(&t, RED);
    when(&t, RED, "branchlet vi1");
    Table no = t;
    then_may(&t, RED, "objective g1");
    then_may(&t, RED, "pass");
    when(&t, RED, "objective g1");
    then_discard_has(&t, RED, "g1");
    then_display_count(&t, 4);
    when(&no, RED, "pass");
    then_may_none(&no, RED, "objective");
    then_display(&no, "g1 d1 r1 m1");
    Table step = given_north(2);
    given_branchlets(&step, RED, "re5");
    place(&step, RED, "re7");
    when(&step, RED, "?take; ?forward 1");
    then_certificates(&step, RED, 1);
    given_branchlets(&step, BLUE, "re5");
    when(&step, RED, "end");
    place(&step, BLUE, "re7");
    when(&step, BLUE, "?take; ?forward 1; end");
    then_certificates(&step, BLUE, 0);
}

SCENARIO("[RN place] The certificate of a branchlet space does not pass the limit")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "re5");
    given_certificates(&t, RED, 3);
    place(&t, RED, "re7");
    when(&t, RED, "?take; ?forward 1; ?forward 0");
    then_certificates(&t, RED, 3);
    then_certificate_limit(&t, RED, 3);
}

SCENARIO("[RN place] Station town gr4: upgrade now for seven dollars with a white disc, then its master; or never")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr3");
    given_dollars(&t, RED, 7);
    given_workers(&t, RED, 1, 2, 1);
    given_master(&t, "st11", "sm9");
    place(&t, RED, "gr4");
    Table never = t;
    then_may(&t, RED, "upgrade");
    then_may(&t, RED, "pass");
    when(&t, RED, "upgrade");
    then_may(&t, RED, "disc aux3");
    then_may_not(&t, RED, "disc step1");
    then_may_not(&t, RED, "disc cert6");
    when(&t, RED, "disc aux3");
    then_dollars(&t, RED, 0);
    then_may(&t, RED, "master builder");
    when(&t, RED, "master builder; ?take");
    then_dollars(&t, RED, 12);
    then_master_space(&t, "st11", "builder");
    then_score(&t, RED, GWT_SCORE_STATIONS, 6);
    when(&never, RED, "pass; end");
    then_on_station(&never, RED, "st11", 0);
    given_branchlets(&never, RED, "gr3 gr4");
    to_branchlet(&never, RED);
    then_towns(&never, RED, "gr1 gr5");
}

SCENARIO("[RN place] Station town re3: fifteen dollars, any disc, eight points; without the money nothing is offered")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "re2");
    given_dollars(&t, RED, 15);
    place(&t, RED, "re3");
    when(&t, RED, "upgrade; disc step2");
    then_dollars(&t, RED, 0);
    then_score(&t, RED, GWT_SCORE_STATIONS, 8);
    then_may_none(&t, RED, "master");
    Table poor = given_north(2);
    given_branchlets(&poor, RED, "re2");
    given_dollars(&poor, RED, 14);
    place(&poor, RED, "re3");
    then_may_not(&poor, RED, "upgrade");
}

SCENARIO("[RN place] Another player's disc on the station does not matter, and a master is there once")
{
    Table t = given_north(2);
    given_station_disc(&t, BLUE, "st11", "aux3");
    given_no_master(&t, "st11");
    given_branchlets(&t, RED, "gr3");
    given_dollars(&t, RED, 7);
    given_workers(&t, RED, 2, 2, 2);
    place(&t, RED, "gr4");
    when(&t, RED, "upgrade; disc aux3");
    then_on_station(&t, RED, "st11", 1);
    then_may_none(&t, RED, "master");
}

SCENARIO("[RN medium towns] Hire at two dollars less, by the usual rules, or not at all")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1");
    given_medium(&t, "gr2", "hire");
    given_token_row(&t, 4);
    given_job_row(&t, 1, "cowboy builder");
    given_job_row(&t, 3, "engineer");
    given_job_row(&t, 4, "builder");
    given_dollars(&t, RED, 4);
    place(&t, RED, "gr2");
    then_may(&t, RED, "pass");
    then_may(&t, RED, "hire cowboy row 1");
    then_may_not(&t, RED, "hire engineer row 3");
    then_may_not(&t, RED, "hire builder row 4");
    when(&t, RED, "hire cowboy row 1");
    then_dollars(&t, RED, 0);
    then_workers(&t, RED, 2, 1, 1);
    then_may_none(&t, RED, "hire");
}

SCENARIO("[RN medium towns] Up to two hand cards leave the game, objective cards too, none if one likes")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "st-louis", "aux3");
    given_branchlets(&t, RED, "pu1");
    given_medium(&t, "pu2", "trash");
    given_hand(&t, RED, "green grey grey g2");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux branchlet; discard green; branchlet pu2");
    Table one = t, none = t;
    when(&t, RED, "trash g2; trash grey");
    then_hand(&t, RED, "grey");
    then_may_none(&t, RED, "trash");
    when(&one, RED, "trash grey; pass");
    then_hand(&one, RED, "grey g2");
    when(&none, RED, "pass");
    then_hand(&none, RED, "grey grey g2");
}

SCENARIO("[RN medium towns] The engine up to three spaces forward, turnouts and upgrade as usual")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "re5");
    given_medium(&t, "re6", "engine");
    given_engine(&t, RED, "3");
    given_dollars(&t, RED, 2);
    place(&t, RED, "re6");
    then_may_only(&t, RED, "pass; engine 4; engine t1; engine 5; engine 6");
    when(&t, RED, "engine t1; upgrade; disc aux3");
    then_on_station(&t, RED, "st1", 1);
    then_dollars(&t, RED, 0);
}

SCENARIO("[RN medium towns] Five dollars or a value-3 card of the market; without such a card only the dollars")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "re9");
    given_medium(&t, "re11", "dollars-or-cattle");
    given_dollars(&t, RED, 0);
    place(&t, RED, "re11");
    Table cattle = t;
    then_may_only(&t, RED, "pass; take; cattle yellow; cattle red; cattle blue");
    when(&t, RED, "take");
    then_dollars(&t, RED, 5);
    then_market_count(&t, 7);
    when(&cattle, RED, "cattle blue");
    then_dollars(&cattle, RED, 0);
    then_discard_has(&cattle, RED, "blue");
    then_market(&cattle, "yellow yellow red red brown-3 purple-5");
    Table none = given_north(2);
    given_branchlets(&none, RED, "re9");
    given_medium(&none, "re11", "dollars-or-cattle");
    given_market(&none, "brown-3 purple-5");
    place(&none, RED, "re11");
    then_may_only(&none, RED, "pass; take");
}

SCENARIO("[RN medium towns] A building for no dollars, but with the builders for it; replacing needs the difference")
{
    Table t = given_north(2);
    given_city_disc(&t, RED, "detroit", "aux3");
    given_branchlets(&t, RED, "te1");
    given_medium(&t, "te2", "building");
    given_dollars(&t, RED, 0);
    given_building(&t, RED, "3a", "ab1");
    place(&t, RED, "te2");
    then_may(&t, RED, "pass");
    then_may(&t, RED, "build 1a");
    then_may_not(&t, RED, "build 5a");
    Table change = t;
    when(&t, RED, "build 1a; at ab2");
    then_location(&t, "ab2", "1a of RED");
    then_dollars(&t, RED, 0);
    when(&change, RED, "build 4a");
    then_may_only(&change, RED, "at ab1");
    when(&change, RED, "at ab1");
    then_building_boxed(&change, RED, "3a");
    then_dollars(&change, RED, 0);
}

SCENARIO("[RN medium towns] The second player to come triggers the tile as well")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr2");
    given_branchlets(&t, BLUE, "gr1");
    given_medium(&t, "gr2", "engine");
    place(&t, BLUE, "gr2");
    then_may(&t, BLUE, "engine 3");
}

SCENARIO("[RN additional notes] Without branchlets nothing is placed; a card may still be discarded")
{
    Table t = given_b_sides("12");
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl4 bl5 pu1 pu2 re1 re2 re3");
    then_branchlets_left(&t, RED, 0);
    given_building(&t, RED, "12b", "ab1");
    arrive(&t, RED, "ab1");
    then_may_not(&t, RED, "use branchlet");
    then_may(&t, RED, "use builders-1");
    when(&t, RED, "aux branchlet; discard green"); /* a requirement met, its reward forfeited */
    then_may_none(&t, RED, "branchlet");
    then_branchlets_left(&t, RED, 0);
    when(&t, RED, "end");
    then_turn_of(&t, BLUE);
}

SCENARIO("[RN place] A token on a space or for a bell space may be refused, and is not there later")
{
    Table t = given_north(2);
    given_tokens(&t, RED, 0);
    given_branchlets(&t, RED, "gr1 gr3 gr2 bl1 bl3");
    place(&t, RED, "gr5");
    Table both = t, one = t;
    when(&t, RED, "pass; pass");
    then_tokens(&t, RED, 0);
    then_may_not(&t, RED, "take");
    when(&one, RED, "take; pass");
    then_tokens(&one, RED, 1);
    when(&both, RED, "take; take");
    then_tokens(&both, RED, 2);
    when(&t, RED, "end");
    given_branchlets(&t, RED, "gr1 gr3 gr2 bl1 bl3 gr5");
    to_branchlet(&t, RED);
    then_may_not(&t, RED, "branchlet gr5");
}

/* ---- Delivery -------------------------------------------------------------------------------------------------- */

SCENARIO("[RN delivery] The new strip, and of the big towns only those with a branchlet of one's own")
{
    Table t = given_north(2);
    given_hand(&t, RED, value_18);
    given_branchlets(&t, RED, "gr3 re12");
    given_branchlets(&t, BLUE, "bl4");
    to_delivery(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver columbia; deliver st-louis; deliver chicago; deliver detroit; "
                  "deliver cleveland; deliver pittsburgh; deliver new-york; deliver memphis");
    Table more = given_north(2);
    given_hand(&more, RED, value_18);
    given_branchlets(&more, RED, "re12");
    given_owned_master(&more, RED, "sm8");
    to_delivery(&more, RED);
    then_may(&more, RED, "deliver montreal");
}

SCENARIO("[RN delivery] City values: the total must reach them")
{
    Table t = given_north(2);
    given_hand(&t, RED, "purple-5 brown-3 grey green"); /* 12 */
    given_branchlets(&t, RED, "gr3 bl4 bl5 re1 re4 re8 re10 re12");
    to_delivery(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver columbia; deliver st-louis; deliver chicago; deliver detroit; "
                  "deliver cleveland; deliver memphis; deliver denver; deliver milwaukee; deliver green-bay");
}

SCENARIO("[RN delivery] Corners: white on Memphis, Green Bay and Pittsburgh, dark on Denver and Detroit")
{
    static const char *const white[] = { "memphis",  "green-bay", "pittsburgh", "columbia",
                                         "st-louis", "chicago",   "kansas-city" };
    static const char *const dark[] = { "denver",        "milwaukee", "minneapolis", "toronto",
                                        "san-francisco", "detroit",   "cleveland",   "new-york" };
    Table t = given_north(2);
    given_hand(&t, RED, value_18);
    given_dollars(&t, RED, 20);
    given_branchlets(&t, RED, "gr3 bl4 bl5 re1 re4 re8 re10 re12");
    to_delivery(&t, RED);
    for (unsigned i = 0; i < sizeof white / sizeof white[0]; i++) {
        Table one = t;
        char action[40];
        snprintf(action, sizeof action, "deliver %s", white[i]);
        when(&one, RED, action);
        then_may_only(&one, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc aux6; disc cert4");
    }
    for (unsigned i = 0; i < sizeof dark / sizeof dark[0]; i++) {
        Table one = t;
        char action[40];
        snprintf(action, sizeof action, "deliver %s", dark[i]);
        when(&one, RED, action);
        then_may(&one, RED, "disc hand");
        then_may(&one, RED, "disc aux6");
        then_may(&one, RED, "disc step1");
    }
}

SCENARIO("[RN delivery] Mary's transport to Minneapolis: engine on 9, value 13, three crosses")
{
    Table t = given_north(2);
    given_hand(&t, RED, "purple-5 brown-3 yellow grey");
    given_dollars(&t, RED, 0);
    given_branchlets(&t, RED, "re8");
    given_engine(&t, RED, "9");
    Table there = t, beyond = t;
    to_delivery(&t, RED);
    when(&t, RED, "deliver minneapolis; disc aux3");
    then_dollars(&t, RED, 13 - 3);
    given_engine(&there, RED, "13");
    to_delivery(&there, RED);
    when(&there, RED, "deliver minneapolis; disc aux3");
    then_dollars(&there, RED, 13);
    given_engine(&beyond, RED, "30");
    to_delivery(&beyond, RED);
    when(&beyond, RED, "deliver minneapolis; disc aux3");
    then_dollars(&beyond, RED, 13);
}

SCENARIO("[RN delivery] Transport to Montreal, Memphis and San Francisco goes by the value on the track")
{
    static const struct {
        const char *city, *engine;
        unsigned cost;
    } cases[] = { { "montreal", "0", 11 }, { "montreal", "17", 1 },      { "montreal", "18", 0 },
                  { "memphis", "0", 0 },   { "san-francisco", "14", 3 }, { "denver", "0", 4 },
                  { "toronto", "12", 1 },  { "green-bay", "5", 5 } };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Table t = given_north(2);
        char actions[64];
        given_hand(&t, RED, value_18);
        given_owned_master(&t, RED, "sm8");
        given_dollars(&t, RED, 0);
        given_branchlets(&t, RED, "gr3 bl4 bl5 re4 re10 re12");
        given_engine(&t, RED, cases[i].engine);
        to_delivery(&t, RED);
        snprintf(actions, sizeof actions, "deliver %s; disc aux3; ?objective g1", cases[i].city);
        when(&t, RED, actions);
        then_dollars(&t, RED, 20 - cases[i].cost + (i == 3 ? 2 : 0));
    }
}

SCENARIO("[RN delivery] Once to every city but Kansas City and San Francisco; New York City once")
{
    Table t = given_north(2);
    given_hand(&t, RED, value_18);
    given_branchlets(&t, RED, "bl5 gr3");
    given_city_disc(&t, RED, "new-york", "aux1");
    given_city_disc(&t, RED, "san-francisco", "aux2");
    given_city_disc(&t, RED, "memphis", "aux3");
    given_city_disc(&t, RED, "kansas-city", "aux3");
    given_city_disc(&t, RED, "cleveland", "aux4");
    to_delivery(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver columbia; deliver st-louis; deliver chicago; deliver detroit; "
                  "deliver pittsburgh; deliver san-francisco");
    when(&t, RED, "deliver san-francisco; disc aux4");
    then_on_city(&t, RED, "san-francisco", 2);
}

SCENARIO("[RN delivery] San Francisco needs a branchlet on its square")
{
    Table t = given_north(2);
    given_hand(&t, RED, value_18);
    given_branchlets(&t, RED, "bl1 bl3");
    to_delivery(&t, RED);
    then_may_not(&t, RED, "deliver san-francisco");
}

SCENARIO("[RN delivery actions] Memphis: a card and two dollars; Milwaukee: a card and three dollars; both compulsory")
{
    static const struct {
        const char *deliver;
        unsigned dollars;
    } cases[] = { { "deliver memphis; disc aux3", 2 }, { "deliver milwaukee; disc aux3", 3 } };
    for (unsigned i = 0; i < 2; i++) {
        Table t = given_north(2);
        given_hand(&t, RED, value_18);
        given_dollars(&t, RED, 0);
        given_engine(&t, RED, "18");
        given_branchlets(&t, RED, "gr3 re1");
        to_delivery(&t, RED);
        when(&t, RED, cases[i].deliver);
        then_may_not(&t, RED, "pass");
        then_may(&t, RED, "objective d1");
        when(&t, RED, "objective d1");
        then_dollars(&t, RED, 18 + cases[i].dollars);
        then_discard_has(&t, RED, "d1");
        then_turn_of(&t, BLUE);
    }
}

SCENARIO("[RN delivery actions] Columbia with St. Louis, Chicago with Detroit: a token each and five points less")
{
    static const struct {
        const char *before, *deliver;
    } pairs[] = { { "columbia", "deliver st-louis; disc aux4" },
                  { "st-louis", "deliver columbia; disc aux4" },
                  { "detroit", "deliver chicago; disc aux4" },
                  { "chicago", "deliver detroit; disc aux4; ?objective g1; ?take; ?objective g1" } };
    for (unsigned i = 0; i < 4; i++) {
        Table t = given_north(2);
        given_hand(&t, RED, value_18);
        given_tokens(&t, RED, 0);
        given_tokens(&t, BLUE, 0);
        given_city_disc(&t, RED, pairs[i].before, "aux3");
        to_delivery(&t, RED);
        when(&t, RED, pairs[i].deliver);
        when(&t, RED, "?take");
        then_tokens(&t, RED, 1);
        then_tokens(&t, BLUE, 0);
        then_score(&t, RED, GWT_SCORE_CITIES, -5);
        then_turn_of(&t, BLUE);
    }
    Table lone = given_north(2);
    given_tokens(&lone, RED, 0);
    given_city_disc(&lone, RED, "columbia", "aux3");
    to_delivery(&lone, RED);
    when(&lone, RED, "deliver chicago; disc aux4");
    then_tokens(&lone, RED, 0);
    then_score(&lone, RED, GWT_SCORE_CITIES, 0);
}

SCENARIO("[RN delivery actions] New York City: one of the tiles beside it for no worker, with its immediate action")
{
    Table t = given_north(2);
    given_hand(&t, RED, value_18);
    given_dollars(&t, RED, 0);
    given_engine(&t, RED, "20");
    to_delivery(&t, RED);
    when(&t, RED, "deliver new-york; disc aux3");
    then_may_only(&t, RED, "offered sm8; offered sm9; offered sm10; offered sm11");
    Table certificates = t, token = t, branchlet = t;
    when(&t, RED, "offered sm9; ?take");
    then_dollars(&t, RED, 30);
    then_masters(&t, RED, "sm9");
    then_offered(&t, "sm8 sm10 sm11");
    then_workers(&t, RED, 1, 1, 1);
    then_score(&t, RED, GWT_SCORE_CITIES, 3);
    when(&certificates, RED, "offered sm8");
    then_permanent_certificates(&certificates, RED, 2);
    when(&token, RED, "offered sm11; ?take");
    then_tokens(&token, RED, 2);
    when(&branchlet, RED, "offered sm10");
    then_may(&branchlet, RED, "branchlet gr1");
    then_may(&branchlet, RED, "pass");
    when(&branchlet, RED, "branchlet gr1");
    then_branchlets(&branchlet, RED, "gr1");
    then_turn_of(&branchlet, BLUE);
}

SCENARIO("[RN delivery actions] The second to reach New York City chooses among the tiles that are left")
{
    Table t = given_north(2);
    given_offered(&t, "sm1 sm8 sm11");
    given_hand(&t, BLUE, value_18);
    to_delivery(&t, BLUE);
    when(&t, BLUE, "deliver new-york; disc aux3");
    then_may_only(&t, BLUE, "offered sm1; offered sm8; offered sm11");
}

SCENARIO("[RN delivery actions] Kansas City: still six dollars, but eight points less a disc")
{
    Table t = given_north(2);
    given_dollars(&t, RED, 0);
    given_city_disc(&t, RED, "kansas-city", "aux3");
    to_delivery(&t, RED);
    when(&t, RED, "deliver kansas-city; disc aux3");
    then_dollars(&t, RED, 7 + 6);
    then_score(&t, RED, GWT_SCORE_CITIES, -16);
}

SCENARIO("[RN delivery] Costs are paid in full: to Denver with eight dollars and four crosses no hand disc can be paid")
{
    Table t = given_north(2);
    given_hand(&t, RED, "purple-5 grey green"); /* 8 */
    given_dollars(&t, RED, 0);
    given_branchlets(&t, RED, "bl4");
    Table near = t;
    to_delivery(&t, RED);
    when(&t, RED, "deliver denver");
    then_may(&t, RED, "disc aux6");
    then_may(&t, RED, "disc step1");
    then_may_not(&t, RED, "disc hand");
    given_engine(&near, RED, "6");
    to_delivery(&near, RED);
    when(&near, RED, "deliver denver; disc hand");
    then_dollars(&near, RED, 8 - 5 - 1);
}

/* ---- End of the game ------------------------------------------------------------------------------------------- */

SCENARIO("[RN final scoring] Mary has four branchlets left: each of her two discs on San Francisco is worth six points")
{
    Table t = given_north(2);
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl4 bl5 pu1");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    then_branchlets_left(&t, RED, 4);
    then_score(&t, RED, GWT_SCORE_CITIES, 6);
    given_city_disc(&t, RED, "san-francisco", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 12);
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl4 bl5 pu1 pu2");
    then_score(&t, RED, GWT_SCORE_CITIES, 16);
    given_branchlets(&t, RED, "bl5 gr1");
    then_score(&t, RED, GWT_SCORE_CITIES, 0);
}

SCENARIO("[RN final scoring] Points of the crests and arrows of the new board")
{
    static const struct {
        const char *city;
        int points;
    } crests[] = { { "memphis", 0 },      { "denver", 0 },  { "milwaukee", 0 }, { "green-bay", 4 },
                   { "minneapolis", 10 }, { "toronto", 5 }, { "montreal", 15 }, { "new-york", 3 },
                   { "columbia", 0 },     { "detroit", 0 }, { "cleveland", 0 }, { "pittsburgh", 0 },
                   { "kansas-city", -8 } };
    for (unsigned i = 0; i < sizeof crests / sizeof crests[0]; i++) {
        Table t = given_north(2);
        given_city_disc(&t, RED, crests[i].city, "aux3");
        then_score(&t, RED, GWT_SCORE_CITIES, crests[i].points);
    }
    Table t = given_north(2);
    given_city_disc(&t, RED, "cleveland", "aux1");
    given_city_disc(&t, RED, "pittsburgh", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 4);
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 4 + 6 + 3);
    given_city_disc(&t, RED, "detroit", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 13);
}

SCENARIO("[RN final scoring] The stations of the north count for masters and objective cards like the others")
{
    Table t = given_north(2);
    given_station_disc(&t, RED, "st11", "aux3");
    given_station_disc(&t, RED, "st12", "aux3");
    given_owned_master(&t, RED, "sm6");
    given_objective_area(&t, RED, "s1 g5");
    given_collected(&t, RED, "flood-green-2");
    then_score(&t, RED, GWT_SCORE_STATIONS, 14);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3);
}

SCENARIO("[RN final scoring] The task San Francisco looks at the crest in the north, not at New York City")
{
    Table t = given_north(2);
    given_objective_area(&t, RED, "s1 a1");
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -3);
    given_city_disc(&t, RED, "san-francisco", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5);
}

/* ---- The new components ---------------------------------------------------------------------------------------- */

SCENARIO("[RN exchange tokens] One for the second bell space and one for the fifth, none for the others")
{
    static const struct {
        const char *before;
        unsigned tokens;
    } cases[] = { { "gr1 gr3", 0 },
                  { "gr1 gr3 gr2 bl1 bl3", 1 },
                  { "gr1 gr3 gr2 bl1 bl3", 1 },
                  { "gr1 gr3 gr2 bl1", 0 },
                  { "gr1 gr3 gr2 bl1 bl3 bl4 bl2 pu1", 0 },
                  { "gr1 gr3 gr2 bl1 bl3 bl4 bl2 pu1 pu2 bl5 re1", 0 },
                  { "gr1 gr3 gr2 bl1 bl3 bl4 bl2 pu1 pu2 bl5 re1 re2 re4 re5", 1 } };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Table t = given_north(2);
        given_tokens(&t, RED, 0);
        given_branchlets(&t, RED, cases[i].before);
        place(&t, RED, "gr4");
        when(&t, RED, "?take; ?pass; ?take; ?pass");
        then_tokens(&t, RED, cases[i].tokens);
    }
    Table both = given_north(2);
    given_tokens(&both, RED, 0);
    given_branchlets(&both, RED, "gr1 gr3 gr2 bl1 bl3");
    place(&both, RED, "gr5");
    when(&both, RED, "?take; ?take");
    then_tokens(&both, RED, 2);
}

SCENARIO("[RN exchange tokens] Up to two cards at any point, also between the discard and the branchlet and off turn")
{
    Table t = given_north(3);
    to_branchlet(&t, RED);
    then_may(&t, RED, "token 2");
    when(&t, RED, "token 1; discard grey");
    then_tokens(&t, RED, 0);
    then_may_none(&t, RED, "token");
    then_may(&t, RED, "branchlet gr1");
    then_off_turn_may(&t, YELLOW, "token 1");
    when_off_turn(&t, YELLOW, "token 2; discard grey; discard green");
    then_off_turn_may_not(&t, YELLOW, "token 1");
    then_may(&t, RED, "branchlet gr1");
}

SCENARIO("[RN buildings] 11a removes one hazard for two dollars; 25 points")
{
    Table t = given_north(2);
    given_building(&t, RED, "11a", "ab1");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "rock1", "rock-green-2");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove flood1");
    then_dollars(&t, RED, 2);
    then_may_not(&t, RED, "use hazard-at-2");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 25);
}

SCENARIO("[RN buildings] 11b: as many spaces forward as hazard tiles in front of one, at most")
{
    Table t = given_b_sides("11");
    given_building(&t, RED, "11b", "ab1");
    given_collected(&t, RED, "flood-green-2 rock-green-2 trade-green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use engine-hazards");
    then_may_only(&t, RED, "engine 1; engine 2");
    Table none = given_b_sides("11");
    given_building(&none, RED, "11b", "ab1");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use engine-hazards");
}

SCENARIO("[RN buildings] 12a: a certificate and a dollar for each bell space that is completely clear")
{
    Table t = given_north(2);
    given_building(&t, RED, "12a", "ab1");
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3"); /* eight: two bell spaces */
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use bells; ?forward 2");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 2);
    given_branchlets(&t, RED, "gr1 gr2 gr3 gr4 gr5 bl1 bl2 bl3 bl4 bl5 pu1 pu2 re1 re2 re3");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use bells; ?forward 1");
    then_certificates(&t, RED, 3);
    then_dollars(&t, RED, 5);
}

SCENARIO("[RN buildings] 12b: a dollar a builder, and a branchlet without a discard; in any order, each once")
{
    Table t = given_b_sides("12");
    given_building(&t, RED, "12b", "ab1");
    given_workers(&t, RED, 1, 3, 1);
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "grey grey");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use branchlet; branchlet gr1");
    then_hand(&t, RED, "grey grey");
    then_may_not(&t, RED, "use branchlet");
    when(&t, RED, "use builders-1");
    then_dollars(&t, RED, 3);
    then_branchlets(&t, RED, "gr1");
}

SCENARIO("[RN station masters] A branchlet from the tile taken at a station, without a discard")
{
    Table t = given_north(2);
    given_master(&t, "st1", "sm10");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 2);
    given_workers(&t, RED, 2, 1, 1);
    given_hand(&t, RED, "grey");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux3; master cowboy");
    then_towns(&t, RED, "gr1");
    then_may(&t, RED, "pass");
    when(&t, RED, "branchlet gr1");
    then_branchlets(&t, RED, "gr1");
    then_hand(&t, RED, "grey");
}

SCENARIO("[RN station masters] The tile that moves the certificate marker up to two spaces")
{
    Table t = given_north(2);
    given_master(&t, "st1", "sm7");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 2);
    given_workers(&t, RED, 2, 1, 1);
    given_certificates(&t, RED, 2);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux3; master cowboy; ?take; ?forward 1");
    then_certificates(&t, RED, 3);
}

SCENARIO("[RN station masters] Five points for every two tokens left, two for every area with a branchlet")
{
    Table t = given_north(2);
    given_owned_master(&t, RED, "sm10");
    given_tokens(&t, RED, 1);
    then_score(&t, RED, GWT_SCORE_MASTERS, 0);
    given_tokens(&t, RED, 5);
    then_score(&t, RED, GWT_SCORE_MASTERS, 10);
    Table areas = given_north(2);
    given_owned_master(&areas, RED, "sm11");
    then_score(&areas, RED, GWT_SCORE_MASTERS, 0);
    given_branchlets(&areas, RED, "gr1 gr3");
    then_score(&areas, RED, GWT_SCORE_MASTERS, 2);
    given_branchlets(&areas, RED, "gr1 bl1 pu1 re1 re10 te1 vi1");
    then_score(&areas, RED, GWT_SCORE_MASTERS, 12);
    given_owned_master(&areas, BLUE, "sm7");
    given_building(&areas, BLUE, "12a", "ab1");
    given_building(&areas, BLUE, "1a", "ab2");
    then_score(&areas, BLUE, GWT_SCORE_MASTERS, 4);
}

/* ---- The base game's special cases on this board --------------------------------------------------------------- */

SCENARIO("[RN delivery] The fifteenth disc is a white one: while it is there no dark disc goes onto white corners")
{
    Table t = given_north(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4");
    given_dollars(&t, RED, 10);
    to_delivery(&t, RED);
    when(&t, RED, "deliver columbia");
    then_may_only(&t, RED, "disc aux6");
    Table gone = given_north(2);
    given_discs_cleared(&gone, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 aux6 cert4");
    to_delivery(&gone, RED);
    when(&gone, RED, "deliver columbia");
    then_may(&gone, RED, "disc cert6");
}

SCENARIO("[RN delivery] Without a disc on board one comes back from a station, those of the north included")
{
    Table t = given_north(2);
    given_station_disc(&t, RED, "st11", "aux1");
    given_discs_cleared(&t, RED, "aux2 aux3 aux3 aux4 aux4 aux5 aux5 aux6 cert4 cert6 step1 step2 hand hand");
    to_delivery(&t, RED);
    when(&t, RED, "deliver columbia; ?disc st11");
    then_on_station(&t, RED, "st11", 0);
    then_on_city(&t, RED, "columbia", 1);
}
