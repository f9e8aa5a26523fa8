import type { FactorAdded, FactorOverview, PasskeyCreation, PasskeyRequest, SignInChallenge } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import type { Oddities } from '../../testing/passkey-authenticator.ts';
import { describeOnEveryServer, type StartServer } from '../../testing/servers.ts';
import { passkeyAuthenticator, testPassword, type PasskeyAuthenticator, type TestServer } from '../../testing.ts';
import { createAuditStore } from '../audit/audit.store.ts';

const origin = 'https://grt.test';
const reachable = (start: StartServer, address = origin) => start({ environment: { GRT_PUBLIC_URL: address } });

const login = (server: TestServer, endpoint: string, username: string) =>
  call(server, `/auth/${endpoint}/login`, { json: { username, password: testPassword } });

/** The challenge of a sign-in with the right password. */
async function challengeOf(server: TestServer, endpoint: string, username: string): Promise<SignInChallenge> {
  const { status, body } = await login(server, endpoint, username);
  expect([status, body['code']]).toEqual([403, 'second_factor_required']);
  return body['challenge'] as SignInChallenge;
}

async function begin(server: TestServer, token: string): Promise<PasskeyCreation> {
  const { status, body } = await call(server, '/auth/factors/passkeys', { method: 'POST', token });
  expect(status).toBe(200);
  return body.data;
}

const confirm = (server: TestServer, token: string, json: object) =>
  call(server, '/auth/factors/passkeys/confirm', { token, json });

/** Adds a passkey. */
async function add(server: TestServer, token: string, { name, device = passkeyAuthenticator(origin) } = {} as Adding) {
  const made = device.create(await begin(server, token));
  const { status, body } = await confirm(server, token, { ...made, ...(name === undefined ? {} : { name }) });
  expect(status).toBe(201);
  return { device, ...(body.data as FactorAdded) };
}

interface Adding {
  readonly name?: string;
  readonly device?: PasskeyAuthenticator;
}

async function asked(server: TestServer, challenge?: string): Promise<PasskeyRequest> {
  const { status, body } = await call(server, '/auth/login/passkey', {
    json: challenge === undefined ? {} : { challenge },
  });
  expect(status).toBe(200);
  return body.data;
}

const complete = (server: TestServer, json: object) => call(server, '/auth/login/second-factor', { json });

async function lastAudit(server: TestServer, action: string) {
  const { database, clock } = server.platform;
  return (await createAuditStore(database, clock).list({ action }, { offset: 0, limit: 1 })).rows[0];
}

const overview = async (server: TestServer, token: string) =>
  (await call(server, '/auth/factors', { token })).body.data as FactorOverview;

describeOnEveryServer('a passkey', (start) => {
  it('is added with recovery codes, mailed, and then completes sign-ins, each answer once', async () => {
    const server = await reachable(start);
    const token = await server.signIn('acme');
    const creation = await begin(server, token);
    expect(creation).toMatchObject({
      rp: { id: 'grt.test', name: 'GRT' },
      user: { name: 'acme', displayName: 'Alex Moore' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
    });
    const { device, factor, recovery_codes: codes } = await add(server, token, { name: ' Laptop ' });
    expect([factor.kind, factor.name, codes.length]).toEqual(['passkey', 'Laptop', 10]);
    expect(await server.latestMail('alex@acme.example')).toMatchObject({ subject: 'A second factor was added' });
    expect(await lastAudit(server, 'factors.confirmPasskey')).toMatchObject({
      actor: 'acme',
      after: { kind: 'passkey', name: 'Laptop' },
    });
    expect(await overview(server, token)).toMatchObject({ passkey_origin: origin, recovery_codes_left: 10 });

    const refused = await login(server, 'client', 'acme');
    expect(refused.body.message).toBe('Please use your passkey, or enter one of your recovery codes.');
    const challenge = refused.body['challenge'] as SignInChallenge;
    expect(challenge.methods).toEqual(['passkey', 'recovery_code']);
    const request = await asked(server, challenge.token);
    expect(request).toMatchObject({ rpId: 'grt.test', userVerification: 'required' });
    expect(request.allowCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }]);
    const use = device.use(request);
    const signedIn = await complete(server, { challenge: challenge.token, passkey: use });
    expect([signedIn.status, signedIn.body.token]).toEqual([200, expect.stringMatching(/^grt_s_/) as string]);
    expect(await lastAudit(server, 'auth.signed_in')).toMatchObject({ after: { second_factor: 'passkey' } });

    const again = await challengeOf(server, 'client', 'acme');
    expect(await complete(server, { challenge: again.token, passkey: use })).toMatchObject({
      status: 401,
      body: { code: 'invalid_passkey', message: 'This passkey was not accepted. Please try again.' },
    });
    expect(await lastAudit(server, 'auth.second_factor_failed')).toMatchObject({ subjectLabel: 'acme' });
    const [code] = codes;
    expect((await complete(server, { challenge: again.token, code })).status).toBe(200);
  });

  it('signs in without a password, since the person was verified', async () => {
    const server = await reachable(start);
    const { device } = await add(server, await server.signIn('reviewer'));
    const request = await asked(server);
    expect(request.allowCredentials).toEqual([]);
    const signedIn = await complete(server, { passkey: device.use(request) });
    expect(signedIn.body).toMatchObject({ success: true, user: { username: 'reviewer', type: 'admin' } });
    expect(await lastAudit(server, 'auth.signed_in')).toMatchObject({
      after: { second_factor: 'passkey', password: false },
    });
    const unknown = passkeyAuthenticator(origin).use(await asked(server));
    expect(await complete(server, { passkey: unknown })).toMatchObject({
      status: 401,
      body: { code: 'invalid_passkey' },
    });
    expect(await lastAudit(server, 'auth.sign_in_failed')).toMatchObject({ subjectLabel: 'a passkey' });
  });

  it('is refused from another page, for another host, without verifying the person, and with a wrong signature', async () => {
    const server = await reachable(start);
    const token = await server.signIn('acme');
    const elsewhere: Oddities[] = [
      { origin: `${origin}.evil.example` },
      { host: 'evil.example' },
      { unverified: true },
    ];
    for (const oddity of elsewhere) {
      const made = passkeyAuthenticator(origin).create(await begin(server, token), oddity);
      expect(await confirm(server, token, made)).toMatchObject({
        status: 422,
        body: { errors: { attestation_object: ['This passkey was not accepted. Please try again.'] } },
      });
    }
    const { device } = await add(server, token);
    for (const oddity of [...elsewhere, { forged: true }])
      expect((await complete(server, { passkey: device.use(await asked(server), oddity) })).status).toBe(401);
    expect((await complete(server, { passkey: device.use(await asked(server)) })).status).toBe(200);
  });

  it('is refused when its count has not grown, as a copy would be, and one that does not count is not', async () => {
    const server = await reachable(start);
    const { device } = await add(server, await server.signIn('acme'));
    const use = async (count: number) =>
      (await complete(server, { passkey: device.use(await asked(server), { count }) })).status;
    expect([await use(0), await use(0), await use(7), await use(7), await use(6), await use(0), await use(8)]).toEqual([
      200, 200, 200, 401, 401, 401, 200,
    ]);
  });

  it('answers for 5 minutes, what it was asked, of whom it was asked', async () => {
    const server = await reachable(start);
    const acme = await add(server, await server.signIn('acme'));
    const globex = await add(server, await server.signIn('globex'));
    const inTime = await asked(server);
    const late = await asked(server);
    server.clock.advance(5 * 60_000 - 1);
    expect((await complete(server, { passkey: acme.device.use(inTime) })).status).toBe(200);
    server.clock.advance(1);
    expect((await complete(server, { passkey: acme.device.use(late) })).status).toBe(401);

    const challenge = await challengeOf(server, 'client', 'acme');
    const forAnyone = acme.device.use(await asked(server));
    expect((await complete(server, { challenge: challenge.token, passkey: forAnyone })).status).toBe(401);
    const ofOther = globex.device.use(await asked(server, challenge.token));
    expect((await complete(server, { challenge: challenge.token, passkey: ofOther })).status).toBe(401);
    const secondStep = acme.device.use(await asked(server, challenge.token));
    expect((await complete(server, { passkey: secondStep })).status).toBe(401);
    expect(await call(server, '/auth/login/passkey', { json: { challenge: 'grt_c_unknown' } })).toMatchObject({
      status: 401,
      body: { code: 'challenge_expired' },
    });
  });

  it('does not let a suspended client in', async () => {
    const server = await reachable(start);
    const { device } = await add(server, await server.signIn('acme'));
    const request = await asked(server);
    await server.platform.database.pool.query(`update clients set status = 'suspended'`);
    expect(await complete(server, { passkey: device.use(request) })).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
  });

  it('is stored without what it was asked: challenges are hashed', async () => {
    const server = await reachable(start);
    const { challenge } = await asked(server);
    const { rows } = await server.platform.database.pool.query<{ challenge_hash: string }>(
      'select challenge_hash from passkey_challenges',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.challenge_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.challenge_hash).not.toContain(challenge);
    server.clock.advance(5 * 60_000);
    expect(await server.platform.passkeyChallenges.prune()).toBe(1);
  });
});

describeOnEveryServer('passkeys of an account', (start) => {
  it('confirm that it is the same person, where a password or a code would', async () => {
    const server = await reachable(start);
    const token = await server.signIn('acme');
    const begun = () => call(server, '/auth/step-up/passkey', { method: 'POST', token });
    expect(await begun()).toMatchObject({ status: 409, body: { code: 'no_second_factor' } });
    const { device } = await add(server, token);
    server.clock.advance(11 * 60_000);
    const create = () => call(server, '/auth/tokens', { token, json: { name: 'Nightly', scopes: ['account:read'] } });
    expect(await create()).toMatchObject({ status: 403, body: { code: 'auth.step_up_required' } });
    const forSignIn = device.use(await asked(server));
    expect(await call(server, '/auth/step-up', { token, json: { passkey: forSignIn } })).toMatchObject({
      status: 422,
      body: { errors: { passkey: ['This passkey was not accepted. Please try again.'] } },
    });
    expect(await lastAudit(server, 'auth.step_up_failed')).toMatchObject({ after: { by: 'passkey' } });
    const passkey = device.use((await begun()).body.data);
    expect((await call(server, '/auth/step-up', { token, json: { passkey } })).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect(await lastAudit(server, 'auth.stepped_up')).toMatchObject({ after: { by: 'passkey' } });
  });

  it('are renamed and removed by their owner only, and the codes end with the last one', async () => {
    const server = await reachable(start);
    const token = await server.signIn('acme');
    const first = await add(server, token, { name: 'Laptop' });
    const second = await add(server, token);
    expect([second.factor.name, second.recovery_codes]).toEqual(['Passkey', []]);
    const path = `/auth/factors/${String(first.factor.id)}`;
    const rename = (name: string, by = token) => call(server, path, { method: 'PUT', token: by, json: { name } });
    expect((await rename('Mine', await server.signIn('globex'))).status).toBe(404);
    expect(await rename('')).toMatchObject({ status: 422, body: { errors: { name: ['Please choose a name'] } } });
    expect((await rename('a'.repeat(61))).status).toBe(422);
    expect((await rename('a'.repeat(60))).status).toBe(200);
    expect((await rename('Work laptop')).body.data).toMatchObject({ id: first.factor.id, name: 'Work laptop' });
    expect(await lastAudit(server, 'factors.rename')).toMatchObject({
      after: { kind: 'passkey', name: 'Work laptop' },
    });
    for (const { factor } of [first, second])
      expect((await call(server, `/auth/factors/${String(factor.id)}`, { method: 'DELETE', token })).status).toBe(200);
    expect(await overview(server, token)).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect((await login(server, 'client', 'acme')).status).toBe(200);
    expect((await complete(server, { passkey: first.device.use(await asked(server)) })).status).toBe(401);
  });

  it('are at most 10, each known once, and each setup is confirmed once and in time', async () => {
    const server = await reachable(start);
    const token = await server.signIn('acme');
    const { device } = await add(server, token);
    expect((await begin(server, token)).excludeCredentials).toHaveLength(1);
    expect((await confirm(server, token, device.create(await begin(server, token)))).status).toBe(409);
    const late = passkeyAuthenticator(origin).create(await begin(server, token));
    server.clock.advance(5 * 60_000);
    expect(await confirm(server, token, late)).toMatchObject({ status: 409, body: { code: 'no_setup' } });
    const ofOther = passkeyAuthenticator(origin).create(await begin(server, await server.signIn('globex')));
    expect((await confirm(server, token, ofOther)).status).toBe(409);
    const waiting = passkeyAuthenticator(origin).create(await begin(server, token));
    for (let count = 1; count < 10; count += 1) await add(server, token);
    expect(await call(server, '/auth/factors/passkeys', { method: 'POST', token })).toMatchObject({
      status: 409,
      body: { code: 'too_many_factors' },
    });
    expect(await confirm(server, token, waiting)).toMatchObject({ status: 409, body: { code: 'too_many_factors' } });
  });

  it('satisfy the setting that requires a second factor of administrators, and the last one must stay', async () => {
    const server = await reachable(start);
    const admin = await server.signIn('admin');
    const { factor } = await add(server, admin);
    const json = { require_second_factor_for_administrators: true };
    expect((await call(server, '/admin/settings', { method: 'PUT', token: admin, json })).status).toBe(200);
    const reviewer = await server.signIn('reviewer');
    expect((await call(server, '/admin/clients', { token: reviewer })).status).toBe(403);
    await add(server, reviewer);
    expect((await call(server, '/admin/clients', { token: reviewer })).status).toBe(200);
    const last = await call(server, `/auth/factors/${String(factor.id)}`, { method: 'DELETE', token: admin });
    expect(last).toMatchObject({ status: 409, body: { code: 'second_factor_required' } });
  });

  it('do not exist where browsers allow none: at an IP address, and without https', async () => {
    for (const address of ['https://203.0.113.9', 'http://grt.test']) {
      const server = await reachable(start, address);
      const token = await server.signIn('acme');
      expect((await overview(server, token)).passkey_origin).toBeNull();
      for (const path of ['/auth/factors/passkeys', '/auth/step-up/passkey'])
        expect(await call(server, path, { method: 'POST', token })).toMatchObject({
          status: 409,
          body: { code: 'passkeys_unavailable' },
        });
      expect((await call(server, '/auth/login/passkey', { json: {} })).status).toBe(409);
    }
  });

  it('cannot be asked for without end from one address', async () => {
    const server = await reachable(start);
    for (let count = 0; count < 100; count += 1) await asked(server);
    expect((await call(server, '/auth/login/passkey', { json: {} })).status).toBe(429);
  });
});
