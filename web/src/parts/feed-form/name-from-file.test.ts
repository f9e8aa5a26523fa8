import { expect, it } from 'vitest';
import { nameFromFile } from './name-from-file.ts';

it.each([
  ['new_releases-2026.csv.gz', 'New releases 2026'],
  ['Trending.JSON', 'Trending'],
  ['v1.2 dump.txt', 'V1.2 dump'],
  ['.csv', ''],
])('names the feed of %s “%s”', (file, name) => {
  expect(nameFromFile(file)).toBe(name);
});
