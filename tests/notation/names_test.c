/* SPDX-License-Identifier: MIT */
/* names_test.c - every id there and back, unique within its kind; every name present in every language. */
#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>
#include "notation/names.h"

/* Where 0 means "none", and between the questions and the steps, numbers stand for nothing. */
static int is_value(NotationKind kind, unsigned value)
{
    switch (kind) {
    case NOTATION_TILE:
    case NOTATION_MASTER:
    case NOTATION_EFFECT:
    case NOTATION_EVENT:
    case NOTATION_MEDIUM:
        return value >= 1;
    case NOTATION_BUILDING:
        return value >= 2;
    case NOTATION_DECISION:
        return value >= 1 && (value < GWT_QUESTIONS || value >= GWT_STEPS);
    default:
        return 1;
    }
}

/* Walks all values of a kind. */
#define FOR_EACH_VALUE(kind, value) \
    for (unsigned value = 0; value < notation_values(kind); value++) \
        if (is_value(kind, value))

static void every_value_has_an_id(void **state)
{
    (void)state;
    for (NotationKind kind = 0; kind < NOTATION_KINDS; kind++) {
        assert_true(notation_values(kind) > 0);
        for (unsigned value = 0; value < notation_values(kind); value++)
            if ((notation_id(kind, value) != NULL) != is_value(kind, value))
                fail_msg("kind %u: the id of %u is wrong", (unsigned)kind, value);
        assert_null(notation_id(kind, notation_values(kind)));
    }
}

static void ids_lead_back(void **state)
{
    (void)state;
    for (NotationKind kind = 0; kind < NOTATION_KINDS; kind++)
        FOR_EACH_VALUE(kind, value) {
            const char *id = notation_id(kind, value);
            int found = notation_id_find(kind, id, strlen(id));
            if (kind == NOTATION_DISC) /* interchangeable discs share an id */
                assert_string_equal(notation_id(NOTATION_DISC, (unsigned)found), id);
            else
                assert_int_equal(found, value);
        }
}

static void only_exact_ids_are_found(void **state)
{
    (void)state;
    assert_int_equal(notation_id_find(NOTATION_SPACE, "n-a", 3), GWT_SPACE_N_A);
    assert_int_equal(notation_id_find(NOTATION_SPACE, "n-a", 2), -1);
    assert_int_equal(notation_id_find(NOTATION_SPACE, "n-a ", 4), -1);
    assert_int_equal(notation_id_find(NOTATION_SPACE, "N-A", 3), -1);
    assert_int_equal(notation_id_find(NOTATION_SPACE, "", 0), -1);
    assert_int_equal(notation_id_find(NOTATION_CARD, "kansas-city", 11), -1);
    assert_int_equal(notation_id_find(NOTATION_KINDS, "n-a", 3), -1);
}

static void ids_are_lower_case_words(void **state)
{
    (void)state;
    for (NotationKind kind = 0; kind < NOTATION_KINDS; kind++)
        FOR_EACH_VALUE(kind, value)
            for (const char *id = notation_id(kind, value); *id; id++)
                assert_true(islower(*id) || isdigit(*id) || *id == '-' || kind == NOTATION_NEUTRAL);
}

/* docs/notation.md: the effect ids are the enum's names in lower case. */
static void effect_ids_follow_their_names(void **state)
{
    static const char *const names[] = {
#define EFFECT_NAME(name) #name,
        GWT_EFFECT_LIST(EFFECT_NAME)
#undef EFFECT_NAME
    };
    (void)state;
    for (unsigned effect = 1; effect < GWT_EFFECTS; effect++) {
        char expected[64];
        snprintf(expected, sizeof expected, "%s", names[effect]);
        for (char *letter = expected; *letter; letter++)
            *letter = *letter == '_' ? '-' : (char)tolower(*letter);
        assert_string_equal(notation_id(NOTATION_EFFECT, effect), expected);
    }
}

static void every_language_names_everything(void **state)
{
    (void)state;
    for (NotationLanguage language = 0; language < NOTATION_LANGUAGES; language++)
        for (unsigned edition = 0; edition < GWT_EDITIONS; edition++)
            for (NotationKind kind = 0; kind < NOTATION_KINDS; kind++)
                FOR_EACH_VALUE(kind, value) {
                    const char *name = notation_name(language, kind, value, edition);
                    if (!name || !*name)
                        fail_msg("%s has no name for %s (edition %u)", notation_language_code(language),
                                 notation_id(kind, value), edition);
                }
}

/* Things one can choose between must not have the same name; discs of a pair do. Sentences are other tests' affair. */
static void names_differ(void **state)
{
    static const NotationKind kinds[] = {
        NOTATION_EDITION, NOTATION_SPACE,    NOTATION_WORKER,      NOTATION_TILE,      NOTATION_CARD,
        NOTATION_NEUTRAL, NOTATION_BUILDING, NOTATION_RAIL_SPACE,  NOTATION_STATION,   NOTATION_MASTER,
        NOTATION_CITY,    NOTATION_AUX,      NOTATION_DECISION,    NOTATION_SCORE,     NOTATION_TOWN,
        NOTATION_MEDIUM,  NOTATION_GARTH,    NOTATION_CITY_SECOND, NOTATION_CITY_NORTH
    };
    (void)state;
    for (NotationLanguage language = 0; language < NOTATION_LANGUAGES; language++)
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
            FOR_EACH_VALUE(kinds[i], a)
                for (unsigned b = 0; b < a; b++)
                    if (is_value(kinds[i], b))
                        assert_string_not_equal(notation_name(language, kinds[i], a, 0),
                                                notation_name(language, kinds[i], b, 0));
}

/* Each effect is offered as a choice: no two of one edition read alike, but the two that differ in where they stand. */
static void effects_differ(void **state)
{
    (void)state;
    for (NotationLanguage language = 0; language < NOTATION_LANGUAGES; language++)
        for (unsigned a = 1; a < GWT_EFFECTS; a++)
            for (unsigned b = 1; b < a; b++)
                for (unsigned edition = 0; edition < GWT_EDITIONS; edition++)
                    if (!strcmp(notation_name(language, NOTATION_EFFECT, a, edition),
                                notation_name(language, NOTATION_EFFECT, b, edition)) &&
                        !(a == GWT_EFFECT_GAIN_2 && b == GWT_EFFECT_AUX_GAIN_2) &&
                        !(a == GWT_EFFECT_AUX_ENGINE_2 && b == GWT_EFFECT_PAY_2_ENGINE_2))
                        fail_msg("%s and %s have one name", notation_id(NOTATION_EFFECT, a),
                                 notation_id(NOTATION_EFFECT, b));
}

static unsigned city_found(const GwtGame *game, const char *id)
{
    return (unsigned)notation_id_find(notation_cities(game), id, strlen(id));
}

/* One number is another city on another board. */
static void cities_follow_the_board(void **state)
{
    GwtGame game;
    (void)state;
    memset(&game, 0, sizeof game);
    assert_int_equal(notation_cities(&game), NOTATION_CITY);
    assert_int_equal(notation_last_city(&game), city_found(&game, "san-francisco"));
    assert_int_equal((int)city_found(&game, "fulton"), -1);
    game.edition = GWT_EDITION_SECOND;
    assert_int_equal(notation_last_city(&game), city_found(&game, "new-york"));
    assert_int_equal(city_found(&game, "fulton"), GWT_CITY_1);
    assert_int_equal(city_found(&game, "st-louis"), GWT_CITY_4);
    for (game.edition = 0; game.edition < GWT_EDITIONS; game.edition++) {
        game.options = GWT_OPTION_RAILS;
        assert_int_equal(notation_last_city(&game), city_found(&game, "san-francisco"));
        assert_int_equal(city_found(&game, "kansas-city"), GWT_CITY_KANSAS_CITY);
        assert_int_equal(city_found(&game, "new-york"), GWT_CITY_NEW_YORK);
        assert_int_equal(city_found(&game, "montreal"), GWT_CITY_MONTREAL);
        assert_int_equal((int)city_found(&game, "wichita"), -1);
    }
}

static void garths_buildings_show_their_b_sides(void **state)
{
    GwtGame game;
    (void)state;
    memset(&game, 0, sizeof game);
    game.players[1].garth_level = GWT_GARTH_EASY;
    assert_string_equal(notation_id(NOTATION_BUILDING, notation_building_of(&game, 0, 5)), "5a");
    assert_string_equal(notation_id(NOTATION_BUILDING, notation_building_of(&game, 1, 5)), "5b");
}

static void breeds_and_cities_follow_the_edition(void **state)
{
    (void)state;
    assert_string_equal(notation_name(NOTATION_ENGLISH, NOTATION_CARD, GWT_CARD_WHITE, GWT_EDITION_FIRST), "Guernsey");
    assert_string_equal(notation_name(NOTATION_ENGLISH, NOTATION_CARD, GWT_CARD_WHITE, GWT_EDITION_SECOND), "Galloway");
    assert_string_equal(notation_name(NOTATION_GERMAN, NOTATION_CITY, GWT_CITY_LAST, GWT_EDITION_FIRST),
                        "San Francisco");
    assert_string_equal(notation_name(NOTATION_GERMAN, NOTATION_CITY_SECOND, GWT_CITY_LAST, GWT_EDITION_SECOND),
                        "New York");
    assert_string_equal(notation_name(NOTATION_GERMAN, NOTATION_CITY_NORTH, GWT_CITY_GREEN_BAY, GWT_EDITION_SECOND),
                        "Green Bay");
    assert_string_equal(notation_name(NOTATION_ENGLISH, NOTATION_TOWN, GWT_TOWN_GR3, 0), "Memphis (GR3)");
    assert_string_equal(notation_name(NOTATION_GERMAN, NOTATION_WORKER, GWT_BUILDER, 0), "Handwerker");
    assert_string_equal(notation_name(NOTATION_ENGLISH, NOTATION_EFFECT, GWT_EFFECT_WHITE_FOR_2, 0),
                        "Discard a Guernsey: gain $2");
    assert_null(notation_name(NOTATION_ENGLISH, NOTATION_CARD, GWT_CARDS, 0));
    assert_null(notation_name(NOTATION_ENGLISH, NOTATION_CARD, 0, GWT_EDITIONS));
}

static void languages_are_found_by_code(void **state)
{
    (void)state;
    assert_int_equal(notation_language_find("en"), NOTATION_ENGLISH);
    assert_int_equal(notation_language_find("de"), NOTATION_GERMAN);
    assert_int_equal(notation_language_find("fr"), -1);
    assert_string_equal(notation_language_code(NOTATION_GERMAN), "de");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_has_an_id),
        cmocka_unit_test(ids_lead_back),
        cmocka_unit_test(only_exact_ids_are_found),
        cmocka_unit_test(ids_are_lower_case_words),
        cmocka_unit_test(effect_ids_follow_their_names),
        cmocka_unit_test(every_language_names_everything),
        cmocka_unit_test(names_differ),
        cmocka_unit_test(effects_differ),
        cmocka_unit_test(cities_follow_the_board),
        cmocka_unit_test(garths_buildings_show_their_b_sides),
        cmocka_unit_test(breeds_and_cities_follow_the_edition),
        cmocka_unit_test(languages_are_found_by_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
