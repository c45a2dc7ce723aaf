// SPDX-License-Identifier: MIT
// settings.svelte.ts - what a person likes, kept on the device. What is stored is checked like everything from outside.
import { setMotionSpeed } from '../board/motion.svelte';
import { setLettersAtEdge } from '../board/taste.svelte';
import type { Language } from '../i18n/contract';
import { isBag } from '../game/plan';
import { LANGUAGES, languageFor, setLanguage } from '../i18n/i18n.svelte';
import { parseKeys, type Keys } from './keys';

export type Theme = 'system' | 'light' | 'dark';
export type Sounds = 'off' | 'turn' | 'all';
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** 0.5, 1, 2; 0 is at once. */
  readonly speed: number;
  /** Off: others still move at that speed, but nothing travels. */
  readonly animations: boolean;
  readonly oneClick: boolean;
  readonly confirmEnd: boolean;
  /** Per cent. */
  readonly textSize: number;
  readonly leftHanded: boolean;
  readonly keyLetters: boolean;
  /** Breed letters large at the edge of every card. */
  readonly cardLetters: boolean;
  /** turn: only the knock when it is a person's turn. */
  readonly sounds: Sounds;
  /** What they come back to after being off. */
  readonly soundsBefore: Sounds;
  /** Per cent. */
  readonly volume: number;
  readonly keys: Keys;
}

const STORED = 'drover-settings';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const SPEEDS = [0.5, 1, 2, 0] as const;
export const SOUNDS: readonly Sounds[] = ['off', 'turn', 'all'];
const VOLUME = 60;
export const TEXT_SIZES = [100, 112, 125] as const;

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in LANGUAGES;
const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T => values.find((known) => known === value) ?? otherwise;

function read(): Settings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    stored = null; // damaged, or storage is refused: the usual settings
  }
  const bag = isBag(stored) ? stored : {};
  return {
    language: isLanguage(bag['language']) ? bag['language'] : languageFor(navigator.languages),
    theme: oneOf(THEMES, bag['theme'], 'system'),
    speed: oneOf<number>(SPEEDS, bag['speed'], 1),
    animations: bag['animations'] !== false,
    oneClick: bag['oneClick'] === true,
    confirmEnd: bag['confirmEnd'] === true,
    textSize: oneOf<number>(TEXT_SIZES, bag['textSize'], 100),
    leftHanded: bag['leftHanded'] === true,
    keyLetters: bag['keyLetters'] !== false,
    cardLetters: bag['cardLetters'] === true,
    sounds: oneOf(SOUNDS, bag['sounds'], 'off'),
    soundsBefore: bag['soundsBefore'] === 'turn' ? 'turn' : 'all',
    volume: isPercent(bag['volume']) ? bag['volume'] : VOLUME,
    keys: parseKeys(bag['keys']),
  };
}

let current = $state.raw<Settings>(read());
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export const settings = (): Settings => current;
export const isDark = (): boolean => current.theme === 'dark' || (current.theme === 'system' && prefersDark.matches);

/** Puts the settings into the page; resolves when its language has come. Without a network another one may not come: the page goes on in
 * the one it has. */
export function useSettings(): Promise<void> {
  setMotionSpeed(current.animations ? current.speed : 0);
  setLettersAtEdge(current.cardLetters);
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  document.documentElement.style.setProperty('--zoom', String(current.textSize / 100));
  return setLanguage(current.language).catch(() => undefined);
}
prefersDark.addEventListener('change', () => void useSettings());

export function change(next: Partial<Settings>): void {
  const soundsBefore = current.sounds === 'off' ? current.soundsBefore : current.sounds;
  current = { ...current, soundsBefore, ...next };
  void useSettings();
  try {
    localStorage.setItem(STORED, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing still plays
  }
}
