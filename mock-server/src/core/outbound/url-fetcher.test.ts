import { STATUS_CODES, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { failureOf, FetchFailure } from './fetch-failure.ts';
import { aHost, aSocketHost, type Host } from '../../testing/feed-host.ts';
import { createUrlFetcher, feedFetchLimits, type UrlFetcherParts, type Validators } from './url-fetcher.ts';

/** Long enough that only the limit under test ends a fetch, even on a slow machine. */
const patient = {
  connectMs: 60_000,
  headersMs: 60_000,
  idleMs: 60_000,
  totalMs: 60_000,
  redirectsMax: 5,
  maxBytes: 100_000,
};
const hosts: Host[] = [];
const host = async (answer: RequestListener): Promise<Host> => kept(await aHost(answer));
const socketHost = async (...parts: Parameters<typeof aSocketHost>): Promise<Host> => kept(await aSocketHost(...parts));
function kept(one: Host): Host {
  hosts.push(one);
  return one;
}
afterAll(async () => {
  for (const one of hosts) await one.close();
});

interface Asked extends Partial<UrlFetcherParts> {
  readonly known?: Validators;
  readonly signal?: AbortSignal;
}

/** Fetches to the end. @returns the text, or 'unchanged'. */
async function fetched(address: string, { known, signal, ...parts }: Asked): Promise<string> {
  const fetcher = createUrlFetcher({ allowed: [], limits: patient, ...parts });
  const answer = await fetcher.fetch(address, {
    signal: signal ?? new AbortController().signal,
    ...(known ? { known } : {}),
  });
  if (answer.kind === 'unchanged') return 'unchanged';
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What a fetch fails with. */
async function failure(address: string, asked: Asked): Promise<FetchFailure> {
  const error: unknown = await fetched(address, asked).then(
    (text) => new Error(`It was fetched: ${text.slice(0, 50)}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof FetchFailure) return error;
  throw error;
}

const endless: RequestListener = (_, response) => {
  const write = (): void => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
    response.once('drain', write);
  };
  write();
};

describe('fetching', () => {
  it('gives the content with its validators, and nothing if the source is still the same', async () => {
    const seen: (string | undefined)[] = [];
    const feed = await host((request, response) => {
      seen.push(request.headers['if-none-match'], request.headers['if-modified-since']);
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else response.setHeader('etag', '"v1"').setHeader('last-modified', 'Fri, 20 Nov 2026 10:00:00 GMT').end('a,b\n');
    });
    const fetcher = createUrlFetcher({ allowed: [feed.name] });
    const { signal } = new AbortController();
    const first = await fetcher.fetch(feed.url, { signal });
    if (first.kind === 'unchanged') throw new Error('There was nothing before');
    for await (const chunk of first.chunks) expect(Buffer.from(chunk).toString()).toBe('a,b\n');
    expect(first.validators).toEqual({ etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' });
    expect(await fetcher.fetch(feed.url, { known: first.validators, signal })).toEqual({ kind: 'unchanged' });
    expect(seen).toEqual([undefined, undefined, '"v1"', 'Fri, 20 Nov 2026 10:00:00 GMT']);
  });

  it('looks a host up once and connects to that answer, whatever the name resolves to later', async () => {
    const feed = await host((_, response) => response.end('here'));
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '127.0.0.9', family: 4 }]];
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return Promise.resolve(answers[asked - 1] ?? []);
    };
    const allowed = ['feeds.test'];
    expect(await fetched(`http://feeds.test:${String(feed.port)}/`, { allowed, resolve })).toBe('here');
    expect(asked).toBe(1);
  });

  it.each<[string, { address: string; family: number }[]]>([
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    ['this machine by IPv6', [{ address: '::1', family: 6 }]],
    [
      'a private network, twice',
      [
        { address: '10.0.0.5', family: 4 },
        { address: 'fd00::5', family: 6 },
      ],
    ],
    ['the metadata service of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['nothing', []],
  ])('refuses a name that leads to %s', async (_, addresses) => {
    let wasAsked = false;
    const inner = await host((__, response) => {
      wasAsked = true;
      response.end('secret');
    });
    const resolve = async () => Promise.resolve(addresses);
    const { message, isPassing } = await failure(`http://feeds.test:${String(inner.port)}/`, { resolve });
    expect([message, isPassing]).toEqual([
      'feeds.test is not a public address, so nothing can be fetched from it.',
      false,
    ]);
    expect(wasAsked).toBe(false);
  });

  it('sends the cookies of redirects back to where they belong, and to no later request', async () => {
    const seen: string[] = [];
    const other = await host(({ headers }, response) => {
      seen.push(`other ${headers.cookie ?? 'none'}`);
      response.writeHead(302, { location: `${feed.url}/again` }).end();
    });
    const feed = await host(({ url = '', headers: { cookie } }, response) => {
      seen.push(`${url} ${cookie ?? 'none'}`);
      if (cookie === 'seen=1') response.end('there');
      else
        response
          .writeHead(302, {
            location: `http://other.test:${String(other.port)}/`,
            'set-cookie': ['seen=1; Path=/', 'wide=1; Domain=test', 'not a cookie'],
          })
          .end();
    });
    const asked = {
      allowed: [feed.name, 'other.test'],
      resolve: async () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    };
    expect(await fetched(`${feed.url}/`, asked)).toBe('there');
    expect(await fetched(`${feed.url}/`, asked)).toBe('there');
    const once = ['/ none', 'other none', '/again seen=1'];
    expect(seen).toEqual([...once, ...once]);
  });

  it('follows five redirects and refuses the sixth', async () => {
    const feed = await host(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead([301, 302, 303, 307, 308][left - 1] ?? 302, { location: `/${String(left - 1)}` }).end();
    });
    const allowed = [feed.name];
    expect(await fetched(`${feed.url}/5`, { allowed })).toBe('there');
    expect(await failure(`${feed.url}/6`, { allowed })).toMatchObject({
      message: '127.0.0.1 redirects more than 5 times.',
      isPassing: false,
    });
  });

  it.each<[string, (inner: Host) => string, RegExp]>([
    ['another port of this machine', (inner) => inner.url, /^127\.0\.0\.1 is not a public address/],
    ['a private address', () => 'http://10.0.0.1/', /^10\.0\.0\.1 is not a public address/],
    ['this machine by another name', () => 'http://2130706433/', /^127\.0\.0\.1 is not a public address/],
    ['a name for a private address', () => 'http://inner.test/', /^inner\.test is not a public address/],
    ['a file', () => 'file:///etc/passwd', /^Only http:\/\/ and https:\/\/ addresses/],
    ['a mail server', () => 'http://feeds.test:25/', /^Nothing can be fetched from port 25/],
    ['a sign-in', () => 'http://a:b@feeds.test/', /username or password/],
    ['nowhere', () => 'http://', /^127\.0\.0\.1 redirects to an invalid address/],
  ])('refuses a redirect to %s', async (_, target, message) => {
    const inner = await host((__, response) => response.end('secret'));
    const feed = await host((__, response) => response.writeHead(302, { location: target(inner) }).end());
    const resolve = async () => Promise.resolve([{ address: '192.168.0.7', family: 4 }]);
    expect((await failure(feed.url, { allowed: [feed.name], resolve })).message).toMatch(message);
  });

  it.each<[string, Partial<typeof patient>, () => Promise<string>, RegExp]>([
    [
      'is never connected to',
      { connectMs: 100 },
      async () => (await socketHost(() => undefined)).url.replace('http:', 'https:'),
      /could not be reached within 100 ms/,
    ],
    [
      'accepts and says nothing',
      { headersMs: 100 },
      async () => (await host(() => undefined)).url,
      /did not respond within 100 ms/,
    ],
    [
      'begins and stops',
      { idleMs: 100 },
      async () => (await host((_, response) => void response.write('a'))).url,
      /sent no data for 100 ms/,
    ],
    [
      'never stops at a trickle',
      { totalMs: 300 },
      async () => (await host(trickle)).url,
      /did not arrive within 300 ms/,
    ],
  ])('gives up on a host that %s', async (_, limits, start, message) => {
    const address = await start();
    const { host: name } = new URL(address);
    const failed = await failure(address, { allowed: [name], limits: { ...patient, ...limits } });
    expect(failed.message).toMatch(message);
    expect(failed.isPassing).toBe(true);
  });

  it('gives up on a name whose lookup never ends', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const limits = { ...patient, connectMs: 100 };
    expect((await failure('http://feeds.test/', { resolve, limits })).message).toMatch(/within 100 ms/);
  });

  it('accepts as many bytes as the limit and not one more, whatever the host says about the length', async () => {
    const size = (bytes: number, headers = {}) =>
      host((_, response) => response.writeHead(200, headers).end('x'.repeat(bytes)));
    const exact = await size(100_000);
    expect(await fetched(exact.url, { allowed: [exact.name] })).toHaveLength(100_000);
    const one = await size(100_001, { 'transfer-encoding': 'chunked' });
    const stated = await host(
      (_, response) => void response.writeHead(200, { 'content-length': '60000000' }).write('x'),
    );
    const without = await host(endless);
    for (const { url, name } of [one, stated, without]) {
      expect(await failure(url, { allowed: [name] })).toMatchObject({
        message: 'File size must be less than 50MB',
        isPassing: false,
      });
    }
  });

  it('notices a response that is shorter than it states, and reads no more than it states', async () => {
    const short = await socketHost((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc');
    });
    expect(await failure(short.url, { allowed: [short.name] })).toMatchObject({
      message: 'The connection to 127.0.0.1 was lost before everything arrived.',
      isPassing: true,
    });
    const cut = await socketHost((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n');
    });
    expect((await failure(cut.url, { allowed: [cut.name] })).isPassing).toBe(true);
    const long = await socketHost((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\nconnection: close\r\n\r\nabcdef');
    });
    expect(await fetched(long.url, { allowed: [long.name] })).toBe('abc');
  });

  it.each<[number, boolean]>([
    [204, false],
    [206, false],
    [304, false],
    [401, false],
    [403, false],
    [404, false],
    [410, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('treats %i as a failure, and says whether it may be temporary: %s', async (status, isPassing) => {
    const feed = await host((_, response) => response.writeHead(status, 'secret words').end());
    const failed = await failure(feed.url, { allowed: [feed.name] });
    expect(failed.message).toMatch(new RegExp(`^127\\.0\\.0\\.1 responded with ${String(status)} [A-Z]`));
    expect(failed.message).not.toContain('secret');
    expect(failed.isPassing).toBe(isPassing);
  });

  it.each([
    [401, ' Please give an address that works without signing in.'],
    [403, ' It may block programs: please have it allow the user agent GRT-Feeds/2.0.'],
    [429, ' It limits requests: please have it allow more of the user agent GRT-Feeds/2.0.'],
    [404, ''],
  ])('says what the host has to change when it responds with %i', async (status, advice) => {
    const agents: (string | undefined)[] = [];
    const feed = await host(({ headers }, response) => {
      agents.push(headers['user-agent']);
      response.writeHead(status).end();
    });
    const { message } = await failure(feed.url, { allowed: [feed.name] });
    expect(message).toBe(`127.0.0.1 responded with ${String(status)} ${String(STATUS_CODES[status])}.${advice}`);
    expect(agents).toEqual(['GRT-Feeds/2.0']);
  });

  it('says what else is wrong with a host', async () => {
    const packed = await host((_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'));
    expect((await failure(packed.url, { allowed: [packed.name] })).message).toMatch(/unsupported compression/);
    const rude = await socketHost((socket) => socket.end('220 mail ready\r\n'));
    expect(await failure(rude.url, { allowed: [rude.name] })).toMatchObject({
      message: '127.0.0.1 does not respond like a web server.',
      isPassing: false,
    });
    const gone = await host(() => undefined);
    await gone.close();
    expect(await failure(gone.url, { allowed: [gone.name] })).toMatchObject({
      message: '127.0.0.1 refused the connection.',
      isPassing: true,
    });
    const certificate = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(failureOf(certificate, 'feeds.test').message).toBe('The certificate of feeds.test is not valid.');
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const resolve = async () => Promise.reject(unknown);
    expect(await failure('http://feeds.test/', { resolve })).toMatchObject({
      message: 'The host feeds.test does not exist. Please check the address.',
      isPassing: false,
    });
  });

  it('stops for its caller with the caller’s reason, before and during the response', async () => {
    const feed = await host(endless);
    const silent = await host(() => undefined);
    const stop = new AbortController();
    stop.abort(new Error('The server is stopping'));
    await expect(fetched(silent.url, { allowed: [silent.name], signal: stop.signal })).rejects.toThrow('stopping');
    const later = new AbortController();
    const fetcher = createUrlFetcher({ allowed: [feed.name] });
    const answer = await fetcher.fetch(feed.url, { signal: later.signal });
    if (answer.kind === 'unchanged') throw new Error('There was nothing before');
    await answer.chunks.next();
    later.abort(new Error('The server is stopping'));
    await expect(
      (async () => {
        for await (const _ of answer.chunks);
      })(),
    ).rejects.toThrow('stopping');
  });
});

it('has the limits in the decisions', () => {
  expect(feedFetchLimits).toMatchObject({
    connectMs: 5000,
    headersMs: 15_000,
    idleMs: 15_000,
    totalMs: 120_000,
    redirectsMax: 5,
    maxBytes: 52_428_800,
  });
});

/** Sends a byte whenever the last one has been sent, and never ends. */
function trickle(_: unknown, response: Parameters<RequestListener>[1]): void {
  const timer = setInterval(() => response.write('x'), 5);
  response.on('close', () => clearInterval(timer));
}
