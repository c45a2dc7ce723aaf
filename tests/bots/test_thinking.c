/* SPDX-License-Identifier: MIT */
/* test_thinking.c - the bots that search: the same choice whatever the number of threads, from the same budget in simulations;
 * in time with one in milliseconds; legal always, at every kind of table, to the end of the game; and without a single
 * allocation while they think. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>
#include "bots/arena.h"
#include "cells.h"
#include "gwt/view.h"
#include "search/search.h"

#ifndef SLOW
#define SLOW 0 /* 1: under sanitizers */
#endif

/* ---- allocations ---- */

static atomic_uint allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    allocations++;
    return __real_realloc(memory, size);
}

/* ---- positions ---- */

static const Bot *const thinking[] = { &bot_easy, &bot_normal, &bot_heuristic, &bot_hard, &bot_expert };
enum { THINKING = sizeof thinking / sizeof thinking[0], DECISIONS_OF_GAME_MAX = 20000 };

/* A view with a choice in it, somewhere in a game of that cell played by the quickest bot. */
static void position_of(unsigned cell, uint64_t seed, BotWorkspace *workspace, GwtGame *view)
{
    GwtGame game;
    GwtAction legal[GWT_ACTIONS_MAX];
    BotState states[GWT_PLAYERS_MAX];
    assert_true(cell_begin(cell, seed, &game, states));
    for (unsigned before = 30 + (unsigned)(seed * 37 % 150);; before -= before > 0) {
        const unsigned seat = gwt_player_to_act(&game);
        assert_false(gwt_is_over(&game));
        gwt_view_for(&game, seat, view);
        if (before == 0 && gwt_legal_actions(view, legal) > 2)
            return;
        gwt_apply_legal(&game, bot_normal.choose(&bot_normal, view, &states[seat], NULL, workspace));
    }
}

static GwtAction first_legal(const GwtGame *game)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    gwt_legal_actions(game, legal);
    return legal[0];
}

/* The beginning of a turn at a table with one Garth, after some turns. */
static void against_garth(uint64_t seed, BotWorkspace *workspace, GwtGame *view)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game;
    BotState state;
    setup.players = 2;
    setup.garth[1] = GWT_GARTH_VERY_HARD;
    setup.key[0] = seed;
    assert_int_equal(gwt_init(&game, &setup), GWT_OK);
    bot_state_init(&state, seed);
    for (unsigned turn = game.turns;
         game.turns < 2 * seed + 3 || gwt_player_to_act(&game) != 0 || game.turns == turn;) {
        gwt_view_for(&game, gwt_player_to_act(&game), view);
        turn = game.turns;
        gwt_apply_legal(&game, gwt_player_to_act(&game)
                                   ? first_legal(&game)
                                   : bot_normal.choose(&bot_normal, view, &state, NULL, workspace));
        assert_false(gwt_is_over(&game));
    }
    gwt_view_for(&game, 0, view);
}

static double processor_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- tests ---- */

static void same_advice(const BotAdvice *a, const BotAdvice *b)
{
    assert_int_equal(a->action, b->action);
    assert_int_equal(a->visits, b->visits);
    assert_int_equal(a->line_count, b->line_count);
    assert_memory_equal(a->line, b->line, a->line_count * sizeof a->line[0]);
    assert_true(a->points == b->points && a->rival == b->rival && a->win == b->win && a->value == b->value);
}

static void threads_do_not_matter(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    assert_non_null(workspace);
    for (unsigned i = 0; i < (SLOW ? 6 : 48); i++) {
        GwtGame view;
        BotAdvice one[8], many[8];
        position_of(i * 7 % CELLS, i, workspace, &view);
        size_t count =
            bot_analyze(&bot_expert, &view, i, &(BotBudget){ .simulations = 12, .threads = 1 }, workspace, one, 8);
        assert_true(count > 0);
        for (unsigned threads = 2; threads <= 4; threads += 2) {
            BotBudget budget = { .simulations = 12, .threads = threads };
            assert_int_equal(bot_analyze(&bot_expert, &view, i, &budget, workspace, many, 8), count);
            for (size_t k = 0; k < count; k++)
                same_advice(&one[k], &many[k]);
        }
    }
    bot_workspace_free(workspace);
}

/* In pieces of any size a bot chooses what it chooses at once; asked too early, something legal; and it goes on by that plan. */
static void pieces_do_not_matter(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < (SLOW ? 2 : 12); i++) {
        GwtGame view;
        GwtAction legal[GWT_ACTIONS_MAX];
        BotState whole, pieces, early;
        position_of(i * 5 % CELLS, i, workspace, &view);
        bot_state_init(&whole, i);
        pieces = early = whole;
        const GwtAction wanted = bot_expert.choose(&bot_expert, &view, &whole, NULL, workspace);
        assert_int_equal(bot_think_begin(&bot_expert, &view, &pieces, workspace), 1);
        for (unsigned done = 0; bot_think_on(workspace, 1 + i); done = bot_think_progress(workspace))
            assert_in_range(bot_think_progress(workspace), done, 99);
        assert_int_equal(bot_think_progress(workspace), 100);
        assert_int_equal(bot_think_end(&pieces, workspace), wanted);
        assert_memory_equal(&pieces, &whole, sizeof whole);
        assert_int_equal(bot_think_begin(&bot_expert, &view, &early, workspace), 1);
        bot_think_on(workspace, i);
        const GwtAction soon = bot_think_end(&early, workspace);
        size_t count = gwt_legal_actions(&view, legal), at = 0;
        while (at < count && legal[at] != soon)
            at++;
        assert_true(at < count);
        assert_int_equal(early.plan[0], soon);
        assert_int_equal(bot_think_begin(&bot_hard, &view, &early, workspace), 0);
    }
    bot_workspace_free(workspace);
}

static void arena_is_reproducible(void **unused)
{
    (void)unused;
    ArenaOptions options = { .setup = gwt_setup_default(),
                             .bots = { SLOW ? &bot_hard : &bot_expert, SLOW ? &bot_normal : &bot_hard },
                             .bots_count = 2,
                             .games = 2,
                             .budget = { .simulations = 12 },
                             .threads = 1 };
    ArenaResult one, two;
    char error[128];
    assert_true(arena_run(&options, &one, error, sizeof error));
    options.threads = 2;
    assert_true(arena_run(&options, &two, error, sizeof error));
    assert_int_equal(one.signature, two.signature);
    assert_int_equal(one.by_bot[0].timed_decisions, one.by_bot[0].decisions); /* the clock is read for each */
    if (SLOW)                                                                 /* neither of the two simulates there */
        return;
    options.budget.simulations = 24;
    assert_true(arena_run(&options, &two, error, sizeof error));
    assert_int_not_equal(one.signature, two.signature);
}

/* The answer comes in time though there is work for far longer. Processor time: other work on the machine does not count. */
static void milliseconds_are_kept(void **unused)
{
    (void)unused;
    const double wanted = 100, slack = SLOW ? 1000 : 150;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < (SLOW ? 3 : 12); i++) {
        GwtGame view;
        BotState state;
        BotBudget budget = { .simulations = 1000000, .milliseconds = (uint32_t)wanted, .threads = 1 };
        position_of(i * 5 % CELLS, i, workspace, &view);
        bot_state_init(&state, i);
        double start = processor_ms();
        GwtAction action = bot_expert.choose(&bot_expert, &view, &state, &budget, workspace);
        double taken = processor_ms() - start;
        assert_true(is_legal(&view, action));
        if (taken > wanted + slack)
            fail_msg("%.0f ms instead of %.0f", taken, wanted);
    }
    bot_workspace_free(workspace);
}

/* Plays to the end, with the bot on one seat and others that are quick; every action is checked, and nothing is allocated. A
 * slow bot has only every sixth turn of its seat: it meets all kinds of questions nevertheless. */
static void play_to_the_end(const Bot *player, const GwtSetup *setup, uint64_t seed, BotWorkspace *workspace)
{
    const BotBudget budget = { .simulations = 12, .threads = 1 };
    const int is_slow = player != &bot_easy && player != &bot_normal;
    unsigned own_seat = (unsigned)(seed % setup->players);
    while (setup->garth[own_seat])
        own_seat = (own_seat + 1) % setup->players;
    GwtGame game, view;
    BotState states[GWT_PLAYERS_MAX];
    assert_int_equal(gwt_init(&game, setup), GWT_OK);
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        bot_state_init(&states[seat], seed * GWT_PLAYERS_MAX + seat);
    unsigned decisions = 0;
    for (; !gwt_is_over(&game) && decisions < DECISIONS_OF_GAME_MAX; decisions++) {
        const unsigned seat = gwt_player_to_act(&game);
        gwt_view_for(&game, seat, &view);
        const unsigned by = player_at_seat(&game, seat), before = allocations;
        const int its_turn = by == own_seat && (!is_slow || game.turns / setup->players % 6 == 0);
        const Bot *bot = its_turn ? player : &bot_easy;
        GwtAction action = bot->choose(bot, &view, &states[by], &budget, workspace);
        if (allocations != before)
            fail_msg("%s allocates while it thinks", bot->name);
        if (gwt_apply(&game, action, NULL) != GWT_OK)
            fail_msg(
                "%s: %04x is not legal: edition %u, rails %u, simmental %u, %u players, seed %u, decision %u, kind %u",
                bot->name, action, setup->edition, setup->rails, setup->simmental, setup->players, (unsigned)seed,
                decisions, gwt_decision(&game).kind);
    }
    assert_true(gwt_is_over(&game));
}

static void games_end_at_every_table(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < THINKING; i++) {
        const unsigned step = SLOW ? 11 : 1;
        if (thinking[i] == &bot_heuristic)
            continue; /* hard by another name */
        for (unsigned cell = 0; cell < CELLS; cell += step) {
            GwtSetup setup;
            uint64_t seed = i * 1000 + cell;
            cell_setup(cell, seed, &setup);
            play_to_the_end(thinking[i], &setup, seed, workspace);
        }
    }
    bot_workspace_free(workspace);
}

/* What was planned may turn out to be impossible only in rare positions: many games of the quick ones. */
static void plans_stay_legal(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned seed = 0; seed < (SLOW ? 20u : 300u); seed++) {
        GwtSetup setup;
        cell_setup(seed * 5 % CELLS, seed, &setup);
        play_to_the_end(seed % 3 ? &bot_normal : &bot_heuristic, &setup, seed, workspace);
    }
    bot_workspace_free(workspace);
}

/* The list is sorted, without repetition, and legal. */
static void advice_is_sound(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < (SLOW ? 8 : 48); i++) {
        GwtGame view;
        BotAdvice advice[24];
        BotBudget budget = { .simulations = 12, .threads = 1 };
        position_of(i, i + 100, workspace, &view);
        size_t count = bot_analyze(&bot_expert, &view, i, &budget, workspace, advice, 24);
        assert_true(count > 0 && count <= 24);
        assert_int_equal(bot_analyze(&bot_expert, &view, i, &budget, workspace, advice, 1), 1);
        count = bot_analyze(&bot_expert, &view, i, &budget, workspace, advice, 24);
        for (size_t k = 0; k < count; k++) {
            assert_true(is_legal(&view, advice[k].action));
            assert_true(advice[k].line_count > 0 && advice[k].line[0] == advice[k].action);
            assert_true(advice[k].win >= 0 && advice[k].win <= 1);
            assert_true(advice[k].points > -100 && advice[k].points < 300);
            for (size_t other = 0; other < k; other++)
                assert_int_not_equal(advice[k].action, advice[other].action);
        }
    }
    assert_int_equal(bot_analyze(&bot_greedy, NULL, 0, NULL, workspace, NULL, 1), 0);
    bot_workspace_free(workspace);
}

/* Whoever asks for an analysis is told what would be played without one, by the same seed. */
static void best_of_the_analysis_is_played(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    const Bot *const asked[] = { &bot_easy, &bot_normal, &bot_hard, &bot_expert };
    for (unsigned i = 0; i < (SLOW ? 24 : 160); i++) {
        const Bot *bot = asked[i % 4];
        const BotBudget budget = { .simulations = 12, .threads = 1 };
        GwtGame view;
        BotAdvice advice[1];
        BotState state;
        position_of(i, i + 500, workspace, &view);
        bot_state_init(&state, i);
        assert_int_equal(bot_analyze(bot, &view, i, &budget, workspace, advice, 1), 1);
        assert_int_equal(bot->choose(bot, &view, &state, &budget, workspace), advice[0].action);
    }
    bot_workspace_free(workspace);
}

/* Against Garth, whose turns have no choice in them: in the deal in which its lines were found nothing unexpected comes up, so a
 * simulation plays each line to its end and judges the turn after it. In other deals it may plan the rest of the turn anew, which
 * changes what some lines come to. */
static void simulations_keep_to_the_line_while_nothing_new_comes_up(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    unsigned compared = 0, changed = 0;
    BotLevel level = *bot_expert.level;
    level.turns = level.deep_turns = 1;
    level.passed = 0;
    for (unsigned i = 0; i < (SLOW ? 4 : 24); i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), &level, i);
        search_begin(search, (SearchEffort){ .simulations = 64 });
        for (unsigned k = 0; k < 2 * search->alive; k++) {
            const Candidate *candidate = &search->candidates[k / 2];
            Job job = { .candidate = (uint16_t)(k / 2), .deal = k % 2 ? i + 1000 : search->seed };
            GwtGame game;
            Line line;
            search_run_job(search, &search->turns[0], &job);
            search_deal(&view, job.deal, &game);
            for (unsigned a = 0; a < candidate->line.count && is_legal(&game, candidate->line.actions[a]); a++)
                gwt_apply_legal(&game, candidate->line.actions[a]);
            if (game.turns == view.turns)
                continue; /* the cards came otherwise and the line cannot be played at all */
            while (!gwt_is_over(&game) && game.players[gwt_player_to_act(&game)].garth_level)
                gwt_apply_legal(&game, first_legal(&game));
            if (gwt_is_over(&game))
                continue;
            turn_search_begin(&search->turns[0], &game, search->network, &level.taste);
            turn_search_guided(&search->turns[0], &game, level.final_budget, level.look_margin, &line);
            const int same = job.result.own == line.outlook.own && job.result.rival == line.outlook.rival;
            assert_true(same || k % 2);
            compared++;
            changed += !same;
        }
    }
    assert_true(compared > 0 && changed > 0);
    bot_workspace_free(workspace);
}

/* The luck that simulations are freed of is nothing in the mean, so no line is judged better or worse for it, and without it the
 * results of a line differ less from deal to deal. */
static void luck_is_nothing_in_the_mean(void **unused)
{
    (void)unused;
    enum { DEALS = SLOW ? 40 : 100 };
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    double with = 0, without = 0, luck_mean = 0, luck_variance = 0;
    for (unsigned i = 0; i < (SLOW ? 6 : 12); i++) {
        double sum[3] = { 0 }, squares[3] = { 0 };
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_expert.level, i);
        search_begin(search, (SearchEffort){ .simulations = 64 });
        for (unsigned k = 0; k < DEALS; k++) {
            Job job = { .candidate = 0, .deal = i * 1000003u + k };
            search_run_job(search, &search->turns[0], &job);
            const double luck = job.luck.own, values[3] = { job.result.own, job.result.own - luck, luck };
            for (unsigned v = 0; v < 3; v++) {
                sum[v] += values[v];
                squares[v] += values[v] * values[v];
            }
        }
        for (unsigned v = 0; v < 3; v++)
            squares[v] -= sum[v] * sum[v] / DEALS;
        with += squares[0];
        without += squares[1];
        luck_mean += sum[2] / DEALS;
        luck_variance += squares[2] / DEALS / DEALS;
    }
    assert_true(luck_variance > 0 && luck_mean * luck_mean < 9 * luck_variance);
    assert_true(without < 0.8 * with);
    bot_workspace_free(workspace);
}

/* Sums of a value over deals. */
typedef struct Spread {
    double sum, squares;
    unsigned count;
} Spread;

static void spread_add(Spread *spread, double value)
{
    spread->sum += value;
    spread->squares += value * value;
    spread->count++;
}

static double spread_mean(const Spread *spread) { return spread->sum / spread->count; }

static double spread_variance(const Spread *spread)
{
    return spread->squares / spread->count - spread_mean(spread) * spread_mean(spread);
}

/* What a line through a delivery, which draws a whole hand and turns tiles up, comes to by the judgement of its end as it stands, and
 * by the turn search, over deals of what is hidden. Deals in which it cannot be played tell nothing. */
static void judge_over_deals(Search *search, const Line *line, Spread *plain, Spread *freed)
{
    const Taste taste = bot_expert.level->taste;
    TurnSearch *turn = &search->turns[0];
    for (unsigned deal = 0; deal < 60; deal++) {
        GwtGame game, end;
        Outlook outlook;
        search_deal(&search->view, 77 + deal, &game);
        turn_search_begin(turn, &game, search->network, &taste);
        const float value = turn_search_line(turn, &game, line->actions, line->count);
        end = game;
        for (unsigned i = 0; i < line->count; i++)
            gwt_apply(&end, line->actions[i], NULL);
        if (end.turns == game.turns || gwt_is_over(&end) || value == TURN_SEARCH_NOTHING)
            continue;
        spread_add(plain, (double)turn_search_judge(turn, &end, &outlook));
        spread_add(freed, (double)value);
    }
}

/* A turn that ends in Kansas City has drawn its hand when it is judged; a lucky deal in the bot's mind is no reason to go there. */
static void drawn_cards_do_not_decide(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    double plain_variance = 0, freed_variance = 0, difference = 0;
    unsigned lines = 0;
    for (unsigned i = 0; i < 20; i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_normal.level, i);
        const Line *line = &search->candidates[0].line;
        if (gwt_action_verb(line->actions[line->count - 1]) == GWT_VERB_END)
            continue;
        Spread plain = { 0 }, freed = { 0 };
        judge_over_deals(search, line, &plain, &freed);
        if (plain.count < 10)
            continue;
        lines++;
        plain_variance += spread_variance(&plain);
        freed_variance += spread_variance(&freed);
        difference += spread_mean(&plain) - spread_mean(&freed);
    }
    /* The mean that luck is measured against is one over sixteen deals. */
    const double error = 3 * sqrt(plain_variance * (1.0 / 16 + 1.0 / 60)) / lines;
    assert_true(lines >= 2);
    assert_true(freed_variance < 0.25 * plain_variance);
    assert_true(fabs(difference / lines) < error);
    bot_workspace_free(workspace);
}

/* A small budget takes fewer lines, it is not overspent. */
static void small_budgets_are_kept(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    for (unsigned i = 0; i < (SLOW ? 2 : 12); i++) {
        GwtGame view;
        BotAdvice advice[24];
        BotBudget budget = { .simulations = 4, .threads = 1 };
        uint32_t visits = 0;
        position_of(i * 5 % CELLS, i, workspace, &view);
        size_t count = bot_analyze(&bot_expert, &view, i, &budget, workspace, advice, 24);
        for (size_t k = 0; k < count; k++)
            visits += advice[k].visits;
        assert_in_range(visits, 0, budget.simulations);
    }
    bot_workspace_free(workspace);
}

/* Where the turns are long there are fewer simulations; each line still has one in every round. */
static void positions_are_kept(void **unused)
{
    (void)unused;
    enum { LIMIT = 20000 };
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    uint32_t fewer = 0;
    for (uint64_t i = 0; i < 3; i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        uint32_t visits[2];
        for (unsigned limited = 0; limited < 2; limited++) {
            search_candidates(search, &view, network_of(&view, 0), bot_expert.level, i);
            search_simulate(search, (SearchEffort){ 96, limited ? LIMIT : 0 }, 1, NULL, NULL);
            visits[limited] = search->visits;
        }
        assert_true(visits[1] > 0 || search->count == 1);
        assert_true(visits[1] <= visits[0]);
        fewer += visits[0] - visits[1];
        /* one simulation of each line in every round is more than the limit allows where they are long */
        assert_true(search->positions <= LIMIT * 3 / 2 || visits[1] <= 2 * bot_expert.level->candidates);
    }
    assert_true(fewer > 0);
    bot_workspace_free(workspace);
}

/* Few simulations err by chance, so the judgement of a line's own end counts the more the fewer there are. */
static void judgement_gives_way_to_simulations(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    memset(search, 0, sizeof *search);
    search->level = bot_expert.level;
    float before = 10;
    for (uint32_t visits = 1; visits <= 4096; visits *= 2) {
        const float times = (float)visits;
        Candidate candidate = { .prior = { 10, 80, 0.25f },
                                .sum = { 20 * times, 60 * times, 0.75f * times },
                                .visits = visits };
        Outlook outlook;
        float value;
        search->visits = visits;
        search_mean(search, &candidate, &outlook, &value);
        assert_true(outlook.own > before && outlook.own < 20);
        before = outlook.own;
        const float moved = (outlook.own - 10) / 10; /* the same part of the way for all three */
        assert_float_equal(outlook.rival, 80 - 20 * moved, 0.001);
        assert_float_equal(outlook.win, 0.25 + 0.5 * (double)moved, 0.001);
        assert_float_equal(value, outlook_value(&outlook, &search->level->worth), 0.001);
        candidate.known = times; /* and nothing where simulations count the points and do not judge them */
        search_mean(search, &candidate, &outlook, &value);
        assert_float_equal(outlook.own, 20, 0.001);
    }
    assert_true(before > 15);
    bot_workspace_free(workspace);
}

/* The part of what simulations of the first line say that was counted at the end of the game and not judged. */
static float known_of(Search *search, const GwtGame *view, uint64_t seed)
{
    enum { DEALS = 3 };
    float sum = 0;
    search_candidates(search, view, network_of(view, 0), bot_expert.level, seed);
    search_begin(search, (SearchEffort){ .simulations = 64 });
    for (unsigned k = 0; k < DEALS; k++) {
        Job job = { .candidate = 0, .deal = seed * 1000003u + k };
        search_run_job(search, &search->turns[0], &job);
        sum += job.known;
    }
    return sum / DEALS;
}

/* In the last own turn simulations come to the end of the game, long before it to none, and in between to some. */
static void points_in_sight_are_counted(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    float sum[GWT_JOB_ROWS + 2] = { 0 };
    unsigned count[GWT_JOB_ROWS + 2] = { 0 };
    for (uint64_t seed = 0; seed < (SLOW ? 1 : 4); seed++) {
        GwtSetup setup = gwt_setup_default();
        GwtGame game, view;
        BotState state;
        setup.players = 2;
        setup.garth[1] = GWT_GARTH_VERY_HARD;
        setup.key[0] = seed + 40;
        assert_int_equal(gwt_init(&game, &setup), GWT_OK);
        bot_state_init(&state, seed);
        for (unsigned turn = GWT_NONE; !gwt_is_over(&game);) {
            const unsigned player = gwt_player_to_act(&game);
            gwt_view_for(&game, player, &view);
            if (player == 0 && game.turns != turn) {
                const int last = game.token_owner != GWT_NONE;
                const unsigned place = last ? GWT_JOB_ROWS + 1 : game.token_row;
                sum[place] += known_of(search, &view, seed + game.turns);
                count[place]++;
                turn = game.turns;
            }
            gwt_apply_legal(&game, player ? first_legal(&game)
                                          : bot_normal.choose(&bot_normal, &view, &state, NULL, workspace));
        }
    }
    for (unsigned row = 0; row < GWT_JOB_ROWS - 4; row++)
        assert_true(sum[row] == 0);
    assert_true(count[GWT_JOB_ROWS + 1] > 0);
    assert_float_equal(sum[GWT_JOB_ROWS + 1], (float)count[GWT_JOB_ROWS + 1], 0.001);
    const unsigned near = GWT_JOB_ROWS - 1;
    assert_true(sum[near] > 0 && sum[near] < (float)count[near]);
    bot_workspace_free(workspace);
}

/* Two ways to the same end of the turn are simulated as one, and what comes out holds for both. */
static void lines_with_the_same_end_are_simulated_once(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    unsigned twins = 0;
    for (uint64_t i = 0; i < 12 && !(SLOW && i >= 3 && twins); i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_expert.level, i);
        search_begin(search, (SearchEffort){ .simulations = 32 });
        for (unsigned a = 0; a < search->alive; a++)
            for (unsigned b = 0; b < a; b++)
                assert_true(search->candidates[a].end != search->candidates[b].end);
        while (search_go_on(search, 1000))
            ;
        for (unsigned a = 0; a < search->count; a++)
            for (unsigned b = 0; b < a; b++) {
                const Candidate *one = &search->candidates[a], *other = &search->candidates[b];
                if (one->end != other->end)
                    continue;
                assert_float_equal(one->prior.own, other->prior.own, 0.001);
                assert_int_equal(one->visits, other->visits);
                for (unsigned between = b; one->visits > 0 && between < a; between++)
                    assert_true(search->candidates[between].end == one->end);
                assert_memory_equal(&one->sum, &other->sum, sizeof one->sum);
                twins += one->visits > 0;
            }
    }
    assert_true(twins > 0);
    bot_workspace_free(workspace);
}

static float simulated(Search *search, unsigned alive, unsigned turns, unsigned deep_turns)
{
    BotLevel level = *bot_expert.level;
    Job job = { .candidate = 0, .deal = 5 };
    level.turns = (uint8_t)turns;
    level.deep_turns = (uint8_t)deep_turns;
    search->level = &level;
    search->alive = alive;
    search_run_job(search, &search->turns[0], &job);
    search->level = bot_expert.level;
    return job.result.own - job.luck.own;
}

/* The last four lines are looked into farther, but only where luck can be told apart: where all others are Garth. */
static void last_lines_are_looked_into_farther(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    for (unsigned garth = 0; garth < 2; garth++) {
        GwtSetup setup = gwt_setup_default();
        GwtGame game, view;
        setup.players = 2;
        setup.garth[1] = garth ? GWT_GARTH_EASY : GWT_GARTH_NONE;
        assert_int_equal(gwt_init(&game, &setup), GWT_OK);
        gwt_view_for(&game, 0, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_expert.level, 1);
        search_begin(search, (SearchEffort){ .simulations = 64 });
        const float near = simulated(search, 5, 2, 3), far = simulated(search, 4, 2, 3);
        assert_true(near == simulated(search, 4, 2, 2));
        assert_true(far == simulated(search, 5, garth ? 3 : 2, 9));
        assert_int_equal(far != near, garth);
    }
    bot_workspace_free(workspace);
}

static float value_of(const Search *search, unsigned line)
{
    Outlook outlook;
    float value;
    search_mean(search, &search->candidates[line], &outlook, &value);
    return value;
}

/* How much luck decides between two lines is found out along the way: half of what they differ by from deal to deal. */
static void noise_is_what_lines_differ_by(void **unused)
{
    (void)unused;
    enum { DEALS = 50, POSITIONS = 8 };
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    BotLevel level = *bot_expert.level;
    level.turns = level.deep_turns = 1;
    level.passed = 0;
    double said = 0, seen = 0;
    for (uint64_t i = 0; i < POSITIONS; i++) {
        GwtGame view;
        Spread difference = { 0 };
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), &level, i);
        search_simulate(search, (SearchEffort){ .simulations = 240 }, 1, NULL, NULL);
        if (search->noises < 20)
            continue;
        said += (double)(search->noise / (float)search->noises);
        unsigned other = 1;
        while (search->candidates[other].end == search->candidates[0].end)
            other++;
        for (unsigned deal = 0; deal < DEALS; deal++) {
            double value[2];
            for (unsigned k = 0; k < 2; k++) {
                Job job = { .candidate = (uint16_t)(k ? other : 0), .deal = i * 1000003u + deal };
                search_run_job(search, &search->turns[0], &job);
                value[k] =
                    (double)outlook_value(&job.result, &level.worth) - (double)outlook_value(&job.luck, &level.worth);
            }
            spread_add(&difference, value[0] - value[1]);
        }
        seen += spread_variance(&difference) / 2;
    }
    assert_true(seen > 0 && said > 0.5 * seen && said < 2 * seen);
    bot_workspace_free(workspace);
}

/* A search is over before its last round only where the best line leads by more than chance; the others have all rounds. */
static void searches_end_when_one_line_is_clearly_best(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    unsigned soon = 0, late = 0;
    for (uint64_t i = 0; i < 16; i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_expert.level, i);
        search_begin(search, (SearchEffort){ .simulations = 60 });
        if (search->alive == 1)
            continue;
        while (search_go_on(search, 1000))
            ;
        late += search->round == SEARCH_ROUNDS;
        if (search->round == SEARCH_ROUNDS || search->candidates[1].end == search->candidates[0].end)
            continue;
        const float lead = value_of(search, 0) - value_of(search, 1),
                    chance = 2 * search->noise / (float)search->noises / (float)search->candidates[1].visits;
        assert_true(lead > 0 && lead * lead > chance);
        soon++;
    }
    assert_true(soon > 0 && late > 0);
    bot_workspace_free(workspace);
}

/* Broken off within a deal, a search goes by the deals that all lines have met. */
static void deals_broken_off_do_not_count(void **unused)
{
    (void)unused;
    BotWorkspace *workspace = bot_workspace_new();
    Search *search = &workspace->search;
    unsigned broken = 0;
    for (uint64_t i = 0; i < (SLOW ? 4 : 16); i++) {
        GwtGame view;
        against_garth(i, workspace, &view);
        search_candidates(search, &view, network_of(&view, 0), bot_expert.level, i);
        search_begin(search, (SearchEffort){ .simulations = 480 });
        const unsigned lines = search->alive, run = 2 * lines + lines / 2;
        if (lines < 2 || run >= search->jobs_count)
            continue;
        assert_int_equal(search_go_on(search, run), 1);
        search_settle(search);
        assert_int_equal(search->visits, 2 * lines);
        for (unsigned k = 0; k < search->count; k++)
            assert_true(search->candidates[k].visits == 2 || search->candidates[k].visits == 0);
        broken++;
    }
    assert_true(broken > 0);
    bot_workspace_free(workspace);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_do_not_matter),
        cmocka_unit_test(pieces_do_not_matter),
        cmocka_unit_test(arena_is_reproducible),
        cmocka_unit_test(milliseconds_are_kept),
        cmocka_unit_test(games_end_at_every_table),
        cmocka_unit_test(plans_stay_legal),
        cmocka_unit_test(advice_is_sound),
        cmocka_unit_test(best_of_the_analysis_is_played),
        cmocka_unit_test(small_budgets_are_kept),
        cmocka_unit_test(positions_are_kept),
        cmocka_unit_test(luck_is_nothing_in_the_mean),
        cmocka_unit_test(drawn_cards_do_not_decide),
        cmocka_unit_test(simulations_keep_to_the_line_while_nothing_new_comes_up),
        cmocka_unit_test(judgement_gives_way_to_simulations),
        cmocka_unit_test(points_in_sight_are_counted),
        cmocka_unit_test(lines_with_the_same_end_are_simulated_once),
        cmocka_unit_test(last_lines_are_looked_into_farther),
        cmocka_unit_test(noise_is_what_lines_differ_by),
        cmocka_unit_test(searches_end_when_one_line_is_clearly_best),
        cmocka_unit_test(deals_broken_off_do_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
