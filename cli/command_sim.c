/* SPDX-License-Identifier: MIT */
/* command_sim.c - `drover sim`: plays many games between bots (bots/arena) and prints the figures for people or as
 * JSON. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "args.h"
#include "bots/arena.h"
#include "commands.h"
#include "game_json.h"
#include "game_options.h"
#include "notation/names.h"

#define BAR_WIDTH 40
#define BAR_EVERY_NS 100000000

static const char help[] =
    "Usage: drover sim [OPTION]...\n\n"
    "Plays games between bots on all cores and tells who won. Each deal is played once\n"
    "with every rotation of the bots over the seats. The figures depend on the options\n"
    "alone, not on the number of threads; `signature` is a hash over all final states.\n\n"
    "Options:\n"
    "  --bots A,B,...        the bots, one or more (default random); seats are filled in turn\n"
    "                        %s\n"
    "  --games N             games to play (default 1000)\n"
    "  --threads N           threads, 0 for one per core (default 0)\n"
    "  --json                print one JSON object\n"
    "  --quiet               no progress bar\n"
    "  --seed N              seed of the first deal (default 0); the next deal has the next seed\n"
    "%s"
    "  --help                this text\n";

typedef struct SimOptions {
    ArenaOptions arena;
    GameOptions game;
    int json;
    int quiet;
} SimOptions;

static void set_bots(Args *args, ArenaOptions *arena, const char *list)
{
    arena->bots_count = 0;
    while (*list && !args->bad) {
        char name[SEAT_NAME_MAX];
        size_t length = strcspn(list, ",");
        snprintf(name, sizeof name, "%.*s", length < sizeof name ? (int)length : (int)sizeof name - 1, list);
        const Bot *bot = bot_or_garth_find(name);
        if (!bot)
            args_error(args, "--bots: there is no bot '%s', use " BOT_NAMES, name);
        else if (arena->bots_count == ARENA_BOTS_MAX)
            args_error(args, "--bots: at most %d bots", ARENA_BOTS_MAX);
        else
            arena->bots[arena->bots_count++] = bot;
        list += length + (list[length] == ',');
    }
    if (arena->bots_count == 0 && !args->bad)
        args_error(args, "--bots: name at least one bot");
}

static int has_garth(const ArenaOptions *arena)
{
    for (unsigned i = 0; i < arena->bots_count; i++)
        if (arena->bots[i]->garth)
            return 1;
    return 0;
}

/* Returns 0 if the help was asked for. */
static int read_options(Args *args, SimOptions *options)
{
    uint64_t number;
    const char *list;
    while (args_more(args)) {
        if (args_flag(args, "--help"))
            return 0;
        if (args_flag(args, "--json"))
            options->json = 1;
        else if (args_flag(args, "--quiet"))
            options->quiet = 1;
        else if (args_value(args, "--bots", &list))
            set_bots(args, &options->arena, list);
        else if (args_number(args, "--games", 1, ARENA_GAMES_MAX, &number))
            options->arena.games = (uint32_t)number;
        else if (args_number(args, "--threads", 0, ARENA_THREADS_MAX, &number))
            options->arena.threads = (unsigned)number;
        else if (!args_game_option(args, &options->game))
            args_unknown(args);
    }
    return 1;
}

static void show_progress(uint32_t done, uint32_t games, void *context)
{
    uint64_t *last = context;
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    uint64_t now = (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
    if (now - *last < BAR_EVERY_NS)
        return;
    *last = now;
    char bar[BAR_WIDTH + 1];
    unsigned filled = (unsigned)((uint64_t)done * BAR_WIDTH / games);
    memset(bar, '.', BAR_WIDTH);
    memset(bar, '#', filled);
    bar[BAR_WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %u/%u games", bar, done, games);
}

static double per_second(double count, double seconds) { return seconds > 0 ? count / seconds : 0; }

static json_t *bot_json(const Bot *bot, const ArenaTally *tally)
{
    double low, high;
    arena_win_interval(tally, &low, &high);
    return json_pack("{s:s,s:I,s:f,s:f,s:f,s:[f,f],s:f}", "name", bot->name, "games", (json_int_t)tally->games,
                     "mean_score", arena_mean_score(tally), "mean_winning_score", arena_mean_winning_score(tally),
                     "win_share", arena_win_share(tally), "win_share_ci95", low, high, "mean_ms_per_decision",
                     arena_ms_per_decision(tally));
}

static void print_json(const GwtSetup *setup, const ArenaResult *result)
{
    json_t *bot_list = json_array(), *seat_list = json_array();
    for (unsigned i = 0; i < result->bots_count; i++)
        json_array_append_new(bot_list, bot_json(result->bots[i], &result->by_bot[i]));
    for (unsigned i = 0; i < setup->players; i++)
        json_array_append_new(seat_list, json_pack("{s:f,s:f}", "mean_score", arena_mean_score(&result->by_seat[i]),
                                                   "win_share", arena_win_share(&result->by_seat[i])));
    json_t *json =
        json_pack("{s:s,s:i,s:i,s:i,s:i,s:i,s:i,s:I,s:I,s:I,s:f,s:f,s:f,s:o,s:o,s:f,s:f,s:o}", "edition",
                  notation_id(NOTATION_EDITION, setup->edition), "rails", setup->rails, "simmental", setup->simmental,
                  "balanced", setup->balanced, "reuse", setup->reuse, "bidding", setup->bidding, "players",
                  (int)setup->players, "games", (json_int_t)result->games, "unfinished", (json_int_t)result->unfinished,
                  "decisions", (json_int_t)result->decisions, "seconds", result->seconds, "decisions_per_second",
                  per_second((double)result->decisions, result->seconds), "games_per_second",
                  per_second(result->games, result->seconds), "bots", bot_list, "seats", seat_list, "mean_turns",
                  (double)result->turns / result->games, "mean_decisions_per_game",
                  (double)result->decisions / result->games, "signature", game_json_hash(result->signature));
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(json);
}

static void print_table(const GwtSetup *setup, const ArenaResult *result)
{
    printf("%u games of %u players, %" PRIu64 " decisions in %.2f s: %.0f decisions/s, %.1f games/s\n", result->games,
           (unsigned)setup->players, result->decisions, result->seconds,
           per_second((double)result->decisions, result->seconds), per_second(result->games, result->seconds));
    printf("%.1f turns and %.1f decisions a game, %u unfinished, signature %016" PRIx64 "\n\n",
           (double)result->turns / result->games, (double)result->decisions / result->games, result->unfinished,
           result->signature);
    printf("%-15s %8s %8s %8s %9s %17s %9s\n", "bot", "seats", "score", "winning", "win share", "95 % interval",
           "ms/decis.");
    for (unsigned i = 0; i < result->bots_count; i++) {
        const ArenaTally *tally = &result->by_bot[i];
        double low, high;
        arena_win_interval(tally, &low, &high);
        printf("%-15s %8" PRIu64 " %8.2f %8.2f %8.2f%% %7.2f%% .. %5.2f%% %9.4f\n", result->bots[i]->name, tally->games,
               arena_mean_score(tally), arena_mean_winning_score(tally), 100 * arena_win_share(tally), 100 * low,
               100 * high, arena_ms_per_decision(tally));
    }
    printf("\n%-15s %8s %9s\n", "seat", "score", "win share");
    for (unsigned i = 0; i < setup->players; i++)
        printf("%-15u %8.2f %8.2f%%\n", i + 1, arena_mean_score(&result->by_seat[i]),
               100 * arena_win_share(&result->by_seat[i]));
}

int command_sim(int argc, char **argv)
{
    Args args = args_start("sim", argc, argv);
    SimOptions options = { .game = game_options_default(),
                           .arena = { .games = 1000, .bots = { &bot_random }, .bots_count = 1 } };
    char error[256];
    if (!read_options(&args, &options)) {
        printf(help, BOT_NAMES, game_options_help);
        return EXIT_DONE;
    }
    if (!args.bad && options.game.seats_count)
        args_error(&args, "--seats: use --bots here");
    if (!args.bad && options.game.garth_count)
        args_error(&args, "--garth: name him in --bots here");
    if (!args.bad && options.game.setup.bidding && has_garth(&options.arena))
        args_error(&args, "--bidding: Garth cannot bid, take him or bidding out");
    if (!args.bad && !game_options_finish(&options.game, error, sizeof error))
        args_error(&args, "%s", error);
    if (args.bad)
        return EXIT_USAGE;

    uint64_t last_shown = 0;
    int shows_bar = !options.quiet && isatty(STDERR_FILENO);
    options.arena.setup = options.game.setup;
    options.arena.seed = options.game.seed;
    options.arena.progress = shows_bar ? show_progress : NULL;
    options.arena.progress_context = &last_shown;
    ArenaResult result;
    int done = arena_run(&options.arena, &result, error, sizeof error);
    if (shows_bar)
        fprintf(stderr, "\r%*s\r", BAR_WIDTH + 32, "");
    if (!done)
        return complain("sim", "%s", error);
    if (options.json)
        print_json(&options.game.setup, &result);
    else
        print_table(&options.game.setup, &result);
    return result.unfinished ? complain("sim", "%u games did not end", result.unfinished) : EXIT_DONE;
}
