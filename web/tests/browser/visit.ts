// SPDX-License-Identifier: MIT
// visit.ts - a person opens the page in Debian's chromium: with empty storage, in English, moves without a pause. Errors on
// the console, refusals of the content security policy and failed requests fail the test.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const DESKTOP = { width: 1366, height: 768 } as const;
export const PHONE = { width: 390, height: 844, touch: true } as const;
export const TIMEOUT = 240_000;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly address: string;
}
export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly dark?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Pixels of the screen for each of the page. */
  readonly scale?: number;
}

let browser: Promise<Browser> | undefined;
const launch = (): Promise<Browser> => (browser ??= chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS }));
afterAll(async () => (await browser)?.close());

function noteErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
}

export async function visit(
  { width, height, touch = false, dark = false, settings = { speed: 0 }, scale = 1 }: VisitOptions,
  work: (here: Visit) => Promise<void>,
): Promise<void> {
  const context = await (
    await launch()
  ).newContext({
    viewport: { width: width ?? DESKTOP.width, height: height ?? DESKTOP.height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: scale,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const errors: string[] = [];
  try {
    await context.addInitScript((wished) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`refused by ${violatedDirective}: ${blockedURI}`),
      );
      if (location.protocol !== 'http:') return; // the empty page has no storage
      if (!localStorage.getItem('drover-settings')) localStorage.setItem('drover-settings', JSON.stringify(wished));
    }, settings);
    context.on('page', (page) => noteErrors(page, errors));
    const page = await context.newPage();
    await work({ context, page, address: inject('address') });
    expect(errors, 'errors of the page').toEqual([]);
  } finally {
    await context.close();
  }
}
