import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { counted } from '../../core/quantities.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { feedResult } from './feed-columns.ts';

/** `grt feeds delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete a feed and its items')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string, flags: ConfirmFlags) => deleteFeed(context, await feedId(context, typed), flags));
  prints(command, { dataOf: 'adminFeeds.approve' });
  return withExample(command, 'grt feeds delete 7', 'grt feeds delete 7 --yes');
}

async function deleteFeed(context: Context, id: number, flags: ConfirmFlags): Promise<void> {
  const calls = await feedCalls(context);
  const feed = await calls.show({ id }, { signal: context.signal });
  const question = `Delete feed ${String(id)}, ${feed.feed_name}, and its ${counted(feed.total_items, 'item')}?`;
  if (!(await isConfirmed(context, flags, question))) return;
  await calls.remove({ id }, { signal: context.signal });
  await context.output.result(feed, feedResult);
}
