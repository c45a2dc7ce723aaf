/* SPDX-License-Identifier: MIT */
/* thinking.c - the bots that plan their turns, and what they tell about a position. A bot plans when its turn begins and whenever
 * something comes up that it could not know; in between it follows the plan, so most decisions take no time. */
#include <string.h>
#include "../bid.h"
#include "../random_numbers.h"
#include "gwt/view.h"
#include "search.h"

GWT_STATIC_ASSERT(BOT_PLAN_MAX == LINE_MAX_ACTIONS, "a plan holds a line");
GWT_STATIC_ASSERT(BOT_SIMULATIONS_MAX == SEARCH_JOBS_MAX * SEARCH_ROUNDS, "what all rounds have room for");

typedef struct Deadline {
    uint64_t start, milliseconds;
} Deadline;

/* Every round has the same part of the time. */
static int is_late(void *context, unsigned round)
{
    const Deadline *deadline = context;
    return search_clock_ms() - deadline->start >= deadline->milliseconds * (round + 1) / SEARCH_ROUNDS;
}

/* As many simulations as are asked for, or as the level has; where only the time is limited, as many as there is time for. */
static SearchEffort effort_of(const BotLevel *level, const BotBudget *budget)
{
    if (budget->simulations)
        return (SearchEffort){ .simulations = budget->simulations };
    if (budget->milliseconds && level->simulations)
        return (SearchEffort){ .simulations = BOT_SIMULATIONS_MAX };
    return (SearchEffort){ level->simulations, level->positions };
}

static void think(const Bot *bot, const GwtGame *view, uint64_t seed, const BotBudget *budget, Search *search)
{
    static const BotBudget usual = { 0 };
    budget = budget ? budget : &usual;
    int timed = budget->milliseconds != 0;
    Deadline deadline = { timed ? search_clock_ms() : 0, budget->milliseconds };
    SearchEffort effort = effort_of(bot->level, budget);
    search_candidates(search, view, network_of(view, gwt_player_to_act(view)), bot->level, seed);
    if (effort.simulations)
        search_simulate(search, effort, budget->threads, timed ? is_late : NULL, &deadline);
}

/* Keeps a line as the plan, with what the bot will see on the way if nothing new comes to light: what the deal says that the line
 * was found in. */
static void keep_plan(const Search *search, const Line *line, BotState *state)
{
    GwtGame game;
    search_deal(&search->view, search->seed, &game);
    search_expect(&game, line, state->expected);
    memcpy(state->plan, line->actions, line->count * sizeof line->actions[0]);
    state->plan_next = 0;
    state->plan_count = line->count;
}

static int is_planned(const GwtGame *view, const BotState *state)
{
    return state->plan_next < state->plan_count && state->expected[state->plan_next] == gwt_hash(view);
}

static GwtAction best_of(const Search *search, BotState *state)
{
    keep_plan(search, &search->candidates[0].line, state);
    return state->plan[state->plan_next++];
}

static GwtAction thinking_choose(const Bot *bot, const GwtGame *view, BotState *state, const BotBudget *budget,
                                 BotWorkspace *workspace)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(view, legal);
    if (is_planned(view, state))
        return state->plan[state->plan_next++];
    if (count == 1)
        return legal[0];
    if (gwt_decision(view).kind == GWT_DECIDE_BID)
        return lowest_bid(legal, count);
    think(bot, view, random_next(&state->random), budget, &workspace->search);
    return best_of(&workspace->search, state);
}

int bot_think_begin(const Bot *bot, const GwtGame *view, BotState *state, BotWorkspace *workspace)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    if (!bot->level || bot->level->simulations == 0 || is_planned(view, state) ||
        gwt_decision(view).kind == GWT_DECIDE_BID || gwt_legal_actions(view, legal) == 1)
        return 0;
    search_candidates(&workspace->search, view, network_of(view, gwt_player_to_act(view)), bot->level,
                      random_next(&state->random));
    search_begin(&workspace->search, effort_of(bot->level, &(BotBudget){ 0 }));
    return 1;
}

int bot_think_on(BotWorkspace *workspace, unsigned simulations) { return search_go_on(&workspace->search, simulations); }

unsigned bot_think_progress(const BotWorkspace *workspace) { return search_progress(&workspace->search); }

GwtAction bot_think_end(BotState *state, BotWorkspace *workspace)
{
    search_settle(&workspace->search);
    return best_of(&workspace->search, state);
}

static void advice_of(const Search *search, const Candidate *candidate, BotAdvice *out)
{
    Outlook mean;
    memset(out, 0, sizeof *out);
    search_mean(search, candidate, &mean, &out->value);
    out->action = candidate->line.actions[0];
    out->points = mean.own;
    out->rival = mean.rival;
    out->win = mean.win;
    out->visits = candidate->visits;
    out->line_count = candidate->line.count;
    memcpy(out->line, candidate->line.actions, candidate->line.count * sizeof out->line[0]);
}

/* Of several lines that begin with the same action the best comes first. */
static int is_advised(const BotAdvice *advice, size_t count, GwtAction action)
{
    for (size_t i = 0; i < count; i++)
        if (advice[i].action == action)
            return 1;
    return 0;
}

size_t bot_analyze(const Bot *bot, const GwtGame *view, uint64_t seed, const BotBudget *budget, BotWorkspace *workspace,
                   BotAdvice *out, size_t max)
{
    if (!bot->level || max == 0 || gwt_is_over(view) || gwt_decision(view).kind == GWT_DECIDE_BID)
        return 0;
    Search *search = &workspace->search;
    BotState state; /* that of the bot's first decision, so that it would choose what comes out best here */
    size_t count = 0;
    bot_state_init(&state, seed);
    think(bot, view, random_next(&state.random), budget, search);
    for (unsigned i = 0; i < search->count && count < max; i++)
        if (!is_advised(out, count, search->candidates[i].line.actions[0]))
            advice_of(search, &search->candidates[i], &out[count++]);
    return count;
}

/* clang-format off */
/*                                       turn rollout final sims positions lines cand turns deep passed margins tastes */
static const BotLevel level_easy      = {   120,    0,    0,   0,        0,  1,   0,  0,    0,  0,  0, 0, { 0.6f, 12 }, { 0, 0 } };
static const BotLevel level_normal    = {   600,    0,    0,   0,        0,  1,   0,  0,    0,  0,  0, 0, { 0.6f, 12 }, { 0, 0 } };
static const BotLevel level_hard      = { 20000,    0,    0,   0,        0,  1,   0,  0,    0,  0,  7, 0, { 0.6f, 12 }, { 0, 0 } };
static const BotLevel level_expert    = { 20000,  200,  400, 144,   250000,  8,  16,  4,    8,  1,  7, 2, { 0.6f, 12 }, { 1, 40 } };
/* clang-format on */

#define THINKING(bot_name, text, bot_level) \
    { .name = bot_name, .summary = text, .choose = thinking_choose, .level = &(bot_level) }
const Bot bot_easy = THINKING("easy", "plans its turn, with a poor eye", level_easy);
const Bot bot_normal = THINKING("normal", "plans its turn, with a fair eye", level_normal);
const Bot bot_heuristic = THINKING("heuristic", "plans its turn as well as it can judge, without simulations", level_hard);
const Bot bot_hard = THINKING("hard", "plans its turn and overlooks next to nothing", level_hard);
const Bot bot_expert = THINKING("expert", "plans its turn and tries the best plans in simulations of what may come", level_expert);
