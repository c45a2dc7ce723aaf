// SPDX-License-Identifier: MIT
// teller.ts - makes sentences in one language with the numbers of one picture, and remembers which rulings they rest on.
import type { Speech } from '../board/action-text';
import type { Op } from '../board/ops';
import type { CardId, CityId, Colour, Edition, SpaceTile, SupplyTile } from '../board/position';
import { cityName } from '../board/names';
import { fill, type BoardTextKey, type BoardTexts } from '../board/texts';
import type { HelpKey, HelpTexts, Language } from '../i18n/contract';
import { boardTextsOf } from '../i18n/i18n.svelte';
import type { IconId } from '../icons/icons';
import { minus, pictureNumbers, type Values } from './numbers';
import type { HelpPicture } from './picture';
import { RULINGS } from './rulings';
import { helpTexts } from './words';

/** A sentence, with the icons it explains. */
export interface HelpLine {
  readonly text: string;
  readonly ops?: readonly Op[];
  readonly icons?: readonly IconId[];
}
export interface Help {
  readonly title: string;
  /** Owner, price, points in short; may be empty. */
  readonly facts: string;
  readonly tile?: SpaceTile | SupplyTile;
  readonly card?: CardId;
  readonly icon?: IconId;
  /** A player's mark, in place of an icon. */
  readonly brand?: Colour;
  readonly lines: readonly HelpLine[];
  /** What you may do here now; may be empty. */
  readonly note: string;
  /** Rulings, the most telling first. */
  readonly rules: readonly string[];
}

const RULES_SHOWN = 4;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const say = (language: Language, key: HelpKey, values: Values = {}): string =>
  fill(helpTexts(language)[key], values, boardTextsOf(language).plural);
export const rulesOf = (keys: readonly HelpKey[]): readonly string[] => [...new Set(keys.flatMap((key) => RULINGS[key] ?? []))];

export class Teller {
  readonly edition: Edition;
  readonly speech: Speech;
  readonly #texts: HelpTexts;
  readonly #board: BoardTexts;
  readonly #numbers: Values;
  readonly #told: HelpKey[] = [];

  constructor(edition: Edition, language: Language, numbers: Values) {
    this.edition = edition;
    this.#texts = helpTexts(language);
    this.#board = boardTextsOf(language);
    this.#numbers = { ...numbers, trades: this.#texts[`word.trades.${edition}`] };
    this.speech = { texts: this.#board, edition };
  }
  static of(picture: HelpPicture, language: Language): Teller {
    return new Teller(picture.board.edition, language, pictureNumbers(picture));
  }

  say(key: HelpKey, values: Values = {}): string {
    this.#told.push(key);
    return fill(this.#texts[key], { ...this.#numbers, ...values }, this.#board.plural);
  }
  line(key: HelpKey, values: Values = {}, look: Omit<HelpLine, 'text'> = {}): HelpLine {
    return { text: this.say(key, values), ...look };
  }
  /** A line only where there is something to tell. */
  lineIf(wanted: unknown, key: HelpKey, values: Values = {}, look: Omit<HelpLine, 'text'> = {}): readonly HelpLine[] {
    return wanted ? [this.line(key, values, look)] : [];
  }
  board(key: BoardTextKey, values: Values = {}): string {
    return fill(this.#board[key], values, this.#board.plural);
  }
  city(city: CityId): string {
    return cityName(city, this.#board);
  }
  listed(words: readonly string[]): string {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : words.slice(0, -1).join(', ') + this.#texts['word.and'] + last;
  }
  points = (n: number): string => minus(n);
  capital = capital;

  /** Puts help together; the note's rulings come first. */
  help(parts: Partial<Omit<Help, 'rules' | 'note'>> & { title: string; note?: HelpKey; noteValues?: Values }): Help {
    const { note, noteValues, ...rest } = parts;
    const noteText = note ? this.say(note, noteValues) : '';
    const rules = rulesOf([...(note ? [note] : []), ...this.#told]).slice(0, RULES_SHOWN);
    return { facts: '', lines: [], ...rest, note: noteText, rules };
  }
}
