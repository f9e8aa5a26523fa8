import type { Feed } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteFeed } from './client-feeds.queries.ts';

/** Asks before a feed is deleted; open while there is one. Specification part 1, section 8. */
export function FeedDeleteDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  const remove = useDeleteFeed();

  function confirm() {
    if (!feed) return;
    remove.mutate(feed.id, {
      onSuccess: () => {
        toastSuccess(`${feed.feed_name} is deleted`);
        onClose();
      },
      onError: (error) => {
        toastFailure('Failed to delete feed...', error);
        onClose();
      },
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
    />
  );
}
