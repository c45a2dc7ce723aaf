/* SPDX-License-Identifier: MIT */
/* text.h - writing into the caller's buffer without overrunning it, and filling in patterns. Private to notation/. */
#ifndef NOTATION_TEXT_H
#define NOTATION_TEXT_H
#include <stddef.h>
#include <stdint.h>

/* length counts what the whole text needs, also when it no longer fits. */
typedef struct Text {
    char *out;
    size_t size;
    size_t length;
} Text;

Text text_into(char *out, size_t size);
void text_char(Text *text, char letter);
void text_put(Text *text, const char *letters);
void text_put_n(Text *text, const char *letters, size_t count);
void text_number(Text *text, long number);
void text_unsigned(Text *text, uint64_t number);
void text_hex(Text *text, uint64_t number, unsigned digits);
/* Writes the end mark and returns the length. */
size_t text_end(Text *text);

/* A value for a pattern: {key} is replaced by the text; {key?one:many} by `one` if the number is 1, else by `many`. */
typedef struct TextField {
    const char *key;
    const char *text; /* NULL: the number is written */
    long number;
} TextField;

/* An unknown key is written as it stands, braces included, so that a typing error shows. */
void text_fill(Text *text, const char *pattern, const TextField *fields, size_t count);

#endif
