import type { OperationResult } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { spanText } from '../../core/quantities.ts';

/** The result of a system operation. */
export const operationColumns: readonly Column<OperationResult>[] = [
  { name: 'Output', value: (row) => row.output },
  { name: 'Took', value: (row) => row.duration_ms, shown: (row) => spanText(row.duration_ms) },
];
