// SPDX-License-Identifier: MIT
// action-line.ts - the grammar of action lines: operations to glyphs. requirement -> reward; / one of the two; × per.
import {
  anyCard,
  arrow,
  back,
  breedCard,
  cert,
  coin,
  forward,
  icon,
  line,
  lineWidth,
  numbered,
  pairOfCards,
  pay,
  slash,
  space,
  tradePair,
  tradeTile,
  word,
  type Glyph,
  type Ink,
} from './glyphs';
import type { Counted, DiscardWanted, Op } from './ops';
import type { Edition } from './position';

function counted(what: Counted, edition: Edition): Glyph {
  switch (what) {
    case 'engineers':
      return icon('engineer', 0.74);
    case 'cowboys':
      return icon('cowboy', 0.8);
    case 'builders':
      return icon('builder', 0.8);
    case 'own_buildings_in_woods':
      return icon('pine', 0.86);
    case 'own_hazards':
      return icon('hazard', 0.84);
    case 'own_stations':
      return icon('station', 0.84);
    case 'cleared_bell_spaces':
      return icon('bell', 0.8);
    case 'own_trade_pairs':
      return tradePair(edition);
  }
}

function wanted(card: DiscardWanted, edition: Edition): Glyph {
  switch (card) {
    case 'objective':
      return icon('objective', 0.96);
    case 'pair':
      return pairOfCards;
    case 'any':
      return anyCard('?');
    case 'value2':
      return anyCard('2');
    case 'value3':
      return anyCard('3');
    default:
      return breedCard(card, edition);
  }
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const upTo = (max: number | Counted, edition: Edition): Glyph[] =>
  typeof max === 'number' ? [forward(max)] : [forward(), counted(max, edition)];
const all = (ops: readonly Op[], edition: Edition): Glyph[] => ops.flatMap((op) => actionGlyphs(op, edition));
const joined = (ops: readonly Op[], between: Glyph, edition: Edition): Glyph[] =>
  ops.flatMap((op, i) => [...(i ? [between] : []), ...actionGlyphs(op, edition)]);

/** One operation as a line of glyphs. */
export function actionGlyphs(op: Op, edition: Edition): Glyph[] {
  switch (op.op) {
    case 'dollars':
      return [coin(op.n)];
    case 'pay':
      return [pay(op.n)];
    case 'certificate':
      return [cert(`+${op.n}`)];
    case 'certificate_max':
      return [cert('max')];
    case 'permanent_certificate':
      return [numbered('certperm', op.n, { centre: 0.36, fill: 'currentColor' })];
    case 'discard_for':
      return [wanted(op.card, edition), arrow, ...all(op.reward, edition)];
    case 'hire':
      return [icon('hire'), op.modifier ? word(signed(op.modifier), 0.72) : word('$', 0.4)];
    case 'build':
      return [icon('build'), pay(op.per_builder), ...(op.per_builder ? [slash, icon('builder', 0.7)] : [])];
    case 'objective':
      return [icon('objective', 0.96), ...(op.to === 'hand' ? [icon('draw', 0.7)] : [])];
    case 'engine_forward':
      return [icon('engine'), ...upTo(op.max, edition)];
    case 'engine_back':
      return [icon('engine'), back(op.n)];
    case 'choice':
      return joined(op.of, slash, edition);
    case 'seq':
      return joined(op.of, arrow, edition);
    case 'aux':
      return [numbered('gear', op.mode === 'single' ? 1 : 2, { fill: 'var(--tile)' })];
    case 'buy_cattle':
      return [icon('cattle'), word('$', 0.4)];
    case 'take_cattle':
      return [anyCard(String(op.value))];
    case 'remove_hazard':
      return op.cost ? [pay(op.cost), arrow, icon('hazard')] : [icon('hazard')];
    case 'trade':
      return [tradeTile('any', edition)];
    case 'herder_forward':
      return [icon('shoe'), forward(op.max)];
    case 'extraordinary_delivery':
      return [icon('engine'), back('?'), icon('city', 0.95)];
    case 'per':
      return [counted(op.count, edition), word('×', 0.5), ...all(op.each, edition)];
    case 'draw_then_discard':
      return [icon('draw'), ...upTo(op.max, edition), icon('discard')];
    case 'copy_adjacent':
      return [icon('copy', 1.1)];
    case 'upgrade_station_behind':
      return [icon('station'), back()];
    case 'exchange_token':
      return [icon('token')];
    case 'trash_hand_card':
      return [icon('remove'), ...(op.n > 1 ? [word(String(op.n), 0.4)] : [])];
    case 'place_branchlet':
      return [icon('branchlet')];
  }
}

/** Several operations of one line: payments and engine moves before an arrow, as on the player board. */
export const sequenceGlyphs = (ops: readonly Op[], edition: Edition): Glyph[] => joined(ops, arrow, edition);

// ---- the actions of a tile ---------------------------------------------------------------------------------------

/** A line too long for its tile, broken after its slash, × or first reward. */
function split(op: Op, edition: Edition): Glyph[][] {
  if (op.op === 'choice') return [[...actionGlyphs(op.of[0], edition), slash], actionGlyphs(op.of[1], edition)];
  if (op.op === 'per') return [[counted(op.count, edition), word('×', 0.5)], all(op.each, edition)];
  const [first, ...rest] = op.op === 'discard_for' ? op.reward : [];
  if (op.op === 'discard_for' && first && rest.length)
    return [actionGlyphs({ ...op, reward: [first] }, edition), all(rest, edition)];
  return [actionGlyphs(op, edition)];
}

export interface TileRow {
  action: number;
  inks: Ink[];
}
export interface TileLines {
  rows: TileRow[];
  /** y of the hairlines between actions. */
  rules: number[];
  /** Top and height of each action, for inks on one of them. */
  bands: { action: number; y: number; h: number }[];
}

const SHRINK_MIN = 0.72;
const LINE_MAX = 36;

/** One line for each action; of three the last two share one. One action alone stands in the middle. */
export function tileLines(
  actions: readonly Op[],
  edition: Edition,
  x: number,
  y: number,
  w: number,
  h: number,
): TileLines {
  const groups = actions.length > 2 ? [actions.slice(0, 1), actions.slice(1)] : actions.map((a) => [a]);
  const base = Math.min(groups.length === 1 ? LINE_MAX : h * 0.44, LINE_MAX);
  const rows = groups.flatMap((ops, group) => {
    const glyphs = ops.flatMap((op, i) => [...(i ? [space(0.22)] : []), ...actionGlyphs(op, edition)]);
    const only = ops.length === 1 ? ops[0] : undefined;
    const parts = only && lineWidth(glyphs, base) * SHRINK_MIN > w ? split(only, edition) : [glyphs];
    return parts.map((part) => ({ group, part }));
  });
  const rowH = h / rows.length;
  const share = rows.length === 1 ? 0.62 : rows.length === 2 ? 0.88 : 0.96;
  const lineH = Math.min(rowH * share, LINE_MAX);
  const lines: TileLines = { rows: [], rules: [], bands: [] };
  rows.forEach(({ group, part }, i) => {
    const left = groups.length === 1 ? x + Math.max(0, (w - lineWidth(part, lineH)) / 2) : x;
    lines.rows.push({ action: group, inks: line(part, left, y + i * rowH + (rowH - lineH) / 2, lineH, w) });
    if (i && rows[i - 1]?.group !== group) lines.rules.push(Math.round((y + i * rowH) * 10) / 10);
  });
  groups.forEach((ops, group) => {
    const first = rows.findIndex((row) => row.group === group);
    const count = rows.filter((row) => row.group === group).length;
    const firstAction = group && actions.length > 2 ? 1 : group;
    ops.forEach((_, i) => lines.bands.push({ action: firstAction + i, y: y + first * rowH, h: count * rowH }));
  });
  return lines;
}
