import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestServer, isFull, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrt, runGrtAs } from '../src/testing/run-grt.ts';
import { grt, startGrt, type Place } from './grt-process.ts';
import { grtAtTerminal, hasTerminal } from './grt-terminal.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

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
    'has prebuilt output for %s, identical to what its commands print',
    async (...argv) => {
      expect(await grt(place, argv)).toEqual(await runGrt(server, ...argv));
    },
  );

  it('exits cleanly when the reader of its help closes the pipe', async () => {
    expect(await shell('grt --help | head -n 1')).toEqual({
      code: 0,
      out: 'Usage: grt [options] [command]\n',
      err: '',
    });
    expect((await shell('grt --help | true')).err).toBe('');
    // The reader closes its end before the gate opens.
    const late =
      'd=$(mktemp -d); mkfifo $d/gate; { read go <$d/gate; grt feeds --help; echo $? >&2; } | { exec <&-; echo go >$d/gate; }; rm -r $d';
    expect(await shell(late)).toMatchObject({ err: '0\n' });
  });

  it.each(['--help', '--version', 'help feeds', 'feeds --help'])(
    'fails when a full disk takes no "grt %s"',
    async (words) => {
      const { code, err } = await shell(`grt ${words} >/dev/full`);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^error: ENOSPC[^\n]*\n$/) as string });
    },
  );

  it('fails when a full disk takes no report of a wrong command line', async () => {
    const { code, err } = await shell('grt feeds sync --bogus --report junit >/dev/full');
    expect(code).toBe(1);
    expect(err).toMatch(/^error: unknown option '--bogus'\nSee: [^\n]*\nerror: ENOSPC[^\n]*\n$/);
  });

  it('stores credentials that only their owner can read', async () => {
    expect((await stat(join(place.configDir, 'grt/credentials.json'))).mode & 0o777).toBe(0o600);
  });

  it('prints plain rows in a pipe, and exits cleanly when the reader closes it', async () => {
    const { code, out, err } = await shell('grt registrations list | head -n 1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\d+\tGRT-\d{6}-\d{5}\t[^\t]+\t\w+\t/);
  });

  it('pipes the list of one command into another', async () => {
    const line =
      'grt registrations list --status pending --limit 2 --json id | grt registrations approve --from - --json status';
    const { code, out } = await shell(line);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([{ status: 'approved' }, { status: 'approved' }]);
  });

  it('reports when a result cannot be written, and that a change was made whose result was not read', async () => {
    const full = await shell('grt registrations list >/dev/full');
    expect(full).toMatchObject({ code: 1, err: expect.stringContaining('ENOSPC') as string });
    const unread = await shell('grt registrations reject 5 6 --reason No | true');
    expect(unread.code).toBe(1);
    expect(unread.err).toMatch(
      /^Stopped after [12] of 2 applications\.[^\n]*\n(Continue with: .*|Nothing left to do\.)\nerror: The reader closed the output\n$/,
    );
  });

  it('never prompts in a pipe or with closed input', async () => {
    const piped = await shell('grt auth login < /dev/null');
    expect(piped).toEqual({
      code: 2,
      out: '',
      err: 'error: Missing: --username, --password-stdin\n',
    });
    expect((await shell('grt auth login <&-')).code).toBe(2);
  });

  it('ends at Ctrl+C while a query of --jq runs for ever', async () => {
    // 100 rows are printed before the query comes to the one at which it stays.
    const query = '.[] | if .operation == "live.look" then last(repeat(1)) else .operation end';
    const running = startGrt(place, ['api', '--list', '--jq', query]);
    await running.shows(({ out }) => out !== '');
    // Several: a signal may come just before jq begins, and only the next one finds it at work.
    const insisting = setInterval(() => running.signal('SIGINT'), 100);
    expect((await running.ended).out).toMatch(/^admin\.analytics\n/);
    clearInterval(insisting);
  });

  it('reports what went wrong as one JSON object', async () => {
    const { code, out, err } = await grt(place, ['registrations', 'show', '4711', '--json']);
    expect({ code, out }).toEqual({ code: 6, out: '' });
    expect(JSON.parse(err)).toMatchObject({ success: false, code: 'not_found', exit_code: 6 });
  });

  describe.skipIf(!hasTerminal)('at a terminal', () => {
    it.each(isFull ? [70, 80, 100, 159, 160, 300] : [70, 159, 160])(
      'lays out its help for %i columns',
      async (columns) => {
        const [{ code, text }, fresh] = await Promise.all([
          grtAtTerminal(place, ['--help'], { columns }),
          runGrtAs(server, { columns }, '--help'),
        ]);
        expect({ code, text }).toEqual({ code: 0, text: fresh.out });
      },
    );

    it('prompts for name and password, and never shows the password', async () => {
      // The profile of the last sign-in is the one that is used, and the other tests use the reviewer's.
      const elsewhere = { ...place, configDir: join(place.configDir, 'acme') };
      const { code, screen, text } = await grtAtTerminal(elsewhere, ['auth', 'login', '--profile', 'acme'], {
        typed: [
          { after: 'How would you like to sign in?', keys: '\r' },
          { after: 'Username or email:', keys: 'acme\r' },
          { after: 'Password:', keys: `${testPassword}\r` },
        ],
      });
      expect(code, text).toBe(0);
      expect(text).toContain('acme  client  ');
      expect(screen).not.toContain(testPassword);
    });

    it.each([
      ['a choice', [], 'How would you like to sign in?'],
      ['a text', ['--otp', '123456'], 'Username or email:'],
    ])('exits 130 when the prompt for %s is canceled with Ctrl+C', async (_, flags, after) => {
      const left = await grtAtTerminal(place, ['auth', 'login', ...flags], { typed: [{ after, keys: '\u0003' }] });
      expect(left).toMatchObject({ code: 130, text: expect.stringContaining('Interrupted') as string });
    });

    it('never prompts with --no-input', async () => {
      const { code, text } = await grtAtTerminal(place, ['auth', 'login', '--no-input']);
      expect({ code, text }).toEqual({
        code: 2,
        text: 'error: Missing: --username, --password-stdin\n',
      });
    });

    it('shows a list that is longer than the screen in the pager, and a short one without', async () => {
      const pager = { GRT_PAGER: "sed 's/^/| /'" };
      const long = await grtAtTerminal(place, ['api', '--list'], { env: pager });
      expect(long.text).toMatch(/^\| OPERATION/);
      expect(long.text).toMatch(/\n\| variables\.update/);
      expect((await grtAtTerminal(place, ['api', '--list', '--no-pager'], { env: pager })).text).toMatch(/^OPERATION/);
      expect((await grtAtTerminal(place, ['profile', 'list'], { env: pager })).text).toMatch(/^PROFILE/);
    });

    it('shows a long list without the pager that does not exist, and says so', async () => {
      const shown = await grtAtTerminal(place, ['api', '--list'], { env: { GRT_PAGER: 'no-such-pager -R' } });
      expect(shown.code).toBe(0);
      expect(shown.text).toMatch(/variables\.update/);
      expect(shown.text).toContain('The pager "no-such-pager -R" was not found.');
    });

    it('prints a table that fits, with color unless NO_COLOR or TERM=dumb is set', async () => {
      const list = ['registrations', 'list'];
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
