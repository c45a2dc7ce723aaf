// SPDX-License-Identifier: MIT
// tables.ts - making tables: from a set-up, from a record, from a save.
import { BOT_NAMES, C, type Engine, type GarthLevel, type Setup } from '../engine';
import { USUAL_MANNERS, cleanName, type Manners, type SeatPlan, type TablePlan } from '../game/plan';
import { writeSave, type Save } from '../game/saves';
import { Table } from '../game/table';
import { t } from '../i18n/i18n.svelte';
import { saveOf } from './save-of';

export const newId = (): string => crypto.randomUUID();
export const randomSeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;

/** A seat as the set-up page asks for it. */
export interface SeatWish {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'garth';
  readonly bot: string;
  readonly garth: Exclude<GarthLevel, 'none'>;
}
export type SeatOrder = 'random' | 'listed' | 'bidding';
export interface Wish {
  readonly setup: Setup;
  readonly seats: readonly SeatWish[];
  readonly order: SeatOrder;
  readonly manners: Manners;
}

export const defaultNames = (): readonly string[] => t('setup.names').split(', ');

function shuffled<T>(values: readonly T[]): readonly T[] {
  const rest = [...values];
  const random = crypto.getRandomValues(new Uint32Array(rest.length));
  return values.map((_, index) => rest.splice((random[index] ?? 0) % rest.length, 1)[0] as T);
}

export const editionName = (setup: Setup): string => {
  const edition = t(setup.edition === 'first' ? 'setup.e1' : 'setup.e2');
  return setup.rails ? t('setup.rails') : edition;
};
export const titleOf = (setup: Setup, names: readonly string[]): string => `${editionName(setup)} · ${names.join(', ')}`;

/** The setup with seats and order of a wish. */
export function setupOf(wish: Wish): Setup {
  const seats = wish.seats.slice(0, wish.setup.players);
  const hasGarth = seats.some((seat) => seat.kind === 'garth');
  return {
    ...wish.setup,
    bidding: wish.order === 'bidding' && !hasGarth,
    garth: hasGarth ? seats.map((seat) => (seat.kind === 'garth' ? seat.garth : 'none')) : [],
  };
}

/** Where several people share the device nobody is called "You". */
function seatName(seat: SeatWish, index: number, shared: boolean): string {
  if (seat.kind === 'garth') return 'Garth';
  const names = defaultNames();
  const name = cleanName(seat.name, names[index] ?? `${index + 1}`);
  return shared && name === t('setup.you') ? (names.at(-1) ?? name) : name;
}

/** Starts a game as wished. Throws EngineError where the options do not go together. */
export function startTable(engine: Engine, wish: Wish, seed: bigint, guided = false): Table {
  const listed = wish.seats.slice(0, wish.setup.players);
  const wishes = wish.order === 'random' ? shuffled(listed) : listed;
  const shared = wishes.filter((seat) => seat.kind === 'person').length > 1;
  const seats: SeatPlan[] = wishes.map((seat, index) => ({
    name: seatName(seat, index, shared),
    kind: seat.kind,
    bot: seat.kind === 'bot' ? seat.bot : '',
  }));
  const setup = setupOf({ ...wish, seats: wishes });
  const plan: TablePlan = {
    id: newId(),
    title: titleOf(
      setup,
      seats.map((seat) => seat.name),
    ),
    seats,
    manners: wish.manners,
    guided,
  };
  return Table.create(engine, plan, setup, seed);
}

/** A record from outside: all seats are persons here, but for Garth's. Throws EngineError. */
export function tableFromRecord(engine: Engine, record: string, title?: string): Table {
  return Table.open(engine, record, (names, setup) => {
    const seats: SeatPlan[] = Array.from({ length: setup.players }, (_, seat) => {
      const garth = (setup.garth[seat] ?? 'none') !== 'none';
      return { name: cleanName(names[seat] ?? '', garth ? 'Garth' : (defaultNames()[seat] ?? '')), kind: garth ? 'garth' : 'person', bot: '' };
    });
    return {
      id: newId(),
      title:
        title ??
        titleOf(
          setup,
          seats.map((seat) => seat.name),
        ),
      seats,
      manners: USUAL_MANNERS,
      guided: false,
    };
  });
}

/** A saved game; bots that this page no longer has are replaced by its strongest. Throws EngineError. */
export function tableFromSave(engine: Engine, save: Save): Table {
  const known = (bot: string): string => (BOT_NAMES.includes(bot) ? bot : (BOT_NAMES.at(-1) ?? ''));
  const seats = save.plan.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot: known(seat.bot) } : seat));
  return Table.open(engine, save.record, (_, setup) => {
    if (setup.players !== seats.length) throw new Error('the record has another number of players than the table');
    return { ...save.plan, seats };
  });
}

/** A copy that goes on from an earlier moment of a game, with the same people. */
function copyFrom(engine: Engine, table: Table, steps: number, title: string): Table {
  return Table.open(engine, table.recordUntil(steps), () => ({ ...table.plan, id: newId(), title }));
}

/** Keeps such a copy among the saved games; the id it got. */
export async function playOnFrom(table: Table, steps: number): Promise<string> {
  const turn = table.steps[Math.max(0, steps - 1)]?.turn ?? 1;
  const copy = copyFrom(table.engine, table, steps, t('history.copyTitle', { title: table.plan.title, turn }));
  await writeSave(saveOf(copy));
  return copy.plan.id;
}

export const SEATS_MAX = C.PLAYERS_MAX;

/** Another game of the same kind with the same people. */
export function again(table: Table): Table {
  return Table.create(table.engine, { ...table.plan, id: newId(), guided: false }, table.setup, randomSeed());
}
