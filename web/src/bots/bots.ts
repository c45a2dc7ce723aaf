// SPDX-License-Identifier: MIT
// bots.ts - asks the worker for moves. A question can be dropped (undo, leaving the table): its answer is then ignored.
import type { BotCounsel } from '../engine';
import type { BotAnswer, BotEnough, BotProgress, BotQuestion } from './protocol';

interface Waiting {
  receive(answer: BotAnswer): void;
  progress(percent: number): void;
  reject(error: Error): void;
}

export class BotPlayers {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;

  /** The bot's answer to the open question of a view; on the way it tells how far it has come, in per cent. */
  choose(view: Uint8Array<ArrayBuffer>, bot: string, seed: bigint, progress: (percent: number) => void): Promise<number> {
    return this.#ask({ wish: 'move', view, bot, seed }, (answer) => ('action' in answer ? answer.action : null), progress);
  }
  /** Whatever is being thought about is answered now, with the best so far. */
  enough(): void {
    for (const id of this.#waiting.keys()) this.#worker?.postMessage({ id, wish: 'enough' } satisfies BotEnough);
  }
  /** What the bot thinks of the open question of a view, best choice first. */
  advise(view: Uint8Array<ArrayBuffer>, bot: string, seed: bigint): Promise<readonly BotCounsel[]> {
    return this.#ask({ wish: 'advice', view, bot, seed }, (answer) => ('counsels' in answer ? answer.counsels : null));
  }
  #ask<T>(
    question: Omit<BotQuestion, 'id'>,
    read: (answer: BotAnswer) => T | null,
    progress: (percent: number) => void = () => undefined,
  ): Promise<T> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const receive = (answer: BotAnswer): void => {
        const value = read(answer);
        if (value === null) reject(new Error('error' in answer ? answer.error : 'the bots answered something else'));
        else resolve(value);
      };
      this.#waiting.set(id, { receive, progress, reject });
      this.#start().postMessage({ id, ...question });
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
    worker.addEventListener('message', (event: MessageEvent<BotAnswer | BotProgress>) => this.#receive(event.data));
    worker.addEventListener('error', (event) => this.#fail(new Error(event.message || 'the worker of the bots failed')));
    return (this.#worker = worker);
  }
  #receive(answer: BotAnswer | BotProgress): void {
    const waiting = this.#waiting.get(answer.id);
    if ('percent' in answer) return waiting?.progress(answer.percent);
    this.#waiting.delete(answer.id);
    waiting?.receive(answer);
  }
  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.stop();
  }
}
