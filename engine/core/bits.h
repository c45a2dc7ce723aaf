/* SPDX-License-Identifier: MIT */
/* bits.h - bit sets of spaces, stations, cities, buildings. */
#ifndef CORE_BITS_H
#define CORE_BITS_H
#include <stdint.h>

static inline uint64_t bit64(unsigned index) { return 1ull << index; }
static inline unsigned bits_count(uint64_t set) { return (unsigned)__builtin_popcountll(set); }
static inline unsigned bits_lowest(uint64_t set) { return (unsigned)__builtin_ctzll(set); }

/* for each index in set, lowest first */
#define FOR_EACH_BIT(index, set) \
    for (uint64_t index##_left = (set), index; index##_left && ((index = bits_lowest(index##_left)), 1); \
         index##_left &= index##_left - 1)

#endif
