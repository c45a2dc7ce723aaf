// SPDX-License-Identifier: MIT
// Colours keep the contrast that people need: text 4.5, marks and borders 3 (WCAG 2).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREEDS } from './board/data/cards';
import { COLOURS, WORKER_KINDS } from './board/position';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function tokensOf(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}
const darkAt = css.indexOf("[data-theme='dark']");
const light = tokensOf(css.slice(0, darkAt));
const dark = new Map([...light, ...tokensOf(css.slice(darkAt))]);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(theme: Map<string, string>, a: string, b: string): number {
  const [high = 0, low = 0] = [a, b].map((name) => luminance(theme.get(name) ?? '')).sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['paper', 'panel', 'panel2', 'land', 'tile', 'tile2', 'act-soft'].map((ground) => ['ink', ground, 4.5] as const),
  ...['panel', 'paper', 'panel2', 'act-soft'].map((ground) => ['ink2', ground, 4.5] as const),
  ...['land', 'land2', 'flood', 'drought', 'rock', 'tradezone', 'crest'].map((ground) => ['map-ink', ground, 4.5] as const),
  ['barink', 'bar', 4.5],
  ['barink', 'bar2', 4.5],
  ['act', 'panel', 4.5],
  ['act', 'paper', 4.5],
  ['act', 'land', 3],
  ['act', 'tile', 3],
  ['act-ink', 'act', 4.5],
  ['pay', 'tile', 4.5],
  ['pay', 'panel', 4.5],
  ['coin-ink', 'gold', 4.5],
  ['vp-ink', 'vp', 4.5],
  ['tile', 'ok', 4.5],
  ['handg-ink', 'handg', 4.5],
  ['handb-ink', 'handb', 4.5],
  ['neutral-ink', 'neutral', 3],
  ['road-edge', 'land', 3],
  ['rail', 'land', 3],
  ['edge', 'panel', 3],
  ['piece-edge', 'land', 3],
  ['card-vp-ink', 'card-vp', 4.5],
  ...COLOURS.map((c) => [`pi-${c}`, `p-${c}`, 3] as const),
  ...WORKER_KINDS.map((w) => [`wi-${w}`, `w-${w}`, 3] as const),
  ...BREEDS.map((b) => [`ci-${b}`, `c-${b}`, 4.45] as const),
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_, theme) => {
  it.each(PAIRS)('%s on %s reaches %f', (ink, ground, need) => {
    expect(theme.has(ink) && theme.has(ground)).toBe(true);
    expect(ratio(theme, ink, ground)).toBeGreaterThanOrEqual(need);
  });
});
