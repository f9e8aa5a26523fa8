import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ReceivedFile } from './call.ts';
import { createGrt, isOperationId } from './client.ts';
import { operationTable } from '../contract/operations.gen.ts';
import {
  BadReplyError,
  ConflictError,
  ForbiddenError,
  GoneError,
  NetworkError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ServerError,
  TooLargeError,
  ValidationError,
} from './errors.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';

const unbuilt = { success: false, message: 'Not built yet.', code: 'not_built', request_id: 'req_1' };

function clientOf(app: Hono) {
  return createGrt({ fetch: app.request, clock: fakeClock(), tokenStore: memoryTokenStore({ token: 'old' }) });
}

describe('a call', () => {
  it('puts each field where the contract wants it', async () => {
    const app = new Hono();
    app.post('/api/admin/registrations/:id/approve', async (c) =>
      c.json({
        success: true,
        data: { id: c.req.param('id'), body: await c.req.json(), type: c.req.header('content-type') },
      }),
    );
    app.get('/api/admin/registrations', (c) =>
      c.json({ success: true, data: [c.req.queries()], meta: { page: 1, per_page: 20, total: 1, last_page: 1 } }),
    );
    const grt = clientOf(app);

    const approved = await grt.registrations.approve({
      id: 7,
      admin_notes: 'Welcome & hello',
      domain_name: undefined,
    } as never);
    const list = await grt.registrations.list({ status: 'pending', search: 'a b&c', page: 2 });

    expect(approved).toEqual({ id: '7', body: { admin_notes: 'Welcome & hello' }, type: 'application/json' });
    expect(list.data).toEqual([{ status: ['pending'], search: ['a b&c'], page: ['2'] }]);
  });

  it('sends the token, an idempotency key, and custom headers; a change has a key in any case, and reading has none', async () => {
    const seen: Record<string, string>[] = [];
    const app = new Hono();
    app.post('/api/domains', (c) => {
      seen.push(c.req.header());
      return c.json({ success: true, data: {} }, 201);
    });
    app.get('/api/domains', (c) => {
      seen.push(c.req.header());
      return c.json({ success: true, data: [], meta: {} });
    });
    const grt = clientOf(app);

    await grt.call(
      'domains.create',
      { domain_name: 'clips.example' },
      { idempotencyKey: 'add-clips-1', headers: { 'X-Trace': 't1' } },
    );
    await grt.call('domains.create', { domain_name: 'clips.example' });
    await grt.call('domains.list');

    expect(seen[0]).toMatchObject({ authorization: 'Bearer old', 'idempotency-key': 'add-clips-1', 'x-trace': 't1' });
    expect(seen[1]?.['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(seen[2]).not.toHaveProperty('idempotency-key');
  });

  it('returns the raw response, its message, and the request id along with the data', async () => {
    const app = new Hono();
    app.get('/api/auth/sessions', (c) =>
      c.json({ success: true, data: [], message: 'None yet.' }, 200, { 'x-request-id': 'req_9' }),
    );

    const { data, message, body, response, requestId } = await clientOf(app).auth.listSessions().withResponse();

    expect({ data, message, body, requestId, status: response.status }).toEqual({
      data: [],
      message: 'None yet.',
      body: { success: true, data: [], message: 'None yet.' },
      requestId: 'req_9',
      status: 200,
    });
  });

  it('returns the error instead of throwing when called safely', async () => {
    const app = new Hono();
    app.get('/api/admin/registrations/1', (c) => c.json({ success: true, data: { id: 1 } }));
    const grt = clientOf(app);

    expect(await grt.registrations.show({ id: 1 }).safe()).toEqual({ ok: true, data: { id: 1 } });
    expect(await grt.registrations.show({ id: 2 }).safe()).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it.each(['', '.', '..'])("refuses '%s' in a path, because it would lead elsewhere", async (slug) => {
    await expect(clientOf(new Hono()).pages.view({ slug })).rejects.toThrow(TypeError);
  });

  it('says what is missing without a path parameter, and sends nothing', async () => {
    await expect(clientOf(new Hono()).call('clientFeeds.showImport', { id: 7 })).rejects.toThrow(
      new TypeError('/client/feeds/{id}/imports/{import_id} needs import_id'),
    );
  });

  it('repeats a list in the query, and omits null and undefined', async () => {
    const app = new Hono();
    app.get('/api/admin/registrations', (c) =>
      c.json({
        success: true,
        data: [new URL(c.req.url).search],
        meta: { page: 1, per_page: 1, total: 1, last_page: 1 },
      }),
    );

    const page = await clientOf(app).call('registrations.list', {
      search: 'a&b ü',
      ids: [3, 5],
      status: null,
      page: undefined,
      per_page: 5,
    });

    expect(page).toMatchObject({ data: ['?search=a%26b%20%C3%BC&ids=3&ids=5&per_page=5'] });
  });

  it('escapes the values in a path', async () => {
    const app = new Hono();
    app.get('/api/pages/:slug', (c) => c.json({ slug: c.req.param('slug') }));

    expect(await clientOf(app).pages.view({ slug: 'a/b?c#d' })).toEqual({ slug: 'a/b?c#d' });
  });

  it('can be made by a name that is known only at run time', async () => {
    const app = new Hono();
    app.get('/api/health', (c) => c.json({ success: true, data: { status: 'ok' } }));
    const name: string = 'system.health';
    if (!isOperationId(name)) throw new Error('There is no such operation.');

    expect(await clientOf(app).call(name)).toEqual({ status: 'ok' });
    expect(isOperationId('system.toString')).toBe(false);
  });

  it('exists for every operation of the contract, at its method and path', async () => {
    const seen = new Set<string>();
    const app = new Hono();
    app.all('*', (c) => {
      seen.add(`${c.req.method} ${c.req.path}`);
      return c.json(unbuilt, 501);
    });
    const grt = clientOf(app);
    for (const name of Object.keys(operationTable).filter(isOperationId)) {
      const input: Record<string, number> = {};
      for (const [, parameter = ''] of operationTable[name].path.matchAll(/\{(\w+)\}/g)) input[parameter] = 1;
      await expect(grt.call(name, input)).rejects.toMatchObject({ status: 501 });
    }

    const expected = Object.values(operationTable).map(
      ({ method, path }) => `${method} /api${path.replaceAll(/\{\w+\}/g, '1')}`,
    );
    expect([...seen].sort()).toEqual([...new Set(expected)].sort());
  });
});

describe('a refusal', () => {
  const classes = [
    [400, ServerError],
    [401, NotSignedInError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [409, ConflictError],
    [410, GoneError],
    [413, TooLargeError],
    [415, ServerError],
    [422, ValidationError],
    [429, RateLimitedError],
    [500, ServerError],
    [501, ServerError],
  ] as const;

  it.each(classes)("with status %d has its own class, and the server's message and code", async (status, expected) => {
    const app = new Hono();
    app.post('/api/auth/client/login', (c) =>
      c.json({ success: false, message: 'No.', code: 'because', request_id: 'req_2' }, status),
    );

    const result = await clientOf(app).auth.clientLogin({ username: 'a', password: 'b' }, { retries: 0 }).safe();

    const message = `No. (${String(status)}, request req_2)`;
    expect(result).toMatchObject({
      ok: false,
      error: { status, reason: 'No.', message, code: 'because', requestId: 'req_2', operation: 'auth.clientLogin' },
    });
    expect(result.ok ? undefined : result.error.constructor).toBe(expected);
  });

  it('names the invalid fields', async () => {
    const app = new Hono();
    app.post('/api/register', (c) =>
      c.json(
        {
          success: false,
          message: 'Please correct.',
          code: 'invalid',
          errors: { email: ['Email is required'], odd: 'text' },
          request_id: 'r',
        },
        422,
      ),
    );

    const result = await clientOf(app).call('registrations.submit', {}).safe();

    expect(result).toMatchObject({ ok: false, error: { fields: { email: ['Email is required'] } } });
  });

  it('that is not the platform’s, such as a proxy’s page, still has a status', async () => {
    const app = new Hono();
    app.get('/api/health', (c) => c.html('<h1>Bad gateway</h1>', 502));

    const result = await clientOf(app).system.health({}, { retries: 0 }).safe();

    expect(result).toMatchObject({
      ok: false,
      error: {
        name: 'ServerError',
        status: 502,
        code: '',
        body: '<h1>Bad gateway</h1>',
        message: expect.stringContaining('A gateway responded with status 502 (text/html)'),
      },
    });
  });
});

describe('a response that does not match the contract', () => {
  it.each(['{"success":true,"data":', '', '[]', '{"success":true}', '{"success":false,"data":{}}'])(
    'fails plainly: %s',
    async (text) => {
      const app = new Hono();
      app.get('/api/health', (c) => c.body(text, 200, { 'content-type': 'application/json', 'x-request-id': 'req_3' }));

      const result = await clientOf(app).system.health().safe();

      expect(result).toMatchObject({
        ok: false,
        error: { name: 'BadReplyError', requestId: 'req_3', operation: 'system.health' },
      });
      expect(result.ok ? undefined : result.error).toBeInstanceOf(BadReplyError);
    },
  );
});

describe('a file response', () => {
  it('comes with its name and type, and can be read once', async () => {
    const app = new Hono();
    app.get('/api/admin/registrations/:id/business-license', (c) =>
      c.body(new Uint8Array([37, 80, 68, 70]), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''..%2FN%C3%B6rthlight.pdf`,
      }),
    );

    const file = await clientOf(app).registrations.businessLicense({ id: 7 });
    const blob = await file.blob();

    expect({ filename: file.filename, contentType: file.contentType, type: blob.type, size: blob.size }).toEqual({
      filename: 'Nörthlight.pdf',
      contentType: 'application/pdf',
      type: 'application/pdf',
      size: 4,
    });
  });

  it('is refused in JSON like everything else', async () => {
    const app = new Hono();
    app.get('/api/admin/registrations/:id/business-license', (c) =>
      c.json({ success: false, message: 'Business license file not found', code: 'not_found', request_id: 'r' }, 404),
    );

    const call = clientOf(app).registrations.businessLicense({ id: 7 });

    await expect(call).rejects.toThrow(
      new NotFoundError('Business license file not found', { operation: '', status: 404, code: '', body: '' }).message,
    );
    await expect(call).rejects.toThrow(NotFoundError);
  });

  it('replaces a page if the call asks for CSV', async () => {
    const app = new Hono();
    app.get('/api/client/feeds/:id/imports/:import_id/errors', (c) =>
      c.req.query('format') === 'csv'
        ? c.body('line,code\n', 200, { 'content-type': 'text/csv' })
        : c.json({ success: true, data: [], meta: { page: 1, per_page: 1000, total: 0, last_page: 1 } }),
    );
    const grt = clientOf(app);

    const file = await grt.clientFeeds.importErrors({ id: 7, import_id: 12, format: 'csv' });
    const page = await grt.clientFeeds.importErrors({ id: 7, import_id: 12 });

    expect(await file.text()).toBe('line,code\n');
    expect(page.data).toEqual([]);
  });
});

describe('createGrt', () => {
  it('constructs with a relative base outside of a page, and says with the first call that it cannot work', async () => {
    const result = await createGrt({ baseUrl: '/api' }).system.health().safe();

    expect(result).toMatchObject({
      ok: false,
      error: {
        message:
          "Outside a browser, baseUrl (or GRT_API_URL) must be an absolute URL such as https://platform.example/api, not '/api'.",
        operation: 'system.health',
      },
    });
  });

  it('says that nothing is listening, and why', async () => {
    const grt = createGrt({ baseUrl: 'http://127.0.0.1:9/api', clock: fakeClock() });

    const result = await grt.system.health().safe();

    expect(result.ok ? undefined : result.error).toBeInstanceOf(NetworkError);
    expect(result).toMatchObject({
      ok: false,
      error: { message: 'The server at 127.0.0.1:9 could not be reached: bad port.', cause: expect.any(TypeError) },
    });
  });
});

it('sends any request below the base, for what the contract does not have', async () => {
  const app = new Hono();
  const seen: unknown[] = [];
  app.all('/api/odd/:id', async (c) => {
    const { method, url } = c.req;
    seen.push([method, url.replace(/^.*\/api/, ''), c.req.header('idempotency-key') !== undefined, await c.req.text()]);
    return method === 'GET' ? c.body('a,b', 200, { 'content-type': 'text/csv' }) : c.json([1], 201);
  });
  const grt = createGrt({ fetch: app.request, tokenStore: memoryTokenStore({ token: 't' }) });

  const file = (await grt.request('GET', '/odd/1?x=1', { y: [2, 3] })) as ReceivedFile;
  expect(await file.text()).toBe('a,b');
  expect(await grt.request('POST', '/odd/1', { a: 1 })).toEqual([1]);
  await expect(grt.request('DELETE', '/nowhere')).rejects.toThrow(NotFoundError);

  expect(seen).toEqual([
    ['GET', '/odd/1?x=1&y=2&y=3', false, ''],
    ['POST', '/odd/1', true, '{"a":1}'],
  ]);
});
