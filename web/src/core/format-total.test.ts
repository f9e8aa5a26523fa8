import { expect, it } from 'vitest';
import { formatTotal } from './format.ts';

const noun = ['entry', 'entries'] as const;

it.each([
  [1, '1 entry'],
  [{ total: 1 }, '1 entry'],
  [{ total: 10_000 }, '10,000 entries'],
  [{ total: 10_000, total_is_capped: true }, '10,000+ entries'],
])('says how many rows there are, and when there are more than were counted: %j', (total, text) => {
  expect(formatTotal(total, noun)).toBe(text);
});
