// SPDX-License-Identifier: MIT
// effects.ts - the engine's effects (`use EFFECT`, docs/notation.md) as operations, so that a choice in a list shows the same
// line and sentence as the tile it is printed on.
import type { DiscardWanted, Op } from './ops';

const sell = (card: DiscardWanted, ...reward: Op[]): Op => ({ op: 'discard_for', card, reward });
const dollars = (n: number): Op => ({ op: 'dollars', n });
const certificates = (n: number): Op => ({ op: 'certificate', n });
const engine = (max: number): Op => ({ op: 'engine_forward', max });
const herder = (max: number): Op => ({ op: 'herder_forward', max });
const hazard = (cost: number): Op => ({ op: 'remove_hazard', cost });
const toHand: Op = { op: 'objective', to: 'hand' };
const auxiliary = (n: number): Record<string, readonly Op[]> => ({
  [`aux-gain-${n}`]: [dollars(n)],
  [`aux-draw-${n}`]: [{ op: 'draw_then_discard', max: n }],
  [`aux-certificate-${n}`]: [{ op: 'pay', n }, { op: 'engine_back', n }, certificates(n)],
  [`aux-engine-${n}`]: [{ op: 'pay', n }, engine(n)],
  [`aux-trash-${n}`]: [
    { op: 'engine_back', n },
    { op: 'trash_hand_card', n },
  ],
  [`aux-trash-${n}-gain-${n}`]: [{ op: 'engine_back', n }, dollars(n), { op: 'trash_hand_card', n }],
  [`aux-branchlet-${n}`]: Array.from({ length: n }, () => sell('value2', { op: 'place_branchlet' })),
});

/** Operations of an effect, in order. */
export const EFFECTS: Readonly<Record<string, readonly Op[]>> = {
  'white-for-2': [sell('white', dollars(2))],
  hire: [{ op: 'hire', modifier: 0 }],
  'hire-2-dearer': [{ op: 'hire', modifier: 2 }],
  'green-for-2': [sell('green', dollars(2))],
  'build-at-2': [{ op: 'build', per_builder: 2 }],
  certificate: [certificates(1)],
  objective: [{ op: 'objective', to: 'discard_pile' }],
  'engine-engineers': [{ op: 'engine_forward', max: 'engineers' }],
  trade: [{ op: 'trade' }],
  'pay-2-engine-2': [{ op: 'pay', n: 2 }, engine(2)],
  auxiliary: [{ op: 'aux', mode: 'single_or_double' }],
  'black-for-2': [sell('black', dollars(2))],
  'buy-cattle': [{ op: 'buy_cattle' }],
  'pair-for-4': [sell('pair', dollars(4))],
  'hazard-at-7': [hazard(7)],
  'woods-2': [{ op: 'per', count: 'own_buildings_in_woods', each: [dollars(2)] }],
  'white-for-4': [sell('white', dollars(4))],
  'pair-for-3': [sell('pair', dollars(3))],
  'herder-1': [herder(1)],
  'hazard-at-5': [hazard(5)],
  'herder-2': [herder(2)],
  'hire-1-cheaper': [{ op: 'hire', modifier: -1 }],
  'yellow-for-10': [sell('yellow', dollars(10))],
  'trade-pairs': [{ op: 'per', count: 'own_trade_pairs', each: [certificates(2), dollars(2)] }],
  'engine-2': [engine(2)],
  'engine-3': [engine(3)],
  'extraordinary-delivery': [{ op: 'extraordinary_delivery' }],
  'certificates-to-limit': [{ op: 'certificate_max' }],
  'herder-5': [herder(5)],
  'objective-for-certificates-2': [sell('objective', certificates(2))],
  'engine-back-for-3': [{ op: 'engine_back', n: 1 }, dollars(3)],
  'grey-for-engine-1': [sell('grey', engine(1))],
  'green-for-3': [sell('green', dollars(3))],
  'draw-cowboys': [{ op: 'draw_then_discard', max: 'cowboys' }],
  'herder-3': [herder(3)],
  'black-for-certificates-2': [sell('black', certificates(2))],
  'engineers-1': [{ op: 'per', count: 'engineers', each: [dollars(1)] }],
  'any-for-3-and-objective': [sell('any', dollars(3), toHand)],
  'engine-woods': [{ op: 'engine_forward', max: 'own_buildings_in_woods' }],
  copy: [{ op: 'copy_adjacent' }],
  'station-behind': [{ op: 'upgrade_station_behind' }],
  'gain-4': [dollars(4)],
  'engine-4': [engine(4)],
  'herder-4': [herder(4)],
  'hazard-at-2': [hazard(2)],
  'engine-hazards': [{ op: 'engine_forward', max: 'own_hazards' }],
  'grey-for-single-auxiliary': [sell('grey', { op: 'aux', mode: 'single' })],
  'build-at-1': [{ op: 'build', per_builder: 1 }],
  'stations-2': [{ op: 'per', count: 'own_stations', each: [dollars(2)] }],
  'risk-grey': [sell('grey', certificates(1), dollars(2))],
  'risk-any': [sell('any', certificates(1))],
  ...auxiliary(1),
  ...auxiliary(2),
  'hazard-free': [hazard(0)],
  'grey-for-certificate': [sell('grey', certificates(1))],
  'grey-for-2': [sell('grey', dollars(2))],
  'hire-2-cheaper': [{ op: 'hire', modifier: -2 }],
  'grey-for-certificates-2': [sell('grey', certificates(2))],
  'grey-for-4': [sell('grey', dollars(4))],
  'gain-2': [dollars(2)],
  'hazard-or-trade': [{ op: 'choice', of: [hazard(0), { op: 'trade' }] }],
  'gain-12': [dollars(12)],
  'certificates-2': [certificates(2)],
  'draw-3': [{ op: 'draw_then_discard', max: 3 }],
  'herder-3-unpaid': [{ op: 'herder_forward', max: 3, free: true }],
  'value-3-for-7': [sell('value3', dollars(7))],
  'green-for-engine-2': [sell('green', engine(2))],
  'any-for-6-and-objective': [sell('any', dollars(6), toHand)],
  'builders-1': [{ op: 'per', count: 'builders', each: [dollars(1)] }],
  token: [{ op: 'exchange_token' }],
  bells: [{ op: 'per', count: 'cleared_bell_spaces', each: [certificates(1), dollars(1)] }],
  branchlet: [{ op: 'place_branchlet' }],
  'trash-2': [{ op: 'trash_hand_card', n: 2 }],
  'dollars-5-or-cattle': [{ op: 'choice', of: [dollars(5), { op: 'take_cattle', value: 3 }] }],
  'build-free': [{ op: 'build', per_builder: 0 }],
};

/** Tiles of the medium towns. */
export const MEDIUM_TILES = {
  hire: EFFECTS['hire-2-cheaper'] ?? [],
  trash: EFFECTS['trash-2'] ?? [],
  engine: EFFECTS['engine-3'] ?? [],
  'dollars-or-cattle': EFFECTS['dollars-5-or-cattle'] ?? [],
  building: EFFECTS['build-free'] ?? [],
} as const;
