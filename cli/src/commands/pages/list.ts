import { sitePageStatusValues, sitePageTypeValues, type SitePageStatus, type SitePageType } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { pageColumns } from './page-columns.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: SitePageStatus;
  readonly type?: SitePageType;
  readonly search?: string;
}

/** `grt pages list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list pages, most recently updated first')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(sitePageStatusValues))
    .addOption(new Option('--type <type>', 'only this type').choices(sitePageTypeValues))
    .option('--search <text>', 'match part of a title or slug')
    .action((flags: ListFlags) => listPages(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt pages list --status published --json slug,title');
}

async function listPages(context: Context, { limit, web, status, type, search }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/pages');
  const grt = await context.grt();
  const pages = grt.pages.list({ status, page_type: type, search }, { signal: context.signal });
  await printList(context, pages, pageColumns, { limit, empty: 'No pages found.' });
}
