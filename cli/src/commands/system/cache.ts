import { sizeText, type CacheInfo } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { groupOf } from '../../core/group.ts';
import { printList } from '../../core/list.ts';
import { operationColumns } from './operation-columns.ts';

const columns: readonly Column<CacheInfo['cache_groups'][number]>[] = [
  { name: 'Group', value: (row) => row.group },
  { name: 'Name', value: (row) => row.name },
  { name: 'Entries', align: 'right', value: (row) => row.count },
  { name: 'Size', align: 'right', value: (row) => row.total_size, shown: (row) => sizeText(row.total_size) },
  { name: 'Latest expiry', value: (row) => row.latest_expiration, time: true },
];

/** `grt system cache` */
export function cacheCommand(context: Context): Command {
  return groupOf(context, [listCommand, clearCommand], 'grt system cache list', 'grt system cache clear pages')
    .name('cache')
    .description('list or clear cache groups');
}

function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list cache groups and their contents')
    .action(() => listGroups(context));
  return withExample(command, 'grt system cache list');
}

async function listGroups(context: Context): Promise<void> {
  const grt = await context.grt();
  const { cache_groups } = await grt.system.cacheInfo(undefined, { signal: context.signal });
  await printList(context, cache_groups, columns, { empty: 'The cache is empty.' });
}

function clearCommand(context: Context): Command {
  const command = new Command('clear')
    .description('clear one group, or all of them')
    .argument('[group]', 'group to clear (default: all)')
    .action((group: string | undefined) => clearCache(context, group));
  return withExample(command, 'grt system cache clear', 'grt system cache clear pages');
}

async function clearCache(context: Context, group: string | undefined): Promise<void> {
  const grt = await context.grt();
  const result = await grt.system.clearCache({ action: 'execute', group }, { signal: context.signal });
  await context.output.record(result, operationColumns);
}
