import { sizeText, usagePercent, type DiskEntry } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Tone } from '../../core/colors.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { percentText } from '../../core/quantities.ts';

const columns: readonly Column<DiskEntry>[] = [
  { name: 'Path', value: (row) => row.path },
  ...(['used', 'free', 'total'] as const).map((name): Column<DiskEntry> => ({
    name,
    align: 'right',
    value: (row) => row[name],
    shown: (row) => sizeText(row[name]),
  })),
  {
    name: 'Percent',
    align: 'right',
    value: (row) => row.percentage_used,
    shown: (row) => percentText(row.percentage_used),
    tone: (row) => usageTone(row.percentage_used),
  },
];

/** The color of a file system's use, in percent.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §9 */
export function usageTone(percentage: number): Tone | undefined {
  if (percentage > usagePercent.redAbove) return 'bad';
  return percentage > usagePercent.yellowAbove ? 'waiting' : undefined;
}

/** `grt system disk` */
export function diskCommand(context: Context): Command {
  const command = new Command('disk').description('show disk space per file system').action(() => showDisk(context));
  return withExample(command, 'grt system disk');
}

async function showDisk(context: Context): Promise<void> {
  const grt = await context.grt();
  const entries = await grt.system.diskSpace(undefined, { signal: context.signal });
  await printList(context, entries, columns, { empty: 'Disk space could not be measured.' });
}
