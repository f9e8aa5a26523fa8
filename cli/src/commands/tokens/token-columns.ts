import type { ApiToken } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What a list of API tokens shows. */
export const tokenColumns: readonly Column<ApiToken>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Name', value: (row) => row.name },
  { name: 'Begins', value: (row) => row.prefix },
  { name: 'Owner', value: (row) => row.owner },
  { name: 'Scopes', value: (row) => row.scopes },
  { name: 'Expires', value: (row) => row.expires_at, time: true },
  { name: 'Last used', value: (row) => row.last_used_at, time: true },
  {
    name: 'Revoked',
    value: (row) => row.revoked_at,
    time: true,
    tone: () => 'bad',
  },
];
