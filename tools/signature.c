/* SPDX-License-Identifier: MIT */
/* signature.c - numbers that tell whether the rules changed: plays fixed random games and chains the hashes of their
 * final states. The first line is the first edition's alone; one line follows for every cell of the matrix of edition,
 * Rails to the North, Simmental, players and seats of Garth. tests/wasm/signature.mjs plays the same games through
 * WebAssembly and must print the same lines, so every number here fits what JavaScript does with Math.imul.
 * Usage: signature [GAMES-PER-PLAYER-COUNT], a tenth of them in each cell */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include "gwt/token.h"

#define GAMES_DEFAULT 1000
#define CELL_SHARE 10
#define DECISIONS_MAX 20000 /* far above any game: a game that does not end is a failure, not a hang */
#define TOKEN_PERIOD 32     /* in a cell, before one decision in so many a seat may spend an exchange token */

typedef struct Cell {
    unsigned edition, rails, simmental, players, garths;
} Cell;

typedef struct Sum {
    uint64_t signature, decisions;
} Sum;

typedef struct Random {
    uint32_t state;
} Random;

static uint32_t random_next(Random *random)
{
    uint32_t z = random->state += 0x9E3779B9u;
    z = (z ^ z >> 16) * 0x21F0AAADu;
    z = (z ^ z >> 15) * 0x735A2D97u;
    return z ^ z >> 15;
}

/* Below count, which must be less than 65536. */
static uint32_t random_below(Random *random, uint32_t count)
{
    return (random_next(random) >> 16) * count >> 16;
}

static GwtSetup base_setup(unsigned players, uint32_t number)
{
    GwtSetup setup = gwt_setup_default();
    setup.players = (uint8_t)players;
    setup.neutrals_random = number & 1;
    setup.sides_random = number & 1;
    setup.promo_masters = (number >> 1) & 1;
    setup.promo_buildings = (number >> 2) & 1;
    gwt_key_from_seed((uint64_t)players << 32 | number, setup.key);
    return setup;
}

/* Whatever a cell leaves open comes from the bits of the game's number. */
static GwtSetup cell_setup(const Cell *cell, unsigned cell_number, uint32_t number)
{
    const int first = cell->edition == GWT_EDITION_FIRST;
    GwtSetup setup = gwt_setup_default();
    setup.edition = (uint8_t)cell->edition;
    setup.players = (uint8_t)cell->players;
    setup.rails = (uint8_t)cell->rails;
    setup.simmental = (uint8_t)cell->simmental;
    setup.neutrals_random = number & 1;
    setup.sides_random = number & 1;
    setup.promo_masters = first && !cell->rails && (number >> 1 & 1);
    setup.promo_buildings = first && (number >> 2 & 1);
    setup.balanced = cell->players < 4 && (number >> 3 & 1);
    setup.bidding = cell->garths == 0 && (number >> 4 & 1);
    setup.reuse = !first && (number >> 5 & 1);
    for (unsigned i = 0; i < cell->garths; i++)
        setup.garth[(number + i) % cell->players] = (uint8_t)(1 + (number + i) % (GWT_GARTH_LEVELS - 1));
    gwt_key_from_seed((uint64_t)(1000 + cell_number) << 32 | number, setup.key);
    return setup;
}

static void maybe_spend_token(GwtGame *game, Random *random)
{
    GwtAction listed[2];
    if (random_below(random, TOKEN_PERIOD) != 0)
        return;
    const unsigned seat = random_below(random, game->players_count);
    const uint32_t count = (uint32_t)gwt_token_actions(game, seat, listed);
    if (count)
        gwt_apply_token(game, seat, listed[random_below(random, count)], NULL);
}

/* Returns the number of decisions, or 0 if the game could not be played to its end. */
static unsigned play(const GwtSetup *setup, Random random, int with_tokens, GwtGame *game)
{
    if (gwt_init(game, setup) != GWT_OK)
        return 0;
    GwtAction legal[GWT_ACTIONS_MAX];
    unsigned decisions = 0;
    while (!gwt_is_over(game)) {
        if (with_tokens)
            maybe_spend_token(game, &random);
        const uint32_t count = (uint32_t)gwt_legal_actions(game, legal);
        if (count == 0 || decisions == DECISIONS_MAX)
            return 0;
        gwt_apply_legal(game, legal[random_below(&random, count)]);
        decisions++;
    }
    return decisions;
}

static uint64_t chain(uint64_t signature, uint64_t hash)
{
    signature = (signature ^ hash) * UINT64_C(0x9E3779B97F4A7C15);
    return signature ^ signature >> 32;
}

static void add_game(Sum *sum, const GwtSetup *setup, Random random, int with_tokens)
{
    GwtGame game;
    const unsigned made = play(setup, random, with_tokens, &game);
    if (made == 0) {
        fprintf(stderr,
                "signature: a game of %u players cannot be played to its end (random numbers from %" PRIu32 ")\n",
                setup->players, random.state);
        exit(1);
    }
    sum->signature = chain(sum->signature, gwt_hash(&game));
    sum->decisions += made;
}

static void print_base(long games)
{
    Sum sum = { 0, 0 };
    for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++)
        for (uint32_t number = 0; number < (uint32_t)games; number++) {
            const GwtSetup setup = base_setup(players, number);
            add_game(&sum, &setup, (Random){ players * 1000003u + number }, 0);
        }
    printf("signature %016" PRIx64 " games %ld decisions %" PRIu64 "\n", sum.signature, 3 * games, sum.decisions);
}

static void print_cell(const Cell *cell, unsigned cell_number, long games)
{
    Sum sum = { 0, 0 };
    for (uint32_t number = 0; number < (uint32_t)games; number++) {
        const GwtSetup setup = cell_setup(cell, cell_number, number);
        add_game(&sum, &setup, (Random){ (1000 + cell_number) * 1000003u + number }, 1);
    }
    printf("%s%s%s-%up", cell->edition ? "second" : "first", cell->rails ? "-rails" : "",
           cell->simmental ? "-simmental" : "", cell->players);
    if (cell->garths)
        printf("-garth%u", cell->garths);
    printf(" %016" PRIx64 " games %ld decisions %" PRIu64 "\n", sum.signature, games, sum.decisions);
}

/* Garth on no seat, on one, on all but one, on all. */
static int has_cell(unsigned players, unsigned garths)
{
    return garths <= 1 || garths == players - 1 || garths == players;
}

static void print_cells(long games)
{
    static const Cell variants[] = { { 0, 0, 0, 0, 0 }, { 0, 1, 0, 0, 0 }, { 1, 0, 0, 0, 0 },
                                     { 1, 0, 1, 0, 0 }, { 1, 1, 0, 0, 0 }, { 1, 1, 1, 0, 0 } };
    unsigned number = 0;
    for (unsigned i = 0; i < sizeof variants / sizeof variants[0]; i++)
        for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++)
            for (unsigned garths = 0; garths <= players; garths++)
                if (has_cell(players, garths)) {
                    Cell cell = variants[i];
                    cell.players = players;
                    cell.garths = garths;
                    print_cell(&cell, number++, games);
                }
}

int main(int argc, char **argv)
{
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : GAMES_DEFAULT;
    if (argc > 2 || games < 1 || games > 1000000) {
        fprintf(stderr, "usage: signature [GAMES-PER-PLAYER-COUNT], 1 to 1000000\n");
        return 2;
    }
    print_base(games);
    print_cells((games + CELL_SHARE - 1) / CELL_SHARE);
    return 0;
}
