import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addNews, forgetNews } from './live.ts';
import { useListNews } from './use-list-news.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1000 }));
afterEach(() => {
  vi.useRealTimers();
  forgetNews();
});

/** A list that is being read all the time, of which something is told, and which is asked for a moment later. */
async function addedOnceShown(isError: boolean): Promise<number[]> {
  const refetch = () => Promise.resolve({ isError });
  const { result } = renderHook(() => useListNews({ kind: 'client', ids: [], isFetching: true, refetch }));
  act(() => addNews([{ kind: 'client', id: 1, what: 'added', mine: false, toldAtMs: 2000 }]));
  const before = result.current.added;
  vi.setSystemTime(3000);
  await act(() => result.current.show());
  return [before, result.current.added];
}

it('is over once a reading that replaced another has ended', async () => {
  expect(await addedOnceShown(false)).toEqual([1, 0]);
});

it('goes on when the list could not be read', async () => {
  expect(await addedOnceShown(true)).toEqual([1, 1]);
});
