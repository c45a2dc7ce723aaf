// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { EFFECT_IDS } from '../engine/layout.gen';
import { actionGlyphs, tileLines } from './action-line';
import { actionText, masterText, objectiveText, sequenceText, type Speech } from './action-text';
import { cardText } from './card-text';
import { buildingActions, NEUTRAL_BUILDINGS, privateBuilding } from './data/buildings';
import { MASTERS, OBJECTIVES } from './data/cards';
import { AUXILIARY, AUXILIARY_NORTH, WORKER_BONUSES } from './data/player-board';
import { EFFECTS } from './effects';
import { lineWidth } from './glyphs';
import type { Op } from './ops';
import { CATTLE, type Edition } from './position';
import { LANGUAGES, boardTextsOf, loadLanguage } from '../i18n/i18n.svelte';
import { fill } from './texts';

await Promise.all(Object.keys(LANGUAGES).map(loadLanguage));
const ENGLISH = boardTextsOf('en');
const GERMAN = boardTextsOf('de');

const en = (edition: Edition): Speech => ({ texts: ENGLISH, edition });
const words = (edition: Edition, id: string, rails = false): string[] =>
  buildingActions(edition, rails, id).map((op) => actionText(op, en(edition)));
const SIDES = Array.from({ length: 13 }, (_, i) => [`${i + 1}a`, `${i + 1}b`]).flat();

describe('sentences', () => {
  it('say what is printed on the neutral buildings', () => {
    expect(words('first', 'A')).toEqual(['Discard a Guernsey: gain $2', 'Hire a worker', 'Hire a worker for $2 more']);
    expect(words('first', 'B')).toEqual(['Discard a Dutch Belt: gain $2', 'Place a building for $2 per builder']);
    expect(words('first', 'C')).toEqual([
      'Certificate marker 1 forward, or take an objective card',
      'Engine forward, 1 space per engineer',
    ]);
    expect(words('first', 'D')).toEqual([
      'Take a teepee, or pay $2: engine up to 2 forward',
      'Auxiliary action, single or double',
    ]);
    expect(words('second', 'D')[0]).toBe('Take an outlaw, or pay $2: engine up to 2 forward');
    expect(words('first', 'E')).toEqual(['Discard a Black Angus: gain $2', 'Buy cattle']);
    expect(words('second', 'E')[0]).toBe('Discard a Pineywoods: gain $2');
    expect(words('first', 'F')).toEqual(['Discard two cattle of one breed: gain $4', 'Remove a hazard for $7']);
    expect(words('first', 'G')).toEqual(['Engine forward, 1 space per engineer', 'Auxiliary action, single or double']);
  });

  it('say what is printed on private buildings', () => {
    expect(words('first', '7a')).toEqual([
      'For each pair of one green and one blue teepee: certificate marker up to 2 forward and gain $2',
    ]);
    expect(words('first', '6b')).toEqual(['Discard any cattle card: gain $3 and take an objective card to hand']);
    expect(words('first', '10b')).toEqual(['Gain $4', 'Engine up to 4 forward', 'Herder up to 4 steps forward']);
    expect(words('second', '12b')).toEqual(['For each station of yours: gain $2', 'Take an exchange token']);
    expect(words('first', '12b', true)).toEqual(['For each builder: gain $1', 'Place a branchlet']);
  });

  it('find the second edition its own 12 as 13 with Rails to the North', () => {
    expect(privateBuilding('second', true, '12b')).toEqual(privateBuilding('first', true, '12b'));
    expect(privateBuilding('second', true, '13b')).toEqual(privateBuilding('second', false, '12b'));
  });

  it('put the real numbers beside what is counted, and dollars into words for a screen reader', () => {
    const [op] = buildingActions('first', false, '1a');
    if (!op) throw new Error('no action');
    expect(actionText(op, { ...en('first'), spoken: true, counts: { own_buildings_in_woods: 3 } })).toBe(
      'For each building of yours in the woods (now 3): gain 2 dollars',
    );
    expect(actionText({ op: 'dollars', n: 1 }, { ...en('first'), spoken: true })).toBe('Gain 1 dollar');
  });

  it('put costs before what they bring', () => {
    expect(AUXILIARY.first.map((ops) => sequenceText(ops, en('first')))).toEqual([
      'Gain $1',
      'Draw 1 card, then discard 1',
      'Pay $1 and engine 1 back: certificate marker 1 forward',
      'Pay $1: engine 1 forward',
      'Engine 1 back: remove a hand card from the game',
    ]);
    expect(sequenceText(AUXILIARY_NORTH, en('first'))).toBe('Discard a cattle card of value 2: place a branchlet');
  });

  it('speak of cards and station masters', () => {
    expect(cardText('brown-4', 'second', ENGLISH)).toBe('Shorthorn, value 4, 4 VP');
    expect(cardText('heifer', 'second', GERMAN)).toBe('Simmentaler Färse, Wert 4, 4 SP');
    expect(objectiveText('d2', en('first'))).toBe('Objective: a hazard, a Texas Longhorn; 3 VP, otherwise minus 2');
    expect(objectiveText('a1', en('second'))).toBe('Objective: a disc on New York; 5 VP, otherwise minus 3');
    expect(masterText('sm4', en('second'))).toBe(
      'Take a permanent certificate; 3 VP per pair of one green and one orange outlaw',
    );
    expect(masterText('sm9', en('first'))).toBe('Gain $12');
  });
});

/** Every list of operations that is printed somewhere, with its edition. */
function everyOp(): { op: Op; edition: Edition; where: string }[] {
  const found: { op: Op; edition: Edition; where: string }[] = [];
  for (const edition of ['first', 'second'] as const) {
    const put = (where: string, ops: readonly Op[]): void => ops.forEach((op) => found.push({ op, edition, where }));
    for (const id of [...Object.keys(NEUTRAL_BUILDINGS), ...SIDES])
      for (const rails of [false, true]) put(id, buildingActions(edition, rails, id));
    for (const [id, ops] of Object.entries(EFFECTS)) put(id, ops);
    for (const [id, master] of Object.entries(MASTERS)) put(id, master.top);
    for (const [id, card] of Object.entries(OBJECTIVES)) put(id, card.immediate);
    for (const [id, row] of Object.entries(WORKER_BONUSES)) row.forEach((ops) => put(id, ops ?? []));
    AUXILIARY[edition].forEach((ops) => put('aux', ops));
  }
  return found;
}

describe('every printed operation', () => {
  it.each(Object.keys(LANGUAGES))('has a whole sentence in %s', (language) => {
    const texts = boardTextsOf(language);
    for (const { op, edition, where } of everyOp()) {
      const text = actionText(op, { texts, edition });
      expect(text, where).toMatch(/^\p{Lu}/u);
      expect(text, where).not.toMatch(/[{}]|undefined/);
    }
  });

  it('covers every effect of the engine', () => {
    for (const effect of EFFECT_IDS) if (effect) expect(EFFECTS[effect], effect).toBeDefined();
  });

  it('has an icon line', () => {
    for (const { op, edition, where } of everyOp())
      expect(lineWidth(actionGlyphs(op, edition), 20), where).toBeGreaterThan(10);
  });

  it('fits its tile', () => {
    for (const edition of ['first', 'second'] as const)
      for (const id of [...Object.keys(NEUTRAL_BUILDINGS), ...SIDES])
        for (const h of [76, 57]) {
          const lines = tileLines(buildingActions(edition, false, id), edition, 0, 0, 87, h);
          for (const ink of lines.rows.flatMap((row) => row.inks)) {
            if (!('x' in ink)) continue;
            expect(ink.x, id).toBeLessThanOrEqual(88);
            expect(ink.y, id).toBeLessThanOrEqual(h + 1);
          }
        }
  });
});

describe('texts', () => {
  it('choose the word that goes with a number by the rule of the language', () => {
    const polish = (n: number): number => (n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2);
    const steps = [1, 3, 5, 22].map((n) => fill('{n} {n|krok|kroki|kroków}', { n }, polish));
    expect(steps).toEqual(['1 krok', '3 kroki', '5 kroków', '22 kroki']);
    expect(fill('{n} {n|card|cards} {x}', { n: 1 }, ENGLISH.plural)).toBe('1 card {x}');
  });
  it('name every cattle card', () => {
    for (const edition of ['first', 'second'] as const)
      for (const card of CATTLE) expect(cardText(card, edition, ENGLISH)).toMatch(/value \d/);
  });
});
