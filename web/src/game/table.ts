// SPDX-License-Identifier: MIT
// table.ts - one game in play. Its truth is the list of steps (the record); the game in the LIVE slot of the engine is
// their replay. Undo and history replay again: a whole game takes a few milliseconds.
import { C, DECISION_IDS, EVENT_IDS, EngineError, type Engine, type GwtEvent, type GwtGame, type Setup } from '../engine';
import { isForced } from './choices';
import type { SeatPlan, TablePlan } from './plan';

/** What the slots of the page's engine hold; those from `plan` on are for looking several actions ahead. */
export const SLOT = { live: 0, view: 1, history: 2, historyView: 3, scratch: 4, probe: 5, plan: 6 } as const;

export interface Step {
  readonly seat: number;
  readonly action: number;
  /** Its line of the record. */
  readonly line: string;
  readonly events: readonly GwtEvent[];
  /** It was the only choice. */
  readonly forced: boolean;
  /** Hidden information came up: undo stops behind it. */
  readonly reveals: boolean;
  /** Turn it belongs to, from 1; 0 while seats are bid for. */
  readonly turn: number;
  /** What lay where the herder stopped (a GwtLocation); 0 if he did not move. */
  readonly landed: number;
  /** An exchange token spent by a seat that was not to act. */
  readonly offTurn: boolean;
}

export type UndoState = 'open' | 'barrier' | 'nothing';

const BID = DECISION_IDS.indexOf('bid');
const MOVED = EVENT_IDS.indexOf('moved');

export class Table {
  readonly engine: Engine;
  readonly plan: TablePlan;
  readonly setup: Setup;
  readonly head: string;
  #steps: Step[] = [];
  #live: GwtGame | undefined;

  private constructor(engine: Engine, plan: TablePlan, setup: Setup, head: string) {
    this.engine = engine;
    this.plan = plan;
    this.setup = setup;
    this.head = head;
  }

  /** Sets a new game up. Throws EngineError where the options do not go together. */
  static create(engine: Engine, plan: TablePlan, setup: Setup, seed: bigint): Table {
    engine.newGame(SLOT.live, setup, seed);
    const head = engine.recordHead(
      setup,
      seed,
      plan.seats.map((seat) => seat.name),
    );
    return new Table(engine, plan, setup, head);
  }

  /** Replays a record. Throws EngineError with line and reason. */
  static open(engine: Engine, record: string, planFor: (names: readonly string[], setup: Setup) => TablePlan): Table {
    const read: { seat: number; action: number }[] = [];
    const head = engine.readRecord(SLOT.live, record, (step) => read.push({ seat: step.seat, action: step.action }));
    const table = new Table(engine, planFor(head.names, head.setup), head.setup, head.text);
    engine.readRecord(SLOT.live, head.text, () => undefined);
    for (const step of read) table.#perform(step.seat, step.action);
    return table;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }
  /** The game as it stands, read from the engine once a step. */
  get live(): GwtGame {
    return (this.#live ??= this.engine.game(SLOT.live));
  }
  get over(): boolean {
    return this.engine.isOver(SLOT.live);
  }
  get toAct(): number {
    return this.engine.toAct(SLOT.live);
  }
  get turn(): number {
    return this.#steps.at(-1)?.turn ?? 1;
  }
  legal(): readonly number[] {
    return this.engine.legal(SLOT.live);
  }

  /** The open question leaves no choice. */
  isForced(): boolean {
    return isForced(this.engine, SLOT.live, this.legal());
  }

  /** Who plays a seat now: after bidding people sit elsewhere than they came. */
  playerAt(seat: number, game: GwtGame = this.live): SeatPlan {
    return this.#planAt(playerNumber(game, seat));
  }
  #planAt(player: number): SeatPlan {
    return this.plan.seats[player] ?? { name: `${player + 1}`, kind: 'person', bot: '' };
  }

  /** Performs an action of the seat to act. */
  act(action: number): Step {
    return this.#perform(this.toAct, action);
  }
  /** Spends an exchange token, also out of turn. */
  spendToken(seat: number, action: number): Step {
    return this.#perform(seat, action);
  }

  #perform(seat: number, action: number): Step {
    const { engine } = this;
    const offTurn = seat !== this.toAct;
    const forced = !offTurn && this.isForced();
    const line = engine.recordLine(SLOT.live, seat, action);
    const turn = this.live.turns;
    this.#live = undefined;
    const events = offTurn ? engine.applyToken(SLOT.live, seat, action) : engine.apply(SLOT.live, action);
    const reveals = events.some((event) => event.revealed !== 0);
    const step: Step = { seat, action, line, events, forced, turn, offTurn, reveals, landed: this.#landed(events) };
    this.#steps = [...this.#steps, step];
    return step;
  }

  #landed(events: readonly GwtEvent[]): number {
    const move = events.findLast((event) => event.code === MOVED);
    return move ? (this.live.onSpace[move.b] ?? 0) : 0;
  }

  // ---- taking back

  /** How many steps the next undo of this seat takes back: its last free choice and what it forced. */
  #undoCount(seat: number): number | UndoState {
    if (!this.plan.manners.undo) return 'nothing';
    const turn = this.live.turns;
    for (let count = 1; count <= this.#steps.length; count++) {
      const step = this.#steps[this.#steps.length - count];
      if (step === undefined || step.seat !== seat || step.offTurn) return 'nothing';
      if (step.reveals) return step.turn === turn ? 'barrier' : 'nothing';
      if (!step.forced) return count;
    }
    return 'nothing';
  }
  undoState(seat: number): UndoState {
    const count = this.#undoCount(seat);
    return typeof count === 'number' ? 'open' : count;
  }
  /** Takes the seat's last choice back. Returns the steps that are gone, the first one first; none where it is closed. */
  undo(seat: number): readonly Step[] {
    const count = this.#undoCount(seat);
    return typeof count === 'number' ? this.#rewind(this.#steps.length - count) : [];
  }
  /** The whole turn, as far as it is open. */
  undoTurn(seat: number): readonly Step[] {
    const turn = this.live.turns;
    let gone: readonly Step[] = [];
    while (this.undoState(seat) === 'open' && this.#steps.at(-1)?.turn === turn) gone = [...this.undo(seat), ...gone];
    return gone;
  }
  #rewind(count: number): readonly Step[] {
    const gone = this.#steps.slice(count);
    this.#steps = this.#steps.slice(0, count);
    this.#live = undefined;
    this.replay(SLOT.live, count);
    return gone;
  }

  // ---- looking back

  /** Puts the state after the first `count` steps into a slot. */
  replay(slot: number, count: number): void {
    this.engine.readRecord(slot, this.head, () => undefined);
    for (const step of this.#steps.slice(0, count)) {
      if (step.offTurn) this.engine.applyToken(slot, step.seat, step.action);
      else this.engine.apply(slot, step.action);
    }
  }

  /** The whole record, with its result once the game is over. */
  record(): string {
    const lines = this.#steps.map((step) => step.line).join('');
    return this.head + lines + (this.over ? this.engine.recordResult(SLOT.live) : '');
  }

  /** The record of a copy that goes on from an earlier moment. */
  recordUntil(count: number): string {
    return (
      this.head +
      this.#steps
        .slice(0, count)
        .map((step) => step.line)
        .join('')
    );
  }
}

/** Number of the player who holds a seat, in the order of bidding; that is the seat itself where nobody bid. */
export function playerNumber(game: GwtGame, seat: number): number {
  const open = game.decisions[game.decisionsCount - 1];
  const ahead = game.players[seat]?.bidder ?? 0;
  return open?.kind === BID || ahead === C.NONE ? seat : (seat + ahead) % game.playersCount;
}

export { EngineError };
