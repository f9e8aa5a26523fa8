import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownCase, type OpenCase } from './use-place.ts';

it('keeps the first case that was shown while the address still says “next”, and takes another one the next time', () => {
  const queue: { open: OpenCase; first: number | undefined } = { open: 'next', first: undefined };
  const { result, rerender } = renderHook(({ open, first }) => useShownCase(open, first), { initialProps: queue });
  expect(result.current).toBeUndefined();
  const shown = [
    [{ open: 'next', first: 3 }, 3],
    [{ open: 'next', first: 8 }, 3],
    [{ open: 3, first: 8 }, 3],
    [{ open: 'next', first: 8 }, 8],
  ] as const;
  for (const [props, id] of shown) {
    rerender(props);
    expect(result.current).toBe(id);
  }
});
