import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addTokenFilters, ownTokens, type TokenFilters } from './token-filters.ts';

interface ExportFlags extends DownloadFlags, TokenFilters {}

/** `grt tokens export` */
export function exportCommand(context: Context): Command {
  const command = addTokenFilters(addDownloadFlags(new Command('export')))
    .description('export your API tokens as CSV, without their secrets (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportTokens(context, flags));
  return withExample(command, 'grt tokens export --everyone --sort last_used_at --output tokens.csv');
}

async function exportTokens(context: Context, { output, force, everyone, ...asked }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const options = { signal: context.signal };
  const file = await (everyone === true
    ? grt.tokens.exportAll(asked, options)
    : grt.tokens.export(ownTokens(asked), options));
  await saveDownload(context, file, { output, force });
}
