/* SPDX-License-Identifier: MIT */
/* money.c - dollars change here and nowhere else; every change is one event. Money is unlimited (LI1). */
#include "rules/rules.h"

/* Cash that may be spent with the engine on that rail space. While a delivery is being resolved its transport cost counts as spent (Rails to the
 * North, ruling 26); without that expansion nothing can be paid inside a delivery. */
int money_free_from(const GwtGame *game, unsigned player, unsigned rail_space)
{
    int dollars = game->players[player].dollars;
    if (!content_has_rails(game))
        return dollars;
    for (unsigned at = 0; at < game->decisions_count; at++)
        if (game->decisions[at].kind == GWT_STEP_TRANSPORT && game->decisions[at].player == player)
            dollars -= (int)delivery_transport_from(game, rail_space, game->decisions[at].subject);
    return dollars;
}

int money_free(const GwtGame *game, unsigned player)
{
    return money_free_from(game, player, game->players[player].engine);
}

void money_gain(Play *play, unsigned player, unsigned dollars)
{
    if (!dollars)
        return;
    play_player(play, player)->dollars = (uint16_t)(play_player(play, player)->dollars + dollars);
    play_event(play, GWT_EVENT_DOLLARS, player, 0, 0, (int)dollars);
}

void money_pay(Play *play, unsigned player, unsigned dollars)
{
    GwtPlayer *payer = play_player(play, player);
    if (dollars > payer->dollars) /* only in positions made by hand: the rules never ask for more than there is */
        dollars = payer->dollars;
    if (!dollars)
        return;
    payer->dollars = (uint16_t)(payer->dollars - dollars);
    play_event(play, GWT_EVENT_DOLLARS, player, 0, 0, -(int)dollars);
}

void money_pay_fee(Play *play, unsigned payer, unsigned receiver, unsigned dollars, unsigned space)
{
    if (receiver != GWT_NONE && garth_sits_at(play->game, receiver))
        receiver = GWT_NONE; /* Garth keeps no money: the bank takes for him and pays for him */
    if (garth_sits_at(play->game, payer)) {
        if (receiver != GWT_NONE)
            money_gain(play, receiver, dollars);
        return;
    }
    GwtPlayer *from = play_player(play, payer);
    const unsigned paid = dollars < from->dollars ? dollars : from->dollars;
    if (!paid)
        return;
    from->dollars = (uint16_t)(from->dollars - paid);
    if (receiver != GWT_NONE)
        play_player(play, receiver)->dollars = (uint16_t)(play_player(play, receiver)->dollars + paid);
    play_event(play, GWT_EVENT_FEE_PAID, payer, space, receiver, (int)paid);
}
