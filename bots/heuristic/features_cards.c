/* SPDX-License-Identifier: MIT */
/* features_cards.c - hand, deck, cargo and objective cards. */
#include <string.h>
#include "features_parts.h"

enum { BREED_VALUE_MAX = 5 };

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

/* The chance that none of so many cards is drawn, in 1024ths, where one of them is missed with miss_one. */
static uint32_t miss_all(uint32_t miss_one, unsigned cards)
{
    uint32_t miss = 1024;
    for (unsigned i = 0; i < cards; i++)
        miss = miss * miss_one / 1024;
    return miss;
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
        if (of_breed[breed])
            sum += (1024 - miss_all(miss_one, of_breed[breed])) * value[breed];
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
            uint32_t miss = breeds >> breed & 1 ? 0 : miss_all(miss_one, of_breed[breed]);
            uint32_t chance = 1024 - miss < room ? 1024 - miss : room;
            room -= chance;
            sum += chance * worth;
        }
    return (int)(sum / 64);
}

/* Missing icons of one objective card, and of each kind on top of those already there. */
static unsigned tasks_missing(const GwtPrintedObjective *card, const uint8_t have[GWT_TASKS], int need[GWT_TASKS])
{
    unsigned missing = 0;
    for (unsigned task = 0; task < GWT_TASKS; task++)
        if (card->tasks[task] > have[task]) {
            missing += card->tasks[task] - have[task];
            need[task] += card->tasks[task] - have[task];
        }
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
    int sums[8] = { 0 }, need[2][GWT_TASKS] = { { 0 } };
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
        unsigned missing = tasks_missing(&printed, have, need[bound]);
        if (missing == 0)
            sums[bound * 4] += printed.points;
        else {
            sums[bound * 4 + (missing == 1 ? 1 : 2)] += printed.points;
            sums[bound * 4 + 3] += printed.penalty;
        }
    }
    for (unsigned i = 0; i < 8; i++)
        put(out, FEATURE_TASKS + i, sums[i] * FEATURE_ONE / 4);
    for (unsigned task = 0; task < GWT_TASKS; task++) {
        put(out, FEATURE_NEED + task, need[0][task] * FEATURE_ONE / 2);
        put(out, FEATURE_NEED + GWT_TASKS + task, need[1][task] * FEATURE_ONE / 2);
    }
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

void cards_put(const GwtGame *game, unsigned player, unsigned turns, const FeatureContext *context, FeatureList *out)
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

void cards_expect_refill(const GwtGame *game, unsigned player, const FeatureContext *context, Refill *out)
{
    const GwtPlayer *self = &game->players[player];
    unsigned limit = gwt_hand_limit(game, player), size = self->draw_count;
    uint32_t miss_breed[GWT_BREEDS];
    out->missing = limit > self->hand_count ? limit - self->hand_count : 0;
    int reshuffled = size < out->missing;
    if (reshuffled)
        size += self->discard_count;
    uint32_t miss_one = out->missing >= size ? (size ? 0 : 1024) : 1024 - 1024 * out->missing / size;
    for (unsigned breed = 0; breed < GWT_BREEDS; breed++)
        miss_breed[breed] = 1024;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        unsigned left = self->draw.cattle[card] + (reshuffled ? self->discard.cattle[card] : 0u);
        uint32_t miss = self->hand.cattle[card] ? 0 : miss_all(miss_one, left);
        out->card[card] = (uint8_t)((1024 - miss + 32) / 64);
        unsigned breed = context->cattle[card].breed;
        miss_breed[breed] = miss_breed[breed] * miss / 1024;
    }
    for (unsigned breed = 0; breed < GWT_BREEDS; breed++)
        out->breed[breed] = (uint8_t)((1024 - miss_breed[breed] + 32) / 64);
}
