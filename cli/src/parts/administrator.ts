import { CommandError } from '../core/command-error.ts';
import type { Context } from '../core/context.ts';
import { exitCode } from '../core/exit-code.ts';

type Wanted = Pick<Context, 'grt' | 'signal'>;

/** What a flag for an administrator takes. */
export const administratorHelp = 'username, id, me, or nobody';

/** The id of an administrator named by a flag; null for `nobody`. An id is used as is: the server says whether it exists.
 * @throws CommandError with exit code 6 when there is none of that name */
export async function administratorId(context: Wanted, typed: string): Promise<number | null> {
  if (typed === 'nobody') return null;
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  const grt = await context.grt();
  const options = { signal: context.signal };
  if (typed === 'me') return (await grt.auth.me(undefined, options)).user.id;
  for await (const { id, username } of grt.users.list({ search: typed }, options)) {
    if (username.toLowerCase() === typed.toLowerCase()) return id;
  }
  throw new CommandError(`No administrator named ${typed}. See: grt users list`, {
    exitCode: exitCode.notFound,
    code: 'administrator_not_found',
  });
}

/** The `assignee` that narrows a list, as named by a flag.
 * @throws CommandError as `administratorId` does */
export async function assigneeFilter(context: Wanted, typed: string | undefined): Promise<string | undefined> {
  if (typed === undefined || typed === 'me' || typed === 'nobody') return typed;
  return String(await administratorId(context, typed));
}
