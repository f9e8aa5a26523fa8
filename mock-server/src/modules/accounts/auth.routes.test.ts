import { beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const login = (server: TestServer, endpoint: string, username: string, password = testPassword) =>
  call(server, `/auth/${endpoint}/login`, { json: { username, password } });

describeOnServer('signing in', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });

  it('returns a token and the user at the right endpoint, by username or email regardless of case', async () => {
    for (const [endpoint, name] of [
      ['admin', 'ADMIN'],
      ['admin', 'Admin@grt.example'],
      ['client', 'acme'],
      ['client', 'alex@ACME.example'],
    ] as const) {
      const reply = await login(server, endpoint, name);
      expect(reply.status, name).toBe(200);
      expect(reply.body).toMatchObject({
        success: true,
        token: expect.stringMatching(/^grt_s_[\w-]{43}$/),
        user: { type: endpoint },
      });
    }
  });

  it('refuses an unknown name, a wrong password, and the other endpoint in the same words', async () => {
    const replies = [
      await login(server, 'admin', 'acme'),
      await login(server, 'client', 'admin'),
      await login(server, 'admin', 'nobody'),
      await login(server, 'admin', 'admin', 'wrong'),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.body.message).toBe('Invalid credentials. Please try again.');
    }
  });

  it('names the missing field in the words of the sign-in screen', async () => {
    const reply = await call(server, '/auth/admin/login', { json: { username: ' ', password: '' } });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      errors: { username: ['Username or email is required'], password: ['Password is required'] },
    });
  });

  it('refuses the eleventh attempt in 15 minutes, even with the right password, and only for that name', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await login(server, 'admin', 'reviewer', 'wrong')).status).toBe(401);
    const refused = await login(server, 'admin', 'reviewer');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBe(900);
    expect((await login(server, 'admin', 'admin')).status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await login(server, 'admin', 'reviewer')).status).toBe(200);
  });

  it('tells nothing of the attempts at a name: what is left is of all calls, and the same for a name that exists', async () => {
    const told = async (name: string, password: string) => {
      const { headers } = await login(server, 'admin', name, password);
      return ['limit', 'remaining'].map((part) => Number(headers.get(`ratelimit-${part}`)));
    };
    const [limit = 0, first = 0] = await told('nobody-whatsoever', 'wrong');
    expect(limit).toBe(1200);
    expect(await told('reviewer', 'wrong')).toEqual([limit, first - 1]);
    expect(await told('reviewer', testPassword)).toEqual([limit, first - 2]);
    expect(await told('nobody-whatsoever', 'wrong')).toEqual([limit, first - 3]);
  });

  it('counts a name at the wrong endpoint like an unknown one, unless the password is right', async () => {
    const at = async (name: string, password: string) => (await login(server, 'admin', name, password)).status;
    for (const name of ['globex', 'nobody-at-all']) {
      for (let attempt = 0; attempt < 10; attempt += 1) expect(await at(name, 'wrong')).toBe(401);
      expect(await at(name, 'wrong')).toBe(429);
    }
    expect((await login(server, 'client', 'globex')).status).toBe(200);
    // What the unified login does: the administrators' endpoint first.
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await at('acme', testPassword)).toBe(401);
      expect((await login(server, 'client', 'acme')).status).toBe(200);
    }
  });

  it('answers 403 for a suspended client, not 401', async () => {
    await server.platform.database.pool.query(
      `update clients set status = 'suspended' where company_name = 'Globex Clips'`,
    );
    const reply = await login(server, 'client', 'globex');
    expect(reply.status).toBe(403);
    expect(reply.body.message).toContain('suspended');
  });
});

describeOnServer('sign-in attempts from many places', (startServer) => {
  const start = closingAfterEach(startServer);
  const behindProxy = { GRT_TRUSTED_PROXIES: '1' };
  const attempt = async (server: TestServer, from: string, username: string, password = 'wrong') => {
    const headers = { 'X-Forwarded-For': from };
    return (await call(server, '/auth/admin/login', { headers, json: { username, password } })).status;
  };

  it('are limited per name across all addresses, and one address alone cannot use that up', async () => {
    const server = await start({ environment: { ...behindProxy, GRT_LIMIT_SIGN_IN_NAME: '20/15m' } });
    for (let count = 0; count < 30; count += 1) await attempt(server, '203.0.113.1', 'reviewer');
    expect(await attempt(server, '203.0.113.2', 'reviewer', testPassword)).toBe(200);
    for (let count = 0; count < 10; count += 1) expect(await attempt(server, '203.0.113.3', 'reviewer')).toBe(401);
    expect(await attempt(server, '203.0.113.4', 'reviewer', testPassword)).toBe(429);
    expect(await attempt(server, '203.0.113.4', 'admin', testPassword)).toBe(200);
    server.clock.advance(15 * 60_000);
    expect(await attempt(server, '203.0.113.4', 'reviewer', testPassword)).toBe(200);
  });

  it('are limited per address across all names, and successful ones do not count', async () => {
    const server = await start({ environment: { ...behindProxy, GRT_LIMIT_SIGN_IN_ADDRESS: '20/15m' } });
    for (let count = 0; count < 19; count += 1)
      expect(await attempt(server, '203.0.113.1', `name-${String(count)}`)).toBe(401);
    for (let count = 0; count < 3; count += 1)
      expect(await attempt(server, '203.0.113.1', 'admin', testPassword)).toBe(200);
    expect(await attempt(server, '203.0.113.1', 'name-19')).toBe(401);
    expect(await attempt(server, '203.0.113.1', 'admin', testPassword)).toBe(429);
    expect(await attempt(server, '203.0.113.2', 'admin', testPassword)).toBe(200);
  });

  it('count an IPv6 network as one address', async () => {
    const server = await start({ environment: behindProxy });
    for (let count = 1; count <= 10; count += 1)
      expect(await attempt(server, `2001:db8:1:2::${String(count)}`, 'admin')).toBe(401);
    expect(await attempt(server, '2001:db8:1:2:ffff::1', 'admin', testPassword)).toBe(429);
    expect(await attempt(server, '2001:db8:1:3::1', 'admin', testPassword)).toBe(200);
  });
});

describeOnServer('the current password', (startServer) => {
  const start = closingAfterEach(startServer);
  it('can be tried ten times in 15 minutes, from any session of the account', async () => {
    const server = await start();
    const sessions = [await server.signIn('acme'), await server.signIn('acme')];
    const change = async (attempt: number, current: string) => {
      const json = {
        current_password: current,
        password: 'quite a long one',
        password_confirmation: 'quite a long one',
      };
      return (await call(server, '/auth/password', { method: 'PUT', token: sessions[attempt % 2] ?? '', json })).status;
    };
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await change(attempt, 'wrong')).toBe(422);
    expect(await change(0, testPassword)).toBe(429);
    server.clock.advance(15 * 60_000);
    expect(await change(0, testPassword)).toBe(200);
  });

  it('ends a mailed link when it is replaced', async () => {
    const server = await start();
    await call(server, '/auth/password/forgot', { json: { username: 'acme' } });
    await server.drain();
    const token = new URL((await server.latestMail('alex@acme.example')).links[0] ?? '').searchParams.get('token');
    const chosen = { password: 'quite a long one', password_confirmation: 'quite a long one' };
    const json = { current_password: testPassword, ...chosen };
    const session = await server.signIn('acme');
    expect((await call(server, '/auth/password', { method: 'PUT', token: session, json })).status).toBe(200);
    const late = await call(server, '/auth/password/reset', { json: { token, ...chosen } });
    expect([late.status, late.body.message]).toEqual([410, 'This link has expired. Please request a new one.']);
  });
});

describeOnServer('sessions', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('last an hour, and can be refreshed afterward', async () => {
    const token = await server.signIn('acme');
    server.clock.advance(3_600_000 - 1);
    expect((await call(server, '/auth/me', { token })).status).toBe(200);
    server.clock.advance(1);
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    const renewed = (await call(server, '/auth/refresh', { method: 'POST', token })).body;
    expect((await call(server, '/auth/me', { token: renewed.token })).status).toBe(200);
  });

  it('keep the exchanged token alive for 30 seconds, and end everywhere when it is used after that', async () => {
    const token = await server.signIn('acme');
    const renewed = (await call(server, '/auth/refresh', { method: 'POST', token })).body;
    server.clock.advance(30_000);
    expect((await call(server, '/auth/me', { token })).status).toBe(200);
    server.clock.advance(1);
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    expect((await call(server, '/auth/me', { token: renewed.token })).status).toBe(200);
    expect((await call(server, '/auth/refresh', { method: 'POST', token })).status).toBe(401);
    expect((await call(server, '/auth/me', { token: renewed.token })).status).toBe(401);
  });

  it('keep both tabs signed in when they refresh at the same time', async () => {
    const token = await server.signIn('acme');
    const renewed = await Promise.all([1, 2, 3].map(() => call(server, '/auth/refresh', { method: 'POST', token })));
    for (const one of renewed) expect((await call(server, '/auth/me', { token: one.body.token })).status).toBe(200);
  });

  it('end at sign-out, which can be repeated', async () => {
    const token = await server.signIn('acme');
    for (let time = 0; time < 2; time += 1)
      expect((await call(server, '/auth/logout', { method: 'POST', token })).status).toBe(200);
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    expect((await call(server, '/auth/logout', { method: 'POST' })).status).toBe(200);
  });

  it('end at once when the client is suspended', async () => {
    const token = await server.signIn('globex');
    await server.platform.database.pool.query(
      `update clients set status = 'suspended' where company_name = 'Globex Clips'`,
    );
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
  });

  it('are listed, and any one of them can be ended', async () => {
    const [here, there] = [await server.signIn('admin'), await server.signIn('admin')];
    const { data } = (await call(server, '/auth/sessions', { token: here })).body as unknown as {
      data: { id: number; is_current: boolean }[];
    };
    const other = data.find(({ is_current }) => !is_current);
    expect(data.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect((await call(server, `/auth/sessions/${String(other?.id)}`, { method: 'DELETE', token: here })).status).toBe(
      200,
    );
    expect((await call(server, '/auth/me', { token: there })).status).toBe(401);
    expect((await call(server, '/auth/sessions/99999', { method: 'DELETE', token: here })).status).toBe(404);
  });

  it.each(['grt_s_forged', 'grt_t_forged', 'eyJhbGciOiJub25lIn0.e30.', 'x'])(
    'refuse the forged token %s',
    async (token) => {
      expect((await call(server, '/auth/me', { token })).status).toBe(401);
    },
  );
});

describeOnServer('changing the password', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('requires the current one, refuses weak ones, and ends every other session and token', async () => {
    const [here, there] = [await server.signIn('acme'), await server.signIn('acme')];
    const change = (json: Record<string, string>) =>
      call(server, '/auth/password', {
        method: 'PUT',
        token: here,
        json: {
          current_password: testPassword,
          password: 'quite another one',
          password_confirmation: 'quite another one',
          ...json,
        },
      });
    expect((await change({ current_password: 'wrong' })).body).toMatchObject({
      errors: { current_password: [expect.any(String)] },
    });
    expect(await lastAudit(server, 'auth.step_up_failed')).toMatchObject({ actor: 'acme', after: { by: 'password' } });
    expect((await change({ password: 'password123', password_confirmation: 'password123' })).body).toMatchObject({
      errors: { password: [expect.stringContaining('too common')] },
    });
    expect((await change({ password_confirmation: 'something else' })).body).toMatchObject({
      errors: { password_confirmation: ['Passwords do not match'] },
    });
    expect((await change({})).status).toBe(200);
    expect((await call(server, '/auth/me', { token: here })).status).toBe(200);
    expect((await call(server, '/auth/me', { token: there })).status).toBe(401);
    expect((await login(server, 'client', 'acme')).status).toBe(401);
    expect((await login(server, 'client', 'acme', 'quite another one')).status).toBe(200);
  });
});

describeOnServer('API tokens', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('are shown once, do what their scopes allow, and cannot create more tokens', async () => {
    const session = await server.signIn('admin');
    const created = (
      await call(server, '/auth/tokens', { token: session, json: { name: 'CI', scopes: ['registrations:read'] } })
    ).body as unknown as { data: { token: string; details: { id: number } } };
    const { token, details } = created.data;
    expect((await call(server, '/admin/registrations', { token })).status).toBe(200);
    const refused = await call(server, '/admin/registrations/3/approve', { token, json: {} });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('registrations:review');
    expect(
      (await call(server, '/auth/tokens', { token, json: { name: 'more', scopes: ['registrations:read'] } })).status,
    ).toBe(403);
    expect(JSON.stringify((await call(server, '/auth/tokens', { token: session })).body)).not.toContain(token);
    expect(
      (await call(server, `/auth/tokens/${String(details.id)}`, { method: 'DELETE', token: session })).status,
    ).toBe(200);
    expect((await call(server, '/admin/registrations', { token })).status).toBe(401);
  });

  it('expire after 90 days', async () => {
    const session = await server.signIn('admin');
    const { data } = (
      await call(server, '/auth/tokens', { token: session, json: { name: 'CI', scopes: ['registrations:read'] } })
    ).body as unknown as { data: { token: string } };
    server.clock.advance(90 * 86_400_000 - 1);
    expect((await call(server, '/admin/registrations', { token: data.token })).status).toBe(200);
    server.clock.advance(1);
    expect((await call(server, '/admin/registrations', { token: data.token })).status).toBe(401);
  });
});
