// SPDX-License-Identifier: MIT
// tell.ts - what happened in a step, as short clauses without a subject: "hires an engineer for $6". Pieces get their names
// from the engine; what has no sentence of its own here is told in the engine's.
import { C, EVENT_IDS, KIND, NEUTRAL_IDS, SPACE_IDS, WORKER_IDS, type GwtEvent } from '../engine';
import { t, type MessageKey } from '../i18n/i18n.svelte';
import { lowered, withNames, withoutSubject } from './names';
import { buildingId } from './picture';
import type { Speaker } from './questions';
import { railName } from './rail-name';

type EventId = (typeof EVENT_IDS)[number];
export const eventId = (event: GwtEvent): EventId => EVENT_IDS[event.code] ?? '';

/** One thing somebody did, or that happened to nobody (seat null). */
export interface Clause {
  readonly seat: number | null;
  readonly text: string;
  /** It does not follow another clause in one sentence. */
  readonly alone: boolean;
}

/** Happens at the table, not to a player. */
const COMMON: ReadonlySet<EventId> = new Set([
  'tile-placed',
  'worker-placed',
  'tile-boxed',
  'token-moved',
  'foresight',
  'market-card',
  'objective-shown',
  'game-over',
]);
const ALONE: ReadonlySet<EventId> = new Set(['building-boxed', 'end-triggered', 'bid', 'seat-won', 'garth-card', 'specialty']);
/** These tell their price themselves; the payment beside them is not told again. */
const PRICED: ReadonlySet<EventId> = new Set(['hired', 'built', 'upgraded', 'bought']);

const plural = (one: MessageKey, many: MessageKey, n: number): string => t(n === 1 ? one : many, { n });
const priced = (text: string, dollars: number): string => (dollars > 0 ? t('log.for', { text, n: dollars }) : text);

/** "Garth (Wilhelmina)" tells whose cards he plays; where the seat is called Garth too, once is enough. */
const garthOnce = (text: string): string => text.replace(/Garth \((Garth[^)]*)\)/, '$1');

/** "2 × Jersey, Guernsey" */
export function counted(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  return kinds
    .map((name) => ({ name, n: names.filter((other) => other === name).length }))
    .map(({ name, n }) => (n > 1 ? `${n} × ${name}` : name))
    .join(', ');
}

export class StepTeller {
  readonly #speaker: Speaker;
  readonly #events: readonly GwtEvent[];
  readonly #told = new Set<GwtEvent>();
  /** What lay where the herder stopped. */
  readonly #landed: number;

  constructor(speaker: Speaker, events: readonly GwtEvent[], landed: number) {
    this.#speaker = speaker;
    this.#events = events;
    this.#landed = landed;
  }

  clauses(): readonly Clause[] {
    const lastMove = this.#events.findLast((event) => eventId(event) === 'moved');
    for (const event of this.#events)
      if (eventId(event) === 'turn-started' || (eventId(event) === 'moved' && event !== lastMove)) this.#told.add(event);
    this.#hideShownHand();
    return this.#inOrder(lastMove).flatMap((event) => {
      if (this.#told.has(event)) return [];
      this.#told.add(event);
      const id = eventId(event);
      const common = COMMON.has(id) || event.player === C.NONE;
      return [{ seat: common ? null : event.player, text: this.#text(id, event), alone: common || ALONE.has(id) }];
    });
  }

  /** Fees are told after the walk they were paid on. */
  #inOrder(lastMove: GwtEvent | undefined): readonly GwtEvent[] {
    if (lastMove === undefined) return this.#events;
    const end = this.#events.indexOf(lastMove);
    const isFee = (event: GwtEvent, index: number): boolean => index < end && eventId(event) === 'fee-paid';
    const fees = this.#events.filter(isFee);
    return [...this.#events.slice(0, end).filter((event, index) => !isFee(event, index)), lastMove, ...fees, ...this.#events.slice(end + 1)];
  }
  /** Cards of a hand that was shown for a delivery go to the discard pile as a matter of course. */
  #hideShownHand(): void {
    if (!this.#events.some((event) => eventId(event) === 'hand-shown')) return;
    for (const event of this.#events) if (eventId(event) === 'discarded') this.#told.add(event);
  }
  #name(kind: number, value: number): string {
    return this.#speaker.engine.name(this.#speaker.language, kind, value, this.#speaker.game.edition);
  }
  #said(event: GwtEvent): string {
    const { engine, slot, language, nameOf } = this.#speaker;
    return garthOnce(withNames(withoutSubject(engine.sayEvent(slot, event, language), language), language, nameOf));
  }
  /** All events of this kind and player in the step, told at once. */
  #together(event: GwtEvent, name: (event: GwtEvent) => string): string {
    const alike = this.#events.filter(
      (other) => other.code === event.code && other.player === event.player && (other === event || !this.#told.has(other)),
    );
    alike.forEach((other) => this.#told.add(other));
    return counted(alike.map(name));
  }
  /** Dollars paid beside an event that tells its price. */
  #payment(event: GwtEvent): number {
    const paid = this.#events.find(
      (other) =>
        eventId(other) === 'dollars' && !this.#told.has(other) && other.player === event.player && other.value < 0 && this.#isBeside(event, other),
    );
    if (paid === undefined) return 0;
    this.#told.add(paid);
    return -paid.value;
  }
  #isBeside(event: GwtEvent, other: GwtEvent): boolean {
    return eventId(event) === 'bought' || other.value === -event.value;
  }

  #text(id: EventId, event: GwtEvent): string {
    const { a, b, value } = event;
    const card = (other: GwtEvent): string => this.#name(KIND.card, other.a);
    switch (id) {
      case 'moved':
        return this.#moved(event);
      case 'fee-paid':
        return this.#fee(event);
      case 'dollars':
        return this.#dollars(event);
      case 'discarded':
        return t('log.discards', { cards: this.#together(event, card) });
      case 'trashed':
        return t('log.removes', { cards: this.#together(event, card) });
      case 'drew':
        return plural('log.drawsOne', 'log.draws', value);
      case 'shuffled':
        return t('log.shuffles');
      case 'hand-shown':
        return t('log.shows', { n: value });
      case 'certificates':
        return t(b > a ? 'log.certificatesUp' : 'log.certificatesDown', { a, b });
      case 'hired': {
        const price = this.#payment(event);
        return priced(t('log.hires', { worker: t(`worker.${WORKER_IDS[a] ?? 'cowboy'}`) }), price);
      }
      case 'built':
        return this.#built(event);
      case 'engine':
        return t('log.engine', { a: railName(a), b: railName(b) });
      case 'upgraded': {
        const price = this.#payment(event);
        return t(price > 0 ? 'log.upgradesFor' : 'log.upgrades', { station: this.#name(KIND.station, a), n: price });
      }
      case 'disc':
        return t('log.disc', { disc: this.#name(KIND.disc, a) });
      case 'bought': {
        const price = this.#payment(event);
        return priced(t('log.buys', { cards: this.#together(event, card) }), price);
      }
      case 'foresight':
        return t('log.foresight', { tiles: this.#together(event, (other) => this.#name(KIND.tile, other.a)) });
      default:
        return this.#said(event);
    }
  }

  #dollars(event: GwtEvent): string {
    const paysFor = this.#events.find(
      (other) => PRICED.has(eventId(other)) && !this.#told.has(other) && event.value < 0 && this.#isBeside(other, event),
    );
    if (paysFor) {
      this.#told.delete(event); // the purchase that follows tells it
      this.#told.add(paysFor);
      return this.#text(eventId(paysFor), paysFor);
    }
    return t(event.value < 0 ? 'log.pays' : 'log.gains', { n: Math.abs(event.value) });
  }
  /** All fees of the walk to one receiver. */
  #fee(event: GwtEvent): string {
    const { b } = event;
    const alike = this.#events.filter((other) => other === event || (other.code === event.code && other.b === b && !this.#told.has(other)));
    alike.forEach((other) => this.#told.add(other));
    const n = alike.reduce((sum, { value }) => sum + value, 0);
    if (b === C.NONE) return t('log.feeBank', { n });
    return b === this.#speaker.you ? t('log.feeYou', { n }) : t('log.feeTo', { n, name: this.#speaker.nameOf(b) });
  }
  #built(event: GwtEvent): string {
    const price = this.#payment(event);
    const values = { id: buildingId(this.#speaker.game, event.player, event.a), space: this.#name(KIND.space, event.b), n: price };
    return t(price > 0 ? 'log.buildsFor' : 'log.builds', values);
  }
  #moved({ player, b }: GwtEvent): string {
    const at = this.#landed;
    const space = SPACE_IDS[b];
    if (space === 'kansas-city') return t('log.arrives');
    if (space === 'start') return t('log.returns');
    if (at >= C.LOCATION_PRIVATE) {
      const owner = (at - C.LOCATION_PRIVATE) >> 4;
      const id = buildingId(this.#speaker.game, owner, at & 15);
      if (owner === player) return t('log.movesOwn', { id });
      return owner === this.#speaker.you ? t('log.movesYours', { id }) : t('log.movesOf', { id, name: this.#speaker.nameOf(owner) });
    }
    if (at >= C.LOCATION_NEUTRAL) return t('log.movesNeutral', { id: NEUTRAL_IDS[at - C.LOCATION_NEUTRAL] ?? '' });
    const place = at === 0 ? this.#name(KIND.space, b) : this.#name(KIND.tile, at).replace(/ \(.*\)$/, '');
    return t('log.movesTile', { place });
  }
}

/** Clauses that follow each other in one sentence. */
export const sentence = (clauses: readonly string[]): string => clauses.map((text, index) => (index ? lowered(text) : text)).join(', ');
