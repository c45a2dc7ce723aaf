// SPDX-License-Identifier: MIT
// tables.ts - starting games through the set-up page, by pointing or by keys alone, and opening records.
import type { Page } from 'playwright-core';
import { readRecordFile } from '../load';
import { liftCurtain } from './player';
import type { Visit } from './visit';
import { en } from '../../src/i18n/en';

export interface Wished {
  /** As in a set-up link. */
  readonly query: string;
  /** Who sits where: person, bot:easy, garth:easy ... */
  readonly seats: readonly string[];
  readonly seed?: string;
}

const seatKind = (seat: number): string => en['setup.seatKind'].replace('{n}', String(seat + 1));

/** Fills the set-up page in and starts. */
export async function start({ page, address }: Visit, { query, seats, seed = '7' }: Wished): Promise<void> {
  await page.goto(`${address}#/new?${query}&players=${seats.length}`);
  await page.waitForSelector('.ready');
  for (const [seat, who] of seats.entries()) await page.getByLabel(seatKind(seat)).selectOption(who);
  await page.getByRole('radio', { name: en['setup.listed'] }).click();
  await page.fill('.seed', seed);
  await page.click('footer .go');
  await page.waitForSelector('.dec, .curtain');
}

const TABS_MAX = 80;
/** Tabs on until the focus is on what `selector` names and `text` is part of. */
export async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let i = 0; i < TABS_MAX; i++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      ([wanted, part]) => document.activeElement?.matches(wanted) && document.activeElement.textContent?.includes(part),
      [selector, text] as const,
    );
    if (there) return;
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
}

/** The same by keys alone, from the start page on. */
export async function startByKeys({ page, address }: Visit, { query, seats, seed = '7' }: Wished): Promise<void> {
  const wished = new URLSearchParams(query);
  await page.goto(address);
  await page.waitForSelector('.hero');
  await tabTo(page, 'a[href="#/new"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ready');
  await tabTo(page, '.edo', en[wished.get('edition') === 'second' ? 'setup.e2' : 'setup.e1']);
  await page.keyboard.press('Space');
  if (wished.get('with')?.includes('rails')) {
    await tabTo(page, '[role=switch]', en['setup.rails']);
    await page.keyboard.press('Space');
  }
  await tabTo(page, `[aria-label="${en['setup.players']}"] [role=radio]`);
  for (let i = 0; i < 3 && (await page.locator(':focus').textContent()) !== String(seats.length); i++) await page.keyboard.press('ArrowRight');
  for (const [seat, who] of seats.entries()) await chooseByKeys(page, `select[aria-label="${seatKind(seat)}"]`, who);
  await tabTo(page, 'input.seed');
  await page.keyboard.type(seed);
  await tabTo(page, 'footer .go');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.dec, .curtain');
}

async function chooseByKeys(page: Page, select: string, value: string): Promise<void> {
  await tabTo(page, select);
  const offered = await page.locator(`${select} option`).evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  if (!offered.includes(value)) throw new Error(`${select} does not offer ${value}`);
  await page.keyboard.press('Home');
  for (let i = 0; i < offered.indexOf(value); i++) await page.keyboard.press('ArrowDown');
  if ((await page.locator(select).inputValue()) !== value) throw new Error(`${select}: ${value} cannot be chosen by keys`);
}

export async function openRecordText({ page, address }: Visit, name: string, text: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('.hero');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en['start.record'] }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}
/** A record of tests/records, from the start page. */
export const openRecord = (here: Visit, name: string): Promise<void> => openRecordText(here, name, readRecordFile(name));

/** The middle of a recorded game, `share` of its way, with a question to a person that has a few choices. */
export async function openMoment(here: Visit, name: string, share: number, change = (record: string): string => record): Promise<void> {
  const { page } = here;
  const lines = change(readRecordFile(name)).split('\n');
  const first = lines.findIndex((line) => /^1 place/.test(line));
  const moves = lines.filter((line, index) => index >= first && /^\d /.test(line)).length;
  // A new turn begins with a walk: cut before one.
  let end = first + Math.floor(moves * share);
  while (end < lines.length && !/^\d (move|walk)/.test(lines[end] ?? '')) end++;
  await openRecordText(here, name, lines.slice(0, end).join('\n') + '\n');
  await page.waitForSelector('.curtain');
  await liftCurtain(page, 'keyboard');
  await page.waitForSelector('[role=listbox]');
}

/** Totals of the score sheet that is open, in the order of the seats. */
export async function totals(page: Page): Promise<readonly number[]> {
  await page.waitForSelector('.end tfoot .total');
  return (await page.locator('.end tfoot .total').allTextContents()).map((text) => Number(text.replace('−', '-')));
}
/** Totals written in a record. */
export const writtenTotals = (record: string): readonly number[] => [...record.matchAll(/^score \d (-?\d+)/gm)].map(([, total]) => Number(total));
