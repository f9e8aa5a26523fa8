import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { feedStatuses } from './list.ts';

interface ExportFlags extends DownloadFlags {
  readonly status?: (typeof feedStatuses)[number];
  readonly search?: string;
  readonly domain?: string;
  readonly client?: number;
}

/** `grt feeds export` */
export function exportCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('export'))
    .description('export feeds as CSV (safe to open in a spreadsheet)')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(feedStatuses))
    .option('--search <text>', 'match part of a name or URL')
    .option('--domain <name-or-id>', 'only this domain')
    .option('--client <id>', 'only this client (administrators)', wholeNumber)
    .action((flags: ExportFlags) => exportFeeds(context, flags));
  return withExample(command, 'grt feeds export --status active --output feeds.csv');
}

async function exportFeeds(
  context: Context,
  { status, search, domain, client, ...download }: ExportFlags,
): Promise<void> {
  const grt = await context.grt();
  const domainId = domain === undefined ? undefined : await findDomain(context, { domain, client });
  const asked = { status, search, domain_id: domainId, client_id: client };
  await saveDownload(context, await grt.feeds.export(asked, { signal: context.signal }), download);
}
