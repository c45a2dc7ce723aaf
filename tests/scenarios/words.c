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

/* ---- Second edition, Simmental, tokens ---- */

SCENARIO("The table: the second edition has its own trail, buildings, masters and tokens")
{
    Table t = given_second_edition(3);
    then_turn_of(&t, RED);
    then_hand(&t, YELLOW, "grey green black white");
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
    then_tokens(&t, RED, 1);
    then_tokens(&t, YELLOW, 1);
    then_master_space(&t, "st5", "sm5");
    then_market_count(&t, 10);
    given_master(&t, "st5", "sm9");
    then_master_space(&t, "st5", "sm9");
    given_owned_master(&t, BLUE, "sm6");
    then_masters(&t, BLUE, "sm6");
    then_master_space(&t, "st5", "cowboy");
    given_city_disc(&t, RED, "new-york", "aux3");
    given_city_disc(&t, RED, "new-york", "aux3");
    given_city_disc(&t, RED, "st-louis", "cert4");
    then_on_city(&t, RED, "new-york", 2);
    then_on_city(&t, RED, "st-louis", 1);
    then_may_not(&t, RED, "move de1");
    given_building(&t, BLUE, "12a", "de1");
    then_location(&t, "de1", "12a of BLUE");
    arrive(&t, RED, "de1");
    then_herder(&t, RED, "de1");
    arrive(&t, RED, "n-d");
    then_herder(&t, RED, "n-d");
    given_tile(&t, "trade4", "trade-alt");
    arrive(&t, RED, "trade4");
    then_herder(&t, RED, "trade4");
}

SCENARIO("The table: a first turn of the second edition begins with the discard to four cards")
{
    Table t = given_game((TableSetup){ .players = 4, .second_edition = 1, .first_turn = 1 });
    then_turn_of(&t, RED);
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    then_hand(&t, WHITE, "grey grey green green black black white");
    when(&t, RED, "place n-a; aux gain; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, BLUE, "grey grey green black white");
    then_may_none(&t, BLUE, "place");
    then_may_only(&t, BLUE, "discard grey; discard green; discard black; discard white");
    when(&t, BLUE, "discard grey");
    then_may(&t, BLUE, "place n-b");
    given_turn(&t, WHITE);
    when(&t, WHITE, "discard grey; discard grey; discard green");
    then_may_some(&t, WHITE, "place");
    then_hand(&t, WHITE, "green black black white");

    given_hand(&t, YELLOW, "grey grey grey grey grey green");
    given_turn(&t, YELLOW);
    when(&t, YELLOW, "discard grey; discard grey");
    then_hand(&t, YELLOW, "grey grey grey green");
    then_may_some(&t, YELLOW, "place");
}

SCENARIO("The table: Simmental cards come from the market and from their side stacks")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .simmental = 1 });
    then_market(&t, "yellow yellow red red blue brown-3 purple-5 calf calf");
    then_market_stack(&t, "calf", 6);
    then_side_stacks(&t, 8, 8);
    given_hand(&t, RED, "calf calf heifer cow");
    then_side_stacks(&t, 7, 7);
    given_hand(&t, RED, "heifer heifer");
    given_draw_stack(&t, RED, "grey");
    then_side_stacks(&t, 6, 8);
    given_discard_pile(&t, BLUE, "cow");
    given_side_stacks(&t, 0, 2);
    then_side_stacks(&t, 0, 2);
    then_boxed_cards(&t, "heifer", 6);
    then_boxed_cards(&t, "cow", 5);
    given_market(&t, "calf calf calf");
    then_market_count(&t, 3);
    then_to_act(&t, RED);
}

SCENARIO("The table: tokens are spent on turn and off turn, and may_only leaves them out unless they are named")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 2);
    given_tokens(&t, BLUE, 1);
    given_hand(&t, BLUE, "grey green");
    given_draw_stack(&t, BLUE, "white white");
    given_herder(&t, RED, "n-g");
    then_may_only(&t, RED, "move kansas-city via gk1; move kansas-city via gk2");
    then_may_only(&t, RED, "move kansas-city via gk1; move kansas-city via gk2; token 1; token 2");
    then_off_turn_may(&t, RED, "token 1");
    then_off_turn_may(&t, BLUE, "token 2");
    when_off_turn(&t, BLUE, "token 2");
    then_to_act(&t, BLUE);
    then_hand(&t, BLUE, "grey green white white");
    when(&t, BLUE, "discard grey; discard green");
    then_tokens(&t, BLUE, 0);
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_to_act(&t, RED);
    when(&t, RED, "token 1; discard grey");
    then_tokens(&t, RED, 1);
    then_may(&t, RED, "move kansas-city via gk1");

    given_tokens(&t, BLUE, 1);
    when_off_turn(&t, BLUE, "token 1; discard white");
    then_to_act(&t, RED);
    given_draw_stack(&t, BLUE, "");
    given_discard_pile(&t, BLUE, "grey");
    given_tokens(&t, BLUE, 1);
    then_off_turn_may(&t, BLUE, "token 1");
    then_off_turn_may_not(&t, BLUE, "token 2");
}

SCENARIO("The table: buildings used this turn, until the turn starts anew")
{
    Table t = given_second_edition(2);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2");
    then_used(&t, "n-a");
    given_used(&t, "n-a n-b");
    then_used(&t, "n-a n-b");
    given_turn(&t, RED);
    then_used(&t, "");
}

SCENARIO("The table: options that do not go together are refused")
{
    then_refused((TableSetup){ .players = 2, .simmental = 1 });
    then_refused((TableSetup){ .players = 2, .promo_masters = 1, .north = 1 });
    then_refused((TableSetup){ .players = 2, .second_edition = 1, .promo_buildings = 1 });
    then_refused((TableSetup){ .players = 4, .balanced = 1 });
    then_refused((TableSetup){ .players = 2, .bidding = 1, .garth = { [BLUE] = "easy" } });
    then_refused((TableSetup){ .players = 2, .garth = { [YELLOW] = "easy" } });
}

SCENARIO("The table: the balanced supply lies in the box")
{
    Table t = given_game((TableSetup){ .players = 2, .balanced = 1 });
    then_boxed_tiles(&t, "cowboy", 8);
    then_boxed_tiles(&t, "trade-green", 4);
    then_boxed_cards(&t, "yellow", 3);
    then_pile(&t, 3, "engineer", 3);
    then_pile(&t, 3, "builder", 4);
    then_pile(&t, 2, "cowboy", 3);
    then_pile(&t, 1, "flood-green-4", 1);
    then_market_stack(&t, "yellow", 2);
    Table dealt = given_dealt((TableSetup){ .players = 3, .second_edition = 1, .balanced = 1, .simmental = 1 }, 5);
    then_boxed_tiles(&dealt, "cowboy", 4);
    then_boxed_cards(&dealt, "calf", 2);
    then_market_count(&dealt, 12);
    then_turn_of(&dealt, RED);
}

/* ---- Rails to the North ---- */

SCENARIO("The table: Rails to the North finds its known table, on either edition")
{
    Table t = given_north(4), second = given_second_north(2);
    then_turn_of(&t, RED);
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
    then_buildings_left(&second, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a");
    then_tokens(&t, WHITE, 1);
    then_master_space(&t, "st5", "sm5");
    then_master_space(&t, "st11", "sm6");
    then_master_space(&t, "st12", "sm7");
    then_offered(&t, "sm8 sm9 sm10 sm11");
    then_offered(&second, "sm8 sm9 sm10 sm11");
    then_branchlets(&t, RED, "");
    then_branchlets_left(&t, RED, 15);
    then_medium(&t, "gr2", "hire");
    then_medium(&t, "pu2", "trash");
    then_medium(&t, "re6", "engine");
    then_medium(&t, "re11", "dollars-or-cattle");
    then_medium(&t, "te2", "building");
    then_medium(&t, "vi2", "hire");
    then_turn_of(&second, RED);
}

SCENARIO("The table: givens of Rails to the North leave a possible position")
{
    Table t = given_north(3);
    given_branchlets(&t, RED, "gr1 gr3 re12");
    given_branchlets(&t, BLUE, "gr1");
    given_medium(&t, "pu2", "hire");
    then_medium(&t, "pu2", "hire");
    then_medium(&t, "gr2", "trash");
    then_medium(&t, "vi2", "hire");
    given_master(&t, "st11", "sm10");
    then_master_space(&t, "st11", "sm10");
    then_offered(&t, "sm6 sm8 sm9 sm11");
    given_offered(&t, "sm1 sm10 sm8");
    then_offered(&t, "sm1 sm8 sm10");
    then_master_space(&t, "st1", "sm9");
    then_master_space(&t, "st11", "sm6");
    given_owned_master(&t, BLUE, "sm8");
    then_masters(&t, BLUE, "sm8");
    then_offered(&t, "sm1 sm10");
    given_owned_master(&t, BLUE, "sm7");
    then_master_space(&t, "st12", "cowboy");
    given_no_master(&t, "st11");
    then_master_space(&t, "st11", "cowboy");
    given_owned_master(&t, RED, "sm11");
    then_masters(&t, RED, "sm11");
    then_master_space(&t, "st5", "cowboy");
    given_city_disc(&t, RED, "chicago", "aux6");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_station_disc(&t, RED, "st11", "aux4");
    then_cleared(&t, RED, "aux3 aux3 aux4 aux6");
    then_on_city(&t, RED, "san-francisco", 2);
    then_on_city(&t, RED, "chicago", 1);
    then_on_station(&t, RED, "st11", 1);
    then_branchlets(&t, RED, "gr1 gr3 re12");
    then_branchlets_left(&t, RED, 12);
    then_to_act(&t, RED);
}

SCENARIO("The table: the towns a branchlet may go to")
{
    Table t = given_north(2);
    given_hand(&t, RED, "green green green grey");
    given_branchlets(&t, RED, "gr1");
    given_city_disc(&t, RED, "chicago", "aux3");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux branchlet; discard green");
    then_towns(&t, RED, "gr2 gr3 bl1 re1");
    then_may(&t, RED, "branchlet gr2");
    then_may_not(&t, RED, "branchlet gr4");
    when(&t, RED, "branchlet gr2");
    then_branchlets(&t, RED, "gr1 gr2");
    then_may_some(&t, RED, "hire");
}

/* ---- Bidding, Garth, views ---- */

SCENARIO("The table: bids come before the first turn")
{
    Table t = given_game((TableSetup){ .players = 2, .bidding = 1 });
    then_asked(&t, RED, GWT_DECIDE_BID);
    then_hand_count(&t, RED, 0);
    then_bidder(&t, RED, GWT_NONE);
    when(&t, RED, "bid seat 1 points 3");
    then_bidder(&t, RED, RED);
    then_bid(&t, RED, 3);
    then_may_not(&t, BLUE, "bid seat 1 points 3");
    when(&t, BLUE, "bid seat 1 points 4");
    when(&t, RED, "bid seat 2 points 0");
    then_bidder(&t, RED, BLUE);
    then_bidder(&t, BLUE, RED);
    then_turn_of(&t, RED);
    then_hand_count(&t, RED, 4);

    Table played = given_players(2), other = played;
    given_bid(&played, BLUE, 7);
    then_bid(&played, BLUE, 7);
    GwtScore with, without;
    gwt_score(&played.game, BLUE, &with);
    gwt_score(&other.game, BLUE, &without);
    then_that(&played, with.total == without.total - 7, "the bid is subtracted");
}

SCENARIO("The table: Garth sits down, his next card is known, and he plays only when told")
{
    Table t = given_game((TableSetup){ .players = 2, .garth = { [BLUE] = "very-hard" } });
    then_garth(&t, BLUE, "very-hard", "cowboy");
    then_workers(&t, BLUE, 1, 1, 1);
    then_extra_workers(&t, BLUE, 0, 0, 0);
    then_garth_deck_count(&t, BLUE, 15);
    then_dollars(&t, BLUE, 0);
    then_hand_count(&t, BLUE, 0);
    given_garth(&t, BLUE, "hard", "builder");
    then_garth(&t, BLUE, "hard", "builder");
    given_workers(&t, BLUE, 1, 4, 2);
    then_workers(&t, BLUE, 1, 4, 2);
    given_building(&t, BLUE, "5b", "ab1");
    then_location(&t, "ab1", "5b of BLUE");
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
    then_buildings_left(&t, BLUE, "1b 2b 3b 4b 6b 7b 8b 9b 10b");
    given_garth_card(&t, BLUE, 4);
    given_tile(&t, "trade1", "trade-green");
    given_dollars(&t, RED, 20);
    when(&t, RED, "move n-a; aux gain; end");
    then_turn_of(&t, BLUE);
    then_may_only(&t, BLUE, "garth");
    then_herder(&t, BLUE, "start");
    when(&t, BLUE, "garth");
    then_garth_turned(&t, BLUE, 4);
    then_garth_deck_count(&t, BLUE, 0);
    then_herder(&t, BLUE, "n-a");
    then_collected(&t, BLUE, "trade-green");
    then_turn_of(&t, RED);
    given_garth_deck(&t, BLUE, "1 7 15");
    then_garth_deck(&t, BLUE, "1 7 15");
    given_garth_deck(&t, BLUE, "");
    then_garth_deck_count(&t, BLUE, 0);
}

SCENARIO("The table: a seat becomes Garth's, with every module and before his first turn")
{
    Table t = given_second_north(3);
    given_garth(&t, YELLOW, "medium", "engineer");
    then_garth(&t, YELLOW, "medium", "engineer");
    then_tokens(&t, YELLOW, 0);
    then_dollars(&t, YELLOW, 0);
    then_draw_stack_count(&t, YELLOW, 14);
    given_garth_card(&t, YELLOW, 2);
    given_turn(&t, YELLOW);
    then_turn_of(&t, YELLOW);
    when(&t, YELLOW, "garth");
    then_branchlets(&t, YELLOW, "gr1");
    then_turn_of(&t, RED);

    Table first = given_game((TableSetup){ .players = 3, .first_turn = 1, .garth = { "easy", NULL, "hard" } });
    then_turn_of(&first, RED);
    then_herder(&first, RED, "start");
    when(&first, RED, "garth");
    then_turn_of(&first, BLUE);
    when_any_turn(&first, BLUE);
    then_turn_of(&first, YELLOW);

    Table dealt = given_dealt((TableSetup){ .players = 2, .garth = { [RED] = "easy", [BLUE] = "easy" } }, 3);
    then_extra_workers(&dealt, BLUE, 0, 0, 0);
    then_turn_of(&dealt, RED);
    Table strong = given_dealt((TableSetup){ .players = 2, .north = 1, .garth = { [BLUE] = "very-hard" } }, 3);
    given_workers(&strong, BLUE, 1, 2, 3);
    then_extra_workers(&strong, BLUE, 0, 0, 0);
    then_workers(&strong, BLUE, 1, 2, 3);
    then_turn_of(&strong, RED);
}

SCENARIO("The table: what a seat sees")
{
    Table t = given_second_edition(2), other = t;
    given_hand(&t, BLUE, "grey green black white");
    given_hand(&other, BLUE, "grey grey grey grey");
    then_looks_alike(&t, &other, RED);
    then_looks_alike(&t, &other, GWT_SPECTATOR);
    then_looks_different(&t, &other, BLUE);
    Table red = seen_by(&t, RED);
    then_hand(&red, RED, "grey green black white");
    then_hand(&red, BLUE, "");
    then_hand_count(&red, BLUE, 4);
    then_tokens(&red, BLUE, 1);
    then_may_some(&red, RED, "move");
}
