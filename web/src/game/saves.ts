// SPDX-License-Identifier: MIT
// saves.ts - games kept on this device, in IndexedDB. A save is the record and the plan of its table. Everything read
// back is checked: a save that cannot be read is reported with its reason and harms no other.
import { isBag, parsePlan, type TablePlan } from './plan';

export interface SaveSummary {
  readonly players: number;
  readonly edition: string;
  readonly rails: boolean;
  readonly turn: number;
  readonly over: boolean;
  /** Name of who is to act. */
  readonly waitsFor: string;
  readonly waitsForPerson: boolean;
}
export interface Save {
  readonly plan: TablePlan;
  readonly record: string;
  readonly savedAt: number;
  readonly summary: SaveSummary;
}
export interface DamagedSave {
  readonly id: string;
  readonly reason: string;
  readonly raw: string;
}
export interface SavedGames {
  readonly games: readonly Save[];
  readonly damaged: readonly DamagedSave[];
}

const DATABASE = 'drover';
const STORE = 'games';
const RECORD_MAX = 4 << 20;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage of this browser failed'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function parseSummary(value: unknown): SaveSummary | null {
  if (!isBag(value)) return null;
  const { players, edition, rails, turn, over, waitsFor, waitsForPerson } = value;
  if (typeof players !== 'number' || typeof edition !== 'string' || typeof turn !== 'number') return null;
  return {
    players,
    edition,
    turn,
    rails: rails === true,
    over: over === true,
    waitsFor: typeof waitsFor === 'string' ? waitsFor : '',
    waitsForPerson: waitsForPerson === true,
  };
}

/** A save, or why it is none. */
export function parseSave(value: unknown): Save | string {
  if (!isBag(value)) return 'no saved game';
  const plan = parsePlan(value['plan']);
  const summary = parseSummary(value['summary']);
  const { record, savedAt } = value;
  if (plan === null) return 'who plays is not readable';
  if (typeof record !== 'string' || record.length > RECORD_MAX) return 'the record is missing';
  if (!record.startsWith('drover-record ')) return "line 1: this is no record: it must begin with 'drover-record'";
  if (summary === null || typeof savedAt !== 'number') return 'its description is not readable';
  return { plan, record, savedAt, summary };
}

const rawText = (value: unknown): string => {
  if (isBag(value) && typeof value['record'] === 'string') return value['record'];
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};

export async function listSaves(): Promise<SavedGames> {
  const [values, keys] = await Promise.all([
    inStore<unknown[]>('readonly', (store) => store.getAll()),
    inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys()),
  ]);
  const games: Save[] = [];
  const damaged: DamagedSave[] = [];
  values.forEach((value, index) => {
    const save = parseSave(value);
    if (typeof save === 'string') damaged.push({ id: String(keys[index]), reason: save, raw: rawText(value) });
    else games.push(save);
  });
  return { games: games.sort((a, b) => b.savedAt - a.savedAt), damaged };
}

export async function loadSave(id: string): Promise<Save | string> {
  const value: unknown = await inStore<unknown>('readonly', (store) => store.get(id) as IDBRequest<unknown>);
  return value === undefined ? 'there is no such game on this device' : parseSave(value);
}
export async function writeSave(save: Save): Promise<void> {
  await inStore('readwrite', (store) => store.put(structuredClone(save), save.plan.id));
}
export async function deleteSave(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}
