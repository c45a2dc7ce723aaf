/* SPDX-License-Identifier: MIT */
/* luck.c - how lucky the cards were, for the only seat among Garths: between two of its turns, and where a hand is drawn within one
 * (in Kansas City). A position is judged as it stands, less the mean of the same over other deals. That is nothing in the mean, so
 * a target may be freed of it: what is left varies less from game to game and teaches more. */
#include "gwt/view.h"
#include "random_numbers.h"
#include "search/search.h"
#include "train.h"

enum { LUCK_DEALS = 16 };

void outlook_targets(const Outlook *outlook, float out[OUTPUTS])
{
    out[OUTPUT_OWN] = outlook->own / NETWORK_POINTS;
    out[OUTPUT_RIVAL] = outlook->rival / NETWORK_POINTS;
    out[OUTPUT_WIN] = outlook->win;
}

void judge_list(const Network *network, const FeatureList *list, float out[OUTPUTS])
{
    Accumulator sums;
    Outlook outlook;
    network_begin(network, NULL, list, &sums);
    network_outlook(network, &sums, &outlook);
    outlook_targets(&outlook, out);
}

void luck_judge(const Network *network, const GwtGame *game, unsigned player, float out[OUTPUTS])
{
    if (gwt_is_over(game)) {
        Outlook outlook;
        turn_search_final(game, player, &outlook);
        outlook_targets(&outlook, out);
        return;
    }
    FeatureContext context;
    FeatureList list;
    feature_context(game, player, &context);
    features_of(game, player, &context, NULL, &list);
    for (unsigned i = 0; i < context.rivals.count; i++)
        if (list.count < FEATURES_ACTIVE_MAX)
            list.items[list.count++] = context.rivals.items[i];
    judge_list(network, &list, out);
}

void luck_expect(const Network *network, const GwtGame *at, unsigned player, const GwtAction *last, uint64_t *random,
                 float out[OUTPUTS])
{
    GwtGame view;
    gwt_view_for(at, player, &view);
    for (unsigned o = 0; o < OUTPUTS; o++)
        out[o] = 0;
    for (unsigned deal = 0; deal < LUCK_DEALS; deal++) {
        float judged[OUTPUTS];
        GwtGame game;
        if (last) {
            search_deal(&view, random_next(random), &game);
            gwt_apply_legal(&game, *last);
        } else {
            search_next_turn(&view, player, gwt_action(GWT_VERB_END, 0), random_next(random), &game);
        }
        luck_judge(network, &game, player, judged);
        for (unsigned o = 0; o < OUTPUTS; o++)
            out[o] += judged[o] / LUCK_DEALS;
    }
}
