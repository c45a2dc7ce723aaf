// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { BOARD_TEXTS_DE, BOARD_TEXTS_EN } from '../src/board/texts';
import { DECISION_IDS } from '../src/engine';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
const pairs: [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>][] = [
  ['page', en, de],
  ['board', BOARD_TEXTS_EN, BOARD_TEXTS_DE],
];

describe.each(pairs)('%s texts', (_, english, german) => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });
  it('fill in the same values', () => {
    for (const [key, text] of Object.entries(english)) expect(places(german[key] ?? ''), key).toEqual(places(text));
  });
  it('are not empty', () => {
    for (const text of [...Object.values(english), ...Object.values(german)]) expect(text.trim()).not.toBe('');
  });
});

describe('questions', () => {
  it('exist for every decision that can be asked', () => {
    const asked = DECISION_IDS.filter((id) => id !== '' && !id.startsWith('step-'));
    for (const id of asked)
      expect(
        Object.keys(en).some((key) => key === `q.${id}` || key.startsWith(`q.${id}.`)),
        id,
      ).toBe(true);
  });
});
