import type { Client } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import { PendingEmailNotice } from '../../parts/pending-email/pending-email-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useCancelClientEmail, useUpdateClient } from './admin-clients.queries.ts';

/** A new address of a client that waits to be confirmed. Sending the links of the client's own change again is up to the
 * client. Stays mounted when the change has ended, to say so. */
export function ClientPendingEmail({ client }: { client: Client }) {
  const { client_id: id, company_name, pending_email: pending } = client;
  const update = useUpdateClient(id);
  const cancel = useCancelClientEmail(id);
  if (!pending) return null;
  const resend = () =>
    update.mutate(
      { email: pending.email },
      {
        onSuccess: () => toastSuccess('The links were sent again. Older links no longer work.', company_name),
        onError: (error) => toastFailure('Failed to send the links', error, company_name),
      },
    );
  const end = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toastSuccess('The change of the email address was canceled.', company_name),
      onError: (error) => toastFailure('Failed to cancel the change', error, company_name),
    });
  return (
    <PendingEmailNotice
      pending={pending}
      busy={update.isPending || cancel.isPending}
      onResend={pending.requested_by === 'administrator' && may('clients.update') ? resend : undefined}
      onCancel={may('clients.cancelEmail') ? end : undefined}
    />
  );
}
