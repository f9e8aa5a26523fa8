import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrt, memoryTokenStore, type Grt } from '@grt/sdk';
import { createTestServer, passkeyAuthenticator, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../../core/command-error.ts';
import { runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

const origin = 'https://grt.test';

describe('grt auth login --web', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_PUBLIC_URL: origin } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, seat, ...argv);
  const codeIn = (url: string) => new URL(url).searchParams.get('code') ?? '';

  async function signedIn(username: string): Promise<Grt> {
    const browser = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });
    await browser.signIn({ username, password: testPassword });
    return browser;
  }

  /** A terminal whose browser lets the program in. */
  const seatOf = (browser: Grt, more: Partial<Seat> = {}): Seat => ({
    columns: 80,
    openBrowser: async (url) => void (await browser.devices.approve({ user_code: codeIn(url) })),
    ...more,
  });

  it.each(['acme', 'admin'])('shows the code, opens the browser, and is signed in as %s', async (username) => {
    const seen = await grt(seatOf(await signedIn(username)), 'auth', 'login', '--web');
    expect(seen).toMatchObject({ code: 0, out: expect.stringContaining(username) as string });
    expect(seen.err).toMatch(
      /approve it within 10 minutes:\n\n {2}https:\/\/grt\.test\/device\?code=(\w{4}-\w{4})\n {2}Code: \1\n/,
    );
    expect(await grt({}, 'auth', 'whoami')).toMatchObject({ code: 0, out: expect.stringMatching(username) as string });
  });

  it('is offered when nothing says how to sign in', async () => {
    const seat = seatOf(await signedIn('acme'), { answers: ['In a browser'] });
    expect(await grt(seat, 'auth', 'login')).toMatchObject({ code: 0 });
  });

  it('is offered to an account with a passkey and no app, in place of a code from one', async () => {
    const browser = await signedIn('globex');
    const { recovery_codes: codes } = await browser.factors.confirmPasskey(
      passkeyAuthenticator(origin).create(await browser.factors.startPasskey()),
    );
    const login = (answers: readonly unknown[]) => grt(seatOf(browser, { answers }), 'auth', 'login', '-u', 'globex');
    expect(await login([testPassword, 'Continue in a browser'])).toMatchObject({ code: 0 });
    expect(await login([testPassword, 'Enter a recovery code', codes[0]])).toMatchObject({ code: 0 });
    const piped = await grt({ stdin: testPassword }, 'auth', 'login', '-u', 'globex', '--password-stdin');
    expect(piped).toMatchObject({
      code: 2,
      err: 'error: Missing: --web, or --otp with a recovery code\n',
    });
  });

  it('says that it was refused, or that the code has expired, and stores nothing', async () => {
    const browser = await signedIn('acme');
    const deny = seatOf(browser, {
      openBrowser: async (url) => void (await browser.devices.deny({ user_code: codeIn(url) })),
    });
    expect(await grt(deny, 'auth', 'login', '--web')).toMatchObject({
      code: 5,
      err: expect.stringContaining('The sign-in was denied in the browser.') as string,
    });
    const nobody = seatOf(browser, { openBrowser: async () => undefined });
    const late = await grt(nobody, 'auth', 'login', '--web');
    expect(late.code).toBe(4);
    expect(late.err).toContain('This sign-in has expired. Please start it again.');
    expect((await grt({}, 'auth', 'whoami')).code).toBe(4);
  });

  it('goes on where no browser opens', async () => {
    const browser = await signedIn('acme');
    const seat = seatOf(browser, {
      openBrowser: async (url) => {
        await browser.devices.approve({ user_code: codeIn(url) });
        throw new CommandError('No browser found', { exitCode: 1, code: 'no_browser' });
      },
    });
    const seen = await grt(seat, 'auth', 'login', '--web');
    expect(seen).toMatchObject({ code: 0, err: expect.stringContaining('Open the address yourself') as string });
  });

  it('does not open what is no web page', async () => {
    const opened: string[] = [];
    const seat: Seat = { columns: 80, openBrowser: async (url) => void opened.push(url) };
    const lying: TestServer = {
      ...server,
      fetch: async (input, init) => {
        const reply = await server.fetch(input, init);
        return new Response((await reply.text()).replaceAll(`${origin}/`, 'file:///etc/'), reply);
      },
    };
    expect((await runGrtAt(lying, home, seat, 'auth', 'login', '--web')).code).toBe(4);
    expect(opened).toEqual([]);
  });

  it('goes with no other way to sign in', async () => {
    for (const flag of ['--password-stdin', '--with-token', '--username=acme', '--otp=123456'])
      expect((await grt({}, 'auth', 'login', '--web', flag)).code).toBe(2);
  });
});
