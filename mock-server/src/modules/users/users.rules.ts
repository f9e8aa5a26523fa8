import type { AdminUser, BodyOf } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Account } from '../accounts/accounts.store.ts';
import { pendingEmailOf } from '../accounts/email-change.rules.ts';
import type { EmailChange } from '../accounts/email-changes.store.ts';

/** What the rules need to know about an administrator before and after a change. */
export type Rights = Pick<Account, 'id' | 'role' | 'isActive'>;

/** At least one super admin must remain.
 * @param others - active super admins with a password, not counting the one being changed.
 * @throws Refusal 409 @see docs/specification/decisions.md §3 */
export function requireSuperAdminLeft(before: Rights, after: Rights | undefined, others: number): void {
  const may = (rights: Rights | undefined) => rights?.role === 'super_admin' && rights.isActive;
  if (!may(before) || may(after) || others > 0) return;
  throw new Refusal(409, 'This is the last super admin. Please make someone else super admin first.', {
    code: 'last_super_admin',
  });
}

/** The fields of an administrator, already checked by the contract. Omitted ones stay absent. */
export function readUserForm(form: Omit<BodyOf<'users.update'>, 'is_active'>): Changes<Account> {
  return {
    ...(form.first_name === undefined ? {} : { firstName: form.first_name }),
    ...(form.last_name === undefined ? {} : { lastName: form.last_name }),
    ...(form.email === undefined ? {} : { email: form.email }),
    ...(form.role === undefined ? {} : { role: form.role }),
  };
}

function administratorRoleOf({ id, role }: Account): AdminUser['role'] {
  if (role === 'client') throw new Error(`Account ${String(id)} is no administrator`);
  return role;
}

/** An administrator as it goes over the wire. @param change - of the address, while it waits to be confirmed */
export function adminUserOf(account: Account, change?: EmailChange): AdminUser {
  return {
    id: account.id,
    username: account.username ?? account.email,
    full_name: `${account.firstName} ${account.lastName}`.trim(),
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    pending_email: pendingEmailOf(change),
    role: administratorRoleOf(account),
    is_super_admin: account.role === 'super_admin',
    is_active: account.isActive,
    has_second_factor: account.secondFactorAt !== null,
    last_login_at: account.lastLoginAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}
