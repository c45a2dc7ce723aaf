// SPDX-License-Identifier: MIT
// Every file of a language beside the English one: the types hold the texts, this holds what stands in them.
import { describe, expect, it } from 'vitest';
import { DECISION_IDS } from '../src/engine';
import type { LanguageFile } from '../src/i18n/contract';
import english, { en } from '../src/i18n/en';
import { LANGUAGES, languageFor } from '../src/i18n/i18n.svelte';

const FILES = import.meta.glob<LanguageFile>('../src/i18n/{??,??-*}.ts', { eager: true, import: 'default' });
type Words = Readonly<Record<string, string>>;
const partsOf = ({ texts, help }: LanguageFile): Readonly<Record<string, Words>> => ({ page: texts.page, board: texts.board, help });

/** Names in the braces of a text. */
const placesIn = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].sort();
const formsIn = (text: string): readonly number[] => [...text.matchAll(/\{\w+\|([^{}]*)\}/g)].map((match) => (match[1] ?? '').split('|').length);

describe.each(Object.entries(FILES))('%s', (_, file) => {
  it('is named in the settings', () => {
    expect(file.about.name).not.toBe('');
    expect(Object.values(LANGUAGES)).toContainEqual(expect.objectContaining({ name: file.about.name, you: file.about.you }));
  });
  it('has the texts of English, and none is empty', () => {
    for (const [part, words] of Object.entries(partsOf(english))) {
      expect(Object.keys(partsOf(file)[part] ?? {}).sort()).toEqual(Object.keys(words).sort());
      for (const [key, text] of Object.entries(partsOf(file)[part] ?? {})) expect(text.trim(), key).not.toBe('');
    }
  });
  it('fills in the same values', () => {
    for (const [part, words] of Object.entries(partsOf(english)))
      for (const [key, text] of Object.entries(words)) expect(placesIn(partsOf(file)[part]?.[key] ?? ''), key).toEqual(placesIn(text));
  });
  it('has as many forms of a word as its rule tells apart', () => {
    const forms = 1 + Math.max(...Array.from({ length: 200 }, (__, n) => file.about.plural(n)));
    for (const words of Object.values(partsOf(file)))
      for (const [key, text] of Object.entries(words)) for (const n of formsIn(text)) expect(n, key).toBe(forms);
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

describe('the language of the browser', () => {
  it('is the first that there is', () => {
    expect(languageFor(['fr', 'de-AT', 'en'])).toBe('de');
    expect(languageFor(['xx'])).toBe('en');
  });
});
