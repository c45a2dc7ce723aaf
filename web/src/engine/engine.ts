// SPDX-License-Identifier: MIT
// engine.ts - the typed door to drover.wasm. Nothing outside this folder knows addresses or offsets; what comes out is
// plain data. Games live in numbered slots of the module; what each slot is for is said by its users.
import {
  C,
  DISC_IDS,
  EDITION_IDS,
  GAME_SIZE,
  GARTH_IDS,
  SETUP_FIELDS,
  readGwtActionInfo,
  readGwtDecision,
  readGwtEvents,
  readGwtGame,
  readGwtPrintedBuilding,
  readGwtPrintedCity,
  readGwtPrintedObjective,
  readGwtScore,
  readGwtSetup,
  type GwtActionInfo,
  type GwtDecision,
  type GwtEvent,
  type GwtGame,
  type GwtPrintedBuilding,
  type GwtPrintedCity,
  type GwtPrintedObjective,
  type GwtScore,
} from './layout.gen';
import { high, low } from './seed';
import { startModule, type Source, type WasmExports } from './module';
import type { Setup } from './setup';

export class EngineError extends Error {}

/** One action read from a record, and what it did. */
export interface ReadAction {
  readonly seat: number;
  readonly action: number;
  readonly events: readonly GwtEvent[];
}
export interface RecordHead {
  readonly setup: Setup;
  readonly names: readonly string[];
  /** The head as text, to write the record again. */
  readonly text: string;
}

const STEP_DISCS = [DISC_IDS.indexOf('step1'), DISC_IDS.indexOf('step2')] as const;
const NAME_MAX = 64;
const RECORD_FAILED = -2;
const RECORD_ENDED = -1;

export class Engine {
  readonly #wasm: WasmExports;
  readonly #decoder = new TextDecoder();
  readonly #encoder = new TextEncoder();

  protected constructor(wasm: WasmExports) {
    this.#wasm = wasm;
    if (wasm.game_size() !== GAME_SIZE) throw new EngineError('drover.wasm and layout.gen.ts are of different builds');
  }

  static async start(source: Source): Promise<Engine> {
    return new Engine(await startModule(source));
  }

  // ---- memory

  get #view(): DataView {
    return new DataView(this.#wasm.memory.buffer);
  }
  #said(length: number): string {
    return this.#decoder.decode(new Uint8Array(this.#wasm.memory.buffer, this.#wasm.text_address(), length));
  }
  #cString(address: number): string {
    const bytes = new Uint8Array(this.#wasm.memory.buffer, address);
    return this.#decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
  }
  #eventsAt(address: number): readonly GwtEvent[] {
    const events = readGwtEvents(this.#view, address);
    return events.list.slice(0, events.count);
  }

  // ---- setting up

  /** Starts a game in a slot. Throws EngineError where the options do not go together. */
  newGame(slot: number, setup: Setup, seed: bigint): void {
    this.#wasm.setup_default(low(seed), high(seed));
    this.#writeSetup(setup);
    this.#must(this.#wasm.new_game_from_setup(slot));
  }

  /** Whether the options go together, tried in a slot that is lost. */
  setupIsPossible(slot: number, setup: Setup): boolean {
    this.#wasm.setup_default(0, 0);
    this.#writeSetup(setup);
    return this.#wasm.new_game_from_setup(slot) === 0;
  }

  #writeSetup(setup: Setup): void {
    const memory = this.#view;
    const base = this.#wasm.setup_address();
    const byte = (field: keyof typeof SETUP_FIELDS, value: number): void => memory.setUint8(base + SETUP_FIELDS[field].offset, value);
    byte('edition', EDITION_IDS.indexOf(setup.edition));
    byte('players', setup.players);
    byte('neutralsRandom', Number(setup.neutralsRandom));
    byte('sidesRandom', Number(setup.sidesRandom));
    memory.setUint16(base + SETUP_FIELDS.bSides.offset, setup.bSides, true);
    byte('promoMasters', Number(setup.promoMasters));
    byte('promoBuildings', Number(setup.promoBuildings));
    byte('rails', Number(setup.rails));
    byte('simmental', Number(setup.simmental));
    byte('balanced', Number(setup.balanced));
    byte('reuse', Number(setup.reuse));
    byte('bidding', Number(setup.bidding));
    setup.garth.forEach((level, seat) => memory.setUint8(base + SETUP_FIELDS.garth.offset + seat, GARTH_IDS.indexOf(level)));
  }

  #readSetup(): Setup {
    const raw = readGwtSetup(this.#view, this.#wasm.setup_address());
    return {
      edition: EDITION_IDS[raw.edition] ?? 'first',
      players: raw.players,
      neutralsRandom: raw.neutralsRandom !== 0,
      sidesRandom: raw.sidesRandom !== 0,
      bSides: raw.bSides,
      promoMasters: raw.promoMasters !== 0,
      promoBuildings: raw.promoBuildings !== 0,
      rails: raw.rails !== 0,
      simmental: raw.simmental !== 0,
      balanced: raw.balanced !== 0,
      reuse: raw.reuse !== 0,
      bidding: raw.bidding !== 0,
      garth: raw.garth.slice(0, raw.players).map((level) => GARTH_IDS[level] ?? 'none'),
    };
  }

  #must(status: number): void {
    if (status !== 0) throw new EngineError(this.#said(this.#wasm.say_status(status)));
  }

  // ---- playing

  copy(to: number, from: number): void {
    this.#wasm.copy_game(to, from);
  }
  /** What the seat can see goes to another slot; C.SPECTATOR sees no hand. */
  viewInto(from: number, seat: number, to: number): void {
    this.#wasm.view(from, seat, to);
  }
  legal(slot: number): readonly number[] {
    const count = this.#wasm.legal_actions(slot);
    return Array.from(new Uint16Array(this.#wasm.memory.buffer, this.#wasm.legal_address(), count));
  }
  /** Performs an action and tells what happened. Throws EngineError, with the game unchanged, if it is not legal. */
  apply(slot: number, action: number): readonly GwtEvent[] {
    this.#must(this.#wasm.apply(slot, action));
    return this.#eventsAt(this.#wasm.events_address());
  }
  /** Exchange tokens the seat may spend now, on turn or off. */
  tokenActions(slot: number, seat: number): readonly number[] {
    const count = this.#wasm.token_actions(slot, seat);
    return Array.from(new Uint16Array(this.#wasm.memory.buffer, this.#wasm.token_address(), count));
  }
  applyToken(slot: number, seat: number, action: number): readonly GwtEvent[] {
    this.#must(this.#wasm.apply_token(slot, seat, action));
    return this.#eventsAt(this.#wasm.events_address());
  }
  isOver(slot: number): boolean {
    return this.#wasm.is_over(slot) !== 0;
  }
  toAct(slot: number): number {
    return this.#wasm.player_to_act(slot);
  }
  decision(slot: number): GwtDecision {
    this.#wasm.decision(slot);
    return readGwtDecision(this.#view, this.#wasm.decision_address());
  }
  describe(slot: number, action: number): GwtActionInfo {
    this.#wasm.describe(slot, action);
    return readGwtActionInfo(this.#view, this.#wasm.info_address());
  }

  // ---- looking

  game(slot: number): GwtGame {
    return readGwtGame(this.#view, this.#wasm.game_address(slot));
  }
  bytes(slot: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#wasm.memory.buffer as ArrayBuffer, this.#wasm.game_address(slot), GAME_SIZE).slice();
  }
  /** Puts a game that came from another instance into a slot; false if it is no possible game. */
  setBytes(slot: number, bytes: Uint8Array): boolean {
    if (bytes.length !== GAME_SIZE) return false;
    new Uint8Array(this.#wasm.memory.buffer, this.#wasm.game_address(slot), GAME_SIZE).set(bytes);
    return this.#wasm.check(slot) === 0;
  }
  hash(slot: number): string {
    const half = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
    return half(this.#wasm.hash_high(slot)) + half(this.#wasm.hash_low(slot));
  }
  score(slot: number, seat: number): GwtScore {
    this.#wasm.score_total(slot, seat);
    return readGwtScore(this.#view, this.#wasm.score_address());
  }
  /** Seats with the highest total. */
  winners(slot: number): readonly number[] {
    const bits = this.#wasm.winners(slot);
    return [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1);
  }
  limits(slot: number, seat: number): Limits {
    return {
      steps: this.#wasm.step_limit(slot, seat),
      hand: this.#wasm.hand_limit(slot, seat),
      certificates: this.#wasm.certificate_limit(slot, seat),
      permanentCertificates: this.#wasm.permanent_certificates(slot, seat),
      branchletsLeft: this.#wasm.branchlets_left(slot, seat),
      stepGains: [this.#wasm.step_gain(slot, seat, STEP_DISCS[0]), this.#wasm.step_gain(slot, seat, STEP_DISCS[1])],
    };
  }
  printedBuilding(slot: number, location: number): GwtPrintedBuilding {
    return readGwtPrintedBuilding(this.#view, this.#wasm.printed_building(slot, location));
  }
  printedObjective(card: number): GwtPrintedObjective {
    return readGwtPrintedObjective(this.#view, this.#wasm.printed_objective(card));
  }
  printedCities(slot: number): readonly GwtPrintedCity[] {
    return Array.from({ length: this.#wasm.printed_cities(slot) }, (_, city) => readGwtPrintedCity(this.#view, this.#wasm.printed_city(slot, city)));
  }
  /** Dollars for passing a hand of each colour at this table. */
  handFees(slot: number): { green: number; black: number } {
    return { green: this.#wasm.printed_hand_fee(slot, C.HAND_GREEN), black: this.#wasm.printed_hand_fee(slot, C.HAND_BLACK) };
  }
  /** Dollars this seat would pay for entering what lies on a space. */
  entryFee(slot: number, seat: number, space: number): number {
    return this.#wasm.entry_fee(slot, seat, space);
  }
  mediumTown(place: number): number {
    return this.#wasm.medium_town(place);
  }
  trailNext(edition: number, space: number, branch: number): number {
    return this.#wasm.trail_next(edition, space, branch);
  }
  trailFork(edition: number, space: number): number {
    return this.#wasm.trail_fork(edition, space);
  }

  // ---- records

  /** The head of a record for a game made by newGame with the same setup and seed. */
  recordHead(setup: Setup, seed: bigint, names: readonly string[]): string {
    this.#wasm.setup_default(low(seed), high(seed));
    this.#writeSetup(setup);
    this.#wasm.head_begin(low(seed), high(seed));
    return this.#headText(names);
  }
  #headText(names: readonly string[]): string {
    names.slice(0, C.PLAYERS_MAX).forEach((name, seat) => {
      const bytes = new Uint8Array(this.#wasm.memory.buffer, this.#wasm.head_name_address(seat), NAME_MAX).fill(0);
      this.#encoder.encodeInto(name, bytes.subarray(0, NAME_MAX - 1));
    });
    return this.#said(this.#wasm.head_write());
  }
  /** The record's line for an action about to be performed in the slot. */
  recordLine(slot: number, seat: number, action: number): string {
    return this.#said(this.#wasm.record_line(slot, seat, action));
  }
  recordResult(slot: number): string {
    return this.#said(this.#wasm.record_result(slot));
  }

  /** Replays a record in a slot, action by action. Throws EngineError with line and reason. */
  readRecord(slot: number, text: string, each: (step: ReadAction) => void): RecordHead {
    const length = this.#putText(text);
    if (!this.#wasm.record_open(length, slot)) throw this.#recordError();
    const setup = this.#readSetup();
    const names = Array.from({ length: setup.players }, (_, seat) => this.#cString(this.#wasm.head_name_address(seat)));
    for (;;) {
      const action = this.#wasm.record_next(slot);
      if (action === RECORD_FAILED) throw this.#recordError();
      if (action === RECORD_ENDED) break;
      each({ seat: this.#wasm.record_seat(), action, events: this.#eventsAt(this.#wasm.record_events_address()) });
    }
    return { setup, names, text: this.#said(this.#wasm.head_write()) };
  }
  #putText(text: string): number {
    const room = new Uint8Array(this.#wasm.memory.buffer, this.#wasm.text_address(), this.#wasm.text_size());
    const { read, written } = this.#encoder.encodeInto(text, room);
    if (read < text.length) throw new EngineError('the record is too long');
    return written;
  }
  #recordError(): EngineError {
    return new EngineError(this.#cString(this.#wasm.error_address()));
  }
}

export interface Limits {
  readonly steps: number;
  readonly hand: number;
  readonly certificates: number;
  readonly permanentCertificates: number;
  readonly branchletsLeft: number;
  /** What each of the two step discs adds. */
  readonly stepGains: readonly [number, number];
}
