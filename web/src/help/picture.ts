// SPDX-License-Identifier: MIT
// picture.ts - what help is asked about: the pictures the table screen draws anyway, through the eyes of one seat.
import { privateBuilding } from '../board/data/buildings';
import { CROSSES, TURNOUTS } from '../board/data/rail';
import { TRAIL_SPACES, type TrailSpace } from '../board/data/trail';
import { handWorth } from '../board/hand-worth';
import type { Counted } from '../board/ops';
import type {
  BoardPicture,
  BuildingsLeftPicture,
  CattleMarketPicture,
  Colour,
  HandKind,
  HandPicture,
  ObjectivesPicture,
  PlayerBoardPicture,
  SeatPicture,
  SpaceId,
  SpaceTile,
} from '../board/position';

export interface HelpPicture {
  readonly board: BoardPicture;
  readonly seats: readonly SeatPicture[];
  readonly market: CattleMarketPicture;
  readonly display: ObjectivesPicture;
  /** Things of the seat that asks. */
  readonly mat: PlayerBoardPicture;
  readonly hand: HandPicture;
  readonly buildings: BuildingsLeftPicture;
  /** Simmental are in the market. */
  readonly simmental?: boolean;
}

export const seatOf = (picture: HelpPicture, colour: Colour): SeatPicture | undefined => picture.seats.find((seat) => seat.colour === colour);
export const mySeat = (picture: HelpPicture): SeatPicture | undefined => seatOf(picture, picture.mat.colour);
export const dollarsOf = (picture: HelpPicture): number => mySeat(picture)?.dollars ?? 0;

export const trailSpace = (id: SpaceId): TrailSpace | undefined => TRAIL_SPACES.find((space) => space.id === id);

/** Hands shown by what lies on a space. */
export function handsOf(board: BoardPicture, tile: SpaceTile): readonly HandKind[] {
  switch (tile.kind) {
    case 'hazard':
      return [tile.hand];
    case 'trade':
      return [tile.colour === 'green' ? 'green' : 'black'];
    case 'private':
      return privateBuilding(board.edition, board.rails, tile.building)?.hands ?? [];
    case 'neutral':
      return [];
  }
}
export const feeOf = (board: BoardPicture, tile: SpaceTile): number => handsOf(board, tile).reduce((sum, hand) => sum + board.fees[hand], 0);

const ownSpaces = ({ board, mat }: HelpPicture): readonly SpaceId[] =>
  Object.entries(board.spaces).flatMap(([space, tile]) => (tile?.kind === 'private' && tile.owner === mat.colour ? [space] : []));
export const ownBuildings = (picture: HelpPicture): number => ownSpaces(picture).length;
export const ownStations = ({ board, mat }: HelpPicture): number =>
  Object.values(board.stations).filter((discs) => discs?.includes(mat.colour)).length;
export const tradePairs = ({ mat }: HelpPicture): number => Math.min(mat.trades.green, mat.trades.alt);
export const clearedBells = ({ mat }: HelpPicture): number => mat.bells?.filter((left) => left === 0).length ?? 0;

/** The asking player's real numbers, told beside what an action counts. */
export const countsOf = (picture: HelpPicture): Record<Counted, number> => ({
  engineers: picture.mat.workers.engineer,
  cowboys: picture.mat.workers.cowboy,
  builders: picture.mat.workers.builder,
  own_buildings_in_woods: ownSpaces(picture).filter((space) => trailSpace(space)?.woods).length,
  own_hazards: picture.mat.hazards.length,
  own_stations: ownStations(picture),
  cleared_bell_spaces: clearedBells(picture),
  own_trade_pairs: tradePairs(picture),
});

/** Number an engine counts as for transport: on a turnout its higher neighbour. */
export const railNumber = (rail: string): number => TURNOUTS.find((turnout) => turnout.id === rail)?.before ?? Number(rail);
export const crossesBehind = (n: number): number => CROSSES.filter(([, after]) => after <= n).length;
export function transportTo(picture: HelpPicture, value: number): number {
  const at = railNumber(picture.board.engines[picture.mat.colour] ?? '0');
  return Math.max(0, crossesBehind(value) - crossesBehind(at));
}

/** Worth of the hand as it lies. */
export const handValue = ({ hand }: HelpPicture): number => handWorth(hand.cards);
