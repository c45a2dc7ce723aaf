// SPDX-License-Identifier: MIT
// names.ts - the engine's sentences speak of "player 2"; here people get their names.

const PLAYER = { en: /\b[Pp]layer ([1-4])\b/g, de: /\bSpieler ([1-4])\b/g } as const;
const SUBJECT = { en: /^Player [1-4](?:'s|:)? /, de: /^Spieler [1-4]:? / } as const;

export type NameOf = (seat: number) => string;

export const withNames = (text: string, language: keyof typeof PLAYER, nameOf: NameOf): string =>
  text.replace(PLAYER[language], (_, number: string) => nameOf(Number(number) - 1));

/** The sentence without its subject, for lines that show the seat's brand in front. */
export const withoutSubject = (text: string, language: keyof typeof SUBJECT): string => text.replace(SUBJECT[language], '');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
