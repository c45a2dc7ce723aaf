/* SPDX-License-Identifier: MIT */
/* progress_bar.c - see progress_bar.h. */
#define _POSIX_C_SOURCE 200809L
#include "progress_bar.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define WIDTH 40
#define EVERY_NS 100000000u

int progress_bar_wanted(void) { return isatty(STDERR_FILENO); }

void progress_bar_show(uint32_t done, uint32_t all, void *context)
{
    ProgressBar *bar = context;
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    uint64_t now = (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
    if (bar->shown && now - bar->last_shown < EVERY_NS)
        return;
    bar->last_shown = now;
    bar->shown = 1;
    char text[WIDTH + 1];
    uint64_t whole = bar->whole ? bar->whole : all, count = bar->before + done;
    memset(text, '.', WIDTH);
    memset(text, '#', whole ? (size_t)(count * WIDTH / whole) : WIDTH);
    text[WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %" PRIu64 "/%" PRIu64 " %s", text, count, whole, bar->unit);
}

void progress_bar_end(ProgressBar *bar)
{
    if (bar->shown)
        fprintf(stderr, "\r%*s\r", WIDTH + 40, "");
    bar->shown = 0;
}
