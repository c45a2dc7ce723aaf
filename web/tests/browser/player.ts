// SPDX-License-Identifier: MIT
// player.ts - answers the questions of a table as a person would: by keys alone, by clicks, or by taps. Mostly it takes the
// last choice (the farthest walk, the end of the turn), so that a game is short; now and then any other, so that it is one.
import type { Page } from 'playwright-core';

export type Hand = 'keyboard' | 'mouse' | 'touch';
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Option {
  /** Number of the choice: on a phone only some are listed. */
  readonly index: number;
  readonly key: string;
  readonly row: Point;
  /** Where it lies on the board or a panel, if that can be seen. */
  readonly place: Point | null;
  /** No other choice lies there. */
  readonly alone: boolean;
}
interface Asked {
  readonly state: 'mine' | 'curtain' | 'over';
  readonly question: string;
  readonly options: readonly Option[];
}
export interface Played {
  answers: number;
  curtains: number;
  /** Answers given where they lie, not in the list. */
  onBoard: number;
  readonly questions: Map<string, number>;
}

const PATIENCE_MS = 20_000;
const VARIED = 4;
/** So often the same question in a row: the answers do not arrive. */
const STUCK = 60;

/** Waits until the page wants something of a person, and says what. */
async function asked(page: Page): Promise<Asked> {
  return page.evaluate(async (patience) => {
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
    const read = (): string => {
      const failed = find('.failed');
      if (failed) throw new Error(failed.textContent ?? '');
      if (find('.end h1')) return 'over';
      if (find('.curtain')) return 'curtain';
      return rows().length > 0 && !find('[aria-busy=true]') ? `mine${find('#question')?.textContent}${rows().map((row) => row.ariaLabel)}` : '';
    };
    // A forced step shows itself for a moment: only what stays is a question.
    const began = performance.now();
    for (let now = read(), next = ''; ; now = next) {
      await pause(8);
      next = read();
      if (next !== '' && next === now) break;
      if (performance.now() - began > patience) throw new Error(`nothing happens: ${document.body.innerText.slice(0, 400)}`);
    }
    const middle = (element: Element): Point | null => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(at.x, at.y);
      const panel = element.closest('.window, .card-p, section');
      return top && panel?.contains(top) && !top.closest('.tools, .overview') ? at : null;
    };
    const places = rows().map((row) => row.dataset['place']);
    const options = rows().map((row): Option => {
      const id = row.dataset['place'];
      const lies = id === undefined ? null : document.querySelector(`main [data-id="${id}"]`);
      row.scrollIntoView({ block: 'nearest' });
      const box = row.getBoundingClientRect();
      return {
        index: Number(row.id.replace('choice-', '')),
        key: row.querySelector('.key')?.textContent?.trim() ?? '',
        row: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        place: lies && middle(lies),
        alone: places.filter((place) => place === id).length === 1,
      };
    });
    const state = find('.end h1') ? 'over' : find('.curtain') ? 'curtain' : 'mine';
    return { state, question: find('#question')?.textContent ?? '', options };
  }, PATIENCE_MS);
}

const selectedIndex = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[role=option][aria-selected=true]')?.id.replace('choice-', '') ?? -1));

/** Cattle are chosen one by one, then bought together: a second press would take the card back. */
const isPutTogether = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.market [data-id^="market-"][aria-pressed=true]') !== null);

/** Keys of the choices, and the arrows where one has none or for a change. */
async function byKeyboard(page: Page, { index, key }: Option, count: number, arrows: boolean): Promise<void> {
  if (arrows || !/^[0-9a-z]$/.test(key)) {
    const back = count - index;
    for (let i = 0; i < Math.min(index + 1, back); i++) await page.keyboard.press(index + 1 <= back ? 'ArrowDown' : 'ArrowUp');
  } else await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

async function pressDeed(page: Page, press: (at: Point) => Promise<void>): Promise<void> {
  const box = await page.evaluate(() => {
    const deed = document.querySelector('.dec footer .pri:not([disabled])')?.getBoundingClientRect();
    return deed ? { x: deed.x + deed.width / 2, y: deed.y + deed.height / 2 } : null;
  });
  if (box) await press(box);
}

/** Points at the place itself where it can be seen, else at its row; a second press there, or the deed button, plays it. */
async function byPointing(page: Page, option: Option, press: (at: Point) => Promise<void>): Promise<boolean> {
  let onBoard = false;
  if (option.place) {
    await press(option.place);
    if (await isPutTogether(page)) {
      await pressDeed(page, press);
      return true;
    }
    onBoard = (await selectedIndex(page)) === option.index;
    if (onBoard && option.alone) {
      await press(option.place);
      return true;
    }
  }
  if (!onBoard) {
    const row = await page.evaluate((index) => {
      const element = document.getElementById(`choice-${index}`);
      element?.scrollIntoView({ block: 'nearest' });
      const box = element?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, option.index);
    if (row) await press(row);
  }
  await pressDeed(page, press);
  return onBoard;
}

async function give(page: Page, hand: Hand, option: Option, count: number, number: number): Promise<boolean> {
  if (hand === 'keyboard') {
    await byKeyboard(page, option, count, number % 5 === 0);
    return false;
  }
  return byPointing(page, option, ({ x, y }) => (hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)));
}

/** The person the device was passed to says so. */
export async function liftCurtain(page: Page, hand: Hand): Promise<void> {
  if (hand === 'keyboard') await page.keyboard.press('Enter');
  else await page.click('.curtain .pri');
}

/** Answers until the game is over or `answers` were given. */
export async function play(page: Page, hand: Hand, answers = 2000): Promise<Played> {
  const played: Played = { answers: 0, curtains: 0, onBoard: 0, questions: new Map() };
  let before = '';
  let times = 0;
  while (played.answers < answers) {
    const { state, question, options } = await asked(page);
    const now = JSON.stringify([question, options]);
    times = now === before ? times + 1 : 0;
    before = now;
    if (times === STUCK) throw new Error(`asked again and again: ${await page.evaluate(() => document.body.innerText.slice(0, 2000))}`);
    if (state === 'over') break;
    if (state === 'curtain') {
      played.curtains++;
      await liftCurtain(page, hand);
      continue;
    }
    const number = played.answers++;
    const at = number % VARIED === 0 ? (number * 7) % options.length : options.length - 1;
    const option = options[at];
    if (!option) throw new Error(`no choice at: ${question}`);
    played.questions.set(question, (played.questions.get(question) ?? 0) + 1);
    played.onBoard += Number(await give(page, hand, option, options.length, number));
  }
  // A click is answered first and played behind its picture.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  return played;
}
