/* SPDX-License-Identifier: MIT */
/* certificate.c - the certificate marker on its track 0-1-2-3-4-6. Using certificates is part of income,
 * kansas_city.c. */
#include "gwt/score.h"
#include "rules/rules.h"

static unsigned track_space(unsigned marker) { return marker == 6 ? 5 : marker; }

/* Spaces the marker can still go forward; 4 to 6 is one space (CE1). */
unsigned certificate_room(const GwtGame *game, unsigned player)
{
    const unsigned limit = track_space(gwt_certificate_limit(game, player));
    const unsigned at = track_space(game->players[player].certificates);
    return at < limit ? limit - at : 0;
}

/* There is no 5: using 1 or 2 of 6 both end on 4 (CE2). */
unsigned certificate_after_use(unsigned marker, unsigned used)
{
    const unsigned left = marker - used;
    return left == 5 ? 4 : left;
}

void certificate_set(Play *play, unsigned player, unsigned marker)
{
    GwtPlayer *owner = play_player(play, player);
    if (owner->certificates == marker)
        return;
    play_event(play, GWT_EVENT_CERTIFICATES, player, owner->certificates, marker, 0);
    owner->certificates = (uint8_t)marker;
}

void certificate_forward(Play *play, unsigned player, unsigned spaces)
{
    const unsigned at = track_space(play_player(play, player)->certificates);
    certificate_set(play, player, certificate_track[at + spaces]);
}

/* The reward may be taken in part or refused (PB7): 0 is an answer. */
size_t certificate_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned room = certificate_room(game, asked->player);
    size_t count = 0;
    for (unsigned spaces = 0; spaces <= asked->amount && spaces <= room; spaces++)
        out[count++] = gwt_action(GWT_VERB_GAIN_CERTIFICATES, spaces);
    return count;
}

void certificate_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    certificate_forward(play, asked->player, gwt_action_argument(action));
}
