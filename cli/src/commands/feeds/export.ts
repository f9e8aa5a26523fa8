import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { assigneeFilter } from '../../parts/administrator.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFilter } from '../../parts/review/client-records.ts';
import { addFeedFilters, type FeedFilters } from './feed-filters.ts';

interface ExportFlags extends DownloadFlags, FeedFilters {}

/** `grt feeds export` */
export function exportCommand(context: Context): Command {
  const command = addFeedFilters(addDownloadFlags(new Command('export')))
    .description('export feeds as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportFeeds(context, flags));
  return withExample(command, 'grt feeds export --status active --output feeds.csv');
}

async function exportFeeds(context: Context, flags: ExportFlags): Promise<void> {
  const { status, search, lastImport, domain, client, assignee: named, from, to, sort, order, ...download } = flags;
  const grt = await context.grt();
  const client_id = await clientFilter(context, client);
  const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, clientId: client_id });
  const assignee = await assigneeFilter(context, named);
  const chosen = { status, search, last_import: lastImport, domain_id, client_id };
  const asked = { ...chosen, assignee, from, to, sort, order };
  await saveDownload(context, await grt.feeds.export(asked, { signal: context.signal }), download);
}
