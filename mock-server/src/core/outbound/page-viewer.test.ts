import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { afterAll, describe, expect, it } from 'vitest';
import { aHost, aSocketHost, listening, type Host } from '../../testing/feed-host.ts';
import { siteCertificate } from '../../testing/site-certificate.ts';
import { FetchFailure } from './fetch-failure.ts';
import { createPageViewer, type PageViewerParts, type ViewedPage } from './page-viewer.ts';

const patient = {
  connectMs: 60_000,
  headersMs: 60_000,
  idleMs: 60_000,
  totalMs: 60_000,
  redirectsMax: 2,
  readBytes: 1000,
};
const hosts: Host[] = [];
const kept = (one: Host): Host => (hosts.push(one), one);
const host = async (answer: RequestListener) => kept(await aHost(answer));
afterAll(async () => {
  for (const one of hosts) await one.close();
});

const never = new AbortController().signal;
const view = (address: string, parts: Partial<PageViewerParts> = {}, signal = never) =>
  createPageViewer({ allowed: [], limits: patient, ...parts })(address, signal);

/** The sentence that a look fails with. */
const failure = async (looking: Promise<ViewedPage>): Promise<string> => {
  const error: unknown = await looking.catch((thrown: unknown) => thrown);
  if (error instanceof FetchFailure) return error.message;
  throw new Error('It did not fail as it should', { cause: error });
};

const content = (text: string, contentType: string) => ({ bytes: Buffer.from(text), contentType });

const toThisMachine = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

describe('looking at a page', () => {
  it('says where redirects led, the status, and the page, whatever the status is', async () => {
    const site = await host(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new?a=1' }).end();
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Gone</title>');
    });
    expect(await view(`${site.url}/old`, { allowed: [site.name] })).toEqual({
      address: `${site.url}/new?a=1`,
      status: 404,
      certificate: undefined,
      lastModified: undefined,
      content: content('<title>Gone</title>', 'text/html'),
    });
  });

  it('says since when the certificate and the page are as they are', async () => {
    const site = kept(
      await listening(
        createServer(siteCertificate, (_, response) => {
          response.setHeader('last-modified', 'Fri, 20 Nov 2026 10:00:00 GMT').end('Hello');
        }),
      ),
    );
    const parts = { allowed: ['site.test'], resolve: toThisMachine, ca: siteCertificate.cert };
    expect(await view(`https://site.test:${String(site.port)}/`, parts)).toEqual({
      address: `https://site.test:${String(site.port)}/`,
      status: 200,
      certificate: { since: new Date('2020-03-02T00:00:00Z'), until: new Date('2120-03-02T00:00:00Z') },
      lastModified: new Date('2026-11-20T10:00:00Z'),
      content: content('Hello', 'text/html'),
    });
  });

  it('fails at a certificate that nobody vouches for', async () => {
    const site = kept(await listening(createServer(siteCertificate, (_, response) => response.end('Hello'))));
    const parts = { allowed: ['site.test'], resolve: toThisMachine };
    expect(await failure(view(`https://site.test:${String(site.port)}/`, parts))).toBe(
      'The certificate of site.test is not valid.',
    );
  });

  it.each([
    ['an address of this machine', 'http://127.0.0.1/', '127.0.0.1 is not a public address'],
    ['a name that leads to this machine', 'http://inner.test/', 'inner.test is not a public address'],
    ['a file', 'file:///etc/passwd', 'Only http:// and https:// addresses can be fetched.'],
    ['a mail server', 'http://site.test:25/', 'Nothing can be fetched from port 25.'],
  ])('never goes to %s', async (_, address, message) => {
    expect(await failure(view(address, { resolve: toThisMachine }))).toContain(message);
  });

  it('does not follow a redirect to this machine, or more redirects than it may', async () => {
    let wasAsked = false;
    const inner = await host((_, response) => {
      wasAsked = true;
      response.end('secret');
    });
    const site = await host(({ url }, response) => {
      response.writeHead(302, { location: url === '/in' ? inner.url : '/again' }).end();
    });
    expect(await failure(view(`${site.url}/in`, { allowed: [site.name] }))).toContain('is not a public address');
    expect(wasAsked).toBe(false);
    expect(await failure(view(`${site.url}/again`, { allowed: [site.name] }))).toBe(
      '127.0.0.1 redirects more than 2 times.',
    );
  });

  it('reads no more than the beginning of an endless page', async () => {
    const site = await host((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(600)));
        response.once('drain', write);
      };
      write();
    });
    expect((await view(site.url, { allowed: [site.name] })).content).toEqual(content('x'.repeat(1000), 'text/html'));
  });

  it('takes what arrived of a page that breaks off or stalls', async () => {
    const broken = await host((_, response) => {
      response.setHeader('content-length', '100').write('half', () => response.destroy());
    });
    expect((await view(broken.url, { allowed: [broken.name] })).content).toEqual(content('half', 'text/html'));
    const stalled = await host((_, response) => response.write('half'));
    const limits = { ...patient, idleMs: 50 };
    expect((await view(stalled.url, { allowed: [stalled.name], limits })).content).toEqual(
      content('half', 'text/html'),
    );
  });

  it.each([
    ['a picture', { 'content-type': 'image/png' }],
    ['something packed that was asked for unpacked', { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
  ])('reads nothing of %s', async (_, headers) => {
    const site = await host((__, response) => response.writeHead(200, headers).end('x'));
    expect((await view(site.url, { allowed: [site.name] })).content).toBeUndefined();
  });

  it('fails in words when nothing answers, or something that is no web server', async () => {
    const silent = await host(() => undefined);
    const limits = { ...patient, headersMs: 50 };
    expect(await failure(view(silent.url, { allowed: [silent.name], limits }))).toBe(
      '127.0.0.1 did not respond within 50 ms.',
    );
    const other = kept(await aSocketHost((socket) => socket.end('220 mail\r\n')));
    expect(await failure(view(other.url, { allowed: [other.name] }))).toBe(
      '127.0.0.1 does not respond like a web server.',
    );
  });

  it('stops with its caller', async () => {
    const stopping = new AbortController();
    const site = await host((_, response) => response.write('half', () => stopping.abort(new Error('Stopped'))));
    await expect(view(site.url, { allowed: [site.name] }, stopping.signal)).rejects.toThrow('Stopped');
  });
});
