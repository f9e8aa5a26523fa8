import type { PendingEmail } from '@grt/sdk/contract';
import type { Context } from '../core/context.ts';
import { timeText } from '../core/quantities.ts';

/** Says that a new address waits to be confirmed, after a change that set it. */
export async function notePendingEmail(context: Context, pending: PendingEmail | null, wanted: unknown): Promise<void> {
  if (pending === null || pending.email !== wanted) return;
  const until = timeText(pending.expires_at);
  await context.note(
    `${pending.email} is not in effect until its mailbox confirms it, with the link we emailed (${until}).`,
  );
}
