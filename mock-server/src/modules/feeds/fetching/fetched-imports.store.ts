import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { clients } from '../../../tables/clients.tables.ts';
import { domains } from '../../../tables/domains.tables.ts';
import type { ImportRow } from '../records/feed-select.ts';
import { feeds, feedUploads } from '../../../tables/feeds.tables.ts';
import { imports } from '../../../tables/imports.tables.ts';
import { unfinishedStates } from '../imports/import-states.rules.ts';

/** What fetching needs to know about imports, in addition to what all imports need. */
export interface FetchedImportStore {
  /** Feeds due to be fetched: not those that are paused or rejected, whose client or domain is not active, or that wait
   * for a person; the longest overdue first, at most `limit`. */
  dueFeeds(limit: number): Promise<number[]>;
  /** The last import with a file that was applied, or that a person dropped or rolled back. */
  lastDecided(feedId: number): Promise<ImportRow | undefined>;
  /** The import that waits for the mapping of an upload. */
  awaitingMapping(uploadId: string): Promise<ImportRow | undefined>;
  /** Drops the imports of a feed that are waiting for a mapping, and ends their uploads. */
  dropUnmapped(feedId: number): Promise<void>;
  /** Drops imports that waited for a mapping until their upload expired. @returns how many. */
  dropExpired(): Promise<number>;
  /** Deletes up to 1,000 imports before `time` that found nothing new, except the last one of each feed.
   * @returns how many. */
  pruneUnchanged(time: Date): Promise<number>;
}

const pruned = 1000;

export function createFetchedImportStore(database: Database, clock: Clock): FetchedImportStore {
  const current = () => database.current();
  const lastOne = async (where: ReturnType<typeof and>): Promise<ImportRow | undefined> => {
    const [row] = await current().select().from(imports).where(where).orderBy(desc(imports.id)).limit(1);
    return row;
  };
  const drop = async (where: ReturnType<typeof and>): Promise<string[]> => {
    const waits = and(eq(imports.state, 'needs_mapping'), where);
    const ended = { state: 'dropped', phase: null, finishedAt: clock.now() } as const;
    const rows = await current().update(imports).set(ended).where(waits).returning({ uploadId: imports.uploadId });
    return rows.flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId]));
  };
  return {
    dueFeeds: (limit) => dueFeeds(database, { limit, now: clock.now() }),
    lastDecided: (feedId) =>
      lastOne(
        and(
          eq(imports.feedId, feedId),
          inArray(imports.state, ['done', 'dropped', 'rolled_back']),
          isNotNull(imports.mapping),
        ),
      ),
    awaitingMapping: (uploadId) => lastOne(and(eq(imports.uploadId, uploadId), eq(imports.state, 'needs_mapping'))),
    async dropUnmapped(feedId) {
      const uploadIds = await drop(eq(imports.feedId, feedId));
      const isTheirs = inArray(feedUploads.id, uploadIds);
      if (uploadIds.length > 0) await current().update(feedUploads).set({ expiresAt: clock.now() }).where(isTheirs);
    },
    async dropExpired() {
      const over = current()
        .select({ id: feedUploads.id })
        .from(feedUploads)
        .where(lte(feedUploads.expiresAt, clock.now()));
      return (await drop(inArray(imports.uploadId, over))).length;
    },
    async pruneUnchanged(time) {
      const old = await current().execute(sql`delete from imports where id in (
        select imports.id from imports join feeds on feeds.id = imports.feed_id
        where imports.state = 'unchanged' and imports.created_at < ${time}::timestamptz
          and imports.id is distinct from feeds.last_import_id
        limit ${pruned})`);
      return old.rowCount ?? 0;
    },
  };
}

/** A time that is more than two intervals away was written while the clock ran ahead: without this, the feed would not be
 * fetched until the clock gets there again. */
function isDue(now: Date) {
  const twoIntervals = sql`make_interval(mins => 2 * ${feeds.refreshIntervalMinutes})`;
  const wasAhead = sql`${feeds.nextRefreshAt} - ${twoIntervals} > ${now}`;
  return or(lte(feeds.nextRefreshAt, now), and(gt(feeds.nextRefreshAt, now), wasAhead));
}

async function dueFeeds(database: Database, { limit, now }: { limit: number; now: Date }): Promise<number[]> {
  const rows = await database
    .current()
    .select({ id: feeds.id })
    .from(feeds)
    .innerJoin(clients, eq(clients.id, feeds.clientId))
    .innerJoin(domains, eq(domains.id, feeds.domainId))
    .leftJoin(imports, eq(imports.id, feeds.lastImportId))
    .where(
      and(
        isDue(now),
        feeds.isFetched,
        isNull(feeds.deletedAt),
        ne(feeds.reviewStatus, 'rejected'),
        or(feeds.isActive, ne(feeds.reviewStatus, 'approved')),
        eq(clients.status, 'active'),
        eq(domains.status, 'approved'),
        or(isNull(imports.id), sql`${imports.state} <> all(${sql.param([...unfinishedStates, 'needs_mapping'])})`),
      ),
    )
    .orderBy(feeds.nextRefreshAt, feeds.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
