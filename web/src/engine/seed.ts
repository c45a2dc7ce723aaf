// SPDX-License-Identifier: MIT
// seed.ts - a seed of 64 bits in two halves: as wasm takes it.
export const low = (seed: bigint): number => Number(seed & 0xffffffffn);
export const high = (seed: bigint): number => Number((seed >> 32n) & 0xffffffffn);
