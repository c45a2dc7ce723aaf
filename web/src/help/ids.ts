// SPDX-License-Identifier: MIT
// ids.ts - board ids taken apart again, and the list of all that exist in a picture, in reading order.
import { buildingActions } from '../board/data/buildings';
import { NORTH_STATIONS, TOWNS } from '../board/data/north';
import { CERTIFICATE_STEPS } from '../board/data/player-board';
import { RAIL_END, STATIONS, TURNOUTS } from '../board/data/rail';
import { TRAIL_EDGES, TRAIL_SPACES } from '../board/data/trail';
import { citiesOf, firstJobColumn, JOB_COLUMNS } from '../board/geometry';
import { boardId, WORKER_KINDS, type BoardId, type DiscId, type Edition, type SpaceId } from '../board/position';
import { trailSpace, type HelpPicture } from './picture';

export type Place =
  | { kind: 'space' | 'rail' | 'station' | 'master' | 'offered' | 'city' | 'arrow' | 'town' | 'medium'; name: string }
  | { kind: 'building' | 'herder' | 'engine' | 'disc'; name: string }
  | { kind: 'action' | 'quarter' | 'worker'; name: string; n: number }
  | { kind: 'job' | 'foresight'; n: number; m: number }
  | { kind: 'jobRow' | 'hand' | 'market' | 'display' | 'certificate' | 'bell' | 'seat'; n: number }
  | { kind: 'aux'; n: number; double: boolean }
  | { kind: 'jobToken' | 'cattleStack' | 'objectiveStack' | 'drawPile' | 'discardPile' | 'tokens' | 'certificateTrack' };

const SINGLE: Readonly<Record<string, Place>> = {
  'job-token': { kind: 'jobToken' },
  'cattle-stack': { kind: 'cattleStack' },
  'objective-stack': { kind: 'objectiveStack' },
  'draw-pile': { kind: 'drawPile' },
  'discard-pile': { kind: 'discardPile' },
  tokens: { kind: 'tokens' },
  'cert-track': { kind: 'certificateTrack' },
};

type Reader = (found: readonly string[]) => Place;
const named =
  (kind: 'space' | 'rail' | 'station' | 'master' | 'offered' | 'city' | 'arrow' | 'town' | 'medium'): Reader =>
  ([, name = '']) => ({ kind, name });
const thing =
  (kind: 'building' | 'herder' | 'engine' | 'disc'): Reader =>
  ([, name = '']) => ({ kind, name });
const part =
  (kind: 'action' | 'quarter' | 'worker'): Reader =>
  ([, name = '', n = '0']) => ({ kind, name, n: Number(n) });
const cell =
  (kind: 'job' | 'foresight'): Reader =>
  ([, n = '0', m = '0']) => ({ kind, n: Number(n), m: Number(m) });
const counted =
  (kind: 'jobRow' | 'hand' | 'market' | 'display' | 'certificate' | 'bell' | 'seat'): Reader =>
  ([, n = '0']) => ({ kind, n: Number(n) });

/** The narrower pattern of two that fit stands first. */
const PATTERNS: readonly (readonly [RegExp, Reader])[] = [
  [/^sp-(.+)$/, named('space')],
  [/^action-(.+)-(\d)$/, part('action')],
  [/^rail-(\d+|t\d)$/, named('rail')],
  [/^(st\d+)$/, named('station')],
  [/^master-(st\d+)$/, named('master')],
  [/^offered-(sm\d+)$/, named('offered')],
  [/^city-(.+)$/, named('city')],
  [/^arrow-(.+)$/, named('arrow')],
  [/^town-(\w+)-q(\d)$/, part('quarter')],
  [/^town-(\w+)$/, named('town')],
  [/^medium-(\w+)$/, named('medium')],
  [/^job-row-(\d+)-c(\d)$/, cell('job')],
  [/^job-row-(\d+)$/, counted('jobRow')],
  [/^foresight-(\d)-(\d)$/, cell('foresight')],
  [/^hand-(\d+)$/, counted('hand')],
  [/^market-(\d+)$/, counted('market')],
  [/^display-(\d+)$/, counted('display')],
  [/^aux-(\d)-double$/, ([, n = '0']) => ({ kind: 'aux', n: Number(n), double: true })],
  [/^aux-(\d)$/, ([, n = '0']) => ({ kind: 'aux', n: Number(n), double: false })],
  [/^disc-(\w+)$/, thing('disc')],
  [/^cert-(\d)$/, counted('certificate')],
  [/^worker-(\w+)-(\d)$/, part('worker')],
  [/^bell-(\d)$/, counted('bell')],
  [/^building-(\w+)$/, thing('building')],
  [/^seat-(\d)$/, counted('seat')],
  [/^herder-(\w+)$/, thing('herder')],
  [/^engine-(\w+)$/, thing('engine')],
];

export function placeOf(id: string): Place | null {
  const single = SINGLE[id];
  if (single) return single;
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(id);
    if (found) return read(found);
  }
  return null;
}

// ---- all of them, by group

export type IdGroup = 'trail' | 'rail' | 'cities' | 'north' | 'kansas' | 'mine' | 'markets' | 'seats';

/** Spaces as a herder meets them: a space comes after all that lead to it; what lies beside the road stands at the end. */
export function trailOrder(edition: Edition): readonly SpaceId[] {
  const edges = TRAIL_EDGES[edition];
  const order: SpaceId[] = [];
  const ready = ['start'];
  for (let at = ready.shift(); at !== undefined; at = ready.shift()) {
    order.push(at);
    const next = edges.filter(([from]) => from === at).map(([, to]) => to);
    for (const to of next.reverse()) if (!order.includes(to) && edges.every(([from, end]) => end !== to || order.includes(from))) ready.unshift(to);
  }
  const beside = TRAIL_SPACES.filter((space) => space.beside).map((space) => space.id);
  return [...order, ...beside];
}

function trailIds({ board }: HelpPicture): readonly BoardId[] {
  return trailOrder(board.edition).flatMap((space) => {
    const tile = board.spaces[space];
    const isBuilding = tile?.kind === 'neutral' || tile?.kind === 'private';
    const actions = isBuilding ? buildingActions(board.edition, board.rails, tile.building) : [];
    const risk = isBuilding && trailSpace(space)?.risk?.[board.edition] ? [boardId.action(space, 3)] : [];
    return [boardId.space(space), ...actions.map((_, i) => boardId.action(space, i)), ...risk];
  });
}

const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

function railIds({ board }: HelpPicture): readonly BoardId[] {
  const spaces = [...count(RAIL_END + 1).map(String), ...TURNOUTS.map((turnout) => turnout.id)];
  const stations = [...STATIONS, ...(board.rails ? NORTH_STATIONS : [])];
  const masters = stations.filter((station) => station.master).map((station) => boardId.master(station.id));
  return [...spaces.map(boardId.rail), ...stations.map((station) => boardId.station(station.id)), ...masters];
}

function cityIds({ board }: HelpPicture): readonly BoardId[] {
  return citiesOf(board.edition, board.rails).flatMap((city) => [boardId.city(city.id), ...(city.arrow ? [boardId.arrow(city.id)] : [])]);
}

function northIds({ board }: HelpPicture): readonly BoardId[] {
  if (!board.north) return [];
  const towns = TOWNS.flatMap((town) => [
    boardId.town(town.id),
    ...(town.tile ? [boardId.mediumTile(town.id)] : []),
    ...count(4).map((quarter) => boardId.quarter(town.id, quarter)),
  ]);
  return [...towns, ...board.north.offered.map(boardId.offered)];
}

function kansasIds({ board }: HelpPicture): readonly BoardId[] {
  const foresight = count(3).flatMap((column) => count(2).map((place) => boardId.foresight(column + 1, place + 1)));
  const first = firstJobColumn(board.players);
  const rows = count(12).flatMap((row) => [
    boardId.jobRow(row + 1),
    ...count(JOB_COLUMNS - first).map((column) => boardId.job(row + 1, first + column)),
  ]);
  return [...foresight, boardId.jobToken(), ...rows];
}

const DISCS: readonly DiscId[] = ['aux1', 'aux2', 'aux3', 'aux4', 'aux5', 'cert4', 'cert6', 'step1', 'step2', 'hand'];

function mineIds({ mat, hand, buildings }: HelpPicture): readonly BoardId[] {
  const rows = count(mat.rails ? 6 : 5).map((row) => row + 1);
  return [
    ...rows.flatMap((row) => [boardId.aux(row), boardId.aux(row, true)]),
    ...[...DISCS, ...(mat.rails ? (['aux6'] as const) : [])].map(boardId.disc),
    ...WORKER_KINDS.flatMap((kind) => count(6).map((place) => boardId.worker(kind, place + 1))),
    boardId.certificateTrack(),
    ...CERTIFICATE_STEPS.map(boardId.certificate),
    ...count(mat.bells?.length ?? 0).map((bell) => boardId.bell(bell + 1)),
    ...count(hand.cards.length + hand.hidden).map(boardId.hand),
    boardId.drawPile(),
    boardId.discardPile(),
    ...(hand.tokens === null ? [] : [boardId.tokens()]),
    ...buildings.buildings.map((building) => boardId.building(building.id)),
  ];
}

const marketIds = ({ market, display }: HelpPicture): readonly BoardId[] => [
  boardId.cattleStack(),
  ...count(market.cards.length).map(boardId.market),
  boardId.objectiveStack(),
  ...count(display.cards.length).map(boardId.display),
];

const seatIds = ({ board, seats }: HelpPicture): readonly BoardId[] =>
  seats.flatMap(({ seat, colour }) => [
    boardId.seat(seat),
    ...(board.herders[colour] === undefined ? [] : [boardId.herder(colour)]),
    boardId.engine(colour),
  ]);

/** Everything that can be asked about, group by group. */
export const idGroups = (picture: HelpPicture): Readonly<Record<IdGroup, readonly BoardId[]>> => ({
  trail: trailIds(picture),
  kansas: kansasIds(picture),
  rail: railIds(picture),
  cities: cityIds(picture),
  north: northIds(picture),
  mine: mineIds(picture),
  markets: marketIds(picture),
  seats: seatIds(picture),
});
