/* SPDX-License-Identifier: MIT */
/* game_json.c - see game_json.h. Names are notation/'s, prices the engine's: nothing is computed here. */
#include "game_json.h"
#include <inttypes.h>
#include <stdio.h>
#include "gwt/describe.h"
#include "gwt/score.h"
#include "gwt/token.h"
#include "notation/action_text.h"

static json_t *seat_json(unsigned player)
{
    return player == GWT_NONE ? json_null() : json_integer((json_int_t)player + 1);
}

json_t *game_json_hash(uint64_t hash)
{
    char text[17];
    snprintf(text, sizeof text, "%016" PRIx64, hash);
    return json_string(text);
}

json_t *game_json_status(const GwtGame *game)
{
    json_t *status = json_pack("{s:b,s:i}", "over", gwt_is_over(game), "turn", (int)game->turns);
    if (!status || gwt_is_over(game))
        return status;
    GwtDecision asked = gwt_decision(game);
    GwtAction legal[GWT_ACTIONS_MAX];
    char question[NOTATION_TEXT_MAX];
    notation_question_say(game, NOTATION_ENGLISH, question, sizeof question);
    json_object_set_new(status, "to_act", seat_json(asked.player));
    json_object_set_new(status, "decision", json_string(notation_id(NOTATION_DECISION, asked.kind)));
    json_object_set_new(status, "optional", json_boolean(asked.optional));
    json_object_set_new(status, "question", json_string(question));
    json_object_set_new(status, "legal", json_integer((json_int_t)gwt_legal_actions(game, legal)));
    return status;
}

static void about(json_t *object, const char *key, NotationKind kind, unsigned value)
{
    const char *id = value == GWT_NONE ? NULL : notation_id(kind, value);
    if (id)
        json_object_set_new(object, key, json_string(id));
}

static void about_number(json_t *object, const char *key, unsigned value)
{
    if (value)
        json_object_set_new(object, key, json_integer((json_int_t)value));
}

static json_t *about_json(const GwtGame *game, const GwtActionInfo *info)
{
    json_t *object = json_object();
    about(object, "space", NOTATION_SPACE, info->space);
    about(object, "card", NOTATION_CARD, info->card);
    if (info->card == GWT_CARD_STACK)
        json_object_set_new(object, "card", json_string("stack"));
    about(object, "worker", NOTATION_WORKER, info->worker);
    if (info->row != GWT_NONE)
        about_number(object, "row", info->row + 1u);
    if (info->building != GWT_NONE)
        about(object, "building", NOTATION_BUILDING,
              notation_building_of(game, gwt_player_to_act(game), info->building));
    about(object, "rail_space", NOTATION_RAIL_SPACE, info->rail_space);
    about(object, "station", NOTATION_STATION, info->station);
    about(object, "disc", NOTATION_DISC, info->disc);
    about(object, "city", notation_cities(game), info->city);
    about(object, "tile", NOTATION_TILE, info->tile);
    about(object, "master", NOTATION_MASTER, info->master);
    about(object, "effect", NOTATION_EFFECT, info->effect);
    about(object, "town", NOTATION_TOWN, info->town);
    if (info->seat != GWT_NONE)
        about_number(object, "seat", info->seat + 1u);
    about_number(object, "cowboys", info->cowboys);
    about_number(object, "amount", info->amount);
    about_number(object, "steps", info->steps);
    if (info->verb == GWT_VERB_ROUTE) {
        json_t *path = json_array();
        for (unsigned i = 0; i < GWT_ROUTE_STEPS_MAX && info->path[i] != GWT_NONE; i++)
            json_array_append_new(path, json_string(notation_id(NOTATION_SPACE, info->path[i])));
        json_object_set_new(object, "path", path);
    }
    return object;
}

static json_t *fees_json(const GwtGame *game, const GwtActionInfo *info)
{
    json_t *fees = json_pack("{s:i}", "bank", info->fees_bank);
    json_t *players = json_array();
    for (unsigned player = 0; player < game->players_count; player++)
        json_array_append_new(players, json_integer(info->fees[player]));
    json_object_set_new(fees, "players", players);
    return fees;
}

static json_t *action_json(const GwtGame *game, GwtAction action, int off_turn)
{
    char text[NOTATION_ACTION_MAX], description[NOTATION_TEXT_MAX];
    GwtActionInfo info;
    notation_action_format(game, action, text, sizeof text);
    notation_action_say(game, action, NOTATION_ENGLISH, description, sizeof description);
    gwt_describe(game, action, &info);
    if (off_turn)
        info.reveals = 1; /* a token draws cards */
    return json_pack("{s:s,s:s,s:i,s:i,s:o,s:b,s:o}", "text", text, "description", description, "dollars", info.dollars,
                     "dollars_later", info.dollars_later, "fees", fees_json(game, &info), "reveals", info.reveals,
                     "about", about_json(game, &info));
}

json_t *game_json_legal(const GwtGame *game, unsigned seat)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    const int off_turn = seat != gwt_player_to_act(game);
    size_t count = off_turn ? gwt_token_actions(game, seat, legal) : gwt_legal_actions(game, legal);
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, action_json(game, legal[i], off_turn));
    return list;
}

json_t *game_json_events(const GwtGame *game, const GwtEvents *events)
{
    json_t *list = json_array();
    for (unsigned i = 0; i < events->count; i++) {
        const GwtEvent *event = &events->list[i];
        char text[NOTATION_TEXT_MAX];
        notation_event_say(game, event, NOTATION_ENGLISH, text, sizeof text);
        json_array_append_new(list, json_pack("{s:s,s:o,s:i,s:i,s:i,s:b,s:s}", "code",
                                              notation_id(NOTATION_EVENT, event->code), "seat",
                                              seat_json(event->player), "a", event->a, "b", event->b, "value",
                                              event->value, "revealed", event->revealed, "text", text));
    }
    return list;
}

static json_t *cards_json(GwtObjectives set)
{
    json_t *list = json_array();
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++)
        for (unsigned copies = gwt_objectives_of(set, card); copies > 0; copies--)
            json_array_append_new(list, json_string(notation_id(NOTATION_CARD, card)));
    return list;
}

static json_t *score_json(const GwtGame *game, unsigned player)
{
    GwtScore score;
    gwt_score(game, player, &score);
    json_t *categories = json_object();
    for (unsigned i = 0; i < GWT_SCORE_CATEGORIES; i++)
        json_object_set_new(categories, notation_id(NOTATION_SCORE, i), json_integer(score.category[i]));
    return json_pack("{s:o,s:i,s:o,s:o,s:o,s:i}", "seat", seat_json(player), "total", score.total, "categories",
                     categories, "objectives_met", cards_json(score.objectives_met), "objectives_failed",
                     cards_json(score.objectives_failed), "bid", score.bid);
}

json_t *game_json_scores(const GwtGame *game)
{
    json_t *winners = json_array(), *scores = json_array();
    unsigned winning = gwt_winners(game);
    for (unsigned player = 0; player < game->players_count; player++) {
        json_array_append_new(scores, score_json(game, player));
        if (winning >> player & 1)
            json_array_append_new(winners, seat_json(player));
    }
    return json_pack("{s:b,s:o,s:o}", "over", gwt_is_over(game), "winners", winners, "scores", scores);
}
