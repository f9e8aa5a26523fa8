import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { factorColumns } from './factor-columns.ts';

/** `grt factors list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list the second factors of your account')
    .action((flags: WebFlag) => listFactors(context, flags));
  return withExample(addWeb(command), 'grt factors list');
}

async function listFactors(context: Context, { web }: WebFlag): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/settings', client: '/client/settings' });
  const grt = await context.grt();
  const { factors, recovery_codes_left: left } = await grt.factors.list(undefined, { signal: context.signal });
  await printList(context, factors, factorColumns, {
    empty: 'No second factor. Run: grt factors setup',
  });
  if (factors.length > 0) await context.note(`Recovery codes left: ${String(left)}`);
}
