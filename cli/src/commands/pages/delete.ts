import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { findPage } from './find-page.ts';
import { pageResult } from './page-columns.ts';

/** `grt pages delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete a page')
    .argument('<page>', 'page id or slug')
    .action((page: string, flags: ConfirmFlags) => deletePage(context, page, flags));
  prints(command, { dataOf: 'pages.update' });
  return withExample(command, 'grt pages delete contact', 'grt pages delete 6 --yes');
}

async function deletePage(context: Context, named: string, flags: ConfirmFlags): Promise<void> {
  const id = await findPage(context, named);
  const grt = await context.grt();
  const page = await grt.pages.show({ id }, { signal: context.signal });
  if (!(await isConfirmed(context, flags, `Delete page ${String(id)}, "${page.title}"?`))) return;
  await grt.pages.remove({ id }, { signal: context.signal });
  await context.output.result(page, pageResult);
}
