/* SPDX-License-Identifier: MIT */
/* action_text_test.c - the text of every legal action in random games is unique and leads back to it; every sentence
 * for people is whole. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "gwt/token.h"
#include "gwt/trail.h"
#include "gwt/view.h"
#include "notation/action_text.h"
#include "random_play.h"

#define GAMES 24

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void check_texts(const GwtGame *game)
{
    static char texts[GWT_ACTIONS_MAX][NOTATION_ACTION_MAX];
    GwtAction legal[GWT_ACTIONS_MAX], parsed;
    size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++) {
        size_t length = notation_action_format(game, legal[i], texts[i], sizeof texts[i]);
        assert_true(length > 0 && length < NOTATION_ACTION_MAX);
        assert_int_equal(strlen(texts[i]), length);
        assert_null(strchr(texts[i], '?'));
    }
    /* Parsing all of a long list is quadratic: a few of it will do. */
    for (size_t i = 0; i < count; i += 1 + count / 8) {
        assert_true(notation_action_parse(game, texts[i], &parsed));
        assert_int_equal(parsed, legal[i]);
    }
    qsort(texts, count, sizeof *texts, compare_texts);
    for (size_t i = 1; i < count; i++)
        if (!strcmp(texts[i - 1], texts[i]))
            fail_msg("two actions have the text '%s'", texts[i]);
}

static void texts_are_unique_and_lead_back(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        GwtSetup setup = random_setup(number);
        GwtGame game;
        uint64_t random = number;
        assert_int_equal(gwt_init(&game, &setup), GWT_OK);
        while (!gwt_is_over(&game)) {
            check_texts(&game);
            gwt_apply_legal(&game, random_action(&game, &random));
        }
    }
}

/* Games of every edition and module; the dearer check is made at some of their decisions. */
static void play_modules(unsigned first, void (*check)(const GwtGame *game), unsigned every)
{
    for (unsigned number = first; number < MODULE_SETUPS; number++) {
        GwtSetup setup = module_setup(number);
        GwtGame game;
        GwtAction action;
        uint64_t random = number;
        assert_int_equal(gwt_init(&game, &setup), GWT_OK);
        for (unsigned moves = number; !gwt_is_over(&game); moves++) {
            if (moves % every == 0 || gwt_decision(&game).kind > GWT_DECIDE_EFFECT)
                check(&game);
            unsigned seat = module_action(&game, &random, &action);
            assert_int_equal(notation_seat_apply(&game, seat, action, NULL), GWT_OK);
        }
    }
}

static void texts_of_modules_are_unique_and_lead_back(void **state)
{
    (void)state;
    play_modules(0, check_texts, 5);
}

/* The acting seat sees the same texts in its view. */
static void a_view_gives_the_same_texts(void **state)
{
    GwtSetup setup = random_setup(4);
    GwtGame game, view;
    uint64_t random = 4;
    (void)state;
    gwt_init(&game, &setup);
    while (!gwt_is_over(&game)) {
        char full[NOTATION_ACTION_MAX], seen[NOTATION_ACTION_MAX];
        GwtAction action = random_action(&game, &random);
        gwt_view_for(&game, gwt_player_to_act(&game), &view);
        notation_action_format(&game, action, full, sizeof full);
        notation_action_format(&view, action, seen, sizeof seen);
        assert_string_equal(full, seen);
        gwt_apply_legal(&game, action);
    }
}

static void check_sentence(const char *sentence, size_t length)
{
    if (length == 0 || length >= NOTATION_TEXT_MAX || strchr(sentence, '{') || strstr(sentence, "? ") == sentence)
        fail_msg("bad sentence (%zu bytes): '%s'", length, sentence);
    /* A question may end with a question mark; a missing name would stand alone. */
    if (strstr(sentence, " ?") || strstr(sentence, "(?") || !strcmp(sentence, "?"))
        fail_msg("a name is missing: '%s'", sentence);
}

static void check_sentences(const GwtGame *game, NotationLanguage language)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    char out[NOTATION_TEXT_MAX];
    size_t count = gwt_legal_actions(game, legal);
    for (size_t i = 0; i < count; i++)
        check_sentence(out, notation_action_say(game, legal[i], language, out, sizeof out));
    check_sentence(out, notation_question_say(game, language, out, sizeof out));
}

static void check_events(const GwtGame *game, const GwtEvents *events, NotationLanguage language)
{
    char out[NOTATION_TEXT_MAX];
    for (size_t i = 0; i < events->count; i++)
        check_sentence(out, notation_event_say(game, &events->list[i], language, out, sizeof out));
}

static void every_sentence_is_whole(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES / 2; number++) {
        GwtSetup setup = random_setup(number);
        GwtGame game;
        GwtEvents events;
        uint64_t random = number + 100;
        gwt_init(&game, &setup);
        while (!gwt_is_over(&game)) {
            for (unsigned language = 0; language < NOTATION_LANGUAGES; language++)
                check_sentences(&game, (NotationLanguage)language);
            assert_int_equal(gwt_apply(&game, random_action(&game, &random), &events), GWT_OK);
            for (unsigned language = 0; language < NOTATION_LANGUAGES; language++)
                check_events(&game, &events, (NotationLanguage)language);
        }
    }
}

static void check_all_sentences(const GwtGame *game)
{
    GwtGame after = *game;
    GwtEvents events;
    uint64_t random = game->draws;
    assert_int_equal(gwt_apply(&after, random_action(game, &random), &events), GWT_OK);
    for (unsigned language = 0; language < NOTATION_LANGUAGES; language++) {
        check_sentences(game, (NotationLanguage)language);
        check_events(&after, &events, (NotationLanguage)language);
    }
}

static void every_sentence_of_modules_is_whole(void **state)
{
    (void)state;
    play_modules(0, check_all_sentences, 17);
}

/* A seat that is not to act may spend an exchange token and nothing else. */
static void other_seats_have_their_tokens(void **state)
{
    GwtSetup setup = module_setup(1); /* second edition, two players, a token each */
    GwtGame game;
    GwtAction action;
    char say[NOTATION_TEXT_MAX];
    (void)state;
    gwt_init(&game, &setup);
    assert_true(notation_seat_action_parse(&game, 1, "token 2", &action));
    assert_int_equal(action, gwt_action(GWT_VERB_TOKEN, 2));
    check_sentence(say, notation_action_say(&game, action, NOTATION_ENGLISH, say, sizeof say));
    assert_false(notation_seat_action_parse(&game, 1, "token 3", &action));
    assert_false(notation_seat_action_parse(&game, 1, "place n-a", &action));
    assert_true(notation_seat_action_parse(&game, 0, "place n-a", &action));
    assert_int_equal(notation_seat_apply(&game, 1, gwt_action(GWT_VERB_TOKEN, 2), NULL), GWT_OK);
    assert_int_equal(gwt_player_to_act(&game), 1);
    assert_int_equal(gwt_decision(&game).kind, GWT_DECIDE_DISCARD);
    assert_false(notation_seat_action_parse(&game, 1, "token 1", &action));
    assert_true(notation_seat_action_parse(&game, 0, "token 1", &action));
    assert_int_equal(notation_seat_apply(&game, 0, gwt_action(GWT_VERB_PLACE, GWT_SPACE_N_A), NULL), GWT_ERR_NOT_LEGAL);
}

static void expect_action(unsigned setup_number, unsigned verb, unsigned argument, const char *expected)
{
    GwtSetup setup = module_setup(setup_number);
    GwtGame game;
    char out[NOTATION_ACTION_MAX];
    assert_int_equal(gwt_init(&game, &setup), GWT_OK);
    notation_action_format(&game, gwt_action(verb, argument), out, sizeof out);
    assert_string_equal(out, expected);
}

static void module_actions_read_as_documented(void **state)
{
    (void)state;
    expect_action(0, GWT_VERB_DELIVER, GWT_CITY_4, "deliver wichita");
    expect_action(1, GWT_VERB_DELIVER, GWT_CITY_4, "deliver st-louis");
    expect_action(3, GWT_VERB_DELIVER, GWT_CITY_GREEN_BAY, "deliver green-bay");
    expect_action(3, GWT_VERB_BRANCHLET, GWT_TOWN_GR3, "branchlet gr3");
    expect_action(3, GWT_VERB_AUX, GWT_AUX_BRANCHLET * 2 + 1, "aux branchlet double");
    expect_action(3, GWT_VERB_CATTLE, GWT_CARD_YELLOW, "cattle yellow");
    expect_action(3, GWT_VERB_OFFERED_MASTER, GWT_MASTER_SM10, "offered sm10");
    expect_action(3, GWT_VERB_DISC, GWT_DISC_AUX6B, "disc aux6");
    expect_action(3, GWT_VERB_STATION_DISC, 11, "disc st12");
    expect_action(3, GWT_VERB_TOKEN, 1, "token 1");
    expect_action(2, GWT_VERB_RAISE, 0, "raise 0");
    expect_action(2, GWT_VERB_BID, 1 * 64 + 7, "bid seat 2 points 7");
    expect_action(2, GWT_VERB_GARTH, 0, "garth");
}

static void every_space_says_what_lies_there(void **state)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game;
    char out[NOTATION_TEXT_MAX];
    (void)state;
    gwt_init(&game, &setup);
    for (unsigned space = 0; space < GWT_SPACES; space++)
        check_sentence(out, notation_location_say(&game, space, NOTATION_GERMAN, out, sizeof out));
    notation_location_say(&game, GWT_SPACE_N_B, NOTATION_ENGLISH, out, sizeof out);
    assert_string_equal(out, "Neutral building B");
    notation_location_say(&game, GWT_SPACE_AB1, NOTATION_ENGLISH, out, sizeof out);
    assert_string_equal(out, "Empty");
    game.on_space[GWT_SPACE_AB1] = gwt_location_private(1, 5);
    notation_location_say(&game, GWT_SPACE_AB1, NOTATION_ENGLISH, out, sizeof out);
    assert_string_equal(out, "Building 5a of player 2");
}

static void parsing_is_exact(void **state)
{
    static const char *const wrong[] = { "",
                                         "place",
                                         "place n-a ",
                                         " place n-a",
                                         "Place n-a",
                                         "place  n-a",
                                         "place n-h",
                                         "place ab1",
                                         "place n-a via flood1",
                                         "move n-b",
                                         "pass",
                                         "end",
                                         "place n-a\n",
                                         "placen-a",
                                         "place n-a place n-a" };
    GwtSetup setup = gwt_setup_default();
    GwtGame game;
    GwtAction action;
    (void)state;
    gwt_init(&game, &setup);
    assert_true(notation_action_parse(&game, "place n-a", &action));
    assert_int_equal(action, gwt_action(GWT_VERB_PLACE, GWT_SPACE_N_A));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(notation_action_parse(&game, wrong[i], &action));
        assert_int_equal(action, GWT_ACTION_INVALID);
    }
}

static void expect_route(unsigned from, unsigned to, unsigned forks, const char *text)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game;
    char out[NOTATION_ACTION_MAX];
    gwt_init(&game, &setup);
    game.players[0].herder = (uint8_t)from;
    notation_action_format(&game, gwt_action_route(to, forks), out, sizeof out);
    assert_string_equal(out, text);
}

/* `via` names a branch only where the other one would lead to the same place. */
static void routes_name_their_branches(void **state)
{
    (void)state;
    expect_route(GWT_SPACE_N_A, GWT_SPACE_AB2, 0, "move ab2");
    expect_route(GWT_SPACE_N_A, GWT_SPACE_FLOOD2, 1, "move flood2");
    expect_route(GWT_SPACE_N_A, GWT_SPACE_N_B, 0, "move n-b via ab1");
    expect_route(GWT_SPACE_N_A, GWT_SPACE_N_B, 1, "move n-b via flood1");
    expect_route(GWT_SPACE_AB3, GWT_SPACE_N_B, 0, "move n-b");
    expect_route(GWT_SPACE_N_E, GWT_SPACE_KANSAS_CITY, 1 << 4 | 1 << 5, "move kansas-city via rock1 fg2 gk1");
    expect_route(GWT_SPACE_N_C, GWT_SPACE_N_E, 0, "move n-e via ce1");
    expect_route(GWT_SPACE_N_C, GWT_SPACE_N_E, 1 << 2, "move n-e via cd1 n-d");
    expect_route(GWT_SPACE_N_C, GWT_SPACE_N_E, 1 << 2 | 1 << 3, "move n-e via cd1 trade4");
    expect_route(GWT_SPACE_N_C, GWT_SPACE_N_D, 1 << 2, "move n-d");
}

/* Like snprintf: the length is the whole text's, and what fits is ended. */
static void short_buffers_are_respected(void **state)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game;
    char out[8] = "xxxxxxx";
    GwtAction action = gwt_action(GWT_VERB_PLACE, GWT_SPACE_N_A);
    (void)state;
    gwt_init(&game, &setup);
    assert_int_equal(notation_action_format(&game, action, NULL, 0), 9);
    assert_int_equal(notation_action_format(&game, action, out, 6), 9);
    assert_string_equal(out, "place");
    assert_int_equal(out[6], 'x');
    assert_true(notation_action_say(&game, action, NOTATION_ENGLISH, out, 4) > 4);
    assert_string_equal(out, "Pla");
    assert_true(notation_question_say(&game, NOTATION_GERMAN, NULL, 0) > 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_unique_and_lead_back),
        cmocka_unit_test(texts_of_modules_are_unique_and_lead_back),
        cmocka_unit_test(a_view_gives_the_same_texts),
        cmocka_unit_test(every_sentence_is_whole),
        cmocka_unit_test(every_sentence_of_modules_is_whole),
        cmocka_unit_test(other_seats_have_their_tokens),
        cmocka_unit_test(module_actions_read_as_documented),
        cmocka_unit_test(every_space_says_what_lies_there),
        cmocka_unit_test(parsing_is_exact),
        cmocka_unit_test(routes_name_their_branches),
        cmocka_unit_test(short_buffers_are_respected),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
