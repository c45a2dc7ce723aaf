/* SPDX-License-Identifier: MIT */
/* table_modules.c - words for exchange tokens, Simmental, Rails to the North, bidding, Garth and views: givens first,
 * then the checks. What these modules share with the base game is in table_given.c and table_then.c. */
#include <string.h>
#include "gwt/view.h"
#include "table_internal.h"

enum { MEDIUM_TILES_EACH = 2, BID_MAX = 63, GARTH_ALL = (1 << (GWT_GARTH_CARDS + 1)) - 2 };

/* ---- Givens ---- */

void given_tokens(Table *t, unsigned seat, unsigned tokens)
{
    player_at(t, seat)->tokens = (uint8_t)tokens;
}

void given_used(Table *t, const char *spaces)
{
    t->game.used_spaces = list_bits(t, NOTATION_SPACE, spaces);
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (t->game.used_spaces >> space & 1 && !gwt_location_is_building(t->game.on_space[space]))
            table_fail(t, "there is no building on %s", notation_id(NOTATION_SPACE, space));
}

void given_branchlets(Table *t, unsigned seat, const char *towns)
{
    if (!(t->game.options & GWT_OPTION_RAILS))
        table_fail(t, "there are branchlets only with Rails to the North");
    player_at(t, seat)->branchlets = (uint32_t)list_bits(t, NOTATION_TOWN, towns);
}

void given_medium(Table *t, const char *town, const char *tile)
{
    uint8_t *towns = t->game.medium_towns, *there = &towns[medium_index(t, town)], old = *there;
    unsigned count = 0;
    if (!(t->game.options & GWT_OPTION_RAILS))
        table_fail(t, "there are medium towns only with Rails to the North");
    *there = (uint8_t)id_value(t, NOTATION_MEDIUM, tile);
    for (unsigned i = 0; i < GWT_MEDIUM_TOWNS; i++)
        count += towns[i] == *there;
    for (unsigned i = 0; i < GWT_MEDIUM_TOWNS && count > MEDIUM_TILES_EACH; i++)
        if (&towns[i] != there && towns[i] == *there) {
            towns[i] = old;
            count--;
        }
}

void given_bid(Table *t, unsigned seat, unsigned points)
{
    if (points > BID_MAX)
        table_fail(t, "%u points are the most", BID_MAX);
    player_at(t, seat)->bid = (uint16_t)points;
}

/* What he has no use for goes away: hand to the draw stack, dollars and tokens to the bank. */
void given_garth(Table *t, unsigned seat, const char *level, const char *specialty)
{
    GwtPlayer *p = player_at(t, seat);
    int is_new = !p->garth_level;
    p->garth_level = (uint8_t)id_value(t, NOTATION_GARTH, level);
    p->garth_specialty = (uint8_t)id_value(t, NOTATION_WORKER, specialty);
    if (p->garth_level == GWT_GARTH_NONE)
        table_fail(t, "a seat is not taken from Garth again");
    if (!is_new)
        return;
    given_hand(t, seat, "");
    p->dollars = p->tokens = 0;
    p->garth_deck = GARTH_ALL;
    if (p->herder == GWT_NONE)
        p->herder = GWT_SPACE_START;
    if (t->game.turn_player == seat)
        given_turn(t, seat);
}

static GwtPlayer *garth_at(Table *t, unsigned seat)
{
    GwtPlayer *p = player_at(t, seat);
    if (!p->garth_level)
        table_fail(t, "%s is not Garth", seat_names[seat]);
    return p;
}

void given_garth_deck(Table *t, unsigned seat, const char *cards)
{
    garth_at(t, seat)->garth_deck = (uint16_t)list_garth_cards(t, cards);
}

void given_garth_card(Table *t, unsigned seat, unsigned card)
{
    if (card < 1 || card > GWT_GARTH_CARDS)
        table_fail(t, "Garth's cards are numbered 1 to 15");
    garth_at(t, seat)->garth_deck = (uint16_t)(1u << card);
}

/* ---- Checks ---- */

static void expect(const Table *t, const char *what, unsigned found, unsigned wanted)
{
    if (found != wanted)
        table_fail(t, "%s should be %u, is %u", what, wanted, found);
}

void then_tokens(Table *t, unsigned seat, unsigned tokens)
{
    expect(t, "the number of exchange tokens", player_of(t, seat)->tokens, tokens);
}

void then_used(Table *t, const char *spaces)
{
    if (t->game.used_spaces != list_bits(t, NOTATION_SPACE, spaces))
        table_fail(t, "the buildings used this turn should be those on \"%s\"", spaces);
}

void then_branchlets(Table *t, unsigned seat, const char *towns)
{
    if (player_of(t, seat)->branchlets != list_bits(t, NOTATION_TOWN, towns))
        table_fail(t, "%s should have branchlets on \"%s\"", seat_names[seat], towns);
}

void then_branchlets_left(Table *t, unsigned seat, unsigned branchlets)
{
    unsigned placed = (unsigned)__builtin_popcount(player_of(t, seat)->branchlets);
    expect(t, "the number of branchlets left", GWT_BRANCHLETS - placed, branchlets);
}

void then_medium(Table *t, const char *town, const char *tile)
{
    unsigned there = t->game.medium_towns[medium_index(t, town)];
    if (there != id_value(t, NOTATION_MEDIUM, tile))
        table_fail(t, "on %s should be the tile %s", town, tile);
}

void then_offered(Table *t, const char *masters)
{
    uint64_t found = 0;
    for (unsigned i = 0; i < sizeof t->game.masters_offered; i++)
        if (t->game.masters_offered[i])
            found |= 1ull << t->game.masters_offered[i];
    if (found != list_bits(t, NOTATION_MASTER, masters))
        table_fail(t, "the station masters \"%s\" should be offered", masters);
}

void then_side_stacks(Table *t, unsigned heifers, unsigned cows)
{
    expect(t, "the number of heifers laid ready", t->game.simmental[0], heifers);
    expect(t, "the number of cows laid ready", t->game.simmental[1], cows);
}

void then_pile(Table *t, unsigned back, const char *tile, unsigned copies)
{
    if (back < 1 || back > 3)
        table_fail(t, "there are piles 1 to 3");
    expect(t, "the number of tiles in the pile", t->game.piles[back - 1][id_value(t, NOTATION_TILE, tile)], copies);
}

void then_market_stack(Table *t, const char *card, unsigned copies)
{
    unsigned value = id_value(t, NOTATION_CARD, card);
    if (gwt_card_is_objective(value))
        table_fail(t, "%s is no cattle card", card);
    expect(t, "the number of cards in the market stack", t->game.market_stack[value], copies);
}

void then_bid(Table *t, unsigned seat, unsigned points)
{
    expect(t, "the points bid for the seat", player_of(t, seat)->bid, points);
}

void then_bidder(Table *t, unsigned seat, unsigned bidder)
{
    expect(t, "the bidder who has the seat", gwt_seat_bidder(&t->game, seat), bidder);
}

void then_garth(Table *t, unsigned seat, const char *level, const char *specialty)
{
    const GwtPlayer *p = garth_at(t, seat);
    if (p->garth_level != id_value(t, NOTATION_GARTH, level) ||
        p->garth_specialty != id_value(t, NOTATION_WORKER, specialty))
        table_fail(t, "Garth should be %s and specialised in %s, is %s and %s", level, specialty,
                   notation_id(NOTATION_GARTH, p->garth_level), notation_id(NOTATION_WORKER, p->garth_specialty));
}

void then_garth_deck(Table *t, unsigned seat, const char *cards)
{
    if (garth_at(t, seat)->garth_deck != list_garth_cards(t, cards))
        table_fail(t, "Garth's deck should hold the cards \"%s\"", cards);
}

void then_garth_deck_count(Table *t, unsigned seat, unsigned cards)
{
    expect(t, "the number of cards in Garth's deck", (unsigned)__builtin_popcount(garth_at(t, seat)->garth_deck),
           cards);
}

void then_garth_turned(Table *t, unsigned seat, unsigned card)
{
    if (garth_at(t, seat)->garth_deck >> card & 1)
        table_fail(t, "Garth should have turned over card %u", card);
}

void then_extra_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers)
{
    unsigned extra = garth_at(t, seat)->garth_extra;
    expect(t, "the number of extra cowboys", extra & 3, cowboys);
    expect(t, "the number of extra builders", extra >> 2 & 3, builders);
    expect(t, "the number of extra engineers", extra >> 4 & 3, engineers);
}

/* ---- Views ---- */

Table seen_by(const Table *t, unsigned seat)
{
    Table view = *t;
    gwt_view_for(&t->game, seat, &view.game);
    return view;
}

static int looks_alike(const Table *t, const Table *other, unsigned seat)
{
    Table left = seen_by(t, seat), right = seen_by(other, seat);
    return memcmp(&left.game, &right.game, sizeof left.game) == 0;
}

void then_looks_alike(Table *t, const Table *other, unsigned seat)
{
    if (!looks_alike(t, other, seat))
        table_fail(t, "the two tables should look alike to seat %u", seat);
}

void then_looks_different(Table *t, const Table *other, unsigned seat)
{
    if (looks_alike(t, other, seat))
        table_fail(t, "the two tables should look different to seat %u", seat);
}
