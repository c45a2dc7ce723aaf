// SPDX-License-Identifier: MIT
// geometry.ts - where everything lies on the 1250 x 1000 canvas: x is 1.25 times the measured x (landscape screens have width,
// tiles need it), y as measured. With Rails to the North the map takes the top and the trail is pressed together below it.
// Pure functions of edition, expansion and number of players; every place that can be marked has a box by its board id.
import { CITIES, type City } from './data/cities';
import { NORTH_CITIES, NORTH_STATIONS, TOWNS, type NorthCity, type Town } from './data/north';
import { RAIL_END, STATIONS, TURNOUTS } from './data/rail';
import { TRAIL_EDGES, TRAIL_SPACES, type TrailSpace } from './data/trail';
import { boardId, type BoardId, type Edition, type SpaceId } from './position';

export const CANVAS = { w: 1250, h: 1000 } as const;

export interface Point {
  x: number;
  y: number;
}
/** Upper left corner, size, corner radius. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
}
export type TrailPlace = TrailSpace & Point;

export interface Geometry {
  edition: Edition;
  rails: boolean;
  players: number;
  /** y of the horizontal track. */
  trackY: number;
  /** Measured y to canvas y, on the trail. */
  trailY: (y: number) => number;
  tile: { w: number; h: number };
  /** Side of hazard and trade tiles. */
  small: number;
  spaces: ReadonlyMap<SpaceId, TrailPlace>;
  edges: readonly (readonly [SpaceId, SpaceId])[];
  kansasCity: Box;
  jobMarket: Box;
  boxes: ReadonlyMap<BoardId, Box>;
}

// Moved from where they were measured, so that risk ribbons and the rail have room.
const NUDGES: Readonly<Record<string, { x?: number; y?: number }>> = {
  start: { x: 1190, y: 952 },
  'n-e': { x: 1044 },
  tradebank1: { y: 690 },
  ef1: { y: 330 },
  ef2: { y: 330 },
};

const TRACK_RIGHT = 1228;
/** The northern map, in canvas units for each unit of its own drawing. */
export const NORTH = {
  scaleX: 1.5625,
  scaleY: 1.1,
  top: 10,
  stripY: 221,
  stripH: 33,
  bottom: 254,
  square: { w: 42, h: 38 },
} as const;

const round = (n: number): number => Math.round(n * 10) / 10;
const centred = (at: Point, w: number, h: number, r: number): Box => ({
  x: round(at.x - w / 2),
  y: round(at.y - h / 2),
  w,
  h,
  r,
});
export const centreOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

export const railX = (n: number): number => 200 + 54.2 * n;
const cityX = (value: number): number => (value === 0 ? 84 : railX(value));

const measuredXY = (space: TrailSpace, edition: Edition): readonly [number, number] =>
  'first' in space.xy ? space.xy[edition] : space.xy;

function placeSpaces(edition: Edition, trailY: (y: number) => number): Map<SpaceId, TrailPlace> {
  const places = new Map<SpaceId, TrailPlace>();
  for (const space of TRAIL_SPACES) {
    if (space.only && space.only !== edition) continue;
    const [x, y] = measuredXY(space, edition);
    const nudge = NUDGES[space.id];
    places.set(space.id, { ...space, x: nudge?.x ?? x * 1.25, y: trailY(nudge?.y ?? y) });
  }
  return places;
}

/** Centre of a rail space: `0`..`39` or a turnout `t1`..`t9`. Unknown ids give the start. */
export function railPoint(g: Pick<Geometry, 'trackY' | 'rails'>, id: string): Point {
  const turnout = TURNOUTS.find((t) => t.id === id);
  if (turnout) {
    const a = railPoint(g, String(turnout.after));
    const b = railPoint(g, String(turnout.before));
    return turnout.after < 19 ? { x: (a.x + b.x) / 2, y: g.trackY + 29 } : { x: TRACK_RIGHT - 33, y: (a.y + b.y) / 2 };
  }
  const n = Number(id);
  if (!(n > 0)) return { x: 170, y: g.trackY };
  if (n <= 18) return { x: railX(n), y: g.trackY };
  const bottom = g.rails ? 912 : 892;
  return { x: TRACK_RIGHT, y: g.trackY + ((n - 19) * (bottom - g.trackY)) / 20 };
}

/** Where the roads reach Kansas City. */
export const kansasCityGate = (g: Pick<Geometry, 'trailY'>): Point => ({ x: 214, y: g.trailY(232) });
export const spacePoint = (g: Geometry, id: SpaceId): Point | undefined =>
  id === 'kansas-city' ? kansasCityGate(g) : g.spaces.get(id);

/** The stations below the track have their master tile at the right; those along the right edge have none. */
export const stationIsBelowTrack = (at: string): boolean => /^t[1-5]$/.test(at);

function stationBoxes(g: Geometry, put: (id: BoardId, box: Box) => void): void {
  for (const station of STATIONS) {
    const at = railPoint(g, station.at);
    if (stationIsBelowTrack(station.at)) {
      const y = at.y + 13;
      put(boardId.station(station.id), { x: round(at.x - 48), y, w: 52, h: g.rails ? 30 : 33, r: 5 });
      put(boardId.master(station.id), { x: round(at.x + 7), y: y - 1, w: 58, h: g.rails ? 36 : 43, r: 6 });
    } else {
      const x = station.at === String(RAIL_END) ? TRACK_RIGHT - 92 : at.x - 66;
      // Pressed together, the first of these would lie over the master of the station around the corner.
      const y = g.rails && station.at === 't6' ? at.y - 2 : at.y - 16;
      put(boardId.station(station.id), { x: round(x), y: round(y), w: 50, h: 32, r: 5 });
    }
  }
}

export const citiesOf = (edition: Edition, rails: boolean): readonly NorthCity[] => {
  if (!rails) return CITIES[edition];
  // Ruling of the second edition: its Kansas City pays 4 dollars, on this strip too.
  return edition === 'first'
    ? NORTH_CITIES
    : NORTH_CITIES.map((c) => (c.id === 'kansas-city' ? { ...c, dollars: 4 } : c));
};

/** Width of the arrow plate between a city and its neighbour. */
export const arrowWidth = (arrow: NonNullable<City['arrow']>, rails: boolean): number =>
  arrow.vp && arrow.gain ? (rails ? 58 : 70) : rails ? 38 : 42;

function cityBoxes(g: Geometry, put: (id: BoardId, box: Box) => void): void {
  const cities = citiesOf(g.edition, g.rails);
  const half = g.rails ? 46 : 33;
  for (const city of cities) {
    if (city.town) continue;
    const x = cityX(city.value);
    if (g.rails) {
      const w = city.value === 0 ? 96 : 92;
      put(boardId.city(city.id), { x: round(x - w / 2), y: NORTH.stripY + 1, w, h: 31, r: 4 });
    } else {
      const w = city.value === 0 ? 92 : 66;
      put(boardId.city(city.id), { x: round(x - w / 2), y: 19, w, h: 40, r: 5 });
    }
    if (!city.arrow) continue;
    const to = cities.find((c) => c.id === city.arrow?.to);
    if (!to) continue;
    const middle = (x + half + cityX(to.value) - half) / 2;
    const w = arrowWidth(city.arrow, g.rails);
    put(boardId.arrow(city.id), {
      x: round(middle - w / 2),
      y: g.rails ? NORTH.stripY + 4 : 26,
      w,
      h: g.rails ? 25 : 28,
      r: 4,
    });
  }
}

export const townPoint = (town: Town): Point => ({
  x: town.xy[0] * NORTH.scaleX,
  y: NORTH.top + town.xy[1] * NORTH.scaleY,
});

/** Width of a crest below a big town: value, what it gives, room for discs. */
const crestWidth = (city: NorthCity): number =>
  34 + ((city.vp ? 1 : 0) + (city.vpPerBell ? 2 : 0) + (city.objective ? 1 : 0) + (city.dollars ? 1 : 0)) * 18 + 34;

function townBoxes(put: (id: BoardId, box: Box) => void): void {
  const { w: sw, h: sh } = NORTH.square;
  for (const town of TOWNS) {
    const at = townPoint(town);
    const square = centred(at, sw, sh, 5);
    put(boardId.town(town.id), square);
    for (let q = 0; q < 4; q++) {
      const x = square.x + (q % 2) * (sw / 2);
      const y = square.y + (q > 1 ? sh / 2 : 0);
      put(boardId.quarter(town.id, q), { x, y, w: sw / 2, h: sh / 2, r: 3 });
    }
    if (town.tile)
      put(boardId.mediumTile(town.id), centred({ x: at.x + town.tile[0], y: at.y + town.tile[1] }, 40, 34, 5));
    const crest = NORTH_CITIES.find((c) => c.town === town.id);
    if (!crest) continue;
    const w = crestWidth(crest);
    const x = Math.min(Math.max(at.x - w / 2, 2), CANVAS.w - w - 2);
    put(boardId.city(crest.id), { x: round(x), y: round(at.y + sh / 2 + 1), w, h: 22, r: 4 });
  }
  for (const station of NORTH_STATIONS) {
    const town = TOWNS.find((t) => t.id === station.town);
    if (!town) continue;
    const at = townPoint(town);
    put(boardId.station(station.id), { x: round(at.x - 24), y: round(at.y + 22), w: 50, h: 26, r: 4 });
    put(boardId.master(station.id), { x: round(at.x - 66), y: round(at.y - 2), w: 40, h: 42, r: 6 });
  }
}

/** The station masters on offer at New York lie in the free land below Kansas City. */
export const OFFERED = { x: 226, y: 508 } as const;
export const offeredBox = (nth: number): Box => ({
  x: OFFERED.x + (nth % 2) * 45,
  y: OFFERED.y + Math.floor(nth / 2) * 41,
  w: 42,
  h: 38,
  r: 6,
});

export const JOB_COLUMNS = 4;
/** With fewer players the columns at the left are not used. */
export const firstJobColumn = (players: number): number => JOB_COLUMNS - players;
const JOB_CELL = { w: 40, gap: 1.5 } as const;
/** Height of one row of the job market. */
export const jobRowHeight = (market: Box): number => (market.h - 30) / 12;

function jobBoxes(g: Geometry, put: (id: BoardId, box: Box) => void): void {
  const rowH = jobRowHeight(g.jobMarket);
  const cellH = Math.min(44, rowH - 6);
  for (let row = 1; row <= 12; row++) {
    const y = g.jobMarket.y + 28 + (row - 1) * rowH;
    put(boardId.jobRow(row), { x: 13, y: round(y), w: 200, h: round(rowH - 2), r: 6 });
    for (let column = firstJobColumn(g.players); column < JOB_COLUMNS; column++) {
      const x = 214 - (JOB_COLUMNS - column) * (JOB_CELL.w + JOB_CELL.gap);
      put(boardId.job(row, column), { x, y: round(y + (rowH - 2 - cellH) / 2), w: JOB_CELL.w, h: round(cellH), r: 6 });
    }
  }
}

export const FORESIGHT_COLUMN_W = 66;

function foresightBoxes(g: Geometry, put: (id: BoardId, box: Box) => void): void {
  const size = g.rails ? 37 : 46;
  for (let column = 1; column <= 3; column++) {
    const x = g.kansasCity.x + 6 + (column - 1) * FORESIGHT_COLUMN_W + 35;
    for (let place = 1; place <= 2; place++) {
      const y = g.kansasCity.y + 31 + (place - 1) * (size + 5) + size / 2;
      put(boardId.foresight(column, place), centred({ x, y }, size, size, 7));
    }
  }
}

function spaceBox(g: Geometry, place: TrailPlace): Box {
  if (place.kind === 'start') return centred(place, 58, 58, 29);
  if (place.kind === 'hazard' || place.kind === 'trade') return centred(place, g.small, g.small, 8);
  return centred(place, g.tile.w, g.tile.h, 9);
}

function allBoxes(g: Geometry): Map<BoardId, Box> {
  const boxes = new Map<BoardId, Box>();
  const put = (id: BoardId, box: Box): void => void boxes.set(id, box);
  for (const place of g.spaces.values()) put(boardId.space(place.id), spaceBox(g, place));
  put(boardId.space('kansas-city'), g.kansasCity);
  put(boardId.rail('0'), { x: 94, y: g.trackY - 28, w: 46, h: 46, r: 8 });
  for (let n = 1; n <= RAIL_END; n++) put(boardId.rail(String(n)), centred(railPoint(g, String(n)), 25, 25, 13));
  for (const t of TURNOUTS) put(boardId.rail(t.id), centred(railPoint(g, t.id), 21, 21, 11));
  stationBoxes(g, put);
  cityBoxes(g, put);
  if (g.rails) townBoxes(put);
  jobBoxes(g, put);
  foresightBoxes(g, put);
  return boxes;
}

function makeGeometry(edition: Edition, rails: boolean, players: number): Geometry {
  const trackY = rails ? 270 : 84;
  const trailY = rails ? (y: number): number => 347 + (y - 168) * (647 / 822) : (y: number): number => y;
  const kansasCity: Box = { x: 10, y: rails ? trackY + 24 : 128, w: 206, h: rails ? 118 : 142, r: 10 };
  const marketY = kansasCity.y + kansasCity.h + 10;
  const g: Geometry = {
    edition,
    rails,
    players,
    trackY,
    trailY,
    tile: { w: 122, h: rails ? 65 : 84 },
    small: rails ? 48 : 54,
    spaces: placeSpaces(edition, trailY),
    edges: TRAIL_EDGES[edition],
    kansasCity,
    jobMarket: { x: 10, y: marketY, w: 206, h: CANVAS.h - 10 - marketY, r: 10 },
    boxes: new Map(),
  };
  g.boxes = allBoxes(g);
  return g;
}

const made = new Map<string, Geometry>();
export function boardGeometry(edition: Edition, rails: boolean, players: number): Geometry {
  const key = `${edition} ${rails} ${players}`;
  let g = made.get(key);
  if (!g) made.set(key, (g = makeGeometry(edition, rails, players)));
  return g;
}

/** Spaces from one to another along the trail, both ends included: the shortest way; undefined if there is none. */
export function trailPath(g: Geometry, from: SpaceId, to: SpaceId): SpaceId[] | undefined {
  const cameFrom = new Map<SpaceId, SpaceId | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift())
    for (const [a, b] of g.edges)
      if (a === at && !cameFrom.has(b)) {
        cameFrom.set(b, a);
        queue.push(b);
      }
  if (!cameFrom.has(to)) return undefined;
  const path: SpaceId[] = [];
  for (let at: SpaceId | null = to; at !== null; at = cameFrom.get(at) ?? null) path.unshift(at);
  return path;
}

/** Rail spaces an engine passes between two stops, both included. Turnouts are left and entered sideways. */
export function railPath(from: string, to: string): string[] {
  const ahead = (id: string, forward: boolean): number => {
    const t = TURNOUTS.find((turnout) => turnout.id === id);
    if (!t) return Number(id);
    return forward ? t.before : t.after;
  };
  const forward = ahead(to, true) >= ahead(from, true);
  const start = from.startsWith('t') ? ahead(from, forward) : Number(from);
  const end = to.startsWith('t') ? ahead(to, !forward) : Number(to);
  const between: string[] = [];
  const step = forward ? 1 : -1;
  for (let n = start; forward ? n <= end : n >= end; n += step) between.push(String(n));
  const path = [from, ...between, to];
  return path.filter((id, i) => id !== path[i - 1]);
}
