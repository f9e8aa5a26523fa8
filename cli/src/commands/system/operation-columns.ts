import type { OperationResult } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { spanText } from '../../core/quantities.ts';

/** What an operation of the platform came to. */
export const operationColumns: readonly Column<OperationResult>[] = [
  { name: 'Output', value: (row) => row.output },
  { name: 'Took', value: (row) => row.duration_ms, shown: (row) => spanText(row.duration_ms) },
];
