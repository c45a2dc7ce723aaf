/* SPDX-License-Identifier: MIT */
/* table_given.c - setting the table. The only place of the scenarios that writes to the game state. Every component
 * that is put somewhere is taken from somewhere else, so that the position stays possible. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "gwt/check.h"
#include "table_internal.h"

enum { FIXED_HAND = 1, FIXED_DRAW = 2, FIXED_DISCARD = 4 };
enum { PILES = 3, HIRED_MAX = 6, STARTERS = GWT_CARD_YELLOW, MASTERS_BASE = 5, MASTERS_BESIDE = 4, FIRST_HAND = 4 };

static unsigned space_value(const Table *t, const char *space) { return id_value(t, NOTATION_SPACE, space); }

/* ---- Tiles: piles by back, box ---- */

/* How many of a tile have this back (components, section 5). */
static unsigned pile_capacity(unsigned pile, unsigned tile)
{
    static const uint8_t workers[PILES] = { 0, 11, 7 }, green[PILES] = { 9, 0, 2 }, alt[PILES] = { 8, 0, 3 };
    if (tile < GWT_TILE_TRADE_GREEN)
        return workers[pile];
    if (tile == GWT_TILE_TRADE_GREEN)
        return green[pile];
    if (tile == GWT_TILE_TRADE_ALT)
        return alt[pile];
    if (pile > 0)
        return 0;
    return (tile - GWT_TILE_HAZARD_FIRST) % 5 == 2 ? 2 : 1; /* there are two green ones of 4 points */
}

/* The pile named first, then the others: one that misses such a tile. */
static void tile_back(Table *t, unsigned tile, unsigned first_pile)
{
    for (unsigned i = 0; i < PILES; i++) {
        unsigned pile = (first_pile + i) % PILES;
        if (t->game.piles[pile][tile] < pile_capacity(pile, tile)) {
            t->game.piles[pile][tile]++;
            return;
        }
    }
    table_fail(t, "no pile misses a %s", notation_id(NOTATION_TILE, tile));
}

/* The pile named first, then the others, then the box. */
static void tile_take(Table *t, unsigned tile, unsigned first_pile)
{
    for (unsigned i = 0; i < PILES; i++) {
        uint8_t *left = &t->game.piles[(first_pile + i) % PILES][tile];
        if (*left) {
            (*left)--;
            return;
        }
    }
    if (!t->game.tiles_boxed[tile])
        table_fail(t, "no %s is left", notation_id(NOTATION_TILE, tile));
    t->game.tiles_boxed[tile]--;
}

static unsigned worker_tile(unsigned worker) { return GWT_TILE_COWBOY + worker; }

/* ---- Trail ---- */

static void location_set(Table *t, unsigned space, GwtLocation what)
{
    t->game.on_space[space] = what;
    if (what == GWT_LOCATION_NONE)
        t->game.occupied &= ~(1ull << space);
    else
        t->game.occupied |= 1ull << space;
}

static void space_clear(Table *t, unsigned space)
{
    GwtLocation at = t->game.on_space[space];
    if (at == GWT_LOCATION_NONE)
        return;
    if (gwt_location_is_neutral(at) || space == GWT_SPACE_KANSAS_CITY)
        table_fail(t, "%s is never empty", notation_id(NOTATION_SPACE, space));
    if (gwt_location_is_private(at)) {
        GwtPlayer *owner = player_at(t, gwt_location_owner(at));
        owner->built &= ~(1ull << space);
        owner->buildings |= (uint16_t)(1u << gwt_location_number(at));
    } else {
        tile_back(t, at, 0);
    }
    location_set(t, space, GWT_LOCATION_NONE);
}

void given_empty(Table *t, const char *space) { space_clear(t, space_value(t, space)); }

void given_no_building(Table *t, const char *space)
{
    unsigned at = space_value(t, space);
    if (t->game.on_space[at] != GWT_LOCATION_NONE && !gwt_location_is_private(t->game.on_space[at]))
        table_fail(t, "there is no private building on %s", space);
    space_clear(t, at);
}

void given_clear_trail(Table *t)
{
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (t->game.on_space[space] && t->game.on_space[space] < GWT_LOCATION_NEUTRAL && space != GWT_SPACE_KANSAS_CITY)
            space_clear(t, space);
}

void given_tile(Table *t, const char *space, const char *tile)
{
    unsigned at = space_value(t, space), value = id_value(t, NOTATION_TILE, tile);
    space_clear(t, at);
    tile_take(t, value, 0);
    location_set(t, at, (GwtLocation)value);
}

/* "5a" turns the number to its side for everybody but Garth, who has only b-sides; "5" leaves it as it is. */
static unsigned building_number(Table *t, unsigned seat, const char *tile)
{
    size_t length = strlen(tile);
    if (length > 0 && tile[length - 1] >= '0' && tile[length - 1] <= '9')
        return (unsigned)atoi(tile);
    unsigned value = id_value(t, NOTATION_BUILDING, tile), number = value / 2;
    if (player_at(t, seat)->garth_level) {
        if (!(value & 1))
            table_fail(t, "Garth's buildings show their b-sides");
        return number;
    }
    t->game.b_sides = (uint16_t)((t->game.b_sides & ~(1u << number)) | (value & 1) << number);
    return number;
}

/* Takes a building of the player from wherever it is. */
static void building_take(Table *t, unsigned seat, unsigned number)
{
    GwtPlayer *p = player_at(t, seat);
    for (unsigned space = 0; space < GWT_SPACES; space++)
        if (t->game.on_space[space] == gwt_location_private(seat, number))
            space_clear(t, space);
    if (!((p->buildings | p->buildings_boxed) >> number & 1))
        table_fail(t, "%s has no building %u", seat_names[seat], number);
    p->buildings &= (uint16_t) ~(1u << number);
    p->buildings_boxed &= (uint16_t) ~(1u << number);
}

void given_building(Table *t, unsigned seat, const char *tile, const char *space)
{
    unsigned at = space_value(t, space), number = building_number(t, seat, tile);
    space_clear(t, at);
    building_take(t, seat, number);
    location_set(t, at, gwt_location_private(seat, number));
    player_at(t, seat)->built |= 1ull << at;
}

void given_building_boxed(Table *t, unsigned seat, const char *tile)
{
    unsigned number = building_number(t, seat, tile);
    building_take(t, seat, number);
    player_at(t, seat)->buildings_boxed |= (uint16_t)(1u << number);
}

void given_neutral(Table *t, const char *space, const char *letter)
{
    unsigned at = space_value(t, space);
    GwtLocation wanted = (GwtLocation)(GWT_LOCATION_NEUTRAL + id_value(t, NOTATION_NEUTRAL, letter));
    GwtLocation there = t->game.on_space[at];
    if (!gwt_location_is_neutral(there))
        table_fail(t, "%s is no space for a neutral building", space);
    for (unsigned other = 0; other < GWT_SPACES; other++)
        if (t->game.on_space[other] == wanted)
            t->game.on_space[other] = there;
    t->game.on_space[at] = wanted;
}

/* ---- Turn and herder ---- */

static GwtDecisionKind first_question(const GwtPlayer *p)
{
    if (p->garth_level)
        return GWT_DECIDE_GARTH;
    return p->herder == GWT_NONE ? GWT_DECIDE_PLACE : GWT_DECIDE_MOVE;
}

void given_turn(Table *t, unsigned seat)
{
    GwtGame *game = &t->game;
    const GwtPlayer *p = player_at(t, seat);
    memset(game->decisions, 0, sizeof game->decisions);
    memset(game->sources, 0, sizeof game->sources);
    game->sources_count = game->acted = game->taken = 0;
    game->used_spaces = 0;
    game->turn_player = (uint8_t)seat;
    game->turns = (uint16_t)(seat + 1 + (p->herder == GWT_NONE ? 0 : game->players_count));
    game->decisions[0].kind = (uint8_t)first_question(p);
    game->decisions[0].player = (uint8_t)seat;
    game->decisions_count = 1;
    if (game->decisions[0].kind == GWT_DECIDE_PLACE && p->hand_count > FIRST_HAND) { /* second edition (MV6) */
        game->decisions[1].kind = GWT_DECIDE_DISCARD;
        game->decisions[1].player = (uint8_t)seat;
        game->decisions[1].amount = (uint8_t)(p->hand_count - FIRST_HAND);
        game->decisions_count = 2;
    }
}

static void herder_put(Table *t, unsigned seat, unsigned space)
{
    player_at(t, seat)->herder = (uint8_t)space;
    if (t->game.turn_player == seat && t->game.decisions_count == 1)
        given_turn(t, seat);
}

void given_herder(Table *t, unsigned seat, const char *space) { herder_put(t, seat, space_value(t, space)); }

/* A space from which one road leads straight here. Spaces of one road have consecutive numbers. */
static unsigned space_before(const GwtGame *game, unsigned space)
{
    if (game->edition == GWT_EDITION_SECOND && space == GWT_SPACE_N_D)
        return GWT_SPACE_N_C;
    switch (space) {
    case GWT_SPACE_FLOOD1:
        return GWT_SPACE_N_A;
    case GWT_SPACE_DROUGHT1:
        return GWT_SPACE_N_B;
    case GWT_SPACE_CD1:
        return GWT_SPACE_N_C;
    case GWT_SPACE_TRADE4:
        return game->edition == GWT_EDITION_SECOND ? GWT_SPACE_N_D : GWT_SPACE_CD1;
    case GWT_SPACE_ROCK1:
        return GWT_SPACE_N_E;
    case GWT_SPACE_FG2:
        return GWT_SPACE_N_F;
    case GWT_SPACE_GK2:
        return GWT_SPACE_N_G;
    default:
        return space - 1;
    }
}

void arrive(Table *t, unsigned seat, const char *space)
{
    char text[WORD_MAX];
    herder_put(t, seat, space_before(&t->game, space_value(t, space)));
    given_turn(t, seat);
    snprintf(text, sizeof text, "move %s", space);
    when(t, seat, text);
}

/* ---- Players' things ---- */

void given_dollars(Table *t, unsigned seat, unsigned dollars) { player_at(t, seat)->dollars = (uint16_t)dollars; }

/* Workers Garth began with are no tiles of the supply: those given take their place. */
static unsigned garth_extra_clear(GwtPlayer *p, unsigned worker)
{
    unsigned extra = p->garth_extra >> 2 * worker & 3u;
    p->garth_extra &= (uint8_t) ~(3u << 2 * worker);
    return extra;
}

static void worker_row_set(Table *t, unsigned seat, unsigned worker, unsigned workers)
{
    uint8_t *row = &player_at(t, seat)->workers[worker];
    if (workers < 1 || workers > HIRED_MAX)
        table_fail(t, "a worker row holds 1 to 6 workers, the printed one included");
    *row = (uint8_t)(*row - garth_extra_clear(player_at(t, seat), worker));
    for (; *row > workers; (*row)--)
        tile_back(t, worker_tile(worker), 1);
    for (; *row < workers; (*row)++)
        tile_take(t, worker_tile(worker), 1);
}

void given_workers(Table *t, unsigned seat, unsigned cowboys, unsigned builders, unsigned engineers)
{
    worker_row_set(t, seat, GWT_COWBOY, cowboys);
    worker_row_set(t, seat, GWT_BUILDER, builders);
    worker_row_set(t, seat, GWT_ENGINEER, engineers);
}

void given_engine(Table *t, unsigned seat, const char *rail_space)
{
    player_at(t, seat)->engine = (uint8_t)id_value(t, NOTATION_RAIL_SPACE, rail_space);
}

void given_certificates(Table *t, unsigned seat, unsigned temporary)
{
    if (temporary > gwt_certificate_limit(&t->game, seat))
        table_fail(t, "%u certificates are above the limit: clear the disc spaces first", temporary);
    player_at(t, seat)->certificates = (uint8_t)temporary;
}

static void collected_back(Table *t, GwtPlayer *p)
{
    for (unsigned i = 0; i < 2; i++)
        for (; p->trades[i]; p->trades[i]--)
            tile_back(t, GWT_TILE_TRADE_GREEN + i, 0);
    for (unsigned i = 0; i < GWT_HAZARDS; i++)
        for (; p->hazards[i]; p->hazards[i]--)
            tile_back(t, GWT_TILE_HAZARD_FIRST + i, 0);
}

void given_collected(Table *t, unsigned seat, const char *tiles)
{
    GwtPlayer *p = player_at(t, seat);
    char word[WORD_MAX];
    collected_back(t, p);
    while (list_next(&tiles, ' ', word, sizeof word)) {
        unsigned tile = id_value(t, NOTATION_TILE, word);
        if (tile < GWT_TILE_TRADE_GREEN)
            table_fail(t, "workers are hired, not collected");
        tile_take(t, tile, 0);
        if (tile < GWT_TILE_HAZARD_FIRST)
            p->trades[tile - GWT_TILE_TRADE_GREEN]++;
        else
            p->hazards[tile - GWT_TILE_HAZARD_FIRST]++;
    }
}

/* ---- Discs ---- */

/* Clears the named disc space, of a pair the one whose turn it is. */
static void disc_clear(Table *t, unsigned seat, const char *id)
{
    GwtPlayer *p = player_at(t, seat);
    unsigned disc = disc_lower(id_value(t, NOTATION_DISC, id));
    if (p->discs_cleared >> disc & 1 && disc + 1 < GWT_DISCS && disc_lower(disc + 1) == disc)
        disc++;
    if (p->discs_cleared >> disc & 1)
        table_fail(t, "%s has no disc left on %s", seat_names[seat], id);
    p->discs_cleared |= (uint16_t)(1u << disc);
}

void given_city_disc(Table *t, unsigned seat, const char *city, const char *disc)
{
    GwtPlayer *p = player_at(t, seat);
    unsigned value = city_value(t, city);
    disc_clear(t, seat, disc);
    if (value == GWT_CITY_KANSAS_CITY)
        p->home_discs++;
    else if (value == notation_last_city(&t->game))
        p->last_city_discs++;
    else if (p->cities >> value & 1)
        table_fail(t, "%s has a disc on %s already", seat_names[seat], city);
    p->cities |= (uint16_t)(1u << value);
}

void given_station_disc(Table *t, unsigned seat, const char *station, const char *disc)
{
    GwtPlayer *p = player_at(t, seat);
    unsigned value = id_value(t, NOTATION_STATION, station);
    disc_clear(t, seat, disc);
    if (p->stations >> value & 1)
        table_fail(t, "%s has a disc on %s already", seat_names[seat], station);
    p->stations |= (uint16_t)(1u << value);
}

void given_discs_cleared(Table *t, unsigned seat, const char *discs)
{
    char word[WORD_MAX];
    while (list_next(&discs, ' ', word, sizeof word))
        given_city_disc(t, seat, "kansas-city", word);
}

/* ---- Cards ---- */

static void recount(Table *t)
{
    t->game.objective_stack_count = (uint8_t)gwt_objectives_count(t->game.objective_stack);
    for (unsigned seat = 0; seat < t->game.players_count; seat++) {
        GwtPlayer *p = &t->game.players[seat];
        memset(&p->hand_known, 0, sizeof p->hand_known);
        p->hand_blind = 0;
        p->hand_blind_count = 0;
        p->hand_count = (uint8_t)gwt_cards_count(&p->hand);
        p->draw_count = (uint8_t)gwt_cards_count(&p->draw);
        p->discard_count = (uint8_t)gwt_cards_count(&p->discard);
    }
}

static int stack_take(Table *t, unsigned card)
{
    if (!gwt_objectives_of(t->game.objective_stack, card))
        return 0;
    t->game.objective_stack -= gwt_objective_one(card);
    return 1;
}

/* The display, oldest card first, is refilled at its end with the first card of the id list that the stack has. */
static int display_take(Table *t, unsigned card)
{
    uint8_t *display = t->game.display, *last = &display[GWT_DISPLAY_MAX - 1];
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (display[i] == card) {
            memmove(&display[i], &display[i + 1], GWT_DISPLAY_MAX - 1 - i);
            *last = GWT_NONE;
            for (unsigned other = GWT_OBJECTIVE_FIRST; other < GWT_CARD_S1 && *last == GWT_NONE; other++)
                if (stack_take(t, other))
                    *last = (uint8_t)other;
            for (uint8_t *at = last; at > display && *at != GWT_NONE && at[-1] == GWT_NONE; at--) {
                at[-1] = *at;
                *at = GWT_NONE;
            }
            return 1;
        }
    return 0;
}

static int heap_take(GwtCards *heap, unsigned card)
{
    if (!gwt_cards_of(heap, card))
        return 0;
    gwt_cards_remove(heap, card);
    return 1;
}

static int count_take(uint8_t counts[GWT_CATTLE], unsigned card)
{
    if (gwt_card_is_objective(card) || !counts[card])
        return 0;
    counts[card]--;
    return 1;
}

/* Where Simmental cards are laid ready: heifers and cows. NULL for every other card. */
static uint8_t *side_stack(Table *t, unsigned card)
{
    return card == GWT_CARD_HEIFER || card == GWT_CARD_COW ? &t->game.simmental[card - GWT_CARD_HEIFER] : NULL;
}

static int side_take(Table *t, unsigned card)
{
    uint8_t *left = side_stack(t, card);
    if (!left || !*left)
        return 0;
    (*left)--;
    return 1;
}

/* For a pile of this player: from own piles no given has fixed, then from the common ones. */
static void card_take(Table *t, unsigned seat, unsigned card)
{
    GwtPlayer *p = player_at(t, seat);
    unsigned fixed = t->fixed[seat];
    if (!(fixed & FIXED_DRAW) && heap_take(&p->draw, card))
        return;
    if (gwt_card_is_objective(card) ? stack_take(t, card) : count_take(t->game.market_stack, card))
        return;
    if (side_take(t, card))
        return;
    if (heap_take(&t->game.box, card))
        return;
    if (!(fixed & FIXED_DISCARD) && heap_take(&p->discard, card))
        return;
    if (!(fixed & FIXED_HAND) && heap_take(&p->hand, card))
        return;
    if (gwt_card_is_objective(card) ? display_take(t, card) : count_take(t->game.market, card))
        return;
    table_fail(t, "no %s is left for %s", notation_id(NOTATION_CARD, card), seat_names[seat]);
}

/* Objective cards go back to their stack, heifers and cows to theirs, other cattle out of the game. */
static void card_away(Table *t, unsigned card)
{
    if (gwt_card_is_objective(card) && card < GWT_CARD_S1)
        t->game.objective_stack += gwt_objective_one(card);
    else if (side_stack(t, card))
        (*side_stack(t, card))++;
    else
        gwt_cards_add(&t->game.box, card);
}

static void heap_empty(Table *t, GwtCards *heap, GwtCards *to)
{
    for (unsigned card = 0; card < GWT_CARDS; card++)
        while (heap_take(heap, card)) {
            if (to && !gwt_card_is_objective(card))
                gwt_cards_add(to, card);
            else
                card_away(t, card);
        }
}

static void heap_fill(Table *t, unsigned seat, GwtCards *heap, const char *cards)
{
    char word[WORD_MAX];
    GwtCards wanted = { { 0 }, 0 };
    while (list_next(&cards, ' ', word, sizeof word)) {
        unsigned card = id_value(t, NOTATION_CARD, word);
        if (card >= GWT_CARD_S1)
            table_fail(t, "starting objective cards lie in an objective area");
        card_take(t, seat, card);
        gwt_cards_add(&wanted, card);
    }
    *heap = wanted;
}

void given_hand(Table *t, unsigned seat, const char *cards)
{
    GwtPlayer *p = player_at(t, seat);
    heap_empty(t, &p->hand, t->fixed[seat] & FIXED_DRAW ? NULL : &p->draw);
    heap_fill(t, seat, &p->hand, cards);
    t->fixed[seat] |= FIXED_HAND;
    recount(t);
    if (t->game.turn_player == seat && t->game.decisions[0].kind == GWT_DECIDE_PLACE)
        given_turn(t, seat); /* the number of cards to discard depends on the hand */
}

void given_draw_stack(Table *t, unsigned seat, const char *cards)
{
    GwtPlayer *p = player_at(t, seat);
    heap_empty(t, &p->draw, NULL);
    heap_fill(t, seat, &p->draw, cards);
    t->fixed[seat] |= FIXED_DRAW;
    recount(t);
}

void given_discard_pile(Table *t, unsigned seat, const char *cards)
{
    GwtPlayer *p = player_at(t, seat);
    heap_empty(t, &p->discard, NULL);
    heap_fill(t, seat, &p->discard, cards);
    t->fixed[seat] |= FIXED_DISCARD;
    recount(t);
}

static void side_stack_set(Table *t, unsigned card, unsigned left)
{
    uint8_t *stack = side_stack(t, card);
    while (*stack > left && side_take(t, card))
        gwt_cards_add(&t->game.box, card);
    while (*stack < left && heap_take(&t->game.box, card))
        (*stack)++;
    if (*stack != left)
        table_fail(t, "there are not %u of %s", left, notation_id(NOTATION_CARD, card));
}

void given_side_stacks(Table *t, unsigned heifers, unsigned cows)
{
    side_stack_set(t, GWT_CARD_HEIFER, heifers);
    side_stack_set(t, GWT_CARD_COW, cows);
}

/* The starting card comes from the box or from the player who has it, who gets this player's in exchange. */
static void starting_card_set(Table *t, unsigned seat, unsigned card)
{
    GwtPlayer *p = player_at(t, seat);
    GwtObjectives own = p->area & GWT_OBJECTIVE_START_MASK, wanted = gwt_objective_one(card);
    if (own == wanted)
        return;
    p->area = (p->area & ~GWT_OBJECTIVE_START_MASK) | wanted;
    for (unsigned other = 0; other < t->game.players_count; other++)
        if (other != seat && t->game.players[other].area & wanted) {
            t->game.players[other].area = (t->game.players[other].area & ~wanted) | own;
            return;
        }
    t->game.box.objectives = (t->game.box.objectives & ~wanted) | own;
}

void given_objective_area(Table *t, unsigned seat, const char *cards)
{
    GwtPlayer *p = player_at(t, seat);
    GwtCards old = { { 0 }, p->area & ~GWT_OBJECTIVE_START_MASK };
    char word[WORD_MAX];
    p->area &= GWT_OBJECTIVE_START_MASK;
    heap_empty(t, &old, NULL);
    while (list_next(&cards, ' ', word, sizeof word)) {
        unsigned card = id_value(t, NOTATION_CARD, word);
        if (!gwt_card_is_objective(card))
            table_fail(t, "%s is no objective card", word);
        if (card >= GWT_CARD_S1) {
            starting_card_set(t, seat, card);
            continue;
        }
        card_take(t, seat, card);
        p->area += gwt_objective_one(card);
    }
    recount(t);
}

/* ---- Common boards ---- */

static unsigned job_columns_first(const Table *t) { return GWT_JOB_COLUMNS - t->game.players_count; }

static void job_row_clear(Table *t, unsigned row)
{
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        for (unsigned column = 0; column < GWT_JOB_COLUMNS; column++) {
            uint64_t bit = 1ull << (GWT_JOB_COLUMNS * row + column);
            if (t->game.job_market[worker] & bit) {
                t->game.job_market[worker] &= ~bit;
                tile_back(t, worker_tile(worker), 1);
            }
        }
}

void given_job_row(Table *t, unsigned row, const char *workers)
{
    char word[WORD_MAX];
    if (row < 1 || row > GWT_JOB_ROWS)
        table_fail(t, "the job market has rows 1 to 12");
    job_row_clear(t, row - 1);
    for (unsigned column = job_columns_first(t); list_next(&workers, ' ', word, sizeof word); column++) {
        if (column >= GWT_JOB_COLUMNS)
            table_fail(t, "a row has %u spaces", t->game.players_count);
        if (strcmp(word, "-") == 0)
            continue;
        unsigned worker = id_value(t, NOTATION_WORKER, word);
        tile_take(t, worker_tile(worker), 1);
        t->game.job_market[worker] |= 1ull << (GWT_JOB_COLUMNS * (row - 1) + column);
    }
}

void given_token_row(Table *t, unsigned row)
{
    if (row < 2 || row > GWT_JOB_ROWS)
        table_fail(t, "the token is in one of the rows 2 to 12");
    for (unsigned below = row - 1; below < GWT_JOB_ROWS; below++)
        job_row_clear(t, below);
    t->game.token_row = (uint8_t)(row - 1);
    t->game.token_owner = GWT_NONE;
}

void given_token_taken(Table *t, unsigned seat)
{
    player_at(t, seat);
    t->game.token_row = GWT_JOB_ROWS;
    t->game.token_owner = (uint8_t)seat;
}

/* In the order of the tile ids, an empty space last. */
static void foresight_sort(uint8_t spaces[2])
{
    if (spaces[0] == GWT_TILE_NONE || (spaces[1] != GWT_TILE_NONE && spaces[1] < spaces[0])) {
        uint8_t first = spaces[0];
        spaces[0] = spaces[1];
        spaces[1] = first;
    }
}

void given_foresight(Table *t, unsigned column, const char *tiles)
{
    char word[WORD_MAX];
    if (column < 1 || column > GWT_FORESIGHT_COLUMNS)
        table_fail(t, "there are foresight columns 1 to 3");
    uint8_t *spaces = t->game.foresight[column - 1];
    for (unsigned i = 0; i < 2; i++) {
        if (spaces[i])
            tile_back(t, spaces[i], column - 1);
        spaces[i] = GWT_TILE_NONE;
    }
    for (unsigned i = 0; list_next(&tiles, ' ', word, sizeof word); i++) {
        if (i >= 2)
            table_fail(t, "a foresight column has two spaces");
        if (strcmp(word, "-") == 0)
            continue;
        spaces[i] = (uint8_t)id_value(t, NOTATION_TILE, word);
        tile_take(t, spaces[i], column - 1);
    }
    foresight_sort(spaces);
}

void given_pile(Table *t, unsigned back, const char *tiles)
{
    char word[WORD_MAX];
    if (back < 1 || back > PILES)
        table_fail(t, "there are piles 1 to 3");
    uint8_t *pile = t->game.piles[back - 1];
    for (unsigned tile = 0; tile < GWT_TILES; tile++) {
        t->game.tiles_boxed[tile] = (uint8_t)(t->game.tiles_boxed[tile] + pile[tile]);
        pile[tile] = 0;
    }
    while (list_next(&tiles, ' ', word, sizeof word)) {
        unsigned tile = id_value(t, NOTATION_TILE, word);
        if (!t->game.tiles_boxed[tile])
            table_fail(t, "pile %u has no other %s", back, word);
        t->game.tiles_boxed[tile]--;
        pile[tile]++;
    }
}

/* Market cards wherever no player has them. */
static void market_card_take(Table *t, unsigned card)
{
    if (card < STARTERS || gwt_card_is_objective(card) || side_stack(t, card))
        table_fail(t, "%s is no card of the cattle market", notation_id(NOTATION_CARD, card));
    if (!count_take(t->game.market_stack, card) && !heap_take(&t->game.box, card))
        table_fail(t, "no %s is left for the market", notation_id(NOTATION_CARD, card));
}

void given_market(Table *t, const char *cards)
{
    char word[WORD_MAX];
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        t->game.market_stack[card] = (uint8_t)(t->game.market_stack[card] + t->game.market[card]);
        t->game.market[card] = 0;
    }
    while (list_next(&cards, ' ', word, sizeof word)) {
        unsigned card = id_value(t, NOTATION_CARD, word);
        market_card_take(t, card);
        t->game.market[card]++;
    }
}

void given_market_stack(Table *t, const char *cards)
{
    char word[WORD_MAX];
    uint8_t wanted[GWT_CATTLE] = { 0 };
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        while (count_take(t->game.market_stack, card))
            gwt_cards_add(&t->game.box, card);
    while (list_next(&cards, ' ', word, sizeof word)) {
        unsigned card = id_value(t, NOTATION_CARD, word);
        market_card_take(t, card);
        wanted[card]++;
    }
    memcpy(t->game.market_stack, wanted, sizeof wanted);
}

static void objective_take(Table *t, unsigned card)
{
    if (!gwt_card_is_objective(card) || card >= GWT_CARD_S1)
        table_fail(t, "%s is no card of the objective stack", notation_id(NOTATION_CARD, card));
    if (!stack_take(t, card) && !heap_take(&t->game.box, card))
        table_fail(t, "no %s is left", notation_id(NOTATION_CARD, card));
}

void given_display(Table *t, const char *cards)
{
    char word[WORD_MAX];
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++) {
        if (t->game.display[i] != GWT_NONE)
            card_away(t, t->game.display[i]);
        t->game.display[i] = GWT_NONE;
    }
    for (unsigned i = 0; list_next(&cards, ' ', word, sizeof word); i++) {
        if (i >= GWT_DISPLAY_MAX)
            table_fail(t, "the display shows four cards");
        unsigned card = id_value(t, NOTATION_CARD, word);
        objective_take(t, card);
        t->game.display[i] = (uint8_t)card;
    }
    recount(t);
}

void given_objective_stack(Table *t, const char *cards)
{
    char word[WORD_MAX];
    GwtCards old = { { 0 }, t->game.objective_stack }, wanted = { { 0 }, 0 };
    t->game.objective_stack = 0;
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++)
        while (heap_take(&old, card))
            gwt_cards_add(&t->game.box, card);
    while (list_next(&cards, ' ', word, sizeof word)) {
        unsigned card = id_value(t, NOTATION_CARD, word);
        objective_take(t, card);
        gwt_cards_add(&wanted, card);
    }
    t->game.objective_stack = wanted.objectives;
    recount(t);
}

/* ---- Station masters ---- */

/* A place of this list where the tile lies, or NULL. */
static uint8_t *master_among(uint8_t *places, unsigned count, unsigned master)
{
    for (unsigned i = 0; i < count; i++)
        if (places[i] == master)
            return &places[i];
    return NULL;
}

/* Where a master tile lies that nobody owns: on a station, beside New York or out of the game. NULL if owned. */
static uint8_t *master_find(Table *t, unsigned master)
{
    uint8_t *at = master_among(t->game.station_masters, GWT_MASTER_SPACES, master);
    if (!at)
        at = master_among(t->game.masters_offered, MASTERS_BESIDE, master);
    return at ? at : master_among(t->game.masters_boxed, MASTERS_BESIDE, master);
}

static int is_among(const uint8_t *places, unsigned count, const uint8_t *at)
{
    return at >= places && at < places + count;
}

static uint8_t *master_expect(Table *t, const char *master)
{
    uint8_t *from = master_find(t, id_value(t, NOTATION_MASTER, master));
    if (!from)
        table_fail(t, "%s is not in this game, or owned", master);
    return from;
}

void given_master(Table *t, const char *station, const char *master)
{
    uint8_t *there = &t->game.station_masters[master_space(t, station)], *from = master_expect(t, master);
    if (*there >= GWT_MASTER_SPACE_WORKER && !is_among(t->game.station_masters, GWT_MASTER_SPACES, from))
        table_fail(t, "%s has its worker", station);
    *from = *there;
    *there = (uint8_t)id_value(t, NOTATION_MASTER, master);
}

static void master_replace(Table *t, uint8_t *there)
{
    tile_take(t, GWT_TILE_COWBOY, 1);
    *there = GWT_MASTER_SPACE_WORKER + GWT_COWBOY;
}

void given_no_master(Table *t, const char *station)
{
    uint8_t *there = &t->game.station_masters[master_space(t, station)];
    if (*there >= GWT_MASTER_SPACE_WORKER)
        return;
    t->game.players[t->game.players_count - 1].masters |= (uint16_t)(1u << *there);
    master_replace(t, there);
}

/* The last station that still has a tile; it goes where `from` is. */
static uint8_t *master_exchange(Table *t, uint8_t *from)
{
    for (unsigned i = GWT_MASTER_SPACES; i-- > 0;)
        if (t->game.station_masters[i] && t->game.station_masters[i] < GWT_MASTER_SPACE_WORKER) {
            *from = t->game.station_masters[i];
            return &t->game.station_masters[i];
        }
    table_fail(t, "every station has its worker");
}

void given_owned_master(Table *t, unsigned seat, const char *master)
{
    GwtPlayer *p = player_at(t, seat);
    unsigned wanted = id_value(t, NOTATION_MASTER, master);
    if (p->masters >> wanted & 1)
        return;
    uint8_t *from = master_expect(t, master);
    p->masters |= (uint16_t)(1u << wanted);
    if (is_among(t->game.masters_offered, MASTERS_BESIDE, from)) {
        *from = GWT_MASTER_NONE; /* a delivery to New York costs no worker */
        return;
    }
    if (is_among(t->game.masters_boxed, MASTERS_BESIDE, from))
        from = master_exchange(t, from);
    master_replace(t, from);
}

/* A tile that gives way: to the station where a wanted one was taken from, or out of the game. */
static void master_away(Table *t, unsigned master)
{
    uint8_t *empty = master_among(t->game.station_masters, GWT_MASTER_SPACES, GWT_MASTER_NONE);
    if (!empty)
        empty = master_among(t->game.masters_boxed, MASTERS_BESIDE, GWT_MASTER_NONE);
    if (!empty)
        table_fail(t, "there is no place left for %s", notation_id(NOTATION_MASTER, master));
    *empty = (uint8_t)master;
}

void given_offered(Table *t, const char *masters)
{
    char word[WORD_MAX];
    uint8_t wanted[MASTERS_BESIDE] = { 0 }, old[MASTERS_BESIDE];
    unsigned count = 0;
    if (!(t->game.options & GWT_OPTION_RAILS))
        table_fail(t, "station masters are offered only with Rails to the North");
    while (list_next(&masters, ' ', word, sizeof word)) {
        if (count == MASTERS_BESIDE)
            table_fail(t, "four station masters at most are offered");
        uint8_t *from = master_expect(t, word);
        wanted[count++] = *from;
        *from = GWT_MASTER_NONE;
    }
    memcpy(old, t->game.masters_offered, sizeof old);
    memcpy(t->game.masters_offered, wanted, sizeof wanted);
    for (unsigned i = 0; i < MASTERS_BESIDE; i++)
        if (old[i])
            master_away(t, old[i]);
}

/* ---- The known table ---- */

static uint16_t sides_of(const char *list)
{
    char word[WORD_MAX];
    unsigned sides = 0;
    while (list_next(&list, ' ', word, sizeof word))
        sides |= 1u << atoi(word);
    return (uint16_t)sides;
}

/* Ids ascend over the five stations, the two in the north, and the tiles beside New York or out of the game. */
static void known_masters(Table *t)
{
    static const uint8_t promos[MASTERS_BESIDE] = { GWT_MASTER_SM8, GWT_MASTER_SM9 };
    static const uint8_t second[MASTERS_BESIDE] = { GWT_MASTER_SM6, GWT_MASTER_SM7, GWT_MASTER_SM8, GWT_MASTER_SM9 };
    static const uint8_t north[MASTERS_BESIDE] = { GWT_MASTER_SM8, GWT_MASTER_SM9, GWT_MASTER_SM10, GWT_MASTER_SM11 };
    const int rails = t->game.options & GWT_OPTION_RAILS;
    for (unsigned i = 0; i < (rails ? GWT_MASTER_SPACES : MASTERS_BASE); i++)
        t->game.station_masters[i] = (uint8_t)(GWT_MASTER_SM1 + i);
    if (rails)
        memcpy(t->game.masters_offered, north, sizeof north);
    else if (t->game.edition == GWT_EDITION_SECOND)
        memcpy(t->game.masters_boxed, second, sizeof second);
    else if (t->game.options & GWT_OPTION_PROMO_MASTERS)
        memcpy(t->game.masters_boxed, promos, sizeof promos);
}

static void known_medium_towns(Table *t)
{
    static const uint8_t tiles[GWT_MEDIUM_TOWNS] = {
        GWT_MEDIUM_HIRE,     GWT_MEDIUM_TRASH, GWT_MEDIUM_ENGINE, GWT_MEDIUM_DOLLARS_OR_CATTLE,
        GWT_MEDIUM_BUILDING, GWT_MEDIUM_HIRE,
    };
    if (t->game.options & GWT_OPTION_RAILS)
        memcpy(t->game.medium_towns, tiles, sizeof tiles);
}

static void known_job_market(Table *t)
{
    static const char *const rows[GWT_PLAYERS_MAX + 1][2] = {
        [2] = { "cowboy builder", "cowboy" },
        [3] = { "cowboy builder engineer", "cowboy builder" },
        [4] = { "cowboy builder engineer cowboy", "cowboy builder engineer" },
    };
    given_token_row(t, 2);
    for (unsigned row = 1; row <= 2; row++)
        given_job_row(t, row, rows[t->game.players_count][row - 1]);
}

static void known_market(Table *t)
{
    static const char *const cards[2][GWT_PLAYERS_MAX + 1] = {
        {
            [2] = "yellow yellow red red blue brown-3 purple-5",
            [3] = "yellow yellow red red blue brown-3 purple-5 yellow red blue",
            [4] = "yellow yellow red red blue brown-3 purple-5 yellow red blue brown-4 brown-5 purple-6",
        },
        {
            [2] = "yellow yellow red red blue brown-3 purple-5 calf calf",
            [3] = "yellow yellow red red blue brown-3 purple-5 yellow red blue calf calf",
            [4] = "yellow yellow red red blue brown-3 purple-5 yellow red blue brown-4 brown-5 purple-6 calf calf",
        },
    };
    given_market(t, cards[(t->game.options & GWT_OPTION_SIMMENTAL) != 0][t->game.players_count]);
}

/* The hand of the first turn grows with the seat in the second edition. */
static const char *known_hand(const Table *t, unsigned seat, const TableSetup *setup)
{
    static const char *const hands[GWT_PLAYERS_MAX] = {
        "grey green black white",
        "grey green black white grey",
        "grey green black white grey green",
        "grey green black white grey green black",
    };
    if (setup->bidding || t->game.players[seat].garth_level)
        return "";
    return hands[setup->first_turn && setup->second_edition ? seat : 0];
}

static void known_player(Table *t, unsigned seat, const TableSetup *setup)
{
    static const char *const starting_cards[GWT_PLAYERS_MAX] = { "s1", "s2", "s3", "s4" };
    GwtPlayer *p = &t->game.players[seat];
    given_hand(t, seat, known_hand(t, seat, setup));
    given_objective_area(t, seat, starting_cards[seat]);
    t->fixed[seat] = 0;
    if (!setup->first_turn && !setup->bidding)
        p->herder = GWT_SPACE_START;
    if (!p->garth_level)
        return;
    p->garth_extra = 0;
    memset(p->workers, 1, sizeof p->workers);
    p->garth_specialty = GWT_COWBOY;
}

static GwtSetup engine_setup(const TableSetup *setup, uint64_t seed)
{
    const Table none = { .fixed = { 0 } };
    GwtSetup options = gwt_setup_default();
    options.edition = setup->second_edition ? GWT_EDITION_SECOND : GWT_EDITION_FIRST;
    options.players = (uint8_t)setup->players;
    options.neutrals_random = (uint8_t)setup->neutrals_random;
    options.sides_random = (uint8_t)setup->sides_random;
    options.b_sides = sides_of(setup->b_sides);
    options.promo_buildings = (uint8_t)setup->promo_buildings;
    options.promo_masters = (uint8_t)setup->promo_masters;
    options.rails = (uint8_t)setup->north;
    options.simmental = (uint8_t)setup->simmental;
    options.balanced = (uint8_t)setup->balanced;
    options.reuse = (uint8_t)setup->reuse;
    options.bidding = (uint8_t)setup->bidding;
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        if (setup->garth[seat])
            options.garth[seat] = (uint8_t)id_value(&none, NOTATION_GARTH, setup->garth[seat]);
    gwt_key_from_seed(seed, options.key);
    return options;
}

Table given_dealt(TableSetup setup, uint64_t seed)
{
    Table t = { .fixed = { 0 } };
    GwtSetup options = engine_setup(&setup, seed);
    if (gwt_init(&t.game, &options) != GWT_OK)
        table_fail(&t, "the engine refuses this setup");
    table_check(&t, "the setup");
    return t;
}

void then_refused(TableSetup setup)
{
    Table t = { .fixed = { 0 } };
    GwtSetup options = engine_setup(&setup, 1);
    if (gwt_init(&t.game, &options) != GWT_ERR_SETUP)
        table_fail(&t, "the engine should refuse this setup");
}

Table given_game(TableSetup setup)
{
    setup.neutrals_random = setup.sides_random = 0;
    Table t = given_dealt(setup, 1);
    given_clear_trail(&t);
    known_masters(&t);
    known_medium_towns(&t);
    known_job_market(&t);
    given_foresight(&t, 1, "trade-green trade-alt");
    given_foresight(&t, 2, "cowboy builder");
    given_foresight(&t, 3, "engineer cowboy");
    known_market(&t);
    given_display(&t, "g1 d1 r1 m1");
    for (unsigned seat = 0; seat < setup.players; seat++)
        known_player(&t, seat, &setup);
    if (!setup.bidding)
        given_turn(&t, RED);
    table_check(&t, "setting the known table");
    return t;
}

Table given_players(unsigned players) { return given_game((TableSetup){ .players = players }); }

Table given_second_edition(unsigned players)
{
    return given_game((TableSetup){ .players = players, .second_edition = 1 });
}

Table given_north(unsigned players) { return given_game((TableSetup){ .players = players, .north = 1 }); }

Table given_second_north(unsigned players)
{
    return given_game((TableSetup){ .players = players, .second_edition = 1, .north = 1 });
}

Table given_dealt_game(unsigned players, uint64_t seed, int neutrals_random, int sides_random)
{
    return given_dealt(
        (TableSetup){ .players = players, .neutrals_random = neutrals_random, .sides_random = sides_random }, seed);
}
