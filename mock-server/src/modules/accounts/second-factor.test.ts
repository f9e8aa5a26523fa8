import type { FactorAdded, FactorOverview, SignInChallenge, TotpSetup } from '@grt/sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, totpCode, type TestServer } from '../../testing.ts';

const step = 30_000;

const login = (server: TestServer, endpoint: string, username: string, password = testPassword) =>
  call(server, `/auth/${endpoint}/login`, { json: { username, password } });

const codeNow = (server: TestServer, secret: string) => totpCode(secret, server.clock.now());

/** Sets up an app. @returns its secret, and the recovery codes. */
async function setUp(server: TestServer, token: string, name?: string) {
  const started = await call(server, '/auth/factors/totp', { method: 'POST', token });
  const { secret } = started.body.data as TotpSetup;
  const json = { code: codeNow(server, secret), ...(name === undefined ? {} : { name }) };
  const { status, body } = await call(server, '/auth/factors/totp/confirm', { token, json });
  expect(status).toBe(201);
  server.clock.advance(step);
  return { secret, ...(body.data as FactorAdded) };
}

/** The challenge of a sign-in with the right password. */
async function challengeOf(server: TestServer, endpoint: string, username: string): Promise<SignInChallenge> {
  const { status, body } = await login(server, endpoint, username);
  expect([status, body['code'], body.message]).toEqual([
    403,
    'second_factor_required',
    'Please enter the code from your authenticator app.',
  ]);
  expect(body).not.toHaveProperty('token');
  return body['challenge'] as SignInChallenge;
}

const complete = (server: TestServer, challenge: string, code: string) =>
  call(server, '/auth/login/second-factor', { json: { challenge, code } });

describeOnServer('an authenticator app', (startServer) => {
  const start = closingAfterEach(startServer);
  it('is asked for at each sign-in once it is set up, and each of its codes works once', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const { secret, factor, recovery_codes: codes } = await setUp(server, token);
    expect([factor.name, codes.length]).toEqual(['Authenticator app', 10]);
    expect(await server.latestMail('alex@acme.example')).toMatchObject({ subject: 'A second factor was added' });
    expect(await lastAudit(server, 'factors.confirmTotp')).toMatchObject({ actor: 'acme' });

    const challenge = await challengeOf(server, 'client', 'acme');
    expect(challenge).toMatchObject({ methods: ['totp', 'recovery_code'], expires_at: '2026-11-20T10:05:30.000Z' });
    const code = codeNow(server, secret);
    const signedIn = await complete(server, challenge.token, code);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({ success: true, token: expect.stringMatching(/^grt_s_/) as string });
    expect(await lastAudit(server, 'auth.signed_in')).toMatchObject({ after: { second_factor: 'totp' } });

    expect(await complete(server, challenge.token, code)).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
    const again = await challengeOf(server, 'client', 'acme');
    expect(await complete(server, again.token, code)).toMatchObject({ status: 401, body: { code: 'invalid_code' } });
    expect(await lastAudit(server, 'auth.second_factor_failed')).toMatchObject({ subjectLabel: 'acme' });
    server.clock.advance(step);
    expect((await complete(server, again.token, codeNow(server, secret))).status).toBe(200);
  });

  it('cannot have two sign-ins with the same code at once', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    const challenges = await Promise.all([
      challengeOf(server, 'client', 'acme'),
      challengeOf(server, 'client', 'acme'),
    ]);
    const replies = await Promise.all(challenges.map(({ token }) => complete(server, token, codeNow(server, secret))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not count before it is confirmed with its own code within 30 minutes', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const begin = async () =>
      (await call(server, '/auth/factors/totp', { method: 'POST', token })).body.data as TotpSetup;
    const confirm = (json: object, by = token) => call(server, '/auth/factors/totp/confirm', { token: by, json });
    expect(await confirm({ code: '123456' })).toMatchObject({ status: 409, body: { code: 'no_setup' } });
    const first = await begin();
    const { secret } = await begin();
    expect(await confirm({ code: codeNow(server, first.secret) })).toMatchObject({
      status: 422,
      body: { errors: { code: ['This code is not valid. Please enter the one that your app shows now.'] } },
    });
    expect((await login(server, 'client', 'acme')).status).toBe(200);
    server.clock.advance(30 * 60_000 + 1);
    expect((await confirm({ code: codeNow(server, secret) })).status).toBe(409);
    const other = await server.signIn('acme');
    const fresh = await call(server, '/auth/factors/totp', { method: 'POST', token: other });
    server.clock.advance(30 * 60_000);
    const late = codeNow(server, (fresh.body.data as TotpSetup).secret);
    expect((await confirm({ code: late }, other)).status).toBe(201);
  });

  it('is removed, and with the last one the recovery codes', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const first = await setUp(server, token, ' Phone ');
    const second = await setUp(server, token, 'Tablet');
    expect(second.recovery_codes).toEqual([]);
    const overview = async () => (await call(server, '/auth/factors', { token })).body.data as FactorOverview;
    expect(await overview()).toMatchObject({
      factors: [{ name: 'Phone' }, { name: 'Tablet' }],
      recovery_codes_left: 10,
      is_required: false,
    });
    const remove = (id: number, by = token) =>
      call(server, `/auth/factors/${String(id)}`, { method: 'DELETE', token: by });
    expect((await remove(first.factor.id, await server.signIn('globex'))).status).toBe(404);
    expect((await remove(first.factor.id)).status).toBe(200);
    await challengeOf(server, 'client', 'acme');
    expect((await remove(second.factor.id)).status).toBe(200);
    expect((await server.latestMail('alex@acme.example')).text).toContain('requires only your password');
    expect(await overview()).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect((await login(server, 'client', 'acme')).status).toBe(200);
  });

  it('stays when the password is reset, and sign-ins that were started end', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    const before = await challengeOf(server, 'client', 'acme');
    await call(server, '/auth/password/forgot', { json: { username: 'acme' } });
    await server.drain();
    const token = new URL((await server.latestMail('alex@acme.example')).links[0] ?? '').searchParams.get('token');
    const password = 'quite a long one';
    await call(server, '/auth/password/reset', { json: { token, password, password_confirmation: password } });
    expect(await complete(server, before.token, codeNow(server, secret))).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
    expect(await login(server, 'client', 'acme', password)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
  });

  it('does not change what an API token may do', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    const json = { name: 'Nightly', scopes: ['account:read'] };
    const { token } = (await call(server, '/auth/tokens', { token: session, json })).body.data as { token: string };
    await setUp(server, session);
    expect((await call(server, '/auth/profile', { token })).status).toBe(200);
  });
});

describeOnServer('attempts at the second factor', (startServer) => {
  const start = closingAfterEach(startServer);
  it('are limited to 5 per sign-in', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    const { token } = await challengeOf(server, 'client', 'acme');
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await complete(server, token, '000000')).body['code']).toBe('invalid_code');
    expect((await complete(server, token, codeNow(server, secret))).status).toBe(200);
    const other = await challengeOf(server, 'client', 'acme');
    server.clock.advance(step);
    for (let attempt = 0; attempt < 5; attempt += 1) await complete(server, other.token, '000000');
    expect(await complete(server, other.token, codeNow(server, secret))).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
  });

  it('are limited to 10 wrong ones per account in 15 minutes, over all sign-ins', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { token } = await challengeOf(server, 'client', 'acme');
      expect((await complete(server, token, '0k7f-9m2x-rtq4')).status).toBe(401);
    }
    const refused = await complete(
      server,
      (await challengeOf(server, 'client', 'acme')).token,
      codeNow(server, secret),
    );
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    server.clock.advance(15 * 60_000);
    const { token } = await challengeOf(server, 'client', 'acme');
    expect((await complete(server, token, codeNow(server, secret))).status).toBe(200);
  });

  it('end 5 minutes after the password', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    const inTime = await challengeOf(server, 'client', 'acme');
    server.clock.advance(5 * 60_000 - 1);
    expect((await complete(server, inTime.token, codeNow(server, secret))).status).toBe(200);
    const late = await challengeOf(server, 'client', 'acme');
    server.clock.advance(5 * 60_000);
    expect(await complete(server, late.token, codeNow(server, secret))).toMatchObject({
      status: 401,
      body: { message: 'This sign-in has expired. Please enter your password again.', code: 'challenge_expired' },
    });
    expect((await complete(server, 'grt_c_unknown', '000000')).body['code']).toBe('challenge_expired');
  });

  it('do not let a client in that was suspended meanwhile', async () => {
    const server = await start();
    const { secret } = await setUp(server, await server.signIn('acme'));
    const { token } = await challengeOf(server, 'client', 'acme');
    await server.platform.database.pool.query(`update clients set status = 'suspended'`);
    expect(await complete(server, token, codeNow(server, secret))).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
  });
});

describeOnServer('recovery codes', (startServer) => {
  const start = closingAfterEach(startServer);
  it('are stored as hashes, work once each instead of a code, and are replaced as a whole', async () => {
    const server = await start();
    const token = await server.signIn('admin');
    const { recovery_codes: codes } = await setUp(server, token);
    const [first = '', second = '', third = ''] = codes;
    const { rows } = await server.platform.database.pool.query<{ code_hash: string }>(
      'select code_hash from recovery_codes',
    );
    expect(rows.every(({ code_hash: hash }) => hash.startsWith('$argon2id$'))).toBe(true);

    const used = await complete(server, (await challengeOf(server, 'admin', 'admin')).token, first.toUpperCase());
    expect(used.status).toBe(200);
    expect((await server.latestMail('admin@grt.example')).text).toContain('You have 9 left.');
    const reused = await complete(server, (await challengeOf(server, 'admin', 'admin')).token, first);
    expect(reused.body['code']).toBe('invalid_code');

    const { token: once } = await challengeOf(server, 'admin', 'admin');
    const { token: twice } = await challengeOf(server, 'admin', 'admin');
    const both = await Promise.all([complete(server, once, second), complete(server, twice, second)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);

    const replaced = await call(server, '/auth/factors/recovery-codes', { method: 'POST', token });
    expect(replaced.body.data).toHaveLength(10);
    expect((await server.latestMail('admin@grt.example')).subject).toBe('Your recovery codes were replaced');
    const old = await complete(server, (await challengeOf(server, 'admin', 'admin')).token, third);
    expect(old.body['code']).toBe('invalid_code');
  });

  it('exist only with a second factor', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    expect(await call(server, '/auth/factors/recovery-codes', { method: 'POST', token })).toMatchObject({
      status: 409,
      body: { code: 'no_second_factor' },
    });
  });
});

describeOnServer('a second factor that is required for administrators', (start) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await start();
    admin = await server.signIn('admin');
    await setUp(server, admin);
    const json = { require_second_factor_for_administrators: true };
    await call(server, '/admin/settings', { method: 'PUT', token: admin, json });
  });

  it('bars one without from everything but setting it up, at once, and no client', async () => {
    const reviewer = await server.signIn('reviewer');
    const barred = await call(server, '/admin/clients', { token: reviewer });
    expect([barred.status, barred.body['code'], barred.body.message]).toEqual([
      403,
      'second_factor_setup_required',
      'Administrators need a second factor here. Please set one up first.',
    ]);
    const draft = { title: 'Plans', slug: 'plans', content: '<p>Soon</p>', status: 'draft' };
    await call(server, '/admin/pages', { token: admin, json: draft });
    expect((await call(server, '/pages/plans', { token: admin })).status).toBe(200);
    expect((await call(server, '/pages/plans', { token: reviewer })).status).toBe(404);
    for (const path of ['/auth/me', '/auth/profile', '/auth/factors'])
      expect((await call(server, path, { token: reviewer })).status, path).toBe(200);
    expect((await call(server, '/client/dashboard', { token: await server.signIn('acme') })).status).toBe(200);
    await setUp(server, reviewer);
    expect((await call(server, '/admin/clients', { token: reviewer })).status).toBe(200);
  });

  it('keeps an administrator from removing the last one', async () => {
    const { factors } = (await call(server, '/auth/factors', { token: admin })).body.data as FactorOverview;
    const last = await call(server, `/auth/factors/${String(factors[0]?.id)}`, { method: 'DELETE', token: admin });
    expect([last.status, last.body.message]).toEqual([
      409,
      'Administrators need a second factor here. Please add another one first.',
    ]);
    expect((await call(server, '/auth/factors', { token: admin })).body.data).toMatchObject({ is_required: true });
    await challengeOf(server, 'admin', 'admin');
  });
});

describeOnServer('a lost second factor', (startServer) => {
  const start = closingAfterEach(startServer);
  it('of an administrator is removed by a super admin, who is named, with a mail', async () => {
    const server = await start();
    const reviewer = await server.signIn('reviewer');
    await setUp(server, reviewer);
    const admin = await server.signIn('admin');
    const { body } = await call(server, '/admin/users?search=reviewer', { token: admin });
    const [{ id }] = body.data as [{ id: number }];
    expect(body.data).toMatchObject([{ has_second_factor: true }]);
    const path = `/admin/users/${String(id)}/factors`;
    expect((await call(server, path, { method: 'DELETE', token: reviewer })).status).toBe(403);
    expect((await call(server, path, { method: 'DELETE', token: admin })).status).toBe(200);
    expect((await call(server, '/auth/me', { token: reviewer })).status).toBe(401);
    expect((await server.latestMail('reviewer@grt.example')).subject).toBe('Your second factor was removed');
    expect(await lastAudit(server, 'users.removeFactors')).toMatchObject({ actor: 'admin', subjectLabel: 'reviewer' });
    expect((await login(server, 'admin', 'reviewer')).status).toBe(200);
    expect((await call(server, path, { method: 'DELETE', token: admin })).status).toBe(409);
    expect((await call(server, '/admin/users/999/factors', { method: 'DELETE', token: admin })).status).toBe(404);
  });

  it('of a client is removed by an administrator', async () => {
    const server = await start();
    await setUp(server, await server.signIn('acme'));
    const token = await server.signIn('reviewer');
    const remove = () => call(server, '/admin/clients/1/factors', { method: 'DELETE', token });
    expect((await call(server, '/admin/clients/1', { token })).body.data).toMatchObject({ has_second_factor: true });
    expect((await remove()).status).toBe(200);
    expect((await server.latestMail('alex@acme.example')).subject).toBe('Your second factor was removed');
    expect(await lastAudit(server, 'clients.removeFactors')).toMatchObject({ actor: 'reviewer' });
    expect((await login(server, 'client', 'acme')).status).toBe(200);
    expect((await remove()).status).toBe(409);
  });
});
