// SPDX-License-Identifier: MIT
// paths.ts - lines of the land: roads, chevrons, track, contour lines. All strings for the `d` of a path.
import { CANVAS, railPoint, spacePoint, townPoint, NORTH, railX, type Geometry, type Point } from './geometry';
import { NORTH_CITIES, NORTH_EDGES, TOWNS } from './data/north';
import { TURNOUTS, type Turnout } from './data/rail';
import type { Edition, SpaceId } from './position';

export type XY = readonly [number, number];
const q = (n: number): number => Math.round(n * 10) / 10;

/** A smooth line through all points (Catmull-Rom, drawn as cubic curves). */
export function smooth(points: readonly XY[], tension = 0.18): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${q(first[0])} ${q(first[1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d +=
      `C${q(p1[0] + (p2[0] - p0[0]) * tension)} ${q(p1[1] + (p2[1] - p0[1]) * tension)}` +
      ` ${q(p2[0] - (p3[0] - p1[0]) * tension)} ${q(p2[1] - (p3[1] - p1[1]) * tension)} ${q(p2[0])} ${q(p2[1])}`;
  }
  return d;
}
export const closed = (points: readonly XY[]): string => (points[0] ? `${smooth([...points, points[0]])}Z` : '');

/** Stretches of road between forks, so that a curve never breaks inside one. */
function stretches(g: Geometry): SpaceId[][] {
  const out = new Map<SpaceId, SpaceId[]>();
  const entering = new Map<SpaceId, number>();
  for (const [a, b] of g.edges) {
    out.set(a, [...(out.get(a) ?? []), b]);
    entering.set(b, (entering.get(b) ?? 0) + 1);
  }
  const isJunction = (id: SpaceId): boolean =>
    id === 'start' || (out.get(id)?.length ?? 0) !== 1 || (entering.get(id) ?? 0) > 1;
  const all: SpaceId[][] = [];
  for (const [from, nexts] of out) {
    if (!isJunction(from)) continue;
    for (const next of nexts) {
      const stretch = [from, next];
      for (let at = next; !isJunction(at);) {
        at = out.get(at)?.[0] ?? 'kansas-city';
        stretch.push(at);
      }
      all.push(stretch);
    }
  }
  return all;
}

/** A line along spaces; unknown ones are left out. */
export function lineThrough(g: Geometry, spaces: readonly SpaceId[]): string {
  const points: XY[] = [];
  for (const id of spaces) {
    const at = spacePoint(g, id);
    if (at) points.push([at.x, at.y]);
  }
  return smooth(points);
}
export const roadPaths = (g: Geometry): string[] => stretches(g).map((stretch) => lineThrough(g, stretch));

export interface Chevron {
  x: number;
  y: number;
  angle: number;
}
/** Direction marks in the middle of the long free stretches. */
export function chevrons(g: Geometry): Chevron[] {
  const marks: Chevron[] = [];
  for (const [a, b] of g.edges) {
    const from = spacePoint(g, a);
    const to = spacePoint(g, b);
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 118) continue;
    marks.push({
      x: q((from.x + to.x) / 2),
      y: q((from.y + to.y) / 2),
      angle: q((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
    });
  }
  return marks;
}

export function trackPath(g: Geometry): string {
  const corner = railPoint(g, '19');
  const left = railPoint(g, '0').x - 72;
  return `M${left} ${g.trackY}H${corner.x - 24}Q${corner.x} ${g.trackY} ${corner.x} ${g.trackY + 24}V${railPoint(g, '39').y}`;
}

function siding(g: Geometry, t: Turnout): string {
  const a = railPoint(g, String(t.after));
  const b = railPoint(g, String(t.before));
  const m = railPoint(g, t.id);
  if (t.after < 19)
    return `M${q(a.x + 8)} ${g.trackY}C${q(a.x + 20)} ${g.trackY} ${q(m.x - 24)} ${m.y} ${q(m.x)} ${m.y}S${q(b.x - 20)} ${g.trackY} ${q(b.x - 8)} ${g.trackY}`;
  return `M${a.x} ${q(a.y + 4)}C${a.x} ${q(a.y + 14)} ${q(m.x)} ${q(m.y - 16)} ${q(m.x)} ${q(m.y)}S${b.x} ${q(b.y - 14)} ${b.x} ${q(b.y - 4)}`;
}
export const sidingPaths = (g: Geometry): string[] => TURNOUTS.map((t) => siding(g, t));

/** Rails of the northern map, in one path. */
export function northRails(): string {
  const node = (id: string): Point & { town: boolean } => {
    const town = TOWNS.find((t) => t.id === id);
    if (town) return { ...townPoint(town), town: true };
    if (id === 'office') return { x: 62, y: 222, town: false };
    const city = NORTH_CITIES.find((c) => c.id === id && !c.town);
    return { x: city?.value ? railX(city.value) : 84, y: NORTH.stripY + 2, town: false };
  };
  return NORTH_EDGES.map(([from, to]) => {
    const a = node(from);
    const b = node(to);
    if (!a.town) return `M${q(a.x)} ${q(a.y)}C${q(a.x)} ${q(a.y - 26)} ${q(b.x)} ${q(b.y + 34)} ${q(b.x)} ${q(b.y)}`;
    const middle = q((a.x + b.x) / 2);
    return `M${q(a.x)} ${q(a.y)}C${middle} ${q(a.y)} ${middle} ${q(b.y)} ${q(b.x)} ${q(b.y)}`;
  }).join('');
}

/** Measured points, pulled to the canvas. */
export const onTrail = (g: Geometry, points: readonly XY[]): XY[] => points.map(([x, y]) => [x * 1.25, g.trailY(y)]);

// ---- contour lines: value noise and marching squares, seeded, so that every drawing shows the same land -----------------

const CELLS = 14;
const STEP = 25;
const LEVELS = [0.38, 0.52, 0.66, 0.8, 0.94];

function heights(seed: number): (x: number, y: number) => number {
  let state = seed;
  const random = (): number => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
  const grid = Array.from({ length: CELLS * CELLS }, random);
  const at = (i: number, j: number): number => grid[((i % CELLS) + (j % CELLS) * CELLS) % grid.length] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const noise = (x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
  return (x, y) => noise(x / 210, y / 210) + 0.35 * noise(x / 90 + 5, y / 90 + 3);
}

/** Where a level crosses the four edges of a cell. */
function crossings(x: number, y: number, corners: readonly [number, number, number, number], level: number): XY[] {
  const [nw, ne, se, sw] = corners;
  const edges = [
    [nw, ne, x, y, STEP, 0],
    [ne, se, x + STEP, y, 0, STEP],
    [sw, se, x, y + STEP, STEP, 0],
    [nw, sw, x, y, 0, STEP],
  ] as const;
  const points: XY[] = [];
  for (const [a, b, ex, ey, dx, dy] of edges) {
    if (a < level === b < level) continue;
    const t = (level - a) / (b - a);
    points.push([Math.round(ex + dx * t), Math.round(ey + dy * t)]);
  }
  return points;
}

const drawn = new Map<Edition, string>();
export function contourPath(edition: Edition): string {
  const known = drawn.get(edition);
  if (known !== undefined) return known;
  const height = heights(edition === 'first' ? 7 : 31);
  let d = '';
  for (let x = 0; x < CANVAS.w; x += STEP)
    for (let y = 0; y < CANVAS.h; y += STEP) {
      const corners = [height(x, y), height(x + STEP, y), height(x + STEP, y + STEP), height(x, y + STEP)] as const;
      for (const level of LEVELS) {
        const [a, b] = crossings(x, y, corners, level);
        if (a && b) d += `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
      }
    }
  drawn.set(edition, d);
  return d;
}
