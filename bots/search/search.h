/* SPDX-License-Identifier: MIT */
/* search.h - plans a turn: whole lines of play from the turn search, compared by simulations. A simulation deals what is hidden,
 * plays the line and a few turns of everybody after it, and asks the network for the rest of the game. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H
#include "../heuristic/turn_search.h"
#include "level.h"

#define CANDIDATES_MAX 24
#ifdef __wasm__
#define SEARCH_THREADS_MAX 1
#else
#define SEARCH_THREADS_MAX 16
#endif
#define SEARCH_JOBS_MAX 4096 /* simulations of one round */

/* A line of play that is being considered. */
typedef struct Candidate {
    Line line;
    uint64_t expected[LINE_MAX_ACTIONS]; /* see search_expect; known once simulations begin */
    uint64_t end;  /* hash of the position before the last action, and of that: what it comes to where no cards are drawn */
    Outlook prior; /* of the line's end, by the network alone */
    Outlook sum;   /* over the simulations, freed of luck */
    float known;   /* the same of Job's */
    uint32_t visits;
} Candidate;

/* One simulation: which candidate, dealt by which number; and what came out. */
typedef struct Job {
    uint16_t candidate;
    uint64_t deal;
    Outlook result;
    Outlook luck; /* how much of it is owed to the cards; nothing in the mean, and nothing where others than Garth are at the table */
    float known;  /* share of the result that was counted at the end of the game, not judged */
    uint32_t positions; /* judged for it */
    uint8_t done; /* 0: there was no time for it */
} Job;

/* How much is simulated, about: so many simulations, fewer where so many positions are judged before; 0: whatever it takes. */
typedef struct SearchEffort {
    uint32_t simulations, positions;
} SearchEffort;

/* Asked before every simulation whether the time of this round is up. */
typedef int SearchStop(void *context, unsigned round);
#define SEARCH_ROUNDS 6 /* after each, the worse half of the candidates is dropped, but for two; it is over when one is clearly best */

typedef struct Search {
    const Network *network;
    const BotLevel *level;
    GwtGame view;
    unsigned player;
    int only_garths; /* all others are Garth */
    FeatureContext context; /* of the view's moment */
    uint64_t seed;
    unsigned count;
    Candidate candidates[CANDIDATES_MAX];
    SearchStop *stop; /* or NULL */
    void *stop_context;
    SearchEffort effort;
    uint32_t positions, visits; /* positions judged and simulations run so far */
    float known;                /* the sum of theirs */
    float noise;                /* squares of what simulations of a line differ by, compared with the other lines in the same deal */
    unsigned noises;            /* how many of them, less what was needed for the means */
    unsigned round, alive; /* candidates still compared */
    uint64_t deals;
    unsigned jobs_count, jobs_run; /* jobs_run: where the search goes on in pieces */
    Job jobs[SEARCH_JOBS_MAX];
    Leaves leaves;
    TurnSearch turns[SEARCH_THREADS_MAX]; /* one for each thread; the first also finds the candidates */
} Search;

/* The bots' workspace is the memory of one search. */
struct BotWorkspace {
    Search search;
};

/* Fills the candidates for the open question of the view, best judgement of the network first. */
void search_candidates(Search *search, const GwtGame *view, const Network *network, const BotLevel *level, uint64_t seed);

/* Compares them by simulations; stop, if not NULL, can end a round early.
 * Afterwards those that stayed in longest come first, the best of them at the head. */
void search_simulate(Search *search, SearchEffort effort, unsigned threads, SearchStop *stop, void *context);

/* The same in pieces, on one thread, for a caller that listens to others meanwhile. After search_begin, search_go_on runs at
 * most so many simulations and tells whether any are left; search_settle makes the best of what was run so far. */
void search_begin(Search *search, SearchEffort effort);
int search_go_on(Search *search, unsigned simulations);
void search_settle(Search *search);

/* How far it has come, in per cent. */
unsigned search_progress(const Search *search);

/* The mean of what is known of a candidate: its judgement and its simulations. */
void search_mean(const Search *search, const Candidate *candidate, Outlook *outlook, float *value);

/* Hash of what the player to act sees when each action of a line is due, if the cards come as in this game: where he sees something
 * else, something new has come to light. */
void search_expect(const GwtGame *game, const Line *line, uint64_t expected[LINE_MAX_ACTIONS]);

/* A full game for a view, by number. */
void search_deal(const GwtGame *view, uint64_t number, GwtGame *out);

/* Where all others are Garth: a full game for the view of a turn's end, by number, with the action that ends it (where it is not
 * ended yet) and the Garths' turns played, so that the player is to act again or the game is over. */
void search_next_turn(const GwtGame *end, unsigned player, GwtAction last, uint64_t number, GwtGame *out);

/* One simulation, with the memory of one thread. */
void search_run_job(const Search *search, TurnSearch *turn, Job *job);

/* Runs all jobs, on several threads where there are any. */
void search_run_jobs(Search *search, unsigned threads);

/* Milliseconds that pass; 0 for ever where there is no clock. */
uint64_t search_clock_ms(void);

#endif
