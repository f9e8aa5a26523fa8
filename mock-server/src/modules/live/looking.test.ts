import type { Looker } from '@grt/sdk/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { pruneRecords } from '../../maintenance.ts';
import { anAdministrator } from '../../testing/administrators.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { following } from './testing.ts';

const path = '/admin/live/looking';
const kinds = ['registration', 'feed', 'domain'] as const;
const windows = { first: 'window-1', second: 'window-2', of: (number: number) => `window-${String(number)}` };

describeOnServer('who is looking at a record', (start) => {
  let server: TestServer;
  let [admin, reviewer, third, finance] = ['', '', '', ''];

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    for (const role of ['reviewer', 'finance'] as const) await anAdministrator(server, role);
  });

  beforeEach(async () => {
    await server.platform.database.current().execute(sql`delete from looking`);
    [admin, reviewer, third, finance] = (await Promise.all(
      ['admin', 'reviewer', 'the-reviewer', 'the-finance'].map((name) => server.signIn(name)),
    )) as [string, string, string, string];
  });

  const look = async (token: string, id: number | null, changes: object = {}) => {
    const json = { window: windows.first, kind: 'registration', id, ...changes };
    return await call(server, path, { token, json, method: 'PUT' });
  };
  const seenBy = async (token: string, kind = 'registration') =>
    ((await call(server, `${path}?kind=${kind}`, { token })).body.data as readonly Looker[]).map(
      ({ id, username }) => `${String(id)} ${username}`,
    );
  const rows = async () =>
    (await server.platform.database.current().execute<{ of: string }>(sql`select "window" as of from looking`)).rows;
  /** What someone is told, until the test ends. */
  async function toldTo(token: string) {
    const seen = await following(server, token);
    onTestFinished(() => seen.leave());
    return () => seen.changes().map(({ kind, id, what, mine }) => [kind, id, what, mine ? 'mine' : 'theirs'].join(' '));
  }

  it.each(kinds)('is seen by others, and not by oneself, in both replies: a %s', async (kind) => {
    const said = await look(reviewer, 7, { kind });
    expect([said.status, said.body.data]).toEqual([200, []]);
    expect([await seenBy(admin, kind), await seenBy(reviewer, kind)]).toEqual([['7 reviewer'], []]);
    expect((await look(admin, 7, { kind })).body.data).toEqual([{ id: 7, username: 'reviewer' }]);
    expect(await seenBy(third, kind)).toEqual(['7 admin', '7 reviewer']);
    for (const other of kinds.filter((one) => one !== kind)) expect(await seenBy(third, other)).toEqual([]);
  });

  it('ends when it is said, for that window alone', async () => {
    await look(reviewer, 7);
    await look(reviewer, 8, { window: windows.second });
    expect(await seenBy(admin)).toEqual(['7 reviewer', '8 reviewer']);
    await look(reviewer, null);
    expect(await seenBy(admin)).toEqual(['8 reviewer']);
    await look(reviewer, null);
    await look(admin, null, { window: windows.second });
    expect(await seenBy(third)).toEqual(['8 reviewer']);
  });

  it('moves on with the window, to another kind too, and lists a person once for a record', async () => {
    await look(reviewer, 7);
    await look(reviewer, 9);
    await look(reviewer, 9, { window: windows.second });
    expect(await seenBy(admin)).toEqual(['9 reviewer']);
    await look(reviewer, 9, { kind: 'feed' });
    await look(reviewer, 9, { kind: 'feed', window: windows.second });
    expect([await seenBy(admin), await seenBy(admin, 'feed')]).toEqual([[], ['9 reviewer']]);
  });

  it('ends by itself after 60 seconds, and not before; saying it again puts that off', async () => {
    await look(reviewer, 7);
    server.clock.advance(59_999);
    expect(await seenBy(admin)).toEqual(['7 reviewer']);
    await look(reviewer, 7);
    server.clock.advance(59_999);
    expect(await seenBy(admin)).toEqual(['7 reviewer']);
    server.clock.advance(1);
    expect(await seenBy(admin)).toEqual([]);
  });

  it('is told to those who review, when it begins and when it ends, and not each time it is said', async () => {
    const [told, own, untold] = [await toldTo(admin), await toldTo(reviewer), await toldTo(finance)];
    await look(reviewer, 7, { kind: 'domain' });
    await look(reviewer, 7, { kind: 'domain' });
    await look(reviewer, 8, { kind: 'domain' });
    await look(reviewer, null, { kind: 'domain' });
    await look(reviewer, null, { kind: 'domain' });
    const records = [7, 7, 8, 8].map((id) => `domain ${String(id)} looked_at`);
    // Each call is told by itself, in any order.
    await expect.poll(() => told().toSorted()).toEqual(records.map((one) => `${one} theirs`));
    await expect.poll(() => own().toSorted()).toEqual(records.map((one) => `${one} mine`));
    expect(untold()).toEqual([]);
  });

  it('is told again once it had ended by itself', async () => {
    const told = await toldTo(admin);
    await look(reviewer, 7);
    server.clock.advance(60_000);
    await look(reviewer, 7);
    const again = ['registration 7 looked_at theirs', 'registration 7 looked_at theirs'];
    await expect.poll(told).toEqual(again);
    server.clock.advance(60_000);
    await look(reviewer, null);
    await look(reviewer, 8);
    await expect.poll(told).toEqual([...again, 'registration 8 looked_at theirs']);
  });

  it('is not told to whoever comes back: what happened meanwhile is not lost for it', async () => {
    const before = await following(server, admin);
    const position = before.position();
    await before.leave();
    const meanwhile = await toldTo(third);
    for (let id = 1; id <= 3; id += 1) await look(reviewer, id);
    await expect.poll(meanwhile).toHaveLength(5);
    const again = await following(server, admin, `&after=${position}`);
    onTestFinished(() => again.leave());
    await look(reviewer, 4);
    await expect.poll(() => again.changes().map(({ id }) => id)).toEqual([3, 4]);
    expect(again.position()).toBe(position);
  });

  it('counts for 12 windows of a person, the latest ones', async () => {
    const before = await toldTo(third);
    for (let number = 1; number <= 12; number += 1) {
      await look(reviewer, number, { window: windows.of(number) });
      server.clock.advance(1);
    }
    expect(await seenBy(admin)).toHaveLength(12);
    await look(reviewer, 1, { window: windows.of(1) });
    await look(admin, 99);
    await expect.poll(before).toHaveLength(13);
    const told = await toldTo(admin);
    await look(reviewer, 13, { window: windows.of(13) });
    await expect.poll(told).toEqual(['registration 13 looked_at theirs', 'registration 2 looked_at theirs']);
    const left = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((id) => `${String(id)} reviewer`);
    expect(await seenBy(admin)).toEqual(left);
    expect(await seenBy(third)).toEqual([...left, '99 admin']);
  });

  it('is said from many windows at once', async () => {
    const at = Array.from({ length: 24 }, (_, index) => index + 1);
    const said = await Promise.all(at.map((number) => look(reviewer, number, { window: windows.of(number) })));
    expect(said.map(({ status }) => status)).toEqual(at.map(() => 200));
    const twice = await Promise.all(at.map((number) => look(admin, number)));
    expect(twice.map(({ status }) => status)).toEqual(at.map(() => 200));
    expect((await seenBy(third)).filter((one) => one.endsWith('admin'))).toHaveLength(1);
  });

  it('leaves nothing behind: what has ended is removed, and what holds stays', async () => {
    await look(reviewer, 7);
    server.clock.advance(120_000);
    await pruneRecords(server.platform, server.clock.now());
    expect(await rows()).toEqual([]);
    await look(reviewer, 7);
    server.clock.advance(30_000);
    await look(reviewer, 8, { window: windows.second });
    server.clock.advance(30_000);
    await pruneRecords(server.platform, server.clock.now());
    expect(await rows()).toEqual([{ of: windows.second }]);
  });

  it('keeps nobody from deciding', async () => {
    const [one] = (await call(server, '/admin/registrations?status=pending', { token: admin })).body.data as {
      id: number;
    }[];
    const id = one?.id ?? 0;
    await look(reviewer, id);
    const json = { admin_notes: 'Not now.' };
    expect((await call(server, `/admin/registrations/${String(id)}/reject`, { token: admin, json })).status).toBe(200);
  });

  it.each([
    [{ window: 'short-7' }, 422],
    [{ window: 'long-enough' }, 200],
    [{ window: 'w'.repeat(40) }, 200],
    [{ window: 'w'.repeat(41) }, 422],
    [{ window: 'not a window' }, 422],
    [{ kind: 'client' }, 422],
    [{ id: 0 }, 422],
    [{ id: 2_147_483_647 }, 200],
    [{ id: 2_147_483_648 }, 422],
    [{ id: undefined }, 422],
    [{ other: 1 }, 422],
  ])('takes %j with %s', async (changes, status) => {
    expect((await look(admin, 7, changes)).status).toBe(status);
  });

  it.each(['', '?kind=client', '?kind='])('lists only one known kind: %j', async (query) => {
    expect((await call(server, path + query, { token: admin })).status).toBe(422);
  });
});
