/* SPDX-License-Identifier: MIT */
/* thinking_options.c - see thinking_options.h. */
#define _POSIX_C_SOURCE 200809L
#include "thinking_options.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char thinking_options_help[] =
    "  --simulations N       simulations a decision, for bots that search (default: the level's)\n"
    "  --milliseconds N      they stop after so long, and without --simulations they go on so\n"
    "                        long (default: no limit); such games cannot be played again: what\n"
    "                        is chosen depends on how fast the machine is\n";

int args_budget(Args *args, BotBudget *budget)
{
    uint64_t number;
    if (args_number(args, "--simulations", 1, SIMULATIONS_MAX, &number)) {
        if (!args->bad)
            budget->simulations = (uint32_t)number;
        return 1;
    }
    if (args_number(args, "--milliseconds", 1, MILLISECONDS_MAX, &number)) {
        if (!args->bad)
            budget->milliseconds = (uint32_t)number;
        return 1;
    }
    return 0;
}

unsigned thinking_threads(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > (long)THINKING_THREADS_MAX ? THINKING_THREADS_MAX : (unsigned)cores;
}

/* One entry of the list, such as "expert" or "garth-hard*3". Returns how often the bot is named, 0 after args_error. */
static unsigned read_entry(Args *args, char *entry, const Bot **bot, int *numbered)
{
    uint64_t number = 1;
    char *star = strchr(entry, '*');
    if (star) {
        *star = '\0';
        if (!number_parse(star + 1, 1, GWT_PLAYERS_MAX, &number)) {
            args_error(args, "--bots: '%s' after %s* is not a number from 1 to %d", star + 1, entry, GWT_PLAYERS_MAX);
            return 0;
        }
        if (numbered)
            *numbered = 1;
    }
    *bot = bot_or_garth_find(entry);
    if (!*bot) {
        args_error(args, "--bots: there is no bot '%s', use " BOT_NAMES, entry);
        return 0;
    }
    return (unsigned)number;
}

unsigned args_bot_list(Args *args, const char *list, const Bot **out, unsigned max, int *numbered)
{
    unsigned count = 0;
    if (numbered)
        *numbered = 0;
    while (*list && !args->bad) {
        char entry[48];
        const Bot *bot = NULL;
        size_t length = strcspn(list, ",");
        size_t kept = length < sizeof entry ? length : sizeof entry - 1;
        memcpy(entry, list, kept);
        entry[kept] = '\0';
        for (unsigned times = read_entry(args, entry, &bot, numbered); times > 0 && !args->bad; times--) {
            if (count == max)
                args_error(args, "--bots: at most %u bots", max);
            else
                out[count++] = bot;
        }
        list += length + (list[length] == ',');
    }
    if (count == 0 && !args->bad)
        args_error(args, "--bots: name at least one bot");
    return args->bad ? 0 : count;
}
