import type { ConflictError } from '@grt/sdk';
import { reviewTimeText } from '@grt/sdk/contract';

/** What to do about a bidding that cannot be changed in its current state, line by line.
 * @param domain - as the user called it */
export function howToGoOn({ code, body }: Pick<ConflictError, 'code' | 'body'>, domain: string): readonly string[] {
  const current = fieldOf(body, 'current');
  const version = fieldOf(current, 'version');
  if (code === 'changed_meanwhile' && typeof version === 'number') {
    return [
      `The current version is ${String(version)}. See: grt bids history ${domain}`,
      `To overwrite it anyway, run this again with --if-version ${String(version)}`,
    ];
  }
  const status = fieldOf(current, 'status');
  if (code !== 'domain_not_approved' || typeof status !== 'string') return [];
  const name = fieldOf(current, 'domain_name');
  const called = typeof name === 'string' ? name : domain;
  return status === 'pending'
    ? [`${called} is pending review (${reviewTimeText}). See: grt domains list --status pending`]
    : [`${called} is ${status}. For the reason: grt domains list --search ${called} --json status,admin_notes`];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
