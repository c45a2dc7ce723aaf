// SPDX-License-Identifier: MIT
// texts.ts - how a text of a language file is filled. Which texts there are is said by the English one (i18n/en.ts).
import type { PluralRule } from '../i18n/contract';

export type { BoardTextKey, BoardTexts } from '../i18n/contract';

const PLACE = /\{(\w+)(?:\|([^{}]*))?\}/g;

/** Puts values into the braces of a text: `{n}` is the value itself, `{n|card|cards}` the word that goes with that number. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>, plural: PluralRule): string =>
  text.replace(PLACE, (braces, key: string, forms: string | undefined) => {
    const value = values[key];
    if (value === undefined) return braces;
    if (forms === undefined) return String(value);
    const words = forms.split('|');
    return words[plural(Number(value))] ?? words.at(-1) ?? '';
  });
