// SPDX-License-Identifier: MIT
// player-board.ts - the player board as printed, and the job market's prices.
import type { Op } from '../ops';
import type { DiscSlot, Edition, WorkerKind } from '../position';
import type { Corner } from './rail';

/** What a worker's arrival on space 1..6 of his row gives. */
export const WORKER_BONUSES: Readonly<Record<WorkerKind, readonly (readonly Op[] | null)[]>> = {
  cowboy: [null, null, null, [{ op: 'remove_hazard', cost: 0 }], null, [{ op: 'trade' }]],
  builder: [null, null, null, [{ op: 'build', per_builder: 1 }], null, [{ op: 'build', per_builder: 1 }]],
  engineer: [
    null,
    [{ op: 'discard_for', card: 'grey', reward: [{ op: 'certificate', n: 1 }] }],
    [{ op: 'discard_for', card: 'grey', reward: [{ op: 'dollars', n: 2 }] }],
    [{ op: 'hire', modifier: -2 }],
    [{ op: 'discard_for', card: 'grey', reward: [{ op: 'certificate', n: 2 }] }],
    [{ op: 'discard_for', card: 'grey', reward: [{ op: 'dollars', n: 4 }] }],
  ],
};
/** Points of a hired worker on space 5 and 6. */
export const WORKER_VP = 4;

/** The single form of auxiliary actions 1..5; the sixth comes with Rails to the North. */
export const AUXILIARY: Readonly<Record<Edition, readonly (readonly Op[])[]>> = {
  first: [
    [{ op: 'dollars', n: 1 }],
    [{ op: 'draw_then_discard', max: 1 }],
    [
      { op: 'pay', n: 1 },
      { op: 'engine_back', n: 1 },
      { op: 'certificate', n: 1 },
    ],
    [
      { op: 'pay', n: 1 },
      { op: 'engine_forward', max: 1 },
    ],
    [
      { op: 'engine_back', n: 1 },
      { op: 'trash_hand_card', n: 1 },
    ],
  ],
  second: [
    [{ op: 'dollars', n: 1 }],
    [{ op: 'draw_then_discard', max: 1 }],
    [
      { op: 'pay', n: 1 },
      { op: 'engine_back', n: 1 },
      { op: 'certificate', n: 1 },
    ],
    [
      { op: 'pay', n: 1 },
      { op: 'engine_forward', max: 1 },
    ],
    [
      { op: 'engine_back', n: 1 },
      { op: 'dollars', n: 1 },
      { op: 'trash_hand_card', n: 1 },
    ],
  ],
};
export const AUXILIARY_NORTH: readonly Op[] = [
  { op: 'discard_for', card: 'value2', reward: [{ op: 'place_branchlet' }] },
];

export const CERTIFICATE_STEPS = [0, 1, 2, 3, 4, 6] as const;

export interface PrintedDisc {
  corner: Corner;
  pay: number;
  gain: number;
  vp: number;
}
/** Dollars paid or gained when the disc leaves, points at the end once it has left. */
export const DISCS: Readonly<Record<DiscSlot, PrintedDisc>> = {
  aux1b: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux2b: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux3a: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux3b: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux4a: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux4b: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux5a: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  aux5b: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  cert4: { corner: 'white', pay: 0, gain: 0, vp: 0 },
  cert6: { corner: 'dark', pay: 0, gain: 0, vp: 0 },
  step1: { corner: 'dark', pay: 0, gain: 3, vp: 0 },
  step2: { corner: 'dark', pay: 0, gain: 0, vp: 3 },
  hand1: { corner: 'dark', pay: 5, gain: 0, vp: 0 },
  hand2: { corner: 'dark', pay: 5, gain: 0, vp: 0 },
  aux6b: { corner: 'white', pay: 2, gain: 0, vp: 0 },
};

export const JOB_PRICES: readonly number[] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];
/** Rows below which the token's arrow refills the cattle market. */
export const JOB_REFILL_ROWS: readonly number[] = [6, 9];
