import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAt, runGrtAs, runGrt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

describe('grt auth', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, seat, ...argv);
  const credentials = (): Promise<string> => readFile(join(home, '.config/grt/credentials.json'), 'utf8');
  const signIn = (username: string, ...more: readonly string[]): Promise<GrtRun> =>
    grt({ stdin: `${testPassword}\n` }, 'auth', 'login', '--username', username, '--password-stdin', ...more);

  it('signs in with a password from standard input, and stays signed in', async () => {
    const { code, out } = await signIn('acme');
    expect({ code, out }).toEqual({ code: 0, out: 'acme\tclient\thttp://grt.test/api\tgrt.test\n' });
    expect(await grt({}, 'auth', 'whoami')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^acme\tclient\t/) as string,
    });
  });

  it('stores the token in a file that only its owner can read, and never prints it', async () => {
    const { out, err } = await signIn('acme');
    const file = JSON.parse(await credentials()) as { profiles: Record<string, { token: string }> };
    const token = file.profiles['grt.test']?.token ?? '';
    expect(token).not.toBe('');
    expect(out + err).not.toContain(token);
    expect((await stat(join(home, '.config/grt/credentials.json'))).mode & 0o777).toBe(0o600);
  });

  it('asks for name and password at a terminal', async () => {
    const seat = { columns: 80, answers: ['With username and password', 'reviewer', testPassword] };

    expect(await grt(seat, 'auth', 'login')).toMatchObject({
      code: 0,
      out: expect.stringContaining('reviewer  admin') as string,
    });
  });

  it('never prompts in a pipe or with --no-input: it names the flag', async () => {
    expect(await grt({}, 'auth', 'login')).toEqual({
      code: 2,
      out: '',
      err: 'error: Missing: --username, --password-stdin\n',
    });
    const quiet = await grt({ columns: 80, answers: ['acme'] }, 'auth', 'login', '--username', 'acme', '--no-input');
    expect(quiet).toMatchObject({ code: 2, err: expect.stringContaining('Missing: --password-stdin') as string });
  });

  it('reports a wrong username or password, and stores nothing', async () => {
    const { code, err } = await grt({ stdin: 'wrong' }, 'auth', 'login', '-u', 'acme', '--password-stdin');
    expect(code).toBe(4);
    expect(err).toContain('error: Invalid credentials. Please try again.\n');
    expect(err).not.toContain('grt auth login');
    await expect(credentials()).rejects.toThrow('ENOENT');
  });

  it('refuses an empty or multi-line password', async () => {
    expect(await grt({ stdin: '\n' }, 'auth', 'login', '-u', 'acme', '--password-stdin')).toMatchObject({ code: 2 });
    expect(await grt({ stdin: 'a\nb\n' }, 'auth', 'login', '-u', 'acme', '--password-stdin')).toMatchObject({
      code: 2,
    });
  });

  it('keeps accounts separate by profile, and uses the latest one', async () => {
    await signIn('admin', '--profile', 'boss');
    await signIn('acme', '--profile', 'acme');
    const names = await Promise.all([
      grt({}, 'auth', 'whoami', '--json', 'role'),
      grt({}, 'auth', 'whoami', '--json', 'role', '--profile', 'boss'),
      grt({ env: { GRT_PROFILE: 'boss' } }, 'auth', 'whoami', '--json', 'role'),
    ]);
    expect(names.map(({ out }) => out)).toEqual([
      '{"role":"client"}\n',
      '{"role":"super_admin"}\n',
      '{"role":"super_admin"}\n',
    ]);
  });

  it('keeps a second account alongside the first when no profile is given', async () => {
    await signIn('acme');
    expect((await signIn('admin')).out).toBe('admin\tsuper_admin\thttp://grt.test/api\tadmin@grt.test\n');
    expect((await signIn('acme')).out).toBe('acme\tclient\thttp://grt.test/api\tgrt.test\n');
    expect((await grt({}, 'auth', 'whoami', '--profile', 'admin@grt.test')).out).toMatch(/^admin\t/);
  });

  it('never sends a stored token to another server', async () => {
    await signIn('acme', '--profile', 'acme');
    const { code, err } = await grt(
      {},
      'auth',
      'whoami',
      '--profile',
      'acme',
      '--api-url',
      'http://grt.test/other/api',
    );
    expect(code).toBe(6);
    expect(err).toContain(
      'The account "acme" belongs to http://grt.test/api and is not used for http://grt.test/other/api.',
    );
  });

  it('stores a token from standard input once the server accepts it', async () => {
    const token = await server.signIn('acme');
    expect(await grt({ stdin: `${token}\n` }, 'auth', 'login', '--with-token')).toMatchObject({ code: 0 });
    expect(await grt({}, 'auth', 'whoami')).toMatchObject({ code: 0 });
    expect(await grt({ stdin: 'grt_t_nonsense' }, 'auth', 'login', '--with-token', '--profile', 'other')).toEqual({
      code: 4,
      out: '',
      err: 'error: The server rejected this token. It may have expired or been revoked. Create another one\n',
    });
    expect(Object.keys((JSON.parse(await credentials()) as { profiles: object }).profiles)).toEqual(['grt.test']);
  });

  it('says that a stored token was rejected, not that a session has ended', async () => {
    await signIn('acme');
    const { out: token } = await grt({}, 'tokens', 'create', 'CI', '--scope', 'domains:read,tokens:write');
    await grt({ stdin: token }, 'auth', 'login', '--with-token', '--profile', 'ci');
    await grt({}, 'tokens', 'revoke', 'CI', '--yes', '--profile', 'grt.test');
    expect(await grt({}, 'domains', 'list', '--profile', 'ci')).toMatchObject({
      code: 4,
      err: expect.stringMatching(
        /^error: The API token of the profile "ci" was rejected\. It may have expired or been revoked\.\nSave another one: grt auth login --with-token --profile ci\n/,
      ) as string,
    });
  });

  it('shows where the credentials come from', async () => {
    await signIn('acme');
    const fromFile = await grt({}, 'auth', 'status', '--json', 'username,source,kind');
    expect(JSON.parse(fromFile.out)).toEqual({
      username: 'acme',
      source: join(home, '.config/grt/credentials.json'),
      kind: 'session',
    });
    const fromEnvironment = await grt({ as: 'reviewer' }, 'auth', 'status');
    expect(fromEnvironment.out).toContain('Username\treviewer\nRole\tadmin\nProfile\t\nFrom\tGRT_TOKEN\n');
  });

  it('prints the token of the account in use, renewed if it has expired, and refuses when there is none', async () => {
    expect(await grt({}, 'auth', 'token')).toEqual({
      code: 4,
      out: '',
      err: 'error: Not signed in at http://grt.test/api. Run: grt auth login\n',
    });
    expect((await grt({ env: { GRT_TOKEN: 'grt_t_mine' } }, 'auth', 'token')).out).toBe('grt_t_mine\n');
    await signIn('acme');
    const tokens = [(await grt({}, 'auth', 'token')).out, (await grt({}, 'auth', 'token')).out];
    server.clock.advance(61 * 60_000);
    tokens.push((await grt({}, 'auth', 'token')).out);
    expect(new Set(tokens).size).toBe(2);
    const env = { GRT_TOKEN: tokens.at(-1)?.trim() ?? '' };
    expect((await grt({ env }, 'auth', 'whoami')).out).toMatch(/^acme\t/);
  });

  it.each([
    ['in GRT_TOKEN', ['auth', 'token'], { env: { GRT_TOKEN: '"grt_t_mine"' } }],
    ['in GRT_TOKEN', ['auth', 'whoami'], { env: { GRT_TOKEN: '"grt_t_mine"' } }],
    ['in standard input', ['auth', 'login', '--with-token'], { stdin: '"grt_t_mine"\n' }],
  ])('neither prints nor sends a damaged token %s: %j', async (source, argv, seat) => {
    const requests: unknown[] = [];
    const watched: TestServer = {
      ...server,
      fetch: (...request) => {
        requests.push(request);
        return server.fetch(...request);
      },
    };
    const run = await runGrtAt(watched, home, seat, ...argv);
    expect({ ...run, requests }).toEqual({
      code: 2,
      out: '',
      err: `error: The token ${source} is in quotation marks, so it was not used. Store it without them.\n`,
      requests: [],
    });
  });

  it('reports that no one is signed in', async () => {
    expect(await grt({}, 'auth', 'status')).toEqual({
      code: 4,
      out: '',
      err: 'error: Not signed in at http://grt.test/api. Run: grt auth login\n',
    });
  });

  it('renews an expired session', async () => {
    await signIn('acme');
    const before = await credentials();
    server.clock.advance(61 * 60_000);
    expect(await grt({}, 'auth', 'whoami')).toMatchObject({ code: 0 });
    expect(await credentials()).not.toBe(before);
    expect(JSON.parse(await credentials())).toMatchObject({ profiles: { 'grt.test': { user: { username: 'acme' } } } });
  });

  it('signs out on the server and here, and has nothing to sign out of afterward', async () => {
    await signIn('acme');
    const { profiles } = JSON.parse(await credentials()) as { profiles: Record<string, { token: string }> };
    expect(await grt({}, 'auth', 'logout')).toEqual({ code: 0, out: 'acme\tgrt.test\n', err: 'Signed out.\n' });
    const withOldToken = { env: { GRT_TOKEN: profiles['grt.test']?.token ?? '' } };
    expect(await grt(withOldToken, 'auth', 'whoami')).toMatchObject({ code: 4 });
    expect(await grt({}, 'auth', 'logout')).toMatchObject({ code: 4 });
  });

  it('refuses to sign in while GRT_TOKEN is set, which would take precedence', async () => {
    const seat = { as: 'acme', stdin: testPassword };
    expect(await runGrtAs(server, seat, 'auth', 'login', '-u', 'acme', '--password-stdin')).toMatchObject({ code: 2 });
    expect(await runGrtAs(server, { as: 'acme' }, 'auth', 'logout')).toMatchObject({ code: 2 });
  });

  it('accepts no password on the command line', async () => {
    expect(await runGrt(server, 'auth', 'login', '--password', 'x')).toMatchObject({ code: 2 });
  });
});
