import { bulkPolicy, NetworkError, ServerError } from '@grt/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissBulkRun, readBulkRuns, startBulkRun, stopBulkRun, type BulkCall, type BulkItem } from './bulk-run.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const { id } of readBulkRuns()) dismissBulkRun(id);
  vi.useRealTimers();
});

const items: readonly BulkItem[] = [
  { id: 1, label: 'First' },
  { id: 2, label: 'Second' },
];
const broken = new NetworkError('The server cannot be reached', { operation: 'domains.decide' });
const busy = (retryAfterMs: number) =>
  new ServerError('Wait', { operation: 'domains.decide', status: 429, code: 'rate_limited', retryAfterMs });

/** A run of one item a call. @param failures - of the first calls; the ones after them succeed */
function aRun(failures: readonly Error[]) {
  const calls: BulkCall[] = [];
  const { id, ended } = startBulkRun({
    title: 'Approve domains',
    perCall: 1,
    gather: () => Promise.resolve(items),
    async act(some, call) {
      calls.push(call);
      const failure = failures[calls.length - 1];
      if (failure) throw failure;
      return await Promise.resolve(some.map((item) => ({ ...item, outcome: 'done', message: 'Approved' })));
    },
    onEnd: () => Promise.resolve(),
  });
  return { id, ended, calls, run: () => readBulkRuns().find((one) => one.id === id) };
}

it('repeats a call after as long as the server asks for, with its key, and then goes on', async () => {
  const { ended, calls, run } = aRun([busy(70_000)]);
  await vi.advanceTimersByTimeAsync(69_999);
  expect([calls.length, run()?.step]).toEqual([1, 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(run()?.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  const [first, again, second] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect([again === first, second === first]).toEqual([true, false]);
  expect(new Set(calls.map(({ retries }) => retries))).toEqual(new Set([0]));
});

it('stops where the policy of bulk runs ends, and says which item may be done', async () => {
  const tries = bulkPolicy.tries.lost;
  const { ended, calls, run } = aRun(Array.from({ length: tries }, () => broken));
  await vi.runAllTimersAsync();
  await ended;
  expect([calls.length, run()?.failure]).toEqual([tries, broken]);
  expect(run()?.results.map(({ message }) => message)).toEqual([
    'No response received. It may have gone through.',
    'Not sent',
  ]);
});

it('does not wait for longer than the policy of bulk runs allows', async () => {
  const asked = busy(bulkPolicy.longestAskedMs + 1);
  const { ended, calls, run } = aRun([asked]);
  await ended;
  expect([calls.length, run()?.failure]).toEqual([1, asked]);
});

it('sends nothing more once it is stopped while it waits', async () => {
  const { id, ended, calls, run } = aRun([busy(70_000)]);
  await vi.advanceTimersByTimeAsync(1000);
  stopBulkRun(id);
  await ended;
  expect([calls.length, run()?.step, vi.getTimerCount()]).toEqual([1, 'finished', 0]);
});
