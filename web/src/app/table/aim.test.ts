// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { nextChoice } from './aim';

const box = (x: number, y: number): DOMRect => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect;
const choices = [box(0, 0), box(100, 0), box(0, 100), undefined].map((place, index) => ({ index, box: place }));

describe('arrow keys', () => {
  it('begin at an end of the list', () => {
    expect(nextChoice(choices, null, 0, 1)).toBe(0);
    expect(nextChoice(choices, null, -1, 0)).toBe(3);
    expect(nextChoice([], null, 1, 0)).toBeNull();
  });
  it('go to the nearest choice in their direction', () => {
    expect(nextChoice(choices, 0, 1, 0)).toBe(1);
    expect(nextChoice(choices, 0, 0, 1)).toBe(2);
    expect(nextChoice(choices, 2, 0, -1)).toBe(0);
  });
  it('follow the list where no place tells more', () => {
    expect(nextChoice(choices, 3, 0, 1)).toBe(0);
    expect(nextChoice(choices, 1, 1, 0)).toBe(2);
  });
});
