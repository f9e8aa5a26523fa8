import { expect, it } from 'vitest';
import { isClosedPipe } from './errno.ts';

// Windows says EOF for what other systems call EPIPE.
it.each([
  ['EPIPE', true],
  ['EOF', true],
  ['ENOSPC', false],
])('a write that fails with %s has lost its reader: %s', (code, isClosed) => {
  expect(isClosedPipe(Object.assign(new Error('write'), { code }))).toBe(isClosed);
});
