// SPDX-License-Identifier: MIT
// places.ts - where a choice lies on the screen: the board ids that glow for it.
import { boardId, type BoardId, type DiscId, type WorkerKind } from '../board/position';
import {
  BUILDING_IDS,
  C,
  DISC_IDS,
  MASTER_IDS,
  RAIL_SPACE_IDS,
  SPACE_IDS,
  STATION_IDS,
  TOWN_IDS,
  WORKER_IDS,
  type GwtDecision,
  type GwtGame,
} from '../engine';
import type { Way } from './choices';
import { cityId, handCards, marketCards, shownForesight } from './picture';

export interface Scene {
  readonly game: GwtGame;
  readonly decision: GwtDecision;
  /** The seat that answers. */
  readonly seat: number;
}

const idAt = (ids: readonly string[], index: number): string => ids[index] ?? '';
const CERTIFICATE_TRACK = [0, 1, 2, 3, 4, 6];

/** Place of a card in the own hand, once for a kind. */
function handPlaces(scene: Scene, card: number): readonly BoardId[] {
  const index = handCards(scene.game, scene.seat).indexOf(card);
  return index < 0 ? [] : [boardId.hand(index)];
}

function jobPlaces({ game }: Scene, row: number, worker: number): readonly BoardId[] {
  const bits = game.jobMarket[worker] ?? 0n;
  const columns = Array.from({ length: C.JOB_COLUMNS }, (_, column) => column);
  return columns.filter((column) => (bits >> BigInt(C.JOB_COLUMNS * row + column)) & 1n).map((column) => boardId.job(row + 1, column));
}

function marketPlaces({ game }: Scene, card: number): readonly BoardId[] {
  const index = marketCards(game).indexOf(card);
  return index < 0 ? [] : [boardId.market(index)];
}

function foresightPlaces({ game, decision }: Scene, tile: number): readonly BoardId[] {
  const column = shownForesight(game)[decision.subject] ?? [];
  return column.flatMap((shown, place) => (shown === tile ? [boardId.foresight(decision.subject + 1, place + 1)] : []));
}

function objectivePlaces({ game }: Scene, card: number): readonly BoardId[] {
  if (card === C.CARD_STACK) return [boardId.objectiveStack()];
  const index = game.display.indexOf(card);
  return index < 0 ? [] : [boardId.display(index)];
}

function workerPlaces(scene: Scene, worker: number): readonly BoardId[] {
  const count = scene.game.players[scene.seat]?.workers[worker] ?? 0;
  return [boardId.worker(idAt(WORKER_IDS, worker) as WorkerKind, count)];
}

function certificatePlaces(scene: Scene, amount: number, forward: boolean): readonly BoardId[] {
  const now = scene.game.players[scene.seat]?.certificates ?? 0;
  const index = CERTIFICATE_TRACK.indexOf(now);
  const value = forward ? CERTIFICATE_TRACK[index + amount] : CERTIFICATE_TRACK.filter((step) => step <= now - amount).at(-1);
  return value === undefined ? [] : [boardId.certificate(value)];
}

function localPlaces(way: Way): readonly BoardId[] {
  const local = (way.action >> 1) & 3;
  return [boardId.action(idAt(SPACE_IDS, way.info.space), local)];
}

function buildingPlaces({ game }: Scene, number: number): readonly BoardId[] {
  return [boardId.building(idAt(BUILDING_IDS, 2 * number + ((game.bSides >> number) & 1)))];
}

/** Board ids of one way to answer. */
export function placesOf(scene: Scene, way: Way): readonly BoardId[] {
  const { info } = way;
  const argument = way.action & 0xff;
  switch (info.verb) {
    case C.VERB_ROUTE:
    case C.VERB_PLACE:
    case C.VERB_AT:
    case C.VERB_COPY:
    case C.VERB_TRADE:
    case C.VERB_HAZARD:
      return [boardId.space(idAt(SPACE_IDS, info.space))];
    case C.VERB_LOCAL:
      return localPlaces(way);
    case C.VERB_AUX:
      return [boardId.aux((argument >> 1) + 1, (argument & 1) === 1)];
    case C.VERB_PLAY:
    case C.VERB_DISCARD:
    case C.VERB_TRASH:
      return handPlaces(scene, info.card);
    case C.VERB_HIRE:
      return jobPlaces(scene, info.row, info.worker);
    case C.VERB_BUILD:
      return buildingPlaces(scene, info.building);
    case C.VERB_ENGINE:
      return [boardId.rail(idAt(RAIL_SPACE_IDS, info.railSpace))];
    case C.VERB_UPGRADE:
    case C.VERB_STATION:
    case C.VERB_STATION_DISC:
      return [boardId.station(idAt(STATION_IDS, argument))];
    case C.VERB_DISC:
      return [boardId.disc(idAt(DISC_IDS, info.disc) as DiscId)];
    case C.VERB_MASTER:
      return workerPlaces(scene, argument);
    case C.VERB_FORESIGHT:
      return foresightPlaces(scene, argument);
    case C.VERB_USE_CERTIFICATES:
      return certificatePlaces(scene, argument, false);
    case C.VERB_GAIN_CERTIFICATES:
      return certificatePlaces(scene, argument, true);
    case C.VERB_DELIVER:
      return [boardId.city(cityId(scene.game, info.city))];
    case C.VERB_OBJECTIVE:
      return objectivePlaces(scene, argument);
    case C.VERB_DRAW:
      return [boardId.drawPile()];
    case C.VERB_BUY:
    case C.VERB_BUY_SECOND:
    case C.VERB_CATTLE:
      return marketPlaces(scene, info.card);
    case C.VERB_TURN_UP:
      return [boardId.cattleStack()];
    case C.VERB_TOKEN:
      return [boardId.tokens()];
    case C.VERB_RAISE:
      return argument > 0 ? handPlaces(scene, scene.decision.subject) : [];
    case C.VERB_BRANCHLET:
      return [boardId.town(idAt(TOWN_IDS, info.town))];
    case C.VERB_OFFERED_MASTER:
      return [boardId.offered(idAt(MASTER_IDS, argument))];
    case C.VERB_BID:
      return [boardId.seat(info.seat)];
    default:
      return [];
  }
}
