// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { countedCards, handWorth } from './hand-worth';

describe('the worth of a hand', () => {
  it('counts each breed once, with its best card', () => {
    expect(handWorth(['white', 'grey', 'grey', 'yellow', 'black', 'blue'])).toBe(11);
    expect(countedCards(['brown-3', 'brown-5', 'calf', 'cow', 'heifer'])).toEqual(['brown-3', 'cow']);
  });
  it('leaves objective cards out', () => expect(handWorth(['g1', 'grey'])).toBe(1));
});
