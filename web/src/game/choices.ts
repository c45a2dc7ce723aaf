// SPDX-License-Identifier: MIT
// choices.ts - the legal actions of the open question as choices: one per thing a person would point at, with its price.
// Every list and every glowing place is drawn from these.
import { C, DECISION_IDS, type Engine, type GwtActionInfo } from '../engine';

export type DecisionId = (typeof DECISION_IDS)[number];

export interface Fee {
  /** null: the bank. */
  readonly seat: number | null;
  readonly dollars: number;
}
export interface Way {
  readonly action: number;
  readonly info: GwtActionInfo;
  /** Hand fees by payee. */
  readonly fees: readonly Fee[];
  /** Change of the own cash at once, fees included; and what surely follows. */
  readonly dollars: number;
  readonly dollarsLater: number;
  readonly steps: number;
  /** Locations entered on the way. */
  readonly path: readonly number[];
  readonly reveals: boolean;
  /** Actions that follow at once, where one deed is several of the engine's. */
  readonly then?: readonly number[];
  /** What cards put together would be bought by, where that was worked out. */
  readonly purchases?: readonly Purchase[];
}
/** One line of the cattle market's price table. */
export interface Purchase {
  readonly cards: readonly number[];
  readonly cowboys: number;
}
export interface Choice {
  /** '' where keys ran out. */
  readonly key: string;
  readonly verb: number;
  /** Ways to do it, the cheapest first: routes to one place that cost differently. Never empty. */
  readonly ways: readonly Way[];
  /** Cattle: places in the market of what it is about. */
  readonly market?: readonly number[];
  /** Cattle: pressing it puts this card to those chosen before (`more`), to be bought with them. */
  readonly adds?: { readonly card: number; readonly more: boolean };
}

const ROUTE_BIT = 0x8000;
export const isRoute = (action: number): boolean => (action & ROUTE_BIT) !== 0;
const ROUTE_SPACE = 0x3f;

/** What closes a question stands last, in this order. */
const LAST = [C.VERB_PLAY, C.VERB_TOKEN, C.VERB_PASS, C.VERB_END] as const;
const place = (verb: number): number => LAST.indexOf(verb as (typeof LAST)[number]);

export function wayOf(engine: Engine, slot: number, action: number): Way {
  const info = engine.describe(slot, action);
  const fees: Fee[] = info.fees.map((dollars, seat) => ({ seat, dollars }));
  const bank: Fee = { seat: null, dollars: info.feesBank };
  const end = info.path.indexOf(C.NONE);
  return {
    action,
    info,
    fees: [bank, ...fees].filter((fee) => fee.dollars > 0),
    dollars: info.dollars,
    dollarsLater: info.dollarsLater,
    steps: info.verb === C.VERB_ROUTE ? info.steps : 0,
    path: info.verb === C.VERB_ROUTE ? info.path.slice(0, end < 0 ? undefined : end) : [],
    reveals: info.reveals !== 0,
  };
}

export const cheapestFirst = (a: Way, b: Way): number => b.dollars - a.dollars || a.steps - b.steps;

/** Routes to one place differ in what they cost and whom they pay, and in nothing else that counts. */
function distinctWays(ways: readonly Way[]): readonly Way[] {
  const seen = new Set<string>();
  return [...ways].sort(cheapestFirst).filter((way) => {
    const fees = way.fees.map((fee) => `${fee.seat}:${fee.dollars}`).join();
    return seen.has(fees) ? false : (seen.add(fees), true);
  });
}

function routeGroups(ways: readonly Way[]): readonly (readonly Way[])[] {
  const groups = new Map<number, Way[]>();
  for (const way of ways) groups.set(way.info.space, [...(groups.get(way.info.space) ?? []), way]);
  return [...groups.values()].map(distinctWays).sort((a, b) => (a[0] && b[0] ? a[0].steps - b[0].steps : 0));
}

/** The choices of the open question in a slot, which may hold the acting seat's view, with a key each as far as they go. */
export function choicesOf(engine: Engine, slot: number, keys = ''): readonly Choice[] {
  const ways = engine.legal(slot).map((action) => wayOf(engine, slot, action));
  const routes = ways.filter((way) => way.info.verb === C.VERB_ROUTE);
  const others = ways.filter((way) => way.info.verb !== C.VERB_ROUTE);
  const groups = [...routeGroups(routes), ...others.map((way) => [way])];
  const verbOf = (group: readonly Way[]): number => group[0]?.info.verb ?? C.VERB_NONE;
  return groups
    .sort((a, b) => place(verbOf(a)) - place(verbOf(b)))
    .map((group, index) => ({ key: keys[index] ?? '', verb: verbOf(group), ways: group }));
}

export const decisionId = (kind: number): DecisionId => DECISION_IDS[kind] ?? '';
export const firstWay = (choice: Choice): Way => {
  const [way] = choice.ways;
  if (way === undefined) throw new Error('a choice without a way');
  return way;
};

/** Nothing to decide: one legal action, or several routes to one place at one price. */
export function isForced(engine: Engine, slot: number, legal: readonly number[]): boolean {
  const [first] = legal;
  if (first === undefined || legal.length === 1) return legal.length === 1;
  const goal = (action: number): number => action & ROUTE_SPACE;
  if (!legal.every((action) => isRoute(action) && goal(action) === goal(first))) return false;
  const [only, ...others] = choicesOf(engine, slot);
  return others.length === 0 && only?.ways.length === 1;
}
