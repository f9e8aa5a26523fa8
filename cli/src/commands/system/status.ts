import { sizeText, type SystemStatus } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { percentText, spanText } from '../../core/quantities.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { statusTone } from '../../parts/tones.ts';

const columns: readonly Column<SystemStatus>[] = [
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
  { name: 'Version', value: (row) => row.version },
  { name: 'Environment', value: (row) => row.environment },
  { name: 'Uptime', value: (row) => row.uptime, shown: (row) => spanText(row.uptime * 1000) },
  { name: 'Memory', value: (row) => row.memory_usage, shown: (row) => sizeText(row.memory_usage) },
  { name: 'Memory peak', value: (row) => row.memory_peak, shown: (row) => sizeText(row.memory_peak) },
  {
    name: 'System memory used',
    value: (row) => row.ram_info.system_memory.percentage_used,
    shown: (row) => percentText(row.ram_info.system_memory.percentage_used),
  },
  { name: 'Database', value: (row) => row.database.kind },
  { name: 'Database size', value: (row) => row.database.size, shown: (row) => sizeText(row.database.size) },
  { name: 'Problems', value: (row) => row.problems, tone: () => 'bad' },
];

/** `grt system status` */
export function statusCommand(context: Context): Command {
  const command = addWeb(new Command('status'))
    .description('show health, uptime, and memory; exits 1 if the platform is unhealthy')
    .action((flags: WebFlag) => showStatus(context, flags));
  return withExample(command, 'grt system status', 'grt system status --json status,problems');
}

async function showStatus(context: Context, { web }: WebFlag): Promise<void> {
  if (web === true) return openScreen(context, '/admin/systems');
  const grt = await context.grt();
  const status = await grt.system.status(undefined, { signal: context.signal });
  await context.output.record(status, columns);
  if (status.status === 'unhealthy') context.exitWith(exitCode.failed);
}
