import { unpagedListMax } from '@grt/sdk/contract';

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

/** The `meta` of a list's reply. */
export function metaOf(
  query: PageQuery,
  total: number,
): { page: number; per_page: number; total: number; last_page: number } {
  const { limit } = windowOf(query);
  return { page: query.page ?? 1, per_page: limit, total, last_page: Math.max(1, Math.ceil(total / limit)) };
}
