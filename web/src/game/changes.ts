// SPDX-License-Identifier: MIT
// changes.ts - where something just changed: the board ids of a step's events, for the ring that fades.
import { boardId, type BoardId } from '../board/position';
import { C, EVENT_IDS, RAIL_SPACE_IDS, SPACE_IDS, STATION_IDS, TOWN_IDS, type GwtEvent, type GwtGame } from '../engine';
import { cityId } from './picture';

const space = (index: number): BoardId[] => (SPACE_IDS[index] === undefined ? [] : [boardId.space(SPACE_IDS[index])]);

export function changedBy(game: GwtGame, event: GwtEvent): readonly BoardId[] {
  switch (EVENT_IDS[event.code]) {
    case 'moved':
    case 'built':
    case 'building-boxed':
    case 'hazard':
    case 'trade':
    case 'tile-placed':
      return space(event.b);
    case 'engine':
      return [boardId.rail(RAIL_SPACE_IDS[event.b] ?? '0')];
    case 'upgraded':
    case 'station-disc':
      return [boardId.station(STATION_IDS[event.a] ?? '')];
    case 'hired':
      return [boardId.jobRow(event.b + 1)];
    case 'worker-placed':
      return [boardId.job(Math.floor(event.b / C.JOB_COLUMNS) + 1, event.b % C.JOB_COLUMNS)];
    case 'token-moved':
      return [boardId.jobToken()];
    case 'foresight':
      return [1, 2].map((place) => boardId.foresight(event.b + 1, place));
    case 'delivered':
      return [boardId.city(cityId(game, event.a))];
    case 'branchlet':
      return [boardId.town(TOWN_IDS[event.a] ?? '')];
    default:
      return [];
  }
}

export const changedPlaces = (game: GwtGame, events: readonly GwtEvent[]): readonly BoardId[] => [
  ...new Set(events.flatMap((event) => changedBy(game, event))),
];
