/* SPDX-License-Identifier: MIT */
/* check.c - is this state possible? Each function looks at one kind of component and counts it over every place
 * it can be. */
#include "gwt/check.h"
#include "gwt/score.h"
#include "gwt/view.h"
#include "rules/rules.h"

#define DOLLARS_MAX 20000

typedef struct Check {
    const GwtGame *game;
    GwtProblem problem;
} Check;

static int fail(Check *check, unsigned code, unsigned player, unsigned index)
{
    check->problem = (GwtProblem){ (uint8_t)code, (uint8_t)player, (uint8_t)index };
    return 0;
}

static unsigned building_numbers(const GwtGame *game)
{
    return private_building_set[content_board(game)] |
           (game->options & GWT_OPTION_PROMO_BUILDINGS ? PROMO_BUILDINGS : 0u);
}

static int check_setup(Check *check)
{
    const GwtGame *game = check->game;
    const int first = game->edition == GWT_EDITION_FIRST;
    const unsigned only_first = GWT_OPTION_PROMO_MASTERS | GWT_OPTION_PROMO_BUILDINGS;
    const unsigned only_second = GWT_OPTION_SIMMENTAL | GWT_OPTION_NO_REUSE;
    if (game->edition >= GWT_EDITIONS || game->players_count < 2 || game->players_count > GWT_PLAYERS_MAX ||
        game->options & (first ? only_second : only_first) ||
        (game->options & GWT_OPTION_PROMO_MASTERS && content_has_rails(game)) ||
        (game->options & GWT_OPTION_BALANCED && game->players_count == 4))
        return fail(check, GWT_PROBLEM_SETUP, GWT_NONE, GWT_NONE);
    if (game->b_sides & ~building_numbers(game))
        return fail(check, GWT_PROBLEM_SETUP, GWT_NONE, GWT_NONE);
    if (game->viewer != GWT_NONE && game->viewer != GWT_SPECTATOR && game->viewer >= game->players_count)
        return fail(check, GWT_PROBLEM_SETUP, GWT_NONE, GWT_NONE);
    return 1;
}

static int check_turn(Check *check)
{
    const GwtGame *game = check->game;
    if (game->turn_player >= game->players_count || game->over > 1 || game->acted > 3 || game->taken > 7 ||
        game->sources_count > GWT_SOURCES_MAX || game->decisions_count > GWT_DECISIONS_MAX)
        return fail(check, GWT_PROBLEM_TURN, GWT_NONE, GWT_NONE);
    if (game->over && (game->decisions_count || game->token_owner == GWT_NONE))
        return fail(check, GWT_PROBLEM_TURN, GWT_NONE, GWT_NONE);
    for (unsigned source = 0; source < game->sources_count; source++)
        if (game->sources[source].space >= GWT_SPACES ||
            !gwt_location_is_building(game->on_space[game->sources[source].space]))
            return fail(check, GWT_PROBLEM_TURN, GWT_NONE, source);
    return 1;
}

static int site_takes(unsigned site, unsigned tile)
{
    const unsigned section = tile_specs[tile].section;
    return section && (section == site || (section == SITE_TRADE && site == SITE_BESIDE));
}

static int check_space(Check *check, unsigned space)
{
    const GwtGame *game = check->game;
    const unsigned at = game->on_space[space], site = trail_spaces[game->edition][space].site;
    const int occupied = at != GWT_LOCATION_NONE || site == SITE_KANSAS_CITY;
    if ((game->occupied >> space & 1) != (uint64_t)occupied)
        return fail(check, GWT_PROBLEM_TRAIL, GWT_NONE, space);
    if (at == GWT_LOCATION_NONE)
        return site == SITE_NEUTRAL ? fail(check, GWT_PROBLEM_NEUTRALS, GWT_NONE, space) : 1;
    if (at < GWT_TILES)
        return site_takes(site, at) ? 1 : fail(check, GWT_PROBLEM_TRAIL, GWT_NONE, space);
    if (gwt_location_is_neutral((GwtLocation)at)) {
        const int fits = site == SITE_NEUTRAL && at < GWT_LOCATION_NEUTRAL + GWT_NEUTRALS;
        return fits ? 1 : fail(check, GWT_PROBLEM_NEUTRALS, GWT_NONE, space);
    }
    if (!gwt_location_is_private((GwtLocation)at) || at >= GWT_LOCATIONS || site != SITE_BUILDING ||
        gwt_location_owner((GwtLocation)at) >= game->players_count)
        return fail(check, GWT_PROBLEM_BUILDINGS, GWT_NONE, space);
    return 1;
}

static int check_trail(Check *check)
{
    const GwtGame *game = check->game;
    unsigned neutrals = 0;
    if (game->occupied >> GWT_SPACES)
        return fail(check, GWT_PROBLEM_TRAIL, GWT_NONE, GWT_NONE);
    for (unsigned space = 0; space < GWT_SPACES; space++) {
        if (!check_space(check, space))
            return 0;
        if (gwt_location_is_neutral(game->on_space[space]))
            neutrals |= 1u << (game->on_space[space] - GWT_LOCATION_NEUTRAL);
    }
    return neutrals == 0x7F ? 1 : fail(check, GWT_PROBLEM_NEUTRALS, GWT_NONE, GWT_NONE);
}

static int check_buildings(Check *check, unsigned seat)
{
    const GwtGame *game = check->game;
    const GwtPlayer *player = &game->players[seat];
    unsigned standing = 0;
    uint64_t built = 0;
    for (unsigned space = 0; space < GWT_SPACES; space++) {
        const GwtLocation at = game->on_space[space];
        if (!gwt_location_is_private(at) || gwt_location_owner(at) != seat)
            continue;
        if (standing >> gwt_location_number(at) & 1)
            return fail(check, GWT_PROBLEM_BUILDINGS, seat, gwt_location_number(at));
        standing |= 1u << gwt_location_number(at);
        built |= bit64(space);
    }
    const unsigned supply = player->buildings, boxed = player->buildings_boxed;
    const int twice = (standing & supply) || (standing & boxed) || (supply & boxed);
    if (twice || (standing | supply | boxed) != building_numbers(game) || built != player->built)
        return fail(check, GWT_PROBLEM_BUILDINGS, seat, GWT_NONE);
    return 1;
}

static unsigned tiles_of(const GwtGame *game, unsigned tile)
{
    unsigned count = game->tiles_boxed[tile];
    for (unsigned pile = 0; pile < 3; pile++)
        count +=
            (unsigned)game->piles[pile][tile] + (game->foresight[pile][0] == tile) + (game->foresight[pile][1] == tile);
    return count;
}

static unsigned workers_of(const GwtGame *game, unsigned worker)
{
    unsigned count = bits_count(game->job_market[worker]);
    for (unsigned seat = 0; seat < game->players_count; seat++)
        count += game->players[seat].workers[worker] - 1u - (game->players[seat].garth_extra >> 2 * worker & 3u);
    for (unsigned space = 0; space < GWT_MASTER_SPACES; space++)
        count += game->station_masters[space] == GWT_MASTER_SPACE_WORKER + worker;
    return count;
}

static unsigned trail_tiles_of(const GwtGame *game, unsigned tile)
{
    unsigned count = 0;
    for (unsigned seat = 0; seat < game->players_count; seat++)
        count += tile < GWT_TILE_HAZARD_FIRST ? game->players[seat].trades[tile - GWT_TILE_TRADE_GREEN]
                                              : game->players[seat].hazards[tile - GWT_TILE_HAZARD_FIRST];
    for (unsigned space = 0; space < GWT_SPACES; space++)
        count += game->on_space[space] == tile;
    return count;
}

static int check_tiles(Check *check)
{
    const GwtGame *game = check->game;
    for (unsigned tile = 0; tile < GWT_TILES; tile++) {
        const TileSpec *spec = &tile_specs[tile];
        unsigned count = tile ? tiles_of(game, tile) : 0;
        if (tile >= GWT_TILE_COWBOY && tile <= GWT_TILE_ENGINEER)
            count += workers_of(game, tile - GWT_TILE_COWBOY);
        else if (tile)
            count += trail_tiles_of(game, tile);
        if (count != (unsigned)spec->count[0] + spec->count[1] + spec->count[2])
            return fail(check, GWT_PROBLEM_TILES, GWT_NONE, tile);
        for (unsigned pile = 0; pile < 3; pile++)
            if (game->piles[pile][tile] > spec->count[pile])
                return fail(check, GWT_PROBLEM_TILES, GWT_NONE, tile);
    }
    return 1;
}

static int check_foresight(Check *check)
{
    const GwtGame *game = check->game;
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++) {
        const uint8_t *tiles = game->foresight[column];
        for (unsigned place = 0; place < 2; place++)
            if (tiles[place] >= GWT_TILES || (tiles[place] && !tile_specs[tiles[place]].count[column]))
                return fail(check, GWT_PROBLEM_FORESIGHT, GWT_NONE, column);
        if (tiles[1] && (!tiles[0] || tiles[0] > tiles[1]))
            return fail(check, GWT_PROBLEM_FORESIGHT, GWT_NONE, column);
    }
    return 1;
}

/* The token's row is filled from the left and its last space is free; below it there is nobody. */
static int check_job_market(Check *check)
{
    const GwtGame *game = check->game;
    const unsigned first = GWT_JOB_COLUMNS - game->players_count;
    uint64_t filled = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        if (filled & game->job_market[worker])
            return fail(check, GWT_PROBLEM_JOB_MARKET, GWT_NONE, worker);
        filled |= game->job_market[worker];
    }
    if (game->token_row < 1 || game->token_row > GWT_JOB_ROWS)
        return fail(check, GWT_PROBLEM_JOB_MARKET, GWT_NONE, game->token_row);
    if ((game->token_row == GWT_JOB_ROWS) != (game->token_owner != GWT_NONE) ||
        (game->token_owner != GWT_NONE && game->token_owner >= game->players_count))
        return fail(check, GWT_PROBLEM_JOB_MARKET, GWT_NONE, game->token_row);
    const uint64_t row_columns = 15ull & ~((1ull << first) - 1);
    for (unsigned row = 0; row < 16; row++) {
        const uint64_t in_row = filled >> GWT_JOB_COLUMNS * row & 15;
        if (in_row & ~row_columns || (row > game->token_row && in_row) || (row >= GWT_JOB_ROWS && in_row))
            return fail(check, GWT_PROBLEM_JOB_MARKET, GWT_NONE, row);
        const uint64_t from_left = in_row >> first;
        if (row == game->token_row && ((from_left & (from_left + 1)) || in_row >> (GWT_JOB_COLUMNS - 1)))
            return fail(check, GWT_PROBLEM_JOB_MARKET, GWT_NONE, row);
    }
    return 1;
}

static int check_cattle(Check *check)
{
    const GwtGame *game = check->game;
    const int simmental = content_has_simmental(game);
    if (!simmental && (game->simmental[0] || game->simmental[1]))
        return fail(check, GWT_PROBLEM_CATTLE, GWT_NONE, GWT_NONE);
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        unsigned count = (unsigned)game->market[card] + game->market_stack[card] + game->box.cattle[card];
        for (unsigned seat = 0; seat < game->players_count; seat++) {
            const GwtPlayer *player = &game->players[seat];
            count += (unsigned)player->hand.cattle[card] + player->draw.cattle[card] + player->discard.cattle[card];
        }
        const unsigned in_market =
            cattle_specs[card].market_count + (simmental ? cattle_specs[card].simmental_count : 0u);
        const int raised = simmental && card >= GWT_CARD_HEIFER;
        if (raised)
            count += game->simmental[card - GWT_CARD_HEIFER];
        if (count != cattle_specs[card].starter_count * game->players_count + (raised ? SIMMENTAL_STACK : in_market) ||
            (!in_market && (game->market[card] || game->market_stack[card])))
            return fail(check, GWT_PROBLEM_CATTLE, GWT_NONE, card);
    }
    return 1;
}

static unsigned objective_copies(const GwtGame *game, unsigned card)
{
    unsigned count = gwt_objectives_of(game->objective_stack, card) + gwt_objectives_of(game->box.objectives, card);
    for (unsigned place = 0; place < GWT_DISPLAY_MAX; place++)
        count += game->display[place] == card;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        const GwtPlayer *player = &game->players[seat];
        count += gwt_objectives_of(player->area, card) + gwt_objectives_of(player->hand.objectives, card) +
                 gwt_objectives_of(player->draw.objectives, card) + gwt_objectives_of(player->discard.objectives, card);
    }
    return count;
}

#define OBJECTIVE_WORD (GWT_OBJECTIVE_SINGLES | GWT_OBJECTIVE_A1_MASK | GWT_OBJECTIVE_START_MASK)

static int check_objectives(Check *check)
{
    const GwtGame *game = check->game;
    GwtObjectives in_decks = game->objective_stack, anywhere = game->box.objectives;
    unsigned blind_elsewhere = 0;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        const GwtPlayer *player = &game->players[seat];
        in_decks |= player->hand.objectives | player->draw.objectives | player->discard.objectives;
        anywhere |= player->area;
        if (game->viewer != GWT_NONE && game->viewer != seat)
            blind_elsewhere += player->hand_blind_count;
        if (gwt_objectives_count(player->area & GWT_OBJECTIVE_START_MASK) != 1)
            return fail(check, GWT_PROBLEM_OBJECTIVES, seat, GWT_NONE);
    }
    if (in_decks & GWT_OBJECTIVE_START_MASK || (in_decks | anywhere) & ~OBJECTIVE_WORD)
        return fail(check, GWT_PROBLEM_OBJECTIVES, GWT_NONE, GWT_NONE);
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++)
        if (objective_copies(game, card) != objective_specs[card - GWT_OBJECTIVE_FIRST].copies)
            return fail(check, GWT_PROBLEM_OBJECTIVES, GWT_NONE, card);
    if (gwt_objectives_count(game->objective_stack) != game->objective_stack_count + blind_elsewhere)
        return fail(check, GWT_PROBLEM_COUNTS, GWT_NONE, GWT_NONE);
    for (unsigned place = 0; place < GWT_DISPLAY_MAX; place++) {
        const unsigned card = game->display[place];
        if (card != GWT_NONE && (card < GWT_OBJECTIVE_FIRST || card > GWT_CARD_A1))
            return fail(check, GWT_PROBLEM_OBJECTIVES, GWT_NONE, place);
        if (place && card != GWT_NONE && game->display[place - 1] == GWT_NONE)
            return fail(check, GWT_PROBLEM_OBJECTIVES, GWT_NONE, place);
    }
    return 1;
}

static int check_masters(Check *check)
{
    const GwtGame *game = check->game;
    const unsigned all =
        master_set[content_board(game)] | (game->options & GWT_OPTION_PROMO_MASTERS ? PROMO_MASTERS : 0u);
    unsigned seen = 0, count = 0, garths = 0;
    for (unsigned seat = 0; seat < game->players_count; seat++)
        garths += garth_sits_at(game, seat);
    for (unsigned space = 0; space < GWT_MASTER_SPACES; space++) {
        const unsigned tile = game->station_masters[space];
        if (tile == GWT_MASTER_NONE && (garths || (space >= 5 && !content_has_rails(game))))
            continue; /* Garth leaves no worker there */
        if (tile >= GWT_MASTER_SPACE_WORKER) {
            if (tile >= GWT_MASTER_SPACE_WORKER + GWT_WORKERS)
                return fail(check, GWT_PROBLEM_MASTERS, GWT_NONE, space);
            continue;
        }
        if (tile == GWT_MASTER_NONE || tile >= GWT_MASTERS)
            return fail(check, GWT_PROBLEM_MASTERS, GWT_NONE, space);
        seen |= 1u << tile;
        count++;
    }
    for (unsigned place = 0; place < 8; place++) {
        const unsigned tile = place < 4 ? game->masters_boxed[place] : game->masters_offered[place - 4];
        if (tile >= GWT_MASTERS || (place >= 4 && tile && !content_has_rails(game)))
            return fail(check, GWT_PROBLEM_MASTERS, GWT_NONE, GWT_NONE);
        seen |= tile ? 1u << tile : 0;
        count += tile != 0;
    }
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        seen |= game->players[seat].masters;
        count += bits_count(game->players[seat].masters);
    }
    return seen == all && count == bits_count(all) ? 1 : fail(check, GWT_PROBLEM_MASTERS, GWT_NONE, GWT_NONE);
}

static int check_discs(Check *check, unsigned seat)
{
    const GwtPlayer *player = &check->game->players[seat];
    const StripSpec *strip = &strips[content_board(check->game)];
    const unsigned single = player->cities & ~(1u << GWT_CITY_KANSAS_CITY | 1u << strip->last);
    const unsigned stations = content_has_rails(check->game) ? GWT_STATIONS : GWT_STATION_NORTH_FIRST;
    const unsigned placed =
        bits_count(single) + player->home_discs + player->last_city_discs + bits_count(player->stations);
    if (player->discs_cleared & ~content_discs(check->game) || player->cities >> strip->cities ||
        player->stations >> stations || placed != bits_count(player->discs_cleared))
        return fail(check, GWT_PROBLEM_DISCS, seat, GWT_NONE);
    if ((player->home_discs > 0) != (player->cities >> GWT_CITY_KANSAS_CITY & 1) ||
        (player->last_city_discs > 0) != (player->cities >> strip->last & 1))
        return fail(check, GWT_PROBLEM_DISCS, seat, GWT_NONE);
    FOR_EACH_BIT(disc, player->discs_cleared) /* of a pair the lower one goes first (DI8) */
        if (!(player->discs_cleared >> disc_specs[disc].group & 1))
            return fail(check, GWT_PROBLEM_DISCS, seat, (unsigned)disc);
    return 1;
}

static int stack_has(const GwtGame *game, unsigned player, unsigned kind, int subject)
{
    for (unsigned at = 0; at < game->decisions_count; at++) {
        const GwtDecision *entry = &game->decisions[at];
        if (entry->kind == kind && entry->player == player && (subject < 0 || entry->subject == subject))
            return 1;
    }
    return 0;
}

static int check_engine(Check *check, unsigned seat)
{
    const GwtGame *game = check->game;
    const unsigned engine = game->players[seat].engine;
    if (engine >= GWT_RAIL_SPACES)
        return fail(check, GWT_PROBLEM_ENGINE, seat, engine);
    const int leaving = stack_has(game, seat, GWT_STEP_LEAVE_END, -1) ||
                        stack_has(game, seat, GWT_DECIDE_ENGINE_BACK, GWT_BACK_FROM_END);
    if (engine == GWT_RAIL_END && !leaving)
        return fail(check, GWT_PROBLEM_ENGINE, seat, engine);
    for (unsigned other = 0; other < seat; other++)
        if (engine != GWT_RAIL_START && game->players[other].engine == engine)
            return fail(check, GWT_PROBLEM_ENGINE, seat, engine);
    return 1;
}

/* A herder is in Kansas City only while its visit goes on. */
static int check_herder(Check *check, unsigned seat)
{
    const GwtGame *game = check->game;
    const unsigned herder = game->players[seat].herder;
    const int visiting = stack_has(game, seat, GWT_STEP_KANSAS_CITY, -1);
    const int placing = stack_has(game, seat, GWT_DECIDE_PLACE, -1);
    const int waiting =
        seat != game->turn_player || (game->decisions_count && game->decisions[0].kind == GWT_DECIDE_BID);
    if (herder == GWT_NONE)
        return !visiting && !garth_sits_at(game, seat) && (placing || waiting)
                   ? 1
                   : fail(check, GWT_PROBLEM_HERDER, seat, herder);
    if (herder >= GWT_SPACES || placing)
        return fail(check, GWT_PROBLEM_HERDER, seat, herder);
    const unsigned site = trail_spaces[game->edition][herder].site;
    if (site == SITE_NONE || site == SITE_BESIDE || (site == SITE_KANSAS_CITY) != visiting)
        return fail(check, GWT_PROBLEM_HERDER, seat, herder);
    return 1;
}

static int check_counts(Check *check, unsigned seat)
{
    const GwtGame *game = check->game;
    const GwtPlayer *player = &game->players[seat];
    const unsigned hand = gwt_cards_count(&player->hand), draw = gwt_cards_count(&player->draw);
    if (gwt_cards_count(&player->discard) != player->discard_count)
        return fail(check, GWT_PROBLEM_COUNTS, seat, GWT_NONE);
    if (game->viewer == GWT_NONE || game->viewer == seat) {
        if (hand != player->hand_count || draw != player->draw_count ||
            gwt_objectives_count(player->hand_blind) != player->hand_blind_count)
            return fail(check, GWT_PROBLEM_COUNTS, seat, GWT_NONE);
        return 1;
    }
    if (player->hand_blind || hand + player->hand_blind_count > player->hand_count ||
        hand + draw + player->hand_blind_count != (unsigned)player->hand_count + player->draw_count)
        return fail(check, GWT_PROBLEM_COUNTS, seat, GWT_NONE);
    return 1;
}

static int check_hand(Check *check, unsigned seat)
{
    const GwtPlayer *player = &check->game->players[seat];
    for (unsigned card = 0; card < GWT_CARDS; card++) {
        const unsigned blind = gwt_card_is_objective(card) ? gwt_objectives_of(player->hand_blind, card) : 0;
        if (gwt_cards_of(&player->hand_known, card) + blind > gwt_cards_of(&player->hand, card))
            return fail(check, GWT_PROBLEM_HAND, seat, card);
    }
    if ((player->hand_known.objectives | player->hand_blind) & ~OBJECTIVE_WORD)
        return fail(check, GWT_PROBLEM_HAND, seat, GWT_NONE);
    return 1;
}

static int check_north(Check *check, unsigned seat)
{
    const GwtPlayer *player = &check->game->players[seat];
    const int rails = content_has_rails(check->game);
    if (player->branchlets >> GWT_TOWNS || bits_count(player->branchlets) > GWT_BRANCHLETS ||
        (player->branchlets && !rails))
        return fail(check, GWT_PROBLEM_NORTH, seat, GWT_NONE);
    if (player->tokens > GWT_TOKENS_MAX || (player->tokens && !start_tokens[content_board(check->game)]))
        return fail(check, GWT_PROBLEM_NORTH, seat, GWT_NONE);
    return 1;
}

static int check_medium_towns(Check *check)
{
    uint8_t count[GWT_MEDIUMS] = { 0 };
    const int rails = content_has_rails(check->game);
    for (unsigned place = 0; place < GWT_MEDIUM_TOWNS; place++) {
        const unsigned tile = check->game->medium_towns[place];
        if (tile >= GWT_MEDIUMS || (tile != GWT_MEDIUM_NONE) != rails)
            return fail(check, GWT_PROBLEM_NORTH, GWT_NONE, place);
        if (tile && ++count[tile] > MEDIUM_TILES_EACH)
            return fail(check, GWT_PROBLEM_NORTH, GWT_NONE, place);
    }
    return 1;
}

static int check_garth(Check *check, unsigned seat)
{
    const GwtPlayer *player = &check->game->players[seat];
    if (player->garth_level >= GWT_GARTH_LEVELS || player->garth_specialty >= GWT_WORKERS || player->bid > 63 ||
        (player->garth_deck & 1) || (player->bidder != GWT_NONE && player->bidder >= check->game->players_count))
        return fail(check, GWT_PROBLEM_GARTH, seat, GWT_NONE);
    const unsigned extra = player->garth_extra;
    if (!player->garth_level && (player->garth_deck || player->garth_specialty || extra))
        return fail(check, GWT_PROBLEM_GARTH, seat, GWT_NONE);
    if (player->garth_level && (player->dollars || player->tokens || player->hand_count))
        return fail(check, GWT_PROBLEM_GARTH, seat, GWT_NONE);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (1 + (extra >> 2 * worker & 3u) > player->workers[worker] || extra >> 6)
            return fail(check, GWT_PROBLEM_GARTH, seat, worker);
    return 1;
}

static int check_player(Check *check, unsigned seat)
{
    const GwtGame *game = check->game;
    const GwtPlayer *player = &game->players[seat];
    if (player->dollars > DOLLARS_MAX)
        return fail(check, GWT_PROBLEM_DOLLARS, seat, GWT_NONE);
    if (player->certificates == 5 || player->certificates > gwt_certificate_limit(game, seat))
        return fail(check, GWT_PROBLEM_CERTIFICATES, seat, player->certificates);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (player->workers[worker] < 1 || player->workers[worker] > 6)
            return fail(check, GWT_PROBLEM_WORKERS, seat, worker);
    return check_north(check, seat) && check_garth(check, seat) && check_discs(check, seat) &&
           check_engine(check, seat) && check_herder(check, seat) && check_buildings(check, seat) &&
           check_counts(check, seat) && check_hand(check, seat);
}

/* ---- decision stack ---- */

static int subject_fits(const GwtGame *game, const GwtDecision *entry)
{
    const GwtPlayer *player = &game->players[entry->player];
    const StripSpec *strip = &strips[content_board(game)];
    const unsigned stations = content_has_rails(game) ? GWT_STATIONS : GWT_STATION_NORTH_FIRST;
    const unsigned subject = entry->subject;
    switch (entry->kind) {
    case GWT_DECIDE_WALK:
    case GWT_DECIDE_AUXILIARY:
    case GWT_DECIDE_OBJECTIVE:
        return subject <= 1;
    case GWT_DECIDE_DELIVERY:
        return subject <= 1 && entry->amount <= 100;
    case GWT_DECIDE_BUILD_SPACE:
        return subject < GWT_BUILDINGS;
    case GWT_DECIDE_ENGINE_BACK:
        return subject <= GWT_BACK_TO_DELIVER;
    case GWT_DECIDE_UPGRADE:
    case GWT_STEP_MASTER_CHANCE:
        return subject < stations;
    case GWT_DECIDE_STATION_DISC:
        return subject < stations;
    case GWT_DECIDE_STATION_MASTER:
        return subject < stations && station_master_space(subject) != GWT_NONE;
    case GWT_DECIDE_FORESIGHT:
        return subject < GWT_FORESIGHT_COLUMNS;
    case GWT_DECIDE_DELIVERY_DISC:
        return subject < strip->cities && entry->detail <= 1;
    case GWT_STEP_TRANSPORT:
        return subject < strip->cities;
    case GWT_DECIDE_RAISE:
        return content_has_simmental(game) && (subject == GWT_CARD_CALF || subject == GWT_CARD_HEIFER);
    case GWT_STEP_BRANCHLET_SPACE:
        return content_has_rails(game) && subject < GWT_TOWNS && entry->amount < 4;
    case GWT_STEP_TOWN:
        return content_has_rails(game) && subject < GWT_TOWNS;
    case GWT_DECIDE_BRANCHLET:
    case GWT_STEP_NEXT_BRANCHLET:
        return content_has_rails(game) && subject == 0;
    case GWT_DECIDE_GARTH:
        return player->garth_level != GWT_GARTH_NONE && subject == 0;
    case GWT_DECIDE_DISCARD_SECOND:
        return subject < GWT_CATTLE;
    case GWT_DECIDE_BUY_SECOND:
        return entry->detail < GWT_BUY_OPTIONS && buy_specs[entry->detail].cards == 2 &&
               subject >= buy_specs[entry->detail].first && subject <= buy_specs[entry->detail].last;
    case GWT_DECIDE_COPY:
        return subject < GWT_SPACES;
    case GWT_DECIDE_EFFECT:
    case GWT_STEP_REWARD:
        return subject > GWT_EFFECT_NONE && subject < GWT_EFFECTS;
    case GWT_STEP_KANSAS_CITY:
        return subject >= 1 && subject <= 5;
    default:
        return subject == 0;
    }
}

static int amount_fits(const GwtDecision *entry)
{
    switch (entry->kind) {
    case GWT_DECIDE_HIRE:
        return entry->amount <= 2 * HIRE_MODIFIER_BIAS;
    case GWT_DECIDE_BUY:
    case GWT_DECIDE_BUY_SECOND:
        return entry->amount <= 6;
    case GWT_DECIDE_BRANCHLET:
        return entry->amount <= 1;
    case GWT_DECIDE_DISCARD:
        return 1;
    case GWT_DECIDE_DELIVERY:
    case GWT_STEP_SHOW_HAND_END:
        return entry->amount <= 100;
    default:
        return entry->amount <= 40;
    }
}

/* Where a stack may begin: with a phase of the turn. */
static int may_be_lowest(unsigned kind)
{
    return kind == GWT_DECIDE_PLACE || kind == GWT_DECIDE_MOVE || kind == GWT_DECIDE_LOCATION ||
           kind == GWT_STEP_KANSAS_CITY || kind == GWT_DECIDE_BID || kind == GWT_DECIDE_GARTH;
}

static int kind_is_known(unsigned kind)
{
    return (kind > GWT_DECIDE_NONE && kind < GWT_QUESTIONS) || (kind >= GWT_STEPS && kind < GWT_DECISION_KINDS);
}

static int check_decisions(Check *check)
{
    const GwtGame *game = check->game;
    if (!game->over && !game->decisions_count)
        return fail(check, GWT_PROBLEM_DECISIONS, GWT_NONE, GWT_NONE);
    for (unsigned at = 0; at < game->decisions_count; at++) {
        const GwtDecision *entry = &game->decisions[at];
        const unsigned lowest = game->decisions[0].kind;
        if (at && (lowest == GWT_DECIDE_BID || (lowest == GWT_DECIDE_GARTH && entry->player == game->turn_player)))
            return fail(check, GWT_PROBLEM_DECISIONS, GWT_NONE, at);
        const int off_turn = entry->kind == GWT_DECIDE_BID || (entry->kind == GWT_DECIDE_DISCARD && at > 0); /* EX1 */
        if (!kind_is_known(entry->kind) || entry->optional > 1 || entry->player >= game->players_count ||
            garth_sits_at(game, entry->player) != (entry->kind == GWT_DECIDE_GARTH) ||
            (entry->player != game->turn_player && !off_turn) || (at == 0) != may_be_lowest(entry->kind) ||
            !subject_fits(game, entry) || !amount_fits(entry))
            return fail(check, GWT_PROBLEM_DECISIONS, GWT_NONE, at);
    }
    if (game->decisions_count && game->decisions[game->decisions_count - 1].kind >= GWT_STEPS)
        return fail(check, GWT_PROBLEM_DECISIONS, GWT_NONE, game->decisions_count - 1u);
    return 1;
}

GwtProblemCode gwt_check(const GwtGame *game, GwtProblem *out)
{
    Check check = { game, { GWT_PROBLEM_NONE, GWT_NONE, GWT_NONE } };
    int ok = check_setup(&check) && check_trail(&check) && check_turn(&check);
    for (unsigned seat = 0; ok && seat < game->players_count; seat++)
        ok = check_player(&check, seat);
    if (ok)
        ok = check_foresight(&check) && check_job_market(&check) && check_masters(&check) && check_tiles(&check) &&
             check_medium_towns(&check) && check_cattle(&check) && check_objectives(&check) && check_decisions(&check);
    (void)ok;
    if (out)
        *out = check.problem;
    return (GwtProblemCode)check.problem.code;
}

const char *gwt_problem_text(GwtProblemCode code)
{
    static const char *const texts[GWT_PROBLEMS] = {
#define PROBLEM_TEXT(name, text) [GWT_PROBLEM_##name] = text,
        GWT_PROBLEM_LIST(PROBLEM_TEXT)
#undef PROBLEM_TEXT
    };
    return (unsigned)code < GWT_PROBLEMS ? texts[code] : "unknown problem";
}
