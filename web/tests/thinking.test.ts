// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import { moveOf, type Listener } from '../src/bots/thinking';
import { PLAIN_SETUP, type BotEngine } from '../src/engine';
import { loadBots } from './load';

let engine: BotEngine;
let whole: BotEngine;
beforeAll(async () => {
  [engine, whole] = await Promise.all([loadBots(), loadBots()]);
});

const SETUP = { ...PLAIN_SETUP, players: 3, neutralsRandom: true };
const listener = (enough: boolean, told: number[] = []): Listener => ({
  progress: (percent) => void told.push(percent),
  enough: () => Promise.resolve(enough),
});

describe('a bot that thinks in slices', () => {
  it('chooses what it chooses at once, and tells how far it is', async () => {
    engine.newGame(0, SETUP, 3n);
    whole.newGame(0, SETUP, 3n);
    const told: number[] = [];
    for (let step = 0; step < 12; step++) {
      const action = await moveOf(engine, 0, 'expert', 5n, listener(false, told));
      expect(action).toBe(whole.botChoose(0, 'expert', 5n));
      engine.apply(0, action ?? 0);
      whole.apply(0, action ?? 0);
    }
    expect(told.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
  });
  it('can be stopped: it answers soon, with something legal, and goes on by its plan', async () => {
    engine.newGame(0, SETUP, 4n);
    let asked = 0;
    for (let step = 0; step < 40; step++) {
      const legal = engine.legal(0);
      const action = await moveOf(engine, 0, 'expert', 6n, { progress: () => asked++, enough: () => Promise.resolve(true) });
      expect(legal).toContain(action);
      engine.apply(0, action ?? 0);
    }
    expect(asked).toBeLessThan(40);
  });
  it('answers at once where there is nothing to simulate', async () => {
    engine.newGame(0, SETUP, 4n);
    expect(engine.thinkBegin(0, 'easy', 1n)).toBe(false);
    expect(engine.legal(0)).toContain(await moveOf(engine, 0, 'easy', 1n, listener(false)));
    expect(await moveOf(engine, 0, 'nobody', 1n, listener(false))).toBeNull();
  });
});
