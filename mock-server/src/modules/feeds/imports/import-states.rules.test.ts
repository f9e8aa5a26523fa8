import { expect, it } from 'vitest';
import { hasEnded, importMoves, isWorkedOn, unfinishedStates, workedOnStates } from './import-states.rules.ts';

const moves = Object.entries(importMoves);
const states = [...new Set(moves.flatMap(([, { from, to }]) => [...from, to.state]))];
const movesFrom = (state: string) =>
  moves.filter(([, { from }]) => (from as readonly string[]).includes(state)).map(([name]) => name);

it('lets an import leave an ended state only by being rolled back', () => {
  const ended = states.filter(hasEnded);
  expect(ended.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'done',
    'dropped',
    'failed',
    'rolled_back',
    'unchanged',
  ]);
  expect(ended.flatMap(movesFrom)).toEqual(['rollBack']);
});

it('can drop an import in every state that blocks its feed, and fail it wherever a job works on it', () => {
  expect(unfinishedStates.filter((state) => !movesFrom(state).includes('drop'))).toEqual([]);
  expect(workedOnStates.filter((state) => !movesFrom(state).includes('fail'))).toEqual([]);
});

it('applies what is in review only by being accepted, and nobody else works on it', () => {
  expect(movesFrom('in_review')).toEqual(['accept', 'drop']);
  expect(moves.filter(([, { to }]) => to.state === 'in_review').map(([name]) => name)).toEqual(['review']);
  expect(importMoves.review.from).toEqual(['running', 'held']);
  expect([hasEnded('in_review'), isWorkedOn('in_review')]).toEqual([false, false]);
});

it('has a way out of every state that has not ended', () => {
  const stuck = states.filter((state) => !hasEnded(state) && movesFrom(state).every((name) => name === 'drop'));
  expect(stuck).toEqual([]);
});
