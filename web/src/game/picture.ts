// SPDX-License-Identifier: MIT
// picture.ts - from the engine's state (a seat's view of it) to the picture model that the drawing in board/ shows. Nothing
// here decides a rule; numbers that the player board shows come from the engine.
import {
  COLOURS,
  DISC_SLOTS,
  type BoardPicture,
  type BuildingsLeftPicture,
  type CardId,
  type CattleId,
  type CattleMarketPicture,
  type Colour,
  type DiscSlot,
  type Edition,
  type HandPicture,
  type HazardKind,
  type HazardTile,
  type HandKind,
  type MasterPlace,
  type MediumTileId,
  type NorthPicture,
  type ObjectivePicture,
  type ObjectivesPicture,
  type PlayerBoardPicture,
  type SpaceTile,
  type SupplyTile,
  type WorkerKind,
} from '../board/position';
import {
  BUILDING_IDS,
  C,
  CITY_IDS,
  CITY_NORTH_IDS,
  CITY_SECOND_IDS,
  EDITION_IDS,
  MASTER_IDS,
  MEDIUM_IDS,
  NEUTRAL_IDS,
  RAIL_SPACE_IDS,
  SPACE_IDS,
  STATION_IDS,
  TILE_IDS,
  TOWN_IDS,
  WORKER_IDS,
  cardId,
  cardNumbers,
  objectiveCards,
  type Engine,
  type GwtGame,
  type GwtPlayer,
} from '../engine';
import { tasksMet } from './objectives';

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'red';
export const editionOf = (game: GwtGame): Edition => EDITION_IDS[game.edition] ?? 'first';
export const hasRails = (game: GwtGame): boolean => (game.options & C.OPTION_RAILS) !== 0;
const hasTokens = (game: GwtGame): boolean => hasRails(game) || editionOf(game) === 'second';
export const bits = (set: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, bit) => bit).filter((bit) => (set >>> bit) & 1);
const seatsOf = (game: GwtGame): readonly number[] => Array.from({ length: game.playersCount }, (_, seat) => seat);
export const playerOf = (game: GwtGame, seat: number): GwtPlayer => {
  const player = game.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
};

export function cityId(game: GwtGame, city: number): string {
  if (hasRails(game)) return CITY_NORTH_IDS[city] ?? '';
  return (editionOf(game) === 'second' ? CITY_SECOND_IDS : CITY_IDS)[city] ?? '';
}
const lastCity = (game: GwtGame): number => (hasRails(game) ? CITY_NORTH_IDS.indexOf('san-francisco') : CITY_IDS.length - 1);

/** The id of a seat's building; Garth's all show their b-sides. */
export function buildingId(game: GwtGame, seat: number, number: number): string {
  const side = playerOf(game, seat).garthLevel ? 1 : (game.bSides >> number) & 1;
  return BUILDING_IDS[2 * number + side] ?? '';
}

// ---- tiles

export function supplyTile(tile: number): SupplyTile | null {
  const id = TILE_IDS[tile];
  if (!id) return null;
  if (tile < C.TILE_TRADE_GREEN) return { kind: 'worker', worker: id as WorkerKind };
  if (tile === C.TILE_TRADE_GREEN) return { kind: 'trade', colour: 'green' };
  if (tile === C.TILE_TRADE_ALT) return { kind: 'trade', colour: 'alt' };
  const [hazard, hand, vp] = id.split('-');
  return { kind: 'hazard', hazard: hazard as HazardKind, hand: hand as HandKind, vp: Number(vp) };
}

export function spaceTile(game: GwtGame, location: number): SpaceTile | null {
  if (location >= C.LOCATION_PRIVATE) {
    const owner = (location - C.LOCATION_PRIVATE) >> 4;
    return { kind: 'private', building: buildingId(game, owner, location & 15), owner: colourOf(owner) };
  }
  if (location >= C.LOCATION_NEUTRAL) return { kind: 'neutral', building: NEUTRAL_IDS[location - C.LOCATION_NEUTRAL] ?? '' };
  const tile = supplyTile(location);
  return tile?.kind === 'worker' ? null : tile;
}

/** Foresight tiles by column; 0 where one is missing. */
export const shownForesight = (game: GwtGame): readonly (readonly number[])[] =>
  [0, 1, 2].map((column) => game.foresight.slice(2 * column, 2 * column + 2));

function trail(game: GwtGame): Record<string, SpaceTile> {
  const spaces: Record<string, SpaceTile> = {};
  SPACE_IDS.forEach((id, space) => {
    const tile = spaceTile(game, game.onSpace[space] ?? 0);
    if (tile && id !== 'kansas-city') spaces[id] = tile;
  });
  return spaces;
}

// ---- the board

function bySeat<T>(game: GwtGame, pick: (player: GwtPlayer) => T | null): Partial<Record<Colour, T>> {
  const found: Partial<Record<Colour, T>> = {};
  for (const seat of seatsOf(game)) {
    const value = pick(playerOf(game, seat));
    if (value !== null) found[colourOf(seat)] = value;
  }
  return found;
}

function stationDiscs(game: GwtGame): Record<string, readonly Colour[]> {
  return Object.fromEntries(
    STATION_IDS.map((id, station) => [
      id,
      seatsOf(game)
        .filter((seat) => (playerOf(game, seat).stations >> station) & 1)
        .map(colourOf),
    ]),
  );
}

/** Discs of a player on a city: repeated only at both ends of the strip. */
export function discsOn(game: GwtGame, seat: number, city: number): number {
  const player = playerOf(game, seat);
  if (city === 0) return player.homeDiscs;
  return city === lastCity(game) ? player.lastCityDiscs : (player.cities >> city) & 1;
}
function cityDiscs(game: GwtGame): Record<string, readonly Colour[]> {
  const count = hasRails(game) ? CITY_NORTH_IDS.length : CITY_IDS.length;
  return Object.fromEntries(
    Array.from({ length: count }, (_, city) => [
      cityId(game, city),
      seatsOf(game).flatMap((seat) => Array<Colour>(discsOn(game, seat, city)).fill(colourOf(seat))),
    ]),
  );
}

const masterStation = (place: number): number => (place < 5 ? place : C.STATION_NORTH_FIRST + place - 5);
/** Whose worker stands at a station is not kept apart from who has which master: shown where only one can be meant. */
function masterPlaces(game: GwtGame): Record<string, MasterPlace> {
  const places: Record<string, MasterPlace> = {};
  game.stationMasters.forEach((held, place) => {
    const id = STATION_IDS[masterStation(place)];
    if (!held || id === undefined) return;
    if (held >= C.MASTER_SPACE_WORKER) {
      const worker = WORKER_IDS[held - C.MASTER_SPACE_WORKER] ?? 'cowboy';
      places[id] = { kind: 'worker', worker, owner: masterOwner(game, place) };
    } else places[id] = { kind: 'tile', master: MASTER_IDS[held] ?? '' };
  });
  return places;
}
function masterOwner(game: GwtGame, place: number): Colour | null {
  const station = masterStation(place);
  const there = seatsOf(game).filter((seat) => (playerOf(game, seat).stations >> station) & 1 && playerOf(game, seat).masters);
  return there.length === 1 && there[0] !== undefined ? colourOf(there[0]) : null;
}

function jobRows(game: GwtGame): readonly (readonly (WorkerKind | null)[])[] {
  const cell = (row: number, column: number): WorkerKind | null => {
    const bit = BigInt(C.JOB_COLUMNS * row + column);
    return WORKER_IDS.find((_, worker) => ((game.jobMarket[worker] ?? 0n) >> bit) & 1n) ?? null;
  };
  return Array.from({ length: C.JOB_ROWS }, (_, row) => Array.from({ length: C.JOB_COLUMNS }, (_, column) => cell(row, column)));
}

/** Branchlets of a town stand in the order of seats: who came first is not kept. */
function northOf(engine: Engine, game: GwtGame): NorthPicture | null {
  if (!hasRails(game)) return null;
  const branchlets: Record<string, readonly (Colour | null)[]> = {};
  TOWN_IDS.forEach((id, town) => {
    const there = seatsOf(game)
      .filter((seat) => (playerOf(game, seat).branchlets >>> town) & 1)
      .map(colourOf);
    if (there.length) branchlets[id] = there;
  });
  const mediumTiles: Record<string, MediumTileId> = {};
  game.mediumTowns.forEach((tile, place) => {
    const id = TOWN_IDS[engine.mediumTown(place)];
    if (tile && id !== undefined) mediumTiles[id] = MEDIUM_IDS[tile] as MediumTileId;
  });
  const offered = game.mastersOffered.filter((master) => master !== 0).map((master) => MASTER_IDS[master] ?? '');
  return { branchlets, mediumTiles, offered };
}

export function boardPicture(engine: Engine, slot: number, game: GwtGame, active: number | null): BoardPicture {
  return {
    edition: editionOf(game),
    rails: hasRails(game),
    players: game.playersCount,
    fees: engine.handFees(slot),
    spaces: trail(game),
    herders: bySeat(game, (player) => (player.herder === C.NONE ? null : (SPACE_IDS[player.herder] ?? null))),
    engines: bySeat(game, (player) => RAIL_SPACE_IDS[player.engine] ?? null),
    stations: stationDiscs(game),
    masters: masterPlaces(game),
    cities: cityDiscs(game),
    foresight: shownForesight(game).map((column) => column.map(supplyTile)),
    jobs: jobRows(game),
    tokenRow: game.tokenRow + 1,
    north: northOf(engine, game),
    active: active === null ? null : colourOf(active),
  };
}

// ---- players

const workersOf = (player: GwtPlayer): Record<WorkerKind, number> => ({
  cowboy: player.workers[0] ?? 0,
  builder: player.workers[1] ?? 0,
  engineer: player.workers[2] ?? 0,
});
export const seatWorkers = (game: GwtGame, seat: number): Record<WorkerKind, number> => workersOf(playerOf(game, seat));
export const seatTokens = (game: GwtGame, seat: number): number | null => (hasTokens(game) ? playerOf(game, seat).tokens : null);

function hazardTiles(player: GwtPlayer): readonly HazardTile[] {
  return player.hazards.flatMap((count, hazard) => {
    const tile = supplyTile(C.TILE_HAZARD_FIRST + hazard);
    return tile?.kind === 'hazard' ? Array<HazardTile>(count).fill(tile) : [];
  });
}

/** Branchlets leave the bells from the left, three each. */
function bellsOf(branchletsLeft: number): readonly number[] {
  const gone = C.BRANCHLETS - branchletsLeft;
  const each = C.BRANCHLETS / C.BELLS;
  return Array.from({ length: C.BELLS }, (_, bell) => each - Math.min(each, Math.max(0, gone - each * bell)));
}

export function playerBoardPicture(engine: Engine, slot: number, game: GwtGame, seat: number): PlayerBoardPicture {
  const player = playerOf(game, seat);
  const limits = engine.limits(slot, seat);
  const rails = hasRails(game);
  return {
    colour: colourOf(seat),
    edition: editionOf(game),
    rails,
    cleared: bits(player.discsCleared, C.DISCS).map((disc) => DISC_SLOTS[disc] as DiscSlot),
    workers: workersOf(player),
    certificates: player.certificates,
    certificateLimit: limits.certificates,
    permanentCertificates: limits.permanentCertificates,
    stepLimit: limits.steps,
    stepGains: limits.stepGains,
    handLimit: limits.hand,
    bells: rails ? bellsOf(limits.branchletsLeft) : null,
    tokens: seatTokens(game, seat),
    masters: bits(player.masters, MASTER_IDS.length).map((master) => MASTER_IDS[master] ?? ''),
    hazards: hazardTiles(player),
    trades: { green: player.trades[0] ?? 0, alt: player.trades[1] ?? 0 },
  };
}

/** The hand as it lies: cattle by id, objective cards at the right end. */
export const handCards = (game: GwtGame, seat: number): readonly number[] => cardNumbers(playerOf(game, seat).hand);
export function handPicture(engine: Engine, slot: number, game: GwtGame, seat: number): HandPicture {
  const player = playerOf(game, seat);
  const cards = handCards(game, seat).map((card) => cardId(card) as CardId);
  return {
    edition: editionOf(game),
    cards,
    met: Object.fromEntries(objectivesIn(player.hand).map((id) => [id, tasksMet(game, seat, id)])),
    hidden: Math.max(0, player.handCount - cards.length),
    limit: engine.limits(slot, seat).hand,
    draw: player.drawCount,
    discard: player.discardCount,
    played: objectiveCards(player.area).length,
    tokens: seatTokens(game, seat),
  };
}

const objectivesIn = (cards: GwtPlayer['hand']): readonly string[] =>
  cardNumbers(cards)
    .filter((card) => card >= C.CATTLE)
    .map(cardId);

export const discardPile = (game: GwtGame, seat: number): readonly CardId[] =>
  cardNumbers(playerOf(game, seat).discard).map((card) => cardId(card) as CardId);

/** Card numbers of the face-up cattle market, by colour, then points: the order of the ids. */
export const marketCards = (game: GwtGame): readonly number[] => game.market.flatMap((count, card) => Array<number>(count).fill(card));

export function marketPicture(game: GwtGame): CattleMarketPicture {
  return {
    edition: editionOf(game),
    cards: marketCards(game).map((card) => cardId(card) as CattleId),
    stack: game.marketStack.reduce((sum, count) => sum + count, 0),
  };
}

const objectivePicture = (game: GwtGame, seat: number | null, id: string): ObjectivePicture => ({
  id,
  ...(seat !== null && { met: tasksMet(game, seat, id) }),
});

/** The display, ticked for the seat that looks on. */
export function displayPicture(game: GwtGame, seat: number | null = null): ObjectivesPicture {
  return {
    edition: editionOf(game),
    rails: hasRails(game),
    cards: game.display.filter((card) => card !== C.NONE).map((card) => objectivePicture(game, seat, cardId(card))),
    stack: game.objectiveStackCount,
  };
}

/** `known`: the whole deck of the seat is in the state. */
export function areaPicture(game: GwtGame, seat: number, known: boolean): ObjectivesPicture {
  const cards = objectiveCards(playerOf(game, seat).area).map((card) => objectivePicture(game, known ? seat : null, cardId(card)));
  return { edition: editionOf(game), rails: hasRails(game), cards, stack: 0 };
}

export function buildingsLeftPicture(engine: Engine, slot: number, game: GwtGame, seat: number): BuildingsLeftPicture {
  const player = playerOf(game, seat);
  const buildings = bits(player.buildings, C.BUILDINGS).map((number) => {
    const printed = engine.printedBuilding(slot, C.LOCATION_PRIVATE + 16 * seat + number);
    const possible = printed.builders <= (player.workers[1] ?? 0);
    return { id: buildingId(game, seat, number), builders: printed.builders, vp: printed.points, possible };
  });
  return { edition: editionOf(game), rails: hasRails(game), colour: colourOf(seat), buildings };
}
