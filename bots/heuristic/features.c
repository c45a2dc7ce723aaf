/* SPDX-License-Identifier: MIT */
/* features.c - see features.h. Each block has a function of its own; the numbers that scale a feature only keep it
 * near one. */
#include "features.h"
#include <string.h>
#include "features_parts.h"
#include "gwt/trail.h"

#define BIT(deed) (uint16_t)(1u << DEED_##deed)
static const uint16_t effect_deeds[GWT_EFFECTS] = {
#define E(name) [GWT_EFFECT_##name]
    E(WHITE_FOR_2) = BIT(SELL), E(HIRE) = BIT(HIRE), E(HIRE_2_DEARER) = BIT(HIRE), E(GREEN_FOR_2) = BIT(SELL),
    E(BUILD_AT_2) = BIT(BUILD), E(CERTIFICATE) = BIT(CERTIFICATE), E(OBJECTIVE) = BIT(OBJECTIVE),
    E(ENGINE_ENGINEERS) = BIT(ENGINE), E(TRADE) = BIT(TRADE), E(PAY_2_ENGINE_2) = BIT(ENGINE),
    E(AUXILIARY) = BIT(AUXILIARY), E(BLACK_FOR_2) = BIT(SELL), E(BUY_CATTLE) = BIT(BUY), E(PAIR_FOR_4) = BIT(SELL),
    E(HAZARD_AT_7) = BIT(HAZARD), E(WOODS_2) = BIT(SELL), E(WHITE_FOR_4) = BIT(SELL), E(PAIR_FOR_3) = BIT(SELL),
    E(HERDER_1) = BIT(WALK), E(HAZARD_AT_5) = BIT(HAZARD), E(HERDER_2) = BIT(WALK), E(HIRE_1_CHEAPER) = BIT(HIRE),
    E(YELLOW_FOR_10) = BIT(SELL), E(TRADE_PAIRS) = BIT(CERTIFICATE), E(ENGINE_2) = BIT(ENGINE), E(ENGINE_3) = BIT(ENGINE),
    E(EXTRAORDINARY_DELIVERY) = BIT(DELIVERY), E(CERTIFICATES_TO_LIMIT) = BIT(CERTIFICATE), E(HERDER_5) = BIT(WALK),
    E(OBJECTIVE_FOR_CERTIFICATES_2) = BIT(CERTIFICATE), E(ENGINE_BACK_FOR_3) = BIT(SELL), E(GREY_FOR_ENGINE_1) = BIT(ENGINE),
    E(GREEN_FOR_3) = BIT(SELL), E(HERDER_3) = BIT(WALK), E(BLACK_FOR_CERTIFICATES_2) = BIT(CERTIFICATE),
    E(ENGINEERS_1) = BIT(SELL), E(ANY_FOR_3_AND_OBJECTIVE) = BIT(SELL) | BIT(OBJECTIVE), E(ENGINE_WOODS) = BIT(ENGINE),
    E(GAIN_4) = BIT(SELL), E(ENGINE_4) = BIT(ENGINE), E(HERDER_4) = BIT(WALK), E(HAZARD_AT_2) = BIT(HAZARD),
    E(ENGINE_HAZARDS) = BIT(ENGINE), E(BUILD_AT_1) = BIT(BUILD), E(STATIONS_2) = BIT(SELL), E(VALUE_3_FOR_7) = BIT(SELL),
    E(GREEN_FOR_ENGINE_2) = BIT(ENGINE), E(ANY_FOR_6_AND_OBJECTIVE) = BIT(SELL) | BIT(OBJECTIVE), E(BUILDERS_1) = BIT(SELL),
    E(GREY_FOR_SINGLE_AUXILIARY) = BIT(AUXILIARY),
#undef E
};
#undef BIT

/* Money by steps: each feature fills up from `from` over `width` dollars. */
static void put_dollars(FeatureList *out, int dollars)
{
    static const struct {
        uint8_t from, width;
    } steps[6] = { { 0, 3 }, { 3, 3 }, { 6, 4 }, { 10, 6 }, { 16, 14 }, { 30, 30 } };
    for (unsigned i = 0; i < 6; i++)
        put(out, FEATURE_DOLLARS + i, clamp(dollars - steps[i].from, 0, steps[i].width) * FEATURE_ONE / steps[i].width);
}

static void put_goods(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    put_dollars(out, self->dollars);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        put_level(out, FEATURE_WORKERS + 5 * worker, 5, self->workers[worker] - 1u);
    put_bits(out, FEATURE_DISCS, self->discs_cleared);
    put_level(out, FEATURE_CERTIFICATES, 6, self->certificates);
    put_level(out, FEATURE_PERMANENT, 6, gwt_permanent_certificates(game, player));
    put_level(out, FEATURE_TOKENS, 4, self->tokens);
    put_bits(out, FEATURE_STATIONS, self->stations);
    put_bits(out, FEATURE_MASTERS, self->masters);
    unsigned place = context->engine_place[self->engine];
    put_level(out, FEATURE_ENGINE, 14, place / 3);
    put(out, FEATURE_ENGINE_PLACE, (int)place * FEATURE_ONE / 20);
    put_level(out, FEATURE_TRADES, 2, self->trades[0]);
    put_level(out, FEATURE_TRADES + 2, 2, self->trades[1]);
    unsigned hazards = 0;
    for (unsigned i = 0; i < GWT_HAZARDS; i++)
        hazards += self->hazards[i];
    put_level(out, FEATURE_HAZARDS, 4, hazards);
}

static void put_cities(const GwtGame *game, const GwtPlayer *self, const FeatureContext *context, FeatureList *out)
{
    unsigned strip = game->options & GWT_OPTION_RAILS ? GWT_CITIES : 0;
    put_bits(out, FEATURE_CITIES + strip, self->cities);
    put_level(out, FEATURE_HOME_DISCS, 4, self->home_discs);
    put_level(out, FEATURE_LAST_DISCS, 4, self->last_city_discs);
    int half = 0;
    for (unsigned city = 0; city + 1u < context->cities_count; city++)
        if ((self->cities >> city & 1) != (self->cities >> (city + 1) & 1)) {
            const GwtPrintedCity *printed = &context->cities[city];
            half += printed->arrow_points + 2 * (printed->arrow_objective + printed->arrow_token);
        }
    put(out, FEATURE_HALF_ARROWS, half * FEATURE_ONE / 4);
}

/* Returns one more than the points of the best building that builders and money are enough for, or 0. */
static unsigned put_buildings(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    for (uint64_t built = self->built; built; built &= built - 1) {
        unsigned space = (unsigned)__builtin_ctzll(built);
        unsigned number = gwt_location_number(game->on_space[space]);
        unsigned side = game->b_sides >> number & 1;
        put(out, FEATURE_BUILT + (game->edition * 2u + side) * GWT_BUILDINGS + number % GWT_BUILDINGS, FEATURE_ONE);
        put(out, FEATURE_BUILT_SPACE + space, FEATURE_ONE);
    }
    /* Buildings in front of the player, by whether his builders can put them up. */
    unsigned can = 0, points = 0;
    for (unsigned left = self->buildings; left; left &= left - 1) {
        const GwtPrintedBuilding *printed = &context->buildings[__builtin_ctz(left)];
        can += printed->builders <= self->workers[GWT_BUILDER];
        if (printed->builders <= self->workers[GWT_BUILDER] && printed->builders * 2 <= self->dollars &&
            printed->points >= points)
            points = printed->points + 1u;
    }
    put_level(out, FEATURE_BUILDERS_NEED, 6, can);
    return points;
}

static void put_job_market(const GwtGame *game, uint8_t cheapest_of[GWT_WORKERS], FeatureList *out)
{
    uint64_t open = game->token_row >= GWT_JOB_ROWS ? ~0ull >> 16 : (1ull << (GWT_JOB_COLUMNS * game->token_row)) - 1;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        uint64_t hireable = game->job_market[worker] & open;
        put_level(out, FEATURE_OPEN_WORKERS + 3 * worker, 3, (unsigned)__builtin_popcountll(hireable));
        unsigned cheapest = 12;
        for (; hireable; hireable &= hireable - 1) {
            unsigned price = gwt_printed_job_row((unsigned)__builtin_ctzll(hireable) / GWT_JOB_COLUMNS);
            cheapest = price < cheapest ? price : cheapest;
        }
        put(out, FEATURE_CHEAPEST + worker, (int)cheapest * 2);
        cheapest_of[worker] = (uint8_t)cheapest;
    }
    int left = way_clock_left(game), filled = (GWT_JOB_ROWS - game->token_row) * game->players_count - left;
    put_one_of(out, FEATURE_TOKEN_ROW, GWT_JOB_ROWS + 1, game->token_row, FEATURE_ONE);
    put(out, FEATURE_ROW_FILLED, filled * FEATURE_ONE / 2);
    put(out, FEATURE_CLOCK_LEFT, left * FEATURE_ONE / (4 * game->players_count));
    put(out, FEATURE_LAST_TURN, game->token_owner == GWT_NONE ? 0 : FEATURE_ONE);
}

/* Station masters and objective cards that can still be had. */
static void put_prizes(const GwtGame *game, FeatureList *out)
{
    for (unsigned i = 0; i < GWT_MASTER_SPACES; i++)
        if (game->station_masters[i] != GWT_MASTER_NONE && game->station_masters[i] < GWT_MASTERS)
            put(out, FEATURE_MASTER_AT + GWT_MASTERS * i + game->station_masters[i], FEATURE_ONE);
    uint8_t copies[GWT_CARDS] = { 0 };
    for (unsigned i = 0; i < GWT_DISPLAY_MAX; i++)
        if (game->display[i] < GWT_CARDS && copies[game->display[i]]++ == 0)
            put(out, FEATURE_DISPLAY + game->display[i] - GWT_OBJECTIVE_FIRST, FEATURE_ONE);
}

static void put_table(const GwtGame *game, uint8_t cheapest[GWT_WORKERS], FeatureList *out)
{
    put_job_market(game, cheapest, out);
    int kinds[3] = { 0 }, tiles[8] = { 0 }; /* workers and trades by kind, hazards by place */
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned i = 0; i < 2; i++) {
            unsigned tile = game->foresight[column][i];
            if (tile == GWT_TILE_NONE)
                continue;
            kinds[tile < GWT_TILE_TRADE_GREEN ? 0 : tile < GWT_TILE_HAZARD_FIRST ? 1 : 2]++;
            tiles[tile < GWT_TILE_HAZARD_FIRST ? tile - GWT_TILE_COWBOY : 5 + (tile - GWT_TILE_HAZARD_FIRST) / 5]++;
        }
    for (unsigned i = 0; i < 3; i++)
        put(out, FEATURE_FORESIGHT + i, kinds[i] * 4);
    for (unsigned i = 0; i < 8; i++)
        put(out, FEATURE_TILES + i, tiles[i] * FEATURE_ONE / 2);
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        put(out, FEATURE_MARKET + card, game->market[card] * FEATURE_ONE / 2);
    const uint64_t four = 15;
    put(out, FEATURE_HAZARDS_OUT, __builtin_popcountll(game->occupied & four << GWT_SPACE_FLOOD1) * 4);
    put(out, FEATURE_HAZARDS_OUT + 1, __builtin_popcountll(game->occupied & four << GWT_SPACE_DROUGHT1) * 4);
    put(out, FEATURE_HAZARDS_OUT + 2, __builtin_popcountll(game->occupied & four << GWT_SPACE_ROCK1) * 4);
    unsigned trades[2] = { 0 };
    for (unsigned space = GWT_SPACE_TRADE1; space <= GWT_SPACE_TRADE9; space++)
        if (game->on_space[space])
            trades[game->on_space[space] == GWT_TILE_TRADE_ALT]++;
    put(out, FEATURE_TRADES_OUT, (int)trades[0] * 4);
    put(out, FEATURE_TRADES_OUT + 1, (int)trades[1] * 4);
}

static int score_of(const GwtGame *game, unsigned player)
{
    GwtScore score;
    gwt_score(game, player, &score);
    return score.total;
}

int features_only_garths(const GwtGame *game, unsigned player)
{
    for (unsigned other = 0; other < game->players_count; other++)
        if (other != player && game->players[other].garth_level == 0)
            return 0;
    return 1;
}

static void put_rivals(const GwtGame *game, unsigned player, FeatureContext *context, FeatureList *out)
{
    unsigned rival = GWT_NONE, near = 0, garths = 0, first = WAY_TURNS_MAX;
    int best = -999, sum = 0;
    for (unsigned other = 0; other < game->players_count; other++) {
        if (other == player)
            continue;
        int score = score_of(game, other);
        unsigned steps, turns = way_turns(game, other, context, &steps);
        near += turns <= 1;
        first = turns < first ? turns : first;
        garths += game->players[other].garth_level != 0;
        sum += score;
        if (score > best) {
            best = score;
            rival = other;
        }
    }
    if (rival == GWT_NONE)
        return;
    context->rival = (uint8_t)rival;
    context->best_rival_score = (int16_t)best;
    context->rival_turns = (uint8_t)first;
    const GwtPlayer *self = &game->players[rival];
    unsigned steps, turns = way_turns(game, rival, context, &steps);
    put(out, FEATURE_RIVAL_SCORE, best / 2);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        put(out, FEATURE_RIVAL_WORKERS + worker, (self->workers[worker] - 1) * 4);
    put(out, FEATURE_RIVAL_DOLLARS, clamp(self->dollars, 0, 60));
    put(out, FEATURE_RIVAL_CITIES, __builtin_popcount(self->cities) * 2 + self->home_discs);
    put(out, FEATURE_RIVAL_ENGINE, context->engine_place[self->engine] / 2);
    put_one_of(out, FEATURE_RIVAL_TURNS, 6, turns, FEATURE_ONE);
    put(out, FEATURE_RIVAL_STEPS, (int)steps);
    put(out, FEATURE_RIVAL_GARTH + self->garth_level, FEATURE_ONE);
    put_one_of(out, FEATURE_RIVAL_HERDER, GWT_SPACES + 1, self->herder, FEATURE_ONE);
    if (self->garth_level) {
        put_bits(out, FEATURE_RIVAL_DECK, self->garth_deck);
        put(out, FEATURE_RIVAL_SPECIALTY + self->garth_specialty, FEATURE_ONE);
    }
    put(out, FEATURE_RIVAL_BUILDINGS, __builtin_popcountll(self->built) * 2);
    put(out, FEATURE_OTHERS_SCORE, sum / (game->players_count - 1) / 2);
    put_level(out, FEATURE_OTHERS_NEAR, 4, near);
    put_level(out, FEATURE_OTHERS_GARTH, 4, garths);
}

/* What money and workers are enough for at the buildings within reach. */
static void put_chances(const GwtGame *game, const GwtPlayer *self, unsigned deeds_next,
                        const uint8_t cheapest[GWT_WORKERS], unsigned best_building, const FeatureContext *context,
                        FeatureList *out)
{
    int dollars = self->dollars;
    if (deeds_next >> DEED_HIRE & 1)
        for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
            put(out, FEATURE_CAN_HIRE + worker, dollars >= cheapest[worker] ? FEATURE_ONE : 0);
    if (deeds_next >> DEED_BUILD & 1 && best_building)
        put_level(out, FEATURE_CAN_BUILD, 4, 1 + (best_building - 1) / 3);
    if (deeds_next >> DEED_BUY & 1) {
        unsigned cowboys = self->workers[GWT_COWBOY];
        unsigned brown =
            0u + game->market[GWT_CARD_BROWN_3] + game->market[GWT_CARD_BROWN_4] + game->market[GWT_CARD_BROWN_5];
        unsigned purple =
            0u + game->market[GWT_CARD_PURPLE_5] + game->market[GWT_CARD_PURPLE_6] + game->market[GWT_CARD_PURPLE_7];
        put(out, FEATURE_CAN_BUY, dollars >= (cowboys > 1 ? 3 : 6) ? FEATURE_ONE : 0);
        put(out, FEATURE_CAN_BUY + 1, brown && dollars >= (cowboys > 2 ? 6 : 12) ? FEATURE_ONE : 0);
        put(out, FEATURE_CAN_BUY + 2, purple && cowboys > 1 && dollars >= (cowboys > 3 ? 6 : 12) ? FEATURE_ONE : 0);
        put(out, FEATURE_CAN_BUY + 3, dollars >= 5 && cowboys > 2 ? FEATURE_ONE : 0);
        put(out, FEATURE_CAN_BUY + 4, brown > 1 && cowboys > 4 && dollars >= 8 ? FEATURE_ONE : 0);
    }
    if (deeds_next >> DEED_ENGINE & 1) {
        int place = context->engine_place[self->engine], reach = place + self->workers[GWT_ENGINEER];
        for (unsigned station = 0; station < GWT_TURNOUTS; station++) {
            GwtPrintedStation printed;
            int at = context->engine_place[GWT_RAIL_TURNOUT_FIRST + station];
            if (at < place || at > reach || self->stations >> station & 1)
                continue;
            gwt_printed_station(station, &printed);
            put(out, FEATURE_CAN_UPGRADE, FEATURE_ONE);
            put(out, FEATURE_CAN_UPGRADE + 1, dollars >= printed.dollars ? FEATURE_ONE : 0);
            put(out, FEATURE_CAN_UPGRADE + 2, dollars >= printed.dollars ? printed.points * 2 : 0);
            break;
        }
    }
    put(out, FEATURE_POORER, dollars < 2 ? FEATURE_ONE : 0);
    put(out, FEATURE_POORER + 1, dollars < 5 ? FEATURE_ONE : 0);
    put(out, FEATURE_POORER + 2, dollars < 8 ? FEATURE_ONE : 0);
}

void feature_context(const GwtGame *game, unsigned player, FeatureContext *out)
{
    memset(out, 0, sizeof *out);
    out->only_garths = (uint8_t)features_only_garths(game, player);
    for (unsigned space = 0; space < GWT_SPACES; space++)
        for (unsigned branch = 0; branch < 2; branch++)
            out->next[space][branch] = (uint8_t)gwt_trail_next(game->edition, space, branch);
    for (unsigned at = GWT_LOCATION_NEUTRAL; at < GWT_LOCATIONS; at++) {
        GwtPrintedBuilding printed;
        gwt_printed_building(game, (GwtLocation)at, &printed);
        int passed = gwt_location_is_private((GwtLocation)at) && gwt_location_owner((GwtLocation)at) != player;
        out->fees[at] = passed ? printed.fee : 0;
        for (unsigned local = 0; local < GWT_LOCALS_MAX; local++)
            for (unsigned side = 0; side < 2; side++) {
                out->deeds[at] |= effect_deeds[printed.effects[local][side]];
                out->effects[at][2 * local + side] = printed.effects[local][side];
            }
    }
    for (unsigned tile = 1; tile < GWT_TILES; tile++) {
        GwtPrintedTile printed;
        gwt_printed_tile(game, tile, &printed);
        out->fees[tile] = printed.fee;
    }
    for (unsigned number = 1; number < GWT_BUILDINGS; number++)
        gwt_printed_building(game, gwt_location_private(player, number), &out->buildings[number]);
    out->cities_count = (uint8_t)gwt_printed_cities(game);
    for (unsigned city = 0; city < out->cities_count; city++)
        gwt_printed_city(game, city, &out->cities[city]);
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        gwt_printed_cattle(card, &out->cattle[card]);
    for (unsigned place = 0; place < GWT_RAIL_SPACES; place++)
        out->engine_place[place] = (uint8_t)gwt_printed_rail_place(place);
    feature_context_anew(game, player, out);
}

void feature_context_anew(const GwtGame *game, unsigned player, FeatureContext *out)
{
    out->rival = GWT_NONE;
    out->rivals.count = 0;
    put_rivals(game, player, out, &out->rivals);
    garths_foresee(game, out);
}

static int recall(const FeaturePart *part, FeatureList *out)
{
    if (out->count + part->count > FEATURES_ACTIVE_MAX)
        return 0;
    memcpy(&out->items[out->count], part->items, part->count * sizeof part->items[0]);
    out->count += part->count;
    return 1;
}

static void remember(const FeatureList *list, unsigned from, FeaturePart *part)
{
    part->count = list->count - from <= FEATURE_PART_MAX ? list->count - from : 0;
    memcpy(part->items, &list->items[from], part->count * sizeof part->items[0]);
}

static void put_cards(const GwtGame *game, unsigned player, unsigned turns, const FeatureContext *context, FeatureMemo *memo,
                      FeatureList *out)
{
    FeatureCardsKey key = { game->players[player], turns, out->time_left };
    unsigned from = out->count;
    if (!memo) {
        cards_put(game, player, turns, context, out);
        return;
    }
    key.self.dollars = key.self.buildings = 0;
    key.self.herder = key.self.tokens = 0;
    memset(key.self.workers, 0, sizeof key.self.workers);
    if (memo->cards.count && memcmp(&key, &memo->cards_key, sizeof key) == 0 && recall(&memo->cards, out))
        return;
    cards_put(game, player, turns, context, out);
    remember(out, from, &memo->cards);
    memo->cards_key = key;
}

void feature_memo_begin(FeatureMemo *memo)
{
    memo->cards.count = memo->garths.count = memo->table.count = 0;
    memo->way.known = 0;
}

/* The job market, all else that lies out for everybody, and the prizes. */
static void put_common(const GwtGame *game, FeatureMemo *memo, uint8_t cheapest[GWT_WORKERS], FeatureList *out)
{
    FeatureTableKey key;
    unsigned from = out->count;
    if (!memo) {
        put_table(game, cheapest, out);
        put_prizes(game, out);
        return;
    }
    memset(&key, 0, sizeof key);
    key.occupied = game->occupied;
    memcpy(key.job_market, game->job_market, sizeof key.job_market);
    key.token_row = game->token_row;
    key.token_owner = game->token_owner;
    memcpy(key.on_space, game->on_space, sizeof key.on_space);
    memcpy(key.foresight, game->foresight, sizeof key.foresight);
    memcpy(key.market, game->market, sizeof key.market);
    memcpy(key.display, game->display, sizeof key.display);
    memcpy(key.station_masters, game->station_masters, sizeof key.station_masters);
    if (memo->table.count == 0 || memcmp(&key, &memo->table_key, sizeof key) != 0 || !recall(&memo->table, out)) {
        put_table(game, memo->cheapest, out);
        put_prizes(game, out);
        remember(out, from, &memo->table);
        memo->table_key = key;
    }
    memcpy(cheapest, memo->cheapest, sizeof memo->cheapest);
}

static void put_garths(const GwtGame *game, const FeatureContext *context, FeatureMemo *memo, FeatureList *out)
{
    FeatureGarthsKey key = { .occupied = game->occupied, .token_row = game->token_row };
    unsigned from = out->count;
    if (!memo) {
        garths_put(game, context, out);
        return;
    }
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        key.job_market[worker] = game->job_market[worker];
    for (unsigned seat = 0; seat < game->players_count; seat++)
        key.built[seat] = game->players[seat].built;
    if (memo->garths.count && memcmp(&key, &memo->garths_key, sizeof key) == 0 && recall(&memo->garths, out))
        return;
    garths_put(game, context, out);
    remember(out, from, &memo->garths);
    memo->garths_key = key;
}

void features_of(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureMemo *memo, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    GwtScore score;
    const int places = GWT_JOB_ROWS * game->players_count;
    out->count = 0;
    out->time_left = clamp(way_clock_left(game), 0, places) * FEATURE_TIME_ONE / places;
    gwt_score(game, player, &score);
    put(out, FEATURE_BIAS, FEATURE_ONE);
    put(out, FEATURE_PLAYERS + game->players_count - 2u, FEATURE_ONE);
    int rails = (game->options & GWT_OPTION_RAILS) != 0;
    put(out, FEATURE_BOARD + game->edition + 2u * (unsigned)rails, FEATURE_ONE);
    put(out, FEATURE_VARIANT, game->options & GWT_OPTION_SIMMENTAL ? FEATURE_ONE : 0);
    for (unsigned i = 0; i < GWT_SCORE_CATEGORIES; i++)
        put(out, FEATURE_SCORE + i, score.category[i] * FEATURE_ONE / 8);
    put_goods(game, player, context, out);
    put_cities(game, self, context, out);
    unsigned best_building = put_buildings(game, player, context, out);
    uint8_t cheapest[GWT_WORKERS];
    put_common(game, memo, cheapest, out);
    unsigned deeds_next, turns = way_put(game, player, cheapest, context, memo ? &memo->way : NULL, &deeds_next, out);
    if (context->only_garths)
        put_garths(game, context, memo, out);
    put_cards(game, player, turns, context, memo, out);
    put_chances(game, self, deeds_next, cheapest, best_building, context, out);
    int lead = score.total - context->best_rival_score;
    put_one_of(out, FEATURE_RIVAL_LEAD, 6, (unsigned)clamp((lead + 30) / 10, 0, 5), FEATURE_ONE);
    if (rails) {
        put_bits(out, FEATURE_BRANCHLETS, self->branchlets);
        put_level(out, FEATURE_BRANCHLETS_LEFT, 8, gwt_branchlets_left(game, player) / 2);
        put_level(out, FEATURE_BELLS, 6, gwt_bells_cleared(game, player));
    }
}
