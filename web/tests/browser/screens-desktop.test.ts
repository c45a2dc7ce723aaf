// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { describeScreens, violations } from './screens';
import { DESKTOP, TIMEOUT, visit } from './visit';

it('axe does find what is wrong', { timeout: TIMEOUT }, () =>
  visit({}, async ({ page, address }) => {
    await page.goto(`${address}#/settings`);
    await page.waitForSelector('dl');
    await page.evaluate(() => document.querySelectorAll('dd').forEach((text) => (text.style.color = '#ddd0b0')));
    expect((await violations(page, 'look')).join()).toContain('color-contrast');
  }),
);

describeScreens('desktop', DESKTOP);
