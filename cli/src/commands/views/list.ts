import type { SavedView } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openListScreen } from './list-screens.ts';
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
    .action((flags: ViewFilter & LimitFlag & WebFlag) => listViews(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt views list',
    'grt views list --list clients --web',
    "grt views list --list clients --jq '.[] | [.name, .query] | @tsv'",
  );
}

async function listViews(context: Context, { limit, list, web }: ViewFilter & LimitFlag & WebFlag): Promise<void> {
  if (web === true) return openListScreen(context, list);
  await printList(context, await listedViews(context, { list }), viewColumns, { limit, empty: 'No views found.' });
}

/** The saved views of the account. */
export async function listedViews(context: Context, { list }: ViewFilter): Promise<readonly SavedView[]> {
  const grt = await context.grt();
  const views = await grt.views.list(undefined, { signal: context.signal });
  return views.filter((view) => list === undefined || view.list === list);
}
