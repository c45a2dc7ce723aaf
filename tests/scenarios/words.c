/* SPDX-License-Identifier: MIT */
/* words.c - the table itself: the known table is what table.h says, and every given leaves a possible position. */
#include "table.h"

SCENARIO("The table: two players find the known table")
{
    Table t = given_players(2);
    then_turn_of(&t, RED);
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 7);
    then_herder(&t, BLUE, "start");
    then_location(&t, "n-a", "A");
    then_location(&t, "n-g", "G");
    then_location(&t, "flood1", "empty");
    then_location(&t, "trade1", "empty");
    then_workers(&t, RED, 1, 1, 1);
    then_hand(&t, RED, "grey green black white");
    then_draw_stack(&t, RED, "grey grey grey grey green green black black white white");
    then_discard_pile(&t, RED, "");
    then_in_area(&t, RED, "s1");
    then_in_area(&t, BLUE, "s2");
    then_job_row(&t, 1, "cowboy builder");
    then_job_row(&t, 2, "cowboy -");
    then_token_row(&t, 2);
    then_foresight(&t, 1, "trade-green trade-alt");
    then_foresight(&t, 2, "cowboy builder");
    then_foresight(&t, 3, "engineer cowboy");
    then_market(&t, "yellow yellow red red blue brown-3 purple-5");
    then_market_stack_count(&t, 29);
    then_display(&t, "g1 d1 r1 m1");
    then_objective_stack_count(&t, 20);
    then_master_space(&t, "st1", "sm1");
    then_master_space(&t, "st5", "sm5");
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
    then_cleared(&t, RED, "");
    then_masters(&t, RED, "");
    then_collected(&t, RED, "");
}

SCENARIO("The table: four players have wider rows and a larger market")
{
    Table t = given_players(4);
    then_job_row(&t, 1, "cowboy builder engineer cowboy");
    then_job_row(&t, 2, "cowboy builder engineer -");
    then_market(&t, "yellow yellow yellow red red red blue blue brown-3 brown-4 brown-5 purple-5 purple-6");
    then_in_area(&t, WHITE, "s4");
    then_dollars(&t, WHITE, 9);
    Table three = given_players(3);
    then_job_row(&three, 1, "cowboy builder engineer");
    then_job_row(&three, 2, "cowboy builder -");
    then_market_count(&three, 10);
}

SCENARIO("The table: options and the first turn")
{
    Table t = given_game(
        (TableSetup){ .players = 3, .b_sides = "8 10b", .promo_buildings = 1, .promo_masters = 1, .first_turn = 1 });
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    then_may(&t, RED, "place n-c");
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8b 9a 10b 11a 13a");
    given_master(&t, "st2", "sm9");
    then_master_space(&t, "st2", "sm9");
    given_owned_master(&t, BLUE, "sm8");
    then_masters(&t, BLUE, "sm8");
    then_may(&t, RED, "place n-a");
}

SCENARIO("The table: givens of the trail leave a possible position")
{
    Table t = given_players(3);
    given_building(&t, RED, "5a", "ab1");
    given_building(&t, BLUE, "8b", "ab2");
    given_building(&t, RED, "6a", "ab1");
    given_building_boxed(&t, YELLOW, "1a");
    given_neutral(&t, "n-a", "F");
    given_tile(&t, "flood1", "flood-green-4");
    given_tile(&t, "trade9", "trade-alt");
    given_tile(&t, "rock4", "rock-black-3");
    given_empty(&t, "rock4");
    given_herder(&t, BLUE, "flood1");
    then_location(&t, "ab1", "6a of RED");
    then_location(&t, "ab2", "8b of BLUE");
    then_location(&t, "n-a", "F");
    then_location(&t, "n-f", "A");
    then_location(&t, "flood1", "flood-green-4");
    then_location(&t, "rock4", "empty");
    then_buildings_left(&t, YELLOW, "2a 3a 4a 5a 6a 7a 8b 9a 10a");
    then_building_boxed(&t, YELLOW, "1a");
    then_may(&t, RED, "move ab1");
    given_no_building(&t, "ab1");
    given_clear_trail(&t);
    then_may_not(&t, RED, "move ab1");
    then_location(&t, "trade9", "empty");
}

SCENARIO("The table: givens of a player leave a possible position")
{
    Table t = given_players(2);
    given_workers(&t, RED, 6, 6, 6);
    given_workers(&t, RED, 2, 3, 4);
    given_engine(&t, RED, "t3");
    given_city_disc(&t, RED, "topeka", "aux3");
    given_station_disc(&t, RED, "st2", "aux3");
    given_discs_cleared(&t, RED, "cert4 cert6 hand hand");
    given_certificates(&t, RED, 6);
    given_collected(&t, RED, "flood-green-4 flood-green-4 trade-green trade-alt");
    given_owned_master(&t, RED, "sm2");
    given_no_master(&t, "st5");
    given_dollars(&t, RED, 33);
    then_workers(&t, RED, 2, 3, 4);
    then_engine(&t, RED, "t3");
    then_cleared(&t, RED, "aux3 aux3 cert4 cert6 hand hand");
    then_on_city(&t, RED, "topeka", 1);
    then_on_city(&t, RED, "kansas-city", 4);
    then_on_station(&t, RED, "st2", 1);
    then_on_station(&t, RED, "st1", 0);
    then_hand_limit(&t, RED, 6);
    then_certificate_limit(&t, RED, 6);
    then_certificates(&t, RED, 6);
    then_collected(&t, RED, "flood-green-4 flood-green-4 trade-green trade-alt");
    then_masters(&t, RED, "sm2");
    then_masters(&t, BLUE, "sm5");
    then_master_space(&t, "st2", "cowboy");
    then_to_act(&t, RED);
}

SCENARIO("The table: givens of cards leave a possible position")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey brown-5 g1 a1 a1");
    given_draw_stack(&t, RED, "white");
    given_discard_pile(&t, RED, "purple-7 purple-7 r5");
    given_objective_area(&t, RED, "s2 m3 a1");
    then_hand(&t, RED, "grey grey brown-5 g1 a1 a1");
    then_draw_stack(&t, RED, "white");
    then_discard_pile(&t, RED, "purple-7 purple-7 r5");
    then_in_area(&t, RED, "s2 m3 a1");
    then_in_area(&t, BLUE, "s1");
    then_display_count(&t, 4);
    then_boxed_cards(&t, "grey", 3);
    then_to_act(&t, RED);

    given_market(&t, "yellow");
    given_market_stack(&t, "red blue");
    given_display(&t, "d4 r2");
    given_objective_stack(&t, "r3");
    then_market(&t, "yellow");
    then_market_stack_count(&t, 2);
    then_display(&t, "d4 r2");
    then_objective_stack_count(&t, 1);
    then_to_act(&t, RED);
}

SCENARIO("The table: givens of the common boards leave a possible position")
{
    Table t = given_players(2);
    given_token_row(&t, 9);
    given_job_row(&t, 5, "- engineer");
    given_job_row(&t, 9, "builder");
    given_foresight(&t, 1, "rock-green-2 flood-black-2");
    given_foresight(&t, 2, "- cowboy");
    given_foresight(&t, 3, "- -");
    given_pile(&t, 3, "trade-alt cowboy");
    then_job_row(&t, 5, "- engineer");
    then_job_row(&t, 9, "builder");
    then_token_row(&t, 9);
    then_foresight(&t, 2, "cowboy -");
    then_foresight(&t, 3, "- -");
    then_to_act(&t, RED);

    given_token_taken(&t, BLUE);
    given_turn(&t, RED);
    then_token_row(&t, 13);
    then_token_owner(&t, BLUE);
    when_any_turn(&t, RED);
    then_over(&t);
}
