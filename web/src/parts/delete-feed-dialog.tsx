import type { Feed } from '@grt/sdk/contract';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../ui/toast.ts';
import type { Outcome } from '../ui/use-change.ts';
import { useLastDefined } from '../core/use-last-defined.ts';

interface DeleteFeedDialogProps {
  /** Open while there is one. */
  readonly feed: Feed | undefined;
  /** Additional information. */
  readonly about?: (feed: Feed) => string;
  readonly busy: boolean;
  readonly remove: (id: number, outcome: Outcome<unknown>) => void;
  readonly onClose: () => void;
}

/** Asks before a feed is deleted.
 * @see docs/specification/part-1-public-and-client.md §8;
 * docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function DeleteFeedDialog({ feed, about, busy, remove, onClose }: DeleteFeedDialogProps) {
  const shown = useLastDefined(feed);

  function confirm() {
    if (!feed) return;
    remove(feed.id, {
      onSuccess: () => toastSuccess(`${feed.feed_name} was deleted`),
      onError: (error) => toastFailure('Failed to delete feed...', error, feed.feed_name),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete ${shown?.feed_name ?? 'feed'}`}
      question="Are you sure you want to delete this feed? This action cannot be undone."
      opened={feed !== undefined}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {shown && about && <p>{about(shown)}</p>}
    </ConfirmDialog>
  );
}
