// SPDX-License-Identifier: MIT
// worker.ts - the bots think here, in an engine of their own, so that the page never waits for them.
import { Engine } from '../engine';
import wasmUrl from '../engine/drover.wasm?url';
import type { BotAnswer, BotQuestion } from './protocol';

const SLOT = 0;
const started = fetch(wasmUrl).then((response) => Engine.start(response));

async function answer(question: BotQuestion): Promise<BotAnswer> {
  const engine = await started;
  if (!engine.setBytes(SLOT, question.view)) return { id: question.id, error: 'not a possible position' };
  if (question.wish === 'advice') return { id: question.id, counsels: engine.botAdvise(SLOT, question.bot, question.seed) };
  const action = engine.botChoose(SLOT, question.bot, question.seed);
  return action === null ? { id: question.id, error: `no bot named ${question.bot}` } : { id: question.id, action };
}

self.addEventListener('message', (event: MessageEvent<BotQuestion>) => {
  void answer(event.data)
    .catch((error: unknown): BotAnswer => ({ id: event.data.id, error: String(error) }))
    .then((reply) => self.postMessage(reply));
});
