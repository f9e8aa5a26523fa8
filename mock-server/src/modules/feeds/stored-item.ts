import { createHash } from 'node:crypto';
import type { FeedItem } from '@grt/sdk/feeds';
import { isEnabledStatus } from './feeds.rules.ts';
import type { ItemDetails } from './feeds.tables.ts';

/** What of an item is stored, with a hash by which an import sees whether it changed. */
export interface StoredItem {
  readonly externalId: string;
  readonly title: string | null;
  readonly thumbnailUrl: string | null;
  readonly url: string | null;
  readonly details: ItemDetails;
  readonly isEnabled: boolean;
  readonly contentHash: string;
}

/** An item as it is stored; of a removal list it is an id that is switched off. */
export function storedItemOf(item: FeedItem, isRemovalList: boolean): StoredItem {
  const details = detailsOf(item);
  const isEnabled = !isRemovalList && isEnabledStatus(item.status);
  const content = { title: item.title, thumbnailUrl: item.thumbnail_url, url: item.url, details, isEnabled };
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { externalId: item.external_id, contentHash, ...content };
}

/** Only what is there, so that a field that the platform learns later does not change what is stored of old ones. */
function detailsOf(item: FeedItem): ItemDetails {
  const { external_id: _id, title: _title, thumbnail_url: _thumbnail, url: _url, ...rest } = item;
  const given = Object.entries(rest).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1))) as ItemDetails;
}
