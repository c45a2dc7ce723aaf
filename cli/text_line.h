/* SPDX-License-Identifier: MIT */
/* text_line.h - a paragraph that is collected piece by piece and wrapped when it is complete. */
#ifndef CLI_TEXT_LINE_H
#define CLI_TEXT_LINE_H
#include <stddef.h>

#define TEXT_LINE_MAX 2048

/* Longer ones are cut. */
typedef struct Line {
    char bytes[TEXT_LINE_MAX];
    size_t length;
} Line;

void line_add(Line *line, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The separator before every piece but the first. */
void line_separate(Line *line, const char *separator);

/* "3x name", "name" for one, nothing for none; commas between. */
void line_add_count(Line *line, const char *name, unsigned count);

#endif
