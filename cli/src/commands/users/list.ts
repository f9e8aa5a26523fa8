import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { userColumns } from './user-columns.ts';
import { addUserFilters, type UserFilters } from './user-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, UserFilters {}

/** `grt users list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list administrators')
    .action((flags: ListFlags) => listUsers(context, flags));
  return withExample(addWeb(addLimit(addUserFilters(command))), 'grt users list --json username,role');
}

async function listUsers(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/settings');
  const grt = await context.grt();
  const users = grt.users.list(filters, { signal: context.signal });
  await printList(context, users, userColumns, { limit, empty: 'No administrators found.' });
}
