import type { ReviewStatus } from '@grt/sdk/contract';
import { countMeant, type Selection } from '../../core/use-selection.ts';

/** How many selected rows are pending. Undefined while that is being counted.
 * @param total - the pending ones of all that match, for "select all"
 * @param isMeant - which rows count, if not all that are pending */
export const pendingCount = <Row extends { readonly status: ReviewStatus }>(
  selection: Pick<Selection<Row>, 'isAllMatching' | 'rows'>,
  total: number | undefined,
  isMeant = (row: Row) => row.status === 'pending',
): number | undefined => countMeant(selection, total, isMeant);
