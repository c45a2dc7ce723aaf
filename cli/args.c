/* SPDX-License-Identifier: MIT */
/* args.c - see args.h. */
#include "args.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

Args args_start(const char *command, int argc, char **argv)
{
    return (Args){ .command = command, .words = argv, .count = argc };
}

int args_more(Args *args)
{
    if (!args->bad && !args->operands_only && args->at < args->count && strcmp(args->words[args->at], "--") == 0) {
        args->operands_only = 1;
        args->at++;
    }
    return !args->bad && args->at < args->count;
}

int args_flag(Args *args, const char *name)
{
    if (args->operands_only || strcmp(args->words[args->at], name) != 0)
        return 0;
    args->at++;
    return 1;
}

int args_value(Args *args, const char *name, const char **value)
{
    const char *word = args->words[args->at];
    size_t length = strlen(name);
    if (args->operands_only || strncmp(word, name, length) != 0)
        return 0;
    if (word[length] == '=') {
        *value = word + length + 1;
        args->at++;
        return 1;
    }
    if (word[length] != '\0')
        return 0;
    if (args->at + 1 == args->count) {
        args_error(args, "%s needs a value", name);
        *value = "";
        return 1;
    }
    *value = args->words[args->at + 1];
    args->at += 2;
    return 1;
}

int args_switch(Args *args, const char *name, const char **value)
{
    const char *after = args->at + 1 < args->count ? args->words[args->at + 1] : "";
    if (args->operands_only || strcmp(args->words[args->at], name) != 0)
        return args_value(args, name, value);
    int given = strcmp(after, "0") == 0 || strcmp(after, "1") == 0;
    *value = given ? after : "1";
    args->at += given ? 2 : 1;
    return 1;
}

int args_number(Args *args, const char *name, uint64_t low, uint64_t high, uint64_t *out)
{
    const char *value;
    if (!args_value(args, name, &value))
        return 0;
    if (!args->bad && !number_parse(value, low, high, out))
        args_error(args, "%s: '%s' is not a number from %llu to %llu", name, value, (unsigned long long)low,
                   (unsigned long long)high);
    return 1;
}

int args_operand(Args *args, const char **value)
{
    const char *word = args->words[args->at];
    if (!args->operands_only && word[0] == '-' && word[1] != '\0')
        return 0;
    *value = word;
    args->at++;
    return 1;
}

void args_unknown(Args *args) { args_error(args, "unknown option or argument '%s'", args->words[args->at]); }

void args_error(Args *args, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fprintf(stderr, "drover %s: ", args->command);
    vfprintf(stderr, format, list);
    fprintf(stderr, " (see drover %s --help)\n", args->command);
    va_end(list);
    args->bad = 1;
}

int number_parse(const char *text, uint64_t low, uint64_t high, uint64_t *out)
{
    uint64_t number = 0;
    if (text[0] == '\0')
        return 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return 0;
        unsigned digit = (unsigned)(*text - '0');
        if (number > (UINT64_MAX - digit) / 10)
            return 0;
        number = number * 10 + digit;
    }
    if (number < low || number > high)
        return 0;
    *out = number;
    return 1;
}

int complain(const char *command, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fprintf(stderr, "drover %s: ", command);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    return EXIT_CHECK_FAILED;
}
