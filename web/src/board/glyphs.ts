// SPDX-License-Identifier: MIT
// glyphs.ts - the alphabet of the drawings: icons, numbers on icons, small cards, arrows. A glyph knows its width in line
// heights and what it consists of; Inks.svelte draws the result. Layout of whole lines is at the end.
import type { BrandId, IconId } from '../icons/icons';
import { BREED_LETTERS, type Breed } from './data/cards';
import type { Edition } from './position';

/** Something to draw, in the coordinates of the svg around it. */
export type Ink =
  | { kind: 'icon'; icon: IconId; x: number; y: number; size: number; teepee?: string }
  | { kind: 'brand'; brand: BrandId; x: number; y: number; size: number }
  | { kind: 'text'; text: string; x: number; y: number; size: number; fill?: string }
  | { kind: 'line'; d: string }
  | { kind: 'fill'; d: string }
  | { kind: 'card'; breed: Breed | 'any'; label: string; x: number; y: number; height: number };

export interface Glyph {
  /** In line heights. */
  width: number;
  draw: (x: number, y: number, height: number) => Ink[];
}

const r = (n: number): number => Math.round(n * 10) / 10;
export const GAP = 0.06;
export const CARD_RATIO = 0.76;

export const icon = (id: IconId, scale = 1): Glyph => ({
  width: scale,
  draw: (x, y, h) => [{ kind: 'icon', icon: id, x: r(x), y: r(y + (h - h * scale) / 2), size: r(h * scale) }],
});

interface NumberStyle {
  scale?: number;
  centre?: number;
  fill?: string;
}
/** An icon with a number set on it. */
export function numbered(id: IconId, value: number | string, style: NumberStyle = {}): Glyph {
  const { scale = 1, centre = 0.5, fill = 'var(--coin-ink)' } = style;
  const text = String(value).replace('-', '−');
  const share = text.length > 2 ? 0.46 : text.length > 1 ? 0.6 : 0.68;
  return {
    width: scale,
    draw: (x, y, h) => {
      const size = h * scale;
      const top = y + (h - size) / 2;
      const font = size * share;
      return [
        { kind: 'icon', icon: id, x: r(x), y: r(top), size: r(size) },
        { kind: 'text', text, x: r(x + size / 2), y: r(top + size * centre + font * 0.36), size: r(font), fill },
      ];
    },
  };
}

export const space = (width: number): Glyph => ({ width, draw: () => [] });

export const word = (text: string, width: number): Glyph => ({
  width,
  draw: (x, y, h) => [{ kind: 'text', text, x: r(x + (h * width) / 2), y: r(y + h * 0.7), size: r(h * 0.56) }],
});

export const arrow: Glyph = {
  width: 0.5,
  draw: (x, y, h) => [
    {
      kind: 'line',
      d: `M${r(x + h * 0.06)} ${r(y + h * 0.5)}h${r(h * 0.3)}M${r(x + h * 0.24)} ${r(y + h * 0.33)}l${r(h * 0.17)} ${r(h * 0.17)}-${r(h * 0.17)} ${r(h * 0.17)}`,
    },
  ],
};
export const slash: Glyph = {
  width: 0.34,
  draw: (x, y, h) => [
    { kind: 'line', d: `M${r(x + h * 0.27)} ${r(y + h * 0.16)}L${r(x + h * 0.07)} ${r(y + h * 0.84)}` },
  ],
};

/** Triangle and a count: so far forward, or back. */
function triangle(text: string, forward: boolean): Glyph {
  return {
    width: 0.34 + 0.36 * text.length,
    draw: (x, y, h) => {
      const side = r(h * 0.22);
      const d = forward
        ? `M${r(x + h * 0.04)} ${r(y + h * 0.28)}l${r(h * 0.24)} ${side}-${r(h * 0.24)} ${side}z`
        : `M${r(x + h * 0.28)} ${r(y + h * 0.28)}l-${r(h * 0.24)} ${side} ${r(h * 0.24)} ${side}z`;
      const inks: Ink[] = [{ kind: 'fill', d }];
      if (text)
        inks.push({
          kind: 'text',
          text,
          x: r(x + h * (0.34 + 0.17 * text.length)),
          y: r(y + h * 0.72),
          size: r(h * 0.64),
        });
      return inks;
    },
  };
}
export const forward = (count: number | string = ''): Glyph => triangle(String(count), true);
export const back = (count: number | string = ''): Glyph => triangle(String(count), false);

const cardInk = (breed: Breed | 'any', label: string, x: number, y: number, height: number): Ink => ({
  kind: 'card',
  breed,
  label,
  x: r(x),
  y: r(y),
  height: r(height),
});
export const breedCard = (breed: Breed, edition: Edition): Glyph => ({
  width: 0.8,
  draw: (x, y, h) => [cardInk(breed, BREED_LETTERS[edition][breed], x, y, h)],
});
/** A card by a property: `?` any, `3` any of value 3. */
export const anyCard = (label: string): Glyph => ({ width: 0.8, draw: (x, y, h) => [cardInk('any', label, x, y, h)] });
/** Two of one breed. */
export const pairOfCards: Glyph = {
  width: 1.1,
  draw: (x, y, h) => [cardInk('any', '', x, y, h), cardInk('any', '=', x + h * 0.3, y, h)],
};

const tradeIcon = (edition: Edition): IconId => (edition === 'first' ? 'teepee' : 'outlaw');
export const tradeFill = (colour: 'green' | 'alt' | 'any', edition: Edition): string =>
  colour === 'alt' ? `var(--tp-alt-${edition})` : `var(--tp-${colour})`;
export const tradeTile = (colour: 'green' | 'alt' | 'any', edition: Edition, scale = 1): Glyph => ({
  width: scale,
  draw: (x, y, h) => [
    {
      kind: 'icon',
      icon: tradeIcon(edition),
      x: r(x),
      y: r(y + (h * (1 - scale)) / 2),
      size: r(h * scale),
      teepee: tradeFill(colour, edition),
    },
  ],
});
export const tradePair = (edition: Edition): Glyph => ({
  width: 1.5,
  draw: (x, y, h) => [
    ...tradeTile('green', edition, 0.84).draw(x, y, h),
    ...tradeTile('alt', edition, 0.84).draw(x + h * 0.62, y, h),
  ],
});

export const coin = (n: number | string): Glyph => numbered('coin', n);
export const pay = (n: number | string): Glyph => numbered('pay', n, { fill: 'var(--pay)' });
export const cert = (text: string): Glyph =>
  numbered('cert', text, { scale: 0.98, centre: 0.52, fill: 'currentColor' });
/** Victory points; negative ones in an outlined shield. */
export const points = (n: number, scale = 1): Glyph =>
  n < 0 ? numbered('vpneg', n, { scale, fill: 'var(--pay)' }) : numbered('vp', n, { scale, fill: 'var(--vp-ink)' });

// ---- lines ----------------------------------------------------------------------------------------------------

export const lineWidth = (glyphs: readonly Glyph[], height: number): number =>
  glyphs.reduce((sum, g) => sum + g.width * height, 0) + Math.max(0, glyphs.length - 1) * height * GAP;

/** Left aligned; shrinks to fit `maxWidth` and stays in the middle of its height. */
export function line(glyphs: readonly Glyph[], x: number, y: number, height: number, maxWidth = Infinity): Ink[] {
  const shrink = Math.min(1, maxWidth / lineWidth(glyphs, height));
  const h = height * shrink;
  const top = y + (height - h) / 2;
  const inks: Ink[] = [];
  let at = x;
  for (const glyph of glyphs) {
    inks.push(...glyph.draw(at, top, h));
    at += (glyph.width + GAP) * h;
  }
  return inks;
}

/** The same, around a centre. */
export function centredLine(
  glyphs: readonly Glyph[],
  centre: number,
  y: number,
  height: number,
  maxWidth = Infinity,
): Ink[] {
  const width = Math.min(maxWidth, lineWidth(glyphs, height));
  return line(glyphs, centre - width / 2, y, height, maxWidth);
}
