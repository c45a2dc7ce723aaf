// SPDX-License-Identifier: MIT
// decision.ts - the open question as help needs it: its kind, and the places that may be chosen.
import type { BoardId } from '../board/position';

export interface AskedDecision {
  /** One of DECISION_IDS. */
  readonly kind: string;
  /** The asking player answers it. */
  readonly mine: boolean;
  /** Board ids of all choices. */
  readonly may: readonly BoardId[];
  /** Foresight column asked for, from 1. */
  readonly column?: number;
  /** Its number, by kind: steps to walk on, worth of the delivery, cowboys still free, dollars for each builder. */
  readonly amount?: number;
  /** Money that what is chosen so far would take. */
  readonly spent?: number;
  /** By how much hiring is dearer than the row says; negative: cheaper. */
  readonly dearer?: number;
}
