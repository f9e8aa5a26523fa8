import type { TotpSetup } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { loadDocument } from '../../core/http/document.ts';
import { call } from '../../testing/api-calls.ts';
import { exampleRequest, pathOfNothing } from '../../testing/example-request.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, totpCode, type TestServer } from '../../testing.ts';

const minute = 60_000;
const token = { name: 'Nightly', scopes: ['account:read', 'account:write'] };

const createToken = (server: TestServer, session: string) =>
  call(server, '/auth/tokens', { token: session, json: token });
const confirm = (server: TestServer, session: string, json: object) =>
  call(server, '/auth/step-up', { token: session, json });

describeOnServer('a call that needs a confirmation', (startServer) => {
  const start = closingAfterEach(startServer);
  it('works for 10 minutes after the sign-in, and after the password was given again', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    server.clock.advance(10 * minute);
    expect((await createToken(server, session)).status).toBe(201);
    server.clock.advance(1);
    expect(await createToken(server, session)).toMatchObject({
      status: 403,
      body: {
        code: 'auth.step_up_required',
        message: 'Please confirm it’s you with your password or a code, and send this again.',
      },
    });
    const confirmed = await confirm(server, session, { password: testPassword });
    expect(confirmed.body.data).toEqual({ confirmed_until: '2026-11-20T10:20:00.001Z' });
    server.clock.advance(10 * minute);
    expect((await createToken(server, session)).status).toBe(201);
    server.clock.advance(1);
    expect((await createToken(server, session)).status).toBe(403);
  });

  it('is not confirmed by a refresh, by another session, or by a wrong password', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    server.clock.advance(10 * minute + 1);
    const refreshed = (await call(server, '/auth/refresh', { method: 'POST', token: session })).body.token;
    await server.signIn('acme');
    expect((await createToken(server, refreshed)).status).toBe(403);
    expect(await confirm(server, refreshed, { password: 'wrong' })).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password is incorrect'] } },
    });
    expect((await createToken(server, refreshed)).status).toBe(403);
    await confirm(server, refreshed, { password: testPassword });
    const next = (await call(server, '/auth/refresh', { method: 'POST', token: refreshed })).body.token;
    expect((await createToken(server, next)).status).toBe(201);
  });

  it('is confirmed by a code too, each once', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    const started = await call(server, '/auth/factors/totp', { method: 'POST', token: session });
    const { secret } = started.body.data as TotpSetup;
    const code = () => totpCode(secret, server.clock.now());
    await call(server, '/auth/factors/totp/confirm', { token: session, json: { code: code() } });
    server.clock.advance(10 * minute + 1);
    const given = code();
    expect((await confirm(server, session, { code: given })).status).toBe(200);
    expect((await createToken(server, session)).status).toBe(201);
    expect(await confirm(server, session, { code: given })).toMatchObject({
      status: 422,
      body: { errors: { code: ['This code is not valid. Please enter the one that your app shows now.'] } },
    });
  });

  it('can be tried ten times in 15 minutes', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await confirm(server, session, { password: 'wrong' })).status).toBe(422);
    expect((await confirm(server, session, { password: testPassword })).status).toBe(429);
  });

  it('needs none from an API token with its scope', async () => {
    const server = await start();
    const session = await server.signIn('reviewer');
    const json = { name: 'Prices', scopes: ['settings:write'] };
    const { token: secret } = (await call(server, '/auth/tokens', { token: session, json })).body.data as {
      token: string;
    };
    server.clock.advance(11 * minute);
    const change = async (by: string) =>
      (await call(server, '/admin/settings', { method: 'PUT', token: by, json: { pricing: 'second' } })).status;
    expect([await change(session), await change(secret)]).toEqual([403, 200]);
  });

  it('needs it for a new address, and not for the rest of the profile', async () => {
    const server = await start();
    const session = await server.signIn('acme');
    server.clock.advance(11 * minute);
    const change = (json: object) => call(server, '/auth/profile', { method: 'PUT', token: session, json });
    expect((await change({ email: 'new@acme.example' })).body['code']).toBe('auth.step_up_required');
    expect((await change({ first_name: 'Nora' })).status).toBe(200);
  });

  it("needs it for a client's new address, and not for the rest of the client", async () => {
    const server = await start();
    const session = await server.signIn('admin');
    server.clock.advance(11 * minute);
    const change = (json: object) => call(server, '/admin/clients/1', { method: 'PUT', token: session, json });
    expect((await change({ email: 'new@acme.example' })).body['code']).toBe('auth.step_up_required');
    expect((await change({ company_name: 'Acme Clips' })).status).toBe(200);
    await confirm(server, session, { password: testPassword });
    expect((await change({ email: 'new@acme.example' })).status).toBe(200);
  });

  it('needs it for prices, for what deletes records, and not for other settings', async () => {
    const server = await start();
    const session = await server.signIn('reviewer');
    server.clock.advance(11 * minute);
    const change = async (json: object) =>
      (await call(server, '/admin/settings', { method: 'PUT', token: session, json })).status;
    expect(await change({ public_name: 'Clipworks' })).toBe(200);
    for (const json of [
      { pricing: 'second' },
      { floor_price: 0.05 },
      { require_second_factor_for_administrators: true },
      { audit_keep_days: 30 },
      { outbox_keep_days: 7 },
      { public_name: 'Clipworks', floor_price: 0.05 },
    ])
      expect(await change(json)).toBe(403);
  });
});

const document = await loadDocument();
const marked = document.operations.filter(({ stepUp }) => stepUp === true);

describeOnServer('without a recent confirmation', (startServer) => {
  const start = closingAfterEach(startServer);
  it('every call that is marked is refused, for each account that may make it', async () => {
    const server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    const people = [
      ['client', await server.signIn('acme')],
      ['super_admin', await server.signIn('admin')],
    ] as const;
    server.clock.advance(10 * minute + 1);
    for (const operation of marked)
      for (const [role, session] of people) {
        if (!operation.roles.includes(role)) continue;
        const request = { ...exampleRequest(document, operation), token: session };
        const { status, body } = await call(server, pathOfNothing(operation), request);
        expect([operation.id, role, status, body['code']]).toEqual([operation.id, role, 403, 'auth.step_up_required']);
      }
  });
});

it('is marked in the contract on what gives access, cannot be undone, or sets prices', () => {
  const ids = document.operations.flatMap(({ id, stepUp }) =>
    stepUp === true || (Array.isArray(stepUp) && stepUp.length > 0) ? [id] : [],
  );
  expect(ids.toSorted()).toEqual([
    'adminFeeds.remove',
    'auth.updateProfile',
    'bidding.correctClick',
    'clientFeeds.remove',
    'clients.removeFactors',
    'clients.update',
    'devices.approve',
    'domains.remove',
    'domains.removeAsAdmin',
    'factors.remove',
    'factors.replaceRecoveryCodes',
    'factors.startPasskey',
    'factors.startTotp',
    'geo.remove',
    'pages.remove',
    'settings.update',
    'system.forgetJob',
    'tokens.create',
    'users.create',
    'users.remove',
    'users.removeFactors',
    'users.update',
    'variables.remove',
    'webhooks.remove',
    'webhooks.rotate',
  ]);
});
