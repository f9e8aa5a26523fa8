import type { SitePageSummary } from '@grt/sdk/contract';
import { bulkMax } from '../../core/bulk-limits.ts';
import { formatCount, formatCounted } from '../../core/format.ts';
import type { BulkEnd } from '../../core/bulk-run.ts';
import type { Selection } from '../../core/use-selection.ts';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { toastFailure } from '../../ui/toast.ts';
import type { PagesAddress } from './admin-pages.queries.ts';
import { useBulkDeletion } from './bulk-deletion.queries.ts';

export interface BulkDeleteDialogProps {
  readonly opened: boolean;
  readonly list: PagesAddress;
  readonly selection: Selection<SitePageSummary>;
  /** Pages that match the filter. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Asks before the selected pages are deleted, one after another.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function BulkDeleteDialog({ opened, list, selection, total, onClose }: BulkDeleteDialogProps) {
  const { matching, remove, refresh } = useBulkDeletion(list);
  const selected = selection.count(total);
  const noun = formatCounted(Math.min(selected, bulkMax), ['page', 'pages']);
  const most = selected > bulkMax ? ` They are the first of the ${formatCount(selected)} that you selected.` : '';
  const { start, close } = useBulkActs({
    title: 'Delete pages',
    opened,
    selection,
    matching,
    itemOf: ({ id, title }) => ({ id, label: title }),
    act: async (items, { call }) => await remove(items, call),
    async refresh(ended) {
      tellFailure(ended);
      await refresh();
    },
    onClose,
  });

  return (
    <BulkQuestion
      title="Delete pages"
      question={`Are you sure you want to delete ${noun}? This action cannot be undone.${most}`}
      opened={opened}
      confirm={{ label: `Delete ${noun}`, tone: 'red' }}
      onConfirm={start}
      onClose={close}
    />
  );
}

/** That some were not deleted, and why the last of them was not. */
function tellFailure({ results, failure }: BulkEnd): void {
  const refused = results.findLast(({ outcome }) => outcome === 'refused');
  const reason = failure ?? (refused && new Error(refused.message));
  if (reason) toastFailure('Failed to delete some pages. Please try again.', reason);
}
