/* SPDX-License-Identifier: MIT */
/* audit.c - scenarios for rules that a wrong engine could break without any other scenario noticing: found by changing
 * the engine in small ways and looking which changes went through. In the order of the rulings' subjects. */
#include <stdio.h>
#include <string.h>
#include "garth.h"
#include "gwt/printed.h"
#include "gwt/token.h"
#include "gwt/trail.h"
#include "gwt/view.h"
#include "north.h"

/* The question on top of the stack, also one with a single answer: the words of table.h look through those. */
static void then_open(Table *t, GwtDecisionKind kind, const char *what)
{
    then_that(t, gwt_decision(&t->game).kind == kind, what);
}

/* ---- Trail: adjacency, woods, risk actions ---- */

typedef struct Neighbours {
    const char *space, *first, *second; /* copies offered in the first and the second edition; NULL: no such space */
} Neighbours;

static const Neighbours neighbours[] = {
    { "ab1", "copy ab2; copy n-a", "copy ab2; copy n-a" },
    { "ab2", "copy ab1; copy ab3", "copy ab1; copy ab3" },
    { "ab3", "copy ab2; copy n-b", "copy ab2; copy n-b" },
    { "floodbank1", "copy floodbank2", "copy floodbank2" },
    { "floodbank2", "copy floodbank1; copy n-b", "copy floodbank1; copy n-b" },
    { "bc1", "copy bc2; copy n-b", "copy bc2; copy n-b" },
    { "bc2", "copy bc1; copy bc3", "copy bc1; copy bc3" },
    { "bc3", "copy bc2; copy n-c", "copy bc2; copy n-c" },
    { "droughtbank1", "copy n-c", "copy n-c" },
    { "ce1", "copy ce2; copy n-c", "copy ce2; copy n-c" },
    { "ce2", "copy ce1; copy n-e", "copy ce1; copy n-e" },
    { "cd1", "copy n-c; copy n-d", NULL },
    { "de1", NULL, "copy n-d; copy n-e" },
    { "tradebank1", "copy tradebank2", "copy tradebank2" },
    { "tradebank2", "copy n-e; copy tradebank1", "copy n-e; copy tradebank1" },
    { "ef1", "copy ef2; copy n-e", "copy ef2; copy n-e" },
    { "ef2", "copy ef1; copy n-f", "copy ef1; copy n-f" },
    { "rockbank1", "copy rockbank2", "copy rockbank2" },
    { "rockbank2", "copy n-f; copy rockbank1", "copy n-f; copy rockbank1" },
    { "fg1", "copy n-f; copy n-g", "copy n-f; copy n-g" },
    { "fg2", "copy n-f; copy n-g", "copy n-f; copy n-g" },
    { "gk1", "copy n-g", "copy n-g" },
    { "gk2", "copy n-g", "copy n-g" },
};
enum { BUILDING_SPACES = sizeof neighbours / sizeof neighbours[0] };

/* RED's copy tile on this space; every other building space carries a building of somebody else. */
static void then_copies(Table t, const char *copy_tile, const char *space, const char *copies)
{
    static const char *const tiles[] = { "1a", "2a", "3a", "4a", "5a", "7a", "9a" }; /* no other copy tile */
    unsigned others = 0;
    given_building(&t, RED, copy_tile, space);
    for (unsigned i = 0; i < BUILDING_SPACES; i++) {
        const char *here = t.game.edition == GWT_EDITION_SECOND ? neighbours[i].second : neighbours[i].first;
        if (!here || !strcmp(neighbours[i].space, space))
            continue;
        given_building(&t, BLUE + others % 3, tiles[others / 3], neighbours[i].space);
        others++;
    }
    given_dollars(&t, RED, 50);
    arrive(&t, RED, space);
    when(&t, RED, "use copy");
    then_may_only(&t, RED, copies);
}

SCENARIO("[AD2] From every building space exactly the neighbours along one edge can be copied, in both editions")
{
    for (unsigned i = 0; i < BUILDING_SPACES; i++) {
        if (neighbours[i].first)
            then_copies(given_game((TableSetup){ .players = 4, .b_sides = "8" }), "8b", neighbours[i].space,
                        neighbours[i].first);
        if (neighbours[i].second)
            then_copies(given_game((TableSetup){ .players = 4, .second_edition = 1, .b_sides = "6" }), "6b",
                        neighbours[i].space, neighbours[i].second);
    }
}

static GwtEffect risk_of(unsigned edition, unsigned space)
{
    switch (space) {
    case GWT_SPACE_FLOODBANK1:
        return edition == GWT_EDITION_SECOND ? GWT_EFFECT_RISK_ANY : GWT_EFFECT_RISK_GREY;
    case GWT_SPACE_FLOODBANK2:
    case GWT_SPACE_TRADEBANK2:
    case GWT_SPACE_ROCKBANK2:
        return GWT_EFFECT_RISK_GREY;
    case GWT_SPACE_DROUGHTBANK1:
    case GWT_SPACE_TRADEBANK1:
    case GWT_SPACE_ROCKBANK1:
        return GWT_EFFECT_RISK_ANY;
    default:
        return GWT_EFFECT_NONE;
    }
}

static int touches_woods(unsigned space)
{
    switch (space) {
    case GWT_SPACE_FLOODBANK2:
    case GWT_SPACE_BC1:
    case GWT_SPACE_CE1:
    case GWT_SPACE_CE2:
    case GWT_SPACE_EF1:
    case GWT_SPACE_EF2:
    case GWT_SPACE_ROCKBANK2:
    case GWT_SPACE_FG2:
        return 1;
    default:
        return 0;
    }
}

SCENARIO("[PB3][BU6] What clients are told of woods and risk actions is printed there, and nowhere else")
{
    for (unsigned edition = 0; edition < 2; edition++) {
        Table t = given_game((TableSetup){ .players = 2, .second_edition = (int)edition });
        for (unsigned space = 0; space < GWT_SPACES; space++) {
            char what[60];
            snprintf(what, sizeof what, "edition %u, space %u", edition + 1, space);
            then_that(&t, gwt_printed_risk(&t.game, space) == risk_of(edition, space), what);
            then_that(&t, gwt_printed_woods(&t.game, space) == touches_woods(space), what);
        }
        then_that(&t, !gwt_printed_woods(&t.game, GWT_SPACES) && !gwt_printed_risk(&t.game, GWT_SPACES),
                  "off the board");
    }
}

SCENARIO("[MV3] Asked about places that are not on the board, the trail answers that nothing is there")
{
    Table t = given_players(2);
    for (unsigned edition = 0; edition < 2; edition++) {
        then_that(&t, gwt_trail_next(edition, GWT_SPACES, 0) == GWT_NONE, "no space behind the last one");
        then_that(&t, gwt_trail_next(edition, GWT_SPACE_N_A, 2) == GWT_NONE, "no third branch");
        then_that(&t, gwt_trail_fork(edition, GWT_SPACES) == -1, "no fork off the board");
        then_that(&t, gwt_trail_fork(edition, GWT_SPACE_AB1) == -1, "no fork between A and B");
        then_that(&t, !gwt_trail_reaches(edition, GWT_SPACES, GWT_SPACES), "not from off the board");
        then_that(&t, !gwt_trail_reaches(edition, GWT_SPACE_START, GWT_SPACES), "not to off the board");
        then_that(&t, gwt_trail_reaches(edition, GWT_SPACE_START, GWT_SPACE_GK2), "but all the way to Kansas City");
    }
    then_that(&t, gwt_trail_next(GWT_EDITIONS, GWT_SPACE_START, 0) == GWT_NONE, "no third edition");
    then_that(&t, gwt_trail_fork(GWT_EDITIONS, GWT_SPACE_N_A) == -1, "no third edition");
    then_that(&t, !gwt_trail_reaches(GWT_EDITIONS, GWT_SPACE_START, GWT_SPACE_N_A), "no third edition");
}

SCENARIO("[MV3][MV11] Forks are where the board shows them; spaces beside the road and those of the other edition lead "
         "nowhere")
{
    static const unsigned forks[2][GWT_FORKS] = {
        { GWT_SPACE_N_A, GWT_SPACE_N_B, GWT_SPACE_N_C, GWT_SPACE_CD1, GWT_SPACE_N_E, GWT_SPACE_N_F, GWT_SPACE_N_G },
        { GWT_SPACE_N_A, GWT_SPACE_N_B, GWT_SPACE_N_C, GWT_SPACE_N_D, GWT_SPACE_N_E, GWT_SPACE_N_F, GWT_SPACE_N_G },
    };
    static const unsigned aside[] = { GWT_SPACE_TRADE1, GWT_SPACE_TRADE2, GWT_SPACE_TRADE3, GWT_SPACE_KANSAS_CITY };
    Table t = given_players(2);
    for (unsigned edition = 0; edition < 2; edition++) {
        for (unsigned space = 0; space < GWT_SPACES; space++) {
            int fork = -1;
            for (int i = 0; i < GWT_FORKS; i++)
                fork = forks[edition][i] == space ? i : fork;
            then_that(&t, gwt_trail_fork(edition, space) == fork, "the number of the fork");
            then_that(&t, (gwt_trail_next(edition, space, 1) != GWT_NONE) == (fork >= 0), "a fork has a second branch");
        }
        for (unsigned i = 0; i < sizeof aside / sizeof aside[0]; i++)
            then_that(&t, gwt_trail_next(edition, aside[i], 0) == GWT_NONE, "no road leads on");
    }
    then_that(&t, gwt_trail_next(GWT_EDITION_FIRST, GWT_SPACE_DE1, 0) == GWT_NONE, "no space between D and E");
    then_that(&t, gwt_trail_next(GWT_EDITION_SECOND, GWT_SPACE_CD1, 0) == GWT_NONE, "no space between C and D");
}

SCENARIO("[TR1][HZ1] Points are told of hazard tiles only, and no hands of workers")
{
    Table t = given_players(2);
    for (unsigned tile = 0; tile < GWT_TILE_HAZARD_FIRST; tile++) {
        GwtPrintedTile printed;
        gwt_printed_tile(&t.game, tile, &printed);
        then_that(&t, !printed.points, "no points");
        then_that(&t, tile >= GWT_TILE_TRADE_GREEN || (!printed.hands && !printed.fee), "workers show no hand");
    }
}

SCENARIO("[PB3] Either risk action brings one certificate, not two")
{
    Table t = given_players(2), grey;
    given_hand(&t, RED, "grey white black green");
    grey = t;
    given_building(&t, RED, "2a", "rockbank1");
    arrive(&t, RED, "rockbank1");
    when(&t, RED, "use risk-any; discard white");
    then_may_only(&t, RED, "forward 0; forward 1");
    given_building(&grey, RED, "2a", "rockbank2");
    arrive(&grey, RED, "rockbank2");
    when(&grey, RED, "use risk-grey");
    then_may_only(&grey, RED, "forward 0; forward 1");
}

SCENARIO("[MV4] Of neutral buildings clients are told no builders, no points, no hand and no fee")
{
    Table t = given_players(4);
    for (unsigned letter = 0; letter < GWT_NEUTRALS; letter++) {
        GwtPrintedBuilding printed;
        gwt_printed_building(&t.game, (GwtLocation)(GWT_LOCATION_NEUTRAL + letter), &printed);
        then_that(&t, !printed.builders && !printed.points && !printed.hands && !printed.fee, "nothing");
    }
}

/* ---- Transport ---- */

SCENARIO("[TC1] From space 18 on, turnouts included, no cross lies ahead any more")
{
    for (unsigned space = 18; space < 39 + 4; space++) {
        char engine[8];
        Table t = given_players(2);
        if (space < 39)
            snprintf(engine, sizeof engine, "%u", space);
        else
            snprintf(engine, sizeof engine, "t%u", space - 39 + 6);
        given_engine(&t, RED, engine);
        given_hand(&t, RED, "yellow red blue brown-3 purple-5");
        given_dollars(&t, RED, 20);
        deliver(&t, RED, "san-francisco", "aux1");
        then_dollars(&t, RED, 20 + 18);
    }
}

SCENARIO("[XD1] The extraordinary delivery leaves the certificate marker where it is")
{
    Table t = given_players(2);
    given_building(&t, RED, "9a", "ab1");
    given_engine(&t, RED, "20");
    given_certificates(&t, RED, 1);
    arrive(&t, RED, "ab1");
    when(&t, RED, "use extraordinary-delivery; engine 15");
    then_certificates(&t, RED, 1);
    when(&t, RED, "deliver wichita; disc aux1");
    then_certificates(&t, RED, 1);
}

SCENARIO("[DI6] Without any disc the city is not even asked for")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5 cert4 cert6 step1 step2 hand hand");
    Table nine = t;
    go_deliver(&t, RED);
    then_open(&t, GWT_DECIDE_MOVE, "the next turn has begun");

    given_building(&nine, RED, "9a", "ab1");
    given_engine(&nine, RED, "20");
    arrive(&nine, RED, "ab1");
    when(&nine, RED, "use extraordinary-delivery; engine 15");
    then_open(&nine, GWT_DECIDE_LOCATION, "phase B goes on");
}

SCENARIO("[OB7] Starting objective cards show no immediate action")
{
    Table t = given_players(2);
    for (unsigned card = GWT_CARD_S1; card <= GWT_CARD_S4; card++) {
        GwtPrintedObjective printed;
        gwt_printed_objective(card, &printed);
        then_that(&t, printed.effect == GWT_EFFECT_NONE && printed.points == 3 && !printed.penalty,
                  "3 points, no more");
    }
}

SCENARIO("[KC5] With a total of nothing at all Kansas City is still to be had, on every board")
{
    Table boards[] = { given_players(2), given_second_edition(2), given_north(2), given_second_north(2) };
    for (unsigned i = 0; i < 4; i++) {
        given_hand(&boards[i], RED, "g2");
        go_deliver(&boards[i], RED);
        then_may_only(&boards[i], RED, "deliver kansas-city");
    }
}

SCENARIO("[DI1] Kansas City has white corners on every board: no dark disc goes there while a white one is left")
{
    Table boards[] = { given_players(2), given_second_edition(2), given_north(2), given_second_north(2) };
    for (unsigned i = 0; i < 4; i++) {
        go_deliver(&boards[i], RED);
        when(&boards[i], RED, "deliver kansas-city");
        then_may(&boards[i], RED, "disc aux1");
        then_may_not(&boards[i], RED, "disc step2");
    }
}

SCENARIO("[KC4][SI1] Every cattle card brings its breeding value at income")
{
    static const struct {
        const char *card;
        unsigned value;
    } cards[] = {
        { "grey", 1 },     { "green", 2 },   { "black", 2 },   { "white", 2 },   { "yellow", 3 },   { "red", 3 },
        { "blue", 3 },     { "brown-3", 4 }, { "brown-4", 4 }, { "brown-5", 4 }, { "purple-5", 5 }, { "purple-6", 5 },
        { "purple-7", 5 }, { "calf", 2 },    { "heifer", 4 },  { "cow", 5 },
    };
    for (unsigned i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .simmental = 1 });
        given_hand(&t, RED, cards[i].card);
        given_dollars(&t, RED, 0);
        go_deliver(&t, RED);
        then_dollars(&t, RED, cards[i].value);
    }
}

SCENARIO("[KC2] The ninth trade slot is filled too; only the next tile leaves the game")
{
    Table t = given_players(2);
    for (unsigned slot = 1; slot <= 8; slot++) {
        char space[12];
        snprintf(space, sizeof space, "trade%u", slot);
        given_tile(&t, space, slot % 2 ? "trade-green" : "trade-alt");
    }
    given_dollars(&t, RED, 20);
    Table full = t;
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass; foresight trade-green");
    then_location(&t, "trade9", "trade-green");
    then_boxed_tiles(&t, "trade-green", 0);

    given_tile(&full, "trade9", "trade-alt");
    arrive(&full, RED, "kansas-city");
    when(&full, RED, "pass; foresight trade-green");
    then_boxed_tiles(&full, "trade-green", 1);
}

/* ---- Cattle market ---- */

SCENARIO("[CM1] Two equal cards make a pair, also when nothing else of their value lies there")
{
    Table t = given_players(2);
    given_market(&t, "blue blue brown-5 brown-5");
    given_workers(&t, RED, 6, 1, 1);
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-e");
    when(&t, RED, "use buy-cattle");
    then_may(&t, RED, "buy pair blue with 3");
    then_may(&t, RED, "buy pair brown-5 with 5");
    when(&t, RED, "buy pair blue with 3; second blue");
    then_discard_pile(&t, RED, "blue blue");
    then_may_not(&t, RED, "buy pair brown-5 with 5"); /* three cowboys are left */
    then_may(&t, RED, "buy brown-5 with 3");
}

/* ---- Player board ---- */

SCENARIO("[HI3][PB7] Engineer 2 brings one certificate for a grey card, not two")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey grey green white");
    given_dollars(&t, RED, 20);
    given_job_row(&t, 1, "engineer builder");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire; hire engineer row 1; take");
    then_may_only(&t, RED, "forward 0; forward 1");
}

SCENARIO("[DI4][DI8] The second disc of a pair costs and brings what the first did")
{
    static const struct {
        const char *disc;
        int dollars;
    } pairs[] = { { "aux3", 0 }, { "aux4", 0 }, { "aux5", 0 }, { "hand", -5 } };
    for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        Table t = given_players(2), second;
        given_dollars(&t, RED, 20);
        given_engine(&t, RED, "20");
        given_hand(&t, RED, "yellow red brown-3 purple-5");
        second = t;
        given_discs_cleared(&second, RED, pairs[i].disc);
        deliver(&t, RED, "albuquerque", pairs[i].disc);
        deliver(&second, RED, "albuquerque", pairs[i].disc);
        then_dollars(&t, RED, (unsigned)(20 + 15 + pairs[i].dollars));
        then_dollars(&second, RED, (unsigned)(20 + 15 + pairs[i].dollars));
    }
}

SCENARIO("[AU1] The single third auxiliary action brings one certificate, not two")
{
    Table t = given_players(2);
    given_discs_cleared(&t, RED, "aux3 aux3");
    given_engine(&t, RED, "3");
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux certificate; engine 2");
    then_may_only(&t, RED, "forward 0; forward 1");
}

SCENARIO("[EN2][EN8] Two turnouts in a row, all between them occupied: two back may lead through one into the other")
{
    Table t = given_players(4);
    given_discs_cleared(&t, RED, "aux3 aux3");
    given_engine(&t, RED, "8");
    given_engine(&t, BLUE, "7");
    given_engine(&t, YELLOW, "6");
    given_engine(&t, WHITE, "5");
    given_dollars(&t, RED, 10);
    arrive(&t, RED, "n-g");
    when(&t, RED, "use auxiliary; aux certificate double");
    then_may_only(&t, RED, "engine t1; engine 4; engine 3");
}

SCENARIO("[AD5][AD6] Second edition: a building named to be copied counts as used, also before any of its actions")
{
    Table t = given_game((TableSetup){ .players = 2, .second_edition = 1, .b_sides = "6" });
    given_building(&t, RED, "6b", "ab1");
    given_building(&t, BLUE, "2a", "ab2");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use copy; copy ab2");
    then_used(&t, "ab1 ab2");
}

SCENARIO("[PB11] 10a is there for a marker one space below its limit, and not for one that stands on it")
{
    for (unsigned marker = 2; marker <= 3; marker++) {
        Table t = given_players(2);
        given_building(&t, RED, "10a", "ab1");
        given_certificates(&t, RED, marker);
        arrive(&t, RED, "ab1");
        if (marker == 3) {
            then_may_not(&t, RED, "use certificates-to-limit");
            continue;
        }
        when(&t, RED, "use certificates-to-limit");
        then_certificates(&t, RED, 3);
    }
}

SCENARIO("[AU1][AU5] The single fifth auxiliary action trashes one card, in both editions")
{
    Table editions[] = { given_players(2), given_second_edition(2) };
    for (unsigned i = 0; i < 2; i++) {
        Table *t = &editions[i];
        given_discs_cleared(t, RED, "aux5 aux5");
        given_engine(t, RED, "3");
        given_hand(t, RED, "grey grey green white");
        arrive(t, RED, "n-g");
        when(t, RED, "use auxiliary; aux trash; engine 2; trash grey");
        then_asked(t, RED, GWT_DECIDE_LOCATION);
        then_hand_count(t, RED, 3);
    }
}

SCENARIO("[AU2][AU5] Doubled it trashes two cards and no third one, in both editions")
{
    Table editions[] = { given_players(2), given_second_edition(2) };
    for (unsigned i = 0; i < 2; i++) {
        Table *t = &editions[i];
        given_discs_cleared(t, RED, "aux5 aux5");
        given_engine(t, RED, "3");
        given_hand(t, RED, "grey grey green white");
        arrive(t, RED, "n-g");
        when(t, RED, "use auxiliary; aux trash double; engine 1; trash grey; trash grey");
        then_asked(t, RED, GWT_DECIDE_LOCATION);
        then_hand_count(t, RED, 2);
    }
}

/* ---- Cards ---- */

SCENARIO("[DK1] Objective cards in the draw stack are drawn like the others, each of them once")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey");
    given_draw_stack(&t, RED, "g1 d1 m5 white");
    given_discard_pile(&t, RED, "");
    given_discs_cleared(&t, RED, "hand");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; end");
    then_turn_of(&t, BLUE);
    then_hand(&t, RED, "grey g1 d1 m5 white");
    then_draw_stack(&t, RED, "");
}

SCENARIO("[PB8] The second card of a pair is of the first one's breed, whatever else is in hand")
{
    Table t = given_players(2);
    given_hand(&t, RED, "brown-3 brown-5 purple-5 purple-7");
    arrive(&t, RED, "n-f");
    when(&t, RED, "use pair-for-4");
    then_may_only(&t, RED, "discard brown-3; discard purple-5");
    when(&t, RED, "discard brown-3");
    then_may_only(&t, RED, "discard brown-5");
}

SCENARIO("[DK5][DK1] Up to three cards, but no more than there are: the last one may be drawn, discards included")
{
    Table t = given_players(2), one;
    given_hand(&t, RED, "d2 white");
    given_draw_stack(&t, RED, "black");
    given_discard_pile(&t, RED, "green");
    one = t;
    when(&t, RED, "play d2");
    then_may_only(&t, RED, "draw 1; draw 2; pass");
    when(&t, RED, "draw 2");
    then_hand(&t, RED, "white black green");
    given_discard_pile(&one, RED, "");
    when(&one, RED, "play d2");
    then_may(&one, RED, "draw 1");
    then_may_not(&one, RED, "draw 2");
}

/* ---- Station masters ---- */

SCENARIO(
    "[ST2][ST3] A station master stands beside each of stations 1 to 5, and beside none of 6 to 10, also in the north")
{
    static const char *const from[] = { "4", "7", "10", "13", "16", "21", "25", "29", "33", "38" };
    for (unsigned game = 0; game < 20; game++) {
        char stop[20], name[8];
        const unsigned i = game % 10;
        Table t = game < 10 ? given_players(2) : given_north(2);
        given_engine(&t, RED, from[i]);
        given_dollars(&t, RED, 20);
        given_workers(&t, RED, 2, 1, 1);
        snprintf(stop, sizeof stop, i < 9 ? "engine t%u" : "engine 39", i + 1);
        snprintf(name, sizeof name, "sm%u", i + 1);
        arrive(&t, RED, "n-c");
        when(&t, RED, "use engine-engineers");
        when(&t, RED, stop);
        when(&t, RED, "upgrade; disc aux1");
        if (i >= 5) {
            then_may_none(&t, RED, "master");
            continue;
        }
        when(&t, RED, "master cowboy");
        then_masters(&t, RED, name);
        then_workers(&t, RED, 1, 1, 1);
    }
}

SCENARIO("[ST3][KC4] Sm3, sm4, sm5 and sm6 hold one permanent certificate, sm8 two, the others none")
{
    static const unsigned permanent[GWT_MASTERS] = { [3] = 1, [4] = 1, [5] = 1, [6] = 1, [8] = 2 };
    for (unsigned master = 1; master < GWT_MASTERS; master++) {
        char name[8];
        Table t = given_second_north(2);
        snprintf(name, sizeof name, "sm%u", master);
        given_owned_master(&t, RED, name);
        then_permanent_certificates(&t, RED, permanent[master]);
    }
}

SCENARIO("[HZ1][ST3] Sm2 removes a hazard for nothing, also for a player without a dollar")
{
    Table t = given_players(2);
    given_master(&t, "st1", "sm2");
    given_tile(&t, "rock1", "rock-green-2");
    given_engine(&t, RED, "4");
    given_dollars(&t, RED, 2);
    given_workers(&t, RED, 2, 1, 1);
    arrive(&t, RED, "n-c");
    when(&t, RED, "use engine-engineers; engine t1; upgrade; disc aux1; master cowboy");
    then_dollars(&t, RED, 0);
    then_may(&t, RED, "remove rock1");
}

/* ---- Objective cards ---- */

SCENARIO("[OB1] As many cards in the stack as in the display: there are cards to gain")
{
    Table t = given_players(2);
    given_display(&t, "g1 d1 r1 m1");
    given_objective_stack(&t, "g2 g3 g4 g5");
    arrive(&t, RED, "n-c");
    when(&t, RED, "use objective");
    then_may_only(&t, RED, "objective g1; objective d1; objective r1; objective m1; objective stack");
    when(&t, RED, "objective g1");
    then_discard_pile(&t, RED, "g1");
    then_display_count(&t, 4);
    then_objective_stack_count(&t, 3);
}

SCENARIO("[OB10] With only Kansas City ahead the move of the card is not even asked for")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 grey green white");
    given_herder(&t, RED, "n-g");
    when(&t, RED, "play m1");
    then_open(&t, GWT_DECIDE_MOVE, "phase A goes on at once");
}

SCENARIO("[OB10][OB8] Nor in Kansas City itself, from where no road leads on")
{
    Table t = given_players(2);
    given_hand(&t, RED, "m1 grey green white");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "play m1");
    then_open(&t, GWT_DECIDE_ARRIVAL, "the arrival goes on at once");
    then_may_none(&t, RED, "move");
}

SCENARIO("[OB6] Of two cards with the same tasks one is told among those met, the other among the failed ones")
{
    Table t = given_players(2);
    GwtScore score;
    given_objective_area(&t, RED, "d3 s2"); /* both two buildings and a hazard tile; only d3 has a penalty */
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_collected(&t, RED, "flood-green-2");
    gwt_score(&t.game, RED, &score);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, 3);
    then_that(&t, score.objectives_met == gwt_objective_one(GWT_CARD_D3), "d3 is met");
    then_that(&t, score.objectives_failed == gwt_objective_one(GWT_CARD_S2), "s2 is not");
}

SCENARIO("[OB6][OB11] With eight cards and sm2 the better one of two that want the same stations is still found")
{
    Table t = given_players(2);
    given_objective_area(&t, RED, "g5 d1 r4 a1 a1 a1 a1 s2"); /* g5 takes both stations, d1 one of them */
    given_owned_master(&t, RED, "sm2");
    given_station_disc(&t, RED, "st1", "aux1");
    given_station_disc(&t, RED, "st2", "aux2");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_city_disc(&t, RED, "san-francisco", "aux3");
    given_city_disc(&t, RED, "san-francisco", "aux4");
    given_city_disc(&t, RED, "san-francisco", "aux4");
    given_building(&t, RED, "1a", "ab1");
    given_building(&t, RED, "2a", "ab2");
    given_building(&t, RED, "3a", "ab3");
    given_collected(&t, RED, "flood-green-2 flood-green-3 rock-green-2 rock-green-3 trade-alt");
    given_hand(&t, RED, "yellow red blue white");
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2 + 4 + 5 + 4 * 5 + 3);
    then_score(&t, RED, GWT_SCORE_MASTERS, 4 * 3);
}

SCENARIO("[OB11] The card added in vain to complete a pair of sm2 is told among the failed ones")
{
    Table t = given_players(2);
    GwtScore score;
    given_owned_master(&t, RED, "sm2");
    given_hand(&t, RED, "g2 grey green white");
    gwt_score(&t.game, RED, &score);
    then_score(&t, RED, GWT_SCORE_OBJECTIVES, -2);
    then_score(&t, RED, GWT_SCORE_MASTERS, 3);
    then_that(&t, score.objectives_failed == (gwt_objective_one(GWT_CARD_S1) | gwt_objective_one(GWT_CARD_G2)),
              "s1 and g2 are scored and not met");
    then_that(&t, !score.objectives_met, "nothing is met");
}

SCENARIO("[AU1] Promo 13a: after the grey card only the single auxiliary action is asked for")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    given_building(&t, RED, "13a", "ab1");
    given_hand(&t, RED, "grey grey green white");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use grey-for-single-auxiliary");
    then_open(&t, GWT_DECIDE_AUXILIARY, "the auxiliary action");
    when(&t, RED, "aux gain");
    then_open(&t, GWT_DECIDE_LOCATION, "phase B goes on");
}

/* ---- Questions ---- */

/* Whether to ask is settled by open information. Two questions depend on the hand and are asked of every hand: a card
 * to play on arrival in Kansas City, and an immediate action that needs a card. */
static int may_be_unanswerable(GwtDecision asked)
{
    return asked.optional && (asked.kind == GWT_DECIDE_ARRIVAL || asked.kind == GWT_DECIDE_EFFECT);
}

static void play_some_game(TableSetup setup, uint64_t seed)
{
    Table t = given_dealt(setup, seed);
    uint64_t chance = seed;
    for (unsigned decision = 0; decision < 4000 && !gwt_is_over(&t.game); decision++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&t.game, legal), answers = 0, without_tokens = 0;
        for (size_t i = 0; i < count; i++) {
            answers += gwt_action_verb(legal[i]) != GWT_VERB_PASS && gwt_action_verb(legal[i]) != GWT_VERB_TOKEN;
            without_tokens += gwt_action_verb(legal[i]) != GWT_VERB_TOKEN;
        }
        if (!answers && !may_be_unanswerable(gwt_decision(&t.game)))
            then_that(&t, 0, "a question is asked only if it can be answered");
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        gwt_apply_legal(&t.game, legal[(chance >> 33) % without_tokens]); /* tokens stand last */
    }
}

SCENARIO("[PB10][PB11] In games at random no question is asked that nobody could answer")
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        unsigned players = 2 + (unsigned)(seed % 3);
        play_some_game(
            (TableSetup){
                .players = players, .sides_random = 1, .neutrals_random = 1, .promo_masters = 1, .promo_buildings = 1 },
            seed);
        play_some_game(
            (TableSetup){
                .players = players, .sides_random = 1, .neutrals_random = 1, .second_edition = 1, .simmental = 1 },
            seed);
        play_some_game((TableSetup){ .players = players, .sides_random = 1, .neutrals_random = 1, .north = 1 }, seed);
        play_some_game((TableSetup){ .players = players, .sides_random = 1, .second_edition = 1, .north = 1 }, seed);
    }
}

/* ---- Exchange tokens ---- */

SCENARIO("[EX5] With one card to draw a token for two is refused, and the game stays as it was")
{
    Table t = given_second_edition(2), before;
    given_draw_stack(&t, BLUE, "white");
    before = t;
    then_that(&t, gwt_apply_token(&t.game, BLUE, gwt_action(GWT_VERB_TOKEN, 2), NULL) == GWT_ERR_NOT_LEGAL, "not two");
    then_that(&t, gwt_apply_token(&t.game, BLUE, gwt_action(GWT_VERB_TOKEN, 0), NULL) == GWT_ERR_NOT_LEGAL, "not none");
    then_that(&t, gwt_hash(&t.game) == gwt_hash(&before.game), "nothing has changed");
    then_that(&t, gwt_apply_token(&t.game, BLUE, gwt_action(GWT_VERB_TOKEN, 1), NULL) == GWT_OK, "one");
}

SCENARIO("[EX1][LI1] However many discards are due, whoever owes one may spend one token more")
{
    Table t = given_second_edition(3);
    given_tokens(&t, RED, 20);
    given_tokens(&t, BLUE, 20);
    given_tokens(&t, YELLOW, 20);
    for (unsigned i = 0; i < 14; i++)
        when_off_turn(&t, i % 2 ? BLUE : RED, "token 1");
    for (unsigned i = 0; i < 4; i++) {
        then_off_turn_may(&t, RED, "token 1");
        then_off_turn_may(&t, BLUE, "token 1");
        when_off_turn(&t, i % 2 ? BLUE : RED, "token 1");
    }
    then_tokens(&t, RED, 11);
    then_tokens(&t, BLUE, 11);
    then_off_turn_may_not(&t, YELLOW, "token 1"); /* until some of the others have discarded */
    unsigned owed = 0;
    for (unsigned i = 0; i < t.game.decisions_count; i++)
        owed += t.game.decisions[i].kind == GWT_DECIDE_DISCARD ? t.game.decisions[i].amount : 0u;
    then_that(&t, owed == 18, "as many discards as cards drawn");
}

/* ---- Options ---- */

SCENARIO("[OC22] Garth in the first seat: not with bidding, and only at a level there is")
{
    Table t = given_players(2);
    GwtSetup setup = gwt_setup_default();
    then_refused((TableSetup){ .players = 2, .bidding = 1, .garth = { [RED] = "easy" } });
    setup.garth[0] = GWT_GARTH_LEVELS;
    then_that(&t, gwt_init(&t.game, &setup) == GWT_ERR_SETUP, "no fifth level");
}

/* ---- Garth ---- */

SCENARIO("[S3] A row of five has room for one worker more, a row of six has none")
{
    for (unsigned cowboys = 5; cowboys <= 6; cowboys++) {
        Table t = garth_table("easy", "cowboy");
        given_workers(&t, BLUE, cowboys, 1, 1);
        garth_plays(&t, BLUE, 6);
        then_workers(&t, BLUE, 6, 1, 1);
        then_job_row(&t, 1, cowboys == 5 ? "- builder" : "cowboy builder");
    }
}

SCENARIO("[S7] All his objective cards are told among those met")
{
    Table t = garth_table("easy", "cowboy");
    GwtScore score;
    given_objective_area(&t, BLUE, "s2 r1 a1");
    gwt_score(&t.game, BLUE, &score);
    then_that(&t, score.objectives_met == t.game.players[BLUE].area, "all of them");
    then_that(&t, !score.objectives_failed, "none failed");
}

SCENARIO("[SD16] A card of a single point is bought when there is nothing better")
{
    Table t = garth_table("easy", "cowboy");
    given_market(&t, "yellow");
    garth_plays(&t, BLUE, 8);
    then_discard_pile(&t, BLUE, "yellow");
}

SCENARIO("[S7] A further disc on the last city brings him no objective card")
{
    Table t = garth_table("easy", "cowboy");
    static const char *const cities[] = { "wichita", "colorado-springs", "santa-fe",   "albuquerque",
                                          "el-paso", "san-diego",        "sacramento", "san-francisco" };
    static const char *const discs[] = { "aux1", "aux2", "aux3", "aux3", "aux4", "aux4", "aux5", "aux5" };
    for (unsigned i = 0; i < 8; i++)
        given_city_disc(&t, BLUE, cities[i], discs[i]);
    garth_delivers(&t, BLUE);
    then_on_city(&t, BLUE, "san-francisco", 2);
    then_in_area(&t, BLUE, "s2");
}

SCENARIO("[S3] Four seats: the leftmost place of a row counts like the others")
{
    Table t = given_game((TableSetup){ .players = 4, .garth = { [BLUE] = "easy" } });
    given_garth(&t, BLUE, "easy", "cowboy");
    given_job_row(&t, 1, "cowboy builder engineer builder");
    garth_plays(&t, BLUE, 1);
    then_workers(&t, BLUE, 2, 1, 1);
    then_job_row(&t, 1, "- builder engineer builder");
}

SCENARIO("[S10] Of equal hazards of the most frequent kind he takes the one on the lowest slot")
{
    Table t = garth_table("easy", "cowboy");
    given_tile(&t, "drought1", "drought-green-2");
    given_tile(&t, "drought2", "drought-black-3");
    given_tile(&t, "drought3", "drought-green-3");
    garth_plays(&t, BLUE, 5);
    then_collected(&t, BLUE, "drought-black-3");
    then_location(&t, "drought2", "empty");
    then_location(&t, "drought3", "drought-green-3");
}

SCENARIO("[S12] His own hands cost him nothing when routes are compared")
{
    Table t = garth_table("easy", "cowboy");
    given_building(&t, BLUE, "1b", "fg1"); /* a green hand */
    given_building(&t, RED, "2a", "fg2");  /* none */
    given_herder(&t, BLUE, "n-f");
    garth_plays(&t, BLUE, 1);
    then_herder(&t, BLUE, "fg1");
}

/* What a turn of his has changed, as letters. */
static void deeds_done(const Table *before, const Table *after, char *deeds)
{
    const GwtPlayer *was = &before->game.players[BLUE], *is = &after->game.players[BLUE];
    char *end = deeds;
    if (memcmp(was->workers, is->workers, sizeof was->workers))
        *end++ = 'w';
    if (was->engine != is->engine)
        *end++ = 'e';
    if (was->area != is->area)
        *end++ = 'o';
    if (memcmp(was->trades, is->trades, sizeof was->trades))
        *end++ = 't';
    if (memcmp(was->hazards, is->hazards, sizeof was->hazards))
        *end++ = 'h';
    if (was->discard_count != is->discard_count)
        *end++ = 'c';
    if (was->built != is->built)
        *end++ = 'b';
    if (was->branchlets != is->branchlets)
        *end++ = 'l';
    *end = 0;
}

SCENARIO(
    "[SD1] With everything there to be taken each card does its own deeds and no other, cards 1 to 9 for any specialty")
{
    static const struct {
        const char *only,
            *deeds; /* w worker, e engine, o objective, t trade, h hazard, c cattle, b building, l branchlet */
    } cards[GWT_GARTH_CARDS + 1] = {
        [1] = { NULL, "w" },      [2] = { NULL, "el" },       [3] = { NULL, "ol" },        [4] = { NULL, "t" },
        [5] = { NULL, "h" },      [6] = { NULL, "w" },        [7] = { NULL, "el" },        [8] = { NULL, "c" },
        [9] = { NULL, "bl" },     [10] = { "builder", "b" },  [11] = { "engineer", "we" }, [12] = { "cowboy", "c" },
        [13] = { "cowboy", "c" }, [14] = { "engineer", "e" }, [15] = { "builder", "b" },
    };
    static const char *const specialties[] = { "cowboy", "builder", "engineer" };
    for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++)
        for (unsigned i = 0; i < GWT_WORKERS; i++) {
            char deeds[12];
            if (cards[card].only && strcmp(cards[card].only, specialties[i]))
                continue;
            Table t = garth_north("easy", specialties[i]);
            given_workers(&t, BLUE, 3, 3, 3);
            given_job_row(&t, 1, "cowboy engineer");
            given_tile(&t, "trade1", "trade-green");
            given_tile(&t, "rock1", "rock-green-2");
            given_herder(&t, BLUE, "n-a");
            Table before = t;
            garth_plays(&t, BLUE, card);
            deeds_done(&before, &t, deeds);
            then_that(&t, !strcmp(deeds, cards[card].deeds), deeds);
        }
}

SCENARIO("[S6] Only what lies on the slots is a hazard to him: a building behind them stays")
{
    static const char *const kinds[] = { "flood", "drought", "rock" };
    for (unsigned kind = 0; kind < 3; kind++) {
        char slot[12], bank[20], tile[24];
        Table t = garth_table("easy", "cowboy");
        snprintf(slot, sizeof slot, "%s4", kinds[kind]);
        snprintf(bank, sizeof bank, "%sbank1", kinds[kind]);
        snprintf(tile, sizeof tile, "%s-green-2", kinds[kind]);
        given_tile(&t, slot, tile);
        given_building(&t, RED, "10a", bank);
        garth_plays(&t, BLUE, 5);
        then_collected(&t, BLUE, tile);
        then_location(&t, bank, "10a of RED");
    }
}

/* ---- Chance ---- */

static int same_deal(uint64_t low, uint64_t high, const GwtGame *other)
{
    GwtGame game;
    GwtSetup setup = gwt_setup_default();
    setup.players = 4;
    setup.neutrals_random = 1;
    setup.key[0] = low;
    setup.key[1] = high;
    gwt_init(&game, &setup);
    return !memcmp(game.players, other->players, sizeof game.players) &&
           !memcmp(game.market, other->market, sizeof game.market) &&
           !memcmp(game.on_space, other->on_space, sizeof game.on_space);
}

SCENARIO("[IN1] Both halves of the secret key count, and a seed fills both")
{
    Table t = given_players(2);
    GwtSetup setup = gwt_setup_default();
    setup.players = 4;
    setup.neutrals_random = 1;
    setup.key[0] = 3;
    setup.key[1] = 4;
    gwt_init(&t.game, &setup);
    then_that(&t, same_deal(3, 4, &t.game), "one key, one deal");
    then_that(&t, !same_deal(30, 4, &t.game), "another first half, another deal");
    then_that(&t, !same_deal(3, 40, &t.game), "another second half, another deal");
    then_that(&t, !same_deal(4, 3, &t.game), "the halves are not interchangeable");

    uint64_t none[2], one[2] = { 0, 0 }, two[2] = { 0, 0 };
    gwt_key_from_seed(0, none);
    setup = gwt_setup_default();
    then_that(&t, setup.key[0] == none[0] && setup.key[1] == none[1], "by default seed 0");
    gwt_key_from_seed(1, one);
    gwt_key_from_seed(2, two);
    then_that(&t, one[0] && one[1] && one[0] != one[1], "two different halves");
    then_that(&t, one[0] != two[0] && one[1] != two[1], "each depends on the seed");
}

/* ---- Views ---- */

SCENARIO("[IN2] Dealing the hidden rest of a full game changes nothing but the key: a blind card stays what it is")
{
    static const uint64_t key[2] = { 5, 7 };
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "6" });
    GwtGame dealt;
    given_building(&t, RED, "6b", "ab1");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard grey; objective stack");
    then_that(&t, t.game.players[RED].hand_blind_count == 1, "one blind card");
    gwt_sample(&t.game, key, &dealt);
    then_that(&t, !memcmp(&dealt.players, &t.game.players, sizeof dealt.players), "the same hands and stacks");
    then_that(&t, dealt.objective_stack == t.game.objective_stack, "the same objective stack");
    then_that(&t, dealt.key[0] == key[0] && dealt.key[1] == key[1] && !dealt.draws, "the new key from its beginning");
}

SCENARIO("[IN2][KC4] A blind card that goes with the hand at income is no secret any more")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "6" });
    given_building(&t, RED, "6b", "gk1");
    given_draw_stack(&t, RED, "white white black black");
    arrive(&t, RED, "gk1");
    when(&t, RED, "use any-for-3-and-objective; discard grey; objective stack; end");
    then_turn_of(&t, BLUE);
    given_turn(&t, RED);
    when(&t, RED,
         "move kansas-city; pass; foresight trade-green; foresight cowboy; foresight engineer; certificates 0");
    then_asked(&t, RED, GWT_DECIDE_DELIVERY);
    then_that(&t, !t.game.players[RED].hand_blind && !t.game.players[RED].hand_blind_count, "no blind card");
}

SCENARIO("[IN3] A hand held when the discard pile was shuffled is open to all: the others see it, and nothing twice")
{
    Table t = given_players(2);
    given_hand(&t, RED, "grey yellow g2");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "white white black g3");
    arrive(&t, RED, "n-a");
    when(&t, RED, "aux gain; end");
    then_turn_of(&t, BLUE);
    then_hand_count(&t, RED, 4);
    Table seen = seen_by(&t, BLUE);
    then_hand(&seen, RED, "grey yellow g2");
    then_draw_stack(&seen, RED, "white white black g3");
    Table own = seen_by(&t, RED);
    then_hand_has(&own, RED, "grey yellow g2");
    then_that(&own, gwt_cards_count(&own.game.players[RED].hand) == 4, "all four");

    go_deliver(&t, RED);
    Table after = seen_by(&t, BLUE);
    then_hand(&after, RED, ""); /* discarded at income, and no longer known of the hand */
    then_that(&t, !gwt_cards_count(&t.game.players[RED].hand_known), "nothing is left to know");
}

SCENARIO("[IN2][IN3] A blind card in hand stays a secret when the discard pile is shuffled")
{
    Table t = given_game((TableSetup){ .players = 2, .b_sides = "6" });
    given_building(&t, RED, "6b", "ab1");
    given_hand(&t, RED, "grey white");
    given_draw_stack(&t, RED, "");
    given_discard_pile(&t, RED, "black black green");
    arrive(&t, RED, "ab1");
    when(&t, RED, "use any-for-3-and-objective; discard grey; objective stack; end");
    then_turn_of(&t, BLUE);
    Table seen = seen_by(&t, BLUE);
    then_hand(&seen, RED, "white");
    then_that(&seen, seen.game.players[RED].hand_blind_count == 1, "one blind card");
    then_that(&seen, !seen.game.players[RED].hand.objectives && !seen.game.players[RED].draw.objectives,
              "which is not told");
}

SCENARIO("[IN1] The view of a view is that view; whoever has no seat sees what a spectator sees")
{
    Table t = given_players(2);
    Table red = seen_by(&t, RED), spectator = seen_by(&t, GWT_SPECTATOR);
    GwtGame again, nobody;
    gwt_view_for(&red.game, BLUE, &again);
    then_that(&t, !memcmp(&again, &red.game, sizeof again), "RED's view, whoever looks at it");
    gwt_view_for(&t.game, 2, &nobody);
    then_that(&t, !memcmp(&nobody, &spectator.game, sizeof nobody), "there is no third seat");
}
