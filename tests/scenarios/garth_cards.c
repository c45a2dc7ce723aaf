/* SPDX-License-Identifier: MIT */
/* garth_cards.c - Garth's fifteen cards: how far each walks and what it does. Hiring and his specialty, engine and
 * stations, trade tiles and hazards, cattle, buildings, branchlets. His set-up, his way, Kansas City and the score are
 * in garth.c, his deliveries in garth_delivery.c. */
#include <stdio.h>
#include <string.h>
#include "garth.h"

/* ---- Steps ---- */

/* Where so many steps along the shortest way end on a trail with nothing but neutral buildings. */
static const char *const after_steps[] = { "start", "n-a", "n-b", "n-c", "n-e", "n-f", "n-g" };

/* With one worker of each type and no building anywhere. */
static const unsigned card_steps[GWT_GARTH_CARDS + 1][3] = {
    /* seats   2  3  4 */
    [1] = { 1, 1, 3 },  [2] = { 1, 1, 1 },  [3] = { 1, 1, 1 },  [4] = { 1, 3, 3 },  [5] = { 1, 3, 3 },
    [6] = { 1, 1, 3 },  [7] = { 2, 2, 2 },  [8] = { 2, 2, 2 },  [9] = { 2, 2, 2 },  [10] = { 1, 1, 1 },
    [11] = { 1, 1, 1 }, [12] = { 1, 1, 1 }, [13] = { 1, 1, 1 }, [14] = { 1, 1, 1 }, [15] = { 1, 1, 1 },
};

static void walks_by_each_card(int second_edition, int north)
{
    for (unsigned seats = 2; seats <= 4; seats++)
        for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++) {
            Table t = given_game((TableSetup){
                .players = seats, .second_edition = second_edition, .north = north, .garth = { [BLUE] = "easy" } });
            garth_plays(&t, BLUE, card);
            then_herder(&t, BLUE, after_steps[card_steps[card][seats - 2]]);
            then_turn_of(&t, seats == 2 ? RED : YELLOW);
        }
}

SCENARIO("[SD1][S13] Each card walks its own number of steps at two, three and four seats")
{
    walks_by_each_card(0, 0);
}

SCENARIO("[SD1][S13] The same cards serve the second edition and Rails to the North")
{
    walks_by_each_card(1, 0);
    walks_by_each_card(0, 1);
    walks_by_each_card(1, 1);
}

SCENARIO("[SD1] Cards 10 and 11 walk as many steps as the player with most buildings has on the board")
{
    static const unsigned cards[] = { 10, 11 };
    for (unsigned i = 0; i < 2; i++) {
        Table t = garth_table("easy", "cowboy");
        given_building(&t, RED, "1a", "fg1");
        given_building(&t, RED, "2a", "fg2");
        given_building(&t, RED, "3a", "gk1");
        given_building(&t, BLUE, "1b", "gk2");
        Table other = t;
        garth_plays(&t, BLUE, cards[i]);
        then_herder(&t, BLUE, "n-c"); /* three of RED's, not the four on the board */

        given_no_building(&other, "fg1");
        given_no_building(&other, "fg2");
        given_building(&other, BLUE, "2b", "fg2");
        garth_plays(&other, BLUE, cards[i]);
        then_herder(&other, BLUE, "n-b"); /* his own two */
    }
}

SCENARIO("[SD1] A replaced building is no longer on the board for the steps of cards 10 and 11")
{
    Table t = garth_table("easy", "cowboy");
    given_building(&t, RED, "5a", "gk1");
    given_building_boxed(&t, RED, "1a");
    given_building_boxed(&t, RED, "2a");
    garth_plays(&t, BLUE, 10);
    then_herder(&t, BLUE, "n-a");
}

SCENARIO("[SD1] Cards 12 and 13 walk by his cowboys, the printed one included, whatever his specialty")
{
    static const unsigned cards[] = { 12, 13 };
    static const char *const specialties[] = { "cowboy", "builder", "engineer" };
    for (unsigned i = 0; i < 2; i++)
        for (unsigned j = 0; j < 3; j++) {
            Table t = garth_table("easy", specialties[j]);
            given_workers(&t, BLUE, 4, 2, 1);
            garth_plays(&t, BLUE, cards[i]);
            then_herder(&t, BLUE, "n-e");
        }
}

SCENARIO("[SD1] Cards 14 and 15 walk by the workers of his specialty")
{
    static const unsigned cards[] = { 14, 15 };
    for (unsigned i = 0; i < 2; i++) {
        Table t = garth_table("easy", "cowboy");
        given_workers(&t, BLUE, 2, 4, 3);
        garth_plays(&t, BLUE, cards[i]);
        then_herder(&t, BLUE, "n-b");
        given_garth(&t, BLUE, "easy", "builder");
        given_herder(&t, BLUE, "start");
        garth_plays(&t, BLUE, cards[i]);
        then_herder(&t, BLUE, "n-e");
        given_garth(&t, BLUE, "easy", "engineer");
        given_herder(&t, BLUE, "start");
        garth_plays(&t, BLUE, cards[i]);
        then_herder(&t, BLUE, "n-c");
    }
}

/* ---- The deck ---- */

SCENARIO("[SD1][S11] The deck is shuffled anew only when it has run out")
{
    Table t = garth_table("easy", "cowboy");
    given_garth_deck(&t, BLUE, "3 8");
    given_turn(&t, BLUE);
    when(&t, BLUE, "garth");
    then_garth_deck_count(&t, BLUE, 1);
    given_turn(&t, BLUE);
    when(&t, BLUE, "garth");
    then_garth_deck(&t, BLUE, "");
    given_turn(&t, BLUE);
    when(&t, BLUE, "garth");
    then_garth_deck_count(&t, BLUE, 14);
}

SCENARIO("[SD1][S11] Fifteen turns show fifteen different cards")
{
    Table t = given_dealt((TableSetup){ .players = 2, .garth = { "easy", "hard" } }, 11);
    for (unsigned left = 15; left > 0; left--) {
        then_garth_deck_count(&t, RED, left);
        when(&t, RED, "garth");
        when(&t, BLUE, "garth");
    }
    then_garth_deck(&t, RED, "");
    then_garth_deck(&t, BLUE, "");
}

/* ---- Card 1: the cheapest worker ---- */

SCENARIO("[S2][S10] Card 1 hires from the cheapest row above the token, of two equal rows from the upper one")
{
    Table t = garth_table("easy", "cowboy");
    given_token_row(&t, 5);
    given_job_row(&t, 1, "builder builder");   /* 6 */
    given_job_row(&t, 2, "builder builder");   /* 6 */
    given_job_row(&t, 3, "cowboy cowboy");     /* 7 */
    given_job_row(&t, 4, "engineer engineer"); /* 5 */
    Table dear = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 1, 2);
    then_job_row(&t, 4, "- engineer");
    then_job_row_count(&t, 1, 2);

    given_job_row(&dear, 4, "- -");
    garth_plays(&dear, BLUE, 1);
    then_workers(&dear, BLUE, 1, 2, 1);
    then_job_row(&dear, 1, "- builder");
    then_job_row_count(&dear, 2, 2);
}

SCENARIO("[S2] The row of the job market token is closed to him too, until it has left")
{
    Table t = garth_table("easy", "cowboy");
    given_token_row(&t, 4);
    given_job_row(&t, 3, "builder builder"); /* 7 */
    given_job_row(&t, 4, "engineer");        /* 5, beside the token */
    given_job_row(&t, 1, "- -");
    given_job_row(&t, 2, "- -");
    Table open = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 2, 1);
    then_job_row_count(&t, 4, 1);

    given_token_taken(&open, RED);
    garth_plays(&open, BLUE, 1);
    then_workers(&open, BLUE, 1, 1, 2);
}

SCENARIO("[S3] Card 1 takes a specialist of the row if there is one, otherwise the leftmost worker")
{
    Table t = given_game((TableSetup){ .players = 4, .garth = { [BLUE] = "easy" } });
    given_job_row(&t, 1, "- builder cowboy engineer");
    given_garth(&t, BLUE, "easy", "engineer");
    Table other = t, none = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 1, 2);

    given_garth(&other, BLUE, "easy", "cowboy");
    garth_plays(&other, BLUE, 1);
    then_workers(&other, BLUE, 2, 1, 1);

    given_job_row(&none, 1, "- builder cowboy -");
    garth_plays(&none, BLUE, 1);
    then_workers(&none, BLUE, 1, 2, 1);
    then_job_row(&none, 1, "- - cowboy -");
}

SCENARIO("[S3] A specialist in a dearer row does not draw card 1 there")
{
    Table t = garth_table("easy", "engineer");
    given_token_row(&t, 4);
    given_job_row(&t, 1, "builder cowboy");
    given_job_row(&t, 2, "- -");
    given_job_row(&t, 3, "engineer engineer");
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 2, 1);
}

SCENARIO("[S3] With six of a type card 1 passes over that type, also in the choice of the row")
{
    Table t = garth_table("easy", "builder");
    given_workers(&t, BLUE, 1, 6, 1);
    given_token_row(&t, 5);
    given_job_row(&t, 1, "builder cowboy");
    given_job_row(&t, 2, "- -");
    given_job_row(&t, 3, "engineer -");
    given_job_row(&t, 4, "builder builder"); /* the cheapest, but nobody there has room */
    Table full = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 2, 6, 1);
    then_job_row(&t, 1, "builder -");

    given_job_row(&full, 1, "builder -");
    given_job_row(&full, 3, "- -");
    garth_plays(&full, BLUE, 1);
    then_workers(&full, BLUE, 1, 6, 1);
    then_job_row_count(&full, 1, 1);
}

SCENARIO("[S3] Nobody on offer: the hire lapses and nothing takes its place")
{
    Table t = garth_table("easy", "engineer");
    given_job_row(&t, 1, "- -");
    given_job_row(&t, 2, "cowboy"); /* the token's row */
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 1, 1);
    then_engine(&t, BLUE, "0");
    then_herder(&t, BLUE, "n-a");
    then_turn_of(&t, RED);
}

SCENARIO("[S2] His hires are free and trigger no action of the space they cover")
{
    /* Cowboy space 4 would remove a hazard, builder space 4 place a building, engineer space 4 hire once more. */
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "flood1", "flood-green-4");
    given_workers(&t, BLUE, 3, 3, 3);
    given_token_row(&t, 4);
    given_job_row(&t, 1, "cowboy cowboy");
    Table builder = t, engineer = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 4, 3, 3);
    then_collected(&t, BLUE, "");
    then_dollars(&t, BLUE, 0);
    then_turn_of(&t, RED);

    given_job_row(&builder, 1, "builder builder");
    garth_plays(&builder, BLUE, 1);
    then_workers(&builder, BLUE, 3, 4, 3);
    then_buildings_left(&builder, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
    then_turn_of(&builder, RED);

    given_job_row(&engineer, 1, "engineer engineer");
    garth_plays(&engineer, BLUE, 1);
    then_workers(&engineer, BLUE, 3, 3, 4);
    then_job_row_count(&engineer, 1, 1);
    then_turn_of(&engineer, RED);
}

/* ---- Card 6: a specialist ---- */

SCENARIO("[S3] Card 6 hires a worker of his specialty from the cheapest row that has one")
{
    Table t = garth_table("easy", "engineer");
    given_token_row(&t, 7);
    given_job_row(&t, 1, "cowboy cowboy");
    given_job_row(&t, 2, "cowboy cowboy");
    given_job_row(&t, 3, "cowboy engineer"); /* 7 */
    given_job_row(&t, 4, "builder cowboy");  /* 5 */
    given_job_row(&t, 5, "engineer cowboy"); /* 7 */
    given_job_row(&t, 6, "engineer cowboy"); /* 9 */
    garth_plays(&t, BLUE, 6);
    then_workers(&t, BLUE, 1, 1, 2);
    then_job_row(&t, 3, "cowboy -");
    then_job_row_count(&t, 5, 2);
}

SCENARIO("[S3][S10] Card 6 without a specialist on offer: the most numerous type, from its cheapest row")
{
    Table t = garth_table("easy", "engineer");
    given_token_row(&t, 5);
    given_job_row(&t, 1, "builder cowboy");
    given_job_row(&t, 2, "builder cowboy");
    given_job_row(&t, 3, "builder -");
    given_job_row(&t, 4, "cowboy builder"); /* 5 */
    Table tie = t;
    garth_plays(&t, BLUE, 6);
    then_workers(&t, BLUE, 1, 2, 1);
    then_job_row(&t, 4, "cowboy -");

    given_job_row(&tie, 3, "- -"); /* three of each: cowboys come first */
    garth_plays(&tie, BLUE, 6);
    then_workers(&tie, BLUE, 2, 1, 1);
    then_job_row(&tie, 4, "- builder");
}

SCENARIO("[S3] Card 6: workers in the token's row are not on offer and do not count")
{
    Table t = given_game((TableSetup){ .players = 4, .garth = { [BLUE] = "easy" } });
    given_garth(&t, BLUE, "easy", "engineer");
    given_job_row(&t, 1, "builder builder cowboy -");
    given_job_row(&t, 2, "engineer cowboy cowboy");
    garth_plays(&t, BLUE, 6);
    then_workers(&t, BLUE, 1, 2, 1);
}

SCENARIO("[S3] Card 6 with six of his specialty turns to the most numerous type; is that full too, nobody comes")
{
    Table t = garth_table("easy", "cowboy");
    given_workers(&t, BLUE, 6, 1, 1);
    given_token_row(&t, 4);
    given_job_row(&t, 1, "cowboy builder");
    given_job_row(&t, 2, "builder -");
    Table full = t, own = t;
    garth_plays(&t, BLUE, 6);
    then_workers(&t, BLUE, 6, 2, 1);

    given_workers(&full, BLUE, 6, 6, 1);
    given_job_row(&full, 3, "engineer -"); /* has room, but is not the most numerous */
    garth_plays(&full, BLUE, 6);
    then_workers(&full, BLUE, 6, 6, 1);

    given_job_row(&own, 3, "cowboy cowboy"); /* his own full type is the most numerous */
    garth_plays(&own, BLUE, 6);
    then_workers(&own, BLUE, 6, 1, 1);
}

/* ---- The specialty ---- */

SCENARIO("[SD4][S3] After a hire the first type of which he has strictly more becomes his specialty")
{
    Table t = garth_table("easy", "engineer");
    given_token_row(&t, 3);
    given_job_row(&t, 1, "builder builder");
    given_job_row(&t, 2, "- -");
    Table even = t, order = t;
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 1, 2, 1);
    then_garth(&t, BLUE, "easy", "builder");

    given_workers(&even, BLUE, 1, 1, 2);
    garth_plays(&even, BLUE, 1);
    then_workers(&even, BLUE, 1, 2, 2);
    then_garth(&even, BLUE, "easy", "engineer"); /* as many is not more */

    given_workers(&order, BLUE, 2, 3, 1); /* both are more: cowboys are looked at first */
    garth_plays(&order, BLUE, 1);
    then_workers(&order, BLUE, 2, 4, 1);
    then_garth(&order, BLUE, "easy", "cowboy");
}

SCENARIO("[SD4] Without a hire his specialty is not looked at again")
{
    Table t = garth_table("very-hard", "engineer");
    given_workers(&t, BLUE, 4, 3, 1);
    garth_plays(&t, BLUE, 8);
    then_garth(&t, BLUE, "very-hard", "engineer");
    given_job_row(&t, 1, "- -");
    garth_plays(&t, BLUE, 1); /* nobody to hire */
    then_garth(&t, BLUE, "very-hard", "engineer");
    given_job_row(&t, 1, "builder -");
    garth_plays(&t, BLUE, 1);
    then_garth(&t, BLUE, "very-hard", "cowboy");
}

SCENARIO("[SD4] Cards 6 and 11 look at the specialty again as well")
{
    Table t = garth_table("easy", "engineer");
    given_workers(&t, BLUE, 3, 1, 1);
    given_job_row(&t, 1, "engineer engineer");
    Table other = t;
    garth_plays(&t, BLUE, 6);
    then_workers(&t, BLUE, 3, 1, 2);
    then_garth(&t, BLUE, "easy", "cowboy");
    garth_plays(&other, BLUE, 11);
    then_workers(&other, BLUE, 3, 1, 2);
    then_garth(&other, BLUE, "easy", "cowboy");
}

/* ---- Conditions of cards 10 to 15 ---- */

SCENARIO("[SD1] Cards 10 and 15 build only if he is specialized in builders")
{
    static const unsigned cards[] = { 10, 15 };
    for (unsigned i = 0; i < 2; i++) {
        Table t = garth_table("easy", "builder"), cowboy = garth_table("easy", "cowboy"),
              engineer = garth_table("easy", "engineer");
        garth_plays(&t, BLUE, cards[i]);
        then_location(&t, "ab1", "1b of BLUE");
        garth_plays(&cowboy, BLUE, cards[i]);
        then_buildings_left(&cowboy, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
        garth_plays(&engineer, BLUE, cards[i]);
        then_buildings_left(&engineer, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
        then_engine(&engineer, BLUE, "0");
    }
}

SCENARIO("[SD1] Card 11, only for a specialist in engineers: hire an engineer, then the engine")
{
    Table t = garth_table("easy", "engineer");
    given_job_row(&t, 1, "builder engineer");
    Table none = t, cowboy = t;
    garth_plays(&t, BLUE, 11);
    then_workers(&t, BLUE, 1, 1, 2);
    then_engine(&t, BLUE, "2"); /* the new one drives too */

    given_job_row(&none, 1, "builder cowboy");
    garth_plays(&none, BLUE, 11);
    then_workers(&none, BLUE, 1, 1, 1); /* nobody else instead */
    then_engine(&none, BLUE, "1");

    given_garth(&cowboy, BLUE, "easy", "cowboy");
    garth_plays(&cowboy, BLUE, 11);
    then_workers(&cowboy, BLUE, 1, 1, 1);
    then_engine(&cowboy, BLUE, "0");
}

SCENARIO("[S3] Card 11 with six engineers only drives")
{
    Table t = garth_table("easy", "engineer");
    given_workers(&t, BLUE, 1, 1, 6);
    given_station_disc(&t, BLUE, "st1", "aux3");
    given_job_row(&t, 1, "engineer engineer");
    garth_plays(&t, BLUE, 11);
    then_workers(&t, BLUE, 1, 1, 6);
    then_job_row_count(&t, 1, 2);
    then_engine(&t, BLUE, "6");
}

SCENARIO("[SD1] Card 14 moves the engine only if he is specialized in engineers")
{
    Table t = garth_table("easy", "engineer"), other = garth_table("easy", "builder");
    garth_plays(&t, BLUE, 14);
    then_engine(&t, BLUE, "1");
    then_workers(&t, BLUE, 1, 1, 1);
    garth_plays(&other, BLUE, 14);
    then_engine(&other, BLUE, "0");
    then_buildings_left(&other, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
}

SCENARIO("[SD1] Cards 12 and 13 deal with cattle only if he is specialized in cowboys")
{
    Table t = garth_table("easy", "cowboy"), more = t, builder = garth_table("easy", "builder"), other = builder;
    garth_plays(&t, BLUE, 13);
    then_discard_pile(&t, BLUE, "blue");
    then_market_count(&t, 6);
    garth_plays(&more, BLUE, 12);
    then_market_count(&more, 9);
    garth_plays(&builder, BLUE, 13);
    then_discard_pile(&builder, BLUE, "");
    then_market_count(&builder, 7);
    garth_plays(&other, BLUE, 12);
    then_discard_pile(&other, BLUE, "");
    then_market_count(&other, 7);
}

SCENARIO("[SD1] Cards 2, 3, 7, 8 and 9 ask for no specialty")
{
    static const char *const specialties[] = { "cowboy", "builder", "engineer" };
    for (unsigned i = 0; i < 3; i++) {
        Table two = garth_table("easy", specialties[i]), three = two, seven = two, eight = two, nine = two;
        garth_plays(&two, BLUE, 2);
        then_engine(&two, BLUE, "1");
        garth_plays(&three, BLUE, 3);
        then_objective_stack_count(&three, 19);
        garth_plays(&seven, BLUE, 7);
        then_engine(&seven, BLUE, "1");
        garth_plays(&eight, BLUE, 8);
        then_discard_pile(&eight, BLUE, "blue");
        garth_plays(&nine, BLUE, 9);
        then_location(&nine, "ab1", "1b of BLUE");
    }
}

/* ---- Card 3: an objective card ---- */

SCENARIO("[S16][S7] Card 3 takes the objective card longest in the display, which is refilled")
{
    Table t = garth_table("easy", "cowboy");
    given_display(&t, "g1 r1 d1 m1"); /* g1 has lain there longest */
    given_objective_stack(&t, "r2");
    garth_plays(&t, BLUE, 3);
    then_display(&t, "r1 d1 m1 r2");
    then_objective_stack_count(&t, 0);
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 4); /* s2 and g1 */
    garth_plays(&t, BLUE, 3);
    then_display(&t, "d1 m1 r2");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 4 + 5);
}

SCENARIO("[S16] The card that came into the display first is the oldest, wherever it lies in the id list")
{
    Table t = garth_table("easy", "cowboy");
    given_display(&t, "r5 m1 d1 g1");
    given_objective_stack(&t, "g2");
    garth_plays(&t, BLUE, 3);
    then_display(&t, "m1 d1 g1 g2");
    garth_plays(&t, BLUE, 3);
    then_display(&t, "d1 g1 g2");
}

SCENARIO("[S16] With no objective card left card 3 only walks")
{
    Table t = garth_table("easy", "cowboy");
    given_display(&t, "");
    given_objective_stack(&t, "");
    garth_plays(&t, BLUE, 3);
    then_herder(&t, BLUE, "n-a");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
    then_turn_of(&t, RED);
}

/* ---- Card 4: a trade tile ---- */

SCENARIO("[S6][S19] Card 4 takes the trade tile of the highest slot and brings him no dollars")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade4", "trade-green");
    given_tile(&t, "trade6", "trade-alt");
    garth_plays(&t, BLUE, 4);
    then_collected(&t, BLUE, "trade-alt");
    then_location(&t, "trade6", "empty");
    then_dollars(&t, BLUE, 0);
    garth_plays(&t, BLUE, 4);
    then_location(&t, "trade4", "empty");
    garth_plays(&t, BLUE, 4); /* the slot that would cost 3 dollars */
    then_location(&t, "trade1", "empty");
    then_collected(&t, BLUE, "trade-green trade-green trade-alt");
    garth_plays(&t, BLUE, 4); /* nothing there: skipped */
    then_collected(&t, BLUE, "trade-green trade-green trade-alt");
    then_total(&t, BLUE, 3); /* the starting objective card, nothing for the tiles */
}

SCENARIO("[S19] Second edition: an outlaw's token space is his lowest one and gives him no token")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-alt");
    garth_plays(&t, BLUE, 4);
    then_location(&t, "trade2", "empty");
    then_collected(&t, BLUE, "trade-alt");
    garth_plays(&t, BLUE, 4);
    then_location(&t, "trade1", "empty");
    then_tokens(&t, BLUE, 0);
    then_dollars(&t, BLUE, 0);
}

/* ---- Card 5: a hazard ---- */

SCENARIO("[S6] Card 5 takes the hazard with most points of the type that lies there most often, and it scores")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "flood1", "flood-green-4");
    given_tile(&t, "rock1", "rock-green-2");
    given_tile(&t, "rock2", "rock-black-3");
    given_tile(&t, "drought1", "drought-green-4");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "rock-black-3");
    then_location(&t, "rock2", "empty");
    then_score(&t, BLUE, GWT_SCORE_HAZARDS, 3);
    then_dollars(&t, BLUE, 0);
}

SCENARIO("[S10] Card 5: equally many of two types: flood before drought before rockfall")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "drought1", "drought-green-4");
    given_tile(&t, "rock1", "rock-green-4");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "flood-green-2");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "flood-green-2 drought-green-4");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "flood-green-2 drought-green-4 rock-green-4");
    garth_plays(&t, BLUE, 5); /* no hazard left: skipped */
    then_collected(&t, BLUE, "flood-green-2 drought-green-4 rock-green-4");
    then_score(&t, BLUE, GWT_SCORE_HAZARDS, 10);
}

SCENARIO("[S6] Card 5 takes hazards, card 4 trade tiles, never the other way round")
{
    Table t = garth_table("easy", "cowboy"), other = t;
    given_tile(&t, "trade4", "trade-green");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "");
    given_tile(&other, "flood1", "flood-green-2");
    garth_plays(&other, BLUE, 4);
    then_collected(&other, BLUE, "");
}

/* ---- Cards 8, 12, 13: cattle ---- */

static const struct {
    unsigned cowboys;
    const char *market, *bought;
} purchases[] = {
    { 1, "yellow red blue brown-5 purple-7", "blue" },      /* brown for 12 dollars is above his eight */
    { 1, "yellow yellow red red", "red" },                  /* one card, never two */
    { 1, "brown-5 purple-7", "" },
    { 2, "yellow red blue brown-5 purple-7", "blue" },      /* nor purple for 12 */
    { 2, "brown-5 purple-7", "" },
    { 3, "yellow red blue brown-4 purple-7", "red blue" },  /* two cards of value 3 for 5 dollars */
    { 3, "yellow yellow red brown-5 purple-7", "brown-5" }, /* 5 points against 2 + 1 */
    { 3, "yellow brown-3 brown-4 brown-5", "brown-5" },     /* one brown card only */
    { 3, "blue brown-4", "brown-4" },                       /* no second card of value 3 */
    { 3, "blue blue blue brown-5", "blue blue" },           /* 6 against 5 */
    { 4, "blue red brown-5 purple-5 purple-6", "purple-6" },
    { 4, "blue blue brown-3", "blue blue" },
    { 4, "brown-5 brown-5", "brown-5" },
    { 5, "brown-3 brown-4 brown-5 purple-7", "brown-4 brown-5" },
    { 5, "brown-3 brown-3 purple-7", "purple-7" },          /* 7 against 6 */
    { 5, "brown-5 blue blue", "blue blue" },
    { 6, "purple-7 purple-7 brown-5 brown-5", "brown-5 brown-5" }, /* one purchase: no second purple card */
    { 6, "blue blue blue blue blue", "blue blue" },
    { 6, "", "" },
};

SCENARIO("[SD16] One purchase of at most eight dollars, the one with most points, with the cards of most points")
{
    for (unsigned i = 0; i < sizeof purchases / sizeof purchases[0]; i++) {
        Table t = garth_table("easy", "builder");
        given_workers(&t, BLUE, purchases[i].cowboys, 1, 1);
        given_market(&t, purchases[i].market);
        garth_plays(&t, BLUE, 8);
        then_discard_pile(&t, BLUE, purchases[i].bought);
        then_dollars(&t, BLUE, 0);
    }
}

SCENARIO("[SD16] Card 13 buys like card 8")
{
    for (unsigned i = 0; i < sizeof purchases / sizeof purchases[0]; i++) {
        Table t = garth_table("easy", "cowboy");
        given_workers(&t, BLUE, purchases[i].cowboys, 1, 1);
        given_market(&t, purchases[i].market);
        garth_plays(&t, BLUE, 13);
        then_discard_pile(&t, BLUE, purchases[i].bought);
    }
}

SCENARIO("[SD1][SD16] Card 12 adds two cards to the market first and buys with one cowboy fewer")
{
    Table t = garth_table("easy", "cowboy");
    given_workers(&t, BLUE, 4, 1, 1);
    given_market(&t, "yellow");
    given_market_stack(&t, "blue red");
    Table four = t;
    garth_plays(&t, BLUE, 12); /* three cowboys buy, the new cards among them */
    then_discard_pile(&t, BLUE, "blue red");
    then_market(&t, "yellow");
    then_market_stack_count(&t, 0);

    given_market(&four, "purple-7 brown-4");
    given_market_stack(&four, "blue red");
    garth_plays(&four, BLUE, 12);
    then_discard_pile(&four, BLUE, "blue red"); /* purple would need the fourth; 5 points against 4 of brown */
}

SCENARIO("[SD1][SD16] Card 12 with his printed cowboy alone: two cards more, nothing bought")
{
    Table t = garth_table("easy", "cowboy"), empty = t;
    given_market(&t, "blue");
    given_market_stack(&t, "red yellow brown-5");
    garth_plays(&t, BLUE, 12);
    then_market_count(&t, 3);
    then_market_stack_count(&t, 1);
    then_discard_pile(&t, BLUE, "");

    given_market(&empty, "blue red");
    given_market_stack(&empty, "");
    given_workers(&empty, BLUE, 2, 1, 1);
    garth_plays(&empty, BLUE, 12); /* nothing to add, but one cowboy buys */
    then_discard_pile(&empty, BLUE, "blue");
    then_market(&empty, "red");
}

SCENARIO("[SD16] His purchases leave the market as it is: no refill, and his cattle scores")
{
    Table t = garth_table("easy", "cowboy");
    given_workers(&t, BLUE, 5, 1, 1);
    given_market(&t, "brown-5 brown-5 yellow");
    garth_plays(&t, BLUE, 8);
    then_market(&t, "yellow");
    then_score(&t, BLUE, GWT_SCORE_CATTLE, 10);
}

SCENARIO("[S19][SD16] With Simmental one calf can be his purchase from the first cowboy on")
{
    Table t =
        given_game((TableSetup){ .players = 2, .second_edition = 1, .simmental = 1, .garth = { [BLUE] = "easy" } });
    given_market(&t, "calf calf yellow red");
    Table three = t;
    garth_plays(&t, BLUE, 8); /* 3 points against 2 */
    then_discard_pile(&t, BLUE, "calf");

    given_workers(&three, BLUE, 3, 1, 1);
    given_market(&three, "calf calf yellow yellow");
    garth_plays(&three, BLUE, 8); /* one calf, 3 points; two yellow ones are 2 */
    then_discard_pile(&three, BLUE, "calf");
    given_market(&three, "calf calf blue red");
    garth_plays(&three, BLUE, 8);
    then_discard_has(&three, BLUE, "calf blue red");
}

/* ---- Cards 9, 10, 15: a building ---- */

static const struct {
    unsigned builders;
    const char *tile;
} first_buildings[] = {
    { 1, "1b of BLUE" }, /* 1b and 2b: the one with a hand */
    { 2, "4b of BLUE" }, /* 3b and 4b likewise */
    { 3, "5b of BLUE" }, { 4, "6b of BLUE" }, { 5, "7b of BLUE" },
    { 6, "8b of BLUE" }, /* 8b and 9b: no hand, the lower number */
};

SCENARIO("[S18][S10] On an empty space he builds the tile that uses most builders; of equal ones the larger fee")
{
    static const unsigned cards[] = { 9, 10, 15 };
    for (unsigned i = 0; i < sizeof first_buildings / sizeof first_buildings[0]; i++)
        for (unsigned j = 0; j < 3; j++) {
            Table t = garth_table("easy", "builder");
            given_workers(&t, BLUE, 1, first_buildings[i].builders, 1);
            garth_plays(&t, BLUE, cards[j]);
            then_location(&t, "ab1", first_buildings[i].tile);
            then_dollars(&t, BLUE, 0);
        }
}

SCENARIO("[S18] Second edition and Rails to the North bring him their tiles on the b-side")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_workers(&t, BLUE, 1, 5, 1);
    Table three = t;
    then_buildings_left(&t, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 12b");
    garth_plays(&t, BLUE, 9);
    then_location(&t, "ab1", "7b of BLUE"); /* 7b has hands, 11b has none */
    given_workers(&three, BLUE, 1, 3, 1);
    given_building_boxed(&three, BLUE, "5b");
    garth_plays(&three, BLUE, 9);
    then_location(&three, "ab1", "12b of BLUE");

    Table north = garth_north("easy", "builder");
    given_workers(&north, BLUE, 1, 5, 1);
    given_building_boxed(&north, BLUE, "7b");
    garth_plays(&north, BLUE, 9);
    then_location(&north, "ab1", "11b of BLUE");
}

SCENARIO("[S18][OC28] Of options that use equally many builders a replacement comes first, of the tile with most "
         "points")
{
    Table t = garth_table("easy", "builder");
    given_workers(&t, BLUE, 1, 3, 1);
    given_building(&t, BLUE, "1b", "ab1");
    Table two = t;
    garth_plays(&t, BLUE, 9); /* 5b on an empty space, or 6b in place of 1b: three builders each */
    then_location(&t, "ab1", "6b of BLUE");
    then_building_boxed(&t, BLUE, "1b");

    given_building(&two, BLUE, "3b", "bc1");
    garth_plays(&two, BLUE, 9); /* 7b in place of 3b, worth 3 points */
    then_location(&two, "bc1", "7b of BLUE");
    then_location(&two, "ab1", "1b of BLUE");
    then_building_boxed(&two, BLUE, "3b");
}

SCENARIO("[S18] Of replaced tiles with equal points the one that lets the fee grow more is chosen")
{
    Table t = garth_table("easy", "builder");
    given_workers(&t, BLUE, 1, 3, 1);
    given_building(&t, BLUE, "1b", "ab1"); /* a green hand would be lost */
    given_building(&t, BLUE, "2b", "ab2");
    garth_plays(&t, BLUE, 9);
    then_location(&t, "ab2", "6b of BLUE");
    then_location(&t, "ab1", "1b of BLUE");
}

SCENARIO("[S18][SD13] A replacement needs only the difference: 10b comes with six builders over a tile of two")
{
    Table t = garth_table("easy", "builder");
    given_workers(&t, BLUE, 1, 6, 1);
    given_building(&t, BLUE, "4b", "ab1");
    Table five = t;
    garth_plays(&t, BLUE, 9);
    then_location(&t, "ab1", "10b of BLUE");
    then_building_boxed(&t, BLUE, "4b");

    given_workers(&five, BLUE, 1, 5, 1);
    garth_plays(&five, BLUE, 9); /* a difference of 6 is too much: 7b on an empty space uses all five */
    then_location(&five, "ab1", "4b of BLUE");
    then_location(&five, "ab2", "7b of BLUE");
}

SCENARIO("[S18] He replaces only own tiles, and only by tiles that need more builders")
{
    Table t = garth_table("easy", "builder");
    given_workers(&t, BLUE, 1, 3, 1);
    given_herder(&t, RED, "gk1"); /* no empty space ahead of her */
    given_building(&t, RED, "1a", "gk1");
    given_building(&t, BLUE, "9b", "gk2");
    Table none = t;
    garth_plays(&t, BLUE, 9); /* 10b over 9b: the difference is 2 */
    then_location(&t, "gk2", "10b of BLUE");
    then_location(&t, "gk1", "1a of RED");

    given_building_boxed(&none, BLUE, "10b");
    garth_plays(&none, BLUE, 9);
    then_location(&none, "gk2", "9b of BLUE");
    then_location(&none, "gk1", "1a of RED");
    then_herder(&none, BLUE, "n-b");
    then_turn_of(&none, RED);
}

static void builds_ahead_of(const char *herder, const char *taken, const char *space)
{
    Table t = garth_table("easy", "builder");
    static const char *const tiles[] = { "2a", "3a", "4a", "5a", "6a", "8a", "9a" };
    char word[24];
    unsigned used = 0;
    int length;
    for (; sscanf(taken, " %23s%n", word, &length) == 1; taken += length)
        given_building(&t, RED, tiles[used++], word);
    given_herder(&t, RED, herder);
    given_herder(&t, BLUE, "n-a");
    garth_plays(&t, BLUE, 9);
    then_location(&t, space, "1b of BLUE");
}

SCENARIO("[S18] The space is the nearest empty one ahead of the next player's herder, at a fork the first branch")
{
    builds_ahead_of("start", "", "ab1");
    builds_ahead_of("n-a", "", "ab1");
    builds_ahead_of("ab1", "ab1", "ab2");
    builds_ahead_of("n-a", "ab1 ab2", "ab3");
    builds_ahead_of("n-a", "ab1 ab2 ab3", "bc1");
    builds_ahead_of("n-b", "", "bc1");
    builds_ahead_of("n-c", "", "ce1");
    builds_ahead_of("n-c", "ce1", "cd1"); /* one edge away, ce2 is two */
    builds_ahead_of("n-c", "ce1 cd1", "ce2");
    builds_ahead_of("n-d", "", "ef1");
    builds_ahead_of("n-e", "ef1", "ef2");
    builds_ahead_of("n-f", "", "fg1");
    builds_ahead_of("n-f", "fg1", "fg2");
    builds_ahead_of("n-f", "fg1 fg2", "gk1");
    builds_ahead_of("n-g", "gk1", "gk2");
}

SCENARIO("[S18][SD12] Spaces with a risk action are left out, behind every kind of hazard and the trade tiles")
{
    builds_ahead_of("flood1", "", "bc1");
    builds_ahead_of("n-b", "bc1 bc2 bc3", "ce1");
    builds_ahead_of("drought4", "", "ce1");
    builds_ahead_of("trade9", "", "ef1");
    builds_ahead_of("rock1", "", "fg1");
}

SCENARIO("[S18] Second edition: behind D comes a building space, and its fork is counted like any other")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_herder(&t, BLUE, "n-a");
    given_herder(&t, RED, "n-d");
    Table c = t;
    garth_plays(&t, BLUE, 9);
    then_location(&t, "de1", "1b of BLUE");
    given_herder(&c, RED, "n-c");
    garth_plays(&c, BLUE, 9);
    then_location(&c, "ce1", "1b of BLUE");
}

SCENARIO("[S18] Past the last empty space only replacements remain")
{
    Table t = garth_table("easy", "builder");
    given_herder(&t, RED, "gk1");
    given_building(&t, RED, "1a", "gk1");
    given_workers(&t, BLUE, 1, 2, 1);
    Table one = t;
    garth_plays(&t, BLUE, 9);
    then_buildings_left(&t, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
    then_turn_of(&t, RED);

    given_building(&one, BLUE, "1b", "ab1");
    garth_plays(&one, BLUE, 9);
    then_location(&one, "ab1", "5b of BLUE");
}

SCENARIO("[S18] The next player is the next in turn order, Garth or not; before her first turn she counts from the "
         "start")
{
    Table t = given_game((TableSetup){ .players = 3, .garth = { [BLUE] = "easy", [YELLOW] = "hard" } });
    given_herder(&t, RED, "n-e");
    given_herder(&t, YELLOW, "n-b");
    Table last = t;
    garth_plays(&t, BLUE, 9);
    then_location(&t, "bc1", "1b of BLUE");
    garth_plays(&last, YELLOW, 9); /* RED follows YELLOW */
    then_location(&last, "ef1", "1b of YELLOW");

    Table first = given_game((TableSetup){ .players = 2, .first_turn = 1, .garth = { [RED] = "easy" } });
    garth_plays(&first, RED, 9);
    then_location(&first, "ab1", "1b of RED");
    then_herder(&first, RED, "n-b");
    then_asked(&first, BLUE, GWT_DECIDE_PLACE);
}

SCENARIO("[S18] With no tile that his builders suffice for nothing is built")
{
    Table t = garth_table("easy", "builder");
    given_building_boxed(&t, BLUE, "1b");
    given_building_boxed(&t, BLUE, "2b");
    garth_plays(&t, BLUE, 9);
    then_buildings_left(&t, BLUE, "3b 4b 5b 6b 7b 8b 9b 10b");
    then_location(&t, "ab1", "empty");
}

/* ---- Cards 2, 7, 11, 14: the engine ---- */

/* BLUE's engine with card 2 and so many engineers. */
static Table drives(const char *from, unsigned engineers, const char *upgraded)
{
    Table t = garth_table("easy", "engineer");
    char station[8];
    int length;
    static const char *const discs[] = {
        "aux1", "aux2", "aux3", "aux3", "aux4", "aux4", "aux5", "aux5", "cert4", "hand"
    };
    for (unsigned i = 0; sscanf(upgraded, " %7s%n", station, &length) == 1; upgraded += length)
        given_station_disc(&t, BLUE, station, discs[i++]);
    given_workers(&t, BLUE, 1, 1, engineers);
    given_engine(&t, BLUE, from);
    return t;
}

static const char all_turnouts[] = "st1 st2 st3 st4 st5 st6 st7 st8 st9";

SCENARIO("[SD5] His engine goes as far as his engineers drive it, counted in numbers")
{
    Table two = drives("8", 2, ""), three = drives("8", 3, all_turnouts), six = drives("18", 3, "");
    garth_plays(&two, BLUE, 2);
    then_engine(&two, BLUE, "10");
    garth_plays(&three, BLUE, 2);
    then_engine(&three, BLUE, "11"); /* beside the turnout, not through it */
    garth_plays(&six, BLUE, 7);
    then_engine(&six, BLUE, "21");
}

SCENARIO("[SD6] He stops on the first turnout within reach whose station he has not upgraded")
{
    Table t = drives("9", 6, ""), done = drives("9", 6, "st3"), both = drives("9", 6, "st3 st4"),
          far = drives("9", 1, "");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t3"); /* not t4, though five spaces would do */
    then_on_station(&t, BLUE, "st3", 1);
    garth_plays(&done, BLUE, 2);
    then_engine(&done, BLUE, "t4");
    then_on_station(&done, BLUE, "st4", 1);
    garth_plays(&both, BLUE, 2);
    then_engine(&both, BLUE, "15");
    garth_plays(&far, BLUE, 2);
    then_engine(&far, BLUE, "10");
    then_on_station(&far, BLUE, "st3", 0);
}

SCENARIO("[SD6] Every card that drives stops for stations, from a turnout he drives on")
{
    static const unsigned cards[] = { 2, 7, 11, 14 };
    for (unsigned i = 0; i < 4; i++) {
        Table t = drives("6", 3, "");
        given_job_row(&t, 1, "- -");
        garth_plays(&t, BLUE, cards[i]);
        then_engine(&t, BLUE, "t2");
        then_on_station(&t, BLUE, "st2", 1);
        garth_plays(&t, BLUE, cards[i]);
        then_engine(&t, BLUE, "10");
    }
}

SCENARIO("[SD5][S20] Spaces with another engine are skipped by him, turnouts included")
{
    Table t = drives("8", 2, ""), turnout = drives("10", 1, "");
    given_engine(&t, RED, "9");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t3"); /* 10 and the turnout are the two spaces */
    given_engine(&turnout, RED, "t3");
    garth_plays(&turnout, BLUE, 2);
    then_engine(&turnout, BLUE, "11");
    then_on_station(&turnout, BLUE, "st3", 0);
}

SCENARIO("[S5][SD6] He upgrades for nothing and takes the station master without giving up a worker")
{
    Table t = drives("4", 1, "");
    given_workers(&t, BLUE, 3, 2, 1);
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t1");
    then_on_station(&t, BLUE, "st1", 1);
    then_masters(&t, BLUE, "sm1");
    then_master_space(&t, "st1", "empty");
    then_workers(&t, BLUE, 3, 2, 1);
    then_dollars(&t, BLUE, 0);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 1);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
}

SCENARIO("[S5] A station master he took is gone for the others; one that is gone he does not get")
{
    Table t = drives("4", 1, "");
    garth_plays(&t, BLUE, 2);
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 10);
    Table free = drives("3", 1, "");
    given_workers(&free, RED, 2, 1, 1);
    given_engine(&free, RED, "4");
    given_dollars(&free, RED, 10);
    given_engine(&t, BLUE, "9");

    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1");
    then_may_none(&t, RED, "master");
    arrive(&free, RED, "n-g");
    when(&free, RED, "use engine-engineers; engine t1; upgrade; disc aux1");
    then_may(&free, RED, "master cowboy");
    when(&free, RED, "master cowboy; take; end");
    given_engine(&free, BLUE, "4");
    given_engine(&free, RED, "9");
    garth_plays(&free, BLUE, 2);
    then_on_station(&free, BLUE, "st1", 1);
    then_masters(&free, BLUE, "");
    then_master_space(&free, "st1", "cowboy");
}

SCENARIO("[S5] Stations without a station master space give points alone")
{
    Table t = drives("21", 1, "");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t6");
    then_masters(&t, BLUE, "");
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 5);
}

/* ---- Space 39 ---- */

SCENARIO("[S15][SD7][SD8] Space 39: he upgrades its station, goes back to the lowest turnout not upgraded and "
         "upgrades that")
{
    Table t = drives("36", 3, "st1 st2 st4");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t3");
    then_on_station(&t, BLUE, "st10", 1);
    then_on_station(&t, BLUE, "st3", 1);
    then_masters(&t, BLUE, "sm3");
    then_dollars(&t, BLUE, 0); /* no three dollars */
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 1 + 1 + 2 + 2 + 9);
}

SCENARIO("[S15][SD8] Lowest by number: t1 before t3; a turnout with another engine is passed over")
{
    Table t = drives("38", 1, ""), taken = t;
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t1");
    given_engine(&taken, RED, "t1");
    garth_plays(&taken, BLUE, 2);
    then_engine(&taken, BLUE, "t2");
    then_on_station(&taken, BLUE, "st2", 1);
    then_on_station(&taken, BLUE, "st1", 0);
}

SCENARIO("[S15][SD8] With every turnout upgraded he goes back exactly one counted space")
{
    Table t = drives("37", 6, all_turnouts), taken = t;
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "38");
    then_on_station(&t, BLUE, "st10", 1);
    given_engine(&taken, RED, "38");
    garth_plays(&taken, BLUE, 2);
    then_engine(&taken, BLUE, "37");
}

SCENARIO("[S15] Its station is upgraded once; later visits to 39 only send him back")
{
    Table t = drives("38", 1, "st10 st1");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t2");
    then_on_station(&t, BLUE, "st10", 1);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 9 + 1 + 1);
}

SCENARIO("[S15][SD6] A turnout to upgrade before 39 stops him; the movement ends in 39 whatever the engineers")
{
    Table t = drives("33", 6, ""), past = drives("t9", 6, "st9");
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "t9");
    then_on_station(&t, BLUE, "st10", 0);
    garth_plays(&past, BLUE, 2); /* 34 to 39 are six spaces */
    then_on_station(&past, BLUE, "st10", 1);
    then_engine(&past, BLUE, "t1");
}

/* ---- Discs for stations ---- */

SCENARIO("[S14] Without a disc he upgrades no more stations")
{
    Table t = garth_table("easy", "engineer");
    given_engine(&t, BLUE, "4");
    given_discs_cleared(&t, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand");
    Table none = t;
    garth_plays(&t, BLUE, 2); /* the last one, a dark-cornered one of five dollars, goes to a white-cornered station */
    then_on_station(&t, BLUE, "st1", 1);
    then_dollars(&t, BLUE, 0);

    given_discs_cleared(&none, BLUE, "hand");
    garth_plays(&none, BLUE, 2);
    then_on_station(&none, BLUE, "st1", 0);
    then_masters(&none, BLUE, "");
    then_master_space(&none, "st1", "sm1");
}

SCENARIO("[S14] With Rails to the North he has a fifteenth disc")
{
    Table t = garth_north("easy", "engineer");
    given_branchlets(&t, BLUE, "gr1");
    given_engine(&t, BLUE, "4");
    given_discs_cleared(&t, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    garth_plays(&t, BLUE, 14);
    then_on_station(&t, BLUE, "st1", 1);
    then_cleared(&t, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand aux6");
}

/* ---- Cards 2, 3, 7, 9: branchlets ---- */

SCENARIO("[S9][SD1] Cards 2, 3, 7 and 9 begin with a branchlet, the others have none")
{
    for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++) {
        int places = card == 2 || card == 3 || card == 7 || card == 9;
        Table t = garth_north("easy", "builder");
        garth_plays(&t, BLUE, card);
        then_branchlets(&t, BLUE, places ? "gr1" : "");
    }
}

SCENARIO("[SD1] After the branchlet comes the card's second part")
{
    Table t = garth_north("easy", "cowboy"), three = t, seven = t, nine = t;
    garth_plays(&t, BLUE, 2);
    then_engine(&t, BLUE, "1");
    garth_plays(&three, BLUE, 3);
    then_objective_stack_count(&three, 19);
    garth_plays(&seven, BLUE, 7);
    then_engine(&seven, BLUE, "1");
    garth_plays(&nine, BLUE, 9);
    then_location(&nine, "ab1", "1b of BLUE");
}

/* He places one branchlet after the other; each time exactly this town is new. */
static void places_in_order(const char *level, int second_edition, const char *city, const char *first,
                            const char *then)
{
    Table t = given_game(
        (TableSetup){ .players = 2, .second_edition = second_edition, .north = 1, .garth = { [BLUE] = level } });
    char placed[120] = "", town[8];
    int length;
    for (int part = 0; part < 2; part++) {
        for (const char *rest = part ? then : first; sscanf(rest, " %7s%n", town, &length) == 1; rest += length) {
            given_herder(&t, BLUE, "start");
            garth_plays(&t, BLUE, 3);
            snprintf(placed + strlen(placed), sizeof placed - strlen(placed), " %s", town);
            then_branchlets(&t, BLUE, placed);
        }
        garth_plays(&t, BLUE, 3); /* no square of his list is left within reach */
        then_branchlets(&t, BLUE, placed);
        if (!part)
            given_city_disc(&t, BLUE, city, "hand");
    }
    then_branchlets_left(&t, BLUE, 2);
}

SCENARIO("[S9] Branchlets at easy and medium: GR1, Memphis, GR4, and from Chicago on through the red area")
{
    static const char through_chicago[] = "re1 re2 re3 re4 re5 re9 re10 re7 re8 re12";
    places_in_order("easy", 0, "chicago", "gr1 gr3 gr4", through_chicago);
    places_in_order("medium", 0, "chicago", "gr1 gr3 gr4", through_chicago);
    places_in_order("easy", 1, "chicago", "gr1 gr3 gr4", through_chicago);
}

SCENARIO("[S9] Branchlets at hard and very hard: GR1, Memphis, GR4, and from Cleveland on by the other list")
{
    static const char through_cleveland[] = "re10 re9 re12 re5 re7 re8 re4 re3 re2 re1";
    places_in_order("hard", 0, "cleveland", "gr1 gr3 gr4", through_cleveland);
    places_in_order("very-hard", 0, "cleveland", "gr1 gr3 gr4", through_cleveland);
    places_in_order("very-hard", 1, "cleveland", "gr1 gr3 gr4", through_cleveland);
}

SCENARIO("[S9] The list decides among the squares within reach, not the nearest: RE4 before RE1 at hard")
{
    Table hard = garth_north("hard", "cowboy"), easy = garth_north("easy", "cowboy");
    Table *tables[] = { &hard, &easy };
    for (unsigned i = 0; i < 2; i++) {
        given_branchlets(tables[i], BLUE, "gr1 gr3 gr4 re2");
        garth_plays(tables[i], BLUE, 3);
    }
    then_branchlets(&hard, BLUE, "gr1 gr3 gr4 re2 re4");
    then_branchlets(&easy, BLUE, "gr1 gr3 gr4 re2 re3");
}

SCENARIO("[S9] His branchlet takes the best free space, so its bonus is gone; he himself gets none")
{
    Table t = garth_north("easy", "cowboy");
    given_branchlets(&t, BLUE, "gr1");
    given_branchlets(&t, RED, "gr1");
    given_dollars(&t, RED, 6);
    Table before = t;
    garth_plays(&t, BLUE, 3);
    then_branchlets(&t, BLUE, "gr1 gr3");
    then_dollars(&t, BLUE, 0);
    given_hand(&t, RED, "green");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux branchlet; discard green; branchlet gr3");
    then_dollars(&t, RED, 6);

    given_hand(&before, RED, "green");
    arrive(&before, RED, "n-a");
    when(&before, RED, "aux branchlet; discard green; branchlet gr3");
    then_dollars(&before, RED, 8);
}

SCENARIO("[S9] He is an occupant like anyone: a human's branchlet there pushes him to the next space, and he pays "
         "nothing")
{
    Table t = garth_north("hard", "cowboy");
    given_branchlets(&t, RED, "re12");
    given_branchlets(&t, BLUE, "gr1 gr3 gr4 re9");
    garth_plays(&t, BLUE, 3); /* the second space of Montreal costs 3 */
    then_branchlets(&t, BLUE, "gr1 gr3 gr4 re9 re12");
    then_dollars(&t, BLUE, 0);

    Table cost = garth_north("hard", "cowboy");
    given_branchlets(&cost, BLUE, "gr1 gr3 gr4 re9 re12");
    given_branchlets(&cost, RED, "re9");
    given_hand(&cost, RED, "green");
    given_dollars(&cost, RED, 2);
    arrive(&cost, RED, "n-a");
    when(&cost, RED, "aux branchlet; discard green");
    then_may_not(&cost, RED, "branchlet re12"); /* his branchlet lies on the space for 1 dollar */
}

SCENARIO("[S9][S19] Spaces with a token, certificate or objective card, and cleared bells, bring him nothing")
{
    Table t = garth_north("easy", "cowboy");
    given_branchlets(&t, BLUE, "gr1 gr3 gr4 re1 re2");
    given_tokens(&t, BLUE, 0);
    garth_plays(&t, BLUE, 2); /* the sixth: bell space 2 */
    then_branchlets(&t, BLUE, "gr1 gr3 gr4 re1 re2 re3");
    then_tokens(&t, BLUE, 0);

    Table certificate = garth_north("easy", "cowboy");
    given_branchlets(&certificate, BLUE, "gr1 gr3 gr4 re1 re2 re3 re4 re5");
    garth_plays(&certificate, BLUE, 2);
    then_branchlets(&certificate, BLUE, "gr1 gr3 gr4 re1 re2 re3 re4 re5 re9");
    then_certificates(&certificate, BLUE, 0);
}

SCENARIO("[S9][SD14][S5] A branchlet in a station town upgrades its station at once and takes the station master")
{
    Table t = garth_north("easy", "cowboy");
    given_branchlets(&t, BLUE, "gr1 gr3");
    garth_plays(&t, BLUE, 3);
    then_on_station(&t, BLUE, "st11", 1);
    then_masters(&t, BLUE, "sm6");
    then_master_space(&t, "st11", "empty");
    then_workers(&t, BLUE, 1, 1, 1);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 6);
    then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);

    Table red = garth_north("easy", "cowboy");
    given_branchlets(&red, BLUE, "gr1 gr3 gr4 re2");
    garth_plays(&red, BLUE, 9);
    then_on_station(&red, BLUE, "st12", 1);
    then_masters(&red, BLUE, "sm7");
    then_score(&red, BLUE, GWT_SCORE_STATIONS, 8);
}

SCENARIO("[S14] Without a disc the branchlet stands and the station town is not upgraded")
{
    Table t = garth_north("easy", "cowboy");
    given_branchlets(&t, BLUE, "gr1 gr3");
    given_discs_cleared(&t, BLUE, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 aux6 cert4 cert6 step1 step2 hand hand");
    garth_plays(&t, BLUE, 3);
    then_branchlets(&t, BLUE, "gr1 gr3 gr4");
    then_on_station(&t, BLUE, "st11", 0);
    then_master_space(&t, "st11", "sm6");
}

SCENARIO("[SD19] Medium towns are not on his lists")
{
    Table t = garth_north("easy", "cowboy");
    given_branchlets(&t, BLUE, "gr1 gr3 gr4");
    given_city_disc(&t, BLUE, "detroit", "aux1");
    given_city_disc(&t, BLUE, "pittsburgh", "aux2");
    garth_plays(&t, BLUE, 2); /* GR2, GR5, TE1 and VI1 are within reach */
    then_branchlets(&t, BLUE, "gr1 gr3 gr4");
    then_engine(&t, BLUE, "1");
}
