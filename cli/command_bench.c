/* SPDX-License-Identifier: MIT */
/* command_bench.c - `drover bench`: how fast the engine is here, on one core, as JSON. What each figure means is said
 * in docs/performance.md. */
#define _POSIX_C_SOURCE 200809L
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "args.h"
#include "bots/bot.h"
#include "commands.h"
#include "gwt/view.h"
#include "notation/record.h"

#define COPIES_AT_ONCE 256 /* games in the ring that is copied around: larger than the fastest cache level */
#define GAMES_OF_SLICE 16
#define RECORD_SEED 1

static const char help[] =
    "Usage: drover bench [OPTION]...\n\n"
    "Measures the engine on one core and prints one JSON object.\n\n"
    "Options:\n"
    "  --seconds N  seconds for each of the measurements (default 1; 0: one round)\n"
    "  --help       this text\n";

/* Keeps the compiler from leaving out work whose result nobody reads. */
static volatile uint64_t sink;

/* Processor time, so that other work on the machine does not count. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static GwtSetup setup_of(unsigned players)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)players;
    setup.neutrals_random = 1;
    setup.sides_random = 1;
    return setup;
}

static void deal(GwtGame *game, const GwtSetup *setup, uint64_t seed)
{
    GwtSetup dealt = *setup;
    gwt_key_from_seed(seed, dealt.key);
    gwt_init(game, &dealt);
}

typedef enum Workload {
    WORK_PLAY,    /* full legal list, pick one, perform it */
    WORK_CHECKED, /* the same, and the engine checks the action again */
    WORK_VIEWS    /* the same as WORK_PLAY from the acting seat's view */
} Workload;

static uint64_t play_game(const GwtSetup *setup, uint64_t seed, Workload work)
{
    GwtGame game;
    BotState state;
    uint64_t decisions = 0;
    deal(&game, setup, seed);
    bot_state_init(&state, seed);
    while (!gwt_is_over(&game)) {
        GwtAction legal[GWT_ACTIONS_MAX];
        GwtGame view;
        if (work == WORK_VIEWS)
            gwt_view_for(&game, gwt_player_to_act(&game), &view);
        size_t count = gwt_legal_actions(work == WORK_VIEWS ? &view : &game, legal);
        GwtAction action = bot_random.pick(legal, count, &state);
        if (work == WORK_CHECKED)
            gwt_apply(&game, action, NULL);
        else
            gwt_apply_legal(&game, action);
        decisions++;
    }
    sink += game.turns;
    return decisions;
}

static double decisions_per_second(unsigned players, Workload work, double seconds)
{
    GwtSetup setup = setup_of(players);
    uint64_t decisions = 0, seed = 0;
    double start = now(), end;
    do
        decisions += play_game(&setup, seed++, work);
    while ((end = now()) - start < seconds);
    return (double)decisions / (end - start);
}

static double ns_per_copy(double seconds)
{
    GwtGame *games = malloc(COPIES_AT_ONCE * sizeof *games);
    if (!games)
        return 0;
    GwtSetup setup = setup_of(4);
    for (unsigned i = 0; i < COPIES_AT_ONCE; i++)
        deal(&games[i], &setup, i);
    uint64_t copies = 0;
    double start = now(), end;
    do {
        for (unsigned i = 0; i < COPIES_AT_ONCE; i++) {
            games[(i + 1) % COPIES_AT_ONCE] = games[i];
            __asm__ volatile("" : : "r"(games) : "memory");
        }
        copies += COPIES_AT_ONCE;
    } while ((end = now()) - start < seconds);
    sink += games[0].turns;
    free(games);
    return (end - start) * 1e9 / (double)copies;
}

typedef struct StoredGame {
    GwtSetup setup;
    GwtAction *actions;
    size_t count;
    char *text;
    size_t length;
} StoredGame;

/* A game between greedy bots, as stored games are: random ones are longer and sillier. */
static int stored_game_play(StoredGame *stored, unsigned players)
{
    stored->setup = gwt_setup_default();
    stored->setup.players = (uint8_t)players;
    gwt_key_from_seed(RECORD_SEED, stored->setup.key);
    stored->actions = malloc(NOTATION_RECORD_ACTIONS_MAX * sizeof *stored->actions);
    stored->text = malloc(NOTATION_RECORD_MAX);
    if (!stored->actions || !stored->text)
        return 0;
    GwtGame game, view;
    BotState state;
    gwt_init(&game, &stored->setup);
    bot_state_init(&state, RECORD_SEED);
    for (stored->count = 0; !gwt_is_over(&game) && stored->count < NOTATION_RECORD_ACTIONS_MAX; stored->count++) {
        gwt_view_for(&game, gwt_player_to_act(&game), &view);
        stored->actions[stored->count] = bot_greedy.choose(&bot_greedy, &view, &state, NULL, NULL);
        gwt_apply_legal(&game, stored->actions[stored->count]);
    }
    NotationRecordHead head = notation_record_head(&stored->setup, RECORD_SEED);
    stored->length = notation_record_write(&head, stored->actions, stored->count, stored->text, NOTATION_RECORD_MAX);
    return stored->length > 0 && stored->length < NOTATION_RECORD_MAX;
}

static void stored_game_free(StoredGame *stored)
{
    free(stored->actions);
    free(stored->text);
}

/* From setup, key and actions, as a server restores a game: every action is checked. */
static double ms_per_replay(const StoredGame *stored, double seconds)
{
    uint64_t replays = 0;
    double start = now(), end;
    do {
        GwtGame game;
        gwt_init(&game, &stored->setup);
        for (size_t i = 0; i < stored->count; i++)
            gwt_apply(&game, stored->actions[i], NULL);
        sink += game.turns;
        replays++;
    } while ((end = now()) - start < seconds);
    return (end - start) * 1e3 / (double)replays;
}

/* From the text of the record, as `drover verify` does. */
static double ms_per_verify(const StoredGame *stored, double seconds)
{
    char error[NOTATION_ERROR_MAX];
    uint64_t replays = 0;
    double start = now(), end;
    do {
        NotationRecordResult result;
        sink += (uint64_t)notation_record_verify(stored->text, stored->length, &result, error, sizeof error);
        replays++;
    } while ((end = now()) - start < seconds);
    return (end - start) * 1e3 / (double)replays;
}

static json_t *measure_players(unsigned players, double seconds)
{
    StoredGame stored;
    memset(&stored, 0, sizeof stored);
    json_t *json = json_pack("{s:i,s:f,s:f,s:f}", "players", (int)players, "decisions_per_second",
                             decisions_per_second(players, WORK_PLAY, seconds), "checked_decisions_per_second",
                             decisions_per_second(players, WORK_CHECKED, seconds), "view_decisions_per_second",
                             decisions_per_second(players, WORK_VIEWS, seconds));
    if (stored_game_play(&stored, players)) {
        json_object_set_new(json, "stored_game_actions", json_integer((json_int_t)stored.count));
        json_object_set_new(json, "ms_per_replay", json_real(ms_per_replay(&stored, seconds)));
        json_object_set_new(json, "ms_per_record_verify", json_real(ms_per_verify(&stored, seconds)));
    }
    stored_game_free(&stored);
    return json;
}

/* The boxes and how they are mixed, four players each. */
typedef struct Cell {
    const char *name;
    GwtSetup setup;
    uint64_t decisions;
    double seconds;
} Cell;

enum { CELL_BASE, CELL_RAILS, CELL_SECOND, CELL_SIMMENTAL, CELL_SECOND_RAILS, CELLS };

static void cells_init(Cell cells[CELLS])
{
    static const char *const names[CELLS] = { "base", "rails", "second", "second-simmental", "second-rails" };
    for (unsigned i = 0; i < CELLS; i++) {
        cells[i] = (Cell){ .name = names[i], .setup = setup_of(4) };
        cells[i].setup.edition = i >= CELL_SECOND ? GWT_EDITION_SECOND : GWT_EDITION_FIRST;
        cells[i].setup.rails = i == CELL_RAILS || i == CELL_SECOND_RAILS;
        cells[i].setup.simmental = i == CELL_SIMMENTAL;
    }
}

/* The cells take turns in short slices, so that a machine that changes its speed does so for all of them. */
static void cells_run(Cell cells[CELLS], double seconds)
{
    uint64_t seed = 0;
    do {
        for (unsigned i = 0; i < CELLS; i++) {
            double start = now();
            for (unsigned game = 0; game < GAMES_OF_SLICE; game++)
                cells[i].decisions += play_game(&cells[i].setup, seed + game, WORK_PLAY);
            cells[i].seconds += now() - start;
        }
        seed += GAMES_OF_SLICE;
    } while (cells[CELLS - 1].seconds < seconds);
}

static double cell_speed(const Cell *cell) { return (double)cell->decisions / cell->seconds; }

static void measure_cells(json_t *json, double seconds)
{
    Cell cells[CELLS];
    json_t *list = json_array();
    cells_init(cells);
    cells_run(cells, seconds);
    for (unsigned i = 0; i < CELLS; i++)
        json_array_append_new(
            list, json_pack("{s:s,s:f}", "name", cells[i].name, "decisions_per_second", cell_speed(&cells[i])));
    json_object_set_new(json, "cells", list);
    json_object_set_new(json, "rails_to_base",
                        json_real(cell_speed(&cells[CELL_RAILS]) / cell_speed(&cells[CELL_BASE])));
}

static json_t *measure(double seconds)
{
    json_t *by_players = json_array();
    for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++)
        json_array_append_new(by_players, measure_players(players, seconds));
    const json_t *four = json_array_get(by_players, GWT_PLAYERS_MAX - 2);
    json_t *json = json_pack("{s:i,s:f}", "sizeof_game", (int)sizeof(GwtGame), "ns_per_copy", ns_per_copy(seconds));
    json_object_set(json, "decisions_per_second", json_object_get(four, "decisions_per_second"));
    json_object_set(json, "checked_decisions_per_second", json_object_get(four, "checked_decisions_per_second"));
    json_object_set(json, "ms_per_replay", json_object_get(four, "ms_per_replay"));
    measure_cells(json, seconds);
    json_object_set_new(json, "by_players", by_players);
    return json;
}

int command_bench(int argc, char **argv)
{
    Args args = args_start("bench", argc, argv);
    uint64_t seconds = 1;
    while (args_more(&args)) {
        if (args_flag(&args, "--help")) {
            fputs(help, stdout);
            return EXIT_DONE;
        }
        if (!args_number(&args, "--seconds", 0, 3600, &seconds))
            args_unknown(&args);
    }
    if (args.bad)
        return EXIT_USAGE;
    json_t *json = measure((double)seconds);
    if (!json)
        return complain("bench", "not enough memory");
    json_dumpf(json, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(json);
    return EXIT_DONE;
}
