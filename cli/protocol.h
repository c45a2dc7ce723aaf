/* SPDX-License-Identifier: MIT */
/* protocol.h - the line protocol of `drover engine`, one line at a time (docs/protocol.md). Reading lines is
 * command_engine.c's; nothing here reads standard input, and no line can end the program. */
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define PROTOCOL_LINE_MAX (1u << 20) /* bytes of a line, its newline not counted */
#define PROTOCOL_PERFT_NODES 50000000u

typedef struct Protocol Protocol;

/* A session without a game. NULL when memory runs out. Close it with protocol_close. */
Protocol *protocol_open(void);
void protocol_close(Protocol *protocol);

/* `perft` gives up beyond this many sequences (PROTOCOL_PERFT_NODES unless set). */
void protocol_set_perft_limit(Protocol *protocol, uint64_t nodes);

/* A bot simulates no more than this a decision, whatever is asked for (0, as at first: no limit), and its time is not limited. */
void protocol_set_simulations_limit(Protocol *protocol, uint32_t simulations);

/* Answers one line, given without its newline: any bytes, any length. Returns 0 after `quit`, else 1. */
int protocol_line(Protocol *protocol, const char *line, size_t length, FILE *out);

#endif
