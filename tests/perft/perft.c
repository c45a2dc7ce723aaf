/* SPDX-License-Identifier: MIT */
/* perft.c - counts the action sequences of a given length from fixed positions and compares them with perft.txt, so
 * that a rule that offers one action more or less is noticed. `perft FILE` compares, `perft --write FILE` prints
 * the file with the counts of this engine. */
#include <inttypes.h>
#include <string.h>
#include "play.h"

typedef struct PerftLine {
    unsigned setup; /* number of play_setup */
    uint64_t seed;
    unsigned after; /* random actions played first */
    unsigned depth;
    uint64_t count;
} PerftLine;

#define LINE_FORMAT "setup %u seed %" SCNu64 " after %u depth %u count %" SCNu64

static uint64_t perft(const GwtGame *game, unsigned depth)
{
    GwtAction legal[GWT_ACTIONS_MAX];
    size_t count = gwt_legal_actions(game, legal);
    if (depth == 1)
        return count;
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        GwtGame next = *game;
        gwt_apply_legal(&next, legal[i]);
        sum += perft(&next, depth - 1);
    }
    return sum;
}

static int start(const PerftLine *line, GwtGame *game)
{
    GwtSetup setup = play_setup(line->setup, line->seed);
    if (gwt_init(game, &setup) != GWT_OK)
        return 0;
    PlayRng rng = { line->seed };
    for (unsigned i = 0; i < line->after; i++) {
        GwtAction legal[GWT_ACTIONS_MAX];
        size_t count = gwt_legal_actions(game, legal);
        if (count == 0)
            return 0;
        gwt_apply_legal(game, play_choose(PLAY_BUSY, &rng, legal, count));
    }
    return 1;
}

static int is_comment(const char *text)
{
    return text[0] == '#' || text[0] == '\n';
}

/* Returns the number of lines that are wrong. */
static unsigned run_line(const char *text, int write)
{
    PerftLine line = { 0 };
    GwtGame game;
    if (sscanf(text, LINE_FORMAT, &line.setup, &line.seed, &line.after, &line.depth, &line.count) < 4 ||
        line.depth < 1 || !start(&line, &game)) {
        fprintf(stderr, "cannot read: %s", text);
        return 1;
    }
    uint64_t count = perft(&game, line.depth);
    if (write)
        printf("setup %u seed %" PRIu64 " after %u depth %u count %" PRIu64 "\n", line.setup, line.seed, line.after,
               line.depth, count);
    else if (count != line.count)
        printf("now %" PRIu64 ": %s", count, text);
    return !write && count != line.count;
}

int main(int argc, char **argv)
{
    int write = argc == 3 && strcmp(argv[1], "--write") == 0;
    FILE *file = argc == 2 || write ? fopen(argv[argc - 1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: perft [--write] FILE\n");
        return 2;
    }
    char text[256];
    unsigned wrong = 0, lines = 0;
    while (fgets(text, sizeof text, file)) {
        if (!is_comment(text))
            lines++, wrong += run_line(text, write);
        else if (write)
            fputs(text, stdout);
    }
    fclose(file);
    if (!write)
        printf("%u lines, %u wrong\n", lines, wrong);
    return lines == 0 || wrong != 0;
}
