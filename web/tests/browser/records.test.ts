// SPDX-License-Identifier: MIT
// Records of tests/records, one of each kind, replay in the page to the scores written in them. tests/engine.test.ts replays
// all of them in the same module.
import { describe, expect, it } from 'vitest';
import { readRecordFile } from '../load';
import { openRecord, totals, writtenTotals } from './tables';
import { TIMEOUT, visit } from './visit';
import { en } from '../../src/i18n/en';

const RECORDS = [
  '2p-beginner-a.drover',
  '3p-random-mixed-promos.drover',
  '4p-random-b-masters.drover',
  'first-4p-1.drover',
  'first-3p-garth2-1.drover',
  'first-rails-2p-1.drover',
  'first-rails-4p-garth3-1.drover',
  'second-2p-1.drover',
  'second-4p-garth4-1.drover',
  'second-rails-3p-1.drover',
  'second-rails-simmental-4p-1.drover',
  'second-simmental-2p-garth1-1.drover',
  'second-simmental-4p-2.drover',
];

describe('a record replays in the page', () => {
  it('to its scores, one of each kind', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      for (const name of RECORDS) {
        await openRecord(here, name);
        await here.page.getByRole('button', { name: en['table.seeEnd'] }).click();
        expect(await totals(here.page), name).toEqual(writtenTotals(readRecordFile(name)));
      }
    }),
  );

  it('and tells what a number of the sheet is made of', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page } = here;
      await openRecord(here, 'first-3p-1.drover');
      await page.getByRole('button', { name: en['table.seeEnd'] }).click();
      const number = page.getByRole('button', { name: /^Cattle, .*: 6 points, what it is made of$/ }).first();
      await number.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('.end .made li').allTextContents()).toEqual(['2 × Ayrshire (3 VP)6']);
      await page.keyboard.press('Escape');
      expect(await page.locator('.end .made').count()).toBe(0);
      expect(await number.evaluate((button) => button === document.activeElement)).toBe(true);
    }),
  );

  it('step by step in history', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page } = here;
      await openRecord(here, 'first-2p-1.drover');
      await page.getByRole('button', { name: en['table.seeEnd'] }).click();
      await page.getByRole('button', { name: en['end.replay'] }).click();
      const slider = page.locator('input[type=range]');
      await slider.waitFor();
      expect(await slider.inputValue()).toBe('0');
      for (let i = 0; i < 5; i++) await page.keyboard.press(']');
      expect(await slider.inputValue()).toBe('5');
      await page.getByRole('button', { name: en['history.playOn'] }).click();
      await page.waitForSelector('.curtain');
    }),
  );
});
