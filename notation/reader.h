/* SPDX-License-Identifier: MIT */
/* reader.h - reading JSON values with their path in hand: every check that fails says where and why. Private to
 * notation/; position_read.c is built on it. */
#ifndef NOTATION_READER_H
#define NOTATION_READER_H
#include <jansson.h>
#include "notation/names.h"

#define READER_PATH_MAX 160
#define READER_QUOTE_MAX 40 /* bytes of the text being read that an error repeats */

typedef struct Reader {
    GwtGame *game;
    unsigned seat;   /* of the player being read */
    int has_pending; /* the position says what is asked */
    int failed;      /* the first error stands in error; everything after it is skipped */
    char path[READER_PATH_MAX];
    size_t path_length;
    char *error;
    size_t error_size;
} Reader;

/* Writes "path: reason" unless something failed before. */
__attribute__((format(printf, 2, 3))) void reader_fail(Reader *reader, const char *format, ...);

/* Steps into a key or an index of the path; both return what reader_leave needs to step out again. */
size_t reader_enter_key(Reader *reader, const char *key);
size_t reader_enter_index(Reader *reader, size_t index);
void reader_leave(Reader *reader, size_t before);

/* Single values. What fails gives the smallest value, zero or false. */
long reader_number(Reader *reader, const json_t *value, long min, long max);
int reader_boolean(Reader *reader, const json_t *value);
unsigned reader_id(Reader *reader, const json_t *value, NotationKind kind);
unsigned reader_find_id(Reader *reader, NotationKind kind, const char *text);
uint8_t reader_seat(Reader *reader, const json_t *value); /* counted from 1 in the text, from 0 in the game */

int reader_need_object(Reader *reader, const json_t *value);
int reader_need_array(Reader *reader, const json_t *value, size_t max);

/* An object with known keys: they are read in the order of the table, any other key is an error. */
typedef struct Field {
    const char *key;
    void (*read)(Reader *reader, const json_t *value);
    int required;
} Field;
void reader_fields(Reader *reader, const json_t *object, const Field *fields, size_t count);
#define READ_FIELDS(reader, object, fields) reader_fields(reader, object, fields, sizeof(fields) / sizeof *(fields))

/* {"id": count, ...} */
void reader_counts(Reader *reader, const json_t *object, NotationKind kind, uint8_t *counts, unsigned values, long max);
void reader_cards(Reader *reader, const json_t *object, GwtCards *cards);
void reader_objectives(Reader *reader, const json_t *object, GwtObjectives *objectives);

/* ["id", ...] as bits by value, ["5a", ...] as bits by building number, [1, 3] as bits 0 and 2. */
unsigned reader_set(Reader *reader, const json_t *array, NotationKind kind);
uint16_t reader_buildings(Reader *reader, const json_t *array); /* of the player being read */
unsigned reader_number_set(Reader *reader, const json_t *array, long max);
/* [null, "sm1", ...] into places, from the first. */
void reader_places(Reader *reader, const json_t *array, NotationKind kind, uint8_t *places, size_t count);

/* The number of a building (a value of NOTATION_BUILDING) whose side must be the one it shows in that seat. */
unsigned reader_building_number(Reader *reader, unsigned seat, unsigned building);

#endif
