// SPDX-License-Identifier: MIT
// placing.ts - where a popover or bubble goes: beside its place, inside the window, with its beak at the place.
import type { BoardId } from '../board/position';

export interface Size {
  readonly w: number;
  readonly h: number;
}
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Side = 'right' | 'left' | 'below' | 'above' | 'none';
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Distance of the beak from the upper (left) edge of the box. */
  readonly beak: number;
}

const GAP = 13;
const EDGE = 8;
const BEAK_MIN = 18;
const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), n));

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The four places beside something, in the order they are liked. */
function sides(at: Rect, box: Size, room: Size): readonly Placed[] {
  const midX = (at.left + at.right) / 2;
  const midY = (at.top + at.bottom) / 2;
  const top = clamp(midY - box.h / 2, EDGE, room.h - box.h - EDGE);
  const left = clamp(midX - box.w / 2, EDGE, room.w - box.w - EDGE);
  const beakY = clamp(midY - top, BEAK_MIN, box.h - BEAK_MIN);
  const beakX = clamp(midX - left, BEAK_MIN, box.w - BEAK_MIN);
  return [
    { left: at.right + GAP, top, side: 'right', beak: beakY },
    { left: at.left - GAP - box.w, top, side: 'left', beak: beakY },
    { left, top: at.bottom + GAP, side: 'below', beak: beakX },
    { left, top: at.top - GAP - box.h, side: 'above', beak: beakX },
  ];
}

/** Beside the place where there is room, over as little as possible of what should stay seen; else in the window's middle. */
export function placeBeside(at: Rect, box: Size, room: Size, avoid: readonly Rect[] = []): Placed {
  const rect = ({ left, top }: Placed): Rect => ({ left, top, right: left + box.w, bottom: top + box.h });
  const fits = (placed: Placed): boolean => {
    const { left, top, right, bottom } = rect(placed);
    return left >= EDGE && top >= EDGE && right <= room.w - EDGE && bottom <= room.h - EDGE;
  };
  const covered = (placed: Placed): number => avoid.reduce((sum, other) => sum + overlap(rect(placed), other), 0);
  const [best] = sides(at, box, room)
    .filter(fits)
    .sort((a, b) => covered(a) - covered(b));
  return best ?? { left: (room.w - box.w) / 2, top: (room.h - box.h) / 2, side: 'none', beak: 0 };
}

export type BoxOf = (id: BoardId) => DOMRect | undefined;

/** Where a place is on the screen: from the board where it knows, else from what carries its id. */
export function screenPlace(id: BoardId, boxOf?: BoxOf): DOMRect | undefined {
  const known = boxOf?.(id);
  if (known) return known;
  const found = document.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return found && found.width > 0 ? found : undefined;
}
