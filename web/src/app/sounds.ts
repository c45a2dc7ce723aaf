// SPDX-License-Identifier: MIT
// sounds.ts - seven short sounds, made on the spot by Web Audio: no file, nothing to load. Off until somebody wants them.
import { EVENT_IDS, type GwtEvent } from '../engine';
import { settings } from './settings.svelte';

export type Sound = 'hoof' | 'coin' | 'card' | 'stamp' | 'whistle' | 'bell' | 'knock';

/** A tone: pitch in Hz, where it glides to, when it begins and how long it lasts (seconds), how loud (0..1). */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number): Tone => ({ wave, from, to, at, lasts, loud });
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  hoof: [tone('triangle', 190, 70, 0, 0.07, 0.8), tone('triangle', 160, 60, 0.11, 0.07, 0.6)],
  coin: [tone('sine', 1900, 1900, 0, 0.06, 0.3), tone('sine', 2600, 2600, 0.06, 0.14, 0.3)],
  card: [tone('sawtooth', 900, 260, 0, 0.05, 0.15)],
  stamp: [tone('square', 120, 50, 0, 0.1, 0.4)],
  whistle: [tone('triangle', 620, 620, 0, 0.28, 0.3), tone('triangle', 780, 780, 0, 0.28, 0.3)],
  bell: [tone('sine', 1320, 1310, 0, 0.29, 0.5), tone('sine', 2640, 2620, 0, 0.2, 0.2)],
  knock: [tone('sine', 320, 180, 0, 0.08, 0.7), tone('sine', 360, 200, 0.13, 0.09, 0.7)],
};

let audio: AudioContext | null = null;

function sing(context: AudioContext, { wave, from, to, at, lasts, loud }: Tone, volume: number): void {
  const begin = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(Math.max(0.0001, loud * volume), begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
}

/** Plays a sound as the settings allow. */
export function play(sound: Sound): void {
  const { sounds, volume } = settings();
  if (sounds === 'off' || (sounds === 'turn' && sound !== 'knock')) return;
  audio ??= new AudioContext();
  for (const each of TONES[sound]) sing(audio, each, volume / 100);
}

const BY_EVENT: Readonly<Partial<Record<(typeof EVENT_IDS)[number], Sound>>> = {
  delivered: 'bell',
  built: 'stamp',
  branchlet: 'stamp',
  upgraded: 'stamp',
  engine: 'whistle',
  bought: 'card',
  moved: 'hoof',
  dollars: 'coin',
  discarded: 'card',
  drew: 'card',
};
/** One sound a step: that of its most telling event. */
export function soundOf(events: readonly GwtEvent[]): Sound | null {
  const happened = new Set(events.map(({ code }) => EVENT_IDS[code] ?? ''));
  for (const [id, sound] of Object.entries(BY_EVENT)) if (happened.has(id as (typeof EVENT_IDS)[number])) return sound;
  return null;
}
