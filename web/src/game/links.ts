// SPDX-License-Identifier: MIT
// links.ts - a set-up or a position inside an address. What stands behind the # never leaves the device by itself. A
// position is a record, pressed and in base64url, so that it can be checked and played on like any other.
import { C, EDITION_IDS, GARTH_IDS, type Setup } from '../engine';
import { PLAIN_SETUP } from '../engine';

const LINK_MAX = 200_000;
const UNPACKED_MAX = 4 << 20;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > UNPACKED_MAX) throw new Error('the link holds too much');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) (whole.set(part, at), (at += part.length));
  return whole;
}

export const packRecord = async (record: string): Promise<string> =>
  toBase64Url(await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw')));

/** Throws where the text is no pressed record. */
export async function unpackRecord(packed: string): Promise<string> {
  if (packed.length > LINK_MAX || !/^[\w-]+$/.test(packed)) throw new Error('the link is damaged');
  const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const FLAGS = [
  'neutralsRandom',
  'sidesRandom',
  'promoMasters',
  'promoBuildings',
  'rails',
  'simmental',
  'balanced',
  'reuse',
  'bidding',
] as const satisfies readonly (keyof Setup)[];

/** The set-up as a query: `edition=first&players=3&with=rails,sidesRandom`. */
export function setupQuery(setup: Setup): string {
  const query = new URLSearchParams({ edition: setup.edition, players: String(setup.players) });
  const flags = FLAGS.filter((flag) => setup[flag]);
  if (flags.length) query.set('with', flags.join(','));
  if (setup.bSides) query.set('b', String(setup.bSides));
  if (setup.garth.some((level) => level !== 'none')) query.set('garth', setup.garth.join(','));
  return query.toString();
}

/** Reads a set-up query; what is not understood keeps its plain value. */
export function parseSetupQuery(text: string): Setup {
  const query = new URLSearchParams(text);
  const flags = new Set((query.get('with') ?? '').split(','));
  const players = Number(query.get('players') ?? '2');
  const bSides = Number(query.get('b') ?? '0');
  const garth = (query.get('garth') ?? '').split(',').map((level) => GARTH_IDS.find((id) => id === level) ?? 'none');
  return {
    ...PLAIN_SETUP,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, flags.has(flag)])),
    edition: EDITION_IDS.find((id) => id === query.get('edition')) ?? 'first',
    players: Number.isInteger(players) && players >= 2 && players <= C.PLAYERS_MAX ? players : 2,
    bSides: Number.isInteger(bSides) && bSides > 0 && bSides < 1 << C.BUILDINGS ? bSides & ~1 : 0,
    garth: garth.some((level) => level !== 'none') ? garth.slice(0, C.PLAYERS_MAX) : [],
  };
}
