import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenId, type OpenCase } from './use-place.ts';

it('keeps the first case that was shown while the address still says “next”, as long as it waits', () => {
  const decided = new Set<number>();
  const queue = (open: OpenCase, ids: readonly number[]) => ({ open, rows: ids.map((id) => ({ id })) });
  const { result, rerender } = renderHook(({ open, rows }) => useOpenId(open, rows, ({ id }) => !decided.has(id)), {
    initialProps: queue('next', []),
  });
  const shown = (open: OpenCase, ids: readonly number[]) => {
    rerender(queue(open, ids));
    return result.current;
  };
  expect(shown('next', [])).toBeUndefined();
  expect(shown('next', [3, 4])).toBe(3);
  expect(shown('next', [8, 3, 4])).toBe(3);
  expect(shown(4, [8, 3, 4])).toBe(4);
  expect(shown('next', [8, 3, 4])).toBe(8);
  decided.add(8);
  expect(shown('next', [8, 3, 4])).toBe(3);
  expect(shown('next', [4])).toBe(4);
  decided.add(4);
  expect(shown('next', [4])).toBeUndefined();
});
