import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aHost, type Host } from '../../testing/feed-host.ts';
import { createTestServer, type TestServer } from '../../testing.ts';
import { keptForMs, pictureMaxBytes } from './picture-fetcher.ts';
import { missingForMs } from './placeholder.ts';

const bytesOf = (text: string, size = 16) => Buffer.concat([Buffer.from(text, 'latin1')], size);
const png = bytesOf('\u0089PNG\r\n\u001a\n');
const kinds = [
  ['image/png', png],
  ['image/jpeg', bytesOf('\u00ff\u00d8\u00ff\u00e0')],
  ['image/gif', bytesOf('GIF89a')],
  ['image/webp', bytesOf('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ['image/avif', bytesOf('\u0000\u0000\u0000\u0020ftypavif')],
] as const;

let host: Host;
let server: TestServer;
let token: string;
let asked: string[] = [];
let reply: RequestListener = () => undefined;
const sends = (body: Uint8Array, type = 'application/octet-stream') => {
  reply = (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
};

beforeAll(async () => {
  host = await aHost((request, response) => {
    asked.push(request.url ?? '');
    reply(request, response);
  });
  server = await createTestServer({ environment: { GRT_FEED_FETCH_ALLOW: host.name, GRT_RATE_LIMITS: 'off' } });
  token = await server.signIn('acme');
});
afterAll(async () => {
  await server.close();
  await host.close();
});
beforeEach(() => {
  asked = [];
  sends(png);
});

let count = 0;
/** An address that was not asked for yet. */
const fresh = () => `${host.url}/${String((count += 1))}.jpg?size=2&dark=1`;
const show = (url: string, as = token, more = '') =>
  server.fetch(`${server.baseUrl}/pictures?url=${encodeURIComponent(url)}${more}`, {
    headers: as === '' ? {} : { Authorization: `Bearer ${as}` },
  });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('a picture of another host', () => {
  it.each(kinds)('is recognized as %s by its content, whatever the host calls it', async (type, body) => {
    sends(body, 'text/html');
    const response = await show(fresh());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
  });

  it.each([
    ['a drawing, which may contain scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a web page', Buffer.from('<!doctype html><title>x</title>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, body) => {
    sends(body, 'image/png');
    const response = await show(fresh());
    expect(response.status).toBe(404);
    expect(await messageOf(response)).toBe(
      'There is no picture at this address. PNG, JPEG, GIF, WebP, and AVIF can be shown.',
    );
  });

  it('has at most 5 MB, declared or not', async () => {
    sends(Buffer.concat([png], pictureMaxBytes));
    expect((await show(fresh())).status).toBe(200);
    sends(Buffer.concat([png], pictureMaxBytes + 1));
    expect((await show(fresh())).status).toBe(404);
    reply = (_, response) => {
      response.write(Buffer.concat([png], pictureMaxBytes));
      response.end('x');
    };
    expect((await show(fresh())).status).toBe(404);
  });

  it('is fetched once for everyone who asks within an hour, also at the same time', async () => {
    const url = fresh();
    const all = await Promise.all([show(url), show(url), show(url)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    server.clock.advance(keptForMs);
    token = await server.signIn('acme');
    expect((await show(url)).status).toBe(200);
    expect(asked).toHaveLength(1);
    server.clock.advance(1);
    expect((await show(url)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('is an empty one in lists where it is missing, and not fetched again for five minutes', async () => {
    const url = fresh();
    sends(Buffer.from('<!doctype html>'));
    const inList = () => show(url, token, '&placeholder=true');
    const missing = await inList();
    expect([missing.status, missing.headers.get('content-type'), missing.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, max-age=300',
    ]);
    expect(Buffer.from(await missing.arrayBuffer()).subarray(0, 8)).toEqual(png.subarray(0, 8));
    sends(png);
    server.clock.advance(missingForMs);
    await inList();
    expect(asked).toHaveLength(1);
    server.clock.advance(1);
    expect((await inList()).headers.get('cache-control')).toBe('private, max-age=3600');
    expect(asked).toHaveLength(2);
  });

  it('is fetched again after a failure, and a failure says nothing about the host', async () => {
    const url = fresh();
    reply = (_, response) => response.writeHead(500).end();
    const failed = await show(url);
    expect([failed.status, await messageOf(failed)]).toEqual([
      404,
      'This picture cannot be fetched. Please check that its address opens in a browser.',
    ]);
    sends(png);
    expect((await show(url)).status).toBe(200);
  });

  it.each([
    'http://127.0.0.1:9/a.png',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'ftp://a.example/b.png',
    'not a URL',
  ])('is never fetched from %s', async (url) => {
    const response = await show(url);
    expect([response.status, await messageOf(response)]).toEqual([
      404,
      'This picture cannot be fetched. Please check that its address opens in a browser.',
    ]);
  });
});

describe('visitors', () => {
  const pageWith = async (url: string, fields: { status: string; is_active?: boolean }) => {
    const response = await server.fetch(`${server.baseUrl}/admin/pages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server.signIn('admin')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: 'A page',
        slug: `page-${String(count)}-${fields.status}${String(fields.is_active ?? '')}`,
        content: `<p><img src="${url.replaceAll('&', '&amp;')}" alt="x"></p>`,
        page_type: 'custom',
        ...fields,
      }),
    });
    expect(response.status).toBe(201);
  };

  it('see the pictures of published pages, and no others', async () => {
    const [shown, draft, inactive] = [fresh(), fresh(), fresh()];
    await pageWith(shown, { status: 'published' });
    await pageWith(draft, { status: 'draft' });
    await pageWith(inactive, { status: 'published', is_active: false });
    expect((await show(shown, '')).status).toBe(200);
    for (const url of [draft, inactive, fresh(), shown.slice(0, -1)]) {
      const refused = await show(url, '');
      expect([refused.status, await messageOf(refused)]).toEqual([404, 'Picture not found']);
    }
    expect(asked).toHaveLength(1);
  });
});
