// SPDX-License-Identifier: MIT
// bot-engine.ts - the typed door to bots.wasm: the engine and the bots, for their worker.
import { Engine } from './engine';
import { BOT_NAMES, C } from './layout.gen';
import { startBots, type BotExports, type Source } from './module';
import { high, low } from './seed';

/** One choice, with the points and the share of wins a bot expects of it. */
export interface BotCounsel {
  readonly action: number;
  readonly points: number;
  readonly winShare: number;
}

/** A name that is none becomes a number that is none. */
const numberOf = (bot: string): number => BOT_NAMES.indexOf(bot) >>> 0;

export class BotEngine extends Engine {
  readonly #bots: BotExports;

  private constructor(wasm: BotExports) {
    super(wasm);
    this.#bots = wasm;
  }
  static override async start(source: Source): Promise<BotEngine> {
    return new BotEngine(await startBots(source));
  }

  /** The bot's answer to the open question of a view; null if it has none. */
  botChoose(slot: number, bot: string, seed: bigint): number | null {
    const action = this.#bots.bot_choose(slot, numberOf(bot), low(seed), high(seed));
    return action === C.ACTION_INVALID ? null : action;
  }
  /** The same in pieces: begins, and tells whether there is anything to think about; if not, botChoose answers at once. */
  thinkBegin(slot: number, bot: string, seed: bigint): boolean {
    return this.#bots.think_begin(slot, numberOf(bot), low(seed), high(seed)) !== 0;
  }
  /** Thinks on by so many simulations; false when there are none left. */
  thinkOn(simulations: number): boolean {
    return this.#bots.think_on(simulations) !== 0;
  }
  /** How far the thinking has come, in per cent. */
  thinkProgress(): number {
    return this.#bots.think_progress();
  }
  /** The best answer so far: the bot's choice, when the thinking was not cut short. */
  thinkEnd(): number | null {
    const action = this.#bots.think_end();
    return action === C.ACTION_INVALID ? null : action;
  }
  /** The choices a bot considers at the open question of a view, best first; none if it does not search. */
  botAdvise(slot: number, bot: string, seed: bigint): readonly BotCounsel[] {
    const count = this.#bots.bot_advise(slot, numberOf(bot), low(seed), high(seed));
    return Array.from({ length: count }, (_, place) => ({
      action: this.#bots.advice_action(place),
      points: this.#bots.advice_points(place),
      winShare: this.#bots.advice_win(place),
    }));
  }
}
