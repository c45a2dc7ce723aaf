/* SPDX-License-Identifier: MIT */
/* disc.c - taking a disc from the player board (or, when none can be taken, from an own station) for a city or a
 * station. */
#include "rules/rules.h"

/* Bit per disc that may be taken for such a target with so much cash: white ones anywhere, dark ones only for
 * dark corners (DI1) unless no white one is left that can be paid (DI2); a disc that costs money must be payable
 * (DI4). Of interchangeable discs the lower stands for both (DI8). */
unsigned disc_candidates(const GwtGame *game, unsigned player, int dark_target, int cash)
{
    const unsigned left = content_discs(game) & ~(unsigned)game->players[player].discs_cleared;
    unsigned candidates = 0;
    FOR_EACH_BIT(disc, left) {
        const unsigned first = disc_specs[disc].group;
        const int twin_stands_for_it = first != disc && left >> first & 1;
        if (!twin_stands_for_it && cash + disc_specs[disc].dollars >= 0)
            candidates |= 1u << disc;
    }
    return dark_target || !(candidates & DISCS_WHITE) ? candidates : candidates & DISCS_WHITE;
}

size_t disc_list(unsigned candidates, GwtAction *out)
{
    size_t count = 0;
    FOR_EACH_BIT(disc, candidates)
        out[count++] = gwt_action(GWT_VERB_DISC, (unsigned)disc);
    return count;
}

/* The disc leaves its space for good (DI7); its own cost or gain applies now. */
void disc_clear(Play *play, unsigned player, unsigned disc)
{
    const int dollars = disc_specs[disc].dollars;
    play_player(play, player)->discs_cleared |= (uint16_t)(1u << disc);
    play_event(play, GWT_EVENT_DISC, player, disc, 0, 0);
    if (dollars < 0)
        money_pay(play, player, (unsigned)-dollars);
    else
        money_gain(play, player, (unsigned)dollars);
}

void disc_take_from_station(Play *play, unsigned player, unsigned station)
{
    play_player(play, player)->stations &= (uint16_t) ~(1u << station);
    play_event(play, GWT_EVENT_STATION_DISC, player, station, 0, 0);
}
