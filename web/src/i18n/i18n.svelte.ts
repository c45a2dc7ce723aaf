// SPDX-License-Identifier: MIT
// i18n.svelte.ts - the language in use. Components call t(); they are drawn again when the language changes.
import { setBoardTexts } from '../board/language.svelte';
import { BOARD_TEXTS_DE, BOARD_TEXTS_EN, fill } from '../board/texts';
import type { Language } from '../engine';
import { de } from './de';
import { en, type MessageKey, type Messages } from './en';

interface LanguageTexts {
  readonly name: string;
  readonly messages: Messages;
  readonly board: typeof BOARD_TEXTS_DE;
}
export const LANGUAGE_TEXTS: Readonly<Record<Language, LanguageTexts>> = {
  en: { name: 'English', messages: en, board: BOARD_TEXTS_EN },
  de: { name: 'Deutsch', messages: de, board: BOARD_TEXTS_DE },
};

let current = $state<Language>('en');

export const language = (): Language => current;
export function setLanguage(next: Language): void {
  current = next;
  setBoardTexts(LANGUAGE_TEXTS[next].board);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

export type { MessageKey };
export type Values = Readonly<Record<string, string | number>>;
export const t = (key: MessageKey, values: Values = {}): string => fill(LANGUAGE_TEXTS[current].messages[key], values);

/** A message whose key is put together from an id of the engine; `otherwise` where there is none. */
export const tMaybe = (key: string, otherwise: string, values: Values = {}): string => (key in en ? t(key as MessageKey, values) : otherwise);
