// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { DECISION_IDS, EVENT_IDS, PLAIN_SETUP, type Setup } from '../src/engine';
import { choicesOf, firstWay } from '../src/game/choices';
import { USUAL_MANNERS, type TablePlan } from '../src/game/plan';
import { SLOT, Table } from '../src/game/table';
import { loadEngine, readRecordFile } from './load';

const engine = await loadEngine();
const plan = (players: number): TablePlan => ({
  id: 'test',
  title: 'test',
  manners: USUAL_MANNERS,
  guided: false,
  seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat + 1}`, kind: 'person' as const, bot: '' })),
});
const newTable = (setup: Partial<Setup> = {}, seed = 3n): Table => Table.create(engine, plan(setup.players ?? 2), { ...PLAIN_SETUP, ...setup }, seed);
const random = (table: Table, at: number): number => {
  const legal = table.legal();
  return legal[(at * 7919) % legal.length] ?? 0;
};

describe('a table', () => {
  it('plays to the end and reads its own record back', () => {
    const table = newTable({ edition: 'second', players: 3 });
    for (let i = 0; !table.over && i < 5000; i++) table.act(random(table, i));
    expect(table.over).toBe(true);
    const hash = engine.hash(SLOT.live);
    const again = Table.open(engine, table.record(), () => plan(3));
    expect(engine.hash(SLOT.live)).toBe(hash);
    expect(again.steps).toEqual(table.steps);
    expect(again.record()).toBe(table.record());
  });

  it('shows any earlier moment by replay', () => {
    const table = newTable();
    const hashes = [engine.hash(SLOT.live)];
    for (let i = 0; i < 60; i++) {
      table.act(random(table, i));
      hashes.push(engine.hash(SLOT.live));
    }
    for (const count of [0, 1, 17, 42, 60]) {
      table.replay(SLOT.history, count);
      expect(engine.hash(SLOT.history)).toBe(hashes[count]);
    }
  });
});

describe('undo', () => {
  it('takes back choice by choice, to the very state before', () => {
    const table = newTable();
    const seat = table.toAct;
    const before = engine.hash(SLOT.live);
    table.act(table.legal()[0] ?? 0);
    expect(table.undoState(seat)).toBe('open');
    table.undo(seat);
    expect(engine.hash(SLOT.live)).toBe(before);
    expect(table.undoState(seat)).toBe('nothing');
  });

  it('never goes behind a hidden card, nor into another turn', () => {
    let barriers = 0;
    for (let seed = 1n; seed < 12n; seed++) {
      const table = newTable({}, seed);
      for (let i = 0; !table.over && i < 300; i++) {
        const seat = table.toAct;
        const step = table.act(random(table, i));
        const revealed = step.events.some((event) => event.revealed !== 0);
        expect(step.reveals).toBe(revealed);
        if (revealed) {
          expect(table.undoState(seat)).not.toBe('open');
          const count = table.steps.length;
          expect(table.undo(seat)).toEqual([]);
          expect(table.steps.length).toBe(count);
          barriers += Number(table.undoState(seat) === 'barrier');
        }
        const other = (seat + 1) % 2;
        if (table.steps.at(-1)?.seat === seat) expect(table.undoState(other)).toBe('nothing');
      }
    }
    expect(barriers).toBeGreaterThan(0);
  });

  it('is off where the table says so', () => {
    const table = Table.create(engine, { ...plan(2), manners: { ...USUAL_MANNERS, undo: false } }, PLAIN_SETUP, 1n);
    table.act(table.legal()[0] ?? 0);
    expect(table.undoState(0)).toBe('nothing');
  });
});

describe('hidden information', () => {
  it('events and view of one seat do not name the cards another drew', () => {
    const table = newTable();
    const drew = EVENT_IDS.indexOf('drew');
    for (let i = 0; i < 200 && !table.over; i++) {
      const step = table.act(random(table, i));
      for (const event of step.events) if (event.code === drew) expect(event.a).toBe(0);
    }
    engine.viewInto(SLOT.live, 0, SLOT.view);
    const view = engine.game(SLOT.view);
    expect(view.key).toEqual([0n, 0n]);
    expect(view.players[1]?.hand).toEqual(view.players[1]?.handKnown);
  });
});

describe('choices', () => {
  it('stand for every legal action, routes by destination', () => {
    const table = newTable({ players: 4 });
    for (let i = 0; !table.over && i < 400; i++) {
      const legal = new Set(table.legal());
      const choices = choicesOf(engine, SLOT.live);
      for (const choice of choices) for (const way of choice.ways) expect(legal.has(way.action)).toBe(true);
      const kind = DECISION_IDS[engine.decision(SLOT.live).kind];
      if (kind !== 'move' && kind !== 'walk') expect(choices.length).toBe(legal.size);
      const keys = choices.map((choice) => choice.key).filter(Boolean);
      expect(new Set(keys).size).toBe(keys.length);
      for (const choice of choices) expect(choice.ways.every((way) => way.dollars <= firstWay(choice).dollars)).toBe(true);
      table.act(random(table, i));
    }
  });
});

describe('a record from outside', () => {
  it('opens with its names', () => {
    let names: readonly string[] = [];
    const table = Table.open(engine, readRecordFile('2p-beginner-a.drover'), (found) => ((names = found), plan(2)));
    expect(names.length).toBe(2);
    expect(table.over).toBe(true);
  });
});
