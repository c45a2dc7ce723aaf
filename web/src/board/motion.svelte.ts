// SPDX-License-Identifier: MIT
// motion.svelte.ts - how fast pieces travel, and the transitions they use. Times are those of speed 1; speed 0 is instant.
// A wish for reduced motion is always respected: nothing travels then, only the ring shows what changed.
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './geometry';

export const EASE = 'cubic-bezier(.2,.7,.2,1)';
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

let speed = $state(1);
export const motionSpeed = (): number => speed;
/** 0.5, 1, 2, or 0 for instant. */
export function setMotionSpeed(value: number): void {
  speed = value;
}

const reduced = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
export const travelTime = (ms: number): number => (speed <= 0 || reduced() ? 0 : ms / speed);

/** Comes from a place given relative to where it will lie. */
export function arrive(_node: Element, { from, ms }: { from: Point; ms: number }): TransitionConfig {
  return {
    duration: travelTime(ms),
    easing: easeOut,
    css: (_t, u) => `transform: translate(${from.x * u}px, ${from.y * u}px)`,
  };
}

/** Grows into its place. */
export function pop(_node: Element, { ms }: { ms: number }): TransitionConfig {
  return {
    duration: travelTime(ms),
    easing: easeOut,
    css: (t) => `transform: scale(${0.6 + 0.4 * t}); transform-box: fill-box; transform-origin: center; opacity: ${t}`,
  };
}

const running = new Set<Animation>();
/** Moves an element along points to where it already is. */
export function travel(node: Element, points: readonly Point[], msPerPoint: number, longest: number): void {
  const end = points.at(-1);
  const duration = travelTime(Math.min(longest, msPerPoint * (points.length - 1)));
  if (!end || !duration) return;
  const frames = points.map((p) => ({ transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)` }));
  const animation = node.animate(frames, { duration, easing: EASE });
  running.add(animation);
  const done = (): void => void running.delete(animation);
  animation.finished.then(done, done);
}

/** Click or Space: everything is where it belongs at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}
