/* SPDX-License-Identifier: MIT */
/* progress_bar.h - one line on standard error that shows how far a long command is; only on a terminal. */
#ifndef CLI_PROGRESS_BAR_H
#define CLI_PROGRESS_BAR_H
#include <stdint.h>

typedef struct ProgressBar {
    const char *unit;     /* what is counted */
    uint64_t before;      /* counted in earlier parts, and the whole; 0: there is one part only */
    uint64_t whole;
    uint64_t last_shown;  /* nanoseconds */
    int shown;
} ProgressBar;

/* 1 if standard error is a terminal. */
int progress_bar_wanted(void);

/* context: a ProgressBar. Draws at most ten times a second. */
void progress_bar_show(uint32_t done, uint32_t all, void *context);

/* Wipes it off again. */
void progress_bar_end(ProgressBar *bar);

#endif
