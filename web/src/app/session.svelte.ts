// SPDX-License-Identifier: MIT
// session.svelte.ts - a table being played on this page: whose eyes we look through, what is chosen, and who moves next
// (a person, a bot in the worker, Garth, or nobody because the step is forced). The game itself is game/table.ts.
import { BotPlayers } from '../bots/bots';
import { BOT_NAMES, C } from '../engine';
import { basketCards, buyingChoices, isBuying, stillBought } from '../game/buying';
import { choicesOf, firstWay, type Choice, type Way } from '../game/choices';
import { writeSave } from '../game/saves';
import { SLOT, type Step, type Table, type UndoState } from '../game/table';
import { afterPicture } from './after-picture';
import { choiceKeys } from './keys';
import { saveOf } from './save-of';
import { needsSecondThought } from './second-thought';
import { settings } from './settings.svelte';

/** Pauses at speed 1, in milliseconds: how long a step of somebody else is looked at before the next one. */
const PAUSE = { forced: 400, walked: 850, other: 450, itself: 220, garth: 700 } as const;
const SAVE_AFTER = 250;

/** Two routes to one place: the list keeps one of those that cost the same. */
const ROUTE_BIT = 0x8000;
const sameGoal = (a: number, b: number): boolean => (a & b & ROUTE_BIT) !== 0 && (a & 0x3f) === (b & 0x3f);

export interface Selection {
  readonly choice: number;
  readonly way: number;
}
/** Which of the choices is looked at. */
export interface Looked {
  readonly selection: Selection | null;
  /** Under the pointer. */
  readonly hovered: number | null;
}
const NOTHING: Looked = { selection: null, hovered: null };
/** One move a bot thinks well of. */
export interface Counsel extends Selection {
  /** Expected final points and share of games won, where the bot tells them. */
  readonly points: number | null;
  readonly winShare: number | null;
}
/** What a bot would do, best first. */
export interface Advice {
  readonly bot: string;
  readonly counsels: readonly Counsel[];
  /** Valid for this state of the game only. */
  readonly revision: number;
}

export class Session {
  readonly table: Table;
  readonly #bots = new BotPlayers();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** Raised by every change of the game: what is drawn depends on it. */
  revision = $state(0);
  /** Seat whose view is drawn; C.SPECTATOR where only bots play, or before anybody said who they are. */
  viewer = $state(0);
  /** The person the device has to be passed to. */
  curtain = $state<number | null>(null);
  /** Steps shown in history; null: the present. */
  historyAt = $state<number | null>(null);
  selection = $state.raw<Selection | null>(null);
  /** Places of the cattle market whose cards are put together to be bought. */
  basket = $state.raw<readonly number[]>([]);
  /** The selected deed was asked for once, and is asked about again: the way in question. */
  doubted = $state.raw<Way | null>(null);
  /** Choice under the pointer. */
  hovered = $state<number | null>(null);
  /** What the board shows of the two: it follows one picture behind the list, which answers the click. */
  marked = $state.raw<Looked>(NOTHING);
  /** The choice just made: the click is answered by a picture of it, and the game goes on behind that picture. */
  committed = $state.raw<readonly number[] | null>(null);
  /** A forced step that will play itself, unless held. */
  forced = $state.raw<{ action: number; seat: number } | null>(null);
  held = $state(false);
  /** Since when a bot thinks. */
  thinkingSince = $state<number | null>(null);
  /** How far it has come, in per cent. */
  thought = $state(0);
  /** The last word for the live region. */
  announcement = $state('');
  saveError = $state<string | null>(null);
  broken = $state<string | null>(null);
  lastSteps = $state.raw<readonly Step[]>([]);
  advice = $state.raw<Advice | null>(null);
  /** A hint is being thought about. */
  advising = $state(false);
  /** Others' steps are not waited for until a person is asked. */
  hurried = $state(false);

  constructor(table: Table) {
    this.table = table;
    this.viewer = this.#firstViewer();
    this.#advance();
  }

  // ---- who sits where

  persons(): readonly number[] {
    return Array.from({ length: this.table.live.playersCount }, (_, seat) => seat).filter((seat) => this.table.playerAt(seat).kind === 'person');
  }
  /** One person always looks; of several nobody, until one of them says who they are. */
  #firstViewer(): number {
    const [only, ...others] = this.persons();
    return only === undefined || others.length > 0 ? C.SPECTATOR : only;
  }
  /** The open question is the viewer's, here and now. */
  get mine(): boolean {
    void this.revision;
    return (
      !this.table.over &&
      this.historyAt === null &&
      this.curtain === null &&
      this.table.toAct === this.viewer &&
      this.table.playerAt(this.viewer).kind === 'person'
    );
  }
  /** The person at the device says who they are. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.#changed();
  }

  // ---- choosing

  choices: readonly Choice[] = $derived.by(() => {
    void this.revision;
    if (!this.mine) return [];
    const { engine } = this.table;
    const keys = choiceKeys(settings().keys);
    engine.viewInto(SLOT.live, this.viewer, SLOT.view);
    const choices = choicesOf(engine, SLOT.view, keys);
    return isBuying(engine, SLOT.view) ? buyingChoices(engine, choices, this.basket, keys) : choices;
  });
  selected: { choice: Choice; way: Way } | null = $derived.by(() => {
    const index = this.selection?.choice ?? (this.choices.length === 1 ? 0 : null);
    const choice = index === null ? undefined : this.choices[index];
    const way = choice?.ways[this.selection?.way ?? 0] ?? choice?.ways[0];
    return choice && way ? { choice, way } : null;
  });

  preview(index: number, way = 0): void {
    this.doubted = null;
    if (this.choices[index]) this.selection = { choice: index, way };
  }
  /** Next or previous way to the selected place. */
  otherWay(step: number): void {
    const count = this.selected?.choice.ways.length ?? 0;
    if (this.selection && count > 1) this.selection = { ...this.selection, way: (this.selection.way + step + count) % count };
  }
  /** First click shows, second click plays; cattle are put together first. */
  click(index: number): void {
    if (this.committed !== null) return this.settle();
    const again = this.selection?.choice === index;
    const choice = this.choices[index];
    if (choice?.adds && choice.market?.[0] !== undefined && !settings().oneClick) return this.#fill([...this.basket, choice.market[0]]);
    if (!again) this.preview(index);
    if (again || settings().oneClick) this.commit();
  }
  /** Puts a card of the market to those that would be bought, or takes it back. */
  toggle(place: number): void {
    if (this.basket.includes(place)) return this.#fill(this.basket.filter((other) => other !== place));
    const index = this.choices.findIndex(({ adds, market }) => adds && market?.includes(place));
    if (index >= 0 && settings().oneClick) this.click(index);
    else if (index >= 0) this.#fill([...this.basket, place]);
  }
  /** The cheapest way to buy them stands first. */
  #fill(basket: readonly number[]): void {
    // Advice and pointer name choices by their place in the list.
    if (basket.length !== this.basket.length) this.advice = null;
    this.hovered = null;
    this.basket = basket;
    this.selection = basket.length ? { choice: 0, way: 0 } : null;
    // Other choices than before: what was marked of those means nothing any more.
    this.mark();
  }
  get isMarked(): boolean {
    return this.marked.selection === this.selection && this.marked.hovered === this.hovered;
  }
  mark(): void {
    if (!this.isMarked) this.marked = { selection: this.selection, hovered: this.hovered };
  }
  /** The question is which cattle to buy. */
  get basketOpen(): boolean {
    return this.basket.length > 0 || this.choices.some(({ adds }) => adds);
  }
  /** Nothing is looked at any more. */
  clear(): void {
    this.#fill([]);
    this.doubted = null;
  }
  commit(): void {
    const way = this.selected?.way;
    if (!way) return;
    if (needsSecondThought(way) && this.doubted !== way) this.doubted = way;
    else this.#playSoon(way.action, ...(way.then ?? []));
  }
  /** Declines what may be declined, or ends the turn. */
  decline(): void {
    const choice = this.choices.find(({ verb }) => verb === C.VERB_PASS);
    if (choice) this.#playSoon(firstWay(choice).action);
  }
  #playSoon(...actions: readonly number[]): void {
    if (!this.mine) return;
    this.#pause(); // a forced step must not play itself as well
    this.committed = actions;
    afterPicture(() => this.settle());
  }
  /** Plays what was chosen, now: whatever comes next is said of the game after it. */
  settle(): void {
    const actions = this.committed;
    if (actions === null) return;
    this.committed = null;
    this.play(...actions);
  }
  play(...actions: readonly number[]): void {
    if (!this.mine) return;
    const { engine } = this.table;
    const chosen = actions[0] !== undefined && actions[0] >> 8 === C.VERB_TURN_UP ? basketCards(engine, this.basket) : [];
    this.#perform(() => actions.map((action) => this.table.act(action)));
    if (chosen.length > 0) this.#fill(stillBought(engine, chosen));
  }

  // ---- advice

  /** Asks the strongest bot, which gets this seat's view only, and previews the one it likes best. */
  async askHint(): Promise<Advice | null> {
    const { engine, plan } = this.table;
    const bot = BOT_NAMES.at(-1);
    if (!this.mine || !plan.manners.hints || bot === undefined || this.advising) return null;
    const { revision } = this;
    this.clear();
    engine.viewInto(SLOT.live, this.viewer, SLOT.scratch);
    this.advising = true;
    try {
      const counsels = await this.#bots.advise(engine.bytes(SLOT.scratch), bot, BigInt(`0x${engine.hash(SLOT.scratch)}`));
      if (this.#closed || this.revision !== revision) return null;
      const known = counsels.map(({ action, points, winShare }) => this.#counselFor(action, points, winShare)).filter((counsel) => counsel !== null);
      const [first] = known;
      if (first === undefined) return null;
      this.advice = { bot, counsels: known, revision };
      this.selection = { choice: first.choice, way: first.way };
      return this.advice;
    } finally {
      this.advising = false;
    }
  }
  #counselFor(action: number, points: number | null, winShare: number | null): Counsel | null {
    const choice = this.choices.findIndex(({ ways }) => ways.some((way) => way.action === action || sameGoal(way.action, action)));
    if (choice < 0) return null;
    const way = this.choices[choice]?.ways.findIndex((known) => known.action === action) ?? -1;
    return { choice, way: Math.max(0, way), points, winShare };
  }

  // ---- taking back

  get undoState(): UndoState {
    void this.revision;
    if (this.basket.length > 0) return 'open';
    return this.viewer === C.SPECTATOR || this.curtain !== null ? 'nothing' : this.table.undoState(this.viewer);
  }
  undo(wholeTurn = false): readonly Step[] {
    this.settle();
    if (this.historyAt !== null || this.curtain !== null) return [];
    if (this.basket.length > 0 && !wholeTurn) {
      this.#fill(this.basket.slice(0, -1));
      return [];
    }
    this.#pause();
    const gone = wholeTurn ? this.table.undoTurn(this.viewer) : this.table.undo(this.viewer);
    this.#changed();
    return gone;
  }
  /** Stops a forced step before it plays itself. */
  hold(): void {
    if (this.forced === null) return;
    this.#pause();
    this.held = true;
    this.forced = null;
  }

  // ---- history

  showMoment(count: number | null): void {
    this.settle();
    const last = this.table.steps.length;
    this.historyAt = count === null || (count >= last && !this.table.over) ? null : Math.max(0, Math.min(last, count));
    this.clear();
    if (this.historyAt === null) this.#advance();
    else this.#pause();
  }

  // ---- moving on

  /** Somebody else moves, by itself: it can be watched, or hurried. */
  get watching(): boolean {
    void this.revision;
    return !this.table.over && this.historyAt === null && this.curtain === null && this.table.playerAt(this.table.toAct).kind !== 'person';
  }
  /** Does not wait for the others' steps any more, until a person is asked. */
  hurry(): void {
    if (!this.watching) return;
    this.hurried = true;
    if (this.thinkingSince === null) {
      clearTimeout(this.#timer);
      this.#advance();
    }
  }

  /** Waits no longer for a bot: it plays the best it has found so far. */
  takeBestSoFar(): void {
    this.#bots.enough();
  }

  #perform(act: () => readonly Step[]): void {
    this.#pause();
    try {
      this.lastSteps = [...this.lastSteps.slice(-40), ...act()];
    } catch (error) {
      this.broken = String(error);
      return;
    }
    this.#changed();
    this.#saveSoon();
  }
  #changed(): void {
    this.clear();
    this.held = false;
    this.revision++;
    this.#advance();
  }
  #pause(): void {
    clearTimeout(this.#timer);
    this.forced = null;
    if (this.thinkingSince !== null) this.#bots.stop();
    this.thinkingSince = null;
  }

  /** Starts whatever comes next without a person's choice. */
  #advance(): void {
    if (this.#closed || this.table.over || this.historyAt !== null || this.held) return;
    const seat = this.table.toAct;
    const { kind, bot } = this.table.playerAt(seat);
    if (kind === 'person') this.hurried = false;
    if (kind === 'bot') this.#letBotPlay(seat, bot);
    else if (kind === 'garth') this.#later(PAUSE.garth, () => this.#playOnly());
    else if (this.#passesDevice(seat)) this.curtain = seat;
    else if (this.curtain === null) this.#offerForced(seat);
  }
  #passesDevice(seat: number): boolean {
    return seat !== this.viewer && this.persons().length > 1;
  }
  #playOnly(): void {
    const [action] = this.table.legal();
    if (action !== undefined) this.#perform(() => [this.table.act(action)]);
  }
  /** A forced step plays itself, unless it would close an undo that is still open. */
  #offerForced(seat: number): void {
    const [action] = this.table.legal();
    if (!this.table.isForced() || action === undefined) return;
    const reveals = this.table.engine.describe(SLOT.live, action).reveals !== 0;
    const isEnd = action >> 8 === C.VERB_END;
    const wantsConfirm = isEnd && (settings().confirmEnd || this.table.plan.manners.confirmEnd);
    if (wantsConfirm || ((reveals || isEnd) && this.table.undoState(seat) === 'open')) return;
    this.forced = { action, seat };
    this.#later(PAUSE.forced, () => this.#playOnly());
  }
  #letBotPlay(seat: number, bot: string): void {
    const { engine } = this.table;
    if (this.table.isForced()) return this.#later(PAUSE.itself, () => this.#playOnly());
    engine.viewInto(SLOT.live, seat, SLOT.scratch);
    const count = this.table.steps.length;
    const began = performance.now();
    this.thinkingSince = began;
    this.thought = 0;
    const seed = BigInt(`0x${engine.hash(SLOT.scratch)}`);
    this.#bots
      .choose(engine.bytes(SLOT.scratch), bot, seed, (percent) => (this.thought = percent))
      .then(
        (action) => {
          if (this.#closed || this.table.steps.length !== count || this.historyAt !== null) return;
          const thought = performance.now() - began;
          this.thinkingSince = null;
          this.#later(Math.max(0, this.#lookedAt() - thought), () => this.#perform(() => [this.table.act(action)]));
        },
        (error: unknown) => (this.broken = String(error)),
      );
  }
  /** A walk takes longer to look at than what is done at its end. */
  #lookedAt(): number {
    const last = this.table.steps.at(-1);
    return last !== undefined && last.landed !== 0 ? PAUSE.walked : PAUSE.other;
  }
  #later(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    const speed = settings().speed;
    this.#timer = setTimeout(act, speed > 0 && !this.hurried ? ms / speed : 0);
  }

  // ---- keeping

  #saveSoon(): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER);
  }
  async save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    try {
      await writeSave(saveOf(this.table));
      this.saveError = null;
    } catch (error) {
      this.saveError = String(error);
    }
  }
  /** Leaves the table: saved, nothing runs on. */
  close(): void {
    this.settle();
    this.#closed = true;
    this.#pause();
    this.#bots.stop();
    void this.save();
  }
}
