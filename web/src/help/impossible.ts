// SPDX-License-Identifier: MIT
// impossible.ts - what a question speaks of and yet cannot be chosen: things of one reason together.
import type { BoardId } from '../board/position';
import type { Language } from '../i18n/contract';
import type { AskedDecision } from './decision';
import type { HelpPicture } from './picture';
import { whyNot } from './why-not';

export interface Impossible {
  readonly names: string;
  readonly reason: string;
}

const withoutNumbers = (reason: string): string => reason.replace(/\d+/g, '#');
/** Beyond the first city that is too far all others are, too. */
const isFarther = (reason: string, known: Iterable<string>): boolean =>
  [...known].some((other) => other !== reason && withoutNumbers(other) === withoutNumbers(reason));

export function impossibleOf(
  things: readonly { readonly id: BoardId; readonly name: string }[],
  picture: HelpPicture,
  decision: AskedDecision,
  language: Language,
): readonly Impossible[] {
  const rows = new Map<string, Set<string>>();
  for (const { id, name } of things) {
    const reason = whyNot(id, picture, decision, language);
    if (reason === null || (decision.kind === 'delivery' && isFarther(reason, rows.keys()))) continue;
    rows.set(reason, (rows.get(reason) ?? new Set()).add(name));
  }
  return [...rows].map(([reason, names]) => ({ reason, names: [...names].join(', ') }));
}
