import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { registrationColumns } from './registration-columns.ts';

/** `grt registrations assign` */
export function assignCommand(context: Context): Command {
  const command = new Command('assign')
    .description('assign a pending application to an administrator, or unassign it')
    .argument('<id>', 'application id', parseId)
    .option('--to <admin>', 'administrator id, me, or nobody', 'me')
    .action((id: number, { to }: { readonly to: string }) => assign(context, id, to));
  return withExample(command, 'grt registrations assign 42', 'grt registrations assign 42 --to nobody');
}

async function assign(context: Context, id: number, to: string): Promise<void> {
  if (!/^(me|nobody|[1-9]\d{0,9})$/.test(to)) throw new UsageError('--to takes an id, me, or nobody');
  const grt = await context.grt();
  const me = to === 'me' ? (await grt.auth.me(undefined, { signal: context.signal })).user.id : Number(to);
  const admin_id = to === 'nobody' ? null : me;
  await context.output.result(
    await grt.registrations.assign({ id, admin_id }, { signal: context.signal }),
    registrationColumns,
  );
}
