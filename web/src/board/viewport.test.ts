// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { boardGeometry } from './geometry';
import { actionBox, layerOf, pick, placeChoices, riskBox } from './marks';
import { boardId, type BoardPicture } from './position';
import { nextSlot } from './panels/player-board-layout';
import { seriesPath, spreadLabels, valueScale } from './score/chart';
import { clampView, fitScale, fitView, freeCorner, MAX_SCALE, panBy, seenBox, toCanvas, viewAround, zoomAt } from './viewport';

const desktop = { w: 902, h: 722 };
const phone = { w: 390, h: 700 };

describe('view', () => {
  it('fits the whole canvas and cannot be panned then', () => {
    const view = fitView(desktop);
    expect(view.scale).toBeCloseTo(0.7216);
    expect(panBy(view, desktop, 100, -80)).toEqual(view);
  });
  it('zooms around the pointer', () => {
    const at = { x: 500, y: 300 };
    const before = toCanvas(fitView(desktop), at);
    const after = toCanvas(zoomAt(fitView(desktop), desktop, 1.4, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  it('finds the corner that covers no choice', () => {
    const view = { scale: 1, x: 0, y: 0 };
    const room = { w: 106, h: 85 };
    const corners = [['right', 'bottom'], ['right', 'top']] as const;
    const at = (x: number, y: number) => ({ x, y, w: 54, h: 54, r: 0 });
    expect(freeCorner([at(20, 20)], view, phone, room, corners)).toBe(corners[0]);
    expect(freeCorner([at(330, 640)], view, phone, room, corners)).toBe(corners[1]);
    expect(freeCorner([at(330, 640), at(300, 30)], view, phone, room, corners)).toBeUndefined();
    // Out of sight it is not covered either.
    expect(freeCorner([at(330, 1400)], view, phone, room, corners)).toBe(corners[0]);
  });
  it('never shows an empty edge, and stays within its limits', () => {
    const far = clampView({ scale: 99, x: 5000, y: -99999 }, phone);
    expect(far.scale).toBe(MAX_SCALE);
    expect(far.x).toBe(0);
    expect(far.y).toBeCloseTo(phone.h - 1000 * MAX_SCALE);
    expect(clampView({ scale: 0.01, x: 0, y: 0 }, phone).scale).toBeCloseTo(fitScale(phone));
  });
  it('starts on a phone around what can be chosen', () => {
    const view = viewAround([{ x: 900, y: 300, w: 122, h: 84, r: 9 }], phone, 0.76);
    const seen = seenBox(view, phone);
    expect(view.scale).toBeCloseTo(0.76);
    expect(seen.x).toBeLessThan(900);
    expect(seen.x + seen.w).toBeGreaterThan(1022);
  });
});

describe('pick', () => {
  const small = { id: 'small', box: { x: 10, y: 10, w: 10, h: 10, r: 0 } };
  const large = { id: 'large', box: { x: 0, y: 0, w: 100, h: 100, r: 0 } };
  it('takes the smallest place around a point', () => expect(pick([large, small], { x: 12, y: 12 })).toBe(small));
  it('takes the nearest within reach, none beyond', () => {
    expect(pick([small], { x: 25, y: 15 }, 8)).toBe(small);
    expect(pick([small], { x: 45, y: 15 }, 8)).toBeUndefined();
  });
});

describe('marks', () => {
  const picture: BoardPicture = {
    edition: 'first',
    rails: false,
    players: 4,
    fees: { green: 1, black: 2 },
    spaces: { 'n-a': { kind: 'neutral', building: 'A' } },
    herders: {},
    engines: {},
    stations: {},
    masters: {},
    cities: {},
    foresight: [],
    jobs: [],
    tokenRow: 2,
    north: null,
    active: null,
  };
  const g = boardGeometry('first', false, 4);
  it('know their layer', () => {
    expect(layerOf(boardId.rail('t3'))).toBe('rail');
    expect(layerOf(boardId.station('st4'))).toBe('rail');
    expect(layerOf(boardId.city('topeka'))).toBe('city');
    expect(layerOf(boardId.space('start'))).toBe('trail');
    expect(layerOf(boardId.hand(2))).toBeUndefined();
  });
  it('leave out what lies on other panels', () => {
    const placed = placeChoices(
      g,
      picture,
      [boardId.hand(0), boardId.space('n-a')].map((id) => ({ id, key: '1', state: 'may' })),
    );
    expect(placed.map((p) => p.choice.id)).toEqual(['sp-n-a']);
  });
  it('find single lines of a tile: three actions, the last two side by side', () => {
    const [one, two, three] = [0, 1, 2].map((n) => actionBox(g, picture, 'n-a', n));
    expect(one && two && two.y > one.y).toBe(true);
    expect(two && three && two.y === three.y && three.x > two.x).toBe(true);
    expect(actionBox(g, picture, 'ab1', 0)).toBeUndefined();
  });
  it('find risk ribbons where the edition has them', () => {
    expect(riskBox(g, 'floodbank1')).toBeDefined();
    expect(riskBox(g, 'ab1')).toBeUndefined();
  });
  it('take the disc of a pair that goes next', () => {
    expect(nextSlot('aux3', [])).toBe('aux3a');
    expect(nextSlot('aux3', ['aux3a'])).toBe('aux3b');
    expect(nextSlot('hand', ['hand1', 'hand2'])).toBeUndefined();
  });
});

describe('chart', () => {
  const series = [{ colour: 'red' as const, name: 'Ada', values: [0, 10, null, 103] }];
  it('covers all values in round steps', () => {
    expect(valueScale(series)).toEqual({ min: 0, max: 125, ticks: [0, 25, 50, 75, 100, 125] });
    expect(valueScale([{ colour: 'red', name: '', values: [-7, 3] }]).min).toBeLessThan(0);
  });
  it('leaves a gap where a value is missing', () => {
    const d = seriesPath(
      series[0] ?? { colour: 'red', name: '', values: [] },
      3,
      { min: 0, max: 125, ticks: [] },
      { left: 0, top: 0, width: 30, height: 125 },
    );
    expect(d).toBe('M0.0 125.0L10.0 115.0M30.0 22.0');
  });
  it('keeps labels apart', () => {
    const placed = spreadLabels([50, 51, 10], 16, 0, 100);
    expect(Math.abs((placed[0] ?? 0) - (placed[1] ?? 0))).toBeGreaterThanOrEqual(16);
    expect(spreadLabels([99, 98, 97], 16, 0, 100).every((y) => y <= 100)).toBe(true);
  });
});
