import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { placeDatabase } from './testing/places.ts';
import { startServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

it('finishes the request that is being sent when the signal to stop arrives, also when it arrives several times', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-process-'));
  await placeDatabase(dataDir);
  const server = await startServerProcess({ LOG_LEVEL: 'info', GRT_DEMO: '0' }, undefined, dataDir);
  const signIn = request(`${server.baseUrl}/auth/client/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue', Connection: 'keep-alive' },
  });
  const replied = once(signIn, 'response');
  signIn.flushHeaders();
  await once(signIn, 'continue');
  for (let time = 0; time < 3; time += 1) server.signal('SIGINT');
  await expect.poll(() => server.output()).toContain('Stopping');
  signIn.end(JSON.stringify({ username: 'nobody', password: 'wrong-password' }));
  const [reply] = (await replied) as [IncomingMessage];
  expect([reply.statusCode, reply.headers.connection]).toEqual([401, 'close']);
  expect(await json(reply)).toMatchObject({ success: false, code: 'invalid_credentials' });
  expect(await server.stop()).toBe(0);
});
