// SPDX-License-Identifier: MIT
// log.ts - the steps of a game as lines of words: what one player did in a step is one line.
import { capital } from './names';
import type { Speaker } from './questions';
import type { Step } from './table';
import { StepTeller, sentence, type Clause } from './tell';

export interface LogLine {
  /** Steps done once this line is true: click shows that moment. */
  readonly after: number;
  readonly turn: number;
  /** null where it happens to nobody. */
  readonly seat: number | null;
  readonly forced: boolean;
  /** With its subject, for screen readers. */
  readonly full: string;
  /** Without the subject, beside the brand. */
  readonly short: string;
}

/** Neighbouring clauses of one seat, but those that stand alone. */
function grouped(clauses: readonly Clause[]): readonly { seat: number | null; texts: readonly string[] }[] {
  const groups: { seat: number | null; texts: string[]; open: boolean }[] = [];
  for (const { seat, text, alone } of clauses) {
    const last = groups.at(-1);
    if (last?.open && !alone && last.seat === seat) last.texts.push(text);
    else groups.push({ seat, texts: [text], open: !alone });
  }
  return groups;
}

/** Lines of one step, told after `after` steps. The speaker's slot holds a state of this game. */
export function stepLines(speaker: Speaker, step: Step, after: number): readonly LogLine[] {
  return grouped(new StepTeller(speaker, step.events, step.landed).clauses()).map(({ seat, texts }) => {
    const short = capital(sentence(texts));
    return { after, turn: step.turn, seat, forced: step.forced, short, full: seat === null ? short : `${speaker.nameOf(seat)}: ${short}` };
  });
}

/** Index of the first step after the seat's latest turn before this one: where "since your last turn" begins. */
export function sinceLastTurn(steps: readonly Step[], seat: number): number {
  const last = steps.findLastIndex((step) => step.seat === seat && !step.offTurn);
  const turn = steps[last]?.turn;
  if (turn === undefined) return 0;
  if (last < steps.length - 1) return last + 1;
  const before = steps.findLastIndex((step, index) => index < last && step.seat === seat && step.turn !== turn && !step.offTurn);
  return before + 1;
}
