import { expect, it } from 'vitest';
import { statementNames } from './prepared.ts';

const texts = (count: number) => Array.from({ length: count }, (_, index) => `select ${String(index)}`);

it('gives a text a name when it comes again, the same one from then on', () => {
  const nameOf = statementNames();
  expect([nameOf('select a'), nameOf('select b')]).toEqual([undefined, undefined]);
  const named = nameOf('select a');
  expect(named).toBeDefined();
  expect(nameOf('select a')).toBe(named);
  expect(nameOf('select b')).not.toBe(named);
});

it('stops at 300 names', () => {
  const nameOf = statementNames();
  for (const text of texts(301)) nameOf(text);
  const names = texts(301).map(nameOf);
  expect(new Set(names.slice(0, 300)).size).toBe(300);
  expect([names[300], nameOf('select 299')]).toEqual([undefined, names[299]]);
});

it('forgets the oldest of more than 1,000 texts that came once', () => {
  const nameOf = statementNames();
  for (const text of texts(1001)) nameOf(text);
  expect(nameOf('select 1')).toBeDefined();
  expect(nameOf('select 0')).toBeUndefined();
});

it.each([
  ['a search for a text', 'select id from items where title ilike $1', false],
  ['a text of more than 10,000 characters', 'x'.repeat(10_001), false],
  ['but one of so many', 'x'.repeat(10_000), true],
])('never names %s', (_what, text, isNamed) => {
  const nameOf = statementNames();
  nameOf(text);
  expect(nameOf(text) !== undefined).toBe(isNamed);
});
