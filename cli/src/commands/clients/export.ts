import { clientStatusValues, type ClientStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';

interface ExportFlags extends DownloadFlags {
  readonly status?: ClientStatus;
  readonly search?: string;
}

/** `grt clients export` */
export function exportCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('export'))
    .description('export clients as CSV (safe to open in a spreadsheet)')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(clientStatusValues))
    .option('--search <text>', 'match part of a company, name, username, or email')
    .action((flags: ExportFlags) => exportClients(context, flags));
  return withExample(
    command,
    'grt clients export --status active --output clients.csv',
    'grt clients export --output - | head',
  );
}

async function exportClients(context: Context, { status, search, ...download }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  await saveDownload(context, await grt.clients.export({ status, search }, { signal: context.signal }), download);
}
