import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';

interface ExportFlags extends DownloadFlags {
  readonly recipient?: string;
  readonly search?: string;
}

/** `grt outbox export` */
export function exportCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('export'))
    .description('export what was sent to whom as CSV, without texts and links (safe to open in a spreadsheet)')
    .option('--recipient <address>', 'only email to this address')
    .option('--search <text>', 'match part of the recipient, subject, or text')
    .action((flags: ExportFlags) => exportMail(context, flags));
  return withExample(command, 'grt outbox export --recipient dana@northlight.example --output outbox.csv');
}

async function exportMail(context: Context, { recipient, search, ...download }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  await saveDownload(context, await grt.outbox.export({ recipient, search }, { signal: context.signal }), download);
}
