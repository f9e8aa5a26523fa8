import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing.ts';
import { differenceText, differs, type ComparedOperation } from './differences.ts';
import { startProxy, type ContractProxy } from './start-proxy.ts';

const form = {
  domain_name: 'a.example',
  dmca_compliance_url: 'https://a.example/dmca',
  content_removal_email: 'removal@a.example',
};

describe('a proxy in front of another implementation', () => {
  let server: TestServer;
  let upstream: { readonly url: string; readonly close: () => Promise<void> };
  let folder: string;
  let token: string;
  const proxies: ContractProxy[] = [];
  const start = async (options: Parameters<typeof startProxy>[0]) => {
    const proxy = await startProxy(options);
    proxies.push(proxy);
    return proxy;
  };
  const ask = (proxy: ContractProxy, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${proxy.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const of = (proxy: ContractProxy, name: string): ComparedOperation | undefined =>
    proxy.report().operations.find(({ operation }) => operation === name);
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    upstream = await server.listen();
    folder = await mkdtemp(join(tmpdir(), 'grt-proxy-test-'));
    token = await server.signIn('acme');
  });
  afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await upstream.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('passes on what is asked and answered, and finds nothing in one that keeps the contract', async () => {
    const proxy = await start({ upstream: `${upstream.url}/` });
    const made = await ask(proxy, '/domains', form);
    expect([made.status, ((await made.json()) as { data: object }).data]).toEqual([
      201,
      expect.objectContaining({ domain_name: 'a.example', status: 'pending' }),
    ]);
    expect((await ask(proxy, '/domains?page=1')).status).toBe(200);
    expect((await ask(proxy, '/domains/99')).status).toBe(404);
    const report = proxy.report();
    expect([report.calls, differs(report)]).toEqual([3, false]);
    expect(differenceText(report)).toBe('3 calls of 3 operations: all as in the contract');
  });

  it('tells a request that does not fit from a reply that does not', async () => {
    const proxy = await start({ upstream: upstream.url });
    await ask(proxy, '/domains', { ...form, domain_name: 'no domain' });
    await ask(proxy, '/domains?pages=2');
    await ask(proxy, '/domains?pages=2');
    await ask(proxy, '/nowhere');
    expect(of(proxy, 'domains.create')?.differences).toEqual([
      {
        side: 'request',
        message: expect.stringMatching(/^domain_name: Please enter/),
        count: 1,
        first: 'POST /domains',
      },
    ]);
    expect(of(proxy, 'domains.list')).toMatchObject({
      calls: 2,
      differences: [{ side: 'request', message: expect.stringContaining('pages'), count: 2 }],
    });
    expect(of(proxy, 'GET /api/nowhere')?.differences[0]?.message).toBe('this is not in the contract');
  });

  it('reports replies with another status, media type, or JSON than in the contract, as text and JSON', async () => {
    const replies: Readonly<Record<string, [number, string, string]>> = {
      '/domains': [200, 'application/json', '{"success":true,"data":[{"id":"one"}]}'],
      '/domains/1': [200, 'text/html', '<p>no</p>'],
      '/domains/2': [299, 'application/json', '{}'],
      '/health': [200, 'application/json', '{'],
    };
    const strange = createServer((request, response) => {
      const [status, type, body] = replies[request.url ?? ''] ?? [500, 'text/plain', ''];
      response.writeHead(status, { 'Content-Type': type, Server: 'another' }).end(body);
    });
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    const address = strange.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const proxy = await start({ upstream: `http://127.0.0.1:${String(port)}` });
    const health = await ask(proxy, '/health');
    expect([await health.text(), health.headers.get('server')]).toEqual(['{', 'another']);
    for (const path of ['/domains', '/domains/1', '/domains/2']) await ask(proxy, path);
    strange.close();
    expect(of(proxy, 'domains.list')?.differences[0]).toMatchObject({
      side: 'reply',
      message: expect.stringMatching(/^domains\.list 200 violates the contract: /),
    });
    expect(of(proxy, 'domains.show')?.differences.map(({ message }) => message)).toEqual([
      'domains.show 200 is text/html, which is not in the contract',
      'domains.show returned 299, which is not in the contract',
    ]);
    expect(of(proxy, 'system.health')?.differences[0]?.message).toBe('system.health 200 is not valid JSON');
    const text = await (await fetch(`${proxy.url}/_test/differences?format=text`)).text();
    expect(text).toMatch(
      /^4 calls of 3 operations: 3 operations with differences\n\ndomains\.list {2}1 call\n {2}reply: /,
    );
    expect(await (await fetch(`${proxy.url}/_test/differences`)).json()).toEqual(proxy.report());
  });

  it('records without secrets, and answers the same from the recording', async () => {
    const record = join(folder, 'calls.ndjson');
    const proxy = await start({ upstream: upstream.url, record });
    const login = { username: 'acme', password: 'grt-demo-2026' };
    await ask(proxy, '/auth/client/login', login);
    const before = await (await ask(proxy, '/domains?page=1')).json();
    await ask(proxy, '/domains', { ...form, domain_name: 'b.example' });
    const after = await (await ask(proxy, '/domains?page=1')).json();
    const text = await readFile(record, 'utf8');
    expect([text.split('\n').length, text.includes('grt-demo-2026'), text.includes(token)]).toEqual([5, false, false]);

    const replay = await start({ replay: record });
    expect((await ask(replay, '/auth/client/login', login)).status).toBe(200);
    expect(await (await ask(replay, '/domains?page=1')).json()).toEqual(before);
    expect(await (await ask(replay, '/domains?page=1')).json()).toEqual(after);
    expect(await (await ask(replay, '/domains?page=1')).json()).toEqual(after);
    expect((await ask(replay, '/domains', { ...form, domain_name: 'b.example' })).status).toBe(201);
    expect(differs(replay.report())).toBe(false);
    const missing = await ask(replay, '/domains?page=2');
    expect([missing.status, await missing.json()]).toEqual([
      502,
      expect.objectContaining({ message: expect.stringContaining('It has: GET /domains?page=1.') }),
    ]);
    expect(of(replay, 'domains.list')?.differences[0]?.message).toContain('The recording has no GET /domains?page=2');
  });

  it('says when the other side does not answer, and when a recording is not one', async () => {
    const proxy = await start({ upstream: 'http://127.0.0.1:9' });
    expect((await ask(proxy, '/health')).status).toBe(502);
    expect(of(proxy, 'system.health')?.differences[0]?.message).toContain('there was no answer');
    const broken = join(folder, 'broken.ndjson');
    await writeFile(broken, '{"method":"GET"}\n');
    await expect(startProxy({ replay: broken })).rejects.toThrow('line 1: not a line of a recording');
  });
});
