/* SPDX-License-Identifier: MIT */
/* command_score.c - `drover score`: the score table of a record's last state or of a position; with --analyze, the turning
 * points of a record. */
#include <stdio.h>
#include "args.h"
#include "bots/bot.h"
#include "commands.h"
#include "game_file.h"
#include "game_json.h"
#include "progress_bar.h"
#include "review_report.h"
#include "score_table.h"
#include "thinking_options.h"

static const char help[] =
    "Usage: drover score [OPTION]... FILE\n\n"
    "Prints the score table of a record (.drover) or a position (JSON), as if the game\n"
    "ended there. `-` is standard input.\n\n"
    "With --analyze it goes through a record and prints its turning points: where a seat\n"
    "lost most against the best action that a bot found, which saw what the seat saw.\n\n"
    "Options:\n"
    "  --json                print one JSON object\n"
    "  --lang en|de          language of the table (default en)\n"
    "  --analyze             the turning points of a record\n"
    "  --top N               how many of them (default 10)\n"
    "  --bot NAME            who analyzes: easy, normal, heuristic, hard or expert (default)\n"
    "%s"
    "  --threads N           threads for each decision (default: one per core)\n"
    "  --quiet               no progress bar\n"
    "  --help                this text\n";

static void print_table(const GameFile *file, NotationLanguage language)
{
    char names[GWT_PLAYERS_MAX][NOTATION_NAME_MAX];
    const char *columns[GWT_PLAYERS_MAX];
    for (unsigned seat = 0; seat < file->game.players_count; seat++) {
        const unsigned player = player_at_seat(&file->game, seat);
        if (file->is_record && file->head.names[player][0])
            snprintf(names[seat], sizeof names[seat], "%u %.*s", seat + 1, NOTATION_NAME_MAX - 4,
                     file->head.names[player]);
        else
            snprintf(names[seat], sizeof names[seat], "%u", seat + 1);
        columns[seat] = names[seat];
    }
    score_table_print(&file->game, language, columns, stdout);
}

typedef struct ScoreOptions {
    const char *path;
    int json;
    int language;
    int analyze;
    int thinking_given; /* an option that belongs to --analyze */
    int quiet;
    ReviewOptions review;
} ScoreOptions;

/* Takes an option of --analyze. Returns 0 if the next word is none. */
static int read_review_option(Args *args, ScoreOptions *options)
{
    uint64_t number;
    const char *name;
    if (args_value(args, "--bot", &name)) {
        const Bot *bot = bot_find(name);
        if (!args->bad && (!bot || !bot->level))
            args_error(args, "--bot: '%s' does not analyze, use easy, normal, heuristic, hard or expert", name);
        options->review.bot = bot;
    } else if (args_number(args, "--top", 1, REVIEW_POINTS_MAX, &number)) {
        options->review.top = args->bad ? 1 : (unsigned)number;
    } else if (args_number(args, "--threads", 1, THINKING_THREADS_MAX, &number)) {
        options->review.budget.threads = args->bad ? 1 : (uint32_t)number;
    } else if (args_flag(args, "--quiet")) {
        options->quiet = 1;
    } else if (!args_budget(args, &options->review.budget)) {
        return 0;
    }
    return options->thinking_given = 1;
}

/* Returns 0 if the help was asked for. */
static int read_options(Args *args, ScoreOptions *options)
{
    const char *operand, *code;
    while (args_more(args)) {
        if (args_flag(args, "--help"))
            return 0;
        if (args_flag(args, "--json")) {
            options->json = 1;
        } else if (args_flag(args, "--analyze")) {
            options->analyze = 1;
        } else if (args_value(args, "--lang", &code)) {
            if (!args->bad && (options->language = notation_language_find(code)) < 0)
                args_error(args, "--lang: '%s' is not en or de", code);
        } else if (read_review_option(args, options)) {
            continue;
        } else if (!options->path && args_operand(args, &operand)) {
            options->path = operand;
        } else {
            args_unknown(args);
        }
    }
    if (!args->bad && options->thinking_given && !options->analyze)
        args_error(args, "--bot, --simulations, --milliseconds, --threads, --top and --quiet belong to --analyze");
    if (!args->bad && !options->path)
        args_error(args, "name a record or a position file");
    return 1;
}

static void print_object(json_t *json)
{
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(10));
    putchar('\n');
    json_decref(json);
}

static int analyze(const GameFile *file, ScoreOptions *options)
{
    static Review review;
    ProgressBar bar = { .unit = "actions" };
    if (!file->is_record)
        return complain("score", "%s: is a position, --analyze needs a record", options->path);
    options->review.language = (NotationLanguage)options->language;
    options->review.progress = !options->quiet && progress_bar_wanted() ? progress_bar_show : NULL;
    options->review.progress_context = &bar;
    int done = review_game(file, &options->review, &review);
    progress_bar_end(&bar);
    if (!done)
        return complain("score", "not enough memory");
    if (options->json)
        print_object(review_json(file, &options->review, &review));
    else
        review_print(file, &options->review, &review, stdout);
    return EXIT_DONE;
}

int command_score(int argc, char **argv)
{
    Args args = args_start("score", argc, argv);
    ScoreOptions options = { .review = { .bot = &bot_expert, .top = 10 } };
    options.review.budget.threads = thinking_threads();
    if (!read_options(&args, &options)) {
        printf(help, thinking_options_help);
        return EXIT_DONE;
    }
    if (args.bad)
        return EXIT_USAGE;

    GameFile file;
    char error[NOTATION_ERROR_MAX + 256];
    int code = EXIT_DONE;
    if (!game_file_open(&file, options.path, error, sizeof error))
        return complain("score", "%s", error);
    if (options.analyze)
        code = analyze(&file, &options);
    else if (options.json)
        print_object(game_json_scores(&file.game));
    else
        print_table(&file, (NotationLanguage)options.language);
    game_file_close(&file);
    return code;
}
