import type { PendingEmail } from '@grt/sdk/contract';
import type { EmailChange } from './email-changes.store.ts';

/** Which mailboxes have yet to confirm: both if the owner asked, only the new one if an administrator did, since the old
 * one may be lost.
 * @see docs/specification/decisions.md §14 */
export function waitsFor(
  change: Pick<EmailChange, 'requestedBy' | 'currentConfirmedAt' | 'newConfirmedAt'>,
): PendingEmail['waits_for'] {
  const { requestedBy, currentConfirmedAt, newConfirmedAt } = change;
  return [
    ...(requestedBy === 'owner' && currentConfirmedAt === null ? (['current'] as const) : []),
    ...(newConfirmedAt === null ? (['new'] as const) : []),
  ];
}

/** A change as it goes over the wire. */
export function pendingEmailOf(change: EmailChange | null | undefined): PendingEmail | null {
  if (!change) return null;
  return {
    email: change.email,
    requested_by: change.requestedBy,
    requested_at: change.requestedAt.toISOString(),
    expires_at: change.expiresAt.toISOString(),
    waits_for: waitsFor(change),
  };
}
