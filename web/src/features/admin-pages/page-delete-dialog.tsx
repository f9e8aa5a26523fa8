import type { SitePageSummary } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeletePage } from './admin-pages.queries.ts';

interface PageDeleteDialogProps {
  /** Open while there is one. */
  readonly page: SitePageSummary | undefined;
  readonly onDeleted: (page: SitePageSummary) => void;
  readonly onClose: () => void;
}

/** Asks before a page is deleted. @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function PageDeleteDialog({ page, onDeleted, onClose }: PageDeleteDialogProps) {
  const shown = useLastDefined(page);
  const remove = useDeletePage();

  function confirm() {
    if (!page) return;
    remove.mutate(page.id, {
      onSuccess: () => toastSuccess(`${page.title} was deleted`),
      onError: (error) => toastFailure('Failed to delete page. Please try again.', error, page.title),
      here: { onSuccess: () => onDeleted(page), onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete ${shown?.title ?? 'page'}`}
      question="Are you sure you want to delete this page? This action cannot be undone."
      opened={page !== undefined}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
