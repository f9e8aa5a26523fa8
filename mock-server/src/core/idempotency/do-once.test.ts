import { beforeAll, beforeEach, afterEach, expect, it } from 'vitest';

import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { UnknownOutcomeError } from '../database/connection-loss.ts';
import type { Database } from '../database/database.ts';
import { smallApp } from '../http/testing/small-app.ts';
import type { SmallApp, SmallAppOptions } from '../http/testing/small-app.ts';
import { fixedClock } from '../clock.ts';
import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { queueState } from '../queue/queue.tables.ts';
import { Refusal } from '../refusal.ts';
import { createDoOnce } from './do-once.ts';
import { createIdempotentCallStore } from './idempotent-calls.store.ts';
import { idempotentCalls } from './idempotency.tables.ts';

const lamp = { name: 'Lamp', email: 'lamp@example.com' };

describeOnEveryDatabase('a POST with an idempotency key', (open) => {
  const clock = fixedClock('2026-11-21T10:00:00Z');
  let database: Database;
  let small: SmallApp;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    clock.set('2026-11-21T10:00:00Z');
    await clearDatabase(database);
  });
  afterEach(() => small.close());

  const start = async (options: SmallAppOptions = {}) => {
    const store = createIdempotentCallStore(database, clock);
    const doOnce = createDoOnce({
      store,
      noting: (note, work) => database.noting(note, work),
      clock,
      random: seededRandom('once'),
      log: silentLog,
    });
    small = await smallApp({ doOnce, ...options });
    return store;
  };
  const create = (body: unknown, key: string, token = 'client') =>
    small.call('POST', '/api/things', { token, body, headers: { 'Idempotency-Key': key } });
  /** Replies with the call's number, to tell a repeated call from a replayed one. */
  const counting = (outcome: (count: number) => { status: number; body: unknown }): SmallAppOptions => {
    let count = 0;
    return { handlers: { 'things.create': async () => outcome((count += 1)) } };
  };

  it('runs once; a repeat returns the first reply, marked as a replay, under its own request id', async () => {
    await start(counting((count) => ({ status: 201, body: { success: true, data: count } })));
    const first = await create(lamp, 'key-00001');
    const second = await create({ email: lamp.email, name: lamp.name }, 'key-00001');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(second.headers.get('content-type')).toBe('application/json');
    expect(small.seen).toHaveLength(1);
  });

  it.each([
    { what: 'after it had saved something is never done again, and says so once it is known to be lost', saves: true },
    { what: 'before it had saved anything is done again', saves: false },
  ])('whose process was killed $what', async ({ saves }) => {
    const save = () => database.current().insert(queueState).values({ id: 1, generation: 1 }).onConflictDoNothing();
    let reached = (): void => undefined;
    const isLost = new Promise<void>((resolve) => (reached = resolve));
    await start({
      handlers: {
        'things.create': async () => {
          if (small.seen.length > 1) return { status: 201, body: { success: true, data: 2 } };
          if (saves) await database.transaction(save);
          reached();
          return new Promise<never>(() => undefined);
        },
      },
    });
    void create(lamp, 'key-00001');
    await isLost;
    const early = await create(lamp, 'key-00001');
    expect([early.status, early.body['code']]).toEqual([409, 'still_running']);
    clock.advance(60_000);
    const late = await create(lamp, 'key-00001');
    expect([late.status, late.body['code']]).toEqual(saves ? [504, 'outcome_unknown'] : [201, undefined]);
    clock.advance(24 * 3_600_000);
    expect((await create(lamp, 'key-00001')).status).toBe(201);
  });

  it('is not done again when it failed after it had saved something', async () => {
    await start({
      handlers: {
        'things.create': async () => {
          const row = { id: 1, generation: 1 };
          await database.transaction(() => database.current().insert(queueState).values(row).onConflictDoNothing());
          throw new Error('The connection broke while the reply was read');
        },
      },
    });
    expect((await create(lamp, 'key-00001')).status).toBe(500);
    clock.advance(60_000);
    const again = await create(lamp, 'key-00001');
    expect([again.status, again.body['code'], small.seen.length]).toEqual([504, 'outcome_unknown', 1]);
  });

  it('keeps its key when its outcome is unknown, so that it does not run twice', async () => {
    await start({
      handlers: { 'things.create': () => Promise.reject(new UnknownOutcomeError('The connection broke')) },
    });
    const first = await create(lamp, 'key-00001');
    const second = await create(lamp, 'key-00001');
    expect([first.status, first.body['code']]).toEqual([504, 'outcome_unknown']);
    expect([second.status, second.body['code']]).toEqual([409, 'still_running']);
    expect(small.seen).toHaveLength(1);
  });

  it('is refused with 409 when the key comes with another body', async () => {
    await start();
    await create(lamp, 'key-00001');
    const other = await create({ ...lamp, name: 'Chair' }, 'key-00001');
    expect([other.status, other.body['code']]).toEqual([409, 'idempotency_key_reused']);
  });

  it('does not share its key: other people, calls, and objects may use the same one', async () => {
    await start(counting((count) => ({ status: 201, body: { success: true, data: count } })));
    expect((await create(lamp, 'key-00001')).body['data']).toBe(1);
    expect((await create(lamp, 'key-00001', 'admin')).body['data']).toBe(2);
    expect(
      (
        await small.call('POST', '/api/things/7/close', {
          token: 'client',
          headers: { 'Idempotency-Key': 'key-00001' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await small.call('POST', '/api/things/8/close', {
          token: 'client',
          headers: { 'Idempotency-Key': 'key-00001' },
        })
      ).status,
    ).toBe(409);
  });

  it('belongs to whoever presents the same token if the call is public', async () => {
    await start();
    const enter = (token: string) =>
      small.call('POST', '/api/enter', { token, headers: { 'Idempotency-Key': 'key-00001' } });
    expect((await enter('expired-1')).body['bearer']).toBe('expired-1');
    expect((await enter('expired-2')).body['bearer']).toBe('expired-2');
  });

  it('frees its key after 24 hours', async () => {
    const store = await start(counting((count) => ({ status: 201, body: { success: true, data: count } })));
    await create(lamp, 'key-00001');
    clock.advance(24 * 3_600_000 - 1);
    expect((await create(lamp, 'key-00001')).body['data']).toBe(1);
    clock.advance(1);
    expect((await create({ ...lamp, name: 'Chair' }, 'key-00001')).body['data']).toBe(2);
    clock.advance(24 * 3_600_000);
    expect(await store.sweep()).toBe(1);
  });

  it('keeps refusals, but neither server failures nor 429', async () => {
    await start(counting((count) => ({ status: 201, body: { success: true, data: count } })));
    await small.close();
    const outcomes = [new Refusal(409, 'Taken'), new Refusal(409, 'Never seen')];
    await start({ handlers: { 'things.create': async () => Promise.reject(outcomes.shift() ?? new Error('empty')) } });
    expect((await create(lamp, 'key-00001')).body['message']).toBe('Taken');
    expect((await create(lamp, 'key-00001')).body['message']).toBe('Taken');
    await small.close();
    const failures = [new Error('bug'), new Refusal(503, 'Later')];
    await start({
      handlers: {
        'things.create': async () =>
          failures.length > 0 ? Promise.reject(failures.shift() ?? new Error()) : { body: { success: true } },
      },
    });
    expect([
      (await create(lamp, 'key-00002')).status,
      (await create(lamp, 'key-00002')).status,
      (await create(lamp, 'key-00002')).status,
    ]).toEqual([500, 503, 201]);
  });

  it('is refused with 409 and Retry-After while the first runs, unless that was lost with its server', async () => {
    let finish = () => {};
    const running = new Promise<void>((resolve) => (finish = resolve));
    let starts = 0;
    await start({
      handlers: {
        'things.create': async () => {
          starts += 1;
          if (starts === 1) await running;
          return { body: { success: true, data: starts } };
        },
      },
    });
    const first = create(lamp, 'key-00001');
    await expect.poll(() => starts).toBe(1);
    const second = await create(lamp, 'key-00001');
    expect([second.status, second.body['code'], second.headers.get('retry-after')]).toEqual([
      409,
      'still_running',
      '5',
    ]);
    clock.advance(60_000);
    expect((await create(lamp, 'key-00001')).body['data']).toBe(2);
    finish();
    await first;
    expect((await create(lamp, 'key-00001')).body['data']).toBe(2); // the lost one came back too late to be the first
  });

  it('runs once when twenty arrive at the same time', async () => {
    await start(counting((count) => ({ status: 201, body: { success: true, data: count } })));
    const replies = await Promise.all(Array.from({ length: 20 }, () => create(lamp, 'key-00001')));
    expect(small.seen).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status)).has(201)).toBe(true);
    expect(replies.every(({ status, body }) => status === 409 || body['data'] === 1)).toBe(true);
  });

  it('recognizes a form by its fields and the content of its files', async () => {
    await start();
    const upload = (content: string) => {
      const body = new FormData();
      body.append('feed_name', 'Clips');
      body.append('file', new File([content], 'feed.csv'));
      return small.call('POST', '/api/feeds', { body, headers: { 'Idempotency-Key': 'key-00001' } });
    };
    expect((await upload('one')).status).toBe(201);
    expect((await upload('one')).headers.get('idempotent-replayed')).toBe('true');
    expect((await upload('two')).status).toBe(409);
    expect(await small.storedFiles()).toEqual([]);
  });

  it('leaves neither the key nor the reply readable in the database', async () => {
    await start({
      handlers: { 'things.create': async () => ({ body: { success: true, token: 'grt_secret_token' } }) },
    });
    await create(lamp, 'key-secret-1');
    expect((await create(lamp, 'key-secret-1')).body['token']).toBe('grt_secret_token');
    expect(JSON.stringify(await database.current().select().from(idempotentCalls))).not.toMatch(
      /grt_secret_token|key-secret-1|Lamp/,
    );
  });

  it('is refused with 422 when the key is malformed', async () => {
    await start();
    const { status, body } = await create(lamp, 'short');
    expect([status, body['errors']]).toEqual([
      422,
      { 'Idempotency-Key': ['Idempotency Key must have at least 8 characters'] },
    ]);
  });
});
