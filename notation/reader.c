/* SPDX-License-Identifier: MIT */
/* reader.c - JSON values with their path (reader.h). */
#include "reader.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void reader_fail(Reader *reader, const char *format, ...)
{
    va_list arguments;
    if (reader->failed)
        return;
    reader->failed = 1;
    if (!reader->error_size)
        return;
    const char *path = reader->path_length ? reader->path : "position";
    int length = snprintf(reader->error, reader->error_size, "%s: ", path);
    va_start(arguments, format);
    if (length > 0 && (size_t)length < reader->error_size)
        vsnprintf(reader->error + length, reader->error_size - (size_t)length, format, arguments);
    va_end(arguments);
    for (char *c = reader->error; *c; c++) /* quoted ids may hold anything: the message stays one line */
        if ((unsigned char)*c < ' ' || *c == 127)
            *c = '?';
}

/* ---- the path ---- */

/* Returns what reader_leave() needs to go back. */
static size_t enter(Reader *reader, const char *format, const char *key, size_t index)
{
    size_t before = reader->path_length;
    size_t room = sizeof reader->path - before;
    int length = key ? snprintf(reader->path + before, room, format, before ? "." : "", key)
                     : snprintf(reader->path + before, room, "[%zu]", index);
    if (length > 0)
        reader->path_length = before + ((size_t)length < room ? (size_t)length : room - 1);
    return before;
}

size_t reader_enter_key(Reader *reader, const char *key)
{
    char clean[READER_QUOTE_MAX + 1];
    size_t length = 0;
    for (; key[length] && length < READER_QUOTE_MAX; length++)
        clean[length] = key[length] >= ' ' && key[length] < 0x7f ? key[length] : '?';
    clean[length] = 0;
    return enter(reader, "%s%s", clean, 0);
}

size_t reader_enter_index(Reader *reader, size_t index)
{
    return enter(reader, NULL, NULL, index);
}

void reader_leave(Reader *reader, size_t before)
{
    reader->path_length = before;
    reader->path[before] = 0;
}

/* ---- values ---- */

long reader_number(Reader *reader, const json_t *value, long min, long max)
{
    if (!json_is_integer(value)) {
        reader_fail(reader, "a whole number is needed");
        return min;
    }
    json_int_t number = json_integer_value(value);
    if (number < min)
        reader_fail(reader, "%" JSON_INTEGER_FORMAT " is below %ld", number, min);
    else if (number > max)
        reader_fail(reader, "%" JSON_INTEGER_FORMAT " is above %ld", number, max);
    return reader->failed ? min : (long)number;
}

int reader_boolean(Reader *reader, const json_t *value)
{
    if (!json_is_boolean(value))
        reader_fail(reader, "true or false is needed");
    return json_is_true(value);
}

static const char *kind_word(NotationKind kind)
{
    static const char *const words[NOTATION_KINDS] = {
        [NOTATION_EDITION] = "an edition",
        [NOTATION_SPACE] = "a trail space",
        [NOTATION_WORKER] = "a worker",
        [NOTATION_TILE] = "a tile",
        [NOTATION_CARD] = "a card",
        [NOTATION_NEUTRAL] = "a neutral building",
        [NOTATION_BUILDING] = "a building",
        [NOTATION_RAIL_SPACE] = "a rail space",
        [NOTATION_STATION] = "a station",
        [NOTATION_MASTER] = "a station master",
        [NOTATION_CITY] = "a city of this board",
        [NOTATION_CITY_SECOND] = "a city of this board",
        [NOTATION_CITY_NORTH] = "a city of this board",
        [NOTATION_TOWN] = "a town",
        [NOTATION_MEDIUM] = "a medium town tile",
        [NOTATION_GARTH] = "a level",
        [NOTATION_DISC] = "a disc",
        [NOTATION_AUX] = "an auxiliary action",
        [NOTATION_EFFECT] = "an effect",
        [NOTATION_DECISION] = "a decision",
        [NOTATION_SCORE] = "a score category",
        [NOTATION_EVENT] = "an event",
    };
    return words[kind];
}

unsigned reader_find_id(Reader *reader, NotationKind kind, const char *text)
{
    int value = notation_id_find(kind, text, strlen(text));
    if (value < 0)
        reader_fail(reader, "this is not the id of %s", kind_word(kind));
    return value < 0 ? 0 : (unsigned)value;
}

unsigned reader_id(Reader *reader, const json_t *value, NotationKind kind)
{
    if (!json_is_string(value)) {
        reader_fail(reader, "a text, the id of %s, is needed", kind_word(kind));
        return 0;
    }
    int found = notation_id_find(kind, json_string_value(value), json_string_length(value));
    if (found < 0)
        reader_fail(reader, "'%.*s' is not the id of %s", READER_QUOTE_MAX, json_string_value(value), kind_word(kind));
    return found < 0 ? 0 : (unsigned)found;
}

/* Seats are counted from 1 in the text, from 0 in the game. */
uint8_t reader_seat(Reader *reader, const json_t *value)
{
    return (uint8_t)(reader_number(reader, value, 1, reader->game->players_count) - 1);
}

int reader_need_object(Reader *reader, const json_t *value)
{
    if (!json_is_object(value))
        reader_fail(reader, "an object is needed");
    return json_is_object(value) && !reader->failed;
}

int reader_need_array(Reader *reader, const json_t *value, size_t max)
{
    if (!json_is_array(value))
        reader_fail(reader, "an array is needed");
    else if (json_array_size(value) > max)
        reader_fail(reader, "%zu entries, at most %zu are possible", json_array_size(value), max);
    return json_is_array(value) && !reader->failed;
}

static int key_is_known(const char *key, const Field *fields, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!strcmp(fields[i].key, key))
            return 1;
    return 0;
}

/* Reads the fields in the order of the table, whatever their order in the text. */
void reader_fields(Reader *reader, const json_t *object, const Field *fields, size_t count)
{
    const char *key;
    json_t *value;
    if (!reader_need_object(reader, object))
        return;
    json_object_foreach((json_t *)object, key, value)
    {
        if (!key_is_known(key, fields, count)) {
            reader_enter_key(reader, key);
            reader_fail(reader, "unknown key");
            return;
        }
    }
    for (size_t i = 0; i < count && !reader->failed; i++) {
        size_t before = reader_enter_key(reader, fields[i].key);
        const json_t *field = json_object_get(object, fields[i].key);
        if (field)
            fields[i].read(reader, field);
        else if (fields[i].required)
            reader_fail(reader, "is missing");
        reader_leave(reader, before);
    }
}

/* {"id": count, ...} into an array of counts. */
void reader_counts(Reader *reader, const json_t *object, NotationKind kind, uint8_t *counts, unsigned values, long max)
{
    const char *key;
    json_t *count;
    if (!reader_need_object(reader, object))
        return;
    json_object_foreach((json_t *)object, key, count)
    {
        size_t before = reader_enter_key(reader, key);
        unsigned value = reader_find_id(reader, kind, key);
        if (!reader->failed && value >= values)
            reader_fail(reader, "this does not belong here");
        if (!reader->failed)
            counts[value] = (uint8_t)reader_number(reader, count, 0, max);
        reader_leave(reader, before);
        if (reader->failed)
            return;
    }
}

void reader_cards(Reader *reader, const json_t *object, GwtCards *cards)
{
    uint8_t counts[GWT_CARDS] = { 0 };
    reader_counts(reader, object, NOTATION_CARD, counts, GWT_CARDS, 99);
    for (unsigned card = 0; card < GWT_CARDS && !reader->failed; card++) {
        unsigned copies = !gwt_card_is_objective(card) ? 99 : card == GWT_CARD_A1 ? 4 : 1;
        if (counts[card] > copies) {
            reader_enter_key(reader, notation_id(NOTATION_CARD, card));
            reader_fail(reader, "%u is above %u", counts[card], copies);
        }
        for (unsigned i = 0; i < counts[card] && !reader->failed; i++)
            gwt_cards_add(cards, card);
    }
}

void reader_objectives(Reader *reader, const json_t *object, GwtObjectives *objectives)
{
    GwtCards cards;
    memset(&cards, 0, sizeof cards);
    reader_cards(reader, object, &cards);
    for (unsigned card = 0; card < GWT_CATTLE && !reader->failed; card++)
        if (cards.cattle[card]) {
            reader_enter_key(reader, notation_id(NOTATION_CARD, card));
            reader_fail(reader, "only objective cards belong here");
        }
    *objectives = cards.objectives;
}

/* ["id", ...] into a set of bits. */
unsigned reader_set(Reader *reader, const json_t *array, NotationKind kind)
{
    unsigned bits = 0;
    if (!reader_need_array(reader, array, 32))
        return 0;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        unsigned value = reader_id(reader, json_array_get(array, i), kind);
        if (!reader->failed && bits >> value & 1)
            reader_fail(reader, "is there twice");
        bits |= 1u << value;
        reader_leave(reader, before);
    }
    return bits;
}

/* The number of a building whose side must be the one it shows in this game. */
unsigned reader_building_number(Reader *reader, unsigned seat, unsigned building)
{
    unsigned number = building / 2;
    if (!reader->failed && notation_building_of(reader->game, seat, number) != building)
        reader_fail(reader, "in this position building %u shows its %c-side (b_sides)", number,
                    building & 1 ? 'a' : 'b');
    return number;
}

uint16_t reader_buildings(Reader *reader, const json_t *array)
{
    unsigned bits = 0;
    if (!reader_need_array(reader, array, GWT_BUILDINGS - 1))
        return 0;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        unsigned building = reader_id(reader, json_array_get(array, i), NOTATION_BUILDING);
        unsigned number = reader_building_number(reader, reader->seat, building);
        if (!reader->failed && bits >> number & 1)
            reader_fail(reader, "is there twice");
        bits |= 1u << number;
        reader_leave(reader, before);
    }
    return (uint16_t)bits;
}

void reader_places(Reader *reader, const json_t *array, NotationKind kind, uint8_t *places, size_t count)
{
    if (!reader_need_array(reader, array, count))
        return;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        const json_t *value = json_array_get(array, i);
        size_t before = reader_enter_index(reader, i);
        if (!json_is_null(value))
            places[i] = (uint8_t)reader_id(reader, value, kind);
        reader_leave(reader, before);
    }
}

/* [1, 3] into bits 0 and 2. */
unsigned reader_number_set(Reader *reader, const json_t *array, long max)
{
    unsigned bits = 0;
    if (!reader_need_array(reader, array, (size_t)max))
        return 0;
    for (size_t i = 0; i < json_array_size(array) && !reader->failed; i++) {
        size_t before = reader_enter_index(reader, i);
        unsigned bit = 1u << (reader_number(reader, json_array_get(array, i), 1, max) - 1);
        if (!reader->failed && bits & bit)
            reader_fail(reader, "is there twice");
        bits |= bit;
        reader_leave(reader, before);
    }
    return bits;
}
