/* SPDX-License-Identifier: MIT */
/* token.c - exchange tokens: gained here and there, spent at any time (EX1): draw one or two cards, then at once
 * discard as many. */
#include "gwt/token.h"
#include "rules/rules.h"

void token_gain(Play *play, unsigned player, unsigned tokens)
{
    const unsigned owned = play_player(play, player)->tokens;
    if (owned + tokens > GWT_TOKENS_MAX)
        tokens = owned < GWT_TOKENS_MAX ? GWT_TOKENS_MAX - owned : 0;
    if (!tokens || garth_sits_at(play->game, player) || !start_tokens[content_board(play->game)])
        return; /* the last only in positions made by hand, as more than GWT_TOKENS_MAX */
    play_player(play, player)->tokens = (uint8_t)(play_player(play, player)->tokens + tokens);
    play_event(play, GWT_EVENT_TOKENS, player, 0, 0, (int)tokens);
}

/* Discards this player still owes. A token spent into them adds to them: which discard is for what makes no difference. The
 * place of the topmost question, if that is theirs; with a full stack any of theirs, so that any number of tokens finds
 * room. GWT_NONE if there is none. */
static unsigned discards_to_join(const GwtGame *game, unsigned player)
{
    for (unsigned at = game->decisions_count; at-- > 0;) {
        if (game->decisions[at].kind == GWT_DECIDE_DISCARD && game->decisions[at].player == player)
            return at;
        if (game->decisions_count < GWT_DECISIONS_MAX)
            return GWT_NONE;
    }
    return GWT_NONE;
}

/* The number of cards is chosen beforehand; a token needs at least one card to draw (EX5). */
size_t token_list(const GwtGame *game, unsigned player, GwtAction *out)
{
    const GwtPlayer *owner = &game->players[player];
    const unsigned available = owner->tokens ? deck_available(owner) : 0;
    size_t count = 0;
    if (game->decisions_count >= GWT_DECISIONS_MAX && discards_to_join(game, player) == GWT_NONE)
        return 0;
    for (unsigned cards = 1; cards <= 2 && cards <= available; cards++)
        out[count++] = gwt_action(GWT_VERB_TOKEN, cards);
    return count;
}

void token_spend(Play *play, unsigned player, unsigned cards)
{
    const unsigned owed = discards_to_join(play->game, player);
    play_player(play, player)->tokens--;
    play_event(play, GWT_EVENT_TOKENS, player, 0, 0, -1);
    const unsigned drawn = deck_draw(play, player, cards);
    if (drawn && owed != GWT_NONE)
        play->game->decisions[owed].amount = (uint8_t)(play->game->decisions[owed].amount + drawn);
    else if (drawn)
        ask(play, GWT_DECIDE_DISCARD, player, 0, drawn);
}

static int tokens_usable(const GwtGame *game, unsigned seat)
{
    return !game->over && seat < game->players_count && game->decisions_count &&
           game->decisions[0].kind != GWT_DECIDE_BID;
}

size_t gwt_token_actions(const GwtGame *game, unsigned seat, GwtAction out[2])
{
    return tokens_usable(game, seat) ? token_list(game, seat, out) : 0;
}

GwtStatus gwt_apply_token(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events)
{
    GwtAction legal[2];
    const size_t count = gwt_token_actions(game, seat, legal);
    Play play = { game, events };
    if (events)
        events->count = events->lost = 0;
    if (game->viewer != GWT_NONE)
        return GWT_ERR_VIEW;
    if (game->over)
        return GWT_ERR_GAME_OVER;
    if (!((count > 0 && legal[0] == action) || (count > 1 && legal[1] == action)))
        return GWT_ERR_NOT_LEGAL;
    token_spend(&play, seat, gwt_action_argument(action));
    return GWT_OK;
}
