/* SPDX-License-Identifier: MIT */
/* balanced.c - the balanced supply for two and three players, an option from outside the rulebooks: what is left out,
 * and how much stays in the piles and in the cattle market. */
#include <string.h>
#include "table.h"

typedef struct Removed {
    const char *id;
    unsigned two, three; /* copies left out with two and with three players */
} Removed;

static const Removed tiles[] = {
    { "cowboy", 8, 4 },         { "builder", 8, 4 },        { "engineer", 8, 4 },
    { "trade-green", 4, 2 },    { "trade-alt", 4, 2 },      { "flood-green-2", 0, 0 },
    { "flood-green-3", 0, 1 },  { "flood-green-4", 1, 0 },  { "flood-black-2", 1, 0 },
    { "flood-black-3", 0, 0 },  { "drought-green-2", 0, 0 }, { "drought-green-3", 0, 1 },
    { "drought-green-4", 1, 0 }, { "drought-black-2", 1, 0 }, { "drought-black-3", 0, 0 },
    { "rock-green-2", 0, 0 },   { "rock-green-3", 0, 1 },   { "rock-green-4", 1, 0 },
    { "rock-black-2", 1, 0 },   { "rock-black-3", 0, 0 },
};
enum { TILE_KINDS = sizeof tiles / sizeof tiles[0] };

static const Removed cattle[] = {
    { "yellow", 3, 2 },   { "red", 3, 2 },      { "blue", 3, 2 },     { "brown-3", 2, 1 },  { "brown-4", 0, 0 },
    { "brown-5", 2, 1 },  { "purple-5", 1, 0 }, { "purple-6", 0, 1 }, { "purple-7", 1, 0 }, { "calf", 3, 2 },
};
enum { CATTLE_KINDS = sizeof cattle / sizeof cattle[0] };

static unsigned pile_count(const Table *t, unsigned back)
{
    unsigned count = 0;
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        count += t->game.piles[back - 1][tile];
    return count;
}

static void then_piles(Table *t, unsigned first, unsigned second, unsigned third)
{
    then_that(t, pile_count(t, 1) == first, "tiles left in pile 1");
    then_that(t, pile_count(t, 2) == second, "tiles left in pile 2");
    then_that(t, pile_count(t, 3) == third, "tiles left in pile 3");
}

static void then_left_out(Table *t, unsigned players, int simmental)
{
    for (unsigned i = 0; i < TILE_KINDS; i++)
        then_boxed_tiles(t, tiles[i].id, players == 2 ? tiles[i].two : tiles[i].three);
    for (unsigned i = 0; i < CATTLE_KINDS; i++)
        if (simmental || strcmp(cattle[i].id, "calf"))
            then_boxed_cards(t, cattle[i].id, players == 2 ? cattle[i].two : cattle[i].three);
}

SCENARIO("[OC24] Balanced supply: exactly these tiles and cattle cards are left out, on every seed, edition and map")
{
    for (unsigned players = 2; players <= 3; players++)
        for (uint64_t seed = 1; seed <= 20; seed++)
            for (int mode = 0; mode < 4; mode++) {
                Table t = given_dealt(
                    (TableSetup){ .players = players, .balanced = 1, .second_edition = mode & 1, .north = mode >> 1 },
                    seed);
                then_left_out(&t, players, 0);
            }
}

SCENARIO("[OC24] Two players: 23, 18 and 15 tiles by back and 21 cattle cards stay, what is laid out included")
{
    Table t = given_dealt((TableSetup){ .players = 2, .balanced = 1 }, 3);
    then_piles(&t, 23 - 7 - 2, 18 - 3 - 2, 15 - 2); /* trail, job market, foresight */
    then_market_count(&t, 7);
    then_market_stack_count(&t, 21 - 7);
}

SCENARIO("[OC24] Three players: 29, 24 and 22 tiles by back and 27 cattle cards stay, what is laid out included")
{
    Table t = given_dealt((TableSetup){ .players = 3, .balanced = 1 }, 3);
    then_piles(&t, 29 - 7 - 2, 24 - 5 - 2, 22 - 2);
    then_market_count(&t, 10);
    then_market_stack_count(&t, 27 - 10);
}

SCENARIO("[OC24] With Simmental 26 and 33 cattle cards stay: three calves are left out, or two")
{
    for (unsigned players = 2; players <= 3; players++) {
        Table t =
            given_dealt((TableSetup){ .players = players, .balanced = 1, .second_edition = 1, .simmental = 1 }, 3);
        then_left_out(&t, players, 1);
        then_market_count(&t, players == 2 ? 9 : 12);
        then_market_stack_count(&t, players == 2 ? 26 - 9 : 33 - 12);
        then_side_stacks(&t, 8, 8); /* heifers and cows are not in the supply */
    }
}

SCENARIO("[OC24] What is left by back: with two players 6 green and 5 alt trade tiles of back 1, 1 and 2 of back 3")
{
    Table t = given_game((TableSetup){ .players = 2, .balanced = 1 });
    given_foresight(&t, 1, "- -");
    given_foresight(&t, 2, "- -");
    given_foresight(&t, 3, "- -");
    given_job_row(&t, 1, "- -");
    given_job_row(&t, 2, "-");
    then_pile(&t, 1, "trade-green", 6);
    then_pile(&t, 1, "trade-alt", 5);
    then_pile(&t, 3, "trade-green", 1);
    then_pile(&t, 3, "trade-alt", 2);
    then_pile(&t, 2, "cowboy", 6);
    then_pile(&t, 2, "builder", 6);
    then_pile(&t, 2, "engineer", 6);
    then_pile(&t, 3, "cowboy", 4);
    then_pile(&t, 3, "builder", 4);
    then_pile(&t, 3, "engineer", 4);
    then_pile(&t, 1, "flood-green-4", 1);
    then_pile(&t, 1, "flood-black-2", 0);
    then_pile(&t, 1, "flood-green-2", 1);
    then_piles(&t, 23, 18, 15);
}

SCENARIO("[OC24] What is left by back: with three players 7 green and 7 alt trade tiles of back 1, 2 and 2 of back 3")
{
    Table t = given_game((TableSetup){ .players = 3, .balanced = 1 });
    given_foresight(&t, 1, "- -");
    given_foresight(&t, 2, "- -");
    given_foresight(&t, 3, "- -");
    given_job_row(&t, 1, "- - -");
    given_job_row(&t, 2, "- -");
    then_pile(&t, 1, "trade-green", 7);
    then_pile(&t, 1, "trade-alt", 7);
    then_pile(&t, 3, "trade-green", 2);
    then_pile(&t, 3, "trade-alt", 2);
    then_pile(&t, 2, "cowboy", 8);
    then_pile(&t, 2, "builder", 8);
    then_pile(&t, 2, "engineer", 8);
    then_pile(&t, 3, "cowboy", 6);
    then_pile(&t, 3, "builder", 6);
    then_pile(&t, 3, "engineer", 6);
    then_pile(&t, 1, "rock-green-3", 0);
    then_pile(&t, 1, "rock-green-4", 2);
    then_pile(&t, 1, "rock-black-2", 1);
    then_piles(&t, 29, 24, 22);
}

SCENARIO("[OC24] Without the option nothing is left out; with four players there is no balanced supply")
{
    for (unsigned players = 2; players <= 4; players++) {
        Table t = given_dealt((TableSetup){ .players = players }, 4);
        for (unsigned i = 0; i < TILE_KINDS; i++)
            then_boxed_tiles(&t, tiles[i].id, 0);
        for (unsigned i = 0; i < CATTLE_KINDS - 1; i++)
            then_boxed_cards(&t, cattle[i].id, 0);
    }
    then_refused((TableSetup){ .players = 4, .balanced = 1 });
    then_refused((TableSetup){ .players = 4, .balanced = 1, .second_edition = 1, .north = 1 });
}

SCENARIO("[OC24][LI4] The workers that stay suffice to end the game: 30 for 24 spaces, 42 for 36")
{
    for (unsigned players = 2; players <= 3; players++) {
        TableSetup setup = { .players = players, .balanced = 1, .garth = { "easy", "hard", "medium" } };
        setup.garth[2] = players == 3 ? "medium" : NULL;
        Table t = given_dealt(setup, 5);
        for (unsigned turns = 0; !t.game.over && turns < 600; turns++)
            when(&t, t.game.turn_player, "garth");
        then_over(&t);
        then_token_row(&t, 13);
    }
}
