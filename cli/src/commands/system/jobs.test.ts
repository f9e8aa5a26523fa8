import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.platform.queue.define('picky', {
    queue: 'odd jobs',
    maxAttempts: 1,
    handler: async () => {
      throw new Error('The other side hung up');
    },
  });
  for (let job = 1; job <= 21; job += 1) await server.platform.queue.enqueue('picky', {});
  await server.drain();
});
afterAll(() => server.close());

const grt = (...words: string[]) => runGrtAs(server, { as: 'reviewer' }, 'system', 'jobs', ...words);
const listed = async (...flags: string[]) =>
  (JSON.parse((await grt('list', '--json', 'id', ...flags)).out) as { id: number }[]).map(({ id }) => id);

it('lists all failed jobs, or as many as asked for, and retries one of them or all', async () => {
  const ids = await listed();
  expect(ids).toHaveLength(21);
  expect(await listed('--limit', '2')).toEqual(ids.slice(0, 2));

  expect(await grt('retry', String(ids[20]))).toEqual({ code: 0, out: 'The job was queued again\n', err: '' });
  await server.platform.queue.enqueue('picky', {}, { uniqueKey: 'feed 1' });
  await server.drain();
  await server.platform.queue.enqueue('picky', {}, { uniqueKey: 'feed 1' });

  expect(await grt('retry', '--all')).toEqual({
    code: 0,
    out: '21\t1\n',
    err: 'The others stay failed: other jobs for the same subjects are already queued.\n',
  });
  expect(await listed()).toHaveLength(1);
});

it('asks for either a job or all of them', async () => {
  const refused = { code: 2, out: '', err: 'error: Specify a job id, or --all\n' };
  expect(await grt('retry')).toEqual(refused);
  expect(await grt('retry', '17', '--all')).toEqual(refused);
});
