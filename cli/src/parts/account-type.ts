import type { User } from '@grt/sdk/contract';
import type { Context } from '../core/context.ts';

/**
 * Whether the account in use belongs to an administrator or a client: as of sign-in, otherwise as the server reports.
 */
export async function accountType(context: Pick<Context, 'accounts' | 'grt' | 'signal'>): Promise<'admin' | 'client'> {
  const { environmentToken, stored } = await context.accounts.chosen();
  const known = environmentToken === undefined ? stored?.user?.type : undefined;
  if (known === 'admin' || known === 'client') return known;
  const grt = await context.grt();
  return (await grt.auth.me(undefined, { signal: context.signal })).user.type;
}

/** The account's role. */
export function roleOf({
  type,
  is_super_admin,
}: Pick<User, 'type' | 'is_super_admin'>): 'client' | 'admin' | 'super_admin' {
  if (type === 'client') return 'client';
  return is_super_admin ? 'super_admin' : 'admin';
}
