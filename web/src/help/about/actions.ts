// SPDX-License-Identifier: MIT
// actions.ts - what an operation means, part by part: a line "discard a Guernsey: gain $2" explains discarding.
import type { Op } from '../../board/ops';
import type { HelpLine, Teller } from '../teller';
import type { HelpKey } from '../../i18n/contract';

/** Operations that only hold others, or are told by the sentence itself. */
function inside(op: Op): readonly Op[] {
  switch (op.op) {
    case 'choice':
    case 'seq':
      return op.of;
    case 'discard_for':
      return op.reward.filter((reward) => reward.op !== 'dollars');
    case 'per':
      return op.each.filter((each) => each.op !== 'dollars');
    default:
      return [];
  }
}

function keyOf(op: Op, tell: Teller): HelpKey {
  if (op.op === 'trade') return `explain.trade.${tell.edition}`;
  if (op.op === 'herder_forward' && op.free) return 'explain.herder_free';
  return `explain.${op.op}`;
}

function keysOf(op: Op, tell: Teller): readonly HelpKey[] {
  return [keyOf(op, tell), ...inside(op).flatMap((part) => keysOf(part, tell))];
}

export const explanations = (op: Op, tell: Teller): readonly HelpLine[] => [...new Set(keysOf(op, tell))].map((key) => tell.line(key));
