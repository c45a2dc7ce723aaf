// SPDX-License-Identifier: MIT
import { it } from 'vitest';
import { describeScreens, looking } from './screens';
import { openMoment } from './tables';
import { PHONE, TIMEOUT } from './visit';

describeScreens('phone', PHONE);

it('axe finds nothing serious: each page of the sheet', { timeout: TIMEOUT }, () =>
  looking('phone', PHONE, async (here, check) => {
    await openMoment(here, 'second-4p-1.drover', 0.5);
    const tabs = here.page.locator('.tabs button');
    for (let tab = 1; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).tap();
      await check(`sheet-${tab + 1}`);
    }
  }),
);
