/* SPDX-License-Identifier: MIT */
/* test_features.c - what the judgement sees of Garth: which network is asked at which table, how far he has to walk,
 * and what his cards will do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "bots/bot.h"
#include "cells.h"
#include "gwt/garth.h"
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
    features_of(game, player, &context, NULL, out);
}

/* One bot among Garths has a network of its own, another against a single one; with anybody else at the table it is the third. */
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
        const Network *among_garths = players == 2 ? &network_duel : &network_garth;
        assert_ptr_equal(network_of(&game, 0), tables[i].garth ? among_garths : &network_people);
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

static int value_of(const FeatureList *list, unsigned index)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->items[i].index == index)
            return list->items[i].value;
    return 0;
}

/* The turn of the Garth who is to act, had he nothing but this card. */
static void turn_with(const GwtGame *game, unsigned seat, unsigned card, GwtGame *after)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    *after = *game;
    after->players[seat].garth_deck = (uint16_t)(1u << card);
    assert_int_equal(gwt_legal_actions(after, legal), 1);
    gwt_apply_legal(after, legal[0]);
}

static unsigned deliveries(const GwtPlayer *player)
{
    return (unsigned)__builtin_popcount(player->cities) + player->last_city_discs;
}

static unsigned pace_of(const GwtGame *game, unsigned seat)
{
    unsigned steps = 0;
    for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++)
        steps += gwt_garth_steps(game, seat, card);
    return steps;
}

/* The steps as printed for two, three and four at the table; those of 10 to 15 go by buildings and workers. */
static void check_steps(const GwtGame *game, unsigned seat)
{
    static const uint8_t printed[10][3] = { { 0 },       { 1, 1, 3 }, { 1, 1, 1 }, { 1, 1, 1 }, { 1, 3, 3 },
                                            { 1, 3, 3 }, { 1, 1, 3 }, { 2, 2, 2 }, { 2, 2, 2 }, { 2, 2, 2 } };
    const GwtPlayer *garth = &game->players[seat];
    unsigned buildings = 1;
    for (unsigned player = 0; player < game->players_count; player++) {
        unsigned built = 0;
        for (unsigned space = 0; space < GWT_SPACES; space++)
            built += game->players[player].built >> space & 1;
        buildings = built > buildings ? built : buildings;
    }
    for (unsigned card = 1; card < 10; card++)
        assert_int_equal(gwt_garth_steps(game, seat, card), printed[card][game->players_count - 2]);
    assert_int_equal(gwt_garth_steps(game, seat, 10), buildings);
    assert_int_equal(gwt_garth_steps(game, seat, 11), buildings);
    assert_int_equal(gwt_garth_steps(game, seat, 12), garth->workers[GWT_COWBOY]);
    assert_int_equal(gwt_garth_steps(game, seat, 13), garth->workers[GWT_COWBOY]);
    assert_int_equal(gwt_garth_steps(game, seat, 14), garth->workers[garth->garth_specialty]);
    assert_int_equal(gwt_garth_steps(game, seat, 15), garth->workers[garth->garth_specialty]);
}

/* Whom he hires with each of his two cards for that, and how much faster he is afterwards. */
static void check_hire(const GwtGame *game, unsigned seat, const FeatureList *list)
{
    static const unsigned cards[2] = { 1, 6 };
    for (unsigned i = 0; i < 2; i++) {
        GwtGame after;
        unsigned hired = 3;
        turn_with(game, seat, cards[i], &after);
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            if (after.players[seat].workers[worker] > game->players[seat].workers[worker])
                hired = worker;
        for (unsigned worker = 0; worker < 4; worker++)
            assert_int_equal(value_of(list, FEATURE_GARTH_HIRES + 4 * i + worker), worker == hired ? FEATURE_ONE : 0);
        unsigned faster = pace_of(&after, seat) - pace_of(game, seat);
        assert_int_equal(features_in(list, FEATURE_GARTH_FASTER + 3 * i, FEATURE_GARTH_FASTER + 3 * i + 2), faster / 2);
    }
}

/* With how many of the cards in his deck he would be in Kansas City. */
static void check_arrival(const GwtGame *game, unsigned seat, const FeatureList *list)
{
    unsigned deck = game->players[seat].garth_deck, cards = 0, arrivals = 0;
    for (unsigned card = 1; card <= GWT_GARTH_CARDS; card++) {
        GwtGame after;
        if (deck && !(deck >> card & 1))
            continue;
        turn_with(game, seat, card, &after);
        cards++;
        arrivals += deliveries(&after.players[seat]) > deliveries(&game->players[seat]);
    }
    assert_int_equal(value_of(list, FEATURE_GARTH_ARRIVES), 16 * arrivals / cards);
}

/* Before each turn of the Garth the features show: his cards are tried out one by one. */
static void garths_cards_are_seen(void **unused)
{
    (void)unused;
    static const char *const tables[] = { "-g", "g-", "-gg", "-ggg" };
    BotWorkspace *workspace = bot_workspace_new();
    unsigned turns = 0;
    for (unsigned i = 0; i < 12; i++) {
        GwtGame game, view;
        FeatureList list;
        BotState state = { .random = i };
        const char *seats = tables[i % 4];
        unsigned self = seats[0] == 'g', players = 0;
        while (seats[players])
            players++;
        start(&game, players, i / 4 & 1 ? GWT_EDITION_SECOND : GWT_EDITION_FIRST, seats, 70 + i);
        while (!gwt_is_over(&game)) {
            unsigned seat = gwt_player_to_act(&game);
            FeatureContext context;
            feature_context(&game, self, &context);
            if (seat == context.rival) {
                features_of(&game, self, &context, NULL, &list);
                check_steps(&game, seat);
                check_hire(&game, seat, &list);
                check_arrival(&game, seat, &list);
                turns++;
            }
            gwt_view_for(&game, seat, &view);
            gwt_apply_legal(&game, bot_greedy.choose(&bot_greedy, &view, &state, NULL, workspace));
        }
    }
    assert_true(turns > 200);
    bot_workspace_free(workspace);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(network_goes_by_the_table),
        cmocka_unit_test(garths_way_is_seen),
        cmocka_unit_test(garths_cards_are_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
