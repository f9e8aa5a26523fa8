import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FlatInput } from '../../contract/operation-row.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { GrtError } from '../errors.ts';
import { createGrt } from '../client.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { networkText } from './outside-page.ts';
import { usedProxy } from './used-proxy.ts';
import * as worker from './worker.ts';

const url = 'https://user:secret@platform.example:8443/api/setup/grt_l_secret';

describe('what a program says of a call without a response', () => {
  it.each<readonly [string, Error]>([
    ['connect ECONNREFUSED 10.0.0.7:8443', new Error('connect ECONNREFUSED 10.0.0.7:8443')],
    ['getaddrinfo ENOTFOUND platform.example', new Error('getaddrinfo ENOTFOUND platform.example')],
    ['self-signed certificate', new Error('self-signed certificate')],
    [
      'it asks for a user name and password. Put them into its address: HTTPS_PROXY=http://user:password@host',
      new Error('Proxy response (407) !== 200 when HTTP Tunneling'),
    ],
    [
      'connect ECONNREFUSED ::1:8443',
      new AggregateError([
        new Error('connect ECONNREFUSED ::1:8443'),
        new Error('connect ECONNREFUSED 127.0.0.1:8443'),
      ]),
    ],
  ])('has the host and the reason, but no secret of the address: %s', (reason, cause) => {
    const error = new TypeError('fetch failed', { cause });

    expect(networkText(false, url, error)).toBe(`The server at platform.example:8443 could not be reached: ${reason}.`);
    expect(networkText(true, url, error)).toBe(
      `The connection to platform.example:8443 was lost before the response was complete: ${reason}.`,
    );
  });

  it('has one line for a fault of TLS, with its code', () => {
    const cause = Object.assign(
      new Error('C0A8:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:a.c:1:\n'),
      {
        code: 'ERR_SSL_WRONG_VERSION_NUMBER',
        reason: 'wrong version number',
      },
    );

    expect(networkText(false, url, new TypeError('fetch failed', { cause }))).toBe(
      'The server at platform.example:8443 could not be reached: wrong version number (ERR_SSL_WRONG_VERSION_NUMBER).',
    );
  });

  it('has neither where there is none', () => {
    expect(networkText(false, '/api/auth/me', 'gone')).toBe('The server could not be reached.');
  });
});

describe('the proxy of a call that failed', () => {
  const failed = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.7:3128') });
  const tunnel = new TypeError('fetch failed', {
    cause: new Error('Proxy response (502) !== 200 when HTTP Tunneling'),
  });
  const env = { https_proxy: 'http://me:secret@proxy.example:3128' };
  const used = (error: Error, more: Readonly<Record<string, string>>, execArgv: string[] = []) =>
    usedProxy('https://platform.example/api', error, { env: { ...env, ...more }, execArgv });

  it('is named without its password where Node uses it, or the error is its own', () => {
    expect(networkText(false, url, failed, used(failed, { NODE_USE_ENV_PROXY: '1' }))).toBe(
      'The server at platform.example:8443 could not be reached through the proxy http://proxy.example:3128: connect ECONNREFUSED 10.0.0.7:3128.',
    );
    expect(used(failed, {}, ['--use-env-proxy'])).toBe('http://proxy.example:3128');
    expect(used(failed, { NODE_OPTIONS: '--no-warnings --use-env-proxy' })).toBe('http://proxy.example:3128');
    expect(used(tunnel, { https_proxy: '', HTTPS_PROXY: 'http://other.example' })).toBeUndefined();
    expect(used(tunnel, {})).toBe('http://proxy.example:3128');
  });

  it.each([
    [failed, {}],
    [tunnel, { NO_PROXY: 'localhost, .example' }],
    [tunnel, { no_proxy: '*' }],
    [tunnel, { https_proxy: 'no address' }],
  ])('is not named where there is none, or it is not known: %s %j', (error, more) => {
    expect(used(error, more)).toBeUndefined();
  });

  it('is still named beside hosts that only end in the same letters', () => {
    expect(used(tunnel, { NO_PROXY: 'form.example,example.com' })).toBe('http://proxy.example:3128');
  });
});

it('sends nothing of an option that Workers refuse', () => {
  expect(worker.withCredentials).toEqual({});
});

it.each([
  ['a date', { from: new Date(0) }],
  ['no number', { from: Number.NaN }],
  ['half a character', { from: '\uD83D' }],
])('refuses %s as part of an address before anything is sent', async (_, fields) => {
  let sent = 0;
  const grt = createGrt({
    clock: fakeClock(),
    fetch: () => {
      sent += 1;
      return Response.json({});
    },
  });

  await expect(grt.request('GET', '/client/analytics', fields)).rejects.toThrow(/^from cannot be /);
  await expect(grt.call('domains.show', { id: fields.from })).rejects.toThrow(/^domains\.show: id must be an integer /);
  expect(sent).toBe(0);
});

describe('a parameter that the contract does not allow', () => {
  const urls: string[] = [];
  const grt = createGrt({
    fetch: (asked) => {
      urls.push(asked);
      return Response.json({ success: true, data: [], meta: {} });
    },
  });
  afterEach(() => urls.splice(0));

  it.each<readonly [OperationId, FlatInput, string]>([
    ['domains.show', { id: 1.5 }, "id must be an integer from 1 to 2147483647, not '1.5'"],
    ['domains.show', { id: true }, "id must be an integer from 1 to 2147483647, not 'true'"],
    ['domains.list', { page: 1e21 }, "page must be an integer from 1 to 1000000, not '1e+21'"],
    ['domains.list', { page: 0 }, "page must be an integer from 1 to 1000000, not '0'"],
    ['domains.list', { per_page: 201 }, "per_page must be an integer from 1 to 200, not '201'"],
    ['domains.list', { status: 'bogus' }, "status must be pending, approved, or rejected, not 'bogus'"],
    ['clients.list', { status: 'approved' }, "status must be pending, active, suspended, or inactive, not 'approved'"],
    ['feedReview.list', { status: 'approved' }, "status must be pending or in_review, not 'approved'"],
    ['domains.list', { status: ['approved', 'pending'] }, 'status must be one value, not a list'],
    ['registrations.list', { ids: [7, 0] }, "ids must be an integer from 1 to 2147483647, not '0'"],
    ['bidding.forecast', { bid_amount: 0.001 }, "bid_amount must be a number from 0.01 to 100, not '0.001'"],
    ['webhooks.events', { after: -1 }, "after must be an integer from 0, not '-1'"],
    ['clientFeeds.listItems', { id: 7, is_enabled: 'yes' }, "is_enabled must be true or false, not 'yes'"],
  ])('is refused before anything is sent: %s %j', async (operation, fields, fault) => {
    await expect(grt.call(operation, fields)).rejects.toThrow(new TypeError(`${operation}: ${fault}`));
    expect(urls).toEqual([]);
  });

  it('is refused if there is none of that name, unless it belongs to a body', async () => {
    await expect(grt.call('webhooks.deliveries', { id: 1, pge: 3 })).rejects.toThrow(
      new TypeError('webhooks.deliveries has no parameter pge, only id, page, per_page, status, sort, order'),
    );
    await expect(grt.call('system.health', { x: 1 })).rejects.toThrow(
      new TypeError('system.health has no parameter x, and takes none'),
    );
    await grt.call('domains.create', { domain: 'clips.example' });
    expect(urls).toEqual(['/api/domains']);
  });

  it('is none at either end of its limits, where it is empty, or where there is no value', async () => {
    await grt.call('domains.list', {
      page: 1,
      per_page: 200,
      status: '',
      sort: null,
      search: undefined,
      other: undefined,
    });
    await grt.call('audit.list', { subject_type: 'token' });
    expect(urls).toEqual(['/api/domains?page=1&per_page=200&status=', '/api/admin/audit?subject_type=token']);
  });

  it('is left to TypeScript in a page', async () => {
    vi.stubGlobal('location', { href: 'https://platform.example/' });
    try {
      await grt.call('domains.list', { status: 'bogus' });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(urls).toEqual(['/api/domains?status=bogus']);
  });
});

it('writes each type as the contract does, also where it comes as text, and knows nothing of other requests', async () => {
  const seen: string[] = [];
  const grt = createGrt({
    fetch: (address) => {
      seen.push(address);
      return Response.json({ success: true, data: [], meta: {} });
    },
  });

  await grt.call('clientFeeds.listItems', { id: '7', page: 2, is_enabled: false });
  await grt.request('GET', '/items', { id: 'seven' });

  expect(seen).toEqual(['/api/client/feeds/7/items?page=2&is_enabled=false', '/api/items?id=seven']);
});

it('writes text, numbers, booleans, and lists of them as the contract does', async () => {
  let seen = '';
  const fetch = (address: string) => {
    seen = address;
    return Response.json({});
  };

  await createGrt({ fetch }).request('GET', '/feeds', {
    from: '2026-11-27',
    page: 2,
    mine: false,
    status: ['a b', 'c'],
  });

  expect(seen).toBe('/api/feeds?from=2026-11-27&page=2&mine=false&status=a%20b&status=c');
});

describe('what fetch would name with its secret', () => {
  const fetch = () => Response.json({});

  it.each([
    ['a line break', 'grt_secret\nlater'],
    ['a quotation mark of a text', '“grt_secret”'],
  ])('is a token with %s: it is not sent', async (_, token) => {
    let sent = 0;
    const grt = createGrt({ fetch: () => Response.json({ sent: (sent += 1) }), token });
    const message = 'The token has a line break or a character that it cannot have, so nothing was sent.';
    await expect(grt.domains.list()).rejects.toThrow(new GrtError(message, { operation: 'domains.list' }));
    expect(sent).toBe(0);
  });

  it('is another header: its name is enough', async () => {
    const sent = createGrt({ fetch }).domains.list({}, { headers: { 'X-Note': 'secret\n1' } });
    await expect(sent).rejects.toThrow(
      'The header x-note has a line break or a character that it cannot have, so nothing was sent.',
    );
  });

  it.each([
    'http://nora:secret@platform.example/api',
    'nora:secret@platform.example/api',
    'https//nora:secret@platform.example/api',
    'https:/nora:secret@platform.example/api',
    '//nora:secret@platform.example/api',
  ])('is an address with a user name and password: %s', async (baseUrl) => {
    await expect(createGrt({ baseUrl }).domains.list()).rejects.toThrow(
      'baseUrl (or GRT_API_URL) must not contain a user name or password. Sign in, or pass a token instead.',
    );
  });

  it('may be anything in an address that is none, and has such a sign', async () => {
    await expect(createGrt({ baseUrl: 'http://nora:se/cret@platform.example' }).domains.list()).rejects.toThrow(
      /^Outside a browser, .* such as https:\/\/platform.example\/api, without a user name or password\.$/,
    );
  });

  it('is not a value that headers can have', async () => {
    await expect(createGrt({ fetch, token: 'grt_é\n' }).request('GET', '/anything')).resolves.toBeDefined();
  });
});

describe('an option of another kind than TypeScript asks for', () => {
  const fetch = () => Response.json({ success: true, data: { status: 'ok' } });

  it.each<readonly [options: object, message: string]>([
    [{ baseUrl: null }, 'baseUrl must be text or a URL, not null.'],
    [{ baseUrl: 4010 }, 'baseUrl must be text or a URL, not 4010.'],
    [{ baseUrl: ['http://secret'] }, 'baseUrl must be text or a URL, not a list.'],
    [{ token: { secret: 1 } }, 'token must be text, not of type object.'],
    [{ baseUrl: 'http://127.0.0.1:1', fetch: 'fetch' }, 'fetch must be a function, not of type string.'],
    [{ retries: Number.NaN }, 'retries must be a number from 0, not NaN.'],
    [{ maxRetryAfterMs: -1 }, 'maxRetryAfterMs must be a number of milliseconds from 0, not -1.'],
    [{ timeoutMs: Number.NaN }, 'timeoutMs must be a number of milliseconds above 0, up to 2147483647, not NaN.'],
    [{ timeoutMs: 0 }, 'timeoutMs must be a number of milliseconds above 0, up to 2147483647, not 0.'],
    [{ timeoutMs: 2 ** 31 }, 'timeoutMs must be a number of milliseconds above 0, up to 2147483647, not 2147483648.'],
  ])('fails the first call, in words: %j', async (options, message) => {
    const grt = createGrt({ fetch, ...options });
    await expect(grt.system.health()).rejects.toThrow(new GrtError(message, { operation: 'system.health' }));
  });

  it('is none at its limits, and a URL is an address', async () => {
    const seen: string[] = [];
    const grt = createGrt({
      baseUrl: new URL('https://platform.example/api/'),
      fetch: (asked) => {
        seen.push(asked);
        return fetch();
      },
      retries: 0,
      maxRetryAfterMs: 0,
      timeoutMs: 2 ** 31 - 1,
    });
    await grt.system.health();
    expect(seen).toEqual(['https://platform.example/api/health']);
    await expect(grt.system.health({}, { timeoutMs: -1 })).rejects.toThrow(/^timeoutMs must be .*, not -1\.$/);
  });
});

it('needs an address with a server in it', async () => {
  await expect(createGrt({ baseUrl: 'http://' }).domains.list()).rejects.toThrow(
    "baseUrl (or GRT_API_URL) must be an absolute URL such as https://platform.example/api, not 'http://'.",
  );
});
