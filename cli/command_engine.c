/* SPDX-License-Identifier: MIT */
/* command_engine.c - `drover engine`: reads lines from standard input and lets protocol.c answer them. A line of any
 * length costs no more memory than the longest one allowed. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include "args.h"
#include "commands.h"
#include "protocol.h"

static const char help[] =
    "Usage: drover engine\n\n"
    "Reads one command a line from standard input and answers on standard output:\n"
    "`= ` and one line of JSON, or `? ` and one line of text, then an empty line.\n"
    "Send `help` for the list of commands; docs/protocol.md explains each.\n\n"
    "Options:\n"
    "  --help  this text\n";

typedef struct LineReader {
    char *bytes; /* PROTOCOL_LINE_MAX + 2 of them */
    size_t count;
} LineReader;

/* Keeps one byte more than a line may have, and room for a carriage return, so that protocol_line sees when a line is
 * too long; the rest of such a line is dropped. */
static void take_byte(LineReader *reader, int byte)
{
    if (reader->count < PROTOCOL_LINE_MAX + 2)
        reader->bytes[reader->count++] = (char)byte;
}

static int serve(Protocol *protocol, LineReader *reader)
{
    int going_on = 1;
    while (going_on) {
        int byte = getchar_unlocked();
        if (byte != '\n' && byte != EOF) {
            take_byte(reader, byte);
            continue;
        }
        if (byte == EOF && reader->count == 0)
            break;
        going_on = protocol_line(protocol, reader->bytes, reader->count, stdout) && byte != EOF;
        reader->count = 0;
        if (fflush(stdout) != 0)
            return complain("engine", "standard output is gone");
    }
    return EXIT_DONE;
}

int command_engine(int argc, char **argv)
{
    Args args = args_start("engine", argc, argv);
    while (args_more(&args)) {
        if (args_flag(&args, "--help")) {
            fputs(help, stdout);
            return EXIT_DONE;
        }
        args_unknown(&args);
    }
    if (args.bad)
        return EXIT_USAGE;

    Protocol *protocol = protocol_open();
    LineReader reader = { .bytes = malloc(PROTOCOL_LINE_MAX + 2) };
    int code = protocol && reader.bytes ? serve(protocol, &reader) : complain("engine", "not enough memory");
    free(reader.bytes);
    if (protocol)
        protocol_close(protocol);
    return code;
}
