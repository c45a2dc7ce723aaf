// SPDX-License-Identifier: MIT
import { beforeAll, describe, expect, it } from 'vitest';
import {
  classicFour,
  firstGame,
  fitting,
  isSameGame,
  isSolo,
  seedFromQuery,
  soloGame,
  wishFromQuery,
  wishQuery,
  withPlayers,
} from '../src/app/wishes';
import { setupOf } from '../src/app/tables';
import { PLAIN_SETUP, type Engine } from '../src/engine';
import { SLOT } from '../src/game/table';
import { loadEngine } from './load';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

describe('the number of players', () => {
  it('one is a person against Garth, and there is a bot again when others join', () => {
    const alone = withPlayers(classicFour(), 1);
    expect(isSolo(alone)).toBe(true);
    expect(alone.setup.players).toBe(2);
    expect(alone.seats.slice(0, 2).map(({ kind }) => kind)).toEqual(['person', 'garth']);
    const three = withPlayers(alone, 3);
    expect(isSolo(three)).toBe(false);
    expect(three.seats.slice(0, 3).map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  });
  it('keeps who sits at the table', () => {
    const two = { ...firstGame(), seats: firstGame().seats.map((seat) => ({ ...seat, kind: 'person' as const })) };
    expect(withPlayers(two, 4).seats.every(({ kind }) => kind === 'person')).toBe(true);
  });
});

describe('what does not go together', () => {
  it('is left out, so that every set-up of the page can be dealt', () => {
    for (const edition of ['first', 'second'] as const)
      for (const rails of [false, true])
        for (const players of [2, 3, 4]) {
          const wild = {
            ...PLAIN_SETUP,
            edition,
            rails,
            players,
            promoMasters: true,
            promoBuildings: true,
            simmental: true,
            balanced: true,
            reuse: true,
          };
          expect(engine.setupIsPossible(SLOT.scratch, wild)).toBe(false);
          expect(engine.setupIsPossible(SLOT.scratch, fitting(wild))).toBe(true);
        }
  });
});

describe('a link', () => {
  it('carries everything but the names', () => {
    const base = soloGame();
    const wish = {
      ...base,
      setup: { ...base.setup, edition: 'second' as const, simmental: true },
      seats: base.seats.map((seat, index) => (index === 1 ? { ...seat, garth: 'very-hard' as const } : seat)),
      manners: { undo: false, hints: true, confirmEnd: true, liveScore: false },
    };
    const query = wishQuery(wish, '42');
    const read = wishFromQuery(query);
    expect(isSameGame(read, wish)).toBe(true);
    expect(setupOf(read)).toEqual(setupOf(wish));
    expect(read.manners).toEqual(wish.manners);
    expect(seedFromQuery(query)).toBe('42');
  });
  it('carries bids for seats and levels of bots', () => {
    const base = classicFour();
    const wish = { ...base, order: 'bidding' as const, seats: base.seats.map((seat) => ({ ...seat, bot: 'easy' })) };
    const read = wishFromQuery(wishQuery(wish, ''));
    expect(read.order).toBe('bidding');
    expect(read.seats[1]).toMatchObject({ kind: 'bot', bot: 'easy' });
  });
  it('with nonsense changes nothing but the game', () => {
    const read = wishFromQuery('edition=first&players=2&with=simmental&seats=garth:easy,bot:nobody,garth:none&order=x&seed=-1');
    expect(read.seats).toEqual(classicFour().seats);
    expect(read.setup.simmental).toBe(false);
    expect(seedFromQuery('seed=-1')).toBe('');
  });
});
