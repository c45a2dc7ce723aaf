// SPDX-License-Identifier: MIT
// numbers.ts - the numbers of a table that sentences are filled with: fees, steps and targets of its number of players, and
// what the asking player has.
import { citiesOf } from '../board/geometry';
import type { Edition, HandKind } from '../board/position';
import type { HelpPicture } from './picture';

export type Values = Readonly<Record<string, string | number>>;

const FEES: Readonly<Record<number, Record<HandKind, number>>> = {
  2: { green: 2, black: 2 },
  3: { green: 2, black: 1 },
  4: { green: 1, black: 2 },
};
/** Steps at the start, and what the two discs add. */
const STEPS: Readonly<Record<number, readonly [number, number, number]>> = { 2: [3, 1, 1], 3: [3, 2, 1], 4: [4, 2, 1] };
const JOB_ROWS = 12;

/** Numbers printed for an edition and a number of players. */
export function tableNumbers(edition: Edition, rails: boolean, players: number, simmental = false): Values {
  const fees = FEES[players] ?? { green: 0, black: 0 };
  const [stepsStart, stepGain1, stepGain2] = STEPS[players] ?? [0, 0, 0];
  const market = 1 + 3 * players;
  return {
    players,
    ...fees,
    both: fees.green + fees.black,
    stepsStart,
    steps: stepsStart,
    stepGain1,
    stepGain2,
    marketTarget: simmental ? market + 2 : market,
    simmentalTarget: market + 2,
    jobSpaces: JOB_ROWS * players,
    homeVp: minus(citiesOf(edition, rails)[0]?.vp ?? 0),
    certLimit: 3,
    handLimit: 4,
    cowboys: 1,
  };
}

/** The same with what stands on the asking player's board. */
export function pictureNumbers({ board, mat, simmental }: HelpPicture): Values {
  const printed = tableNumbers(board.edition, board.rails, board.players, simmental);
  return {
    ...printed,
    ...board.fees,
    both: board.fees.green + board.fees.black,
    steps: mat.stepLimit,
    certLimit: mat.certificateLimit,
    handLimit: mat.handLimit,
    cowboys: mat.workers.cowboy,
  };
}

/** Negative numbers with a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
