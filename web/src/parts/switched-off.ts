import type { SwitchedOff } from '@grt/sdk/contract';
import { formatCounted } from '../core/format.ts';

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
