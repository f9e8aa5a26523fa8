import type { AdminUser } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useChangeUser } from './user-changes.queries.ts';

/** Asks before an administrator is removed. */
export function RemoveUserDialog({ user, onClose }: { user: AdminUser | undefined; onClose: () => void }) {
  const shown = useLastDefined(user);
  const change = useChangeUser();
  function confirm() {
    if (!shown) return;
    const { id, full_name } = shown;
    change.mutate(
      { kind: 'remove', id },
      {
        onSuccess: () => tellDone(`${full_name} was removed.`),
        onError: (error) => tellFailed(error, `Failed to remove ${full_name}. Please try again.`),
        here: { onSettled: onClose },
      },
    );
  }

  return (
    <ConfirmDialog
      title={`Remove ${shown?.full_name ?? 'administrator'}`}
      question="Their sessions and API tokens end immediately. Their past actions stay in the audit log. This cannot be undone."
      opened={user !== undefined}
      confirm={{ label: 'Remove', busyLabel: 'Removing...' }}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
