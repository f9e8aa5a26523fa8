import { findId, type Finder } from '../core/bulk/find-id.ts';
import { isNameIn } from '../core/same-text.ts';

/** What a flag for an administrator takes. */
export const administratorHelp = 'username, email, id, me, or nobody';

/** The id of an administrator that was typed as the id, username, or email.
 * @throws CommandError as `findId` does */
export function userId(context: Finder, typed: string): Promise<number> {
  const named = async function* (name: string) {
    const { users } = await context.grt();
    for await (const user of users.list({ search: name }, { signal: context.signal }))
      if (isNameIn(name, [user.username, user.email])) yield user;
  };
  return findId(context, { noun: 'users', what: ['administrator', 'administrators'], records: { named } }, typed);
}

/** The id of an administrator named by a flag; null for `nobody`.
 * @throws CommandError as `findId` does */
export async function administratorId(context: Finder, typed: string): Promise<number | null> {
  if (typed === 'nobody') return null;
  if (typed !== 'me') return userId(context, typed);
  const grt = await context.grt();
  return (await grt.auth.me(undefined, { signal: context.signal })).user.id;
}

/** The `assignee` that narrows a list, as named by a flag.
 * @throws CommandError as `administratorId` does */
export async function assigneeFilter(context: Finder, typed: string | undefined): Promise<string | undefined> {
  if (typed === undefined || typed === 'me' || typed === 'nobody') return typed;
  return String(await administratorId(context, typed));
}
