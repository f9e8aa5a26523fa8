import { Refusal } from '../../core/refusal.ts';
import type { Account, AccountWithClient } from './accounts.store.ts';

/** Whether an account may be used now: it is not switched off, and its company is active. */
export function mayUse({
  account,
  client,
}: {
  readonly account: Pick<Account, 'isActive' | 'role'>;
  readonly client: Pick<NonNullable<AccountWithClient['client']>, 'status'> | null;
}): boolean {
  return account.isActive && (account.role !== 'client' || client?.status === 'active');
}

/** Refuses an account that is suspended or inactive although name and password are right.
 * @throws Refusal 403, so that the unified login does not try the other endpoint.
 * @see docs/specification/decisions.md §2 */
export function requireUsable(found: AccountWithClient): void {
  if (mayUse(found)) return;
  const code = found.client?.status === 'inactive' ? 'account_inactive' : 'account_suspended';
  throw new Refusal(
    403,
    code === 'account_inactive'
      ? 'This account is no longer active. Please contact support.'
      : 'This account is suspended. Please contact support.',
    { code },
  );
}

/** Whether an administrator has to set up a second factor before anything else. @param isRequired - the setting. */
export function lacksSecondFactor(
  { account }: { readonly account: Pick<Account, 'role' | 'secondFactorAt'> },
  isRequired: boolean,
): boolean {
  return isRequired && account.role !== 'client' && account.secondFactorAt === null;
}

/** Whether this account signs in at this endpoint. */
export function belongsAt(endpoint: 'admin' | 'client', { account }: AccountWithClient): boolean {
  return (account.role === 'client') === (endpoint === 'client');
}

/** The refusal where there is nothing to remove. */
export function noSecondFactor(): Refusal {
  return new Refusal(409, 'This account has no second factor.', { code: 'no_second_factor' });
}

/** @throws Refusal 401: whoever used the account is no longer signed in. */
export function requireAccount(found: AccountWithClient | undefined): AccountWithClient {
  if (!found) throw new Refusal(401, 'Your session has ended. Please sign in again.');
  return found;
}
