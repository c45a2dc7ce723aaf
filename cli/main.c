/* SPDX-License-Identifier: MIT */
/* main.c - the drover program: finds the subcommand and hands over. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include "args.h"
#include "commands.h"
#include "gwt/state.h"

#ifndef DROVER_VERSION
#define DROVER_VERSION "unknown"
#endif

typedef struct Subcommand {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
} Subcommand;

static const Subcommand subcommands[] = {
    { "play", "a game in the terminal, against bots or each other", command_play },
    { "serve", "the game in the browser, on this machine or for the network", command_serve },
    { "sim", "many games between bots, and who won", command_sim },
    { "engine", "the rules for other programs, one command a line", command_engine },
    { "verify", "replay records and check everything in them", command_verify },
    { "score", "the score table of a record or position", command_score },
    { "bots", "the computer players, and how strong they are", command_bots },
    { "bench", "how fast the engine is here", command_bench },
    { NULL, NULL, NULL },
};

static void print_help(FILE *out)
{
    fputs("Drover plays Great Western Trail.\n\nUsage: drover COMMAND [OPTION]...\n\nCommands:\n", out);
    for (const Subcommand *command = subcommands; command->name; command++)
        fprintf(out, "  %-8s %s\n", command->name, command->summary);
    fputs("\nOptions:\n  --help     this text; `drover COMMAND --help` tells more\n"
          "  --version  the version of the program and of the rules\n\n"
          "Exit codes: 0 done, 1 a check failed, 2 wrong usage.\n",
          out);
}

/* What was said has to arrive: a full disk shall not pass for a result. */
static int written(const char *command, int code)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    int failed = complain(command, "standard output: %s", errno ? strerror(errno) : "cannot be written");
    return code == EXIT_DONE ? failed : code;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("drover: name a command: play, serve, sim, engine, verify, score, bots or bench (see drover --help)\n",
              stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return written("--help", EXIT_DONE);
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("drover %s (rules %d)\n", DROVER_VERSION, GWT_RULES_VERSION);
        return written("--version", EXIT_DONE);
    }
    for (const Subcommand *command = subcommands; command->name; command++)
        if (strcmp(argv[1], command->name) == 0)
            return written(command->name, command->run(argc - 2, argv + 2));
    fprintf(stderr, "drover: unknown command '%s' (see drover --help)\n", argv[1]);
    return EXIT_USAGE;
}
