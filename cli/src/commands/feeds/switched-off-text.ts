import type { SwitchedOff, SwitchedOffBy } from '@grt/sdk/contract';
import { counted } from '../../core/quantities.ts';

/** `3 items by Taken down (feed 9)`: what removal lists keep off; undefined when they keep nothing off.
 * @see docs/specification/decisions.md §13 */
export function switchedOffText(lists: readonly SwitchedOff[] = []): string | undefined {
  if (lists.length === 0) return undefined;
  return lists
    .map(({ feed_id, feed_name, items }) => `${counted(items, 'item')} by ${feed_name} (feed ${String(feed_id)})`)
    .join(', ');
}

/** `Taken down (feed 9)`: the removal lists that keep an item off; undefined when there are none. */
export function offByText(lists: readonly SwitchedOffBy[]): string | undefined {
  if (lists.length === 0) return undefined;
  return lists.map(({ feed_id, feed_name }) => `${feed_name} (feed ${String(feed_id)})`).join(', ');
}
