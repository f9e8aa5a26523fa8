import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { userId } from '../../parts/administrator.ts';
import { userColumns } from './user-columns.ts';

/** `grt users cancel-email` */
export function cancelEmailCommand(context: Context): Command {
  const command = new Command('cancel-email')
    .description(
      "cancel an administrator's pending change of email address; the emailed links stop working (super admins)",
    )
    .argument('<administrator>', 'username, email, or id')
    .action(async (typed: string) => cancelEmail(context, await userId(context, typed)));
  return withExample(command, 'grt users cancel-email 2');
}

async function cancelEmail(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const user = await grt.users.cancelEmail({ id }, { signal: context.signal });
  await context.output.result(user, userColumns);
  await context.note(`The address remains ${user.email}.`);
}
