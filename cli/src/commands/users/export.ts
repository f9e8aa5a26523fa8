import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addUserFilters, type UserFilters } from './user-filters.ts';

interface ExportFlags extends DownloadFlags, UserFilters {}

/** `grt users export` */
export function exportCommand(context: Context): Command {
  const command = addUserFilters(addDownloadFlags(new Command('export')))
    .description('export the administrators as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportUsers(context, flags));
  return withExample(command, 'grt users export --sort last_login_at --output administrators.csv');
}

async function exportUsers(context: Context, { output, force, ...filters }: ExportFlags): Promise<void> {
  const grt = await context.grt();
  const file = await grt.users.export(filters, { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
