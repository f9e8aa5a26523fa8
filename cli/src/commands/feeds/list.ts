import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { accountType } from '../../parts/account-type.ts';
import { assigneeFilter } from '../../parts/administrator.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFilter } from '../../parts/review/client-records.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { feedColumns } from './feed-columns.ts';
import { addFeedFilters, type FeedFilters } from './feed-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, FeedFilters {
  readonly fetched?: boolean;
}

/** `grt feeds list` */
export function listCommand(context: Context): Command {
  const command = addFeedFilters(new Command('list').alias('ls'))
    .description('list feeds, newest first')
    .option('--fetched', 'only those fetched from a URL (clients)')
    .option('--no-fetched', 'only those uploaded as a file (clients)')
    .action((flags: ListFlags) => listFeeds(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt feeds list --status pending --json id,feed_name',
    'grt feeds list --sort views --order desc --limit 10',
    'grt feeds list --last-import failed_or_held',
  );
}

async function listFeeds(context: Context, flags: ListFlags): Promise<void> {
  const { limit, web, domain, client, assignee, from, to, fetched, lastImport, ...filters } = flags;
  if (web === true) return openOwnScreen(context, { admin: '/admin/feeds', client: '/client/feeds' });
  const grt = await context.grt();
  const isAdmin = (await accountType(context)) === 'admin';
  if (isAdmin && fetched !== undefined)
    throw new UsageError('--fetched is for clients: the list of all feeds has no such filter');
  if (!isAdmin && (from !== undefined || to !== undefined))
    throw new UsageError('--from and --to are for administrators');
  const client_id = await clientFilter(context, client);
  const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, clientId: client_id });
  const asked = { ...filters, domain_id, last_import: lastImport };
  const options = { signal: context.signal };
  const feeds = isAdmin
    ? grt.adminFeeds.list({ ...asked, from, to, client_id, assignee: await assigneeFilter(context, assignee) }, options)
    : grt.clientFeeds.list({ ...asked, is_fetched: fetched }, options);
  await printList(context, feeds, feedColumns, { limit, empty: 'No feeds found.' });
}
