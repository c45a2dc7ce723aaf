// SPDX-License-Identifier: MIT
// aim.ts - arrow keys: which choice lies next in a direction, by its place on the screen.

export interface Aimed {
  readonly index: number;
  readonly box: DOMRect | undefined;
}
/** What lies aside counts more than what lies far. */
const ASIDE = 2.5;
const NEAR = 4;
const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Index of the next choice; in the order of the list where places tell nothing. */
export function nextChoice(choices: readonly Aimed[], current: number | null, dx: number, dy: number): number | null {
  const { length } = choices;
  if (length === 0) return null;
  const step = dx + dy;
  const from = current === null ? undefined : choices[current]?.box;
  if (current === null) return step > 0 ? 0 : length - 1;
  const listed = (current + step + length) % length;
  if (!from) return listed;
  const at = middle(from);
  let best: { index: number; far: number } | null = null;
  for (const { index, box } of choices) {
    if (!box || index === current) continue;
    const { x, y } = middle(box);
    const along = (x - at.x) * dx + (y - at.y) * dy;
    const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
    const far = along + ASIDE * aside;
    if (along > NEAR && (best === null || far < best.far)) best = { index, far };
  }
  return best?.index ?? listed;
}
