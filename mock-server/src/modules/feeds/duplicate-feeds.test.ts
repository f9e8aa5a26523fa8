import type { FeedDuplicate } from '@grt/sdk/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import type { TestServer } from '../../testing.ts';
import { anAdministrator } from '../../testing/administrators.ts';
import { call } from '../../testing/api-calls.ts';
import { forgetStatistics } from '../../testing/clear-database.ts';
import { fill, type Sizes } from '../../testing/full-platform.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { readingCost } from '../../testing/visited-rows.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, sendFile, signInPeople, type SignedIn } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const url = 'https://source.example/videos.csv';

interface NewFeed {
  readonly name?: string;
  /** In its file. */
  readonly text?: string;
  readonly domainId?: number;
  readonly token?: string;
  readonly fetchedFrom?: string;
}

describeOnServer('feeds that may be the same', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let reviewer = '';
  let [own, others, elsewhere] = [0, 0, 0];

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    await anAdministrator(server, 'reviewer');
    people = await signInPeople(server);
    reviewer = await server.signIn('the-reviewer');
    own = await anApprovedDomain(server, people, 'shared.example');
    others = await anApprovedDomain(server, { ...people, acme: people.globex }, 'shared.example');
    elsewhere = await anApprovedDomain(server, people, 'elsewhere.example');
  });

  let serial = 0;
  /** A feed with a name and a file of its own, unless a test says otherwise. */
  async function add({ name, text, domainId = own, token = people.acme, fetchedFrom }: NewFeed = {}) {
    serial += 1;
    const file = aFile(aCsv([[text ?? `row${String(serial)}`, 'A']]));
    const fields = { feed_name: name ?? `Feed ${String(serial)}` };
    const { id } = await anImportedFeed(server, token, { domainId, file, fields });
    if (fetchedFrom !== undefined) {
      const { pool } = server.platform.database;
      await pool.query('update feeds set is_fetched = true, feed_url = $1 where id = $2', [fetchedFrom, id]);
    }
    return id;
  }
  const found = async (id: number) => {
    const { status, body } = await call(server, `/admin/feeds/${String(id)}/duplicates`, { token: reviewer });
    expect(status).toBe(200);
    return body.data as readonly FeedDuplicate[];
  };
  const shared = async (id: number) =>
    (await found(id)).map(({ feed_id, matched_on }) => [feed_id, matched_on.join(' ')]);

  it('share the source URL, the last file, or the name on a domain of the same name, whoever they belong to', async () => {
    const id = await add({ name: 'Trending', text: 'same', fetchedFrom: url });
    expect(await found(id)).toEqual([]);
    const globex = { token: people.globex, domainId: others };
    const all = await add({ ...globex, name: 'trending', text: 'same', fetchedFrom: url });
    const byUrl = await add({ domainId: elsewhere, fetchedFrom: url });
    const byFile = await add({ domainId: elsewhere, text: 'same' });
    const byName = await add({ ...globex, name: 'TRENDING' });
    await add({ domainId: elsewhere, name: 'Trending' });
    expect(await shared(id)).toEqual([
      [byName, 'name'],
      [byFile, 'file'],
      [byUrl, 'url'],
      [all, 'url file name'],
    ]);
    expect((await found(id)).at(-1)).toEqual({
      feed_id: all,
      feed_name: 'trending',
      matched_on: ['url', 'file', 'name'],
      client_id: 2,
      company_name: expect.any(String) as string,
      domain_id: others,
      domain_name: 'shared.example',
      review_status: 'pending',
      created_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('are compared by the last file alone, and are none once they are deleted', async () => {
    const [first, second] = [await add({ text: 'once' }), await add({ text: 'once' })];
    expect(await shared(first)).toEqual([[second, 'file']]);
    await sendFile(server, people.acme, { feedId: second, file: aFile(aCsv([['other', 'B']])) });
    await server.drain();
    expect([await shared(first), await shared(second)]).toEqual([[], []]);
    const third = await add({ text: 'once' });
    expect(await shared(first)).toEqual([[third, 'file']]);
    await call(server, `/client/feeds/${String(third)}`, { token: people.acme, method: 'DELETE' });
    expect(await shared(first)).toEqual([]);
  });

  it('are told of what is there, to those who review', async () => {
    const at = (id: string) => `/admin/feeds/${id}/duplicates`;
    expect((await call(server, at('2000000000'), { token: reviewer })).status).toBe(404);
    expect((await call(server, at('x'), { token: reviewer })).status).toBe(422);
    expect((await call(server, at('1'), { token: people.acme })).status).toBe(403);
    expect((await call(server, at('1'))).status).toBe(401);
  });

  it('are at most 50, and found without reading all feeds and imports', async () => {
    const id = await add({ fetchedFrom: 'https://many.example/videos.csv' });
    const { pool } = server.platform.database;
    const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };
    await pool.query('analyze'); // while most domains are called shared.example
    await fill(server.platform.database, none, { ...none, clients: 1_000, domains: 1_000, feeds: 4_000 });
    await pool.query(`insert into imports (feed_id, state, sha256, feed_type, reading, counts, warnings, errors_by_code, created_at)
      select id, 'done', 'sha ' || id, 'insert_update', '{}', '{}', '[]', '[]', now() from feeds where id > 100`);
    const cost = () =>
      readingCost(server.platform.database, () =>
        call(server, `/admin/feeds/${String(id)}/duplicates`, { token: reviewer }),
      );
    const misled = await cost();
    expect(misled.visited, misled.dearest).toBeLessThan(1_500); // the domains at most
    await forgetStatistics(pool);
    const unaware = await cost();
    expect(unaware.visited, unaware.dearest).toBeLessThan(1_000);
    await pool.query('analyze');
    const informed = await cost();
    expect(informed.visited, informed.dearest).toBeLessThan(200);
    await pool.query(`update feeds set feed_url = 'https://many.example/videos.csv' where id > 4000`);
    expect(await found(id)).toHaveLength(50);
  });
});
