// SPDX-License-Identifier: MIT
// i18n.svelte.ts - the languages there are, and the one in use. Every file of this folder named like a language (de.ts, pt-br.ts)
// is one; its texts are loaded when it is chosen, English is always there. Components call t(); they are drawn again when the
// language changes.
import { setBoardTexts } from '../board/language.svelte';
import { fill } from '../board/texts';
import type { About, BoardTexts, Language, MessageKey, Texts } from './contract';
import { en, texts as english } from './en';

// The queries make bundles of their own of one part of a file, so that nobody loads what he does not read.
const ABOUT = import.meta.glob<About>('./{??,??-*}.ts', { eager: true, import: 'about', query: '?about' });
const OTHERS = import.meta.glob<Texts>(['./{??,??-*}.ts', '!./en.ts'], { import: 'texts' });

const codeOf = (path: string): Language => path.slice('./'.length, -'.ts'.length);
export const LANGUAGES: Readonly<Record<Language, About>> = Object.fromEntries(Object.entries(ABOUT).map(([path, about]) => [codeOf(path), about]));

interface Loaded extends Texts, About {}
const loadedTexts = (language: Language, texts: Texts): Loaded => ({ ...texts, ...aboutOf(language) });
function aboutOf(language: Language): About {
  const about = LANGUAGES[language];
  if (about === undefined) throw new Error(`no language ${language}`);
  return about;
}
const loaded = new Map<Language, Loaded>([['en', loadedTexts('en', english)]]);

export async function loadLanguage(language: Language): Promise<void> {
  const texts = loaded.has(language) ? undefined : await OTHERS[`./${language}.ts`]?.();
  if (texts !== undefined) loaded.set(language, loadedTexts(language, texts));
}
function textsOf(language: Language): Loaded {
  const texts = loaded.get(language);
  if (texts === undefined) throw new Error(`the language ${language} is not loaded`);
  return texts;
}
/** The drawing's words in a language that is loaded. */
export const boardTextsOf = (language: Language): BoardTexts => ({ ...textsOf(language).board, plural: textsOf(language).plural });

let current = $state.raw<Loaded>(textsOf('en'));
let currentCode = $state<Language>('en');
let wanted: Language = 'en';

export const language = (): Language => currentCode;
/** Resolves once the page speaks it, or another was asked for meanwhile. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  await loadLanguage(next);
  if (wanted !== next || currentCode === next) return;
  current = textsOf(next);
  currentCode = next;
  setBoardTexts(boardTextsOf(next));
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

export type { MessageKey };
export type Values = Readonly<Record<string, string | number>>;
export const t = (key: MessageKey, values: Values = {}): string => fill(current.page[key], values, current.plural);

/** A message whose key is put together from an id of the engine; `otherwise` where there is none. */
export const tMaybe = (key: string, otherwise: string, values: Values = {}): string => (key in en ? t(key as MessageKey, values) : otherwise);

/** The first language wished for (tags of the browser: "de-AT") that there is. */
export function languageFor(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.toLowerCase()).flatMap((tag) => [tag, tag.slice(0, 2)]);
  return codes.find((code) => code in LANGUAGES) ?? 'en';
}
