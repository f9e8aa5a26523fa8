import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

let server: TestServer;
let home: string;
let program: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  program = join(home, 'grt.cjs');
  await writeFile(program, 'old');
  await chmod(program, 0o755);
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The server, which offers these files and says that it has this version. */
function offering(files: Readonly<Record<string, string>>, version?: string): TestServer {
  const fetch: typeof server.fetch = async (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const text = files[pathname];
    if (text !== undefined) return new Response(text);
    if (pathname.startsWith('/downloads/')) return new Response('It is not available.\nNot at all.\n', { status: 404 });
    if (version === undefined || pathname !== '/api/health') return server.fetch(url, init);
    return Response.json({ success: true, data: { status: 'ok', version } });
  };
  return { ...server, fetch };
}

const sumsOf = (content: string): string =>
  `${createHash('sha256').update('other').digest('hex')}  grt-linux-x64\n${createHash('sha256').update(content).digest('hex')}  grt.cjs\n`;

describe('grt upgrade', () => {
  const upgrade = (files: Readonly<Record<string, string>>, path = program): Promise<GrtRun> =>
    runGrtAt(offering(files), home, { program: path }, 'upgrade');

  it('replaces the program by the one that the server offers, once it has its checksum', async () => {
    const offered = { '/downloads/SHA256SUMS': sumsOf('new'), '/downloads/grt.cjs': 'new' };
    expect(await upgrade(offered)).toEqual({
      code: 0,
      out: `${program}\tyes\n`,
      err: 'grt now matches the version of grt.test.\n',
    });
    expect(await readFile(program, 'utf8')).toBe('new');
    expect((await stat(program)).mode & 0o777).toBe(0o755);
    expect(await upgrade(offered)).toMatchObject({ out: `${program}\tno\n` });
  });

  it('leaves it as it is when the checksum is another one', async () => {
    const { code, err } = await upgrade({ '/downloads/SHA256SUMS': sumsOf('new'), '/downloads/grt.cjs': 'cut' });
    expect({ code, err }).toEqual({
      code: 1,
      err: `error: The download has the wrong SHA-256 checksum. ${program} is unchanged. Try again\n`,
    });
    expect(await readFile(program, 'utf8')).toBe('old');
    expect(await readdir(home)).toEqual(['grt.cjs']);
  });

  it('says what the server does not offer', async () => {
    expect(await upgrade({})).toMatchObject({
      code: 6,
      err: 'error: http://grt.test/downloads/SHA256SUMS cannot be fetched (status 404). It is not available.\n',
    });
    expect(await upgrade({ '/downloads/SHA256SUMS': 'abc  grt-linux-x64\n' })).toMatchObject({
      code: 6,
      err: 'error: grt.test does not offer grt.cjs. See: http://grt.test/downloads/\n',
    });
  });

  it('leaves alone what something else keeps up to date', async () => {
    expect(await runGrtAt(server, home, {}, 'upgrade')).toMatchObject({
      code: 2,
      err: 'error: grt runs from its sources here. Update the checkout instead\n',
    });
    expect(await upgrade({}, '/usr/lib/node_modules/@grt/cli/grt.cjs')).toMatchObject({
      code: 2,
      err: 'error: npm installed /usr/lib/node_modules/@grt/cli/grt.cjs. Upgrade it with npm\n',
    });
    await writeFile(join(home, 'bundled.json'), '[]');
    expect(await upgrade({})).toMatchObject({
      code: 2,
      err: `error: ${program} is in a checkout. Update the checkout, and run this in it: npm run build -w cli\n`,
    });
  });
});

describe('a server of another version', () => {
  const seat: Seat = { as: 'acme', columns: 80 };
  const whoami = async (seen: Seat = seat, ...flags: readonly string[]): Promise<string> =>
    (await runGrtAt(offering({}, '2.1.0'), home, seen, 'auth', 'whoami', ...flags)).err;
  const note =
    'The server is version 2.1.0, but grt is 2.0.0. To match it, run: grt upgrade, or\n  curl -fsSO http://grt.test/downloads/grt.cjs\n';

  it('is told of at a terminal, once in 24 hours', async () => {
    expect([await whoami(), await whoami()]).toEqual([note, '']);
    server.clock.advance(24 * 60 * 60_000 - 1);
    expect(await whoami()).toBe('');
    server.clock.advance(1);
    expect(await whoami()).toBe(note);
  });

  it('is not told of in a pipe, with --quiet, or with JSON', async () => {
    expect(await whoami({ as: 'acme' })).toBe('');
    expect(await whoami(seat, '--quiet')).toBe('');
    expect(await whoami(seat, '--json')).toBe('');
    expect(await whoami()).toBe(note);
  });

  it('is no reason to fail, or to say anything about the same version', async () => {
    expect((await runGrtAt(server, home, seat, 'auth', 'whoami')).err).toBe('');
    await mkdir(join(home, '.config/grt/version-check.json'), { recursive: true }).catch(() => undefined);
    expect(await runGrtAt(offering({}, '2.1.0'), home, seat, 'auth', 'whoami')).toMatchObject({ code: 0, err: '' });
  });
});
