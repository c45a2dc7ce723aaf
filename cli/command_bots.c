/* SPDX-License-Identifier: MIT */
/* command_bots.c - `drover bots`: lists the computer players; `drover bots rate` plays every pair of them off (bots/arena)
 * and makes one ladder of it (bots/rating.h). */
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include "args.h"
#include "bots/arena.h"
#include "bots/rating.h"
#include "commands.h"
#include "game_json.h"
#include "game_options.h"
#include "notation/names.h"
#include "progress_bar.h"
#include "thinking_options.h"

static const char help[] =
    "Usage: drover bots [--json]\n"
    "       drover bots rate [OPTION]...\n\n"
    "Lists the computer players. `rate` plays every pair of them off and prints a ladder:\n"
    "Elo numbers by maximum likelihood, a tie counted as half a win, with 95 %% intervals of\n"
    "the difference to the anchor (greedy, else the first bot named), whose number is 0; the\n"
    "table of win shares, row against column; milliseconds a decision. Where a bot never\n"
    "lost or never won, each bot is given one drawn game against the anchor on top.\n\n"
    "Options:\n"
    "  --bots A,B,...        the bots to rate, two or more (default: all but Garth)\n"
    "                        %s\n"
    "  --games N             games of each pair (default 100); each deal is played once with\n"
    "                        every rotation of the two over the seats\n"
    "  --threads N           games at a time, 0 for one per core (default 0)\n"
    "%s"
    "  --json                print one JSON object\n"
    "  --quiet               no progress bar\n"
    "  --seed N              seed of the first deal (default 0); every pair has the same deals\n"
    "%s"
    "  --help                this text\n";

/* Who beat whom, and all that is told of it. */
typedef struct Ladder {
    const Bot *bots[RATING_PLAYERS_MAX];
    unsigned count;
    unsigned anchor;
    RatingTable table;
    Rating ratings[RATING_PLAYERS_MAX];
    ArenaTally tallies[RATING_PLAYERS_MAX];
    uint64_t signatures[RATING_PLAYERS_MAX][RATING_PLAYERS_MAX];
    int has_prior;
    unsigned order[RATING_PLAYERS_MAX]; /* best first */
} Ladder;

typedef struct BotsOptions {
    ArenaOptions arena;
    GameOptions game;
    Ladder ladder;
    int rate;
    int json;
    int quiet;
} BotsOptions;

static void name_all(Ladder *ladder)
{
    for (ladder->count = 0; bots[ladder->count] && ladder->count < RATING_PLAYERS_MAX; ladder->count++)
        ladder->bots[ladder->count] = bots[ladder->count];
}

/* Returns 0 if the help was asked for. */
static int read_options(Args *args, BotsOptions *options)
{
    uint64_t number;
    const char *list, *word;
    while (args_more(args)) {
        if (args_flag(args, "--help"))
            return 0;
        if (args_flag(args, "--json"))
            options->json = 1;
        else if (!options->rate && args_operand(args, &word)) {
            options->rate = 1;
            if (strcmp(word, "rate") != 0)
                args_error(args, "'%s' is not rate", word);
        } else if (!options->rate)
            args_unknown(args);
        else if (args_flag(args, "--quiet"))
            options->quiet = 1;
        else if (args_value(args, "--bots", &list))
            options->ladder.count = args_bot_list(args, list, options->ladder.bots, RATING_PLAYERS_MAX, NULL);
        else if (args_number(args, "--games", 1, ARENA_GAMES_MAX, &number))
            options->arena.games = (uint32_t)number;
        else if (args_number(args, "--threads", 0, ARENA_THREADS_MAX, &number))
            options->arena.threads = (unsigned)number;
        else if (!args_budget(args, &options->arena.budget) && !args_game_option(args, &options->game))
            args_unknown(args);
    }
    return 1;
}

static void check_bots(Args *args, Ladder *ladder, const GwtSetup *setup)
{
    ladder->anchor = 0;
    if (ladder->count < 2)
        args_error(args, "--bots: name two bots or more");
    for (unsigned i = 0; i < ladder->count && !args->bad; i++) {
        if (ladder->bots[i] == &bot_greedy)
            ladder->anchor = i;
        if (ladder->bots[i]->garth && setup->bidding)
            args_error(args, "--bidding: Garth cannot bid, take him or bidding out");
        for (unsigned j = 0; j < i && !args->bad; j++)
            if (ladder->bots[i] == ladder->bots[j])
                args_error(args, "--bots: %s is named twice", ladder->bots[i]->name);
    }
}

/* All games of one pair. Returns 0 with one line in error. */
static int play_pair(BotsOptions *options, unsigned first, unsigned second, char *error, size_t error_size)
{
    Ladder *ladder = &options->ladder;
    ArenaResult result;
    options->arena.bots[0] = ladder->bots[first];
    options->arena.bots[1] = ladder->bots[second];
    options->arena.bots_count = 2;
    if (!arena_run(&options->arena, &result, error, error_size))
        return 0;
    if (result.unfinished) {
        snprintf(error, error_size, "%u games of %s against %s did not end", result.unfinished,
                 ladder->bots[first]->name, ladder->bots[second]->name);
        return 0;
    }
    rating_add(&ladder->table, first, second, result.games,
               arena_win_share(&result.by_bot[0]) * (double)result.by_bot[0].games);
    arena_tally_add(&ladder->tallies[first], &result.by_bot[0]);
    arena_tally_add(&ladder->tallies[second], &result.by_bot[1]);
    ladder->signatures[first][second] = result.signature;
    return 1;
}

static void sort_ladder(Ladder *ladder)
{
    for (unsigned i = 0; i < ladder->count; i++) {
        unsigned place = i;
        for (; place > 0 && ladder->ratings[ladder->order[place - 1]].elo < ladder->ratings[i].elo; place--)
            ladder->order[place] = ladder->order[place - 1];
        ladder->order[place] = i;
    }
}

static int play_all(BotsOptions *options, char *error, size_t error_size)
{
    Ladder *ladder = &options->ladder;
    ProgressBar bar = { .unit = "games",
                        .whole = (uint64_t)options->arena.games * ladder->count * (ladder->count - 1) / 2 };
    int done = 1;
    options->arena.progress = !options->quiet && progress_bar_wanted() ? progress_bar_show : NULL;
    options->arena.progress_context = &bar;
    ladder->table.count = ladder->count;
    for (unsigned i = 0; i < ladder->count && done; i++)
        for (unsigned j = i + 1; j < ladder->count && done; j++) {
            done = play_pair(options, i, j, error, error_size);
            bar.before += options->arena.games;
        }
    progress_bar_end(&bar);
    ladder->has_prior = rating_fit(&ladder->table, ladder->anchor, ladder->ratings);
    sort_ladder(ladder);
    return done;
}

static double share_of(const Ladder *ladder, unsigned row, unsigned column)
{
    return ladder->table.wins[row][column] / ladder->table.games[row][column];
}

static void print_ladder(const Ladder *ladder)
{
    printf("    %-15s %6s %15s %7s %7s %9s %8s\n", "bot", "Elo", "95 % interval", "wins", "score", "ms mean", "ms max");
    for (unsigned i = 0; i < ladder->count; i++) {
        const unsigned bot = ladder->order[i];
        const Rating *rating = &ladder->ratings[bot];
        const ArenaTally *tally = &ladder->tallies[bot];
        printf("%2u  %-15s %6.0f %6.0f .. %5.0f %6.1f%% %7.2f %9.3f %8.1f\n", i + 1, ladder->bots[bot]->name,
               rating->elo, rating->elo - rating->error, rating->elo + rating->error, 100 * arena_win_share(tally),
               arena_mean_score(tally), arena_ms_per_decision(tally), arena_longest_ms(tally));
    }
}

static void print_cross_table(const Ladder *ladder)
{
    printf("\n%-19s", "wins against");
    for (unsigned i = 0; i < ladder->count; i++)
        printf(" %6u", i + 1);
    for (unsigned i = 0; i < ladder->count; i++) {
        printf("\n%2u  %-15s", i + 1, ladder->bots[ladder->order[i]]->name);
        for (unsigned j = 0; j < ladder->count; j++)
            if (i == j)
                printf(" %6s", "-");
            else
                printf(" %5.1f%%", 100 * share_of(ladder, ladder->order[i], ladder->order[j]));
    }
    putchar('\n');
}

static void print_table(const BotsOptions *options)
{
    const BotBudget *budget = &options->arena.budget;
    printf("%u games of %u players for each pair, seed %" PRIu64 "; the anchor is %s\n", options->arena.games,
           (unsigned)options->arena.setup.players, options->arena.seed,
           options->ladder.bots[options->ladder.anchor]->name);
    if (options->ladder.has_prior)
        puts("a bot never lost or never won: each is given one drawn game against the anchor");
    if (budget->simulations)
        printf("%u simulations a decision for bots that search\n", budget->simulations);
    if (budget->milliseconds)
        printf("%u ms a decision for bots that search: these games are not reproducible\n", budget->milliseconds);
    putchar('\n');
    print_ladder(&options->ladder);
    print_cross_table(&options->ladder);
}

static json_t *rated_json(const Ladder *ladder, unsigned bot)
{
    const Rating *rating = &ladder->ratings[bot];
    const ArenaTally *tally = &ladder->tallies[bot];
    return json_pack("{s:s,s:f,s:[f,f],s:I,s:f,s:f,s:f,s:f}", "name", ladder->bots[bot]->name, "elo", rating->elo,
                     "elo_ci95", rating->elo - rating->error, rating->elo + rating->error, "games",
                     (json_int_t)tally->games, "win_share", arena_win_share(tally), "mean_score",
                     arena_mean_score(tally), "mean_ms_per_decision", arena_ms_per_decision(tally),
                     "max_ms_per_decision", arena_longest_ms(tally));
}

static json_t *pairs_json(const Ladder *ladder)
{
    json_t *list = json_array();
    for (unsigned i = 0; i < ladder->count; i++)
        for (unsigned j = i + 1; j < ladder->count; j++)
            json_array_append_new(list, json_pack("{s:[s,s],s:f,s:o}", "bots", ladder->bots[i]->name,
                                                  ladder->bots[j]->name, "win_share", share_of(ladder, i, j),
                                                  "signature", game_json_hash(ladder->signatures[i][j])));
    return list;
}

static void print_rate_json(const BotsOptions *options)
{
    const Ladder *ladder = &options->ladder;
    const GwtSetup *setup = &options->arena.setup;
    const BotBudget *budget = &options->arena.budget;
    json_t *list = json_array();
    for (unsigned i = 0; i < ladder->count; i++)
        json_array_append_new(list, rated_json(ladder, ladder->order[i]));
    json_t *json = json_pack("{s:s,s:i,s:i,s:i,s:I,s:I,s:{s:i,s:i},s:b,s:s,s:b,s:o,s:o}", "edition",
                             notation_id(NOTATION_EDITION, setup->edition), "rails", setup->rails, "simmental",
                             setup->simmental, "players", setup->players, "games_per_pair",
                             (json_int_t)options->arena.games, "seed", (json_int_t)options->arena.seed, "budget",
                             "simulations", (int)budget->simulations, "milliseconds", (int)budget->milliseconds,
                             "reproducible", budget->milliseconds == 0, "anchor", ladder->bots[ladder->anchor]->name,
                             "prior", ladder->has_prior, "bots", list, "pairs", pairs_json(ladder));
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(json);
}

static void print_list(int as_json)
{
    json_t *list = json_array();
    for (size_t i = 0; bots[i]; i++)
        json_array_append_new(list, json_pack("{s:s,s:s}", "name", bots[i]->name, "summary", bots[i]->summary));
    for (unsigned level = GWT_GARTH_EASY; level < GWT_GARTH_LEVELS; level++)
        json_array_append_new(list,
                              json_pack("{s:s,s:s}", "name", garths[level].name, "summary", garths[level].summary));
    if (as_json) {
        json_dumpf(list, stdout, JSON_COMPACT);
        putchar('\n');
    }
    for (size_t i = 0; !as_json && i < json_array_size(list); i++) {
        const json_t *row = json_array_get(list, i);
        printf("%-15s %s\n", json_string_value(json_object_get(row, "name")),
               json_string_value(json_object_get(row, "summary")));
    }
    json_decref(list);
}

static int rate(BotsOptions *options)
{
    char error[256];
    options->arena.setup = options->game.setup;
    options->arena.seed = options->game.seed;
    if (!play_all(options, error, sizeof error))
        return complain("bots", "%s", error);
    if (options->json)
        print_rate_json(options);
    else
        print_table(options);
    return EXIT_DONE;
}

int command_bots(int argc, char **argv)
{
    static BotsOptions options;
    Args args = args_start("bots", argc, argv);
    char error[256];
    options.game = game_options_default();
    options.arena.games = 100;
    name_all(&options.ladder);
    if (!read_options(&args, &options)) {
        printf(help, BOT_NAMES, thinking_options_help, game_options_help);
        return EXIT_DONE;
    }
    if (!args.bad && options.game.seats_count)
        args_error(&args, "--seats: use --bots here");
    if (!args.bad && options.game.garth_count)
        args_error(&args, "--garth: name him in --bots here");
    if (!args.bad && options.rate)
        check_bots(&args, &options.ladder, &options.game.setup);
    if (!args.bad && !game_options_finish(&options.game, error, sizeof error))
        args_error(&args, "%s", error);
    if (args.bad)
        return EXIT_USAGE;
    if (options.rate)
        return rate(&options);
    print_list(options.json);
    return EXIT_DONE;
}
