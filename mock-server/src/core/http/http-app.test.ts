import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { smallApp } from './testing/small-app.ts';
import type { SmallApp, SmallAppOptions } from './testing/small-app.ts';

let small: SmallApp;
let folder: string | undefined;

async function start(options?: SmallAppOptions): Promise<SmallApp> {
  small = await smallApp(options);
  return small;
}

/** As the build writes them. */
const routes = {
  screens: ['/landing', '/login', '/setup', '/client/feeds', '/client/feeds/:feedId/edit', '/area', '/area/things/:id'],
  redirects: { '/': '/landing', '/feeds': '/client/feeds', '/signup': '/landing?apply=1' },
};

/** A built web app in a folder, with a file outside the folder that must stay out of reach. */
async function builtWeb(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'grt-web-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), '<!doctype html><div id="root"></div>');
  await writeFile(join(dist, 'robots.txt'), 'User-agent: *');
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
  await writeFile(join(dist, 'assets', 'app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
  return dist;
}

afterEach(async () => {
  await small.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await small.app.request(path, { method, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('headers', () => {
  it('restrict a browser to what our pages need, on every reply', async () => {
    await start();
    for (const path of ['/api/things/7', '/api/nothing', '/api/reference', '/elsewhere']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
      for (const name of ['server', 'x-powered-by', 'set-cookie'])
        expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  it('demand https only where that is switched on', async () => {
    await start({ app: { hsts: true } });
    expect((await get('/api/nothing')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  it('must name the public host where there is one, directly or by the proxy; health is asked under any name', async () => {
    await start({ app: { onlyHost: 'grt.example', trustedProxies: 1 } });
    const statusFor = async (path: string, headers: Record<string, string>) => (await get(path, headers)).status;
    const signedIn = { Authorization: 'Bearer client' };
    expect(await statusFor('/api/things/7', { ...signedIn, Host: 'GRT.example' })).toBe(200);
    expect(await statusFor('/api/things/7', { ...signedIn, Host: '10.0.0.7', 'X-Forwarded-Host': 'grt.example' })).toBe(
      200,
    );
    const { status, text } = await get('/api/things/7', { ...signedIn, Host: 'evil.example' });
    expect([status, JSON.parse(text)]).toEqual([
      421,
      expect.objectContaining({ code: 'wrong_host', message: 'This server is only available at grt.example.' }),
    ]);
    expect(
      await statusFor('/api/things/7', { ...signedIn, Host: 'grt.example', 'X-Forwarded-Host': 'evil.example' }),
    ).toBe(421);
    expect(await statusFor('/api/health/live', { Host: '10.0.0.7' })).toBe(404);
    await small.close();
    await start({ app: { onlyHost: 'grt.example' } });
    expect(
      await statusFor('/api/things/7', { ...signedIn, Host: 'grt.example', 'X-Forwarded-Host': 'evil.example' }),
    ).toBe(200);
  });

  it('must say that the request came over https where that is required, as the outermost of our proxies was asked', async () => {
    const status = async (trustedProxies: number, scheme: string | undefined, path = '/api/things/7') => {
      await start({ app: { onlyHttps: true, trustedProxies } });
      const headers = {
        Authorization: 'Bearer client',
        ...(scheme === undefined ? {} : { 'X-Forwarded-Proto': scheme }),
      };
      const seen = await get(path, headers);
      await small.close();
      return seen;
    };
    for (const [trustedProxies, scheme] of [
      [1, 'https'],
      [1, 'HTTPS'],
      [1, 'http, https'],
      [2, 'https'],
      [2, 'https, http'],
    ] as const)
      expect([scheme, (await status(trustedProxies, scheme)).status]).toEqual([scheme, 200]);
    for (const [trustedProxies, scheme] of [
      [1, undefined],
      [1, 'http'],
      [1, 'https, http'],
      [2, 'http, https'],
    ] as const) {
      const { status: code, text } = await status(trustedProxies, scheme);
      expect([scheme, code, JSON.parse(text)]).toEqual([
        scheme,
        421,
        expect.objectContaining({
          code: 'wrong_host',
          message:
            'This server is only available over https. If you run it: the proxy in front has to send X-Forwarded-Proto: https.',
        }),
      ]);
    }
    expect((await status(1, undefined, '/login')).status).toBe(421);
    expect((await status(1, undefined, '/api/health/live')).status).toBe(404);
    await start();
  });

  it('keep private replies out of caches', async () => {
    await start();
    const { headers } = await get('/api/things/7', { Authorization: 'Bearer client' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('say how long a reply took in development only', async () => {
    await start();
    expect((await get('/api/things/pinned')).headers.get('server-timing')).toBeNull();
    await small.close();
    await start({ app: { showTiming: true } });
    expect((await get('/api/things/pinned')).headers.get('server-timing')).toMatch(/^total;dur=/);
  });

  it('compress long texts and leave short ones alone', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    expect((await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    );
    for (const path of ['/robots.txt', '/api/things/7']) {
      const { headers, text } = await get(path, { 'Accept-Encoding': 'gzip' });
      expect([path, headers.get('content-encoding'), headers.get('content-length')]).toEqual([
        path,
        null,
        String(text.length),
      ]);
    }
  });
});

describe('methods', () => {
  it('are refused when nothing accepts them, and never read from a header', async () => {
    await start();
    const purge = await small.call('PURGE', '/api/things/7', { token: 'admin' });
    expect([purge.status, purge.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    await small.call('GET', '/api/things/7', { token: 'admin', headers: { 'X-HTTP-Method-Override': 'DELETE' } });
    expect(small.seen.at(-1)?.raw.req.method).toBe('GET');
  });
});

describe('other origins', () => {
  const from = (origin: string, method = 'GET') =>
    get(
      '/api/things/7',
      { Origin: origin, Authorization: 'Bearer client', 'Access-Control-Request-Method': 'GET' },
      method,
    );

  it('get no access unless some are listed', async () => {
    await start();
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('get access with credentials if listed, and no others do, not even similar ones', async () => {
    await start({ app: { corsOrigins: ['https://app.example.com'] } });
    const allowed = await from('https://app.example.com');
    expect([
      allowed.headers.get('access-control-allow-origin'),
      allowed.headers.get('access-control-allow-credentials'),
    ]).toEqual(['https://app.example.com', 'true']);
    expect(allowed.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(allowed.headers.get('vary')).toContain('Origin');
    const preflight = await from('https://app.example.com', 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization,Content-Type,Idempotency-Key,If-Match,X-Request-Id,X-Background',
    ]);
    for (const origin of [
      'https://evil.example',
      'null',
      'https://app.example.com.evil.example',
      'http://app.example.com',
    ]) {
      expect((await from(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('the web app', () => {
  it('serves its screens from every path, revalidated each time, and its files cached forever', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    for (const path of ['/landing', '/login', '/client/feeds', '/setup?token=abc']) {
      const { status, text, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(text).toContain('id="root"');
    }
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).text).toBe('User-agent: *');
    expect((await get('/login', {}, 'HEAD')).status).toBe(200);
  });

  it('serves the landing page as the build rendered it, with the public address', async () => {
    const dist = await builtWeb();
    await writeFile(join(dist, 'landing.html'), '<link rel="canonical" href="%PUBLIC_URL%/landing"><h1>Drawn</h1>');
    await start({ app: { webFolder: dist, publicUrl: () => 'https://grt.example' } });
    const { status, text, headers } = await get('/landing?apply=1');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(text).toBe('<link rel="canonical" href="https://grt.example/landing"><h1>Drawn</h1>');
    expect((await get('/login')).text).toContain('id="root"');
  });

  it('serves what the build drew for all screens of an area, whatever their address', async () => {
    const dist = await builtWeb();
    await mkdir(join(dist, 'area'));
    await writeFile(join(dist, 'area', 'any.html'), 'Drawn');
    await writeFile(join(dist, 'area', 'own.html'), 'Own');
    await start({ app: { webFolder: dist } });
    for (const [path, expected, isDrawn] of [
      ['/area', 200, true],
      ['/area/things/7?page=2', 200, true],
      ['/area/nothing', 404, true],
      ['/areas', 404, false],
      ['/other/area', 404, false],
    ] as const) {
      const { status, text, headers } = await get(path);
      const answered = [path, status, text === 'Drawn', headers.get('cache-control')];
      expect(answered).toEqual([path, expected, isDrawn, 'no-cache']);
    }
    expect((await get('/area/own/?token=abc')).text).toBe('Own');
    expect((await get('/area/picture.png')).status).toBe(404);
  });

  it('answers an address without a screen with 404, and shows the app there, which says so', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    for (const [path, expected] of [
      ['/client/feeds/7/edit', 200],
      ['/client/feeds/', 200],
      ['/Login', 200],
      ['/client/feeds/7', 404],
      ['/client/feeds//edit', 404],
      ['/client/feeds/7/edit/more', 404],
      ['/nowhere', 404],
      ['/wp-admin/', 404],
    ] as const) {
      const { status, text, headers } = await get(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, expected, 'text/html; charset=UTF-8']);
      expect(text).toContain('id="root"');
    }
    expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404);
  });

  it('redirects an address that leads on, with its query, and with or without a slash at the end', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    for (const [path, target] of [
      ['/', '/landing'],
      ['/?utm_source=mail', '/landing?utm_source=mail'],
      ['/feeds?search=clips', '/client/feeds?search=clips'],
      ['/feeds/', '/client/feeds'],
      ['/Signup', '/landing?apply=1'],
      ['/signup/?utm_source=mail', '/landing?apply=1&utm_source=mail'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, target]);
    }
  });

  it('answers 404 for a file that is missing, never the app', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    for (const path of ['/assets/old-9z.js', '/assets/', '/assets', '/favicon.ico', '/app.php']) {
      const { status, text } = await get(path);
      expect([path, status, text]).toEqual([path, 404, 'Not found']);
    }
  });

  it('serves nothing from outside its folder', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/assets/%00',
    ]) {
      expect([path, (await get(path)).text]).not.toEqual([path, 'secret']);
    }
  });

  it('says plainly that it is not built, and appears as soon as it is', async () => {
    const dist = await builtWeb();
    await rm(join(dist, 'routes.json'));
    await start({ app: { webFolder: dist } });
    const { status, text } = await get('/login');
    expect(status).toBe(503);
    expect(text).toContain('The web app is not built.');
    await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
    expect((await get('/login')).status).toBe(200);
  });

  it('accepts only GET, and leaves unknown API paths to the API', async () => {
    await start({ app: { webFolder: await builtWeb() } });
    expect((await get('/login', {}, 'POST')).status).toBe(405);
    expect((await get('/api/nothing')).headers.get('content-type')).toBe('application/json');
  });
});

describe('the reference', () => {
  it('serves the contract as written, and as JSON', async () => {
    await start();
    expect((await get('/api/openapi.yaml')).text).toContain('operationId: things.show');
    expect(JSON.parse((await get('/api/openapi.json')).text)).toMatchObject({
      openapi: '3.1.0',
      paths: { '/things': {} },
    });
  });

  it('has a page whose parts all come from this server, without inline scripts', async () => {
    await start();
    const { text } = await get('/api/reference');
    const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    // The icon is the web app's, and the scripts are the viewer and what starts it.
    expect(parts).toEqual(['/favicon.svg', '/api/openapi.yaml', '/api/reference/viewer.js', '/api/reference/start.js']);
    for (const part of parts.slice(1)) expect([part, (await get(part)).status]).toEqual([part, 200]);
    expect(text).not.toMatch(/<script>|https?:/);
    expect((await get('/api/reference/package.json')).status).toBe(404);
    expect((await get('/api/reference/..%2fpackage.json')).status).toBe(404);
  });
});
