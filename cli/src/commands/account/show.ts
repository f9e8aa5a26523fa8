import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { noStorage, storageColumn, storageOf } from '../../parts/storage.ts';
import { accountColumns } from './account-columns.ts';

/** `grt account show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show your account')
    .action((flags: WebFlag) => showAccount(context, flags));
  return withExample(addWeb(command), 'grt account show');
}

async function showAccount(context: Context, { web }: WebFlag): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/settings', client: '/client/settings' });
  const grt = await context.grt();
  const account = await grt.auth.profile(undefined, { signal: context.signal });
  const row = { ...account, ...(account.company_name === null ? noStorage : await storageOf(context, grt)) };
  await context.output.record(
    row,
    [...accountColumns, storageColumn].filter(({ value }) => value(row) !== null),
  );
}
