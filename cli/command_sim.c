/* SPDX-License-Identifier: MIT */
/* command_sim.c - `drover sim`: plays many games between bots (bots/arena) and prints the figures for people or as
 * JSON. */
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include "args.h"
#include "bots/arena.h"
#include "commands.h"
#include "game_json.h"
#include "game_options.h"
#include "notation/names.h"
#include "progress_bar.h"
#include "thinking_options.h"

static const char help[] =
    "Usage: drover sim [OPTION]...\n\n"
    "Plays games between bots on all cores and tells who won. Each deal is played once\n"
    "with every rotation of the list of bots over the seats: give a multiple of its length\n"
    "as the number of games. The figures depend on the options alone, not on the number of\n"
    "threads; `signature` is a hash over all final states.\n\n"
    "Options:\n"
    "  --bots A,B,...        the bots, one or more (default random); seats are filled in turn;\n"
    "                        A,B*3 is one A and three B, at a table for four\n"
    "                        %s\n"
    "  --games N             games to play (default 1000)\n"
    "  --threads N           games at a time, 0 for one per core (default 0)\n"
    "%s"
    "  --json                print one JSON object\n"
    "  --quiet               no progress bar\n"
    "  --seed N              seed of the first deal (default 0); the next deal has the next seed\n"
    "%s"
    "  --help                this text\n";

typedef struct SimOptions {
    ArenaOptions arena;
    GameOptions game;
    int numbered; /* the bots are named with numbers: they fill the table */
    int json;
    int quiet;
} SimOptions;

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
            options->arena.bots_count =
                args_bot_list(args, list, options->arena.bots, ARENA_BOTS_MAX, &options->numbered);
        else if (args_number(args, "--games", 1, ARENA_GAMES_MAX, &number))
            options->arena.games = (uint32_t)number;
        else if (args_number(args, "--threads", 0, ARENA_THREADS_MAX, &number))
            options->arena.threads = (unsigned)number;
        else if (!args_budget(args, &options->arena.budget) && !args_game_option(args, &options->game))
            args_unknown(args);
    }
    return 1;
}

static double per_second(double count, double seconds) { return seconds > 0 ? count / seconds : 0; }

static json_t *bot_json(const Bot *bot, const ArenaTally *tally)
{
    double low, high;
    arena_win_interval(tally, &low, &high);
    return json_pack("{s:s,s:I,s:f,s:f,s:f,s:f,s:[f,f],s:f,s:f}", "name", bot->name, "games", (json_int_t)tally->games,
                     "mean_score", arena_mean_score(tally), "mean_winning_score", arena_mean_winning_score(tally),
                     "mean_margin", arena_mean_margin(tally), "win_share", arena_win_share(tally), "win_share_ci95",
                     low, high, "mean_ms_per_decision", arena_ms_per_decision(tally), "max_ms_per_decision",
                     arena_longest_ms(tally));
}

static void print_json(const ArenaOptions *options, const ArenaResult *result)
{
    const GwtSetup *setup = &options->setup;
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
    json_object_set_new(json, "budget",
                        json_pack("{s:i,s:i}", "simulations", (int)options->budget.simulations, "milliseconds",
                                  (int)options->budget.milliseconds));
    json_object_set_new(json, "seed", json_integer((json_int_t)options->seed));
    json_object_set_new(json, "reproducible", json_boolean(options->budget.milliseconds == 0));
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(json);
}

static void print_budget(const BotBudget *budget)
{
    if (budget->simulations)
        printf("%u simulations a decision for bots that search\n", budget->simulations);
    if (budget->milliseconds)
        printf("%u ms a decision for bots that search: these games are not reproducible\n", budget->milliseconds);
}

static void print_table(const ArenaOptions *options, const ArenaResult *result)
{
    const GwtSetup *setup = &options->setup;
    printf("%u games of %u players from seed %" PRIu64 ", %" PRIu64
           " decisions in %.2f s: %.0f decisions/s, %.1f games/s\n",
           result->games, (unsigned)setup->players, options->seed, result->decisions, result->seconds,
           per_second((double)result->decisions, result->seconds), per_second(result->games, result->seconds));
    printf("%.1f turns and %.1f decisions a game, %u unfinished, signature %016" PRIx64 "\n",
           (double)result->turns / result->games, (double)result->decisions / result->games, result->unfinished,
           result->signature);
    print_budget(&options->budget);
    printf("\n%-15s %7s %7s %7s %7s %8s %15s %8s %7s\n", "bot", "seats", "score", "winning", "margin", "wins",
           "95 % interval", "ms mean", "ms max");
    for (unsigned i = 0; i < result->bots_count; i++) {
        const ArenaTally *tally = &result->by_bot[i];
        double low, high;
        arena_win_interval(tally, &low, &high);
        printf("%-15s %7" PRIu64 " %7.2f %7.2f %+7.2f %7.2f%% %5.1f%% .. %5.1f%% %8.3f %7.1f\n", result->bots[i]->name,
               tally->games, arena_mean_score(tally), arena_mean_winning_score(tally), arena_mean_margin(tally),
               100 * arena_win_share(tally), 100 * low, 100 * high, arena_ms_per_decision(tally),
               arena_longest_ms(tally));
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
        printf(help, BOT_NAMES, thinking_options_help, game_options_help);
        return EXIT_DONE;
    }
    if (!args.bad && options.game.seats_count)
        args_error(&args, "--seats: use --bots here");
    if (!args.bad && options.game.garth_count)
        args_error(&args, "--garth: name him in --bots here");
    if (!args.bad && options.numbered && (options.arena.bots_count < 2 || options.arena.bots_count > GWT_PLAYERS_MAX))
        args_error(&args, "--bots: with numbers it names every seat, but no table has %u of them: 2 to %d",
                   options.arena.bots_count, GWT_PLAYERS_MAX);
    if (!args.bad && options.numbered && !options.game.players_given)
        options.game.setup.players = (uint8_t)options.arena.bots_count;
    if (!args.bad && options.numbered && options.arena.bots_count != options.game.setup.players)
        args_error(&args, "--bots: with numbers it names every seat, but these are %u seats for %u players",
                   options.arena.bots_count, (unsigned)options.game.setup.players);
    if (!args.bad && options.game.setup.bidding && has_garth(&options.arena))
        args_error(&args, "--bidding: Garth cannot bid, take him or bidding out");
    if (!args.bad && !game_options_finish(&options.game, error, sizeof error))
        args_error(&args, "%s", error);
    if (args.bad)
        return EXIT_USAGE;

    ProgressBar bar = { .unit = "games" };
    options.arena.setup = options.game.setup;
    options.arena.seed = options.game.seed;
    options.arena.progress = !options.quiet && progress_bar_wanted() ? progress_bar_show : NULL;
    options.arena.progress_context = &bar;
    ArenaResult result;
    int done = arena_run(&options.arena, &result, error, sizeof error);
    progress_bar_end(&bar);
    if (!done)
        return complain("sim", "%s", error);
    if (options.json)
        print_json(&options.arena, &result);
    else
        print_table(&options.arena, &result);
    return result.unfinished ? complain("sim", "%u games did not end", result.unfinished) : EXIT_DONE;
}
