// SPDX-License-Identifier: MIT
// hand-shown.ts - the hand that makes an income and decides how far a delivery goes: the cards that count, certificates, sum.
import { countedCards } from '../../board/hand-worth';
import type { CattleId } from '../../board/position';
import { C, EVENT_IDS, cardId, type GwtEvent } from '../../engine';
import { decisionId } from '../../game/choices';
import { handCards } from '../../game/picture';
import type { Step } from '../../game/table';
import type { Session } from '../session.svelte';
import type { Shown } from '../shown';

export interface HandShown {
  readonly cards: readonly CattleId[];
  readonly permanent: number;
  readonly used: number;
  readonly total: number;
  /** The income was taken already. */
  readonly taken: boolean;
}

const idOf = (event: GwtEvent): string => EVENT_IDS[event.code] ?? '';
const ARGUMENT = 0xff;

/** Cards that left the hand since it was shown, by the events: the whole of it. */
function cardsSince(steps: readonly Step[], shownAt: number): readonly CattleId[] {
  const left = steps.slice(shownAt).flatMap(({ events }) => events.filter((event) => idOf(event) === 'discarded' || idOf(event) === 'raised'));
  return countedCards(left.map(({ a }) => cardId(a)));
}

/** null where the question is not about it. */
export function handShown(session: Session, shown: Shown): HandShown | null {
  const { decision, toAct, game, speaker } = shown;
  const { permanentCertificates: permanent } = speaker.engine.limits(shown.slot, toAct);
  const kind = decisionId(decision.kind);
  if (kind === 'income') {
    const way = session.selected?.way ?? session.choices[session.hovered ?? 0]?.ways[0];
    const cards = countedCards(handCards(game, toAct).map(cardId));
    return way?.info.verb === C.VERB_USE_CERTIFICATES ? { cards, permanent, used: way.info.amount, total: way.dollars, taken: false } : null;
  }
  if (kind !== 'delivery' || decision.subject !== 0) return null;
  const { steps } = session.table;
  const shownAt = steps.findLastIndex(({ seat, events }) => seat === toAct && events.some((event) => idOf(event) === 'hand-shown'));
  const used = (steps[shownAt]?.action ?? 0) & ARGUMENT;
  return { cards: cardsSince(steps, shownAt), permanent, used, total: decision.amount, taken: true };
}
