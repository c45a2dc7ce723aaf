// SPDX-License-Identifier: MIT
// cards.ts - cattle, objective cards and station master tiles as printed.
import type { Op } from '../ops';
import type { CattleId, Edition } from '../position';

export const BREEDS = [
  'grey',
  'green',
  'black',
  'white',
  'yellow',
  'red',
  'blue',
  'brown',
  'purple',
  'orange',
] as const;
export type Breed = (typeof BREEDS)[number];
export interface PrintedCattle {
  breed: Breed;
  value: number;
  vp: number;
  stage?: number;
}
export type Task = 'building' | 'green' | 'alt' | 'hazard' | 'station' | 'value3' | 'brown4' | 'purple5' | 'last_city';
export interface PrintedObjective {
  immediate: readonly Op[];
  tasks: readonly Task[];
  vp: number;
  penalty: number;
}
/** What a station master counts for its points: the icons of one set. */
export type MasterCount =
  'hire' | 'objective' | 'hazard' | 'trade-green' | 'trade-alt' | 'cert' | 'station' | 'barn' | 'token' | 'branchlet';
export interface PrintedMaster {
  top: readonly Op[];
  vp: number;
  per: readonly MasterCount[];
}

export const CATTLE_CARDS: Readonly<Record<CattleId, PrintedCattle>> = {
  grey: { breed: 'grey', value: 1, vp: 0 },
  green: { breed: 'green', value: 2, vp: 0 },
  black: { breed: 'black', value: 2, vp: 0 },
  white: { breed: 'white', value: 2, vp: 0 },
  yellow: { breed: 'yellow', value: 3, vp: 1 },
  red: { breed: 'red', value: 3, vp: 2 },
  blue: { breed: 'blue', value: 3, vp: 3 },
  'brown-3': { breed: 'brown', value: 4, vp: 3 },
  'brown-4': { breed: 'brown', value: 4, vp: 4 },
  'brown-5': { breed: 'brown', value: 4, vp: 5 },
  'purple-5': { breed: 'purple', value: 5, vp: 5 },
  'purple-6': { breed: 'purple', value: 5, vp: 6 },
  'purple-7': { breed: 'purple', value: 5, vp: 7 },
  calf: { breed: 'orange', value: 2, vp: 3, stage: 1 },
  heifer: { breed: 'orange', value: 4, vp: 4, stage: 2 },
  cow: { breed: 'orange', value: 5, vp: 5, stage: 3 },
};

/** Two letters that tell a breed without its colour. */
export const BREED_LETTERS: Readonly<Record<Edition, Record<Breed, string>>> = {
  first: {
    grey: 'Je',
    green: 'Db',
    black: 'An',
    white: 'Gu',
    yellow: 'Ho',
    red: 'Sw',
    blue: 'Ay',
    brown: 'Hi',
    purple: 'Lo',
    orange: 'Si',
  },
  second: {
    grey: 'Cr',
    green: 'Sg',
    black: 'Pi',
    white: 'Ga',
    yellow: 'An',
    red: 'Lo',
    blue: 'Co',
    brown: 'Sh',
    purple: 'He',
    orange: 'Si',
  },
};

export const OBJECTIVES: Readonly<Record<string, PrintedObjective>> = {
  g1: { immediate: [{ op: 'dollars', n: 2 }], tasks: ['building', 'value3', 'value3', 'value3'], vp: 4, penalty: 2 },
  g2: { immediate: [{ op: 'dollars', n: 2 }], tasks: ['hazard', 'hazard', 'brown4'], vp: 3, penalty: 2 },
  g3: { immediate: [{ op: 'dollars', n: 2 }], tasks: ['building', 'alt', 'alt'], vp: 3, penalty: 2 },
  g4: { immediate: [{ op: 'dollars', n: 2 }], tasks: ['building', 'green', 'alt'], vp: 3, penalty: 2 },
  g5: { immediate: [{ op: 'dollars', n: 2 }], tasks: ['hazard', 'station', 'station'], vp: 3, penalty: 2 },
  d1: {
    immediate: [{ op: 'draw_then_discard', max: 3 }],
    tasks: ['station', 'value3', 'value3', 'value3'],
    vp: 4,
    penalty: 2,
  },
  d2: { immediate: [{ op: 'draw_then_discard', max: 3 }], tasks: ['hazard', 'purple5'], vp: 3, penalty: 2 },
  d3: {
    immediate: [{ op: 'draw_then_discard', max: 3 }],
    tasks: ['building', 'building', 'hazard'],
    vp: 3,
    penalty: 2,
  },
  d4: { immediate: [{ op: 'draw_then_discard', max: 3 }], tasks: ['green', 'alt', 'station'], vp: 3, penalty: 2 },
  d5: { immediate: [{ op: 'draw_then_discard', max: 3 }], tasks: ['green', 'green', 'station'], vp: 3, penalty: 2 },
  r1: { immediate: [{ op: 'engine_forward', max: 2 }], tasks: ['value3', 'brown4', 'purple5'], vp: 5, penalty: 3 },
  r2: {
    immediate: [{ op: 'engine_forward', max: 2 }],
    tasks: ['green', 'station', 'brown4', 'brown4'],
    vp: 5,
    penalty: 3,
  },
  r3: {
    immediate: [{ op: 'engine_forward', max: 2 }],
    tasks: ['building', 'building', 'green', 'green'],
    vp: 5,
    penalty: 3,
  },
  r4: {
    immediate: [{ op: 'engine_forward', max: 3 }],
    tasks: ['building', 'alt', 'hazard', 'hazard'],
    vp: 5,
    penalty: 3,
  },
  r5: {
    immediate: [{ op: 'engine_forward', max: 3 }],
    tasks: ['hazard', 'hazard', 'station', 'station'],
    vp: 5,
    penalty: 3,
  },
  m1: {
    immediate: [{ op: 'herder_forward', max: 3, free: true }],
    tasks: ['value3', 'brown4', 'purple5'],
    vp: 5,
    penalty: 2,
  },
  m2: {
    immediate: [{ op: 'herder_forward', max: 3, free: true }],
    tasks: ['hazard', 'hazard', 'value3', 'brown4'],
    vp: 5,
    penalty: 2,
  },
  m3: {
    immediate: [{ op: 'herder_forward', max: 3, free: true }],
    tasks: ['building', 'building', 'hazard', 'hazard'],
    vp: 5,
    penalty: 2,
  },
  m4: {
    immediate: [{ op: 'herder_forward', max: 3, free: true }],
    tasks: ['building', 'building', 'station', 'station'],
    vp: 5,
    penalty: 2,
  },
  m5: {
    immediate: [{ op: 'herder_forward', max: 3, free: true }],
    tasks: ['alt', 'alt', 'station', 'station'],
    vp: 5,
    penalty: 2,
  },
  a1: { immediate: [{ op: 'aux', mode: 'single_or_double' }], tasks: ['last_city'], vp: 5, penalty: 3 },
  s1: { immediate: [], tasks: ['building', 'value3', 'brown4'], vp: 3, penalty: 0 },
  s2: { immediate: [], tasks: ['building', 'building', 'hazard'], vp: 3, penalty: 0 },
  s3: { immediate: [], tasks: ['alt', 'hazard', 'hazard'], vp: 3, penalty: 0 },
  s4: { immediate: [], tasks: ['green', 'station', 'station'], vp: 3, penalty: 0 },
};

export const MASTERS: Readonly<Record<string, PrintedMaster>> = {
  sm1: { top: [{ op: 'dollars', n: 2 }], vp: 1, per: ['hire'] },
  sm2: {
    top: [{ op: 'choice', of: [{ op: 'remove_hazard', cost: 0 }, { op: 'trade' }] }],
    vp: 3,
    per: ['objective', 'objective'],
  },
  sm3: { top: [{ op: 'permanent_certificate', n: 1 }], vp: 3, per: ['hazard', 'hazard'] },
  sm4: { top: [{ op: 'permanent_certificate', n: 1 }], vp: 3, per: ['trade-green', 'trade-alt'] },
  sm5: { top: [{ op: 'permanent_certificate', n: 1 }], vp: 3, per: ['cert', 'cert'] },
  sm6: { top: [{ op: 'permanent_certificate', n: 1 }], vp: 3, per: ['station', 'station'] },
  sm7: { top: [{ op: 'certificate', n: 2 }], vp: 2, per: ['barn'] },
  sm8: { top: [{ op: 'permanent_certificate', n: 2 }], vp: 0, per: [] },
  sm9: { top: [{ op: 'dollars', n: 12 }], vp: 0, per: [] },
  sm10: { top: [{ op: 'place_branchlet' }], vp: 5, per: ['token', 'token'] },
  sm11: { top: [{ op: 'exchange_token' }], vp: 2, per: ['branchlet'] },
};
