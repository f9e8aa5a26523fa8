import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reviewColumns } from '../../parts/review/review-columns.ts';

interface NextFlags {
  readonly take?: true;
}

/** `grt reviews next` */
export function nextCommand(context: Context): Command {
  const command = new Command('next')
    .description('show the oldest unassigned feed')
    .option('--take', 'assign it to yourself')
    .action((flags: NextFlags) => showNext(context, flags));
  return withExample(command, 'grt reviews next --take', 'grt feeds approve $(grt reviews next --jq .feed.id)');
}

async function showNext(context: Context, { take }: NextFlags): Promise<void> {
  const grt = await context.grt();
  const options = { signal: context.signal };
  const [next] = await grt.feedReview.list({ status: 'pending', per_page: 1 }, options).toArray({ limit: 1 });
  if (next === undefined) {
    await context.note('No feeds are pending review.');
    return;
  }
  const review =
    take === true
      ? await grt.feedReview.assign(
          { action: 'assign', review_id: next.review_id, admin_id: (await grt.auth.me(undefined, options)).user.id },
          { signal: context.signal },
        )
      : next;
  await context.output.record(review, [
    ...reviewColumns,
    { name: 'Items', value: ({ feed }) => feed.total_items },
    { name: 'Type', value: ({ feed }) => feed.feed_type },
    { name: 'Category', value: ({ feed }) => feed.category },
    { name: 'URL', value: ({ feed }) => feed.feed_url },
    { name: 'Import', value: ({ feed }) => feed.last_import?.state },
    { name: 'Added', value: ({ feed }) => feed.created_at, time: true },
  ]);
}
