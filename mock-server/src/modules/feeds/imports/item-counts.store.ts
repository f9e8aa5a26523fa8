import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { unnest } from '../../../core/database/unnest.ts';
import { feeds, type OffByList } from '../../../tables/feeds.tables.ts';
import { items } from '../../../tables/items.tables.ts';
import { anyOf, isOn } from './item-conditions.ts';

/** What is in a feed, or in some of its items. */
export interface ItemCounts {
  /** How many items are switched on. */
  readonly on: number;
  /** How many each removal list keeps off, for those that do. */
  readonly off: readonly OffByList[];
}

export interface ItemCountStore {
  /** Counts a feed's next items.
   * @param slice - the removal lists of its domain, and after which item to begin, in byte order.
   * @returns the last one that was looked at, too; undefined when there are no more. */
  countNext(
    feedId: number,
    slice: { readonly listIds: readonly number[]; readonly after: string | undefined; readonly limit: number },
  ): Promise<ItemCounts & { readonly last: string | undefined }>;
  /** Writes into the feeds' rows what was counted. */
  saveCounts(counts: ReadonlyMap<number, ItemCounts>): Promise<void>;
  /** Counts all items of the feeds in one statement, into their rows. */
  countAll(feedIds: readonly number[]): Promise<void>;
}

export function itemCounts(database: Pick<Database, 'current'>): ItemCountStore {
  return {
    async countNext(feedId, { listIds, after, limit }) {
      const { rows } = await database.current().execute<{
        seen: number;
        on: number;
        last: string;
        off: OffByList[];
      }>(sql`
        with next as materialized (
          select external_id, ${isOn} as is_on, is_removed from ${items}
          where feed_id = ${feedId} ${after === undefined ? sql`` : sql`and external_id > ${after}`}
          order by external_id limit ${limit})
        select count(*)::integer as seen, (count(*) filter (where is_on))::integer as on, max(external_id) as last,
          ${listIds.length === 0 ? sql`'[]'::jsonb` : offByLists(listIds)} as off from next`);
      const { seen = 0, on = 0, last, off = [] } = rows[0] ?? {};
      return { on, off, last: seen === limit ? last : undefined };
    },
    async saveCounts(counts) {
      const rows = unnest([...counts], {
        id: ['integer', ([id]) => id],
        total: ['integer', ([, { on }]) => on],
        off: ['jsonb', ([, { off }]) => off],
      });
      await database
        .current()
        .execute(
          sql`update ${feeds} set total_items = rows.total, switched_off = rows.off from ${rows} where ${feeds.id} = rows.id`,
        );
    },
    async countAll(feedIds) {
      if (feedIds.length === 0) return;
      await database.current().execute(sql`
        update ${feeds} set switched_off = ${offOfFeed}, total_items =
          (select count(*) from ${items} where ${items.feedId} = ${feeds.id} and ${isOn})
        where ${feeds.id} = ${anyOf(feedIds)}`);
    },
  };
}

/** What removal lists keep off of the items in `next`. The limit makes it look each id up in an index. */
const offByLists = (listIds: readonly number[]) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('feed_id', kept.id, 'items', kept.items) order by kept.id), '[]')
  from (select list.id, count(*)::integer as items from next
      cross join unnest(${sql.param([...listIds])}::integer[]) as list(id)
      cross join lateral (select from items listed
        where listed.feed_id = list.id and listed.external_id = next.external_id limit 1) found
    where next.is_removed group by list.id) kept)`;

/** What they keep off in a feed. One list at a time, so that each id is looked up in an index. */
const offOfFeed = sql`coalesce((
  select jsonb_agg(jsonb_build_object('feed_id', list.id, 'items', off.items) order by list.id)
  from feeds list cross join lateral (select count(*)::integer as items from items own
    where own.feed_id = feeds.id and own.is_removed and exists (select from items listed
      where listed.feed_id = list.id and listed.external_id = own.external_id)) off
  where list.client_id = feeds.client_id and list.domain_id = feeds.domain_id and list.feed_type = 'disabled'
    and list.deleted_at is null and off.items > 0), '[]'::jsonb)`;
