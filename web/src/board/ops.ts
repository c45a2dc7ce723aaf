// SPDX-License-Identifier: MIT
// ops.ts - what is printed on a tile or card, as operations. One list of them gives the icon line (action-line.ts), the
// sentence and the screen-reader text (action-text.ts), so that the three cannot part.

export type Counted =
  | 'engineers'
  | 'cowboys'
  | 'builders'
  | 'own_buildings_in_woods'
  | 'own_hazards'
  | 'own_stations'
  | 'cleared_bell_spaces'
  | 'own_trade_pairs';

/** A hand card that is asked for: a breed by its colour, any card, two of one breed, a value, an objective card. */
export type DiscardWanted =
  'grey' | 'green' | 'black' | 'white' | 'yellow' | 'any' | 'pair' | 'value2' | 'value3' | 'objective';

export type Op =
  | { op: 'dollars'; n: number }
  | { op: 'pay'; n: number }
  | { op: 'certificate'; n: number }
  | { op: 'certificate_max' }
  | { op: 'permanent_certificate'; n: number }
  | { op: 'discard_for'; card: DiscardWanted; reward: readonly Op[] }
  /** modifier: dollars added to the price of the row */
  | { op: 'hire'; modifier: number }
  | { op: 'build'; per_builder: number }
  | { op: 'objective'; to: 'hand' | 'discard_pile' }
  | { op: 'engine_forward'; max: number | Counted }
  | { op: 'engine_back'; n: number }
  | { op: 'choice'; of: readonly [Op, Op] }
  | { op: 'seq'; of: readonly Op[] }
  | { op: 'aux'; mode: 'single' | 'single_or_double' }
  | { op: 'buy_cattle' }
  | { op: 'take_cattle'; value: 3 }
  | { op: 'remove_hazard'; cost: number }
  | { op: 'trade' }
  /** free: no fees and no use of the place (objective cards) */
  | { op: 'herder_forward'; max: number; free?: boolean }
  | { op: 'extraordinary_delivery' }
  | { op: 'per'; count: Counted; each: readonly Op[] }
  | { op: 'draw_then_discard'; max: number | Counted }
  | { op: 'copy_adjacent' }
  | { op: 'upgrade_station_behind' }
  | { op: 'exchange_token' }
  | { op: 'trash_hand_card'; n: number }
  | { op: 'place_branchlet' };
