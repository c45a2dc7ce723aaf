/* SPDX-License-Identifier: MIT */
/* thinking_options.h - how long bots may think and which of them play, as command lines ask for it. */
#ifndef CLI_THINKING_OPTIONS_H
#define CLI_THINKING_OPTIONS_H
#include "args.h"
#include "bots/bot.h"

#define SIMULATIONS_MAX BOT_SIMULATIONS_MAX
#define MILLISECONDS_MAX 600000u
#define THINKING_THREADS_MAX 16u

/* Takes --simulations N or --milliseconds N. Returns 0 if the next word is neither. */
int args_budget(Args *args, BotBudget *budget);

/* The part of a command's help on these options. */
extern const char thinking_options_help[];

/* Threads for one decision where nothing else runs: one per core. */
unsigned thinking_threads(void);

/* Reads the list after --bots: names of bots or of Garth, each with *N behind it if it stands for several. Returns how many
 * there are, at most max; after args_error 0. numbered, if not NULL, becomes 1 if a number was given. */
unsigned args_bot_list(Args *args, const char *list, const Bot **out, unsigned max, int *numbered);

#endif
