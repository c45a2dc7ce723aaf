/* SPDX-License-Identifier: MIT */
/* view.c - what a seat sees, and dealing what it does not. */
#include "gwt/view.h"
#include "core/rng.h"
#include "rules/rules.h"

static void move_cards(GwtCards *to, const GwtCards *cards)
{
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        to->cattle[card] = (uint8_t)(to->cattle[card] + cards->cattle[card]);
    to->objectives += cards->objectives;
}

static GwtCards cards_without(const GwtCards *cards, const GwtCards *part)
{
    GwtCards rest = *cards;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        rest.cattle[card] = (uint8_t)(rest.cattle[card] - part->cattle[card]);
    rest.objectives -= part->objectives;
    return rest;
}

/* Cards nobody else can place go back to where they came from: blind ones to the objective stack, the others to
 * the draw stack. */
static void hide_hand(GwtGame *view, GwtPlayer *player)
{
    GwtCards hidden = cards_without(&player->hand, &player->hand_known);
    hidden.objectives -= player->hand_blind;
    move_cards(&player->draw, &hidden);
    view->objective_stack += player->hand_blind;
    player->hand = player->hand_known;
    player->hand_blind = 0;
}

void gwt_view_for(const GwtGame *game, unsigned seat, GwtGame *view)
{
    if (view != game)
        *view = *game;
    if (view->viewer != GWT_NONE)
        return; /* a view shows no more to anybody else */
    for (unsigned player = 0; player < view->players_count; player++)
        if (player != seat)
            hide_hand(view, &view->players[player]);
    view->key[0] = view->key[1] = 0;
    view->draws = 0;
    view->viewer = (uint8_t)(seat < view->players_count ? seat : GWT_SPECTATOR);
}

/* Takes a random card from a heap. */
static unsigned deal_card(GwtGame *game, GwtCards *heap)
{
    unsigned index = rng_below(game, gwt_cards_count(heap)), card = 0;
    while (index >= gwt_cards_of(heap, card))
        index -= gwt_cards_of(heap, card++);
    gwt_cards_remove(heap, card);
    return card;
}

static void deal_blind(GwtGame *game, GwtPlayer *player)
{
    GwtCards stack = { { 0 }, game->objective_stack };
    for (unsigned left = player->hand_blind_count; left; left--) {
        const unsigned card = deal_card(game, &stack);
        gwt_cards_add(&player->hand, card);
        player->hand_blind += gwt_objective_one(card);
    }
    game->objective_stack = stack.objectives;
}

static void deal_hidden(GwtGame *game, GwtPlayer *player)
{
    for (unsigned left = player->hand_count - gwt_cards_count(&player->hand); left; left--)
        gwt_cards_add(&player->hand, deal_card(game, &player->draw));
}

void gwt_sample(const GwtGame *view, const uint64_t key[2], GwtGame *out)
{
    const unsigned viewer = view->viewer;
    *out = *view;
    out->key[0] = key[0];
    out->key[1] = key[1];
    out->draws = 0;
    out->viewer = GWT_NONE;
    if (viewer == GWT_NONE)
        return;
    for (unsigned player = 0; player < out->players_count; player++)
        if (player != viewer) {
            deal_blind(out, &out->players[player]);
            deal_hidden(out, &out->players[player]);
        }
}
