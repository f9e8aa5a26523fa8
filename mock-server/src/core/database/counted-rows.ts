import { countedMax } from '@grt/sdk/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Counted, PageWindow } from '../pagination.ts';
import type { Database } from './database.ts';

/** So few rows are found first and sorted then. */
const fewMax = 2_000;

type Window = PageWindow & { readonly after?: string; readonly afterId?: number };

interface List<Row> {
  readonly window: Window;
  /** Whether it is searched for a text. */
  readonly isSearch: boolean;
  /** The numbers of all its rows, whatever the page. */
  readonly all: SQLWrapper;
  /** Reads the page. @param few - when they are few, the numbers of all rows, for `eq`: instead of the conditions */
  readonly read: (few: SQL | undefined) => Promise<Row[]>;
}

/** A page of a list, with how many rows there are. A search is counted first: if little is found, the page is taken from that,
 * because a plan that goes through the rows in order, hoping to find a page soon, would read all of them. Otherwise a page
 * that is not full says itself how many there are. */
export async function countedPage<Row>(
  database: Pick<Database, 'current'>,
  { window, isSearch, all, read }: List<Row>,
): Promise<{ rows: Row[] } & Counted> {
  if (isSearch) {
    const { few, ...counted } = await countUpTo(database, mostFor(window), all);
    return { rows: await read(few && sql`any(${sql.param(few)}::bigint[])`), ...counted };
  }
  const rows = await read(undefined);
  const { offset, limit, after, afterId } = window;
  const startsAtBeginning = after === undefined && afterId === undefined;
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (startsAtBeginning && isLast) return { rows, total: offset + rows.length, isCapped: false };
  const { total, isCapped } = await countUpTo(database, mostFor(window), all);
  return { rows, total, isCapped };
}

/** Up to the maximum, or to the end of the page. */
function mostFor({ offset, limit }: Window): number {
  return Math.max(countedMax, offset + limit);
}

async function countUpTo(
  database: Pick<Database, 'current'>,
  most: number,
  all: List<unknown>['all'],
): Promise<Counted & { few: readonly (number | string)[] | undefined }> {
  // The limit is part of the text: for any limit, a plan would have to be made as if a tenth of the rows were wanted.
  const limit = sql.raw(String(most + 1));
  const { rows } = await database.current().execute<{ total: number; few: readonly (number | string)[] | null }>(
    sql`select count(*)::integer as total, case when count(*) <= ${fewMax} then coalesce(array_agg(id), '{}') end as few
      from (select id from ${all} as listed limit ${limit}) as counted`,
  );
  const { total, few } = rows[0] ?? { total: 0, few: null };
  if (total > most) return { total: most, isCapped: true, few: undefined };
  return { total, isCapped: false, few: few ?? undefined };
}
