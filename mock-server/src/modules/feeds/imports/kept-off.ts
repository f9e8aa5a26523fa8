import { sql } from 'drizzle-orm';
import type { SwitchedOffBy } from '@grt/sdk/contract';
import type { Database } from '../../../core/database/database.ts';
import { anyText } from './item-conditions.ts';

/** The removal lists that keep items of a feed off, by the items' ids. */
export async function listsKeepingOff(
  database: Pick<Database, 'current'>,
  feedId: number,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, SwitchedOffBy[]>> {
  if (externalIds.length === 0) return new Map();
  const { rows } = await database.current().execute<{ id: string; lists: SwitchedOffBy[] }>(sql`
    select listed.external_id as id,
      jsonb_agg(jsonb_build_object('feed_id', list.id, 'feed_name', list.feed_name) order by list.id) as lists
    from feeds own join feeds list on list.client_id = own.client_id and list.domain_id = own.domain_id
      and list.feed_type = 'disabled' and list.deleted_at is null
    join items listed on listed.feed_id = list.id and listed.external_id = ${anyText(externalIds)}
    where own.id = ${feedId} and own.feed_type = 'insert_update' group by listed.external_id`);
  return new Map(rows.map(({ id, lists }) => [id, lists]));
}
