/* SPDX-License-Identifier: MIT */
/* setup.c - a new game (components.md section 10). Seats are numbered in turn order: seat 0 begins; who sits
 * there is the table's business. */
#include "core/memory.h"
#include "core/rng.h"
#include "flow/flow.h"
#include "gwt/game.h"
#include "rules/rules.h"

GwtSetup gwt_setup_default(void)
{
    GwtSetup setup;
    memory_zero(&setup);
    setup.edition = GWT_EDITION_FIRST;
    setup.players = 2;
    gwt_key_from_seed(0, setup.key);
    return setup;
}

void gwt_key_from_seed(uint64_t seed, uint64_t key[2])
{
    static const uint64_t names[2] = { 0x44726f7665722121ull, 0x4b616e7361734369ull };
    key[0] = rng_siphash(names, seed);
    key[1] = rng_siphash(names, ~seed);
}

static unsigned board_of(const GwtSetup *setup) { return setup->edition + (setup->rails ? 2u : 0u); }

static unsigned building_numbers(const GwtSetup *setup)
{
    return private_building_set[board_of(setup)] | (setup->promo_buildings ? PROMO_BUILDINGS : 0u);
}

static int garths_are_valid(const GwtSetup *setup)
{
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        if (setup->garth[seat] >= GWT_GARTH_LEVELS ||
            (setup->garth[seat] && (seat >= setup->players || setup->bidding)))
            return 0;
    return 1;
}

/* Promos belong to the first edition, Simmental and the ban on using a building twice to the second; the promo
 * station masters are in the box of Rails to the North anyway. */
static int options_go_together(const GwtSetup *setup)
{
    const int first = setup->edition == GWT_EDITION_FIRST;
    return (first || (!setup->promo_masters && !setup->promo_buildings)) &&
           (!first || (!setup->simmental && !setup->reuse)) && !(setup->promo_masters && setup->rails) &&
           !(setup->balanced && setup->players == 4) && garths_are_valid(setup);
}

static int setup_is_valid(const GwtSetup *setup)
{
    return setup->edition < GWT_EDITIONS && setup->players >= 2 && setup->players <= GWT_PLAYERS_MAX &&
           setup->neutrals_random <= 1 && setup->sides_random <= 1 && setup->promo_masters <= 1 &&
           setup->promo_buildings <= 1 && setup->rails <= 1 && setup->simmental <= 1 && setup->balanced <= 1 &&
           setup->reuse <= 1 && setup->bidding <= 1 && options_go_together(setup) &&
           !(setup->b_sides & ~building_numbers(setup)) && !(setup->sides_random && setup->b_sides);
}

static void shuffle(GwtGame *game, uint8_t *items, unsigned count)
{
    for (; count > 1; count--) {
        const unsigned other = rng_below(game, count);
        const uint8_t last = items[count - 1];
        items[count - 1] = items[other];
        items[other] = last;
    }
}

static void set_options(GwtGame *game, const GwtSetup *setup)
{
    game->key[0] = setup->key[0];
    game->key[1] = setup->key[1];
    game->edition = setup->edition;
    game->players_count = setup->players;
    game->viewer = GWT_NONE;
    game->token_owner = GWT_NONE;
    game->options =
        (uint8_t)((setup->promo_masters ? GWT_OPTION_PROMO_MASTERS : 0) |
                  (setup->promo_buildings ? GWT_OPTION_PROMO_BUILDINGS : 0) |
                  (setup->neutrals_random ? GWT_OPTION_NEUTRALS_RANDOM : 0) |
                  (setup->sides_random ? GWT_OPTION_SIDES_RANDOM : 0) | (setup->rails ? GWT_OPTION_RAILS : 0) |
                  (setup->simmental ? GWT_OPTION_SIMMENTAL : 0) | (setup->balanced ? GWT_OPTION_BALANCED : 0) |
                  (setup->edition == GWT_EDITION_SECOND && !setup->reuse ? GWT_OPTION_NO_REUSE : 0));
    game->b_sides = setup->b_sides;
    if (setup->sides_random)
        FOR_EACH_BIT(number, building_numbers(setup))
            game->b_sides |= (uint16_t)(rng_below(game, 2) << number);
}

static void place_station_masters(GwtGame *game, const GwtSetup *setup)
{
    const unsigned set = master_set[content_board(game)] | (setup->promo_masters ? PROMO_MASTERS : 0u);
    const unsigned spaces = content_has_rails(game) ? GWT_MASTER_SPACES : 5;
    uint8_t tiles[GWT_MASTERS] = { 0 };
    unsigned count = 0;
    FOR_EACH_BIT(master, set)
        tiles[count++] = (uint8_t)master;
    shuffle(game, tiles, count);
    memory_copy(game->station_masters, tiles, spaces);
    memory_copy(content_has_rails(game) ? game->masters_offered : game->masters_boxed, tiles + spaces, count - spaces);
}

/* Six of the ten tiles, one on each medium town. */
static void place_medium_tiles(GwtGame *game)
{
    uint8_t tiles[(GWT_MEDIUMS - 1) * MEDIUM_TILES_EACH];
    for (unsigned i = 0; i < sizeof tiles; i++)
        tiles[i] = (uint8_t)(1 + i / MEDIUM_TILES_EACH);
    shuffle(game, tiles, sizeof tiles);
    memory_copy(game->medium_towns, tiles, GWT_MEDIUM_TOWNS);
}

static void place_neutral_buildings(GwtGame *game, const GwtSetup *setup)
{
    uint8_t letters[GWT_NEUTRALS] = { 0, 1, 2, 3, 4, 5, 6 };
    if (setup->neutrals_random)
        shuffle(game, letters, GWT_NEUTRALS);
    for (unsigned space = 0, next = 0; space < GWT_SPACES; space++)
        if (trail_spaces[game->edition][space].site == SITE_NEUTRAL) {
            game->on_space[space] = (uint8_t)(GWT_LOCATION_NEUTRAL + letters[next++]);
            game->occupied |= bit64(space);
        }
    game->occupied |= bit64(GWT_SPACE_KANSAS_CITY);
}

static void fill_supply(GwtGame *game)
{
    for (unsigned pile = 0; pile < 3; pile++)
        for (unsigned tile = 0; tile < GWT_TILES; tile++) {
            const unsigned out =
                game->options & GWT_OPTION_BALANCED ? balance_tiles[game->players_count][pile][tile] : 0;
            game->piles[pile][tile] = (uint8_t)(tile_specs[tile].count[pile] - out);
            game->tiles_boxed[tile] = (uint8_t)(game->tiles_boxed[tile] + out);
        }
}

/* Seven tiles with a 1 onto the trail. One that finds no slot goes back and does not count (LI3). */
static void place_first_tiles(Play *play)
{
    for (unsigned placed = 0; placed < 7;) {
        const unsigned tile = kansas_city_draw_tile(play, 0);
        if (kansas_city_slot_for(play->game, tile) < 0) {
            play->game->piles[0][tile]++;
            continue;
        }
        kansas_city_place_tile(play, GWT_NONE, tile);
        placed++;
    }
}

/* Row 1, then row 2 up to the space left of the token. */
static void fill_job_market(Play *play)
{
    GwtGame *game = play->game;
    const unsigned first = GWT_JOB_COLUMNS - game->players_count;
    for (unsigned place = first; place < 2 * GWT_JOB_COLUMNS - 1; place++)
        if (place % GWT_JOB_COLUMNS >= first)
            game->job_market[kansas_city_draw_tile(play, 1) - GWT_TILE_COWBOY] |= bit64(place);
    game->token_row = 1;
}

static void fill_foresight(Play *play)
{
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++) {
        kansas_city_refill_foresight(play, column);
        kansas_city_refill_foresight(play, column);
    }
}

static void fill_cattle_market(Play *play)
{
    GwtGame *game = play->game;
    const int simmental = content_has_simmental(game);
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        const unsigned all = cattle_specs[card].market_count + (simmental ? cattle_specs[card].simmental_count : 0u);
        const unsigned out = game->options & GWT_OPTION_BALANCED && all ? balance_cattle[game->players_count][card] : 0;
        game->market_stack[card] = (uint8_t)(all - out);
        game->box.cattle[card] = (uint8_t)out;
    }
    game->simmental[0] = game->simmental[1] = simmental ? SIMMENTAL_STACK : 0;
    market_refill(play);
}

static void fill_objectives(Play *play)
{
    GwtGame *game = play->game;
    game->objective_stack = GWT_OBJECTIVE_SINGLES + 4 * GWT_OBJECTIVE_A1_ONE;
    game->objective_stack_count = 24;
    for (unsigned place = 0; place < GWT_DISPLAY_MAX; place++)
        game->display[place] = GWT_NONE;
    objective_fill_display(play);
}

static void give_deck(Play *play, unsigned seat)
{
    GwtPlayer *player = play_player(play, seat);
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        player->draw.cattle[card] = cattle_specs[card].starter_count;
    player->draw_count = (uint8_t)gwt_cards_count(&player->draw);
}

static void set_up_players(Play *play, const GwtSetup *setup)
{
    GwtGame *game = play->game;
    uint8_t starting[4] = { GWT_CARD_S1, GWT_CARD_S2, GWT_CARD_S3, GWT_CARD_S4 };
    shuffle(game, starting, 4);
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++) {
        GwtPlayer *player = &game->players[seat];
        if (seat >= game->players_count) {
            game->box.objectives += gwt_objective_one(starting[seat]);
            continue;
        }
        player->area = gwt_objective_one(starting[seat]);
        player->herder = GWT_NONE;
        player->dollars = start_dollars[seat];
        player->buildings = (uint16_t)building_numbers(setup);
        player->tokens = setup->garth[seat] ? 0 : start_tokens[content_board(game)];
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            player->workers[worker] = 1;
        give_deck(play, seat);
        if (setup->garth[seat])
            garth_set_up(play, seat, setup->garth[seat]);
    }
}

GwtStatus gwt_init(GwtGame *game, const GwtSetup *setup)
{
    Play play = { game, 0 };
    if (!setup_is_valid(setup))
        return GWT_ERR_SETUP;
    memory_zero(game);
    set_options(game, setup);
    place_station_masters(game, setup);
    if (setup->rails)
        place_medium_tiles(game);
    place_neutral_buildings(game, setup);
    fill_supply(game);
    place_first_tiles(&play);
    fill_job_market(&play);
    fill_foresight(&play);
    fill_cattle_market(&play);
    fill_objectives(&play);
    set_up_players(&play, setup);
    if (setup->bidding) {
        bid_begin(&play);
        return GWT_OK;
    }
    turn_deal_hands(&play);
    turn_begin(&play);
    return GWT_OK;
}
