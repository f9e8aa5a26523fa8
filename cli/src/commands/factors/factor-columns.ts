import type { Factor } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What a list of second factors shows. */
export const factorColumns: readonly Column<Factor>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Kind', value: (row) => row.kind },
  { name: 'Name', value: (row) => row.name },
  { name: 'Added', value: (row) => row.created_at, time: true },
  { name: 'Last used', value: (row) => row.last_used_at, time: true },
];
