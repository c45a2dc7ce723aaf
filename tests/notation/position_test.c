/* SPDX-License-Identifier: MIT */
/* position_test.c - positions come back to equal bytes, follow their schema, and are refused with path and reason where
 * they make no sense. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "gwt/check.h"
#include "gwt/view.h"
#include "notation/action_text.h"
#include "notation/position.h"
#include "random_play.h"

#define GAMES 12
#define ROOM (1u << 16)

static char text[ROOM], error[512];

/* ---- round trips ---- */

static void check_round_trip(const GwtGame *game, NotationLayout layout)
{
    GwtGame back;
    size_t length = notation_position_write(game, layout, text, sizeof text);
    assert_true(length > 0 && length < sizeof text);
    if (!notation_position_read(text, length, &back, error, sizeof error))
        fail_msg("%s\n%s", error, text);
    if (memcmp(&back, game, sizeof back))
        fail_msg("the position changed on its way:\n%s", text);
}

/* Player 1 has drawn an objective card blind to hand (6b); random play hardly ever does. */
static GwtGame game_with_a_blind_card(void)
{
    GwtSetup setup = random_setup(3);
    GwtGame game;
    unsigned card = GWT_OBJECTIVE_FIRST;
    gwt_init(&game, &setup);
    while (!gwt_objectives_of(game.objective_stack, card))
        card++;
    game.objective_stack -= gwt_objective_one(card);
    game.objective_stack_count--;
    gwt_cards_add(&game.players[0].hand, card);
    game.players[0].hand_blind = gwt_objective_one(card);
    game.players[0].hand_blind_count = 1;
    game.players[0].hand_count++;
    return game;
}

static void blind_cards_round_trip(void **state)
{
    GwtGame game = game_with_a_blind_card(), view;
    (void)state;
    assert_int_equal(gwt_check(&game, NULL), GWT_PROBLEM_NONE);
    check_round_trip(&game, NOTATION_COMPACT);
    assert_non_null(strstr(text, "hand_blind"));
    for (unsigned seat = 0; seat <= game.players_count; seat++) {
        gwt_view_for(&game, seat, &view);
        check_round_trip(&view, NOTATION_COMPACT);
    }
}

static void every_decision_round_trips(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        GwtSetup setup = random_setup(number);
        GwtGame game;
        uint64_t random = number;
        gwt_init(&game, &setup);
        for (;;) {
            check_round_trip(&game, NOTATION_COMPACT);
            if (gwt_is_over(&game))
                break;
            gwt_apply_legal(&game, random_action(&game, &random));
        }
        check_round_trip(&game, NOTATION_INDENTED);
    }
}

static void views_round_trip(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        GwtSetup setup = random_setup(number);
        GwtGame game, view;
        uint64_t random = number + 50;
        gwt_init(&game, &setup);
        for (unsigned moves = 0; !gwt_is_over(&game); moves++) {
            for (unsigned seat = 0; seat <= game.players_count && moves % 7 == 0; seat++) {
                gwt_view_for(&game, seat, &view);
                check_round_trip(&view, NOTATION_COMPACT);
                assert_null(strstr(text, "\"key\""));
                assert_null(strstr(text, "\"draws\""));
            }
            gwt_apply_legal(&game, random_action(&game, &random));
        }
    }
}

/* Calls visit in a game of each edition and module: at some of its decisions, at all that only the modules ask, and at
 * its end. */
static void play_modules(void (*visit)(const GwtGame *game), unsigned every)
{
    for (unsigned number = 0; number < MODULE_SETUPS; number++) {
        GwtSetup setup = module_setup(number);
        GwtGame game;
        GwtAction action;
        uint64_t random = number + 1000;
        assert_int_equal(gwt_init(&game, &setup), GWT_OK);
        for (unsigned moves = number; !gwt_is_over(&game); moves++) {
            if (moves % every == 0 || gwt_decision(&game).kind > GWT_DECIDE_EFFECT)
                visit(&game);
            unsigned seat = module_action(&game, &random, &action);
            assert_int_equal(notation_seat_apply(&game, seat, action, NULL), GWT_OK);
        }
        visit(&game);
    }
}

static unsigned visits;

static void check_module_round_trip(const GwtGame *game)
{
    GwtGame view;
    check_round_trip(game, visits % 16 ? NOTATION_COMPACT : NOTATION_INDENTED);
    if (visits++ % 8 == 0) {
        gwt_view_for(game, visits / 8 % (game->players_count + 1u), &view);
        check_round_trip(&view, NOTATION_COMPACT);
        assert_null(strstr(text, "\"key\""));
    }
}

static void modules_round_trip(void **state)
{
    (void)state;
    play_modules(check_module_round_trip, 5);
    assert_true(visits > 10000);
}

/* A copied building was replaced under the player's hands (BU4): of its local actions nothing is left. */
static GwtGame game_with_a_replaced_source(void)
{
    GwtSetup setup = module_setup(1);
    GwtGame game;
    uint64_t random = 5;
    gwt_init(&game, &setup);
    while (!game.sources_count)
        gwt_apply_legal(&game, random_action(&game, &random));
    game.sources[game.sources_count++] = (GwtSource){ GWT_SPACE_N_A, 0xFF };
    return game;
}

static void replaced_sources_round_trip(void **state)
{
    GwtGame game = game_with_a_replaced_source();
    (void)state;
    check_round_trip(&game, NOTATION_COMPACT);
    assert_non_null(strstr(text, "\"replaced\":true"));
}

/* ---- the schema ---- */

static json_t *schema;

static json_t *resolve(json_t *node)
{
    const char *reference = json_string_value(json_object_get(node, "$ref"));
    if (!reference)
        return node;
    json_t *found = json_object_get(json_object_get(schema, "$defs"), strrchr(reference, '/') + 1);
    assert_non_null(found);
    return found;
}

static int enum_has(json_t *node, const char *value)
{
    json_t *list = json_object_get(resolve(node), "enum");
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!strcmp(json_string_value(json_array_get(list, i)), value))
            return 1;
    return !list;
}

static const char *json_type_name(const json_t *value)
{
    if (json_is_object(value))
        return "object";
    if (json_is_array(value))
        return "array";
    if (json_is_string(value))
        return "string";
    return json_is_integer(value) ? "integer" : json_is_boolean(value) ? "boolean" : "null";
}

/* Every key must be named by the schema, and is marked as met there. Plain types and enums are compared. */
static void walk(json_t *node, json_t *value, const char *at)
{
    node = resolve(node);
    const char *type = json_string_value(json_object_get(node, "type"));
    if (json_object_get(node, "oneOf") && json_is_null(value))
        return;
    if (type && strcmp(type, json_type_name(value)))
        fail_msg("%s is no %s", at, type);
    if (json_is_string(value) && !enum_has(node, json_string_value(value)))
        fail_msg("%s: '%s' is not in the schema", at, json_string_value(value));
    json_t *properties = json_object_get(node, "properties"), *others = json_object_get(node, "additionalProperties");
    const char *key;
    json_t *child;
    size_t index;
    if (json_is_object(value))
        json_object_foreach(value, key, child)
        {
            json_t *known = json_object_get(properties, key);
            if (!known && !json_is_object(others))
                fail_msg("%s: the schema has no key '%s'", at, key);
            if (!known && !enum_has(json_object_get(node, "propertyNames"), key))
                fail_msg("%s: '%s' is no id of the schema", at, key);
            if (known)
                json_object_set_new(known, "met", json_true());
            walk(known ? known : others, child, key);
        }
    json_array_foreach(value, index, child) if (json_object_get(node, "items") && !json_is_null(child))
        walk(json_object_get(node, "items"), child, at);
}

/* Keys of the schema that no position had. `seed` is only ever read. */
static void report_unmet(json_t *node)
{
    const char *key;
    json_t *child;
    json_object_foreach(json_object_get(node, "properties"), key, child)
    {
        if (!json_object_get(child, "met") && strcmp(key, "seed"))
            fail_msg("no position had the key '%s' of the schema", key);
        report_unmet(child);
    }
    if (json_object_get(node, "items"))
        report_unmet(json_object_get(node, "items"));
}

static void walk_position(const GwtGame *game)
{
    json_t *position = notation_position_json(game);
    assert_non_null(position);
    walk(schema, position, "position");
    json_decref(position);
}

static void exported_keys_are_the_schemas(void **state)
{
    (void)state;
    schema = json_load_file(SCHEMA_FILE, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(schema);
    for (unsigned number = 0; number < 5 * GAMES; number++) {
        GwtSetup setup = random_setup(number);
        GwtGame game, view;
        uint64_t random = number + 200;
        gwt_init(&game, &setup);
        while (!gwt_is_over(&game)) {
            walk_position(&game);
            gwt_apply_legal(&game, random_action(&game, &random));
        }
        walk_position(&game);
        gwt_view_for(&game, number % 5, &view);
        walk_position(&view);
    }
    play_modules(walk_position, 7);
    GwtGame blind = game_with_a_blind_card(), replaced = game_with_a_replaced_source();
    walk_position(&blind);
    walk_position(&replaced);
    report_unmet(schema);
    json_decref(schema);
}

/* ---- what is refused ---- */

/* A fixed position in the middle of a three-player game, at the start of a turn. */
static GwtGame middle_of_a_game(void)
{
    GwtSetup setup = random_setup(1);
    GwtGame game;
    uint64_t random = 9;
    gwt_init(&game, &setup);
    while (game.turns < 40 || gwt_decision(&game).kind != GWT_DECIDE_MOVE)
        gwt_apply_legal(&game, random_action(&game, &random));
    return game;
}

static json_t *middle_json(void)
{
    GwtGame game = middle_of_a_game();
    return notation_position_json(&game);
}

static void expect_text_refused(const char *json, size_t length, const char *reason)
{
    GwtGame game, before;
    memset(&game, 0x5a, sizeof game);
    before = game;
    error[0] = 0;
    if (notation_position_read(json, length, &game, error, sizeof error))
        fail_msg("accepted, but should say: %s", reason);
    if (!strstr(error, reason) || strchr(error, '\n'))
        fail_msg("says '%s' instead of '%s'", error, reason);
    assert_memory_equal(&game, &before, sizeof game);
}

static void expect_refused(json_t *position, const char *reason)
{
    char *json = json_dumps(position, JSON_COMPACT);
    expect_text_refused(json, strlen(json), reason);
    free(json);
    json_decref(position);
}

/* The middle position with one key of the whole, or of player 2, set to another value (given as JSON text). */
static void expect_refused_with(const char *key, const char *value, const char *reason)
{
    json_t *position = middle_json();
    json_object_set_new(position, key, json_loads(value, JSON_DECODE_ANY, NULL));
    expect_refused(position, reason);
}

static void expect_player_refused_with(const char *key, const char *value, const char *reason)
{
    json_t *position = middle_json();
    json_t *player = json_array_get(json_object_get(position, "players"), 1);
    json_object_set_new(player, key, json_loads(value, JSON_DECODE_ANY, NULL));
    expect_refused(position, reason);
}

static void absurd_numbers_are_refused(void **state)
{
    (void)state;
    expect_player_refused_with("dollars", "-3", "players[1].dollars: -3 is below 0");
    expect_player_refused_with("dollars", "65536", "players[1].dollars: 65536 is above 65535");
    expect_player_refused_with("dollars", "9223372036854775807", "players[1].dollars: 9223372036854775807 is above");
    expect_player_refused_with("dollars", "1.5", "players[1].dollars: a whole number is needed");
    expect_player_refused_with("dollars", "\"8\"", "players[1].dollars: a whole number is needed");
    expect_player_refused_with("certificates", "7", "players[1].certificates: 7 is above 6");
    expect_player_refused_with("certificates", "5", "players[1].certificates: ");
    expect_player_refused_with("workers", "{\"cowboy\": 7}", "players[1].workers.cowboy: 7 is above 6");
    expect_player_refused_with("workers", "{\"cowboy\": 0}", "players[1].workers: ");
    expect_player_refused_with("cities", "{\"kansas-city\": 15}", "players[1].cities.kansas-city: 15 is above 14");
    expect_player_refused_with("cities", "{\"kansas-city\": 14, \"san-francisco\": 1}", "players[1].discs_cleared: ");
    expect_player_refused_with("cities", "{\"topeka\": 2}", "players[1].cities.topeka: 2 is above 1");
    expect_player_refused_with("discs_cleared", "{\"aux3\": 3}", "players[1].discs_cleared.aux3: 3 is above 2");
    expect_player_refused_with("discs_cleared", "{\"cert4\": 2}", "players[1].discs_cleared.cert4: 2 is above 1");
    expect_refused_with("token_row", "1", "token_row: 1 is below 2");
    expect_refused_with("token_row", "14", "token_row: 14 is above 13");
    expect_refused_with("token_row", "[2, 3]", "token_row: a whole number is needed");
    expect_refused_with("token_owner", "1", "job_market: ");
    expect_refused_with("turn", "4", "turn: 4 is above 3");
    expect_refused_with("turn", "0", "turn: 0 is below 1");
    expect_refused_with("turns", "0", "turns: 0 is below 1");
    expect_refused_with("draws", "-1", "draws: -1 is below 0");
    expect_refused_with("over", "1", "over: true or false is needed");
}

static void unknown_ids_and_keys_are_refused(void **state)
{
    (void)state;
    expect_refused_with("colour", "1", "colour: unknown key");
    expect_refused_with("col\\u000aour", "1", "unknown key");
    expect_refused_with("edition", "\"third\"", "edition: 'third' is not the id of an edition");
    expect_refused_with("options", "{\"promo\": true}", "options.promo: unknown key");
    expect_refused_with("options", "[]", "options: an object is needed");
    expect_refused_with("format", "2", "format: position format 2 is unknown");
    expect_refused_with("b_sides", "[\"14b\"]", "b_sides[0]: '14b' is not the id of a building");
    expect_refused_with("b_sides", "[\"1a\"]", "b_sides: only b-sides");
    expect_refused_with("trail", "{\"n-h\": \"A\"}", "trail.n-h: this is not the id of a trail space");
    expect_refused_with("trail", "{\"n-a\": \"H\"}", "trail.n-a: 'H' is not the id of a tile");
    expect_refused_with("trail", "{\"n-a\": 7}", "trail.n-a: a text, what lies there, is needed");
    expect_refused_with("trail", "{\"ab1\": \"5c of 2\"}", "trail.ab1: '5c' is not the id of a building");
    expect_refused_with("trail", "{\"ab1\": \"5a of 4\"}", "trail.ab1: '4' is not a seat");
    expect_refused_with("trail", "{\"kansas-city\": \"A\"}", "trail.kansas-city: nothing is placed");
    expect_refused_with("trail", "{}", "trail: ");
    expect_refused_with("key", "\"xyz\"", "key: a text of 32 hexadecimal digits");
    expect_refused_with("seed", "4", "seed: a seed beside a key");
    expect_refused_with("viewer", "9", "viewer: 9 is above 3");
    expect_refused_with("viewer", "\"me\"", "viewer: a whole number is needed");
    expect_refused_with("viewer", "1", "key: a view does not tell this");
    expect_refused_with("objective_stack_count", "4", "objective_stack_count: only a view has this");
    expect_player_refused_with("hand_count", "4", "players[1].hand_count: only a view has this");
    expect_player_refused_with("herder", "\"moon\"", "players[1].herder: 'moon' is not the id of a trail space");
    expect_player_refused_with("engine", "\"40\"", "players[1].engine: '40' is not the id of a rail space");
    expect_player_refused_with("engine", "12", "players[1].engine: a text, the id of a rail space, is needed");
    expect_player_refused_with("hand", "{\"pink\": 1}", "players[1].hand.pink: this is not the id of a card");
    expect_player_refused_with("hand", "{\"r1\": 2}", "players[1].hand.r1: 2 is above 1");
    expect_player_refused_with("hand", "[\"grey\"]", "players[1].hand: an object is needed");
    expect_player_refused_with("hand_blind", "{\"grey\": 1}", "players[1].hand_blind.grey: only objective cards");
    expect_player_refused_with("tiles", "{\"cowboy\": 1}", "players[1].tiles.cowboy: workers are not collected");
    expect_player_refused_with("stations", "[\"st1\", \"st1\"]", "players[1].stations[1]: is there twice");
    expect_player_refused_with("buildings", "[\"5a\", \"5a\"]", "players[1].buildings[1]: is there twice");
    expect_player_refused_with("buildings", "[\"5a\", \"5b\"]", "-side (b_sides)");
    expect_player_refused_with("luck", "1", "players[1].luck: unknown key");
}

static void impossible_positions_are_refused(void **state)
{
    (void)state;
    expect_player_refused_with("hand", "{\"purple-7\": 2}", "(");
    expect_player_refused_with("hand", "{}", "(");
    expect_player_refused_with("herder", "\"trade1\"", "players[1].herder: ");
    expect_player_refused_with("engine", "\"39\"", "players[1].engine: ");
    expect_player_refused_with("buildings", "[]", "buildings: a building is missing");
    expect_player_refused_with("station_masters", "[\"sm1\", \"sm2\", \"sm3\", \"sm4\", \"sm5\"]", "station_masters: ");
    expect_player_refused_with("stations", "[\"st1\", \"st2\", \"st3\"]", "players[1].discs_cleared: ");
    expect_player_refused_with("tiles", "{\"flood-green-4\": 9}", "a worker, hazard or trade tile");
    expect_refused_with("piles", "[{}, {}, {}]", "piles: a worker, hazard or trade tile");
    expect_refused_with("piles", "[{}, {}, {}, {}]", "piles: 4 entries, at most 3 are possible");
    expect_refused_with("cattle_stack", "{}", "cattle_stack: a cattle card is missing");
    expect_refused_with("objective_stack", "{}", "objective_stack: an objective card is missing");
    expect_refused_with("objective_display", "[\"grey\"]", "objective_display[0]: only objective cards");
    expect_refused_with("foresight", "[[\"cowboy\"]]", ": ");
    expect_refused_with("job_market", "[[\"cowboy\", \"cowboy\", \"cowboy\", \"cowboy\"]]", "job_market[0]: 4 entries");
    expect_refused_with("job_market", "[[\"herder\"]]", "job_market[0][0]: 'herder' is not the id of a worker");
    expect_refused_with("job_market", "[]", ": ");
    expect_refused_with("players", "[]", "players: at least 2 players are needed");
    expect_refused_with("players", "[{}, {}, {}, {}, {}]", "players: 5 entries, at most 4");
    expect_refused_with("players", "[1, 2, 3]", "players[0]: an object is needed");
    expect_refused_with("players", "[{}, {}]", ": ");
    expect_refused_with("over", "true", "pending: the game is over");
}

static void malformed_decisions_are_refused(void **state)
{
    (void)state;
    expect_refused_with("pending", "[]", "pending: nothing is asked");
    expect_refused_with("pending", "[{\"decision\": \"dance\", \"player\": 1}]", "pending[0].decision: 'dance'");
    expect_refused_with("pending", "[{\"decision\": \"move\"}]", "pending[0].player: is missing");
    expect_refused_with("pending", "[{\"decision\": \"move\", \"player\": 4}]", "pending[0].player: 4 is above 3");
    expect_refused_with("pending", "[{\"decision\": \"step-reward\", \"player\": 1, \"subject\": \"hire\"}]",
                        "pending: the last entry must be a question");
    expect_refused_with("pending", "[{\"decision\": \"effect\", \"player\": 1, \"subject\": \"sing\"}]",
                        "pending[0].subject: 'sing' is not the id of an effect");
    expect_refused_with("pending", "[{\"decision\": \"effect\", \"player\": 1, \"subject\": 255}]", "pending: ");
    expect_refused_with("pending", "[{\"decision\": \"upgrade\", \"player\": 1, \"subject\": 10}]", "pending: ");
    expect_refused_with("pending", "[{\"decision\": \"foresight\", \"player\": 1, \"subject\": 3}]", "pending: ");
    expect_refused_with("pending",
                        "[{\"decision\": \"move\", \"player\": 1}, {\"decision\": \"move\", \"player\": 1}, 3]",
                        "pending[2]: an object is needed");
    expect_refused_with("phase_b", "{\"acted\": [\"slept\"]}", "phase_b.acted[0]: ");
    expect_refused_with("phase_b", "{\"taken\": [4]}", "phase_b.taken[0]: 4 is above 3");
    expect_refused_with("phase_b", "{\"buildings\": [{}]}", "phase_b.buildings[0].space: is missing");
}

/* The start of a turn of player 1 in the middle of a game with modules. */
static json_t *module_json(unsigned number)
{
    GwtSetup setup = module_setup(number);
    GwtGame game;
    uint64_t random = number;
    assert_int_equal(gwt_init(&game, &setup), GWT_OK);
    while (game.turns < 30 || gwt_player_to_act(&game) != 0 || gwt_decision(&game).kind != GWT_DECIDE_MOVE)
        gwt_apply_legal(&game, random_action(&game, &random));
    return notation_position_json(&game);
}

#define NORTH 10  /* second edition, Rails to the North, three players */
#define GARTH 61  /* second edition, three players, Garth in seat 2 */
#define PLAIN 7   /* second edition, three players */

static void expect_module_refused(unsigned number, const char *key, const char *value, const char *reason)
{
    json_t *position = module_json(number);
    json_object_set_new(position, key, json_loads(value, JSON_DECODE_ANY, NULL));
    expect_refused(position, reason);
}

static void expect_module_player_refused(unsigned number, const char *key, const char *value, const char *reason)
{
    json_t *position = module_json(number);
    json_t *player = json_array_get(json_object_get(position, "players"), 1);
    json_object_set_new(player, key, json_loads(value, JSON_DECODE_ANY, NULL));
    expect_refused(position, reason);
}

static void impossible_modules_are_refused(void **state)
{
    (void)state;
    /* Rails to the North */
    expect_module_player_refused(NORTH, "branchlets", "[\"gr9\"]",
                                 "players[1].branchlets[0]: 'gr9' is not the id of a town");
    expect_module_player_refused(NORTH, "branchlets", "[\"gr1\", \"gr1\"]", "players[1].branchlets[1]: is there twice");
    expect_module_player_refused(NORTH, "branchlets",
                                 "[\"gr1\", \"gr2\", \"gr3\", \"gr4\", \"gr5\", \"bl1\", \"bl2\", \"bl3\", "
                                 "\"bl4\", \"bl5\", \"pu1\", \"pu2\", \"re1\", \"re2\", \"re3\", \"re4\"]",
                                 "players[1].branchlets: ");
    expect_module_player_refused(PLAIN, "branchlets", "[\"gr1\"]", "players[1].branchlets: ");
    expect_module_player_refused(NORTH, "tokens", "256", "players[1].tokens: 256 is above 255");
    expect_module_player_refused(NORTH, "tokens", "101", "players[1].branchlets: ");
    expect_module_player_refused(NORTH, "cities", "{\"wichita\": 1}",
                                 "players[1].cities.wichita: this is not the id of a city");
    expect_module_player_refused(NORTH, "cities", "{\"new-york\": 2}", "players[1].cities.new-york: 2 is above 1");
    expect_module_player_refused(PLAIN, "cities", "{\"topeka\": 1}",
                                 "players[1].cities.topeka: this is not the id of a city");
    expect_module_player_refused(PLAIN, "cities", "{\"new-york\": 15}", "players[1].cities.new-york: 15 is above 14");
    expect_module_player_refused(PLAIN, "discs_cleared", "{\"aux6\": 1}", "players[1].discs_cleared: ");
    expect_module_player_refused(PLAIN, "stations", "[\"st11\"]", "players[1].discs_cleared: ");
    expect_module_refused(NORTH, "medium_towns", "{}", "medium_towns: ");
    expect_module_refused(NORTH, "medium_towns", "{\"gr1\": \"hire\"}", "medium_towns.gr1: this is no medium town");
    expect_module_refused(NORTH, "medium_towns", "{\"gr2\": \"sleep\"}",
                          "medium_towns.gr2: 'sleep' is not the id of a medium");
    expect_module_refused(NORTH, "medium_towns", "[]", "medium_towns: an object is needed");
    expect_module_refused(PLAIN, "medium_towns", "{\"gr2\": \"hire\"}", "medium_towns: ");
    expect_module_refused(NORTH, "station_masters_offered", "[\"sm1\", \"sm1\"]", "station_masters: ");
    expect_module_refused(PLAIN, "station_masters", "[null, null, null, null, null, null]",
                          "station_masters: 6 entries, at most 5");
    expect_module_refused(PLAIN, "options", "{\"rails\": true}", ": ");

    /* Simmental, and using a building again */
    expect_module_refused(PLAIN, "simmental_stacks", "{\"heifer\": 8, \"cow\": 8}", "cattle_stack: ");
    expect_module_refused(PLAIN, "simmental_stacks", "{\"calf\": 1}", "simmental_stacks.calf: only heifers and cows");
    expect_module_refused(PLAIN, "options", "{\"simmental\": true}", "cattle_stack: ");
    expect_refused_with("options", "{\"simmental\": true}", "options: ");
    expect_refused_with("options", "{\"reuse\": true}", "options.reuse: only the second edition has this option");
    expect_refused_with("phase_b", "{\"used_spaces\": [\"n-a\"]}",
                        "phase_b.used_spaces[0]: in this game a building may");
    expect_module_refused(PLAIN, "phase_b", "{\"used_spaces\": [\"n-a\", \"n-a\"]}",
                          "phase_b.used_spaces[1]: is there twice");

    /* Garth and bids */
    expect_module_player_refused(GARTH, "dollars", "3", "players[1].garth: ");
    expect_module_player_refused(GARTH, "garth", "{\"level\": \"mean\", \"specialty\": \"cowboy\"}",
                                 "players[1].garth.level: 'mean' is not the id of a level");
    expect_module_player_refused(GARTH, "garth", "{\"level\": \"none\", \"specialty\": \"cowboy\"}",
                                 "players[1].garth.level: leave garth out");
    expect_module_player_refused(GARTH, "garth", "{\"level\": \"easy\"}", "players[1].garth.specialty: is missing");
    expect_module_player_refused(GARTH, "garth", "{\"level\": \"easy\", \"specialty\": \"cowboy\", \"deck\": [16]}",
                                 "players[1].garth.deck[0]: 16 is above 15");
    expect_module_player_refused(
        GARTH, "garth", "{\"level\": \"easy\", \"specialty\": \"cowboy\", \"extra_workers\": {\"builder\": 4}}",
        "players[1].garth.extra_workers.builder: 4 is above 3");
    expect_module_player_refused(GARTH, "buildings", "[\"1a\"]",
                                 "players[1].buildings[0]: in this position building 1 shows");
    expect_module_player_refused(PLAIN, "bid", "64", "players[1].bid: 64 is above 63");
    expect_module_player_refused(PLAIN, "bidder", "4", "players[1].bidder: 4 is above 3");
    expect_module_refused(PLAIN, "pending", "[{\"decision\": \"garth\", \"player\": 1}]", "pending: ");
    expect_module_refused(PLAIN, "pending", "[{\"decision\": \"bid\", \"player\": 1}]", "turns: no turn has begun");
    expect_module_refused(PLAIN, "pending",
                          "[{\"decision\": \"move\", \"player\": 1}, {\"decision\": \"branchlet\", \"player\": 1}]",
                          "pending: ");
}

static void broken_json_is_refused(void **state)
{
    char deep[4096];
    (void)state;
    expect_text_refused("", 0, "position: line ");
    expect_text_refused("[]", 2, "position: an object is needed");
    expect_text_refused("{}", 2, "format: is missing");
    expect_text_refused("{\"format\": 1}", 13, "players: is missing");
    expect_text_refused("{\"format\": 1, \"players\": [{}, {}]}", 34, "trail: is missing");
    expect_text_refused("{\"format\": 1, \"format\": 1}", 26, "duplicate object key");
    expect_text_refused("{\"a\": \"\n\"}", 10, "position: line 1");
    expect_text_refused("{\"a\": \"\xff\"}", 10, "position: line 1");
    expect_text_refused("{} {}", 5, "position: line 1");
    memset(deep, '[', sizeof deep);
    expect_text_refused(deep, sizeof deep, "nested deeper than 16 levels");
    memset(deep, '"', sizeof deep);
    expect_text_refused(deep, sizeof deep, "position: line 1");
    char *huge = malloc(NOTATION_POSITION_MAX + 1);
    assert_non_null(huge);
    memset(huge, ' ', NOTATION_POSITION_MAX + 1);
    expect_text_refused(huge, NOTATION_POSITION_MAX + 1, "longer than 1048576 bytes");
    free(huge);
}

/* Two job market tokens can only be said by giving the key twice, or an owner while the token is in the market. */
static void two_tokens_are_refused(void **state)
{
    GwtGame game = middle_of_a_game();
    (void)state;
    size_t length = notation_position_write(&game, NOTATION_COMPACT, text, sizeof text);
    assert_int_equal(text[length - 1], '}');
    snprintf(text + length - 1, sizeof text - length, ",\"token_row\":3}");
    expect_text_refused(text, strlen(text), "duplicate object key");
    expect_refused_with("token_owner", "2", "job_market: ");
    expect_refused_with("token_row", "13", ": ");
}

static void truncated_and_mangled_texts_never_crash(void **state)
{
    static char mangled[ROOM];
    GwtGame game = middle_of_a_game(), back;
    uint64_t random = 3;
    (void)state;
    size_t length = notation_position_write(&game, NOTATION_COMPACT, text, sizeof text);
    for (size_t cut = 0; cut < length; cut += 13)
        assert_false(notation_position_read(text, cut, &back, error, sizeof error));
    for (unsigned i = 0; i < 2000; i++) {
        memcpy(mangled, text, length);
        mangled[random_next(&random) % length] = "0123456789,:{}[]\"ab-"[random_next(&random) % 20];
        if (notation_position_read(mangled, length, &back, error, sizeof error))
            assert_int_equal(gwt_check(&back, NULL), GWT_PROBLEM_NONE);
    }
}

/* ---- what a person may leave out ---- */

static void defaults_may_be_left_out(void **state)
{
    GwtGame game = middle_of_a_game(), back;
    json_t *position = notation_position_json(&game);
    (void)state;
    json_object_del(position, "edition");
    json_object_del(position, "pending");
    char *json = json_dumps(position, 0);
    assert_true(notation_position_read(json, strlen(json), &back, error, sizeof error));
    assert_memory_equal(&back, &game, sizeof game);
    free(json);

    /* Without a key the draws come from the zero key; a seed is as good as the key it stands for. */
    json_object_del(position, "key");
    json = json_dumps(position, 0);
    assert_true(notation_position_read(json, strlen(json), &back, error, sizeof error));
    assert_true(back.key[0] == 0 && back.key[1] == 0);
    free(json);
    json_object_set_new(position, "seed", json_integer(1));
    json = json_dumps(position, 0);
    assert_true(notation_position_read(json, strlen(json), &back, error, sizeof error));
    assert_memory_equal(&back, &game, sizeof game);
    free(json);
    json_decref(position);
}

static void a_new_game_asks_for_the_placement(void **state)
{
    GwtSetup setup = gwt_setup_default();
    GwtGame game, back;
    (void)state;
    gwt_init(&game, &setup);
    json_t *position = notation_position_json(&game);
    json_object_del(position, "pending");
    char *json = json_dumps(position, 0);
    assert_true(notation_position_read(json, strlen(json), &back, error, sizeof error));
    assert_int_equal(gwt_decision(&back).kind, GWT_DECIDE_PLACE);
    assert_memory_equal(&back, &game, sizeof game);
    free(json);
    json_decref(position);
}

static void expect_pending_is_the_default(const GwtGame *game)
{
    GwtGame back;
    json_t *position = notation_position_json(game);
    json_object_del(position, "pending");
    char *json = json_dumps(position, 0);
    if (!notation_position_read(json, strlen(json), &back, error, sizeof error))
        fail_msg("%s", error);
    assert_memory_equal(&back, game, sizeof back);
    free(json);
    json_decref(position);
}

/* First turns of the second edition begin with the discard to four cards, Garth's with his card. */
static void every_turn_begins_as_it_should(void **state)
{
    unsigned discards = 0, garths = 0;
    (void)state;
    for (unsigned number = 0; number < MODULE_SETUPS; number++) {
        GwtSetup setup = module_setup(number);
        GwtGame game;
        uint64_t random = number;
        gwt_init(&game, &setup);
        for (unsigned turns = 0; !gwt_is_over(&game) && game.turns < 12;) {
            if (game.turns > turns) {
                turns = game.turns;
                expect_pending_is_the_default(&game);
                discards += gwt_decision(&game).kind == GWT_DECIDE_DISCARD;
                garths += gwt_decision(&game).kind == GWT_DECIDE_GARTH;
            }
            gwt_apply_legal(&game, random_action(&game, &random));
        }
    }
    assert_true(discards > 20 && garths > 20);
}

/* A game of the base box is written without a word of the modules. */
static void base_positions_know_no_modules(void **state)
{
    static const char *const words[] = { "tokens", "branchlets",  "medium_towns", "offered", "simmental", "bid",
                                         "garth",  "used_spaces", "rails",        "reuse",   "balanced",  "replaced" };
    GwtGame game = middle_of_a_game();
    (void)state;
    notation_position_write(&game, NOTATION_COMPACT, text, sizeof text);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_null(strstr(text, words[i]));
}

/* The display is kept by age: another order is another position. */
static void a_display_keeps_its_order(void **state)
{
    GwtGame game = middle_of_a_game(), back;
    json_t *position = notation_position_json(&game), *display = json_object_get(position, "objective_display");
    (void)state;
    json_t *first = json_incref(json_array_get(display, 0));
    json_array_remove(display, 0);
    json_array_append_new(display, first);
    char *json = json_dumps(position, 0);
    assert_true(notation_position_read(json, strlen(json), &back, error, sizeof error));
    assert_int_equal(back.display[0], game.display[1]);
    assert_int_equal(back.display[GWT_DISPLAY_MAX - 1], game.display[0]);
    free(json);
    json_decref(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blind_cards_round_trip),
        cmocka_unit_test(every_decision_round_trips),
        cmocka_unit_test(views_round_trip),
        cmocka_unit_test(modules_round_trip),
        cmocka_unit_test(replaced_sources_round_trip),
        cmocka_unit_test(exported_keys_are_the_schemas),
        cmocka_unit_test(absurd_numbers_are_refused),
        cmocka_unit_test(unknown_ids_and_keys_are_refused),
        cmocka_unit_test(impossible_positions_are_refused),
        cmocka_unit_test(malformed_decisions_are_refused),
        cmocka_unit_test(impossible_modules_are_refused),
        cmocka_unit_test(broken_json_is_refused),
        cmocka_unit_test(two_tokens_are_refused),
        cmocka_unit_test(truncated_and_mangled_texts_never_crash),
        cmocka_unit_test(defaults_may_be_left_out),
        cmocka_unit_test(a_new_game_asks_for_the_placement),
        cmocka_unit_test(every_turn_begins_as_it_should),
        cmocka_unit_test(base_positions_know_no_modules),
        cmocka_unit_test(a_display_keeps_its_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
