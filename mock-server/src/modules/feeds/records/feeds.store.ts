import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { FeedStats, ImportState, LastImportFilter } from '@grt/sdk/contract';
import type { Changes } from '../../../core/database/changes.ts';
import type { Clock } from '../../../core/clock.ts';
import { between, type Span } from '../../../core/database/between.ts';
import { byName } from '../../../core/database/columns.ts';
import { countedPage } from '../../../core/database/counted-rows.ts';
import type { Database } from '../../../core/database/database.ts';
import { inOrder } from '../../../core/database/in-order.ts';
import { likePattern } from '../../../core/database/like.ts';
import { isOnPage } from '../../../core/database/on-page.ts';
import { sameOrNull } from '../../../core/database/same-or-null.ts';
import type { Counted, PageWindow } from '../../../core/pagination.ts';
import { clients } from '../../../tables/clients.tables.ts';
import { selectFeeds } from './feed-select.ts';
import type { FeedRecord, FeedRow } from './feed-select.ts';
import { feeds } from '../../../tables/feeds.tables.ts';
import { awaitsReview, imports } from '../../../tables/imports.tables.ts';

export interface FeedFilter extends Span {
  readonly clientId?: number | undefined;
  readonly domainId?: number | undefined;
  readonly search?: string | undefined;
  /** Whether the search also covers the company. */
  readonly searchClients?: boolean | undefined;
  readonly status?: 'active' | 'inactive' | FeedRow['reviewStatus'] | undefined;
  /** Only those whose last import is in this state. */
  readonly lastImport?: LastImportFilter | undefined;
  /** Null: only those that nobody has. */
  readonly assigneeId?: number | null | undefined;
  readonly isFetched?: boolean | undefined;
  readonly sort?: 'created_at' | 'updated_at' | 'feed_name' | 'total_items' | 'views' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface ReviewFilter {
  readonly search?: string | undefined;
  readonly status?: 'pending' | 'in_review' | undefined;
  /** Null: only those that nobody has. */
  readonly assigneeId?: number | null | undefined;
  readonly sort?: 'submitted_at' | 'feed_name' | 'total_items' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface FeedTotals {
  readonly feeds: number;
  /** Active and approved. */
  readonly active: number;
  readonly pending: number;
  readonly views: number;
}

export type NewFeed = Omit<typeof feeds.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** A feed before and after a change. */
export interface FeedChange {
  readonly before: FeedRecord;
  readonly after: FeedRecord;
}

/** Where a call may look: everywhere, or at one client's feeds. */
export interface FeedScope {
  readonly clientId?: number | undefined;
}

export interface FeedStore {
  insert(feed: NewFeed): Promise<FeedRow>;
  /** Undefined when it does not exist, is deleted, or is outside the scope. */
  find(id: number, scope?: FeedScope): Promise<FeedRecord | undefined>;
  list(filter: FeedFilter, page: PageWindow): Promise<{ rows: FeedRecord[] } & Counted>;
  /** The ids of everything the filter matches, in its order: what an export goes through. */
  idsOf(filter: FeedFilter): Promise<number[]>;
  /** Some feeds, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<FeedRecord[]>;
  /** Applies a rule to one feed with nothing in between. Undefined if it does not exist; a throwing rule saves
   * nothing. */
  update(
    id: number,
    rule: (found: FeedRecord) => Changes<FeedRow> | Promise<Changes<FeedRow>>,
    scope?: FeedScope,
  ): Promise<FeedChange | undefined>;
  /** Marks it as deleted and switches it off. The feed as it was; undefined if it does not exist. */
  remove(id: number, scope?: FeedScope): Promise<FeedRecord | undefined>;
  /** Feeds that are pending or have a new version in review, by default those that have waited longest first. */
  reviewQueue(filter: ReviewFilter, page: PageWindow): Promise<{ rows: FeedRecord[] } & Counted>;
  totalsOf(clientId: number): Promise<FeedTotals>;
  /** Counts of all clients' feeds. @param urgentBefore - what was sent before this and is pending is urgent */
  stats(urgentBefore: Date): Promise<FeedStats>;
}

export function createFeedStore(database: Database, clock: Clock): FeedStore {
  return { ...changing(database, clock), ...listing(database) };
}

function changing(database: Database, clock: Clock): Pick<FeedStore, 'insert' | 'find' | 'update' | 'remove'> {
  const find = async (id: number, scope: FeedScope = {}): Promise<FeedRecord | undefined> => {
    const [row] = await selectFeeds(database).where(one(id, scope));
    return row;
  };
  const lock = async (id: number, scope: FeedScope = {}): Promise<FeedRecord | undefined> => {
    await database.current().select({ id: feeds.id }).from(feeds).where(one(id, scope)).for('update');
    return find(id, scope);
  };
  return {
    find,
    async insert(values) {
      const now = clock.now();
      const rows = await database
        .current()
        .insert(feeds)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning();
      const [row] = rows;
      if (!row) throw new Error('The database returned no row for a new feed');
      return row;
    },
    update: (id, rule, scope) =>
      database.transaction(async (queries) => {
        const before = await lock(id, scope);
        if (!before) return undefined;
        const changes = { ...(await rule(before)), updatedAt: clock.now() };
        await queries.update(feeds).set(changes).where(eq(feeds.id, id));
        const after = await find(id);
        return after && { before, after };
      }),
    remove: (id, scope) =>
      database.transaction(async (queries) => {
        const found = await lock(id, scope);
        const now = clock.now();
        const changes = { deletedAt: now, updatedAt: now, isActive: false, nextRefreshAt: null };
        if (found) await queries.update(feeds).set(changes).where(eq(feeds.id, id));
        return found;
      }),
  };
}

function listing(
  database: Database,
): Pick<FeedStore, 'list' | 'idsOf' | 'some' | 'reviewQueue' | 'totalsOf' | 'stats'> {
  const numbers = (where: SQL | undefined) => database.current().select({ id: feeds.id }).from(feeds).where(where);
  const page = (wanted: { conditions: (SQL | undefined)[]; order: SQL[]; isSearch: boolean }, window: PageWindow) => {
    const where = and(...wanted.conditions);
    return countedPage(database, {
      window,
      isSearch: wanted.isSearch,
      all: numbers(where),
      async read(few) {
        const onPage = numbers(few === undefined ? where : eq(feeds.id, few))
          .orderBy(...wanted.order)
          .offset(window.offset)
          .limit(window.limit);
        return selectFeeds(database)
          .where(isOnPage(feeds.id, onPage))
          .orderBy(...wanted.order);
      },
    });
  };
  return {
    list(filter, window) {
      const isSearch = filter.search !== undefined;
      return page({ conditions: conditions(filter), order: ordering(filter), isSearch }, window);
    },
    async idsOf(filter) {
      const rows = await numbers(and(...conditions(filter))).orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      const rows = await selectFeeds(database).where(and(inArray(feeds.id, [...ids]), isNull(feeds.deletedAt)));
      return inOrder(ids, rows, ({ feed }) => feed.id);
    },
    reviewQueue(filter, window) {
      const isSearch = filter.search !== undefined;
      return page({ conditions: reviewConditions(filter), order: reviewOrdering(filter), isSearch }, window);
    },
    async totalsOf(clientId) {
      const [row] = await database
        .current()
        .select({
          feeds: count(),
          active: sql<number>`count(*) filter (where ${isActive})`.mapWith(Number),
          pending: sql<number>`count(*) filter (where ${awaitsReview})`.mapWith(Number),
          views: sql<number>`coalesce(sum(${feeds.views}), 0)`.mapWith(Number),
        })
        .from(feeds)
        .where(and(eq(feeds.clientId, clientId), isNull(feeds.deletedAt)));
      return row ?? { feeds: 0, active: 0, pending: 0, views: 0 };
    },
    stats: (urgentBefore) => statsOf(database, urgentBefore),
  };
}

async function statsOf(database: Pick<Database, 'current'>, urgentBefore: Date): Promise<FeedStats> {
  const having = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
  const [row] = await database
    .current()
    .select({
      total: count(),
      active: having(isActive),
      inactive: having(not(isActive)),
      pending: having(awaitsReview),
      approved: having(eq(feeds.reviewStatus, 'approved')),
      rejected: having(eq(feeds.reviewStatus, 'rejected')),
      in_review: having(and(awaitsReview, isNotNull(feeds.reviewAdminId))),
      urgent: having(and(awaitsReview, lt(feeds.submittedAt, urgentBefore))),
    })
    .from(feeds)
    .where(isNull(feeds.deletedAt));
  if (!row) throw new Error('A count without a group must have one row');
  return row;
}

/** A feed counts as active only when it is active and approved.
 * @see docs/specification/part-1-public-and-client.md §2 */
const isActive = sql`(${feeds.isActive} and ${feeds.reviewStatus} = 'approved')`;

function one(id: number, { clientId }: FeedScope): SQL | undefined {
  return and(
    eq(feeds.id, id),
    isNull(feeds.deletedAt),
    clientId === undefined ? undefined : eq(feeds.clientId, clientId),
  );
}

function conditions(filter: FeedFilter): (SQL | undefined)[] {
  const { clientId, domainId, status, lastImport, assigneeId, isFetched, search, searchClients } = filter;
  return [
    isNull(feeds.deletedAt),
    clientId === undefined ? undefined : eq(feeds.clientId, clientId),
    domainId === undefined ? undefined : eq(feeds.domainId, domainId),
    status === undefined ? undefined : statusIs(status),
    lastImport === undefined ? undefined : inArray(feeds.lastImportId, importsIn(lastImport)),
    sameOrNull(feeds.reviewAdminId, assigneeId),
    isFetched === undefined ? undefined : eq(feeds.isFetched, isFetched),
    between(feeds.createdAt, filter),
    search === undefined ? undefined : matches(search, searchClients === true),
  ];
}

function statusIs(status: NonNullable<FeedFilter['status']>): SQL {
  if (status === 'active') return isActive;
  if (status === 'pending') return awaitsReview;
  return status === 'inactive' ? not(isActive) : eq(feeds.reviewStatus, status);
}

/** The ids of imports in this state. */
function importsIn(filter: LastImportFilter): SQL {
  return sql`(select ${imports.id} from ${imports} where ${inArray(imports.state, statesOf(filter))})`;
}

function statesOf(filter: LastImportFilter): ImportState[] {
  if (filter === 'needs_attention') return ['failed', 'held', 'needs_mapping'];
  return filter === 'failed_or_held' ? ['failed', 'held'] : [filter];
}

function reviewConditions({ search, status, assigneeId }: ReviewFilter): (SQL | undefined)[] {
  const isAssigned = status === 'in_review' ? isNotNull(feeds.reviewAdminId) : isNull(feeds.reviewAdminId);
  return [
    isNull(feeds.deletedAt),
    awaitsReview,
    status === undefined ? undefined : isAssigned,
    sameOrNull(feeds.reviewAdminId, assigneeId),
    search === undefined ? undefined : matches(search, true),
  ];
}

function matches(search: string, includingClients: boolean): SQL | undefined {
  const pattern = likePattern(search.trim());
  const isNamed = or(ilike(feeds.feedName, pattern), ilike(feeds.feedUrl, pattern));
  if (!includingClients) return isNamed;
  return sql`${feeds.id} in (select ${feeds.id} from ${feeds} where ${isNamed} union all select ${feeds.id} from ${feeds}
    where ${feeds.clientId} in (select ${clients.id} from ${clients} where ${ilike(clients.companyName, pattern)}))`;
}

function ordering({ sort = 'created_at', order }: FeedFilter): SQL[] {
  const direction = (order ?? (sort === 'feed_name' ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by = {
    created_at: feeds.createdAt,
    updated_at: feeds.updatedAt,
    feed_name: byName(feeds.feedName),
    total_items: feeds.totalItems,
    views: feeds.views,
  }[sort];
  return [direction(by), direction(feeds.id)];
}

function reviewOrdering({ sort = 'submitted_at', order }: ReviewFilter): SQL[] {
  const direction = (order ?? (sort === 'total_items' ? 'desc' : 'asc')) === 'asc' ? asc : desc;
  const by = { submitted_at: feeds.submittedAt, feed_name: byName(feeds.feedName), total_items: feeds.totalItems }[
    sort
  ];
  return [direction(by), direction(feeds.id)];
}
