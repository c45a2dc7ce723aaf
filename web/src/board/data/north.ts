// SPDX-License-Identifier: MIT
// north.ts - the extension map of Rails to the North as printed: areas, towns, their rails, the new city strip, the two
// stations in towns. Coordinates are those of an 800 x 250 map; geometry.ts puts them on the canvas.
import type { City } from './cities';
import type { Station } from './rail';

export type AreaId = 'green' | 'blue' | 'purple' | 'red' | 'teal' | 'violet';
export interface Quarter {
  effect: 'dollars' | 'pay' | 'token' | 'certificate' | 'objective';
  n: number;
}
export interface Town {
  id: string;
  type: 'small' | 'medium' | 'big' | 'station';
  area: AreaId;
  /** Centre of the square. */
  xy: readonly [number, number];
  /** What placing a branchlet there gives or costs; null = nothing. */
  quarters: readonly (Quarter | null)[];
  /** Crest of a big town. */
  city?: string;
  station?: string;
  /** Where the tile of a medium town lies, from the square's centre, in canvas units. */
  tile?: readonly [number, number];
}
export interface NorthCity extends City {
  /** In this town instead of on the strip. */
  town?: string;
  /** Points for each disc and each cleared bell. */
  vpPerBell?: number;
  objective?: true;
  master?: true;
}

export const TOWNS: readonly Town[] = [
  { id: 'gr1', type: 'small', area: 'green', xy: [69, 162], quarters: [null, null, null, null] },
  { id: 'gr2', type: 'medium', area: 'green', xy: [19.5, 162.5], quarters: [null, null, null, null], tile: [0, -38] },
  {
    id: 'gr3',
    type: 'big',
    area: 'green',
    xy: [139.5, 113],
    quarters: [{ effect: 'dollars', n: 2 }, null, null, null],
    city: 'memphis',
  },
  { id: 'gr4', type: 'station', area: 'green', xy: [76, 51.5], quarters: [null, null, null, null], station: 'st11' },
  {
    id: 'gr5',
    type: 'small',
    area: 'green',
    xy: [27, 19.5],
    quarters: [
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
    ],
  },
  { id: 'bl1', type: 'small', area: 'blue', xy: [322.5, 111], quarters: [null, null, null, null] },
  {
    id: 'bl2',
    type: 'small',
    area: 'blue',
    xy: [255.5, 82.5],
    quarters: [
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
      { effect: 'token', n: 1 },
    ],
  },
  { id: 'bl3', type: 'small', area: 'blue', xy: [252.5, 21], quarters: [null, null, null, null] },
  {
    id: 'bl4',
    type: 'big',
    area: 'blue',
    xy: [335.5, 19.5],
    quarters: [
      { effect: 'pay', n: 1 },
      { effect: 'pay', n: 2 },
      { effect: 'pay', n: 2 },
      { effect: 'pay', n: 3 },
    ],
    city: 'denver',
  },
  { id: 'bl5', type: 'big', area: 'blue', xy: [189, 20], quarters: [null, null, null, null], city: 'san-francisco' },
  {
    id: 'pu1',
    type: 'small',
    area: 'purple',
    xy: [317, 160],
    quarters: [{ effect: 'dollars', n: 2 }, null, null, null],
  },
  { id: 'pu2', type: 'medium', area: 'purple', xy: [258, 159], quarters: [null, null, null, null], tile: [0, -38] },
  { id: 're1', type: 'big', area: 'red', xy: [414, 21], quarters: [null, null, null, null], city: 'milwaukee' },
  { id: 're2', type: 'small', area: 'red', xy: [468, 21], quarters: [{ effect: 'dollars', n: 2 }, null, null, null] },
  { id: 're3', type: 'station', area: 'red', xy: [472.5, 80], quarters: [null, null, null, null], station: 'st12' },
  { id: 're4', type: 'big', area: 'red', xy: [543, 21], quarters: [null, null, null, null], city: 'green-bay' },
  { id: 're5', type: 'small', area: 'red', xy: [597, 67], quarters: [{ effect: 'dollars', n: 2 }, null, null, null] },
  { id: 're6', type: 'medium', area: 'red', xy: [538, 109], quarters: [null, null, null, null], tile: [0, 39] },
  {
    id: 're7',
    type: 'small',
    area: 'red',
    xy: [634, 21],
    quarters: [{ effect: 'certificate', n: 1 }, null, null, null],
  },
  {
    id: 're8',
    type: 'big',
    area: 'red',
    xy: [696, 21],
    quarters: [
      { effect: 'pay', n: 1 },
      { effect: 'pay', n: 3 },
      { effect: 'pay', n: 3 },
      { effect: 'pay', n: 4 },
    ],
    city: 'minneapolis',
  },
  {
    id: 're9',
    type: 'small',
    area: 'red',
    xy: [665, 117],
    quarters: [{ effect: 'certificate', n: 1 }, null, null, null],
  },
  { id: 're10', type: 'big', area: 'red', xy: [621.5, 117], quarters: [null, null, null, null], city: 'toronto' },
  { id: 're11', type: 'medium', area: 'red', xy: [745.5, 21], quarters: [null, null, null, null], tile: [42, 0] },
  {
    id: 're12',
    type: 'big',
    area: 'red',
    xy: [769.5, 67],
    quarters: [
      { effect: 'pay', n: 1 },
      { effect: 'pay', n: 3 },
      { effect: 'pay', n: 3 },
      { effect: 'pay', n: 4 },
    ],
    city: 'montreal',
  },
  { id: 'te1', type: 'small', area: 'teal', xy: [495, 160], quarters: [{ effect: 'token', n: 1 }, null, null, null] },
  { id: 'te2', type: 'medium', area: 'teal', xy: [438.5, 160], quarters: [null, null, null, null], tile: [-42, 0] },
  {
    id: 'vi1',
    type: 'small',
    area: 'violet',
    xy: [694, 165.5],
    quarters: [{ effect: 'objective', n: 1 }, null, null, null],
  },
  { id: 'vi2', type: 'medium', area: 'violet', xy: [744.5, 165.5], quarters: [null, null, null, null], tile: [42, 0] },
];
/** Rails; `office` is the branch office at Kansas City, the other names without a digit are cities of the strip. */
export const NORTH_EDGES: readonly (readonly [string, string])[] = [
  ['office', 'gr1'],
  ['gr1', 'gr2'],
  ['gr1', 'gr3'],
  ['columbia', 'gr3'],
  ['st-louis', 'gr3'],
  ['gr3', 'gr4'],
  ['gr3', 'gr5'],
  ['st-louis', 'pu1'],
  ['pu1', 'pu2'],
  ['chicago', 'bl1'],
  ['bl1', 'bl2'],
  ['bl1', 'bl3'],
  ['bl1', 'bl4'],
  ['bl3', 'bl4'],
  ['bl3', 'bl5'],
  ['chicago', 're1'],
  ['re1', 're2'],
  ['re2', 're4'],
  ['re2', 're3'],
  ['re3', 're4'],
  ['re4', 're5'],
  ['re5', 're6'],
  ['re5', 're7'],
  ['re5', 're9'],
  ['re7', 're8'],
  ['re9', 're10'],
  ['re9', 're12'],
  ['re9', 're11'],
  ['cleveland', 're10'],
  ['detroit', 'te1'],
  ['te1', 'te2'],
  ['pittsburgh', 'vi1'],
  ['vi1', 'vi2'],
];
export const NORTH_CITIES: readonly NorthCity[] = [
  { id: 'kansas-city', value: 0, corner: 'white', vp: -8, dollars: 6, repeat: true },
  { id: 'columbia', value: 1, corner: 'white', arrow: { to: 'st-louis', vp: -5, gain: 'token' } },
  { id: 'st-louis', value: 4, corner: 'white' },
  { id: 'chicago', value: 6, corner: 'white', arrow: { to: 'detroit', vp: -5, gain: 'token' } },
  { id: 'detroit', value: 10, corner: 'dark', objective: true },
  {
    id: 'cleveland',
    value: 12,
    corner: 'dark',
    arrow: { to: 'pittsburgh', vp: 4, gain: 'objective' },
  },
  { id: 'pittsburgh', value: 15, corner: 'white', arrow: { to: 'new-york', vp: 6, gain: null } },
  { id: 'new-york', value: 18, corner: 'dark', vp: 3, master: true },
  { id: 'memphis', value: 3, corner: 'white', town: 'gr3', objective: true, dollars: 2 },
  { id: 'denver', value: 8, corner: 'dark', town: 'bl4' },
  { id: 'milwaukee', value: 11, corner: 'dark', town: 're1', objective: true, dollars: 3 },
  { id: 'green-bay', value: 12, corner: 'white', town: 're4', vp: 4 },
  { id: 'minneapolis', value: 13, corner: 'dark', town: 're8', vp: 10 },
  { id: 'toronto', value: 14, corner: 'dark', town: 're10', vp: 5 },
  { id: 'san-francisco', value: 18, corner: 'dark', town: 'bl5', vpPerBell: 2, repeat: true },
  { id: 'montreal', value: 20, corner: 'dark', town: 're12', vp: 15 },
];
export const NORTH_STATIONS: readonly (Station & { town: string })[] = [
  { id: 'st11', at: 'gr4', town: 'gr4', cost: 7, vp: 6, corner: 'white', master: true },
  { id: 'st12', at: 're3', town: 're3', cost: 15, vp: 8, corner: 'dark', master: true },
];
/** Outlines of the areas on the 800 x 192 part above the strip. */
export const AREA_OUTLINES: Record<AreaId, readonly (readonly [number, number])[]> = {
  green: [
    [0, 0],
    [151, 0],
    [151, 97],
    [223, 97],
    [223, 192],
    [0, 192],
  ],
  blue: [
    [151, 0],
    [366, 0],
    [366, 139],
    [287, 139],
    [287, 105],
    [223, 105],
    [223, 97],
    [151, 97],
  ],
  purple: [
    [223, 105],
    [287, 105],
    [287, 139],
    [366, 139],
    [366, 192],
    [223, 192],
  ],
  red: [
    [366, 0],
    [800, 0],
    [800, 139],
    [671, 139],
    [671, 192],
    [515, 192],
    [515, 138],
    [366, 138],
  ],
  teal: [
    [366, 138],
    [515, 138],
    [515, 192],
    [366, 192],
  ],
  violet: [
    [671, 139],
    [800, 139],
    [800, 192],
    [671, 192],
  ],
};
