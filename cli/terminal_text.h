/* SPDX-License-Identifier: MIT */
/* terminal_text.h - text in columns: filling up, cutting and wrapping by letters instead of bytes. */
#ifndef CLI_TERMINAL_TEXT_H
#define CLI_TERMINAL_TEXT_H
#include <stddef.h>
#include <stdio.h>

#define TERMINAL_WIDTH 80

/* Letters of an UTF-8 text. */
size_t terminal_width(const char *text);

/* The text filled up with spaces to the width, on its right or its left; a longer text is cut. */
void terminal_left(FILE *out, const char *text, size_t width);
void terminal_right(FILE *out, const char *text, size_t width);

/* A paragraph broken at spaces so that it fits the terminal. The first line starts at column `at`, where the cursor
 * is; the others are indented by `indent`. Ends with a newline. */
void terminal_wrap(FILE *out, const char *text, size_t at, size_t indent);

#endif
