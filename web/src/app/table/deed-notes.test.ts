// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { loadEngine, readRecordFile } from '../../../tests/load';
import { C, type GwtGame } from '../../engine';
import { choicesOf, firstWay, type Way } from '../../game/choices';
import type { Shown } from '../shown';
import { certificateNote, missedNote, priceChange, rowPriceNote, shorterRoadNote } from './deed-notes';

const engine = await loadEngine();
const SLOT = 0;

/** A recorded game right before the n-th line of a kind: what notes are made of, and the ways to answer. */
function before(record: string, pattern: RegExp, nth = 0): { shown: Shown; ways: readonly Way[] } {
  const lines = readRecordFile(record).split('\n');
  const at = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []))[nth];
  engine.readRecord(SLOT, lines.slice(0, at).join('\n') + '\n', () => undefined);
  const game: GwtGame = engine.game(SLOT);
  const speaker = { engine, slot: SLOT, game, language: 'en' as const, nameOf: (seat: number) => `P${seat + 1}`, you: null };
  const shown: Pick<Shown, 'game' | 'toAct' | 'speaker' | 'slot' | 'decision'> = {
    game,
    speaker,
    slot: SLOT,
    toAct: engine.toAct(SLOT),
    decision: engine.decision(SLOT),
  };
  return { shown: shown as Shown, ways: choicesOf(engine, SLOT).map(firstWay) };
}

describe('notes of rows', () => {
  it('of certificates tell the value, the marker and what is wasted', () => {
    const { shown, ways } = before('4p-beginner-b.drover', /^\d certificates 4/);
    expect(ways.slice(0, 3).map((way) => certificateNote(shown, way))).toEqual(['value 6', 'value 7 · 6 → 4: one is wasted', 'value 8 · 6 → 4']);
  });
  it('of a card that goes tell what the hand is worth without it', () => {
    const { shown, ways } = before('4p-random-mixed-masters.drover', /^\d trash yellow/);
    const cards = ways.filter(({ info }) => info.verb === C.VERB_TRASH);
    expect(cards.map((way) => missedNote(shown, way))).toEqual(['hand worth 8 → 7', 'hand worth 8 → 6', 'hand worth 8 → 6', 'hand worth 8 → 5']);
  });
  it('of a worker tell the price of the row and what is added', () => {
    const { ways } = before('4p-random-a-promos.drover', /^\d hire /, 7);
    const [first] = ways;
    expect(first && rowPriceNote(first)).toBe('row 3: $7');
    expect(first && rowPriceNote({ ...first, dollars: first.dollars - 2 })).toBe('row 3: $7 + 2');
    expect(first && priceChange({ ...first, dollars: first.dollars + 1 })).toBe(-1);
  });
  it('of a hazard tell whose road gets shorter', () => {
    const { shown, ways } = before('4p-random-a-promos.drover', /^\d remove /, 2);
    const notes = ways.filter(({ info }) => info.verb === C.VERB_HAZARD).map((way) => shorterRoadNote(shown, way));
    expect(notes).toContain('shorter road for everybody');
    expect(notes.some((note) => /^shorter road for P\d$/.test(note))).toBe(true);
  });
});
