/* SPDX-License-Identifier: MIT */
/* test_bots.c - the bots that do not search always answer with a legal action, the same one for the same view and seed; the
 * greedy one is far stronger than chance; the arena counts right. Those that search are tested in tests/bots. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>
#include "bots/arena.h"
#include "gwt/view.h"

static GwtSetup setup_of(unsigned players, uint64_t seed)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)players;
    setup.neutrals_random = setup.sides_random = 1;
    gwt_key_from_seed(seed, setup.key);
    return setup;
}

static void game_of(GwtGame *game, unsigned players, uint64_t seed)
{
    GwtSetup setup = setup_of(players, seed);
    assert_int_equal(gwt_init(game, &setup), GWT_OK);
}

/* Every mix of editions, Rails to the North and Simmental, each once with bidding, promos, balanced supply or Garth. */
enum { MIXES = 24 };
static void mix_of(GwtGame *game, unsigned mix)
{
    static const uint8_t editions[6][3] = {
        { 0, 0, 0 }, { 0, 1, 0 }, { 1, 0, 0 }, { 1, 1, 0 }, { 1, 0, 1 }, { 1, 1, 1 }
    };
    const uint8_t *box = editions[mix % 6];
    GwtSetup setup = setup_of(2 + mix % 3, mix);
    setup.edition = box[0];
    setup.rails = box[1];
    setup.simmental = box[2];
    switch (mix / 6) {
    case 1:
        setup.bidding = 1;
        break;
    case 2:
        setup.balanced = setup.players < 4;
        setup.promo_buildings = box[0] == GWT_EDITION_FIRST;
        setup.reuse = box[0] == GWT_EDITION_SECOND;
        break;
    case 3:
        setup.garth[mix % setup.players] = (uint8_t)(GWT_GARTH_EASY + mix % 4);
        break;
    default:
        break;
    }
    assert_int_equal(gwt_init(game, &setup), GWT_OK);
}

/* Both are asked twice at every decision; the random one moves on, so that the other sees odd positions too. */
static void bots_answer_legally_and_reproducibly(void **unused)
{
    (void)unused;
    for (unsigned mix = 0; mix < MIXES; mix++) {
        GwtGame game;
        BotState mover;
        mix_of(&game, mix);
        bot_state_init(&mover, mix);
        for (unsigned decisions = 0; !gwt_is_over(&game); decisions++) {
            GwtGame view;
            gwt_view_for(&game, gwt_player_to_act(&game), &view);
            for (unsigned i = 0; bots[i] && !bots[i]->level; i++) {
                BotState first, second;
                bot_state_init(&first, decisions);
                second = first;
                GwtAction action = bots[i]->choose(bots[i], &view, &first, NULL, NULL);
                GwtGame after = game;
                assert_int_equal(action, bots[i]->choose(bots[i], &view, &second, NULL, NULL));
                assert_int_equal(first.random, second.random);
                assert_int_equal(gwt_apply(&after, action, NULL), GWT_OK);
            }
            gwt_apply_legal(&game, bot_random.choose(&bot_random, &view, &mover, NULL, NULL));
        }
    }
}

static void pick_is_choose(void **unused)
{
    (void)unused;
    GwtGame game;
    BotState a, b;
    game_of(&game, 4, 1);
    bot_state_init(&a, 1);
    b = a;
    while (!gwt_is_over(&game)) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(&game, legal);
        GwtAction action = bot_random.choose(&bot_random, &game, &a, NULL, NULL);
        assert_int_equal(action, bot_random.pick(legal, count, &b));
        gwt_apply_legal(&game, action);
    }
}

static void bots_are_found_by_name(void **unused)
{
    (void)unused;
    assert_ptr_equal(bot_find("random"), &bot_random);
    assert_ptr_equal(bot_find("greedy"), &bot_greedy);
    assert_null(bot_find("Greedy"));
    assert_null(bot_find(""));
    assert_null(bot_find("garth-hard"));
    assert_ptr_equal(bot_or_garth_find("greedy"), &bot_greedy);
    assert_ptr_equal(bot_or_garth_find("garth-very-hard"), &garths[GWT_GARTH_VERY_HARD]);
    assert_int_equal(bot_or_garth_find("garth-hard")->garth, GWT_GARTH_HARD);
    assert_null(bot_or_garth_find("garth-"));
}

static void greedy_beats_random(void **unused)
{
    (void)unused;
    ArenaOptions options = {
        .setup = gwt_setup_default(), .bots = { &bot_greedy, &bot_random }, .bots_count = 2, .games = 40, .seed = 1
    };
    ArenaResult result;
    char error[128];
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_int_equal(result.unfinished, 0);
    assert_true(arena_win_share(&result.by_bot[0]) > 0.9);
    assert_true(arena_mean_score(&result.by_bot[0]) > arena_mean_score(&result.by_bot[1]) + 20);

    options.setup.edition = GWT_EDITION_SECOND;
    options.setup.rails = options.setup.simmental = 1;
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_true(arena_win_share(&result.by_bot[0]) > 0.9);
    assert_true(arena_mean_score(&result.by_bot[0]) > 45);
}

/* Bids come off the score of whoever made them: the greedy bot never pays, the random one nearly always does. */
static void arena_follows_bidders(void **unused)
{
    (void)unused;
    ArenaOptions options = {
        .setup = gwt_setup_default(), .bots = { &bot_greedy, &bot_random }, .bots_count = 2, .games = 40, .seed = 1
    };
    ArenaResult plain, bid;
    char error[128];
    assert_true(arena_run(&options, &plain, error, sizeof error));
    options.setup.bidding = 1;
    assert_true(arena_run(&options, &bid, error, sizeof error));
    assert_true(arena_mean_score(&bid.by_bot[0]) > arena_mean_score(&plain.by_bot[0]) - 10);
    assert_true(arena_mean_score(&bid.by_bot[1]) < arena_mean_score(&plain.by_bot[1]) - 10);
}

static void arena_seats_garth(void **unused)
{
    (void)unused;
    ArenaOptions options = { .setup = gwt_setup_default(),
                             .bots = { &garths[GWT_GARTH_EASY], &garths[GWT_GARTH_VERY_HARD] },
                             .bots_count = 2,
                             .games = 200 };
    ArenaResult result;
    char error[128] = "";
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_int_equal(result.unfinished, 0);
    assert_int_equal(result.decisions, result.turns);
    assert_true(arena_win_share(&result.by_bot[1]) > 0.8);
    options.setup.bidding = 1;
    assert_false(arena_run(&options, &result, error, sizeof error));
    assert_non_null(strstr(error, "together"));
}

static void arena_counts_every_seat(void **unused)
{
    (void)unused;
    ArenaOptions options = { .setup = gwt_setup_default(), .bots = { &bot_random }, .bots_count = 1, .games = 50 };
    ArenaResult result, again;
    char error[128];
    options.setup.players = 3;
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_int_equal(result.bots_count, 1);
    assert_int_equal(result.by_bot[0].games, 150);
    uint64_t twelfths = 0, decisions = 0;
    int64_t margins = 0;
    for (unsigned seat = 0; seat < 3; seat++) {
        assert_int_equal(result.by_seat[seat].games, 50);
        twelfths += result.by_seat[seat].win_twelfths;
        decisions += result.by_seat[seat].decisions;
        margins += result.by_seat[seat].margin_sum;
    }
    assert_int_equal(twelfths, 50 * 12);
    assert_int_equal(decisions, result.decisions);
    assert_int_equal(margins, result.by_bot[0].margin_sum);
    assert_true(margins <
                0); /* with three at the table two are behind, and one of them by more than the first is ahead */
    options.threads = 3;
    assert_true(arena_run(&options, &again, error, sizeof error));
    assert_int_equal(result.signature, again.signature);
    assert_int_equal(result.by_bot[0].score_sum, again.by_bot[0].score_sum);
}

/* One against three: each of the four seats is the one's for the same number of games. */
static void arena_gives_every_seat(void **unused)
{
    (void)unused;
    ArenaOptions options = { .setup = gwt_setup_default(),
                             .bots = { &bot_random, &garths[GWT_GARTH_EASY], &garths[GWT_GARTH_EASY],
                                       &garths[GWT_GARTH_EASY] },
                             .bots_count = 4,
                             .games = 8 };
    ArenaResult result;
    char error[128];
    options.setup.players = 4;
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_int_equal(result.by_bot[0].games, 8);
    assert_int_equal(result.by_bot[1].games, 24);
    /* A turn of Garth is one decision, one of the bot several. */
    for (unsigned seat = 0; seat < 4; seat++)
        assert_true(result.by_seat[seat].decisions > result.decisions / 8);
}

/* With two at the table, what one is ahead the other is behind. */
static void arena_margins(void **unused)
{
    (void)unused;
    ArenaOptions options = {
        .setup = gwt_setup_default(), .bots = { &bot_greedy, &bot_random }, .bots_count = 2, .games = 20
    };
    ArenaResult result;
    char error[128];
    assert_true(arena_run(&options, &result, error, sizeof error));
    assert_int_equal(result.by_bot[0].margin_sum, -result.by_bot[1].margin_sum);
    assert_int_equal(result.by_bot[0].margin_sum, result.by_bot[0].score_sum - result.by_bot[1].score_sum);
    assert_true(arena_longest_ms(&result.by_bot[0]) >= arena_ms_per_decision(&result.by_bot[0]));
}

static void arena_refuses_nonsense(void **unused)
{
    (void)unused;
    ArenaOptions options = { .setup = gwt_setup_default(), .bots = { &bot_random }, .bots_count = 1, .games = 0 };
    ArenaResult result;
    char error[128] = "";
    assert_false(arena_run(&options, &result, error, sizeof error));
    assert_non_null(strstr(error, "games"));
    options.games = 1;
    options.bots_count = 0;
    assert_false(arena_run(&options, &result, error, sizeof error));
    options.bots_count = 1;
    options.setup.players = 9;
    assert_false(arena_run(&options, &result, error, sizeof error));
}

/* 8 wins of 10: Wilson's interval is 0.4902 to 0.9433. With three seats in each of these games a seat has a third of it. */
static void wilson_interval(void **unused)
{
    (void)unused;
    ArenaTally tally = { .games = 10, .tables = 10, .win_twelfths = 96 };
    double low, high;
    arena_win_interval(&tally, &low, &high);
    assert_true(low > 0.4901 && low < 0.4903);
    assert_true(high > 0.9432 && high < 0.9434);
    tally.games = 30;
    arena_win_interval(&tally, &low, &high);
    assert_true(low > 0.4901 / 3 && low < 0.4903 / 3);
    assert_true(high > 0.9432 / 3 && high < 0.9434 / 3);
    tally.games = tally.tables = 0;
    arena_win_interval(&tally, &low, &high);
    assert_true(low == 0 && high == 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_answer_legally_and_reproducibly),
        cmocka_unit_test(pick_is_choose),
        cmocka_unit_test(bots_are_found_by_name),
        cmocka_unit_test(greedy_beats_random),
        cmocka_unit_test(arena_follows_bidders),
        cmocka_unit_test(arena_seats_garth),
        cmocka_unit_test(arena_counts_every_seat),
        cmocka_unit_test(arena_gives_every_seat),
        cmocka_unit_test(arena_margins),
        cmocka_unit_test(arena_refuses_nonsense),
        cmocka_unit_test(wilson_interval),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
