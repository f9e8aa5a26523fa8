import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addClientFilters, askedClients, type ClientFilters } from './client-filters.ts';

interface ExportFlags extends DownloadFlags, ClientFilters {}

/** `grt clients export` */
export function exportCommand(context: Context): Command {
  const command = addClientFilters(addDownloadFlags(new Command('export')))
    .description('export clients as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportClients(context, flags));
  return withExample(
    command,
    'grt clients export --status active --output clients.csv',
    'grt clients export --output - | head',
  );
}

async function exportClients(context: Context, { output, force, ...filters }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const file = await grt.clients.export(askedClients(filters), { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
