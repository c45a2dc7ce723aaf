/* SPDX-License-Identifier: MIT */
/* test_guide.c - the look that goes on where the guide promises most: its lines can be played and come to what is said of them, it
 * finds nearly what a look at everything finds and takes a fraction of it, and it never overspends or comes back without a line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "bots/bot.h"
#include "cells.h"
#include "gwt/view.h"
#include "heuristic/turn_search_parts.h"
#include "search/search.h"

#ifndef SLOW
#define SLOW 0 /* 1: under sanitizers */
#endif

static const Taste taste = { 0.6f, 12 };
static const float MARGIN = 3;

/* A turn with a choice in it, somewhere in a game of that cell, with the cards dealt for whoever is to act. */
static void turn_of(unsigned cell, uint64_t seed, BotWorkspace *workspace, GwtGame *dealt)
{
    GwtGame game, view;
    GwtAction legal[GWT_ACTIONS_MAX];
    BotState states[GWT_PLAYERS_MAX];
    assert_true(cell_begin(cell, seed, &game, states));
    for (unsigned before = 20 + (unsigned)(seed * 41 % 160), turn = 0;; before -= before > 0) {
        const unsigned seat = gwt_player_to_act(&game);
        assert_false(gwt_is_over(&game));
        gwt_view_for(&game, seat, &view);
        if (before == 0 && game.turns != turn && gwt_legal_actions(&view, legal) > 1 && !game.players[seat].garth_level)
            break;
        turn = game.turns;
        gwt_apply_legal(&game, bot_easy.choose(&bot_easy, &view, &states[seat], NULL, workspace));
    }
    search_deal(&view, seed, dealt);
}

static void begin(TurnSearch *turn, const GwtGame *game)
{
    turn_search_begin(turn, game, network_of(game, gwt_player_to_act(game)), &taste);
}

/* Every action of the line is legal, the turn ends with the last, and judged once more its end comes to the same. Where something is
 * turned up on the way the luck of it is an estimate, made once for all ways on which the same turns up. */
static void check_line(TurnSearch *turn, const GwtGame *game, const Line *line)
{
    GwtGame at = *game;
    const unsigned player = gwt_player_to_act(game);
    int luck = 0;
    assert_in_range(line->count, 1, LINE_MAX_ACTIONS);
    for (unsigned i = 0; i < line->count; i++) {
        assert_false(gwt_is_over(&at));
        assert_int_equal(gwt_player_to_act(&at), player);
        assert_int_equal(at.turns, game->turns);
        const uint32_t draws = at.draws;
        assert_int_equal(gwt_apply(&at, line->actions[i], NULL), GWT_OK);
        luck |= at.draws != draws && gwt_action_verb(line->actions[i]) != GWT_VERB_END;
    }
    if (line->count < LINE_MAX_ACTIONS)
        assert_true(gwt_is_over(&at) || at.turns != game->turns || gwt_player_to_act(&at) != player);
    begin(turn, game);
    const float again = turn_search_line(turn, game, line->actions, line->count);
    const float error = luck ? 5.0f : 0.01f;
    assert_true(again > line->value - error && again < line->value + error);
}

static void lines_can_be_played(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    TurnSearch *turn = &workspace->search.turns[0];
    for (unsigned i = 0; i < (SLOW ? 12 : 2 * CELLS); i++) {
        static const int budgets[] = { 1, 20, 100, 600 };
        GwtGame game;
        turn_of(i * 5 % CELLS, i, workspace, &game);
        for (unsigned k = 0; k < 4; k++) {
            Line line;
            begin(turn, &game);
            turn_search_guided(turn, &game, budgets[k], MARGIN, &line);
            check_line(turn, &game, &line);
        }
    }
    bot_workspace_free(workspace);
}

/* What was looked into before leaves no trace. */
static void looks_can_be_repeated(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    TurnSearch *turn = &workspace->search.turns[0];
    for (unsigned i = 0; i < 12; i++) {
        GwtGame game, other;
        Line first, second;
        turn_of(i * 5 % CELLS, i, workspace, &game);
        turn_of(i * 7 % CELLS, i + 50, workspace, &other);
        memset(turn, 0, sizeof *turn);
        begin(turn, &game);
        turn_search_guided(turn, &game, 200, MARGIN, &first);
        begin(turn, &other);
        turn_search_guided(turn, &other, 200, MARGIN, &second);
        begin(turn, &game);
        turn_search_guided(turn, &game, 200, MARGIN, &second);
        assert_true(first.value == second.value && first.count == second.count);
        assert_memory_equal(first.actions, second.actions, first.count * sizeof first.actions[0]);
    }
    bot_workspace_free(workspace);
}

/* The plain look shares its positions out to all ways alike. The guided one may judge a twentieth of them. */
static void little_is_missed(void **unused)
{
    (void)unused;
    enum { TURNS = SLOW ? 8 : 2 * CELLS, EVERYTHING = 60000, LITTLE = 500 };
    BotWorkspace *workspace = bot_workspace_new();
    TurnSearch *turn = &workspace->search.turns[0];
    double missed = 0, missed_blindly = 0;
    unsigned most = 0;
    for (unsigned i = 0; i < TURNS; i++) {
        GwtGame game;
        Line all, guided, blind;
        turn_of(i % CELLS, i, workspace, &game);
        begin(turn, &game);
        turn_search_best(turn, &game, EVERYTHING, &all);
        begin(turn, &game);
        turn_search_best(turn, &game, LITTLE, &blind);
        begin(turn, &game);
        turn_search_guided(turn, &game, LITTLE, MARGIN, &guided);
        most = turn->judged > most ? turn->judged : most;
        missed += (double)(all.value - guided.value);
        missed_blindly += (double)(all.value - blind.value);
    }
    print_message("missed by the guided look %.3f points a turn, by the plain one %.3f; at most %u positions\n",
                  missed / TURNS, missed_blindly / TURNS, most);
    assert_true(missed / TURNS < 0.5);
    assert_true(missed < 0.5 * missed_blindly);
    assert_true(most < 2 * LITTLE); /* what promised most is still followed to the end of the turn */
    bot_workspace_free(workspace);
}

/* A look at the lines that begin with one action finds such lines, and no better than the best of all. */
static void first_actions_are_kept(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    TurnSearch *turn = &workspace->search.turns[0];
    for (unsigned i = 0; i < (SLOW ? 4 : CELLS); i++) {
        GwtGame game;
        GwtAction actions[GWT_ACTIONS_MAX];
        turn_of(i, i + 7, workspace, &game);
        const size_t count = turn_search_actions(&game, actions);
        for (size_t k = 0; k < count; k++) {
            Line line;
            begin(turn, &game);
            turn_search_guided_after(turn, &game, actions[k], 100, MARGIN, &line);
            assert_int_equal(line.actions[0], actions[k]);
            check_line(turn, &game, &line);
        }
    }
    bot_workspace_free(workspace);
}

/* Each number at most once in a list, none beyond the table, and what is asked is always told. */
static void features_within_the_turn_are_in_order(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < CELLS; i++) {
        GwtGame game;
        GwtAction actions[GWT_ACTIONS_MAX];
        turn_of(i, i + 3, workspace, &game);
        const unsigned player = gwt_player_to_act(&game), number = game.turns;
        uint64_t way = i;
        while (!gwt_is_over(&game) && game.turns == number && gwt_player_to_act(&game) == player) {
            static uint8_t seen[FEATURES_AND_GUIDE];
            FeatureContext context;
            FeatureList list;
            unsigned asked = 0;
            memset(seen, 0, sizeof seen);
            feature_context(&game, player, &context);
            features_of(&game, player, &context, NULL, &list);
            features_within_turn(&game, &context, &list);
            assert_in_range(list.count, 1, FEATURES_ACTIVE_MAX - 1);
            for (unsigned k = 0; k < list.count; k++) {
                assert_in_range(list.items[k].index, 0, FEATURES_AND_GUIDE - 1);
                assert_int_equal(seen[list.items[k].index]++, 0);
                asked += list.items[k].index >= FEATURE_ASKED && list.items[k].index <= FEATURE_ASKED_LAST;
            }
            assert_int_equal(asked, 1);
            const size_t count = gwt_legal_actions(&game, actions);
            way = way * 6364136223846793005u + 1442695040888963407u;
            gwt_apply_legal(&game, actions[(way >> 33) % count]);
        }
    }
    bot_workspace_free(workspace);
}

static void check_memo(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureMemo *memo)
{
    FeatureList list, anew;
    features_of(game, player, context, memo, &list);
    features_of(game, player, context, NULL, &anew);
    assert_int_equal(list.count, anew.count);
    assert_memory_equal(list.items, anew.items, anew.count * sizeof anew.items[0]);
}

/* A context brought to another moment of its game is that moment's. */
static void check_context(const GwtGame *game, unsigned player, FeatureContext context)
{
    FeatureContext anew;
    feature_context_anew(game, player, &context);
    feature_context(game, player, &anew);
    assert_int_equal(context.rivals.count, anew.rivals.count);
    memset(&context.rivals.items[context.rivals.count], 0,
           (FEATURES_ACTIVE_MAX - context.rivals.count) * sizeof(Feature));
    assert_memory_equal(&context, &anew, sizeof anew);
}

/* Along a turn, and for all that could be done instead at each step of it, what is remembered is what would be worked out anew. */
static void what_is_remembered_is_still_true(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    unsigned cards = 0, tables = 0, ways = 0, positions = 0;
    for (unsigned i = 0; i < (SLOW ? CELLS : 4 * CELLS); i++) {
        GwtGame game;
        GwtAction actions[GWT_ACTIONS_MAX];
        FeatureContext context;
        FeatureMemo memo = { 0 };
        turn_of(i % CELLS, i + 5, workspace, &game);
        const unsigned player = gwt_player_to_act(&game), number = game.turns;
        uint64_t way = i;
        feature_context(&game, player, &context);
        while (!gwt_is_over(&game) && game.turns == number && gwt_player_to_act(&game) == player) {
            const size_t count = gwt_legal_actions(&game, actions);
            for (size_t k = 0; k < count; k++) {
                GwtGame after = game;
                gwt_apply_legal(&after, actions[k]);
                const FeatureMemo before = memo;
                check_memo(&after, player, &context, &memo);
                check_context(&after, player, context);
                cards += memcmp(&before.cards_key, &memo.cards_key, sizeof memo.cards_key) == 0;
                tables += memcmp(&before.table_key, &memo.table_key, sizeof memo.table_key) == 0;
                ways += memcmp(&before.way, &memo.way, sizeof memo.way) == 0;
                positions++;
            }
            check_memo(&game, player, &context, &memo);
            way = way * 6364136223846793005u + 1442695040888963407u;
            gwt_apply_legal(&game, actions[(way >> 33) % count]);
        }
    }
    assert_in_range(cards, positions / 10, positions - positions / 10);
    assert_in_range(tables, positions / 10, positions - positions / 20);
    assert_in_range(ways, positions / 10, positions - positions / 20);
    bot_workspace_free(workspace);
}

/* Luck is told by what turned up, not by what turned up before in another deal: a search that has met other deals of the same view says
 * the same as one that has met none. Whatever cards and tiles come, also two that make up for one another in number. Returns in how many
 * deals the luck was another one than in the first. */
static unsigned check_luck(TurnSearch *met, TurnSearch *fresh, const GwtGame *game, GwtAction action)
{
    enum { DEALS = SLOW ? 4 : 24 };
    GwtGame view;
    unsigned different = 0;
    float first = 0;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    begin(met, game);
    for (unsigned deal = 0; deal < DEALS; deal++) {
        GwtGame before, after;
        search_deal(&view, deal, &before);
        after = before;
        gwt_apply_legal(&after, action);
        begin(fresh, &before);
        met->luck = (Outlook){ 0 };
        turn_note_chance(met, &before, action, &after);
        turn_note_chance(fresh, &before, action, &after);
        assert_memory_equal(&met->luck, &fresh->luck, sizeof fresh->luck);
        first = deal == 0 ? met->luck.own : first;
        different += met->luck.own < first || met->luck.own > first;
    }
    return different;
}

static void luck_is_that_of_its_own_deal(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    TurnSearch *fresh = malloc(sizeof *fresh);
    unsigned told = 0, different = 0, objectives = 0;
    assert_non_null(fresh);
    for (unsigned i = 0; i < 8 * CELLS && !(SLOW && told >= 40 && objectives >= 1); i++) {
        GwtGame game;
        GwtAction actions[GWT_ACTIONS_MAX];
        uint64_t way = i;
        turn_of(i % CELLS, i + 11, workspace, &game);
        const unsigned player = gwt_player_to_act(&game), number = game.turns;
        while (!gwt_is_over(&game) && game.turns == number && gwt_player_to_act(&game) == player) {
            const size_t count = gwt_legal_actions(&game, actions);
            for (size_t k = 0; k < count; k++) {
                GwtGame after = game;
                gwt_apply_legal(&after, actions[k]);
                if (after.draws == game.draws || gwt_action_verb(actions[k]) == GWT_VERB_END)
                    continue;
                different += check_luck(&workspace->search.turns[0], fresh, &game, actions[k]);
                objectives += after.objective_stack_count < game.objective_stack_count;
                told++;
            }
            way = way * 6364136223846793005u + 1442695040888963407u;
            gwt_apply_legal(&game, actions[(way >> 33) % count]);
        }
    }
    assert_true(told >= (SLOW ? 40 : 400) && objectives >= (SLOW ? 1 : 20));
    assert_true(different > told);
    free(fresh);
    bot_workspace_free(workspace);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_can_be_played),
        cmocka_unit_test(looks_can_be_repeated),
        cmocka_unit_test(little_is_missed),
        cmocka_unit_test(first_actions_are_kept),
        cmocka_unit_test(features_within_the_turn_are_in_order),
        cmocka_unit_test(what_is_remembered_is_still_true),
        cmocka_unit_test(luck_is_that_of_its_own_deal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
