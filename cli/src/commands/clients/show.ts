import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { storageColumn, storageOf } from '../../parts/storage.ts';
import { clientDetails } from './client-columns.ts';
import { clientId } from '../../parts/review/client-records.ts';

/** `grt clients show` */
export function showCommand(context: Context): Command {
  const command = addWeb(new Command('show').alias('view'))
    .description('show one client')
    .argument('<client>', 'id, company, username, or email')
    .action(async (typed: string, flags: WebFlag) => showClient(context, await clientId(context, typed), flags));
  return withExample(command, 'grt clients show 1', 'grt clients show 1 --json company_name,status');
}

async function showClient(context: Context, id: number, { web }: WebFlag): Promise<void> {
  if (web === true) return openScreen(context, `/admin/clients/${String(id)}`);
  const grt = await context.grt();
  const client = await grt.clients.show({ id }, { signal: context.signal });
  const row = { ...client, ...(await storageOf(context, grt, id)) };
  await context.output.record(row, [...clientDetails, storageColumn]);
}
