/* SPDX-License-Identifier: MIT */
/* guide.c - positions to teach the guide by (network.h): turns are looked through to every end, and what a position within the turn
 * should have promised is the best end judged that was reached from it. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/view.h"
#include "heuristic/turn_search_parts.h"
#include "random_numbers.h"
#include "search/search.h"
#include "train.h"

#define DECISIONS_MAX 20000

enum {
    GAMES_MAX = 4000,
    ROWS_PER_GAME = 800,
    KNOWN = 1 << 16,      /* positions whose best end is known */
    TURN_ROWS = 6000,     /* positions of one turn, of which some are drawn */
    TURN_KEPT = 30,
    TURN_BUDGET = 200000, /* positions judged for one turn, shared out to all ways alike: most turns have a few thousand */
    PLAY_BUDGET = 6000, HASTY_BUDGET = 300 /* what the turns are planned with that are played */
};
static const float USUAL_GAP = 2.0f;  /* positions from which the turn ends by so much worse than it could are drawn less often */
static const float LEAST_WEIGHT = 0.05f;

/* A position of which the best end is known. */
typedef struct Known {
    uint64_t hash;
    float value;
} Known;

typedef struct Watcher {
    const TrainOptions *options;
    pthread_t thread;
    uint64_t random;
    unsigned games;
    Search search;
    Line plan;
    unsigned plan_next;
    Known known[KNOWN];
    GuideRow turn_rows[TURN_ROWS];
    float turn_ends[TURN_ROWS]; /* the best end from each of them */
    unsigned turn_count;
    GuideRow *rows;
    size_t rows_count, rows_max;
} Watcher;

static void note_position(Watcher *self, TurnSearch *turn, const GwtGame *game, float best)
{
    if (self->turn_count == TURN_ROWS)
        return;
    FeatureList list;
    Line line;
    GuideRow *row = &self->turn_rows[self->turn_count];
    turn_judge(turn, game, &line);
    features_of(game, turn->player, &turn->context, &turn->memo, &list);
    features_within_turn(game, &turn->context, &list);
    row->target = (best - line.value) / NETWORK_POINTS;
    row->count = 0;
    const FeatureList *lists[2] = { &turn->context.rivals, &list };
    for (unsigned k = 0; k < 2; k++)
        for (unsigned i = 0; i < lists[k]->count && row->count < ROW_FEATURES_MAX; i++)
            row->items[row->count++] = lists[k]->items[i];
    self->turn_ends[self->turn_count++] = best;
}

static float best_end(Watcher *self, TurnSearch *turn, const GwtGame *game, int until, unsigned depth);

/* The best end of the turn after this action. */
static float best_end_after(Watcher *self, TurnSearch *turn, const GwtGame *game, GwtAction action, int until, unsigned depth)
{
    Line line;
    GwtGame after = *game;
    if (gwt_action_verb(action) == GWT_VERB_END) {
        turn_judge_end(turn, game, &line);
        return line.value;
    }
    Outlook luck = turn->luck;
    gwt_apply_legal(&after, action);
    turn_note_chance(turn, game, action, &after);
    if (turn_goes_on(turn, &after))
        line.value = best_end(self, turn, &after, until, depth + 1);
    else
        turn_judge_end(turn, &after, &line);
    turn->luck = luck;
    return line.value;
}

/* The best end of the turn from here, as it is judged; all positions on the way are noted. */
static float best_end(Watcher *self, TurnSearch *turn, const GwtGame *game, int until, unsigned depth)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = turn_search_actions(game, actions);
    if (depth == LINE_MAX_ACTIONS || (count > 1 && (int)turn->judged >= until))
        return TURN_SEARCH_NOTHING;
    uint64_t hash = gwt_hash(game) | 1;
    Known *known = &self->known[hash >> 40 & (KNOWN - 1)];
    if (count > 1 && known->hash == hash)
        return known->value;
    if (count > TURN_WIDE && turn_can_be_cut(gwt_decision(game).kind))
        count = turn_keep_best(turn, game, actions, count);
    float best = TURN_SEARCH_NOTHING;
    for (size_t i = 0; i < count; i++) {
        int left = until - (int)turn->judged, share = left > 0 ? left / (int)(count - i) : 0;
        float value = best_end_after(self, turn, game, actions[i], (int)turn->judged + share, depth);
        best = value > best ? value : best;
    }
    if (count > 1 && best > TURN_SEARCH_NOTHING) {
        *known = (Known){ hash, best };
        if (depth > 0)
            note_position(self, turn, game, best);
    }
    return best;
}

static float weight_of(const Watcher *self, unsigned row, float best)
{
    return expf((self->turn_ends[row] - best) / USUAL_GAP) + LEAST_WEIGHT;
}

static void begin_turn(Watcher *self, const GwtGame *game, GwtGame *dealt)
{
    GwtGame view;
    unsigned player = gwt_player_to_act(game);
    gwt_view_for(game, player, &view);
    search_deal(&view, random_next(&self->random), dealt);
    turn_search_begin(&self->search.turns[0], dealt, network_of(game, player), &self->options->level.taste);
}

static void watch_turn(Watcher *self, const GwtGame *game)
{
    GwtGame dealt;
    begin_turn(self, game, &dealt);
    memset(self->known, 0, sizeof self->known);
    self->turn_count = 0;
    float best = best_end(self, &self->search.turns[0], &dealt, TURN_BUDGET, 0), weights = 0;
    for (unsigned i = 0; i < self->turn_count; i++)
        weights += weight_of(self, i, best);
    for (unsigned i = 0; i < self->turn_count && self->rows_count < self->rows_max; i++)
        if (train_by_chance(&self->random, weight_of(self, i, best) * TURN_KEPT / weights))
            self->rows[self->rows_count++] = self->turn_rows[i];
}

/* Most games are those of one player against Garths; the rest are among people. */
static void draw_table(Watcher *self, GwtSetup *setup)
{
    uint64_t *random = &self->random;
    unsigned kind = random_below(random, 100);
    train_draw_board(self->options, random, kind < 70 ? 2 : kind < 80 ? 3 : 4, setup);
    unsigned people = random_below(random, 10) < 7 ? 1 : setup->players, first = random_below(random, setup->players);
    for (unsigned i = people; i < setup->players; i++)
        setup->garth[(first + i) % setup->players] = GWT_GARTH_VERY_HARD;
}

/* The next action of the plan, made anew where there is none or it cannot be followed. One plan in four is a hasty one. */
static GwtAction planned(Watcher *self, const GwtGame *game, const GwtAction *legal, size_t count)
{
    Line *plan = &self->plan;
    for (size_t i = 0; self->plan_next < plan->count && i < count; i++)
        if (legal[i] == plan->actions[self->plan_next])
            return plan->actions[self->plan_next++];
    GwtGame dealt;
    begin_turn(self, game, &dealt);
    turn_search_best(&self->search.turns[0], &dealt, random_below(&self->random, 4) ? PLAY_BUDGET : HASTY_BUDGET, plan);
    self->plan_next = 0;
    return plan->count ? plan->actions[self->plan_next++] : legal[0];
}

static void watch_game(Watcher *self)
{
    GwtSetup setup;
    GwtGame game;
    unsigned turn = 0;
    draw_table(self, &setup);
    if (gwt_init(&game, &setup) != GWT_OK)
        return;
    self->plan.count = 0;
    for (unsigned i = 0; i < DECISIONS_MAX && !gwt_is_over(&game); i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&game, legal);
        if (turn != game.turns)
            self->plan.count = 0;
        if (game.players[gwt_player_to_act(&game)].garth_level) {
            gwt_apply_legal(&game, legal[0]);
            continue;
        }
        if (turn != game.turns && count > 1 && random_below(&self->random, 2) == 0)
            watch_turn(self, &game);
        turn = game.turns;
        gwt_apply_legal(&game, planned(self, &game, legal, count));
    }
}

static void *watch(void *argument)
{
    Watcher *self = argument;
    for (unsigned i = 0; i < self->games && self->rows_count < self->rows_max; i++)
        watch_game(self);
    return NULL;
}

static size_t watch_all(const TrainOptions *options, unsigned games, Watcher *watchers, GuideRow *rows)
{
    unsigned threads = options->threads, started = 1;
    size_t part = (size_t)games * ROWS_PER_GAME / threads, count = 0;
    for (unsigned i = 0; i < threads; i++) {
        watchers[i].options = options;
        watchers[i].random = options->seed * 1000003u + i;
        watchers[i].games = games / threads;
        watchers[i].rows = rows + i * part;
        watchers[i].rows_max = part;
    }
    while (started < threads && pthread_create(&watchers[started].thread, NULL, watch, &watchers[started]) == 0)
        started++;
    watch(&watchers[0]);
    for (unsigned i = 0; i < started; i++) {
        if (i > 0)
            pthread_join(watchers[i].thread, NULL);
        memmove(rows + count, watchers[i].rows, watchers[i].rows_count * sizeof rows[0]);
        count += watchers[i].rows_count;
    }
    return count;
}

int train_guide(const TrainOptions *options)
{
    unsigned games = options->iterations * options->games;
    games = games > GAMES_MAX ? GAMES_MAX : games;
    Watcher *watchers = calloc(options->threads, sizeof *watchers);
    GuideRow *rows = malloc((size_t)games * ROWS_PER_GAME * sizeof *rows);
    int ok = 0;
    if (!watchers || !rows)
        fprintf(stderr, "gwt-train: not enough memory\n");
    else
        ok = guide_learn(rows, watch_all(options, games, watchers, rows), options);
    free(rows);
    free(watchers);
    return ok;
}
