// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { USUAL_KEYS, asKey, choiceKeys, parseKeys, refusalOf } from '../src/app/keys';

describe('a key', () => {
  it('of another deed is refused, and named', () => {
    expect(refusalOf(USUAL_KEYS, 'hint', 'l')).toEqual({ why: 'taken', by: 'log' });
    expect(refusalOf(USUAL_KEYS, 'hint', 'h')).toBeNull();
    expect(refusalOf(USUAL_KEYS, 'hint', 'b')).toBeNull();
    expect(refusalOf(USUAL_KEYS, 'hint', 'ö')).toBeNull();
  });
  it('that chooses, or is no sign, is refused', () => {
    expect(refusalOf(USUAL_KEYS, 'hint', '3')).toEqual({ why: 'number' });
    for (const key of ['', ' ', 'Enter', 'ArrowUp', 'H', 'ab']) expect(refusalOf(USUAL_KEYS, 'hint', key)?.why).toBe('unfit');
    expect(asKey('H')).toBe('h');
    expect(asKey('Enter')).toBe('Enter');
  });
});

describe('keys of choices', () => {
  it('are those that are left', () => {
    expect(choiceKeys(USUAL_KEYS)).toBe('123456789abcefijkopqrtvwx');
    expect(choiceKeys({ ...USUAL_KEYS, undo: 'b' })).toBe('123456789acefijkopqrtuvwx');
  });
});

describe('stored keys', () => {
  it('come back as they were kept', () => {
    const mine = { ...USUAL_KEYS, undo: 'b', help: '#' };
    expect(parseKeys(JSON.parse(JSON.stringify(mine)))).toEqual(mine);
    expect(parseKeys({ undo: 'b' })).toEqual({ ...USUAL_KEYS, undo: 'b' });
  });
  it('that cannot be are the usual ones', () => {
    for (const bad of [null, 7, [], { undo: 7 }, { undo: 'l' }, { undo: '5' }, { undo: 'Enter' }, { undo: '<b>' }])
      expect(parseKeys(bad)).toEqual(USUAL_KEYS);
  });
});
