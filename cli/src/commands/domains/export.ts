import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { assigneeFilter } from '../../parts/administrator.ts';
import { clientFilter } from '../../parts/review/client-records.ts';
import { addDomainFilters, type DomainFilters } from './domain-filters.ts';

interface ExportFlags extends DownloadFlags, DomainFilters {}

/** `grt domains export` */
export function exportCommand(context: Context): Command {
  const command = addDomainFilters(addDownloadFlags(new Command('export')))
    .description('export domains as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportDomains(context, flags));
  return withExample(command, 'grt domains export --status approved --output domains.csv');
}

async function exportDomains(context: Context, { output, force, ...flags }: ExportFlags): Promise<void> {
  const { client, assignee: named, bidding, alert, shared, ...filters } = flags;
  const grt = await context.grt();
  const assignee = await assigneeFilter(context, named);
  const ofBidding = { bidding_status: bidding, has_pacing_alert: alert };
  const client_id = await clientFilter(context, client);
  const asked = { ...filters, ...ofBidding, client_id, assignee, is_shared: shared };
  const file = await grt.domains.export(asked, { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
