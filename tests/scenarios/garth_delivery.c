/* SPDX-License-Identifier: MIT */
/* garth_delivery.c - Garth's deliveries: which city on each level and each strip, big towns and San Francisco, what a
 * delivery gives him, and his discs. What else he does in Kansas City is in garth.c. */
#include <stdio.h>
#include <string.h>
#include "garth.h"

/* Four seats, so that the job market lasts for all the visits. */
static Table four_seats(const char *level, int second_edition, int north)
{
    return given_game(
        (TableSetup){ .players = 4, .second_edition = second_edition, .north = north, .garth = { [BLUE] = level } });
}

/* A bit in `cities` is one disc, but for the two cities that may hold several. */
static int discs_on_cities(const GwtPlayer *p)
{
    int several = p->last_city_discs + p->home_discs - (p->last_city_discs > 0) - (p->home_discs > 0);
    return __builtin_popcount(p->cities) + several;
}

static int may_be_served_again(const Table *t, const char *city)
{
    return !strcmp(city, "san-francisco") || (!strcmp(city, "new-york") && !(t->game.options & GWT_OPTION_RAILS));
}

/* One visit after the other; each time this city, and no other, gets a disc. */
static void delivers_in_order(Table *t, const char *cities)
{
    char city[24];
    int length;
    for (; sscanf(cities, " %23s%n", city, &length) == 1; cities += length) {
        const GwtPlayer before = t->game.players[BLUE];
        garth_delivers(t, BLUE);
        then_on_city(t, BLUE, city, may_be_served_again(t, city) ? before.last_city_discs + 1u : 1u);
        then_that(t, discs_on_cities(&t->game.players[BLUE]) == discs_on_cities(&before) + 1,
                  "one visit, one disc more");
        then_dollars(t, BLUE, 0);
    }
}

/* ---- The strip of each edition ---- */

SCENARIO("[Garth delivery] First edition: his level says where he begins, then one city after the other, at last San "
         "Francisco")
{
    Table easy = four_seats("easy", 0, 0), medium = four_seats("medium", 0, 0), hard = four_seats("hard", 0, 0),
          very_hard = four_seats("very-hard", 0, 0);
    delivers_in_order(&easy, "wichita colorado-springs santa-fe albuquerque el-paso san-diego sacramento san-francisco "
                             "san-francisco san-francisco");
    delivers_in_order(&medium, "colorado-springs santa-fe albuquerque el-paso san-diego sacramento san-francisco "
                               "san-francisco");
    delivers_in_order(&hard, "albuquerque el-paso san-diego sacramento san-francisco san-francisco");
    delivers_in_order(&very_hard, "albuquerque el-paso san-diego sacramento san-francisco san-francisco");
}

SCENARIO("[SD10] Second edition: the same values, and New York again and again; never San Francisco")
{
    Table easy = four_seats("easy", 1, 0), medium = four_seats("medium", 1, 0), hard = four_seats("hard", 1, 0),
          very_hard = four_seats("very-hard", 1, 0);
    delivers_in_order(&easy,
                      "st-louis bloomington peoria chicago toledo pittsburgh philadelphia new-york new-york new-york");
    delivers_in_order(&medium, "bloomington peoria chicago toledo pittsburgh philadelphia new-york new-york");
    delivers_in_order(&hard, "chicago toledo pittsburgh philadelphia new-york new-york");
    delivers_in_order(&very_hard, "chicago toledo pittsburgh philadelphia new-york new-york");
}

SCENARIO("[Garth delivery] The number of seats does not change the order")
{
    for (unsigned seats = 2; seats <= 3; seats++) {
        Table t = given_game((TableSetup){ .players = seats, .garth = { [BLUE] = "easy" } });
        delivers_in_order(&t, "wichita colorado-springs santa-fe albuquerque el-paso");
    }
}

SCENARIO("[Garth delivery] He needs no breeding value and pays no transport, wherever his engine stands")
{
    Table t = four_seats("hard", 0, 0), far = t;
    given_engine(&t, BLUE, "0");
    given_engine(&far, BLUE, "30");
    delivers_in_order(&t, "albuquerque");
    delivers_in_order(&far, "albuquerque");
}

SCENARIO("[Garth delivery] A human's discs on a city do not keep him away")
{
    Table t = four_seats("easy", 0, 0);
    given_city_disc(&t, RED, "wichita", "aux1");
    given_city_disc(&t, YELLOW, "wichita", "aux1");
    delivers_in_order(&t, "wichita colorado-springs");
}

SCENARIO("[Garth delivery] A gap above his first city is filled before anything higher")
{
    Table t = four_seats("easy", 0, 0);
    given_city_disc(&t, BLUE, "wichita", "aux1");
    given_city_disc(&t, BLUE, "colorado-springs", "aux2");
    given_city_disc(&t, BLUE, "albuquerque", "aux3");
    delivers_in_order(&t, "santa-fe el-paso");
}

/* ---- Rails to the North ---- */

SCENARIO("[S8][SD9] Rails to the North without branchlets: the strip up to New York, then San Francisco, which needs "
         "none")
{
    for (int second_edition = 0; second_edition < 2; second_edition++) {
        Table easy = four_seats("easy", second_edition, 1), medium = four_seats("medium", second_edition, 1),
              hard = four_seats("hard", second_edition, 1), very_hard = four_seats("very-hard", second_edition, 1);
        delivers_in_order(&easy,
                          "chicago detroit cleveland pittsburgh new-york san-francisco san-francisco san-francisco");
        delivers_in_order(&medium, "chicago cleveland pittsburgh new-york san-francisco san-francisco");
        delivers_in_order(&hard, "cleveland pittsburgh new-york san-francisco san-francisco");
        delivers_in_order(&very_hard, "cleveland pittsburgh new-york san-francisco san-francisco");
    }
}

SCENARIO("[S8][S10] With branchlets the big towns come in by their value; Cleveland before Green Bay, Montreal never")
{
    static const char towns[] = "gr3 re1 re4 re8 re10 re12";
    Table easy = four_seats("easy", 0, 1), medium = four_seats("medium", 0, 1), hard = four_seats("hard", 0, 1);
    given_branchlets(&easy, BLUE, towns);
    given_branchlets(&medium, BLUE, towns);
    given_branchlets(&hard, BLUE, towns);
    delivers_in_order(&easy, "chicago detroit milwaukee cleveland green-bay minneapolis toronto pittsburgh new-york "
                             "san-francisco san-francisco");
    delivers_in_order(&medium, "chicago cleveland minneapolis toronto pittsburgh new-york san-francisco san-francisco");
    delivers_in_order(&hard, "cleveland minneapolis toronto pittsburgh new-york san-francisco san-francisco");
}

SCENARIO("[S8] A big town is open to him only with his own branchlet")
{
    Table t = four_seats("hard", 0, 1);
    given_branchlets(&t, RED, "re8 re10");
    given_branchlets(&t, BLUE, "re10");
    delivers_in_order(&t, "cleveland toronto pittsburgh");
}

SCENARIO("[S8] A big town that opens later is taken next")
{
    Table t = four_seats("easy", 0, 1), late = t;
    delivers_in_order(&t, "chicago detroit cleveland");
    given_branchlets(&t, BLUE, "re1");
    delivers_in_order(&t, "milwaukee pittsburgh");

    delivers_in_order(&late, "chicago detroit cleveland pittsburgh new-york san-francisco");
    given_branchlets(&late, BLUE, "re8");
    delivers_in_order(&late, "minneapolis san-francisco");
}

SCENARIO("[S8] From medium on Detroit, Milwaukee and Green Bay are below what he serves, also when they open later")
{
    Table t = four_seats("medium", 0, 1);
    delivers_in_order(&t, "chicago cleveland");
    given_branchlets(&t, BLUE, "gr3 bl4 re1 re4");
    delivers_in_order(&t, "pittsburgh new-york san-francisco san-francisco");
}

SCENARIO("[S8] Any big town above his list counts, also one that his own branchlets never reach")
{
    Table t = four_seats("easy", 0, 1);
    given_branchlets(&t, BLUE, "bl4");
    delivers_in_order(&t, "chicago denver detroit");
}

SCENARIO("[S8] A human needs her branchlet for San Francisco")
{
    Table t = four_seats("hard", 0, 1);
    given_hand(&t, RED, "yellow red blue brown-3 purple-5");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_may(&t, RED, "deliver new-york");
    then_may_not(&t, RED, "deliver san-francisco");
}

/* ---- What a delivery gives him ---- */

/* Points of every card are 5, so each card gained shows in the score. */
static void display_of_fives(Table *t)
{
    given_display(t, "r1 r2 m1 m2");
    given_objective_stack(t, "r3 r4 m3");
}

SCENARIO("[S7][Garth delivery] Arrows with an objective card give him one of the display, once both cities are his")
{
    Table t = four_seats("medium", 0, 0);
    display_of_fives(&t);
    delivers_in_order(&t, "colorado-springs");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
    delivers_in_order(&t, "santa-fe");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 5);
    then_objective_stack_count(&t, 2);
    delivers_in_order(&t, "albuquerque");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 10);
    delivers_in_order(&t, "el-paso");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 10);
    then_objective_stack_count(&t, 1);
    then_display_count(&t, 4);
}

SCENARIO("[S7][Garth delivery] Two arrows at once give two cards")
{
    Table t = four_seats("medium", 0, 0);
    display_of_fives(&t);
    given_city_disc(&t, BLUE, "colorado-springs", "aux1");
    given_city_disc(&t, BLUE, "albuquerque", "aux2");
    delivers_in_order(&t, "santa-fe");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 10);
    then_objective_stack_count(&t, 1);
}

SCENARIO("[Garth delivery] With no objective card left the delivery stands alone")
{
    Table t = four_seats("medium", 0, 0);
    given_display(&t, "");
    given_objective_stack(&t, "");
    delivers_in_order(&t, "colorado-springs santa-fe");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
}

SCENARIO("[S11] The card is a random one of the display, never the unseen one of the stack")
{
    unsigned seen = 0;
    for (uint64_t key = 1; key <= 40; key++) {
        Table t = four_seats("medium", 0, 0);
        given_display(&t, "g1 d1 r1 m1");
        given_objective_stack(&t, "a1");
        given_city_disc(&t, BLUE, "colorado-springs", "aux1");
        t.game.key[0] = key;
        delivers_in_order(&t, "santa-fe");
        then_objective_stack_count(&t, 0);
        unsigned gone = 0;
        for (unsigned card = GWT_CARD_G1; card <= GWT_CARD_M1; card++)
            if (card == GWT_CARD_G1 || card == GWT_CARD_D1 || card == GWT_CARD_R1 || card == GWT_CARD_M1) {
                int shown = 0;
                for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
                    shown |= t.game.display[i] == card;
                gone += !shown;
                seen |= shown ? 0u : 1u << (card - GWT_CARD_G1);
            }
        then_that(&t, gone == 1, "one card of the display is his");
    }
    Table any = four_seats("medium", 0, 0);
    then_that(&any, __builtin_popcount(seen) == 4, "each of the four cards comes up sometimes");
}

SCENARIO("[S19] Second edition: St. Louis and Bloomington together give him no exchange token")
{
    Table t = four_seats("easy", 1, 0);
    delivers_in_order(&t, "st-louis bloomington");
    then_tokens(&t, BLUE, 0);
}

SCENARIO("[S7][S19] Rails to the North: Detroit and Milwaukee give an objective card, the pair with Chicago no "
         "token, no dollars")
{
    Table t = four_seats("easy", 0, 1);
    display_of_fives(&t);
    given_branchlets(&t, BLUE, "re1");
    delivers_in_order(&t, "chicago");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
    delivers_in_order(&t, "detroit");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 5);
    then_tokens(&t, BLUE, 0);
    delivers_in_order(&t, "milwaukee");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 10);
    then_dollars(&t, BLUE, 0);
    delivers_in_order(&t, "cleveland");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 10);
    delivers_in_order(&t, "pittsburgh");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 15);
}

SCENARIO("[S5][S11] New York gives him one of the offered station masters at random; its halves are worth nothing to "
         "him")
{
    unsigned seen = 0;
    for (uint64_t key = 1; key <= 40; key++) {
        Table t = four_seats("hard", 0, 1);
        given_city_disc(&t, BLUE, "cleveland", "aux1");
        given_city_disc(&t, BLUE, "pittsburgh", "aux2");
        t.game.key[0] = key;
        delivers_in_order(&t, "new-york");
        unsigned masters = t.game.players[BLUE].masters;
        then_that(&t, __builtin_popcount(masters) == 1 && masters >> GWT_MASTER_SM8, "one of sm8 to sm11");
        int left = 0;
        for (unsigned i = 0; i < 4; i++)
            left += t.game.masters_offered[i] != GWT_MASTER_NONE && !(masters >> t.game.masters_offered[i] & 1);
        then_that(&t, left == 3, "three others are left");
        then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
        then_dollars(&t, BLUE, 0);
        then_tokens(&t, BLUE, 0);
        then_branchlets(&t, BLUE, "");
        seen |= masters;
    }
    Table any = four_seats("hard", 0, 1);
    then_that(&any, __builtin_popcount(seen) == 4, "each of the four comes up sometimes");
}

SCENARIO("[S5] A second edition New York without the expansion has no station masters to give")
{
    Table t = four_seats("hard", 1, 0);
    for (unsigned i = 0; i < 4; i++)
        garth_delivers(&t, BLUE);
    delivers_in_order(&t, "new-york");
    then_masters(&t, BLUE, "");
}

/* ---- Discs ---- */

static const char eleven[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1";

SCENARIO("[S14] Disc corners and costs do not bind him, and the spaces they clear mean nothing to him")
{
    Table t = four_seats("hard", 0, 0);
    given_discs_cleared(&t, BLUE, eleven);
    delivers_in_order(&t, "albuquerque el-paso san-diego"); /* San Diego is white-cornered, hand discs are dark */
    then_cleared(&t, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    then_dollars(&t, BLUE, 0);
    then_score(&t, BLUE, GWT_SCORE_STEP_DISC, 0);

    Table other = four_seats("easy", 0, 0);
    given_discs_cleared(&other, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step2 hand hand");
    delivers_in_order(&other, "wichita");
    then_dollars(&other, BLUE, 0); /* the last one was step1, which pays a human 3 dollars */
}

SCENARIO("[S14] With no disc left a delivery takes the disc of his station with fewest points, of equal ones the "
         "lowest")
{
    Table t = four_seats("hard", 0, 0);
    given_discs_cleared(&t, BLUE, eleven);
    given_station_disc(&t, BLUE, "st6", "step2");
    given_station_disc(&t, BLUE, "st2", "hand");
    given_station_disc(&t, BLUE, "st1", "hand");
    delivers_in_order(&t, "albuquerque");
    then_on_station(&t, BLUE, "st1", 0);
    then_on_station(&t, BLUE, "st2", 1);
    delivers_in_order(&t, "el-paso");
    then_on_station(&t, BLUE, "st2", 0);
    then_on_station(&t, BLUE, "st6", 1);
    delivers_in_order(&t, "san-diego");
    then_on_station(&t, BLUE, "st6", 0);
}

SCENARIO("[S14] While he has discs his stations keep theirs")
{
    Table t = four_seats("hard", 0, 0);
    given_discs_cleared(&t, BLUE, eleven);
    given_station_disc(&t, BLUE, "st1", "step2");
    delivers_in_order(&t, "albuquerque el-paso");
    then_on_station(&t, BLUE, "st1", 1);
}

SCENARIO("[S14] The stations of Rails to the North lend their disc by their points as well")
{
    Table t = four_seats("hard", 0, 1);
    given_discs_cleared(&t, BLUE, eleven);
    given_station_disc(&t, BLUE, "st12", "step2"); /* 8 */
    given_station_disc(&t, BLUE, "st8", "hand");   /* 7 */
    given_station_disc(&t, BLUE, "st7", "hand");   /* 6 */
    given_station_disc(&t, BLUE, "st11", "aux6");  /* 6 */
    delivers_in_order(&t, "cleveland");
    then_on_station(&t, BLUE, "st7", 0);
    delivers_in_order(&t, "pittsburgh");
    then_on_station(&t, BLUE, "st11", 0);
    delivers_in_order(&t, "new-york");
    then_on_station(&t, BLUE, "st8", 0);
    then_on_station(&t, BLUE, "st12", 1);
}

SCENARIO("[S14] Neither disc nor station: no city is served, and the visit goes on")
{
    Table t = four_seats("hard", 0, 0);
    given_discs_cleared(&t, BLUE, eleven);
    given_discs_cleared(&t, BLUE, "step2 hand hand");
    garth_delivers(&t, BLUE);
    then_on_city(&t, BLUE, "albuquerque", 0);
    then_on_city(&t, BLUE, "kansas-city", 14);
    then_foresight_full(&t);
    then_turn_of(&t, YELLOW);
}
