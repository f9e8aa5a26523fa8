import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { pageColumns } from './page-columns.ts';
import { addPageFilters, askedPages, type PageFilters } from './page-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, PageFilters {}

/** `grt pages list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list pages, most recently updated first')
    .action((flags: ListFlags) => listPages(context, flags));
  return withExample(addWeb(addLimit(addPageFilters(command))), 'grt pages list --status published --json slug,title');
}

async function listPages(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/pages');
  const grt = await context.grt();
  const pages = grt.pages.list(askedPages(filters), { signal: context.signal });
  await printList(context, pages, pageColumns, { limit, empty: 'No pages found.' });
}
