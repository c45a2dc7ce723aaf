// SPDX-License-Identifier: MIT
// keys.ts - the letters and signs that act on the table, and how a person may change them. What is left of the alphabet, after
// the numbers, names the choices.
import { isBag } from '../game/plan';

export const USUAL_KEYS = {
  undo: 'u',
  skip: 'n',
  log: 'l',
  history: 'y',
  historyBack: '[',
  historyOn: ']',
  hint: 'h',
  help: '?',
  seat: 'g',
  mute: 'm',
  dark: 'd',
  settings: 's',
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  north: 'z',
} as const;
export type KeyName = keyof typeof USUAL_KEYS;
export type Keys = Readonly<Record<KeyName, string>>;
export const KEY_NAMES = Object.keys(USUAL_KEYS) as readonly KeyName[];

const NUMBERS = '123456789';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Keys of the choices, in order. */
export function choiceKeys(keys: Keys): string {
  const taken = new Set<string>(Object.values(keys));
  return NUMBERS + Array.from(ALPHABET, (letter) => (taken.has(letter) ? '' : letter)).join('');
}

/** A key as it is kept: letters small, everything else as typed. */
export const asKey = (typed: string): string => (typed.length === 1 ? typed.toLowerCase() : typed);

/** Why a key cannot be had: it is no single sign, it names choices, or something else has it. */
export type Refusal = { readonly why: 'unfit' | 'number' } | { readonly why: 'taken'; readonly by: KeyName };

export function refusalOf(keys: Keys, name: KeyName, key: string): Refusal | null {
  if (!/^[!-~\u00a1-\u024f]$/.test(key) || key !== asKey(key)) return { why: 'unfit' };
  if (NUMBERS.includes(key)) return { why: 'number' };
  const by = KEY_NAMES.find((other) => other !== name && keys[other] === key);
  return by === undefined ? null : { why: 'taken', by };
}

/** Keys from storage: all of them, if they are as the page would have kept them; else the usual ones. */
export function parseKeys(stored: unknown): Keys {
  if (!isBag(stored)) return USUAL_KEYS;
  const entries = KEY_NAMES.map((name) => [name, stored[name] ?? USUAL_KEYS[name]] as const);
  if (!entries.every(([, key]) => typeof key === 'string')) return USUAL_KEYS;
  const keys = Object.fromEntries(entries) as Keys;
  return KEY_NAMES.every((name) => refusalOf(keys, name, keys[name]) === null) ? keys : USUAL_KEYS;
}
