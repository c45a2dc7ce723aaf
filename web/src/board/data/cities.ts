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
  name: string;
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
    { id: 'kansas-city', name: 'Kansas City', value: 0, corner: 'white', vp: -6, dollars: 6, repeat: true },
    { id: 'topeka', name: 'Topeka', value: 1, corner: 'white', arrow: { to: 'wichita', vp: -3, gain: 'objective' } },
    {
      id: 'wichita',
      name: 'Wichita',
      value: 4,
      corner: 'white',
      arrow: { to: 'colorado-springs', vp: -1, gain: null },
    },
    {
      id: 'colorado-springs',
      name: 'Colorado Springs',
      value: 6,
      corner: 'white',
      arrow: { to: 'santa-fe', vp: 0, gain: 'objective' },
    },
    {
      id: 'santa-fe',
      name: 'Santa Fe',
      value: 8,
      corner: 'white',
      arrow: { to: 'albuquerque', vp: 0, gain: 'objective' },
    },
    { id: 'albuquerque', name: 'Albuquerque', value: 10, corner: 'dark', arrow: { to: 'el-paso', vp: 6, gain: null } },
    { id: 'el-paso', name: 'El Paso', value: 12, corner: 'dark', arrow: { to: 'san-diego', vp: 8, gain: null } },
    { id: 'san-diego', name: 'San Diego', value: 14, corner: 'white', arrow: { to: 'sacramento', vp: 4, gain: null } },
    { id: 'sacramento', name: 'Sacramento', value: 16, corner: 'dark', vp: 6 },
    { id: 'san-francisco', name: 'San Francisco', value: 18, corner: 'dark', vp: 9, repeat: true },
  ],
  second: [
    { id: 'kansas-city', name: 'Kansas City', value: 0, corner: 'white', vp: -6, dollars: 4, repeat: true },
    { id: 'fulton', name: 'Fulton', value: 1, corner: 'white', arrow: { to: 'st-louis', vp: -3, gain: 'objective' } },
    {
      id: 'st-louis',
      name: 'St. Louis',
      value: 4,
      corner: 'white',
      arrow: { to: 'bloomington', vp: 0, gain: 'token' },
    },
    {
      id: 'bloomington',
      name: 'Bloomington',
      value: 6,
      corner: 'white',
      arrow: { to: 'peoria', vp: 0, gain: 'objective' },
    },
    { id: 'peoria', name: 'Peoria', value: 8, corner: 'white', arrow: { to: 'chicago', vp: 0, gain: 'objective' } },
    { id: 'chicago', name: 'Chicago', value: 10, corner: 'dark', arrow: { to: 'toledo', vp: 6, gain: null } },
    { id: 'toledo', name: 'Toledo', value: 12, corner: 'dark', arrow: { to: 'pittsburgh', vp: 8, gain: null } },
    {
      id: 'pittsburgh',
      name: 'Pittsburgh',
      value: 14,
      corner: 'white',
      arrow: { to: 'philadelphia', vp: 4, gain: null },
    },
    { id: 'philadelphia', name: 'Philadelphia', value: 16, corner: 'dark', vp: 6 },
    { id: 'new-york', name: 'New York', value: 18, corner: 'dark', vp: 9, repeat: true },
  ],
};
