import type { ReviewItem } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { spanText, timeText } from '../../core/quantities.ts';

/** `grt reviews stats` */
export function statsCommand(context: Context): Command {
  const command = new Command('stats')
    .description('show how many feeds are pending review, and since when')
    .action(() => showStats(context));
  return withExample(command, 'grt reviews stats', 'grt reviews stats --json urgent');
}

async function showStats(context: Context): Promise<void> {
  const grt = await context.grt();
  const stats = { waiting: 0, in_review: 0, urgent: 0, oldest_at: null as string | null };
  for await (const review of grt.feedReview.list({}, { signal: context.signal })) count(stats, review);
  const { oldest_at } = stats;
  await context.output.record(stats, [
    { name: 'Waiting', value: (row) => row.waiting },
    { name: 'In review', value: (row) => row.in_review },
    { name: 'Urgent', value: (row) => row.urgent, tone: (row) => (row.urgent > 0 ? 'bad' : undefined) },
    {
      name: 'Oldest',
      value: (row) => row.oldest_at,
      shown: () =>
        oldest_at === null ? '' : `${timeText(oldest_at)}, ${spanText(context.now() - Date.parse(oldest_at))} ago`,
    },
  ]);
}

function count(
  stats: { waiting: number; in_review: number; urgent: number; oldest_at: string | null },
  { status, is_urgent, submitted_at }: ReviewItem,
): void {
  if (status === 'in_review') stats.in_review += 1;
  else stats.waiting += 1;
  if (is_urgent) stats.urgent += 1;
  if (stats.oldest_at === null || submitted_at < stats.oldest_at) stats.oldest_at = submitted_at;
}
