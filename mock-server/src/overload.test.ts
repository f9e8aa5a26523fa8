import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Domain } from '@grt/sdk/contract';
import { call, type Seen } from './testing/api-calls.ts';
import { aPlaceWithPeople } from './testing/places.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { testPassword } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

describe('a server that gets far more calls at once than it handles', () => {
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    const settings = { GRT_MAX_RUNNING_CALLS: '10', GRT_TRAFFIC: 'off' };
    server = await startServerProcess(settings, undefined, await aPlaceWithPeople());
    const json = { username: 'acme', password: testPassword };
    ({ token } = (await call(server, '/auth/client/login', { json })).body);
  });
  afterAll(() => server.stop());

  const addDomain = async (name: string): Promise<Seen> => {
    const json = {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    };
    return call(server, '/domains', { token, json });
  };

  it('answers some, refuses the rest at once with 503, loses nothing that it acknowledged, and says that it is well', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `flood-${String(index)}.example`);
    const state = { isOver: false };
    const flood = Promise.all(names.map(async (name) => [name, await addDomain(name)] as const));
    const over = flood.then(() => (state.isOver = true));
    const health: number[] = [];
    while (!state.isOver) health.push((await call(server, '/health')).status);
    await over;
    expect(health.length).toBeGreaterThan(1);
    expect(new Set(health)).toEqual(new Set([200]));

    const replies = await flood;
    const added = replies.filter(([, { status }]) => status === 201).map(([name]) => name);
    const refused = replies.filter(([, { status }]) => status !== 201);
    expect(Math.min(added.length, refused.length)).toBeGreaterThan(0);
    for (const [name, { status, body, headers }] of refused)
      expect([name, status, body['code'], headers.get('retry-after')]).toEqual([name, 503, 'overloaded', '2']);
    const { body } = await call(server, '/domains?search=flood-', { token });
    const kept: Domain[] = body.data;
    expect(kept.map(({ domain_name }) => domain_name).toSorted()).toEqual(added.toSorted());
    expect((await addDomain('after.example')).status).toBe(201);
  });
});
