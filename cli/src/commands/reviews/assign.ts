import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reviewColumns } from './review-columns.ts';

interface AssignFlags extends BulkFlags {
  readonly to?: string;
}

/** `grt reviews assign` */
export function assignCommand(context: Context): Command {
  const command = addBulk(new Command('assign'), 'reviews', 'every unassigned feed')
    .description('assign feeds in the queue to an administrator, or unassign them')
    .option('--to <admin>', 'administrator id, me, or nobody (default: me)')
    .action((ids: readonly number[], flags: AssignFlags) => assignReviews(context, ids, flags));
  return withExample(
    command,
    'grt reviews assign 4 5',
    'grt reviews assign 4 --to 2',
    'grt reviews assign 4 --to nobody',
  );
}

async function assignReviews(
  context: Context,
  ids: readonly number[],
  { to = 'me', ...flags }: AssignFlags,
): Promise<void> {
  if (!/^(me|nobody|[1-9]\d{0,9})$/.test(to)) throw new UsageError('--to takes an id, me, or nobody');
  const grt = await context.grt();
  const options = { signal: context.signal };
  const numberOf = async (): Promise<string> =>
    to === 'me' ? String((await grt.auth.me(undefined, options)).user.id) : to;
  await runBulk(
    context,
    {
      command: 'reviews assign',
      verb: 'Assign',
      what: ['review', 'reviews'],
      columns: reviewColumns,
      settings: async () => ({ to: await numberOf() }),
      work: (id, { to: admin = 'nobody' }, once) =>
        grt.feedReview.assign(
          { action: 'assign', review_id: id, admin_id: admin === 'nobody' ? null : Number(admin) },
          once,
        ),
      matching: async function* () {
        for await (const review of grt.feedReview.list({ status: 'pending' }, options)) {
          yield { ...review, id: review.review_id };
        }
      },
    },
    ids,
    flags,
  );
}
