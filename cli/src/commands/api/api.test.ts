import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt api', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const api = (...argv: readonly string[]) => runGrtAs(server, { as: 'admin' }, 'api', ...argv);

  it('sends typed fields with -F, and text with -f', async () => {
    const suspend = ['POST', '/admin/clients/1/suspend'] as const;
    expect(await api(...suspend, '-F', 'reason=2026')).toMatchObject({
      code: 8,
      err: expect.stringContaining('reason') as string,
    });
    expect((await api(...suspend, '-f', 'reason=2026')).out).toContain('"status_reason":"2026"');
  });

  it('prints the status and the headers first with -i', async () => {
    const { out } = await api('GET', '/health', '-i');
    const [head = '', body = ''] = out.split('\n\n');
    expect(head).toMatch(/^HTTP 200/);
    expect(head).toMatch(/^content-type: application\/json/m);
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });

  it('calls any path of the server, also outside of the contract', async () => {
    expect((await api('/health')).out).toBe((await api('GET', '/health')).out);
    const { code, err } = await api('POST', '/no/such/call', '-F', 'a=1', '-i');
    expect(code).toBe(6);
    expect(err).toMatch(/^error: .*\n {2}request req_/);
    const page = await api('GET', 'http://grt.test/api/reference?x=1', '-o', '-');
    expect(page).toMatchObject({ code: 0, out: expect.stringContaining('<html') as string });
    expect((await api('get', 'http://grt.test/api/domains?status=pending')).out).toContain('"meta"');
    expect((await api('GET', 'http://grt.test/downloads/SHA256SUMS')).code).toBeLessThan(7);
  });

  it('sends nothing to another server, and refuses what is neither a path nor an operation', async () => {
    expect(await api('GET', 'https://other.example/api/health')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not an address of http://grt.test') as string,
    });
    expect(await api('domains.nope')).toMatchObject({ code: 6 });
    expect(await api('FETCH', '/health')).toMatchObject({ code: 2 });
    expect(await api('GET', '/domains/%zz')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"%zz" is not a valid part of a path') as string,
    });
  });

  it('sends a header with -H, and refuses what is none', async () => {
    const { out } = await api('GET', '/health', '-i', '-H', 'X-Request-Id: from-a-test-1');
    expect(out).toContain('x-request-id: from-a-test-1');
    expect(await api('GET', '/health', '-H', 'nothing')).toMatchObject({
      code: 2,
      err: expect.stringContaining("use 'Name: value'") as string,
    });
  });
});

describe('--timeout', () => {
  it.each(['0', '3601', '1.5', 'soon'])('refuses %s', async (typed) => {
    const server = { fetch: () => Promise.reject(new TypeError('not asked')), baseUrl: 'http://127.0.0.1:1/api' };
    expect(await runGrtAs(server as never, {}, 'api', 'GET', '/health', '--timeout', typed)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Use seconds from 1 to 3600.') as string,
    });
  });
});
