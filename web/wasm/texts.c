/* SPDX-License-Identifier: MIT */
/* texts.c - ids, names and sentences of notation/ for the browser. A function that says something leaves it in the text
 * buffer and returns its length in bytes; 0 means there is no such thing. */
#include <string.h>
#include "module.h"
#include "notation/action_text.h"

char text_buffer[TEXT_SIZE];
static GwtEvent event_buffer;

EXPORT(text_address) char *text_address(void) { return text_buffer; }
EXPORT(text_size) uint32_t text_size(void) { return TEXT_SIZE; }
EXPORT(event_address) GwtEvent *event_address(void) { return &event_buffer; }

static uint32_t leave(const char *text)
{
    const size_t length = text ? strlen(text) : 0;
    memcpy(text_buffer, text ? text : "", length + 1);
    return (uint32_t)length;
}

EXPORT(id_count) uint32_t id_count(uint32_t kind) { return kind < NOTATION_KINDS ? notation_values(kind) : 0; }

EXPORT(say_id) uint32_t say_id(uint32_t kind, uint32_t value)
{
    return leave(kind < NOTATION_KINDS ? notation_id(kind, value) : NULL);
}

EXPORT(say_name) uint32_t say_name(uint32_t language, uint32_t kind, uint32_t value, uint32_t edition)
{
    if (language >= NOTATION_LANGUAGES || kind >= NOTATION_KINDS || edition >= GWT_EDITIONS)
        return leave(NULL);
    return leave(notation_name(language, kind, value, edition));
}

EXPORT(say_language) uint32_t say_language(uint32_t language)
{
    return leave(language < NOTATION_LANGUAGES ? notation_language_code(language) : NULL);
}

EXPORT(say_status) uint32_t say_status(uint32_t status)
{
    return leave(status < GWT_STATUSES ? gwt_status_text(status) : NULL);
}

EXPORT(say_question) uint32_t say_question(uint32_t slot, uint32_t language)
{
    const GwtGame *game = game_of(slot);
    return game ? (uint32_t)notation_question_say(game, language, text_buffer, TEXT_SIZE) : 0;
}

EXPORT(say_location) uint32_t say_location(uint32_t slot, uint32_t space, uint32_t language)
{
    const GwtGame *game = game_of(slot);
    if (!game || space >= GWT_SPACES)
        return 0;
    return (uint32_t)notation_location_say(game, space, language, text_buffer, TEXT_SIZE);
}

/* The action must be legal in the game of the slot. */
EXPORT(say_action) uint32_t say_action(uint32_t slot, uint32_t action, uint32_t language)
{
    const GwtGame *game = game_of(slot);
    return game ? (uint32_t)notation_action_say(game, (GwtAction)action, language, text_buffer, TEXT_SIZE) : 0;
}

/* Says the event in the event buffer; the game is the state after it. */
EXPORT(say_event) uint32_t say_event(uint32_t slot, uint32_t language)
{
    const GwtGame *game = game_of(slot);
    if (!game || event_buffer.code == GWT_EVENT_NONE || event_buffer.code >= GWT_EVENT_CODES)
        return 0;
    return (uint32_t)notation_event_say(game, &event_buffer, language, text_buffer, TEXT_SIZE);
}
