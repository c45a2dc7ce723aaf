/* SPDX-License-Identifier: MIT */
/* test_features.c - what the judgement sees of Garth: which network is asked at which table, and how far he has to walk. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "bots/bot.h"
#include "cells.h"
#include "gwt/trail.h"
#include "gwt/view.h"
#include "heuristic/network.h"

static void start(GwtGame *game, unsigned players, unsigned edition, const char *seats, uint64_t seed)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)players;
    setup.edition = (uint8_t)edition;
    setup.key[0] = seed;
    for (unsigned seat = 0; seat < players; seat++)
        setup.garth[seat] = seats[seat] == 'g' ? GWT_GARTH_VERY_HARD : 0;
    assert_int_equal(gwt_init(game, &setup), GWT_OK);
}

static unsigned features_in(const FeatureList *list, unsigned first, unsigned last)
{
    unsigned count = 0;
    for (unsigned i = 0; i < list->count; i++)
        count += list->items[i].index >= first && list->items[i].index <= last;
    return count;
}

static void see(const GwtGame *game, unsigned player, FeatureList *out)
{
    FeatureContext context;
    feature_context(game, player, &context);
    features_of(game, player, &context, out);
}

/* One bot among Garths has a network of its own; with anybody else at the table it is the other one. */
static void network_goes_by_the_table(void **unused)
{
    (void)unused;
    static const struct {
        const char *seats; /* g: Garth, -: anybody else; the first seat is asked */
        int garth;
    } tables[] = { { "-g", 1 }, { "--", 0 }, { "-gg", 1 }, { "-g-", 0 }, { "-ggg", 1 }, { "-gg-", 0 }, { "----", 0 } };
    for (unsigned i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        GwtGame game;
        FeatureList list;
        unsigned players = 0;
        while (tables[i].seats[players])
            players++;
        start(&game, players, GWT_EDITION_FIRST, tables[i].seats, i);
        assert_ptr_equal(network_of(&game, 0), tables[i].garth ? &network_garth : &network_people);
        see(&game, 0, &list);
        assert_int_equal(features_in(&list, FEATURE_LAP, FEATURE_LAP_LAST) > 0, tables[i].garth);
        assert_int_equal(features_in(&list, FEATURE_ROADS, FEATURE_ROADS_LAST), tables[i].garth ? FEATURE_FORKS : 0);
    }
}

/* The fewest locations on any way to Kansas City, that one included (S12), tried one by one. */
static unsigned fewest(const GwtGame *game, unsigned space)
{
    unsigned best = 99;
    if (space == GWT_SPACE_KANSAS_CITY)
        return 0;
    for (unsigned branch = 0; branch < 2; branch++) {
        unsigned next = gwt_trail_next(game->edition, space, branch);
        if (next == GWT_NONE)
            continue;
        unsigned far = fewest(game, next) + (next == GWT_SPACE_KANSAS_CITY || game->on_space[next] != 0);
        best = far < best ? far : best;
    }
    return best;
}

/* When the game begins, a free road leads from each neutral building to the next: six of them, then Kansas City. Later it is the
 * shortest way with what lies and stands on it. */
static void garths_way_is_seen(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < 6; i++) {
        GwtGame game, view;
        FeatureList list;
        BotState state = { .random = i };
        unsigned longest = 0;
        start(&game, 2, i & 1 ? GWT_EDITION_SECOND : GWT_EDITION_FIRST, "-g", 40 + i);
        see(&game, 0, &list);
        assert_int_equal(features_in(&list, FEATURE_RIVAL_WAY, FEATURE_RIVAL_WAY_LAST), 7);
        while (!gwt_is_over(&game)) {
            unsigned player = gwt_player_to_act(&game);
            gwt_view_for(&game, player, &view);
            gwt_apply_legal(&game, bot_greedy.choose(&bot_greedy, &view, &state, NULL, workspace));
            if (gwt_is_over(&game))
                break;
            unsigned herder = game.players[1].herder;
            unsigned way = fewest(&game, herder == GWT_SPACE_KANSAS_CITY ? GWT_SPACE_START : herder);
            see(&game, 0, &list);
            assert_int_equal(features_in(&list, FEATURE_RIVAL_WAY, FEATURE_RIVAL_WAY_LAST), way < 12 ? way : 12);
            longest = way > longest ? way : longest;
        }
        assert_true(longest > 7); /* somebody has built in his way */
    }
    bot_workspace_free(workspace);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(network_goes_by_the_table),
        cmocka_unit_test(garths_way_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
