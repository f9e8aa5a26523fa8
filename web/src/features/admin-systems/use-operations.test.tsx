import type { ReactNode } from 'react';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrtContext } from '../../core/use-grt.ts';
import { systemKey } from './admin-systems.queries.ts';
import { operationBannerMs, reloadAfterOperationMs, useOperations } from './use-operations.ts';

const grt = createGrt({ baseUrl: '/api', tokenStore: memoryTokenStore() });
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient = new QueryClient();
});
afterEach(() => vi.useRealTimers());

function render() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GrtContext value={grt}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </GrtContext>
  );
  return renderHook(() => useOperations(), { wrapper }).result;
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Enough time for immediate work to finish and render. */
const momentMs = 10;

it("shows an operation's result for ten seconds, and keeps it as the last result", async () => {
  const operations = render();
  act(() => operations.current.run('Tidy', () => Promise.resolve({ output: 'Tidied', duration_ms: 3 })));
  await pass(momentMs);
  expect(operations.current.banner?.result?.output).toBe('Tidied');
  await pass(operationBannerMs - 2 * momentMs);
  expect(operations.current.banner).toBeDefined();
  await pass(2 * momentMs);
  expect(operations.current.banner).toBeUndefined();
  expect(operations.current.last.get('Tidy')?.result?.output).toBe('Tidied');
});

it('refreshes everything on screen one second after an operation, even a failed one', async () => {
  const operations = render();
  queryClient.setQueryData([...systemKey, 'status'], 'old');
  const isOld = () => queryClient.getQueryState([...systemKey, 'status'])?.isInvalidated;
  act(() => operations.current.run('Tidy', () => Promise.reject(new Error('No room'))));
  await pass(momentMs);
  expect(operations.current.banner?.failure).toBe('Operation failed: No room');
  expect([isOld(), operations.current.running]).toEqual([false, undefined]);
  await pass(reloadAfterOperationMs - 2 * momentMs);
  expect(isOld()).toBe(false);
  await pass(2 * momentMs);
  expect(isOld()).toBe(true);
});
