/* SPDX-License-Identifier: MIT */
/* command_score.c - `drover score`: the score table of a record's last state or of a position. */
#include <stdio.h>
#include "args.h"
#include "bots/bot.h"
#include "commands.h"
#include "game_file.h"
#include "game_json.h"
#include "score_table.h"

static const char help[] =
    "Usage: drover score [OPTION]... FILE\n\n"
    "Prints the score table of a record (.drover) or a position (JSON), as if the game\n"
    "ended there. `-` is standard input.\n\n"
    "Options:\n"
    "  --json        print one JSON object\n"
    "  --lang en|de  language of the table (default en)\n"
    "  --help        this text\n";

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

int command_score(int argc, char **argv)
{
    Args args = args_start("score", argc, argv);
    const char *path = NULL, *operand, *code;
    int json = 0, language = NOTATION_ENGLISH;
    while (args_more(&args)) {
        if (args_flag(&args, "--help")) {
            fputs(help, stdout);
            return EXIT_DONE;
        }
        if (args_flag(&args, "--json")) {
            json = 1;
        } else if (args_value(&args, "--lang", &code)) {
            if (!args.bad && (language = notation_language_find(code)) < 0)
                args_error(&args, "--lang: '%s' is not en or de", code);
        } else if (!path && args_operand(&args, &operand)) {
            path = operand;
        } else {
            args_unknown(&args);
        }
    }
    if (!args.bad && !path)
        args_error(&args, "name a record or a position file");
    if (args.bad)
        return EXIT_USAGE;

    GameFile file;
    char error[NOTATION_ERROR_MAX + 256];
    if (!game_file_open(&file, path, error, sizeof error))
        return complain("score", "%s", error);
    if (json) {
        json_t *scores = game_json_scores(&file.game);
        json_dumpf(scores, stdout, JSON_COMPACT);
        putchar('\n');
        json_decref(scores);
    } else {
        print_table(&file, (NotationLanguage)language);
    }
    game_file_close(&file);
    return EXIT_DONE;
}
