/* SPDX-License-Identifier: MIT */
/* fuzz_protocol.c - the input is a session of the line protocol. Each line gets no answer (empty lines, comments)
 * or exactly one: `= ` or `? `, one line, an empty line. `replay` is left out: it would read files of this machine. */
#define _POSIX_C_SOURCE 200809L
#include <string.h>
#include "fuzz.h"
#include "protocol.h"

enum { LINES_MAX = 64, PERFT_NODES = 2000, SIMULATIONS = 4 };

static int names_a_file(const char *line, size_t length)
{
    size_t at = 0;
    while (at < length && (line[at] == ' ' || line[at] == '\t'))
        at++;
    return length - at >= 6 && memcmp(line + at, "replay", 6) == 0;
}

static void check_answer(const char *text, size_t length)
{
    if (length == 0)
        return;
    FUZZ_REQUIRE(length > 4 && (text[0] == '=' || text[0] == '?') && text[1] == ' ', "the answer starts '%.20s'", text);
    FUZZ_REQUIRE(memchr(text, '\n', length) == text + length - 2 && text[length - 1] == '\n',
                 "the answer is not one line and an empty one");
}

/* Returns 0 after `quit`. */
static int answer_line(Protocol *protocol, const char *line, size_t length)
{
    char *text = NULL;
    size_t text_length = 0;
    FILE *out = open_memstream(&text, &text_length);
    FUZZ_REQUIRE(out, "no memory");
    int goes_on = protocol_line(protocol, line, length, out);
    fclose(out);
    check_answer(text, text_length);
    free(text);
    return goes_on;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Protocol *protocol = protocol_open();
    FUZZ_REQUIRE(protocol, "no memory");
    protocol_set_perft_limit(protocol, PERFT_NODES);
    protocol_set_simulations_limit(protocol, SIMULATIONS);
    const char *line = (const char *)data, *end = line + size;
    for (unsigned lines = 0; lines < LINES_MAX && line < end; lines++) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((newline ? newline : end) - line);
        if (!names_a_file(line, length) && !answer_line(protocol, line, length))
            break;
        line += length + 1;
    }
    protocol_close(protocol);
    return 0;
}
