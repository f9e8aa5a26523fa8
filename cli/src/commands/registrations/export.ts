import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addRegistrationFilters, askedRegistrations, type RegistrationFilters } from './registration-filters.ts';

interface ExportFlags extends DownloadFlags, RegistrationFilters {}

/** `grt registrations export` */
export function exportCommand(context: Context): Command {
  const command = addRegistrationFilters(addDownloadFlags(new Command('export')))
    .description('export applications as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportRegistrations(context, flags));
  return withExample(command, 'grt registrations export --status pending --output applications.csv');
}

async function exportRegistrations(context: Context, { output, force, ...filters }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const asked = await askedRegistrations(context, filters);
  const file = await grt.registrations.export(asked, { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
