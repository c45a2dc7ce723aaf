/* SPDX-License-Identifier: MIT */
/* play.c - random play for tests: generator, numbered setups, policies, and the printed log. */
#include "play.h"
#include <string.h>
#include "notation/position.h"
#include "notation/record.h"

/* Splitmix64. */
uint64_t play_random(PlayRng *rng)
{
    uint64_t z = rng->state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

uint32_t play_below(PlayRng *rng, size_t below)
{
    return (uint32_t)((play_random(rng) >> 32) * (uint64_t)below >> 32);
}

#define ALL_B_SIDES 0x07FEu /* buildings 1 to 10 */
#define PROMO_B_SIDES (1u << 11 | 1u << 13)

GwtSetup play_setup(unsigned number, uint64_t seed)
{
    GwtSetup setup = gwt_setup_default();
    gwt_key_from_seed(seed, setup.key);
    setup.players = (uint8_t)(2 + number % 3);
    setup.neutrals_random = number / 3 % 2;
    unsigned sides = number / 6 % 3;
    setup.promo_masters = number / 18 % 2;
    setup.promo_buildings = number / 36 % 2;
    setup.sides_random = sides == 2;
    setup.b_sides = sides == 1 ? ALL_B_SIDES : 0;
    if (sides == 1 && setup.promo_buildings)
        setup.b_sides |= PROMO_B_SIDES;
    return setup;
}

/* ---- the matrix ---- */

enum { VARIANTS = 6, CELLS_2P = 3, CELLS_3P = 4, CELLS_4P = 4, CELLS_VARIANT = CELLS_2P + CELLS_3P + CELLS_4P };

static const struct {
    uint8_t edition, rails, simmental;
} variants[VARIANTS] = { { 0, 0, 0 }, { 0, 1, 0 }, { 1, 0, 0 }, { 1, 0, 1 }, { 1, 1, 0 }, { 1, 1, 1 } };

static const struct {
    uint8_t players, garths;
} tables[CELLS_VARIANT] = { { 2, 0 }, { 2, 1 }, { 2, 2 }, { 3, 0 }, { 3, 1 }, { 3, 2 },
                            { 3, 3 }, { 4, 0 }, { 4, 1 }, { 4, 3 }, { 4, 4 } };

PlayCell play_cell(unsigned number)
{
    unsigned variant = number / CELLS_VARIANT % VARIANTS, table = number % CELLS_VARIANT;
    return (PlayCell){ variants[variant].edition, variants[variant].rails, variants[variant].simmental,
                       tables[table].players, tables[table].garths };
}

void play_cell_name(unsigned number, char name[PLAY_CELL_NAME_MAX])
{
    PlayCell cell = play_cell(number);
    snprintf(name, PLAY_CELL_NAME_MAX, "%s%s%s-%up", cell.edition ? "second" : "first", cell.rails ? "-rails" : "",
             cell.simmental ? "-simmental" : "", cell.players);
    size_t length = strlen(name);
    if (cell.garths)
        snprintf(name + length, PLAY_CELL_NAME_MAX - length, "-garth%u", cell.garths);
}

/* All a, any mix, or drawn at setup. The numbers that exist are read off a game of this cell. */
static void choose_sides(GwtSetup *setup, PlayRng *rng)
{
    GwtGame game;
    unsigned sides = play_below(rng, 3);
    setup->sides_random = sides == 2;
    if (sides == 1 && gwt_init(&game, setup) == GWT_OK)
        setup->b_sides = (uint16_t)(game.players[0].buildings & play_random(rng));
}

/* Garth sits on so many seats in a row, from any seat on. */
static void seat_garths(GwtSetup *setup, unsigned garths, PlayRng *rng)
{
    unsigned first = play_below(rng, setup->players);
    for (unsigned i = 0; i < garths; i++)
        setup->garth[(first + i) % setup->players] = (uint8_t)(1 + play_below(rng, GWT_GARTH_LEVELS - 1));
}

GwtSetup play_cell_setup(unsigned number, unsigned variation, uint64_t seed)
{
    PlayCell cell = play_cell(number);
    PlayRng rng = { variation };
    GwtSetup setup = gwt_setup_default();
    gwt_key_from_seed(seed, setup.key);
    setup.edition = cell.edition;
    setup.rails = cell.rails;
    setup.simmental = cell.simmental;
    setup.players = cell.players;
    setup.neutrals_random = (uint8_t)play_below(&rng, 2);
    setup.promo_buildings = cell.edition == GWT_EDITION_FIRST && play_below(&rng, 2);
    setup.promo_masters = cell.edition == GWT_EDITION_FIRST && !cell.rails && play_below(&rng, 2);
    setup.reuse = cell.edition == GWT_EDITION_SECOND && play_below(&rng, 4) == 0;
    setup.balanced = cell.players < 4 && play_below(&rng, 2);
    setup.bidding = cell.garths == 0 && play_below(&rng, 4) == 0;
    choose_sides(&setup, &rng);
    seat_garths(&setup, cell.garths, &rng);
    return setup;
}

/* ---- policies ---- */

static int is_stop(GwtAction action)
{
    unsigned verb = gwt_action_verb(action);
    return verb == GWT_VERB_PASS || verb == GWT_VERB_END;
}

static GwtAction choose_busy(PlayRng *rng, const GwtAction *legal, size_t count)
{
    GwtAction going[GWT_ACTIONS_MAX];
    size_t goings = 0;
    for (size_t i = 0; i < count; i++)
        if (!is_stop(legal[i]))
            going[goings++] = legal[i];
    if (goings == 0 || goings == count || play_below(rng, 8) == 0)
        return legal[play_below(rng, count)];
    return going[play_below(rng, goings)];
}

static GwtAction choose_by_verb(PlayRng *rng, const GwtAction *legal, size_t count)
{
    uint64_t seen = 0; /* one bit a verb */
    for (size_t i = 0; i < count; i++)
        seen |= UINT64_C(1) << gwt_action_verb(legal[i]);
    unsigned skip = play_below(rng, (unsigned)__builtin_popcountll(seen));
    for (; skip; skip--)
        seen &= seen - 1;
    unsigned verb = (unsigned)__builtin_ctzll(seen);
    GwtAction of_verb[GWT_ACTIONS_MAX];
    size_t found = 0;
    for (size_t i = 0; i < count; i++)
        if (gwt_action_verb(legal[i]) == verb)
            of_verb[found++] = legal[i];
    return of_verb[play_below(rng, found)];
}
GWT_STATIC_ASSERT(GWT_VERBS <= 64, "choose_by_verb keeps the verbs in one word");

GwtAction play_choose(PlayPolicy policy, PlayRng *rng, const GwtAction *legal, size_t count)
{
    switch (policy) {
    case PLAY_BUSY:
        return choose_busy(rng, legal, count);
    case PLAY_BY_VERB:
        return choose_by_verb(rng, legal, count);
    default:
        return legal[play_below(rng, count)];
    }
}

/* ---- rich starts ---- */

/* From the Kansas City supply, so that no tile is made or lost. */
static void give_workers(GwtGame *game, unsigned seat, unsigned worker, unsigned workers)
{
    unsigned tile = GWT_TILE_COWBOY + worker;
    uint8_t *owned = &game->players[seat].workers[worker];
    for (unsigned pile = 0; pile < 3; pile++)
        while (workers && *owned < 6 && game->piles[pile][tile]) {
            game->piles[pile][tile]--;
            ++*owned;
            workers--;
        }
}

/* As if this many deliveries had gone to Kansas City. */
static void clear_discs(GwtPlayer *player, unsigned discs)
{
    player->discs_cleared = (uint16_t)((1u << discs) - 1);
    player->home_discs = (uint8_t)discs;
    player->cities |= 1u << GWT_CITY_KANSAS_CITY;
}

static unsigned worker_tiles(const GwtGame *game)
{
    unsigned tiles = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        unsigned tile = GWT_TILE_COWBOY + worker;
        tiles += (unsigned)__builtin_popcountll(game->job_market[worker]);
        for (unsigned pile = 0; pile < 3; pile++)
            tiles += game->piles[pile][tile] + (game->foresight[pile][0] == tile) + (game->foresight[pile][1] == tile);
    }
    return tiles;
}

/* Of the worker tiles as many stay in the supply as fill the job market, or the game would have no end (LI4). */
static void give_all_workers(GwtGame *game)
{
    static const struct {
        uint8_t worker, wanted;
    } orders[GWT_WORKERS] = { { GWT_BUILDER, 5 }, { GWT_ENGINEER, 4 }, { GWT_COWBOY, 3 } };
    unsigned spare = worker_tiles(game) - 12u * game->players_count;
    for (unsigned i = 0; i < GWT_WORKERS; i++)
        for (unsigned seat = 0; seat < game->players_count; seat++) {
            unsigned workers = orders[i].wanted < spare ? orders[i].wanted : spare;
            give_workers(game, seat, orders[i].worker, workers);
            spare -= workers;
        }
}

static const uint8_t building_sites[] = {
    GWT_SPACE_AB1, GWT_SPACE_AB2,       GWT_SPACE_AB3,        GWT_SPACE_FLOODBANK1,   GWT_SPACE_FLOODBANK2,
    GWT_SPACE_BC1, GWT_SPACE_BC2,       GWT_SPACE_BC3,        GWT_SPACE_DROUGHTBANK1, GWT_SPACE_CE1,
    GWT_SPACE_CE2, GWT_SPACE_CD1,       GWT_SPACE_TRADEBANK1, GWT_SPACE_TRADEBANK2,   GWT_SPACE_EF1,
    GWT_SPACE_EF2, GWT_SPACE_ROCKBANK1, GWT_SPACE_ROCKBANK2,  GWT_SPACE_FG1,          GWT_SPACE_FG2,
    GWT_SPACE_GK1, GWT_SPACE_GK2,
};

static void give_building(GwtGame *game, unsigned seat, PlayRng *rng)
{
    GwtPlayer *player = &game->players[seat];
    unsigned number = play_below(rng, 16);
    unsigned space = building_sites[play_below(rng, sizeof building_sites)];
    if (space == GWT_SPACE_CD1 && game->edition == GWT_EDITION_SECOND)
        space = GWT_SPACE_DE1;
    if (!(player->buildings >> number & 1) || game->on_space[space])
        return;
    player->buildings ^= (uint16_t)(1u << number);
    player->built |= UINT64_C(1) << space;
    game->occupied |= UINT64_C(1) << space;
    game->on_space[space] = gwt_location_private(seat, number);
}

/* A card of the market stack and one of the objective stack, onto the discard pile. */
static void give_cards(GwtGame *game, unsigned seat, PlayRng *rng)
{
    GwtPlayer *player = &game->players[seat];
    unsigned cattle = play_below(rng, GWT_CATTLE),
             objective = GWT_OBJECTIVE_FIRST + play_below(rng, GWT_CARD_S1 - GWT_OBJECTIVE_FIRST);
    uint8_t *heap = cattle < GWT_CARD_HEIFER ? &game->market_stack[cattle] : &game->simmental[cattle - GWT_CARD_HEIFER];
    if (*heap) {
        --*heap;
        gwt_cards_add(&player->discard, cattle);
        player->discard_count++;
    }
    if (gwt_objectives_of(game->objective_stack, objective)) {
        game->objective_stack -= gwt_objective_one(objective);
        game->objective_stack_count--;
        gwt_cards_add(&player->discard, objective);
        player->discard_count++;
    }
}

/* A hand for the dear cities. */
static void give_hand(GwtGame *game, GwtPlayer *player)
{
    static const uint8_t cards[] = { GWT_CARD_PURPLE_6, GWT_CARD_BROWN_4, GWT_CARD_BLUE, GWT_CARD_RED };
    for (unsigned i = 0; i < sizeof cards; i++)
        if (game->market_stack[cards[i]]) {
            game->market_stack[cards[i]]--;
            gwt_cards_add(&player->hand, cards[i]);
            player->hand_count++;
        }
    player->certificates = 4;
    player->branchlets |= 1u << GWT_TOWN_BL5; /* San Francisco */
}

/* Rails to the North: enough branchlets that the last bell space can be reached, and the engine far out, where
 * transport to the dear cities costs little. */
static void give_north(GwtGame *game, unsigned seat, PlayRng *rng)
{
    GwtPlayer *player = &game->players[seat];
    for (unsigned i = play_below(rng, GWT_BRANCHLETS); i; i--)
        player->branchlets |= 1u << play_below(rng, GWT_TOWNS);
    player->engine = (uint8_t)(30 + seat);
    if (!player->garth_level && play_below(rng, 2))
        give_hand(game, player);
}

/* Sometimes more than the questions that can wait for an answer at a time. */
static void give_tokens(GwtPlayer *player, PlayRng *rng)
{
    player->tokens = (uint8_t)(player->tokens + (play_below(rng, 4) ? play_below(rng, 6) : GWT_DECISIONS_MAX + 4u));
}

static void enrich_seat(GwtGame *game, unsigned seat, PlayRng *rng)
{
    GwtPlayer *player = &game->players[seat];
    clear_discs(player, 9 + seat);
    for (unsigned i = 0; i < 6; i++) {
        give_building(game, seat, rng);
        give_cards(game, seat, rng);
    }
    if (game->options & GWT_OPTION_RAILS)
        give_north(game, seat, rng);
    if (player->garth_level)
        return;
    player->dollars = 100;
    if (player->tokens)
        give_tokens(player, rng);
}

static void enrich(GwtGame *game, PlayRng *rng)
{
    give_all_workers(game);
    for (unsigned seat = 0; seat < game->players_count; seat++)
        enrich_seat(game, seat, rng);
}

int play_start(const PlayLog *log, GwtGame *game)
{
    if (gwt_init(game, &log->setup) != GWT_OK)
        return 0;
    PlayRng rng = { log->seed };
    if (log->rich)
        enrich(game, &rng);
    return 1;
}

GwtStatus play_apply(GwtGame *game, unsigned seat, GwtAction action, GwtEvents *events)
{
    return seat == gwt_player_to_act(game) ? gwt_apply(game, action, events)
                                           : gwt_apply_token(game, seat, action, events);
}

/* ---- the log ---- */

static void print_head(const PlayLog *log, const GwtGame *start, FILE *out)
{
    static char text[1 << 16];
    NotationRecordHead head = notation_record_head(&log->setup, log->seed);
    if (log->rich)
        notation_position_write(start, NOTATION_COMPACT, text, sizeof text);
    else
        notation_record_write_head(&head, text, sizeof text);
    fprintf(out, log->rich ? "%s\n" : "%s", text);
}

void play_log_print(const PlayLog *log, FILE *out)
{
    GwtGame game;
    if (!play_start(log, &game))
        return;
    print_head(log, &game, out);
    for (size_t i = 0; i < log->count; i++) {
        GwtGame before = game;
        char text[NOTATION_RECORD_LINE_MAX + 2];
        if (play_apply(&game, log->seats[i], log->actions[i], NULL) != GWT_OK) {
            fprintf(out, "# refused: action 0x%04X of seat %u\n", log->actions[i], log->seats[i] + 1u);
            return;
        }
        notation_record_write_seat_action(&before, log->seats[i], log->actions[i], text, sizeof text);
        fputs(text, out);
    }
}
