import type { FetchLike } from '@grt/sdk';

interface Paged {
  readonly data?: unknown;
  readonly meta?: { readonly last_page?: number };
}

/** Answers a page beyond the end of a list with the last one that there is: rows may have gone since its number was
 * chosen or bookmarked. */
export function existingPages(fetch: FetchLike): FetchLike {
  return async (url, init) => {
    const response = await fetch(url, init);
    const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (page === 1 || !response.ok || !isJson) return response;
    const { data, meta } = (await response.clone().json()) as Paged;
    const lastPage = meta?.last_page ?? page;
    if (!Array.isArray(data) || data.length > 0 || lastPage >= page) return response;
    return await fetch(url.replace(/([?&]page=)\d+/, `$1${String(lastPage)}`), init);
  };
}
