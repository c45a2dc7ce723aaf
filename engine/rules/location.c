/* SPDX-License-Identifier: MIT */
/* location.c - phase B: the local actions of the building reached and of those it copies, or one single auxiliary
 * action instead. What the actions do is effect.c; Kansas City is kansas_city.c. */
#include "rules/rules.h"

#define RISK_SLOT LOCALS_MAX

const BuildingSpec *location_spec(const GwtGame *game, GwtLocation at)
{
    if (gwt_location_is_neutral(at))
        return &neutral_buildings[at - GWT_LOCATION_NEUTRAL];
    return building_spec(game, gwt_location_owner(at), gwt_location_number(at));
}

static void forget_sources(GwtGame *game)
{
    while (game->sources_count)
        game->sources[--game->sources_count] = (GwtSource){ 0, 0 };
}

static void add_source(GwtGame *game, unsigned space)
{
    if (game->sources_count < GWT_SOURCES_MAX)
        game->sources[game->sources_count++] = (GwtSource){ (uint8_t)space, 0 };
}

/* On neutral and own buildings the local actions are open; anywhere else only one auxiliary action (PB5). */
static int may_use(GwtLocation at, unsigned player)
{
    return gwt_location_is_neutral(at) || (gwt_location_is_private(at) && gwt_location_owner(at) == player);
}

/* Where the rule holds, a building used once this turn cannot be used again, by moving or copying (AD5). */
static int used_before(const GwtGame *game, unsigned space)
{
    return game->options & GWT_OPTION_NO_REUSE && game->used_spaces >> space & 1;
}

static void note_use(GwtGame *game, unsigned space)
{
    if (game->options & GWT_OPTION_NO_REUSE)
        game->used_spaces |= bit64(space);
}

void location_arrive(Play *play, unsigned player, unsigned space)
{
    GwtGame *game = play->game;
    game->players[player].herder = (uint8_t)space;
    forget_sources(game);
    game->acted = 0;
    if (space == GWT_SPACE_KANSAS_CITY) {
        then_step(play, GWT_STEP_KANSAS_CITY, player, 1);
        offer(play, GWT_DECIDE_ARRIVAL, player, 0, 0);
        return;
    }
    if (may_use(game->on_space[space], player) && !used_before(game, space))
        add_source(game, space);
    ask(play, GWT_DECIDE_LOCATION, player, 0, 0);
}

/* A removed tile offers nothing any more, nor does the risk action of its space; with the tile under the herder
 * everything it had copied goes too (BU4). */
void location_building_replaced(Play *play, unsigned space)
{
    GwtGame *game = play->game;
    if (game->sources_count && game->sources[0].space == space) {
        forget_sources(game);
        return;
    }
    for (unsigned source = 1; source < game->sources_count; source++)
        if (game->sources[source].space == space)
            game->sources[source].used = 0xFF;
}

/* Two alternatives of a slot; the risk action has none. A risk action belongs to private buildings only (PB3). */
static GwtEffect effect_of(const GwtGame *game, unsigned space, unsigned slot, unsigned alternative)
{
    const GwtLocation at = game->on_space[space];
    if (!gwt_location_is_building(at))
        return GWT_EFFECT_NONE;
    if (slot < LOCALS_MAX)
        return (GwtEffect)location_spec(game, at)->local[slot][alternative];
    if (alternative || !gwt_location_is_private(at))
        return GWT_EFFECT_NONE;
    return (GwtEffect)trail_spaces[game->edition][space].risk;
}

GwtEffect location_local_effect(const GwtGame *game, unsigned argument)
{
    const unsigned source = argument / 8, slot = argument / 2 % 4;
    return source < game->sources_count ? effect_of(game, game->sources[source].space, slot, argument % 2)
                                        : GWT_EFFECT_NONE;
}

/* A tile that shows one action twice offers it once at a time (LI5). */
static int printed_before(const GwtGame *game, const GwtSource *from, unsigned slot, GwtEffect effect)
{
    for (unsigned earlier = 0; earlier < slot; earlier++)
        if (!(from->used >> earlier & 1) && effect_of(game, from->space, earlier, 0) == effect)
            return 1;
    return 0;
}

static size_t list_source(const GwtGame *game, unsigned player, unsigned source, GwtAction *out)
{
    const GwtSource *from = &game->sources[source];
    size_t count = 0;
    for (unsigned slot = 0; slot <= RISK_SLOT; slot++) {
        if (from->used >> slot & 1)
            continue;
        for (unsigned alternative = 0; alternative < 2; alternative++) {
            const GwtEffect effect = effect_of(game, from->space, slot, alternative);
            if (effect && !printed_before(game, from, slot, effect) &&
                effect_can_start(game, player, effect, from->space))
                out[count++] = gwt_action(GWT_VERB_LOCAL, source * 8 + slot * 2 + alternative);
        }
    }
    return count;
}

/* Local actions until an auxiliary action was taken, an auxiliary action until a local one was (PB4, PB12); the
 * end only after something was done (PB6). */
size_t location_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    if (!(game->acted & GWT_ACTED_AUXILIARY))
        for (unsigned source = 0; source < game->sources_count; source++)
            count += list_source(game, asked->player, source, out + count);
    if (!game->acted)
        count += auxiliary_list_single(game, asked->player, out + count);
    count += objective_list_playable(game, asked->player, out + count);
    if (game->acted)
        out[count++] = gwt_action(GWT_VERB_END, 0);
    return count;
}

void location_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned argument = gwt_action_argument(action), player = asked->player;
    switch (gwt_action_verb(action)) {
    case GWT_VERB_END:
        return;
    case GWT_VERB_PLAY:
        objective_play(play, asked, argument);
        return;
    case GWT_VERB_AUX:
        game->acted |= GWT_ACTED_AUXILIARY;
        decision_push(game, *asked);
        effect_start(play, player, aux_effects[game->edition][argument / 2][argument % 2], 0);
        return;
    default: {
        const GwtEffect effect = location_local_effect(game, argument);
        GwtSource *source = &game->sources[argument / 8];
        source->used = (uint8_t)(source->used | 1u << argument / 2 % 4);
        game->acted |= GWT_ACTED_LOCAL;
        note_use(game, source->space);
        decision_push(game, *asked);
        effect_start(play, player, effect, source->space);
    }
    }
}

static int is_copy_tile(const GwtGame *game, unsigned space)
{
    return location_spec(game, game->on_space[space])->local[0][0] == GWT_EFFECT_COPY;
}

static int already_source(const GwtGame *game, unsigned space)
{
    for (unsigned source = 0; source < game->sources_count; source++)
        if (game->sources[source].space == space)
            return 1;
    return 0;
}

/* Buildings joined to this space by one edge of the trail (AD2), without the copy tiles already used (AD4). */
static uint64_t copy_targets(const GwtGame *game, unsigned space)
{
    uint64_t targets = 0;
    FOR_EACH_BIT(near, trail_adjacent[game->edition][space] & game->occupied)
        if (gwt_location_is_building(game->on_space[near]) && !used_before(game, (unsigned)near) &&
            !(is_copy_tile(game, (unsigned)near) && already_source(game, (unsigned)near)))
            targets |= bit64((unsigned)near);
    return targets;
}

int location_can_copy(const GwtGame *game, unsigned space) { return copy_targets(game, space) != 0; }

size_t location_list_copy(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    FOR_EACH_BIT(space, copy_targets(game, asked->subject))
        out[count++] = gwt_action(GWT_VERB_COPY, (unsigned)space);
    return count;
}

void location_apply_copy(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned space = gwt_action_argument(action);
    add_source(play->game, space);
    note_use(play->game, space);
    play_event(play, GWT_EVENT_COPIED, asked->player, space, 0, 0);
}
