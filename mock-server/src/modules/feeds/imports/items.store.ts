import { and, eq, gt, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import { countedPage } from '../../../core/database/counted-rows.ts';
import type { Database } from '../../../core/database/database.ts';
import { inParts } from '../../../core/database/columns.ts';
import { likePattern } from '../../../core/database/like.ts';
import type { Counted, CursorWindow } from '../../../core/pagination.ts';
import type { ItemRow } from '../records/feed-view.ts';
import { itemTraffic } from '../../../tables/bidding.tables.ts';
import { applyItems } from './item-applying.ts';
import { isOn } from './item-conditions.ts';
import { listsKeepingOff } from './kept-off.ts';
import { itemCounts, type ItemCountStore } from './item-counts.store.ts';
import type { ApplyTarget, ItemTarget, Neighbors, SliceCounts } from './item-target.ts';
import { revertItems, settleItems } from './item-reverting.ts';
import type { StoredItem } from './stored-item.ts';
import { domains } from '../../../tables/domains.tables.ts';
import { feeds } from '../../../tables/feeds.tables.ts';
import { items } from '../../../tables/items.tables.ts';

export interface ItemFilter {
  readonly search?: string | undefined;
  readonly isEnabled?: boolean | undefined;
}

export interface ItemStore extends ItemCountStore {
  /** By external id, in byte order. */
  list(feedId: number, filter: ItemFilter, page: CursorWindow): Promise<{ rows: ItemRow[] } & Counted>;
  /** The same without their number, for reading all of them. */
  rows(feedId: number, filter: ItemFilter, page: Pick<CursorWindow, 'after' | 'limit'>): Promise<ItemRow[]>;
  /** Thumbnail addresses of the first items of feeds that are switched on, at most `most` for each. */
  firstThumbnails(feedIds: readonly number[], most: number): Promise<Map<number, string[]>>;
  /** Keeps imports of other feeds of the domain waiting until the transaction ends, so that an item and a removal list
   * that come in at the same time see each other. @returns the feeds of the client for this domain. */
  holdDomain(feed: { readonly id: number; readonly clientId: number; readonly domainId: number }): Promise<Neighbors>;
  /** Whether a feed has items that another import was the last to write. */
  hasEarlier(feedId: number, importId: number): Promise<boolean>;
  /** Brings rows into the items, each id once, and remembers what changed. What is as it was is not written. Only within
   * a transaction with holdDomain. */
  apply(target: ApplyTarget, rows: readonly StoredItem[]): Promise<SliceCounts>;
  /** Ids of items of a feed that an import was the last to add or change, at most `limit`. */
  writtenBy(importId: number, feedId: number, limit: number): Promise<string[]>;
  /** Restores items to what they were before an import. Only within a transaction with holdDomain. */
  revert(target: ItemTarget, ids: readonly string[]): Promise<void>;
  /** Sets again what removal lists and the feed's own type say about the next items.
   * @returns the last id that was looked at; undefined when there are no more. */
  settle(
    feedId: number,
    neighbors: Neighbors,
    slice: { readonly after: string | null; readonly limit: number },
  ): Promise<string | undefined>;
  /** Deletes up to `limit` items. @returns how many there were. */
  erase(feedId: number, limit: number): Promise<number>;
  /** Forgets up to `limit` changes of an import, which can then no longer be taken back. @returns how many there
   * were. */
  forgetChanges(importId: number, limit: number): Promise<number>;
}

export function createItemStore(database: Database, clock: Clock): ItemStore {
  const current = () => database.current();
  return {
    list: (feedId, filter, page) => list(database, { feedId, ...filter, ...page }),
    rows: (feedId, filter, page) => read(database, { feedId, ...filter, offset: 0, ...page }),
    firstThumbnails: (feedIds, most) => firstThumbnails(database, feedIds, most),
    holdDomain: (feed) => holdDomain(database, feed),
    async hasEarlier(feedId, importId) {
      const of = and(eq(items.feedId, feedId), ne(items.importId, importId));
      return (await current().select({ id: items.id }).from(items).where(of).limit(1)).length > 0;
    },
    apply: (target, rows) => applyItems(database, { ...target, rows, now: clock.now() }),
    async writtenBy(importId, feedId, limit) {
      const rows = await current()
        .select({ id: items.externalId })
        .from(items)
        .where(and(eq(items.feedId, feedId), eq(items.importId, importId)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    revert: (target, ids) => revertItems(database, { ...target, ids, now: clock.now() }),
    settle: (feedId, neighbors, slice) => settleItems(database, { feedId, neighbors, ...slice }),
    async erase(feedId, limit) {
      const chosen = sql`(select id from items where feed_id = ${feedId} limit ${limit})`;
      return (await current().execute(sql`delete from items where id in ${chosen}`)).rowCount ?? 0;
    },
    async forgetChanges(importId, limit) {
      const chosen = sql`(select external_id from item_changes where import_id = ${importId} limit ${limit})`;
      const gone = await current().execute(
        sql`delete from item_changes where import_id = ${importId} and external_id in ${chosen}`,
      );
      return gone.rowCount ?? 0;
    },
    ...itemCounts(database),
  };
}

interface ItemQuery extends ItemFilter, CursorWindow {
  readonly feedId: number;
}

function list(database: Database, query: ItemQuery): ReturnType<ItemStore['list']> {
  const where = conditions(query);
  return countedPage(database, {
    window: query,
    isSearch: query.search !== undefined,
    all: database.current().select({ id: items.id }).from(items).where(where),
    read: (few) => read(database, query, few === undefined ? where : eq(items.id, few)),
  });
}

function conditions({ feedId, search, isEnabled }: ItemQuery): SQL | undefined {
  const pattern = search === undefined ? undefined : likePattern(search.trim());
  return and(
    eq(items.feedId, feedId),
    pattern === undefined
      ? undefined
      : or(ilike(items.title, pattern), sql`${inParts(items.externalId)} ilike ${pattern}`),
    isEnabled === undefined ? undefined : sql`(${isOn}) = ${isEnabled}`,
  );
}

async function read(database: Database, query: ItemQuery, where = conditions(query)): Promise<ItemRow[]> {
  const rows = await database
    .current()
    .select({ item: items, traffic: itemTraffic })
    .from(items)
    .leftJoin(itemTraffic, eq(itemTraffic.itemId, items.id))
    .where(and(where, query.after === undefined ? undefined : gt(items.externalId, query.after)))
    .orderBy(items.externalId)
    .offset(query.offset)
    .limit(query.limit);
  const off = rows.filter(({ item }) => item.isRemoved).map(({ item }) => item.externalId);
  const lists = await listsKeepingOff(database, query.feedId, off);
  return rows.map(({ item, traffic }) =>
    Object.assign(item, { traffic, switchedOffBy: lists.get(item.externalId) ?? [] }),
  );
}

/** Few rows of each feed are looked at, by index: where the first ones have no picture, there is none. */
async function firstThumbnails(
  database: Pick<Database, 'current'>,
  feedIds: readonly number[],
  most: number,
): Promise<Map<number, string[]>> {
  if (feedIds.length === 0) return new Map();
  const { rows } = await database.current().execute<{ id: number; urls: string[] }>(sql`
    select feed.id, coalesce((select jsonb_agg(first.thumbnail_url order by first.external_id) from (
        select external_id, thumbnail_url from ${items} where feed_id = feed.id and is_enabled and not is_removed
        order by external_id limit ${most}) as first where first.thumbnail_url is not null), '[]'::jsonb) as urls
    from unnest(${sql.param([...feedIds])}::integer[]) as feed(id)`);
  return new Map(rows.map(({ id, urls }) => [id, urls]));
}

async function holdDomain(
  database: Database,
  feed: { id: number; clientId: number; domainId: number },
): Promise<Neighbors> {
  const { clientId, domainId } = feed;
  await database
    .current()
    .select({ id: domains.id })
    .from(domains)
    .where(eq(domains.id, domainId))
    .for('no key update');
  const rows = await database
    .current()
    .select({
      id: feeds.id,
      feedType: feeds.feedType,
      feedName: feeds.feedName,
      version: sql<string>`feeds.xmin::text`,
    })
    .from(feeds)
    .where(and(eq(feeds.clientId, clientId), eq(feeds.domainId, domainId), sql`${feeds.deletedAt} is null`))
    .orderBy(feeds.id);
  const idsOf = (wanted: string) => rows.filter(({ feedType }) => feedType === wanted).map(({ id }) => id);
  const listIds = idsOf('disabled');
  const listNames = new Map(rows.map(({ id, feedName }) => [id, feedName]));
  const state = rows.map(({ id, version }) => `${String(id)}:${version}`).join(' ');
  return { listIds, listNames, feedIds: idsOf('insert_update'), isRemovalList: listIds.includes(feed.id), state };
}
