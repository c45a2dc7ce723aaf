// SPDX-License-Identifier: MIT
// buildings.ts - neutral and private buildings as printed. Which set is in play depends on edition and expansion.
import type { Op } from '../ops';
import type { Edition, HandKind } from '../position';

export interface PrintedBuilding {
  builders: number;
  vp: number;
  hands: readonly HandKind[];
  actions: readonly Op[];
}
type Buildings = Readonly<Record<string, PrintedBuilding>>;

export const NEUTRAL_BUILDINGS: Readonly<Record<string, readonly Op[]>> = {
  A: [
    { op: 'discard_for', card: 'white', reward: [{ op: 'dollars', n: 2 }] },
    { op: 'hire', modifier: 0 },
    { op: 'hire', modifier: 2 },
  ],
  B: [
    { op: 'discard_for', card: 'green', reward: [{ op: 'dollars', n: 2 }] },
    { op: 'build', per_builder: 2 },
  ],
  C: [
    {
      op: 'choice',
      of: [
        { op: 'certificate', n: 1 },
        { op: 'objective', to: 'discard_pile' },
      ],
    },
    { op: 'engine_forward', max: 'engineers' },
  ],
  D: [
    {
      op: 'choice',
      of: [
        { op: 'trade' },
        {
          op: 'seq',
          of: [
            { op: 'pay', n: 2 },
            { op: 'engine_forward', max: 2 },
          ],
        },
      ],
    },
    { op: 'aux', mode: 'single_or_double' },
  ],
  E: [{ op: 'discard_for', card: 'black', reward: [{ op: 'dollars', n: 2 }] }, { op: 'buy_cattle' }],
  F: [
    { op: 'discard_for', card: 'pair', reward: [{ op: 'dollars', n: 4 }] },
    { op: 'remove_hazard', cost: 7 },
  ],
  G: [
    { op: 'engine_forward', max: 'engineers' },
    { op: 'aux', mode: 'single_or_double' },
  ],
};

const FIRST: Buildings = {
  '1a': {
    builders: 1,
    vp: 1,
    hands: ['green'],
    actions: [{ op: 'per', count: 'own_buildings_in_woods', each: [{ op: 'dollars', n: 2 }] }],
  },
  '2a': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [{ op: 'discard_for', card: 'white', reward: [{ op: 'dollars', n: 4 }] }, { op: 'buy_cattle' }],
  },
  '3a': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'pair', reward: [{ op: 'dollars', n: 3 }] },
      { op: 'herder_forward', max: 1 },
    ],
  },
  '4a': {
    builders: 2,
    vp: 3,
    hands: ['black'],
    actions: [
      { op: 'remove_hazard', cost: 5 },
      { op: 'herder_forward', max: 2 },
    ],
  },
  '5a': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [
      { op: 'hire', modifier: -1 },
      { op: 'engine_forward', max: 'engineers' },
    ],
  },
  '6a': {
    builders: 4,
    vp: 5,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'yellow', reward: [{ op: 'dollars', n: 10 }] },
      { op: 'aux', mode: 'single_or_double' },
    ],
  },
  '7a': {
    builders: 5,
    vp: 6,
    hands: ['green', 'black'],
    actions: [
      {
        op: 'per',
        count: 'own_trade_pairs',
        each: [
          { op: 'certificate', n: 2 },
          { op: 'dollars', n: 2 },
        ],
      },
    ],
  },
  '8a': {
    builders: 5,
    vp: 6,
    hands: ['green'],
    actions: [
      { op: 'choice', of: [{ op: 'trade' }, { op: 'aux', mode: 'single_or_double' }] },
      { op: 'engine_forward', max: 2 },
    ],
  },
  '9a': {
    builders: 7,
    vp: 9,
    hands: [],
    actions: [{ op: 'engine_forward', max: 3 }, { op: 'extraordinary_delivery' }],
  },
  '10a': {
    builders: 9,
    vp: 13,
    hands: ['black'],
    actions: [{ op: 'certificate_max' }, { op: 'herder_forward', max: 5 }],
  },
  '1b': {
    builders: 1,
    vp: 1,
    hands: ['green'],
    actions: [
      { op: 'discard_for', card: 'objective', reward: [{ op: 'certificate', n: 2 }] },
      {
        op: 'seq',
        of: [
          { op: 'engine_back', n: 1 },
          { op: 'dollars', n: 3 },
        ],
      },
    ],
  },
  '2b': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'grey', reward: [{ op: 'engine_forward', max: 1 }] },
      { op: 'discard_for', card: 'green', reward: [{ op: 'dollars', n: 3 }] },
    ],
  },
  '3b': {
    builders: 2,
    vp: 3,
    hands: [],
    actions: [
      { op: 'aux', mode: 'single_or_double' },
      { op: 'herder_forward', max: 1 },
    ],
  },
  '4b': {
    builders: 2,
    vp: 3,
    hands: ['black'],
    actions: [
      { op: 'draw_then_discard', max: 'cowboys' },
      { op: 'herder_forward', max: 3 },
    ],
  },
  '5b': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'black', reward: [{ op: 'certificate', n: 2 }] },
      { op: 'per', count: 'engineers', each: [{ op: 'dollars', n: 1 }] },
    ],
  },
  '6b': {
    builders: 4,
    vp: 5,
    hands: [],
    actions: [
      {
        op: 'discard_for',
        card: 'any',
        reward: [
          { op: 'dollars', n: 3 },
          { op: 'objective', to: 'hand' },
        ],
      },
    ],
  },
  '7b': {
    builders: 5,
    vp: 6,
    hands: ['green', 'black'],
    actions: [{ op: 'engine_forward', max: 'own_buildings_in_woods' }],
  },
  '8b': { builders: 6, vp: 8, hands: [], actions: [{ op: 'copy_adjacent' }] },
  '9b': { builders: 6, vp: 8, hands: [], actions: [{ op: 'upgrade_station_behind' }] },
  '10b': {
    builders: 8,
    vp: 11,
    hands: ['black'],
    actions: [
      { op: 'dollars', n: 4 },
      { op: 'engine_forward', max: 4 },
      { op: 'herder_forward', max: 4 },
    ],
  },
};

const SECOND: Buildings = {
  '1a': {
    builders: 1,
    vp: 1,
    hands: ['green'],
    actions: [{ op: 'per', count: 'own_buildings_in_woods', each: [{ op: 'dollars', n: 2 }] }],
  },
  '2a': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [{ op: 'discard_for', card: 'white', reward: [{ op: 'dollars', n: 4 }] }, { op: 'buy_cattle' }],
  },
  '3a': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'pair', reward: [{ op: 'dollars', n: 3 }] },
      { op: 'herder_forward', max: 1 },
    ],
  },
  '4a': {
    builders: 2,
    vp: 3,
    hands: ['black'],
    actions: [
      { op: 'remove_hazard', cost: 5 },
      { op: 'herder_forward', max: 2 },
    ],
  },
  '5a': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'value3', reward: [{ op: 'dollars', n: 7 }] },
      { op: 'aux', mode: 'single_or_double' },
    ],
  },
  '6a': {
    builders: 4,
    vp: 5,
    hands: [],
    actions: [
      { op: 'hire', modifier: -1 },
      { op: 'engine_forward', max: 'engineers' },
    ],
  },
  '7a': {
    builders: 5,
    vp: 6,
    hands: ['green', 'black'],
    actions: [
      {
        op: 'per',
        count: 'own_trade_pairs',
        each: [
          { op: 'certificate', n: 2 },
          { op: 'dollars', n: 2 },
        ],
      },
    ],
  },
  '8a': {
    builders: 5,
    vp: 6,
    hands: ['green'],
    actions: [
      { op: 'choice', of: [{ op: 'trade' }, { op: 'aux', mode: 'single_or_double' }] },
      { op: 'engine_forward', max: 2 },
    ],
  },
  '9a': {
    builders: 7,
    vp: 9,
    hands: [],
    actions: [{ op: 'engine_forward', max: 3 }, { op: 'extraordinary_delivery' }],
  },
  '10a': {
    builders: 9,
    vp: 13,
    hands: ['black'],
    actions: [{ op: 'certificate_max' }, { op: 'herder_forward', max: 5 }],
  },
  '1b': {
    builders: 1,
    vp: 1,
    hands: ['green'],
    actions: [
      { op: 'discard_for', card: 'objective', reward: [{ op: 'certificate', n: 2 }] },
      {
        op: 'seq',
        of: [
          { op: 'engine_back', n: 1 },
          { op: 'dollars', n: 3 },
        ],
      },
    ],
  },
  '2b': {
    builders: 1,
    vp: 1,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'grey', reward: [{ op: 'dollars', n: 2 }] },
      { op: 'discard_for', card: 'green', reward: [{ op: 'engine_forward', max: 2 }] },
    ],
  },
  '3b': {
    builders: 2,
    vp: 3,
    hands: [],
    actions: [
      { op: 'aux', mode: 'single_or_double' },
      { op: 'herder_forward', max: 1 },
    ],
  },
  '4b': {
    builders: 2,
    vp: 3,
    hands: ['black'],
    actions: [
      { op: 'draw_then_discard', max: 'cowboys' },
      { op: 'herder_forward', max: 3 },
    ],
  },
  '5b': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [
      { op: 'discard_for', card: 'black', reward: [{ op: 'certificate', n: 2 }] },
      { op: 'per', count: 'engineers', each: [{ op: 'dollars', n: 1 }] },
    ],
  },
  '6b': { builders: 4, vp: 5, hands: [], actions: [{ op: 'copy_adjacent' }] },
  '7b': {
    builders: 5,
    vp: 6,
    hands: ['green', 'black'],
    actions: [{ op: 'engine_forward', max: 'own_buildings_in_woods' }],
  },
  '8b': {
    builders: 6,
    vp: 8,
    hands: [],
    actions: [
      {
        op: 'discard_for',
        card: 'any',
        reward: [
          { op: 'dollars', n: 6 },
          { op: 'objective', to: 'hand' },
        ],
      },
    ],
  },
  '9b': { builders: 6, vp: 8, hands: [], actions: [{ op: 'upgrade_station_behind' }] },
  '10b': {
    builders: 8,
    vp: 11,
    hands: ['black'],
    actions: [
      { op: 'dollars', n: 4 },
      { op: 'engine_forward', max: 4 },
      { op: 'herder_forward', max: 4 },
    ],
  },
  '11a': {
    builders: 12,
    vp: 20,
    hands: [],
    actions: [
      { op: 'remove_hazard', cost: 2 },
      { op: 'remove_hazard', cost: 2 },
    ],
  },
  '11b': { builders: 5, vp: 10, hands: [], actions: [{ op: 'engine_forward', max: 'own_hazards' }] },
  '12a': {
    builders: 4,
    vp: 5,
    hands: [],
    actions: [
      { op: 'per', count: 'builders', each: [{ op: 'dollars', n: 1 }] },
      { op: 'herder_forward', max: 1 },
    ],
  },
  '12b': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [{ op: 'per', count: 'own_stations', each: [{ op: 'dollars', n: 2 }] }, { op: 'exchange_token' }],
  },
};

/** Numbers 11 and 13 of the first edition's promos, 11 and 12 of Rails to the North. */
const EXTRA: Buildings = {
  '11a': { builders: 12, vp: 25, hands: [], actions: [{ op: 'remove_hazard', cost: 2 }] },
  '11b': { builders: 5, vp: 10, hands: [], actions: [{ op: 'engine_forward', max: 'own_hazards' }] },
  '12a': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [
      {
        op: 'per',
        count: 'cleared_bell_spaces',
        each: [
          { op: 'certificate', n: 1 },
          { op: 'dollars', n: 1 },
        ],
      },
    ],
  },
  '12b': {
    builders: 3,
    vp: 4,
    hands: [],
    actions: [{ op: 'per', count: 'builders', each: [{ op: 'dollars', n: 1 }] }, { op: 'place_branchlet' }],
  },
  '13a': {
    builders: 4,
    vp: 5,
    hands: ['green'],
    actions: [
      { op: 'discard_for', card: 'grey', reward: [{ op: 'aux', mode: 'single' }] },
      { op: 'build', per_builder: 1 },
    ],
  },
  '13b': {
    builders: 2,
    vp: 4,
    hands: [],
    actions: [
      { op: 'per', count: 'own_stations', each: [{ op: 'dollars', n: 2 }] },
      { op: 'aux', mode: 'single_or_double' },
    ],
  },
};

/** A private building by its id (`5a`). With Rails to the North the second edition's own 12 is played as 13. */
export function privateBuilding(edition: Edition, rails: boolean, id: string): PrintedBuilding | undefined {
  if (edition === 'first') return FIRST[id] ?? EXTRA[id];
  if (!rails) return SECOND[id];
  if (id.startsWith('12')) return EXTRA[id];
  return SECOND[id.startsWith('13') ? `12${id.slice(2)}` : id];
}

/** What a building tile offers, neutral or private. */
export function buildingActions(edition: Edition, rails: boolean, id: string): readonly Op[] {
  return NEUTRAL_BUILDINGS[id] ?? privateBuilding(edition, rails, id)?.actions ?? [];
}
