import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { feedDetails } from './feed-columns.ts';

/** `grt feeds show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one feed')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string, flags: WebFlag) => showFeed(context, await feedId(context, typed), flags));
  return withExample(addWeb(command), 'grt feeds show Shorts', 'grt feeds show 7 --json review_status,total_items');
}

async function showFeed(context: Context, id: number, { web }: WebFlag): Promise<void> {
  if (web === true)
    return openOwnScreen(context, { admin: `/admin/feeds/${String(id)}`, client: `/client/feeds/${String(id)}` });
  const calls = await feedCalls(context);
  await context.output.record(await calls.show({ id }, { signal: context.signal }), feedDetails);
}
