/* SPDX-License-Identifier: MIT */
/* record_read.c - game records (.drover), reading and verifying. One pass over the caller's text, line by line; the
 * game is replayed as its actions are read, so that every line is checked against the state it meets. Writing is
 * record_write.c. */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include "gwt/score.h"
#include "notation/record.h"

/* One line, trimmed, its comment gone. rest: what is still to be read of it. */
typedef struct Line {
    char text[NOTATION_RECORD_LINE_MAX + 1];
    char *rest;
} Line;

typedef struct Errors {
    char *out;
    size_t size;
} Errors;

/* Returns 0, so that a failed check is one line. */
__attribute__((format(printf, 3, 4))) static int fail(const NotationRecordReader *reader, Errors errors,
                                                      const char *format, ...)
{
    va_list arguments;
    if (!errors.size)
        return 0;
    int length = snprintf(errors.out, errors.size, "line %u: ", reader->line);
    va_start(arguments, format);
    if (length > 0 && (size_t)length < errors.size)
        vsnprintf(errors.out + length, errors.size - (size_t)length, format, arguments);
    va_end(arguments);
    return 0;
}

/* ---- lines and words ---- */

/* Bytes of the UTF-8 sequence at text, or 0 if it is malformed. Overlong forms and surrogates are malformed too. */
static size_t utf8_length(const unsigned char *text, size_t left)
{
    unsigned char lead = text[0];
    size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (length == 0 || length > left)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    if ((lead == 0xE0 && text[1] < 0xA0) || (lead == 0xED && text[1] > 0x9F) || (lead == 0xF0 && text[1] < 0x90) ||
        (lead == 0xF4 && text[1] > 0x8F))
        return 0;
    return length;
}

static int line_is_clean(const NotationRecordReader *reader, const char *text, size_t length, Errors errors)
{
    for (size_t i = 0; i < length;) {
        unsigned char letter = (unsigned char)text[i];
        if ((letter < ' ' && letter != '\t') || letter == 0x7f)
            return fail(reader, errors, "control character 0x%02x in column %zu", letter, i + 1);
        size_t bytes = utf8_length((const unsigned char *)text + i, length - i);
        if (!bytes)
            return fail(reader, errors, "not UTF-8 in column %zu", i + 1);
        i += bytes;
    }
    return 1;
}

static void line_trim(Line *line, size_t length)
{
    char *comment = memchr(line->text, '#', length);
    if (comment)
        length = (size_t)(comment - line->text);
    while (length && (line->text[length - 1] == ' ' || line->text[length - 1] == '\t'))
        length--;
    line->text[length] = 0;
    line->rest = line->text + strspn(line->text, " \t");
}

/* 1: a line with something in it; 0: the end; -1: an error. */
static int read_line(NotationRecordReader *reader, Line *line, Errors errors)
{
    while (reader->at < reader->length) {
        const char *start = reader->text + reader->at;
        size_t left = reader->length - reader->at;
        const char *newline = memchr(start, '\n', left);
        reader->line++;
        size_t length = newline ? (size_t)(newline - start) : left;
        if (length && newline && start[length - 1] == '\r')
            length--;
        if (length > NOTATION_RECORD_LINE_MAX)
            return fail(reader, errors, "longer than %d bytes", NOTATION_RECORD_LINE_MAX) - 1;
        if (!newline)
            return fail(reader, errors, "cut off: a record ends with a whole line") - 1;
        if (!line_is_clean(reader, start, length, errors))
            return -1;
        reader->at += (size_t)(newline - start) + 1;
        memcpy(line->text, start, length);
        line_trim(line, length);
        if (*line->rest)
            return 1;
    }
    return 0;
}

/* The next word of the line, which is cut out of it; NULL when there is none. */
static char *next_word(Line *line)
{
    char *word = line->rest;
    if (!*word)
        return NULL;
    line->rest += strcspn(line->rest, " \t");
    if (*line->rest)
        *line->rest++ = 0;
    line->rest += strspn(line->rest, " \t");
    return word;
}

static int parse_unsigned(const char *word, uint64_t max, uint64_t *out)
{
    uint64_t number = 0;
    if (!word || !*word)
        return 0;
    for (; *word; word++) {
        unsigned digit = (unsigned)(*word - '0');
        if (digit > 9 || digit > max || number > (max - digit) / 10)
            return 0;
        number = number * 10 + digit;
    }
    *out = number;
    return 1;
}

static int parse_points(const char *word, int *out)
{
    uint64_t number;
    int negative = word && *word == '-';
    if (!parse_unsigned(negative ? word + 1 : word, 9999, &number))
        return 0;
    *out = negative ? -(int)number : (int)number;
    return 1;
}

static int parse_hex(const char *word, uint8_t *out, size_t bytes)
{
    static const char digits[] = "0123456789abcdef";
    if (!word || strlen(word) != 2 * bytes)
        return 0;
    for (size_t i = 0; i < 2 * bytes; i++) {
        const char *digit = strchr(digits, word[i]);
        if (!digit)
            return 0;
        out[i / 2] = (uint8_t)(i % 2 ? out[i / 2] | (digit - digits) : (digit - digits) << 4);
    }
    return 1;
}

static uint64_t big_endian(const uint8_t bytes[8])
{
    uint64_t number = 0;
    for (unsigned i = 0; i < 8; i++)
        number = number << 8 | bytes[i];
    return number;
}

static int parse_key(const char *word, uint64_t key[2])
{
    uint8_t bytes[16];
    if (!parse_hex(word, bytes, sizeof bytes))
        return 0;
    key[0] = big_endian(bytes);
    key[1] = big_endian(bytes + 8);
    return 1;
}

/* ---- the head ---- */

#define SEEN_RULES 1u
#define SEEN_SETUP 2u
#define SEEN_SEED 4u
#define SEEN_KEY 8u
#define SEEN_COMMITMENT 16u

static int parse_sides(const char *value, GwtSetup *setup)
{
    setup->sides_random = !strcmp(value, "random");
    if (setup->sides_random || !strcmp(value, "a"))
        return 1;
    for (;;) {
        size_t length = strcspn(value, ",");
        int building = notation_id_find(NOTATION_BUILDING, value, length);
        if (building < 0 || !(building & 1) || setup->b_sides >> building / 2 & 1)
            return 0;
        setup->b_sides = (uint16_t)(setup->b_sides | 1u << building / 2);
        if (!value[length])
            return 1;
        value += length + 1;
    }
}

static int parse_choice(const char *value, const char *zero, const char *one, uint8_t *out)
{
    *out = !strcmp(value, one);
    return *out || !strcmp(value, zero);
}

static int parse_edition(const char *value, GwtSetup *setup)
{
    int edition = notation_id_find(NOTATION_EDITION, value, strlen(value));
    setup->edition = (uint8_t)(edition < 0 ? 0 : edition);
    return edition >= 0;
}

static int parse_players(const char *value, GwtSetup *setup)
{
    uint64_t number;
    if (!parse_unsigned(value, GWT_PLAYERS_MAX, &number) || number < 2)
        return 0;
    setup->players = (uint8_t)number;
    return 1;
}

/* A level for each seat, "none" where somebody plays: none,hard. */
static int parse_garths(const char *value, GwtSetup *setup)
{
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++) {
        size_t length = strcspn(value, ",");
        int level = notation_id_find(NOTATION_GARTH, value, length);
        if (level < 0)
            return 0;
        setup->garth[seat] = (uint8_t)level;
        if (!value[length])
            return 1;
        value += length + 1;
    }
    return 0;
}

/* The options of the setup line: a choice between two words, or a function that reads the value. */
static const struct SetupKey {
    const char *key;
    int (*parse)(const char *value, GwtSetup *setup);
    const char *zero, *one; /* without parse */
    size_t field;           /* of GwtSetup, without parse */
} setup_keys[] = {
    { "edition", parse_edition, NULL, NULL, 0 },
    { "players", parse_players, NULL, NULL, 0 },
    { "neutrals", NULL, "beginner", "random", offsetof(GwtSetup, neutrals_random) },
    { "sides", parse_sides, NULL, NULL, 0 },
    { "promo-masters", NULL, "0", "1", offsetof(GwtSetup, promo_masters) },
    { "promo-buildings", NULL, "0", "1", offsetof(GwtSetup, promo_buildings) },
    { "rails", NULL, "0", "1", offsetof(GwtSetup, rails) },
    { "simmental", NULL, "0", "1", offsetof(GwtSetup, simmental) },
    { "balanced", NULL, "0", "1", offsetof(GwtSetup, balanced) },
    { "reuse", NULL, "0", "1", offsetof(GwtSetup, reuse) },
    { "bidding", NULL, "0", "1", offsetof(GwtSetup, bidding) },
    { "garth", parse_garths, NULL, NULL, 0 },
};
#define SETUP_KEYS (sizeof setup_keys / sizeof *setup_keys)
#define SEEN_EDITION_AND_PLAYERS 3u /* the first two keys */
#define SEEN_GARTH (1u << (SETUP_KEYS - 1))

static int set_option(GwtSetup *setup, const struct SetupKey *key, const char *value)
{
    if (key->parse)
        return key->parse(value, setup);
    return parse_choice(value, key->zero, key->one, (uint8_t *)setup + key->field);
}

static int read_setup(NotationRecordReader *reader, Line *line, Errors errors)
{
    unsigned seen = 0, garths = 0;
    for (char *word; (word = next_word(line));) {
        char *value = strchr(word, '=');
        size_t key = 0;
        if (!value)
            return fail(reader, errors, "setup: '%s' is not key=value", word);
        *value++ = 0;
        while (key < SETUP_KEYS && strcmp(setup_keys[key].key, word))
            key++;
        if (key == SETUP_KEYS)
            return fail(reader, errors, "setup: unknown option '%s'", word);
        if (seen >> key & 1)
            return fail(reader, errors, "setup: '%s' is given twice", word);
        if (!set_option(&reader->head.setup, &setup_keys[key], value))
            return fail(reader, errors, "setup: '%s' is not a value of %s", value, word);
        seen |= 1u << key;
        if (seen & SEEN_GARTH && !garths)
            for (garths = 1; *value; value++)
                garths += *value == ',';
    }
    if ((seen & SEEN_EDITION_AND_PLAYERS) != SEEN_EDITION_AND_PLAYERS)
        return fail(reader, errors, "setup: edition and players are needed");
    if (garths && garths != reader->head.setup.players)
        return fail(reader, errors, "setup: garth has %u entries for %u players", garths, reader->head.setup.players);
    return 1;
}

static int read_seat(NotationRecordReader *reader, const char *word, unsigned *seat, Errors errors)
{
    uint64_t number;
    unsigned players = reader->head.setup.players ? reader->head.setup.players : GWT_PLAYERS_MAX;
    if (!parse_unsigned(word, players, &number) || number == 0)
        return fail(reader, errors, "'%s' is not a seat of this game", word ? word : "");
    *seat = (unsigned)number - 1;
    return 1;
}

static int read_name(NotationRecordReader *reader, Line *line, Errors errors)
{
    unsigned seat;
    if (!read_seat(reader, next_word(line), &seat, errors))
        return 0;
    size_t length = strlen(line->rest);
    if (length == 0 || length >= NOTATION_NAME_MAX)
        return fail(reader, errors, "a name has 1 to %d bytes", NOTATION_NAME_MAX - 1);
    if (reader->head.names[seat][0])
        return fail(reader, errors, "seat %u has a name already", seat + 1);
    memcpy(reader->head.names[seat], line->rest, length + 1);
    line->rest += length;
    return 1;
}

static int read_rules(NotationRecordReader *reader, Line *line, Errors errors)
{
    uint64_t rules;
    if (!parse_unsigned(next_word(line), UINT16_MAX, &rules))
        return fail(reader, errors, "rules: a version number is needed");
    if (rules != GWT_RULES_VERSION)
        return fail(reader, errors, "rules version %u is unknown here (known: %u)", (unsigned)rules,
                    (unsigned)GWT_RULES_VERSION);
    reader->head.rules = (uint16_t)rules;
    return 1;
}

static int read_seed(NotationRecordReader *reader, Line *line, Errors errors)
{
    NotationRecordHead *head = &reader->head;
    if (!parse_unsigned(next_word(line), UINT64_MAX, &head->seed))
        return fail(reader, errors, "seed: a number from 0 to 18446744073709551615 is needed");
    head->key_source = NOTATION_KEY_SEED;
    head->key_known = 1;
    gwt_key_from_seed(head->seed, head->setup.key);
    return 1;
}

static int read_key(NotationRecordReader *reader, Line *line, Errors errors)
{
    if (!parse_key(next_word(line), reader->head.setup.key))
        return fail(reader, errors, "key: 32 hexadecimal digits (lower case) are needed");
    if (reader->head.key_source != NOTATION_KEY_COMMITTED)
        reader->head.key_source = NOTATION_KEY_GIVEN;
    reader->head.key_known = 1;
    return 1;
}

static int read_commitment(NotationRecordReader *reader, Line *line, Errors errors)
{
    if (!parse_hex(next_word(line), reader->head.commitment, sizeof reader->head.commitment))
        return fail(reader, errors, "commitment: 64 hexadecimal digits (lower case) are needed");
    reader->head.key_source = NOTATION_KEY_COMMITTED;
    return 1;
}

static const struct HeadWord {
    const char *word;
    unsigned seen; /* SEEN_ bit; 0: may come again */
    int (*read)(NotationRecordReader *, Line *, Errors);
} head_words[] = {
    { "rules", SEEN_RULES, read_rules }, { "setup", SEEN_SETUP, read_setup },
    { "seed", SEEN_SEED, read_seed },    { "commitment", SEEN_COMMITMENT, read_commitment },
    { "key", SEEN_KEY, read_key },       { "name", 0, read_name },
};

static int read_head_word(NotationRecordReader *reader, Line *line, unsigned *seen, Errors errors)
{
    const char *word = next_word(line);
    for (size_t i = 0; i < sizeof head_words / sizeof *head_words; i++) {
        const struct HeadWord *known = &head_words[i];
        if (strcmp(known->word, word))
            continue;
        if (*seen & known->seen)
            return fail(reader, errors, "'%s' is given twice", word);
        *seen |= known->seen;
        if (!known->read(reader, line, errors))
            return 0;
        if (*line->rest)
            return fail(reader, errors, "'%s' is more than '%s' takes", line->rest, known->word);
        return 1;
    }
    return fail(reader, errors, "unknown word '%s'", word);
}

/* A committed key is revealed at the end, but is needed at the start. */
static int find_revealed_key(NotationRecordReader *reader, Errors errors)
{
    NotationRecordReader ahead = *reader;
    Line line;
    int status;
    while ((status = read_line(&ahead, &line, errors)) > 0) {
        if (strcmp(next_word(&line), "key"))
            continue;
        if (!read_key(&ahead, &line, errors))
            return 0;
        reader->head = ahead.head;
        return 1;
    }
    return status < 0 ? 0 : fail(reader, errors, "the key is not revealed yet: the game cannot be replayed");
}

static int head_is_complete(NotationRecordReader *reader, unsigned seen, Errors errors)
{
    if (!(seen & SEEN_RULES))
        return fail(reader, errors, "the head has no rules line");
    if (!(seen & SEEN_SETUP))
        return fail(reader, errors, "the head has no setup line");
    if (!(seen & (SEEN_SEED | SEEN_KEY | SEEN_COMMITMENT)))
        return fail(reader, errors, "the head has no seed, key or commitment line");
    if ((seen & SEEN_SEED) && (seen & (SEEN_KEY | SEEN_COMMITMENT)))
        return fail(reader, errors, "a seed goes with neither key nor commitment");
    return reader->head.key_known || find_revealed_key(reader, errors);
}

static int read_magic(NotationRecordReader *reader, Errors errors)
{
    Line line;
    int status = read_line(reader, &line, errors);
    if (status < 0)
        return 0;
    if (status == 0 || strcmp(next_word(&line), "drover-record"))
        return fail(reader, errors, "this is no record: it must begin with 'drover-record %d'", NOTATION_RECORD_FORMAT);
    uint64_t format;
    if (!parse_unsigned(next_word(&line), UINT16_MAX, &format) || *line.rest)
        return fail(reader, errors, "'drover-record' needs a format version");
    if (format != NOTATION_RECORD_FORMAT)
        return fail(reader, errors, "record format %u is unknown here (known: %d)", (unsigned)format,
                    NOTATION_RECORD_FORMAT);
    return 1;
}

/* The head ends before the first line that is an action or part of the result. */
static int line_ends_head(const char *line)
{
    return (*line >= '0' && *line <= '9') || !strncmp(line, "score ", 6) || !strncmp(line, "winners", 7) ||
           !strncmp(line, "hash ", 5);
}

int notation_record_open(NotationRecordReader *reader, const char *text, size_t length, char *error, size_t error_size)
{
    Errors errors = { error, error_size };
    memset(reader, 0, sizeof *reader);
    reader->text = text;
    reader->length = length;
    reader->line = 0;
    if (length > NOTATION_RECORD_MAX)
        return fail(reader, errors, "longer than %u bytes", NOTATION_RECORD_MAX);
    if (!read_magic(reader, errors))
        return 0;
    unsigned seen = 0;
    for (;;) {
        Line line;
        size_t at = reader->at;
        unsigned number = reader->line;
        int status = read_line(reader, &line, errors);
        if (status < 0)
            return 0;
        if (status == 0 || line_ends_head(line.rest)) {
            reader->at = at;
            reader->line = number;
            break;
        }
        if (!read_head_word(reader, &line, &seen, errors))
            return 0;
    }
    if (!head_is_complete(reader, seen, errors))
        return 0;
    for (unsigned seat = reader->head.setup.players; seat < GWT_PLAYERS_MAX; seat++)
        if (reader->head.names[seat][0])
            return fail(reader, errors, "seat %u has a name but no player", seat + 1);
    GwtStatus status = gwt_init(&reader->game, &reader->head.setup);
    return status == GWT_OK || fail(reader, errors, "setup: %s", gwt_status_text(status));
}

/* ---- actions and result ---- */

static int result_has_begun(const NotationRecordReader *reader)
{
    return reader->scores_seen || reader->winners_seen || reader->hash_seen || reader->key_seen;
}

static int read_action(NotationRecordReader *reader, Line *line, GwtAction *action, GwtEvents *events, Errors errors)
{
    unsigned seat;
    if (!read_seat(reader, next_word(line), &seat, errors))
        return 0;
    if (result_has_begun(reader))
        return fail(reader, errors, "an action after the result");
    if (gwt_is_over(&reader->game))
        return fail(reader, errors, "the game is over already");
    if (reader->actions >= NOTATION_RECORD_ACTIONS_MAX)
        return fail(reader, errors, "more than %u actions", NOTATION_RECORD_ACTIONS_MAX);
    unsigned to_act = gwt_player_to_act(&reader->game);
    int known = notation_seat_action_parse(&reader->game, seat, line->rest, action);
    if (!known && seat != to_act)
        return fail(reader, errors, "seat %u is to act, not seat %u", to_act + 1, seat + 1);
    if (!known || notation_seat_apply(&reader->game, seat, *action, events) != GWT_OK)
        return fail(reader, errors, "'%s' is not a legal action here", line->rest);
    reader->seat = seat;
    reader->actions++;
    return 1;
}

static int read_score(NotationRecordReader *reader, Line *line, Errors errors)
{
    unsigned seat;
    GwtScore score;
    int points;
    if (!read_seat(reader, next_word(line), &seat, errors))
        return 0;
    if (!gwt_is_over(&reader->game))
        return fail(reader, errors, "a score, but the game is not over");
    if (reader->scores_seen >> seat & 1)
        return fail(reader, errors, "seat %u is scored twice", seat + 1);
    reader->scores_seen = (uint8_t)(reader->scores_seen | 1u << seat);
    gwt_score(&reader->game, seat, &score);
    if (!parse_points(next_word(line), &points))
        return fail(reader, errors, "score: a total and %d categories are needed", GWT_SCORE_CATEGORIES);
    if (points != score.total)
        return fail(reader, errors, "seat %u has %d points, not %d", seat + 1, score.total, points);
    for (unsigned category = 0; category < GWT_SCORE_CATEGORIES; category++) {
        if (!parse_points(next_word(line), &points))
            return fail(reader, errors, "score: a total and %d categories are needed", GWT_SCORE_CATEGORIES);
        if (points != score.category[category])
            return fail(reader, errors, "seat %u has %d points for %s, not %d", seat + 1, score.category[category],
                        notation_id(NOTATION_SCORE, category), points);
    }
    return 1;
}

static int read_winners(NotationRecordReader *reader, Line *line, Errors errors)
{
    unsigned winners = 0, seat;
    if (!gwt_is_over(&reader->game))
        return fail(reader, errors, "winners, but the game is not over");
    if (reader->winners_seen)
        return fail(reader, errors, "the winners are given twice");
    reader->winners_seen = 1;
    while (*line->rest) {
        if (!read_seat(reader, next_word(line), &seat, errors))
            return 0;
        winners |= 1u << seat;
    }
    return winners == gwt_winners(&reader->game) || fail(reader, errors, "these are not the winners");
}

static int read_hash(NotationRecordReader *reader, Line *line, Errors errors)
{
    uint8_t bytes[8];
    if (!parse_hex(next_word(line), bytes, sizeof bytes))
        return fail(reader, errors, "hash: 16 hexadecimal digits (lower case) are needed");
    if (reader->hash_seen)
        return fail(reader, errors, "the hash is given twice");
    reader->hash_seen = 1;
    uint64_t hash = gwt_hash(&reader->game);
    return hash == big_endian(bytes) ||
           fail(reader, errors, "the hash of the last state is %016llx", (unsigned long long)hash);
}

static int read_revealed_key(NotationRecordReader *reader, Line *line, Errors errors)
{
    uint64_t key[2];
    if (reader->head.key_source != NOTATION_KEY_COMMITTED || reader->key_seen)
        return fail(reader, errors, "the key is given twice");
    reader->key_seen = 1;
    if (!parse_key(next_word(line), key))
        return fail(reader, errors, "key: 32 hexadecimal digits (lower case) are needed");
    return (key[0] == reader->head.setup.key[0] && key[1] == reader->head.setup.key[1]) ||
           fail(reader, errors, "the key is given twice");
}

static int read_result_word(NotationRecordReader *reader, Line *line, Errors errors)
{
    const char *word = next_word(line);
    int good;
    if (!strcmp(word, "score"))
        good = read_score(reader, line, errors);
    else if (!strcmp(word, "winners"))
        good = read_winners(reader, line, errors);
    else if (!strcmp(word, "hash"))
        good = read_hash(reader, line, errors);
    else if (!strcmp(word, "key"))
        good = read_revealed_key(reader, line, errors);
    else
        good = fail(reader, errors, "unknown word '%s'", word);
    if (good && *line->rest)
        return fail(reader, errors, "'%s' is more than '%s' takes", line->rest, word);
    return good;
}

/* A result that has begun must be whole, or the record was cut off. */
static int result_is_complete(const NotationRecordReader *reader, Errors errors)
{
    if (!result_has_begun(reader))
        return 1;
    if (!reader->hash_seen)
        return fail(reader, errors, "the result is cut off: no hash");
    if (!gwt_is_over(&reader->game))
        return 1;
    if (reader->scores_seen != (1u << reader->head.setup.players) - 1u)
        return fail(reader, errors, "the result is cut off: not every seat has a score");
    return reader->winners_seen || fail(reader, errors, "the result is cut off: no winners");
}

int notation_record_next(NotationRecordReader *reader, GwtAction *action, GwtEvents *events, char *error,
                         size_t error_size)
{
    Errors errors = { error, error_size };
    Line line;
    for (;;) {
        int status = read_line(reader, &line, errors);
        if (status < 0)
            return -1;
        if (status == 0)
            return result_is_complete(reader, errors) ? 0 : -1;
        if (*line.rest >= '0' && *line.rest <= '9')
            return read_action(reader, &line, action, events, errors) ? 1 : -1;
        if (!read_result_word(reader, &line, errors))
            return -1;
    }
}

int notation_record_verify(const char *text, size_t length, NotationRecordResult *result, char *error,
                           size_t error_size)
{
    NotationRecordReader reader;
    GwtAction action;
    int status;
    if (!notation_record_open(&reader, text, length, error, error_size))
        return 0;
    while ((status = notation_record_next(&reader, &action, NULL, error, error_size)) > 0)
        continue;
    if (status < 0)
        return 0;
    result->head = reader.head;
    result->game = reader.game;
    result->actions = reader.actions;
    result->over = reader.game.over;
    result->has_scores = reader.winners_seen;
    result->has_hash = reader.hash_seen;
    return 1;
}
