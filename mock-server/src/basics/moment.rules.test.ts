import { expect, it } from 'vitest';
import { momentInWords } from './moment.rules.ts';

it('formats moments in UTC, with two digits for hours and minutes', () => {
  expect(momentInWords(new Date('2026-03-05T04:07:59.999Z'))).toBe('March 5, 2026 at 04:07 UTC');
});
