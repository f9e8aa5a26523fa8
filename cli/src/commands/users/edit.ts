import type { AdministratorRole, Input } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formAnswers } from '../../core/form.ts';
import { notePendingEmail } from '../../parts/pending-email.ts';
import { userId } from '../../parts/administrator.ts';
import { roleOption, userColumns, userFields } from './user-columns.ts';

interface EditFlags extends Readonly<Record<string, unknown>> {
  readonly role?: AdministratorRole;
  readonly active?: true;
  readonly inactive?: true;
}

/** `grt users edit` */
export function editCommand(context: Context): Command {
  const command = addFormFlags(new Command('edit').argument('<administrator>', 'username, email, or id'), userFields)
    .description('change an administrator; fields you leave out stay unchanged (super admins)')
    .addOption(roleOption())
    .option('--active', 'can sign in')
    .addOption(
      new Option('--inactive', 'cannot sign in; their sessions and tokens end immediately').conflicts('active'),
    )
    .action(async (typed: string, flags: EditFlags) => editUser(context, typed, flags));
  return withExample(command, 'grt users edit 2 --inactive', 'grt users edit 2 --role finance');
}

async function editUser(context: Context, typed: string, flags: EditFlags): Promise<void> {
  const { role, active, inactive } = flags;
  const changes: Omit<Input<'users.update'>, 'id'> = {
    ...formAnswers(flags, userFields),
    ...(role === undefined ? {} : { role }),
    ...(active === undefined && inactive === undefined ? {} : { is_active: active === true }),
  };
  if (Object.keys(changes).length === 0) throw new UsageError('Nothing to change. See: grt users edit --help');
  const id = await userId(context, typed);
  const grt = await context.grt();
  const user = await grt.users.update({ ...changes, id }, { signal: context.signal });
  await context.output.result(user, userColumns);
  await notePendingEmail(context, user.pending_email, changes.email);
}
