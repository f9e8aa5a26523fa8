import type { SignInChallenge } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import type { Oddities } from '../../testing/passkey-authenticator.ts';
import {
  add,
  asked,
  begin,
  challengeOf,
  complete,
  confirm,
  login,
  origin,
  overview,
  reachable,
} from '../../testing/passkey-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { passkeyAuthenticator } from '../../testing.ts';

describeOnServer('a passkey', (startServer) => {
  const start = closingAfterEach(startServer);
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
