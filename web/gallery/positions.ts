// SPDX-License-Identifier: MIT
// gallery/positions.ts - positions made by hand, one for each board.
import type {
  BoardPicture,
  BuildingsLeftPicture,
  CattleMarketPicture,
  ChartSeries,
  ChoiceMark,
  Colour,
  HandPicture,
  HazardKind,
  HandKind,
  Marks,
  ObjectivesPicture,
  PlayerBoardPicture,
  ScoreColumn,
  SeatPicture,
  SpaceTile,
  SupplyTile,
  WorkerKind,
} from '../src/board/position';
import { boardId, SCORE_LINES } from '../src/board/position';

const neutral = (building: string): SpaceTile => ({ kind: 'neutral', building });
const own = (building: string, owner: Colour): SpaceTile => ({ kind: 'private', building, owner });
const hazard = (kind: HazardKind, hand: HandKind, vp: number): SpaceTile & SupplyTile => ({
  kind: 'hazard',
  hazard: kind,
  hand,
  vp,
});
const trade = (colour: 'green' | 'alt'): SpaceTile & SupplyTile => ({ kind: 'trade', colour });
const worker = (kind: WorkerKind): SupplyTile => ({ kind: 'worker', worker: kind });
const C = 'cowboy',
  B = 'builder',
  E = 'engineer',
  o = null;

export const first: BoardPicture = {
  edition: 'first',
  rails: false,
  players: 4,
  fees: { green: 1, black: 2 },
  active: 'red',
  north: null,
  tokenRow: 6,
  spaces: {
    'n-a': neutral('A'),
    'n-b': neutral('B'),
    'n-c': neutral('D'),
    'n-d': neutral('F'),
    'n-e': neutral('E'),
    'n-f': neutral('C'),
    'n-g': neutral('G'),
    ab2: own('2a', 'blue'),
    bc1: own('1a', 'yellow'),
    bc3: own('5a', 'white'),
    ce1: own('3a', 'red'),
    ce2: own('4b', 'blue'),
    ef1: own('1a', 'red'),
    ef2: own('7b', 'white'),
    floodbank2: own('2a', 'red'),
    rockbank2: own('4b', 'yellow'),
    fg1: own('6a', 'red'),
    gk2: own('8b', 'yellow'),
    tradebank2: own('3a', 'blue'),
    gk1: own('10b', 'blue'),
    flood1: hazard('flood', 'green', 3),
    flood2: hazard('flood', 'black', 2),
    drought1: hazard('drought', 'green', 4),
    drought2: hazard('drought', 'green', 2),
    drought3: hazard('drought', 'black', 3),
    rock1: hazard('rock', 'black', 2),
    rock2: hazard('rock', 'green', 4),
    trade1: trade('green'),
    trade2: trade('alt'),
    trade4: trade('alt'),
    trade5: trade('green'),
    trade6: trade('green'),
  },
  herders: { red: 'n-c', blue: 'ab2', yellow: 'n-e', white: 'flood2' },
  engines: { red: '11', blue: 't4', yellow: '6', white: '23' },
  stations: { st1: ['red', 'white'], st2: ['red'], st3: ['white', 'blue'], st5: ['white'], st6: ['white'] },
  masters: {
    st1: { kind: 'worker', worker: C, owner: 'white' },
    st2: { kind: 'worker', worker: E, owner: 'red' },
    st3: { kind: 'tile', master: 'sm5' },
    st4: { kind: 'tile', master: 'sm1' },
    st5: { kind: 'tile', master: 'sm2' },
  },
  cities: {
    'kansas-city': ['yellow'],
    topeka: ['red', 'blue', 'yellow'],
    wichita: ['red', 'white', 'blue'],
    'colorado-springs': ['yellow', 'white'],
    'santa-fe': ['red'],
    albuquerque: ['white', 'red'],
    'el-paso': ['white'],
    'san-francisco': ['white', 'white'],
  },
  foresight: [
    [hazard('flood', 'green', 4), trade('alt')],
    [worker(E), worker(C)],
    [worker(B), trade('green')],
  ],
  jobs: [
    [o, B, o, C],
    [E, o, o, B],
    [o, C, E, o],
    [B, B, o, C],
    [C, E, E, B],
    [E, C, o, o],
    ...Array.from({ length: 6 }, () => [o, o, o, o]),
  ],
};

const { trade1: _1, trade2: _2, ...kept } = first.spaces;
export const second: BoardPicture = {
  ...first,
  edition: 'second',
  spaces: {
    ...kept,
    de1: own('12b', 'yellow'),
    ef2: own('6a', 'white'),
    fg1: own('5a', 'red'),
    bc3: own('12b', 'white'),
    gk1: own('11b', 'blue'),
    trade1: trade('alt'),
    trade3: trade('green'),
  },
  herders: { red: 'n-f', blue: 'n-d', yellow: 'n-b', white: 'ce1' },
  cities: {
    fulton: ['red', 'blue'],
    'st-louis': ['red', 'white'],
    bloomington: ['yellow', 'white'],
    chicago: ['blue'],
    toledo: ['white'],
    philadelphia: ['white'],
  },
  masters: {
    st1: { kind: 'tile', master: 'sm9' },
    st2: { kind: 'worker', worker: E, owner: 'red' },
    st3: { kind: 'tile', master: 'sm6' },
    st4: { kind: 'tile', master: 'sm8' },
    st5: { kind: 'tile', master: 'sm7' },
  },
};

export const north: BoardPicture = {
  ...first,
  rails: true,
  spaces: { ...first.spaces, fg1: own('12b', 'red') },
  herders: { red: 'fg1', blue: 'n-d', yellow: 'n-b', white: 'ef2' },
  masters: {
    st1: { kind: 'worker', worker: C, owner: 'white' },
    st2: { kind: 'tile', master: 'sm8' },
    st3: { kind: 'tile', master: 'sm5' },
    st4: { kind: 'tile', master: 'sm1' },
    st5: { kind: 'tile', master: 'sm11' },
    st11: { kind: 'tile', master: 'sm7' },
    st12: { kind: 'tile', master: 'sm10' },
  },
  cities: {
    'kansas-city': ['yellow'],
    columbia: ['red', 'blue'],
    'st-louis': ['red'],
    chicago: ['red', 'white', 'blue'],
    detroit: ['white'],
    cleveland: ['yellow'],
    memphis: ['red'],
    milwaukee: ['white'],
  },
  north: {
    branchlets: {
      gr1: ['red'],
      gr3: ['red', 'blue'],
      pu1: ['red'],
      bl1: ['blue', 'red'],
      bl3: ['blue'],
      re1: ['white', 'red'],
      re2: ['white'],
      re4: ['white'],
      re10: ['yellow'],
      re9: ['yellow'],
      te1: ['white'],
      gr4: ['blue'],
    },
    mediumTiles: { gr2: 'hire', pu2: 'engine', re6: 'dollars-or-cattle', re11: 'trash', te2: 'building', vi2: 'hire' },
    offered: ['sm2', 'sm3', 'sm4', 'sm9'],
  },
};

const key = (i: number): string => '123456789abcdefghij'.charAt(i);
const may = (ids: readonly string[], focused: string, fees: Readonly<Record<string, number>> = {}): ChoiceMark[] =>
  ids.map((id, i) => ({
    id: id as ChoiceMark['id'],
    key: key(i),
    state: id === focused ? 'focused' : 'may',
    fee: fees[id],
  }));

export const walking: Marks = {
  choices: may(
    [
      'sp-ce1',
      'sp-n-d',
      'sp-trade4',
      'sp-n-e',
      'sp-ce2',
      'sp-trade5',
      'sp-ef1',
      'sp-rock1',
      'sp-trade6',
      'sp-ef2',
      'sp-rock2',
      'sp-tradebank2',
    ],
    'sp-ef1',
    {
      'sp-trade4': 2,
      'sp-ce2': 2,
      'sp-trade5': 3,
      'sp-rock1': 2,
      'sp-trade6': 4,
      'sp-ef2': 3,
      'sp-rock2': 3,
      'sp-tradebank2': 4,
    },
  ),
  route: {
    spaces: ['n-c', 'cd1', 'n-d', 'n-e', 'ef1'],
    steps: [
      { space: 'n-d', step: 1, fee: 0 },
      { space: 'n-e', step: 2, fee: 0 },
      { space: 'ef1', step: 3, fee: 0 },
    ],
  },
};
export const delivering: Marks = {
  choices: may(['city-kansas-city', 'city-colorado-springs', 'city-el-paso'], 'city-el-paso'),
  arrows: [boardId.arrow('albuquerque')],
};
export const branching: Marks = {
  choices: may(
    ['town-gr2', 'town-gr4', 'town-gr5', 'town-pu2', 'town-bl2', 'town-bl4', 'town-bl3', 'town-re2'],
    'town-pu2',
  ),
};
export const hiring: Marks = {
  choices: [
    ...may(['job-row-1-c1', 'job-row-1-c3', 'job-row-2-c0', 'job-row-4-c3'], 'job-row-2-c0'),
    ...may(
      ['rail-12', 'rail-13', 'rail-t4', 'st4', 'foresight-2-1', 'action-n-e-0', 'action-n-a-2', 'action-floodbank2-3'],
      'rail-13',
    ),
  ],
  changed: [boardId.space('gk1')],
  picked: { id: boardId.space('bc1'), colour: 'blue' },
  forced: { id: boardId.space('ab2'), text: 'forced' },
  whyNot: { id: boardId.space('drought3'), text: '6 steps away, you have 4' },
  struck: [boardId.space('bc3')],
  ghosts: [{ space: 'flood3', tile: hazard('flood', 'green', 4) }],
};

export const mine: PlayerBoardPicture = {
  colour: 'red',
  edition: 'first',
  rails: false,
  cleared: ['aux1b', 'aux3a', 'aux4a', 'cert4', 'hand1', 'aux5a'],
  workers: { cowboy: 3, builder: 3, engineer: 2 },
  certificates: 2,
  certificateLimit: 4,
  permanentCertificates: 1,
  stepLimit: 4,
  stepGains: [2, 1],
  handLimit: 5,
  bells: null,
  tokens: null,
  masters: ['sm5'],
  hazards: [
    { kind: 'hazard', hazard: 'flood', hand: 'green', vp: 4 },
    { kind: 'hazard', hazard: 'rock', hand: 'black', vp: 2 },
  ],
  trades: { green: 2, alt: 1 },
};
export const mineNorth: PlayerBoardPicture = {
  ...mine,
  rails: true,
  bells: [0, 1, 3, 3, 3],
  tokens: 1,
  cleared: ['aux1b', 'aux2b', 'aux3a', 'aux4a', 'cert4', 'aux5a'],
  handLimit: 4,
};
export const mineSecond: PlayerBoardPicture = { ...mine, edition: 'second', tokens: 1 };
export const hand: HandPicture = {
  edition: 'first',
  cards: ['white', 'grey', 'yellow', 'black', 'blue'],
  hidden: 0,
  limit: 5,
  draw: 6,
  discard: 5,
  played: 2,
  tokens: null,
};
export const bigHand: HandPicture = {
  edition: 'second',
  cards: ['grey', 'green', 'brown-4', 'purple-6', 'calf', 'heifer', 'cow', 'g3', 'r2'],
  hidden: 0,
  limit: 6,
  draw: 6,
  discard: 5,
  played: 2,
  tokens: 2,
};
export const cattle: CattleMarketPicture = {
  edition: 'first',
  stack: 14,
  cards: ['yellow', 'yellow', 'yellow', 'red', 'red', 'blue', 'blue', 'blue', 'brown-3', 'brown-5', 'purple-6'],
};
export const manyCattle: CattleMarketPicture = {
  edition: 'second',
  stack: 3,
  cards: [...cattle.cards, ...cattle.cards, 'calf'],
};
export const buying: Marks = {
  choices: [
    ...may(
      [
        'market-0',
        'market-3',
        'market-6',
        'hand-0',
        'hand-3',
        'display-1',
        'building-4b',
        'aux-1',
        'aux-3',
        'disc-aux2',
        'disc-step1',
        'cert-3',
        'worker-cowboy-4',
        'aux-1-double',
      ],
      'hand-3',
    ),
    { id: boardId.market(5), key: 'x', state: 'selected' },
    { id: boardId.hand(1), key: 'y', state: 'selected' },
  ],
};
export const objectives: ObjectivesPicture = {
  edition: 'first',
  rails: false,
  stack: 12,
  cards: [
    { id: 'g3', met: [true, true, false] },
    { id: 'd2' },
    { id: 'm4', met: [true, false, true, true] },
    { id: 'a1' },
  ],
};
export const buildings: BuildingsLeftPicture = {
  edition: 'first',
  rails: false,
  colour: 'red',
  buildings: [
    ['4b', 2, 3],
    ['5a', 3, 4],
    ['7b', 5, 6],
    ['8b', 6, 8],
    ['9a', 7, 9],
    ['10b', 8, 11],
  ].map(([id, builders, vp], i) => ({ id: String(id), builders: Number(builders), vp: Number(vp), possible: i < 3 })),
};

const seat = (
  n: number,
  colour: Colour,
  name: string,
  dollars: number,
  cards: number,
  cert: number,
  w: readonly [number, number, number],
  vp: number,
): SeatPicture => ({
  seat: n,
  colour,
  name,
  kind: n > 1 ? 'bot' : 'person',
  you: n === 0,
  toMove: n === 0,
  dollars,
  handCount: cards,
  certificates: cert,
  permanentCertificates: n === 0 ? 1 : 0,
  workers: { cowboy: w[0], builder: w[1], engineer: w[2] },
  tokens: null,
  vp,
  bid: null,
});
export const seats: SeatPicture[] = [
  seat(0, 'red', 'You', 14, 5, 2, [3, 3, 2], 38),
  seat(1, 'blue', 'Wilhelmina', 9, 4, 1, [2, 4, 1], 35),
  seat(2, 'yellow', 'Tumbleweed', 22, 4, 3, [4, 2, 2], 31),
  seat(3, 'white', 'Old Amos', 5, 6, 4, [1, 2, 5], 41),
];

const lines = (...n: number[]): ScoreColumn['lines'] =>
  Object.fromEntries(SCORE_LINES.map((line, i) => [line, n[i] ?? 0])) as ScoreColumn['lines'];
export const scores: ScoreColumn[] = [
  { colour: 'red', name: 'You', bid: 0, total: 103, winner: true, lines: lines(3, 15, 14, 9, 7, 25, 13, 6, 8, 3, 0) },
  {
    colour: 'blue',
    name: 'Wilhelmina',
    bid: 0,
    total: 75,
    winner: false,
    lines: lines(5, 24, 4, 6, 3, 15, 8, 4, 4, 0, 2),
  },
  {
    colour: 'yellow',
    name: 'Tumbleweed',
    bid: 0,
    total: 73,
    winner: false,
    lines: lines(8, 6, -2, 3, 12, 27, 11, 0, 8, 0, 0),
  },
  {
    colour: 'white',
    name: 'Old Amos',
    bid: 0,
    total: 100,
    winner: false,
    lines: lines(2, 9, 27, 22, 0, 6, 10, 9, 12, 3, 0),
  },
];
const growth = (end: number, bend: number): number[] =>
  Array.from({ length: 61 }, (_, t) => Math.round(end * (t / 60) ** bend + 3 * Math.sin(t / 5 + end)));
export const chart: ChartSeries[] = scores.map((s, i) => ({
  colour: s.colour,
  name: s.name,
  values: growth(s.total, [1.9, 1.1, 1.4, 1.6][i] ?? 1),
}));
