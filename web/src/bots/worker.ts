// SPDX-License-Identifier: MIT
// worker.ts - the bots think here, in an engine of their own, so that the page never waits for them. One question after the
// other: they share the engine.
import { BotEngine } from '../engine';
import wasmUrl from '../engine/bots.wasm?url';
import type { BotAnswer, BotEnough, BotProgress, BotQuestion } from './protocol';
import { moveOf } from './thinking';

const SLOT = 0;
const started = fetch(wasmUrl).then((response) => BotEngine.start(response));
/** The question whose move is wanted at once. */
let enoughOf = 0;

const say = (message: BotAnswer | BotProgress): void => self.postMessage(message);
const others = (): Promise<void> => new Promise((done) => setTimeout(done));

async function answer({ id, wish, view, bot, seed }: BotQuestion): Promise<BotAnswer> {
  const engine = await started;
  if (!engine.setBytes(SLOT, view)) return { id, error: 'not a possible position' };
  if (wish === 'advice') return { id, counsels: engine.botAdvise(SLOT, bot, seed) };
  const action = await moveOf(engine, SLOT, bot, seed, {
    progress: (percent) => say({ id, percent }),
    enough: () => others().then(() => enoughOf === id),
  });
  return action === null ? { id, error: `no bot named ${bot}` } : { id, action };
}

let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | BotEnough>) => {
  if (data.wish === 'enough') {
    enoughOf = data.id;
    return;
  }
  last = last.then(() =>
    answer(data)
      .catch((error: unknown): BotAnswer => ({ id: data.id, error: String(error) }))
      .then(say),
  );
});
