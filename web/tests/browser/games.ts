// SPDX-License-Identifier: MIT
// games.ts - a whole game in the page, played to its end and checked: the record it gives is one that `drover verify`
// replays to the scores on the sheet.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { play, type Hand, type Played } from './player';
import { start, startByKeys, totals, writtenTotals, type Wished } from './tables';
import { visit, type Visit, type VisitOptions } from './visit';
import { en } from '../../src/i18n/en';

export interface Game extends Wished {
  readonly name: string;
  readonly hand: Hand;
  readonly options?: VisitOptions;
}

async function checkRecord({ page }: Visit): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en['menu.record'] }).click();
  const file = await (await download).path();
  execFileSync(`${inject('build')}/drover`, ['verify', '--quiet', file], { stdio: 'pipe' });
  const written = writtenTotals(readFileSync(file, 'utf8'));
  expect(written.length).toBeGreaterThan(1);
  expect(await totals(page)).toEqual(written);
}

/** Plays it, and says how. */
export async function playThrough({ name, hand, options = {}, ...wished }: Game): Promise<Played> {
  let played: Played | undefined;
  const began = performance.now();
  await visit(options, async (here) => {
    await (hand === 'keyboard' ? startByKeys : start)(here, wished);
    played = await play(here.page, hand);
    expect(await here.page.locator('.end h1').textContent()).toMatch(/wins by|Shared by/);
    await checkRecord(here);
  });
  if (!played) throw new Error('nothing was played');
  const { answers, onBoard, curtains, questions } = played;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${seconds} s, ${answers} answers to ${questions.size} questions, ${onBoard} on the board, ${curtains} curtains`);
  return played;
}
