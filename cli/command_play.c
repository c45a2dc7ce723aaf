/* SPDX-License-Identifier: MIT */
/* command_play.c - `drover play`: options of a game in the terminal, new or from a file. The game itself is play.c. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "args.h"
#include "commands.h"
#include "game_file.h"
#include "game_options.h"
#include "play.h"
#include "thinking_options.h"

static const char help[] =
    "Usage: drover play [OPTION]...\n\n"
    "A game in the terminal, against bots or with several people at one keyboard.\n"
    "Type help during the game for what you can answer.\n\n"
    "Options:\n"
    "  --seats NAME,...      who sits where: human, %s\n"
    "                        (default: human first, normal on the other seats)\n"
    "  --garth LEVEL,...     Garth's seats: none, easy, medium, hard or very-hard for each\n"
    "  --seed N              the same seed deals the same game (default: by the clock)\n"
    "%s"
    "  --load FILE           go on with a saved game: a record or a position\n"
    "  --lang en|de          language (default en)\n"
    "  --help                this text\n";

typedef struct PlayOptions {
    GameOptions game;
    const char *load; /* NULL: a new game */
    int language;
} PlayOptions;

/* Returns 0 if the help was asked for. */
static int read_options(Args *args, PlayOptions *options)
{
    const char *code;
    while (args_more(args)) {
        if (args_flag(args, "--help"))
            return 0;
        if (args_value(args, "--lang", &code)) {
            if (!args->bad && (options->language = notation_language_find(code)) < 0)
                args_error(args, "--lang: '%s' is not en or de", code);
        } else if (!args_value(args, "--load", &options->load) && !args_game_option(args, &options->game)) {
            args_unknown(args);
        }
    }
    return 1;
}

/* Fills the seats: Garth where the game has him, the others as named, else the first with a person and the rest with
 * bots of the level normal. */
static void seat_players(Play *play, const GameOptions *options)
{
    int persons = 0;
    for (unsigned player = 0; player < play->game.players_count; player++) {
        const unsigned level = play->game.players[player].garth_level;
        const char *name = level                  ? garths[level].name
                           : options->seats_count ? options->seats[player]
                           : persons++            ? "normal"
                                                  : "human";
        play->bots[player] = bot_or_garth_find(name);
        bot_state_init(&play->bot_states[player], options->seed * GWT_PLAYERS_MAX + player);
        if (!play->head.names[player][0])
            snprintf(play->head.names[player], NOTATION_NAME_MAX, "%s", name);
    }
}

/* Garth is part of a saved game: he can be neither added to nor taken from it. Returns the first seat where the names
 * say otherwise, or GWT_NONE. */
static unsigned wrong_garth_seat(const GwtGame *game, const GameOptions *options)
{
    for (unsigned seat = 0; seat < options->seats_count; seat++) {
        const Bot *bot = bot_or_garth_find(options->seats[seat]);
        if ((bot ? bot->garth : 0) != game->players[seat].garth_level)
            return seat;
    }
    return GWT_NONE;
}

static void start_new(Play *play, const GameOptions *options)
{
    gwt_init(&play->game, &options->setup);
    play->has_head = 1;
    play->head = notation_record_head(&options->setup, options->seed);
}

/* Returns an exit code. */
static int start_from_file(Play *play, PlayOptions *options)
{
    char error[NOTATION_ERROR_MAX + 256];
    GameFile file;
    if (!game_file_open(&file, options->load, error, sizeof error))
        return complain("play", "%s", error);
    play->game = file.game;
    play->has_head = file.is_record;
    play->head = file.head;
    play->actions_count = file.actions_count;
    if (file.is_record) {
        memcpy(play->actions, file.actions, file.actions_count * sizeof *file.actions);
        memcpy(play->seats, file.seats, file.actions_count);
    }
    game_file_close(&file);
    if (play->game.viewer != GWT_NONE)
        return complain("play", "%s: a view of one seat cannot be played on, load the full position", options->load);
    if (options->game.seats_count && options->game.seats_count != play->game.players_count)
        return complain("play", "--seats: %u names for the %u players of %s", options->game.seats_count,
                        (unsigned)play->game.players_count, options->load);
    unsigned wrong = wrong_garth_seat(&play->game, &options->game);
    if (wrong != GWT_NONE)
        return complain("play", "--seats: in %s Garth's level on seat %u is %s", options->load, wrong + 1,
                        notation_id(NOTATION_GARTH, play->game.players[wrong].garth_level));
    return EXIT_DONE;
}

static int run(PlayOptions *options)
{
    Play *play = calloc(1, sizeof *play);
    GwtAction *actions = malloc(NOTATION_RECORD_ACTIONS_MAX * sizeof *actions);
    uint8_t *seats = malloc(NOTATION_RECORD_ACTIONS_MAX);
    BotWorkspace *workspace = bot_workspace_new();
    int code = play && actions && seats && workspace ? EXIT_DONE : complain("play", "not enough memory");
    if (code == EXIT_DONE) {
        play->actions = actions;
        play->seats = seats;
        play->workspace = workspace;
        play->budget.threads = thinking_threads();
        play->in = stdin;
        play->is_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
        play->text.out = stdout;
        play->text.language = (NotationLanguage)options->language;
        play->text.styled = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
        play->last_person = GWT_NONE;
        if (options->load)
            code = start_from_file(play, options);
        else
            start_new(play, &options->game);
    }
    if (code == EXIT_DONE) {
        seat_players(play, &options->game);
        play_run(play);
    }
    bot_workspace_free(workspace);
    free(seats);
    free(actions);
    free(play);
    return code;
}

int command_play(int argc, char **argv)
{
    Args args = args_start("play", argc, argv);
    PlayOptions options = { .game = game_options_default() };
    char error[256];
    if (!read_options(&args, &options)) {
        printf(help, BOT_NAMES, game_options_help);
        return EXIT_DONE;
    }
    if (!args.bad && !options.game.seed_given)
        options.game.seed = (uint64_t)time(NULL);
    if (!args.bad && !game_options_finish(&options.game, error, sizeof error))
        args_error(&args, "%s", error);
    return args.bad ? EXIT_USAGE : run(&options);
}
