import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from './core/mail/outbox.tables.ts';
import { auditEntries } from './tables/audit.tables.ts';
import { clickEntries } from './tables/bidding.tables.ts';
import { createBookStore } from './modules/bidding/books.store.ts';
import { addDomain } from './modules/bidding/testing.ts';
import { aCsv, aFile, anApprovedDomain, sendFeed, signInPeople } from './modules/feeds/testing.ts';
import { call } from './testing/api-calls.ts';
import { describeOnOldestServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

interface Reply {
  readonly ids: readonly number[];
  readonly next: string | null;
}

describeOnOldestServer('a list that grows', (start) => {
  let server: TestServer;
  let token: string;
  let round = 0;
  let visitors = 0;
  const clicked = new Map<string, { domainId: number; feedId: number }>();
  beforeAll(async () => {
    server = await start();
    token = await server.signIn('admin');
  });

  const read = async (path: string): Promise<Reply> => {
    const { status, body } = await call(server, path, { token });
    expect([status, body.message]).toEqual([200, undefined]);
    const rows = body.data as { id: number }[];
    return { ids: rows.map(({ id }) => id), next: (body['meta'] as { next_cursor: string | null }).next_cursor };
  };
  const database = () => server.platform.database.current();

  const lists = {
    audit: {
      path: (name: string) => `/admin/audit?actor=${name}`,
      add: async (name: string, count: number) => {
        const entry = {
          createdAt: server.clock.now(),
          action: 'test',
          actor: name,
          role: 'admin',
          subjectType: 'test',
        };
        const rows = await database()
          .insert(auditEntries)
          .values(Array.from({ length: count }, () => entry))
          .returning({ id: auditEntries.id });
        return rows.map(({ id }) => id);
      },
    },
    outbox: {
      path: (name: string) => `/admin/outbox?recipient=${name}@grt.example`,
      add: async (name: string, count: number) => {
        const mail = {
          recipient: `${name}@grt.example`,
          sender: 'grt@grt.example',
          subject: 'Test',
          text: 'Test',
          links: [],
          createdAt: server.clock.now(),
          deliveryStatus: 'stored' as const,
        };
        const rows = await database()
          .insert(outbox)
          .values(Array.from({ length: count }, () => mail))
          .returning({ id: outbox.id });
        return rows.map(({ id }) => id);
      },
    },
    clicks: {
      path: (name: string) => `/domains/${String(clicked.get(name)?.domainId)}/clicks?`,
      add: async (name: string, count: number) => {
        const place =
          clicked.get(name) ??
          (await addDomain(server.platform.database, server.clock.now(), { bid: 0.1, budget: 900 }));
        clicked.set(name, place);
        const books = createBookStore(server.platform.database);
        for (let click = 0; click < count; click += 1) {
          visitors += 1;
          await books.click({ ...place, country: 'US', visitor: visitors, at: server.clock.now() });
        }
        const own = eq(clickEntries.domainId, place.domainId);
        const rows = await database()
          .select({ id: clickEntries.id })
          .from(clickEntries)
          .where(own)
          .orderBy(clickEntries.id);
        return rows.slice(-count).map(({ id }) => id);
      },
    },
  };

  it.each(['audit', 'outbox', 'clicks'] as const)(
    'is read by its cursor without a gap and without a row told twice, however it grows meanwhile: %s',
    async (which) => {
      const { path, add } = lists[which];
      const growth = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 9 }),
          fc.integer({ min: 1, max: 4 }),
          growth,
          async (count, size, added) => {
            round += 1;
            const name = `reader-${String(round)}`;
            const there = (await add(name, count)).toReversed();
            const seen: number[] = [];
            let cursor: string | null = '';
            for (let step = 0; cursor !== null; step += 1) {
              const page: Reply = await read(`${path(name)}&per_page=${String(size)}${cursor}`);
              seen.push(...page.ids);
              cursor = page.next === null ? null : `&cursor=${page.next}`;
              const more = added[step] ?? 0;
              if (more > 0) await add(name, more);
            }
            expect(seen).toEqual(there);
          },
        ),
        { numRuns: 15 },
      );
    },
  );

  it('can be read from its oldest row on, which reaches what is added meanwhile', async () => {
    const first = await lists.audit.add('oldest', 3);
    const { ids, next } = await read('/admin/audit?actor=oldest&order=asc&per_page=3');
    expect(ids).toEqual(first);
    const later = await lists.audit.add('oldest', 2);
    const rest = await read(`/admin/audit?actor=oldest&order=asc&per_page=3&cursor=${String(next)}`);
    expect(rest).toEqual({ ids: later, next: null });
  });

  it('goes on behind an item by its external id', async () => {
    const people = await signInPeople(server);
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    const names = ['b', 'd', 'a', 'e', 'c'];
    const { body } = await sendFeed(server, people.acme, {
      domainId,
      file: aFile(aCsv(names.map((name) => [name, name.toUpperCase()]))),
    });
    await server.drain();
    const { id } = body.data as { id: number };
    const page = async (cursor: string) =>
      (await call(server, `/admin/feeds/${String(id)}/items?per_page=2${cursor}`, { token })).body;
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { data, meta } = (await page(next)) as { data: unknown; meta?: unknown };
      seen.push(...(data as { external_id: string }[]).map((item) => item.external_id));
      const { next_cursor } = meta as { next_cursor: string | null };
      next = next_cursor === null ? null : `&cursor=${next_cursor}`;
    }
    expect(seen).toEqual(names.toSorted());
  });

  it('of clicks is read by its owner alone', async () => {
    await lists.clicks.add('owned', 3);
    const acme = await server.signIn('acme');
    const { status, body } = await call(server, lists.clicks.path('owned'), { token: acme });
    expect([status, body.data]).toEqual([403, undefined]);
  });

  it.each([
    ['cursor=bm9uZQ', { cursor: ['This cursor is not known. Please start again without one'] }],
    ['cursor=MA', { cursor: ['This cursor is not known. Please start again without one'] }],
    ['cursor=MTA&page=2', { page: ['Please send either a page or a cursor'] }],
  ])('refuses %s', async (query, errors) => {
    const { status, body } = await call(server, `/admin/audit?${query}`, { token });
    expect([status, body.errors]).toEqual([422, errors]);
  });
});
