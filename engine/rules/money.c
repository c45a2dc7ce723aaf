/* SPDX-License-Identifier: MIT */
/* money.c - dollars change here and nowhere else; every change is one event. Money is unlimited (LI1). */
#include "rules/rules.h"

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
    GwtPlayer *from = play_player(play, payer);
    const unsigned paid = dollars < from->dollars ? dollars : from->dollars;
    if (!paid)
        return;
    from->dollars = (uint16_t)(from->dollars - paid);
    if (receiver != GWT_NONE)
        play_player(play, receiver)->dollars = (uint16_t)(play_player(play, receiver)->dollars + paid);
    play_event(play, GWT_EVENT_FEE_PAID, payer, space, receiver, (int)paid);
}
