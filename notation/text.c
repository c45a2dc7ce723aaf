/* SPDX-License-Identifier: MIT */
/* text.c - bounded text building. A pattern is plain text with {key} and {key?one:many} in it (see text.h). */
#include "text.h"
#include <string.h>

Text text_into(char *out, size_t size)
{
    return (Text){ out, size, 0 };
}

void text_char(Text *text, char letter)
{
    if (text->length + 1 < text->size)
        text->out[text->length] = letter;
    text->length++;
}

void text_put_n(Text *text, const char *letters, size_t count)
{
    if (text->length + count < text->size) {
        memcpy(text->out + text->length, letters, count);
        text->length += count;
        return;
    }
    for (size_t i = 0; i < count; i++)
        text_char(text, letters[i]);
}

void text_put(Text *text, const char *letters)
{
    text_put_n(text, letters, strlen(letters));
}

void text_unsigned(Text *text, uint64_t number)
{
    char digits[20];
    size_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        text_char(text, digits[--count]);
}

void text_number(Text *text, long number)
{
    if (number < 0)
        text_char(text, '-');
    text_unsigned(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void text_hex(Text *text, uint64_t number, unsigned digits)
{
    while (digits--)
        text_char(text, "0123456789abcdef"[number >> 4 * digits & 15]);
}

size_t text_end(Text *text)
{
    if (text->size)
        text->out[text->length < text->size ? text->length : text->size - 1] = 0;
    return text->length;
}

static const TextField *find_field(const TextField *fields, size_t count, const char *key, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(fields[i].key) == length && !memcmp(fields[i].key, key, length))
            return &fields[i];
    return NULL;
}

/* inside: what stands between the braces. */
static void put_field(Text *text, const char *inside, size_t length, const TextField *fields, size_t count)
{
    const char *choice = memchr(inside, '?', length);
    const char *colon = choice ? memchr(choice, ':', length - (size_t)(choice - inside)) : NULL;
    const TextField *field = find_field(fields, count, inside, choice ? (size_t)(choice - inside) : length);
    if (!field || (choice && !colon)) {
        text_char(text, '{');
        text_put_n(text, inside, length);
        text_char(text, '}');
    } else if (choice && field->number == 1) {
        text_put_n(text, choice + 1, (size_t)(colon - choice) - 1);
    } else if (choice) {
        text_put_n(text, colon + 1, length - (size_t)(colon + 1 - inside));
    } else if (field->text) {
        text_put(text, field->text);
    } else {
        text_number(text, field->number);
    }
}

void text_fill(Text *text, const char *pattern, const TextField *fields, size_t count)
{
    for (;;) {
        const char *open = strchr(pattern, '{');
        const char *close = open ? strchr(open, '}') : NULL;
        if (!close) {
            text_put(text, pattern);
            return;
        }
        text_put_n(text, pattern, (size_t)(open - pattern));
        put_field(text, open + 1, (size_t)(close - open) - 1, fields, count);
        pattern = close + 1;
    }
}
