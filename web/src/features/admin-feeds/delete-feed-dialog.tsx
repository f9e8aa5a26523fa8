import type { Feed } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteFeed } from './admin-feeds.queries.ts';

/** Asks before a feed is deleted; open while there is one. Specification part 2, section 8. */
export function DeleteFeedDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  const remove = useDeleteFeed();

  function confirm() {
    if (!feed) return;
    remove.mutate(feed.id, {
      onSuccess: () => toastSuccess(`${feed.feed_name} is deleted`),
      onError: (error) => toastFailure('Failed to delete feed...', error),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      title={`Delete ${shown?.feed_name ?? 'feed'}`}
      question="Are you sure you want to delete this feed? This action cannot be undone."
      opened={feed !== undefined}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>It belongs to {shown?.company_name}. Its items are deleted with it.</p>
    </ConfirmDialog>
  );
}
