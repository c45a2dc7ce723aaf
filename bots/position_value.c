/* SPDX-License-Identifier: MIT */
/* position_value.c - the greedy bot's judgement. Every weight is in thousandths of a victory point; those marked
 * "early" count in full at the start and fade to nothing as the job market token comes down. */
#include "position_value.h"
#include "gwt/printed.h"
#include "gwt/score.h"
#include "gwt/trail.h"

#define POINT 1000
#define FADE_FULL 256 /* the fixed-point 1 of `left` */

enum {
    DOLLAR_END = 200,         /* a dollar at the end: a fifth of a point */
    DOLLAR_EARLY = 350,       /* what a dollar buys before */
    DOLLARS_USEFUL = 24,      /* more than that can hardly be spent before the next income */
    HAND_VALUE = 260,         /* a point of breeding value in hand, at the gates of Kansas City */
    TRIP = 500,               /* a delivery as such, at the gates of Kansas City */
    DECK_VALUE_EARLY = 1100,  /* a point of breeding value in the average hand */
    CERTIFICATE = 350,
    PERMANENT_CERTIFICATE_EARLY = 2000,
    ENGINE_SPACE = 60,
    ENGINE_SPACE_EARLY = 170,
    BUILDING_EARLY = 1800,
    WORKER_EARLY = 6000,
    WORKER_PAIR_EARLY = 120,  /* for each two workers of one type: a specialist gets more out of each action */
    CARGO_FAR = 40,           /* per cent of the cargo's value that counts at the start of the trail */
    CARGO_NEAR = 45,          /* the same at the gates of Kansas City */
    CITY_POINT = 600,        /* a point of city_worth, at the gates of Kansas City */
    TRANSPORT_SPACE = 150,    /* a rail space that the cattle must travel beyond the engine */
    ARROW_HALF = 350,         /* thousandths of the points of a city arrow when one of its two cities is reached */
    TOKEN_EARLY = 700,        /* an exchange token */
    GROWTH_EARLY = 900,       /* a stage that a Simmental card can still rise */
    BRANCHLET_EARLY = 300,
    TOWN_POINT_EARLY = 100    /* a point of worth of a big town that is open to the player and not yet served */
};

static const uint8_t card_value[GWT_CATTLE] = {
    [GWT_CARD_GREY] = 1, [GWT_CARD_GREEN] = 2, [GWT_CARD_BLACK] = 2, [GWT_CARD_WHITE] = 2,
    [GWT_CARD_YELLOW] = 3, [GWT_CARD_RED] = 3, [GWT_CARD_BLUE] = 3,
    [GWT_CARD_BROWN_3] = 4, [GWT_CARD_BROWN_4] = 4, [GWT_CARD_BROWN_5] = 4,
    [GWT_CARD_PURPLE_5] = 5, [GWT_CARD_PURPLE_6] = 5, [GWT_CARD_PURPLE_7] = 5,
    [GWT_CARD_CALF] = 2, [GWT_CARD_HEIFER] = 4, [GWT_CARD_COW] = 5,
};

static const uint8_t card_breed[GWT_CATTLE] = {
    [GWT_CARD_GREY] = GWT_BREED_GREY, [GWT_CARD_GREEN] = GWT_BREED_GREEN,
    [GWT_CARD_BLACK] = GWT_BREED_BLACK, [GWT_CARD_WHITE] = GWT_BREED_WHITE,
    [GWT_CARD_YELLOW] = GWT_BREED_YELLOW, [GWT_CARD_RED] = GWT_BREED_RED, [GWT_CARD_BLUE] = GWT_BREED_BLUE,
    [GWT_CARD_BROWN_3] = GWT_BREED_BROWN, [GWT_CARD_BROWN_4] = GWT_BREED_BROWN, [GWT_CARD_BROWN_5] = GWT_BREED_BROWN,
    [GWT_CARD_PURPLE_5] = GWT_BREED_PURPLE, [GWT_CARD_PURPLE_6] = GWT_BREED_PURPLE,
    [GWT_CARD_PURPLE_7] = GWT_BREED_PURPLE,
    [GWT_CARD_CALF] = GWT_BREED_ORANGE, [GWT_CARD_HEIFER] = GWT_BREED_ORANGE, [GWT_CARD_COW] = GWT_BREED_ORANGE,
};

/* What clearing a disc space is worth early in the game. */
static const int16_t disc_early[GWT_DISCS] = {
    [GWT_DISC_AUX1B] = 750, [GWT_DISC_AUX2B] = 750, [GWT_DISC_AUX3A] = 900, [GWT_DISC_AUX3B] = 600,
    [GWT_DISC_AUX4A] = 1350, [GWT_DISC_AUX4B] = 1350, [GWT_DISC_AUX5A] = 1500, [GWT_DISC_AUX5B] = 750,
    [GWT_DISC_CERT4] = 1350, [GWT_DISC_CERT6] = 2250, [GWT_DISC_STEP1] = 3300, [GWT_DISC_STEP2] = 2400,
    [GWT_DISC_HAND1] = 6750, [GWT_DISC_HAND2] = 6000, [GWT_DISC_AUX6B] = 900,
};

/* CityWorth.worth, by board: the strips of both editions differ too little to tell them apart. */
static const int8_t strip_worth[GWT_CITIES_BASE] = { -3, 1, 2, 3, 4, 6, 7, 5, 8, 10 };
static const int8_t north_worth[GWT_CITIES] = {
    [GWT_CITY_KANSAS_CITY] = -4, [GWT_CITY_COLUMBIA] = 1, [GWT_CITY_ST_LOUIS] = 1, [GWT_CITY_CHICAGO] = 2,
    [GWT_CITY_DETROIT] = 5, [GWT_CITY_CLEVELAND] = 6, [GWT_CITY_PITTSBURGH] = 6, [GWT_CITY_NEW_YORK] = 8,
    [GWT_CITY_MEMPHIS] = 3, [GWT_CITY_DENVER] = 4, [GWT_CITY_MILWAUKEE] = 5, [GWT_CITY_GREEN_BAY] = 6,
    [GWT_CITY_MINNEAPOLIS] = 12, [GWT_CITY_TORONTO] = 8, [GWT_CITY_SAN_FRANCISCO] = 8, [GWT_CITY_MONTREAL] = 17,
};

/* What a question still open is worth; the second column is multiplied by the amount it carries. */
static const int16_t pending[GWT_DECISION_KINDS][2] = {
    [GWT_DECIDE_WALK] = { 0, 150 },
    [GWT_DECIDE_AUXILIARY] = { 700, 0 },
    [GWT_DECIDE_HIRE] = { 1500, 0 },
    [GWT_DECIDE_BUILD] = { 1800, 0 },
    [GWT_DECIDE_BUILD_SPACE] = { 1800, 0 },
    [GWT_DECIDE_ENGINE_FORWARD] = { 0, 220 },
    [GWT_DECIDE_ENGINE_BACK] = { -200, 0 },
    [GWT_DECIDE_UPGRADE] = { 1200, 0 },
    [GWT_DECIDE_STATION_BEHIND] = { 2500, 0 },
    [GWT_DECIDE_STATION_MASTER] = { 2000, 0 },
    [GWT_DECIDE_TRADE] = { 1500, 0 },
    [GWT_DECIDE_HAZARD] = { 1500, 0 },
    [GWT_DECIDE_HAZARD_OR_TRADE] = { 2500, 0 },
    [GWT_DECIDE_DELIVERY] = { 1500, 100 },
    [GWT_DECIDE_DELIVERY_DISC] = { 1500, 0 },
    [GWT_DECIDE_STATION_DISC] = { 1500, 0 },
    [GWT_DECIDE_OBJECTIVE] = { 700, 0 },
    [GWT_DECIDE_DRAW] = { 0, 150 },
    [GWT_DECIDE_TRASH] = { 0, 500 },
    [GWT_DECIDE_CERTIFICATES] = { 0, 350 },
    [GWT_DECIDE_BUY] = { 600, 300 },
    [GWT_DECIDE_COPY] = { 1200, 0 },
    [GWT_DECIDE_EFFECT] = { 500, 0 },
    [GWT_DECIDE_RAISE] = { 300, 0 },
    [GWT_DECIDE_BRANCHLET] = { 900, 900 },
    [GWT_DECIDE_DOLLARS_OR_CATTLE] = { 2000, 0 },
    [GWT_DECIDE_OFFERED_MASTER] = { 2500, 0 },
    [GWT_STEP_REWARD] = { 700, 0 },
    [GWT_STEP_BRANCHLET_SPACE] = { 300, 0 },
    [GWT_STEP_TOWN] = { 700, 0 },
    [GWT_STEP_NEXT_BRANCHLET] = { 900, 0 },
};

/* Filled from Kansas City backwards: the successors of a space have higher numbers, except where the trade road joins.
 * Two passes settle that too. */
static void measure_trail(const GwtGame *game, uint8_t locations[GWT_SPACES])
{
    enum { FAR = 99, PASSES = 2 };
    for (unsigned space = 0; space < GWT_SPACES; space++)
        locations[space] = FAR;
    locations[GWT_SPACE_KANSAS_CITY] = 0;
    for (unsigned pass = 0; pass < PASSES; pass++)
        for (unsigned space = GWT_SPACE_KANSAS_CITY; space-- > 0;)
            for (unsigned branch = 0; branch < 2; branch++) {
                unsigned next = gwt_trail_next(game->edition, space, branch);
                if (next == GWT_NONE)
                    continue;
                unsigned far = locations[next] + (unsigned)(game->occupied >> next & 1);
                if (far < locations[space])
                    locations[space] = (uint8_t)far;
            }
}

void surroundings_of(const GwtGame *game, Surroundings *out)
{
    const int8_t *worth = game->options & GWT_OPTION_RAILS ? north_worth : strip_worth;
    measure_trail(game, out->locations);
    out->cities_count = gwt_printed_cities(game);
    for (unsigned city = 0; city < out->cities_count; city++) {
        GwtPrintedCity printed;
        gwt_printed_city(game, city, &printed);
        out->cities[city] =
            (CityWorth){ .value = printed.value,
                         .worth = worth[city],
                         .arrow_points = (int8_t)(printed.arrow_points + printed.arrow_objective + printed.arrow_token),
                         .repeatable = printed.repeatable,
                         .town = printed.town };
    }
}

/* How much of the game is left, FADE_FULL at the start. */
static int32_t left_of_game(const GwtGame *game)
{
    return (GWT_JOB_ROWS - game->token_row) * FADE_FULL / (GWT_JOB_ROWS - 1);
}

/* Each breed counts once. */
static int32_t hand_breeding_value(const GwtCards *hand)
{
    uint8_t best[GWT_BREEDS] = { 0 };
    int32_t sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        unsigned breed = card_breed[card];
        if (!hand->cattle[card] || card_value[card] <= best[breed])
            continue;
        sum += card_value[card] - best[breed];
        best[breed] = card_value[card];
    }
    return sum;
}

/* Expected breeding value of a hand drawn from all cards of the player, times 1024: a breed with n cards among N is
 * missed with a chance of about (1 - hand / N) to the n. */
static int32_t deck_breeding_value(const GwtPlayer *player, unsigned hand_limit)
{
    unsigned cards = 0;
    uint8_t of_breed[GWT_BREEDS] = { 0 }, value[GWT_BREEDS] = { 0 };
    for (unsigned card = 0; card < GWT_CATTLE; card++) {
        unsigned count = (unsigned)player->hand.cattle[card] + player->draw.cattle[card] + player->discard.cattle[card];
        cards += count;
        of_breed[card_breed[card]] = (uint8_t)(of_breed[card_breed[card]] + count);
        if (count)
            value[card_breed[card]] = card_value[card]; /* of several Simmental stages the highest */
    }
    cards += gwt_objectives_count(player->hand.objectives) + gwt_objectives_count(player->draw.objectives) +
             gwt_objectives_count(player->discard.objectives);
    if (cards == 0)
        return 0;
    uint32_t miss_one = hand_limit >= cards ? 0 : 1024 - 1024 * hand_limit / cards;
    int32_t sum = 0;
    for (unsigned breed = 0; breed < GWT_BREEDS; breed++) {
        uint32_t miss = 1024;
        for (unsigned i = 0; i < of_breed[breed]; i++)
            miss = miss * miss_one / 1024;
        if (of_breed[breed])
            sum += (int32_t)(1024 - miss) * value[breed];
    }
    return sum;
}

static int32_t dollars_value(const GwtPlayer *player, int32_t left)
{
    int32_t dollars = player->dollars;
    int32_t useful = dollars < DOLLARS_USEFUL ? dollars : DOLLARS_USEFUL;
    /* The score counts whole fives; the rest is worth its part as well. */
    return dollars % 5 * DOLLAR_END + useful * DOLLAR_EARLY * left / FADE_FULL;
}

static int32_t workers_value(const GwtPlayer *player)
{
    int32_t sum = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        int32_t hired = player->workers[worker] - 1;
        sum += hired * WORKER_EARLY + hired * (hired + 1) / 2 * WORKER_PAIR_EARLY;
    }
    return sum;
}

static int32_t discs_value(const GwtPlayer *player)
{
    int32_t sum = 0;
    for (unsigned disc = 0; disc < GWT_DISCS; disc++)
        if (player->discs_cleared >> disc & 1)
            sum += disc_early[disc];
    return sum;
}

/* Cities that wait for their neighbour to make an arrow count. */
static int32_t half_arrows_value(const GwtPlayer *player, const Surroundings *around)
{
    int32_t points = 0;
    for (unsigned city = 1; city + 1 < around->cities_count; city++)
        if ((player->cities >> city & 1) != (player->cities >> (city + 1) & 1))
            points += around->cities[city].arrow_points;
    return points * ARROW_HALF;
}

static int is_open(const GwtPlayer *player, const CityWorth *city)
{
    return city->town == GWT_NONE || player->branchlets >> city->town & 1;
}

static int is_served(const GwtPlayer *player, const Surroundings *around, unsigned city)
{
    return !around->cities[city].repeatable && player->cities >> city & 1;
}

static int32_t branchlets_value(const GwtPlayer *player, const Surroundings *around)
{
    int32_t sum = __builtin_popcount(player->branchlets) * BRANCHLET_EARLY;
    if (!player->branchlets)
        return 0;
    for (unsigned city = 1; city < around->cities_count; city++)
        if (around->cities[city].town != GWT_NONE && is_open(player, &around->cities[city]) &&
            !is_served(player, around, city))
            sum += around->cities[city].worth * TOWN_POINT_EARLY;
    return sum;
}

/* A calf can rise twice, a heifer once. */
static int32_t growth_value(const GwtPlayer *player)
{
    int32_t stages = 0;
    for (unsigned card = GWT_CARD_CALF; card < GWT_CARD_COW; card++)
        stages += (GWT_CARD_COW - (int32_t)card) *
                  (player->hand.cattle[card] + player->draw.cattle[card] + player->discard.cattle[card]);
    return stages * GROWTH_EARLY;
}

/* The best delivery that a cargo of this breeding value can make. */
static int32_t delivery_value(const GwtPlayer *player, int32_t cargo, const Surroundings *around)
{
    int32_t best = around->cities[GWT_CITY_KANSAS_CITY].worth * CITY_POINT;
    int32_t place = (int32_t)gwt_printed_rail_place(player->engine);
    for (unsigned i = 1; i < around->cities_count; i++) {
        const CityWorth *city = &around->cities[i];
        if (city->value > cargo || !is_open(player, city) || is_served(player, around, i))
            continue;
        int32_t beyond = city->value > place ? city->value - place : 0;
        int32_t value = city->worth * CITY_POINT - beyond * TRANSPORT_SPACE;
        if (value > best)
            best = value;
    }
    return best;
}

static int32_t trail_value(const GwtGame *game, unsigned player, const Surroundings *around)
{
    const GwtPlayer *self = &game->players[player];
    int32_t whole = around->locations[GWT_SPACE_START];
    int32_t gone = self->herder == GWT_NONE ? 0 : whole - around->locations[self->herder];
    int32_t cargo =
        hand_breeding_value(&self->hand) + self->certificates + (int32_t)gwt_permanent_certificates(game, player);
    if (gone < 0 || whole == 0)
        gone = 0;
    int32_t cargo_value = cargo * HAND_VALUE + delivery_value(self, cargo, around);
    int32_t sure = CARGO_FAR + (CARGO_NEAR - CARGO_FAR) * gone / (whole ? whole : 1);
    return TRIP * gone / (whole ? whole : 1) + cargo_value * sure / 100;
}

int32_t position_value(const GwtGame *game, unsigned player, const Surroundings *around)
{
    const GwtPlayer *self = &game->players[player];
    GwtScore score;
    gwt_score(game, player, &score);
    int32_t value = score.total * POINT;
    if (gwt_is_over(game))
        return value;

    int32_t left = left_of_game(game);
    int32_t place = (int32_t)gwt_printed_rail_place(self->engine);
    int32_t early = workers_value(self) + discs_value(self) + place * ENGINE_SPACE_EARLY +
                    __builtin_popcountll(self->built) * BUILDING_EARLY +
                    (int32_t)gwt_permanent_certificates(game, player) * PERMANENT_CERTIFICATE_EARLY +
                    self->tokens * TOKEN_EARLY + growth_value(self) + branchlets_value(self, around) +
                    deck_breeding_value(self, gwt_hand_limit(game, player)) * DECK_VALUE_EARLY / 1024;
    value += early * left / FADE_FULL;
    value += half_arrows_value(self, around) * left / FADE_FULL;
    value += dollars_value(self, left);
    value += self->certificates * CERTIFICATE + place * ENGINE_SPACE;
    value += trail_value(game, player, around);
    return value;
}

int32_t position_pending_value(const GwtGame *game, unsigned player)
{
    int32_t value = 0;
    for (unsigned i = 0; i < game->decisions_count; i++) {
        const GwtDecision *asked = &game->decisions[i];
        if (asked->player == player)
            value += pending[asked->kind][0] + pending[asked->kind][1] * asked->amount;
    }
    return value;
}
