/* SPDX-License-Identifier: MIT */
/* test_rating.c - the ladder's arithmetic: answers that are known, and tables that have no finite one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <math.h>
#include <string.h>
#include <cmocka.h>
#include "bots/rating.h"

static void close_to(double value, double wanted, double within)
{
    if (!(fabs(value - wanted) <= within))
        fail_msg("%f is not %f", value, wanted);
}

/* 400 log10(3) */
static void three_to_one_is_191(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 2 };
    Rating ratings[RATING_PLAYERS_MAX];
    rating_add(&table, 1, 0, 100, 75);
    assert_false(rating_fit(&table, 0, ratings));
    close_to(ratings[0].elo, 0, 1e-9);
    close_to(ratings[0].error, 0, 0);
    close_to(ratings[1].elo, 190.848501, 1e-5);
    /* The information of 100 games at a share of 0.75 is 18.75. */
    close_to(ratings[1].error, 1.959964 / sqrt(18.75) * 400 / log(10), 1e-3);
    assert_false(rating_fit(&table, 1, ratings));
    close_to(ratings[0].elo, -190.848501, 1e-5);
}

static void halves_are_equal(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 3 };
    Rating ratings[RATING_PLAYERS_MAX];
    rating_add(&table, 0, 1, 10, 5);
    rating_add(&table, 1, 2, 7, 3.5);
    assert_false(rating_fit(&table, 1, ratings));
    for (unsigned i = 0; i < 3; i++)
        close_to(ratings[i].elo, 0, 1e-9);
    assert_true(ratings[2].error > ratings[0].error); /* fewer games */
}

/* Shares that go together, pair by pair, are met exactly: 3 to 1 twice makes 9 to 1. */
static void triples_add_up(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 3 };
    Rating ratings[RATING_PLAYERS_MAX], without[RATING_PLAYERS_MAX];
    rating_add(&table, 0, 1, 400, 300);
    rating_add(&table, 1, 2, 400, 300);
    assert_false(rating_fit(&table, 2, without));
    close_to(without[0].elo, 2 * 190.848501, 1e-5);
    rating_add(&table, 0, 2, 400, 360);
    assert_false(rating_fit(&table, 2, ratings));
    close_to(ratings[0].elo, 2 * 190.848501, 1e-5);
    close_to(ratings[1].elo, 190.848501, 1e-5);
    assert_true(ratings[0].error < without[0].error);
}

/* Rock, paper, scissors. */
static void circles_are_level(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 3 };
    Rating ratings[RATING_PLAYERS_MAX];
    for (unsigned i = 0; i < 3; i++)
        rating_add(&table, i, (i + 1) % 3, 20, 20);
    assert_false(rating_fit(&table, 0, ratings));
    for (unsigned i = 0; i < 3; i++)
        close_to(ratings[i].elo, 0, 1e-9);
}

/* 20 wins of 20, and one drawn game on top: 20.5 to 0.5. */
static void who_never_lost_has_a_number(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 2 };
    Rating ratings[RATING_PLAYERS_MAX];
    rating_add(&table, 1, 0, 20, 20);
    assert_true(rating_fit(&table, 0, ratings));
    close_to(ratings[1].elo, 400 * log10(41), 1e-5);
    assert_true(isfinite(ratings[1].error) && ratings[1].error > 0);
}

/* Two groups: inside them anybody beats anybody, but one group never loses to the other. */
static void groups_have_numbers(void **unused)
{
    (void)unused;
    RatingTable table = { .count = 4 };
    Rating ratings[RATING_PLAYERS_MAX];
    rating_add(&table, 0, 1, 100, 60);
    rating_add(&table, 2, 3, 100, 60);
    for (unsigned i = 0; i < 2; i++)
        for (unsigned j = 2; j < 4; j++)
            rating_add(&table, i, j, 100, 0);
    assert_true(rating_fit(&table, 0, ratings));
    for (unsigned i = 0; i < 4; i++)
        assert_true(isfinite(ratings[i].elo) && isfinite(ratings[i].error));
    assert_true(ratings[2].elo > ratings[3].elo && ratings[3].elo > ratings[0].elo + 300);
    assert_true(ratings[0].elo > ratings[1].elo);
}

/* Sixteen players in a row, each far above the one before. */
static void long_ladders_are_found(void **unused)
{
    (void)unused;
    RatingTable table = { .count = RATING_PLAYERS_MAX };
    Rating ratings[RATING_PLAYERS_MAX];
    for (unsigned i = 1; i < RATING_PLAYERS_MAX; i++)
        rating_add(&table, i, i - 1, 1000, 990);
    assert_false(rating_fit(&table, 0, ratings));
    for (unsigned i = 1; i < RATING_PLAYERS_MAX; i++)
        close_to(ratings[i].elo - ratings[i - 1].elo, 400 * log10(99), 1e-4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_to_one_is_191),
        cmocka_unit_test(halves_are_equal),
        cmocka_unit_test(triples_add_up),
        cmocka_unit_test(circles_are_level),
        cmocka_unit_test(who_never_lost_has_a_number),
        cmocka_unit_test(groups_have_numbers),
        cmocka_unit_test(long_ladders_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
