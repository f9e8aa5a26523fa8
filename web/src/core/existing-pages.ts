import type { FetchLike } from '@grt/sdk';

interface Paged {
  readonly data?: unknown;
  readonly meta?: { readonly last_page?: number };
}

const asked = /(?<=[?&]page=)\d+/;

/** Answers a page beyond the end of a list with the last one that there is: rows may have gone since its number was
 * chosen or bookmarked. */
export function existingPages(fetch: FetchLike): FetchLike {
  return async (url, init) => {
    const response = await fetch(url, init);
    const page = Number(asked.exec(url)?.[0] ?? 1);
    if (page === 1 || !response.ok) return response;
    const { data, meta } = await pagedIn(response.clone());
    const lastPage = meta?.last_page ?? page;
    if (!Array.isArray(data) || data.length > 0 || lastPage >= page) return response;
    return await fetch(url.replace(asked, String(lastPage)), init);
  };
}

/** What a file is not. */
const pagedIn = async (response: Response) => (await response.json().catch(() => ({}))) as Paged;
