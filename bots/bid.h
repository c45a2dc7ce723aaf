/* SPDX-License-Identifier: MIT */
/* bid.h - how all bots bid for seats. */
#ifndef BOTS_BID_H
#define BOTS_BID_H
#include <stddef.h>
#include "gwt/action.h"

/* Seats are worth much the same: a bot takes the cheapest, the first of several. */
static inline GwtAction lowest_bid(const GwtAction *legal, size_t count)
{
    GwtAction best = legal[0];
    for (size_t i = 1; i < count; i++)
        if (gwt_action_argument(legal[i]) % 64 < gwt_action_argument(best) % 64)
            best = legal[i];
    return best;
}

#endif
