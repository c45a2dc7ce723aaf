// SPDX-License-Identifier: MIT
// names.ts - names of people, and the letter a sentence begins with.

export type NameOf = (seat: number) => string;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
