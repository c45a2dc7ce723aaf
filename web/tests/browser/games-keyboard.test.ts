// SPDX-License-Identifier: MIT
// Whole games by keyboard alone, from the start page to the score sheet.
import { describe, expect, it } from 'vitest';
import { playThrough, type Game } from './games';
import { PHONE, TIMEOUT } from './visit';

const GAMES: readonly Game[] = [
  { name: 'first edition, 2 seats, against a bot', hand: 'keyboard', query: 'edition=first', seats: ['person', 'bot:easy'] },
  {
    name: 'second edition with Rails to the North, 2 seats, against a bot',
    hand: 'keyboard',
    query: 'edition=second&with=rails',
    seats: ['person', 'bot:easy'],
  },
  { name: 'against Garth, on a phone', hand: 'keyboard', query: 'edition=first', seats: ['person', 'garth:medium'], options: PHONE },
];

describe('a complete game by keyboard alone', () => {
  it.each(GAMES)('$name', { timeout: TIMEOUT }, async (game) => {
    expect((await playThrough(game)).curtains).toBe(0);
  });

  it('first edition, 2 people at one device', { timeout: TIMEOUT }, async () => {
    const game: Game = { name: '2 people at one device', hand: 'keyboard', query: 'edition=first', seats: ['person', 'person'] };
    expect((await playThrough(game)).curtains).toBeGreaterThan(20);
  });
});
