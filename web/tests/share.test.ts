// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { share } from '../src/game/share';

describe('share', () => {
  it('gives the old value back where nothing changed', () => {
    const old = { a: [1, { b: 2 }], c: null };
    expect(share(old, { a: [1, { b: 2 }], c: null })).toBe(old);
  });
  it('keeps the parts that did not change', () => {
    const old = { a: { x: 1 }, b: { y: [1, 2] } };
    const next = share(old, { a: { x: 1 }, b: { y: [1, 3] } });
    expect(next).toEqual({ a: { x: 1 }, b: { y: [1, 3] } });
    expect(next.a).toBe(old.a);
    expect(next.b).not.toBe(old.b);
  });
  it('sees added and removed parts', () => {
    expect(share({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share(undefined, { a: 1 })).toEqual({ a: 1 });
  });
});
