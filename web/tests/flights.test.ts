// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { C, CARD_IDS, EVENT_IDS, SPACE_IDS, type GwtEvent } from '../src/engine';
import { flightsOf, type InSight } from '../src/game/flights';

const card = (id: (typeof CARD_IDS)[number]): number => CARD_IDS.indexOf(id);
const event = (id: (typeof EVENT_IDS)[number], fields: Partial<GwtEvent>): GwtEvent => ({
  code: EVENT_IDS.indexOf(id),
  player: 0,
  a: 0,
  b: 0,
  value: 0,
  revealed: 0,
  ...fields,
});
const SIGHT: InSight = { front: 0, hand: ['grey', 'grey', 'black'], market: ['yellow', 'red', 'red'], display: ['g1', 'd2'] };

describe('what flies', () => {
  it('a fee, from the place to whom it goes; to the bank, from who pays it', () => {
    const space = SPACE_IDS.indexOf('n-c');
    const paid = flightsOf([event('fee-paid', { a: space, b: 2, value: 2 }), event('fee-paid', { a: space, b: C.NONE, value: 1 })], SIGHT, SIGHT);
    expect(paid).toEqual([
      { kind: 'coin', dollars: 2, from: 'sp-n-c', to: 'seat-2' },
      { kind: 'coin', dollars: 1, from: 'seat-0', to: 'sp-n-c' },
    ]);
  });
  it('cards that are bought, equal ones each from its own place', () => {
    const bought = [event('bought', { a: card('red') }), event('bought', { a: card('red') })];
    expect(flightsOf(bought, SIGHT, SIGHT).map(({ from, to }) => [from, to])).toEqual([
      ['market-1', 'discard-pile'],
      ['market-2', 'discard-pile'],
    ]);
  });
  it('another one’s purchase goes to the seat, and its hand is not told', () => {
    const events = [event('bought', { player: 1, a: card('yellow') }), event('discarded', { player: 1, a: card('grey') })];
    expect(flightsOf(events, SIGHT, SIGHT)).toEqual([{ kind: 'card', card: 'yellow', from: 'market-0', to: 'seat-1' }]);
  });
  it('a card of the own hand to the pile, and new ones from the other', () => {
    const after = { ...SIGHT, hand: ['grey', 'white', 'black'] };
    const events = [event('discarded', { a: card('grey') }), event('drew', { value: 1 })];
    expect(flightsOf(events, SIGHT, after)).toEqual([
      { kind: 'card', card: 'grey', from: 'hand-0', to: 'discard-pile' },
      { kind: 'arrival', from: 'draw-pile', to: 'hand-1' },
    ]);
  });
  it('nothing of a hand when another person has come to the device', () => {
    const events = [event('discarded', { a: card('grey') }), event('drew', { value: 1 })];
    expect(flightsOf(events, SIGHT, { ...SIGHT, front: 1, hand: ['blue'] })).toEqual([]);
  });
});
