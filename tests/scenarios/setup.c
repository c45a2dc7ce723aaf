/* SPDX-License-Identifier: MIT */
/* setup.c - the table before the first turn, for every number of players and many seeds, and the general limits: what is
 * unlimited, what goes back to its pile, and what counts as one and the same action. */
#include <stdio.h>
#include <string.h>
#include "gwt/check.h"
#include "table.h"

enum { SEEDS = 40, TRAIL_TILES = 7, STARTING_HAND = 4, OBJECTIVES = 24, MARKET_CARDS = 36 };

/* The same check on the games of many seeds, with 2, 3 and 4 players. */
static void each_deal(void (*check)(Table *t, unsigned players))
{
    for (unsigned players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            Table t = given_dealt_game(players, seed, 0, 0);
            check(&t, players);
        }
}

static unsigned tiles_on(const GwtGame *game, unsigned first, unsigned last)
{
    unsigned tiles = 0;
    for (unsigned space = first; space <= last; space++)
        tiles += game->on_space[space] != GWT_LOCATION_NONE;
    return tiles;
}

/* Whether the tiles of a section lie on its lowest slots. */
static int filled_from_below(const GwtGame *game, unsigned first, unsigned last)
{
    for (unsigned space = first; space < last; space++)
        if (game->on_space[space] == GWT_LOCATION_NONE && game->on_space[space + 1] != GWT_LOCATION_NONE)
            return 0;
    return 1;
}

static unsigned pile_size(const GwtGame *game, unsigned back)
{
    unsigned tiles = 0;
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        tiles += game->piles[back - 1][tile];
    return tiles;
}

static unsigned boxed_tiles(const GwtGame *game)
{
    unsigned tiles = 0;
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        tiles += game->tiles_boxed[tile];
    return tiles;
}

/* ---- The trail and the supply ---- */

static const struct {
    unsigned first, last, tile_first, tile_last;
} sections[] = {
    { GWT_SPACE_FLOOD1, GWT_SPACE_FLOOD4, GWT_TILE_FLOOD_GREEN_2, GWT_TILE_FLOOD_BLACK_3 },
    { GWT_SPACE_DROUGHT1, GWT_SPACE_DROUGHT4, GWT_TILE_DROUGHT_GREEN_2, GWT_TILE_DROUGHT_BLACK_3 },
    { GWT_SPACE_ROCK1, GWT_SPACE_ROCK4, GWT_TILE_ROCK_GREEN_2, GWT_TILE_ROCK_BLACK_3 },
    { GWT_SPACE_TRADE1, GWT_SPACE_TRADE9, GWT_TILE_TRADE_GREEN, GWT_TILE_TRADE_ALT },
};
enum { SECTIONS = 4 };

static void expect_trail_tiles(Table *t, unsigned players)
{
    (void)players;
    unsigned tiles = 0;
    for (unsigned i = 0; i < SECTIONS; i++) {
        tiles += tiles_on(&t->game, sections[i].first, sections[i].last);
        then_that(t, filled_from_below(&t->game, sections[i].first, sections[i].last), "low slots are filled first");
        for (unsigned space = sections[i].first; space <= sections[i].last; space++)
            then_that(t,
                      t->game.on_space[space] == GWT_LOCATION_NONE ||
                          (t->game.on_space[space] >= sections[i].tile_first &&
                           t->game.on_space[space] <= sections[i].tile_last),
                      "only tiles of its kind lie in a section");
    }
    then_that(t, tiles == TRAIL_TILES, "seven tiles lie on the trail");
}

SCENARIO("[LI3] Seven tiles of pile 1 lie on the trail, each in its own section on the lowest slots")
{
    each_deal(expect_trail_tiles);
}

SCENARIO("[LI3] A tile that finds no slot goes back into its pile: none leaves the game, and seven are placed")
{
    unsigned full = 0;
    Table t = { .played = "" };
    for (uint64_t seed = 0; seed < 6000; seed++) {
        GwtSetup setup = gwt_setup_default();
        gwt_key_from_seed(seed, setup.key);
        gwt_init(&t.game, &setup);
        unsigned tiles = 0;
        for (unsigned i = 0; i < SECTIONS; i++) {
            unsigned there = tiles_on(&t.game, sections[i].first, sections[i].last);
            tiles += there;
            full += i < 3 && there == 4;
        }
        then_that(&t, tiles == TRAIL_TILES, "seven tiles lie on the trail");
        then_that(&t, pile_size(&t.game, 1) == 35 - TRAIL_TILES - 2, "26 tiles are left in pile 1");
        then_that(&t, boxed_tiles(&t.game) == 0, "no tile is out of the game");
    }
    then_that(&t, full > 60, "some of these games begin with a full hazard section");
}

static void expect_supply(Table *t, unsigned players)
{
    unsigned workers = 2 * players - 1;
    then_that(t, pile_size(&t->game, 1) == 35 - TRAIL_TILES - 2, "26 tiles are left in pile 1");
    then_that(t, pile_size(&t->game, 2) == 33 - workers - 2, "pile 2 has given the workers of the job market");
    then_that(t, pile_size(&t->game, 3) == 26 - 2, "24 tiles are left in pile 3");
    then_foresight_full(t);
    for (unsigned i = 0; i < 2; i++) {
        then_that(t, t->game.foresight[0][i] >= GWT_TILE_TRADE_GREEN, "column 1 shows no workers");
        then_that(t, t->game.foresight[1][i] < GWT_TILE_TRADE_GREEN, "column 2 shows workers");
        then_that(t, t->game.foresight[2][i] < GWT_TILE_HAZARD_FIRST, "column 3 shows no hazards");
    }
}

SCENARIO("[LI3] The supply: 35, 33 and 26 tiles with the backs 1, 2 and 3, and two of each in the foresight columns")
{
    each_deal(expect_supply);
}

SCENARIO("[LI3] Every tile is there as often as it is printed")
{
    Table t = given_dealt_game(2, 3, 0, 0);
    static const uint8_t printed[GWT_TILES] = {
        [GWT_TILE_COWBOY] = 18,         [GWT_TILE_BUILDER] = 18,        [GWT_TILE_ENGINEER] = 18,
        [GWT_TILE_TRADE_GREEN] = 11,    [GWT_TILE_TRADE_ALT] = 11,      [GWT_TILE_FLOOD_GREEN_2] = 1,
        [GWT_TILE_FLOOD_GREEN_3] = 1,   [GWT_TILE_FLOOD_GREEN_4] = 2,   [GWT_TILE_FLOOD_BLACK_2] = 1,
        [GWT_TILE_FLOOD_BLACK_3] = 1,   [GWT_TILE_DROUGHT_GREEN_2] = 1, [GWT_TILE_DROUGHT_GREEN_3] = 1,
        [GWT_TILE_DROUGHT_GREEN_4] = 2, [GWT_TILE_DROUGHT_BLACK_2] = 1, [GWT_TILE_DROUGHT_BLACK_3] = 1,
        [GWT_TILE_ROCK_GREEN_2] = 1,    [GWT_TILE_ROCK_GREEN_3] = 1,    [GWT_TILE_ROCK_GREEN_4] = 2,
        [GWT_TILE_ROCK_BLACK_2] = 1,    [GWT_TILE_ROCK_BLACK_3] = 1,
    };
    unsigned found[GWT_TILES] = { 0 };
    for (unsigned tile = 1; tile < GWT_TILES; tile++)
        for (unsigned pile = 0; pile < 3; pile++)
            found[tile] += t.game.piles[pile][tile];
    for (unsigned i = 0; i < SECTIONS; i++)
        for (unsigned space = sections[i].first; space <= sections[i].last; space++)
            found[t.game.on_space[space]]++;
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned i = 0; i < 2; i++)
            found[t.game.foresight[column][i]]++;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        found[GWT_TILE_COWBOY + worker] += (unsigned)__builtin_popcountll(t.game.job_market[worker]);
    for (unsigned tile = 1; tile < GWT_TILES; tile++)
        then_that(&t, found[tile] == printed[tile], "the tiles are those printed");
}

/* ---- Common boards ---- */

static void expect_job_market(Table *t, unsigned players)
{
    then_job_row_count(t, 1, players);
    then_job_row_count(t, 2, players - 1);
    for (unsigned row = 3; row <= 12; row++)
        then_job_row_count(t, row, 0);
    then_token_row(t, 2);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        then_that(t, !(t->game.job_market[worker] & 1ull << 7), "the token's space in row 2 is free");
    for (unsigned column = 0; column < 4 - players; column++)
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            then_that(t, !(t->game.job_market[worker] & 0x11ull << column), "the unused columns are empty");
}

SCENARIO("[HI4] The job market: row 1 full, row 2 full but for the token's space")
{
    each_deal(expect_job_market);
}

static void expect_cattle_market(Table *t, unsigned players)
{
    static const uint8_t printed[GWT_CATTLE] = {
        [GWT_CARD_YELLOW] = 7,   [GWT_CARD_RED] = 7,      [GWT_CARD_BLUE] = 7,
        [GWT_CARD_BROWN_3] = 3,  [GWT_CARD_BROWN_4] = 3,  [GWT_CARD_BROWN_5] = 3,
        [GWT_CARD_PURPLE_5] = 2, [GWT_CARD_PURPLE_6] = 2, [GWT_CARD_PURPLE_7] = 2,
    };
    then_market_count(t, 1 + 3 * players);
    then_market_stack_count(t, MARKET_CARDS - (1 + 3 * players));
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        then_that(t, t->game.market[card] + t->game.market_stack[card] == printed[card],
                  "the market cards are those printed");
}

SCENARIO("[KC3] The cattle market shows 7, 10 or 13 cards, the rest of the 36 are in the stack")
{
    each_deal(expect_cattle_market);
}

static void expect_display(Table *t, unsigned players)
{
    (void)players;
    then_display_count(t, 4);
    then_objective_stack_count(t, OBJECTIVES - 4);
    then_that(t, t->game.objective_stack_count == OBJECTIVES - 4, "the count of the stack is true");
}

SCENARIO("[OB1] Four of the 24 objective cards are face up")
{
    each_deal(expect_display);
}

static unsigned masters_at_station_1; /* a bit for each that was seen there */

static void expect_masters(Table *t, unsigned players)
{
    (void)players;
    unsigned seen = 0;
    for (unsigned i = 0; i < 5; i++)
        seen |= 1u << t->game.station_masters[i];
    then_that(t, seen == 0x3E, "sm1 to sm5 are there");
    masters_at_station_1 |= 1u << t->game.station_masters[0];
}

SCENARIO("[ST2] One of the five station masters lies at each of the stations 1 to 5, in random order")
{
    each_deal(expect_masters);
    Table t = given_players(2);
    then_that(&t, masters_at_station_1 == 0x3E, "each of them comes to station 1 in some game");
}

SCENARIO("[BU5] Neutral buildings letter on letter, or in random order; private buildings on one side for everybody")
{
    static const char *const spaces[] = { "n-a", "n-b", "n-c", "n-d", "n-e", "n-f", "n-g" };
    static const char *const letters[] = { "A", "B", "C", "D", "E", "F", "G" };
    unsigned orders = 0, sides = 0, all_sides = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Table plain = given_dealt_game(3, seed, 0, 0), random = given_dealt_game(3, seed, 1, 1);
        unsigned there = 0;
        for (unsigned i = 0; i < GWT_NEUTRALS; i++)
            then_location(&plain, spaces[i], letters[i]);
        then_that(&plain, plain.game.b_sides == 0, "all private buildings show their a-side");
        static const unsigned ids[] = { GWT_SPACE_N_A, GWT_SPACE_N_B, GWT_SPACE_N_C, GWT_SPACE_N_D,
                                        GWT_SPACE_N_E, GWT_SPACE_N_F, GWT_SPACE_N_G };
        for (unsigned i = 0; i < GWT_NEUTRALS; i++)
            there |= 1u << (random.game.on_space[ids[i]] - GWT_LOCATION_NEUTRAL);
        then_that(&random, there == 0x7F, "all seven neutral buildings are on the trail");
        orders += random.game.on_space[GWT_SPACE_N_A] != GWT_LOCATION_NEUTRAL;
        sides |= random.game.b_sides;
        all_sides |= ~(unsigned)random.game.b_sides & 0x7FE;
        then_that(&random, (random.game.b_sides & ~0x7FEu) == 0, "only the numbers 1 to 10 have sides");
    }
    Table t = given_players(2);
    then_that(&t, orders > SEEDS / 2, "the random order is not letter on letter");
    then_that(&t, sides == 0x7FE && all_sides == 0x7FE, "each number shows either side in some game");
}

/* ---- The players ---- */

static void expect_players(Table *t, unsigned players)
{
    unsigned starting_cards = 0;
    then_that(t, t->game.players_count == players, "the number of players is right");
    for (unsigned seat = 0; seat < players; seat++) {
        const GwtPlayer *p = &t->game.players[seat];
        static const uint8_t printed[] = { 5, 3, 3, 3 };
        then_dollars(t, seat, 6 + seat);
        then_hand_count(t, seat, STARTING_HAND);
        then_draw_stack_count(t, seat, 10);
        then_discard_count(t, seat, 0);
        for (unsigned card = 0; card < GWT_CATTLE; card++)
            then_that(t, p->hand.cattle[card] + p->draw.cattle[card] == (card < 4 ? printed[card] : 0),
                      "the deck is 5 grey, 3 green, 3 black, 3 white");
        then_workers(t, seat, 1, 1, 1);
        then_certificates(t, seat, 0);
        then_certificate_limit(t, seat, 3);
        then_hand_limit(t, seat, 4);
        then_step_limit(t, seat, players == 4 ? 4 : 3);
        then_cleared(t, seat, "");
        then_engine(t, seat, "0");
        then_herder(t, seat, "none");
        then_buildings_left(t, seat, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
        then_collected(t, seat, "");
        then_masters(t, seat, "");
        then_that(t, gwt_objectives_count(p->area) == 1 && (p->area & GWT_OBJECTIVE_START_MASK) == p->area,
                  "one starting objective card lies in the area");
        then_that(t, (starting_cards & p->area) == 0, "no two players have the same starting card");
        starting_cards |= p->area;
    }
    then_that(t, gwt_objectives_count(t->game.box.objectives) == 4 - players, "the other starting cards are boxed");
}

SCENARIO("[LI1] Each player begins with 6, 7, 8 or 9 dollars in turn order, 4 of 14 cards and everything on its place")
{
    each_deal(expect_players);
}

SCENARIO("[MV6] RED is first, and is asked where to place the herder: on any of the seven neutral buildings")
{
    Table t = given_dealt_game(4, 11, 0, 0);
    then_to_act(&t, RED);
    then_asked(&t, RED, GWT_DECIDE_PLACE);
    then_may_only(&t, RED, "place n-a; place n-b; place n-c; place n-d; place n-e; place n-f; place n-g");
    when(&t, RED, "place n-d");
    then_herder(&t, RED, "n-d");
    then_dollars(&t, RED, 6);
    then_may(&t, RED, "aux gain");
    when(&t, RED, "aux gain; ?end");
    then_to_act(&t, BLUE);
    then_asked(&t, BLUE, GWT_DECIDE_PLACE);
    then_may(&t, BLUE, "place n-d");
}

SCENARIO("[LI3] Hands, starting cards, foresight tiles and markets differ from game to game, and repeat with their key")
{
    unsigned starts = 0, differ = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Table t = given_dealt_game(2, seed, 0, 0), again = given_dealt_game(2, seed, 0, 0);
        Table other = given_dealt_game(2, seed + 1000, 0, 0);
        starts |= t.game.players[RED].area >> GWT_OBJECTIVE_START_SHIFT;
        then_that(&t, memcmp(&t.game, &again.game, sizeof t.game) == 0, "the same key deals the same game");
        differ += memcmp(&t.game.players[RED].hand, &other.game.players[RED].hand, sizeof(GwtCards)) != 0;
    }
    Table t = given_players(2);
    then_that(&t, starts == 15, "RED gets each of the four starting cards in some game");
    then_that(&t, differ > SEEDS / 2, "another key deals another hand");
}

SCENARIO("[BU5] The promo buildings 11 and 13 join every player, and the promo masters make it five of seven")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1 });
    then_buildings_left(&t, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 13a");
    then_buildings_left(&t, BLUE, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 13a");
    unsigned ever = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        unsigned seen = 0, count = 0;
        GwtSetup setup = gwt_setup_default();
        setup.promo_masters = 1;
        gwt_key_from_seed(seed, setup.key);
        then_that(&t, gwt_init(&t.game, &setup) == GWT_OK, "the promo masters can be dealt");
        for (unsigned i = 0; i < 5; i++) {
            seen |= 1u << t.game.station_masters[i];
            ever |= 1u << t.game.station_masters[i];
        }
        for (unsigned i = 0; i < 2; i++)
            seen |= 1u << t.game.masters_boxed[i];
        for (unsigned bits = seen; bits; bits &= bits - 1)
            count++;
        then_that(&t, count == 7 && seen == (0x3Eu | 1u << 8 | 1u << 9), "seven tiles: five on stations, two boxed");
    }
    then_that(&t, ever == (0x3Eu | 1u << 8 | 1u << 9), "each of the seven is dealt in some game");
}

SCENARIO("[LI3] One player or five are refused")
{
    Table t = given_players(2);
    GwtSetup setup = gwt_setup_default();
    GwtGame before = t.game;
    setup.players = 1;
    then_that(&t, gwt_init(&t.game, &setup) == GWT_ERR_SETUP, "one player is refused");
    setup.players = 5;
    then_that(&t, gwt_init(&t.game, &setup) == GWT_ERR_SETUP, "five players are refused");
    then_that(&t, memcmp(&before, &t.game, sizeof before) == 0, "the game is unchanged");
}

/* ---- Limits ---- */

SCENARIO("[LI1] Money is unlimited: more dollars than there are coins can be owned and gained")
{
    Table t = given_players(2);
    given_dollars(&t, RED, 200);
    given_hand(&t, RED, "white white grey grey");
    arrive(&t, RED, "n-a");
    when(&t, RED, "use white-for-2; end");
    then_dollars(&t, RED, 202);
    then_score(&t, RED, GWT_SCORE_DOLLARS, 40);
}

SCENARIO("[LI5] Equal hand cards are one action, cards of one breed with different points are two")
{
    Table t = given_players(2);
    given_building(&t, RED, "2a", "rockbank1");
    given_hand(&t, RED, "grey grey brown-3 brown-5 a1 a1");
    arrive(&t, RED, "rockbank1");
    when(&t, RED, "use risk-any");
    then_may_only(&t, RED, "discard grey; discard brown-3; discard brown-5");
}

SCENARIO("[LI5] Copies of a1 are one card to play and one card of the display to take")
{
    Table t = given_players(2);
    given_display(&t, "a1 a1 g1 d1");
    given_objective_stack(&t, "m5");
    given_hand(&t, RED, "a1 a1 white grey");
    arrive(&t, RED, "n-c");
    then_may(&t, RED, "play a1");
    when(&t, RED, "use objective");
    then_may_only(&t, RED, "objective g1; objective d1; objective a1; objective stack");
    when(&t, RED, "objective a1");
    then_display(&t, "a1 g1 d1 m5");
    then_discard_pile(&t, RED, "a1");
}

SCENARIO("[LI5] Equal workers of a row are one action, those of different rows are not")
{
    Table t = given_players(3);
    given_token_row(&t, 4);
    given_job_row(&t, 1, "cowboy cowboy builder");
    given_job_row(&t, 2, "cowboy - -");
    given_job_row(&t, 3, "cowboy cowboy cowboy");
    given_dollars(&t, RED, 20);
    arrive(&t, RED, "n-a");
    when(&t, RED, "use hire");
    then_may_only(&t, RED, "hire cowboy row 1; hire builder row 1; hire cowboy row 2; hire cowboy row 3");
    when(&t, RED, "hire cowboy row 3");
    then_job_row_count(&t, 3, 2);
}

SCENARIO("[LI5] Equal tiles of a foresight column and equal market cards are one action")
{
    Table t = given_players(2);
    given_foresight(&t, 2, "cowboy cowboy");
    given_foresight(&t, 1, "trade-green trade-green");
    arrive(&t, RED, "kansas-city");
    when(&t, RED, "pass");
    then_may_only(&t, RED, "foresight trade-green");
    when(&t, RED, "?foresight trade-green; ?foresight cowboy");
    then_foresight(&t, 1, "trade-green -");
    then_foresight(&t, 2, "cowboy -");

    Table buy = given_players(2);
    given_market(&buy, "red red red brown-4 brown-4 brown-5");
    given_dollars(&buy, RED, 40);
    arrive(&buy, RED, "n-e");
    when(&buy, RED, "use buy-cattle");
    then_may_only(&buy, RED, "buy red with 1; buy brown-4 with 1; buy brown-5 with 1; turn-up");
}

/* ---- Printed on the common boards ---- */

SCENARIO("[HI2][HI5] The price of a worker in each of the twelve rows, with a dollar less there is none")
{
    static const unsigned prices[] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 };
    for (unsigned row = 1; row <= 12; row++) {
        char hire[40];
        Table t = given_players(2);
        given_token_row(&t, 12);
        for (unsigned other = 1; other <= 12; other++)
            given_job_row(&t, other, "");
        given_token_taken(&t, BLUE);
        given_turn(&t, RED);
        given_job_row(&t, row, "builder cowboy");
        given_dollars(&t, RED, prices[row - 1]);
        Table poor = t;
        snprintf(hire, sizeof hire, "hire builder row %u", row);
        arrive(&t, RED, "n-a");
        when(&t, RED, "use hire");
        when(&t, RED, hire);
        then_dollars(&t, RED, 0);
        given_dollars(&poor, RED, prices[row - 1] - 1);
        arrive(&poor, RED, "n-a");
        then_may_not(&poor, RED, "use hire");
    }
}
