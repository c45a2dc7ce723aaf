/* SPDX-License-Identifier: MIT */
/* guided_search.c - looks through the own turn where the guide promises most. A position within the turn is worth what the network
 * judges it, and what the guide expects the rest of the turn to add; the most promising one is looked into first. */
#include <string.h>
#include "turn_search_parts.h"

float turn_promise(TurnSearch *search, const GwtGame *game, Outlook *judged)
{
    FeatureList features;
    Outlook outlook;
    turn_count_judged(search);
    features_of(game, search->player, &search->context, &search->memo, &features);
    features_within_turn(game, &search->context, &features);
    network_change(search->network, search->guide, &features, &search->sums);
    network_outlook(search->network, &search->sums, judged);
    outlook = *judged;
    outlook_add(&outlook, &search->luck, -1);
    return turn_value(search, &outlook) + network_promise(search->guide, &search->sums);
}

static void take_end(TurnSearch *search, const GwtGame *game, unsigned count, const Line *end, Line *best)
{
    turn_keep_leaf(search, game, count, end);
    if (end->value <= best->value)
        return;
    best->value = end->value;
    best->outlook = end->outlook;
    best->count = (uint8_t)count;
    memcpy(best->actions, search->path, count * sizeof search->path[0]);
}

/* Where there is no room the least promising gives way. */
static void put_to_wait(TurnSearch *search, const GwtGame *game, unsigned count, const Outlook *judged, float promise)
{
    unsigned place = search->waiting_count;
    if (place < GUIDED_WAITING) {
        search->waiting_count++;
    } else {
        place = 0;
        for (unsigned i = 1; i < GUIDED_WAITING; i++)
            if (search->waiting[i].promise < search->waiting[place].promise)
                place = i;
        if (search->waiting[place].promise >= promise)
            return;
    }
    GuidedNode *node = &search->waiting[place];
    node->promise = promise;
    node->count = count;
    node->luck = search->luck;
    node->judged = *judged;
    memcpy(node->path, search->path, count * sizeof node->path[0]);
    node->game = *game;
}

/* Takes the action and all that follow without a choice. Where the turn ends, that end is judged; else what it promises from there.
 * judged: the position as it stands, or NULL where that is not known. */
static void go_on_with(TurnSearch *search, const GwtGame *game, const Outlook *judged, GwtAction action, unsigned count, float margin,
                       Line *best)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    GwtGame at = *game;
    Line end;
    for (size_t choices = 1; choices == 1 && count < LINE_MAX_ACTIONS; action = actions[0]) {
        search->path[count++] = action;
        if (gwt_action_verb(action) == GWT_VERB_END) { /* judged before cards are drawn: those come by chance */
            if (judged)
                turn_take_end(search, &at, judged, &end);
            else
                turn_judge_end(search, &at, &end);
            take_end(search, &at, count, &end, best);
            return;
        }
        GwtGame before = at;
        judged = NULL;
        gwt_apply_legal(&at, action);
        turn_note_chance(search, &before, action, &at);
        if (!turn_goes_on(search, &at)) {
            turn_judge_end(search, &at, &end);
            take_end(search, &at, count, &end, best);
            return;
        }
        choices = turn_search_actions(&at, actions);
    }
    if (count == LINE_MAX_ACTIONS) {
        turn_judge(search, &at, &end);
        take_end(search, &at, count, &end, best);
    } else if (!turn_seen_before(search, &at)) {
        Outlook outlook;
        float promise = turn_promise(search, &at, &outlook);
        if (promise > best->value - margin)
            put_to_wait(search, &at, count, &outlook, promise);
    }
}

static unsigned most_promising(const TurnSearch *search)
{
    unsigned best = 0;
    for (unsigned i = 1; i < search->waiting_count; i++)
        if (search->waiting[i].promise > search->waiting[best].promise)
            best = i;
    return best;
}

static void look_into(TurnSearch *search, const GuidedNode *node, float margin, Line *best)
{
    GwtAction actions[GWT_ACTIONS_MAX];
    size_t count = turn_search_actions(&node->game, actions);
    const Outlook *judged =
        node->count && !search->bonus ? &node->judged : NULL; /* the first one is not, nor with its bonus */
    memcpy(search->path, node->path, node->count * sizeof node->path[0]);
    for (size_t i = 0; i < count; i++) {
        search->luck = node->luck;
        go_on_with(search, &node->game, judged, actions[i], node->count, margin, best);
    }
}

/* When the budget is used up before the turn came to an end, what promises most is followed to one. */
static void look_on(TurnSearch *search, uint32_t until, float margin, Line *best)
{
    while (search->waiting_count) {
        unsigned next = most_promising(search);
        GuidedNode node = search->waiting[next];
        search->waiting[next] = search->waiting[--search->waiting_count];
        int found = best->value > TURN_SEARCH_NOTHING;
        if (found && (search->judged >= until || node.promise < best->value - margin))
            return;
        if (search->judged >=
            until) { /* nothing else counts now, not even that all ways on may have been seen elsewhere */
            search->waiting_count = 0;
            memset(search->seen, 0, sizeof search->seen);
        }
        look_into(search, &node, margin, best);
    }
}

static void begin(TurnSearch *search, Line *best)
{
    best->value = TURN_SEARCH_NOTHING;
    best->count = 0;
    search->waiting_count = 0;
    search->luck = (Outlook){ 0 };
    if (!search->guide) {
        search->guide = &network_guide;
        network_begin(search->network, search->guide, &search->context.rivals, &search->sums);
    }
}

void turn_search_guided(TurnSearch *search, const GwtGame *game, int budget, float margin, Line *out)
{
    begin(search, out);
    uint32_t until = search->judged + (uint32_t)budget;
    GuidedNode *root = &search->waiting[0];
    root->promise = 0;
    root->count = 0;
    root->luck = search->luck;
    root->game = *game;
    search->waiting_count = 1;
    look_on(search, until, margin, out);
    search->luck = (Outlook){ 0 };
}

void turn_search_guided_after(TurnSearch *search, const GwtGame *game, GwtAction action, int budget, float margin, Line *out)
{
    begin(search, out);
    memset(search->seen, 0, sizeof search->seen);
    uint32_t until = search->judged + (uint32_t)budget;
    go_on_with(search, game, NULL, action, 0, margin, out);
    look_on(search, until, margin, out);
    search->luck = (Outlook){ 0 };
}
