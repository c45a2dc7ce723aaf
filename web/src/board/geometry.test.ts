// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { NORTH_CITIES, TOWNS } from './data/north';
import { STATIONS, TURNOUTS } from './data/rail';
import { CITIES } from './data/cities';
import { boardGeometry, CANVAS, centreOf, railPath, trailPath, type Box, type Geometry } from './geometry';
import { contourPath, roadPaths } from './paths';
import { boardId, type BoardId, type Edition } from './position';

const EDITIONS: readonly Edition[] = ['first', 'second'];
const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
/** As in docs/notation.md. */
const SPACES = [
  'start',
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((l) => `n-${l}`),
  ...numbered('ab', 3),
  ...numbered('flood', 4),
  ...numbered('floodbank', 2),
  ...numbered('bc', 3),
  ...numbered('drought', 4),
  'droughtbank1',
  ...numbered('ce', 2),
  ...numbered('trade', 9),
  ...numbered('tradebank', 2),
  ...numbered('ef', 2),
  ...numbered('rock', 4),
  ...numbered('rockbank', 2),
  ...numbered('fg', 2),
  ...numbered('gk', 2),
  'kansas-city',
];
const ONLY: Record<Edition, string> = { first: 'cd1', second: 'de1' };
const TOWN_IDS = [
  ...numbered('gr', 5),
  ...numbered('bl', 5),
  ...numbered('pu', 2),
  ...numbered('re', 12),
  ...numbered('te', 2),
  ...numbered('vi', 2),
];
const CITY_IDS: Record<Edition | 'north', readonly string[]> = {
  first: [
    'kansas-city',
    'topeka',
    'wichita',
    'colorado-springs',
    'santa-fe',
    'albuquerque',
    'el-paso',
    'san-diego',
    'sacramento',
    'san-francisco',
  ],
  second: [
    'kansas-city',
    'fulton',
    'st-louis',
    'bloomington',
    'peoria',
    'chicago',
    'toledo',
    'pittsburgh',
    'philadelphia',
    'new-york',
  ],
  north: [
    'kansas-city',
    'columbia',
    'st-louis',
    'chicago',
    'detroit',
    'cleveland',
    'pittsburgh',
    'new-york',
    'memphis',
    'denver',
    'milwaukee',
    'green-bay',
    'minneapolis',
    'toronto',
    'san-francisco',
    'montreal',
  ],
};

const boxOf = (g: Geometry, id: BoardId): Box => {
  const box = g.boxes.get(id);
  if (!box) throw new Error(`no box for ${id}`);
  return box;
};
const inside = (box: Box): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= CANVAS.w && box.y + box.h <= CANVAS.h;
const all = EDITIONS.flatMap((edition) => [false, true].map((rails) => ({ edition, rails })));

describe.each(all)('geometry of $edition, rails $rails', ({ edition, rails }) => {
  const g = boardGeometry(edition, rails, 4);

  it('has a box inside the canvas for every trail space, and none of the other edition', () => {
    for (const space of [...SPACES, ONLY[edition]]) expect(inside(boxOf(g, boardId.space(space))), space).toBe(true);
    expect(g.boxes.has(boardId.space(ONLY[edition === 'first' ? 'second' : 'first']))).toBe(false);
  });

  it('has a box for every rail space, station and its master', () => {
    for (let n = 0; n <= 39; n++) expect(inside(boxOf(g, boardId.rail(String(n)))), String(n)).toBe(true);
    for (const turnout of TURNOUTS) boxOf(g, boardId.rail(turnout.id));
    for (const station of numbered('st', rails ? 12 : 10))
      expect(inside(boxOf(g, boardId.station(station))), station).toBe(true);
    for (const station of [...numbered('st', 5), ...(rails ? ['st11', 'st12'] : [])]) boxOf(g, boardId.master(station));
  });

  it('keeps stations and their masters apart', () => {
    const boxes = numbered('st', 10).flatMap((st) =>
      [boardId.station(st), boardId.master(st)].flatMap((id) => g.boxes.get(id) ?? []),
    );
    const overlap = (a: Box, b: Box): boolean =>
      a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    for (const a of boxes) for (const b of boxes) if (a !== b) expect(overlap(a, b)).toBe(false);
  });

  it('has a box for every city and every town', () => {
    for (const city of CITY_IDS[rails ? 'north' : edition])
      expect(inside(boxOf(g, boardId.city(city))), city).toBe(true);
    for (const town of TOWN_IDS) expect(g.boxes.has(boardId.town(town)), town).toBe(rails);
  });

  it('has a cell for every column of the job market and every place in Kansas City', () => {
    for (let row = 1; row <= 12; row++) for (let column = 0; column < 4; column++) boxOf(g, boardId.job(row, column));
    for (let column = 1; column <= 3; column++)
      for (let place = 1; place <= 2; place++) boxOf(g, boardId.foresight(column, place));
    const two = boardGeometry(edition, rails, 2);
    expect([0, 1, 2, 3].map((column) => two.boxes.has(boardId.job(1, column)))).toEqual([false, false, true, true]);
  });

  it('keeps tiles of the trail apart', () => {
    const centres = [...g.spaces.values()].map((s) => ({ id: s.id, at: centreOf(boxOf(g, boardId.space(s.id))) }));
    for (const a of centres)
      for (const b of centres)
        if (a.id < b.id)
          expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y), `${a.id} ${b.id}`).toBeGreaterThan(g.small);
  });

  it('leads from the start to Kansas City from every space on the road', () => {
    expect(trailPath(g, 'start', 'kansas-city')).toBeDefined();
    for (const space of g.spaces.values()) {
      expect(trailPath(g, space.id, 'kansas-city') !== undefined, space.id).toBe(!space.beside);
      if (!space.beside) expect(trailPath(g, 'start', space.id), space.id).toBeDefined();
    }
    expect(trailPath(g, 'n-b', 'n-a')).toBeUndefined();
  });

  it('draws a road for every edge', () => {
    expect(roadPaths(g).length).toBeGreaterThan(10);
    for (const d of roadPaths(g)) expect(d).toMatch(/^M[\d. ]+C/);
  });
});

describe('data', () => {
  it('names every city, station and town of the rules', () => {
    for (const edition of EDITIONS) expect(CITIES[edition].map((c) => c.id)).toEqual(CITY_IDS[edition]);
    expect(NORTH_CITIES.map((c) => c.id)).toEqual(CITY_IDS.north);
    expect(TOWNS.map((t) => t.id)).toEqual(TOWN_IDS);
    expect(STATIONS).toHaveLength(10);
  });

  it('gives an arrow a neighbour that exists', () => {
    for (const cities of [CITIES.first, CITIES.second, NORTH_CITIES])
      for (const city of cities) if (city.arrow) expect(cities.some((c) => c.id === city.arrow?.to)).toBe(true);
  });

  it('draws the same land every time', () => {
    expect(contourPath('first')).not.toBe(contourPath('second'));
    expect(contourPath('first').length).toBeGreaterThan(10000);
  });
});

describe('railPath', () => {
  it('passes every numbered space between two stops', () => {
    expect(railPath('3', '6')).toEqual(['3', '4', '5', '6']);
    expect(railPath('6', '3')).toEqual(['6', '5', '4', '3']);
  });
  it('enters and leaves a turnout at its ends', () => {
    expect(railPath('3', 't1')).toEqual(['3', '4', 't1']);
    expect(railPath('t1', '6')).toEqual(['t1', '5', '6']);
    expect(railPath('6', 't1')).toEqual(['6', '5', 't1']);
    expect(railPath('t1', '3')).toEqual(['t1', '4', '3']);
    expect(railPath('t1', 't2')).toEqual(['t1', '5', '6', '7', 't2']);
  });
});
