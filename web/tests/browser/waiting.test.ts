// SPDX-License-Identifier: MIT
// What happens without a person: a bot thinks, what is shown meanwhile and how it is cut short; a forced step plays itself, but once.
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { liftCurtain } from './player';
import { openRecordText, start } from './tables';
import { TIMEOUT, visit } from './visit';
import { readRecordFile } from '../load';
import { en } from '../../src/i18n/en';

/** Bots that take their time: their moves are kept back until the page has waited long enough. */
const slowBots = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    let release = (): void => undefined;
    const enough = new Promise<void>((done) => (release = done));
    const Quick = Worker;
    globalThis.Worker = class extends Quick {
      override postMessage(message: { wish: string }): void {
        if (message.wish === 'enough') release();
        super.postMessage(message);
      }
      override addEventListener(type: string, listener: (event: Event) => void): void {
        super.addEventListener(type, (event) => {
          const isMove = event instanceof MessageEvent && 'action' in (event.data as object);
          if (isMove) void enough.then(() => listener(event));
          else listener(event);
        });
      }
    };
  });

it('a bot that thinks for long can be told to play its best so far', { timeout: TIMEOUT }, () =>
  visit({}, async (here) => {
    const { page, context } = here;
    await slowBots(context);
    await page.clock.install();
    await start(here, { query: 'edition=first', seats: ['bot:expert', 'person'] });
    await page.getByText(en['table.thinking'].replace('{name}', 'You')).waitFor();
    const bar = page.locator('.dec progress');
    const button = page.getByRole('button', { name: en['table.soFar'] });
    expect([await bar.count(), await button.count()]).toEqual([0, 0]);
    await page.clock.fastForward(2100);
    await bar.waitFor();
    expect(await button.count()).toBe(0);
    await page.clock.fastForward(8000);
    await button.click();
    await page.waitForSelector('[role=listbox]');
    expect(await button.count()).toBe(0);
  }),
);

it('a forced step that somebody plays in the moment before it plays itself is played once', { timeout: TIMEOUT }, () =>
  visit({ settings: { speed: 1 } }, async (here) => {
    const { page } = here;
    const record = readRecordFile('2p-beginner-a.drover');
    await page.clock.install();
    // The second player can hire one worker only.
    await openRecordText(here, 'forced.drover', record.slice(0, record.indexOf('2 hire cowboy')));
    await page.waitForSelector('.curtain');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    await liftCurtain(page, 'keyboard');
    await page.getByText(en['table.forced']).waitFor();
    await page.clock.runFor(395);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dec[aria-busy=true]');
    await page.clock.runFor(500);
    await page.waitForSelector('.dec[aria-busy=false]');
    expect(await page.locator('.failed').count()).toBe(0);
    expect(await page.getByRole('option').count()).toBeGreaterThan(0);
  }),
);
