import { expect, it } from 'vitest';
import { usageTone } from './usage.tsx';

it.each([
  [0, 'good'],
  [75, 'good'],
  [75.1, 'wait'],
  [90, 'wait'],
  [90.1, 'bad'],
  [100, 'bad'],
])('a use of %d %% is %s', (percentage, tone) => {
  expect(usageTone(percentage).tone).toBe(tone);
});
