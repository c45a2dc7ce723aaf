// SPDX-License-Identifier: MIT
// buy-answers.ts - rows of the question which cattle to buy: the cards, and how those chosen are bought.
import { CATTLE_CARDS } from '../../board/data/cards';
import { icon, space, word, type Glyph } from '../../board/glyphs';
import type { CattleId } from '../../board/position';
import { cardId } from '../../engine';
import { cowboysOf } from '../../game/buying';
import { firstWay, type Choice, type Way } from '../../game/choices';
import { boughtCards, choiceLabel } from '../../game/questions';
import { t } from '../../i18n/i18n.svelte';
import type { Shown } from '../shown';
import type { Answer } from './answers';

const cowboysText = (n: number): string => (n === 1 ? t('note.cowboy') : t('note.cowboys', { n }));

const HATS_MAX = 3;
/** A hat that its neighbour overlaps a little. */
const HAT: Glyph = { ...icon('cowboy', 0.9), width: 0.68 };
const hats = (n: number): readonly Glyph[] => (n > HATS_MAX ? [icon('cowboy', 0.9), word(`×${n}`, 0.8)] : [...Array<Glyph>(n).fill(HAT), space(0.2)]);

/** null where the choice is none of these. */
export function buyAnswer(shown: Shown, choice: Choice): Answer | null {
  if (!choice.market) return null;
  const way = firstWay(choice);
  const cowboys = cowboysOf(way);
  const printed = choice.adds && CATTLE_CARDS[cardId(choice.adds.card) as CattleId];
  return {
    label: choiceLabel(shown.speaker, choice),
    note: printed ? t(choice.adds?.more ? 'buy.cardMore' : 'buy.card', { value: printed.value, vp: printed.vp }) : '',
    said: printed ? cowboysText(cowboys) : '',
    glyphs: hats(cowboys),
    tellsMoney: false,
  };
}

/** What a purchase would do, in one line; null for other ways. */
export function buyFacts(shown: Shown, way: Way, dollars: number): { readonly head: string; readonly text: string } | null {
  if (!way.purchases) return null;
  const one = way.purchases.flatMap(({ cards }) => cards).length === 1;
  const cards = boughtCards(shown.speaker, way);
  return {
    head: t('buy.total', { n: -way.dollars }),
    text: t(one ? 'buy.goes' : 'buy.go', { cards, n: dollars + way.dollars }),
  };
}
