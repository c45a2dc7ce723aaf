// SPDX-License-Identifier: MIT
// outlook.ts - what a choice would bring, found by trying it on a copy of the game: the engine tells, no rule is repeated
// here. A view cannot be played, so the copy is of the full game; therefore a choice that would turn up anything hidden is
// never tried, and only what the seat itself would see is told.
import { C, type Engine, type GwtEvent } from '../engine';
import type { Way } from './choices';
import { SLOT } from './table';

export interface Outlook {
  /** Change of the own score but for money. */
  readonly points: number;
  readonly events: readonly GwtEvent[];
  /** Dollars a building would cost, by the space it goes to. */
  readonly price: { readonly least: number; readonly most: number } | null;
}
const NOTHING: Outlook = { points: 0, events: [], price: null };

/** Money is shown as such. Discs: where one goes was chosen before, what counts of it is its own line. */
const SCORE_DOLLARS = 0;
const SCORE_STEP_DISC = 9;

const pointsOf = (engine: Engine, slot: number, seat: number, discOnly: boolean): number =>
  engine.score(slot, seat).category.reduce((sum, value, line) => {
    const counts = discOnly ? line === SCORE_STEP_DISC : line !== SCORE_DOLLARS;
    return counts ? sum + value : sum;
  }, 0);

/** Prices of the spaces a building can go to; the slot asks for the space. */
function prices(engine: Engine): Outlook['price'] {
  const costs = engine.legal(SLOT.probe).map((action) => -engine.describe(SLOT.probe, action).dollars);
  return costs.length ? { least: Math.min(...costs), most: Math.max(...costs) } : null;
}

/** The seat is the one to act in the live game. */
export function outlookOf(engine: Engine, seat: number, way: Way): Outlook {
  const { verb } = way.info;
  if (way.reveals || verb === C.VERB_END || verb === C.VERB_PASS || verb === C.VERB_ROUTE) return NOTHING;
  const discOnly = verb === C.VERB_DISC;
  const before = pointsOf(engine, SLOT.live, seat, discOnly);
  engine.copy(SLOT.probe, SLOT.live);
  const events = engine.apply(SLOT.probe, way.action);
  if (verb === C.VERB_BUILD) return { points: 0, events, price: prices(engine) };
  return { points: pointsOf(engine, SLOT.probe, seat, discOnly) - before, events, price: null };
}
