// SPDX-License-Identifier: MIT
// words.ts - the help texts of a language, loaded when help is first wanted: they are the largest part of a language file.
import type { HelpTexts, Language } from '../i18n/contract';

const FILES = import.meta.glob<HelpTexts>('../i18n/{??,??-*}.ts', { import: 'help', query: '?help' });
const loaded = new Map<Language, HelpTexts>();

export async function loadHelp(language: Language): Promise<void> {
  const texts = loaded.has(language) ? undefined : await FILES[`../i18n/${language}.ts`]?.();
  if (texts !== undefined) loaded.set(language, texts);
}
export function helpTexts(language: Language): HelpTexts {
  const texts = loaded.get(language);
  if (texts === undefined) throw new Error(`help in ${language} is not loaded`);
  return texts;
}
/** A part of the page that speaks of help, once both have come. */
export async function withHelp<Part>(part: Promise<Part>, language: Language): Promise<Part> {
  await loadHelp(language);
  return part;
}
