/* SPDX-License-Identifier: MIT */
/* texts.c - ids of notation/ for the browser, and the engine's refusals; names and sentences are the page's own, from its
 * language files. A function that says something leaves it in the text buffer and returns its length in bytes; 0 means
 * there is no such thing. */
#include <string.h>
#include "module.h"
#include "notation/names.h"

char text_buffer[TEXT_SIZE];

EXPORT(text_address) char *text_address(void) { return text_buffer; }
EXPORT(text_size) uint32_t text_size(void) { return TEXT_SIZE; }

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

EXPORT(say_status) uint32_t say_status(uint32_t status)
{
    return leave(status < GWT_STATUSES ? gwt_status_text(status) : NULL);
}
