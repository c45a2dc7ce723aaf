/* SPDX-License-Identifier: MIT */
/* text_line.c - see text_line.h. */
#include "text_line.h"
#include <stdarg.h>
#include <stdio.h>

void line_add(Line *line, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int more = vsnprintf(line->bytes + line->length, sizeof line->bytes - line->length, format, list);
    va_end(list);
    if (more > 0)
        line->length += (size_t)more;
    if (line->length >= sizeof line->bytes)
        line->length = sizeof line->bytes - 1;
}

void line_separate(Line *line, const char *separator)
{
    if (line->length)
        line_add(line, "%s", separator);
}

void line_add_count(Line *line, const char *name, unsigned count)
{
    if (!count)
        return;
    line_separate(line, ", ");
    if (count > 1)
        line_add(line, "%ux ", count);
    line_add(line, "%s", name);
}
