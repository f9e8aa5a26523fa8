import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { reviewColumns } from './review-columns.ts';

const states = ['pending', 'in_review'] as const;

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: (typeof states)[number];
  readonly search?: string;
}

/** `grt reviews list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list feeds pending review, oldest first')
    .addOption(new Option('-s, --status <status>', 'in_review means assigned to someone').choices(states))
    .option('--search <text>', 'match part of a name or URL')
    .action((flags: ListFlags) => listReviews(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt reviews list',
    "grt reviews list --jq '.[] | select(.is_urgent).review_id'",
  );
}

async function listReviews(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/feeds?tab=review');
  const grt = await context.grt();
  const reviews = grt.feedReview.list(filters, { signal: context.signal });
  await printList(context, reviews, reviewColumns, { limit, empty: 'No feeds are pending review.' });
}
