import { expect, it } from 'vitest';
import { lookerWords } from './looker-words.ts';

it.each([
  [['dana'], 'dana is looking at this now'],
  [['dana', 'erin'], 'dana and erin are looking at this now'],
  [['dana', 'erin', 'finn'], 'dana, erin, and finn are looking at this now'],
  [['dana', 'erin', 'finn', 'gwen'], 'dana, erin, finn, and 1 more are looking at this now'],
  [['dana', 'erin', 'finn', 'gwen', 'hugo'], 'dana, erin, finn, and 2 more are looking at this now'],
])('names up to three, and counts the others: %j', (names, words) => {
  expect(lookerWords(names)).toBe(words);
});
