/* SPDX-License-Identifier: MIT */
/* describe.c - what a legal action is about. Money is not computed here: the action is tried on a copy and the
 * copy is read, so that a price has one place, its rule. */
#include "gwt/describe.h"
#include "core/memory.h"
#include "rules/rules.h"

GwtEffect gwt_local_effect(const GwtGame *game, GwtAction action)
{
    return location_local_effect(game, gwt_action_argument(action));
}

static void clear_info(GwtActionInfo *info)
{
    memory_zero(info);
    info->space = info->card = info->worker = info->row = info->building = info->rail_space = info->station =
        info->disc = info->city = info->tile = info->master = info->effect = info->town = info->seat = GWT_NONE;
    for (unsigned step = 0; step < GWT_ROUTE_STEPS_MAX; step++)
        info->path[step] = GWT_NONE;
}

static void describe_local(const GwtGame *game, GwtAction action, GwtActionInfo *info)
{
    info->effect = (uint8_t)gwt_local_effect(game, action);
    info->space = game->sources[gwt_action_argument(action) / 8].space;
    if (effects[info->effect].verb == VERB_HAZARD)
        info->dollars_later = (int16_t)-effects[info->effect].amount;
}

static void describe_subject(const GwtGame *game, GwtAction action, GwtActionInfo *info)
{
    const GwtDecision asked = gwt_decision(game);
    const uint8_t argument = (uint8_t)gwt_action_argument(action);
    switch (info->verb) {
    case GWT_VERB_ROUTE:
        info->space = (uint8_t)gwt_action_route_space(action);
        break;
    case GWT_VERB_PLACE:
    case GWT_VERB_COPY:
        info->space = argument;
        break;
    case GWT_VERB_AT:
        info->space = argument;
        info->building = asked.subject;
        break;
    case GWT_VERB_HAZARD:
    case GWT_VERB_TRADE:
        info->space = argument;
        info->tile = game->on_space[argument];
        break;
    case GWT_VERB_LOCAL:
        describe_local(game, action, info);
        break;
    case GWT_VERB_AUX:
        info->effect = aux_effects[game->edition][argument / 2][argument % 2];
        break;
    case GWT_VERB_TAKE:
        info->effect = asked.kind == GWT_DECIDE_EFFECT ? asked.subject : (uint8_t)GWT_EFFECT_DOLLARS_5_OR_CATTLE;
        break;
    case GWT_VERB_BRANCHLET:
        info->town = argument;
        break;
    case GWT_VERB_OFFERED_MASTER:
        info->master = argument;
        break;
    case GWT_VERB_BID:
        info->seat = argument / 64;
        info->amount = argument % 64;
        break;
    case GWT_VERB_PLAY:
        info->card = argument;
        info->effect = objective_specs[argument - GWT_OBJECTIVE_FIRST].effect;
        break;
    case GWT_VERB_OBJECTIVE:
    case GWT_VERB_DISCARD:
    case GWT_VERB_TRASH:
    case GWT_VERB_BUY_SECOND:
    case GWT_VERB_CATTLE:
        info->card = argument;
        break;
    case GWT_VERB_BUY:
        info->card = argument % 16;
        info->cowboys = buy_specs[argument / 16].cowboys;
        info->amount = buy_specs[argument / 16].cards;
        break;
    case GWT_VERB_TURN_UP:
        info->cowboys = 1;
        break;
    case GWT_VERB_HIRE:
        info->worker = argument % 4;
        info->row = argument / 4;
        break;
    case GWT_VERB_BUILD:
        info->building = argument;
        break;
    case GWT_VERB_ENGINE:
        info->rail_space = argument;
        break;
    case GWT_VERB_UPGRADE:
    case GWT_VERB_STATION:
    case GWT_VERB_STATION_DISC:
        info->station = argument;
        break;
    case GWT_VERB_DISC:
        info->disc = argument;
        break;
    case GWT_VERB_MASTER:
        info->worker = argument;
        info->station = asked.subject;
        info->master = game->station_masters[station_master_space(asked.subject)];
        break;
    case GWT_VERB_FORESIGHT:
        info->tile = argument;
        break;
    case GWT_VERB_DELIVER:
        info->city = argument;
        info->dollars_later = strips[content_board(game)].city[argument].dollars;
        if (!asked.subject)
            info->dollars_later =
                (int16_t)(info->dollars_later - (int)delivery_transport(game, asked.player, argument));
        break;
    case GWT_VERB_USE_CERTIFICATES:
    case GWT_VERB_GAIN_CERTIFICATES:
    case GWT_VERB_DRAW:
    case GWT_VERB_TOKEN:
    case GWT_VERB_RAISE:
        info->amount = argument;
        break;
    default:
        break;
    }
}

static void read_event(const GwtEvent *event, unsigned player, GwtActionInfo *info)
{
    info->reveals |= event->revealed;
    if (event->player != player)
        return;
    if (event->code == GWT_EVENT_DOLLARS)
        info->dollars = (int16_t)(info->dollars + event->value);
    if (event->code == GWT_EVENT_FEE_PAID) {
        int16_t *fees = event->b == GWT_NONE ? &info->fees_bank : &info->fees[event->b];
        *fees = (int16_t)(*fees + event->value);
        info->dollars = (int16_t)(info->dollars - event->value);
    }
    if (event->code == GWT_EVENT_MOVED && info->verb == GWT_VERB_ROUTE && info->steps < GWT_ROUTE_STEPS_MAX)
        info->path[info->steps++] = event->b;
}

void gwt_describe(const GwtGame *game, GwtAction action, GwtActionInfo *out)
{
    const unsigned player = gwt_player_to_act(game);
    GwtGame after = *game;
    GwtEvents events;
    clear_info(out);
    out->verb = (uint8_t)gwt_action_verb(action);
    describe_subject(game, action, out);
    after.viewer = GWT_NONE;
    if (gwt_apply(&after, action, &events) != GWT_OK)
        return;
    for (uint32_t i = 0; i < events.count; i++)
        read_event(&events.list[i], player, out);
}
