/* SPDX-License-Identifier: MIT */
/* terminal_text.c - see terminal_text.h. */
#include "terminal_text.h"
#include <string.h>

static int starts_letter(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

size_t terminal_width(const char *text)
{
    size_t letters = 0;
    for (; *text; text++)
        letters += (size_t)starts_letter(*text);
    return letters;
}

/* Bytes of the first `letters` letters. */
static size_t bytes_of(const char *text, size_t letters)
{
    size_t bytes = 0;
    for (; text[bytes]; bytes++)
        if (starts_letter(text[bytes]) && letters-- == 0)
            break;
    return bytes;
}

static void put_spaces(FILE *out, size_t count) { fprintf(out, "%*s", (int)count, ""); }

void terminal_left(FILE *out, const char *text, size_t width)
{
    size_t letters = terminal_width(text);
    fwrite(text, 1, bytes_of(text, width), out);
    if (letters < width)
        put_spaces(out, width - letters);
}

void terminal_right(FILE *out, const char *text, size_t width)
{
    size_t letters = terminal_width(text);
    if (letters < width)
        put_spaces(out, width - letters);
    fwrite(text, 1, bytes_of(text, width), out);
}

void terminal_wrap(FILE *out, const char *text, size_t at, size_t indent)
{
    int line_is_empty = 1;
    while (*text) {
        size_t bytes = strcspn(text, " ");
        char word[512];
        snprintf(word, sizeof word, "%.*s", (int)(bytes < sizeof word ? bytes : sizeof word - 1), text);
        size_t letters = terminal_width(word);
        if (!line_is_empty && at + 1 + letters > TERMINAL_WIDTH - 1) {
            fputc('\n', out);
            put_spaces(out, indent);
            at = indent;
            line_is_empty = 1;
        }
        if (!line_is_empty)
            fputc(' ', out);
        fwrite(text, 1, bytes, out);
        at += letters + (line_is_empty ? 0 : 1);
        line_is_empty = 0;
        text += bytes + strspn(text + bytes, " ");
    }
    fputc('\n', out);
}
