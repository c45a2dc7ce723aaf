// SPDX-License-Identifier: MIT
// buying.ts - cattle put together before they are bought. The engine asks for one purchase at a time; here the cards that a
// person has chosen become a list of its actions, found by trying them on copies of the game. Buying turns nothing hidden up.
import { C, DECISION_IDS, type Engine } from '../engine';
import { cheapestFirst, wayOf, type Choice, type Purchase, type Way } from './choices';
import { marketCards } from './picture';
import { SLOT } from './table';

const BUY = DECISION_IDS.indexOf('buy');
const CARD_BITS = 15;
const verbOf = (action: number): number => action >> 8;

export const isBuying = (engine: Engine, slot: number): boolean => engine.decision(slot).kind === BUY;
/** Cowboys a way keeps busy. */
export const cowboysOf = ({ purchases, info }: Way): number => purchases?.reduce((sum, { cowboys }) => sum + cowboys, 0) ?? info.cowboys;

interface Plan {
  readonly actions: readonly number[];
  readonly purchases: readonly Purchase[];
}
const without = (cards: readonly number[], card: number): readonly number[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
};

/** Every way to buy exactly these cards (ascending), the lowest one always first: the order of purchases does not count. */
function plansFor(engine: Engine, cards: readonly number[], slot: number): readonly Plan[] {
  const [first, ...others] = cards;
  if (first === undefined) return [{ actions: [], purchases: [] }];
  if (!isBuying(engine, slot)) return [];
  return engine
    .legal(slot)
    .filter((action) => verbOf(action) === C.VERB_BUY && (action & CARD_BITS) === first)
    .flatMap((action) => {
      const { cowboys, amount } = engine.describe(slot, action);
      engine.copy(slot + 1, slot);
      engine.apply(slot + 1, action);
      if (amount === 1) return goOn(engine, others, slot + 1, [action], { cards: [first], cowboys });
      const seconds = engine.legal(slot + 1).filter((second) => others.includes(second & CARD_BITS));
      return seconds.flatMap((second) => {
        const card = second & CARD_BITS;
        engine.copy(slot + 2, slot + 1);
        engine.apply(slot + 2, second);
        return goOn(engine, without(others, card), slot + 2, [action, second], { cards: [first, card], cowboys });
      });
    });
}
const goOn = (engine: Engine, rest: readonly number[], slot: number, done: readonly number[], purchase: Purchase): readonly Plan[] =>
  plansFor(engine, rest, slot).map(({ actions, purchases }) => ({ actions: [...done, ...actions], purchases: [purchase, ...purchases] }));

function wayOfPlan(engine: Engine, { actions, purchases }: Plan): Way {
  const seat = engine.toAct(SLOT.live);
  const before = engine.game(SLOT.live).players[seat]?.dollars ?? 0;
  const [action = 0, ...then] = actions;
  engine.copy(SLOT.plan, SLOT.live);
  for (const each of actions) engine.apply(SLOT.plan, each);
  const dollars = (engine.game(SLOT.plan).players[seat]?.dollars ?? 0) - before;
  return { ...wayOf(engine, SLOT.live, action), then, purchases, dollars };
}

/** The cheapest first; one that needs as much money and as many cowboys as another is left out. */
function waysToBuy(engine: Engine, cards: readonly number[]): readonly Way[] {
  engine.copy(SLOT.plan, SLOT.live);
  const plans = plansFor(
    engine,
    [...cards].sort((a, b) => a - b),
    SLOT.plan,
  );
  const ways = plans.map((plan) => wayOfPlan(engine, plan)).sort((a, b) => cheapestFirst(a, b) || cowboysOf(a) - cowboysOf(b));
  return ways.filter((way, index) => !ways.slice(0, index).some((better) => cowboysOf(better) <= cowboysOf(way)));
}

/** Cards at the market places chosen. */
export function basketCards(engine: Engine, basket: readonly number[]): readonly number[] {
  const market = marketCards(engine.game(SLOT.live));
  return basket.map((place) => market[place] ?? C.NONE);
}
/** Market places of those cards chosen before that can still be bought after two more were turned up: the places have changed. */
export function stillBought(engine: Engine, cards: readonly number[]): readonly number[] {
  const market = marketCards(engine.game(SLOT.live));
  for (let count = cards.length; count > 0; count--) {
    const kept = cards.slice(0, count);
    if (waysToBuy(engine, kept).length > 0) return placesOf(market, kept);
  }
  return [];
}
/** A place for each card, no place twice. */
const placesOf = (market: readonly number[], cards: readonly number[]): readonly number[] =>
  cards.reduce<readonly number[]>((taken, card) => [...taken, market.findIndex((other, place) => other === card && !taken.includes(place))], []);

type Row = Omit<Choice, 'key'>;

/** A row for each kind of card that can be bought, alone or with those chosen before. */
function addingRows(engine: Engine, market: readonly number[], plain: readonly Choice[], basket: readonly number[]): readonly Row[] {
  const chosen = basket.map((place) => market[place] ?? C.NONE);
  const alone = (card: number): readonly Way[] =>
    plain
      .flatMap(({ verb, ways }) => (verb === C.VERB_BUY ? ways : []))
      .filter(({ info }) => info.card === card)
      .sort(cheapestFirst);
  return [...new Set(market)].flatMap((card) => {
    const places = market.flatMap((other, place) => (other === card && !basket.includes(place) ? [place] : []));
    const ways = places.length === 0 ? [] : basket.length === 0 ? alone(card) : waysToBuy(engine, [...chosen, card]);
    return ways.length ? [{ verb: C.VERB_BUY, ways, market: places, adds: { card, more: basket.length > 0 } }] : [];
  });
}

/** The choices of the question which cattle to buy, with the market places already chosen. `plain`: those of the engine. */
export function buyingChoices(engine: Engine, plain: readonly Choice[], basket: readonly number[], keys = ''): readonly Choice[] {
  const market = marketCards(engine.game(SLOT.live));
  const ways = basket.length ? waysToBuy(engine, basketCards(engine, basket)) : [];
  const rows: readonly Row[] = [
    ...ways.map((way) => ({ verb: C.VERB_BUY, ways: [way], market: basket })),
    ...addingRows(engine, market, plain, basket),
    ...plain.filter(({ verb }) => verb !== C.VERB_BUY),
  ];
  return rows.map((row, index) => ({ ...row, key: keys[index] ?? '' }));
}
