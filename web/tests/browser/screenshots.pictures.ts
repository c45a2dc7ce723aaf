// SPDX-License-Identifier: MIT
// The pictures of docs/screenshots and the README: tools/screenshots.sh runs this; it is no test. DROVER_SCREENSHOTS names the
// folder they go to.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openMoment, openRecordText } from './tables';
import { DESKTOP, PHONE, TIMEOUT, visit } from './visit';
import { readRecordFile } from '../load';
import { en } from '../../src/i18n/en';

const folder = process.env['DROVER_SCREENSHOTS'] ?? '';
/** Nothing moves any more, and no place is pointed at. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

/** Names of people instead of those of the bots that played the records. */
const NAMES = ['Wilhelmina', 'Tumbleweed', 'Old Amos', 'Juanita'];
const named = (record: string): string => record.replace(/^name (\d) .*$/gm, (_, seat: string) => `name ${seat} ${NAMES[Number(seat) - 1]}`);
const record = (name: string): string => named(readRecordFile(name));

it('start page', { timeout: TIMEOUT }, () =>
  visit(DESKTOP, async (here) => {
    await openMoment(here, 'second-rails-simmental-3p-1.drover', 0.7, named);
    await openMoment(here, 'first-2p-1.drover', 0.3, named);
    await openMoment(here, 'second-4p-1.drover', 0.5, named);
    await here.page.goto(here.address);
    await here.page.waitForSelector('.sg');
    await shoot(here.page, 'start');
  }),
);

it.each([
  { name: 'four-players', file: 'first-4p-1.drover', share: 0.45, options: DESKTOP },
  { name: 'dark', file: 'second-4p-1.drover', share: 0.55, options: { ...DESKTOP, dark: true } },
  { name: 'rails', file: 'first-rails-3p-1.drover', share: 0.52, options: DESKTOP },
  { name: 'phone', file: 'second-3p-1.drover', share: 0.45, options: { ...PHONE, scale: 1.5 } },
])('$name', { timeout: TIMEOUT }, ({ name, file, share, options }) =>
  visit(options, async (here) => {
    await openMoment(here, file, share, named);
    const choices = await here.page.locator('[role=option]').count();
    await here.page.keyboard.press(String(Math.min(9, Math.max(1, choices - 1))));
    await shoot(here.page, name);
  }),
);

it('end of a game', { timeout: TIMEOUT }, () =>
  visit(DESKTOP, async (here) => {
    await openRecordText(here, 'game.drover', record('first-4p-1.drover'));
    await here.page.getByRole('button', { name: en['table.seeEnd'] }).click();
    await here.page.waitForSelector('.end h1');
    await shoot(here.page, 'end');
  }),
);
