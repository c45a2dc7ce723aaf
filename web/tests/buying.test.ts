// SPDX-License-Identifier: MIT
import { USUAL_KEYS, choiceKeys } from '../src/app/keys';
import { describe, expect, it } from 'vitest';
import { C, cardId } from '../src/engine';
import { basketCards, buyingChoices, cowboysOf, isBuying, stillBought } from '../src/game/buying';
import { choicesOf, firstWay, type Choice } from '../src/game/choices';
import { marketCards } from '../src/game/picture';
import { USUAL_MANNERS, type TablePlan } from '../src/game/plan';
import { SLOT, Table } from '../src/game/table';
import { loadEngine, readRecordFile } from './load';

const engine = await loadEngine();
const RECORD = '4p-random-a-promos.drover';
const plan: TablePlan = {
  id: 'test',
  title: 'test',
  manners: USUAL_MANNERS,
  guided: false,
  seats: [1, 2, 3, 4].map((n) => ({ name: `P${n}`, kind: 'person', bot: '' })),
};
const lines = readRecordFile(RECORD).split('\n');

/** The recorded game right before a purchase that asks with so many cowboys and dollars at least. */
function atMarket(cowboys: number, dollars: number): Table {
  for (const [at, line] of lines.entries()) {
    if (!/^\d buy /.test(line)) continue;
    const table = Table.open(engine, lines.slice(0, at).join('\n') + '\n', () => plan);
    const rich = (engine.game(SLOT.live).players[table.toAct]?.dollars ?? 0) >= dollars;
    if (rich && engine.decision(SLOT.live).amount >= cowboys) return table;
  }
  throw new Error('no such purchase in the record');
}
const offered = (basket: readonly number[] = []): readonly Choice[] =>
  buyingChoices(engine, choicesOf(engine, SLOT.live), basket, choiceKeys(USUAL_KEYS));
const adding = (basket: readonly number[] = []): readonly Choice[] => offered(basket).filter(({ adds }) => adds);
const placeOf = (name: string, from = 0): number => marketCards(engine.game(SLOT.live)).findIndex((card, at) => at >= from && cardId(card) === name);

describe('cattle put together', () => {
  it('offer each kind of card once, the cheapest price first, and lose no choice of the engine', () => {
    atMarket(3, 12);
    const rows = adding();
    const actions = rows.flatMap(({ ways }) => ways.map(({ action }) => action));
    const legal = engine.legal(SLOT.live).filter((action) => action >> 8 === C.VERB_BUY);
    expect([...actions].sort()).toEqual([...legal].sort());
    for (const { ways } of rows) expect(ways.map(({ dollars }) => dollars)).toEqual(ways.map(({ dollars }) => dollars).sort((a, b) => b - a));
    expect(
      offered()
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['1', '2', '3']);
  });

  it('propose the cheapest use of the cowboys, then those that need fewer', () => {
    atMarket(3, 12);
    const [card] = ['yellow', 'red', 'blue'].map((name) => placeOf(name)).filter((place) => place >= 0);
    const [cheapest, other, ...more] = offered([card ?? -1]).filter(({ adds, verb }) => verb === C.VERB_BUY && !adds);
    expect(more).toEqual([]);
    expect([cheapest, other].map((row) => row && [cowboysOf(firstWay(row)), firstWay(row).dollars])).toEqual([
      [2, -3],
      [1, -6],
    ]);
  });

  it('are bought by actions the engine takes one after another, each of which can be taken back', () => {
    const table = atMarket(3, 12);
    const before = engine.hash(SLOT.live);
    const money = engine.game(SLOT.live).players[table.toAct]?.dollars ?? 0;
    const { toAct } = table;
    const basket: number[] = [];
    for (let row = adding(basket)[0]; row; row = adding(basket)[0]) basket.push(row.market?.[0] ?? -1);
    expect(basket.length).toBeGreaterThan(1);
    const [best] = offered(basket);
    if (!best) throw new Error('nothing to buy');
    const way = firstWay(best);
    for (const action of [way.action, ...(way.then ?? [])]) table.act(action);
    expect(engine.game(SLOT.live).players[toAct]?.dollars).toBe(money + way.dollars);
    expect(way.purchases?.flatMap(({ cards }) => cards)).toHaveLength(basket.length);
    while (engine.hash(SLOT.live) !== before && table.undoState(toAct) === 'open') table.undo(toAct);
    expect(engine.hash(SLOT.live)).toBe(before);
  });

  it('stay together when two more cards are turned up, as far as cowboys and money still reach', () => {
    const table = atMarket(3, 12);
    const basket: number[] = [];
    for (let row = adding(basket)[0]; row; row = adding(basket)[0]) basket.push(row.market?.[0] ?? -1);
    const cards = basketCards(engine, basket);
    const turnUp = engine.legal(SLOT.live).find((action) => action >> 8 === C.VERB_TURN_UP);
    if (turnUp === undefined) throw new Error('nothing to turn up');
    table.act(turnUp);
    const kept = stillBought(engine, cards);
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(kept).size).toBe(kept.length);
    expect(basketCards(engine, kept)).toEqual(cards.slice(0, kept.length));
    expect(offered(kept)[0]?.verb).toBe(C.VERB_BUY);
  });

  it('never offer a card there is no cowboy or money for', () => {
    for (const [at, line] of lines.entries()) {
      if (!/^\d buy /.test(line)) continue;
      Table.open(engine, lines.slice(0, at).join('\n') + '\n', () => plan);
      const free = engine.decision(SLOT.live).amount;
      const dollars = engine.game(SLOT.live).players[engine.toAct(SLOT.live)]?.dollars ?? 0;
      expect(isBuying(engine, SLOT.live)).toBe(true);
      for (const first of adding())
        for (const row of adding([first.market?.[0] ?? -1])) {
          const way = firstWay(row);
          expect(cowboysOf(way)).toBeLessThanOrEqual(free);
          expect(-way.dollars).toBeLessThanOrEqual(dollars);
        }
    }
  });
});
