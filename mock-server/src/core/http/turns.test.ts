import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets so many go on at once, and the others in the following turns, in the order in which they came', async () => {
  const turn = createTurns(20);
  const begun: number[] = [];
  const begin = async (index: number) => {
    await turn();
    begun.push(index);
  };
  const calls = Array.from({ length: 50 }, (_, index) => begin(index));
  const seen: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await Promise.resolve();
    seen.push(begun.length);
    await new Promise(setImmediate);
  }
  expect(seen).toEqual([20, 40, 50]);
  await Promise.all(calls);
  expect(begun).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

it('keeps no one waiting who comes later than the others', async () => {
  const turn = createTurns(1);
  expect(turn()).toBeUndefined();
  const second = turn();
  expect(second).toBeInstanceOf(Promise);
  await second;
  for (let round = 0; round < 2; round += 1) await new Promise(setImmediate);
  expect(turn()).toBeUndefined();
});
