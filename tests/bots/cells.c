/* SPDX-License-Identifier: MIT */
/* cells.c - see cells.h. */
#include "cells.h"

void cell_setup(unsigned cell, uint64_t seed, GwtSetup *out)
{
    static const uint8_t boxes[6][3] = { { 0, 0, 0 }, { 0, 1, 0 }, { 1, 0, 0 }, { 1, 1, 0 }, { 1, 0, 1 }, { 1, 1, 1 } };
    static const uint8_t tables[8][2] = {
        { 2, 0 }, { 2, 1 }, { 3, 0 }, { 3, 1 }, { 3, 2 }, { 4, 0 }, { 4, 1 }, { 4, 3 }
    };
    const uint8_t *box = boxes[cell % 6], *table = tables[cell / 6 % 8];
    const int first = box[0] == GWT_EDITION_FIRST;
    *out = gwt_setup_default();
    out->edition = box[0];
    out->rails = box[1];
    out->simmental = box[2];
    out->players = table[0];
    out->neutrals_random = seed & 1;
    out->sides_random = seed >> 1 & 1;
    out->promo_buildings = first && seed % 3 == 0;
    out->promo_masters = first && !out->rails && seed % 5 < 2;
    out->balanced = out->players < 4 && seed % 3 == 1;
    out->reuse = !first && seed % 5 == 0;
    out->bidding = table[1] == 0 && seed % 4 == 1;
    for (unsigned i = 0; i < table[1]; i++)
        out->garth[(seed + i) % out->players] = (uint8_t)(GWT_GARTH_EASY + (seed + i) % (GWT_GARTH_LEVELS - 1));
    gwt_key_from_seed(seed, out->key);
}

int cell_begin(unsigned cell, uint64_t seed, GwtGame *game, BotState states[GWT_PLAYERS_MAX])
{
    GwtSetup setup;
    cell_setup(cell, seed, &setup);
    setup.bidding = 0;
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        bot_state_init(&states[seat], seat);
    return gwt_init(game, &setup) == GWT_OK;
}

int is_legal(const GwtGame *game, GwtAction action)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++)
        if (legal[i] == action)
            return 1;
    return 0;
}
