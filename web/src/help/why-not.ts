// SPDX-License-Identifier: MIT
// why-not.ts - "why can I not choose this?" in one sentence from a fixed list. It explains, it does not decide: what may be
// chosen is the engine's list alone. Things the question does not speak of get no answer.
import { buildingActions, privateBuilding } from '../board/data/buildings';
import { CATTLE_CARDS } from '../board/data/cards';
import { DISCS, JOB_PRICES } from '../board/data/player-board';
import { TRAIL_EDGES } from '../board/data/trail';
import { isCattle } from '../board/card-text';
import type { DiscardWanted, Op } from '../board/ops';
import type { BoardId, BoardPicture, CattleId, DiscId, SpaceId, SpaceTile, WorkerKind } from '../board/position';
import type { Language } from '../i18n/contract';
import { pricesOf } from './about/cards';
import { cityOf } from './about/cities';
import { PLACES } from './about/kansas-city';
import { canReach, hasBranchlet } from './about/north';
import { auxState, slotsOf } from './about/player-board';
import { stationOf } from './about/rail';
import type { AskedDecision } from './decision';
import { placeOf, type Place } from './ids';
import type { Values } from './numbers';
import { dollarsOf, trailSpace, transportTo, type HelpPicture } from './picture';
import { say } from './teller';
import type { HelpKey } from '../i18n/contract';

/** null: nothing simple can be said, as of things the question does not speak of. */
type Reason = readonly [key: HelpKey, values?: Values] | null;

// ---- moving

/** Fewest steps (occupied places entered) from a space to each space ahead. */
function stepsFrom(board: BoardPicture, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map<SpaceId, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const [a, to] of TRAIL_EDGES[board.edition]) {
      if (a !== at) continue;
      const next = (steps.get(at) ?? 0) + (board.spaces[to] || to === 'kansas-city' ? 1 : 0);
      if (next >= (steps.get(to) ?? Infinity)) continue;
      steps.set(to, next);
      open.push(to);
    }
  return steps;
}

function whyNoMove(picture: HelpPicture, space: SpaceId, limit: number): Reason {
  const { board, mat } = picture;
  const from = board.herders[mat.colour] ?? 'start';
  if (space === from) return ['why.here'];
  if (trailSpace(space)?.beside) return ['why.beside'];
  const steps = stepsFrom(board, from === 'kansas-city' ? 'start' : from).get(space);
  if (steps === undefined) return ['why.forward'];
  if (!board.spaces[space] && space !== 'kansas-city') return ['why.emptySpace'];
  return steps > limit ? ['why.tooFar', { n: steps, limit }] : ['why.otherBranch'];
}

// ---- lines of a building

const holds = (picture: HelpPicture, wanted: DiscardWanted): boolean => {
  const cattle = picture.hand.cards.filter(isCattle).map((card) => CATTLE_CARDS[card]);
  switch (wanted) {
    case 'objective':
      return picture.hand.cards.some((card) => !isCattle(card));
    case 'any':
      return cattle.length > 0;
    case 'pair':
      return cattle.some(({ breed }, i) => cattle.findIndex((other) => other.breed === breed) !== i);
    case 'value2':
    case 'value3':
      return cattle.some(({ value, stage }) => !stage && value === Number(wanted.slice(-1)));
    default:
      return cattle.some(({ breed }) => breed === wanted);
  }
};
const lies = (board: BoardPicture, kind: SpaceTile['kind']): boolean => Object.values(board.spaces).some((tile) => tile?.kind === kind);

function tooDear(picture: HelpPicture, n: number): Reason {
  const have = dollarsOf(picture);
  return n > have ? ['why.money', { n, have }] : null;
}

/** The part of an operation that cannot be met; null where none is plain. */
function missing(picture: HelpPicture, op: Op): Reason {
  const { board, mat } = picture;
  switch (op.op) {
    case 'discard_for':
      return holds(picture, op.card) ? null : ['why.noCard'];
    case 'pay':
      return tooDear(picture, op.n);
    case 'remove_hazard':
      return lies(board, 'hazard') ? tooDear(picture, op.cost) : ['why.noHazard'];
    case 'trade':
      return lies(board, 'trade') ? null : ['why.noTrade'];
    case 'engine_back':
      return (board.engines[mat.colour] ?? '0') === '0' ? ['why.engineBack'] : null;
    case 'hire':
      return whyNobody(picture, op.modifier);
    case 'buy_cattle':
      return whyNoCattleAtAll(picture);
    case 'seq':
      return op.of.map((part) => missing(picture, part)).find((reason) => reason !== null) ?? null;
    default:
      return null;
  }
}

function whyNoAction(picture: HelpPicture, name: SpaceId, n: number): Reason {
  const tile = picture.board.spaces[name];
  if (picture.board.herders[picture.mat.colour] !== name) return null;
  if (tile?.kind !== 'neutral' && tile?.kind !== 'private') return null;
  const op = buildingActions(picture.board.edition, picture.board.rails, tile.building)[n];
  return (op && missing(picture, op)) ?? ['why.used'];
}

// ---- hiring

const hasRoom = ({ mat }: HelpPicture, worker: WorkerKind | null): boolean => worker !== null && mat.workers[worker] < PLACES;

function whyNoHire(picture: HelpPicture, row: number, column: number, dearer: number): Reason {
  const worker = picture.board.jobs[row - 1]?.[column];
  if (!worker) return ['why.noWorker'];
  if (row >= picture.board.tokenRow) return ['why.tokenRow'];
  if (!hasRoom(picture, worker)) return ['why.rowFull'];
  return tooDear(picture, Math.max(0, (JOB_PRICES[row - 1] ?? 0) + dearer)) ?? ['why.otherBranch'];
}

/** Why nobody at all can be hired. */
function whyNobody(picture: HelpPicture, dearer: number): Reason {
  const { jobs, tokenRow } = picture.board;
  const open = JOB_PRICES.slice(0, tokenRow - 1).map((price, row) => ({ price, workers: jobs[row]?.filter((worker) => worker !== null) ?? [] }));
  if (!open.some(({ workers }) => workers.length)) return ['why.noWorker'];
  const prices = open.filter(({ workers }) => workers.some((worker) => hasRoom(picture, worker))).map(({ price }) => price);
  return prices.length ? tooDear(picture, Math.max(0, Math.min(...prices) + dearer)) : ['why.rowFull'];
}

// ---- cattle

/** The cheapest price of one card with the cowboys that are free, or what it needs. */
function whyNoCattle(picture: HelpPicture, card: CattleId | undefined, free: number, spent: number): Reason {
  const prices = card === undefined ? [] : pricesOf(CATTLE_CARDS[card]).filter(([, , cards]) => cards === 1);
  if (!prices.length) return null;
  const open = prices.filter(([cowboys]) => cowboys <= free).sort(([, a], [, b]) => a - b);
  const [cheapest] = open;
  if (!cheapest) return ['why.cowboys', { n: Math.min(...prices.map(([cowboys]) => cowboys)), have: free }];
  const [cowboys, n] = cheapest;
  const have = dollarsOf(picture) - spent;
  if (n <= have) return ['why.otherBranch'];
  return [cowboys === 1 ? 'why.cattleMoneyOne' : 'why.cattleMoney', { n, cowboys, have }];
}

function whyNoCattleAtAll(picture: HelpPicture): Reason {
  const { cards, stack } = picture.market;
  if (!cards.length && !stack) return ['why.stackEmpty'];
  return cards.map((card) => whyNoCattle(picture, card, picture.mat.workers.cowboy, 0)).find((reason) => reason?.[0] !== 'why.otherBranch') ?? null;
}

function whyNoMarketCard(picture: HelpPicture, n: number, { kind, amount = 0, spent = 0 }: AskedDecision): Reason {
  switch (kind) {
    case 'buy':
      return whyNoCattle(picture, picture.market.cards[n], amount, spent);
    case 'buy-second':
      return ['why.samePrice'];
    case 'dollars-or-cattle':
      return ['why.value3'];
    default:
      return null;
  }
}

// ---- building, railroad, delivery, map

function whyNoBuilding(picture: HelpPicture, id: string, perBuilder: number): Reason {
  const printed = privateBuilding(picture.board.edition, picture.board.rails, id);
  const have = picture.mat.workers.builder;
  if (!printed) return null;
  if (printed.builders > have) return ['why.builders', { n: printed.builders, have }];
  return tooDear(picture, perBuilder * printed.builders) ?? ['why.otherBranch'];
}

function whyNotThere(picture: HelpPicture, space: SpaceId): Reason {
  if (trailSpace(space)?.kind !== 'building') return ['why.noBuilding'];
  return picture.board.spaces[space] ? ['why.occupied'] : ['why.otherBranch'];
}

/** Places of hazards, teepees and outlaws. */
function whyNoTile(picture: HelpPicture, space: SpaceId, wanted: 'hazard' | 'trade', price: number): Reason {
  const lies = picture.board.spaces[space]?.kind === wanted;
  if (!lies) return wanted === 'hazard' ? ['why.noHazard'] : ['why.noTrade'];
  return tooDear(picture, price) ?? ['why.otherBranch'];
}

function whyNoRail(picture: HelpPicture, rail: string): Reason {
  const { engines } = picture.board;
  const others = Object.entries(engines).some(([colour, at]) => colour !== picture.mat.colour && at === rail && rail !== '0');
  return others ? ['why.engineOther'] : ['why.otherBranch'];
}

function whyNoCity(picture: HelpPicture, id: string, worth: number): Reason {
  const city = cityOf(picture, id);
  if (!city) return null;
  if (!city.repeat && picture.board.cities[id]?.includes(picture.mat.colour)) return ['why.discThere'];
  if (city.town && !hasBranchlet(picture, city.town)) return ['why.noRail'];
  if (city.value > worth) return ['why.value', { n: city.value, have: worth }];
  return tooDear(picture, transportTo(picture, city.value)) ?? ['why.otherBranch'];
}

function whyNoStation(picture: HelpPicture, id: string): Reason {
  const station = stationOf(id);
  if (!station) return null;
  if (picture.board.stations[id]?.includes(picture.mat.colour)) return ['why.discThere'];
  return tooDear(picture, station.cost) ?? ['why.otherBranch'];
}

function whyNoDisc(picture: HelpPicture, disc: DiscId): Reason {
  const [slot] = slotsOf(disc);
  if (!slot) return null;
  if (slotsOf(disc).every((known) => picture.mat.cleared.includes(known))) return ['why.used'];
  return tooDear(picture, DISCS[slot].pay) ?? (DISCS[slot].corner === 'dark' ? ['why.corners'] : ['why.otherBranch']);
}

function whyNoTown(picture: HelpPicture, town: string): Reason {
  if (hasBranchlet(picture, town)) return ['why.branchletThere'];
  return canReach(picture, town) ? ['why.otherBranch'] : ['why.noRail'];
}

// ---- by question

function reasonFor(place: Place, picture: HelpPicture, asked: AskedDecision): Reason {
  const { kind, column, amount = 0, dearer = 0 } = asked;
  switch (place.kind) {
    case 'space':
      if (kind === 'place') return ['why.notNeutral'];
      if (kind === 'move') return whyNoMove(picture, place.name, picture.mat.stepLimit);
      if (kind === 'walk') return whyNoMove(picture, place.name, amount);
      if (kind === 'build-space') return whyNotThere(picture, place.name);
      return kind === 'hazard' || kind === 'trade' ? whyNoTile(picture, place.name, kind, kind === 'hazard' ? amount : 0) : null;
    case 'action':
      return kind === 'location' ? whyNoAction(picture, place.name, place.n) : null;
    case 'aux':
      if (kind !== 'location' && kind !== 'auxiliary') return null;
      return auxState(picture, place.n) === 'locked' ? ['why.locked'] : ['why.used'];
    case 'job':
      return kind === 'hire' ? whyNoHire(picture, place.n, place.m, dearer) : null;
    case 'building':
      return kind === 'build' ? whyNoBuilding(picture, place.name, amount) : null;
    case 'rail':
      return kind.startsWith('engine') ? whyNoRail(picture, place.name) : null;
    case 'city':
      return kind === 'delivery' ? whyNoCity(picture, place.name, amount) : null;
    case 'station':
      return kind === 'station-behind' || kind === 'upgrade' ? whyNoStation(picture, place.name) : null;
    case 'disc':
      return kind.endsWith('-disc') ? whyNoDisc(picture, place.name as DiscId) : null;
    case 'town':
    case 'quarter':
      return kind === 'branchlet' ? whyNoTown(picture, place.name) : null;
    case 'foresight':
      if (kind !== 'foresight') return null;
      return place.n === column ? ['why.jobsFull'] : ['why.otherColumn'];
    case 'market':
      return whyNoMarketCard(picture, place.n, asked);
    case 'cattleStack':
      if (kind !== 'buy') return null;
      return picture.market.stack ? ['why.cowboys', { n: 1, have: amount }] : ['why.stackEmpty'];
    case 'hand':
      return kind.startsWith('discard') ? ['why.otherCard'] : null;
    default:
      return null;
  }
}

/** One sentence on why a place cannot be chosen; null where it can, and where nothing simple can be said. */
export function whyNot(id: BoardId, picture: HelpPicture, decision: AskedDecision, language: Language): string | null {
  const place = placeOf(id);
  if (!place || decision.may.includes(id)) return null;
  if (!decision.mine) return say(language, 'why.notYours');
  const reason = reasonFor(place, picture, decision);
  return reason && say(language, ...reason);
}
