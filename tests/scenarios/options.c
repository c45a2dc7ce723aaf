/* SPDX-License-Identifier: MIT */
/* options.c - which options of a game go together and which are refused, and what the promos bring. What an option
 * does in play is in the files of its own subject. */
#include "table.h"

enum { SECOND = 1, NORTH = 2, SIMMENTAL = 4, BALANCED = 8, REUSE = 16, BIDDING = 32, MASTERS = 64, BUILDINGS = 128,
       GARTH = 256, OPTIONS = 512 };

static TableSetup setup_of(unsigned options, unsigned players)
{
    return (TableSetup){ .players = players,
                         .second_edition = !!(options & SECOND),
                         .north = !!(options & NORTH),
                         .simmental = !!(options & SIMMENTAL),
                         .balanced = !!(options & BALANCED),
                         .reuse = !!(options & REUSE),
                         .bidding = !!(options & BIDDING),
                         .promo_masters = !!(options & MASTERS),
                         .promo_buildings = !!(options & BUILDINGS),
                         .garth = { [BLUE] = options & GARTH ? "medium" : NULL } };
}

static int go_together(unsigned options, unsigned players)
{
    if (options & SECOND && options & (MASTERS | BUILDINGS))
        return 0; /* the promos belong to the first edition */
    if (!(options & SECOND) && options & (SIMMENTAL | REUSE))
        return 0; /* cards of the second edition; the first always lets a building be used again */
    if (options & NORTH && options & MASTERS)
        return 0; /* they are in that box already */
    if (options & BIDDING && options & GARTH)
        return 0;
    return !(options & BALANCED) || players < 4;
}

SCENARIO("[OC22] Every combination of options and players is dealt, or refused when it does not go together")
{
    for (unsigned players = 2; players <= 4; players++)
        for (unsigned options = 0; options < OPTIONS; options++)
            if (go_together(options, players)) {
                Table t = given_dealt(setup_of(options, players), options + 1);
                then_asked(&t, RED, options & BIDDING ? GWT_DECIDE_BID : GWT_DECIDE_PLACE);
            } else {
                then_refused(setup_of(options, players));
            }
}

SCENARIO("[OC22] Two to four seats, and Garth only on one of them")
{
    then_refused((TableSetup){ .players = 1 });
    then_refused((TableSetup){ .players = 1, .garth = { [BLUE] = "easy" } });
    then_refused((TableSetup){ .players = 5 });
    then_refused((TableSetup){ .players = 2, .garth = { [YELLOW] = "easy" } });
    then_refused((TableSetup){ .players = 3, .garth = { [WHITE] = "easy" } });
    Table t = given_dealt((TableSetup){ .players = 4, .garth = { [WHITE] = "easy" } }, 1);
    then_garth_deck_count(&t, WHITE, 15);
}

SCENARIO("[OC22] Values that mean nothing are refused, and the game stays as it was")
{
    Table t = given_players(2), before = t;
    GwtSetup setup = gwt_setup_default();
    setup.edition = GWT_EDITIONS;
    then_that(&t, gwt_init(&t.game, &setup) == GWT_ERR_SETUP, "no third edition");
    setup = gwt_setup_default();
    setup.garth[1] = GWT_GARTH_LEVELS;
    then_that(&t, gwt_init(&t.game, &setup) == GWT_ERR_SETUP, "no fifth level");
    then_that(&t, gwt_hash(&t.game) == gwt_hash(&before.game), "the game is unchanged");
}

SCENARIO("[OC22] Second edition: a building is used once a turn unless reuse is chosen; the first has no such rule")
{
    Table once = given_second_edition(2),
          twice = given_game((TableSetup){ .players = 2, .second_edition = 1, .reuse = 1 });
    Table first = given_players(2);
    then_that(&once, once.game.options & GWT_OPTION_NO_REUSE, "AD5 is on");
    then_that(&twice, !(twice.game.options & GWT_OPTION_NO_REUSE), "AD5 is off");
    then_that(&first, !(first.game.options & GWT_OPTION_NO_REUSE), "no AD5 in the first edition");
}

SCENARIO("[BU5] Random neutral buildings and random sides go with every edition and map, beginners' ones too")
{
    for (int mode = 0; mode < 4; mode++) {
        TableSetup setup = { .players = 3, .second_edition = mode & 1, .north = mode >> 1 };
        Table beginner = given_dealt(setup, 2);
        then_location(&beginner, "n-a", "A");
        then_location(&beginner, "n-g", "G");
        then_that(&beginner, beginner.game.b_sides == 0, "all a-sides");
        setup.neutrals_random = setup.sides_random = 1;
        unsigned moved = 0, b_sides = 0;
        for (uint64_t seed = 1; seed <= 20; seed++) {
            Table t = given_dealt(setup, seed);
            moved += t.game.on_space[GWT_SPACE_N_A] != GWT_LOCATION_NEUTRAL;
            b_sides |= t.game.b_sides;
        }
        unsigned numbers = mode == 0 ? 10 : mode == 3 ? 13 : 12;
        then_that(&beginner, moved > 0, "another building than A on the first space");
        then_that(&beginner, b_sides == (2u << numbers) - 2,
                  "every tile shows its b-side sometimes, and no other does");
    }
}

/* ---- Promos ---- */

SCENARIO("[D26] The promo buildings 11 and 13 join the ten of every player, and do not without the option")
{
    Table with = given_dealt((TableSetup){ .players = 2, .promo_buildings = 1 }, 3), without = given_players(2);
    then_buildings_left(&with, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 13a");
    then_buildings_left(&with, BLUE, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 13a");
    then_buildings_left(&without, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a");
}

SCENARIO("[D26] With Rails to the North building 11 is there once, 12 from that box and 13 from the promos")
{
    Table with = given_dealt((TableSetup){ .players = 2, .north = 1, .promo_buildings = 1 }, 3),
          without = given_north(2);
    then_buildings_left(&with, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a");
    then_buildings_left(&without, RED, "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a");
    given_building(&with, RED, "13a", "ab1");
    arrive(&with, RED, "ab1");
    given_dollars(&with, RED, 9);
    then_may(&with, RED, "use build-at-1"); /* the promo, not the second edition's tile of that number */
    then_may_none(&with, RED, "use herder-1");
    then_score(&with, RED, GWT_SCORE_BUILDINGS, 5);
}

SCENARIO("[D26] Garth plays the promo buildings on their b-side: 13b needs two builders")
{
    Table t = given_game((TableSetup){ .players = 2, .promo_buildings = 1, .garth = { [BLUE] = "easy" } });
    then_buildings_left(&t, BLUE, "1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 13b");
    given_building_boxed(&t, BLUE, "3b");
    given_building_boxed(&t, BLUE, "4b");
    given_workers(&t, BLUE, 1, 2, 1);
    given_garth_card(&t, BLUE, 9);
    given_turn(&t, BLUE);
    when(&t, BLUE, "garth");
    then_location(&t, "ab1", "13b of BLUE");
}

SCENARIO("[D26] Promo masters: five of seven are laid out, each of the seven sometimes; without them always the five")
{
    unsigned seen = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Table t = given_dealt((TableSetup){ .players = 2, .promo_masters = 1 }, seed);
        Table plain = given_dealt((TableSetup){ .players = 2 }, seed);
        unsigned laid = 0, five = 0;
        for (unsigned i = 0; i < 5; i++) {
            laid |= 1u << t.game.station_masters[i];
            five |= 1u << plain.game.station_masters[i];
        }
        then_that(&t, __builtin_popcount(laid) == 5, "five different tiles");
        then_that(&plain, five == 0x3E, "sm1 to sm5");
        seen |= laid;
    }
    Table any = given_players(2);
    unsigned seven = 0x3E | 1u << GWT_MASTER_SM8 | 1u << GWT_MASTER_SM9;
    then_that(&any, seen == seven, "sm1 to sm5, sm8 and sm9");
}
