// SPDX-License-Identifier: MIT
// log-lines.ts - the lines of a game's log, each step put into words once a language.
import type { Language } from '../../i18n/contract';
import { stepLines, type LogLine } from '../../game/log';
import type { Speaker } from '../../game/questions';
import { SLOT, type Step, type Table } from '../../game/table';

const told = new WeakMap<Step, Map<Language, readonly LogLine[]>>();

export function logLines(table: Table, from: number, to: number, speaker: Speaker): readonly LogLine[] {
  return table.steps.slice(from, to).flatMap((step, index) => linesOf(step, from + index + 1, speaker));
}

/** Lines of one step, told `after` steps; 0: only its words are wanted, which say nothing of its place in the log. */
export function linesOf(step: Step, after: number, speaker: Speaker): readonly LogLine[] {
  const { language } = speaker;
  const byLanguage = told.get(step) ?? new Map<Language, readonly LogLine[]>();
  const known = byLanguage.get(language);
  if (known) return known;
  const lines = stepLines({ ...speaker, slot: SLOT.live }, step, after);
  if (after > 0) told.set(step, byLanguage.set(language, lines));
  return lines;
}
