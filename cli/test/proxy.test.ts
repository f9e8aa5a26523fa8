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
      if (host === 'closed.example') {
        client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
        return;
      }
      if (host.endsWith('.example')) {
        client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
        return;
      }
      const upstream = connect(Number(port), '127.0.0.1', () => {
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

  /** The server, by a name that only the proxy knows. */
  const proxiedUrl = () => listening.url.replace('127.0.0.1', 'platform.test');
  const health = (apiUrl: string, env: Readonly<Record<string, string>>) =>
    grt({ apiUrl, configDir, env }, ['api', 'system.health', '--jq', '.data.status']);
  const healthy = { code: 0, out: 'ok\n', err: '' };

  it('is used, but not for this machine', async () => {
    expect(await health(proxiedUrl(), { http_proxy: new URL(proxyUrl).host })).toEqual(healthy);
    expect(asked).toEqual([new URL(proxiedUrl()).host]);
    expect(await health(listening.url, { HTTP_PROXY: proxyUrl, NO_PROXY: 'other.example' })).toEqual(healthy);
    expect(asked).toHaveLength(1);
  });

  it('is HTTPS_PROXY for an address with https, and none for what NO_PROXY ends with', async () => {
    const secure = (env: Readonly<Record<string, string>>) =>
      grt({ apiUrl: 'https://platform.example/api', configDir, env }, ['api', 'system.health']);
    const failed = { code: 1, out: '' };
    expect(await secure({ HTTPS_PROXY: proxyUrl, no_proxy: '.example' })).toMatchObject(failed);
    expect(asked).toEqual([]);
    const named = [
      { HTTPS_PROXY: proxyUrl, HTTP_PROXY: 'http://127.0.0.1:1' },
      // One proxy for both is what most who set only HTTP_PROXY mean.
      { HTTP_PROXY: proxyUrl },
    ];
    const ended = await Promise.all(named.map(secure));
    expect(ended).toMatchObject([failed, failed]);
    for (const { err } of ended) expect(err).toContain(`The proxy ${proxyUrl} answered 502`);
    expect(new Set(asked)).toEqual(new Set(['platform.example:443']));
  });

  it.each([
    ['', 'asks for a user name and password'],
    ['nora:secret@', 'does not accept the user name and password for it'],
  ])('says where its password belongs when it asks for one: %s', async (login, what) => {
    const env = { HTTPS_PROXY: proxyUrl.replace('//', `//${login}`) };
    const asks = async (more: Readonly<Record<string, string>>) =>
      await grt({ apiUrl: 'https://closed.example/api', configDir, env: { ...env, ...more } }, [
        'api',
        'system.health',
      ]);
    const wanted = proxyUrl.replace('//', '//user:password@');
    const said = `error: The proxy ${proxyUrl} ${what}\nPut them into its address: `;
    const [one, both] = await Promise.all([asks({}), asks({ http_proxy: proxyUrl })]);
    expect(one).toMatchObject({ code: 1, err: `${said}HTTPS_PROXY=${wanted}\n` });
    expect(both).toMatchObject({ code: 1, err: `${said}http_proxy=${wanted} and HTTPS_PROXY=${wanted}\n` });
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

  it('is named when it cannot be reached, or refuses, but not its password', async () => {
    const place = { apiUrl: proxiedUrl(), configDir, env: { HTTP_PROXY: 'http://me:secret@127.0.0.1:1' } };
    const [gone, refused] = await Promise.all([
      grt(place, ['api', 'system.health']),
      health('https://platform.example/api', { HTTPS_PROXY: proxyUrl }),
    ]);
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: The proxy http:\/\/127\.0\.0\.1:1 cannot be reached: .+ NO_PROXY/) as string,
    });
    expect(refused.err).toContain(`The proxy ${proxyUrl} answered 502 to a connection to platform.example:443. `);
  });
});
