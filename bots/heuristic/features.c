/* SPDX-License-Identifier: MIT */
/* features.c - see features.h. Each block has a function of its own; the numbers that scale a feature only keep it
 * near one. */
#include "features.h"
#include <string.h>
#include "gwt/trail.h"

enum { FAR = 60, TURNS_MAX = 7, BREED_VALUE_MAX = 5 };

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

static void put(FeatureList *out, unsigned index, int value)
{
    if (value != 0 && out->count < FEATURES_ACTIVE_MAX)
        out->items[out->count++] = (Feature){ (uint16_t)index, (int16_t)value };
}

/* The first `count` of the `size` features of a block. */
static void put_level(FeatureList *out, unsigned block, unsigned size, unsigned count)
{
    for (unsigned i = 0; i < count && i < size; i++)
        put(out, block + i, FEATURE_ONE);
}

static void put_one_of(FeatureList *out, unsigned block, unsigned size, unsigned which, int value)
{
    put(out, block + (which < size ? which : size - 1), value);
}

static void put_bits(FeatureList *out, unsigned block, uint64_t bits)
{
    for (; bits; bits &= bits - 1)
        put(out, block + (unsigned)__builtin_ctzll(bits), FEATURE_ONE);
}

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

/* Successors have higher numbers, so one pass settles all. */
static void measure_way(const GwtGame *game, unsigned from, const FeatureContext *context, uint8_t steps[GWT_SPACES])
{
    memset(steps, FAR, GWT_SPACES);
    steps[from] = 0;
    for (unsigned space = from; space < GWT_SPACE_KANSAS_CITY; space++) {
        if (steps[space] == FAR)
            continue;
        for (unsigned branch = 0; branch < 2; branch++) {
            unsigned next = context->next[space][branch];
            if (next == GWT_NONE)
                continue;
            unsigned far = steps[space] + (unsigned)(game->occupied >> next & 1);
            if (far < steps[next])
                steps[next] = (uint8_t)far;
        }
    }
}

static unsigned start_of(const GwtPlayer *player)
{
    return player->herder >= GWT_SPACE_KANSAS_CITY ? GWT_SPACE_START : player->herder;
}

static unsigned steps_to_kansas_city(const GwtGame *game, unsigned player, const FeatureContext *context)
{
    uint8_t steps[GWT_SPACES];
    measure_way(game, start_of(&game->players[player]), context, steps);
    return steps[GWT_SPACE_KANSAS_CITY];
}

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

/* Each breed counts once. */
static unsigned breeding_value(const GwtCards *cards, const FeatureContext *context, unsigned *breeds)
{
    unsigned sum = 0;
    uint8_t best[GWT_BREEDS] = { 0 };
    *breeds = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        const GwtPrintedCattle *printed = &context->cattle[card];
        if (!cards->cattle[card] || printed->value <= best[printed->breed])
            continue;
        sum += printed->value - best[printed->breed];
        best[printed->breed] = printed->value;
        *breeds |= 1u << printed->breed;
    }
    return sum;
}

/* Expected breeding value of `hand` cards drawn from a heap of `size`, in sixteenths: a breed with n cards is missed with a
 * chance of about (1 - hand / size) to the n. */
static int expected_value(const uint8_t counts[GWT_CATTLE], unsigned size, unsigned hand, const FeatureContext *context)
{
    uint8_t of_breed[GWT_BREEDS] = { 0 }, value[GWT_BREEDS] = { 0 };
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        const GwtPrintedCattle *printed = &context->cattle[card];
        of_breed[printed->breed] = (uint8_t)(of_breed[printed->breed] + counts[card]);
        if (counts[card])
            value[printed->breed] = printed->value;
    }
    if (size == 0)
        return 0;
    uint32_t miss_one = hand >= size ? 0 : 1024 - 1024 * hand / size;
    uint32_t sum = 0;
    for (unsigned breed = 0; breed < GWT_BREEDS; breed++) {
        uint32_t miss = 1024;
        for (unsigned i = 0; i < of_breed[breed]; i++)
            miss = miss * miss_one / 1024;
        if (of_breed[breed])
            sum += (1024 - miss) * value[breed];
    }
    return (int)(sum / 64);
}

/* Breeding value that the hand may have in Kansas City, in sixteenths, if it is kept and about two cards are drawn each turn:
 * the best breeds it holds or may draw, as far as the hand limit goes. */
static int later_value(const GwtPlayer *self, unsigned breeds, unsigned turns, unsigned hand_limit,
                       const FeatureContext *context)
{
    uint8_t of_breed[GWT_BREEDS] = { 0 }, value[GWT_BREEDS] = { 0 };
    unsigned draws = 2 * turns, size = self->draw_count;
    int reshuffled = draws > size;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        const GwtPrintedCattle *printed = &context->cattle[card];
        unsigned count = self->draw.cattle[card] + (reshuffled ? self->discard.cattle[card] : 0u);
        of_breed[printed->breed] = (uint8_t)(of_breed[printed->breed] + count);
        if (count || self->hand.cattle[card])
            value[printed->breed] = printed->value > value[printed->breed] ? printed->value : value[printed->breed];
    }
    if (reshuffled)
        size += self->discard_count;
    uint32_t miss_one = draws >= size ? 0 : 1024 - 1024 * draws / size;
    uint32_t room = 1024 * hand_limit, sum = 0;
    for (unsigned worth = BREED_VALUE_MAX; worth > 0 && room > 0; worth--)
        for (unsigned breed = 0; breed < GWT_BREEDS; breed++) {
            if (value[breed] != worth)
                continue;
            uint32_t miss = breeds >> breed & 1 ? 0 : 1024;
            for (unsigned i = 0; miss && i < of_breed[breed]; i++)
                miss = miss * miss_one / 1024;
            uint32_t chance = 1024 - miss < room ? 1024 - miss : room;
            room -= chance;
            sum += chance * worth;
        }
    return (int)(sum / 64);
}

/* Missing icons of one objective card. */
static unsigned tasks_missing(const GwtPrintedObjective *card, const uint8_t have[GWT_TASKS])
{
    unsigned missing = 0;
    for (unsigned task = 0; task < GWT_TASKS; task++)
        if (card->tasks[task] > have[task])
            missing += card->tasks[task] - have[task];
    return missing;
}

static void count_tasks(const GwtGame *game, unsigned player, const uint8_t deck[GWT_CATTLE], uint8_t have[GWT_TASKS])
{
    const GwtPlayer *self = &game->players[player];
    unsigned hazards = 0;
    for (unsigned i = 0; i < GWT_HAZARDS; i++)
        hazards += self->hazards[i];
    memset(have, 0, GWT_TASKS);
    have[GWT_TASK_BUILDING] = (uint8_t)__builtin_popcountll(self->built);
    have[GWT_TASK_TRADE_GREEN] = self->trades[0];
    have[GWT_TASK_TRADE_ALT] = self->trades[1];
    have[GWT_TASK_HAZARD] = (uint8_t)hazards;
    have[GWT_TASK_STATION] = (uint8_t)__builtin_popcount(self->stations);
    have[GWT_TASK_VALUE3] = (uint8_t)(deck[GWT_CARD_YELLOW] + deck[GWT_CARD_RED] + deck[GWT_CARD_BLUE]);
    have[GWT_TASK_BROWN] = (uint8_t)(deck[GWT_CARD_BROWN_3] + deck[GWT_CARD_BROWN_4] + deck[GWT_CARD_BROWN_5]);
    have[GWT_TASK_PURPLE] = (uint8_t)(deck[GWT_CARD_PURPLE_5] + deck[GWT_CARD_PURPLE_6] + deck[GWT_CARD_PURPLE_7]);
    have[GWT_TASK_LAST_CITY] = self->last_city_discs;
}

/* Objective cards: those that must count and those that may, by what they still lack. */
static void put_tasks(const GwtGame *game, unsigned player, const uint8_t deck[GWT_CATTLE], FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    GwtObjectives free_ones = self->hand.objectives | self->draw.objectives | self->discard.objectives;
    GwtObjectives all = free_ones | self->area;
    if (!all)
        return;
    uint8_t have[GWT_TASKS];
    int sums[8] = { 0 };
    count_tasks(game, player, deck, have);
    unsigned before = GWT_NONE;
    while (all) {
        unsigned card = gwt_objectives_take(&all);
        if (card == before) /* another copy */
            continue;
        before = card;
        int bound = gwt_objectives_of(self->area, card) != 0;
        GwtPrintedObjective printed;
        gwt_printed_objective(card, &printed);
        unsigned missing = tasks_missing(&printed, have);
        if (missing == 0)
            sums[bound * 4] += printed.points;
        else {
            sums[bound * 4 + (missing == 1 ? 1 : 2)] += printed.points;
            sums[bound * 4 + 3] += printed.penalty;
        }
    }
    for (unsigned i = 0; i < 8; i++)
        put(out, FEATURE_TASKS + i, sums[i] * FEATURE_ONE / 4);
}

/* The best city the cargo reaches, by what it pays and what the way there costs. */
static void put_best_city(const GwtPlayer *self, int cargo, unsigned turns, const FeatureContext *context, FeatureList *out)
{
    int best = -99, cost = 0;
    int place = context->engine_place[self->engine];
    for (unsigned city = 0; city < context->cities_count; city++) {
        const GwtPrintedCity *printed = &context->cities[city];
        if (printed->value > cargo || (!printed->repeatable && self->cities >> city & 1) ||
            (printed->town != GWT_NONE && !(self->branchlets >> printed->town & 1)))
            continue;
        int beyond = printed->value > place ? printed->value - place : 0;
        int worth = printed->points * 2 + printed->value / 2;
        if (city > 0 && self->cities >> (city - 1) & 1)
            worth += context->cities[city - 1].arrow_points * 2;
        if (city + 1u < context->cities_count && self->cities >> (city + 1) & 1)
            worth += printed->arrow_points * 2;
        if (worth * 2 - beyond > best) {
            best = worth * 2 - beyond;
            cost = beyond;
        }
    }
    put_one_of(out, FEATURE_CITY_BEST, 8, turns, best);
    put_one_of(out, FEATURE_CITY_COST, 8, turns, cost * 2);
}

static void put_cards(const GwtGame *game, unsigned player, unsigned turns, const FeatureContext *context, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    uint8_t deck[GWT_CATTLE];
    unsigned deck_size = 0, hand_cattle = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        deck[card] = (uint8_t)(self->hand.cattle[card] + self->draw.cattle[card] + self->discard.cattle[card]);
        deck_size += deck[card];
        hand_cattle += self->hand.cattle[card];
        put(out, FEATURE_DECK + card, deck[card] * FEATURE_ONE / 2);
    }
    unsigned breeds, hand_limit = gwt_hand_limit(game, player);
    int value = (int)breeding_value(&self->hand, context, &breeds);
    put_bits(out, FEATURE_HAND_BREED, breeds);
    put_level(out, FEATURE_HAND_DOUBLE, 4, hand_cattle - (unsigned)__builtin_popcount(breeds));
    put_level(out, FEATURE_HAND_MISSING, 6, hand_limit > self->hand_count ? hand_limit - self->hand_count : 0);
    unsigned hand_objectives = gwt_objectives_count(self->hand.objectives);
    unsigned draw_objectives = gwt_objectives_count(self->draw.objectives);
    unsigned objectives = hand_objectives + draw_objectives + gwt_objectives_count(self->discard.objectives);
    put_level(out, FEATURE_HAND_OBJECTIVES, 3, hand_objectives);
    put_level(out, FEATURE_DECK_OBJECTIVES, 3, objectives);
    deck_size += objectives;
    put(out, FEATURE_DECK_SIZE, (int)deck_size);
    put(out, FEATURE_DECK_VALUE, expected_value(deck, deck_size, hand_limit, context) / 10);
    put(out, FEATURE_DRAW_SIZE, self->draw_count);
    put(out, FEATURE_DRAW_VALUE, expected_value(self->draw.cattle, self->draw_count, 2, context) / 4);
    int cargo = value + self->certificates + (int)gwt_permanent_certificates(game, player);
    put_one_of(out, FEATURE_CARGO, 8, turns, value * 2);
    put_one_of(out, FEATURE_CARGO_ALL, 8, turns, cargo * 2);
    put_one_of(out, FEATURE_CARGO_LATER, 8, turns, later_value(self, breeds, turns, hand_limit, context) / 8);
    put_best_city(self, cargo, turns, context, out);
    put_tasks(game, player, deck, out);
    put(out, FEATURE_GROWTH, (2 * deck[GWT_CARD_CALF] + deck[GWT_CARD_HEIFER]) * FEATURE_ONE / 2);
}

/* Dollars that the cards in hand bring at a building. */
static int sale_at(const GwtPlayer *self, const uint8_t effects[2 * GWT_LOCALS_MAX])
{
    static const struct {
        uint8_t effect, card, dollars;
    } sales[] = {
        { GWT_EFFECT_WHITE_FOR_2, GWT_CARD_WHITE, 2 }, { GWT_EFFECT_GREEN_FOR_2, GWT_CARD_GREEN, 2 },
        { GWT_EFFECT_BLACK_FOR_2, GWT_CARD_BLACK, 2 }, { GWT_EFFECT_WHITE_FOR_4, GWT_CARD_WHITE, 4 },
        { GWT_EFFECT_GREEN_FOR_3, GWT_CARD_GREEN, 3 }, { GWT_EFFECT_YELLOW_FOR_10, GWT_CARD_YELLOW, 10 },
    };
    int sum = 0;
    for (unsigned i = 0; i < 2 * GWT_LOCALS_MAX; i++) {
        if (effects[i] == GWT_EFFECT_PAIR_FOR_4 || effects[i] == GWT_EFFECT_PAIR_FOR_3) {
            int pair = 0;
            for (unsigned card = 0; card < GWT_CATTLE; card++)
                pair |= self->hand.cattle[card] > 1;
            sum += pair * 4;
        }
        for (unsigned k = 0; k < sizeof sales / sizeof sales[0]; k++)
            if (effects[i] == sales[k].effect && self->hand.cattle[sales[k].card])
                sum += sales[k].dollars;
    }
    return sum;
}

/* What the herder can do at buildings he may use: next turn, later on this trip, or not before Kansas City. Returns the deeds of
 * the next turn. */
static unsigned put_deeds(const GwtGame *game, unsigned player, const uint8_t steps[GWT_SPACES], unsigned limit,
                      const FeatureContext *context, FeatureList *out)
{
    unsigned next = 0, later = 0;
    int sale = 0;
    for (unsigned space = 0; space < GWT_SPACE_KANSAS_CITY; space++) {
        GwtLocation at = game->on_space[space];
        if (steps[space] == FAR || steps[space] == 0 || !gwt_location_is_building(at) ||
            (gwt_location_is_private(at) && gwt_location_owner(at) != player))
            continue;
        *(steps[space] <= limit ? &next : &later) |= context->deeds[at];
        if (steps[space] <= limit && context->deeds[at] >> DEED_SELL & 1) {
            int here = sale_at(&game->players[player], context->effects[at]);
            sale = here > sale ? here : sale;
        }
    }
    later &= ~next;
    put_bits(out, FEATURE_DEED_NEXT, next);
    put_bits(out, FEATURE_DEED_LATER, later);
    put_bits(out, FEATURE_DEED_NEVER, ~(next | later) & ((1u << DEEDS) - 1));
    put_level(out, FEATURE_CAN_SELL, 3, (unsigned)sale / 2);
    return next;
}

static unsigned turns_of(unsigned steps, unsigned limit)
{
    unsigned turns = (steps + limit - 1) / limit;
    return turns > TURNS_MAX ? TURNS_MAX : turns;
}

/* Returns the turns to Kansas City. */
static unsigned put_way(const GwtGame *game, unsigned player, const FeatureContext *context, unsigned *deeds_next,
                        FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    uint8_t steps[GWT_SPACES];
    unsigned limit = gwt_step_limit(game, player);
    measure_way(game, start_of(self), context, steps);
    unsigned far = steps[GWT_SPACE_KANSAS_CITY], turns = turns_of(far, limit);
    put_one_of(out, FEATURE_HERDER, GWT_SPACES + 1, self->herder, FEATURE_ONE);
    put_one_of(out, FEATURE_TURNS, 8, turns, FEATURE_ONE);
    put_level(out, FEATURE_STEPS, 14, far);
    *deeds_next = put_deeds(game, player, steps, limit, context, out);
    return turns;
}

/* Places of the job market that are still free before the game ends. */
static int clock_left(const GwtGame *game)
{
    uint64_t open = game->token_row >= GWT_JOB_ROWS ? ~0ull >> 16 : (1ull << (GWT_JOB_COLUMNS * game->token_row)) - 1;
    int left = (GWT_JOB_ROWS - game->token_row) * game->players_count;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        left -= __builtin_popcountll(game->job_market[worker] & ~open);
    return left;
}

/* The features that count more or less by the time that is left, times that. */
static void put_twins(const GwtGame *game, FeatureList *out)
{
    int all = GWT_JOB_ROWS * game->players_count, left = clamp(clock_left(game), 0, all);
    unsigned count = out->count;
    for (unsigned i = 0; i < count; i++)
        if (out->items[i].index < FEATURES_TIMED)
            put(out, FEATURE_TWINS + out->items[i].index, out->items[i].value * left / all);
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
    int left = clock_left(game), filled = (GWT_JOB_ROWS - game->token_row) * game->players_count - left;
    put_one_of(out, FEATURE_TOKEN_ROW, GWT_JOB_ROWS + 1, game->token_row, FEATURE_ONE);
    put(out, FEATURE_ROW_FILLED, filled * FEATURE_ONE / 2);
    put(out, FEATURE_CLOCK_LEFT, left * FEATURE_ONE / (4 * game->players_count));
    put(out, FEATURE_LAST_TURN, game->token_owner == GWT_NONE ? 0 : FEATURE_ONE);
}

static void put_table(const GwtGame *game, uint8_t cheapest[GWT_WORKERS], FeatureList *out)
{
    put_job_market(game, cheapest, out);
    int kinds[3] = { 0 };
    for (unsigned column = 0; column < GWT_FORESIGHT_COLUMNS; column++)
        for (unsigned i = 0; i < 2; i++) {
            unsigned tile = game->foresight[column][i];
            if (tile != GWT_TILE_NONE)
                kinds[tile < GWT_TILE_TRADE_GREEN ? 0 : tile < GWT_TILE_HAZARD_FIRST ? 1 : 2]++;
        }
    for (unsigned i = 0; i < 3; i++)
        put(out, FEATURE_FORESIGHT + i, kinds[i] * 4);
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

static void put_rivals(const GwtGame *game, unsigned player, FeatureContext *context, FeatureList *out)
{
    unsigned rival = GWT_NONE, near = 0, garths = 0;
    int best = -999, sum = 0;
    for (unsigned other = 0; other < game->players_count; other++) {
        if (other == player)
            continue;
        int score = score_of(game, other);
        unsigned steps = steps_to_kansas_city(game, other, context);
        near += turns_of(steps, gwt_step_limit(game, other)) <= 1;
        garths += game->players[other].garth_level != 0;
        sum += score;
        if (score > best) {
            best = score;
            rival = other;
        }
    }
    if (rival == GWT_NONE)
        return;
    context->best_rival_score = (int16_t)best;
    const GwtPlayer *self = &game->players[rival];
    unsigned steps = steps_to_kansas_city(game, rival, context);
    put(out, FEATURE_RIVAL_SCORE, best / 2);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        put(out, FEATURE_RIVAL_WORKERS + worker, (self->workers[worker] - 1) * 4);
    put(out, FEATURE_RIVAL_DOLLARS, clamp(self->dollars, 0, 60));
    put(out, FEATURE_RIVAL_CITIES, __builtin_popcount(self->cities) * 2 + self->home_discs);
    put(out, FEATURE_RIVAL_ENGINE, context->engine_place[self->engine] / 2);
    put_one_of(out, FEATURE_RIVAL_TURNS, 6, turns_of(steps, gwt_step_limit(game, rival)), FEATURE_ONE);
    put(out, FEATURE_RIVAL_STEPS, (int)steps);
    put(out, FEATURE_RIVAL_GARTH + self->garth_level, FEATURE_ONE);
    put(out, FEATURE_RIVAL_BUILDINGS, __builtin_popcountll(self->built) * 2);
    put(out, FEATURE_OTHERS_SCORE, sum / (game->players_count - 1) / 2);
    put_level(out, FEATURE_OTHERS_NEAR, 4, near);
    put_level(out, FEATURE_OTHERS_GARTH, 4, garths);
}

/* What money and workers are enough for at the buildings within reach. */
static void put_chances(const GwtGame *game, const GwtPlayer *self, unsigned deeds_next, const uint8_t cheapest[GWT_WORKERS],
                        unsigned best_building, const FeatureContext *context, FeatureList *out)
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
    for (unsigned space = 0; space < GWT_SPACES; space++)
        for (unsigned branch = 0; branch < 2; branch++)
            out->next[space][branch] = (uint8_t)gwt_trail_next(game->edition, space, branch);
    for (unsigned at = GWT_LOCATION_NEUTRAL; at < GWT_LOCATIONS; at++) {
        GwtPrintedBuilding printed;
        gwt_printed_building(game, (GwtLocation)at, &printed);
        for (unsigned local = 0; local < GWT_LOCALS_MAX; local++)
            for (unsigned side = 0; side < 2; side++) {
                out->deeds[at] |= effect_deeds[printed.effects[local][side]];
                out->effects[at][2 * local + side] = printed.effects[local][side];
            }
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
    put_rivals(game, player, out, &out->rivals);
}

void features_of(const GwtGame *game, unsigned player, const FeatureContext *context, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    GwtScore score;
    out->count = 0;
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
    unsigned deeds_next, turns = put_way(game, player, context, &deeds_next, out);
    put_cards(game, player, turns, context, out);
    uint8_t cheapest[GWT_WORKERS];
    put_table(game, cheapest, out);
    put_chances(game, self, deeds_next, cheapest, best_building, context, out);
    int lead = score.total - context->best_rival_score;
    put_one_of(out, FEATURE_RIVAL_LEAD, 6, (unsigned)clamp((lead + 30) / 10, 0, 5), FEATURE_ONE);
    if (rails) {
        put_bits(out, FEATURE_BRANCHLETS, self->branchlets);
        put_level(out, FEATURE_BRANCHLETS_LEFT, 8, gwt_branchlets_left(game, player) / 2);
        put_level(out, FEATURE_BELLS, 6, gwt_bells_cleared(game, player));
    }
    put_twins(game, out);
}
