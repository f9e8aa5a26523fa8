import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

describe('grt account', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    await grt({ stdin: testPassword }, 'auth', 'login', '-u', 'acme', '--password-stdin');
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, seat, ...argv);
  const account = (...argv: readonly string[]): Promise<GrtRun> => grt({}, 'account', ...argv);

  it('shows and changes the account, and leaves the rest as it was', async () => {
    const { out } = await account('show', '--json');
    const before = JSON.parse(out) as Record<string, unknown>;
    expect(before).toMatchObject({ username: 'acme', storage: { used_bytes: 0, limit_bytes: 10_485_760_000 } });
    expect((await account('show')).out).toMatch(/Feed files\W+0 MB of 10,000 MB/);
    expect((await account('edit', '--job-title', 'Head of Video', '--notify', 'feed_failed')).code).toBe(0);
    expect(JSON.parse((await account('show', '--json')).out)).toEqual({
      ...before,
      job_title: 'Head of Video',
      notifications: { feed_reviewed: false, feed_failed: true, domain_reviewed: false, budget_exhausted: false },
    });
  });

  it('shows the room for feed files to administrators too', async () => {
    const admin = await runGrtAs(server, { as: 'reviewer' }, 'clients', 'show', '1', '--json');
    expect(JSON.parse(admin.out)).toMatchObject({ storage: { used_bytes: 0, limit_bytes: 10_485_760_000 } });
  });

  it('says what is wrong with a change, and that a new address waits for its mailbox', async () => {
    expect(await account('edit')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing to change') as string,
    });
    expect((await account('edit', '--notify', 'everything')).err).toContain('Use feed_reviewed, feed_failed');
    expect((await account('edit', '--phone', 'x')).err).toContain('Please enter a valid phone number');
    const moved = await account('edit', '--email', 'new@acme.example');
    expect(moved.err).toContain('new@acme.example is not in effect until its mailbox confirms it');
  });

  it('lists the sessions, and ends another one after a question', async () => {
    const elsewhere = await server.signIn('acme');
    const sessions = JSON.parse((await account('sessions', '--json')).out) as { id: number; is_current: boolean }[];
    expect([sessions.length, sessions.filter(({ is_current }) => is_current).length]).toEqual([2, 1]);
    const id = String(sessions.find(({ is_current }) => !is_current)?.id);
    expect(await account('end-session', id)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes') as string,
    });
    expect((await account('end-session', id, '--yes')).code).toBe(0);
    const refused = await server.fetch(`${server.baseUrl}/auth/me`, {
      headers: { Authorization: `Bearer ${elsewhere}` },
    });
    expect(refused.status).toBe(401);
  });

  it('changes the password, and refuses a wrong or missing one', async () => {
    // The other tests are those of acme.
    const own = join(home, 'globex');
    const globex = (stdin: string, ...argv: readonly string[]) => runGrtAt(server, own, { stdin }, ...argv);
    const login = (password: string) => globex(password, 'auth', 'login', '-u', 'globex', '--password-stdin');
    const change = (stdin: string) => globex(stdin, 'account', 'password', '--password-stdin');
    await login(testPassword);
    expect(await change(testPassword)).toMatchObject({ code: 2, err: expect.stringContaining('two lines') as string });
    expect((await change('wrong\nNext-pass-2026')).err).toContain('The current password is incorrect');
    expect(await change(`${testPassword}\nshort`)).toMatchObject({
      code: 8,
      err: expect.stringContaining('at least 8 characters') as string,
    });
    await globex('', 'tokens', 'create', 'Nightly', '--scope', 'feeds:read');
    const passwords = `${testPassword}\nNext-pass-2026`;
    expect(await change(passwords)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') as string });
    const dry = await globex(passwords, 'account', 'password', '--password-stdin', '--dry-run');
    expect(dry.err).toContain('Change your password? Your 1 API token will stop working at once. Nothing was changed');
    const asked = { columns: 80, answers: [false] };
    expect((await runGrtAt(server, own, asked, 'account', 'password')).err).toContain('Nothing was changed');
    expect(await globex(passwords, 'account', 'password', '--password-stdin', '--yes')).toMatchObject({ code: 0 });
    expect((await login(testPassword)).code).toBe(4);
    expect((await login('Next-pass-2026')).code).toBe(0);
  });
});
