/* SPDX-License-Identifier: MIT */
/* movement.c - herders on the trail: routes, steps and fees. What is done on arrival is location.c and
 * kansas_city.c. */
#include "gwt/score.h"
#include "gwt/trail.h"
#include "rules/rules.h"

unsigned movement_hands(const GwtGame *game, GwtLocation at)
{
    if (gwt_location_is_private(at))
        return location_spec(game, at)->hands;
    return at < GWT_TILES ? tile_specs[at].hands : 0;
}

/* Fee for entering a space, if the mover has the money. Own and neutral buildings charge nothing (MV4). */
unsigned movement_fee(const GwtGame *game, unsigned mover, unsigned space)
{
    const GwtLocation at = game->on_space[space];
    if (gwt_location_is_private(at) && gwt_location_owner(at) == mover)
        return 0;
    return hand_fee[movement_hands(game, at)][game->players_count];
}

typedef struct Walk {
    const GwtGame *game;
    const TrailSpace *trail;
    int unpaid;
    GwtAction *out;
    size_t count;
} Walk;

static void walk_on(Walk *walk, unsigned space, unsigned forks, unsigned steps);

/* The road has just reached `space`. Entering a location costs a step, an empty space nothing (MV1). Kansas City
 * ends every move (MV2) and is closed to the unpaid move of objective cards (OB3). */
static void walk_enter(Walk *walk, unsigned space, unsigned forks, unsigned steps)
{
    if (space == GWT_SPACE_KANSAS_CITY) {
        if (!walk->unpaid)
            walk->out[walk->count++] = gwt_action_route(space, forks);
        return;
    }
    if (walk->game->occupied & bit64(space)) {
        walk->out[walk->count++] = gwt_action_route(space, forks);
        if (--steps == 0)
            return;
    }
    walk_on(walk, space, forks, steps);
}

static void walk_on(Walk *walk, unsigned space, unsigned forks, unsigned steps)
{
    const TrailSpace *here = &walk->trail[space];
    if (!here->next[0])
        return;
    walk_enter(walk, here->next[0], forks, steps);
    if (here->next[1])
        walk_enter(walk, here->next[1], forks | 1u << (here->fork - 1), steps);
}

static size_t list_routes(const GwtGame *game, unsigned player, unsigned steps, int unpaid, GwtAction *out)
{
    Walk walk = { game, trail_spaces[game->edition], unpaid, out, 0 };
    if (game->players[player].herder != GWT_NONE && steps)
        walk_on(&walk, game->players[player].herder, 0, steps);
    return walk.count;
}

/* Some location other than Kansas City lies ahead (OB10). */
int movement_can_walk_unpaid(const GwtGame *game, unsigned player)
{
    GwtAction routes[GWT_ACTIONS_MAX];
    return list_routes(game, player, 1, 1, routes) > 0;
}

/* Very first turn: any neutral building, no fee (MV6). */
size_t movement_list_place(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (gwt_location_is_neutral(game->on_space[space]))
            out[count++] = gwt_action(GWT_VERB_PLACE, space);
    return count + objective_list_playable(game, asked->player, out + count);
}

void movement_apply_place(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned argument = gwt_action_argument(action);
    if (gwt_action_verb(action) == GWT_VERB_PLAY) {
        objective_play(play, asked, argument);
        return;
    }
    play_event(play, GWT_EVENT_MOVED, asked->player, GWT_NONE, argument, 0);
    location_arrive(play, asked->player, argument);
}

size_t movement_list_move(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const size_t routes = list_routes(game, asked->player, gwt_step_limit(game, asked->player), 0, out);
    return routes + objective_list_playable(game, asked->player, out + routes);
}

size_t movement_list_walk(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_routes(game, asked->player, asked->amount, asked->subject, out);
}

void movement_pay_for_entering(Play *play, unsigned mover, unsigned space)
{
    const GwtLocation at = play->game->on_space[space];
    const unsigned fee = movement_fee(play->game, mover, space);
    if (fee)
        money_pay_fee(play, mover, gwt_location_is_private(at) ? gwt_location_owner(at) : GWT_NONE, fee, space);
}

/* Walks the route, settling fees location by location as the herder enters (MV4). */
static void follow_route(Play *play, unsigned player, GwtAction route, int unpaid)
{
    const TrailSpace *trail = trail_spaces[play->game->edition];
    const unsigned destination = gwt_action_route_space(route), forks = gwt_action_route_forks(route);
    unsigned space = play_player(play, player)->herder, last = space;
    while (space != destination) {
        const TrailSpace *here = &trail[space];
        space = here->next[here->fork && (forks >> (here->fork - 1) & 1)];
        if (!(play->game->occupied & bit64(space)))
            continue;
        play_event(play, GWT_EVENT_MOVED, player, last, space, 0);
        last = space;
        if (!unpaid)
            movement_pay_for_entering(play, player, space);
    }
}

void movement_apply_move(Play *play, const GwtDecision *asked, GwtAction action)
{
    if (gwt_action_verb(action) == GWT_VERB_PLAY) {
        objective_play(play, asked, gwt_action_argument(action));
        return;
    }
    follow_route(play, asked->player, action, 0);
    location_arrive(play, asked->player, gwt_action_route_space(action));
}

/* A building's move starts phase B anew; what the old building still offered is gone (MV7, MV8). The move of an
 * objective card gives no use of its destination: before phase A the walk goes on from there, during phase B all
 * that is left of it is lost and phase C follows (OB3). */
void movement_apply_walk(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned space = gwt_action_route_space(action);
    const int unpaid = asked->subject;
    follow_route(play, asked->player, action, unpaid);
    if (unpaid) {
        game->players[asked->player].herder = (uint8_t)space;
        if (game->decisions_count && game->decisions[game->decisions_count - 1].kind == GWT_DECIDE_LOCATION)
            decision_clear(game);
        return;
    }
    decision_clear(game);
    location_arrive(play, asked->player, space);
}

unsigned gwt_trail_next(unsigned edition, unsigned space, unsigned branch)
{
    if (edition >= GWT_EDITIONS || space >= GWT_SPACES || branch > 1)
        return GWT_NONE;
    const unsigned next = trail_spaces[edition][space].next[branch];
    return next ? next : GWT_NONE;
}

int gwt_trail_fork(unsigned edition, unsigned space)
{
    if (edition >= GWT_EDITIONS || space >= GWT_SPACES)
        return -1;
    return trail_spaces[edition][space].fork - 1;
}

int gwt_trail_reaches(unsigned edition, unsigned from, unsigned to)
{
    if (edition >= GWT_EDITIONS || from >= GWT_SPACES || to >= GWT_SPACES)
        return 0;
    while (from != to) {
        const TrailSpace *here = &trail_spaces[edition][from];
        if (!here->next[0])
            return 0;
        if (here->next[1] && gwt_trail_reaches(edition, here->next[1], to))
            return 1;
        from = here->next[0];
    }
    return 1;
}
