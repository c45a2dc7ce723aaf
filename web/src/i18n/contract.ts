// SPDX-License-Identifier: MIT
// contract.ts - what a language file (en.ts, de.ts) has to hold. English is the measure: a text that it has and another file
// lacks, or the other way round, is a type error there.
import type { MessageKey, board, help } from './en';

/** Code of a language: the name of its file, "de" or "pt-br". */
export type Language = string;
/** Which form of a word goes with a number, counted from 0: `{n|card|cards}` has the forms 0 and 1. */
export type PluralRule = (n: number) => number;

/** What the page knows of every language without loading it. */
export interface About {
  /** As its speakers call it, for the settings. */
  readonly name: string;
  /** What the only person at a table is called. */
  readonly you: string;
  readonly plural: PluralRule;
}

export type { MessageKey, Messages } from './en';
export type BoardTextKey = keyof typeof board;
export type BoardWords = Readonly<Record<BoardTextKey, string>>;
/** The words of the drawing with the rule that fills them. */
export type BoardTexts = BoardWords & Readonly<{ plural: PluralRule }>;
export type HelpKey = keyof typeof help;
export type HelpTexts = Readonly<Record<HelpKey, string>>;

/** The texts wanted from the start. */
export interface Texts {
  readonly page: Readonly<Record<MessageKey, string>>;
  readonly board: BoardWords;
}
export interface LanguageFile {
  readonly about: About;
  readonly texts: Texts;
  readonly help: HelpTexts;
}
