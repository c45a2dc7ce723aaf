// SPDX-License-Identifier: MIT
// A third language is one file: here one is made of the English one, with letters that English does not have, and put beside it
// in a copy of the source. Nothing else is touched, and every word the page says comes from it.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import ts from 'typescript';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BREED_LETTERS } from '../src/board/data/cards';
import english from '../src/i18n/en';
import { LANGUAGES } from '../src/i18n/i18n.svelte';

const web = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'drover-language-'));
const root = join(copy, 'web');
const CODE = 'zz';
const file = join(root, `src/i18n/${CODE}.ts`);

/** "Draw" in letters of twice the width, and money of another country: what stays as usual did not come from the file. */
const WIDE = 0xfee0;
const wide = (text: string): string =>
  text.replaceAll('$', '¤').replace(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + WIDE));
/** Names of braces stay as they are. */
const foreign = (text: string): string => text.replace(/(\{\w+)?([^{]*)/g, (_, name: string | undefined, rest: string) => (name ?? '') + wide(rest));
type Words = Readonly<Record<string, string>>;
const foreignWords = (words: Words): string => JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, text]) => [key, foreign(text)])));

const source = (page: Words = english.texts.page): string => `
import type { About, BoardWords, HelpTexts, LanguageFile, Messages, Texts } from './contract';
export const about: About = { name: '${wide('English')}', you: '${wide('You')}', plural: (n) => (n === 1 ? 0 : 1) };
export const zz: Messages = ${foreignWords(page)};
export const board: BoardWords = ${foreignWords(english.texts.board)};
export const help: HelpTexts = ${foreignWords(english.help)};
export const texts: Texts = { page: zz, board };
export default { about, texts, help } satisfies LanguageFile;
`;

let server: ViteDevServer;
let told: typeof import('./third-language/told');
let screens: typeof import('./third-language/screens');
let i18n: typeof import('../src/i18n/i18n.svelte');
/** What screens ask of a browser while they are drawn. */
function standIns(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: [CODE] });
  vi.stubGlobal('innerWidth', 1366);
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { hash: '', href: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
}
beforeAll(async () => {
  mkdirSync(root);
  for (const part of ['src', 'tests/third-language', 'tests/load.ts']) cpSync(join(web, part), join(root, part), { recursive: true });
  symlinkSync(join(web, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(web, '../tests'), join(copy, 'tests'));
  writeFileSync(file, source());
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false })],
  });
  standIns();
  i18n = (await server.ssrLoadModule('/src/i18n/i18n.svelte.ts')) as typeof i18n;
  told = (await server.ssrLoadModule('/tests/third-language/told.ts')) as typeof told;
  screens = (await server.ssrLoadModule('/tests/third-language/screens.ts')) as typeof screens;
  await told.speak(CODE);
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(copy, { recursive: true, force: true });
});

/** Marks that no language changes: 5a, A–B, the O of an outlaw, the key of a choice, GR4, MV4, the sign "max". */
const MARKS = /(?<![A-Za-z])(?:\d+[ab]?|[A-Za-z]|[A-Z]{1,2}\d+|max)(?![A-Za-z])/g;
/** What stands in English letters or dollars, but for marks, signs, letters of breeds and the other languages' names for themselves. */
const leftovers = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => !OTHERS.has(text) && /[A-Za-z$]/.test(text.replace(MARKS, '')));
const OTHERS = new Set([
  '$',
  ...Object.values(LANGUAGES).map((about) => about.name),
  ...Object.values(BREED_LETTERS).flatMap((letters) => Object.values(letters)),
]);

/** Words that are seen or read out; what is printed on a key is none. */
function wordsOf(html: string): readonly string[] {
  const named = [...html.matchAll(/ (?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g)].map((match) => match[1] ?? '');
  const bare = html.replace(/<!--.*?-->/gs, '').replace(/<(style|script|kbd)\b.*?<\/\1>/gs, '');
  return [...named, ...bare.split(/<[^>]*>/)].map((text) => text.replaceAll(/&\w+;/g, '').trim()).filter(Boolean);
}

function clean(pages: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(pages)) {
    const words = wordsOf(html);
    expect(words.length, name).toBeGreaterThan(3);
    expect(leftovers(words), name).toEqual([]);
  }
}

describe('a third language', () => {
  it('is offered by its name', () => {
    expect(i18n.LANGUAGES[CODE]?.name).toBe(wide('English'));
    expect(i18n.t('start.play')).toBe(wide('Play now'));
  });
  it('shows the screens without a game', () => clean(screens.plainScreens(CODE)));
  it('helps', async () => {
    const help = await told.helpIn(CODE);
    expect(help.length).toBeGreaterThan(1000);
    expect(leftovers(help)).toEqual([]);
  });
});

it.each(['second-3p-garth2-1', 'first-4p-2'])('a third language tells of Garth and of bids in %s', (name) => {
  expect(leftovers(told.logOf(`${name}.drover`, CODE))).toEqual([]);
  expect(leftovers(told.questionsOf(`${name}.drover`, CODE))).toEqual([]);
  expect(leftovers(told.sheetOf(`${name}.drover`))).toEqual([]);
});

describe.each(['first-3p-1', 'second-3p-1', 'first-rails-2p-1', 'second-rails-simmental-2p-1'])('a third language in %s', (name) => {
  const record = `${name}.drover`;
  it('tells the log', () => {
    const lines = told.logOf(record, CODE);
    expect(lines.length).toBeGreaterThan(100);
    expect(leftovers(lines)).toEqual([]);
  });
  it('asks the questions and names the choices', () => {
    const questions = told.questionsOf(record, CODE);
    expect(questions.length).toBeGreaterThan(1000);
    expect(leftovers(questions)).toEqual([]);
  });
  it('shows the table at each kind of question', () => {
    const pages = screens.tableScreens(record);
    expect(Object.keys(pages).length).toBeGreaterThan(8);
    clean(pages);
  });
  it('tells what the numbers of the score sheet are made of', () => {
    const parts = told.sheetOf(record);
    expect(parts.length).toBeGreaterThan(30);
    expect(leftovers(parts)).toEqual([]);
  });
  it('shows the end, history, dialogs and the curtain', () => clean({ ...screens.endScreens(record, CODE), curtain: screens.curtainScreen(record) }));
});

describe('a language file', () => {
  /** Errors of types in the file alone. */
  const errors = (text: string): readonly string[] => {
    writeFileSync(file, text);
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      types: [],
    };
    const program = ts.createProgram([file], options);
    return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  it('is held by the types: a text that is missing, misspelt or too much is an error', () => {
    expect(errors(source())).toEqual([]);
    const { 'start.play': play, ...rest } = english.texts.page;
    expect(errors(source(rest)).join()).toMatch(/start\.play.* is missing/);
    expect(errors(source({ ...rest, 'start.ploy': play })).join()).toMatch(/start\.ploy.* does not exist/);
  });
});
