import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addAuditFilters, askedAudit, type AuditFilters } from './filters.ts';

interface ExportFlags extends AuditFilters, DownloadFlags {}

/** `grt audit export` */
export function exportCommand(context: Context): Command {
  const command = addDownloadFlags(addAuditFilters(new Command('export')))
    .description('export decisions as CSV (safe to open in a spreadsheet)')
    .action((flags: ExportFlags) => exportAudit(context, flags));
  return withExample(command, 'grt audit export --from 2026-11-01T00:00:00Z --output audit.csv');
}

async function exportAudit(context: Context, flags: ExportFlags): Promise<void> {
  const { output, force, ...filters } = flags;
  const grt = await context.grt();
  const file = await grt.audit.export(askedAudit(filters), { signal: context.signal });
  await saveDownload(context, file, { output, force });
}
