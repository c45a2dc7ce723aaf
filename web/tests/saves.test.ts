// SPDX-License-Identifier: MIT
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PLAIN_SETUP } from '../src/engine';
import { packRecord, parseSetupQuery, setupQuery, unpackRecord } from '../src/game/links';
import { USUAL_MANNERS, cleanName } from '../src/game/plan';
import { deleteSave, listSaves, loadSave, writeSave, type Save } from '../src/game/saves';
import { readRecordFile } from './load';

const save = (id: string, savedAt = 1): Save => ({
  plan: {
    id,
    title: id,
    manners: USUAL_MANNERS,
    guided: false,
    seats: [
      { name: 'A', kind: 'person', bot: '' },
      { name: 'B', kind: 'bot', bot: 'greedy' },
    ],
  },
  record: 'drover-record 1\n',
  savedAt,
  summary: { players: 2, edition: 'first', rails: false, turn: 1, over: false, waitsFor: 'A', waitsForPerson: true },
});

/** Writes what no version of the page would write. */
async function spoil(id: string, value: unknown): Promise<void> {
  const request = indexedDB.open('drover', 1);
  const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const put = database.transaction('games', 'readwrite').objectStore('games').put(value, id);
  await new Promise((resolve) => (put.onsuccess = resolve));
  database.close();
}

describe('saved games', () => {
  beforeEach(async () => {
    const { games, damaged } = await listSaves();
    for (const id of [...games.map((game) => game.plan.id), ...damaged.map((game) => game.id)]) await deleteSave(id);
  });

  it('come back, the latest first', async () => {
    await writeSave(save('one', 1));
    await writeSave(save('two', 2));
    expect((await listSaves()).games.map((game) => game.plan.id)).toEqual(['two', 'one']);
    expect(await loadSave('one')).toEqual(save('one', 1));
  });

  it('a damaged one is told with its reason, and the others stay', async () => {
    await writeSave(save('good'));
    await spoil('bad', { ...save('bad'), record: 'drover-rec' });
    await spoil('worse', 17);
    const { games, damaged } = await listSaves();
    expect(games.map((game) => game.plan.id)).toEqual(['good']);
    expect(damaged.map(({ id, reason }) => [id, reason])).toEqual([
      ['bad', expect.stringContaining('line 1')],
      ['worse', 'no saved game'],
    ]);
    expect(damaged[0]?.raw).toBe('drover-rec');
    expect(await loadSave('bad')).toContain('line 1');
  });

  it('an unknown one says so', async () => {
    expect(await loadSave('nothing')).toBe('there is no such game on this device');
  });
});

describe('links', () => {
  it('carry a whole record', async () => {
    const record = readRecordFile('2p-beginner-a.drover');
    const packed = await packRecord(record);
    expect(packed.length).toBeLessThan(record.length / 2);
    expect(await unpackRecord(packed)).toBe(record);
  });
  it('refuse what is no record', async () => {
    await expect(unpackRecord('<script>')).rejects.toThrow();
    await expect(unpackRecord('AAAA')).rejects.toThrow();
  });
  it('carry a set-up, and ignore what they do not know', () => {
    const setup = { ...PLAIN_SETUP, edition: 'second' as const, players: 3, simmental: true, bSides: 6 };
    expect(parseSetupQuery(setupQuery(setup))).toEqual(setup);
    expect(parseSetupQuery('edition=third&players=9&with=magic&b=-4')).toEqual(PLAIN_SETUP);
  });
});

describe('names', () => {
  it('cannot break a record', () => {
    expect(cleanName(' A\n#b\t ', 'X')).toBe('Ab');
    expect(cleanName('##', 'X')).toBe('X');
  });
});
