// SPDX-License-Identifier: MIT
// card-text.ts - names of cards, and telling cattle from objective cards.
import { objectiveText } from './action-text';
import { CATTLE_CARDS } from './data/cards';
import { breedName } from './names';
import { CATTLE, type CardId, type CattleId, type Edition } from './position';
import { fill, type BoardTexts } from './texts';

export const isCattle = (card: CardId): card is CattleId => (CATTLE as readonly string[]).includes(card);

/** "Simmental heifer", "Ayrshire". */
export function cattleName(card: CattleId, edition: Edition, texts: BoardTexts): string {
  const { breed, stage } = CATTLE_CARDS[card];
  const name = breedName(breed, edition, texts);
  return stage ? fill(texts['card.staged'], { name, stage: texts[`card.stage${stage as 1 | 2 | 3}`] }, texts.plural) : name;
}

/** A card in words: name, value and points, or the tasks. */
export function cardText(card: CardId, edition: Edition, texts: BoardTexts): string {
  if (!isCattle(card)) return objectiveText(card, { texts, edition });
  const { value, vp } = CATTLE_CARDS[card];
  return fill(texts['card.cattle'], { name: cattleName(card, edition, texts), value, vp }, texts.plural);
}
