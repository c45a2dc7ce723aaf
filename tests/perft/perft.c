/* SPDX-License-Identifier: MIT */
/* perft.c - counts the action sequences of a given length from fixed positions and compares them with perft.txt, so
 * that a rule that offers one action more or less is noticed. `perft FILE` compares, `perft --write FILE` prints
 * the file with the counts of this engine. */
#include <inttypes.h>
#include <string.h>
#include "play.h"

typedef struct PerftLine {
    char cell[PLAY_CELL_NAME_MAX]; /* empty: a setup of the first edition */
    unsigned setup;                /* number of play_setup, or variation of the cell */
    unsigned rich;
    uint64_t seed;
    unsigned after; /* random actions played first */
    unsigned depth;
    uint64_t count;
} PerftLine;

#define SETUP_FORMAT "setup %u seed %" SCNu64 " after %u depth %u count %" SCNu64
#define CELL_FORMAT "cell %47s variation %u rich %u seed %" SCNu64 " after %u depth %u count %" SCNu64
GWT_STATIC_ASSERT(PLAY_CELL_NAME_MAX == 48, "CELL_FORMAT has the width of a name");

/* Returns 0 for a line of neither form. The count may be missing. */
static int read_line(const char *text, PerftLine *line)
{
    memset(line, 0, sizeof *line);
    if (text[0] == 'c')
        return sscanf(text, CELL_FORMAT, line->cell, &line->setup, &line->rich, &line->seed, &line->after, &line->depth,
                      &line->count) >= 6;
    return sscanf(text, SETUP_FORMAT, &line->setup, &line->seed, &line->after, &line->depth, &line->count) >= 4;
}

static void print_line(const PerftLine *line)
{
    if (line->cell[0])
        printf("cell %s variation %u rich %u", line->cell, line->setup, line->rich);
    else
        printf("setup %u", line->setup);
    printf(" seed %" PRIu64 " after %u depth %u count %" PRIu64 "\n", line->seed, line->after, line->depth,
           line->count);
}

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

static unsigned cell_number(const char *wanted)
{
    unsigned number = 0;
    for (char name[PLAY_CELL_NAME_MAX]; number < PLAY_CELLS; number++) {
        play_cell_name(number, name);
        if (strcmp(name, wanted) == 0)
            break;
    }
    return number;
}

static int start(const PerftLine *line, GwtGame *game)
{
    static PlayLog log;
    unsigned cell = cell_number(line->cell);
    if (line->cell[0] && cell == PLAY_CELLS)
        return 0;
    log.seed = line->seed;
    log.rich = line->rich;
    log.setup = line->cell[0] ? play_cell_setup(cell, line->setup, line->seed) : play_setup(line->setup, line->seed);
    if (!play_start(&log, game))
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
    PerftLine line;
    GwtGame game;
    if (!read_line(text, &line) || line.depth < 1 || !start(&line, &game)) {
        fprintf(stderr, "cannot read: %s", text);
        return 1;
    }
    uint64_t expected = line.count;
    line.count = perft(&game, line.depth);
    if (write)
        print_line(&line);
    else if (line.count != expected)
        printf("now %" PRIu64 ": %s", line.count, text);
    return !write && line.count != expected;
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
