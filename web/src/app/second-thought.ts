// SPDX-License-Identifier: MIT
// second-thought.ts - deeds that are asked about once more before they are done: a good card would leave the game.
import { CATTLE_CARDS } from '../board/data/cards';
import type { CattleId } from '../board/position';
import { C, cardId } from '../engine';
import type { Way } from '../game/choices';

const WORTH = 3;

export function needsSecondThought({ info }: Way): boolean {
  if (info.verb !== C.VERB_TRASH || info.card >= C.CATTLE) return false;
  return CATTLE_CARDS[cardId(info.card) as CattleId].value >= WORTH;
}
