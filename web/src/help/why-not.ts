// SPDX-License-Identifier: MIT
// why-not.ts - "why can I not choose this?" in one sentence from a fixed list. It explains, it does not decide: what may be
// chosen is the engine's list alone. Things the question does not speak of get no answer.
import { buildingActions, privateBuilding } from '../board/data/buildings';
import { CATTLE_CARDS } from '../board/data/cards';
import { DISCS, JOB_PRICES } from '../board/data/player-board';
import { TRAIL_EDGES } from '../board/data/trail';
import { isCattle } from '../board/card-text';
import type { DiscardWanted, Op } from '../board/ops';
import type { BoardId, BoardPicture, DiscId, SpaceId, SpaceTile } from '../board/position';
import type { Language } from '../i18n/contract';
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
    case 'hire': {
      const open = JOB_PRICES.slice(0, board.tokenRow - 1).filter((_, row) => board.jobs[row]?.some((worker) => worker !== null));
      return open.length ? tooDear(picture, Math.min(...open) + op.modifier) : ['why.noWorker'];
    }
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

// ---- hiring, building, railroad, delivery, map

function whyNoHire(picture: HelpPicture, row: number, column: number): Reason {
  const worker = picture.board.jobs[row - 1]?.[column];
  if (!worker) return ['why.noWorker'];
  if (row >= picture.board.tokenRow) return ['why.tokenRow'];
  if (picture.mat.workers[worker] >= PLACES) return ['why.rowFull'];
  return tooDear(picture, JOB_PRICES[row - 1] ?? 0) ?? ['why.otherBranch'];
}

function whyNoBuilding(picture: HelpPicture, id: string): Reason {
  const printed = privateBuilding(picture.board.edition, picture.board.rails, id);
  const have = picture.mat.workers.builder;
  if (!printed) return null;
  if (printed.builders > have) return ['why.builders', { n: printed.builders, have }];
  return tooDear(picture, 2 * printed.builders) ?? ['why.otherBranch'];
}

function whyNotThere(picture: HelpPicture, space: SpaceId): Reason {
  if (trailSpace(space)?.kind !== 'building') return ['why.noBuilding'];
  return picture.board.spaces[space] ? ['why.occupied'] : ['why.otherBranch'];
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

function reasonFor(place: Place, picture: HelpPicture, { kind, column, amount = 0 }: AskedDecision): Reason {
  switch (place.kind) {
    case 'space':
      if (kind === 'place') return ['why.notNeutral'];
      if (kind === 'move') return whyNoMove(picture, place.name, picture.mat.stepLimit);
      if (kind === 'walk') return whyNoMove(picture, place.name, amount);
      if (kind === 'build-space') return whyNotThere(picture, place.name);
      return null;
    case 'action':
      return kind === 'location' ? whyNoAction(picture, place.name, place.n) : null;
    case 'aux':
      if (kind !== 'location' && kind !== 'auxiliary') return null;
      return auxState(picture, place.n) === 'locked' ? ['why.locked'] : ['why.used'];
    case 'job':
      return kind === 'hire' ? whyNoHire(picture, place.n, place.m) : null;
    case 'building':
      return kind === 'build' ? whyNoBuilding(picture, place.name) : null;
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
      return kind === 'foresight' && place.n !== column ? ['why.otherColumn'] : null;
    case 'market':
      return kind === 'buy' ? ['why.cowboys'] : null;
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
