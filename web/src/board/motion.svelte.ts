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

/** What is on its way and can be brought to its end. */
const running = new Set<{ finish(): void }>();

function run(animation: Animation): Promise<void> {
  running.add(animation);
  const done = (): void => void running.delete(animation);
  return animation.finished.then(done, done);
}

/** Moves an element along points to where it already is. */
export function travel(node: Element, points: readonly Point[], msPerPoint: number, longest: number): void {
  const end = points.at(-1);
  const duration = travelTime(Math.min(longest, msPerPoint * (points.length - 1)));
  if (!end || !duration) return;
  const frames = points.map((p) => ({ transform: `translate(${p.x - end.x}px, ${p.y - end.y}px)` }));
  void run(node.animate(frames, { duration, easing: EASE }));
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
const between = (a: DOMRect, b: DOMRect): Point => ({ x: middle(b).x - middle(a).x, y: middle(b).y - middle(a).y });

/** Sends an element from where it lies into another place, where it vanishes. Settled when it is there. */
export function fly(node: Element, from: DOMRect, to: DOMRect, ms: number): Promise<void> {
  const { x, y } = between(from, to);
  const frames = [
    { transform: 'none', opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
  ];
  return run(node.animate(frames, { duration: travelTime(ms), easing: EASE, fill: 'forwards' }));
}

/** Lets an element come from another place to where it already is. */
export function comeFrom(node: Element, from: DOMRect, ms: number): void {
  const { x, y } = between(node.getBoundingClientRect(), from);
  void run(node.animate([{ transform: `translate(${x}px, ${y}px) scale(0.6)` }, { transform: 'none' }], { duration: travelTime(ms), easing: EASE }));
}

/** Counts from one number to another, showing every step; at its end, or when stopped, `show(null)`. */
export function count(from: number, to: number, ms: number, show: (value: number | null) => void): () => void {
  const duration = travelTime(ms);
  const began = performance.now();
  const counting = { finish: stop };
  function stop(): void {
    if (running.delete(counting)) show(null);
  }
  function step(): void {
    if (!running.has(counting)) return;
    const share = (performance.now() - began) / duration;
    if (share >= 1) return stop();
    show(Math.round(from + (to - from) * easeOut(share)));
    requestAnimationFrame(step);
  }
  running.add(counting);
  if (duration > 0 && from !== to) step();
  else stop();
  return stop;
}

/** Click or Space: everything is where it belongs at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}
