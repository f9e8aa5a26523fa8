import { sql, type SQL } from 'drizzle-orm';
import type { SwitchedOff } from '@grt/sdk/contract';
import type { Database } from '../../../core/database/database.ts';
import { unnest, type UnnestColumn } from '../../../core/database/unnest.ts';
import { anyOf, anyText, isListed } from './item-conditions.ts';
import type { ApplyTarget, ItemTarget, Neighbors, SliceCounts } from './item-target.ts';
import type { StoredItem } from './stored-item.ts';

interface Slice extends ItemTarget {
  readonly now: Date;
}

/** The columns that a feed fills. */
export const storedColumns: Readonly<Record<string, UnnestColumn<StoredItem>>> = {
  external_id: ['text', (row) => row.externalId],
  title: ['text', (row) => row.title],
  thumbnail_url: ['text', (row) => row.thumbnailUrl],
  url: ['text', (row) => row.url],
  details: ['text', (row) => row.details],
  content_hash: ['text', (row) => row.contentHash],
  is_enabled: ['boolean', (row) => row.isEnabled],
};

/** Brings rows into the items: new ones, and those whose content differs from what is there, which is remembered.
 * @see ItemStore.apply */
export async function applyItems(
  database: Database,
  { rows, hasEarlier, ...slice }: ApplyTarget & Slice & { readonly rows: readonly StoredItem[] },
): Promise<SliceCounts> {
  const { importId, feedId, neighbors } = slice;
  const ids = rows.map(({ externalId }) => externalId);
  const hashes = hasEarlier ? await hashesOf(database, feedId, ids) : noHashes;
  const written = hasEarlier ? rows.filter((row) => hashes.get(row.externalId) !== row.contentHash) : rows;
  const changedIds = written.filter(({ externalId }) => hashes.has(externalId)).map(({ externalId }) => externalId);
  if (changedIds.length > 0) {
    await database.current().execute(sql`insert into item_changes (import_id, external_id, before)
      select ${importId}, known.external_id, ${beforeOf('known')} from ${eachOf(feedId, changedIds)}`);
  }
  if (written.length > 0) await write(database, slice, { written, replacing: changedIds.length > 0 });
  const removed = neighbors.isRemovalList ? await switchOff(database, { ...slice, ids }) : 0;
  const switchedOff = neighbors.isRemovalList ? [] : await offAmong(database, neighbors, ids);
  return { added: written.length - changedIds.length, changed: changedIds.length, removed, switchedOff };
}

/** Writes rows, as new ones or in place of the items with their ids. */
async function write(
  database: Database,
  { importId, feedId, neighbors, now }: Slice,
  { written, replacing }: { written: readonly StoredItem[]; replacing: boolean },
): Promise<void> {
  // The ids of a list are not switched off by another list.
  const isRemoved = neighbors.isRemovalList ? sql`false` : isListed(neighbors.listIds, sql`rows.external_id`);
  const replaced = sql`on conflict (feed_id, external_id) do update set title = excluded.title,
    thumbnail_url = excluded.thumbnail_url, url = excluded.url, details = excluded.details,
    content_hash = excluded.content_hash, is_enabled = excluded.is_enabled, import_id = excluded.import_id,
    updated_at = excluded.updated_at`;
  await database.current().execute(sql`
    insert into items (feed_id, external_id, title, thumbnail_url, url, details, content_hash, is_enabled, is_removed,
      import_id, created_at, updated_at)
    select ${feedId}, external_id, title, thumbnail_url, url, details::jsonb, content_hash, is_enabled, ${isRemoved},
      ${importId}, ${now}::timestamptz, ${now}::timestamptz
    from ${unnest(written, storedColumns)} ${replacing ? replaced : sql``}`);
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

const noHashes: ReadonlyMap<string, string> = new Map();

/** What is known of these ids: the hash of each one's content. */
async function hashesOf(database: Database, feedId: number, ids: readonly string[]): Promise<typeof noHashes> {
  const { rows } = await database
    .current()
    .execute<{ external_id: string; content_hash: string }>(
      sql`select known.external_id, known.content_hash from ${eachOf(feedId, ids)}`,
    );
  return new Map(rows.map((row) => [row.external_id, row.content_hash]));
}

/** Items of a feed by their ids, as `known`. Planned without knowing how many items the feed has by now: `offset 0`
 * keeps it to one index lookup per id. */
function eachOf(feedId: number, ids: readonly string[]): SQL {
  return sql`unnest(${sql.param([...ids])}::text[]) as wanted(id) cross join lateral (select * from items
    where items.feed_id = ${feedId} and items.external_id = wanted.id offset 0) known`;
}

/** Switches off what a removal list names in the other feeds. */
async function switchOff(
  database: Database,
  { neighbors, ids, now }: Slice & { readonly ids: readonly string[] },
): Promise<number> {
  if (neighbors.feedIds.length === 0) return 0;
  const { rowCount } = await database.current()
    .execute(sql`update items set is_removed = true, updated_at = ${now}::timestamptz
    where feed_id = ${anyOf(neighbors.feedIds)} and external_id = ${anyText(ids)} and not is_removed`);
  return rowCount ?? 0;
}

/** The columns that an import may change, as they are. */
function beforeOf(name: string): SQL {
  const columns = ['title', 'thumbnail_url', 'url', 'details', 'content_hash', 'is_enabled', 'import_id'];
  const pairs = columns.map(
    (column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(name)}.${sql.identifier(column)}`,
  );
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
