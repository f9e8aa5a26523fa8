import { expect, it } from 'vitest';
import { usageTone } from './disk.ts';

it.each([
  [75, undefined],
  [75.1, 'waiting'],
  [90, 'waiting'],
  [90.1, 'bad'],
] as const)('shows %s percent in the tone %s, as the screen does', (percentage, tone) => {
  expect(usageTone(percentage)).toBe(tone);
});
