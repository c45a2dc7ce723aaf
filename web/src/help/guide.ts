// SPDX-License-Identifier: MIT
// guide.ts - the guided first game: twelve things told when they come up, each beside what it speaks of. Any legal move is
// fine; a thing is told once, and what was told is kept, so that the guide can be left and taken up again.
import { buildingActions } from '../board/data/buildings';
import { BREEDS } from '../board/data/cards';
import { boardTexts } from '../board/language.svelte';
import { breedName } from '../board/names';
import type { Op } from '../board/ops';
import { boardId, type BoardId } from '../board/position';
import type { AskedDecision } from './decision';
import { placeOf } from './ids';
import { pictureNumbers, type Values } from './numbers';
import type { HelpPicture } from './picture';

export const GUIDE_STEPS = 12;

export interface GuideMoment {
  readonly decision: AskedDecision;
  readonly picture: HelpPicture;
  /** Turns of the whole table so far. */
  readonly turn: number;
}
/** Where a bubble points, and what fills its braces. */
export interface Pointed {
  readonly at: BoardId;
  readonly values?: Values;
}
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
interface GuideStep {
  readonly n: StepNumber;
  /** Ruling or chapter the bubble links to. */
  readonly rule: string;
  /** Told only after that one. */
  readonly after?: StepNumber;
  /** The place to point at, if this is the moment to tell it. */
  readonly when: (moment: GuideMoment) => Pointed | null;
}

const is = ({ decision }: GuideMoment, ...kinds: readonly string[]): boolean => kinds.includes(decision.kind);
const firstMay = ({ decision }: GuideMoment): BoardId | undefined => decision.may[0];
const point = (at: BoardId | undefined, values?: Values): Pointed | null => (at ? { at, values } : null);

/** Choices that are lines of a building, with what they do. */
function offered({ decision, picture }: GuideMoment): readonly { at: BoardId; op: Op }[] {
  if (decision.kind !== 'location') return [];
  return decision.may.flatMap((at) => {
    const place = placeOf(at);
    const tile = place?.kind === 'action' ? picture.board.spaces[place.name] : undefined;
    if (place?.kind !== 'action' || (tile?.kind !== 'neutral' && tile?.kind !== 'private')) return [];
    const op = buildingActions(picture.board.edition, picture.board.rails, tile.building)[place.n];
    return op ? [{ at, op }] : [];
  });
}
const offers = (moment: GuideMoment, wanted: Op['op']): BoardId | undefined => offered(moment).find(({ op }) => op.op === wanted)?.at;

/** A line that sells one breed, with its name and price. */
function sale(moment: GuideMoment): Pointed | null {
  for (const { at, op } of offered(moment)) {
    const reward = op.op === 'discard_for' ? op.reward[0] : undefined;
    if (op.op !== 'discard_for' || reward?.op !== 'dollars') continue;
    const breed = BREEDS.find((known) => known === op.card);
    if (breed) return { at, values: { breed: breedName(breed, moment.picture.board.edition, boardTexts()), n: reward.n } };
  }
  return null;
}

function buildingA({ picture }: GuideMoment): BoardId | undefined {
  const [space] = Object.entries(picture.board.spaces).find(([, tile]) => tile?.kind === 'neutral' && tile.building === 'A') ?? [];
  return space === undefined ? undefined : boardId.space(space);
}
const mine = ({ picture }: GuideMoment): typeof picture.mat.colour => picture.mat.colour;

/** Turns from which the quieter things are told, so that the first turns stay short. */
const AUXILIARY_FROM = 3;
const OBJECTIVES_FROM = 5;

export const GUIDE: readonly GuideStep[] = [
  { n: 1, rule: 'MV6', when: (m) => (is(m, 'place') ? point(buildingA(m) ?? firstMay(m)) : null) },
  { n: 2, rule: 'PB8', when: sale },
  { n: 3, rule: 'HI1', when: (m) => point(is(m, 'hire') ? firstMay(m) : offers(m, 'hire')) },
  { n: 4, rule: 'MV4', when: (m) => (is(m, 'move') ? point(boardId.herder(mine(m)), pictureNumbers(m.picture)) : null) },
  { n: 5, rule: 'BU1', when: (m) => point(is(m, 'build', 'build-space') ? firstMay(m) : offers(m, 'build')) },
  {
    n: 6,
    rule: 'EN5',
    when: (m) => point(is(m, 'engine-forward', 'upgrade') || offers(m, 'engine_forward') ? boardId.engine(mine(m)) : undefined),
  },
  { n: 7, rule: 'CM1', when: (m) => point(is(m, 'buy') || offers(m, 'buy_cattle') ? boardId.market(0) : undefined) },
  {
    n: 8,
    rule: 'PB4',
    when: (m) => point(m.turn >= AUXILIARY_FROM && is(m, 'location', 'auxiliary') ? m.decision.may.find((at) => at.startsWith('aux-')) : undefined),
  },
  { n: 9, rule: 'OB2', when: (m) => point(is(m, 'objective') || (m.turn >= OBJECTIVES_FROM && is(m, 'move')) ? boardId.display(0) : undefined) },
  { n: 10, rule: 'KC1', when: (m) => point(is(m, 'foresight', 'arrival', 'income') ? boardId.space('kansas-city') : undefined) },
  { n: 11, rule: 'DI1', when: (m) => point(is(m, 'delivery-disc', 'station-disc') ? firstMay(m) : undefined) },
  { n: 12, rule: 'GE1', after: 10, when: (m) => point(is(m, 'move') ? boardId.jobToken() : undefined) },
];

export interface Bubble extends Pointed {
  readonly n: StepNumber;
  readonly rule: string;
}

/** The thing to tell now: the first one not yet told whose moment this is. */
export function bubbleFor(moment: GuideMoment, told: ReadonlySet<number>): Bubble | null {
  if (!moment.decision.mine) return null;
  for (const { n, rule, after, when } of GUIDE) {
    const isDue = !told.has(n) && (after === undefined || told.has(after));
    const pointed = isDue ? when(moment) : null;
    if (pointed) return { n, rule, ...pointed };
  }
  return null;
}

// ---- keeping

export interface GuideProgress {
  readonly told: ReadonlySet<number>;
  /** Left by the player; it can be taken up again. */
  readonly off: boolean;
}
const STORED = 'drover-guide';
const NOTHING_TOLD: GuideProgress = { told: new Set(), off: false };

/** Progress from its stored form; anything damaged counts as nothing told. */
export function readProgress(text: string | null): GuideProgress {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('told' in stored) || !Array.isArray(stored.told)) return NOTHING_TOLD;
    const told = stored.told.filter((n): n is number => Number.isInteger(n) && n >= 1 && n <= GUIDE_STEPS);
    return { told: new Set(told), off: 'off' in stored && stored.off === true };
  } catch {
    return NOTHING_TOLD;
  }
}
export const writeProgress = ({ told, off }: GuideProgress): string => JSON.stringify({ told: [...told], off });

export function loadProgress(table: string): GuideProgress {
  try {
    return readProgress(localStorage.getItem(`${STORED}-${table}`));
  } catch {
    return NOTHING_TOLD; // a browser that keeps nothing tells everything again
  }
}
export function keepProgress(table: string, progress: GuideProgress): void {
  try {
    localStorage.setItem(`${STORED}-${table}`, writeProgress(progress));
  } catch {
    // told again next time
  }
}
