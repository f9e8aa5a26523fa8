import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { grt } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** The built command as a process, behind a real proxy. */
describe('a proxy that the environment names', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let proxy: Server;
  let proxyUrl: string;
  let configDir: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    listening = await server.listen();
    proxy = createServer();
    proxy.on('connect', ({ url = '' }, client, head) => {
      asked.push(url);
      const [host = '', port = ''] = url.split(':');
      if (host === 'unserved.example') {
        client.destroy();
        return;
      }
      if (host.endsWith('.example')) {
        client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
        return;
      }
      const upstream = connect(Number(port), host, () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.write(head);
        upstream.pipe(client).pipe(upstream);
      });
      for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    proxyUrl = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
    configDir = await mkdtemp(join(tmpdir(), 'grt-proxy-'));
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await listening.close();
    await server.close();
    await rm(configDir, { recursive: true, force: true });
  });

  const health = (env: Readonly<Record<string, string>>) =>
    grt({ apiUrl: listening.url, configDir, env }, ['api', 'system.health', '--jq', '.data.status']);
  const healthy = { code: 0, out: 'ok\n', err: '' };

  it('is used, but not for a host in NO_PROXY', async () => {
    expect(await health({ http_proxy: proxyUrl })).toEqual(healthy);
    expect(asked).toEqual([new URL(listening.url).host]);
    expect(await health({ HTTP_PROXY: proxyUrl, NO_PROXY: '127.0.0.1' })).toEqual(healthy);
    expect(asked).toHaveLength(1);
  });

  it('is HTTPS_PROXY for an address with https, and none for what NO_PROXY ends with', async () => {
    const secure = (env: Readonly<Record<string, string>>) =>
      grt({ apiUrl: 'https://platform.example/api', configDir, env }, ['api', 'system.health']);
    expect(await secure({ HTTPS_PROXY: proxyUrl, HTTP_PROXY: 'http://127.0.0.1:1' })).toMatchObject({
      code: 1,
      out: '',
    });
    expect(new Set(asked)).toEqual(new Set(['platform.example:443']));
    asked.length = 0;
    expect(await secure({ HTTPS_PROXY: proxyUrl, no_proxy: '.example' })).toMatchObject({ code: 1, out: '' });
    expect(asked).toEqual([]);
    // One proxy for both is what most who set only HTTP_PROXY mean.
    expect(await secure({ HTTP_PROXY: proxyUrl })).toMatchObject({ code: 1, out: '' });
    expect(new Set(asked)).toEqual(new Set(['platform.example:443']));
  });

  it('is named when it hangs up, and not asked again without end', async () => {
    const place = { apiUrl: 'https://unserved.example/api', configDir, env: { HTTPS_PROXY: proxyUrl } };
    const { code, err } = await grt(place, ['api', 'system.health']);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining(`The proxy ${proxyUrl} closed the connection. `) as string,
    });
    expect(asked).toHaveLength(3);
  });

  it('is named when it cannot be reached', async () => {
    const place = { apiUrl: listening.url, configDir, env: { HTTP_PROXY: 'http://127.0.0.1:1' } };
    const { code, err } = await grt(place, ['api', 'system.health']);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('127.0.0.1:1') as string });
  });
});
