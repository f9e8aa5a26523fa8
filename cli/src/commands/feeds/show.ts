import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { feedDetails } from './feed-columns.ts';

/** `grt feeds show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one feed')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string) => showFeed(context, await feedId(context, typed)));
  return withExample(command, 'grt feeds show Shorts', 'grt feeds show 7 --json review_status,total_items');
}

async function showFeed(context: Context, id: number): Promise<void> {
  const calls = await feedCalls(context);
  await context.output.record(await calls.show({ id }, { signal: context.signal }), feedDetails);
}
