import { and, count, eq, gt, ilike, not, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { likePattern } from '../../../core/database/like.ts';
import type { CursorWindow } from '../../../core/pagination.ts';
import type { SwitchedOff } from '@grt/sdk/contract';
import type { ItemRow } from '../records/feed-view.ts';
import { itemTraffic } from '../../../tables/bidding.tables.ts';
import { unnest } from '../../../core/database/unnest.ts';
import type { StoredItem } from './stored-item.ts';
import { domains } from '../../../tables/domains.tables.ts';
import { feeds } from '../../../tables/feeds.tables.ts';
import { items } from '../../../tables/items.tables.ts';

export interface ItemFilter {
  readonly search?: string | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** Whose items an import changes, and what it must look at around them. */
export interface ItemTarget {
  readonly importId: number;
  readonly feedId: number;
  readonly neighbors: Neighbors;
}

/** The feeds of a client for one domain, by what they do. */
export interface Neighbors {
  readonly isRemovalList: boolean;
  /** Removal lists. */
  readonly listIds: readonly number[];
  readonly listNames: ReadonlyMap<number, string>;
  /** Feeds whose items the lists switch off. */
  readonly feedIds: readonly number[];
}

/** What one slice did. */
export interface SliceCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Of the rows, those that removal lists keep off. */
  readonly switchedOff: readonly SwitchedOff[];
}

export interface ItemStore {
  /** By external id, in byte order. */
  list(feedId: number, filter: ItemFilter, page: CursorWindow): Promise<{ rows: ItemRow[]; total: number }>;
  /** Keeps imports of other feeds of the domain waiting until the transaction ends, so that an item and a removal list
   * that come in at the same time see each other. @returns the feeds of the client for this domain. */
  holdDomain(feed: { readonly id: number; readonly clientId: number; readonly domainId: number }): Promise<Neighbors>;
  /** Brings rows into the items, each id once, and remembers what changed. Only within a transaction with holdDomain. */
  apply(target: ItemTarget, rows: readonly StoredItem[]): Promise<SliceCounts>;
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
  /** Counts the items that are switched on into the feeds' rows. */
  countInto(feedIds: readonly number[]): Promise<void>;
}

const isOn = and(items.isEnabled, not(items.isRemoved));

export function createItemStore(database: Database, clock: Clock): ItemStore {
  const current = () => database.current();
  return {
    list: (feedId, filter, page) => list(database, { feedId, ...filter, ...page }),
    holdDomain: (feed) => holdDomain(database, feed),
    apply: (target, rows) => apply(database, { ...target, rows, now: clock.now() }),
    async writtenBy(importId, feedId, limit) {
      const rows = await current()
        .select({ id: items.externalId })
        .from(items)
        .where(and(eq(items.feedId, feedId), eq(items.importId, importId)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    revert: (target, ids) => revert(database, { ...target, ids, now: clock.now() }),
    settle: (feedId, neighbors, slice) => settle(database, { feedId, neighbors, ...slice }),
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
    async countInto(feedIds) {
      if (feedIds.length === 0) return;
      const on = sql`(select count(*) from ${items} where ${items.feedId} = ${feeds.id} and ${isOn})`;
      await current().execute(
        sql`update ${feeds} set total_items = ${on}, switched_off = ${offByLists} where ${feeds.id} = ${anyOf(feedIds)}`,
      );
    },
  };
}

/** What removal lists keep off in a feed. One list at a time, so that each id is looked up in an index. */
const offByLists = sql`coalesce((
  select jsonb_agg(jsonb_build_object('feed_id', list.id, 'items', off.items) order by list.id)
  from feeds list cross join lateral (select count(*)::integer as items from items own
    where own.feed_id = feeds.id and own.is_removed and exists (select from items listed
      where listed.feed_id = list.id and listed.external_id = own.external_id)) off
  where list.client_id = feeds.client_id and list.domain_id = feeds.domain_id and list.feed_type = 'disabled'
    and list.deleted_at is null and off.items > 0), '[]'::jsonb)`;

interface ItemQuery extends ItemFilter, CursorWindow {
  readonly feedId: number;
}

async function list(
  database: Database,
  { feedId, search, isEnabled, offset, limit, after }: ItemQuery,
): ReturnType<ItemStore['list']> {
  const pattern = search === undefined ? undefined : likePattern(search.trim());
  const where = and(
    eq(items.feedId, feedId),
    pattern === undefined ? undefined : or(ilike(items.title, pattern), sql`${items.externalId} ilike ${pattern}`),
    isEnabled === undefined ? undefined : sql`(${isOn}) = ${isEnabled}`,
  );
  const rows = await database
    .current()
    .select({ item: items, traffic: itemTraffic })
    .from(items)
    .leftJoin(itemTraffic, eq(itemTraffic.itemId, items.id))
    .where(and(where, after === undefined ? undefined : gt(items.externalId, after)))
    .orderBy(items.externalId)
    .offset(offset)
    .limit(limit);
  const [total] = await database.current().select({ total: count() }).from(items).where(where);
  return { rows: rows.map(({ item, traffic }) => Object.assign(item, { traffic })), total: total?.total ?? 0 };
}

async function holdDomain(
  database: Database,
  feed: { id: number; clientId: number; domainId: number },
): Promise<Neighbors> {
  const { clientId, domainId } = feed;
  await database
    .repeated()
    .select({ id: domains.id })
    .from(domains)
    .where(eq(domains.id, domainId))
    .for('no key update');
  const rows = await database
    .repeated()
    .select({ id: feeds.id, feedType: feeds.feedType, feedName: feeds.feedName })
    .from(feeds)
    .where(and(eq(feeds.clientId, clientId), eq(feeds.domainId, domainId), sql`${feeds.deletedAt} is null`));
  const idsOf = (wanted: string) => rows.filter(({ feedType }) => feedType === wanted).map(({ id }) => id);
  const listIds = idsOf('disabled');
  const listNames = new Map(rows.map(({ id, feedName }) => [id, feedName]));
  return { listIds, listNames, feedIds: idsOf('insert_update'), isRemovalList: listIds.includes(feed.id) };
}

interface Slice extends ItemTarget {
  readonly ids: readonly string[];
  readonly now: Date;
}

async function apply(
  database: Database,
  { rows, ...slice }: ItemTarget & { rows: readonly StoredItem[]; now: Date },
): Promise<SliceCounts> {
  const { importId, feedId, neighbors, now } = slice;
  const ids = rows.map(({ externalId }) => externalId);
  const hashes = new Map<string, string>();
  for (const { external_id, content_hash } of await knownItems(database, feedId, ids))
    hashes.set(external_id, content_hash);
  const written = rows.filter(({ externalId, contentHash }) => hashes.get(externalId) !== contentHash);
  const changedIds = written.filter(({ externalId }) => hashes.has(externalId)).map(({ externalId }) => externalId);
  if (changedIds.length > 0) {
    await database.current().execute(sql`insert into item_changes (import_id, external_id, before)
      select ${importId}, known.external_id, ${beforeOf('known')} from ${eachOf(feedId, changedIds)}`);
  }
  if (written.length > 0) {
    // The ids of a list are not switched off by another list.
    const isRemoved = neighbors.isRemovalList ? sql`false` : isListed(neighbors.listIds, sql`rows.external_id`);
    await database.current().execute(sql`
      insert into items (feed_id, external_id, title, thumbnail_url, url, details, content_hash, is_enabled, is_removed,
        import_id, created_at, updated_at)
      select ${feedId}, external_id, title, thumbnail_url, url, details::jsonb, content_hash, is_enabled, ${isRemoved},
        ${importId}, ${now}::timestamptz, ${now}::timestamptz
      from ${unnest(written, {
        external_id: ['text', (row) => row.externalId],
        title: ['text', (row) => row.title],
        thumbnail_url: ['text', (row) => row.thumbnailUrl],
        url: ['text', (row) => row.url],
        details: ['text', (row) => row.details],
        content_hash: ['text', (row) => row.contentHash],
        is_enabled: ['boolean', (row) => row.isEnabled],
      })}
      on conflict (feed_id, external_id) do update set title = excluded.title, thumbnail_url = excluded.thumbnail_url,
        url = excluded.url, details = excluded.details, content_hash = excluded.content_hash,
        is_enabled = excluded.is_enabled, import_id = excluded.import_id, updated_at = excluded.updated_at`);
  }
  const removed = neighbors.isRemovalList ? await switchOff(database, { ...slice, ids }) : 0;
  const switchedOff = neighbors.isRemovalList ? [] : await offAmong(database, neighbors, ids);
  return { added: written.length - changedIds.length, changed: changedIds.length, removed, switchedOff };
}

/** How many of these ids each removal list names. */
async function offAmong(
  database: Database,
  { listIds, listNames }: Neighbors,
  ids: readonly string[],
): Promise<SwitchedOff[]> {
  if (listIds.length === 0) return [];
  const { rows } = await database.current().execute<{ feed_id: number; items: number }>(
    sql`select feed_id, count(*)::integer as items from items
      where feed_id = ${anyOf(listIds)} and external_id = ${anyText(ids)} group by feed_id order by feed_id`,
  );
  return rows.map(({ feed_id, items: off }) => ({ feed_id, feed_name: listNames.get(feed_id) ?? '', items: off }));
}

async function knownItems(database: Database, feedId: number, ids: readonly string[]) {
  const { rows } = await database
    .repeated()
    .execute<{ external_id: string; content_hash: string }>(
      sql`select known.external_id, known.content_hash from ${eachOf(feedId, ids)}`,
    );
  return rows;
}

/** Items of a feed by their ids, as `known`. Planned without knowing how many items the feed has by now: `offset 0`
 * keeps it to one index lookup per id. */
function eachOf(feedId: number, ids: readonly string[]): SQL {
  return sql`unnest(${sql.param([...ids])}::text[]) as wanted(id) cross join lateral (select * from items
    where items.feed_id = ${feedId} and items.external_id = wanted.id offset 0) known`;
}

/** Switches off what a removal list names in the other feeds. */
async function switchOff(database: Database, { neighbors, ids, now }: Slice): Promise<number> {
  if (neighbors.feedIds.length === 0) return 0;
  const { rowCount } = await database.current()
    .execute(sql`update items set is_removed = true, updated_at = ${now}::timestamptz
    where feed_id = ${anyOf(neighbors.feedIds)} and external_id = ${anyText(ids)} and not is_removed`);
  return rowCount ?? 0;
}

async function revert(database: Database, slice: Slice): Promise<void> {
  const { importId, feedId, neighbors, ids, now } = slice;
  const inSlice = sql`change.import_id = ${importId} and change.external_id = ${anyText(ids)}`;
  await database.current()
    .execute(sql`delete from items where items.feed_id = ${feedId} and items.external_id = ${anyText(ids)}
    and items.import_id = ${importId} and not exists (select from item_changes change
      where change.import_id = ${importId} and change.external_id = items.external_id)`);
  await database.current().execute(sql`update items set title = change.before ->> 'title',
      thumbnail_url = change.before ->> 'thumbnail_url', url = change.before ->> 'url', details = change.before -> 'details',
      content_hash = change.before ->> 'content_hash', is_enabled = (change.before ->> 'is_enabled')::boolean,
      import_id = (change.before ->> 'import_id')::integer, updated_at = ${now}::timestamptz
    from item_changes change
    where ${inSlice} and items.feed_id = ${feedId} and items.external_id = ${anyText(ids)} and items.external_id = change.external_id`);
  if (!neighbors.isRemovalList || neighbors.feedIds.length === 0) return;
  await database.current().execute(sql`update items set is_removed = false, updated_at = ${now}::timestamptz
    where feed_id = ${anyOf(neighbors.feedIds)} and external_id = ${anyText(ids)} and is_removed
      and not ${isListed(neighbors.listIds, sql`items.external_id`)}`);
}

interface Settling {
  readonly feedId: number;
  readonly neighbors: Neighbors;
  readonly after: string | null;
  readonly limit: number;
}

async function settle(database: Database, { feedId, neighbors, after, limit }: Settling): Promise<string | undefined> {
  const further = after === null ? undefined : sql`${items.externalId} > ${after}`;
  const rows = await database
    .current()
    .select({ id: items.externalId })
    .from(items)
    .where(and(eq(items.feedId, feedId), further))
    .orderBy(items.externalId)
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const inSlice = sql`feed_id = ${feedId} and external_id = ${anyText(ids)}`;
  const isList = neighbors.listIds.includes(feedId);
  const listed = isList ? sql`false` : isListed(neighbors.listIds, sql`items.external_id`);
  await database
    .current()
    .execute(sql`update items set is_removed = ${listed} where ${inSlice} and is_removed <> ${listed}`);
  if (isList)
    await database.current().execute(sql`update items set is_enabled = false where ${inSlice} and is_enabled`);
  return ids.at(-1);
}

/** Whether a removal list names an id. */
function isListed(listIds: readonly number[], externalId: SQL): SQL {
  if (listIds.length === 0) return sql`false`;
  return sql`exists (select from items listed where listed.feed_id = ${anyOf(listIds)} and listed.external_id = ${externalId})`;
}

function beforeOf(name: string): SQL {
  const columns = ['title', 'thumbnail_url', 'url', 'details', 'content_hash', 'is_enabled', 'import_id'];
  const pairs = columns.map(
    (column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(name)}.${sql.identifier(column)}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::integer[])`;
}

function anyText(ids: readonly string[]): SQL {
  return sql`any(${sql.param([...ids])}::text[])`;
}
