// SPDX-License-Identifier: MIT
// bots.ts - asks the worker for moves. A question can be dropped (undo, leaving the table): its answer is then ignored.
import type { BotAnswer, BotQuestion } from './protocol';

interface Waiting {
  resolve(action: number): void;
  reject(error: Error): void;
}

export class BotPlayers {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;

  /** The bot's answer to the open question of a view. */
  choose(view: Uint8Array<ArrayBuffer>, bot: string, seed: bigint): Promise<number> {
    const id = this.#nextId++;
    const question: BotQuestion = { id, view, bot, seed };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#start().postMessage(question);
    });
  }

  /** Ends all thinking. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<BotAnswer>) => this.#receive(event.data));
    worker.addEventListener('error', (event) => this.#fail(new Error(event.message || 'the worker of the bots failed')));
    return (this.#worker = worker);
  }
  #receive(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.action);
  }
  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.stop();
  }
}
