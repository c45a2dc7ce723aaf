/* SPDX-License-Identifier: MIT */
/* second_eyes_3.c - the second edition and its Simmental variant, written from the rulebook and the component tables
 * alone and in the order of the book, as a second opinion beside the scenarios that follow the rulings. */
#include <string.h>
#include "table.h"

/* Through Kansas City up to the income, with tiles that move nothing but the two first places of the job market. */
static void to_income(Table *t, unsigned seat)
{
    given_foresight(t, 1, "trade-green trade-alt");
    given_foresight(t, 2, "cowboy builder");
    given_foresight(t, 3, "engineer cowboy");
    arrive(t, seat, "kansas-city");
    when(t, seat, "?pass; foresight trade-green; foresight cowboy; foresight engineer");
}

static void to_delivery(Table *t, unsigned seat)
{
    to_income(t, seat);
    when(t, seat, "certificates 0");
}

static Table given_simmental(unsigned players)
{
    return given_game((TableSetup){ .players = players, .second_edition = 1, .simmental = 1 });
}

static const char white_discs[] = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4";

/* ---- Game board setup ------------------------------------------------------------------------------------------ */

SCENARIO("[R2 setup 2] Five of the nine station masters lie at the stations, the other four leave the game")
{
    unsigned seen = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Table t = given_dealt((TableSetup){ .players = 2, .second_edition = 1 }, seed);
        unsigned here = 0, boxed = 0;
        for (unsigned i = 0; i < 5; i++)
            here |= 1u << t.game.station_masters[i];
        for (unsigned i = 0; i < 4; i++)
            boxed |= 1u << t.game.masters_boxed[i];
        then_that(&t, (here & boxed) == 0, "no tile is at a station and in the box");
        then_that(&t, (here | boxed) == 0x3FEu, "the nine tiles sm1..sm9, each once");
        seen |= here;
    }
    Table t = given_dealt((TableSetup){ .players = 2, .second_edition = 1 }, 1);
    then_that(&t, seen == 0x3FEu, "each of the nine is drawn in some game");
}

SCENARIO("[R2 setup 6] Seven tiles of the first bag fill the lowest spaces of their sections without a gap")
{
    static const struct {
        unsigned first, last;
    } sections[] = { { GWT_SPACE_TRADE1, GWT_SPACE_TRADE9 },
                     { GWT_SPACE_FLOOD1, GWT_SPACE_FLOOD4 },
                     { GWT_SPACE_DROUGHT1, GWT_SPACE_DROUGHT4 },
                     { GWT_SPACE_ROCK1, GWT_SPACE_ROCK4 } };
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Table t = given_dealt((TableSetup){ .players = 3, .second_edition = 1 }, seed);
        unsigned tiles = 0;
        for (unsigned i = 0; i < 4; i++) {
            int gap = 0;
            for (unsigned s = sections[i].first; s <= sections[i].last; s++) {
                int here = t.game.on_space[s] != GWT_LOCATION_NONE;
                then_that(&t, !(here && gap), "the lowest numbers first");
                gap |= !here;
                tiles += (unsigned)here;
            }
        }
        then_that(&t, tiles == 7, "seven tiles");
        for (unsigned i = 0; i < 2; i++) {
            unsigned one = t.game.foresight[0][i], two = t.game.foresight[1][i];
            then_that(&t, one >= GWT_TILE_TRADE_GREEN, "backs 1 are outlaws and hazards");
            then_that(&t, two >= GWT_TILE_COWBOY && two <= GWT_TILE_ENGINEER, "backs 2 are workers");
        }
    }
}

SCENARIO("[R2 setup 7][R2 setup 9] Workers and cattle by player count: 3 5 7 and 7 10 13")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt((TableSetup){ .players = players, .second_edition = 1 }, 11);
        then_job_row_count(&t, 1, players);
        then_job_row_count(&t, 2, players - 1);
        then_job_row_count(&t, 3, 0);
        then_token_row(&t, 2);
        then_market_count(&t, 1 + 3 * players);
        then_market_stack_count(&t, 36 - (1 + 3 * players));
        then_market_stack(&t, "calf", 0);
        then_display_count(&t, 4);
        then_objective_stack_count(&t, 20);
    }
}

SCENARIO("[R2 setup 14][R2 setup 17] Dollars, cards and a token by place in the turn order; all discs on board")
{
    Table t = given_dealt((TableSetup){ .players = 4, .second_edition = 1 }, 5);
    for (unsigned seat = RED; seat <= WHITE; seat++) {
        then_dollars(&t, seat, 6 + seat);
        then_hand_count(&t, seat, 4 + seat);
        then_draw_stack_count(&t, seat, 10 - seat);
        then_tokens(&t, seat, 1);
        then_cleared(&t, seat, "");
        then_engine(&t, seat, "0");
        then_certificates(&t, seat, 0);
        then_hand_limit(&t, seat, 4);
    }
}

SCENARIO("[R2 setup 17] The first turn: down to four cards, any neutral building, straight into phase B")
{
    Table t = given_game((TableSetup){ .players = 3, .second_edition = 1, .first_turn = 1 });
    then_may_none(&t, RED, "discard");
    when(&t, RED, "place n-f; aux gain; end");
    then_may_none(&t, BLUE, "place");
    when(&t, BLUE, "discard white");
    then_discard_pile(&t, BLUE, "white");
    then_may_none(&t, BLUE, "discard");
    then_may(&t, BLUE, "place n-f");
    then_may(&t, BLUE, "place n-a");
    then_may_none(&t, BLUE, "move");
    then_may_not(&t, BLUE, "place ab1");
    then_may_not(&t, BLUE, "place kansas-city");
    when(&t, BLUE, "place n-f");
    then_may_none(&t, BLUE, "move");
    then_may(&t, BLUE, "aux gain");
    when(&t, BLUE, "aux gain; end");
    then_hand_count(&t, BLUE, 4);
    when(&t, YELLOW, "discard grey; discard grey");
    then_hand_count(&t, YELLOW, 4);
    then_may(&t, YELLOW, "place n-g");
}

SCENARIO("[R2 setup 17][R2 exchange token] The token is there before the first discards and may be spent before them")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .first_turn = 1 });
    given_hand(&t, BLUE, "grey green black white grey");
    given_draw_stack(&t, BLUE, "green green");
    then_off_turn_may(&t, BLUE, "token 2");
    when(&t, RED, "place n-a; aux gain; end");
    then_may(&t, BLUE, "token 2");
    when(&t, BLUE, "token 2; discard grey; discard grey");
    then_hand(&t, BLUE, "green black white green green");
    then_may_none(&t, BLUE, "place");
    when(&t, BLUE, "discard white");
    then_may(&t, BLUE, "place n-b");
}

/* ---- Deck building --------------------------------------------------------------------------------------------- */

SCENARIO("[R2 deck building] The discard pile is shuffled only when a card must be drawn and none is left")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green black white");
    given_draw_stack(&t, RED, "black");
    given_discard_pile(&t, RED, "red red");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "grey green black black");
    then_draw_stack_count(&t, RED, 0);
    then_discard_pile(&t, RED, "red red white");
}

SCENARIO("[R2 general notes] A deck too small for the hand limit: one gets by on fewer cards")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "white");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "black");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "white black");
    then_discard_count(&t, RED, 0);
}

/* ---- Phase A --------------------------------------------------------------------------------------------------- */

SCENARIO("[R2 phase A] Behind C comes D at once, the outlaws branch off at D, and de1 lies between D and E")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade2", "trade-alt");
    given_tile(&t, "trade3", "trade-green");
    given_tile(&t, "trade4", "trade-green");
    given_building(&t, BLUE, "2a", "de1");
    given_herder(&t, RED, "n-c");
    then_may(&t, RED, "move n-d");
    then_may(&t, RED, "move de1");
    then_may(&t, RED, "move trade4");
    then_may_not(&t, RED, "move trade1");
    then_may_not(&t, RED, "move trade3");
    given_herder(&t, RED, "n-d");
    then_may_none(&t, RED, "move n-d");
    then_may(&t, RED, "move de1");
    then_may(&t, RED, "move trade4");
    then_may_some(&t, RED, "move n-e");
}

SCENARIO("[R2 phase A] Hands with three players: green two, black one; both on a tile add up, and the owner is paid")
{
    Table t = given_second_edition(3);
    given_dollars(&t, RED, 10);
    given_dollars(&t, BLUE, 0);
    given_building(&t, BLUE, "7a", "ab1");
    given_building(&t, BLUE, "4a", "ab2");
    given_herder(&t, RED, "n-a");
    when(&t, RED, "move ab2");
    then_dollars(&t, RED, 6);
    then_dollars(&t, BLUE, 4);
    given_tile(&t, "trade4", "trade-alt");
    given_tile(&t, "trade5", "trade-green");
    given_herder(&t, YELLOW, "n-d");
    given_dollars(&t, YELLOW, 10);
    given_turn(&t, YELLOW);
    when(&t, YELLOW, "move trade5");
    then_dollars(&t, YELLOW, 7);
}

SCENARIO("[R2 phase A] Hands with four players: green one, black two; with two players two each")
{
    Table t = given_second_edition(4);
    given_tile(&t, "trade4", "trade-alt");
    given_tile(&t, "trade5", "trade-green");
    given_dollars(&t, RED, 10);
    given_herder(&t, RED, "n-d");
    when(&t, RED, "move trade5");
    then_dollars(&t, RED, 7);
    Table two = given_second_edition(2);
    given_tile(&two, "trade4", "trade-alt");
    given_tile(&two, "trade5", "trade-green");
    given_dollars(&two, RED, 10);
    given_herder(&two, RED, "n-d");
    when(&two, RED, "move trade5");
    then_dollars(&two, RED, 6);
}

SCENARIO("[R2 phase A] Who cannot pay a hand pays what there is, walks on and never pays later")
{
    Table t = given_second_edition(2);
    given_building(&t, BLUE, "7a", "ab1");
    given_building(&t, BLUE, "1a", "ab2");
    given_dollars(&t, RED, 3);
    given_dollars(&t, BLUE, 0);
    given_herder(&t, RED, "n-a");
    then_may(&t, RED, "move ab2");
    when(&t, RED, "move ab2");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 3);
    when(&t, RED, "aux gain; end");
    then_dollars(&t, RED, 1);
    then_dollars(&t, BLUE, 3);
}

SCENARIO("[R2 phase A] The step limit: three, three and four at the start, and at least one step")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_second_edition(players);
        then_step_limit(&t, RED, players == 4 ? 4 : 3);
        given_discs_cleared(&t, RED, "step1");
        then_step_limit(&t, RED, players == 2 ? 4 : players == 3 ? 5 : 6);
        given_discs_cleared(&t, RED, "step2");
        then_step_limit(&t, RED, players + 3);
    }
    Table t = given_second_edition(2);
    given_herder(&t, RED, "n-b");
    then_may_none(&t, RED, "move n-b");
    then_may_some(&t, RED, "move n-f");
    then_may_none(&t, RED, "move n-g");
}

/* ---- Phase B --------------------------------------------------------------------------------------------------- */

SCENARIO("[R2 phase B] 5a takes any yellow, red or blue card for seven dollars, and no other")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "5a", "ab1");
    given_hand(&t, RED, "brown-3 red grey white");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use value-3-for-7; discard red");
    then_dollars(&t, RED, 7);
    then_may_not(&t, RED, "use value-3-for-7");
    then_may(&t, RED, "use auxiliary");
    Table none = given_second_edition(2);
    given_building(&none, RED, "5a", "ab1");
    given_hand(&none, RED, "brown-3 purple-5 grey white");
    arrive(&none, RED, "ab1");
    then_may_not(&none, RED, "use value-3-for-7");
}

SCENARIO("[R2 phase B] 2b: a grey card brings two dollars, a green one up to two spaces of rail")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "2b", "ab1");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use green-for-engine-2");
    then_discard_pile(&t, RED, "green");
    then_may(&t, RED, "engine 1");
    then_may(&t, RED, "engine 2");
    then_may_not(&t, RED, "engine 3");
    when(&t, RED, "engine 2; use grey-for-2");
    then_dollars(&t, RED, 2);
    then_discard_pile(&t, RED, "green grey");
}

SCENARIO("[R2 phase B] 8b: any cattle card for six dollars and an objective card into the hand")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "8b", "ab1");
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "purple-5 grey grey g2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-6-and-objective");
    then_may_not(&t, RED, "discard g2");
    when(&t, RED, "discard purple-5; objective d1");
    then_dollars(&t, RED, 6);
    then_hand(&t, RED, "grey grey g2 d1");
}

SCENARIO("[R2 phase B] The risk action of floodbank1 takes any cattle card for one certificate and no money")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "2a", "floodbank1");
    given_hand(&t, RED, "red grey");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "floodbank1");
    when(&t, RED, "use risk-any; discard red");
    when(&t, RED, "?forward 1");
    then_certificates(&t, RED, 1);
    then_dollars(&t, RED, 0);
    Table other = given_second_edition(2);
    given_building(&other, BLUE, "2a", "floodbank1");
    arrive(&other, RED, "floodbank1");
    then_may_none(&other, RED, "use");
}

SCENARIO("[R2 phase B 2] Another player's building, a hazard, an outlaw: one single auxiliary action and nothing else")
{
    Table t = given_second_edition(2);
    given_building(&t, BLUE, "2a", "ab1");
    given_tile(&t, "flood1", "flood-green-2");
    given_discs_cleared(&t, RED, "aux1");
    arrive(&t, RED, "ab1");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "aux gain double");
    arrive(&t, RED, "flood1");
    then_may(&t, RED, "aux draw");
    when(&t, RED, "aux gain");
    then_may_none(&t, RED, "aux");
}

SCENARIO("[R2 phase B 3] Foresight: an outlaw goes to the lowest free number; a tenth goes to the box")
{
    Table t = given_second_edition(2);
    given_tile(&t, "trade1", "trade-green");
    given_tile(&t, "trade3", "trade-alt");
    to_income(&t, RED);
    then_location(&t, "trade2", "trade-green");
    then_location(&t, "trade4", "empty");
    Table full = given_second_edition(2);
    static const char *const slots[] = { "trade1", "trade2", "trade3", "trade4", "trade5",
                                         "trade6", "trade7", "trade8", "trade9" };
    for (unsigned i = 0; i < 9; i++)
        given_tile(&full, slots[i], i % 2 ? "trade-alt" : "trade-green");
    then_boxed_tiles(&full, "trade-green", 0);
    to_income(&full, RED);
    then_boxed_tiles(&full, "trade-green", 1);
}

SCENARIO("[R2 phase B 3] A worker on the token's space moves the token; only yellow arrows fill the cattle market")
{
    Table t = given_second_edition(2);
    given_market(&t, "yellow");
    to_income(&t, RED);
    then_token_row(&t, 3);
    then_job_row_count(&t, 2, 2);
    then_job_row_count(&t, 3, 1);
    then_market_count(&t, 1);
    Table arrow = given_second_edition(2);
    given_token_row(&arrow, 6);
    given_job_row(&arrow, 6, "cowboy");
    given_market(&arrow, "yellow");
    to_income(&arrow, RED);
    then_token_row(&arrow, 7);
    then_market_count(&arrow, 7);
    Table more = given_second_edition(2);
    given_token_row(&more, 9);
    given_job_row(&more, 9, "cowboy");
    given_market(&more, "yellow yellow red red blue blue brown-3 purple-5");
    to_income(&more, RED);
    then_token_row(&more, 10);
    then_market_count(&more, 8);
}

SCENARIO("[R2 income] Each type counts once, brown and purple whatever their points; permanent certificates always add")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "brown-3 brown-5 grey grey g1");
    given_dollars(&t, RED, 0);
    given_owned_master(&t, RED, "sm8");
    to_delivery(&t, RED);
    then_dollars(&t, RED, 7);
    then_may(&t, RED, "deliver bloomington");
    then_may_not(&t, RED, "deliver peoria");
    then_hand_count(&t, RED, 0);
}

SCENARIO("[R2 income] Temporary certificates: any number of those there are, and the marker moves back")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "grey green black white");
    given_dollars(&t, RED, 0);
    given_certificates(&t, RED, 3);
    to_income(&t, RED);
    then_may_only(&t, RED, "certificates 0; certificates 1; certificates 2; certificates 3");
    when(&t, RED, "certificates 1");
    then_certificates(&t, RED, 2);
    then_dollars(&t, RED, 8);
    then_may(&t, RED, "deliver peoria");
    then_may_not(&t, RED, "deliver chicago");
}

/* ---- Delivery -------------------------------------------------------------------------------------------------- */

SCENARIO("[R2 delivery] Only Kansas City and New York take a second disc")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "purple-5 brown-3 yellow red blue");
    given_city_disc(&t, RED, "kansas-city", "aux1");
    given_city_disc(&t, RED, "new-york", "aux2");
    given_city_disc(&t, RED, "toledo", "aux3");
    given_city_disc(&t, RED, "fulton", "aux3");
    to_delivery(&t, RED);
    then_may_only(&t, RED,
                  "deliver kansas-city; deliver st-louis; deliver bloomington; deliver peoria; deliver chicago; "
                  "deliver pittsburgh; deliver philadelphia; deliver new-york");
    when(&t, RED, "deliver new-york; disc cert6");
    then_on_city(&t, RED, "new-york", 2);
    then_score(&t, RED, GWT_SCORE_CITIES, 18 - 6);
}

SCENARIO("[R2 delivery] Kansas City pays four dollars in this edition and costs six points a disc")
{
    Table t = given_second_edition(2);
    given_dollars(&t, RED, 0);
    to_delivery(&t, RED);
    when(&t, RED, "deliver kansas-city; disc aux4");
    then_dollars(&t, RED, 7 + 4);
    then_score(&t, RED, GWT_SCORE_CITIES, -6);
}

SCENARIO("[R2 delivery] White corners take white discs only; dark corners take any")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "purple-5 brown-3 yellow red blue");
    given_dollars(&t, RED, 30);
    to_delivery(&t, RED);
    Table dark = t;
    when(&t, RED, "deliver pittsburgh");
    then_may_only(&t, RED, "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4");
    when(&dark, RED, "deliver philadelphia");
    then_may_only(&dark, RED,
                  "disc aux1; disc aux2; disc aux3; disc aux4; disc aux5; disc cert4; disc cert6; disc step1; "
                  "disc step2; disc hand");
}

SCENARIO("[R2 delivery] The left step disc pays three dollars, a hand disc costs five and raises the limit at once")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "purple-5 brown-3 grey");
    given_dollars(&t, RED, 0);
    given_engine(&t, RED, "18");
    to_delivery(&t, RED);
    Table other = t;
    when(&t, RED, "deliver chicago; disc step1");
    then_dollars(&t, RED, 13);
    when(&other, RED, "deliver chicago; disc hand");
    then_dollars(&other, RED, 5);
    then_turn_of(&other, BLUE);
    then_hand_limit(&other, RED, 5);
    then_hand_count(&other, RED, 5);
}

SCENARIO("[R2 delivery] The six-certificate space before the four: the limit stays three until both are clear")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "cert6");
    then_certificate_limit(&t, RED, 3);
    given_discs_cleared(&t, RED, "cert4");
    then_certificate_limit(&t, RED, 6);
    given_discs_cleared(&t, BLUE, "cert4");
    then_certificate_limit(&t, BLUE, 4);
}

SCENARIO("[R2 delivery] Fulton and St. Louis together: a card must be taken, and three points are lost")
{
    Table t = given_second_edition(2);
    given_city_disc(&t, RED, "st-louis", "aux3");
    given_engine(&t, RED, "5");
    to_delivery(&t, RED);
    when(&t, RED, "deliver fulton; disc aux4");
    then_may_not(&t, RED, "pass");
    then_may(&t, RED, "objective g1");
    when(&t, RED, "objective g1");
    then_score(&t, RED, GWT_SCORE_CITIES, -3);
    then_display_count(&t, 4);
    Table lone = given_second_edition(2);
    to_delivery(&lone, RED);
    when(&lone, RED, "deliver fulton; disc aux4");
    then_turn_of(&lone, BLUE);
    then_score(&lone, RED, GWT_SCORE_CITIES, 0);
}

SCENARIO("[R2 delivery] St. Louis and Bloomington together bring an exchange token and no points")
{
    Table t = given_second_edition(2);
    given_city_disc(&t, RED, "bloomington", "aux3");
    given_tokens(&t, RED, 0);
    given_tokens(&t, BLUE, 0);
    to_delivery(&t, RED);
    when(&t, RED, "deliver st-louis; disc aux4");
    then_tokens(&t, RED, 1);
    then_tokens(&t, BLUE, 0);
    then_score(&t, RED, GWT_SCORE_CITIES, 0);
    then_turn_of(&t, BLUE);
}

SCENARIO("[R2 delivery] Peoria between two discs triggers the card twice, the display being filled in between")
{
    Table t = given_second_edition(2);
    given_city_disc(&t, RED, "bloomington", "aux3");
    given_city_disc(&t, RED, "chicago", "aux3");
    given_display(&t, "g1 d1 d2 d3");
    given_objective_stack(&t, "r2 r3");
    given_hand(&t, RED, "purple-5 brown-3");
    to_delivery(&t, RED);
    when(&t, RED, "deliver peoria; disc aux4");
    when(&t, RED, "objective g1");
    then_display_count(&t, 4);
    then_may_some(&t, RED, "objective r");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "objective d3");
    then_discard_has(&t, RED, "g1 d3");
    then_turn_of(&t, BLUE);
}

SCENARIO("[R2 delivery] Points of the arrows and of Philadelphia: six, eight, four, and six of its own")
{
    Table t = given_second_edition(2);
    given_city_disc(&t, RED, "chicago", "aux1");
    given_city_disc(&t, RED, "toledo", "aux2");
    then_score(&t, RED, GWT_SCORE_CITIES, 6);
    given_city_disc(&t, RED, "pittsburgh", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 14);
    given_city_disc(&t, RED, "philadelphia", "aux3");
    then_score(&t, RED, GWT_SCORE_CITIES, 24);
    given_city_disc(&t, RED, "new-york", "aux4");
    then_score(&t, RED, GWT_SCORE_CITIES, 33);
}

SCENARIO("[R2 delivery] Transport: a dollar for each cross between engine and city, none if the engine is beyond")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "purple-5 brown-3 yellow");
    given_engine(&t, RED, "5");
    given_dollars(&t, RED, 0);
    to_delivery(&t, RED);
    Table near = t;
    when(&t, RED, "deliver chicago; disc aux4");
    then_dollars(&t, RED, 12 - 3);
    when(&near, RED, "deliver st-louis; disc aux4");
    then_dollars(&near, RED, 12);
}

SCENARIO("[R2 phase A][R2 delivery] No hand disc if the transport could not be paid after it")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, white_discs);
    given_hand(&t, RED, "brown-3 grey green");
    given_dollars(&t, RED, 0);
    given_station_disc(&t, RED, "st6", "cert6");
    given_station_disc(&t, RED, "st7", "step1");
    Table near = t;
    to_delivery(&t, RED);
    when(&t, RED, "deliver bloomington"); /* seven dollars, three crosses */
    then_may(&t, RED, "disc step2");
    then_may_not(&t, RED, "disc hand");
    given_engine(&near, RED, "6");
    to_delivery(&near, RED);
    when(&near, RED, "deliver bloomington");
    then_may(&near, RED, "disc hand");
}

SCENARIO("[R2 delivery] Afterwards the herder starts anew and the foresight spaces are filled by their numbers")
{
    Table t = given_second_edition(2);
    given_pile(&t, 1, "flood-green-2");
    given_pile(&t, 2, "builder");
    given_pile(&t, 3, "trade-alt");
    to_delivery(&t, RED);
    when(&t, RED, "deliver kansas-city; disc aux4");
    then_turn_of(&t, BLUE);
    then_herder(&t, RED, "start");
    then_foresight(&t, 1, "trade-alt flood-green-2");
    then_foresight(&t, 2, "builder builder");
    then_foresight(&t, 3, "cowboy trade-alt");
    then_hand_count(&t, RED, 4);
}

/* ---- Actions --------------------------------------------------------------------------------------------------- */

SCENARIO("[R2 hire] Not from the token's row; the icon changes the price; a full row takes nobody")
{
    Table t = given_second_edition(2);
    given_token_row(&t, 3);
    given_job_row(&t, 1, "cowboy builder");
    given_job_row(&t, 2, "cowboy engineer");
    given_job_row(&t, 3, "builder");
    given_workers(&t, RED, 6, 1, 1);
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-a");
    Table dear = t;
    when(&t, RED, "use hire");
    then_may(&t, RED, "hire builder row 1");
    then_may(&t, RED, "hire engineer row 2");
    then_may_not(&t, RED, "hire builder row 3");
    then_may_none(&t, RED, "hire cowboy");
    when(&t, RED, "hire builder row 1");
    then_dollars(&t, RED, 0);
    then_may_not(&dear, RED, "use hire-2-dearer");
    Table cheap = given_second_edition(2);
    given_building(&cheap, RED, "6a", "ab1");
    given_token_row(&cheap, 3);
    given_dollars(&cheap, RED, 5);
    arrive(&cheap, RED, "ab1");
    when(&cheap, RED, "use hire-1-cheaper; hire cowboy row 1");
    then_dollars(&cheap, RED, 0);
}

SCENARIO("[R2 buy cattle] One cowboy: a value-3 card for six or a Shorthorn for twelve, no Hereford")
{
    Table t = given_second_edition(2);
    given_dollars(&t, RED, 30);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may(&t, RED, "buy yellow with 1");
    then_may(&t, RED, "buy brown-3 with 1");
    then_may_none(&t, RED, "buy purple");
    then_may_not(&t, RED, "buy yellow with 2");
    then_may(&t, RED, "turn-up");
    when(&t, RED, "buy brown-3 with 1");
    then_dollars(&t, RED, 18);
    then_discard_pile(&t, RED, "brown-3");
    then_may_none(&t, RED, "buy");
    then_may_not(&t, RED, "turn-up");
}

SCENARIO("[R2 buy cattle] A cowboy may turn up two cards between two purchases; each cowboy works once")
{
    Table t = given_second_edition(2);
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 30);
    given_market(&t, "yellow");
    given_market_stack(&t, "red blue");
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy yellow with 1");
    then_may_none(&t, RED, "buy");
    when(&t, RED, "turn-up");
    then_market(&t, "red blue");
    when(&t, RED, "buy red with 1");
    then_dollars(&t, RED, 18);
    then_may_none(&t, RED, "buy blue");
    then_discard_pile(&t, RED, "yellow red");
}

SCENARIO("[R2 buy cattle] Three cowboys and five dollars: exactly two value-3 cards; five and eight: two Shorthorn")
{
    Table t = given_second_edition(2);
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 5);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle; buy pair yellow with 3");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "second blue");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "yellow blue");
    Table five = given_second_edition(2);
    given_workers(&five, RED, 5, 1, 1);
    given_dollars(&five, RED, 8);
    given_market(&five, "brown-3 brown-5");
    arrive(&five, RED, "n-e");
    when(&five, RED, "use buy-cattle; buy pair brown-3 with 5; second brown-5");
    then_dollars(&five, RED, 0);
    Table one = given_second_edition(2);
    given_workers(&one, RED, 5, 1, 1);
    given_dollars(&one, RED, 8);
    given_market(&one, "brown-3");
    arrive(&one, RED, "n-e");
    when(&one, RED, "use buy-cattle");
    then_may_none(&one, RED, "buy pair");
}

SCENARIO("[R2 engine] The last space: upgrade or not, back to any free space, then three dollars to pay there")
{
    Table t = given_second_edition(2);
    given_engine(&t, RED, "38");
    given_engine(&t, BLUE, "37");
    given_dollars(&t, RED, 2);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine 39; ?pass");
    then_may_not(&t, RED, "engine 37");
    then_may_not(&t, RED, "engine 39");
    then_may(&t, RED, "engine 38");
    then_may(&t, RED, "engine t9");
    when(&t, RED, "engine t9");
    then_dollars(&t, RED, 5);
    then_may(&t, RED, "upgrade");
    when(&t, RED, "upgrade; disc cert6");
    then_dollars(&t, RED, 0);
    then_on_station(&t, RED, "st9", 1);
}

SCENARIO("[R2 stations] Each station once a player; the master only in that moment and only for a hired worker")
{
    Table t = given_second_edition(2);
    given_engine(&t, RED, "4");
    given_station_disc(&t, BLUE, "st1", "aux3");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux4");
    then_may_none(&t, RED, "master");
    then_dollars(&t, RED, 2);
    given_workers(&t, RED, 2, 1, 1);
    given_engine(&t, RED, "4");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers; engine t1");
    then_may_not(&t, RED, "upgrade");
    then_may_none(&t, RED, "master");
    Table hired = given_second_edition(2);
    given_engine(&hired, RED, "4");
    given_workers(&hired, RED, 2, 1, 1);
    given_master(&hired, "st1", "sm9");
    arrive(&hired, RED, "n-g");
    given_dollars(&hired, RED, 2);
    when(&hired, RED, "use engine-engineers; engine t1; upgrade; disc aux4");
    then_may(&hired, RED, "master cowboy");
    then_may_not(&hired, RED, "master builder");
    when(&hired, RED, "master cowboy; ?take");
    then_dollars(&hired, RED, 12);
    then_master_space(&hired, "st1", "cowboy");
    then_workers(&hired, RED, 1, 1, 1);
}

SCENARIO("[R2 objective] A card of the display or the top of the stack, onto the discard pile; the display fills up")
{
    Table t = given_second_edition(2);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may(&t, RED, "objective g1");
    then_may(&t, RED, "objective stack");
    Table stack = t;
    when(&t, RED, "objective g1");
    then_discard_pile(&t, RED, "g1");
    then_display_count(&t, 4);
    then_objective_stack_count(&t, 19);
    when(&stack, RED, "objective stack");
    then_discard_count(&stack, RED, 1);
    then_display(&stack, "g1 d1 r1 m1");
    then_objective_stack_count(&stack, 19);
}

SCENARIO("[R2 objective] The herder card: no hands, no use, not into Kansas City; after phase B the turn is over")
{
    Table t = given_second_edition(2);
    given_building(&t, BLUE, "7a", "gk1");
    given_hand(&t, RED, "m1 grey green black");
    given_dollars(&t, RED, 5);
    given_herder(&t, RED, "n-f");
    when(&t, RED, "play m1");
    then_may(&t, RED, "move gk1 via fg1");
    then_may_none(&t, RED, "move kansas-city");
    when(&t, RED, "move gk1 via fg1");
    then_dollars(&t, RED, 5);
    then_asked(&t, RED, GWT_DECIDE_MOVE);
    then_may(&t, RED, "move kansas-city");
    Table after = given_second_edition(2);
    given_hand(&after, RED, "m1 white green black");
    arrive(&after, RED, "n-a");
    when(&after, RED, "use white-for-2; play m1; move n-b via ab1");
    then_turn_of(&after, BLUE);
    then_herder(&after, RED, "n-b");
    then_hand_count(&after, RED, 4);
}

SCENARIO("[R2 objective] Not in the middle of an action, not on another's turn")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "g1 white green black");
    given_token_row(&t, 3);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    then_may(&t, RED, "play g1");
    when(&t, RED, "use hire");
    then_may_not(&t, RED, "play g1");
    when(&t, RED, "hire cowboy row 1");
    then_may(&t, RED, "play g1");
    when(&t, RED, "play g1; take");
    then_dollars(&t, RED, 20 - 6 + 2);
    then_in_area(&t, RED, "s1 g1");
    then_may(&t, RED, "use white-for-2");
}

SCENARIO("[R2 buildings] Two dollars a builder; replacing needs and costs the difference and boxes the old tile")
{
    Table t = given_second_edition(2);
    given_workers(&t, RED, 1, 5, 1);
    given_dollars(&t, RED, 10);
    given_building(&t, RED, "9a", "ab1");
    arrive(&t, RED, "n-b");
    when(&t, RED, "use build-at-2");
    then_may(&t, RED, "build 11a");
    then_may(&t, RED, "build 10a");
    then_may(&t, RED, "build 8a");
    Table fresh = t;
    when(&t, RED, "build 11a");
    then_may_only(&t, RED, "at ab1");
    when(&t, RED, "at ab1");
    then_dollars(&t, RED, 0);
    then_location(&t, "ab1", "11a of RED");
    then_building_boxed(&t, RED, "9a");
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 20);
    when(&fresh, RED, "build 8a");
    then_may(&fresh, RED, "at ab2");
    then_may(&fresh, RED, "at de1");
    then_may_not(&fresh, RED, "at ab1");
    then_may_not(&fresh, RED, "at n-a");
    then_may_not(&fresh, RED, "at trade4");
}

SCENARIO("[R2 buildings] Through the builder row a builder costs one dollar")
{
    Table t = given_second_edition(2);
    given_workers(&t, RED, 1, 3, 1);
    given_token_row(&t, 3);
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire builder row 1");
    then_may(&t, RED, "pass");
    when(&t, RED, "build 6a; at ab1");
    then_dollars(&t, RED, 0);
}

SCENARIO("[R2 general notes] A building replaced under its owner's herder is not used in the same turn")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "6a", "ab1");
    given_workers(&t, RED, 1, 3, 1);
    given_token_row(&t, 3);
    given_dollars(&t, RED, 20);
    given_tile(&t, "trade1", "trade-green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hire-1-cheaper; hire builder row 1; build 8a; at ab1");
    then_dollars(&t, RED, 20 - 5 - 1);
    then_may_not(&t, RED, "use engine-2");
    then_may_not(&t, RED, "use trade");
    then_may_none(&t, RED, "aux");
    then_building_boxed(&t, RED, "6a");
}

SCENARIO("[R2 auxiliary] A locked action opens with one disc; double only with both and only through the icon for it")
{
    Table t = given_second_edition(2);
    given_engine(&t, RED, "6");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "aux gain double");
    then_may_none(&t, RED, "aux engine");
    given_discs_cleared(&t, RED, "aux4");
    arrive(&t, RED, "n-g");
    then_may(&t, RED, "aux engine");
    then_may_not(&t, RED, "aux engine double");
    given_discs_cleared(&t, RED, "aux4");
    arrive(&t, RED, "n-g");
    then_may(&t, RED, "aux engine");
    then_may_not(&t, RED, "aux engine double");
    when(&t, RED, "use auxiliary");
    then_may(&t, RED, "aux engine double");
}

SCENARIO("[R2 auxiliary] The fifth action pays a dollar in this edition, doubled two, whether a card is removed or not")
{
    Table t = given_second_edition(2);
    given_engine(&t, RED, "6");
    given_dollars(&t, RED, 0);
    given_discs_cleared(&t, RED, "aux5 aux5");
    arrive(&t, RED, "n-g");
    Table twice = t;
    when(&t, RED, "aux trash; engine 5; trash grey");
    then_dollars(&t, RED, 1);
    then_engine(&t, RED, "5");
    then_boxed_cards(&t, "grey", 1);
    when(&twice, RED, "use auxiliary; aux trash double; engine t1");
    then_dollars(&twice, RED, 2);
    when(&twice, RED, "trash grey; pass");
    then_boxed_cards(&twice, "grey", 1);
    then_hand_count(&twice, RED, 3);
}

SCENARIO("[R2 auxiliary] Backwards: occupied spaces are skipped, turnouts may be chosen; impossible from the start")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, "aux3");
    given_engine(&t, RED, "8");
    given_engine(&t, BLUE, "7");
    given_dollars(&t, RED, 3);
    arrive(&t, RED, "n-g");
    when(&t, RED, "aux certificate");
    then_may_only(&t, RED, "engine 6; engine t2");
    when(&t, RED, "engine t2");
    then_may(&t, RED, "upgrade");
    Table start = given_second_edition(2);
    given_discs_cleared(&start, RED, "aux3 aux5");
    arrive(&start, RED, "n-g");
    then_may_none(&start, RED, "aux certificate");
    then_may_none(&start, RED, "aux trash");
}

SCENARIO("[R2 outlaws] The bounty is what the space shows: a token on the first, then 1 2 3 4 5 6 8 10 dollars")
{
    static const struct {
        const char *space;
        unsigned dollars;
    } bounties[] = { { "trade1", 0 }, { "trade2", 1 }, { "trade3", 2 }, { "trade4", 3 }, { "trade5", 4 },
                     { "trade6", 5 }, { "trade7", 6 }, { "trade8", 8 }, { "trade9", 10 } };
    for (unsigned i = 0; i < 9; i++) {
        Table t = given_second_edition(2);
        char action[32] = "trade ";
        strcat(action, bounties[i].space);
        given_tile(&t, bounties[i].space, "trade-alt");
        given_dollars(&t, RED, 0);
        given_tokens(&t, RED, 0);
        arrive(&t, RED, "n-d");
        when(&t, RED, "use trade");
        when(&t, RED, action);
        then_dollars(&t, RED, bounties[i].dollars);
        then_tokens(&t, RED, i == 0);
        then_collected(&t, RED, "trade-alt");
        then_location(&t, bounties[i].space, "empty");
    }
    Table none = given_second_edition(2);
    arrive(&none, RED, "n-d");
    then_may_not(&none, RED, "use trade");
}

SCENARIO("[R2 exchange token] 12b gives a token and two dollars a station; the token goes back when it is used")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "12b", "ab1");
    given_station_disc(&t, RED, "st1", "aux3");
    given_station_disc(&t, RED, "st2", "aux3");
    given_dollars(&t, RED, 0);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use token; use stations-2");
    then_tokens(&t, RED, 2);
    then_dollars(&t, RED, 4);
    then_may_not(&t, RED, "use token");
    when(&t, RED, "token 1; discard grey");
    then_tokens(&t, RED, 1);
    then_hand_count(&t, RED, 4);
}

SCENARIO("[R2 exchange token] In the middle of an action, several in a row, and on another player's turn")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 2);
    given_dollars(&t, RED, 20);
    given_draw_stack(&t, RED, "grey grey grey grey");
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    when(&t, RED, "token 2; discard grey; discard grey; token 1; discard grey");
    then_tokens(&t, RED, 0);
    then_may(&t, RED, "buy yellow with 1");
    then_off_turn_may(&t, BLUE, "token 2");
    when_off_turn(&t, BLUE, "token 2; discard grey; discard white");
    then_tokens(&t, BLUE, 0);
    then_discard_pile(&t, BLUE, "grey white");
    then_to_act(&t, RED);
    then_may(&t, RED, "buy yellow with 1");
    then_may_none(&t, RED, "token");
}

SCENARIO("[R2 exchange token] Draw first, shuffling if need be, then discard as many, drawn cards too")
{
    Table t = given_second_edition(2);
    given_hand(&t, RED, "white");
    given_draw_stack(&t, RED, "black");
    given_discard_pile(&t, RED, "red");
    when(&t, RED, "token 2");
    then_hand(&t, RED, "white black red");
    then_may(&t, RED, "discard black");
    then_may_not(&t, RED, "pass");
    when(&t, RED, "discard black; discard red");
    then_hand(&t, RED, "white");
    then_discard_pile(&t, RED, "black red");
}

SCENARIO("[R2 hazards] The price is paid in full or nothing is taken; herders stay on the empty space")
{
    Table t = given_second_edition(2);
    given_tile(&t, "rock1", "rock-green-4");
    given_herder(&t, BLUE, "rock1");
    given_dollars(&t, RED, 6);
    arrive(&t, RED, "n-f");
    then_may_not(&t, RED, "use hazard-at-7");
    given_dollars(&t, RED, 7);
    when(&t, RED, "use hazard-at-7; remove rock1");
    then_dollars(&t, RED, 0);
    then_score(&t, RED, GWT_SCORE_HAZARDS, 4);
    then_herder(&t, BLUE, "rock1");
    when(&t, RED, "end");
    then_may_some(&t, BLUE, "move n-f");
    then_may_not(&t, BLUE, "move rock1");
}

SCENARIO("[R2 hazards] 11a removes a hazard for two dollars, and a second one")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "11a", "ab1");
    given_tile(&t, "rock1", "rock-green-4");
    given_tile(&t, "flood1", "flood-green-3");
    given_dollars(&t, RED, 4);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use hazard-at-2; remove rock1");
    then_may(&t, RED, "use hazard-at-2");
    when(&t, RED, "use hazard-at-2; remove flood1");
    then_dollars(&t, RED, 0);
    then_collected(&t, RED, "rock-green-4 flood-green-3");
    then_may_not(&t, RED, "use hazard-at-2");
}

SCENARIO("[R2 herder forward] 12a: a dollar a builder; the step leads to another phase B with the hand as it is")
{
    Table t = given_second_edition(2);
    given_building(&t, RED, "12a", "ab3");
    given_workers(&t, RED, 1, 4, 1);
    given_dollars(&t, RED, 0);
    given_hand(&t, RED, "green grey");
    arrive(&t, RED, "ab3");
    when(&t, RED, "use builders-1");
    then_dollars(&t, RED, 4);
    when(&t, RED, "use herder-1; move n-b");
    then_hand(&t, RED, "green grey");
    then_may(&t, RED, "use green-for-2");
    then_may(&t, RED, "aux gain");
    when(&t, RED, "use green-for-2");
    then_dollars(&t, RED, 6);
}

/* ---- End of the game ------------------------------------------------------------------------------------------- */

SCENARIO("[R2 end] The last space filled in subphase two: no worker in three, one turn for everyone else")
{
    Table t = given_second_edition(3);
    given_token_row(&t, 12);
    given_job_row(&t, 12, "cowboy builder");
    given_foresight(&t, 1, "trade-green trade-alt");
    given_foresight(&t, 2, "cowboy builder");
    given_foresight(&t, 3, "engineer trade-alt");
    arrive(&t, BLUE, "kansas-city");
    when(&t, BLUE, "?pass; foresight trade-green; foresight cowboy");
    then_token_owner(&t, BLUE);
    then_may_not(&t, BLUE, "foresight engineer");
    when(&t, BLUE, "foresight trade-alt; certificates 0; deliver kansas-city; disc aux3");
    then_foresight_full(&t);
    then_turn_of(&t, YELLOW);
    when_any_turn(&t, YELLOW);
    then_not_over(&t);
    when_any_turn(&t, RED);
    then_over(&t);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 2);
    then_score(&t, RED, GWT_SCORE_TOKEN, 0);
}

SCENARIO("[R2 end] With workers alone left the third subphase is skipped, also in the others' last turns")
{
    Table t = given_second_edition(2);
    given_token_row(&t, 12);
    given_job_row(&t, 12, "cowboy");
    given_foresight(&t, 1, "trade-green trade-alt");
    given_foresight(&t, 2, "cowboy builder");
    given_foresight(&t, 3, "engineer cowboy");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "?pass; foresight trade-green; foresight cowboy");
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    when(&t, RED, "certificates 0; deliver kansas-city; disc aux3");
    given_herder(&t, BLUE, "gk1");
    when(&t, BLUE, "move kansas-city; ?pass");
    then_may_some(&t, BLUE, "foresight");
    when(&t, BLUE, "foresight trade-alt");
    then_asked(&t, BLUE, GWT_DECIDE_INCOME);
    when(&t, BLUE, "certificates 0; deliver kansas-city; disc aux3");
    then_over(&t);
    then_foresight_full(&t);
}

SCENARIO("[R2 final scoring] Deck cards, workers, the step disc, dollars and masters")
{
    Table t = given_second_edition(2);
    given_dollars(&t, RED, 14);
    given_hand(&t, RED, "yellow purple-7");
    given_discard_pile(&t, RED, "brown-5");
    given_workers(&t, RED, 6, 5, 1);
    given_discs_cleared(&t, RED, "step2");
    given_station_disc(&t, RED, "st6", "cert6");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st2", "aux2");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "12a", "ab2");
    then_score(&t, RED, GWT_SCORE_DOLLARS, 2);
    then_score(&t, RED, GWT_SCORE_CATTLE, 1 + 7 + 5);
    then_score(&t, RED, GWT_SCORE_WORKERS, 12);
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 3);
    then_score(&t, RED, GWT_SCORE_STATIONS, 5 + 1 + 1);
    then_score(&t, RED, GWT_SCORE_BUILDINGS, 6);
    given_owned_master(&t, RED, "sm6");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    given_owned_master(&t, RED, "sm7");
    then_score(&t, RED, GWT_SCORE_MASTERS, 3 + 4);
    given_owned_master(&t, RED, "sm8");
    given_owned_master(&t, RED, "sm9");
    then_score(&t, RED, GWT_SCORE_MASTERS, 7);
    given_owned_master(&t, RED, "sm5");
    given_certificates(&t, RED, 3);
    then_score(&t, RED, GWT_SCORE_MASTERS, 7 + 9); /* three temporary and four permanent */
}

SCENARIO("[R2 final scoring] A task counts for one card only; a disc on New York each; deck cards only if wanted")
{
    Table t = given_second_edition(2);
    given_objective_area(&t, RED, "s1 a1 a1");
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 5 - 3);
    given_city_disc(&t, RED, "new-york", "aux3");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
    given_hand(&t, RED, "a1");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 10);
    given_city_disc(&t, RED, "new-york", "aux4");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 15);
}

/* ---- Simmental ------------------------------------------------------------------------------------------------- */

SCENARIO("[R2 Simmental] Eight calves in the market cards, 9 12 15 face up, heifers and cows beside the board")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt((TableSetup){ .players = players, .second_edition = 1, .simmental = 1 }, 3);
        then_market_count(&t, 3 + 3 * players);
        then_market_stack_count(&t, 44 - (3 + 3 * players));
        then_that(&t, t.game.market[GWT_CARD_CALF] + t.game.market_stack[GWT_CARD_CALF] == 8, "eight calves");
        then_that(&t, t.game.market[GWT_CARD_HEIFER] + t.game.market_stack[GWT_CARD_HEIFER] == 0, "no heifer");
        then_that(&t, t.game.market[GWT_CARD_COW] + t.game.market_stack[GWT_CARD_COW] == 0, "no cow");
        then_side_stacks(&t, 8, 8);
    }
}

SCENARIO("[R2 Simmental] The yellow arrow fills the market to the number it began with: nine with two players")
{
    Table t = given_simmental(2);
    given_token_row(&t, 6);
    given_job_row(&t, 6, "cowboy");
    given_market(&t, "yellow");
    to_income(&t, RED);
    then_market_count(&t, 9);
}

SCENARIO("[R2 Simmental] A calf costs eight dollars with one cowboy and five with two; never two for one price")
{
    Table t = given_simmental(2);
    given_workers(&t, RED, 3, 1, 1);
    given_dollars(&t, RED, 13);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may(&t, RED, "buy calf with 1");
    then_may(&t, RED, "buy calf with 2");
    then_may_not(&t, RED, "buy calf with 3");
    then_may_not(&t, RED, "buy pair calf with 3");
    when(&t, RED, "buy calf with 2");
    then_dollars(&t, RED, 8);
    when(&t, RED, "buy calf with 1");
    then_dollars(&t, RED, 0);
    then_discard_pile(&t, RED, "calf calf");
    then_may_none(&t, RED, "buy");
}

SCENARIO("[R2 Simmental] Only calves are for sale, and no value-3 price buys one")
{
    Table t = given_simmental(2);
    given_workers(&t, RED, 4, 1, 1);
    given_dollars(&t, RED, 40);
    given_market(&t, "calf yellow");
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may_none(&t, RED, "buy heifer");
    then_may_none(&t, RED, "buy cow");
    then_may_none(&t, RED, "buy pair");
}

SCENARIO("[R2 Simmental] Raised after the income and before the hand goes; the new card is on the discard pile")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf calf grey white");
    given_dollars(&t, RED, 0);
    to_income(&t, RED);
    then_asked(&t, RED, GWT_DECIDE_INCOME);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 2 + 1 + 2);
    then_hand(&t, RED, "calf calf grey white");
    then_may_only(&t, RED, "raise 0; raise 1; raise 2");
    when(&t, RED, "raise 1");
    then_discard_pile(&t, RED, "heifer calf grey white");
    then_boxed_cards(&t, "calf", 1);
    then_side_stacks(&t, 7, 8);
    then_may(&t, RED, "deliver st-louis");
    then_may_not(&t, RED, "deliver bloomington");
}

SCENARIO("[R2 Simmental] A calf raised to a heifer does not rise again; a heifer of the hand becomes a cow")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf heifer grey white");
    to_income(&t, RED);
    when(&t, RED, "certificates 0; raise 1");
    then_may_only(&t, RED, "raise 0; raise 1");
    when(&t, RED, "raise 1");
    then_discard_pile(&t, RED, "heifer cow grey white");
    then_boxed_cards(&t, "calf", 1);
    then_boxed_cards(&t, "heifer", 1);
    Table lone = given_simmental(2);
    given_hand(&lone, RED, "calf grey");
    to_income(&lone, RED);
    when(&lone, RED, "certificates 0; raise 1");
    then_may_none(&lone, RED, "raise");
    then_discard_pile(&lone, RED, "heifer grey");
}

SCENARIO("[R2 Simmental] Raising may be declined; a cow rises no further; cards outside the hand do not rise")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf cow grey white");
    given_discard_pile(&t, RED, "calf heifer");
    to_income(&t, RED);
    when(&t, RED, "certificates 0; raise 0");
    then_may_none(&t, RED, "raise");
    then_discard_pile(&t, RED, "calf heifer calf cow grey white");
    then_side_stacks(&t, 7, 7);
}

SCENARIO("[R2 Simmental] No more heifers beside the board: only as many rise as there are")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf calf grey white");
    given_side_stacks(&t, 1, 8);
    to_income(&t, RED);
    when(&t, RED, "certificates 0");
    then_may_not(&t, RED, "raise 2");
    then_may(&t, RED, "raise 1");
}

SCENARIO("[R2 Simmental] All orange cards are one type: the best stage counts, once")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf heifer cow grey");
    given_dollars(&t, RED, 0);
    to_income(&t, RED);
    when(&t, RED, "certificates 0");
    then_dollars(&t, RED, 5 + 1);
    Table two = given_simmental(2);
    given_hand(&two, RED, "calf heifer grey green");
    given_dollars(&two, RED, 0);
    to_income(&two, RED);
    when(&two, RED, "certificates 0");
    then_dollars(&two, RED, 4 + 1 + 2);
}

SCENARIO("[R2 Simmental] An orange card is a cattle card of any type, and no card of value three")
{
    Table t = given_simmental(2);
    given_building(&t, RED, "2a", "floodbank1");
    given_hand(&t, RED, "calf grey");
    arrive(&t, RED, "floodbank1");
    when(&t, RED, "use risk-any");
    then_may(&t, RED, "discard calf");
    Table five = given_simmental(2);
    given_building(&five, RED, "5a", "ab1");
    given_hand(&five, RED, "calf heifer cow grey");
    arrive(&five, RED, "ab1");
    then_may_not(&five, RED, "use value-3-for-7");
    Table same = given_simmental(2);
    given_hand(&same, RED, "calf calf grey");
    given_dollars(&same, RED, 0);
    arrive(&same, RED, "n-f");
    when(&same, RED, "use pair-for-4; discard calf; ?discard calf");
    then_dollars(&same, RED, 4);
    then_hand(&same, RED, "grey");
}

SCENARIO("[R2 Simmental] Points of the orange cards count with the cattle: three, four, five")
{
    Table t = given_simmental(2);
    given_hand(&t, RED, "calf heifer cow");
    given_discard_pile(&t, RED, "cow");
    then_score(&t, RED, GWT_SCORE_CATTLE, 3 + 4 + 5 + 5);
}

/* ---- General notes and special cases --------------------------------------------------------------------------- */

SCENARIO("[R2 general notes] Without white discs a dark one may go onto white corners; with one left it may not")
{
    Table t = given_second_edition(2);
    given_discs_cleared(&t, RED, white_discs);
    given_dollars(&t, RED, 10);
    to_delivery(&t, RED);
    when(&t, RED, "deliver fulton");
    then_may(&t, RED, "disc cert6");
    then_may(&t, RED, "disc hand");
    Table one = given_second_edition(2);
    given_discs_cleared(&one, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5");
    given_dollars(&one, RED, 10);
    to_delivery(&one, RED);
    when(&one, RED, "deliver fulton");
    then_may_only(&one, RED, "disc cert4");
}

SCENARIO("[R2 general notes] No disc left, or none that can be paid for: one comes back from an own station")
{
    Table t = given_second_edition(2);
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st2", "aux2");
    given_discs_cleared(&t, RED, "aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2");
    given_hand(&t, RED, "grey");
    given_dollars(&t, RED, 0);
    Table rich = t;
    to_delivery(&t, RED);
    when(&t, RED, "deliver fulton");
    then_may_only(&t, RED, "disc st1; disc st2");
    when(&t, RED, "disc st2");
    then_on_station(&t, RED, "st2", 0);
    then_on_city(&t, RED, "fulton", 1);
    then_score(&t, RED, GWT_SCORE_STATIONS, 1);
    given_dollars(&rich, RED, 5);
    to_delivery(&rich, RED);
    when(&rich, RED, "deliver fulton");
    then_may_only(&rich, RED, "disc hand");
}

SCENARIO("[R2 general notes] An empty objective stack fills nothing; with an empty display no card is gained")
{
    Table t = given_second_edition(2);
    given_display(&t, "g1");
    given_objective_stack(&t, "");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_not(&t, RED, "objective stack");
    when(&t, RED, "objective g1");
    then_display_count(&t, 0);
    arrive(&t, RED, "n-c");
    then_may_not(&t, RED, "use objective");
    then_may(&t, RED, "use certificate");
}

SCENARIO("[R2 general notes] Exchange tokens are unlimited")
{
    Table t = given_second_edition(2);
    given_tokens(&t, RED, 12);
    given_tokens(&t, BLUE, 1);
    given_building(&t, RED, "12b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use token");
    then_tokens(&t, RED, 13);
}
