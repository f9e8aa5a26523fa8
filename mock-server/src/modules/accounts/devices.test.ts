import type { DeviceSignIn } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const minute = 60_000;

async function begin(server: TestServer): Promise<DeviceSignIn> {
  const { status, body } = await call(server, '/auth/device', { method: 'POST' });
  expect(status).toBe(200);
  return body.data;
}

const ask = (server: TestServer, deviceCode: string) =>
  call(server, '/auth/device/token', { json: { device_code: deviceCode } });

/** Asks once the interval has passed. */
async function askInTime(server: TestServer, deviceCode: string) {
  server.clock.advance(5000);
  return ask(server, deviceCode);
}

const show = (server: TestServer, userCode: string, token: string) =>
  call(server, `/auth/device/${encodeURIComponent(userCode)}`, { token });

const decide = (server: TestServer, userCode: string, token: string, word: 'approve' | 'deny' = 'approve') =>
  call(server, `/auth/device/${encodeURIComponent(userCode)}/${word}`, { method: 'POST', token });

describeOnServer('a program that is let in through a browser', (startServer) => {
  const start = closingAfterEach(startServer);
  it.each(['acme', 'admin', 'reviewer'])('gets a session of %s, once, and it is in the audit log', async (username) => {
    const server = await start();
    const token = await server.signIn(username);
    const device = await begin(server);
    expect(device).toMatchObject({
      device_code: expect.stringMatching(/^grt_d_[\w-]{43}$/) as string,
      verification_uri: `${server.platform.publicUrl()}/device`,
      verification_uri_complete: `${server.platform.publicUrl()}/device?code=${device.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect(await ask(server, device.device_code)).toMatchObject({
      status: 409,
      body: { code: 'authorization_pending', message: 'No one has let this program in yet.' },
    });
    expect((await show(server, device.user_code, token)).body.data).toMatchObject({
      user_code: device.user_code,
      created_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-11-20T10:10:00.000Z',
    });
    expect((await decide(server, device.user_code.toLowerCase().replace('-', ' '), token)).status).toBe(200);
    expect(await lastAudit(server, 'devices.approve')).toMatchObject({ actor: username });

    const signedIn = await askInTime(server, device.device_code);
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, user: { username } } });
    expect(await lastAudit(server, 'auth.signed_in')).toMatchObject({ actor: username, after: { device: true } });
    expect((await call(server, '/auth/me', { token: signedIn.body.token })).body.data).toMatchObject({
      user: { username },
      session: { kind: 'session' },
    });
    expect(await askInTime(server, device.device_code)).toMatchObject({ status: 410, body: { code: 'expired_token' } });
  });

  it('is told that it was refused, and the code is of no use afterward', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const device = await begin(server);
    expect((await decide(server, device.user_code, token, 'deny')).status).toBe(200);
    expect(await lastAudit(server, 'devices.deny')).toMatchObject({ actor: 'acme' });
    for (let time = 0; time < 2; time += 1)
      expect(await askInTime(server, device.device_code)).toMatchObject({
        status: 403,
        body: { code: 'access_denied', message: 'The sign-in was denied in the browser.' },
      });
    expect((await decide(server, device.user_code, token)).status).toBe(404);
  });

  it('waits 5 seconds longer each time that it asks too soon', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const device = await begin(server);
    await ask(server, device.device_code);
    await decide(server, device.user_code, token);
    server.clock.advance(3999);
    expect(await ask(server, device.device_code)).toMatchObject({ status: 409, body: { code: 'slow_down' } });
    server.clock.advance(5000);
    expect((await ask(server, device.device_code)).body).toMatchObject({ code: 'slow_down' });
    server.clock.advance(15_000);
    expect((await ask(server, device.device_code)).status).toBe(200);
  });

  it('has 10 minutes, for either code', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const [early, late] = [await begin(server), await begin(server)];
    await decide(server, early.user_code, token);
    server.clock.advance(10 * minute - 1);
    expect((await ask(server, early.device_code)).status).toBe(200);
    const confirmed = await server.signIn('acme');
    expect((await show(server, late.user_code, confirmed)).status).toBe(200);
    server.clock.advance(1);
    expect((await show(server, late.user_code, confirmed)).status).toBe(404);
    expect((await decide(server, late.user_code, confirmed)).status).toBe(404);
    expect((await ask(server, late.device_code)).body).toMatchObject({ code: 'expired_token' });
  });

  it('is decided on once: two people cannot both let it in, and two questions cannot both get a session', async () => {
    const server = await start();
    const tokens = [await server.signIn('acme'), await server.signIn('globex')];
    const device = await begin(server);
    const decisions = await Promise.all(tokens.map((token) => decide(server, device.user_code, token)));
    expect(decisions.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    const replies = await Promise.all([ask(server, device.device_code), ask(server, device.device_code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is let in by a session that was confirmed in the last 10 minutes only, and never by an API token', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const json = { name: 'Nightly', scopes: ['account:read', 'account:write'] };
    const { token: apiToken } = (await call(server, '/auth/tokens', { token, json })).body.data as { token: string };
    server.clock.advance(10 * minute + 1);
    const device = await begin(server);
    expect(await decide(server, device.user_code, token)).toMatchObject({
      status: 403,
      body: { code: 'auth.step_up_required' },
    });
    await call(server, '/auth/step-up', { token, json: { password: testPassword } });
    for (const reply of [
      await show(server, device.user_code, apiToken),
      await decide(server, device.user_code, apiToken),
      await decide(server, device.user_code, apiToken, 'deny'),
    ])
      expect(reply).toMatchObject({ status: 403, body: { code: 'session_needed' } });
    expect((await decide(server, device.user_code, token)).status).toBe(200);
  });

  it('is not let in by an administrator who must set up a second factor first', async () => {
    const server = await start();
    const admin = await server.signIn('admin');
    const json = { require_second_factor_for_administrators: true };
    const device = await begin(server);
    const reviewer = await server.signIn('reviewer');
    await server.platform.database.pool.query(
      "insert into factors (account_id, kind, name, secret, created_at, confirmed_at) select id, 'totp', 'App', 'A', now(), now() from accounts where username = 'admin'",
    );
    await server.platform.database.pool.query("update accounts set second_factor_at = now() where username = 'admin'");
    expect((await call(server, '/admin/settings', { method: 'PUT', token: admin, json })).status).toBe(200);
    expect(await decide(server, device.user_code, reviewer)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_setup_required' },
    });
  });

  it('gets nothing once the account has a new password, or is suspended', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const [first, second] = [await begin(server), await begin(server)];
    await decide(server, first.user_code, token);
    const password = 'quite a long one';
    const json = { current_password: testPassword, password, password_confirmation: password };
    expect((await call(server, '/auth/password', { method: 'PUT', token, json })).status).toBe(200);
    expect((await askInTime(server, first.device_code)).status).toBe(410);
    await decide(server, second.user_code, token);
    const admin = await server.signIn('admin');
    await server.platform.database.pool.query("update clients set status = 'suspended' where id = 1");
    expect(await askInTime(server, second.device_code)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
    expect((await call(server, '/auth/me', { token: admin })).status).toBe(200);
  });

  it('has secrets that are stored as hashes only, and are removed when they have expired', async () => {
    const server = await start();
    const device = await begin(server);
    const stored = async () =>
      (await server.platform.database.pool.query<Record<string, unknown>>('select * from device_requests')).rows;
    const text = JSON.stringify(await stored());
    expect(text).not.toContain(device.device_code);
    expect(text.toLowerCase()).not.toContain(device.user_code.toLowerCase().replace('-', ''));
    await server.platform.deviceRequests.prune();
    expect(await stored()).toHaveLength(1);
    server.clock.advance(10 * minute);
    expect(await server.platform.deviceRequests.prune()).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('cannot be guessed: 10 wrong codes per account, whatever address, and right ones do not count', async () => {
    const server = await start();
    const token = await server.signIn('acme');
    const device = await begin(server);
    for (let count = 0; count < 9; count += 1)
      expect((await show(server, `0000-000${String(count)}`, token)).status).toBe(404);
    for (let count = 0; count < 3; count += 1) expect((await show(server, device.user_code, token)).status).toBe(200);
    expect((await decide(server, '0000-0009', token)).status).toBe(404);
    expect((await show(server, device.user_code, token)).status).toBe(429);
    expect((await decide(server, device.user_code, token)).status).toBe(429);
    expect((await decide(server, device.user_code, token, 'deny')).status).toBe(429);
    expect((await show(server, device.user_code, await server.signIn('globex'))).status).toBe(200);
    server.clock.advance(15 * minute);
    expect((await show(server, device.user_code, await server.signIn('acme'))).status).toBe(404);
  });

  it('is one of 100 per address that start, and one address has 100 wrong device codes', async () => {
    const server = await start();
    for (let count = 0; count < 100; count += 1) await begin(server);
    expect((await call(server, '/auth/device', { method: 'POST' })).status).toBe(429);
    for (let count = 0; count < 100; count += 1) expect((await ask(server, 'grt_d_none')).status).toBe(410);
    expect((await ask(server, 'grt_d_none')).status).toBe(429);
  });

  it('is shown to someone who is signed in only', async () => {
    const server = await start();
    const device = await begin(server);
    expect((await call(server, `/auth/device/${device.user_code}`, {})).status).toBe(401);
    expect((await call(server, `/auth/device/${device.user_code}/approve`, { method: 'POST' })).status).toBe(401);
    expect((await call(server, '/auth/device/token', { json: {} })).status).toBe(422);
  });
});
