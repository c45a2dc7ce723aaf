/* SPDX-License-Identifier: MIT */
/* make-records.c - writes the whole games of tests/records, played by bots that are named in the record: one for every
 * mix of player count, neutral buildings, sides and promos of the first edition, and two for every cell of the matrix
 * of edition, Rails to the North, Simmental, players and seats of Garth. `make-records FOLDER` adds what is missing and
 * leaves every file that is there as it is: stored games are kept for good. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bot.h"
#include "gwt/token.h"
#include "gwt/view.h"
#include "notation/record.h"

enum { PLAYER_COUNTS = 3, NEUTRALS = 2, SIDES = 3, PROMOS = 4, GAMES = PLAYER_COUNTS * NEUTRALS * SIDES * PROMOS };
enum { ACTIONS_MAX = 8192, TEXT_MAX = 1 << 20, NAME_MAX_BYTES = 64, OFF_TURN_PERIOD = 16 };

typedef struct Recorded {
    char name[NAME_MAX_BYTES]; /* of the file, without its ending */
    GwtSetup setup;
    uint64_t seed;
    const Bot *bots[GWT_PLAYERS_MAX];
    int off_turn; /* exchange tokens are also spent off turn */
} Recorded;

static const Bot *greedy_bot(void)
{
    const Bot *greedy = bot_find("greedy");
    return greedy ? greedy : &bot_random;
}

/* ---- the first edition ---- */

/* Two games of three are greedy bots among themselves; in the third the seats after the first play at random. */
static Recorded base_game(unsigned number)
{
    static const char *const neutrals_names[NEUTRALS] = { "beginner", "random" };
    static const char *const sides_names[SIDES] = { "a", "b", "mixed" };
    static const char *const promo_names[PROMOS] = { "", "-masters", "-buildings", "-promos" };
    const unsigned players = 2 + number % PLAYER_COUNTS, neutrals = number / PLAYER_COUNTS % NEUTRALS;
    const unsigned sides = number / (PLAYER_COUNTS * NEUTRALS) % SIDES;
    const unsigned promos = number / (PLAYER_COUNTS * NEUTRALS * SIDES);
    Recorded game = { .setup = gwt_setup_default(), .seed = 1000 + number };
    game.setup.players = (uint8_t)players;
    game.setup.neutrals_random = (uint8_t)neutrals;
    game.setup.promo_masters = promos & 1;
    game.setup.promo_buildings = (uint8_t)(promos >> 1);
    game.setup.sides_random = sides == 2;
    if (sides == 1)
        game.setup.b_sides = game.setup.promo_buildings ? 0x2FFE : 0x07FE; /* 1 to 10, with the promos 11 and 13 */
    for (unsigned seat = 0; seat < players; seat++)
        game.bots[seat] = number % 9 / 3 == 2 && seat > 0 ? &bot_random : greedy_bot();
    snprintf(game.name, sizeof game.name, "%up-%s-%s%s", players, neutrals_names[neutrals], sides_names[sides],
             promo_names[promos]);
    return game;
}

/* ---- the cells ---- */

typedef struct Cell {
    unsigned edition, rails, simmental, players, garths;
} Cell;

/* What a cell leaves open goes by the game's number, so that all of it comes up. */
static void choose_options(Recorded *game, const Cell *cell, unsigned number)
{
    const int first = cell->edition == GWT_EDITION_FIRST;
    GwtSetup *setup = &game->setup;
    setup->neutrals_random = number & 1;
    setup->sides_random = number / 2 & 1;
    setup->promo_buildings = first && number % 3 == 0;
    setup->promo_masters = first && !cell->rails && number % 5 < 2;
    setup->balanced = cell->players < 4 && number % 3 == 1;
    setup->bidding = cell->garths == 0 && number % 2 == 1;
    setup->reuse = !first && number % 5 == 0;
    for (unsigned i = 0; i < cell->garths; i++)
        setup->garth[(number + i) % cell->players] = (uint8_t)(1 + (number + i) % (GWT_GARTH_LEVELS - 1));
}

/* The first game of a cell is greedy bots', the second random ones' who spend tokens off turn. */
static Recorded cell_game(const Cell *cell, unsigned number)
{
    Recorded game = { .setup = gwt_setup_default(), .seed = 2000 + number, .off_turn = number & 1 };
    game.setup.edition = (uint8_t)cell->edition;
    game.setup.players = (uint8_t)cell->players;
    game.setup.rails = (uint8_t)cell->rails;
    game.setup.simmental = (uint8_t)cell->simmental;
    choose_options(&game, cell, number);
    for (unsigned seat = 0; seat < cell->players; seat++)
        game.bots[seat] = game.setup.garth[seat] ? &garths[game.setup.garth[seat]]
                          : number & 1           ? &bot_random
                                                 : greedy_bot();
    char garth_part[16] = "";
    if (cell->garths)
        snprintf(garth_part, sizeof garth_part, "-garth%u", cell->garths);
    snprintf(game.name, sizeof game.name, "%s%s%s-%up%s-%u", cell->edition ? "second" : "first",
             cell->rails ? "-rails" : "", cell->simmental ? "-simmental" : "", cell->players, garth_part,
             1 + (number & 1));
    return game;
}

/* ---- playing and writing ---- */

typedef struct Moves {
    size_t count;
    GwtAction actions[ACTIONS_MAX];
    uint8_t seats[ACTIONS_MAX];
} Moves;

static int make_move(GwtGame *game, Moves *moves, unsigned seat, GwtAction action)
{
    const GwtStatus status =
        seat == gwt_player_to_act(game) ? gwt_apply(game, action, NULL) : gwt_apply_token(game, seat, action, NULL);
    if (status != GWT_OK || moves->count == ACTIONS_MAX)
        return 0;
    moves->seats[moves->count] = (uint8_t)seat;
    moves->actions[moves->count++] = action;
    return 1;
}

/* One decision in so many, the seat after the one to act spends a token if it has one. */
static int spend_off_turn(GwtGame *game, Moves *moves)
{
    const unsigned seat = (gwt_player_to_act(game) + 1) % game->players_count;
    GwtAction listed[2];
    const size_t count = moves->count % OFF_TURN_PERIOD == 0 ? gwt_token_actions(game, seat, listed) : 0;
    return count == 0 || make_move(game, moves, seat, listed[count - 1]);
}

static GwtAction choose(const Recorded *recorded, const GwtGame *game, BotState *states)
{
    const unsigned seat = gwt_player_to_act(game);
    GwtAction legal[GWT_ACTIONS_MAX];
    GwtGame view;
    if (gwt_decision(game).kind == GWT_DECIDE_GARTH) {
        gwt_legal_actions(game, legal);
        return legal[0];
    }
    gwt_view_for(game, seat, &view);
    const Bot *bot = recorded->bots[seat]; /* random and greedy: they think without memory of their own */
    return bot->choose(bot, &view, &states[seat], NULL, NULL);
}

/* Returns 0 if the game cannot be played to its end. */
static int play(const Recorded *recorded, Moves *moves)
{
    GwtGame game;
    BotState states[GWT_PLAYERS_MAX];
    moves->count = 0;
    if (gwt_init(&game, &recorded->setup) != GWT_OK)
        return 0;
    for (unsigned seat = 0; seat < recorded->setup.players; seat++)
        bot_state_init(&states[seat], recorded->seed * GWT_PLAYERS_MAX + seat);
    while (!gwt_is_over(&game)) {
        if (recorded->off_turn && !spend_off_turn(&game, moves))
            return 0;
        if (!make_move(&game, moves, gwt_player_to_act(&game), choose(recorded, &game, states)))
            return 0;
    }
    return 1;
}

static int write_text(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    int written = file && fwrite(text, 1, length, file) == length;
    if (file && fclose(file) != 0)
        written = 0;
    if (!written)
        fprintf(stderr, "make-records: %s: %s\n", path, strerror(errno));
    return written;
}

static int exists(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file)
        fclose(file);
    return file != NULL;
}

/* Returns how many files were written, 0 or 1, or -1 on failure. */
static int write_game(const char *folder, Recorded *recorded)
{
    static Moves moves;
    static char text[TEXT_MAX];
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.drover", folder, recorded->name);
    if (exists(path))
        return 0;
    gwt_key_from_seed(recorded->seed, recorded->setup.key);
    const int played = play(recorded, &moves);
    NotationRecordHead head = notation_record_head(&recorded->setup, recorded->seed);
    for (unsigned seat = 0; seat < recorded->setup.players; seat++)
        snprintf(head.names[seat], sizeof head.names[seat], "%s", recorded->bots[seat]->name);
    const size_t length =
        played ? notation_record_write_seats(&head, moves.actions, moves.seats, moves.count, text, sizeof text) : 0;
    if (length == 0 || length >= sizeof text) {
        fprintf(stderr, "make-records: %s cannot be played or written\n", recorded->name);
        return -1;
    }
    return write_text(path, text, length) ? 1 : -1;
}

static int write_base(const char *folder)
{
    int written = 0;
    for (unsigned number = 0; number < GAMES; number++) {
        Recorded game = base_game(number);
        const int one = write_game(folder, &game);
        if (one < 0)
            return -1;
        written += one;
    }
    return written;
}

/* Garth on no seat, on one, on all but one, on all. */
static int has_cell(const Cell *cell)
{
    return cell->garths <= 1 || cell->garths + 1 >= cell->players;
}

static int write_cells(const char *folder)
{
    static const Cell variants[] = { { 0, 0, 0, 0, 0 }, { 0, 1, 0, 0, 0 }, { 1, 0, 0, 0, 0 },
                                     { 1, 0, 1, 0, 0 }, { 1, 1, 0, 0, 0 }, { 1, 1, 1, 0, 0 } };
    int written = 0;
    unsigned number = 0;
    for (unsigned i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        Cell cell = variants[i];
        for (cell.players = 2; cell.players <= GWT_PLAYERS_MAX; cell.players++)
            for (cell.garths = 0; cell.garths <= cell.players; cell.garths++)
                for (unsigned game_of_cell = 0; has_cell(&cell) && game_of_cell < 2; game_of_cell++) {
                    Recorded game = cell_game(&cell, number++);
                    const int one = write_game(folder, &game);
                    if (one < 0)
                        return -1;
                    written += one;
                }
    }
    return written;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: make-records FOLDER\n");
        return 2;
    }
    const int base = write_base(argv[1]), cells = base < 0 ? -1 : write_cells(argv[1]);
    if (cells < 0)
        return 1;
    printf("%d games written\n", base + cells);
    return 0;
}
