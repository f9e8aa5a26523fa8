import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGrt, runGrtAs } from '../../testing/run-grt.ts';
import { invited } from '../../testing/invited.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';

describe('grt setup', () => {
  let server: TestServer;
  let link: string;
  beforeEach(async () => {
    server = await createTestServer();
    link = await invited(server);
  });
  afterEach(() => server.close());

  it('accepts the link from the outbox, shows whose account it is, and sets it up', async () => {
    const { code, out, err } = await runGrtAs(
      server,
      { stdin: 'a much longer one\n' },
      'setup',
      link,
      '--username',
      'newcomer',
      '--password-stdin',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^newcomer\t.+\n$/);
    expect(err).toMatch(/^Account for .+: .+ <.+>\. The link expires 2026-11-27 10:00 UTC\.\n/);
    expect(err).toContain('Sign in with: grt auth login --username newcomer\n');
    expect(out + err).not.toContain('a much longer one');
    const again = await runGrtAs(
      server,
      { stdin: 'a much longer one\n' },
      'setup',
      link,
      '--username',
      'other',
      '--password-stdin',
    );
    expect(again).toMatchObject({
      code: 6,
      err: expect.stringContaining('This setup link has already been used.') as string,
    });
  });

  it('prompts for username and password at a terminal, the password twice', async () => {
    const answers = ['newcomer', 'a much longer one', 'a much longer one'];
    expect(await runGrtAs(server, { columns: 80, answers }, 'setup', link)).toMatchObject({ code: 0 });
    const login = await runGrtAs(
      server,
      { stdin: 'a much longer one' },
      'auth',
      'login',
      '-u',
      'newcomer',
      '--password-stdin',
    );
    expect(login.code).toBe(0);
  });

  it('names the flags when not interactive', async () => {
    expect(await runGrt(server, 'setup', link)).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: Missing: --username, --password-stdin\n') as string,
    });
    expect(await runGrt(server, 'setup', link, '--username', 'newcomer')).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: Missing: --password-stdin\n') as string,
    });
  });

  it('reports a username that is taken and a password that is too short, by field', async () => {
    const taken = await runGrtAs(
      server,
      { stdin: 'a much longer one' },
      'setup',
      link,
      '-u',
      'ACME',
      '--password-stdin',
    );
    expect(taken).toMatchObject({ code: 8, err: expect.stringMatching(/\n {2}username: .+/) as string });
    const short = await runGrtAs(server, { stdin: 'short' }, 'setup', link, '-u', 'newcomer', '--password-stdin');
    expect(short).toMatchObject({ code: 8, err: expect.stringMatching(/\n {2}password: .+/) as string });
  });

  it('reports an expired link, an unknown one, and one without a token', async () => {
    const given = ['--username', 'newcomer', '--password-stdin'];
    expect(await runGrt(server, 'setup', 's_nonsense', ...given)).toMatchObject({ code: 6 });
    expect(await runGrt(server, 'setup', 'http://127.0.0.1:4010/setup', ...given)).toMatchObject({
      code: 2,
      err: 'error: This link does not contain a token\n',
    });
    server.clock.advance(8 * 24 * 3_600_000);
    expect(await runGrt(server, 'setup', link, ...given)).toMatchObject({
      code: 6,
      err: expect.stringContaining('This setup link has expired.') as string,
    });
  });
});

describe('tokenInLink', () => {
  it.each([
    ['http://127.0.0.1:4010/setup?token=s_9fQ2mN', 's_9fQ2mN'],
    [' https://grt.example/setup?x=1&token=s_9fQ2mN#top\n', 's_9fQ2mN'],
    ['s_9fQ2mN', 's_9fQ2mN'],
    ['', undefined],
    ['https://grt.example/setup', undefined],
    ['https://', undefined],
  ])('finds in %j the token %j', (typed, token) => {
    expect(tokenInLink(typed)).toBe(token);
  });
});
