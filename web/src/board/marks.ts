// SPDX-License-Identifier: MIT
// marks.ts - where a mark is drawn: which layer its frame belongs to, its box, the place of badge and coin.
import { tileLines } from './action-line';
import { buildingActions } from './data/buildings';
import { offeredBox, type Box, type Geometry, type Point } from './geometry';
import { buildingBody, SPINE } from './pieces/building-body';
import { boardId, type BoardId, type BoardPicture, type ChoiceMark, type SpaceId } from './position';

export type Layer = 'rail' | 'city' | 'job' | 'trail' | 'foresight' | 'action' | 'panel';

/** Layer of a board id; undefined for what lies on another panel. */
export function layerOf(id: BoardId): Layer | undefined {
  if (/^(rail-|st\d|master-st|offered-)/.test(id)) return 'rail';
  if (/^(city-|arrow-|town-|medium-)/.test(id)) return 'city';
  if (id.startsWith('job-')) return 'job';
  if (id.startsWith('sp-')) return 'trail';
  if (id.startsWith('foresight-')) return 'foresight';
  if (id.startsWith('action-')) return 'action';
  return undefined;
}

const NORTH_STATION = /^(st|master-st)1[12]$/;
/** On the northern map, so part of its enlargement too. */
export const isNorthern = (id: BoardId): boolean => layerOf(id) === 'city' || NORTH_STATION.test(id);

/** Box of one printed action of the building on a space (3 is the risk action below it). */
export function actionBox(g: Geometry, picture: BoardPicture, space: SpaceId, action: number): Box | undefined {
  const tile = picture.spaces[space];
  const box = g.boxes.get(boardId.space(space));
  if (!box || !tile || (tile.kind !== 'neutral' && tile.kind !== 'private')) return undefined;
  if (action === 3) return riskBox(g, space);
  const body = buildingBody(box);
  const actions = buildingActions(g.edition, g.rails, tile.building);
  const { bands } = tileLines(actions, g.edition, body.x, body.y, body.w, body.h);
  const band = bands.find((b) => b.action === action);
  if (!band) return undefined;
  // Of three actions the last two share a line: half of it each.
  const shared = actions.length > 2 && action > 0;
  const w = body.w + 4;
  return { x: body.x - 4 + (shared ? ((action - 1) * w) / 2 : 0), y: band.y, w: shared ? w / 2 : w, h: band.h, r: 6 };
}

/** The ribbon under (once: above) a space with a risk action. */
export function riskBox(g: Geometry, space: SpaceId): Box | undefined {
  const place = g.spaces.get(space);
  const risk = place?.risk?.[g.edition];
  if (!place || !risk) return undefined;
  const h = g.rails ? 29 : 34;
  const long = risk === 'grey';
  const w = g.rails ? (long ? 106 : 82) : long ? 124 : 94;
  const above = space === 'droughtbank1';
  const y = above ? place.y - g.tile.h / 2 - h + 7 : place.y + g.tile.h / 2 - 7;
  return { x: place.x - w / 2, y, w, h, r: 7 };
}

export function markBox(g: Geometry, picture: BoardPicture, id: BoardId): Box | undefined {
  const action = /^action-(.+)-(\d)$/.exec(id);
  if (action?.[1]) return actionBox(g, picture, action[1], Number(action[2]));
  const offered = picture.north?.offered.findIndex((master) => boardId.offered(master) === id) ?? -1;
  return offered >= 0 ? offeredBox(offered) : g.boxes.get(id);
}

export interface PlacedChoice {
  choice: ChoiceMark;
  box: Box;
  layer: Layer;
}
export function placeChoices(g: Geometry, picture: BoardPicture, choices: readonly ChoiceMark[]): PlacedChoice[] {
  return choices.flatMap((choice) => {
    const layer = layerOf(choice.id);
    const box = layer && markBox(g, picture, choice.id);
    return layer && box ? [{ choice, box, layer }] : [];
  });
}

const isSmall = (box: Box): boolean => box.w < 50;
export const badgeRadius = ({ box, layer }: Pick<PlacedChoice, 'box' | 'layer'>): number =>
  isSmall(box) || layer === 'action' ? 11.5 : 15;

/** A line of a tile has its badge left of the spine; the right one of two in a line, at the right edge. */
function actionBadge(box: Box, id: BoardId): Point {
  const y = box.y + box.h / 2;
  if (id.endsWith('-3')) return { x: box.x, y };
  return id.endsWith('-2') ? { x: box.x + box.w + 3, y } : { x: box.x - SPINE - 9, y };
}

/** Middle of the key badge: the upper left corner; under a city, at the right of Kansas City, inside at the canvas' edge. */
export function badgePoint(place: PlacedChoice): Point {
  const { box, choice, layer } = place;
  const r = badgeRadius(place);
  if (choice.id === 'sp-kansas-city') return { x: box.x + box.w - 6, y: box.y - 3 };
  if (layer === 'action') return actionBadge(box, choice.id);
  // An auxiliary action that may be chosen has its first disc space open: the key lies there, and hides nothing.
  if (/^aux-\d$/.test(choice.id)) return { x: box.x + 13, y: box.y + box.h / 2 };
  if (layer === 'city' && choice.id.startsWith('city-') && box.y < 60)
    return { x: Math.max(r + 1, box.x - 3), y: box.y + box.h + 1 };
  if (choice.id.startsWith('rail-')) return { x: box.x + 1, y: box.y - 4 };
  return { x: Math.max(r + 1, box.x - 3), y: Math.max(r + 1, box.y - 3) };
}

/** Upper left corner of the fee or gain at the right edge. */
export const coinPoint = (box: Box): Point =>
  isSmall(box) || box.w === box.h
    ? { x: box.x + box.w - 10, y: box.y + box.h / 2 + 3 }
    : { x: box.x + box.w - 15, y: box.y + box.h / 2 - 4 };

/** The choice under a point: the smallest box around it, or the nearest one within `slack`. */
export function pick<T extends { box: Box }>(places: readonly T[], at: Point, slack = 0): T | undefined {
  let best: T | undefined;
  let bestScore = Infinity;
  for (const place of places) {
    const { x, y, w, h } = place.box;
    const outside = Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));
    if (outside > slack) continue;
    const score = outside > 0 ? 1e6 + outside : w * h;
    if (score < bestScore) {
      best = place;
      bestScore = score;
    }
  }
  return best;
}
