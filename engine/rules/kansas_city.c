/* SPDX-License-Identifier: MIT */
/* kansas_city.c - the subphases of a visit, in order and all compulsory (KC1): three foresights, income, then
 * delivery.c; and the job market and its token, which the foresight tiles drive. */
#include "core/rng.h"
#include "gwt/score.h"
#include "rules/rules.h"

enum { SUBPHASE_FORESIGHT_1 = 1, SUBPHASE_FORESIGHT_3 = 3, SUBPHASE_INCOME = 4, SUBPHASE_LEAVE = 5 };

/* Cards may be played on arrival, before the first subphase (OB8). Asked of every hand, with or without such a card. */
size_t kansas_city_list_arrival(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    return objective_list_playable(game, asked->player, out);
}

void kansas_city_apply_arrival(Play *play, const GwtDecision *asked, GwtAction action)
{
    objective_play(play, asked, gwt_action_argument(action));
}

static int is_worker(unsigned tile) { return tile >= GWT_TILE_COWBOY && tile <= GWT_TILE_ENGINEER; }

/* Once the job market is full no worker may be chosen any more (GE2, GE3). */
int kansas_city_can_choose(const GwtGame *game, unsigned tile)
{
    return tile != GWT_TILE_NONE && !(is_worker(tile) && game->token_row >= GWT_JOB_ROWS);
}

size_t kansas_city_list_foresight(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const uint8_t *column = game->foresight[asked->subject];
    size_t count = 0;
    if (kansas_city_can_choose(game, column[0]))
        out[count++] = gwt_action(GWT_VERB_FORESIGHT, column[0]);
    if (kansas_city_can_choose(game, column[1]) && column[1] != column[0])
        out[count++] = gwt_action(GWT_VERB_FORESIGHT, column[1]);
    return count;
}

/* The lowest empty slot of the tile's section, or -1 (KC2). */
int kansas_city_slot_for(const GwtGame *game, unsigned tile)
{
    const unsigned section = tile_specs[tile].section, first = trail_section_first[section];
    const unsigned slots = section == SITE_TRADE ? 9 : 4;
    for (unsigned space = first; space < first + slots; space++)
        if (!game->on_space[space])
            return (int)space;
    return -1;
}

static void trigger_end(Play *play, unsigned player)
{
    play->game->token_owner = (uint8_t)player;
    play_event(play, GWT_EVENT_END_TRIGGERED, player, 0, 0, 0);
}

/* The token goes one row down; yellow arrows refill the cattle market, the last one ends the game (KC3, GE1). */
static void move_token(Play *play, unsigned player)
{
    GwtGame *game = play->game;
    const unsigned row = game->token_row++;
    play_event(play, GWT_EVENT_TOKEN_MOVED, player, row, game->token_row, 0);
    if (job_row_refills_market[row])
        market_refill(play);
    if (game->token_row == GWT_JOB_ROWS)
        trigger_end(play, player);
}

/* The next space of the token's row, from left to right; the token's own space is the last one. */
static void place_worker(Play *play, unsigned player, unsigned worker)
{
    GwtGame *game = play->game;
    const uint64_t filled = game->job_market[0] | game->job_market[1] | game->job_market[2];
    unsigned column = GWT_JOB_COLUMNS - game->players_count;
    while (column < GWT_JOB_COLUMNS - 1 && filled & bit64(GWT_JOB_COLUMNS * game->token_row + column))
        column++;
    const unsigned place = GWT_JOB_COLUMNS * game->token_row + column;
    game->job_market[worker] |= bit64(place);
    play_event(play, GWT_EVENT_WORKER_PLACED, player, worker, place, 0);
    if (column == GWT_JOB_COLUMNS - 1)
        move_token(play, player);
}

void kansas_city_place_tile(Play *play, unsigned player, unsigned tile)
{
    GwtGame *game = play->game;
    if (is_worker(tile)) {
        place_worker(play, player, tile - GWT_TILE_COWBOY);
        return;
    }
    const int slot = kansas_city_slot_for(game, tile);
    if (slot < 0) {
        game->tiles_boxed[tile]++;
        play_event(play, GWT_EVENT_TILE_BOXED, player, tile, 0, 0);
        return;
    }
    game->on_space[slot] = (uint8_t)tile;
    game->occupied |= bit64((unsigned)slot);
    play_event(play, GWT_EVENT_TILE_PLACED, player, tile, (unsigned)slot, 0);
}

void kansas_city_take_tile(Play *play, unsigned player, unsigned index, unsigned tile)
{
    uint8_t *column = play->game->foresight[index];
    if (column[0] == tile)
        column[0] = column[1];
    column[1] = GWT_TILE_NONE;
    play->game->taken |= (uint8_t)(1u << index);
    kansas_city_place_tile(play, player, tile);
}

void kansas_city_apply_foresight(Play *play, const GwtDecision *asked, GwtAction action)
{
    kansas_city_take_tile(play, asked->player, asked->subject, gwt_action_argument(action));
}

/* A tile from the face-down pile, or GWT_TILE_NONE when it is empty (LI2). */
unsigned kansas_city_draw_tile(Play *play, unsigned pile)
{
    uint8_t *left = play->game->piles[pile];
    unsigned total = 0;
    for (unsigned tile = 0; tile < GWT_TILES; tile++)
        total += left[tile];
    if (!total)
        return GWT_TILE_NONE;
    unsigned index = rng_below(play->game, total), tile = 0;
    while (index >= left[tile])
        index -= left[tile++];
    left[tile]--;
    return tile;
}

/* A column keeps its tiles in ascending order, the empty space last: equal positions have equal bytes. */
void kansas_city_refill_foresight(Play *play, unsigned column)
{
    uint8_t *tiles = play->game->foresight[column];
    const unsigned tile = tiles[1] ? GWT_TILE_NONE : kansas_city_draw_tile(play, column);
    if (tile == GWT_TILE_NONE)
        return;
    tiles[tiles[0] ? 1 : 0] = (uint8_t)tile;
    if (tiles[1] && tiles[0] > tiles[1]) {
        const uint8_t higher = tiles[0];
        tiles[0] = tiles[1];
        tiles[1] = higher;
    }
    play_reveal(play, GWT_EVENT_FORESIGHT, GWT_NONE, tile, column, 0);
}

size_t kansas_city_list_income(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    size_t count = 0;
    for (unsigned used = 0; used <= game->players[asked->player].certificates; used++)
        out[count++] = gwt_action(GWT_VERB_USE_CERTIFICATES, used);
    return count;
}

/* Income, then the whole hand is discarded; the total decides how far the delivery may go (KC4). */
void kansas_city_apply_income(Play *play, const GwtDecision *asked, GwtAction action)
{
    const unsigned player = asked->player, used = gwt_action_argument(action);
    GwtPlayer *owner = play_player(play, player);
    const unsigned total = deck_hand_value(owner) + gwt_permanent_certificates(play->game, player) + used;
    certificate_set(play, player, certificate_after_use(owner->certificates, used));
    play_reveal(play, GWT_EVENT_HAND_SHOWN, player, 0, 0, (int)total);
    money_gain(play, player, total);
    ask(play, GWT_STEP_SHOW_HAND_END, player, 0, total);
    for (unsigned card = GWT_CARD_HEIFER; card >= GWT_CARD_CALF; card--) /* calves first, so asked last */
        if (owner->hand.cattle[card])
            ask(play, GWT_DECIDE_RAISE, player, card, 0);
}

/* Simmental (SI1): any number of calves in hand become heifers, then any number of the heifers that were there
 * cows. The new cards go to the discard pile, the old ones leave the game. */
size_t kansas_city_list_raise(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const unsigned cards = game->players[asked->player].hand.cattle[asked->subject];
    const unsigned stack = game->simmental[asked->subject == GWT_CARD_CALF ? 0 : 1];
    size_t count = 0;
    for (unsigned raised = 0; raised <= cards && raised <= stack; raised++)
        out[count++] = gwt_action(GWT_VERB_RAISE, raised);
    return count;
}

void kansas_city_apply_raise(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned card = asked->subject;
    uint8_t *stack = &game->simmental[card == GWT_CARD_CALF ? 0 : 1];
    for (unsigned left = gwt_action_argument(action); left; left--) {
        deck_leave_hand(&game->players[asked->player], card);
        gwt_cards_add(&game->box, card);
        --*stack;
        deck_add_to_discard(play, asked->player, card + 1);
        play_event(play, GWT_EVENT_RAISED, asked->player, card, card + 1, 0);
    }
}

void kansas_city_step_hand_shown(Play *play, const GwtDecision *step)
{
    deck_discard_hand(play, step->player);
    if (delivery_possible(play->game, step->player, step->amount, 0))
        ask(play, GWT_DECIDE_DELIVERY, step->player, 0, step->amount);
    else
        play_event(play, GWT_EVENT_NO_DELIVERY, step->player, 0, 0, 0); /* DI6 */
}

/* Herder to the start, taken tiles replaced (KC9). */
void kansas_city_leave(Play *play, unsigned player)
{
    GwtGame *game = play->game;
    play_event(play, GWT_EVENT_MOVED, player, GWT_SPACE_KANSAS_CITY, GWT_SPACE_START, 0);
    game->players[player].herder = GWT_SPACE_START;
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        if (game->taken >> column & 1)
            kansas_city_refill_foresight(play, column);
    game->taken = 0;
}

/* A column without a tile to choose is skipped (LI2, GE2). */
void kansas_city_step(Play *play, const GwtDecision *step)
{
    const unsigned player = step->player, subphase = step->subject;
    if (subphase >= SUBPHASE_LEAVE) {
        kansas_city_leave(play, player);
        return;
    }
    then_step(play, GWT_STEP_KANSAS_CITY, player, subphase + 1);
    if (subphase == SUBPHASE_INCOME) {
        ask(play, GWT_DECIDE_INCOME, player, 0, 0);
        return;
    }
    const uint8_t *column = play->game->foresight[subphase - SUBPHASE_FORESIGHT_1];
    if (kansas_city_can_choose(play->game, column[0]) || kansas_city_can_choose(play->game, column[1]))
        ask(play, GWT_DECIDE_FORESIGHT, player, subphase - SUBPHASE_FORESIGHT_1, 0);
}
