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
