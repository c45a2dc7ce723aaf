// SPDX-License-Identifier: MIT
// gestures.ts - pointers on the board told apart: tap, drag, pinch, long press, double tap. Knows px, not the game.
import type { Point } from './geometry';
import { DOUBLE_TAP_MS, DRAG_THRESHOLD, LONG_PRESS_MS } from './viewport';

export interface GestureEvents {
  tap: (at: Point, touch: boolean) => void;
  /** True if it was taken as such; otherwise the second tap is a tap of its own. */
  doubleTap: (at: Point) => boolean;
  longPress: (at: Point) => void;
  drag: (dx: number, dy: number) => void;
  /** Factor since the last call, around a point. */
  pinch: (factor: number, at: Point, dx: number, dy: number) => void;
  hover: (at: Point | null) => void;
}

interface Finger extends Point {
  startX: number;
  startY: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Svelte action: reports gestures on a node, in px from its corner. */
export function gestures(node: HTMLElement, events: GestureEvents): { destroy: () => void } {
  const fingers = new Map<number, Finger>();
  let dragging = false;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { at: { x: 0, y: 0 }, time: -Infinity };

  const local = (event: PointerEvent | MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onControl = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('button') !== null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || onControl(event)) return;
    const at = local(event);
    if (!fingers.size) dragging = false;
    fingers.set(event.pointerId, { ...at, startX: at.x, startY: at.y });
    clearTimeout(pressTimer);
    if (fingers.size > 1) dragging = true;
    else if (event.pointerType === 'touch')
      pressTimer = setTimeout(() => {
        dragging = true; // the release that follows is no tap
        events.longPress(at);
      }, LONG_PRESS_MS);
  }

  function pinchTo(id: number, at: Point): void {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    const finger = fingers.get(id);
    if (!other || !finger) return;
    const before = middle(finger, other);
    const after = middle(at, other);
    const factor = distance(at, other) / Math.max(1, distance(finger, other));
    events.pinch(factor, after, after.x - before.x, after.y - before.y);
  }

  function move(event: PointerEvent): void {
    const at = local(event);
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== 'touch') events.hover(at);
      return;
    }
    if (!dragging && distance(at, { x: finger.startX, y: finger.startY }) > DRAG_THRESHOLD) {
      dragging = true;
      clearTimeout(pressTimer);
      node.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 2) pinchTo(event.pointerId, at);
    else if (dragging) events.drag(at.x - finger.x, at.y - finger.y);
    fingers.set(event.pointerId, { ...finger, ...at });
  }

  function up(event: PointerEvent): void {
    clearTimeout(pressTimer);
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || dragging || event.type === 'pointercancel') return;
    const at = local(event);
    const touch = event.pointerType === 'touch';
    const quick = event.timeStamp - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < 30;
    lastTap = { at, time: quick ? -Infinity : event.timeStamp };
    if (quick && touch && events.doubleTap(at)) return;
    events.tap(at, touch);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    if (!fingers.size) events.longPress(local(event));
  }
  const leave = (): void => events.hover(null);

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('contextmenu', menu);
  return {
    destroy() {
      clearTimeout(pressTimer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
