import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addMailFilters, askedMail, type MailFilters } from './mail-filters.ts';

interface ExportFlags extends DownloadFlags, MailFilters {}

/** `grt outbox export` */
export function exportCommand(context: Context): Command {
  const command = addMailFilters(addDownloadFlags(new Command('export')))
    .description('export the list of email as CSV, without its text and links (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportMail(context, flags));
  return withExample(command, 'grt outbox export --recipient dana@northlight.example --output outbox.csv');
}

async function exportMail(context: Context, { output, force, ...filters }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const file = await grt.outbox.export(askedMail(filters), { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
