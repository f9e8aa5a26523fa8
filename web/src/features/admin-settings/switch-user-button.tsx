import type { AdminUser } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { useSwitchUser } from './admin-settings.queries.ts';

/** Deactivates or reactivates an administrator. */
export function SwitchUserButton({ user }: { user: AdminUser }) {
  const { id, full_name, is_active } = user;
  const change = useSwitchUser();
  const label = is_active ? 'Deactivate' : 'Activate';

  function send() {
    change.mutate(
      { id, is_active: !is_active },
      {
        onSuccess: () =>
          tellDone(is_active ? `${full_name} was deactivated and signed out.` : `${full_name} can sign in again.`),
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
