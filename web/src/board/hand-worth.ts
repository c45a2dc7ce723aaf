// SPDX-License-Identifier: MIT
// hand-worth.ts - what a hand counts in Kansas City: of each breed the best card.
import { isCattle } from './card-text';
import { CATTLE_CARDS } from './data/cards';
import type { CardId, CattleId } from './position';

/** The cards that count, in the order they lie. */
export function countedCards(cards: readonly CardId[]): readonly CattleId[] {
  const cattle = cards.filter(isCattle);
  const isBest = (card: CattleId, at: number): boolean =>
    !cattle.some((other, place) => {
      const [mine, theirs] = [CATTLE_CARDS[card], CATTLE_CARDS[other]];
      return (
        mine.breed === theirs.breed && (theirs.value > mine.value || (theirs.value === mine.value && place < at))
      );
    });
  return cattle.filter(isBest);
}
export const handWorth = (cards: readonly CardId[]): number =>
  countedCards(cards).reduce((sum, card) => sum + CATTLE_CARDS[card].value, 0);
