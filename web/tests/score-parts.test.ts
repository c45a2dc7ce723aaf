// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { SCORE_LINES, type ScoreLine } from '../src/board/position';
import { scoreParts } from '../src/game/score-parts';
import { loadEngine, readRecordFile, recordNames } from './load';

const engine = await loadEngine();
const SLOT = 0;
/** Every so many steps the sums are looked at, not only at the end. */
const EVERY = 30;

function expectSums(moment: string): void {
  const game = engine.game(SLOT);
  for (let seat = 0; seat < game.playersCount; seat++) {
    const score = engine.score(SLOT, seat);
    const sums = SCORE_LINES.map((line) => scoreParts(game, seat, score, line).reduce((sum, { points }) => sum + points, 0));
    expect(sums, `${moment}, seat ${seat}`).toEqual(score.category);
  }
}

describe('the parts of a number of the score sheet', () => {
  it.each(recordNames())('sum to it in %s', (name) => {
    let step = 0;
    engine.readRecord(SLOT, readRecordFile(name), () => {
      if (++step % EVERY === 0) expectSums(`step ${step}`);
    });
    expectSums('the end');
  });

  it('are told by name and count', () => {
    const told = (name: string, seat: number, line: ScoreLine): readonly string[] => {
      engine.readRecord(SLOT, readRecordFile(name), () => undefined);
      return scoreParts(engine.game(SLOT), seat, engine.score(SLOT, seat), line).map(({ text, points }) => `${text} = ${points}`);
    };
    expect(told('first-3p-1.drover', 0, 'dollars')).toEqual(['$16 : 5 = 3']);
    expect(told('first-3p-1.drover', 0, 'cattle')).toEqual(['2 × Ayrshire (3 VP) = 6']);
    expect(told('first-3p-1.drover', 2, 'cattle')).toEqual([]);
    expect(told('first-3p-1.drover', 1, 'cities')).toEqual([
      '1 × Kansas City (−6 VP) = -6',
      'Arrow Topeka – Wichita = -3',
      'Arrow Wichita – Colorado Springs = -1',
    ]);
    expect(told('first-rails-3p-1.drover', 2, 'masters')[0]).toBe('3 VP per 2 certificates; counted: 8 = 12');
    expect(told('first-rails-3p-1.drover', 2, 'objectives')).toContain('Not met: 2 buildings, 2 green teepees = -3');
    expect(told('second-3p-garth2-1.drover', 0, 'dollars')).toEqual(['Garth scores nothing here = 0']);
  });
});
