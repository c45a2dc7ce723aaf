/* SPDX-License-Identifier: MIT */
/* building.c - placing private buildings on the trail and replacing them. Using them is location.c. */
#include "rules/rules.h"

/* The side that is up is the same for all (BU5), but Garth's are all b. */
const BuildingSpec *building_spec(const GwtGame *game, unsigned owner, unsigned number)
{
    const unsigned side = garth_sits_at(game, owner) ? 1 : game->b_sides >> number & 1u;
    return &private_buildings[content_board(game)][number][side];
}

unsigned building_in_woods(const GwtGame *game, unsigned player)
{
    return bits_count(game->players[player].built & trail_woods[game->edition]);
}

/* Builders needed: the tile's number, or the difference to the own tile it replaces (BU2). Only a tile with more
 * builders may replace (BU3): otherwise the result is not positive. */
int building_builders_needed(const GwtGame *game, unsigned player, unsigned number, unsigned space)
{
    const GwtLocation old = game->on_space[space];
    return building_spec(game, player, number)->builders - (old ? location_spec(game, old)->builders : 0);
}

static int can_place(const GwtGame *game, unsigned seat, unsigned number, unsigned space, unsigned dollars_each)
{
    const int needed = building_builders_needed(game, seat, number, space);
    return needed > 0 && needed <= game->players[seat].workers[GWT_BUILDER] &&
           needed * (int)dollars_each <= money_free(game, seat);
}

/* Empty building spaces (BU1) and those with an own building (BU2). */
static uint64_t spaces_for(const GwtGame *game, unsigned player, unsigned number, unsigned dollars_each)
{
    uint64_t spaces = trail_building_sites[game->edition] & ~game->occupied;
    if (spaces && !can_place(game, player, number, bits_lowest(spaces), dollars_each))
        spaces = 0; /* empty spaces are all alike */
    FOR_EACH_BIT(space, game->players[player].built)
        if (can_place(game, player, number, (unsigned)space, dollars_each))
            spaces |= bit64((unsigned)space);
    return spaces;
}

size_t building_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    FOR_EACH_BIT(number, game->players[asked->player].buildings)
        if (spaces_for(game, asked->player, (unsigned)number, asked->amount))
            out[count++] = gwt_action(GWT_VERB_BUILD, (unsigned)number);
    return count;
}

int building_possible(const GwtGame *game, unsigned player, unsigned dollars_each)
{
    FOR_EACH_BIT(number, game->players[player].buildings)
        if (spaces_for(game, player, (unsigned)number, dollars_each))
            return 1;
    return 0;
}

void building_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    ask(play, GWT_DECIDE_BUILD_SPACE, asked->player, gwt_action_argument(action), asked->amount);
}

size_t building_list_spaces(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    if (!(game->players[asked->player].buildings >> asked->subject & 1))
        return 0; /* only in positions made by hand */
    FOR_EACH_BIT(space, spaces_for(game, asked->player, asked->subject, asked->amount))
        out[count++] = gwt_action(GWT_VERB_AT, (unsigned)space);
    return count;
}

static void remove_old(Play *play, unsigned player, unsigned space)
{
    const GwtLocation old = play->game->on_space[space];
    if (!old)
        return;
    const unsigned number = gwt_location_number(old);
    play_player(play, player)->buildings_boxed |= (uint16_t)(1u << number);
    play_event(play, GWT_EVENT_BUILDING_BOXED, player, number, space, 0);
    location_building_replaced(play, space);
}

void building_put(Play *play, unsigned seat, unsigned number, unsigned space, unsigned price)
{
    GwtGame *game = play->game;
    GwtPlayer *player = play_player(play, seat);
    gwt_assert(space < GWT_SPACES);
    play_event(play, GWT_EVENT_BUILT, seat, number, space, (int)price);
    money_pay(play, seat, price);
    remove_old(play, seat, space);
    player->buildings &= (uint16_t) ~(1u << number);
    player->built |= bit64(space);
    game->on_space[space] = gwt_location_private(seat, number);
    game->occupied |= bit64(space);
}

void building_apply_space(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned space = gwt_action_argument(action), number = asked->subject;
    const int needed = building_builders_needed(play->game, asked->player, number, space);
    building_put(play, asked->player, number, space, (unsigned)needed * asked->amount);
}
