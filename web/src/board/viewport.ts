// SPDX-License-Identifier: MIT
// viewport.ts - zoom and pan of the board as arithmetic: a view is a scale (px per canvas unit) and where the canvas' corner
// lies in its window. Gestures are Board.svelte's.
import { CANVAS, type Box, type Point } from './geometry';

export interface Size {
  w: number;
  h: number;
}
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const MAX_SCALE = 3;
/** What a phone starts with, and what a double tap goes to. */
export const PHONE_SCALE = 0.76;
export const TAP_SCALE = 1;
/** Movement in px below which a press is a tap. */
export const DRAG_THRESHOLD = 8;
export const LONG_PRESS_MS = 400;
export const DOUBLE_TAP_MS = 300;
/** Touch targets are at least this wide, in px. */
export const TOUCH_SIZE = 44;

export const fitScale = (size: Size): number => Math.min(size.w / CANVAS.w, size.h / CANVAS.h) || 1;

const clampAxis = (offset: number, window: number, length: number): number =>
  length <= window ? (window - length) / 2 : Math.min(0, Math.max(window - length, offset));

/** The same view with no empty edge inside the window; smaller canvases are centred. */
export function clampView(view: View, size: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(size), view.scale));
  return { scale, x: clampAxis(view.x, size.w, CANVAS.w * scale), y: clampAxis(view.y, size.h, CANVAS.h * scale) };
}

export const fitView = (size: Size): View => clampView({ scale: 0, x: 0, y: 0 }, size);

/** Zooms so that the canvas point under `at` (px in the window) stays there. */
export function zoomAt(view: View, size: Size, scale: number, at: Point): View {
  const wanted = Math.min(MAX_SCALE, Math.max(fitScale(size), scale));
  const k = wanted / view.scale;
  return clampView({ scale: wanted, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k }, size);
}

export const panBy = (view: View, size: Size, dx: number, dy: number): View =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, size);

export const toCanvas = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

/** A view around boxes: at `scale`, or less where they would not fit. */
export function viewAround(boxes: readonly Box[], size: Size, scale: number): View {
  if (!boxes.length) return fitView(size);
  const left = Math.min(...boxes.map((b) => b.x));
  const top = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.w));
  const bottom = Math.max(...boxes.map((b) => b.y + b.h));
  const margin = 40;
  const roomy = Math.min(scale, size.w / (right - left + margin), size.h / (bottom - top + margin));
  const used = Math.min(MAX_SCALE, Math.max(fitScale(size), roomy, scale * 0.75));
  return clampView(
    { scale: used, x: size.w / 2 - ((left + right) / 2) * used, y: size.h / 2 - ((top + bottom) / 2) * used },
    size,
  );
}

export type Corner = readonly [x: 'left' | 'right', y: 'top' | 'bottom'];
/** Room between a thing in a corner and the edges, and around a box, for its frame and badge. */
const CORNER_GAP = 10;
const FRAME = 14;

/** The first of the corners where a thing of `room` pixels covers none of the boxes; undefined where it always would. */
export const freeCorner = (
  boxes: readonly Box[],
  view: View,
  size: Size,
  room: Size,
  corners: readonly Corner[],
): Corner | undefined =>
  corners.find(([x, y]) => {
    const left = x === 'left' ? 0 : size.w - room.w - CORNER_GAP;
    const top = y === 'top' ? 0 : size.h - room.h - CORNER_GAP;
    return boxes.every((b) => {
      const start = { x: b.x * view.scale + view.x - FRAME, y: b.y * view.scale + view.y - FRAME };
      const end = { x: start.x + b.w * view.scale + 2 * FRAME, y: start.y + b.h * view.scale + 2 * FRAME };
      return end.x < left || start.x > left + room.w + CORNER_GAP || end.y < top || start.y > top + room.h + CORNER_GAP;
    });
  });

/** The part of the canvas that is seen. */
export const seenBox = (view: View, size: Size): Box => ({
  x: Math.max(0, -view.x / view.scale),
  y: Math.max(0, -view.y / view.scale),
  w: Math.min(CANVAS.w, size.w / view.scale),
  h: Math.min(CANVAS.h, size.h / view.scale),
  r: 0,
});
