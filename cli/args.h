/* SPDX-License-Identifier: MIT */
/* args.h - walks the words of a command line: --flag, --name VALUE, --name=VALUE and plain operands; and the one way in
 * which every command reports wrong usage. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H
#include <stddef.h>
#include <stdint.h>

/* Exit codes of every command. */
enum { EXIT_DONE = 0, EXIT_CHECK_FAILED = 1, EXIT_USAGE = 2 };

typedef struct Args {
    const char *command; /* for error lines */
    char **words;
    int count;
    int at;
    int operands_only;   /* after "--" */
    int bad;             /* an error was printed: stop with EXIT_USAGE */
} Args;

Args args_start(const char *command, int argc, char **argv);

/* 1 while there are words and none was wrong. */
int args_more(Args *args);

/* Each takes the next word (or two) and returns 1 if it is what is asked for. */
int args_flag(Args *args, const char *name);
int args_value(Args *args, const char *name, const char **value);
int args_switch(Args *args, const char *name, const char **value); /* --name alone is --name=1 */
int args_number(Args *args, const char *name, uint64_t low, uint64_t high, uint64_t *out);
int args_operand(Args *args, const char **value);

/* The next word is nothing this command knows: says so. */
void args_unknown(Args *args);

/* Prints "drover COMMAND: ..." and where help is, and marks the arguments as bad. */
void args_error(Args *args, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A whole decimal number without sign; returns 1 if text is one and it lies in low..high. */
int number_parse(const char *text, uint64_t low, uint64_t high, uint64_t *out);

/* "drover COMMAND: ..." on stderr. Returns EXIT_CHECK_FAILED, for `return complain(...)`. */
int complain(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
