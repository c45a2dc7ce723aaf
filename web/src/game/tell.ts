// SPDX-License-Identifier: MIT
// tell.ts - what happened in a step, as short clauses without a subject: "hires an engineer for $6". Every word is of the
// language file; events that need nothing but themselves are told by plain-events.ts.
import { C, EVENT_IDS, NEUTRAL_IDS, SPACE_IDS, type GwtEvent } from '../engine';
import { t, type MessageKey } from '../i18n/i18n.svelte';
import { lowered } from './names';
import { buildingId, editionOf } from './picture';
import { aWorker, cardName, spaceName, stationName, tileKind, tileName } from './piece-names';
import { plainEvent, type EventId } from './plain-events';
import type { Speaker } from './questions';
import { railName } from './rail-name';

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
  get #edition() {
    return editionOf(this.#speaker.game);
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
    const card = (other: GwtEvent): string => cardName(other.a, this.#edition);
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
      case 'hired': {
        const price = this.#payment(event);
        return t(price > 0 ? 'log.hiresFor' : 'log.hires', { worker: aWorker(a), n: price });
      }
      case 'built':
        return this.#built(event);
      case 'engine':
        return t('log.engine', { a: railName(a), b: railName(b) });
      case 'upgraded': {
        const price = this.#payment(event);
        return t(price > 0 ? 'log.upgradesFor' : 'log.upgrades', { station: stationName(a), n: price });
      }
      case 'bought': {
        const price = this.#payment(event);
        return priced(t('log.buys', { cards: this.#together(event, card) }), price);
      }
      case 'foresight':
        return t('log.foresight', { tiles: this.#together(event, (other) => tileName(other.a, this.#edition)) });
      case '':
      case 'turn-started':
        return '';
      default:
        return plainEvent(id, this.#speaker.game, event);
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
    const values = { id: buildingId(this.#speaker.game, event.player, event.a), space: spaceName(this.#speaker.game, event.b), n: price };
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
    const place = at === 0 ? spaceName(this.#speaker.game, b) : tileKind(at, this.#edition);
    return t('log.movesTile', { place });
  }
}

/** Clauses that follow each other in one sentence. */
export const sentence = (clauses: readonly string[]): string => clauses.map((text, index) => (index ? lowered(text) : text)).join(', ');
