/* SPDX-License-Identifier: MIT */
/* game.c - the two doors: list the legal actions, apply one. The table below is the map of the game: every kind
 * of choice, and the rule file that owns it. */
#include "gwt/game.h"
#include "flow/flow.h"
#include "rules/rules.h"

typedef struct DecisionRule {
    ListFunction *list;
    ApplyFunction *apply;
} DecisionRule;

static const DecisionRule decision_rules[GWT_QUESTIONS] = {
    [GWT_DECIDE_PLACE]             = { movement_list_place,         movement_apply_place },
    [GWT_DECIDE_MOVE]              = { movement_list_move,          movement_apply_move },
    [GWT_DECIDE_LOCATION]          = { location_list,               location_apply },
    [GWT_DECIDE_ARRIVAL]           = { kansas_city_list_arrival,    kansas_city_apply_arrival },
    [GWT_DECIDE_WALK]              = { movement_list_walk,          movement_apply_walk },
    [GWT_DECIDE_AUXILIARY]         = { auxiliary_list,              auxiliary_apply },
    [GWT_DECIDE_HIRE]              = { hire_list,                   hire_apply },
    [GWT_DECIDE_BUILD]             = { building_list,               building_apply },
    [GWT_DECIDE_BUILD_SPACE]       = { building_list_spaces,        building_apply_space },
    [GWT_DECIDE_ENGINE_FORWARD]    = { engine_list_forward,         engine_apply_forward },
    [GWT_DECIDE_ENGINE_BACK]       = { engine_list_back,            engine_apply_back },
    [GWT_DECIDE_UPGRADE]           = { station_list_upgrade,        station_apply_upgrade },
    [GWT_DECIDE_STATION_BEHIND]    = { station_list_behind,         station_apply_behind },
    [GWT_DECIDE_STATION_DISC]      = { station_list_disc,           station_apply_disc },
    [GWT_DECIDE_STATION_MASTER]    = { station_list_master,         station_apply_master },
    [GWT_DECIDE_TRADE]             = { trade_list,                  trade_apply },
    [GWT_DECIDE_HAZARD]            = { hazard_list,                 hazard_apply },
    [GWT_DECIDE_HAZARD_OR_TRADE]   = { hazard_list_or_trade,        hazard_apply_or_trade },
    [GWT_DECIDE_FORESIGHT]         = { kansas_city_list_foresight,  kansas_city_apply_foresight },
    [GWT_DECIDE_INCOME]            = { kansas_city_list_income,     kansas_city_apply_income },
    [GWT_DECIDE_DELIVERY]          = { delivery_list,               delivery_apply },
    [GWT_DECIDE_DELIVERY_DISC]     = { delivery_list_disc,          delivery_apply_disc },
    [GWT_DECIDE_OBJECTIVE]         = { objective_list,              objective_apply },
    [GWT_DECIDE_DRAW]              = { deck_list_draw,              deck_apply_draw },
    [GWT_DECIDE_DISCARD]           = { deck_list_discard,           deck_apply_discard },
    [GWT_DECIDE_DISCARD_CATTLE]    = { deck_list_discard_cattle,    deck_apply_discard_one },
    [GWT_DECIDE_DISCARD_PAIR]      = { deck_list_discard_pair,      deck_apply_discard_pair },
    [GWT_DECIDE_DISCARD_SECOND]    = { deck_list_discard_second,    deck_apply_discard_one },
    [GWT_DECIDE_DISCARD_OBJECTIVE] = { deck_list_discard_objective, deck_apply_discard_one },
    [GWT_DECIDE_TRASH]             = { deck_list_trash,             deck_apply_trash },
    [GWT_DECIDE_CERTIFICATES]      = { certificate_list,            certificate_apply },
    [GWT_DECIDE_BUY]               = { market_list,                 market_apply },
    [GWT_DECIDE_BUY_SECOND]        = { market_list_second,          market_apply_second },
    [GWT_DECIDE_COPY]              = { location_list_copy,          location_apply_copy },
    [GWT_DECIDE_EFFECT]            = { effect_list,                 effect_apply },
    [GWT_DECIDE_DISCARD_VALUE3]    = { deck_list_discard_value3,    deck_apply_discard_one },
    [GWT_DECIDE_DISCARD_VALUE2]    = { deck_list_discard_value2,    deck_apply_discard },
    [GWT_DECIDE_RAISE]             = { kansas_city_list_raise,      kansas_city_apply_raise },
    [GWT_DECIDE_BRANCHLET]         = { branchlet_list,              branchlet_apply },
    [GWT_DECIDE_DOLLARS_OR_CATTLE] = { market_list_dollars_or_cattle, market_apply_dollars_or_cattle },
    [GWT_DECIDE_OFFERED_MASTER]    = { delivery_list_master,        delivery_apply_master },
    [GWT_DECIDE_BID]               = { bid_list,                    bid_apply },
    [GWT_DECIDE_GARTH]             = { garth_list,                  garth_apply },
};

GwtDecision gwt_decision(const GwtGame *game)
{
    if (game->over || !game->decisions_count)
        return (GwtDecision){ 0, 0, 0, 0, 0, 0 };
    return game->decisions[game->decisions_count - 1];
}

/* What cannot be done lapses (PB10): a question without any answer can be passed, so no state is without a legal
 * action. The rules never ask such a question; a position made by hand may hold one. */
size_t gwt_legal_actions(const GwtGame *game, GwtAction out[GWT_ACTIONS_MAX])
{
    if (game->over || !game->decisions_count)
        return 0;
    const GwtDecision *asked = &game->decisions[game->decisions_count - 1];
    size_t count = decision_rules[asked->kind].list(game, asked, out);
    if (asked->optional || !count)
        out[count++] = gwt_action(GWT_VERB_PASS, 0);
    if (game->players[asked->player].tokens && asked->kind != GWT_DECIDE_BID) /* at any time (EX1) */
        count += token_list(game, asked->player, out + count);
    gwt_assert(count <= GWT_ACTIONS_MAX);
    return count;
}

/* A requirement that can no longer be met brings no reward (PB10): only a token spent in between can take the card away. */
static void lapse(GwtGame *game, const GwtDecision *asked)
{
    if (!asked->optional && game->decisions_count && game->decisions[game->decisions_count - 1].kind == GWT_STEP_REWARD)
        decision_pop(game);
}

static void perform(Play *play, GwtAction action)
{
    const GwtDecision asked = decision_pop(play->game);
    if (gwt_action_verb(action) == GWT_VERB_TOKEN) {
        decision_push(play->game, asked);
        token_spend(play, asked.player, gwt_action_argument(action));
    } else if (action == gwt_action(GWT_VERB_PASS, 0))
        lapse(play->game, &asked);
    else
        decision_rules[asked.kind].apply(play, &asked, action);
    turn_advance(play);
}

void gwt_apply_legal(GwtGame *game, GwtAction action)
{
    Play play = { game, 0 };
    perform(&play, action);
}

static int action_is_legal(const GwtGame *game, GwtAction action)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    const size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++)
        if (legal[i] == action)
            return 1;
    return 0;
}

GwtStatus gwt_apply(GwtGame *game, GwtAction action, GwtEvents *events)
{
    if (events)
        events->count = events->lost = 0;
    if (game->viewer != GWT_NONE)
        return GWT_ERR_VIEW;
    if (game->over)
        return GWT_ERR_GAME_OVER;
    if (!action_is_legal(game, action))
        return GWT_ERR_NOT_LEGAL;
    Play play = { game, events };
    perform(&play, action);
    return GWT_OK;
}

/* Written out, compilers make one load of it. */
static uint64_t word_of(const uint8_t bytes[8])
{
    return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 |
           (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
}

uint64_t gwt_hash(const GwtGame *game)
{
    const uint8_t *bytes = (const uint8_t *)game;
    uint64_t hash = 0x9e3779b97f4a7c15ull;
    for (size_t at = 0; at < sizeof *game; at += 8) {
        hash = (hash ^ word_of(bytes + at)) * 0xff51afd7ed558ccdull;
        hash ^= hash >> 32;
    }
    return hash;
}

const char *gwt_status_text(GwtStatus status)
{
    static const char *const texts[GWT_STATUSES] = {
#define STATUS_TEXT(name, text) [GWT_##name] = text,
        GWT_STATUS_LIST(STATUS_TEXT)
#undef STATUS_TEXT
    };
    return (unsigned)status < GWT_STATUSES ? texts[status] : "unknown status";
}
