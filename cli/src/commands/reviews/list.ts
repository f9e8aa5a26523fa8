import type { ReviewItem } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';
import { reviewColumns } from '../../parts/review/review-columns.ts';

const states = ['pending', 'in_review'] as const;

const sorts = ['submitted_at', 'feed_name', 'total_items'] as const;

interface ReviewFilters extends SortFlags<(typeof sorts)[number]> {
  readonly status?: (typeof states)[number];
  readonly search?: string;
  readonly assignee?: string;
}

interface ListFlags extends LimitFlag, WebFlag, ReviewFilters {}

/** `grt reviews list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list feeds pending review, oldest first')
    .action((flags: ListFlags) => listReviews(context, flags));
  return withExample(
    addWeb(addLimit(addReviewFilters(command))),
    'grt reviews list',
    "grt reviews list --jq '.[] | select(.is_urgent).review_id'",
  );
}

async function listReviews(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/feeds?tab=review');
  await printList(context, listedReviews(context, filters), reviewColumns, {
    limit,
    empty: 'No feeds are pending review.',
  });
}

/** Adds the flags that choose reviews. */
export function addReviewFilters(command: Command): Command {
  const filtered = command
    .addOption(new Option('-s, --status <status>', 'in_review means assigned to someone').choices(states))
    .option('--search <text>', 'match part of a name or URL')
    .option('--assignee <admin>', `only what is assigned to this administrator: ${administratorHelp}`);
  return addSort(filtered, sorts);
}

/** What the list and the export have. */
export async function* listedReviews(
  context: Context,
  { assignee: named, ...filters }: ReviewFilters,
): AsyncGenerator<ReviewItem> {
  const grt = await context.grt();
  const assignee = await assigneeFilter(context, named);
  yield* grt.feedReview.list({ ...filters, assignee }, { signal: context.signal });
}
