/* SPDX-License-Identifier: MIT */
/* rng.c - SipHash-2-4 over a counter, and unbiased numbers below a bound from it. */
#include "core/rng.h"

typedef struct Sip {
    uint64_t v0, v1, v2, v3;
} Sip;

static inline uint64_t rotate_left(uint64_t x, unsigned bits) { return x << bits | x >> (64 - bits); }

static inline void sip_round(Sip *s)
{
    s->v0 += s->v1;
    s->v1 = rotate_left(s->v1, 13) ^ s->v0;
    s->v0 = rotate_left(s->v0, 32);
    s->v2 += s->v3;
    s->v3 = rotate_left(s->v3, 16) ^ s->v2;
    s->v0 += s->v3;
    s->v3 = rotate_left(s->v3, 21) ^ s->v0;
    s->v2 += s->v1;
    s->v1 = rotate_left(s->v1, 17) ^ s->v2;
    s->v2 = rotate_left(s->v2, 32);
}

uint64_t rng_siphash(const uint64_t key[2], uint64_t word)
{
    Sip s = { key[0] ^ 0x736f6d6570736575ull, key[1] ^ 0x646f72616e646f6dull, key[0] ^ 0x6c7967656e657261ull,
              key[1] ^ 0x7465646279746573ull };
    const uint64_t length_block = 8ull << 56;

    s.v3 ^= word;
    sip_round(&s);
    sip_round(&s);
    s.v0 ^= word;
    s.v3 ^= length_block;
    sip_round(&s);
    sip_round(&s);
    s.v0 ^= length_block;
    s.v2 ^= 0xff;
    for (int i = 0; i < 4; i++)
        sip_round(&s);
    return s.v0 ^ s.v1 ^ s.v2 ^ s.v3;
}

uint32_t rng_below(GwtGame *game, uint32_t below)
{
    /* Multiply and keep the high half; the few low halves that would favour some results are drawn again. */
    const uint32_t unfair = (0u - below) % below;
    for (;;) {
        const uint32_t random = (uint32_t)rng_siphash(game->key, game->draws++);
        const uint64_t product = (uint64_t)random * below;
        if ((uint32_t)product >= unfair)
            return (uint32_t)(product >> 32);
    }
}
