/* SPDX-License-Identifier: MIT */
/* hazard.c - removing a hazard tile of any section (HZ1), and the choice of a station master between that and a
 * trade. */
#include "rules/rules.h"

static uint64_t hazards_on_trail(const GwtGame *game)
{
    const uint64_t slots = 15ull << GWT_SPACE_FLOOD1 | 15ull << GWT_SPACE_DROUGHT1 | 15ull << GWT_SPACE_ROCK1;
    return game->occupied & slots;
}

unsigned hazard_collected(const GwtPlayer *player)
{
    unsigned count = 0;
    for (unsigned hazard = 0; hazard < GWT_HAZARDS; hazard++)
        count += player->hazards[hazard];
    return count;
}

int hazard_possible(const GwtGame *game, unsigned player, unsigned dollars)
{
    return hazards_on_trail(game) && money_free(game, player) >= (int)dollars;
}

size_t hazard_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    if (money_free(game, asked->player) < asked->amount)
        return 0;
    FOR_EACH_BIT(space, hazards_on_trail(game))
        out[count++] = gwt_action(GWT_VERB_HAZARD, (unsigned)space);
    return count;
}

/* A herder on the tile stays on the space, now empty (MV9). */
void hazard_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned space = gwt_action_argument(action), tile = game->on_space[space];
    play_event(play, GWT_EVENT_HAZARD, asked->player, tile, space, asked->amount);
    money_pay(play, asked->player, asked->amount);
    game->on_space[space] = GWT_LOCATION_NONE;
    game->occupied &= ~bit64(space);
    play_player(play, asked->player)->hazards[tile - GWT_TILE_HAZARD_FIRST]++;
}

size_t hazard_list_or_trade(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const size_t hazards = hazard_list(game, asked, out);
    return hazards + trade_list(game, asked, out + hazards);
}

void hazard_apply_or_trade(Play *play, const GwtDecision *asked, GwtAction action)
{
    if (gwt_action_verb(action) == GWT_VERB_TRADE)
        trade_apply(play, asked, action);
    else
        hazard_apply(play, asked, action);
}
