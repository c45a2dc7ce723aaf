// SPDX-License-Identifier: MIT
// What travels: coins and cards are seen on their way, none stays behind, and nothing moves for those who do not want it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { play } from './player';
import { openMoment } from './tables';
import { TIMEOUT, visit } from './visit';

const ANSWERS = 10;

/** Counts what is put on its way from now on. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen = new Set<Node>();
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) seen.add(node);
      document.body.dataset['flights'] = String(seen.size);
    }).observe(document.body, { childList: true, subtree: true });
  });
const flown = async (page: Page): Promise<number> => Number((await page.locator('body').getAttribute('data-flights')) ?? 0);

it('coins and cards travel and are gone when they are there, unless less motion is wanted', { timeout: TIMEOUT }, () =>
  visit({ settings: { speed: 2 } }, async (here) => {
    const { page } = here;
    await openMoment(here, '2p-beginner-a.drover', 0.3);
    await watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await play(page, 'keyboard', ANSWERS);
    expect(await flown(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (let i = 0; i < 4 && (await flown(page)) === 0; i++) await play(page, 'keyboard', ANSWERS);
    expect(await flown(page)).toBeGreaterThan(0);
    await page.waitForSelector('.flight', { state: 'detached' });
  }),
);
