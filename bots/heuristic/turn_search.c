/* SPDX-License-Identifier: MIT */
/* turn_search.c - see turn_search.h. */
#include "turn_search.h"
#include <string.h>

enum { WIDE = 16, WIDE_KEPT = 12 };
static const float NOTHING_NEW = -1e30f; /* less than any judgement */

void turn_search_begin(TurnSearch *search, const GwtGame *game, const Network *network, const TurnTaste *taste)
{
    search->network = network;
    search->player = gwt_player_to_act(game);
    search->turn = game->turns;
    search->taste = *taste;
    search->bonus = NULL;
    search->leaves = NULL;
    search->judged = 0;
    memset(search->seen, 0, sizeof search->seen);
    feature_context(game, search->player, &search->context);
    network_begin(network, &search->context.rivals, &search->sums);
}

float turn_search_judge(TurnSearch *search, const GwtGame *game, Outlook *outlook)
{
    FeatureList features;
    search->judged++;
    features_of(game, search->player, &search->context, &features);
    network_change(search->network, &features, &search->sums);
    network_outlook(search->network, &search->sums, outlook);
    float value = outlook->own - search->taste.rival * outlook->rival + search->taste.win * outlook->win;
    if (search->bonus)
        for (unsigned i = 0; i < features.count; i++)
            value += search->bonus[features.items[i].index] * (float)features.items[i].value * (1.0f / FEATURE_ONE);
    return value;
}

static int turn_goes_on(const TurnSearch *search, const GwtGame *game)
{
    return !gwt_is_over(game) && game->turns == search->turn && gwt_player_to_act(game) == search->player;
}

/* An exchange token can be spent at any time; before the move is soon enough. */
static size_t without_tokens(GwtAction *actions, size_t count)
{
    while (count > 1 && gwt_action_verb(actions[count - 1]) == GWT_VERB_TOKEN)
        count--;
    return count;
}

static size_t one_route_each(const GwtGame *game, GwtAction *actions, size_t count)
{
    size_t kept = 0;
    int place[GWT_SPACES];
    uint16_t dollars[GWT_SPACES];
    memset(place, -1, sizeof place);
    for (size_t i = 0; i < count; i++) {
        if (gwt_action_verb(actions[i]) != GWT_VERB_ROUTE) {
            actions[kept++] = actions[i];
            continue;
        }
        unsigned space = gwt_action_route_space(actions[i]);
        GwtGame after = *game;
        gwt_apply_legal(&after, actions[i]);
        uint16_t left = after.players[gwt_player_to_act(game)].dollars;
        if (place[space] < 0) {
            place[space] = (int)kept;
            dollars[space] = left;
            actions[kept++] = actions[i];
        } else if (left > dollars[space]) {
            dollars[space] = left;
            actions[place[space]] = actions[i];
        }
    }
    return kept;
}

size_t turn_search_actions(const GwtGame *game, GwtAction out[GWT_ACTIONS_MAX])
{
    unsigned kind = gwt_decision(game).kind;
    size_t count = gwt_legal_actions(game, out);
    if (kind != GWT_DECIDE_MOVE)
        count = without_tokens(out, count);
    if (kind == GWT_DECIDE_MOVE || kind == GWT_DECIDE_WALK)
        count = one_route_each(game, out, count);
    return count;
}

/* 1 if this very position was looked into before in this search. */
static int seen_before(TurnSearch *search, const GwtGame *game)
{
    uint64_t hash = gwt_hash(game) | 1;
    uint64_t *slot = &search->seen[hash >> 40 & (TURN_SEARCH_SEEN - 1)];
    if (*slot == hash)
        return 1;
    *slot = hash;
    return 0;
}

/* Of a long list keeps the actions that look best right after them. */
static size_t keep_best(TurnSearch *search, const GwtGame *game, GwtAction *actions, size_t count)
{
    float values[GWT_ACTIONS_MAX];
    for (size_t i = 0; i < count; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, actions[i]);
        Outlook outlook;
        values[i] = turn_search_judge(search, &after, &outlook);
    }
    for (size_t k = 0; k < WIDE_KEPT; k++) {
        size_t best = k;
        for (size_t i = k + 1; i < count; i++)
            if (values[i] > values[best])
                best = i;
        GwtAction action = actions[best];
        float value = values[best];
        actions[best] = actions[k];
        values[best] = values[k];
        actions[k] = action;
        values[k] = value;
    }
    return WIDE_KEPT;
}

static void take_if_better(Line *best, GwtAction action, const Line *rest)
{
    if (rest->value <= best->value)
        return;
    best->value = rest->value;
    best->outlook = rest->outlook;
    best->actions[0] = action;
    best->count = (uint8_t)(rest->count + 1 > LINE_MAX_ACTIONS ? LINE_MAX_ACTIONS : rest->count + 1);
    memcpy(&best->actions[1], rest->actions, (best->count - 1u) * sizeof rest->actions[0]);
}

/* Puts an end of the turn in its place among the best. The path to it has so many actions. */
static void keep_leaf(TurnSearch *search, const GwtGame *game, unsigned actions, const Line *end)
{
    Leaves *leaves = search->leaves;
    if (!leaves || (leaves->count == leaves->limit && end->value <= leaves->items[leaves->count - 1].line.value))
        return;
    uint64_t hash = gwt_hash(game);
    unsigned place = 0;
    for (unsigned i = 0; i < leaves->count; i++)
        if (leaves->items[i].hash == hash)
            return;
    if (leaves->count < leaves->limit)
        leaves->count++;
    place = leaves->count - 1;
    for (; place > 0 && leaves->items[place - 1].line.value < end->value; place--)
        leaves->items[place] = leaves->items[place - 1];
    Leaf *leaf = &leaves->items[place];
    leaf->line.value = end->value;
    leaf->line.outlook = end->outlook;
    leaf->line.count = (uint8_t)actions;
    memcpy(leaf->line.actions, search->path, actions * sizeof search->path[0]);
    leaf->hash = hash;
}

static void best_line(TurnSearch *search, const GwtGame *game, int until, unsigned depth, Line *out);

/* The best line that begins with the action, judging until so many positions are judged. */
static void line_after(TurnSearch *search, const GwtGame *game, GwtAction action, int until, unsigned depth, Line *out)
{
    search->path[depth] = action;
    if (gwt_action_verb(action) == GWT_VERB_END) { /* judged before cards are drawn: those come by chance */
        out->value = turn_search_judge(search, game, &out->outlook);
        out->count = 0;
        keep_leaf(search, game, depth + 1, out);
        return;
    }
    GwtGame after = *game;
    gwt_apply_legal(&after, action);
    best_line(search, &after, until, depth + 1, out);
}

/* 1 where a list is cut to the actions that look best right after them; where everything follows later, that tells nothing. */
static int can_be_cut(unsigned kind)
{
    return kind != GWT_DECIDE_MOVE && kind != GWT_DECIDE_PLACE && kind != GWT_DECIDE_LOCATION;
}

static void best_line(TurnSearch *search, const GwtGame *game, int until, unsigned depth, Line *out)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    unsigned kind = gwt_decision(game).kind;
    size_t count = 0;
    out->count = 0;
    if (turn_goes_on(search, game) && depth < LINE_MAX_ACTIONS)
        count = turn_search_actions(game, actions);
    if (count == 0 || (count > 1 && (int)search->judged >= until)) {
        out->value = turn_search_judge(search, game, &out->outlook);
        if (!turn_goes_on(search, game))
            keep_leaf(search, game, depth, out);
        return;
    }
    if (count > 1 && depth > 0 && seen_before(search, game)) {
        out->value = NOTHING_NEW; /* the other way here has it all */
        return;
    }
    if (count > WIDE && can_be_cut(kind))
        count = keep_best(search, game, actions, count);
    out->value = NOTHING_NEW;
    for (size_t i = 0; i < count; i++) {
        Line line;
        int left = until - (int)search->judged;
        int share = left > 0 ? left / (int)(count - i) : 0;
        line_after(search, game, actions[i], (int)search->judged + share, depth, &line);
        take_if_better(out, actions[i], &line);
    }
}

void turn_search_best(TurnSearch *search, const GwtGame *game, int budget, Line *out)
{
    best_line(search, game, (int)search->judged + budget, 0, out);
}

void turn_search_after(TurnSearch *search, const GwtGame *game, GwtAction action, int budget, Line *out)
{
    Line rest;
    memset(search->seen, 0, sizeof search->seen);
    out->value = NOTHING_NEW;
    out->count = 0;
    line_after(search, game, action, (int)search->judged + budget, 0, &rest);
    take_if_better(out, action, &rest);
}
