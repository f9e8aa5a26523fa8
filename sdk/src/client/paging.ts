import { callOf, type Page, type PageCall, type WithResponse } from './call.ts';
import { perPageMax } from '../contract/limits.ts';
import type { PageMeta } from '../contract/schema.gen.ts';

/** Requests another page of the same list. */
export type FetchPage<Item> = (position: PagePosition) => Promise<WithResponse<Page<Item>>>;

interface PagePosition {
  readonly page: number | undefined;
  readonly per_page: number;
  readonly cursor?: string;
}

/** Makes a list call from its first page, which is in progress, and a way to get the next ones. */
export function pageCallOf<Item>(first: Promise<WithResponse<Page<Item>>>, fetchPage: FetchPage<Item>): PageCall<Item> {
  const call = callOf(first);
  const pages = async function* (): AsyncGenerator<Page<Item>> {
    let page = await call;
    yield page;
    for (let next = nextPosition(page.meta); next !== undefined; next = nextPosition(page.meta)) {
      page = (await fetchPage(next)).data;
      // Where rows have gone meanwhile, an earlier page may be the answer.
      if (page.data.length === 0 || page.meta.page < (next.page ?? 1)) return;
      yield page;
    }
  };
  const items = async function* (): AsyncGenerator<Item> {
    for await (const page of pages()) yield* page.data;
  };
  const toArray = async ({ limit }: { readonly limit: number }): Promise<Item[]> => {
    const found: Item[] = [];
    await call;
    if (limit <= 0) return found;
    for await (const item of items()) {
      found.push(item);
      if (found.length >= limit) break;
    }
    return found;
  };
  return Object.assign(call, { [Symbol.asyncIterator]: items, pages, toArray });
}

/** Where the list continues after a page; undefined at the end. A list requested without `per_page` returns more
 * rows than a page may have, and then continues in pages of the largest size that divides what has been read. A list
 * with a cursor continues there, so that rows that are added meanwhile move nothing. */
export function nextPosition({ page, per_page, last_page, next_cursor }: PageMeta): PagePosition | undefined {
  if (next_cursor) return { page: undefined, per_page: Math.min(per_page, perPageMax), cursor: next_cursor };
  if (next_cursor === null || page >= last_page) return undefined;
  const read = page * per_page;
  let size = Math.min(per_page, perPageMax);
  while (read % size !== 0) size -= 1;
  return { page: read / size + 1, per_page: size };
}
