// SPDX-License-Identifier: MIT
// setup.ts - what a table agrees on before the first turn, as the page keeps it.
import type { EDITION_IDS, GARTH_IDS } from './layout.gen';

export type EditionId = (typeof EDITION_IDS)[number];
export type GarthLevel = (typeof GARTH_IDS)[number];

export interface Setup {
  readonly edition: EditionId;
  /** 2..4 */
  readonly players: number;
  readonly neutralsRandom: boolean;
  readonly sidesRandom: boolean;
  /** Bit n: building n shows its b-side (unless sides are random). */
  readonly bSides: number;
  readonly promoMasters: boolean;
  readonly promoBuildings: boolean;
  readonly rails: boolean;
  readonly simmental: boolean;
  readonly balanced: boolean;
  readonly reuse: boolean;
  readonly bidding: boolean;
  /** By seat; `none` where somebody plays. */
  readonly garth: readonly GarthLevel[];
}

export const PLAIN_SETUP: Setup = {
  edition: 'first',
  players: 2,
  neutralsRandom: false,
  sidesRandom: false,
  bSides: 0,
  promoMasters: false,
  promoBuildings: false,
  rails: false,
  simmental: false,
  balanced: false,
  reuse: false,
  bidding: false,
  garth: [],
};
