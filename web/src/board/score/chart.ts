// SPDX-License-Identifier: MIT
// chart.ts - scales and lines of the score chart.
import type { ChartSeries } from '../position';

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

/** Round steps that cover all values, with 0 among them. */
export function valueScale(series: readonly ChartSeries[]): Scale {
  const values = series.flatMap((s) => s.values.filter((v): v is number => v !== null));
  const low = Math.min(0, ...values);
  const high = Math.max(10, ...values);
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((s) => (high - low) / s <= 5) ?? 1000;
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  return { min, max, ticks: Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step) };
}

export const turnsOf = (series: readonly ChartSeries[]): number =>
  Math.max(1, ...series.map((s) => s.values.length - 1));
export const xAt = (turn: number, turns: number, plot: Plot): number => plot.left + (turn / turns) * plot.width;
export const yAt = (value: number, scale: Scale, plot: Plot): number =>
  plot.top + (1 - (value - scale.min) / (scale.max - scale.min)) * plot.height;

/** A line through the known values, of every n-th turn and the last; a gap where one is missing. */
export function seriesPath(series: ChartSeries, turns: number, scale: Scale, plot: Plot, every = 1): string {
  let d = '';
  let pen = 'M';
  series.values.forEach((value, turn) => {
    if (turn % every && turn !== series.values.length - 1) return;
    if (value === null) {
      pen = 'M';
      return;
    }
    d += `${pen}${xAt(turn, turns, plot).toFixed(1)} ${yAt(value, scale, plot).toFixed(1)}`;
    pen = 'L';
  });
  return d;
}

/** Labels at the lines' ends, pushed apart so that none covers another. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const label of order) last = label.y = Math.max(label.y, last + gap, low);
  let next = high;
  for (const label of order.reverse()) next = (label.y = Math.min(label.y, next)) - gap;
  const placed = [...wanted];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}
