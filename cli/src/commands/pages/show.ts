import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { findPage } from './find-page.ts';
import { pageDetails } from './page-columns.ts';

interface ShowFlags extends WebFlag {
  readonly content?: true;
}

/** `grt pages show` */
export function showCommand(context: Context): Command {
  const command = addWeb(new Command('show').alias('view'))
    .description('show one page')
    .argument('<page>', 'page id or slug')
    .option('--content', 'print only the content, as HTML')
    .action((page: string, flags: ShowFlags) => showPage(context, page, flags));
  return withExample(command, 'grt pages show contact', 'grt pages show contact --content > about.html');
}

async function showPage(context: Context, named: string, { content, web }: ShowFlags): Promise<void> {
  const id = await findPage(context, named);
  if (web === true) return openScreen(context, `/admin/pages/${String(id)}/edit`);
  const grt = await context.grt();
  const page = await grt.pages.show({ id }, { signal: context.signal });
  if (content === true && !context.output.isJson) await context.output.raw(`${page.content}\n`);
  else await context.output.record(page, pageDetails);
}
