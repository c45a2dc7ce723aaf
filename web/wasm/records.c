/* SPDX-License-Identifier: MIT */
/* records.c - game records for the browser. Writing is done piece by piece (head, a line for every action, result), so
 * that a running game only appends. Reading replays: the text goes into the text buffer and must stay there until the
 * last action is read. */
#include <string.h>
#include "module.h"
#include "notation/record.h"

enum { RECORD_FAILED = -2, RECORD_ENDED = -1 }; /* else record_next returns the action */

static NotationRecordHead head;
static NotationRecordReader reader;
static GwtEvents events;
static char error[NOTATION_ERROR_MAX];

EXPORT(error_address) const char *error_address(void) { return error; }
EXPORT(record_events_address) const GwtEvents *record_events_address(void) { return &events; }
EXPORT(head_name_address) char *head_name_address(uint32_t seat)
{
    return seat < GWT_PLAYERS_MAX ? head.names[seat] : NULL;
}

/* Begins a head from the setup buffer, with the key of the seed. Names may then be put in, with their end mark. */
EXPORT(head_begin) void head_begin(uint32_t seed_low, uint32_t seed_high)
{
    head = notation_record_head(setup_address(), (uint64_t)seed_high << 32 | seed_low);
}

EXPORT(head_write) uint32_t head_write(void)
{
    for (unsigned seat = 0; seat < GWT_PLAYERS_MAX; seat++)
        head.names[seat][NOTATION_NAME_MAX - 1] = 0;
    return (uint32_t)notation_record_write_head(&head, text_buffer, TEXT_SIZE);
}

/* The line of an action that the seat is about to perform. */
EXPORT(record_line) uint32_t record_line(uint32_t slot, uint32_t seat, uint32_t action)
{
    const GwtGame *before = game_of(slot);
    if (!seat_is_known(before, seat))
        return 0;
    return (uint32_t)notation_record_write_seat_action(before, seat, (GwtAction)action, text_buffer, TEXT_SIZE);
}

EXPORT(record_result) uint32_t record_result(uint32_t slot)
{
    const GwtGame *game = game_of(slot);
    return game ? (uint32_t)notation_record_write_result(game, text_buffer, TEXT_SIZE) : 0;
}

/* Reads the head of the record in the text buffer and sets its game up in a slot; its options go to the setup buffer, its
 * names to the name buffers. Returns 1, or 0 with the reason at error_address. */
EXPORT(record_open) uint32_t record_open(uint32_t length, uint32_t slot)
{
    GwtGame *game = game_of(slot);
    error[0] = 0;
    if (!game || length > TEXT_SIZE || !notation_record_open(&reader, text_buffer, length, error, sizeof error))
        return 0;
    *game = reader.game;
    head = reader.head;
    *setup_address() = head.setup;
    return 1;
}

/* Reads and performs the next action, in a slot too; what happened is at record_events_address. */
EXPORT(record_next) int32_t record_next(uint32_t slot)
{
    GwtGame *game = game_of(slot);
    GwtAction action = GWT_ACTION_INVALID;
    events.count = 0;
    events.lost = 0;
    const int read = game ? notation_record_next(&reader, &action, &events, error, sizeof error) : -1;
    if (read < 0)
        return RECORD_FAILED;
    *game = reader.game;
    return read ? (int32_t)action : RECORD_ENDED;
}

EXPORT(record_seat) uint32_t record_seat(void) { return reader.seat; }
EXPORT(record_line_number) uint32_t record_line_number(void) { return reader.line; }
