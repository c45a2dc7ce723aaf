// SPDX-License-Identifier: MIT
// thinking.ts - a bot's move, thought about in slices: between them the worker hears whether the page wants it at once.
import type { BotEngine } from '../engine';

/** A slice lasts about so long: short enough to answer soon, long enough to lose nothing by the pause. */
const SLICE_MS = 100;

export interface Listener {
  /** Lets what was said meanwhile arrive; true if the move is wanted now. */
  enough(): Promise<boolean>;
  progress(percent: number): void;
}

function think(engine: BotEngine): boolean {
  const until = performance.now() + SLICE_MS;
  while (engine.thinkOn(1)) if (performance.now() >= until) return true;
  return false;
}

/** The bot's answer to the open question of a slot, or the best it has found when somebody has waited long enough. */
export async function moveOf(engine: BotEngine, slot: number, bot: string, seed: bigint, listener: Listener): Promise<number | null> {
  if (!engine.thinkBegin(slot, bot, seed)) return engine.botChoose(slot, bot, seed);
  while (think(engine)) {
    listener.progress(engine.thinkProgress());
    if (await listener.enough()) break;
  }
  return engine.thinkEnd();
}
