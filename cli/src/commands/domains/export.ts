import { domainStatusValues, type DomainStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';

interface ExportFlags extends DownloadFlags {
  readonly status?: DomainStatus;
  readonly search?: string;
  readonly client?: number;
}

/** `grt domains export` */
export function exportCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('export'))
    .description('export domains as CSV (safe to open in a spreadsheet)')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(domainStatusValues))
    .option('--search <text>', 'match part of a name')
    .option('--client <id>', 'only this client (administrators)', wholeNumber)
    .action((flags: ExportFlags) => exportDomains(context, flags));
  return withExample(command, 'grt domains export --status approved --output domains.csv');
}

async function exportDomains(context: Context, { status, search, client, ...download }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const asked = { status, search, client_id: client };
  await saveDownload(context, await grt.domains.export(asked, { signal: context.signal }), download);
}
