import { expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import {
  add,
  asked,
  begin,
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

describeOnServer('passkeys of an account', (startServer) => {
  const start = closingAfterEach(startServer);
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

  it('cannot be tried without end from one address, and the audit log gets no more of it', async () => {
    const environment = { GRT_PUBLIC_URL: origin, GRT_LIMIT_SIGN_IN_ADDRESS: '3/15m' };
    const server = await start({ environment });
    const { device } = await add(server, await server.signIn('acme'));
    const once = { passkey: device.use(await asked(server)) };
    const signIn = async () => (await complete(server, once)).status;
    expect(await signIn()).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await signIn()).toBe(401);
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await signIn()).toBe(429);
    const token = await server.signIn('admin');
    const { body } = await call(server, '/admin/audit?action=auth.sign_in_failed', { token });
    expect(body.data).toHaveLength(3);
  });

  it('cannot be asked for without end from one address', async () => {
    const server = await reachable(start);
    for (let count = 0; count < 100; count += 1) await asked(server);
    expect((await call(server, '/auth/login/passkey', { json: {} })).status).toBe(429);
  });
});
