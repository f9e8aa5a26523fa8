import type { AdminUser } from '@grt/sdk/contract';
import { tellDone, tellFailed } from '../../parts/account-settings/saved.ts';
import { PendingEmailNotice } from '../../parts/pending-email/pending-email-notice.tsx';
import { useChangeUser } from './user-changes.queries.ts';

interface UserPendingEmailProps {
  readonly user: AdminUser;
  readonly mayChange: boolean;
}

/** A new address of an administrator that waits to be confirmed. Only its owner can repeat a change of
 * their own. Stays mounted when the change has ended, to say so. */
export function UserPendingEmail({ user, mayChange }: UserPendingEmailProps) {
  const { id, username, pending_email: pending } = user;
  const change = useChangeUser();
  if (!pending) return null;
  const resend = () =>
    change.mutate(
      { kind: 'update', user, changes: { email: pending.email } },
      {
        onSuccess: () => tellDone('The links were sent again. Older links no longer work.', username),
        onError: (error) => tellFailed(error, 'Failed to send the links. Please try again.', username),
      },
    );
  const end = () =>
    change.mutate(
      { kind: 'cancelEmail', id },
      {
        onSuccess: () => tellDone('The change of the email address was canceled.', username),
        onError: (error) => tellFailed(error, 'Failed to cancel the change. Please try again.', username),
      },
    );
  return (
    <PendingEmailNotice
      pending={pending}
      busy={change.isPending}
      onResend={mayChange && pending.requested_by === 'administrator' ? resend : undefined}
      onCancel={mayChange ? end : undefined}
    />
  );
}
