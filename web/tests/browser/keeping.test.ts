// SPDX-License-Identifier: MIT
// What the page keeps: games on the device, also without a network; damaged ones with their reason; links; undo and its barrier.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { play } from './player';
import { openRecord, openRecordText, start, totals } from './tables';
import { TIMEOUT, visit, type Visit } from './visit';
import { readRecordFile } from '../load';
import { en } from '../../src/i18n/en';
import { de, help as deHelp } from '../../src/i18n/de';

const TWO = { query: 'edition=first', seats: ['person', 'bot:easy'] } as const;
const SAVED_MS = 600;

const question = (page: Page): Promise<string | null> => page.locator('#question').textContent();
const logOf = async (page: Page): Promise<string> => {
  await page.keyboard.press('l');
  const text = await page.locator('dialog').innerText();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  return text;
};
/** The open question, hand, money and log: what a person would compare. */
async function seen(page: Page): Promise<string> {
  await page.waitForSelector('[role=listbox]');
  return [await question(page), await page.locator('[role=listbox]').innerText(), await page.locator('.seats').innerText(), await logOf(page)].join(
    '\n',
  );
}

describe('without a network', () => {
  it('the page and the game come back and go on', { timeout: TIMEOUT }, () =>
    visit({}, async ({ page, context, address }) => {
      await start({ page, context, address }, TWO);
      await play(page, 'keyboard', 8);
      const before = await seen(page);
      await page.waitForTimeout(SAVED_MS);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      expect(await seen(page)).toBe(before);
      await play(page, 'keyboard', 6);
      await page.goto(address);
      await page.waitForSelector('.sg');
      await page.goto(`${address}#/rules`);
      await page.waitForSelector('main');
      await openRecord({ page, context, address }, 'second-2p-1.drover');
      await page.getByRole('button', { name: en['table.seeEnd'] }).click();
      expect(await totals(page)).toHaveLength(2); // its part of the page is loaded when needed
      await context.setOffline(false);
    }),
  );
});

/** Puts what no version of the page would write beside the good save. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error());
      });
    const database = await settled(indexedDB.open('drover', 1));
    const store = database.transaction('games', 'readwrite').objectStore('games');
    const [good] = (await settled(store.getAll())) as { plan: { id: string }; record: string }[];
    if (!good) throw new Error('nothing was saved');
    store.put({ nonsense: true }, 'broken');
    await settled(store.put({ ...good, plan: { ...good.plan, id: 'cut' }, record: good.record.replace(/place .*/, 'place nowhere') }, 'cut'));
    database.close();
  });

describe('saved games', () => {
  it('a damaged one says why, and the others stay', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page, address } = here;
      await start(here, TWO);
      await play(page, 'keyboard', 3);
      await page.waitForTimeout(SAVED_MS);
      const good = await seen(page);
      const game = page.url();
      await spoil(page);
      await page.goto(address);
      await page.waitForSelector('.damaged');
      expect(await page.locator('.damaged').textContent()).toContain('cannot be read');
      expect(await page.locator('.sg').count()).toBe(2);
      await page.goto(`${address}#/game/cut`);
      await page.waitForSelector('[role=alert]');
      expect(await page.locator('[role=alert]').textContent()).toMatch(/line \d+: 'place nowhere'/);
      await page.goto(game);
      expect(await seen(page)).toBe(good);
      await page.goto(address);
      await page.locator('.damaged').getByRole('button', { name: en['start.delete'] }).click();
      await page.waitForSelector('.damaged', { state: 'detached' });
      expect(await page.locator('.sg').count()).toBe(2);
    }),
  );

  it('several games stand side by side', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      for (const seed of ['1', '2']) {
        await start(here, { ...TWO, seed });
        await play(here.page, 'keyboard', 2);
        await here.page.waitForTimeout(SAVED_MS);
      }
      await here.page.goto(here.address);
      await here.page.waitForSelector('.sg');
      expect(await here.page.locator('.sg').count()).toBe(2);
    }),
  );

  it('a damaged record is refused with its line', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      await openRecordText(here, 'x.drover', readRecordFile('2p-beginner-a.drover').replace(/^1 place .*$/m, '1 place nowhere'));
      await here.page.waitForSelector('.message');
      expect(await here.page.locator('.message').textContent()).toMatch(/line \d+.*Nothing was changed/s);
      expect(await here.page.locator('.sg').count()).toBe(0);
    }),
  );
});

describe('a link to a position', () => {
  const copyLink = async ({ page }: Visit): Promise<string> => {
    await page.getByRole('button', { name: en['table.menu'] }).click();
    await page.getByRole('button', { name: en['menu.link'] }).click();
    await page.getByRole('button', { name: en['app.copied'] }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');
    return link;
  };

  it('opens the same position for somebody else', { timeout: TIMEOUT }, async () => {
    let link = '';
    let board = '';
    const boardOf = (page: Page): Promise<string> => page.locator('.window svg').first().innerHTML();
    await visit({}, async (here) => {
      await start(here, { query: 'edition=second', seats: ['person', 'person'] });
      await play(here.page, 'keyboard', 20);
      await here.page
        .locator('.curtain .pri')
        .click({ timeout: 500 })
        .catch(() => undefined);
      await here.page.waitForSelector('[role=listbox]');
      link = await copyLink(here);
      board = await boardOf(here.page);
    });
    await visit({}, async ({ page }) => {
      await page.goto(link);
      await page.waitForSelector('.curtain');
      await page.click('.curtain .pri');
      await page.waitForSelector('[role=listbox]');
      expect(await boardOf(page)).toBe(board);
      await page.goto(link.slice(0, -20));
      await page.waitForSelector('[role=alert]');
    });
  });

  it('to a set-up fills the form in', { timeout: TIMEOUT }, () =>
    visit({}, async ({ page, address }) => {
      await page.goto(`${address}#/new?edition=second&players=3&with=rails,simmental`);
      await page.waitForSelector('.ready');
      expect(await page.locator('.will').textContent()).toMatch(/Second edition with Rails to the North, Simmental herd, 3 players/);
    }),
  );

  it('of one player is a game against Garth, and carries who plays', { timeout: TIMEOUT }, () =>
    visit({}, async ({ page, address }) => {
      await page.goto(`${address}#/new?edition=first&players=4`);
      await page.waitForSelector('.ready');
      await page.getByRole('radio', { name: '1', exact: true }).click();
      await page.getByLabel(en['setup.seatKind'].replace('{n}', '2')).selectOption('garth:hard');
      expect(await page.locator('.will').textContent()).toContain('you against Garth (hard)');
      expect(await page.getByRole('radio', { name: en['setup.bidding'] }).isDisabled()).toBe(true);
      expect(await page.locator('main').textContent()).toContain(en['setup.garthNoBid']);
      await page.getByRole('button', { name: en['setup.link'] }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto(address);
      await page.goto(link);
      await page.waitForSelector('.ready');
      expect(await page.locator('.will').textContent()).toContain('you against Garth (hard)');
    }),
  );
});

describe('the curtain', () => {
  it('has nothing of any hand behind it', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page } = here;
      const faces = page.locator('[data-id^="hand-"]');
      await start(here, { query: 'edition=first', seats: ['person', 'person'] });
      for (let i = 0; i < 3; i++) {
        await page.waitForSelector('.curtain');
        expect(await faces.count(), 'cards behind the curtain').toBe(0);
        expect(await page.locator('.table').getAttribute('inert')).not.toBeNull();
        await page.keyboard.press('u');
        await page.keyboard.press('1');
        expect(await page.locator('.curtain').count(), 'keys do not reach the table').toBe(1);
        await page.click('.curtain .pri');
        await page.waitForSelector('[role=listbox]');
        expect(await faces.count()).toBeGreaterThan(0);
        for (let steps = 0; (await page.locator('.curtain').count()) === 0 && steps < 40; steps++) await play(page, 'keyboard', 1);
      }
    }),
  );
});

describe('a language', () => {
  it('is changed at once, and kept', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page, address } = here;
      await page.goto(address);
      await page.getByLabel(en['start.language']).selectOption('de');
      await page.getByRole('button', { name: de['start.play'] }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await page.reload();
      await page.getByRole('button', { name: de['start.play'] }).click();
      await page.waitForSelector('[role=listbox]');
      expect(await question(page)).toBe(de['q.place']);
      await page.goto(`${address}#/rules`);
      await page.getByRole('heading', { name: deHelp['rules.title'] }).waitFor();
    }),
  );
});

describe('keys', () => {
  it('are changed in the settings, not to taken ones, and kept', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page, address } = here;
      const undoKey = page.getByRole('button', { name: en['keys.undo'] });
      await page.goto(`${address}#/settings`);
      await undoKey.focus();
      for (const key of ['Enter', 'l']) await page.keyboard.press(key);
      await page.getByText(en['keys.taken'].replace('{key}', 'l').replace('{what}', en['keys.log'])).waitFor();
      await page.keyboard.press('b');
      await page.getByRole('button', { name: en['keys.reset'] }).waitFor();
      await page.reload();
      expect(await undoKey.locator('kbd').first().textContent()).toBe('b');
      await start(here, TWO);
      const asked = await question(page);
      for (const key of ['1', 'Enter']) await page.keyboard.press(key);
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, asked);
      await page.keyboard.press('u');
      expect(await question(page)).not.toBe(asked);
      await page.keyboard.press('b');
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent === before, asked);
    }),
  );
});

describe('undo', () => {
  it('takes a choice back, and stops where a hidden card came up', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page } = here;
      await start(here, TWO);
      const first = await seen(page);
      const asked = await question(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, asked);
      await page.keyboard.press('u');
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent === before, asked);
      expect(await seen(page)).toBe(first);
      const lock = page.locator('.dec footer button[disabled] use[href="#i-lock"]');
      for (let i = 0; i < 120 && (await lock.count()) === 0; i++) await play(page, 'keyboard', 1);
      expect(await lock.count()).toBeGreaterThan(0);
      const closed = await seen(page);
      for (const key of ['u', 'U']) await page.keyboard.press(key);
      await page.waitForTimeout(100);
      expect(await seen(page)).toBe(closed);
    }),
  );

  it('takes cattle put together back one by one, and their purchase after it', { timeout: TIMEOUT }, () =>
    visit({}, async (here) => {
      const { page } = here;
      const lines = readRecordFile('4p-random-a-promos.drover').split('\n');
      const at = lines.findIndex((line) => line === '2 buy pair red with 3');
      await openRecordText(here, 'market.drover', lines.slice(0, at).join('\n') + '\n');
      await page.click('.curtain .pri');
      const chosen = page.locator('.market [aria-pressed=true]');
      const list = page.locator('[role=listbox]');
      const plain = await list.innerText();
      await page.keyboard.press('1');
      await page.locator('[data-id^="market-"][aria-pressed=false]').first().click();
      expect(await chosen.count()).toBe(2);
      expect(await page.locator('.dec footer .pri').innerText()).toContain('$5');
      await page.keyboard.press('u');
      expect(await chosen.count()).toBe(1);
      await chosen.click();
      expect(await list.innerText()).toBe(plain);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await chosen.waitFor({ state: 'detached' });
      expect(await list.innerText()).not.toBe(plain);
      await page.keyboard.press('u');
      expect(await list.innerText()).toBe(plain);
    }),
  );
});
