import type { GeoRule } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What a geo rule shows. */
export const geoColumns: readonly Column<GeoRule>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Type', value: (row) => row.type },
  { name: 'Code', value: (row) => row.code },
  { name: 'Name', value: (row) => row.name },
  {
    name: 'Verdict',
    value: (row) => (row.is_blocked ? 'blocked' : 'allowed'),
    tone: (row) => (row.is_blocked ? 'bad' : 'good'),
  },
  { name: 'Reason', value: (row) => row.block_reason },
  { name: 'Changed', value: (row) => row.updated_at, time: true },
];
