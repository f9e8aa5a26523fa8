import { and, not, sql, type SQL } from 'drizzle-orm';
import { items } from '../../../tables/items.tables.ts';

/** Whether an item is on: neither its feed nor a removal list switches it off. */
export const isOn = and(items.isEnabled, not(items.isRemoved));

/** Whether a removal list names an id. */
export function isListed(listIds: readonly number[], externalId: SQL): SQL {
  if (listIds.length === 0) return sql`false`;
  return sql`exists (select from items listed where listed.feed_id = ${anyOf(listIds)} and listed.external_id = ${externalId})`;
}

/** Any of these numbers, as what a column is compared with. */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::integer[])`;
}

/** Any of these texts. */
export function anyText(ids: readonly string[]): SQL {
  return sql`any(${sql.param([...ids])}::text[])`;
}
