import { expect, it } from 'vitest';
import { paceText } from './bulk-progress.ts';

it.each<readonly [what: string, run: readonly [count: number, total: number, elapsedMs: number], text: string]>([
  ['the count alone in the first second', [40, 10_000, 999], '40 of 10,000'],
  ['the count alone while nothing is done', [0, 10_000, 5000], '0 of 10,000'],
  ['rate and time left', [5012, 10_000, 96_385], '5,012 of 10,000, 52/s, 1 min 36 s left'],
  ['a slow rate with a decimal', [5, 20, 2000], '5 of 20, 2.5/s, 6.0 s left'],
  ['no time left at the end', [10_000, 10_000, 100_000], '10,000 of 10,000, 100/s'],
])('says %s', (_what, run, text) => {
  expect(paceText(...run)).toBe(text);
});
