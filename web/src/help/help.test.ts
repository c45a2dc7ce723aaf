// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardGeometry } from '../board/geometry';
import { playerBoardBoxes } from '../board/panels/player-board-layout';
import { boardId, COLOURS, type BoardId } from '../board/position';
import type { HelpKey } from '../i18n/contract';
import { LANGUAGES as KNOWN, loadLanguage } from '../i18n/i18n.svelte';
import { BLOCK_IDS, CHAPTERS, chapterOfRule, isFor } from './chapters';
import { blockRows } from './blocks';
import { BRAND_IDS, helpFor, ICON_IDS, iconHelp } from './help-for';
import { idGroups, placeOf, trailOrder } from './ids';
import { tableNumbers } from './numbers';
import type { HelpPicture } from './picture';
import { RULINGS } from './rulings';
import { Teller, type Help } from './teller';
import { testPictures } from './test-pictures';
import { helpTexts, loadHelp } from './words';

const LANGUAGES = Object.keys(KNOWN);
await Promise.all(LANGUAGES.flatMap((language) => [loadLanguage(language), loadHelp(language)]));
const HELP_EN = helpTexts('en');
const HELP_DE = helpTexts('de');
const KEYS = Object.keys(HELP_EN) as HelpKey[];
const TEXT_MAX = 400;

let pictures: readonly { name: string; picture: HelpPicture }[] = [];
beforeAll(async () => {
  pictures = await testPictures();
});

const idsOf = (picture: HelpPicture): readonly BoardId[] => Object.values(idGroups(picture)).flat();
/** Everything the drawing itself can ask about. */
function drawnIds({ board, mat }: HelpPicture): readonly BoardId[] {
  return [...boardGeometry(board.edition, board.rails, board.players).boxes.keys(), ...playerBoardBoxes(mat).keys()];
}
const everyHelp = (): readonly { where: string; help: Help }[] =>
  pictures.flatMap(({ name, picture }) =>
    idsOf(picture).flatMap((id) =>
      LANGUAGES.flatMap((language) => {
        const help = helpFor(id, picture, language);
        return help ? [{ where: `${name} ${id} ${language}`, help }] : [];
      }),
    ),
  );
const words = (help: Help): readonly string[] => [help.title, help.facts, help.note, ...help.lines.map((line) => line.text)];

describe('texts', () => {
  it(`are at most ${TEXT_MAX} characters long`, () => {
    for (const key of KEYS) expect(Math.max(HELP_EN[key].length, HELP_DE[key].length), key).toBeLessThanOrEqual(TEXT_MAX);
  });
  it('differ between the languages where they are sentences', () => {
    for (const key of KEYS) if (HELP_EN[key].length > 30) expect(HELP_DE[key], key).not.toBe(HELP_EN[key]);
  });
});

describe('helpFor', () => {
  it('knows everything in play, in every edition, in both languages', () => {
    const isTold = (help: Help | null): boolean => !!help?.title && help.lines.length + help.note.length > 0;
    const silent = pictures.flatMap(({ name, picture }) =>
      [...new Set([...idsOf(picture), ...drawnIds(picture)])]
        .filter((id) => !LANGUAGES.every((language) => isTold(helpFor(id, picture, language))))
        .map((id) => `${name} ${id}`),
    );
    expect(silent).toEqual([]);
  });
  it('fills every brace and stays short', () => {
    const isBad = (text: string): boolean => /[{}]|undefined|NaN/.test(text) || text.length > TEXT_MAX;
    const bad = everyHelp().flatMap(({ where, help }) =>
      words(help)
        .filter(isBad)
        .map((text) => `${where}: ${text}`),
    );
    expect(bad).toEqual([]);
  });
  it('cites only rulings that the rules page tells', () => {
    const cited = new Set(everyHelp().flatMap(({ help }) => help.rules));
    expect([...cited].filter((rule) => !chapterOfRule(rule))).toEqual([]);
  });
  it('says the real numbers: fees by number of players', () => {
    const [two] = pictures;
    const help =
      two &&
      helpFor(
        boardId.space('flood1'),
        { ...two.picture, board: { ...two.picture.board, spaces: { flood1: { kind: 'hazard', hazard: 'flood', hand: 'black', vp: 3 } } } },
        'en',
      );
    expect(help?.lines[0]?.text).toBe('Entering costs you $2, paid to the bank.');
    expect(tableNumbers('first', false, 3)).toMatchObject({ green: 2, black: 1, marketTarget: 10, jobSpaces: 36, stepsStart: 3 });
    expect(tableNumbers('second', false, 4, true)).toMatchObject({ green: 1, black: 2, marketTarget: 15, homeVp: '−6' });
  });
  it('agrees with the engine on fees and step limits at the start', () => {
    for (const { name, picture } of pictures.filter((known) => known.name.startsWith('new'))) {
      const { board, mat } = picture;
      const numbers = tableNumbers(board.edition, board.rails, board.players, picture.simmental);
      expect(numbers, name).toMatchObject({ ...board.fees, stepsStart: mat.stepLimit, stepGain1: mat.stepGains[0], stepGain2: mat.stepGains[1] });
      expect(picture.market.cards.length, name).toBe(numbers['marketTarget']);
    }
  });
  it('knows no place that is not there', () => {
    const [{ picture } = { picture: undefined }] = pictures;
    for (const id of ['', 'sp-nowhere', 'city-atlantis', 'hand-99', 'rail-40', 'job-row-13', 'town-gr1', 'herder-pink', 'sp-de1', 'cert', 'disc-x'])
      expect(picture && helpFor(id as BoardId, picture, 'en'), id).toBeNull();
  });
  it('takes every id apart that the board makes', () => {
    for (const colour of COLOURS) expect(placeOf(boardId.herder(colour))).toEqual({ kind: 'herder', name: colour });
    expect(placeOf(boardId.quarter('re12', 3))).toEqual({ kind: 'quarter', name: 're12', n: 3 });
    expect(placeOf(boardId.action('n-a', 2))).toEqual({ kind: 'action', name: 'n-a', n: 2 });
  });
  it('explains every icon', () => {
    for (const icon of [...ICON_IDS, ...BRAND_IDS]) for (const language of LANGUAGES) expect(iconHelp(icon, language), icon).toBeTruthy();
  });
});

describe('reading order', () => {
  it('goes from the start to Kansas City and leaves nothing out', () => {
    for (const edition of ['first', 'second'] as const) {
      const order = trailOrder(edition);
      expect(order[0]).toBe('start');
      expect(order).toHaveLength(52);
      expect(order.indexOf('kansas-city')).toBe(48);
      expect(order.indexOf('n-b')).toBeGreaterThan(order.indexOf('floodbank2'));
    }
  });
});

describe('rules page', () => {
  const tables = (['first', 'second'] as const).flatMap((edition) =>
    [2, 3, 4].flatMap((players) => [false, true].map((rails) => ({ edition, rails, players }))),
  );
  it('fills every brace of its sentences', () => {
    const bad: string[] = [];
    for (const table of tables)
      for (const language of LANGUAGES) {
        const tell = new Teller(table.edition, language, tableNumbers(table.edition, table.rails, table.players));
        const sentences = CHAPTERS.flatMap(({ text }) => text.filter((key) => isFor(key, table.edition)).map((key) => tell.say(key)));
        const rows = BLOCK_IDS.flatMap((block) => blockRows(block, tell, table));
        const told = [...sentences, ...rows.flatMap((row) => [row.label, row.facts ?? '', ...row.lines.map((line) => line.text)])];
        bad.push(...told.filter((text) => /[{}]|undefined|NaN/.test(text)));
      }
    expect(bad).toEqual([]);
  });
  it('tells every ruling that is cited anywhere', () => {
    for (const [key, rules] of Object.entries(RULINGS)) for (const rule of rules) expect(chapterOfRule(rule), `${key} ${rule}`).toBeDefined();
  });
  it('cites only rulings that are on record', () => {
    const coverage = readFileSync(new URL('../../../docs/rules-coverage.md', import.meta.url), 'utf8');
    for (const rule of new Set(Object.values(RULINGS).flat())) expect(coverage, rule).toContain(`| ${rule} |`);
  });
  it('has every chapter of text or tables once', () => {
    const keys = CHAPTERS.flatMap(({ text }) => text);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { id, text } of CHAPTERS) if (id !== 'icons') expect(text.length, id).toBeGreaterThan(1);
  });
});
