// SPDX-License-Identifier: MIT
// objective-grid.ts - tasks of an objective card in up to two rows of two.
export function objectiveGridSpot(nth: number, count: number): { x: number; y: number; size: number } {
  if (count === 1) return { x: 62, y: 90, size: 44 };
  const inRow = count === 3 && nth === 2 ? 1 : 2;
  const x = inRow === 1 ? 62 : nth % 2 ? 88 : 36;
  if (count === 2) return { x, y: 90, size: 42 };
  return { x, y: nth < 2 ? 73 : 109, size: 33 };
}
