import type { FirstItem } from '@grt/sdk/contract';
import type { ItemDetails } from '../../../tables/items.tables.ts';
import type { StoredBatch } from './feed-work.ts';
import { unpackItems } from './packed-items.ts';

/** Items of a new version that a reviewer sees: as many as the contract allows. */
export const firstItemsMax = 12;

/** What a reviewer sees of the first items of a batch, at most `limit`. */
export function firstItemsOf({ packed }: Pick<StoredBatch, 'packed'>, limit: number): FirstItem[] {
  return unpackItems(Buffer.from(packed))
    .slice(0, limit)
    .map(({ externalId, title, thumbnailUrl, url, details }) => ({
      external_id: externalId,
      title,
      thumbnail_url: thumbnailUrl,
      url,
      video_url: (JSON.parse(details) as ItemDetails).video_url ?? null,
    }));
}
