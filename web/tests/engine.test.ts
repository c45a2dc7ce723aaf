// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, EngineError, PLAIN_SETUP } from '../src/engine';
import { loadBots, loadEngine, readRecordFile, recordNames } from './load';

const engine = await loadEngine();

describe('records of tests/records', () => {
  it('replay to their written scores, each of them', () => {
    let finished = 0;
    for (const name of recordNames()) {
      const text = readRecordFile(name);
      engine.readRecord(0, text, () => undefined); // throws where a score or the hash differs
      const scores = [...text.matchAll(/^score (\d) (-?\d+)/gm)];
      for (const [, seat, total] of scores) expect(engine.score(0, Number(seat) - 1).total, `${name}, seat ${seat}`).toBe(Number(total));
      finished += Number(scores.length > 0);
    }
    expect(finished).toBeGreaterThan(100);
  });

  it('are written again letter for letter', () => {
    const text = readRecordFile(recordNames()[0] ?? '');
    const actions: { seat: number; action: number }[] = [];
    const head = engine.readRecord(0, text, (step) => actions.push(step));
    engine.readRecord(1, head.text, () => undefined);
    const lines = actions.map(({ seat, action }) => {
      const line = engine.recordLine(1, seat, action);
      engine.apply(1, action);
      return line;
    });
    const body = (record: string): string[] =>
      record
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter(Boolean);
    expect(body(head.text + lines.join('') + engine.recordResult(1))).toEqual(body(text));
  });
});

describe('refusals', () => {
  it('an illegal action leaves the game as it was', () => {
    engine.newGame(0, PLAIN_SETUP, 1n);
    const before = engine.hash(0);
    expect(() => engine.apply(0, 0x0302)).toThrow(EngineError);
    expect(engine.hash(0)).toBe(before);
  });
  it('options that do not go together', () => {
    expect(engine.setupIsPossible(0, { ...PLAIN_SETUP, simmental: true })).toBe(false);
    expect(engine.setupIsPossible(0, { ...PLAIN_SETUP, rails: true })).toBe(true);
  });
  it('a damaged record names its line', () => {
    const text = readRecordFile('2p-beginner-a.drover').replace(/^1 place .*$/m, '1 place nowhere');
    expect(() => engine.readRecord(0, text, () => undefined)).toThrow(/^line \d+: 'place nowhere'/);
  });
});

describe('bots', () => {
  it('answer with a legal action', async () => {
    const bots = await loadBots();
    bots.newGame(0, PLAIN_SETUP, 5n);
    for (const bot of BOT_NAMES) expect(bots.legal(0)).toContain(bots.botChoose(0, bot, 1n));
    expect(bots.botChoose(0, 'nobody', 1n)).toBeNull();
  });
});
