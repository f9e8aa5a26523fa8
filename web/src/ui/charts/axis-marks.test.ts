import { expect, it } from 'vitest';
import { axisMarks } from './axis-marks.ts';

it.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [29, 1, [0, 10, 20, 30]],
  [30, 1, [0, 10, 20, 30]],
  [31, 1, [0, 10, 20, 30, 40]],
  [0.3, 0.01, [0, 0.1, 0.2, 0.3]],
  [4.57, 0.01, [0, 2, 4, 6]],
  [0.02, 0.01, [0, 0.01, 0.02]],
  [41_000, 1, [0, 20_000, 40_000, 60_000]],
])('up to %d in steps of at least %d', (largest, smallestStep, marks) => {
  expect(axisMarks(largest, smallestStep)).toEqual(marks);
});
