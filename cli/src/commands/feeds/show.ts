import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { feedCalls } from './feed-calls.ts';
import { feedDetails } from './feed-columns.ts';

/** `grt feeds show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one feed')
    .argument('<id>', 'feed id', parseId)
    .action((id: number) => showFeed(context, id));
  return withExample(command, 'grt feeds show 7', 'grt feeds show 7 --json review_status,total_items');
}

async function showFeed(context: Context, id: number): Promise<void> {
  const calls = await feedCalls(context);
  await context.output.record(await calls.show({ id }, { signal: context.signal }), feedDetails);
}
