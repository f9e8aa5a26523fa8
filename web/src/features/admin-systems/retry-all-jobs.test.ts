import { createTestServer } from '@grt/mock-server/testing';
import { expect, it, onTestFinished } from 'vitest';
import { grtOf } from '../../testing/client-app.tsx';
import { retryAll } from './retry-all-jobs.queries.ts';

/** A server whose failed jobs are as many as that. */
async function withFailedJobs(count: number, environment: Record<string, string>) {
  const server = await createTestServer({ environment });
  onTestFinished(() => server.close());
  server.platform.queue.define('picky', {
    queue: 'odd jobs',
    maxAttempts: 1,
    handler: async () => {
      throw new Error('The other side hung up');
    },
  });
  for (let job = 1; job <= count; job += 1) await server.platform.queue.enqueue('picky', {});
  await server.drain();
  const grt = await grtOf(server, 'reviewer');
  return { grt, failed: async () => (await grt.system.queueStatus()).summary.total_failed_jobs };
}

it('retries every failed job, also those beyond the 20 that are listed', async () => {
  const { grt, failed } = await withFailedJobs(21, { GRT_RATE_LIMITS: 'off' });
  expect(await failed()).toBe(21);

  expect(await retryAll(grt)).toEqual({ retried: 21 });

  expect(await failed()).toBe(0);
});

it('says how many it retried before the server took no more operations', async () => {
  const { grt, failed } = await withFailedJobs(3, { GRT_LIMIT_OPERATION: '2/10m' });

  const { retried, limited } = await retryAll(grt);

  expect(retried).toBe(2);
  expect(limited?.status).toBe(429);
  expect(await failed()).toBe(1);
});
