import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownCase, type OpenCase } from './use-place.ts';

it('keeps the first case that was shown while the address still says “next”, until it is decided on', () => {
  const decided = new Set<number>();
  const queue: { open: OpenCase; first: number | undefined } = { open: 'next', first: undefined };
  const { result, rerender } = renderHook(({ open, first }) => useShownCase(open, first, decided), {
    initialProps: queue,
  });
  const expectShown = (open: OpenCase, first: number | undefined, id: number | undefined) => {
    rerender({ open, first });
    expect(result.current).toBe(id);
  };
  expect(result.current).toBeUndefined();
  expectShown('next', 3, 3);
  expectShown('next', 8, 3);
  expectShown(3, 8, 3);
  expectShown('next', 8, 8);
  decided.add(8);
  expectShown('next', 9, 9);
  decided.add(9);
  expectShown('next', undefined, undefined);
});
