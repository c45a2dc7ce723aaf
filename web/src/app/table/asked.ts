// SPDX-License-Identifier: MIT
// asked.ts - the open question as help is asked about it, and the things it speaks of.
import { citiesOf } from '../../board/geometry';
import { boardTexts } from '../../board/language.svelte';
import { cityName } from '../../board/names';
import { boardId, type BoardId } from '../../board/position';
import { cowboysOf } from '../../game/buying';
import { decisionId, firstWay } from '../../game/choices';
import { marketCards } from '../../game/picture';
import { breedOf } from '../../game/piece-names';
import type { AskedDecision } from '../../help/decision';
import type { HelpPicture } from '../../help/picture';
import type { PlacedChoice } from '../marks';
import type { Session } from '../session.svelte';
import { shownSeat, type Shown, type ShownSeat } from '../shown';
import { priceChange } from './deed-notes';

/** Of cattle: with what those chosen would take. */
export function askedOf(session: Session, shown: Shown, placed: readonly PlacedChoice[]): AskedDecision {
  const { kind, subject, amount } = shown.decision;
  const bought = session.basket.length > 0 && session.choices[0] ? firstWay(session.choices[0]) : null;
  const hired = session.choices.map(firstWay).find(({ info }) => info.row < shown.board.jobs.length);
  return {
    kind: decisionId(kind),
    mine: session.mine,
    column: subject + 1,
    amount: bought ? amount - cowboysOf(bought) : amount,
    spent: bought ? -bought.dollars : 0,
    dearer: hired ? priceChange(hired) : 0,
    may: placed.flatMap(({ places }) => places),
  };
}

export const helpPictureOf = (session: Session, { board, seats, market, display }: Shown, { mat, hand, buildings }: ShownSeat): HelpPicture => ({
  board,
  seats,
  market,
  display,
  mat,
  hand,
  buildings,
  simmental: session.table.setup.simmental,
});

/** What somebody might want to choose here, in the order of the table; none where the list of choices says enough. */
export function thingsAsked(session: Session, shown: Shown): readonly { readonly id: BoardId; readonly name: string }[] {
  const { board, toAct } = shown;
  switch (decisionId(shown.decision.kind)) {
    case 'buy':
      return marketCards(shown.game).map((card, place) => ({ id: boardId.market(place), name: breedOf(card, board.edition) }));
    case 'delivery':
      return citiesOf(board.edition, board.rails).map(({ id }) => ({ id: boardId.city(id), name: cityName(id, boardTexts()) }));
    case 'build':
      return shownSeat(session, shown, toAct).buildings.buildings.map(({ id }) => ({ id: boardId.building(id), name: id }));
    default:
      return [];
  }
}
