import type { ApiToken, PageMeta } from '@grt/sdk/contract';
import { expect, it, vi } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

describeOnServer('API tokens', (startServer) => {
  const start = closingAfterEach(startServer);
  it('of everyone are listed by time, name, owner, last use, and end, in both directions', async () => {
    const server = await start();
    const create = async (username: string, name: string, expires_in_days: number) => {
      const token = await server.signIn(username);
      const json = { name, scopes: ['account:read'], expires_in_days };
      const { data } = (await call(server, '/auth/tokens', { token, json })).body as unknown as {
        data: { token: string };
      };
      server.clock.advance(1000);
      return data.token;
    };
    const used = await create('reviewer', 'beta', 10);
    await create('acme', 'Alpha', 30);
    const later = await create('admin', 'gamma', 20);
    for (const token of [used, later]) {
      expect((await call(server, '/auth/me', { token })).status).toBe(200);
      server.clock.advance(120_000);
    }
    const root = await server.signIn('admin');
    const seen = async (query: string) =>
      (
        (await call(server, `/admin/api-tokens?${query}`, { token: root })).body.data as unknown as { name: string }[]
      ).map(({ name }) => name);
    expect(await seen('')).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await seen('order=asc')).toEqual(['beta', 'Alpha', 'gamma']);
    expect(await seen('sort=name')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await seen('sort=owner&order=desc')).toEqual(['beta', 'gamma', 'Alpha']);
    expect(await seen('sort=last_used_at')).toEqual(['gamma', 'beta', 'Alpha']);
    expect(await seen('sort=last_used_at&order=asc')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await seen('sort=expires_at&order=asc')).toEqual(['beta', 'gamma', 'Alpha']);
    expect(await seen('sort=expires_at&page=2&per_page=1')).toEqual(['gamma']);
  });

  it('are one’s own without an owner: found by their names alone, page by page, and none is left out after 200', async () => {
    const server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    const [token, others] = [await server.signIn('reviewer'), await server.signIn('acme')];
    const create = async (as: string, name: string) =>
      (await call(server, '/auth/tokens', { token: as, json: { name, scopes: ['account:read'] } })).body
        .data as unknown as { token: string };
    await create(others, 'acme 1');
    const { token: oldest } = await create(token, 'n 0');
    for (let number = 1; number <= 201; number += 1) await create(token, `n ${String(number)}`);
    const listed = async (query: string) =>
      (await call(server, `/auth/tokens${query}`, { token })).body as unknown as { data: ApiToken[]; meta: PageMeta };

    const all = await listed('');
    expect([all.data.length, all.meta.total, all.data.at(-1)?.name, all.data[0]?.owner]).toEqual([
      202,
      202,
      'n 0',
      'reviewer',
    ]);
    expect((await listed('?sort=created_at&order=asc&page=2&per_page=200')).data.map(({ name }) => name)).toEqual([
      'n 200',
      'n 201',
    ]);
    expect((await listed('?search=n 20')).data.map(({ name }) => name)).toEqual(['n 201', 'n 200', 'n 20']);
    expect((await listed('?search=review')).meta.total).toBe(0);
    const identity = await call(server, '/auth/me', { token: oldest });
    expect(JSON.stringify(identity.body.data)).toContain(all.data.at(-1)?.expires_at);
  });
});
