import { LRUCache } from 'lru-cache';
import type { Clock } from '../../core/clock.ts';
import { FetchFailure } from '../../core/outbound/fetch-failure.ts';
import { NotAPicture, type Picture, type PictureFetcher } from './picture-fetcher.ts';

/** One transparent pixel. */
const emptyPicture: Picture = {
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** A picture that is missing is not asked for again so soon: a list shows many of one host. */
export const missingForMs = 5 * 60_000;
const mostMissing = 10_000;

/** Pictures for lists: a missing one is an empty one. */
export function createListPictures(
  pictures: PictureFetcher,
  clock: Clock,
): (url: string) => Promise<Picture & { readonly keptForMs?: number }> {
  const missing = new LRUCache<string, true>({
    max: mostMissing,
    ttl: missingForMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return async (url) => {
    try {
      if (missing.has(url)) return { ...emptyPicture, keptForMs: missingForMs };
      return await pictures(url);
    } catch (error) {
      if (!(error instanceof NotAPicture || error instanceof FetchFailure)) throw error;
      missing.set(url, true);
      return { ...emptyPicture, keptForMs: missingForMs };
    }
  };
}
