// SPDX-License-Identifier: MIT
// taste.svelte.ts - how a person likes the pieces drawn.

let lettersAtEdge = $state(false);
/** Breed letters large at the left edge of a card, where one sees them when cards lie over one another. */
export const hasLettersAtEdge = (): boolean => lettersAtEdge;
export function setLettersAtEdge(value: boolean): void {
  lettersAtEdge = value;
}
