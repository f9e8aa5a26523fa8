import { expect, it } from 'vitest';
import { statementNames } from './prepared.ts';

it('gives a text the same name every time, and stops at 200, beyond which texts hardly repeat', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 200 }, (_, index) => nameOf(`select ${String(index)}`));
  expect(new Set(names).size).toBe(200);
  expect(nameOf('select 0')).toBe(names[0]);
  expect(nameOf('select 200')).toBeUndefined();
  expect(nameOf('select 199')).toBe(names[199]);
});
