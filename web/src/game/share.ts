// SPDX-License-Identifier: MIT
// share.ts - keeps what did not change: of two plain values the new one, made of the old one's parts wherever they are
// equal. What is drawn from an unchanged part then need not be drawn again.

type Plain = { readonly [key: string]: unknown };
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function shareList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((value, index) => share(old[index], value));
  return old.length === next.length && shared.every((value, index) => Object.is(value, old[index])) ? old : shared;
}

function sharePlain(old: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  const shared = Object.fromEntries(keys.map((key) => [key, share(old[key], next[key])]));
  const same = Object.keys(old).length === keys.length && keys.every((key) => Object.is(shared[key], old[key]));
  return same ? old : shared;
}

export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) return shareList(old, next) as T;
  if (isPlain(old) && isPlain(next)) return sharePlain(old, next) as T;
  return next;
}
