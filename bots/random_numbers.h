/* SPDX-License-Identifier: MIT */
/* random_numbers.h - the bots' own random numbers (splitmix64): small, equal everywhere, and not for secrets. */
#ifndef BOTS_RANDOM_NUMBERS_H
#define BOTS_RANDOM_NUMBERS_H
#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Uniform in 0..bound-1. The 32-bit product is biased by less than bound / 2^32: nothing a legal list can show. */
static inline uint32_t random_below(uint64_t *state, uint32_t bound)
{
    return (uint32_t)((random_next(state) >> 32) * bound >> 32);
}

#endif
