import { hash } from 'node:crypto';
import { fieldLabels, type FeedItem, type FieldName } from '@grt/sdk/feeds';
import { isEnabledStatus } from '../records/feeds.rules.ts';

/** What is stored about an item, with a hash that shows an import whether it changed. */
export interface StoredItem {
  readonly externalId: string;
  readonly title: string | null;
  readonly thumbnailUrl: string | null;
  readonly url: string | null;
  /** ItemDetails, as JSON. */
  readonly details: string;
  readonly isEnabled: boolean;
  readonly contentHash: string;
}

const columns = new Set<string>(['external_id', 'title', 'thumbnail_url', 'url']);

/** Fields without their own column, in a fixed order, so that the same details produce the same text. */
const detailNames = (Object.keys(fieldLabels) as FieldName[]).filter((name) => !columns.has(name)).sort();

/** An item as stored; for a removal list, an id that is switched off. */
export function storedItemOf(item: FeedItem, isRemovalList: boolean): StoredItem {
  const { external_id: externalId, title, thumbnail_url: thumbnailUrl, url } = item;
  const details = JSON.stringify(detailsOf(item));
  const isEnabled = !isRemovalList && isEnabledStatus(item.status);
  // No text of an item contains a NUL, and none is empty, so null can be told apart.
  const content = [title, thumbnailUrl, url, details, isEnabled ? '1' : '0'].join('\0');
  const contentHash = hash('sha256', content, 'base64url');
  return { externalId, title, thumbnailUrl, url, details, isEnabled, contentHash };
}

/** Only what is set, so that a field added to the platform later does not change how old items are stored. */
function detailsOf(item: FeedItem): Partial<FeedItem> {
  const details: Record<string, unknown> = {};
  for (const name of detailNames) {
    const value = item[name];
    if (value !== null && (!Array.isArray(value) || value.length > 0)) details[name] = value;
  }
  return details;
}
