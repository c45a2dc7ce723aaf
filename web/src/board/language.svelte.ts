// SPDX-License-Identifier: MIT
// language.svelte.ts - the texts the drawing uses now. The app sets them when its language changes; whatever shows a word
// follows by itself.
import { about, board } from '../i18n/en';
import { fill, type BoardTextKey, type BoardTexts } from './texts';

let current = $state.raw<BoardTexts>({ ...board, plural: about.plural });

export const boardTexts = (): BoardTexts => current;
export function setBoardTexts(texts: BoardTexts): void {
  current = texts;
}
export const say = (key: BoardTextKey, values: Readonly<Record<string, string | number>> = {}): string => fill(current[key], values, current.plural);
