// SPDX-License-Identifier: MIT
// Waiting for a bot: what is shown while it thinks, and how its thinking is cut short.
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { start } from './tables';
import { TIMEOUT, visit } from './visit';
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
