/* SPDX-License-Identifier: MIT */
/* rng.h - random numbers from inside the state: SipHash of a counter under the game's 128-bit key, so that the draws
 * already seen tell nothing of those to come. */
#ifndef CORE_RNG_H
#define CORE_RNG_H
#include "gwt/state.h"

/* A number from 0 to below - 1, each equally likely; below > 0. Advances game->draws. */
uint32_t rng_below(GwtGame *game, uint32_t below);

/* SipHash-2-4 of one 64-bit word. */
uint64_t rng_siphash(const uint64_t key[2], uint64_t word);

#endif
