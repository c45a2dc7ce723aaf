/* SPDX-License-Identifier: MIT */
/* threads.c - what a search needs of the system: threads, a clock, memory. In WebAssembly there is one thread, no clock, and
 * the caller keeps the memory. */
#define _POSIX_C_SOURCE 200809L
#include "search.h"

#ifdef __wasm__

void search_run_jobs(Search *search, unsigned threads)
{
    (void)threads;
    for (unsigned i = 0; i < search->jobs_count; i++)
        search_run_job(search, &search->turns[0], &search->jobs[i]);
}

uint64_t search_clock_ms(void) { return 0; }

static BotWorkspace the_workspace;
BotWorkspace *bot_workspace_new(void) { return &the_workspace; }
void bot_workspace_free(BotWorkspace *workspace) { (void)workspace; }

#else

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

typedef struct Crew {
    Search *search;
    atomic_uint next;
} Crew;

typedef struct Hand {
    Crew *crew;
    TurnSearch *turn;
    pthread_t thread;
} Hand;

static void *work(void *argument)
{
    Hand *hand = argument;
    Search *search = hand->crew->search;
    for (;;) {
        unsigned job = atomic_fetch_add(&hand->crew->next, 1);
        if (job >= search->jobs_count || (search->stop && search->stop(search->stop_context, search->round)))
            return NULL;
        search_run_job(search, hand->turn, &search->jobs[job]);
    }
}

/* Every job depends on its number alone, so it does not matter who does it. A thread that cannot be had is no error. */
void search_run_jobs(Search *search, unsigned threads)
{
    Crew crew = { .search = search };
    Hand hands[SEARCH_THREADS_MAX];
    threads = threads < 1 ? 1 : threads > SEARCH_THREADS_MAX ? SEARCH_THREADS_MAX : threads;
    for (unsigned i = 0; i < threads; i++)
        hands[i] = (Hand){ .crew = &crew, .turn = &search->turns[i] };
    unsigned started = 1;
    while (started < threads && pthread_create(&hands[started].thread, NULL, work, &hands[started]) == 0)
        started++;
    work(&hands[0]);
    for (unsigned i = 1; i < started; i++)
        pthread_join(hands[i].thread, NULL);
}

uint64_t search_clock_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000u + (uint64_t)t.tv_nsec / 1000000u;
}

BotWorkspace *bot_workspace_new(void) { return malloc(sizeof(BotWorkspace)); }
void bot_workspace_free(BotWorkspace *workspace) { free(workspace); }

#endif
