import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, totpCode, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

const minute = 60_000;

describe('a second factor', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, seat, ...argv);
  const signIn = (username: string, ...more: readonly string[]) =>
    grt({ stdin: testPassword }, 'auth', 'login', '-u', username, '--password-stdin', ...more);

  /** The secret of an app that is set up from a script. */
  async function setUp(): Promise<string> {
    const { out } = await grt({}, 'factors', 'setup', '--start', '--jq', '.secret');
    const secret = out.trim();
    const added = await grt({}, 'factors', 'setup', '--otp', totpCode(secret, server.clock.now()), '--name', 'Phone');
    expect(added.out.split('\n').filter(Boolean)).toHaveLength(10);
    expect(added.err).toContain('Save these now');
    server.clock.advance(30_000);
    return secret;
  }

  it('is set up, listed, asked for at sign-in, and removed', async () => {
    await signIn('acme');
    const secret = await setUp();
    expect((await grt({}, 'factors', 'list')).out).toMatch(/^\d+\ttotp\tPhone\t/);

    expect(await signIn('acme')).toMatchObject({
      code: 2,
      err: 'error: Missing: --otp\n',
    });
    expect(await signIn('acme', '--otp', '000000')).toMatchObject({
      code: 4,
      err: expect.stringContaining('This code is not valid.') as string,
    });
    const code = () => totpCode(secret, server.clock.now());
    expect(await signIn('acme', '--otp', code())).toMatchObject({ code: 0 });
    server.clock.advance(30_000);
    const asked = await grt({ columns: 80, answers: [testPassword, '000000', code()] }, 'auth', 'login', '-u', 'acme');
    expect(asked).toMatchObject({ code: 0, err: expect.stringContaining('This code is not valid.') as string });

    const codes = (await grt({}, 'factors', 'recovery-codes', '--yes')).out.split('\n');
    expect(await signIn('acme', '--otp', codes[3] ?? '')).toMatchObject({ code: 0 });
    const id = (await grt({}, 'factors', 'list', '--jq', '.[0].id')).out.trim();
    expect((await grt({}, 'factors', 'rename', id, 'Old phone')).out).toMatch(/^\d+\ttotp\tOld phone\t/);
    expect(await grt({}, 'factors', 'delete', id, '--yes')).toMatchObject({
      code: 0,
      out: `${id}\tSecond factor ${id} removed\n`,
    });
    expect(await signIn('acme')).toMatchObject({ code: 0 });
  });

  it('of someone else is removed by an administrator', async () => {
    await signIn('globex');
    await setUp();
    await signIn('admin');
    expect(await grt({}, 'clients', 'remove-factors', '2', '--yes')).toMatchObject({
      code: 0,
      out: '2\tSecond factor of client 2 removed\n',
    });
    expect(await grt({}, 'users', 'remove-factors', '1', '--yes')).toMatchObject({
      code: 7,
      err: expect.stringContaining('This account has no second factor.') as string,
    });
    expect(await signIn('globex')).toMatchObject({ code: 0 });
  });
});

describe('a command that needs a confirmation', () => {
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
  const create = (seat: Seat) => grt(seat, 'tokens', 'create', 'Nightly', '--scope', 'feeds:read');

  it('asks for the password at a terminal, and then does its work', async () => {
    server.clock.advance(11 * minute);
    const seat = { columns: 80, answers: ['wrong', testPassword] };
    expect(await create(seat)).toMatchObject({
      code: 0,
      err: expect.stringContaining('The password is incorrect') as string,
    });
  });

  it('says in a pipe what to run, which confirms the next 10 minutes', async () => {
    server.clock.advance(11 * minute);
    const refused = await create({});
    expect(refused.code).toBe(5);
    expect(refused.err).toContain('Run: grt auth confirm');
    expect(await grt({ stdin: testPassword }, 'auth', 'confirm', '--password-stdin')).toMatchObject({ code: 0 });
    expect(await create({})).toMatchObject({ code: 0, out: expect.stringMatching(/^grt_t_/) as string });
  });
});
