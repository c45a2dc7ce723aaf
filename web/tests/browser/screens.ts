// SPDX-License-Identifier: MIT
// screens.ts - axe finds nothing serious on any screen, in light and dark; and a picture of each is left in build/web-screens to be
// looked at.
import AxeBuilder from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { liftCurtain } from './player';
import { openMoment, openRecord, openRecordText, start } from './tables';
import { TIMEOUT, visit, type Visit, type VisitOptions } from './visit';
import { en } from '../../src/i18n/en';

/** Rules that depend on colours and places alone, not on the elements. */
const LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** What a screen reader or weak eyes would stumble over, in a part of the page. */
export async function violations(page: Page, rules: 'all' | 'look', within = 'html'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] });
  const found = await (rules === 'look' ? axe.withRules(LOOK) : axe).analyze();
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Takes pictures of a screen and asks axe; `within` names what has opened over one that was checked before. */
type Check = (screen: string, within?: string, rules?: 'all' | 'look') => Promise<void>;
function checker({ page }: Visit, look: string): Check {
  const folder = `${inject('build')}/web-screens`;
  mkdirSync(folder, { recursive: true });
  return async (screen, within = 'html', rules = 'all') => {
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      const name = `${look}${dark ? '-dark' : ''}-${screen}`;
      await page.screenshot({ path: `${folder}/${name}.png` });
      expect(await violations(page, dark ? 'look' : rules, within), name).toEqual([]);
    }
  };
}
export const looking = (look: string, options: VisitOptions, work: (here: Visit, check: Check) => Promise<void>): Promise<void> =>
  visit(options, (here) => work(here, checker(here, look)));

const PAGES = [
  ['', '.hero', 'start'],
  ['new', '.ready', 'setup'],
  ['settings', 'dl', 'settings'],
  ['rules', 'main', 'rules'],
  ['position/AAAA', '[role=alert]', 'damaged-link'],
  ['game/nothing', '[role=alert]', 'damaged-save'],
] as const;

export function describeScreens(look: string, options: VisitOptions): void {
  // Pages have the same elements on every screen; the table has not.
  const pageRules = options.touch ? 'look' : 'all';
  describe(`axe finds nothing serious: ${look}`, () => {
    it('on pages', { timeout: TIMEOUT }, () =>
      looking(look, options, async (here, check) => {
        for (const [path, ready, name] of PAGES) {
          await here.page.goto(`${here.address}#/${path}`);
          await here.page.waitForSelector(ready);
          await check(name, 'html', pageRules);
        }
        await openRecordText(here, 'x.drover', 'drover-record 1\nrules 9\n');
        await here.page.waitForSelector('.message');
        await check('refused-record', '.message');
      }),
    );

    it('at the table', { timeout: TIMEOUT }, () =>
      looking(look, options, async (here, check) => {
        const { page, address } = here;
        await openMoment(here, 'first-4p-1.drover', 0.5);
        await check('table');
        await page.keyboard.press('1');
        await check('table-choice', '.dec');
        for (const [name, keys] of [
          ['player-board', ['g', '2']],
          ['log', ['l']],
        ] as const) {
          for (const key of keys) await page.keyboard.press(key);
          await page.waitForSelector('dialog');
          await check(name, 'dialog');
          await page.keyboard.press('Escape');
          await page.waitForSelector('dialog', { state: 'detached' });
        }
        await page.keyboard.press('?');
        await page.waitForSelector('.pop');
        await check('help', '.pop');
        await page.keyboard.press('Escape');
        await page.keyboard.press('y');
        await page.waitForSelector('input[type=range]');
        await check('history');
        await page.keyboard.press('y');
        await page.getByRole('button', { name: en['table.menu'] }).click();
        await page.waitForSelector('dialog');
        await check('menu', 'dialog');
        await page.goto(address);
        await page.waitForSelector('.sg');
        await check('start-with-games');
      }),
    );

    it('behind the curtain, in the north, in the guided game, at the end', { timeout: TIMEOUT }, () =>
      looking(look, options, async (here, check) => {
        const { page, address } = here;
        await start(here, { query: 'edition=second&with=rails', seats: ['person', 'person'] });
        await page.waitForSelector('.curtain');
        await check('curtain');
        await liftCurtain(page, 'keyboard');
        await openMoment(here, 'second-rails-3p-1.drover', 0.6);
        await check('rails');
        await page.keyboard.press('z');
        await page.waitForSelector('.north');
        await check('north', '.north');
        await page.goto(address);
        await page.getByRole('button', { name: en['start.guided'] }).first().click();
        await page.waitForSelector('aside');
        await check('guided', 'aside');
        await openRecord(here, 'first-rails-3p-1.drover');
        await page.getByRole('button', { name: en['table.seeEnd'] }).click();
        await page.waitForSelector('.end h1');
        await check('end');
        await page
          .getByRole('button', { name: /^Cities, / })
          .first()
          .click();
        await check('end-made');
      }),
    );
  });
}
