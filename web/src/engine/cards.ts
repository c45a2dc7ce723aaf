// SPDX-License-Identifier: MIT
// cards.ts - heaps of cards as the engine counts them, as lists of ids.
import { CARD_IDS, C, type GwtCards } from './layout.gen';

/** Card numbers of the set bits of a GwtObjectives, a1 as often as it is there. */
export function objectiveCards(set: number): readonly number[] {
  const cards: number[] = [];
  for (let card = C.OBJECTIVE_FIRST; card < C.CARDS; card++) for (let copies = objectiveCopies(set, card); copies > 0; copies--) cards.push(card);
  return cards;
}

function objectiveCopies(set: number, card: number): number {
  if (card === C.CARD_A1) return (set >>> C.OBJECTIVE_A1_SHIFT) & 7;
  const bit = card < C.CARD_A1 ? card - C.OBJECTIVE_FIRST : C.OBJECTIVE_START_SHIFT + card - C.CARD_S1;
  return (set >>> bit) & 1;
}

/** Every card of a heap, cattle first, in the order of their ids. */
export function cardNumbers(cards: GwtCards): readonly number[] {
  const cattle = cards.cattle.flatMap((count, card) => Array<number>(count).fill(card));
  return [...cattle, ...objectiveCards(cards.objectives)];
}

export const cardId = (card: number): string => CARD_IDS[card] ?? '';
