import type { PendingEmail } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatExactTime } from '../../core/elapsed-time.ts';
import styles from './pending-email-notice.module.css';

interface PendingEmailNoticeProps {
  readonly pending: PendingEmail;
  readonly busy: boolean;
  /** Undefined if someone else asked for the change. */
  readonly onResend?: (() => void) | undefined;
  /** Undefined for read-only access. */
  readonly onCancel?: (() => void) | undefined;
}

/** A new address that waits to be confirmed. @see docs/specification/decisions.md §14 */
export function PendingEmailNotice({ pending, busy, onResend, onCancel }: PendingEmailNoticeProps) {
  return (
    <div className={styles['notice']} role="note" aria-label="New email address">
      <p>
        <strong>{pending.email}</strong> is not in effect yet. {waiting(pending)} The links work until{' '}
        {formatExactTime(new Date(pending.expires_at))}.
      </p>
      {onCancel && (
        <p className={styles['actions']}>
          {onResend && (
            <Button size="xs" variant="default" disabled={busy} onClick={onResend}>
              Send the links again
            </Button>
          )}
          <Button size="xs" variant="default" disabled={busy} onClick={onCancel}>
            Cancel the change
          </Button>
        </p>
      )}
    </div>
  );
}

/** What is missing. Without access to the current mailbox, only an administrator can change the address. */
function waiting({ requested_by, waits_for }: PendingEmail): string {
  if (requested_by === 'administrator') return 'It takes effect once the link we emailed to it has been opened.';
  if (waits_for.length === 2)
    return 'It takes effect once the links we emailed to it and to the current address have both been opened. If you no longer have access to the current mailbox, contact support.';
  return waits_for[0] === 'new'
    ? 'The link we emailed to it still has to be opened.'
    : 'The link we emailed to the current address still has to be opened. If you no longer have access to that mailbox, contact support.';
}
