// SPDX-License-Identifier: MIT
// rail.ts - the railroad as printed, the same in both editions.
export type Corner = 'white' | 'dark';
export interface Turnout {
  id: string;
  after: number;
  before: number;
}
export interface Station {
  id: string;
  /** Rail space it stands at. */
  at: string;
  cost: number;
  vp: number;
  corner: Corner;
  /** Has a place for a station master. */
  master: boolean;
}
export const RAIL_END = 39;

export const TURNOUTS: readonly Turnout[] = [
  { id: 't1', after: 4, before: 5 },
  { id: 't2', after: 7, before: 8 },
  { id: 't3', after: 10, before: 11 },
  { id: 't4', after: 13, before: 14 },
  { id: 't5', after: 16, before: 17 },
  { id: 't6', after: 21, before: 22 },
  { id: 't7', after: 25, before: 26 },
  { id: 't8', after: 29, before: 30 },
  { id: 't9', after: 33, before: 34 },
];
export const STATIONS: readonly Station[] = [
  { id: 'st1', at: 't1', cost: 2, vp: 1, corner: 'white', master: true },
  { id: 'st2', at: 't2', cost: 2, vp: 1, corner: 'white', master: true },
  { id: 'st3', at: 't3', cost: 4, vp: 2, corner: 'white', master: true },
  { id: 'st4', at: 't4', cost: 4, vp: 2, corner: 'white', master: true },
  { id: 'st5', at: 't5', cost: 6, vp: 3, corner: 'dark', master: true },
  { id: 'st6', at: 't6', cost: 8, vp: 5, corner: 'dark', master: false },
  { id: 'st7', at: 't7', cost: 7, vp: 6, corner: 'dark', master: false },
  { id: 'st8', at: 't8', cost: 6, vp: 7, corner: 'dark', master: false },
  { id: 'st9', at: 't9', cost: 5, vp: 8, corner: 'dark', master: false },
  { id: 'st10', at: '39', cost: 3, vp: 9, corner: 'dark', master: false },
];
/** A cross between two spaces: one dollar of transport. */
export const CROSSES: readonly (readonly [number, number])[] = [
  [3, 4],
  [4, 5],
  [5, 6],
  [7, 8],
  [9, 10],
  [10, 11],
  [11, 12],
  [13, 14],
  [15, 16],
  [16, 17],
  [17, 18],
];
