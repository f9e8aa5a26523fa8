import type { Domain } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteDomain } from './client-domains.queries.ts';

/** Confirms deleting a domain and lists the consequences; open while defined.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §6 */
export function DomainDeleteDialog({ domain, onClose }: { domain: Domain | undefined; onClose: () => void }) {
  const shown = useLastDefined(domain);
  const remove = useDeleteDomain();

  function confirm() {
    if (!domain) return;
    remove.mutate(domain.id, {
      onSuccess: () => toastSuccess(`${shownDomain(domain.domain_name)} was deleted`),
      onError: (error) => toastFailure(`${shownDomain(domain.domain_name)} could not be deleted.`, error),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete ${shown ? shownDomain(shown.domain_name) : 'domain'}`}
      question="Are you sure you want to delete this domain? This action cannot be undone."
      opened={domain !== undefined}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {shown && shown.feed_count > 0
          ? `${formatCount(shown.feed_count)} ${shown.feed_count === 1 ? 'feed' : 'feeds'} will be paused too. `
          : 'It has no live feeds. '}
        Its bidding stops. Past charges stay on record.
      </p>
    </ConfirmDialog>
  );
}
