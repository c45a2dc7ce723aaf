/* SPDX-License-Identifier: MIT */
/* auxiliary.c - which auxiliary actions a player has, single and double (AU1). Performing one is effect.c. */
#include "rules/rules.h"

/* Cleared disc spaces beside an auxiliary action, 0..2; the left spaces of the first two and of the add-on are
 * open from the start. */
static unsigned spaces_open(const GwtPlayer *player, unsigned aux)
{
    static const uint8_t first_disc[GWT_AUXES] = { GWT_DISC_AUX1B, GWT_DISC_AUX2B, GWT_DISC_AUX3A,
                                                   GWT_DISC_AUX4A, GWT_DISC_AUX5A, GWT_DISC_AUX6B };
    if (aux < GWT_AUX_CERTIFICATE || aux == GWT_AUX_BRANCHLET)
        return 1 + (player->discs_cleared >> first_disc[aux] & 1u);
    return bits_count(player->discs_cleared >> first_disc[aux] & 3u);
}

static size_t list_up_to(const GwtGame *game, unsigned seat, unsigned times_max, GwtAction *out)
{
    const unsigned auxes = content_has_rails(game) ? GWT_AUXES : GWT_AUX_BRANCHLET;
    size_t count = 0;
    for (unsigned aux = 0; aux < auxes; aux++) {
        const unsigned open = spaces_open(&game->players[seat], aux);
        for (unsigned times = 1; times <= open && times <= times_max; times++)
            if (effect_can_start(game, seat, aux_effects[game->edition][aux][times - 1], 0))
                out[count++] = gwt_action(GWT_VERB_AUX, aux * 2 + (times - 1));
    }
    return count;
}

size_t auxiliary_list_single(const GwtGame *game, unsigned player, GwtAction *out)
{
    return list_up_to(game, player, 1, out);
}

size_t auxiliary_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return list_up_to(game, asked->player, asked->subject ? 1 : 2, out);
}

void auxiliary_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned argument = gwt_action_argument(action);
    effect_start(play, asked->player, aux_effects[play->game->edition][argument / 2][argument % 2], 0);
}
