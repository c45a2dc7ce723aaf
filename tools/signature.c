/* SPDX-License-Identifier: MIT */
/* signature.c - one number that tells whether the rules changed: plays fixed random games and chains the hashes of their
 * final states. tests/wasm/signature.mjs plays the same games through WebAssembly and must print the same line, so
 * every number here fits what JavaScript does with Math.imul. Usage: signature [GAMES-PER-PLAYER-COUNT] */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include "gwt/game.h"

#define GAMES_DEFAULT 1000
#define DECISIONS_MAX 20000 /* far above any game: a game that does not end is a failure, not a hang */

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
static uint32_t random_below(Random *random, uint32_t count) { return (random_next(random) >> 16) * count >> 16; }

static GwtSetup setup_of(unsigned players, uint32_t number)
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

/* Returns the number of decisions, or 0 if the game could not be played to its end. */
static unsigned play(GwtGame *game, unsigned players, uint32_t number)
{
    const GwtSetup setup = setup_of(players, number);
    if (gwt_init(game, &setup) != GWT_OK)
        return 0;

    Random random = { players * 1000003u + number };
    GwtAction legal[GWT_ACTIONS_MAX];
    unsigned decisions = 0;
    while (!gwt_is_over(game)) {
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

int main(int argc, char **argv)
{
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : GAMES_DEFAULT;
    if (argc > 2 || games < 1 || games > 1000000) {
        fprintf(stderr, "usage: signature [GAMES-PER-PLAYER-COUNT], 1 to 1000000\n");
        return 2;
    }

    uint64_t signature = 0;
    uint64_t decisions = 0;
    for (unsigned players = 2; players <= GWT_PLAYERS_MAX; players++) {
        for (uint32_t number = 0; number < (uint32_t)games; number++) {
            GwtGame game;
            const unsigned made = play(&game, players, number);
            if (made == 0) {
                fprintf(stderr, "signature: game %" PRIu32 " of %u players cannot be played to its end\n", number,
                        players);
                return 1;
            }
            signature = chain(signature, gwt_hash(&game));
            decisions += made;
        }
    }
    printf("signature %016" PRIx64 " games %ld decisions %" PRIu64 "\n", signature, 3 * games, decisions);
    return 0;
}
