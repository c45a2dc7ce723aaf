/* SPDX-License-Identifier: MIT */
/* branchlet.c - Rails to the North: placing branchlets on town squares, and what the spaces and towns give
 * (rails-to-the-north.md section 5). Rulings of that file are cited as RN n. */
#include "gwt/score.h"
#include "rules/rules.h"

unsigned branchlet_left(const GwtPlayer *player) { return GWT_BRANCHLETS - bits_count(player->branchlets); }

/* Bell spaces completely cleared; branchlets are taken from the left. */
unsigned branchlet_bells(const GwtPlayer *player) { return bits_count(player->branchlets) / 3; }

unsigned gwt_branchlets_left(const GwtGame *game, unsigned player)
{
    return branchlet_left(&game->players[player]);
}

unsigned gwt_bells_cleared(const GwtGame *game, unsigned player)
{
    return branchlet_bells(&game->players[player]);
}

unsigned branchlet_areas(const GwtPlayer *player)
{
    unsigned areas = 0;
    FOR_EACH_BIT(town, player->branchlets)
        areas |= 1u << town_specs[town].area;
    return bits_count(areas);
}

/* Branchlets already on a square: the next one takes the lowest free space, which is never worse than another (RN
 * 3). */
static unsigned next_space(const GwtGame *game, unsigned town)
{
    unsigned taken = 0;
    for (unsigned player = 0; player < game->players_count; player++)
        taken += game->players[player].branchlets >> town & 1;
    return taken & 3;
}

/* Squares joined by rail to the office, to a crest with an own disc or to a square with an own branchlet, and
 * without one. */
uint32_t branchlet_towns(const GwtGame *game, unsigned player)
{
    const GwtPlayer *owner = &game->players[player];
    uint32_t towns = 0;
    for (unsigned town = 0; town < GWT_TOWNS; town++) {
        const TownSpec *spec = &town_specs[town];
        if (spec->office || spec->cities & owner->cities || spec->towns & owner->branchlets)
            towns |= 1u << town;
    }
    return towns & ~owner->branchlets;
}

static int payable(const GwtGame *game, unsigned player, unsigned town)
{
    return money_free(game, player) + town_specs[town].space[next_space(game, town)].dollars >= 0;
}

size_t branchlet_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    if (!branchlet_left(&game->players[asked->player]))
        return 0;
    FOR_EACH_BIT(town, branchlet_towns(game, asked->player))
        if (payable(game, asked->player, (unsigned)town))
            out[count++] = gwt_action(GWT_VERB_BRANCHLET, (unsigned)town);
    return count;
}

int branchlet_possible(const GwtGame *game, unsigned player)
{
    GwtAction actions[GWT_TOWNS];
    const GwtDecision asked = { GWT_DECIDE_BRANCHLET, (uint8_t)player, 0, 0, 0, 0 };
    return content_has_rails(game) && branchlet_list(game, &asked, actions) > 0;
}

/* Cost or dollars of the space now; then, the first to be settled last on the stack: bell token, action of the
 * space, kind of town, the second branchlet of a double action (RN 6, RN 30). */
void branchlet_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned player = asked->player, town = gwt_action_argument(action);
    const unsigned space = next_space(play->game, town);
    const int dollars = town_specs[town].space[space].dollars;
    GwtPlayer *owner = play_player(play, player);
    owner->branchlets |= 1u << town;
    play_event(play, GWT_EVENT_BRANCHLET, player, town, space, dollars);
    if (dollars < 0)
        money_pay(play, player, (unsigned)-dollars);
    else
        money_gain(play, player, (unsigned)dollars);
    if (asked->amount)
        then_step(play, GWT_STEP_NEXT_BRANCHLET, player, 0);
    then_step(play, GWT_STEP_TOWN, player, town);
    ask(play, GWT_STEP_BRANCHLET_SPACE, player, town, space);
    const unsigned placed = bits_count(owner->branchlets);
    if (placed == 6 || placed == GWT_BRANCHLETS) /* bell spaces 2 and 5 */
        effect_offer(play, player, GWT_EFFECT_TOKEN);
}

void branchlet_step_space(Play *play, const GwtDecision *step)
{
    effect_offer(play, step->player, town_specs[step->subject].space[step->amount].effect);
}

/* A station may be upgraded now or never; the tile of a medium town is used now or never (RN 5). */
void branchlet_step_town(Play *play, const GwtDecision *step)
{
    const TownSpec *town = &town_specs[step->subject];
    if (town->kind == TOWN_MEDIUM)
        effect_offer(play, step->player, medium_effects[play->game->medium_towns[town->attached]]);
    else if (town->kind == TOWN_STATION && station_can_upgrade(play->game, step->player, town->attached))
        offer(play, GWT_DECIDE_UPGRADE, step->player, town->attached, 0);
}

void branchlet_step_next(Play *play, const GwtDecision *step)
{
    if (branchlet_possible(play->game, step->player))
        offer(play, GWT_DECIDE_BRANCHLET, step->player, 0, 0);
}
