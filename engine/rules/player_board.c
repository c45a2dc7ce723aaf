/* SPDX-License-Identifier: MIT */
/* player_board.c - the limits a player board shows: steps, hand, certificates. */
#include "gwt/score.h"
#include "rules/rules.h"

static unsigned cleared(const GwtGame *game, unsigned player, unsigned disc)
{
    return game->players[player].discs_cleared >> disc & 1u;
}

unsigned gwt_step_limit(const GwtGame *game, unsigned player)
{
    const uint8_t *steps = step_limits[game->players_count];
    return steps[0] + steps[1] * cleared(game, player, GWT_DISC_STEP1) +
           steps[2] * cleared(game, player, GWT_DISC_STEP2);
}

unsigned gwt_hand_limit(const GwtGame *game, unsigned player)
{
    return 4 + cleared(game, player, GWT_DISC_HAND1) + cleared(game, player, GWT_DISC_HAND2);
}

/* cert6 counts only once cert4 is cleared too (DI5). */
unsigned gwt_certificate_limit(const GwtGame *game, unsigned player)
{
    if (!cleared(game, player, GWT_DISC_CERT4))
        return 3;
    return cleared(game, player, GWT_DISC_CERT6) ? 6 : 4;
}

unsigned gwt_permanent_certificates(const GwtGame *game, unsigned player)
{
    unsigned sum = 0;
    FOR_EACH_BIT(master, game->players[player].masters)
        sum += master_specs[master].certificates;
    return sum;
}
