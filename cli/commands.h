/* SPDX-License-Identifier: MIT */
/* commands.h - the subcommands of drover. Each gets the words after its name and returns an exit code (args.h). */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int command_play(int argc, char **argv);
int command_serve(int argc, char **argv);
int command_sim(int argc, char **argv);
int command_engine(int argc, char **argv);
int command_verify(int argc, char **argv);
int command_score(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_bots(int argc, char **argv);

#endif
