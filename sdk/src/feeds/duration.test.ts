import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDuration } from './duration.ts';

it.each<[string, number]>([
  ['0', 0],
  ['90', 90],
  ['90.6', 91],
  ['90,4', 90],
  ['1:30', 90],
  ['01:30', 90],
  ['90:00', 5400],
  ['1:01:05', 3665],
  ['00:00:07.500', 7],
  ['PT1M30S', 90],
  ['PT1H', 3600],
  ['P1DT1S', 86_401],
  ['pt1.5s', 2],
  ['10 sec', 10],
  ['5min', 300],
  ['1h 5m', 3900],
  ['2 hours 3 minutes 4 seconds', 7384],
  [' 12m 5s ', 725],
  ['0.00104166666666667', 90],
  ['0,00005', 4],
  ['0.0005', 0],
  ['1.15740740740741E-05', 1],
  ['2147483647', 2_147_483_647],
])('reads %s as %i seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});

it.each([
  '',
  'P',
  'PT',
  'abc',
  '-5',
  '1:75',
  '1:90:00',
  '1:2:3:4',
  '12:5x',
  '5 days ago',
  '2147483648',
  'Infinity',
  '1e9',
])('refuses %j', (text) => {
  expect(readDuration(text)).toBeUndefined();
});

it('divides milliseconds if they are stated, but only bare numbers', () => {
  expect(readDuration('30805', 'milliseconds')).toBe(31);
  expect(readDuration('1:30', 'milliseconds')).toBe(90);
});

it('reads back any duration in every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359_999 }), (seconds) => {
      const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      const two = (part: number) => String(part).padStart(2, '0');
      const written = [
        `${String(h)}:${two(m)}:${two(s)}`,
        `${String(h * 60 + m)}:${two(s)}`,
        `PT${String(h)}H${String(m)}M${String(s)}S`,
        `${String(h)}h ${String(m)}m ${String(s)}s`,
      ];
      expect(written.map((text) => readDuration(text))).toEqual(written.map(() => seconds));
    }),
  );
});
