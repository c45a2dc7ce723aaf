// SPDX-License-Identifier: MIT
// plan.ts - who sits at a table and by which manners: what a game is besides its record. It comes back from storage and
// links, so it is checked there.

export type SeatKind = 'person' | 'bot' | 'garth';
export interface SeatPlan {
  readonly name: string;
  readonly kind: SeatKind;
  /** Name of the bot; '' for persons and Garth, whose level is part of the setup. */
  readonly bot: string;
}
export interface Manners {
  readonly undo: boolean;
  readonly hints: boolean;
  readonly confirmEnd: boolean;
  readonly liveScore: boolean;
}
export interface TablePlan {
  readonly id: string;
  readonly title: string;
  /** By seat; where seats are bid for, by place in the order of bidding. */
  readonly seats: readonly SeatPlan[];
  readonly manners: Manners;
  /** The guided first game. */
  readonly guided: boolean;
}

export const USUAL_MANNERS: Manners = { undo: true, hints: true, confirmEnd: false, liveScore: true };
export const NAME_MAX = 24;

type Bag = Record<string, unknown>;
export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isKind = (value: unknown): value is SeatKind => value === 'person' || value === 'bot' || value === 'garth';

/** A name as it may stand in a record: no control characters, no comment mark, not empty. */
export function cleanName(text: string, otherwise: string): string {
  const clean = Array.from(text)
    .filter((letter) => letter >= ' ' && letter !== '#' && letter !== '\u007f')
    .slice(0, NAME_MAX)
    .join('')
    .trim();
  return clean === '' ? otherwise : clean;
}

function parseSeat(value: unknown): SeatPlan | null {
  if (!isBag(value) || !isText(value['name'], 64) || !isKind(value['kind']) || !isText(value['bot'], 32)) return null;
  return { name: value['name'], kind: value['kind'], bot: value['bot'] };
}

export function parseManners(value: unknown): Manners {
  const bag = isBag(value) ? value : {};
  const flag = (name: keyof Manners): boolean => (typeof bag[name] === 'boolean' ? (bag[name] as boolean) : USUAL_MANNERS[name]);
  return { undo: flag('undo'), hints: flag('hints'), confirmEnd: flag('confirmEnd'), liveScore: flag('liveScore') };
}

/** null if it is no plan. */
export function parsePlan(value: unknown): TablePlan | null {
  if (!isBag(value) || !isText(value['id'], 64) || !isText(value['title'], 200) || !Array.isArray(value['seats'])) return null;
  const seats = value['seats'].map(parseSeat);
  if (seats.length < 2 || seats.length > 4 || seats.some((seat) => seat === null)) return null;
  return {
    id: value['id'],
    title: value['title'],
    seats: seats as SeatPlan[],
    manners: parseManners(value['manners']),
    guided: value['guided'] === true,
  };
}
