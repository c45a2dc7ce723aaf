// SPDX-License-Identifier: MIT
// cities.ts - the city strip of both editions, left to right, with the arrow from each city to its right neighbour.
import type { Edition } from '../position';
import type { Corner } from './rail';

export interface CityArrow {
  to: string;
  vp: number;
  gain: 'objective' | 'token' | null;
}
export interface City {
  id: string;
  value: number;
  corner: Corner;
  /** Points on the crest, for each disc. */
  vp?: number;
  /** Dollars on delivery. */
  dollars?: number;
  /** May be delivered to again. */
  repeat?: true;
  arrow?: CityArrow;
}

export const CITIES: Record<Edition, readonly City[]> = {
  first: [
    { id: 'kansas-city', value: 0, corner: 'white', vp: -6, dollars: 6, repeat: true },
    { id: 'topeka', value: 1, corner: 'white', arrow: { to: 'wichita', vp: -3, gain: 'objective' } },
    {
      id: 'wichita',
      value: 4,
      corner: 'white',
      arrow: { to: 'colorado-springs', vp: -1, gain: null },
    },
    {
      id: 'colorado-springs',
      value: 6,
      corner: 'white',
      arrow: { to: 'santa-fe', vp: 0, gain: 'objective' },
    },
    {
      id: 'santa-fe',
      value: 8,
      corner: 'white',
      arrow: { to: 'albuquerque', vp: 0, gain: 'objective' },
    },
    { id: 'albuquerque', value: 10, corner: 'dark', arrow: { to: 'el-paso', vp: 6, gain: null } },
    { id: 'el-paso', value: 12, corner: 'dark', arrow: { to: 'san-diego', vp: 8, gain: null } },
    { id: 'san-diego', value: 14, corner: 'white', arrow: { to: 'sacramento', vp: 4, gain: null } },
    { id: 'sacramento', value: 16, corner: 'dark', vp: 6 },
    { id: 'san-francisco', value: 18, corner: 'dark', vp: 9, repeat: true },
  ],
  second: [
    { id: 'kansas-city', value: 0, corner: 'white', vp: -6, dollars: 4, repeat: true },
    { id: 'fulton', value: 1, corner: 'white', arrow: { to: 'st-louis', vp: -3, gain: 'objective' } },
    {
      id: 'st-louis',
      value: 4,
      corner: 'white',
      arrow: { to: 'bloomington', vp: 0, gain: 'token' },
    },
    {
      id: 'bloomington',
      value: 6,
      corner: 'white',
      arrow: { to: 'peoria', vp: 0, gain: 'objective' },
    },
    { id: 'peoria', value: 8, corner: 'white', arrow: { to: 'chicago', vp: 0, gain: 'objective' } },
    { id: 'chicago', value: 10, corner: 'dark', arrow: { to: 'toledo', vp: 6, gain: null } },
    { id: 'toledo', value: 12, corner: 'dark', arrow: { to: 'pittsburgh', vp: 8, gain: null } },
    {
      id: 'pittsburgh',
      value: 14,
      corner: 'white',
      arrow: { to: 'philadelphia', vp: 4, gain: null },
    },
    { id: 'philadelphia', value: 16, corner: 'dark', vp: 6 },
    { id: 'new-york', value: 18, corner: 'dark', vp: 9, repeat: true },
  ],
};
