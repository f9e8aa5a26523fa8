import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrt, runGrtAs } from '../src/testing/run-grt.ts';
import { grt, type Place } from './grt-process.ts';
import { grtAtTerminal, hasTerminal } from './grt-terminal.ts';

const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));

describe('the built program', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let place: Place;
  beforeAll(async () => {
    server = await createTestServer();
    listening = await server.listen();
    place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-config-')) };
    await grt(place, ['auth', 'login', '-u', 'reviewer', '--password-stdin'], testPassword);
  });
  afterAll(async () => {
    await listening.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  const shell = async (
    line: string,
  ): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> => {
    const child = spawn('bash', ['-c', `set -o pipefail; grt() { "${process.execPath}" "${bundle}" "$@"; }; ${line}`], {
      env: {
        ...process.env,
        GRT_API_URL: place.apiUrl,
        XDG_CONFIG_HOME: place.configDir,
        XDG_STATE_HOME: place.configDir,
      },
    });
    const seen = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, ...seen };
  };

  it.each([['--version'], ['-V'], ['--help'], ['-h'], []])(
    'has %s ready from its build, word for word what its commands say',
    async (...argv) => {
      expect(await grt(place, argv)).toEqual(await runGrt(server, ...argv));
    },
  );

  it('ends in peace when the reader of its help has seen enough', async () => {
    expect(await shell('grt --help | head -n 1')).toEqual({
      code: 0,
      out: 'Usage: grt [options] [command]\n',
      err: '',
    });
    expect((await shell('grt --help | true')).err).toBe('');
  });

  it('keeps credentials that their owner alone can read', async () => {
    expect((await stat(join(place.configDir, 'grt/credentials.json'))).mode & 0o777).toBe(0o600);
  });

  it('prints plain rows in a pipe, and ends in peace when the reader has seen enough', async () => {
    const { code, out, err } = await shell('grt registrations list | head -n 1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+\tGRT-\d{6}-\d{5}\t[^\t]+\t\w+\t/);
  });

  it('leads what one command lists into another', async () => {
    const line =
      'grt registrations list --status pending --limit 2 --json id | grt registrations approve --from - --json status';
    const { code, out } = await shell(line);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([{ status: 'approved' }, { status: 'approved' }]);
  });

  it('says so when a result cannot be written, and that a change was made whose result nobody reads', async () => {
    const full = await shell('grt registrations list >/dev/full');
    expect(full).toMatchObject({ code: 1, err: expect.stringContaining('ENOSPC') as string });
    const unread = await shell('grt registrations reject 5 6 --reason No | true');
    expect(unread.code).toBe(1);
    expect(unread.err).toMatch(
      /^Stopped after [12] of 2 applications\.[^\n]*\n(Go on with: .*|Nothing is left to do\.)\nerror: Nobody reads the results any more\n$/,
    );
  });

  it('never asks in a pipe, and not with a closed input either', async () => {
    const piped = await shell('grt auth login < /dev/null');
    expect(piped).toEqual({ code: 2, out: '', err: 'error: --username is missing, and nobody can be asked here\n' });
    expect((await shell('grt auth login <&-')).code).toBe(2);
  });

  it('says as one JSON object what went wrong', async () => {
    const { code, out, err } = await grt(place, ['registrations', 'show', '4711', '--json']);
    expect({ code, out }).toEqual({ code: 6, out: '' });
    expect(JSON.parse(err)).toMatchObject({ success: false, code: 'not_found', exit_code: 6 });
  });

  describe.skipIf(!hasTerminal)('at a terminal', () => {
    it.each([70, 80, 100, 159, 160, 300])('lays its help out for %i columns', async (columns) => {
      const [{ code, text }, fresh] = await Promise.all([
        grtAtTerminal(place, ['--help'], { columns }),
        runGrtAs(server, { columns }, '--help'),
      ]);
      expect({ code, text }).toEqual({ code: 0, text: fresh.out });
    });

    it('asks for name and password, and shows the password nowhere', async () => {
      const { code, screen, text } = await grtAtTerminal(place, ['auth', 'login', '--profile', 'acme'], {
        typed: [
          { after: 'Username or email:', keys: 'acme\r' },
          { after: 'Password:', keys: `${testPassword}\r` },
        ],
      });
      expect(code, text).toBe(0);
      expect(text).toContain('acme  client  ');
      expect(screen).not.toContain(testPassword);
    });

    it('ends with 130 when a question is left by Ctrl+C', async () => {
      const left = await grtAtTerminal(place, ['auth', 'login'], {
        typed: [{ after: 'Username or email:', keys: '\u0003' }],
      });
      expect(left).toMatchObject({ code: 130, text: expect.stringContaining('Interrupted') as string });
    });

    it('asks nothing with --no-input', async () => {
      const { code, text } = await grtAtTerminal(place, ['auth', 'login', '--no-input']);
      expect({ code, text }).toEqual({ code: 2, text: 'error: --username is missing, and nobody can be asked here\n' });
    });

    it('shows a list that is longer than the screen in the pager, and a short one without', async () => {
      const pager = { GRT_PAGER: "sed 's/^/| /'" };
      const host = ['--profile', new URL(place.apiUrl).host];
      const long = await grtAtTerminal(place, ['api', '--list', ...host], { env: pager });
      expect(long.text).toMatch(/^\| OPERATION/);
      expect(long.text).toMatch(/\n\| variables\.update/);
      expect((await grtAtTerminal(place, ['api', '--list', '--no-pager', ...host], { env: pager })).text).toMatch(
        /^OPERATION/,
      );
      expect((await grtAtTerminal(place, ['profile', 'list'], { env: pager })).text).toMatch(/^PROFILE/);
    });

    it('prints a table that fits, with colour unless NO_COLOR or TERM=dumb say otherwise', async () => {
      const list = ['registrations', 'list', '--profile', new URL(place.apiUrl).host];
      const shown = await grtAtTerminal(place, list);
      expect(shown.text).toMatch(/^ID {2}APPLICATION {7}COMPANY +STATUS/);
      expect(Math.max(...shown.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(70);
      const [none, dumb] = await Promise.all([
        grtAtTerminal(place, list, { env: { NO_COLOR: '1' } }),
        grtAtTerminal(place, list, { env: { TERM: 'dumb' } }),
      ]);
      expect(shown.screen).not.toBe(shown.text.replaceAll('\n', '\r\n'));
      for (const plain of [none, dumb]) expect(plain.screen).toBe(shown.text.replaceAll('\n', '\r\n'));
    });
  });
});
