import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { unnest } from '../../core/database/unnest.ts';
import { itemTraffic } from '../../tables/bidding.tables.ts';
import type { ItemTraffic } from './day-book.rules.ts';

/** Adds to the views and clicks of items, which are identified by rank: one scan of each feed's index, up to the
 * highest rank. A rank beyond the end of the feed belongs to no item. */
export async function saveItemTraffic(database: Database, traffic: readonly ItemTraffic[]): Promise<void> {
  if (traffic.length === 0) return;
  const rows = unnest(traffic, {
    feed_id: ['integer', ({ feedId }) => feedId],
    rank: ['integer', ({ rank }) => rank],
    views: ['bigint', ({ views }) => views],
    clicks: ['bigint', ({ clicks }) => clicks],
  });
  await database.current().execute(sql`
    with wanted as (select * from ${rows}),
      reaches as (select feed_id, max(rank) as reach from wanted group by feed_id)
    insert into ${itemTraffic} as known (item_id, views, clicks)
    select ranked.id, wanted.views, wanted.clicks
    from reaches cross join lateral (
        select id, row_number() over (order by external_id) as rank from (
          select id, external_id from items where items.feed_id = reaches.feed_id and is_enabled and not is_removed
          order by external_id limit reaches.reach) as served) as ranked
      join wanted on wanted.feed_id = reaches.feed_id and wanted.rank = ranked.rank
    on conflict (item_id) do update set views = known.views + excluded.views, clicks = known.clicks + excluded.clicks`);
}
