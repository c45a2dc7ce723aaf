/* SPDX-License-Identifier: MIT */
/* record_test.c - records are written, read and verified; broken ones are refused with the line and the reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "notation/record.h"
#include "random_play.h"

#define GAMES 12
#define RECORD_ROOM (1u << 19)

static char record[RECORD_ROOM], broken[RECORD_ROOM];
static char error[NOTATION_ERROR_MAX];
static NotationRecordResult result;

static size_t write_game(unsigned number)
{
    static GwtAction actions[GAME_ACTIONS_MAX];
    GwtSetup setup = random_setup(number);
    GwtGame last;
    size_t count = random_game(number, actions, &last);
    NotationRecordHead head = notation_record_head(&setup, number);
    snprintf(head.names[0], sizeof head.names[0], "Ada Überall");
    size_t length = notation_record_write(&head, actions, count, record, sizeof record);
    assert_true(length > 0 && length < sizeof record);
    assert_int_equal(strlen(record), length);
    return length;
}

static void expect_refused(const char *text, size_t length, const char *reason)
{
    error[0] = 0;
    if (notation_record_verify(text, length, &result, error, sizeof error))
        fail_msg("accepted, but should say: %s", reason);
    if (!strstr(error, reason) || strncmp(error, "line ", 5) || strchr(error, '\n'))
        fail_msg("says '%s' instead of '%s'", error, reason);
}

/* The record of game 1 with `from` replaced by `to` (its first occurrence). */
static void expect_change_refused(const char *from, const char *to, const char *reason)
{
    write_game(1);
    char *at = strstr(record, from);
    if (!at)
        fail_msg("the record has no '%s'", from);
    snprintf(broken, sizeof broken, "%.*s%s%s", (int)(at - record), record, to, at + strlen(from));
    expect_refused(broken, strlen(broken), reason);
}

static void records_verify(void **state)
{
    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        GwtAction actions[GAME_ACTIONS_MAX];
        GwtGame last;
        size_t count = random_game(number, actions, &last);
        size_t length = write_game(number);
        if (!notation_record_verify(record, length, &result, error, sizeof error))
            fail_msg("game %u: %s", number, error);
        assert_true(result.over && result.has_scores && result.has_hash);
        assert_int_equal(result.actions, count);
        assert_memory_equal(&result.game, &last, sizeof last);
        assert_string_equal(result.head.names[0], "Ada Überall");
        assert_int_equal(result.head.seed, number);
    }
}

/* The sum of the categories less the bid is the total. */
static void check_sums(const GwtGame *game)
{
    for (unsigned seat = 0; seat < game->players_count; seat++) {
        GwtScore score;
        int sum = 0;
        gwt_score(game, seat, &score);
        for (unsigned category = 0; category < GWT_SCORE_CATEGORIES; category++)
            sum += score.category[category];
        assert_int_equal(score.total, sum - game->players[seat].bid);
    }
}

/* Every edition and module, tokens spent off turn included: written, verified, read and written again. */
static void records_of_modules_verify(void **state)
{
    static GwtAction actions[GAME_ACTIONS_MAX], again[GAME_ACTIONS_MAX];
    static uint8_t seats[GAME_ACTIONS_MAX], seats_again[GAME_ACTIONS_MAX];
    unsigned off_turn = 0, bids = 0;
    (void)state;
    for (unsigned number = 0; number < MODULE_SETUPS; number++) {
        GwtSetup setup = module_setup(number);
        NotationRecordHead head = notation_record_head(&setup, number);
        NotationRecordReader reader;
        GwtGame last;
        size_t count = module_game(number, actions, seats, &last), read = 0;
        size_t length = notation_record_write_seats(&head, actions, seats, count, record, sizeof record);
        assert_true(length > 0 && length < sizeof record && last.over);
        if (!notation_record_verify(record, length, &result, error, sizeof error))
            fail_msg("game %u: %s", number, error);
        assert_memory_equal(&result.game, &last, sizeof last);
        assert_memory_equal(&result.head.setup, &setup, sizeof setup);
        check_sums(&last);
        for (unsigned seat = 0; seat < last.players_count; seat++)
            bids += last.players[seat].bid;
        assert_true(notation_record_open(&reader, record, length, error, sizeof error));
        for (unsigned to_act = gwt_player_to_act(&reader.game);
             notation_record_next(&reader, &again[read], NULL, error, sizeof error) > 0;
             to_act = gwt_player_to_act(&reader.game)) {
            off_turn += reader.seat != to_act;
            seats_again[read++] = (uint8_t)reader.seat;
        }
        assert_int_equal(read, count);
        assert_int_equal(notation_record_write_seats(&reader.head, again, seats_again, read, broken, sizeof broken),
                         length);
        assert_string_equal(record, broken);
    }
    assert_true(off_turn > 100 && bids > 100);
}

static void expect_setup_refused(const char *setup, const char *reason)
{
    int length = snprintf(broken, sizeof broken, "drover-record 1\nrules 1\nsetup %s\nseed 1\n", setup);
    expect_refused(broken, (size_t)length, reason);
}

static void expect_setup(const char *setup)
{
    int length = snprintf(broken, sizeof broken, "drover-record 1\nrules 1\nsetup %s\nseed 1\n", setup);
    if (!notation_record_verify(broken, (size_t)length, &result, error, sizeof error))
        fail_msg("%s: %s", setup, error);
}

static void setup_lines_name_the_modules(void **state)
{
    (void)state;
    expect_setup("edition=second players=3 rails=1 simmental=1 balanced=1 reuse=1 garth=none,very-hard,easy");
    assert_true(result.head.setup.rails && result.head.setup.simmental && result.head.setup.balanced);
    assert_true(result.head.setup.reuse && !result.head.setup.bidding);
    assert_int_equal(result.head.setup.garth[0], GWT_GARTH_NONE);
    assert_int_equal(result.head.setup.garth[1], GWT_GARTH_VERY_HARD);
    assert_int_equal(result.head.setup.garth[2], GWT_GARTH_EASY);
    expect_setup("bidding=1 players=4 edition=first rails=0 garth=none,none,none,none");
    expect_setup_refused("edition=first players=2 rails=2", "'2' is not a value of rails");
    expect_setup_refused("edition=first players=2 rails=1 rails=1", "given twice");
    expect_setup_refused("edition=first players=2 simmental=1", "do not go together");
    expect_setup_refused("edition=first players=2 reuse=1", "do not go together");
    expect_setup_refused("edition=first players=4 balanced=1", "do not go together");
    expect_setup_refused("edition=first players=2 rails=1 promo-masters=1", "do not go together");
    expect_setup_refused("edition=first players=2 bidding=1 garth=none,easy", "do not go together");
    expect_setup_refused("edition=first players=2 garth=none", "garth has 1 entries for 2 players");
    expect_setup_refused("garth=none,easy,none edition=first players=2", "garth has 3 entries for 2 players");
    expect_setup_refused("edition=first players=2 garth=none,cruel", "'none,cruel' is not a value of garth");
    expect_setup_refused("edition=first players=4 garth=none,none,none,none,none", "is not a value of garth");
    expect_setup_refused("edition=first players=2 garth=", "is not a value of garth");
}

static void append_line(const char *line)
{
    size_t length = strlen(broken);
    snprintf(broken + length, sizeof broken - length, "%s\n", line);
}

/* Exactly `token N`, and only of a seat that has one. */
static void tokens_off_turn(void **state)
{
    static const char *const wrong[] = { "2 token 3", "2 token", "2 token 2 ", "2 place n-a", "2 pass" };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        expect_setup("edition=second players=2");
        append_line(wrong[i]);
        if (i == 2) /* spaces around a line are allowed */
            assert_true(notation_record_verify(broken, strlen(broken), &result, error, sizeof error));
        else
            expect_refused(broken, strlen(broken), "line 5: seat 1 is to act, not seat 2");
    }
    expect_setup("edition=second players=2");
    append_line("2 token 1");
    append_line("2 token 1");
    expect_refused(broken, strlen(broken), "line 6: 'token 1' is not a legal action here");
    expect_setup("edition=first players=2");
    append_line("2 token 1");
    expect_refused(broken, strlen(broken), "line 5: seat 1 is to act, not seat 2");
    expect_setup("edition=second players=2 bidding=1");
    append_line("2 token 1");
    expect_refused(broken, strlen(broken), "line 5: seat 1 is to act, not seat 2");
}

/* Reading a record and writing it again gives the same bytes. */
static void records_are_canonical(void **state)
{
    static GwtAction actions[GAME_ACTIONS_MAX];
    NotationRecordReader reader;
    size_t length = write_game(5), count = 0;
    (void)state;
    assert_true(notation_record_open(&reader, record, length, error, sizeof error));
    while (notation_record_next(&reader, &actions[count], NULL, error, sizeof error) > 0)
        count++;
    assert_int_equal(notation_record_write(&reader.head, actions, count, broken, sizeof broken), length);
    assert_string_equal(record, broken);
}

static void short_buffers_are_respected(void **state)
{
    GwtAction actions[GAME_ACTIONS_MAX];
    GwtGame last;
    GwtSetup setup = random_setup(0);
    size_t count = random_game(0, actions, &last);
    NotationRecordHead head = notation_record_head(&setup, 0);
    (void)state;
    size_t length = notation_record_write(&head, actions, count, NULL, 0);
    assert_true(length > 1000);
    memset(broken, 'x', sizeof broken);
    for (size_t size = 1; size < 900; size += 7) {
        assert_int_equal(notation_record_write(&head, actions, count, broken, size), length);
        assert_int_equal(strlen(broken), size - 1);
        assert_int_equal(broken[size], 'x');
    }
    actions[3] = GWT_ACTION_INVALID;
    assert_int_equal(notation_record_write(&head, actions, count, broken, sizeof broken), 0);
}

static void comments_blank_lines_and_crlf_are_fine(void **state)
{
    (void)state;
    size_t length = write_game(2), out = 0;
    for (size_t i = 0; i < length; i++) {
        if (record[i] == '\n') {
            out += (size_t)sprintf(broken + out, "  # Kommentar: schön\r\n\r\n\t\n");
            continue;
        }
        broken[out++] = record[i];
    }
    assert_true(notation_record_verify(broken, out, &result, error, sizeof error));
    assert_true(result.over && result.has_hash);
}

static void unfinished_records_are_fine(void **state)
{
    (void)state;
    write_game(3);
    char *line = record;
    for (unsigned i = 0; i < 40; i++)
        line = strchr(line, '\n') + 1;
    assert_true(notation_record_verify(record, (size_t)(line - record), &result, error, sizeof error));
    assert_false(result.over || result.has_scores || result.has_hash);
    GwtGame middle = result.game;
    size_t left = sizeof record - (size_t)(line - record);
    size_t length = (size_t)(line - record) + notation_record_write_result(&middle, line, left);
    assert_true(notation_record_verify(record, length, &result, error, sizeof error));
    assert_true(!result.over && result.has_hash);
}

static void keys_and_commitments(void **state)
{
    GwtAction actions[GAME_ACTIONS_MAX];
    GwtGame last;
    GwtSetup setup = random_setup(7);
    size_t count = random_game(7, actions, &last);
    NotationRecordHead head = notation_record_head_with_key(&setup);
    (void)state;
    size_t length = notation_record_write(&head, actions, count, record, sizeof record);
    assert_non_null(strstr(record, "\nkey "));
    assert_true(notation_record_verify(record, length, &result, error, sizeof error));
    assert_int_equal(result.head.key_source, NOTATION_KEY_GIVEN);

    /* Committed: without the key nothing can be replayed; with the key at the end everything can. */
    head.key_source = NOTATION_KEY_COMMITTED;
    head.key_known = 0;
    memset(head.commitment, 0xab, sizeof head.commitment);
    length = notation_record_write(&head, actions, count, record, sizeof record);
    assert_null(strstr(record, "\nkey "));
    expect_refused(record, length, "not revealed");
    length += (size_t)sprintf(record + length, "key %016llx%016llx\n", (unsigned long long)setup.key[0],
                              (unsigned long long)setup.key[1]);
    if (!notation_record_verify(record, length, &result, error, sizeof error))
        fail_msg("%s", error);
    assert_int_equal(result.head.key_source, NOTATION_KEY_COMMITTED);
    assert_memory_equal(result.head.commitment, head.commitment, sizeof head.commitment);
    sprintf(record + length, "key %032d\n", 0);
    expect_refused(record, strlen(record), "twice");
}

static void wrong_heads_are_refused(void **state)
{
    (void)state;
    expect_change_refused("drover-record 1", "drover-record 2", "line 1: record format 2 is unknown");
    expect_change_refused("drover-record 1", "drover-record", "needs a format version");
    expect_change_refused("drover-record 1", "chess", "this is no record");
    expect_change_refused("rules 1", "rules 99", "line 2: rules version 99 is unknown");
    expect_change_refused("rules 1\n", "", "no rules line");
    expect_change_refused("rules 1\n", "rules 1\nrules 1\n", "line 3: 'rules' is given twice");
    expect_change_refused("rules 1", "rules -1", "a version number is needed");
    expect_change_refused("rules 1", "rules 1 2", "more than 'rules' takes");
    expect_change_refused("edition=first", "edition=third", "'third' is not a value of edition");
    expect_change_refused("edition=first ", "", "edition and players are needed");
    expect_change_refused("players=3", "players=5", "'5' is not a value of players");
    expect_change_refused("players=3", "players=1", "'1' is not a value of players");
    expect_change_refused("players=3", "players=3 players=3", "given twice");
    expect_change_refused("sides=random", "sides=5a", "'5a' is not a value of sides");
    expect_change_refused("sides=random", "sides=5b,5b", "is not a value of sides");
    expect_change_refused("sides=random", "sides=12b", "setup");
    expect_change_refused("sides=random", "sides=", "is not a value of sides");
    expect_change_refused("promo-masters=0", "promo-masters=yes", "is not a value of promo-masters");
    expect_change_refused("promo-masters=0", "weather=fine", "unknown option 'weather'");
    expect_change_refused("promo-masters=0", "promo-masters", "not key=value");
    expect_change_refused("seed 1\n", "", "no seed, key or commitment");
    expect_change_refused("seed 1\n", "seed 18446744073709551616\n", "seed: a number");
    expect_change_refused("seed 1\n", "seed 1\nkey 00000000000000000000000000000001\n", "goes with neither");
    expect_change_refused("seed 1\n", "key 123\n", "32 hexadecimal digits");
    expect_change_refused("seed 1\n", "commitment xyz\n", "64 hexadecimal digits");
    expect_change_refused("name 1 ", "name 4 ", "seat");
    expect_change_refused("name 1 ", "name 0 ", "'0' is not a seat");
    expect_change_refused("name 1 Ada Überall", "name 1", "a name has 1 to 63 bytes");
    expect_change_refused("name 1 ", "title ", "unknown word 'title'");
}

/* The number of the line that begins with `start`. */
static unsigned line_of(const char *start)
{
    unsigned line = 1;
    for (const char *at = record; *at; at = strchr(at, '\n') + 1, line++)
        if (!strncmp(at, start, strlen(start)))
            return line;
    fail_msg("no line begins with '%s'", start);
    return 0;
}

static void wrong_actions_are_refused(void **state)
{
    char expected[64];
    (void)state;
    write_game(1);
    snprintf(expected, sizeof expected, "line %u: seat 1 is to act, not seat 2", line_of("1 place"));
    expect_change_refused("\n1 place", "\n2 place", expected);
    expect_change_refused("\n1 place n-", "\n1 place ab1 n-", "is not a legal action here");
    expect_change_refused("\n1 place", "\n1 move kansas-city\n1 place",
                          "'move kansas-city' is not a legal action here");
    expect_change_refused("\n1 place", "\n1 \n1 place", "'' is not a legal action here");
    expect_change_refused("\n1 place", "\n9 place", "'9' is not a seat");
    expect_change_refused("\n1 place", "\n1x place", "'1x' is not a seat");
    expect_change_refused("\n1 place", "\n99999999999999999999 place", "is not a seat");
    expect_change_refused("\nscore 1", "\n1 pass\nscore 1", "the game is over already");
}

static void wrong_results_are_refused(void **state)
{
    (void)state;
    write_game(1);
    char line[256], changed[256];
    GwtScore score;
    assert_true(notation_record_verify(record, strlen(record), &result, error, sizeof error));
    gwt_score(&result.game, 0, &score);
    snprintf(line, sizeof line, "\nscore 1 %d ", score.total);
    snprintf(changed, sizeof changed, "\nscore 1 %d ", score.total + 1);
    expect_change_refused(line, changed, "points, not");
    snprintf(line, sizeof line, "\nscore 1 %d %d ", score.total, score.category[0]);
    snprintf(changed, sizeof changed, "\nscore 1 %d %d ", score.total, score.category[0] + 1);
    expect_change_refused(line, changed, "for dollars, not");
    expect_change_refused("\nscore 2", "\nscore 1", "seat 1 is scored twice");
    snprintf(line, sizeof line, "\nscore 1 %d %d", score.total, score.category[0]);
    snprintf(changed, sizeof changed, "\nscore 1 %d x", score.total);
    expect_change_refused(line, changed, "a total and 11 categories are needed");
    unsigned winners = gwt_winners(&result.game);
    expect_change_refused("\nwinners", winners & 1 ? "\nwinners 3 2" : "\nwinners 1", "these are not the winners");
    expect_change_refused("\nhash ", "\nhash 0", "16 hexadecimal digits");
    snprintf(line, sizeof line, "\nhash %016llx", (unsigned long long)gwt_hash(&result.game));
    expect_change_refused(line, "\nhash 0123456789abcdef", "the hash of the last state is");
    expect_change_refused(line, "\n", "no hash");
    expect_change_refused("\nscore 1", "\n#score 1", "not every seat has a score");
    expect_change_refused("\nwinners", "\n#winners", "no winners");
    expect_change_refused("\n1 place", "\nhash 0123456789abcdef\n1 place", "the hash of the last state is");
    expect_change_refused("\n1 place", "\nwinners 1\n1 place", "the game is not over");
    expect_change_refused("\n1 place", "\nscore 1 5 5 0 0 0 0 0 0 0 0 0 0\n1 place", "the game is not over");
}

/* Cut anywhere inside a line: refused. Cut between two lines: only where what is left makes sense. */
static void truncated_records_are_refused(void **state)
{
    (void)state;
    size_t length = write_game(1);
    for (size_t cut = 1; cut < length; cut += cut < 400 || cut > length - 200 ? 1 : 997) {
        int accepted = notation_record_verify(record, cut, &result, error, sizeof error);
        if (record[cut - 1] != '\n')
            assert_false(accepted);
        else if (accepted)
            assert_false(result.has_scores);
    }
    expect_refused("", 0, "this is no record");
}

static void garbage_is_refused(void **state)
{
    static const char zeros[] = "drover-record 1\nru\0es 1\n";
    uint64_t random = 1;
    (void)state;
    expect_refused(zeros, sizeof zeros - 1, "control character 0x00");
    expect_refused("drover-record 1\n\xff\xfe\n", 19, "not UTF-8");
    expect_refused("drover-record 1\n# \xed\xa0\x80\n", 22, "not UTF-8");
    expect_refused("drover-record 1\n# \xc0\xaf\n", 21, "not UTF-8");
    expect_refused("\n\n\n", 3, "this is no record");
    for (unsigned i = 0; i < 300; i++) {
        for (size_t k = 0; k < 500; k++)
            broken[k] = (char)random_next(&random);
        assert_false(notation_record_verify(broken, 500, &result, error, sizeof error));
    }
    /* One byte changed anywhere must never crash, whatever it leads to. */
    size_t length = write_game(1);
    for (unsigned i = 0; i < 300; i++) {
        memcpy(broken, record, length);
        broken[random_next(&random) % length] = (char)random_next(&random);
        notation_record_verify(broken, length, &result, error, sizeof error);
    }
}

static void absurd_lengths_are_refused(void **state)
{
    (void)state;
    size_t length = NOTATION_RECORD_MAX + 1u;
    char *huge = malloc(length);
    assert_non_null(huge);
    memset(huge, '\n', length);
    expect_refused(huge, length, "longer than 4194304 bytes");
    expect_refused(huge, length - 1, "this is no record");
    memset(huge, 'a', length);
    expect_refused(huge, length - 1, "line 1: longer than 256 bytes");
    for (size_t i = 0; i < 16; i++)
        huge[i] = "drover-record 1\n"[i];
    expect_refused(huge, length - 1, "line 2: longer than 256 bytes");
    free(huge);
    char tiny[8] = "xxxxxxx";
    assert_false(notation_record_verify("chess\n", 6, &result, tiny, 5));
    assert_string_equal(tiny, "line");
    assert_false(notation_record_verify("chess\n", 6, &result, NULL, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_verify),
        cmocka_unit_test(records_of_modules_verify),
        cmocka_unit_test(setup_lines_name_the_modules),
        cmocka_unit_test(tokens_off_turn),
        cmocka_unit_test(records_are_canonical),
        cmocka_unit_test(short_buffers_are_respected),
        cmocka_unit_test(comments_blank_lines_and_crlf_are_fine),
        cmocka_unit_test(unfinished_records_are_fine),
        cmocka_unit_test(keys_and_commitments),
        cmocka_unit_test(wrong_heads_are_refused),
        cmocka_unit_test(wrong_actions_are_refused),
        cmocka_unit_test(wrong_results_are_refused),
        cmocka_unit_test(truncated_records_are_refused),
        cmocka_unit_test(garbage_is_refused),
        cmocka_unit_test(absurd_lengths_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
