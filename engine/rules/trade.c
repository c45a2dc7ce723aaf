/* SPDX-License-Identifier: MIT */
/* trade.c - taking a trade tile for the money or the exchange token of its slot (TR1). */
#include "rules/rules.h"

static uint64_t tiles_in_section(const GwtGame *game) { return game->occupied & 0x1FFull << GWT_SPACE_TRADE1; }

int trade_dollars(const GwtGame *game, unsigned space)
{
    return trade_slot_dollars[game->edition][space - GWT_SPACE_TRADE1];
}

size_t trade_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    FOR_EACH_BIT(space, tiles_in_section(game))
        if (money_free(game, asked->player) + trade_dollars(game, (unsigned)space) >= 0)
            out[count++] = gwt_action(GWT_VERB_TRADE, (unsigned)space);
    return count;
}

int trade_possible(const GwtGame *game, unsigned player)
{
    GwtAction actions[9];
    const GwtDecision asked = { GWT_DECIDE_TRADE, (uint8_t)player, 0, 0, 0, 0 };
    return trade_list(game, &asked, actions) > 0;
}

void trade_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned space = gwt_action_argument(action), tile = game->on_space[space];
    const int dollars = trade_dollars(game, space);
    play_event(play, GWT_EVENT_TRADE, asked->player, tile, space, dollars);
    if (dollars < 0)
        money_pay(play, asked->player, (unsigned)-dollars);
    else
        money_gain(play, asked->player, (unsigned)dollars);
    token_gain(play, asked->player, trade_slot_tokens[game->edition][space - GWT_SPACE_TRADE1]);
    game->on_space[space] = GWT_LOCATION_NONE;
    game->occupied &= ~bit64(space);
    play_player(play, asked->player)->trades[tile - GWT_TILE_TRADE_GREEN]++;
}
