// SPDX-License-Identifier: MIT
// Whole games by real clicks and taps, wherever it can be seen at the place of the choice.
import { describe, expect, it } from 'vitest';
import { playThrough, type Game } from './games';
import { PHONE, TIMEOUT } from './visit';

const GAMES: readonly Game[] = [
  {
    name: 'second edition with Simmental, 4 seats, against bots',
    hand: 'mouse',
    query: 'edition=second&with=simmental,neutralsRandom',
    seats: ['person', 'bot:easy', 'bot:easy', 'bot:easy'],
  },
  {
    name: 'Rails to the North, 3 seats, against bots',
    hand: 'mouse',
    query: 'edition=first&with=rails,sidesRandom',
    seats: ['person', 'bot:easy', 'bot:easy'],
  },
  { name: 'alone against Garth', hand: 'mouse', query: 'edition=second', seats: ['person', 'garth:easy'] },
  { name: 'first edition, 2 seats, on a phone', hand: 'touch', query: 'edition=first', seats: ['person', 'bot:easy'], options: PHONE },
];

describe('a complete game by pointing', () => {
  it.each(GAMES)('$name', { timeout: TIMEOUT }, async (game) => {
    const { answers, onBoard } = await playThrough(game);
    expect(onBoard).toBeGreaterThan(answers / 5);
  });

  it('first edition, 4 seats, 2 people at one device and 2 bots', { timeout: TIMEOUT }, async () => {
    const seats = ['person', 'bot:easy', 'person', 'bot:easy'];
    const { curtains } = await playThrough({ name: '2 people and 2 bots', hand: 'mouse', query: 'edition=first', seats });
    expect(curtains).toBeGreaterThan(20);
  });
});
