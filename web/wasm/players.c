/* SPDX-License-Identifier: MIT */
/* players.c - the bots for the browser's worker. They are numbered as in bots/bots.c and get the view of their seat,
 * whatever the slot holds. */
#include <string.h>
#include "module.h"
#include "bots/bot.h"
#include "gwt/view.h"

static uint32_t bots_count(void)
{
    uint32_t count = 0;
    while (bots[count])
        count++;
    return count;
}

EXPORT(bot_count) uint32_t bot_count(void) { return bots_count(); }

EXPORT(bot_name) uint32_t bot_name(uint32_t index)
{
    const char *name = index < bots_count() ? bots[index]->name : "";
    const size_t length = strlen(name);
    memcpy(text_buffer, name, length + 1);
    return (uint32_t)length;
}

/* The answer of a bot to the open question; GWT_ACTION_INVALID if there is none. Equal games, bots and seeds give
 * equal answers. */
EXPORT(bot_choose) uint32_t bot_choose(uint32_t slot, uint32_t index, uint32_t seed_low, uint32_t seed_high)
{
    const GwtGame *game = game_of(slot);
    GwtGame view;
    BotState state;
    if (!game || gwt_is_over(game) || index >= bots_count())
        return GWT_ACTION_INVALID;
    gwt_view_for(game, gwt_player_to_act(game), &view);
    bot_state_init(&state, (uint64_t)seed_high << 32 | seed_low);
    return bots[index]->choose(&view, &state);
}
