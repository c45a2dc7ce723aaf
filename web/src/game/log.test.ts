// SPDX-License-Identifier: MIT
// The log of whole games, read as a player would: every line is a sentence in the language asked for.
import { describe, expect, it } from 'vitest';
import { loadEngine, readRecordFile, recordNames } from '../../tests/load';
import { C, NEUTRAL_IDS, SPACE_IDS } from '../engine';
import { LANGUAGES, setLanguage } from '../i18n/i18n.svelte';
import type { Language } from '../i18n/contract';
import { stepLines } from './log';
import { spaceName } from './piece-names';
import { USUAL_MANNERS, type TablePlan } from './plan';
import { SLOT, Table } from './table';

const engine = await loadEngine();
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const plan = (players: number): TablePlan => ({
  id: 'test',
  title: 'test',
  manners: USUAL_MANNERS,
  guided: false,
  seats: NAMES.slice(0, players).map((name) => ({ name, kind: 'person', bot: '' })),
});
const FOREIGN = /Player \d|Spieler \d|[{}]|undefined|NaN|,,| ,|\s{2}|, $|^$/;
const ENGLISH_WORDS = /\b(gains|pays|draws|hires|moves|discards|building|for)\b/i;

async function linesOf(table: Table, language: Language, nameOf = (seat: number): string => NAMES[seat] ?? '') {
  await setLanguage(language);
  const speaker = { engine, slot: SLOT.live, game: engine.game(SLOT.live), language, nameOf, you: 0 };
  return table.steps.flatMap((step, index) => stepLines(speaker, step, index + 1));
}

describe('the log', () => {
  it('names Garth once', async () => {
    const table = Table.open(engine, readRecordFile('first-2p-garth1-1.drover'), (_, setup) => plan(setup.players));
    const lines = await linesOf(table, 'en', (seat) => (seat === 0 ? 'Garth' : 'Juanita'));
    const full = lines.map((line) => line.full);
    expect(full.some((text) => text.startsWith('Garth: Turns over card'))).toBe(true);
    expect(full.join()).not.toMatch(/Garth \(|Garth: Garth/);
  });
  it('calls a road after the buildings at its ends', async () => {
    Table.open(engine, readRecordFile('4p-random-a-promos.drover'), (_, setup) => plan(setup.players));
    const game = engine.game(SLOT.live);
    const at = (space: (typeof SPACE_IDS)[number]): string => NEUTRAL_IDS[(game.onSpace[SPACE_IDS.indexOf(space)] ?? 0) - C.LOCATION_NEUTRAL] ?? '';
    expect([at('n-a'), at('n-b')]).not.toEqual(['A', 'B']);
    await setLanguage('en');
    expect(spaceName(game, SPACE_IDS.indexOf('ab2'))).toBe(`road ${at('n-a')}–${at('n-b')}, space 2`);
  });
  const names = recordNames();
  it.each(names)('tells %s in every language', async (name) => {
    const table = Table.open(engine, readRecordFile(name), (_, setup) => plan(setup.players));
    for (const language of Object.keys(LANGUAGES)) {
      const lines = await linesOf(table, language);
      expect(lines.length).toBeGreaterThan(0);
      for (const { short } of lines) {
        expect(short).not.toMatch(FOREIGN);
        expect(short[0]).toBe(short[0]?.toUpperCase());
        if (language === 'de') expect(short).not.toMatch(ENGLISH_WORDS);
      }
    }
  });
});
