// SPDX-License-Identifier: MIT
// language.svelte.ts - the texts the drawing uses now. The app sets them when its language changes; whatever shows a word
// follows by itself.
import { BOARD_TEXTS_EN, fill, type BoardTextKey, type BoardTexts } from './texts';

let current = $state.raw<BoardTexts>(BOARD_TEXTS_EN);

export const boardTexts = (): BoardTexts => current;
export function setBoardTexts(texts: BoardTexts): void {
  current = texts;
}
export const say = (key: BoardTextKey, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(current[key], values);
