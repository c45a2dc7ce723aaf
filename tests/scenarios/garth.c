/* SPDX-License-Identifier: MIT */
/* garth.c - Garth, the automa for playing alone (a fan variant): his seat at set-up, his way along the trail and the
 * fees, Kansas City and the end of the game, his pieces among the others, and his score. What his cards do is in
 * garth_cards.c, where he delivers in garth_delivery.c. */
#include "garth.h"

/* ---- Set-up ---- */

SCENARIO("[S11][SD4] He begins with the printed workers and his level's extra ones; his specialty is drawn apart")
{
    unsigned specialties[GWT_GARTH_LEVELS] = { 0 }, other_specialty = 0;
    static const char *const levels[GWT_GARTH_LEVELS] = { NULL, "easy", "medium", "hard", "very-hard" };
    for (unsigned level = GWT_GARTH_EASY; level < GWT_GARTH_LEVELS; level++)
        for (uint64_t seed = 1; seed <= 60; seed++) {
            Table t = given_dealt((TableSetup){ .players = 2, .garth = { [BLUE] = levels[level] } }, seed);
            const GwtPlayer *p = &t.game.players[BLUE];
            unsigned specialty = p->garth_specialty, most = 0, extra = 0, types = 0;
            for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
                unsigned more = p->workers[worker] - 1u;
                extra += more;
                types += more > 0;
                most = more > most ? more : most;
            }
            specialties[level] |= 1u << specialty;
            other_specialty += level >= GWT_GARTH_HARD && p->workers[specialty] < most + 1;
            if (level == GWT_GARTH_EASY)
                then_workers(&t, BLUE, 1, 1, 1);
            else if (level == GWT_GARTH_MEDIUM)
                then_that(&t, extra == 1 && p->workers[specialty] == 2, "one more of his specialty");
            else if (level == GWT_GARTH_HARD)
                then_that(&t, extra == 2 && types == 2, "two more, of two types");
            else
                then_that(&t, extra == 4 && types == 3 && most == 2, "one more of each and one");
            then_extra_workers(&t, BLUE, p->workers[GWT_COWBOY] - 1u, p->workers[GWT_BUILDER] - 1u,
                               p->workers[GWT_ENGINEER] - 1u);
        }
    Table any = given_players(2);
    for (unsigned level = GWT_GARTH_EASY; level < GWT_GARTH_LEVELS; level++)
        then_that(&any, specialties[level] == 7, "every specialty is drawn sometimes");
    then_that(&any, other_specialty > 0, "another type than his specialty may be the most numerous");
}

static unsigned worker_tiles(const Table *t)
{
    unsigned tiles = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        tiles += (unsigned)__builtin_popcountll(t->game.job_market[worker]);
        tiles += t->game.tiles_boxed[GWT_TILE_COWBOY + worker];
        for (unsigned back = 0; back < 3; back++)
            tiles += t->game.piles[back][GWT_TILE_COWBOY + worker];
        for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
            for (unsigned i = 0; i < 2; i++)
                tiles += t->game.foresight[column][i] == GWT_TILE_COWBOY + worker;
    }
    return tiles;
}

SCENARIO("[OC29] Neither his extra workers nor the tile that drew his specialty come out of the supply")
{
    for (uint64_t seed = 1; seed <= 10; seed++) {
        Table t = given_dealt((TableSetup){ .players = 3, .garth = { "very-hard", "hard", "medium" } }, seed);
        then_that(&t, worker_tiles(&t) == 54, "all 54 worker tiles are in the game");
    }
}

SCENARIO("[S13][OC27] His seat: herder and engine at the start, one objective card, no money, hand or token")
{
    Table t = given_dealt((TableSetup){ .players = 3, .second_edition = 1, .garth = { [BLUE] = "hard" } }, 4);
    then_herder(&t, BLUE, "start");
    then_engine(&t, BLUE, "0");
    then_dollars(&t, BLUE, 0);
    then_tokens(&t, BLUE, 0);
    then_hand_count(&t, BLUE, 0);
    then_cleared(&t, BLUE, "");
    then_masters(&t, BLUE, "");
    then_garth_deck_count(&t, BLUE, 15);
    then_that(&t, gwt_objectives_count(t.game.players[BLUE].area) == 1, "one starting objective card");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
    then_tokens(&t, RED, 1);
    then_hand_count(&t, YELLOW, 6); /* humans as by their seat */
}

SCENARIO("[SD18] The humans' starting dollars go by seat, Garth's seat counted: 6 if she begins")
{
    Table first = given_dealt((TableSetup){ .players = 2, .garth = { [BLUE] = "easy" } }, 5);
    Table second = given_dealt((TableSetup){ .players = 2, .garth = { [RED] = "easy" } }, 5);
    Table last = given_dealt((TableSetup){ .players = 4, .garth = { "easy", "easy", "easy" } }, 5);
    then_dollars(&first, RED, 6);
    then_dollars(&second, BLUE, 7);
    then_dollars(&last, WHITE, 9);
    then_dollars(&last, YELLOW, 0);
}

SCENARIO("[OC27] All his buildings show the b-side, whatever side the others use")
{
    Table a = given_dealt((TableSetup){ .players = 2, .garth = { [BLUE] = "easy" } }, 6);
    then_buildings_left(&a, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
    then_buildings_left(&a, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
    Table mixed = given_dealt((TableSetup){ .players = 2, .b_sides = "1 4 7", .garth = { [BLUE] = "easy" } }, 6);
    then_buildings_left(&mixed, RED, "1b 2a 3a 4b 5a 6a 7b 8a 9a 10a");
    then_buildings_left(&mixed, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b");
    Table north = given_dealt((TableSetup){ .players = 2, .second_edition = 1, .north = 1, .garth = { "easy" } }, 6);
    then_buildings_left(&north, RED, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 12b 13b");
}

SCENARIO("[Garth set-up] The table is set for all seats, his included")
{
    Table two = given_dealt((TableSetup){ .players = 2, .garth = { [BLUE] = "easy" } }, 7);
    Table four = given_dealt((TableSetup){ .players = 4, .garth = { [BLUE] = "easy", [WHITE] = "hard" } }, 7);
    then_market_count(&two, 7);
    then_market_count(&four, 13);
    then_job_row_count(&two, 1, 2);
    then_job_row_count(&four, 1, 4);
    then_step_limit(&two, RED, 3);
    then_step_limit(&four, RED, 4);
}

SCENARIO("[S11] His chances come from the game's own generator: the same seed plays the same, another one does not")
{
    TableSetup setup = { .players = 2, .garth = { "medium", "very-hard" } };
    Table one = given_dealt(setup, 8), same = given_dealt(setup, 8), other = given_dealt(setup, 9);
    int differs = 0;
    for (unsigned turn = 0; turn < 30; turn++) {
        unsigned seat = turn % 2;
        when(&one, seat, "garth");
        when(&same, seat, "garth");
        when(&other, seat, "garth");
        then_that(&one, gwt_hash(&one.game) == gwt_hash(&same.game), "the same seed gives the same game");
        differs |= one.game.players[seat].garth_deck != other.game.players[seat].garth_deck;
    }
    then_that(&one, differs, "another seed turns up other cards");
}

SCENARIO("[S11] What his deck and his chances will bring is nobody's knowledge")
{
    Table t = garth_table("easy", "cowboy"), other = t;
    other.game.key[0] ^= 1;
    then_looks_alike(&t, &other, RED);
    then_looks_alike(&t, &other, GWT_SPECTATOR);
    given_garth_deck(&other, BLUE, "1 2 3"); /* the cards turned up are known to all */
    then_looks_different(&t, &other, RED);
}

SCENARIO("[Garth set-up] Any number of Garths in any seats play a game to its end")
{
    static const TableSetup setups[] = {
        { .players = 2, .garth = { "easy", "very-hard" } },
        { .players = 3, .second_edition = 1, .simmental = 1, .garth = { "hard", "hard", "easy" } },
        { .players = 4, .north = 1, .garth = { "medium", "medium", "hard", "very-hard" } },
        { .players = 2, .second_edition = 1, .north = 1, .balanced = 1, .garth = { "easy", "medium" } },
    };
    for (unsigned i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        Table t = given_dealt(setups[i], 10 + i);
        for (unsigned turns = 0; !t.game.over && turns < 600; turns++)
            when(&t, t.game.turn_player, "garth");
        then_over(&t);
    }
}

SCENARIO("[OC27] His turn is one forced decision, and a human's turn beside him is as ever")
{
    Table t = given_game((TableSetup){ .players = 3, .garth = { [BLUE] = "easy" } });
    given_garth_card(&t, BLUE, 2);
    when(&t, RED, "move n-a; aux gain; end");
    then_asked(&t, BLUE, GWT_DECIDE_GARTH);
    then_may_only(&t, BLUE, "garth");
    when(&t, BLUE, "garth");
    then_turn_of(&t, YELLOW);
}

/* ---- His way ---- */

SCENARIO("[S13][SD2] His first turn walks from the start by the card's steps; he is not placed")
{
    Table t = given_game((TableSetup){ .players = 2, .first_turn = 1, .garth = { [RED] = "easy" } });
    then_herder(&t, RED, "start");
    then_may_only(&t, RED, "garth");
    Table one = t;
    garth_plays(&t, RED, 8);
    then_herder(&t, RED, "n-b");
    garth_plays(&one, RED, 2);
    then_herder(&one, RED, "n-a");
    then_asked(&one, BLUE, GWT_DECIDE_PLACE); /* a human is */
}

SCENARIO("[S12][SD3] He takes the route with the fewest locations to Kansas City, not the longest walk")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "drought1", "drought-green-2");
    given_workers(&t, BLUE, 6, 1, 1);
    garth_plays(&t, BLUE, 13); /* six steps: A B C E F G, neither hazards nor D */
    then_herder(&t, BLUE, "n-g");
}

SCENARIO("[S12] What counts is all that lies on the way to Kansas City, not the next step alone")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-a");
    given_building(&t, RED, "2a", "ab1");
    given_building(&t, RED, "3a", "ab3"); /* both free, but two */
    given_tile(&t, "flood3", "flood-green-2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "flood3");

    Table d = garth_table("easy", "cowboy");
    given_herder(&d, BLUE, "n-c");
    given_building(&d, RED, "2a", "ce1");
    given_building(&d, RED, "3a", "ce2");
    given_tile(&d, "trade4", "trade-green");
    Table even = d;
    garth_plays(&d, BLUE, 13);
    then_herder(&d, BLUE, "n-d");
    given_no_building(&even, "ce2"); /* one location each, no fee: the first branch */
    garth_plays(&even, BLUE, 13);
    then_herder(&even, BLUE, "ce1");
}

SCENARIO("[S12] He follows the trade tiles' road only if it is no longer")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "cd1");
    Table tile = t;
    garth_plays(&t, BLUE, 13); /* nothing lies on that road: E is next, D is left aside */
    then_herder(&t, BLUE, "n-e");
    given_tile(&tile, "trade4", "trade-green");
    garth_plays(&tile, BLUE, 13); /* one location either way, and D charges nothing */
    then_herder(&tile, BLUE, "n-d");
}

SCENARIO("[S12] Of equally short routes the one with the lowest fees now, then the first branch")
{
    Table t = given_game((TableSetup){ .players = 3, .garth = { [BLUE] = "easy" } });
    given_herder(&t, BLUE, "n-a");
    given_building(&t, RED, "1a", "ab1");      /* green hand: 2 dollars at three seats */
    given_tile(&t, "flood1", "flood-black-2"); /* black hand: 1 dollar */
    Table tie = t;
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "flood1");
    given_tile(&tie, "flood1", "flood-green-2");
    garth_plays(&tie, BLUE, 13);
    then_herder(&tie, BLUE, "ab1");
}

SCENARIO("[S12] The fees that count are those of the steps he takes now")
{
    Table t = given_game((TableSetup){ .players = 3, .garth = { [BLUE] = "easy" } });
    given_herder(&t, BLUE, "n-a");
    given_building(&t, RED, "2a", "ab1"); /* free */
    given_building(&t, RED, "7a", "ab2"); /* 3 dollars */
    given_tile(&t, "flood1", "flood-black-2");
    given_tile(&t, "flood2", "flood-black-3"); /* 1 dollar each */
    Table two = t;
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "ab1");
    garth_plays(&two, BLUE, 8);
    then_herder(&two, BLUE, "flood2");
}

SCENARIO("[S12] The shorter route is taken at any price")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-a");
    given_building(&t, RED, "7a", "ab1"); /* 4 dollars */
    given_building(&t, BLUE, "1b", "floodbank1");
    given_building(&t, BLUE, "2b", "floodbank2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "ab1");
    then_dollars(&t, RED, 10);
}

SCENARIO("[S12] He has no step limit of his own, and stops in Kansas City")
{
    Table t = garth_table("easy", "cowboy");
    given_workers(&t, BLUE, 5, 1, 1);
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "n-f");
    garth_plays(&t, BLUE, 13); /* two locations are left of five */
    then_herder(&t, BLUE, "start");
    then_on_city(&t, BLUE, "wichita", 1);
    then_turn_of(&t, RED);
}

SCENARIO("[S12] Empty spaces take no step, his own buildings and hazards do")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-g");
    given_building(&t, BLUE, "1b", "gk1");
    given_building(&t, BLUE, "2b", "gk2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "gk1");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "start");
}

SCENARIO("[Garth route] Second edition: from C by the short road to E, and D only if that road is fuller")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_herder(&t, BLUE, "n-c");
    Table full = t;
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "n-e");
    given_building(&full, RED, "2a", "ce1");
    given_building(&full, RED, "3a", "ce2");
    garth_plays(&full, BLUE, 13);
    then_herder(&full, BLUE, "n-d");
    given_building(&full, RED, "4a", "de1");
    garth_plays(&full, BLUE, 13); /* past de1 by the empty outlaw road */
    then_herder(&full, BLUE, "n-e");
}

SCENARIO("[Garth turn] He uses no building, risk or auxiliary action where he stops")
{
    Table t = garth_table("easy", "cowboy");
    given_building(&t, BLUE, "10b", "ab1"); /* gain 4, engine, herder */
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_herder(&t, BLUE, "n-a");
    given_garth(&t, BLUE, "easy", "builder");
    garth_plays(&t, BLUE, 14);
    then_herder(&t, BLUE, "ab1");
    then_dollars(&t, BLUE, 0);
    then_engine(&t, BLUE, "0");
    then_certificates(&t, BLUE, 0);
    then_turn_of(&t, RED);
    garth_plays(&t, BLUE, 14);
    then_herder(&t, BLUE, "n-b");
    then_turn_of(&t, RED);
}

/* ---- Fees ---- */

SCENARIO("[S4] A human is paid by the bank for her hands that he passes or stops at")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-a");
    given_dollars(&t, RED, 6);
    given_building(&t, RED, "1a", "ab1"); /* 2 dollars */
    given_building(&t, RED, "4a", "ab2"); /* 2 dollars */
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_tile(&t, "flood3", "flood-green-4");
    Table two = t;
    garth_plays(&t, BLUE, 13);
    then_dollars(&t, RED, 8);
    garth_plays(&two, BLUE, 8);
    then_herder(&two, BLUE, "ab2");
    then_dollars(&two, RED, 10);
    then_dollars(&two, BLUE, 0);
    garth_plays(&two, BLUE, 13); /* the place he starts from is not charged again */
    then_dollars(&two, RED, 10);
}

SCENARIO("[S4] Both hands of a tile are paid, each owner for her own, and a tile without a hand pays nothing")
{
    Table t = given_game((TableSetup){ .players = 4, .garth = { [BLUE] = "easy" } });
    given_herder(&t, BLUE, "n-g");
    given_dollars(&t, RED, 0);
    given_dollars(&t, WHITE, 0);
    given_building(&t, RED, "7a", "gk1");
    given_building(&t, RED, "1a", "gk2"); /* cheaper: 1 dollar at four seats */
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "gk2");
    then_dollars(&t, RED, 1);
    given_herder(&t, BLUE, "n-g");
    given_building(&t, WHITE, "7a", "gk2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "gk1");
    then_dollars(&t, RED, 4); /* 3 more */
    then_dollars(&t, WHITE, 0);

    Table none = garth_table("easy", "cowboy");
    given_herder(&none, BLUE, "n-g");
    given_building(&none, RED, "2a", "gk1");
    given_building(&none, RED, "3a", "gk2");
    garth_plays(&none, BLUE, 13);
    then_dollars(&none, RED, 6);
}

SCENARIO("[S4][S20] Humans pay the fee of his buildings as usual; he keeps no money")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, RED, "n-a");
    given_dollars(&t, RED, 5);
    given_building(&t, BLUE, "1b", "ab1");
    given_building(&t, BLUE, "2b", "ab2");
    Table free = t;
    when(&t, RED, "move ab1");
    then_dollars(&t, RED, 3);
    then_dollars(&t, BLUE, 0);
    given_herder(&free, RED, "ab1");
    when(&free, RED, "move ab2"); /* no hand on it */
    then_dollars(&free, RED, 5);
}

SCENARIO("[S4] Between two Garths no money changes hands, and his own buildings are free to him")
{
    Table t = given_game((TableSetup){ .players = 2, .garth = { "easy", "easy" } });
    given_herder(&t, BLUE, "n-g");
    given_building(&t, RED, "1b", "gk1");
    given_building(&t, BLUE, "1b", "gk2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "gk2");
    given_herder(&t, BLUE, "n-g");
    given_building(&t, RED, "4b", "gk2");
    garth_plays(&t, BLUE, 13);
    then_herder(&t, BLUE, "gk1");
    then_dollars(&t, RED, 0);
    then_dollars(&t, BLUE, 0);
}

/* ---- Kansas City ---- */

SCENARIO("[S1] The card's action comes before Kansas City, in the same turn")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-g");
    given_foresight(&t, 1, "flood-green-4 flood-green-4");
    Table there = t;
    garth_plays(&t, BLUE, 5); /* no hazard on the board yet */
    then_collected(&t, BLUE, "");
    then_location(&t, "flood1", "flood-green-4");
    then_on_city(&t, BLUE, "wichita", 1);

    given_tile(&there, "flood1", "flood-green-2");
    garth_plays(&there, BLUE, 5);
    then_collected(&there, BLUE, "flood-green-2");
    then_location(&there, "flood1", "flood-green-4"); /* on the space just emptied */
}

SCENARIO("[S1] A worker he puts into the job market in Kansas City is none for this turn's card")
{
    Table t = garth_table("easy", "engineer");
    given_herder(&t, BLUE, "n-g");
    given_job_row(&t, 1, "- -");
    given_job_row(&t, 2, "cowboy");
    garth_plays(&t, BLUE, 1); /* afterwards the token leaves row 2 */
    then_workers(&t, BLUE, 1, 1, 1);
    then_token_row(&t, 3);
}

SCENARIO("[SD15][S11] Of each foresight column he places one tile at random; the columns are refilled")
{
    unsigned trades = 0, second = 0, third = 0;
    for (uint64_t key = 1; key <= 40; key++) {
        Table t = garth_table("easy", "cowboy");
        t.game.key[0] = key;
        garth_delivers(&t, BLUE);
        then_foresight_full(&t);
        int green = t.game.on_space[GWT_SPACE_TRADE1] == GWT_TILE_TRADE_GREEN;
        then_that(&t, green || t.game.on_space[GWT_SPACE_TRADE1] == GWT_TILE_TRADE_ALT, "one trade tile on its slot");
        trades |= 1u << green;
        /* The known market has two workers in row 1 and one in row 2. */
        then_job_row_count(&t, 2, 2);
        then_job_row_count(&t, 3, 1);
        second |= 1u << !(t.game.job_market[GWT_COWBOY] >> (4 + 3) & 1);
        third |= 1u << !(t.game.job_market[GWT_ENGINEER] >> (8 + 2) & 1);
        then_token_row(&t, 3);
        then_dollars(&t, BLUE, 0); /* no income */
    }
    Table any = garth_table("easy", "cowboy");
    then_that(&any, trades == 3 && second == 3 && third == 3, "both tiles of every column come up sometimes");
}

SCENARIO("[SD15] His tiles are placed as anyone's: full slots send them out of the game, an empty pile leaves a gap")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "flood1", "flood-green-2");
    given_tile(&t, "flood2", "flood-green-3");
    given_tile(&t, "flood3", "flood-black-2");
    given_tile(&t, "flood4", "flood-black-3");
    given_foresight(&t, 1, "flood-green-4 flood-green-4");
    given_foresight(&t, 2, "builder -");
    given_foresight(&t, 3, "- -");
    given_pile(&t, 2, "");
    given_pile(&t, 3, "");
    given_pile(&t, 1, "trade-green");
    unsigned boxed = t.game.tiles_boxed[GWT_TILE_FLOOD_GREEN_4];
    garth_delivers(&t, BLUE);
    then_boxed_tiles(&t, "flood-green-4", boxed + 1);
    then_foresight(&t, 1, "flood-green-4 trade-green");
    then_foresight(&t, 2, "- -");
    then_foresight(&t, 3, "- -");
    then_job_row_count(&t, 2, 2);
    then_on_city(&t, BLUE, "wichita", 1);
}

SCENARIO("[SD15] His worker that pushes the token over a yellow arrow refills the cattle market")
{
    Table t = garth_table("easy", "cowboy");
    given_token_row(&t, 6);
    given_job_row(&t, 6, "cowboy");
    given_market(&t, "yellow");
    garth_delivers(&t, BLUE);
    then_token_row(&t, 7);
    then_market_count(&t, 7);
}

SCENARIO("[S19] He has no income, no hand to show, and raises no Simmental cards")
{
    Table t =
        given_game((TableSetup){ .players = 2, .second_edition = 1, .simmental = 1, .garth = { [BLUE] = "easy" } });
    given_discard_pile(&t, BLUE, "calf calf");
    garth_delivers(&t, BLUE);
    then_discard_pile(&t, BLUE, "calf calf");
    then_side_stacks(&t, 8, 8);
    then_dollars(&t, BLUE, 0);
    then_hand_count(&t, BLUE, 0);
    then_turn_of(&t, RED);
}

SCENARIO("[S19][EX1] A human may spend exchange tokens while his turn is open, he has none to spend")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    given_turn(&t, BLUE);
    then_off_turn_may(&t, RED, "token 2");
    then_off_turn_may_not(&t, BLUE, "token 1");
    then_may_only(&t, BLUE, "garth");
    when_off_turn(&t, RED, "token 1; discard grey");
    then_tokens(&t, RED, 0);
    when(&t, BLUE, "garth");
    then_turn_of(&t, RED);
}

/* ---- The end ---- */

SCENARIO("[Garth end] His last worker triggers the end: the token and its 2 points are his, the others have one turn")
{
    Table t = garth_table("easy", "cowboy");
    given_token_row(&t, 12);
    given_job_row(&t, 12, "cowboy");
    garth_delivers(&t, BLUE);
    then_token_owner(&t, BLUE);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 2);
    then_turn_of(&t, RED);
    when_any_turn(&t, RED);
    then_over(&t);
}

SCENARIO("[S17] After the end is triggered in subphase 2 he takes no worker in subphase 3")
{
    Table t = garth_table("easy", "cowboy");
    given_token_row(&t, 12);
    given_job_row(&t, 12, "cowboy");
    given_foresight(&t, 3, "engineer cowboy");
    Table mixed = t;
    garth_delivers(&t, BLUE);
    then_foresight(&t, 3, "engineer cowboy");
    then_on_city(&t, BLUE, "wichita", 1); /* the delivery follows all the same */

    for (uint64_t key = 1; key <= 20; key++) {
        Table other = mixed;
        other.game.key[0] = key;
        given_foresight(&other, 3, "engineer trade-alt");
        given_foresight(&other, 1, "trade-green trade-green");
        garth_delivers(&other, BLUE);
        then_location(&other, "trade2", "trade-alt");
    }
}

SCENARIO("[S17] In the last round he takes no workers either, and plays exactly one turn")
{
    for (uint64_t key = 1; key <= 20; key++) {
        Table t = garth_table("easy", "cowboy");
        t.game.key[0] = key;
        given_foresight(&t, 2, "cowboy builder");
        given_foresight(&t, 3, "engineer trade-alt");
        given_foresight(&t, 1, "trade-green trade-green");
        given_token_taken(&t, RED);
        garth_delivers(&t, BLUE);
        then_foresight(&t, 2, "cowboy builder");
        then_location(&t, "trade2", "trade-alt");
        then_score(&t, BLUE, GWT_SCORE_TOKEN, 0);
        then_over(&t);
    }
}

/* ---- His pieces among the others ---- */

SCENARIO("[S20] His engine occupies its space for the others")
{
    Table t = garth_table("easy", "cowboy");
    given_workers(&t, RED, 1, 1, 2);
    given_engine(&t, BLUE, "1");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use engine-engineers");
    then_may_not(&t, RED, "engine 1");
    then_may(&t, RED, "engine 2");
    then_may(&t, RED, "engine 3"); /* his space is skipped and not counted */
    then_may_not(&t, RED, "engine 4");
}

SCENARIO("[S20] His herder blocks nobody")
{
    Table t = garth_table("easy", "cowboy");
    given_herder(&t, BLUE, "n-a");
    when(&t, RED, "move n-a");
    then_may(&t, RED, "use white-for-2");
    given_herder(&t, RED, "start");
    given_turn(&t, RED);
    then_may(&t, RED, "move n-b via ab1");
    given_herder(&t, RED, "n-b");
    given_herder(&t, BLUE, "n-a");
    garth_plays(&t, BLUE, 2);
    then_herder(&t, BLUE, "n-b"); /* nor is he blocked */
}

SCENARIO("[S20] On his building a human may only take a single auxiliary action")
{
    Table t = garth_table("easy", "cowboy");
    given_building(&t, BLUE, "5b", "ab1");
    arrive(&t, RED, "ab1");
    then_may_none(&t, RED, "use");
    then_may(&t, RED, "aux gain");
    then_may_not(&t, RED, "end");
}

SCENARIO("[S20] A human's copy tile copies his building, with the b-side's actions")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "8", .garth = { [BLUE] = "easy" } });
    given_building(&t, RED, "8b", "ab1");
    given_building(&t, BLUE, "5b", "ab2");
    given_workers(&t, RED, 1, 1, 3);
    given_dollars(&t, RED, 0);
    Table far = t;
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy");
    then_may(&t, RED, "copy ab2");
    when(&t, RED, "copy ab2; use engineers-1 of ab2");
    then_dollars(&t, RED, 3); /* her engineers */

    given_no_building(&far, "ab2");
    given_building(&far, BLUE, "5b", "ab3");
    arrive(&far, RED, "ab1");
    when(&far, RED, "use copy");
    then_may_not(&far, RED, "copy ab3");
}

/* ---- Score ---- */

SCENARIO("[S7][SD17] Objective cards bring him their full points whatever the tasks; a human pays for failing them")
{
    Table t = garth_table("easy", "cowboy");
    given_objective_area(&t, BLUE, "s2 r1 a1 g2");
    given_objective_area(&t, RED, "s1 r2 m2 g3");
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3 + 5 + 5 + 3);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -3 - 2 - 2);
}

SCENARIO("[S5] Station masters are worth 0 to him")
{
    static const char *const masters[] = { "sm1", "sm2", "sm3", "sm4", "sm5" };
    for (unsigned i = 0; i < 5; i++) {
        Table t = garth_table("easy", "cowboy");
        given_collected(&t, BLUE, "flood-green-2 flood-green-3 trade-green trade-alt");
        given_objective_area(&t, BLUE, "s2 r1 a1 g2");
        given_owned_master(&t, BLUE, masters[i]);
        then_masters(&t, BLUE, masters[i]);
        then_score(&t, BLUE, GWT_SCORE_MASTERS, 0);
    }
    Table human = garth_table("easy", "cowboy");
    given_owned_master(&human, RED, "sm1");
    then_score(&human, RED, GWT_SCORE_MASTERS, 3);
}

SCENARIO("[S6] Buildings, stations, hazards, cattle and workers count for him as for a human, trade tiles do not")
{
    Table t = garth_table("easy", "cowboy");
    given_building(&t, BLUE, "7b", "ab1");
    given_building(&t, BLUE, "1b", "ab2");
    given_station_disc(&t, BLUE, "st5", "aux1");
    given_station_disc(&t, BLUE, "st10", "aux2");
    given_collected(&t, BLUE, "flood-green-4 rock-black-3 trade-green trade-alt");
    given_discard_pile(&t, BLUE, "blue purple-7");
    given_workers(&t, BLUE, 6, 5, 4);
    then_score(&t, BLUE, GWT_SCORE_DOLLARS, 0);
    then_score(&t, BLUE, GWT_SCORE_BUILDINGS, 7);
    then_score(&t, BLUE, GWT_SCORE_STATIONS, 12);
    then_score(&t, BLUE, GWT_SCORE_HAZARDS, 7);
    then_score(&t, BLUE, GWT_SCORE_CATTLE, 10);
    then_score(&t, BLUE, GWT_SCORE_WORKERS, 12);
    then_score(&t, BLUE, GWT_SCORE_OBJECTIVES, 3);
    then_score(&t, BLUE, GWT_SCORE_STEP_DISC, 0);
    then_score(&t, BLUE, GWT_SCORE_TOKEN, 0);
    then_total(&t, BLUE, 7 + 12 + 7 + 10 + 12 + 3);
}

SCENARIO("[S14] The disc of the step limit is worth 3 points to a human, none to him")
{
    Table t = garth_table("easy", "cowboy");
    given_city_disc(&t, BLUE, "wichita", "step2");
    given_city_disc(&t, RED, "albuquerque", "step2");
    then_score(&t, BLUE, GWT_SCORE_STEP_DISC, 0);
    then_score(&t, RED, GWT_SCORE_STEP_DISC, 3);
}

SCENARIO("[S8] First edition: arrows and crests as for a human, San Francisco 6 instead of 9 a disc")
{
    Table t = garth_table("easy", "cowboy");
    given_city_disc(&t, BLUE, "wichita", "aux1");
    given_city_disc(&t, BLUE, "colorado-springs", "aux2"); /* -1 */
    given_city_disc(&t, BLUE, "el-paso", "aux3");
    given_city_disc(&t, BLUE, "san-diego", "aux3");  /* 8 */
    given_city_disc(&t, BLUE, "sacramento", "aux4"); /* 4 and 6 */
    then_score(&t, BLUE, GWT_SCORE_CITIES, 17);
    given_city_disc(&t, BLUE, "san-francisco", "aux4");
    given_city_disc(&t, BLUE, "san-francisco", "aux5");
    given_city_disc(&t, RED, "san-francisco", "aux5");
    given_city_disc(&t, RED, "san-francisco", "aux5");
    then_score(&t, BLUE, GWT_SCORE_CITIES, 17 + 12);
    then_score(&t, RED, GWT_SCORE_CITIES, 18);
}

SCENARIO("[SD11] Second edition: New York is worth 6 a disc to him, 9 to a human")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .garth = { [BLUE] = "easy" } });
    for (unsigned i = 0; i < 2; i++) {
        given_city_disc(&t, BLUE, "new-york", "aux3");
        given_city_disc(&t, RED, "new-york", "aux3");
    }
    then_score(&t, BLUE, GWT_SCORE_CITIES, 12);
    then_score(&t, RED, GWT_SCORE_CITIES, 18);
}

SCENARIO("[S8] Rails to the North: San Francisco is 6 a disc to him whatever his bells; other cities as to a human")
{
    Table t = garth_north("easy", "cowboy");
    given_city_disc(&t, BLUE, "san-francisco", "aux1");
    given_city_disc(&t, BLUE, "san-francisco", "aux2");
    then_score(&t, BLUE, GWT_SCORE_CITIES, 12);
    given_branchlets(&t, BLUE, "gr1 gr3 gr4 re1 re2 re3 re4 re5 re7 re8 re9 re10");
    given_branchlets(&t, RED, "gr1 gr3 gr4 bl1 bl3 bl5");
    given_city_disc(&t, RED, "san-francisco", "aux1");
    then_score(&t, BLUE, GWT_SCORE_CITIES, 12); /* four bells would be 8 a disc */
    then_score(&t, RED, GWT_SCORE_CITIES, 4);   /* two bells */

    given_city_disc(&t, BLUE, "chicago", "aux3");
    given_city_disc(&t, BLUE, "detroit", "aux3"); /* -5 */
    given_city_disc(&t, BLUE, "minneapolis", "aux4");
    given_city_disc(&t, BLUE, "new-york", "aux4"); /* 10 and 3 */
    then_score(&t, BLUE, GWT_SCORE_CITIES, 12 - 5 + 13);
    given_discs_cleared(&t, BLUE, "aux5");
    then_score(&t, BLUE, GWT_SCORE_CITIES, 12 - 5 + 13 - 8);
}

SCENARIO("[S21] A tie with a human is a shared victory, one point more wins")
{
    Table t = garth_table("easy", "cowboy");
    given_dollars(&t, RED, 15);
    then_total(&t, RED, 3);
    then_total(&t, BLUE, 3);
    then_winners(&t, "RED BLUE");
    given_dollars(&t, RED, 14);
    then_winners(&t, "BLUE");
    given_dollars(&t, RED, 20);
    then_winners(&t, "RED");
}
