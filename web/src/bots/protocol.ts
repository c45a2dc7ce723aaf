// SPDX-License-Identifier: MIT
// protocol.ts - what the page and the worker of the bots say to each other. A bot is sent the view of its seat, so it
// cannot know more than a person there.

import type { BotCounsel } from '../engine';

export interface BotQuestion {
  readonly id: number;
  /** What is wanted: a move, or what the bot thinks of the possible ones. */
  readonly wish: 'move' | 'advice';
  /** The seat's view, as the bytes of the engine. */
  readonly view: Uint8Array<ArrayBuffer>;
  readonly bot: string;
  readonly seed: bigint;
}
/** The move of that question is wanted now, as good as it is. */
export interface BotEnough {
  readonly id: number;
  readonly wish: 'enough';
}
export type BotAnswer =
  | { readonly id: number; readonly action: number }
  | { readonly id: number; readonly counsels: readonly BotCounsel[] }
  | { readonly id: number; readonly error: string };
/** How far the bot has come with a question, in per cent. */
export interface BotProgress {
  readonly id: number;
  readonly percent: number;
}
