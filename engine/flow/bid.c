/* SPDX-License-Identifier: MIT */
/* bid.c - bidding points for seats before the first turn (components.md section 14). Until it is over a player is
 * known by the place in the order of bidding; GwtPlayer.bidder tells who has won a seat. Hands are dealt
 * afterwards. */
#include "flow/flow.h"

#define POINTS_MAX 63

static int holds_a_seat(const GwtGame *game, unsigned bidder)
{
    for (unsigned seat = 0; seat < game->players_count; seat++)
        if (gwt_seat_bidder(game, seat) == bidder)
            return 1;
    return 0;
}

void bid_begin(Play *play)
{
    for (unsigned seat = 0; seat < play->game->players_count; seat++)
        gwt_seat_set_bidder(play->game, seat, GWT_NONE);
    ask(play, GWT_DECIDE_BID, 0, 0, 0);
}

/* Any seat, more points than its highest bid so far; a seat without a bid may be had for nothing. */
size_t bid_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    (void)asked;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        const GwtPlayer *player = &game->players[seat];
        for (unsigned points = player->bidder == GWT_NONE ? 0 : player->bid + 1u; points <= POINTS_MAX; points++)
            out[count++] = gwt_action(GWT_VERB_BID, seat * 64 + points);
    }
    return count;
}

/* Whoever was overbid bids again when reached; when everybody has a seat the game begins. */
void bid_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned seat = gwt_action_argument(action) / 64, points = gwt_action_argument(action) % 64;
    gwt_seat_set_bidder(game, seat, asked->player);
    game->players[seat].bid = (uint16_t)points;
    play_event(play, GWT_EVENT_BID, asked->player, seat, 0, (int)points);
    for (unsigned after = 1; after <= game->players_count; after++) {
        const unsigned bidder = (asked->player + after) % game->players_count;
        if (!holds_a_seat(game, bidder)) {
            ask(play, GWT_DECIDE_BID, bidder, 0, 0);
            return;
        }
    }
    for (unsigned won = 0; won < game->players_count; won++)
        play_event(play, GWT_EVENT_SEAT_WON, won, gwt_seat_bidder(game, won), 0, game->players[won].bid);
    turn_deal_hands(play);
    turn_begin(play);
}
