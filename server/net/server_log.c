/* SPDX-License-Identifier: MIT */
/* server_log.c - see server_log.h. */
#define _POSIX_C_SOURCE 200809L
#include "server_log.h"
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

/* Only the thread of the event loop writes lines. */
static struct {
    time_t second;
    unsigned lines; /* in that second */
} written;

static int line_is_due(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec != written.second) {
        if (written.lines > SERVER_LOG_LINES_PER_SECOND)
            fprintf(stderr, "drover serve: %u more lines left out\n", written.lines - SERVER_LOG_LINES_PER_SECOND);
        written.second = now.tv_sec;
        written.lines = 0;
    }
    return written.lines++ < SERVER_LOG_LINES_PER_SECOND;
}

void server_log(const char *format, ...)
{
    char line[1024];
    va_list list;
    if (!line_is_due())
        return;
    va_start(list, format);
    vsnprintf(line, sizeof line, format, list);
    va_end(list);
    fprintf(stderr, "drover serve: %s\n", line);
}

const char *server_log_quote(char out[SERVER_LOG_QUOTE_MAX], const char *bytes, size_t length)
{
    static const char dots[] = "...";
    size_t at = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned char byte = (unsigned char)bytes[i];
        const int plain = byte > ' ' && byte < 0x7f && byte != '%';
        if (at + 3 + sizeof dots > SERVER_LOG_QUOTE_MAX) {
            snprintf(out + at, SERVER_LOG_QUOTE_MAX - at, "%s", dots);
            return out;
        }
        at += (size_t)snprintf(out + at, SERVER_LOG_QUOTE_MAX - at, plain ? "%c" : "%%%02X", byte);
    }
    out[at] = '\0';
    return out;
}
