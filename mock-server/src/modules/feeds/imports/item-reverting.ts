import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { items } from '../../../tables/items.tables.ts';
import { anyOf, anyText, isListed } from './item-conditions.ts';
import type { ItemTarget, Neighbors } from './item-target.ts';

interface Slice extends ItemTarget {
  readonly ids: readonly string[];
  readonly now: Date;
}

/** Restores items to what they were before an import. @see ItemStore.revert */
export async function revertItems(database: Database, slice: Slice): Promise<void> {
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

/** Sets what removal lists and the feed's own type say. @see ItemStore.settle */
export async function settleItems(
  database: Database,
  { feedId, neighbors, after, limit }: Settling,
): Promise<string | undefined> {
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
