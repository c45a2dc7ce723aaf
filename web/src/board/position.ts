// SPDX-License-Identifier: MIT
// position.ts - the picture model: everything the drawing shows, as plain data. The drawing knows no rule: an adapter
// (outside this folder) fills these types from the engine, the components turn them into svg.
//
// Ids of spaces, cards, cities, towns, stations, tiles and discs are those of docs/notation.md, in lower case
// (`n-c`, `brown-3`, `topeka`, `pu2`, `st4`, `sm5`). A place on the screen has a *board id* made from them: always build
// it with `boardId` below, so that marks, focus, log and animation speak of the same place.

export type Edition = 'first' | 'second';

/** A seat's colour; the brand (diamond, ring, rafter, bars) belongs to it. */
export type Colour = 'red' | 'blue' | 'yellow' | 'white';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'white'];

export type WorkerKind = 'cowboy' | 'builder' | 'engineer';
export const WORKER_KINDS: readonly WorkerKind[] = ['cowboy', 'builder', 'engineer'];

export type HandKind = 'green' | 'black';
export type HazardKind = 'flood' | 'drought' | 'rock';

/** Cattle cards as in docs/notation.md; `brown-3` is the brown card of 3 victory points. */
export const CATTLE = [
  'grey',
  'green',
  'black',
  'white',
  'yellow',
  'red',
  'blue',
  'brown-3',
  'brown-4',
  'brown-5',
  'purple-5',
  'purple-6',
  'purple-7',
  'calf',
  'heifer',
  'cow',
] as const;
export type CattleId = (typeof CATTLE)[number];

/** `g1`..`g5`, `d1`..`d5`, `r1`..`r5`, `m1`..`m5`, `a1`, starting cards `s1`..`s4`. */
export type ObjectiveId = string;
export type CardId = CattleId | ObjectiveId;

/** Trail spaces (`n-a`, `ab1`, `flood1`, `kansas-city` ...), rail spaces (`0`..`39`, `t1`..`t9`), stations (`st1`..`st12`),
 *  cities (`topeka`, `memphis` ...), towns (`gr1` ...), station masters (`sm1`..`sm11`), buildings (`5a`, `A`). */
export type SpaceId = string;
export type RailId = string;
export type StationId = string;
export type CityId = string;
export type TownId = string;
export type MasterId = string;
export type BuildingId = string;

export const DISC_SLOTS = [
  'aux1b',
  'aux2b',
  'aux3a',
  'aux3b',
  'aux4a',
  'aux4b',
  'aux5a',
  'aux5b',
  'cert4',
  'cert6',
  'step1',
  'step2',
  'hand1',
  'hand2',
  'aux6b',
] as const; // order of GwtDisc
/** A disc space of the player board. */
export type DiscSlot = (typeof DISC_SLOTS)[number];
/** A disc as notation names it; the two of a pair share a name. */
export type DiscId =
  'aux1' | 'aux2' | 'aux3' | 'aux4' | 'aux5' | 'aux6' | 'cert4' | 'cert6' | 'step1' | 'step2' | 'hand';

export type MediumTileId = 'hire' | 'trash' | 'engine' | 'dollars-or-cattle' | 'building';

// ---- what lies somewhere ---------------------------------------------------------------------------------------

export interface NeutralTile {
  kind: 'neutral';
  building: BuildingId;
}
export interface PrivateTile {
  kind: 'private';
  building: BuildingId;
  owner: Colour;
}
export interface HazardTile {
  kind: 'hazard';
  hazard: HazardKind;
  hand: HandKind;
  vp: number;
}
/** alt: blue in the first edition, orange in the second. */
export interface TradeTile {
  kind: 'trade';
  colour: 'green' | 'alt';
}
export interface WorkerTile {
  kind: 'worker';
  worker: WorkerKind;
}
export type SpaceTile = NeutralTile | PrivateTile | HazardTile | TradeTile;
export type SupplyTile = HazardTile | TradeTile | WorkerTile;

/** The tile beside a station: still there, or taken by a worker of that owner. */
export type MasterPlace =
  { kind: 'tile'; master: MasterId } | { kind: 'worker'; worker: WorkerKind; owner: Colour | null };

// ---- the board -------------------------------------------------------------------------------------------------

export interface BoardPicture {
  edition: Edition;
  rails: boolean;
  /** 2..4: decides the fees on the hands and the columns of the job market. */
  players: number;
  /** Dollars for passing a hand with this number of players. */
  fees: Record<HandKind, number>;
  spaces: Partial<Record<SpaceId, SpaceTile>>;
  /** Herder of each seated colour; absent before its first turn. `kansas-city` is a place too. */
  herders: Partial<Record<Colour, SpaceId>>;
  engines: Partial<Record<Colour, RailId>>;
  /** Discs on stations, oldest first; absent = none. */
  stations: Partial<Record<StationId, readonly Colour[]>>;
  masters: Partial<Record<StationId, MasterPlace>>;
  /** Discs on cities; a colour may stand there several times where deliveries repeat. */
  cities: Partial<Record<CityId, readonly Colour[]>>;
  /** Three columns of two places; null = empty. */
  foresight: readonly (readonly (SupplyTile | null)[])[];
  /** Twelve rows of four cells, by the engine's columns 0..3; with fewer players the leftmost are not used. null = empty. */
  jobs: readonly (readonly (WorkerKind | null)[])[];
  /** Row of the job market token, 1..12; 13 once it has left. */
  tokenRow: number;
  north: NorthPicture | null;
  /** Whose turn it is: that herder gets a ring. null in history and at the end. */
  active: Colour | null;
}

/** The northern map (Rails to the North). */
export interface NorthPicture {
  /** Branchlets of a town by quarter (0 upper left, 1 upper right, 2 lower left, 3 lower right); null = free. */
  branchlets: Partial<Record<TownId, readonly (Colour | null)[]>>;
  mediumTiles: Partial<Record<TownId, MediumTileId>>;
  /** Station master tiles on offer beside New York. */
  offered: readonly MasterId[];
}

// ---- players ---------------------------------------------------------------------------------------------------

/** A seat chip in the bar. */
export interface SeatPicture {
  seat: number;
  colour: Colour;
  name: string;
  kind: 'person' | 'bot' | 'garth';
  you: boolean;
  toMove: boolean;
  dollars: number;
  handCount: number;
  certificates: number;
  permanentCertificates: number;
  workers: Record<WorkerKind, number>;
  /** null where the game has no exchange tokens. */
  tokens: number | null;
  /** Live estimate, in victory points; 0 where the table plays without. */
  vp: number;
  vpHidden?: boolean;
  /** Points bid for the seat; null where nobody bid. */
  bid: number | null;
}

export interface PlayerBoardPicture {
  colour: Colour;
  edition: Edition;
  rails: boolean;
  /** Disc spaces whose disc has left. */
  cleared: readonly DiscSlot[];
  workers: Record<WorkerKind, number>;
  certificates: number;
  certificateLimit: number;
  permanentCertificates: number;
  /** Steps the herder may walk now, and what the two step discs add at this number of players. */
  stepLimit: number;
  stepGains: readonly [number, number];
  handLimit: number;
  /** Rails to the North: branchlets still on each of the five bells (0..3), left to right. */
  bells: readonly number[] | null;
  tokens: number | null;
  masters: readonly MasterId[];
  /** Collected tiles. */
  hazards: readonly HazardTile[];
  trades: { green: number; alt: number };
}

export interface HandPicture {
  edition: Edition;
  cards: readonly CardId[];
  /** Met tasks of the objective cards among them, by card id. */
  met?: Readonly<Record<ObjectiveId, readonly boolean[]>>;
  /** Cards the viewer cannot see; they lie face down after the known ones. */
  hidden: number;
  limit: number;
  draw: number;
  discard: number;
  /** Objective cards in the objective area. */
  played: number;
  tokens: number | null;
}

export interface CattleMarketPicture {
  edition: Edition;
  /** Sorted as given: colour, then victory points. `market-N` counts from 0 in this list. */
  cards: readonly CattleId[];
  stack: number;
}

export interface ObjectivePicture {
  id: ObjectiveId;
  /** Met tasks, by their place among the card's icons; absent = progress is not shown. */
  met?: readonly boolean[];
}
export interface ObjectivesPicture {
  edition: Edition;
  rails: boolean;
  cards: readonly ObjectivePicture[];
  stack: number;
}

export interface BuildingLeft {
  id: BuildingId;
  /** Builders needed and points, as printed; what it would cost now at 2 and 1 dollars per builder is drawn from it. */
  builders: number;
  vp: number;
  /** false: drawn in second ink (too few builders, too dear). */
  possible: boolean;
}
export interface BuildingsLeftPicture {
  edition: Edition;
  rails: boolean;
  colour: Colour;
  buildings: readonly BuildingLeft[];
}

// ---- score -----------------------------------------------------------------------------------------------------

export const SCORE_LINES = [
  'dollars',
  'buildings',
  'cities',
  'stations',
  'hazards',
  'cattle',
  'objectives',
  'masters',
  'workers',
  'step-disc',
  'token',
] as const; // order of the pad and of the record format
export type ScoreLine = (typeof SCORE_LINES)[number];
export interface ScoreColumn {
  colour: Colour;
  name: string;
  lines: Record<ScoreLine, number>;
  bid: number;
  total: number;
  winner: boolean;
}
/** Something that a number of the sheet is made of. */
export interface ScorePart {
  text: string;
  points: number;
}
/** One point in time per entry of values; missing values (null) leave a gap. */
export interface ChartSeries {
  colour: Colour;
  name: string;
  values: readonly (number | null)[];
}

// ---- marks: what may be chosen, what just happened -----------------------------------------------------------------

declare const boardIdBrand: unique symbol;
/** A place on the screen. Made by `boardId` only. */
export type BoardId = string & { readonly [boardIdBrand]: true };

const id = (text: string): BoardId => text as BoardId;
/** Ids of everything that can be marked, pointed at or asked about. Svg groups carry them as `data-id`. */
export const boardId = {
  /** Trail space, also `kansas-city`. */
  space: (space: SpaceId) => id(`sp-${space}`),
  rail: (rail: RailId) => id(`rail-${rail}`),
  station: (station: StationId) => id(station),
  /** The station master tile beside a station. */
  master: (station: StationId) => id(`master-${station}`),
  /** A tile on offer at New York. */
  offered: (master: MasterId) => id(`offered-${master}`),
  city: (city: CityId) => id(`city-${city}`),
  /** Arrow between two neighbouring cities, named by the left one. */
  arrow: (city: CityId) => id(`arrow-${city}`),
  town: (town: TownId) => id(`town-${town}`),
  quarter: (town: TownId, quarter: number) => id(`town-${town}-q${quarter}`),
  mediumTile: (town: TownId) => id(`medium-${town}`),
  /** Row from 1, the engine's column 0..3. */
  job: (row: number, column: number) => id(`job-row-${row}-c${column}`),
  jobRow: (row: number) => id(`job-row-${row}`),
  jobToken: () => id('job-token'),
  /** Column and place from 1. */
  foresight: (column: number, place: number) => id(`foresight-${column}-${place}`),
  /** One printed action of the tile on a space, from 0; 3 is the risk action. */
  action: (space: SpaceId, action: number) => id(`action-${space}-${action}`),
  hand: (index: number) => id(`hand-${index}`),
  market: (index: number) => id(`market-${index}`),
  cattleStack: () => id('cattle-stack'),
  display: (index: number) => id(`display-${index}`),
  objectiveStack: () => id('objective-stack'),
  drawPile: () => id('draw-pile'),
  discardPile: () => id('discard-pile'),
  tokens: () => id('tokens'),
  /** Auxiliary action 1..6; `double` is its second half. */
  aux: (row: number, double = false) => id(double ? `aux-${row}-double` : `aux-${row}`),
  /** A disc of the own player board; of a pair the one that goes next. */
  disc: (disc: DiscId) => id(`disc-${disc}`),
  certificateTrack: () => id('cert-track'),
  certificate: (value: number) => id(`cert-${value}`),
  /** Worker place 1..6 of the own board. */
  worker: (kind: WorkerKind, place: number) => id(`worker-${kind}-${place}`),
  bell: (bell: number) => id(`bell-${bell}`),
  building: (building: BuildingId) => id(`building-${building}`),
  seat: (seat: number) => id(`seat-${seat}`),
  herder: (colour: Colour) => id(`herder-${colour}`),
  engine: (colour: Colour) => id(`engine-${colour}`),
} as const;

export type ChoiceState = 'may' | 'focused' | 'selected';

export interface ChoiceMark {
  id: BoardId;
  /** Key that previews it (`1`..`9`, `a`..`z`), shown in the badge; '' draws the frame without a badge. */
  key: string;
  state: ChoiceState;
  /** Dollars to pay, shown as a hollow coin at the right edge. */
  fee?: number;
  /** Dollars gained, shown as a gold coin there. */
  gain?: number;
}

export interface RouteStep {
  space: SpaceId;
  step: number;
  fee: number;
}
/** A walk from its first space to its last, every space in between (empty ones too), and a pill for each location. */
export interface Route {
  spaces: readonly SpaceId[];
  steps: readonly RouteStep[];
  /** Set when somebody else walks: drawn in that colour instead of turquoise. */
  mover?: Colour;
}

/** A tile that would come to lie there (foresight, building). */
export interface Ghost {
  space: SpaceId;
  tile: SpaceTile;
}

/** Everything drawn above a picture that is not part of the game. */
export interface Marks {
  choices: readonly ChoiceMark[];
  route?: Route;
  /** Gold ring fading in 1.2 s. */
  changed?: readonly BoardId[];
  /** What another player is choosing: dashed ring with the brand. */
  picked?: { id: BoardId; colour: Colour };
  /** A step that plays itself, with the word for it. */
  forced?: { id: BoardId; text: string };
  /** Answer to "why not?" at a place. */
  whyNot?: { id: BoardId; text: string };
  ghosts?: readonly Ghost[];
  /** Things that would go (a replaced building, a removed card). */
  struck?: readonly BoardId[];
  /** Arrows that a delivery would complete. */
  arrows?: readonly BoardId[];
}
export const NO_MARKS: Marks = { choices: [] };

/** Called with the place that was clicked, tapped, pointed at or asked about. */
export interface BoardEvents {
  choose?: (id: BoardId) => void;
  hover?: (id: BoardId | null) => void;
  /** Long press, right click or `?`; `at` is the place on the screen for the popover. */
  ask?: (id: BoardId, at: DOMRect) => void;
}
