/* SPDX-License-Identifier: MIT */
/* features_turn.c - what is going on within a turn: the decisions that are open, and the actions not yet taken. */
#include "features_parts.h"

/* A list has each number once: what comes again is added to it. */
static void put_sum(FeatureList *out, unsigned from, unsigned index, int value)
{
    for (unsigned i = from; i < out->count; i++)
        if (out->items[i].index == index) {
            out->items[i].value = (int16_t)(out->items[i].value + value);
            return;
        }
    put_item(out, index, value);
}

static void put_decision(const GwtDecision *decision, int asked, unsigned from, FeatureList *out)
{
    unsigned kind = decision->kind < GWT_STEPS ? decision->kind : GWT_QUESTIONS + decision->kind - GWT_STEPS;
    put_sum(out, from, (asked ? FEATURE_ASKED : FEATURE_WAITING) + kind, FEATURE_ONE);
    put_sum(out, from, FEATURE_AMOUNT + kind, decision->amount * FEATURE_ONE / 4);
    put_sum(out, from, FEATURE_DETAIL + kind, decision->detail ? FEATURE_ONE : 0);
    if (decision->subject) {
        unsigned subject = (kind * 83u + decision->subject) * 2654435761u >> 16;
        put_sum(out, from, FEATURE_SUBJECT + subject % FEATURE_SUBJECTS, FEATURE_ONE);
    }
}

static void put_source(const GwtGame *game, const GwtSource *source, const FeatureContext *context, unsigned from,
                       FeatureList *out)
{
    const uint8_t *effects = context->effects[game->on_space[source->space]];
    for (unsigned i = 0; i < 2 * GWT_LOCALS_MAX; i++)
        if (effects[i] && !(source->used >> i / 2 & 1))
            put_sum(out, from, FEATURE_OPEN + effects[i], FEATURE_ONE);
    unsigned risk = gwt_printed_risk(game, source->space);
    if (risk && !(source->used >> GWT_LOCALS_MAX & 1))
        put_sum(out, from, FEATURE_OPEN_RISK + risk, FEATURE_ONE);
}

void features_within_turn(const GwtGame *game, const FeatureContext *context, FeatureList *out)
{
    unsigned from = out->count;
    for (unsigned i = 0; i < game->decisions_count; i++)
        put_decision(&game->decisions[i], i + 1u == game->decisions_count, from, out);
    for (unsigned i = 0; i < game->sources_count; i++)
        put_source(game, &game->sources[i], context, from, out);
    put_bits(out, FEATURE_ACTED, game->acted & 3);
}
