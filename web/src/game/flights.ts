// SPDX-License-Identifier: MIT
// flights.ts - coins and cards that change their place in a step, from where they lay to where they go, as far as both can be
// seen: the cards of other hands cannot.
import { boardId, type BoardId, type CardId } from '../board/position';
import { C, CARD_IDS, EVENT_IDS, SPACE_IDS, type GwtEvent } from '../engine';

/** `arrival`: what lies at the goal already comes from there; all others are seen on their way only. */
export type Flight = { readonly from: BoardId; readonly to: BoardId } & (
  { readonly kind: 'coin'; readonly dollars: number } | { readonly kind: 'card'; readonly card: CardId } | { readonly kind: 'arrival' }
);

/** Cards lying open before or after a step, and the seat whose hand it is. */
export interface InSight {
  readonly front: number;
  readonly hand: readonly CardId[];
  readonly market: readonly CardId[];
  readonly display: readonly CardId[];
}

/** Finds cards in a list, each one once. */
class Finder {
  readonly #cards: (CardId | null)[];
  constructor(cards: readonly CardId[]) {
    this.#cards = [...cards];
  }
  /** Index of such a card that was not found before; null if there is none. */
  take(card: CardId): number | null {
    const index = this.#cards.indexOf(card);
    if (index < 0) return null;
    this.#cards[index] = null;
    return index;
  }
}

/** Places of the hand that hold a card which was not there before. */
function newInHand(before: InSight, after: InSight): readonly number[] {
  if (before.front !== after.front) return [];
  const old = new Finder(before.hand);
  return after.hand.flatMap((card, index) => (old.take(card) === null ? [index] : []));
}

export function flightsOf(events: readonly GwtEvent[], before: InSight, after: InSight): readonly Flight[] {
  const hand = new Finder(before.hand);
  const market = new Finder(before.market);
  const display = new Finder(before.display);
  let fresh = newInHand(before, after);
  const isFront = (seat: number): boolean => seat === before.front && seat === after.front;
  const pileOf = (seat: number): BoardId => (isFront(seat) ? boardId.discardPile() : boardId.seat(seat));

  /** A card leaves a row of cards in which it lies open. */
  function leaves(row: Finder, place: (index: number) => BoardId, number: number, to: BoardId): readonly Flight[] {
    const card = CARD_IDS[number];
    const index = card === undefined ? null : row.take(card);
    return card === undefined || index === null ? [] : [{ kind: 'card', card, from: place(index), to }];
  }
  function fly({ code, player, a, b, value }: GwtEvent): readonly Flight[] {
    switch (EVENT_IDS[code]) {
      case 'fee-paid': {
        const space = boardId.space(SPACE_IDS[a] ?? '');
        const [from, to] = b === C.NONE ? [boardId.seat(player), space] : [space, boardId.seat(b)];
        return [{ kind: 'coin', dollars: value, from, to }];
      }
      case 'discarded':
        return isFront(player) ? leaves(hand, boardId.hand, a, boardId.discardPile()) : [];
      case 'bought':
        return leaves(market, boardId.market, a, pileOf(player));
      case 'objective-gained':
        return leaves(display, boardId.display, a, boardId.seat(player));
      case 'drew': {
        const arrived = isFront(player) ? fresh : [];
        fresh = [];
        return arrived.map((index) => ({ kind: 'arrival', from: boardId.drawPile(), to: boardId.hand(index) }));
      }
      default:
        return [];
    }
  }
  return events.flatMap(fly);
}
