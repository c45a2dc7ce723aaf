// SPDX-License-Identifier: MIT
// recap.ts - what the others did since a seat's last turn: one sentence a turn, without what is a matter of course.
import { sinceLastTurn } from '../../game/log';
import { lowered } from '../../game/names';
import type { Speaker } from '../../game/questions';
import type { Table } from '../../game/table';
import { eventId } from '../../game/tell';
import { linesOf } from './log-lines';

export interface TurnRecap {
  readonly seat: number;
  readonly turn: number;
  /** Steps done before it. */
  readonly before: number;
  readonly text: string;
}

export function recapOf(table: Table, seat: number, speaker: Speaker): readonly TurnRecap[] {
  const from = sinceLastTurn(table.steps, seat);
  const turns: (Omit<TurnRecap, 'text'> & { parts: string[] })[] = [];
  table.steps.slice(from).forEach((step, index) => {
    if (step.seat === seat) return;
    let now = turns.at(-1);
    if (now?.turn !== step.turn) turns.push((now = { seat: step.seat, turn: step.turn, before: from + index, parts: [] }));
    for (const line of linesOf(step, from + index + 1, speaker)) if (line.seat === step.seat && !isDrawing(step.events)) now.parts.push(line.short);
  });
  return turns.map(({ parts, ...turn }) => ({ ...turn, text: parts.map((text, index) => (index ? lowered(text) : text)).join('; ') }));
}

/** Drawing up to the hand limit ends every turn. */
const DRAWING: ReadonlySet<string> = new Set(['drew', 'shuffled', 'turn-started']);
const isDrawing = (events: Table['steps'][number]['events']): boolean => events.every((event) => DRAWING.has(eventId(event)));
