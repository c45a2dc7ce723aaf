/* SPDX-License-Identifier: MIT */
/* command_verify.c - `drover verify`: replays records and checks seats, actions, scores, winners and hash. */
#include <stdio.h>
#include <stdlib.h>
#include "args.h"
#include "commands.h"
#include "notation/record.h"
#include "read_file.h"

static const char help[] =
    "Usage: drover verify [OPTION] FILE...\n\n"
    "Replays each record and checks everything in it: setup, seats, every action, and\n"
    "scores, winners and hash where the record names them. `-` is standard input.\n"
    "Exit code 0 if all records are right, 1 if any is not.\n\n"
    "Options:\n"
    "  --quiet  print only what is wrong\n"
    "  --help   this text\n";

static int verify(const char *path, int quiet)
{
    char error[NOTATION_ERROR_MAX];
    size_t length;
    char *text = read_file(path, NOTATION_RECORD_MAX, &length, error, sizeof error);
    if (!text) {
        complain("verify", "%s", error);
        return 0;
    }
    NotationRecordResult result;
    int right = notation_record_verify(text, length, &result, error, sizeof error);
    free(text);
    if (!right)
        complain("verify", "%s: %s", path, error);
    else if (!quiet)
        printf("%s: right, %u actions, %s%s%s\n", path, result.actions,
               result.over ? "played to the end" : "not finished", result.has_scores ? ", scores" : "",
               result.has_hash ? ", hash" : "");
    return right;
}

int command_verify(int argc, char **argv)
{
    Args args = args_start("verify", argc, argv);
    const char *path;
    int quiet = 0, files = 0, all_right = 1;
    while (args_more(&args)) {
        if (args_flag(&args, "--help")) {
            fputs(help, stdout);
            return EXIT_DONE;
        }
        if (args_flag(&args, "--quiet")) {
            quiet = 1;
        } else if (args_operand(&args, &path)) {
            files++;
            all_right &= verify(path, quiet);
        } else {
            args_unknown(&args);
        }
    }
    if (!args.bad && files == 0)
        args_error(&args, "name at least one record file");
    if (args.bad)
        return EXIT_USAGE;
    return all_right ? EXIT_DONE : EXIT_CHECK_FAILED;
}
