import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addPageFilters, askedPages, type PageFilters } from './page-filters.ts';

interface ExportFlags extends DownloadFlags, PageFilters {}

/** `grt pages export` */
export function exportCommand(context: Context): Command {
  const command = addPageFilters(addDownloadFlags(new Command('export')))
    .description('export the list of pages as CSV, without their content (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportPages(context, flags));
  return withExample(command, 'grt pages export --status published --output pages.csv');
}

async function exportPages(context: Context, { output, force, ...filters }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const file = await grt.pages.export(askedPages(filters), { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
