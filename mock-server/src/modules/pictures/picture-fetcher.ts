import { LRUCache } from 'lru-cache';
import { feedFetch } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import { createTurnstile } from '../../core/turnstile.ts';
import { createUrlFetcher, type UrlFetcherParts } from '../../core/outbound/url-fetcher.ts';
import { pictureTypeOf, type PictureType } from './picture-type.ts';

/** A picture of another host. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** @throws FetchFailure if it cannot be fetched, NotAPicture, Refusal 503 if too many fetches are waiting. */
export type PictureFetcher = (url: string) => Promise<Picture>;

export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

export const pictureMaxBytes = 5 * 1024 * 1024;
export const keptForMs = 3_600_000;
/** Of all pictures that are kept in memory. */
const keptBytes = 32 * 1024 * 1024;

/** Someone is waiting for the screen, so hosts have less time than for feeds. */
const limits = {
  ...feedFetch,
  connectMs: 5000,
  headersMs: 5000,
  idleMs: 5000,
  totalMs: 15_000,
  maxBytes: pictureMaxBytes,
};

type PictureFetcherParts = Pick<UrlFetcherParts, 'allowed' | 'resolve'> & { readonly clock: Clock };

/** Fetches pictures with the guard of feeds, and keeps the latest ones. A picture that is asked for while it is on its
 * way is fetched once. @see docs/decisions/0019-pictures.md */
export function createPictureFetcher({ clock, ...parts }: PictureFetcherParts): PictureFetcher {
  const fetcher = createUrlFetcher({ ...parts, limits });
  const fetching = createTurnstile({ atOnce: 8, waiting: 500 });
  const kept = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    ttl: keptForMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (url, _, { signal }) => fetching.pass(() => load(url, signal)),
  });

  async function load(url: string, signal: AbortSignal): Promise<Picture> {
    const fetched = await fetcher.fetch(url, { signal });
    const chunks: Uint8Array[] = [];
    if (fetched.kind === 'content') {
      for await (const chunk of fetched.chunks) {
        chunks.push(chunk);
        // What begins as something else is not read any further.
        if (chunks.length === 1 && chunk.byteLength >= 12 && pictureTypeOf(chunk) === undefined) break;
      }
    }
    const bytes = Buffer.concat(chunks);
    const type = pictureTypeOf(bytes);
    if (type === undefined) throw new NotAPicture(`${new URL(url).hostname} sent something other than a picture`);
    return { type, bytes };
  }

  return (url) => kept.forceFetch(url);
}
