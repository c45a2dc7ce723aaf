/* SPDX-License-Identifier: MIT */
/* turn_search.c - see turn_search.h. */
#include <string.h>
#include "turn_search_parts.h"
#include "../random_numbers.h"
#include "gwt/score.h"
#include "gwt/view.h"

enum {
    WIDE_KEPT = 12,
    CHANCE_DEALS = 16 /* with which what comes up by chance is compared */
};

void turn_search_begin(TurnSearch *search, const GwtGame *game, const Network *network, const Taste *taste)
{
    search->network = network;
    search->guide = NULL;
    search->player = gwt_player_to_act(game);
    search->turn = game->turns;
    search->taste = *taste;
    search->bonus = NULL;
    search->leaves = NULL;
    search->judged = 0;
    search->chances_count = 0;
    search->luck = (Outlook){ 0 };
    memset(search->seen, 0, sizeof search->seen);
    feature_context(game, search->player, &search->context);
    feature_memo_begin(&search->memo);
    network_begin(network, search->guide, &search->context.rivals, &search->sums);
}

float turn_search_judge(TurnSearch *search, const GwtGame *game, Outlook *outlook)
{
    FeatureList features;
    turn_count_judged(search);
    features_of(game, search->player, &search->context, &search->memo, &features);
    network_change(search->network, search->guide, &features, &search->sums);
    network_outlook(search->network, &search->sums, outlook);
    float value = turn_value(search, outlook);
    if (search->bonus)
        for (unsigned i = 0; i < features.count; i++)
            value += search->bonus[features.items[i].index] * (float)features.items[i].value * (1.0f / FEATURE_ONE);
    return value;
}

int turn_goes_on(const TurnSearch *search, const GwtGame *game)
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
int turn_seen_before(TurnSearch *search, const GwtGame *game)
{
    uint64_t hash = gwt_hash(game) | 1;
    uint64_t *slot = &search->seen[hash >> 40 & (TURN_SEARCH_SEEN - 1)];
    if (*slot == hash)
        return 1;
    *slot = hash;
    return 0;
}

static uint64_t hash_of_change(const uint8_t *before, const uint8_t *after, size_t size, uint64_t hash)
{
    for (size_t i = 0; i < size; i++)
        if (before[i] != after[i]) {
            hash = (hash ^ (i << 16 | (uint64_t)before[i] << 8 | after[i])) * 0x9E3779B97F4A7C15u;
            hash ^= hash >> 29;
        }
    return hash;
}

/* What the player sees now and did not see before; objective cards from the top of their stack come to his own. */
static uint64_t hash_of_chance(const GwtGame *before, const GwtGame *after, unsigned player)
{
    const GwtPlayer *old = &before->players[player], *self = &after->players[player];
    uint64_t hash = 0x9E3779B97F4A7C15u;
    hash = hash_of_change((const uint8_t *)&old->hand, (const uint8_t *)&self->hand, sizeof self->hand, hash);
    hash = hash_of_change((const uint8_t *)&old->draw.objectives, (const uint8_t *)&self->draw.objectives,
                          sizeof self->draw.objectives, hash);
    hash = hash_of_change((const uint8_t *)&old->discard.objectives, (const uint8_t *)&self->discard.objectives,
                          sizeof self->discard.objectives, hash);
    hash = hash_of_change(before->market, after->market, sizeof after->market, hash);
    hash = hash_of_change(before->display, after->display, sizeof after->display, hash);
    return hash_of_change(&before->foresight[0][0], &after->foresight[0][0], sizeof after->foresight, hash);
}

/* What a player may see after an action that turns something up. */
typedef struct Turnups {
    unsigned count;
    uint64_t hash[CHANCE_DEALS + 1];
    Outlook outlook[CHANCE_DEALS + 1];
} Turnups;

/* The same in two deals looks the same: it is worked out once, and counts twice. */
static const Outlook *judge_turnup(TurnSearch *search, const GwtGame *after, uint64_t hash, Turnups *known)
{
    for (unsigned i = 0; i < known->count; i++)
        if (known->hash[i] == hash) {
            turn_count_judged(search);
            return &known->outlook[i];
        }
    known->hash[known->count] = hash;
    turn_search_judge(search, after, &known->outlook[known->count]);
    return &known->outlook[known->count++];
}

/* How the position after an action that turned something up is judged, less the mean of that over other deals. The same things
 * turned up are the same luck, or nearly so. */
static const Outlook *luck_of(TurnSearch *search, const GwtGame *before, GwtAction action, const GwtGame *after)
{
    uint64_t hash = hash_of_chance(before, after, search->player);
    for (unsigned i = 0; i < search->chances_count; i++)
        if (search->chances[i].hash == hash)
            return &search->chances[i].luck;
    unsigned place = search->chances_count < TURN_SEARCH_CHANCES ? search->chances_count++ : TURN_SEARCH_CHANCES - 1;
    Chance *chance = &search->chances[place];
    GwtGame view, other;
    Turnups known = { 0 };
    uint64_t random = search->turn;
    chance->hash = hash;
    chance->luck = *judge_turnup(search, after, hash, &known);
    gwt_view_for(before, search->player, &view);
    for (unsigned deal = 0; deal < CHANCE_DEALS; deal++) {
        uint64_t key[2] = { random_next(&random), random_next(&random) };
        gwt_sample(&view, key, &other);
        gwt_apply_legal(&other, action);
        outlook_add(&chance->luck, judge_turnup(search, &other, hash_of_chance(before, &other, search->player), &known),
                    -1.0f / CHANCE_DEALS);
    }
    return &chance->luck;
}

/* Of a long list keeps the actions that look best right after them. */
size_t turn_keep_best(TurnSearch *search, const GwtGame *game, GwtAction *actions, size_t count)
{
    float values[GWT_ACTIONS_MAX];
    for (size_t i = 0; i < count; i++) {
        GwtGame after = *game;
        gwt_apply_legal(&after, actions[i]);
        Outlook outlook;
        values[i] = turn_search_judge(search, &after, &outlook);
        if (after.draws != game->draws)
            values[i] -= turn_value(search, luck_of(search, game, actions[i], &after));
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
void turn_keep_leaf(TurnSearch *search, const GwtGame *game, unsigned actions, const Line *end)
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

void turn_search_final(const GwtGame *game, unsigned player, Outlook *out)
{
    unsigned winners = gwt_winners(game);
    int best = -999;
    for (unsigned other = 0; other < game->players_count; other++) {
        GwtScore score;
        gwt_score(game, other, &score);
        if (other == player)
            out->own = (float)score.total;
        else if (score.total > best)
            best = score.total;
    }
    out->rival = (float)best;
    out->win = winners >> player & 1 ? 1.0f / (float)__builtin_popcount(winners) : 0;
}

/* The last own turn is over: the own points are known, and where nobody acts after it everything is. */
static void end_of_game(const TurnSearch *search, const GwtGame *game, Outlook *outlook)
{
    Outlook final;
    turn_search_final(game, search->player, &final);
    if ((search->player + 1u) % game->players_count == game->token_owner)
        *outlook = final;
    else
        outlook->own = final.own;
}

void turn_note_chance(TurnSearch *search, const GwtGame *before, GwtAction action, const GwtGame *after)
{
    if (after->draws != before->draws)
        outlook_add(&search->luck, luck_of(search, before, action, after), 1);
}

/* Takes the luck on the way from what a position is judged. */
static void free_of_luck(const TurnSearch *search, float judged, Line *out)
{
    out->count = 0;
    out->value = judged - turn_value(search, &search->luck);
    outlook_add(&out->outlook, &search->luck, -1);
}

void turn_judge(TurnSearch *search, const GwtGame *game, Line *out)
{
    const float judged = turn_search_judge(search, game, &out->outlook);
    free_of_luck(search, judged, out);
}

/* The last turn is not judged: it is known what it comes to. */
static void settle_end(const TurnSearch *search, const GwtGame *game, Line *out)
{
    if (game->token_owner == GWT_NONE)
        return;
    float judged = turn_value(search, &out->outlook);
    end_of_game(search, game, &out->outlook);
    out->value += turn_value(search, &out->outlook) - judged;
}

void turn_judge_end(TurnSearch *search, const GwtGame *game, Line *out)
{
    turn_judge(search, game, out);
    settle_end(search, game, out);
}

void turn_take_end(TurnSearch *search, const GwtGame *game, const Outlook *judged, Line *out)
{
    turn_count_judged(search);
    out->outlook = *judged;
    free_of_luck(search, turn_value(search, judged), out);
    settle_end(search, game, out);
}

static void best_line(TurnSearch *search, const GwtGame *game, int until, unsigned depth, Line *out);

/* The best line that begins with the action, judging until so many positions are judged. */
static void line_after(TurnSearch *search, const GwtGame *game, GwtAction action, int until, unsigned depth, Line *out)
{
    search->path[depth] = action;
    if (gwt_action_verb(action) == GWT_VERB_END) { /* judged before cards are drawn: those come by chance */
        turn_judge_end(search, game, out);
        turn_keep_leaf(search, game, depth + 1, out);
        return;
    }
    GwtGame after = *game;
    Outlook luck = search->luck;
    gwt_apply_legal(&after, action);
    turn_note_chance(search, game, action, &after);
    if (turn_goes_on(search, &after)) {
        best_line(search, &after, until, depth + 1, out);
    } else {
        turn_judge_end(search, &after, out);
        turn_keep_leaf(search, &after, depth + 1, out);
    }
    search->luck = luck;
}

/* 1 where a list is cut to the actions that look best right after them; where everything follows later, that tells nothing. */
int turn_can_be_cut(unsigned kind)
{
    return kind != GWT_DECIDE_MOVE && kind != GWT_DECIDE_PLACE && kind != GWT_DECIDE_LOCATION;
}

static void best_line(TurnSearch *search, const GwtGame *game, int until, unsigned depth, Line *out)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    unsigned kind = gwt_decision(game).kind;
    size_t count = depth < LINE_MAX_ACTIONS ? turn_search_actions(game, actions) : 0;
    out->count = 0;
    if (count == 0 || (count > 1 && (int)search->judged >= until)) {
        turn_judge(search, game, out);
        return;
    }
    if (count > 1 && depth > 0 && turn_seen_before(search, game)) {
        out->value = TURN_SEARCH_NOTHING; /* the other way here has it all */
        return;
    }
    if (count > TURN_WIDE && turn_can_be_cut(kind))
        count = turn_keep_best(search, game, actions, count);
    out->value = TURN_SEARCH_NOTHING;
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
    out->value = TURN_SEARCH_NOTHING;
    out->count = 0;
    line_after(search, game, action, (int)search->judged + budget, 0, &rest);
    take_if_better(out, action, &rest);
}

float turn_search_line(TurnSearch *search, const GwtGame *game, const GwtAction *actions, unsigned count)
{
    GwtGame at = *game;
    Line end;
    search->luck = (Outlook){ 0 };
    for (unsigned i = 0; i < count && turn_goes_on(search, &at); i++) {
        GwtGame before = at;
        if (gwt_apply(&at, actions[i], NULL) != GWT_OK)
            return TURN_SEARCH_NOTHING;
        if (gwt_action_verb(actions[i]) == GWT_VERB_END) {
            at = before;
            break;
        }
        turn_note_chance(search, &before, actions[i], &at);
    }
    turn_judge_end(search, &at, &end);
    search->luck = (Outlook){ 0 };
    return end.value;
}
