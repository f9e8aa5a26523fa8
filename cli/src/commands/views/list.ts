import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { viewColumns } from './view-columns.ts';

interface ListFlags extends LimitFlag {
  readonly list?: string;
}

/** `grt views list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list your saved views, by list and name')
    .option('--list <list>', 'only views of this list, such as clients')
    .action((flags: ListFlags) => listViews(context, flags));
  return withExample(
    addLimit(command),
    'grt views list',
    "grt views list --list clients --jq '.[] | [.name, .query] | @tsv'",
  );
}

async function listViews(context: Context, { limit, list }: ListFlags): Promise<void> {
  const grt = await context.grt();
  const views = await grt.views.list(undefined, { signal: context.signal });
  const chosen = views.filter((view) => list === undefined || view.list === list);
  await printList(context, chosen, viewColumns, { limit, empty: 'No views found.' });
}
