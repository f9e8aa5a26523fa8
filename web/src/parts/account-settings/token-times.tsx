import type { ApiToken } from '@grt/sdk/contract';
import { formatDay } from '../../core/elapsed-time.ts';
import type { ListColumn } from '../../ui/list/list-column.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';

/** When a token was last used, and when it ends, in every list of tokens. */
export const tokenTimes: readonly ListColumn<ApiToken>[] = [
  {
    key: 'used',
    head: 'Last used',
    sorts: { ascending: 'used', descending: 'used_desc', first: 'descending' },
    cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : <TimeAgo at={last_used_at} />),
  },
  {
    key: 'expires',
    head: 'Expires',
    sorts: { ascending: 'expires', descending: 'expires_desc' },
    cell: ({ expires_at }) => formatDay(new Date(expires_at)),
  },
];
