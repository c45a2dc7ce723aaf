/* SPDX-License-Identifier: MIT */
/* features_way.c - the trail ahead: how far it is, what it costs, and what can be done at the buildings on it. */
#include <string.h>
#include "features_parts.h"

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

static unsigned turns_of(unsigned steps, unsigned limit)
{
    unsigned turns = (steps + limit - 1) / limit;
    return turns > WAY_TURNS_MAX ? WAY_TURNS_MAX : turns;
}

unsigned way_turns(const GwtGame *game, unsigned player, const FeatureContext *context, unsigned *steps)
{
    uint8_t far[GWT_SPACES];
    measure_way(game, way_start(&game->players[player]), context, far);
    *steps = far[GWT_SPACE_KANSAS_CITY];
    return turns_of(*steps, gwt_step_limit(game, player));
}

/* What is sold where, for how much: of these cards one. */
static const struct {
    uint8_t card, dollars; /* dollars: 0 where nothing is sold */
} sales[GWT_EFFECTS] = {
    [GWT_EFFECT_WHITE_FOR_2] = { GWT_CARD_WHITE, 2 }, [GWT_EFFECT_GREEN_FOR_2] = { GWT_CARD_GREEN, 2 },
    [GWT_EFFECT_BLACK_FOR_2] = { GWT_CARD_BLACK, 2 }, [GWT_EFFECT_WHITE_FOR_4] = { GWT_CARD_WHITE, 4 },
    [GWT_EFFECT_GREEN_FOR_3] = { GWT_CARD_GREEN, 3 }, [GWT_EFFECT_YELLOW_FOR_10] = { GWT_CARD_YELLOW, 10 },
};

static int has_pair(const GwtPlayer *self)
{
    int pair = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        pair |= self->hand.cattle[card] > 1;
    return pair;
}

/* Dollars that the cards in hand bring at a building. */
static int sale_at(const GwtPlayer *self, const uint8_t effects[2 * GWT_LOCALS_MAX])
{
    int sum = 0;
    for (unsigned i = 0; i < 2 * GWT_LOCALS_MAX; i++) {
        if (effects[i] == GWT_EFFECT_PAIR_FOR_4 || effects[i] == GWT_EFFECT_PAIR_FOR_3)
            sum += has_pair(self) * 4;
        if (self->hand.cattle[sales[effects[i]].card])
            sum += sales[effects[i]].dollars;
    }
    return sum;
}

/* What selling at a building will bring, in sixteenths of a dollar. */
static int expected_sale(const GwtPlayer *self, const Refill *refill, const uint8_t effects[2 * GWT_LOCALS_MAX])
{
    int sum = 0;
    for (unsigned i = 0; i < 2 * GWT_LOCALS_MAX; i++) {
        if (effects[i] == GWT_EFFECT_GAIN_4)
            sum += 4 * 16;
        else if (effects[i] == GWT_EFFECT_PAIR_FOR_4 || effects[i] == GWT_EFFECT_PAIR_FOR_3)
            sum += has_pair(self) ? 4 * 16 : refill->missing ? 2 * 16 : 0;
        else
            sum += sales[effects[i]].dollars * refill->card[sales[effects[i]].card];
    }
    return sum;
}

/* What can be had at the buildings of the next turn. */
typedef struct Offers {
    int sale, buy_cash;          /* in sixteenths of a dollar; buy_cash: below zero where nothing is for sale */
    int hire_short[GWT_WORKERS]; /* dollars that are lacking, or FAR */
    unsigned buildings;
} Offers;

static void offer_workers(const uint8_t cheapest[GWT_WORKERS], int dearer, int cash, Offers *offers)
{
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        int lacking = clamp((16 * (cheapest[worker] + dearer) - cash + 15) / 16, 0, FAR - 1);
        offers->hire_short[worker] = lacking < offers->hire_short[worker] ? lacking : offers->hire_short[worker];
    }
}

static void offer_buildings(const GwtPlayer *self, int each, int cash, const FeatureContext *context, Offers *offers)
{
    for (unsigned left = self->buildings; left; left &= left - 1) {
        unsigned number = (unsigned)__builtin_ctz(left), builders = context->buildings[number].builders;
        if (builders <= self->workers[GWT_BUILDER] && 16 * (int)builders * each <= cash)
            offers->buildings |= 1u << number;
    }
}

static void add_offers(const GwtPlayer *self, GwtLocation at, int sale, const uint8_t cheapest[GWT_WORKERS],
                       const FeatureContext *context, Offers *offers)
{
    int cash = self->dollars * 16 + sale;
    offers->sale = sale > offers->sale ? sale : offers->sale;
    for (unsigned i = 0; i < 2 * GWT_LOCALS_MAX; i++)
        switch (context->effects[at][i]) {
        case GWT_EFFECT_HIRE_1_CHEAPER:
            offer_workers(cheapest, -1, cash, offers);
            break;
        case GWT_EFFECT_HIRE:
            offer_workers(cheapest, 0, cash, offers);
            break;
        case GWT_EFFECT_HIRE_2_DEARER:
            offer_workers(cheapest, 2, cash, offers);
            break;
        case GWT_EFFECT_BUILD_AT_1:
            offer_buildings(self, 1, cash, context, offers);
            break;
        case GWT_EFFECT_BUILD_AT_2:
            offer_buildings(self, 2, cash, context, offers);
            break;
        case GWT_EFFECT_BUY_CATTLE:
            offers->buy_cash = cash > offers->buy_cash ? cash : offers->buy_cash;
            break;
        default:
            break;
        }
}

static void put_offers(const Offers *offers, FeatureList *out)
{
    static const uint8_t prices[10] = { 3, 5, 6, 8, 9, 11, 12, 15, 18, 24 };
    put(out, FEATURE_SALE, offers->sale / 4);
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        int lacking = offers->hire_short[worker];
        if (lacking != FAR)
            put(out, FEATURE_HIRE_AT + 3 * worker + (lacking == 0 ? 0u : lacking <= 2 ? 1u : 2u), FEATURE_ONE);
    }
    put_bits(out, FEATURE_BUILD_AT, offers->buildings);
    for (unsigned i = 0; i < 10; i++)
        put(out, FEATURE_BUY_AT + i, offers->buy_cash >= 16 * prices[i] ? FEATURE_ONE : 0);
}

/* Money at a neutral building of the next turn, by steps, and the part of it that comes from selling there. */
static void put_cash_at(unsigned letter, int dollars, int sale, FeatureList *out)
{
    unsigned block = FEATURE_CASH_AT + 4 * letter;
    int cash = 16 * dollars + sale;
    put(out, block, sale / 4);
    put(out, block + 1, clamp(cash, 0, 64) / 4);
    put(out, block + 2, clamp(cash - 64, 0, 96) / 6);
    put(out, block + 3, clamp(cash - 160, 0, 160) / 10);
}

/* What the herder can do at buildings he may use: next turn, later on this trip, or not before Kansas City. Returns the deeds of
 * the next turn. */
static unsigned put_stops(const GwtGame *game, unsigned player, const uint8_t steps[GWT_SPACES], unsigned limit,
                          const uint8_t cheapest[GWT_WORKERS], const FeatureContext *context, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    unsigned next = 0, later = 0;
    int sale = 0;
    Offers offers = { .buy_cash = -1, .hire_short = { FAR, FAR, FAR } };
    Refill refill;
    cards_expect_refill(game, player, context, &refill);
    for (unsigned breed = 0; breed < GWT_BREEDS; breed++)
        put(out, FEATURE_HAND_CHANCE + breed, refill.breed[breed]);
    for (uint64_t ahead = game->occupied & ((1ull << GWT_SPACE_KANSAS_CITY) - 1); ahead; ahead &= ahead - 1) {
        unsigned space = (unsigned)__builtin_ctzll(ahead);
        GwtLocation at = game->on_space[space];
        if (steps[space] == FAR || steps[space] == 0 || !gwt_location_is_building(at) ||
            (gwt_location_is_private(at) && gwt_location_owner(at) != player))
            continue;
        unsigned turn = steps[space] <= limit ? 0 : steps[space] <= 2 * limit ? 1 : 2;
        if (gwt_location_is_private(at))
            put(out, FEATURE_NEAR_OWN + 2 * (gwt_location_number(at) % GWT_BUILDINGS) + (turn > 0), FEATURE_ONE);
        else
            put(out, FEATURE_NEAR_NEUTRAL + 3 * (at - GWT_LOCATION_NEUTRAL + 0u) + turn, FEATURE_ONE);
        *(turn == 0 ? &next : &later) |= context->deeds[at];
        if (turn > 0)
            continue;
        int here = sale_at(self, context->effects[at]), expected = expected_sale(self, &refill, context->effects[at]);
        sale = here > sale ? here : sale;
        if (gwt_location_is_neutral(at))
            put_cash_at(at - GWT_LOCATION_NEUTRAL + 0u, self->dollars, expected, out);
        add_offers(self, at, expected, cheapest, context, &offers);
    }
    later &= ~next;
    put_bits(out, FEATURE_DEED_NEXT, next);
    put_bits(out, FEATURE_DEED_LATER, later);
    put_bits(out, FEATURE_DEED_NEVER, ~(next | later) & ((1u << DEEDS) - 1));
    put_level(out, FEATURE_CAN_SELL, 3, (unsigned)sale / 2);
    put_offers(&offers, out);
    return next;
}

int way_clock_left(const GwtGame *game)
{
    uint64_t open = game->token_row >= GWT_JOB_ROWS ? ~0ull >> 16 : (1ull << (GWT_JOB_COLUMNS * game->token_row)) - 1;
    int left = (GWT_JOB_ROWS - game->token_row) * game->players_count;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        left -= __builtin_popcountll(game->job_market[worker] & ~open);
    return left;
}

/* The least that the way to Kansas City costs in fees. */
static uint8_t least_fees(const GwtGame *game, unsigned from, const FeatureContext *context)
{
    uint8_t dollars[GWT_SPACES];
    memset(dollars, UINT8_MAX, sizeof dollars);
    dollars[from] = 0;
    for (unsigned space = from; space < GWT_SPACE_KANSAS_CITY; space++)
        for (unsigned branch = 0; branch < 2 && dollars[space] != UINT8_MAX; branch++) {
            unsigned next = context->next[space][branch];
            if (next == GWT_NONE)
                continue;
            unsigned all = dollars[space] + 0u + context->fees[game->on_space[next]];
            if (all < dollars[next])
                dollars[next] = (uint8_t)all;
        }
    return dollars[GWT_SPACE_KANSAS_CITY];
}

static void find_way(const GwtGame *game, unsigned from, const FeatureContext *context, FeatureWay *way)
{
    if (way->known && way->from == from && memcmp(way->on_space, game->on_space, sizeof way->on_space) == 0)
        return;
    way->known = 1;
    way->from = (uint8_t)from;
    memcpy(way->on_space, game->on_space, sizeof way->on_space);
    measure_way(game, from, context, way->steps);
    way->fees = least_fees(game, from, context);
}

static void put_clock(const GwtGame *game, unsigned turns, unsigned rival_turns, FeatureList *out)
{
    unsigned left = (unsigned)clamp(way_clock_left(game) * 2 / game->players_count, 0, FEATURE_CLOCK - 1);
    put(out, FEATURE_CLOCK_TURNS + 5 * left + (turns < 4 ? turns : 4), FEATURE_ONE);
    put(out, FEATURE_CLOCK_RIVAL + 5 * left + (rival_turns < 4 ? rival_turns : 4), FEATURE_ONE);
}

unsigned way_put(const GwtGame *game, unsigned player, const uint8_t cheapest[GWT_WORKERS],
                 const FeatureContext *context, FeatureWay *before, unsigned *deeds_next, FeatureList *out)
{
    const GwtPlayer *self = &game->players[player];
    FeatureWay here = { 0 }, *way = before ? before : &here;
    unsigned limit = gwt_step_limit(game, player);
    find_way(game, way_start(self), context, way);
    unsigned far = way->steps[GWT_SPACE_KANSAS_CITY], turns = turns_of(far, limit);
    put_one_of(out, FEATURE_HERDER, GWT_SPACES + 1, self->herder, FEATURE_ONE);
    put_one_of(out, FEATURE_TURNS, 8, turns, FEATURE_ONE);
    put_level(out, FEATURE_STEPS, 14, far);
    *deeds_next = put_stops(game, player, way->steps, limit, cheapest, context, out);
    put(out, FEATURE_FEES, way->fees * 4);
    put(out, FEATURE_FEES + 1, way->fees > self->dollars ? FEATURE_ONE : 0);
    put_clock(game, turns, context->rival_turns, out);
    return turns;
}
