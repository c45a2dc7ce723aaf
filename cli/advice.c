/* SPDX-License-Identifier: MIT */
/* advice.c - see advice.h. */
#include "advice.h"
#include <math.h>
#include "gwt/view.h"

static int is_legal(const GwtGame *game, GwtAction action)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++)
        if (legal[i] == action)
            return 1;
    return 0;
}

/* The hidden rest is dealt anyhow, never taken from the real game. The line is told up to where something hidden comes up. */
size_t advice_line(const GwtGame *view, const BotAdvice *advice, char texts[BOT_PLAN_MAX][NOTATION_ACTION_MAX])
{
    static const uint64_t key[2] = { 1, 2 };
    GwtGame game;
    size_t count = 0;
    gwt_sample(view, key, &game);
    for (size_t revealed = 0; count < advice->line_count && !revealed; count++) {
        GwtEvents events = { 0 };
        if (gwt_is_over(&game) || !is_legal(&game, advice->line[count]))
            break;
        notation_action_format(&game, advice->line[count], texts[count], NOTATION_ACTION_MAX);
        gwt_apply(&game, advice->line[count], &events);
        for (unsigned i = 0; i < events.count; i++)
            revealed |= events.list[i].revealed;
    }
    return count;
}

json_t *advice_number(double number) { return json_real((double)lround(number * 1000) / 1000); }

static json_t *choice_json(const GwtGame *view, const BotAdvice *advice)
{
    char text[NOTATION_ACTION_MAX], description[NOTATION_TEXT_MAX], line[BOT_PLAN_MAX][NOTATION_ACTION_MAX];
    notation_action_format(view, advice->action, text, sizeof text);
    notation_action_say(view, advice->action, NOTATION_ENGLISH, description, sizeof description);
    json_t *texts = json_array();
    size_t count = advice_line(view, advice, line);
    for (size_t i = 0; i < count; i++)
        json_array_append_new(texts, json_string(line[i]));
    return json_pack("{s:s,s:s,s:o,s:o,s:o,s:I,s:o}", "action", text, "description", description, "points",
                     advice_number(advice->points), "rival", advice_number(advice->rival), "win",
                     advice_number(advice->win), "visits", (json_int_t)advice->visits, "line", texts);
}

json_t *advice_json(const GwtGame *view, const BotAdvice *advice, size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, choice_json(view, &advice[i]));
    return list;
}
