import type { Feed, FeedItem, SwitchedOff } from '@grt/sdk/contract';
import { formatCount, formatCounted } from '../core/format.ts';

/** `3 items switched off by Taken down, 1 item by More`: what removal lists keep off; undefined when they keep nothing
 * off. @see docs/specification/decisions.md §13 */
export function switchedOffWords(lists: readonly SwitchedOff[] = []): string | undefined {
  if (lists.length === 0) return undefined;
  return lists
    .map(({ feed_name, items }, at) => {
      const counted = formatCounted(items, ['item', 'items']);
      return `${counted}${at === 0 ? ' switched off' : ''} by ${feed_name}`;
    })
    .join(', ');
}

/** How many items of a feed are switched on. A removal list has none of its own, and is named instead. */
export function itemsWords({ feed_type, total_items }: Pick<Feed, 'feed_type' | 'total_items'>): string {
  return feed_type === 'disabled' ? 'Removal list' : formatCount(total_items);
}

/** `3 items (2 items switched off by Taken down)`, where a feed is told in a few words. */
export function countedItems(feed: Pick<Feed, 'feed_type' | 'total_items' | 'switched_off'>): string {
  if (feed.feed_type === 'disabled') return itemsWords(feed);
  const off = switchedOffWords(feed.switched_off);
  return `${formatCounted(feed.total_items, ['item', 'items'])}${off === undefined ? '' : ` (${off})`}`;
}

/** `On`, `Off`, or `Off by Taken down`: whether an item is shown, and which removal lists keep it off. */
export function itemStateWords({
  is_enabled,
  switched_off_by,
}: Pick<FeedItem, 'is_enabled' | 'switched_off_by'>): string {
  if (is_enabled) return 'On';
  if (switched_off_by.length === 0) return 'Off';
  return `Off by ${switched_off_by.map(({ feed_name }) => feed_name).join(', ')}`;
}
