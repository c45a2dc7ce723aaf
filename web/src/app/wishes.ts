// SPDX-License-Identifier: MIT
// wishes.ts - ready-made set-ups, and the last one used, kept on the device.
import { EDITION_IDS, GARTH_IDS, PLAIN_SETUP, type Engine } from '../engine';
import { parseSetupQuery, setupQuery } from '../game/links';
import { USUAL_MANNERS, isBag, parseManners } from '../game/plan';
import { t } from '../i18n/i18n.svelte';
import { SEATS_MAX, defaultNames, type SeatOrder, type SeatWish, type Wish } from './tables';

const STORED = 'drover-last-setup';
const ORDERS: readonly SeatOrder[] = ['random', 'listed', 'bidding'];

/** The levels, strongest first. Other bots there are for measuring, not for playing. */
export function offeredBots(engine: Engine): readonly string[] {
  const bots = engine.botNames();
  return ['expert', 'hard', 'normal', 'easy'].filter((bot) => bots.includes(bot));
}

/** The bot that is offered first: neither the weakest nor, where there are more, the strongest. */
export function usualBot(engine: Engine): string {
  const bots = engine.botNames();
  return bots.find((bot) => bot === 'normal') ?? bots.at(-1) ?? '';
}

/** Four seats; those beyond the number of players wait. */
function seatsOf(engine: Engine, persons: number): readonly SeatWish[] {
  const names = defaultNames();
  return Array.from({ length: SEATS_MAX }, (_, seat) => ({
    name: seat === 0 ? t('setup.you') : (names[seat - 1] ?? ''),
    kind: seat < persons ? 'person' : 'bot',
    bot: usualBot(engine),
    garth: 'medium',
  }));
}

export const firstGame = (engine: Engine): Wish => ({
  setup: PLAIN_SETUP,
  seats: seatsOf(engine, 1),
  order: 'listed',
  manners: USUAL_MANNERS,
});
export const classicFour = (engine: Engine): Wish => ({
  setup: { ...PLAIN_SETUP, players: 4, neutralsRandom: true, sidesRandom: true },
  seats: seatsOf(engine, 1),
  order: 'random',
  manners: USUAL_MANNERS,
});
export const railsGame = (engine: Engine): Wish => ({
  ...classicFour(engine),
  setup: { ...PLAIN_SETUP, players: 3, neutralsRandom: true, rails: true },
});
export const soloGame = (engine: Engine): Wish => ({
  ...firstGame(engine),
  setup: { ...PLAIN_SETUP, neutralsRandom: true },
  seats: seatsOf(engine, 1).map((seat, index) => (index === 1 ? { ...seat, kind: 'garth', name: 'Garth' } : seat)),
});

function parseSeat(value: unknown, otherwise: SeatWish): SeatWish {
  if (!isBag(value)) return otherwise;
  const { name, kind, bot, garth } = value;
  const level = GARTH_IDS.find((id) => id === garth);
  return {
    name: typeof name === 'string' ? name.slice(0, 64) : otherwise.name,
    kind: kind === 'person' || kind === 'bot' || kind === 'garth' ? kind : otherwise.kind,
    bot: typeof bot === 'string' ? bot : otherwise.bot,
    garth: level && level !== 'none' ? level : otherwise.garth,
  };
}

export function lastWish(engine: Engine): Wish | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null; // damaged or refused: as if there were none
  }
  if (!isBag(stored) || typeof stored['setup'] !== 'string' || !Array.isArray(stored['seats'])) return null;
  const seats = stored['seats'];
  const bots = engine.botNames();
  return {
    setup: parseSetupQuery(stored['setup']),
    seats: seatsOf(engine, 1).map((otherwise, index) => {
      const seat = parseSeat(seats[index], otherwise);
      return bots.includes(seat.bot) ? seat : { ...seat, bot: otherwise.bot };
    }),
    order: ORDERS.find((order) => order === stored['order']) ?? 'random',
    manners: parseManners(stored['manners']),
  };
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...wish, setup: setupQuery(wish.setup) }));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** A set-up link fills in the game; seats stay as they were. */
export function wishFromQuery(engine: Engine, query: string): Wish {
  const base = lastWish(engine) ?? classicFour(engine);
  return query === '' ? base : { ...base, setup: parseSetupQuery(query) };
}

export const EDITIONS = EDITION_IDS;
