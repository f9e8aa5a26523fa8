import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grt, type Place } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** The built command as a process, in front of servers that do not answer, or not to the end. */
describe('--timeout', () => {
  let server: Server;
  let place: Place;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.startsWith('/slow') === true)
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    place = {
      apiUrl: `http://127.0.0.1:${String(port)}/api`,
      configDir: await mkdtemp(join(tmpdir(), 'grt-timeout-')),
    };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  const timeout = {
    code: 1,
    out: '',
    err: expect.stringContaining('"code":"timeout"') as string,
  };

  it('ends a call that is not answered, or not to the end, and does not repeat it', async () => {
    const slow = { ...place, apiUrl: place.apiUrl.replace('/api', '/slow/api') };
    const health = ['api', 'system.health', '--timeout', '1', '--json'];
    expect(await Promise.all([grt(place, health), grt(slow, health)])).toEqual([timeout, timeout]);
    expect(asked.toSorted()).toEqual(['/api/health', '/slow/api/health']);
  });
});
