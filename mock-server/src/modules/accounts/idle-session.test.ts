import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const minuteMs = 60_000;

describeOnServer('a session without use', (start) => {
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    const admin = await server.signIn('admin');
    const json = { admin_idle_minutes: 10, client_idle_minutes: 20 };
    await call(server, '/admin/settings', { method: 'PUT', token: admin, json });
    token = await server.signIn('reviewer');
  });

  const wait = (minutes: number) => server.clock.advance(minutes * minuteMs);
  const me = (headers: Record<string, string> = {}) => call(server, '/auth/me', { token, headers });
  const refresh = (headers: Record<string, string> = {}) =>
    call(server, '/auth/refresh', { method: 'POST', token, headers });
  const background = { 'X-Background': '1' };

  it('ends after as long as the settings say, and each use starts the time again', async () => {
    for (let count = 0; count < 3; count += 1) {
      wait(10);
      expect((await me()).status).toBe(200);
    }
    wait(11);
    expect((await me()).status).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  it('has more time when it is a client', async () => {
    token = await server.signIn('acme');
    wait(20);
    expect((await me()).status).toBe(200);
    wait(21);
    expect((await me()).status).toBe(401);
  });

  it('is not kept by calls in the background, nor by renewing its token for them', async () => {
    wait(6);
    expect((await me(background)).status).toBe(200);
    const renewed = await refresh(background);
    token = renewed.body.token;
    expect((await me(background)).status).toBe(200);
    wait(5);
    expect((await me()).status).toBe(401);
  });

  it('is kept by renewing its token for a user', async () => {
    wait(6);
    token = (await refresh()).body.token;
    wait(6);
    expect((await me()).status).toBe(200);
  });
});
