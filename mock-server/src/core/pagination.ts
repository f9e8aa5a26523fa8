import { unpagedListMax } from '@grt/sdk/contract';
import { invalid } from './refusal.ts';

/** Paging parameters. Without both, a list returns its first 1,000 rows. @see docs/specification/decisions.md §1 */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** Offset and limit. */
export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

const defaultPerPage = 20;

export function windowOf({ page, per_page }: PageQuery): PageWindow {
  const limit = page === undefined && per_page === undefined ? unpagedListMax : (per_page ?? defaultPerPage);
  return { offset: ((page ?? 1) - 1) * limit, limit };
}

/** How many rows a list has. */
export interface Counted {
  readonly total: number;
  /** There are more than that: counting stopped there, and the next page is not empty. */
  readonly isCapped: boolean;
}

interface Meta {
  page: number;
  per_page: number;
  total: number;
  last_page: number;
  total_is_capped?: true;
}

/** The `meta` of a list's reply. Of more rows than were counted, the last page is one that there certainly is, and never
 * the requested one. */
export function metaOf(query: PageQuery, counted: number | Counted): Meta {
  const { limit } = windowOf(query);
  const { total, isCapped } = typeof counted === 'number' ? { total: counted, isCapped: false } : counted;
  const atLeast = isCapped ? total + 1 : total;
  const last_page = Math.max(1, Math.ceil(atLeast / limit));
  return { page: query.page ?? 1, per_page: limit, total, last_page, ...(isCapped ? { total_is_capped: true } : {}) };
}

/** Paging parameters of a list that grows. */
export interface CursorQuery extends PageQuery {
  readonly cursor?: string | undefined;
}

/** Like a page, or all rows behind one. */
export interface CursorWindow extends PageWindow {
  /** What the last row of the earlier reply is sorted by. */
  readonly after?: string;
}

/** The same of a list that is sorted by the numbers of its rows. */
export interface IdWindow extends PageWindow {
  readonly afterId?: number;
}

/** @throws Refusal 422 for a cursor that no reply told, or one with a page. */
export function cursorWindowOf(query: CursorQuery): CursorWindow {
  if (query.cursor === undefined) return windowOf(query);
  if (query.page !== undefined) throw invalid({ page: ['Please send either a page or a cursor'] });
  const after = Buffer.from(query.cursor, 'base64url').toString('utf8');
  if (after === '' || after.includes('\0')) throw unknownCursor;
  return { ...windowOf(query), after };
}

/** The same for rows that are sorted by their number. */
export function idWindowOf(query: CursorQuery): IdWindow {
  const { after, ...page } = cursorWindowOf(query);
  if (after === undefined) return page;
  if (!/^[1-9]\d{0,14}$/.test(after)) throw unknownCursor;
  return { ...page, afterId: Number(after) };
}

/** The `meta` of a list that grows.
 * @param lastKey - what the last row of this reply is sorted by; undefined if there are no rows. */
export function cursorMetaOf(
  query: CursorQuery,
  { count, lastKey, ...counted }: Counted & { count: number; lastKey: string | number | undefined },
): Meta & { next_cursor: string | null } {
  const isFull = count >= windowOf(query).limit;
  const next_cursor = isFull && lastKey !== undefined ? Buffer.from(String(lastKey)).toString('base64url') : null;
  return { ...metaOf(query, counted), next_cursor };
}

const unknownCursor = invalid({ cursor: ['This cursor is not known. Please start again without one'] });
