import type { SavedView } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { viewColumns } from './view-columns.ts';

/** Which views are listed. */
export interface ViewFilter {
  readonly list?: string | undefined;
}

/** Adds the filter of the list. */
export const addViewFilter = (command: Command): Command =>
  command.option('--list <list>', 'only views of this list, such as clients');

/** `grt views list` */
export function listCommand(context: Context): Command {
  const command = addViewFilter(new Command('list'))
    .alias('ls')
    .description('list your saved views, by list and name')
    .action((flags: ViewFilter & LimitFlag) => listViews(context, flags));
  return withExample(
    addLimit(command),
    'grt views list',
    "grt views list --list clients --jq '.[] | [.name, .query] | @tsv'",
  );
}

async function listViews(context: Context, { limit, list }: ViewFilter & LimitFlag): Promise<void> {
  await printList(context, await listedViews(context, { list }), viewColumns, { limit, empty: 'No views found.' });
}

/** The saved views of the account. */
export async function listedViews(context: Context, { list }: ViewFilter): Promise<readonly SavedView[]> {
  const grt = await context.grt();
  const views = await grt.views.list(undefined, { signal: context.signal });
  return views.filter((view) => list === undefined || view.list === list);
}
