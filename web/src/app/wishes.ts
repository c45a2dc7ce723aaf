// SPDX-License-Identifier: MIT
// wishes.ts - ready-made set-ups, the last one used, kept on the device, and those inside a link.
import { BOT_NAMES, GARTH_IDS, PLAIN_SETUP, type Setup } from '../engine';
import { parseSetupQuery, setupQuery } from '../game/links';
import { USUAL_MANNERS, isBag, parseManners, type Manners } from '../game/plan';
import { t } from '../i18n/i18n.svelte';
import { SEATS_MAX, defaultNames, setupOf, type SeatOrder, type SeatWish, type Wish } from './tables';

const STORED = 'drover-last-setup';
const ORDERS: readonly SeatOrder[] = ['random', 'listed', 'bidding'];

/** The levels, strongest first. Other bots there are for measuring, not for playing. */
export const OFFERED_BOTS = ['expert', 'hard', 'normal', 'easy'] as const;

/** The bot that is offered first: neither the weakest nor the strongest. */
const USUAL_BOT: (typeof OFFERED_BOTS)[number] = 'normal';

/** Four seats; those beyond the number of players wait. */
function seatsOf(persons: number): readonly SeatWish[] {
  const names = defaultNames();
  return Array.from({ length: SEATS_MAX }, (_, seat) => ({
    name: seat === 0 ? t('setup.you') : (names[seat - 1] ?? ''),
    kind: seat < persons ? 'person' : 'bot',
    bot: USUAL_BOT,
    garth: 'medium',
  }));
}

export const firstGame = (): Wish => ({
  setup: PLAIN_SETUP,
  seats: seatsOf(1),
  order: 'listed',
  manners: USUAL_MANNERS,
});
export const classicFour = (): Wish => ({
  setup: { ...PLAIN_SETUP, players: 4, neutralsRandom: true, sidesRandom: true },
  seats: seatsOf(1),
  order: 'random',
  manners: USUAL_MANNERS,
});
export const railsGame = (): Wish => ({
  ...classicFour(),
  setup: { ...PLAIN_SETUP, players: 3, neutralsRandom: true, rails: true },
});
export const soloGame = (): Wish => ({
  ...firstGame(),
  setup: { ...PLAIN_SETUP, neutralsRandom: true },
  seats: seatsOf(1).map((seat, index) => (index === 1 ? { ...seat, kind: 'garth', name: 'Garth' } : seat)),
});

/** One person against Garth: that is what the count of one stands for. */
export const isSolo = ({ setup, seats }: Wish): boolean => setup.players === 2 && seats[1]?.kind === 'garth';

/** So many people and bots; alone, the second seat is Garth's. */
export function withPlayers(wish: Wish, count: number): Wish {
  const solo = count === 1;
  const seats = wish.seats.map((seat, index): SeatWish => {
    if (index === 0 && solo) return { ...seat, kind: 'person' };
    if (index === 1 && solo) return { ...seat, kind: 'garth' };
    return index === 1 && isSolo(wish) ? { ...seat, kind: 'bot' } : seat;
  });
  return { ...wish, seats, setup: fitting({ ...wish.setup, players: Math.max(2, count) }) };
}

/** Without what does not go together: an edition's own things in the other one, a small supply for four, and station
 * masters that are in the box of Rails to the North anyway. */
export function fitting(setup: Setup): Setup {
  const first = setup.edition === 'first';
  return {
    ...setup,
    promoBuildings: first && setup.promoBuildings,
    promoMasters: first && setup.promoMasters && !setup.rails,
    simmental: !first && setup.simmental,
    reuse: !first && setup.reuse,
    balanced: setup.players < 4 && setup.balanced,
  };
}

/** The same game for the same kinds of players, whatever their names and manners. */
export const isSameGame = (a: Wish, b: Wish): boolean => a.order === b.order && gameQuery(a) === gameQuery(b);

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

export function lastWish(): Wish | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(STORED) ?? 'null');
  } catch {
    return null; // damaged or refused: as if there were none
  }
  if (!isBag(stored) || typeof stored['setup'] !== 'string' || !Array.isArray(stored['seats'])) return null;
  const seats = stored['seats'];
  return {
    setup: fitting(parseSetupQuery(stored['setup'])),
    seats: seatsOf(1).map((otherwise, index) => {
      const seat = parseSeat(seats[index], otherwise);
      return BOT_NAMES.includes(seat.bot) ? seat : { ...seat, bot: otherwise.bot };
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

const seatText = ({ kind, bot, garth }: SeatWish): string => (kind === 'person' ? kind : `${kind}:${kind === 'bot' ? bot : garth}`);
const seatsText = ({ seats, setup }: Wish): string => seats.slice(0, setup.players).map(seatText).join(',');
const gameQuery = (wish: Wish): string => `${setupQuery(setupOf(wish))}&seats=${seatsText(wish)}`;

/** A wish as a link carries it: all but the names. */
export function wishQuery(wish: Wish, seed: string): string {
  const manners = Object.keys(USUAL_MANNERS).filter((name) => wish.manners[name as keyof Manners]);
  return `${gameQuery(wish)}&order=${wish.order}&manners=${manners.join(',')}${seed === '' ? '' : `&seed=${seed}`}`;
}

/** The seat a link names, with the name it had. */
function seatFromText(text: string, old: SeatWish, index: number): SeatWish {
  const [kind, level = ''] = text.split(':');
  const garth = GARTH_IDS.find((id) => id === level);
  if (kind === 'person') return { ...old, kind };
  if (kind === 'bot' && BOT_NAMES.includes(level)) return { ...old, kind, bot: level };
  if (kind === 'garth' && index > 0 && garth && garth !== 'none') return { ...old, kind, garth };
  return old;
}

function mannersFromText(text: string): Manners {
  const kept = new Set(text.split(','));
  return parseManners(Object.fromEntries(Object.keys(USUAL_MANNERS).map((name) => [name, kept.has(name)])));
}

/** A set-up link fills in the game, and what else it names; the rest stays as it was. */
export function wishFromQuery(text: string): Wish {
  const base = lastWish() ?? classicFour();
  if (text === '') return base;
  const query = new URLSearchParams(text);
  const seats = (query.get('seats') ?? '').split(',');
  const manners = query.get('manners');
  return {
    setup: fitting({ ...parseSetupQuery(text), bidding: false, garth: [] }),
    seats: base.seats.map((seat, index) => seatFromText(seats[index] ?? '', seat, index)),
    order: ORDERS.find((order) => order === query.get('order')) ?? base.order,
    manners: manners === null ? base.manners : mannersFromText(manners),
  };
}
/** The seed a link names, else ''. */
export const seedFromQuery = (text: string): string => /^\d{1,19}$/.exec(new URLSearchParams(text).get('seed') ?? '')?.[0] ?? '';
