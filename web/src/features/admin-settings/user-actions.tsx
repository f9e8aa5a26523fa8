import type { AdminUser } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useChangeUser } from './admin-settings.queries.ts';

/** Lets an administrator in no longer, or in again. */
export function SwitchUserButton({ user: { id, full_name, is_active } }: { user: AdminUser }) {
  const change = useChangeUser();
  const label = is_active ? 'Deactivate' : 'Activate';

  function send() {
    change.mutate(
      { kind: 'update', id, changes: { is_active: !is_active } },
      {
        onSuccess: () =>
          tellDone(is_active ? `${full_name} is deactivated and signed out.` : `${full_name} can sign in again.`),
        onError: (error) => tellFailed(error, `Failed to change ${full_name}. Please try again.`),
      },
    );
  }

  return (
    <Button size="xs" variant="default" aria-label={`${label} ${full_name}`} disabled={change.isPending} onClick={send}>
      {label}
    </Button>
  );
}

/** Asks before an administrator is removed. */
export function RemoveUserDialog({ user, onClose }: { user: AdminUser | undefined; onClose: () => void }) {
  const shown = useLastDefined(user);
  const change = useChangeUser();
  if (!shown) return null;
  const { id, full_name } = shown;
  const confirm = () =>
    change.mutate(
      { kind: 'remove', id },
      {
        onSuccess: () => tellDone(`${full_name} is removed.`),
        onError: (error) => tellFailed(error, `Failed to remove ${full_name}. Please try again.`),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`Remove ${full_name}`}
      question="Sessions and API tokens end at once. What was decided stays in the audit. This cannot be undone."
      opened={user !== undefined}
      confirm={{ label: 'Remove', busyLabel: 'Removing...' }}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
