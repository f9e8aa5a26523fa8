import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { viewColumns } from './view-columns.ts';

interface SaveFlags {
  readonly name?: string;
}

/** `grt views save` */
export function saveCommand(context: Context): Command {
  const command = new Command('save')
    .description('save a view of a list in the web app, replacing one with the same name')
    .argument('<list>', 'list that the view is for, such as clients')
    .argument('<query>', 'part of the URL after the ?')
    .option('--name <name>', 'name of the view; without one, it becomes the default of the list')
    .action((list: string, query: string, flags: SaveFlags) => saveView(context, { list, query, ...flags }));
  return withExample(
    command,
    'grt views save clients "status=suspended&sort=revenue_desc" --name "Suspended, by revenue"',
  );
}

async function saveView(
  context: Context,
  { list, query, name }: SaveFlags & { readonly list: string; readonly query: string },
): Promise<void> {
  const grt = await context.grt();
  const view = await grt.views.save({ list, name: name ?? null, query }, { signal: context.signal });
  await context.output.result(view, viewColumns);
}
