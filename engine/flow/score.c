/* SPDX-License-Identifier: MIT */
/* score.c - the score pad (components.md section 11), for the end of the game and for any moment before it. */
#include "gwt/score.h"
#include "core/memory.h"
#include "rules/rules.h"

#define OBJECTIVES_MAX 28
#define GARTH_LAST_CITY_POINTS 6

static unsigned points_of_buildings(const GwtGame *game, unsigned player)
{
    unsigned sum = 0;
    FOR_EACH_BIT(space, game->players[player].built)
        sum += location_spec(game, game->on_space[space])->points;
    return sum;
}

/* With Rails to the North by cleared bell spaces; Garth has his own figure. */
static int points_of_last_city(const GwtGame *game, unsigned player)
{
    const StripSpec *strip = &strips[content_board(game)];
    if (garth_sits_at(game, player))
        return GARTH_LAST_CITY_POINTS;
    return strip->city[strip->last].points + strip->bell_points * (int)branchlet_bells(&game->players[player]);
}

/* Arrows count when both neighbours carry the player's disc; crests count for each disc. */
static int points_of_cities(const GwtGame *game, unsigned player)
{
    const GwtPlayer *owner = &game->players[player];
    const StripSpec *strip = &strips[content_board(game)];
    int sum = 0;
    for (unsigned city = 0; city < strip->cities; city++) {
        const int discs = city == GWT_CITY_KANSAS_CITY ? owner->home_discs
                          : city == strip->last        ? owner->last_city_discs
                                                       : owner->cities >> city & 1;
        const int each = city == strip->last ? points_of_last_city(game, player) : strip->city[city].points;
        sum += discs * each;
        if ((owner->cities >> city & 3) == 3)
            sum += strip->city[city].arrow_points;
    }
    return sum;
}

static unsigned points_of_stations(const GwtPlayer *player)
{
    unsigned sum = 0;
    FOR_EACH_BIT(station, player->stations)
        sum += station_specs[station].points;
    return sum;
}

static unsigned points_of_hazards(const GwtPlayer *player)
{
    unsigned sum = 0;
    for (unsigned hazard = 0; hazard < GWT_HAZARDS; hazard++)
        sum += player->hazards[hazard] * tile_specs[GWT_TILE_HAZARD_FIRST + hazard].points;
    return sum;
}

static unsigned cattle_in_deck(const GwtPlayer *player, unsigned card)
{
    return (unsigned)player->draw.cattle[card] + player->hand.cattle[card] + player->discard.cattle[card];
}

static unsigned points_of_cattle(const GwtPlayer *player)
{
    unsigned sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        sum += cattle_in_deck(player, card) * cattle_specs[card].points;
    return sum;
}

static unsigned points_of_workers(const GwtPlayer *player)
{
    unsigned sum = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++)
        if (player->workers[worker] > 4)
            sum += 4u * (player->workers[worker] - 4u);
    return sum;
}

/* ---- objective cards ---- Each item serves one card only; which cards are met, and which cards of the deck are
 * added to those of the objective area, is settled so that the total is highest, the pairs of station master sm2
 * included (OB5, OB6, OB11). A search over the cards: met or not met; the bound is what the cards still open
 * could bring at most. */

/* A number for each kind of item side by side, so that all are compared at once. The top bit of each stays free: set before
 * another set of numbers is taken away, it shows afterwards whether there was enough. */
typedef uint64_t ItemCounts;
enum { ITEM_BITS = 7 };
GWT_STATIC_ASSERT(ITEM_BITS * TASKS <= 64, "the items fit one word");
static const ItemCounts items_top = 0x4081020408102040ull; /* the top bits of nine */
GWT_STATIC_ASSERT(TASKS == 9, "items_top has them all");

static ItemCounts items_of(const uint8_t counts[TASKS])
{
    ItemCounts items = 0;
    for (unsigned task = 0; task < TASKS; task++)
        items |= (ItemCounts)counts[task] << ITEM_BITS * task;
    return items;
}

static int items_are_enough(ItemCounts items, ItemCounts tasks)
{
    return (((items | items_top) - tasks) & items_top) == items_top;
}

typedef struct ObjectiveChoice {
    const ObjectiveSpec *spec;
    ItemCounts tasks;
    uint8_t card;
    uint8_t must; /* in the objective area: scored in any case */
} ObjectiveChoice;

typedef struct ObjectiveSearch {
    ObjectiveChoice choices[OBJECTIVES_MAX];
    unsigned count;
    unsigned in_area;   /* cards that are scored in any case */
    int pairs_count;    /* owns sm2: 3 points for every two scored cards */
    int best;           /* total of objectives and pairs */
    int best_objectives;
    uint32_t best_met, best_added_failed; /* bit per choice */
    int most_to_come[OBJECTIVES_MAX + 1]; /* from each card on */
} ObjectiveSearch;

static ItemCounts items_owned(const GwtGame *game, unsigned seat)
{
    uint8_t items[TASKS];
    const GwtPlayer *player = &game->players[seat];
    unsigned by_value3 = 0, brown = 0, purple = 0;
    for (unsigned card = GWT_CARD_YELLOW; card <= GWT_CARD_BLUE; card++)
        by_value3 += cattle_in_deck(player, card);
    for (unsigned card = GWT_CARD_BROWN_3; card <= GWT_CARD_BROWN_5; card++)
        brown += cattle_in_deck(player, card);
    for (unsigned card = GWT_CARD_PURPLE_5; card <= GWT_CARD_PURPLE_7; card++)
        purple += cattle_in_deck(player, card);
    items[TASK_BUILDING] = (uint8_t)bits_count(player->built);
    items[TASK_TRADE_GREEN] = (uint8_t)player->trades[0];
    items[TASK_TRADE_ALT] = (uint8_t)player->trades[1];
    items[TASK_HAZARD] = (uint8_t)hazard_collected(player);
    items[TASK_STATION] = (uint8_t)bits_count(player->stations);
    items[TASK_VALUE3] = (uint8_t)by_value3;
    items[TASK_BROWN] = (uint8_t)brown;
    items[TASK_PURPLE] = (uint8_t)purple;
    const StripSpec *strip = &strips[content_board(game)];
    items[TASK_LAST_CITY] =
        (uint8_t)(strip->objective_city == strip->last ? player->last_city_discs
                                                       : player->cities >> strip->objective_city & 1);
    return items_of(items);
}

static void add_choices(ObjectiveSearch *search, GwtObjectives cards, int must)
{
    while (cards && search->count < OBJECTIVES_MAX) {
        const unsigned card = gwt_objectives_take(&cards);
        const ObjectiveSpec *spec = &objective_specs[card - GWT_OBJECTIVE_FIRST];
        search->choices[search->count++] =
            (ObjectiveChoice){ spec, items_of(spec->tasks), (uint8_t)card, (uint8_t)must };
    }
}

/* What the cards from each on could still bring at most: one that can be met brings its points instead of its penalty, and with sm2
 * an added card may complete a pair. */
static void foresee_most(ObjectiveSearch *search)
{
    int sum = search->pairs_count ? 3 : 0;
    search->most_to_come[search->count] = sum;
    for (unsigned i = search->count; i-- > 0;) {
        const ObjectiveChoice *choice = &search->choices[i];
        sum += choice->spec->points + (search->pairs_count && !choice->must ? 3 : 0);
        search->most_to_come[i] = sum;
    }
}

/* All choices are made: with sm2 and an odd number of cards, one more that fails may still pay off. */
static void settle(ObjectiveSearch *search, int points, unsigned scored, uint32_t met)
{
    uint32_t failed = 0;
    if (search->pairs_count && scored % 2 == 1) {
        unsigned cheapest = OBJECTIVES_MAX;
        for (unsigned i = 0; i < search->count; i++) {
            const ObjectiveChoice *choice = &search->choices[i];
            if (!choice->must && !(met >> i & 1) && choice->spec->penalty < 3 &&
                (cheapest == OBJECTIVES_MAX || choice->spec->penalty < search->choices[cheapest].spec->penalty))
                cheapest = i;
        }
        if (cheapest != OBJECTIVES_MAX) {
            points -= search->choices[cheapest].spec->penalty;
            failed = 1u << cheapest;
            scored++;
        }
    }
    const int total = points + (search->pairs_count ? 3 * (int)(scored / 2) : 0);
    if (total > search->best) {
        search->best = total;
        search->best_objectives = points;
        search->best_met = met;
        search->best_added_failed = failed;
    }
}

static void search_from(ObjectiveSearch *search, unsigned at, ItemCounts items, int points, unsigned scored, uint32_t met)
{
    if (at == search->count) {
        settle(search, points, scored, met);
        return;
    }
    const int pairs_now = search->pairs_count ? 3 * (int)(scored / 2) : 0;
    if (points + pairs_now + search->most_to_come[at] <= search->best)
        return;
    const ObjectiveChoice *choice = &search->choices[at];
    if (items_are_enough(items, choice->tasks))
        search_from(search, at + 1, items - choice->tasks, points + choice->spec->points, scored + !choice->must,
                    met | 1u << at);
    search_from(search, at + 1, items, points - (choice->must ? choice->spec->penalty : 0), scored, met);
}

static GwtObjectives chosen(const ObjectiveSearch *search, uint32_t bits)
{
    GwtObjectives cards = 0;
    FOR_EACH_BIT(i, bits)
        cards += gwt_objective_one(search->choices[i].card);
    return cards;
}

/* Returns the points of sm2's pairs; category 7 and the lists of cards go to out. */
static int score_objectives(const GwtGame *game, unsigned seat, GwtScore *out)
{
    const GwtPlayer *player = &game->players[seat];
    ObjectiveSearch search;
    search.count = 0;
    search.best = -1000;
    search.best_objectives = 0;
    search.best_met = search.best_added_failed = 0;
    search.pairs_count = player->masters >> GWT_MASTER_SM2 & 1;
    add_choices(&search, player->area, 1);
    search.in_area = search.count;
    add_choices(&search, player->hand.objectives, 0);
    add_choices(&search, player->draw.objectives, 0);
    add_choices(&search, player->discard.objectives, 0);
    foresee_most(&search);
    search_from(&search, 0, items_owned(game, seat), 0, search.in_area, 0);

    const uint32_t area = (1u << search.in_area) - 1;
    out->category[GWT_SCORE_OBJECTIVES] = (int16_t)search.best_objectives;
    out->objectives_met = chosen(&search, search.best_met);
    out->objectives_failed = chosen(&search, (area & ~search.best_met) | search.best_added_failed);
    return search.best - search.best_objectives;
}

static unsigned points_of_master(const GwtGame *game, unsigned seat, unsigned master)
{
    const GwtPlayer *player = &game->players[seat];
    switch (master_specs[master].points) {
    case MASTER_POINTS_WORKERS:
        return (unsigned)player->workers[0] + player->workers[1] + player->workers[2];
    case MASTER_POINTS_HAZARDS:
        return 3 * (hazard_collected(player) / 2);
    case MASTER_POINTS_TRADE_PAIRS:
        return 3 * effect_multiplier(game, seat, PER_TRADE_PAIR);
    case MASTER_POINTS_CERTIFICATES:
        return 3 * ((player->certificates + gwt_permanent_certificates(game, seat)) / 2);
    case MASTER_POINTS_STATIONS:
        return 3 * (bits_count(player->stations) / 2);
    case MASTER_POINTS_BUILDINGS:
        return 2 * bits_count(player->built);
    case MASTER_POINTS_TOKENS:
        return 5u * (player->tokens / 2u);
    case MASTER_POINTS_AREAS:
        return 2 * branchlet_areas(player);
    default: /* sm2 is settled with the objective cards */
        return 0;
    }
}

/* Garth counts the printed points of every objective card, met or not, and nothing for station masters, money and
 * the step disc (solo.md 3.6). */
static void score_garth(const GwtGame *game, unsigned seat, GwtScore *out)
{
    const GwtObjectives area = game->players[seat].area;
    int points = 0;
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARDS; card++)
        points += (int)gwt_objectives_of(area, card) * objective_specs[card - GWT_OBJECTIVE_FIRST].points;
    out->category[GWT_SCORE_OBJECTIVES] = (int16_t)points;
    out->objectives_met = area;
}

static void score_person(const GwtGame *game, unsigned seat, GwtScore *out)
{
    const GwtPlayer *player = &game->players[seat];
    int masters = score_objectives(game, seat, out);
    FOR_EACH_BIT(master, player->masters)
        masters += (int)points_of_master(game, seat, (unsigned)master);
    out->category[GWT_SCORE_DOLLARS] = (int16_t)(player->dollars / 5);
    out->category[GWT_SCORE_MASTERS] = (int16_t)masters;
    out->category[GWT_SCORE_STEP_DISC] = player->discs_cleared >> GWT_DISC_STEP2 & 1 ? 3 : 0;
}

void gwt_score(const GwtGame *game, unsigned seat, GwtScore *out)
{
    const GwtPlayer *player = &game->players[seat];
    memory_zero(out);
    if (garth_sits_at(game, seat))
        score_garth(game, seat, out);
    else
        score_person(game, seat, out);
    out->category[GWT_SCORE_BUILDINGS] = (int16_t)points_of_buildings(game, seat);
    out->category[GWT_SCORE_CITIES] = (int16_t)points_of_cities(game, seat);
    out->category[GWT_SCORE_STATIONS] = (int16_t)points_of_stations(player);
    out->category[GWT_SCORE_HAZARDS] = (int16_t)points_of_hazards(player);
    out->category[GWT_SCORE_CATTLE] = (int16_t)points_of_cattle(player);
    out->category[GWT_SCORE_WORKERS] = (int16_t)points_of_workers(player);
    out->category[GWT_SCORE_TOKEN] = game->token_owner == seat ? 2 : 0;
    for (unsigned category = 0; category < GWT_SCORE_CATEGORIES; category++)
        out->total = (int16_t)(out->total + out->category[category]);
    out->bid = (int16_t)player->bid;
    out->total = (int16_t)(out->total - out->bid);
}

unsigned gwt_winners(const GwtGame *game)
{
    int best = -32768;
    unsigned winners = 0;
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        GwtScore score;
        gwt_score(game, seat, &score);
        if (score.total > best) {
            best = score.total;
            winners = 0;
        }
        if (score.total == best)
            winners |= 1u << seat;
    }
    return winners;
}
