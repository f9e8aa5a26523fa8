import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../core/database/database.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';
import { openPostgresDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock } from '../../core/clock.ts';
import { createTestServer, type TestServer } from '../../testing.ts';
import { following } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const serverUrl = inject('postgresUrl') ?? '';

describe.skipIf(serverUrl === '')('two servers on one PostgreSQL', () => {
  let databases: readonly Database[];
  let servers: readonly [TestServer, TestServer];
  let tokens: readonly string[];

  beforeAll(async () => {
    const first = await openPostgresDatabase(serverUrl);
    const second = await openDatabase({ clock: fixedClock(testStart), dataDir: 'memory', databaseUrl: first.url });
    databases = [second, first];
    const environment = { GRT_RATE_LIMITS: 'off' };
    servers = [
      await createTestServer({ database: first, environment }),
      await createTestServer({ database: second, environment, people: false }),
    ];
    tokens = [await servers[0].signIn('admin'), await servers[1].signIn('admin')];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
  });

  const follow = (at: 0 | 1, query = '') => following(servers[at], tokens[at] ?? '', query);
  let count = 0;
  async function applyAt(at: 0 | 1): Promise<number> {
    count += 1;
    const form = anApplication({ email: `several-${String(count)}@live.example` });
    return ((await call(servers[at], '/register', { form: formOf(form) })).body.data as { id: number }).id;
  }

  it('tell at both what was done at either', async () => {
    const seen = [await follow(0), await follow(1)];
    const ids = [await applyAt(0), await applyAt(1)];
    for (const one of seen) await expect.poll(() => one.changes().map(({ id }) => id)).toEqual(ids);
    for (const one of seen) await one.leave();
  });

  it('know at both who is looking at a record, and tell it', async () => {
    const token = await servers[1].signIn('reviewer');
    const seen = await follow(0);
    const json = { window: 'window-there', kind: 'domain', id: 7 };
    const listed = async () =>
      (await call(servers[0], '/admin/live/looking?kind=domain', { token: tokens[0] ?? '' })).body.data;
    await call(servers[1], '/admin/live/looking', { token, json, method: 'PUT' });
    await expect.poll(() => seen.changes().map(({ what, id }) => [what, id])).toEqual([['looked_at', 7]]);
    expect(await listed()).toEqual([{ id: 7, username: 'reviewer' }]);
    await call(servers[1], '/admin/live/looking', { token, json: { ...json, id: null }, method: 'PUT' });
    await expect.poll(() => seen.changes().length).toBe(2);
    expect(await listed()).toEqual([]);
    await seen.leave();
  });

  it('end at both when one signs out at the other', async () => {
    const token = await servers[1].signIn('reviewer');
    const seen = await following(servers[0], token);
    expect((await call(servers[1], '/auth/logout', { token, json: {} })).status).toBe(200);
    await seen.ended;
  });

  it('do not know where one was at the other', async () => {
    const there = await follow(0);
    await applyAt(0);
    await expect.poll(() => there.changes()).toHaveLength(1);
    const here = await follow(1, `&after=${there.position()}`);
    await expect.poll(() => here.changes().map(({ kind }) => kind)).toEqual(['everything']);
    for (const one of [there, here]) await one.leave();
  });

  it('end what is followed when the database ends the connection, and say afterward that anything may have changed', async () => {
    const seen = await follow(0);
    await applyAt(0);
    await expect.poll(() => seen.changes()).toHaveLength(1);
    await databases[0]?.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'LISTEN%'`,
    );
    await seen.ended;
    await expect.poll(async () => (await follow(0)).status).toBe(200);
    const again = await follow(0, `&after=${seen.position()}`);
    const id = await applyAt(1);
    await expect.poll(() => again.changes().map((change) => change.id)).toEqual([null, id]);
    await again.leave();
  });
});
