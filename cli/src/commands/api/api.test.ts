import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';
import { readFields } from './fields.ts';

describe('grt api', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const api = (...argv: readonly string[]) => runGrtAs(server, { as: 'admin' }, 'api', ...argv);
  const fromInput = (stdin: string, ...argv: readonly string[]) =>
    runGrtAs(server, { as: 'admin', stdin }, 'api', ...argv);

  it('takes the method from -X, before the path, or from the fields', async () => {
    const { out } = await api('/health');
    for (const words of [['GET', '/health'], ['get', 'health'], ['health'], ['-X', 'get', 'health'], ['system.health']])
      expect((await api(...words)).out).toBe(out);
    expect((await api('admin/clients', '-X', 'GET', '-f', 'status=active', '--jq', '.data[].status')).out).toMatch(
      /^(active\n)+$/,
    );
    expect((await api('admin/clients/1/suspend', '-f', 'no=text')).code).toBe(8);
    expect(await api('POST', 'health', '-X', 'GET')).toMatchObject({
      code: 2,
      err: 'error: Specify the method once: with -X, or before the path\n',
    });
    expect(await api('system.health', '-X', 'POST')).toMatchObject({
      code: 2,
      err: 'error: system.health is a GET: leave out --method\n',
    });
    expect(await api('GET')).toMatchObject({ code: 2, err: 'error: Specify a path after GET\n' });
  });

  it('refuses a parameter that the contract does not allow before it is sent', async () => {
    const refused = {
      code: 2,
      out: '',
      err: "error: clients.show: id must be an integer from 1 to 2147483647, not 'one'\n",
    };
    expect(await api('clients.show', '-F', 'id=one')).toEqual(refused);
    expect(await api('admin/clients/one')).toEqual(refused);
    expect((await api('clients.show', '-f', 'id=1')).code).toBe(0);
    expect(await api('health?x=1')).toMatchObject({
      code: 2,
      err: 'error: system.health has no parameter x, and takes none\n',
    });
  });

  it('reads fields from a file or standard input with --input, and lets single fields take precedence', async () => {
    const suspend = ['admin/clients/2/suspend', '--input', '-', '--jq', '.data.status_reason'];
    expect((await fromInput('{"reason":"Unpaid"}', ...suspend, '-f', 'reason=Late')).out).toBe('Late\n');
    expect(await fromInput('[1]', ...suspend)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Standard input does not contain a JSON object') as string,
    });
    expect(await fromInput('{', ...suspend)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Standard input is not valid JSON') as string,
    });
  });

  it('prints pages in the shape of a single one with --paginate, and in one array with --slurp', async () => {
    const first = await api('admin/clients?per_page=1', '--jq', '.data | length');
    expect(first.out).toBe('1\n');
    const each = await api(
      'admin/clients?per_page=1',
      '--paginate',
      '--jq',
      '[.success, (.data | length), .meta.page]',
    );
    expect(each.out).toMatch(/^\[true,1,1\]\n\[true,1,2\]\n/);
    const all = await api('admin/clients?per_page=1', '--paginate', '--slurp');
    expect(JSON.parse(all.out)).toHaveLength(each.out.trimEnd().split('\n').length);
    expect(await api('admin/clients', '--slurp')).toMatchObject({ code: 2, err: 'error: --slurp needs --paginate\n' });
  });

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
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(head).toMatch(/^content-type: application\/json/m);
    expect(JSON.parse(body)).toMatchObject({ success: true });
  });

  it('prints no response with --silent, only the head with -i too, and what was refused all the same', async () => {
    expect(await api('GET', '/health', '--silent')).toEqual({ code: 0, out: '', err: '' });
    expect((await api('GET', '/health', '--silent', '-i')).out).toMatch(/^HTTP\/1\.1 200(?: OK)?\n(.+\n)+\n$/);
    const refused = await api('/domains/4711', '--silent');
    expect(refused).toMatchObject({ code: 6, out: '', err: expect.stringContaining('not found') as string });
  });

  it('calls any path of the server, also outside of the contract', async () => {
    const { code, out, err } = await api('POST', '/no/such/call', '-F', 'a=1', '-i');
    expect(code).toBe(6);
    expect(err).toMatch(/^error: .*\n {2}request req_/);
    const [head = '', body = ''] = out.split('\n\n');
    expect(head).toMatch(/^HTTP\/1\.1 404\n(.+\n)*x-request-id: req_/);
    expect(JSON.parse(body)).toMatchObject({ success: false });
    const page = await api('GET', 'http://grt.test/api/reference?x=1', '-o', '-');
    expect(page).toMatchObject({ code: 0, out: expect.stringContaining('<html') as string });
    expect((await api('get', 'http://grt.test/api/domains?status=pending')).out).toContain('"meta"');
    expect((await api('GET', 'http://grt.test/downloads/SHA256SUMS')).code).toBeLessThan(7);
  });

  it('sends nothing to another server, and refuses what is neither a path nor an operation', async () => {
    expect(await api('GET', 'https://other.example/api/health')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a URL on http://grt.test') as string,
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

describe('fields', () => {
  it.each<readonly [typed: readonly string[], fields: object]>([
    [['a=1', 'b=true', 'c=null', 'd=-1.5', 'e=x', 'f=[1]'], { a: 1, b: true, c: null, d: -1.5, e: 'x', f: [1] }],
    [['a[]=1', 'a[]=x', 'b[]='], { a: [1, 'x'], b: [''] }],
    [['a[b]=1', 'a[c][d]=2', 'a[c][]=3', 'a=b=c'], { a: 'b=c' }],
    [['a[b]=1', 'a[c][d]=2', 'a[e][]=3'], { a: { b: 1, c: { d: 2 }, e: [3] } }],
    [['a]=1', 'b[=2', '__proto__[x]=1'], { 'a]': 1, 'b[': 2 }],
  ])('%j', async (field, fields) => {
    expect(await readFields({ files: {} as never }, { field })).toEqual(fields);
    expect({}).not.toHaveProperty('x');
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
