/* SPDX-License-Identifier: MIT */
/* station.c - upgrading train stations and winning their station masters: price, disc, then the master at once
 * (ST2). */
#include "rules/rules.h"

static uint16_t other_stations(const GwtGame *game, unsigned player, unsigned station)
{
    return (uint16_t)(game->players[player].stations & ~(1u << station));
}

/* Discs for this station with so much cash; 0 if one of another own station must serve (DI3). */
static unsigned candidates_for(const GwtGame *game, unsigned player, unsigned station, int cash)
{
    return disc_candidates(game, player, station_specs[station].dark, cash);
}

/* Once per player, full price in hand, and a disc to be had after it (ST1, ST6). */
int station_can_upgrade(const GwtGame *game, unsigned player, unsigned station)
{
    const int cash = money_free(game, player) - station_specs[station].dollars;
    if (game->players[player].stations >> station & 1 || cash < 0)
        return 0;
    return candidates_for(game, player, station, cash) || other_stations(game, player, station);
}

static unsigned station_at(unsigned rail_space)
{
    if (rail_space == GWT_RAIL_END)
        return GWT_STATION_END;
    return rail_space >= GWT_RAIL_TURNOUT_FIRST ? rail_space - GWT_RAIL_TURNOUT_FIRST : GWT_NONE;
}

/* Whenever an engine stops at a station, its owner may upgrade it at once (EN5). */
void station_step_engine_stopped(Play *play, const GwtDecision *step)
{
    const unsigned station = station_at(play_player(play, step->player)->engine);
    if (station != GWT_NONE && station_can_upgrade(play->game, step->player, station))
        offer(play, GWT_DECIDE_UPGRADE, step->player, station, 0);
}

size_t station_list_upgrade(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    if (!station_can_upgrade(game, asked->player, asked->subject))
        return 0;
    out[0] = gwt_action(GWT_VERB_UPGRADE, asked->subject);
    return 1;
}

static void begin_upgrade(Play *play, unsigned player, unsigned station)
{
    play_event(play, GWT_EVENT_UPGRADED, player, station, 0, station_specs[station].dollars);
    money_pay(play, player, station_specs[station].dollars);
    then_step(play, GWT_STEP_MASTER_CHANCE, player, station);
    ask(play, GWT_DECIDE_STATION_DISC, player, station, 0);
}

void station_apply_upgrade(Play *play, const GwtDecision *asked, GwtAction action)
{
    begin_upgrade(play, asked->player, gwt_action_argument(action));
}

/* Stations whose turnout lies behind the engine; the one it stands on does not (ST5). */
size_t station_list_behind(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned engine = game->players[asked->player].engine;
    size_t count = 0;
    for (unsigned turnout = 0; turnout < GWT_TURNOUTS; turnout++) {
        const int behind = engine < GWT_RAIL_TURNOUT_FIRST ? turnout_after[turnout] < engine
                                                           : turnout < engine - GWT_RAIL_TURNOUT_FIRST;
        if (behind && station_can_upgrade(game, asked->player, turnout))
            out[count++] = gwt_action(GWT_VERB_STATION, turnout);
    }
    return count;
}

int station_any_behind(const GwtGame *game, unsigned player)
{
    GwtAction actions[GWT_STATIONS];
    const GwtDecision asked = { GWT_DECIDE_STATION_BEHIND, (uint8_t)player, 0, 0, 0, 0 };
    return station_list_behind(game, &asked, actions) > 0;
}

void station_apply_behind(Play *play, const GwtDecision *asked, GwtAction action)
{
    begin_upgrade(play, asked->player, gwt_action_argument(action));
}

size_t station_list_disc(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    if (game->players[asked->player].stations >> asked->subject & 1)
        return 0; /* only in positions made by hand */
    const unsigned candidates = candidates_for(game, asked->player, asked->subject, money_free(game, asked->player));
    size_t count = disc_list(candidates, out);
    if (!count)
        FOR_EACH_BIT(station, other_stations(game, asked->player, asked->subject))
            out[count++] = gwt_action(GWT_VERB_STATION_DISC, (unsigned)station);
    return count;
}

void station_apply_disc(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned argument = gwt_action_argument(action);
    if (gwt_action_verb(action) == GWT_VERB_DISC)
        disc_clear(play, asked->player, argument);
    else
        disc_take_from_station(play, asked->player, argument);
    play_player(play, asked->player)->stations |= (uint16_t)(1u << asked->subject);
}

/* The number of the station master space beside a station; GWT_NONE where there is none. */
unsigned station_master_space(unsigned station)
{
    if (station >= GWT_STATION_NORTH_FIRST)
        return 5 + (station - GWT_STATION_NORTH_FIRST);
    return station < 5 ? station : GWT_NONE;
}

static int tile_is_there(const GwtGame *game, unsigned station)
{
    const unsigned space = station_master_space(station);
    return space != GWT_NONE && game->station_masters[space] != GWT_MASTER_NONE &&
           game->station_masters[space] < GWT_MASTER_SPACE_WORKER;
}

/* A master costs a hired worker; printed ones cannot go (ST3). Declined, the chance is gone (ST4). */
void station_step_master_chance(Play *play, const GwtDecision *step)
{
    const unsigned station = step->subject;
    const GwtPlayer *player = play_player(play, step->player);
    if (!tile_is_there(play->game, station))
        return;
    if (player->workers[GWT_COWBOY] > 1 || player->workers[GWT_BUILDER] > 1 || player->workers[GWT_ENGINEER] > 1)
        offer(play, GWT_DECIDE_STATION_MASTER, step->player, station, 0);
}

size_t station_list_master(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    if (!tile_is_there(game, asked->subject))
        return 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (game->players[asked->player].workers[worker] > 1)
            out[count++] = gwt_action(GWT_VERB_MASTER, worker);
    return count;
}

void station_apply_master(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtPlayer *player = play_player(play, asked->player);
    uint8_t *space = &play->game->station_masters[station_master_space(asked->subject)];
    const unsigned worker = gwt_action_argument(action), master = *space;
    player->workers[worker]--;
    *space = (uint8_t)(GWT_MASTER_SPACE_WORKER + worker);
    player->masters |= (uint16_t)(1u << master);
    play_event(play, GWT_EVENT_MASTER, asked->player, master, worker, 0);
    effect_offer(play, asked->player, master_specs[master].effect);
}
