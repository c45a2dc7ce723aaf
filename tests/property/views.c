/* SPDX-License-Identifier: MIT */
/* views.c - gwt_sample deals what a seat cannot see uniformly: chi-square tests on small cases whose odds are known by
 * counting. The keys are fixed, so a result never changes from run to run. That sampled games look the same to the
 * seat is in properties.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>
#include "gwt/check.h"
#include "gwt/view.h"
#include "play.h"

#define SAMPLES 100000
#define CELLS_MAX 1024

typedef struct ChiSquare {
    unsigned cells;
    double expected[CELLS_MAX]; /* share of each cell; 0: must stay empty */
    unsigned seen[CELLS_MAX];
} ChiSquare;

/* The statistic has mean f and variance 2 f with f degrees of freedom: (x - f)^2 <= 16 * 2 f is four standard
 * deviations, passed by chance in less than one case in a thousand. */
static void assert_uniform(const ChiSquare *test)
{
    double sum = 0, freedom = -1;
    for (unsigned i = 0; i < test->cells; i++) {
        if (test->expected[i] <= 0) {
            assert_int_equal(test->seen[i], 0);
            continue;
        }
        double expected = test->expected[i] * SAMPLES, off = test->seen[i] - expected;
        sum += off * off / expected;
        freedom++;
    }
    double above = sum - freedom;
    if (above > 0 && above * above > 16 * 2 * freedom)
        fail_msg("chi-square %.1f with %.0f degrees of freedom", sum, freedom);
}

static double choose(unsigned n, unsigned k)
{
    double ways = 1;
    if (k > n)
        return 0;
    for (unsigned i = 0; i < k; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

static GwtGame fresh_game(unsigned players)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)players;
    gwt_key_from_seed(7, setup.key);
    GwtGame game;
    assert_int_equal(gwt_init(&game, &setup), GWT_OK);
    return game;
}

static void sample_number(const GwtGame *view, unsigned number, GwtGame *out)
{
    PlayRng rng = { number };
    uint64_t key[2] = { play_random(&rng), play_random(&rng) };
    gwt_sample(view, key, out);
}

/* The four breeds of the starting deck, as a number of base 5. */
static unsigned hand_cell(const GwtPlayer *player)
{
    const uint8_t *cattle = player->hand.cattle;
    return ((cattle[GWT_CARD_GREY] * 5u + cattle[GWT_CARD_GREEN]) * 5u + cattle[GWT_CARD_BLACK]) * 5u +
           cattle[GWT_CARD_WHITE];
}

/* At the start an opponent's hand is any of the sets of so many cards of the starting deck, each as often as it can
 * be drawn. */
static void hands_are_hypergeometric(void **state)
{
    (void)state;
    static ChiSquare test = { .cells = 5 * 5 * 5 * 5 };
    GwtGame game = fresh_game(2), view;
    gwt_view_for(&game, 0, &view);
    const GwtPlayer *other = &game.players[1];
    assert_int_equal(other->hand_count, 4);
    uint8_t deck[4];
    unsigned cards = 0;
    for (unsigned card = GWT_CARD_GREY; card <= GWT_CARD_WHITE; card++)
        cards += deck[card] = (uint8_t)(other->hand.cattle[card] + other->draw.cattle[card]);
    for (unsigned cell = 0; cell < test.cells; cell++) {
        unsigned grey = cell / 125, green = cell / 25 % 5, black = cell / 5 % 5, white = cell % 5;
        if (grey + green + black + white == 4)
            test.expected[cell] = choose(deck[0], grey) * choose(deck[1], green) * choose(deck[2], black) *
                                  choose(deck[3], white) / choose(cards, 4);
    }
    for (unsigned i = 0; i < SAMPLES; i++) {
        GwtGame sample;
        sample_number(&view, i, &sample);
        test.seen[hand_cell(&sample.players[1])]++;
    }
    assert_uniform(&test);
}

/* Takes a card of the objective stack unseen to the hand, as buildings 6b and 8b do. */
static void give_blind(GwtGame *game, unsigned seat, unsigned card)
{
    GwtPlayer *player = &game->players[seat];
    game->objective_stack -= gwt_objective_one(card);
    game->objective_stack_count--;
    player->hand.objectives += gwt_objective_one(card);
    player->hand_blind += gwt_objective_one(card);
    player->hand_blind_count++;
    player->hand_count++;
}

static unsigned blind_card(const GwtPlayer *player)
{
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARD_S1; card++)
        if (gwt_objectives_of(player->hand_blind, card))
            return card - GWT_OBJECTIVE_FIRST;
    return 0;
}

static unsigned first_in_stack(const GwtGame *game)
{
    for (unsigned card = GWT_OBJECTIVE_FIRST; card < GWT_CARD_S1; card++)
        if (gwt_objectives_of(game->objective_stack, card))
            return card;
    return GWT_NONE;
}

enum { OBJECTIVE_KINDS = GWT_CARD_S1 - GWT_OBJECTIVE_FIRST };

/* Two opponents hold one blind card each: every ordered pair of unseen cards is as likely as its copies make it. */
static void blind_objectives_are_uniform(void **state)
{
    (void)state;
    static ChiSquare test = { .cells = OBJECTIVE_KINDS * OBJECTIVE_KINDS };
    GwtGame game = fresh_game(3), view;
    GwtObjectives unseen = game.objective_stack;
    give_blind(&game, 1, first_in_stack(&game));
    give_blind(&game, 2, first_in_stack(&game));
    assert_int_equal(gwt_check(&game, NULL), GWT_PROBLEM_NONE);
    gwt_view_for(&game, 0, &view);
    double cards = gwt_objectives_count(unseen);
    for (unsigned cell = 0; cell < test.cells; cell++) {
        unsigned a = cell / OBJECTIVE_KINDS, b = cell % OBJECTIVE_KINDS;
        double first = gwt_objectives_of(unseen, GWT_OBJECTIVE_FIRST + a);
        double second = gwt_objectives_of(unseen, GWT_OBJECTIVE_FIRST + b) - (a == b ? 1.0 : 0.0);
        test.expected[cell] = first > 0 && second > 0 ? first * second / (cards * (cards - 1)) : 0;
    }
    for (unsigned i = 0; i < SAMPLES; i++) {
        GwtGame sample;
        sample_number(&view, i, &sample);
        test.seen[blind_card(&sample.players[1]) * OBJECTIVE_KINDS + blind_card(&sample.players[2])]++;
    }
    assert_uniform(&test);
}

/* What the others know of a hand stays in it; only the rest is dealt. */
static void known_cards_stay(void **state)
{
    (void)state;
    GwtGame game = fresh_game(2), view;
    GwtPlayer *other = &game.players[1];
    unsigned known = GWT_CARD_GREY;
    while (!other->hand.cattle[known])
        known++;
    other->hand_known.cattle[known] = 1;
    assert_int_equal(gwt_check(&game, NULL), GWT_PROBLEM_NONE);
    gwt_view_for(&game, 0, &view);
    assert_int_equal(view.players[1].hand.cattle[known], 1);
    static ChiSquare test = { .cells = 4 }; /* how many more of that breed are in hand: 0 to 3 */
    unsigned deck = other->hand.cattle[known] + other->draw.cattle[known] - 1u;
    unsigned cards = gwt_cards_count(&other->draw) + 3;
    for (unsigned more = 0; more < 4; more++)
        test.expected[more] = choose(deck, more) * choose(cards - deck, 3 - more) / choose(cards, 3);
    for (unsigned i = 0; i < SAMPLES; i++) {
        GwtGame sample;
        sample_number(&view, i, &sample);
        assert_in_range(sample.players[1].hand.cattle[known], 1, 4);
        test.seen[sample.players[1].hand.cattle[known] - 1]++;
    }
    assert_uniform(&test);
}

/* A full game keeps every card where it is: only later draws change. */
static void full_game_keeps_its_cards(void **state)
{
    (void)state;
    GwtGame game = fresh_game(4), sample;
    uint64_t key[2] = { 11, 13 };
    gwt_sample(&game, key, &sample);
    assert_int_equal(sample.key[0], 11);
    assert_int_equal(sample.key[1], 13);
    sample.key[0] = game.key[0];
    sample.key[1] = game.key[1];
    sample.draws = game.draws;
    assert_memory_equal(&sample, &game, sizeof game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_are_hypergeometric),
        cmocka_unit_test(blind_objectives_are_uniform),
        cmocka_unit_test(known_cards_stay),
        cmocka_unit_test(full_game_keeps_its_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
