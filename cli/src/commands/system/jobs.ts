import type { FailedJob, RetriedJobs } from '@grt/sdk/contract';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import { MissingArgumentError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { groupOf } from '../../core/group.ts';
import { parseId } from '../../core/ids.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';

const columns: readonly Column<FailedJob>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Job', value: (row) => row.job_class },
  { name: 'Queue', value: (row) => row.queue },
  { name: 'Attempts', align: 'right', value: (row) => row.attempts },
  { name: 'Failed', value: (row) => row.failed_at, time: true },
  { name: 'About', value: ({ about }) => about && [about.type, about.id].filter((part) => part !== null).join(' ') },
  { name: 'Error', wraps: true, value: (row) => row.error, tone: () => 'bad' },
];

const retriedColumns: readonly Column<RetriedJobs>[] = [
  { name: 'Retried', value: (row) => row.retried, align: 'right' },
  { name: 'Still failed', value: (row) => row.left, align: 'right' },
];

interface RetryFlags {
  readonly all?: boolean;
}

/** `grt system jobs` */
export function jobsCommand(context: Context): Command {
  return groupOf(
    context,
    [listCommand, retryCommand, forgetCommand],
    'grt system jobs list',
    'grt system jobs retry --all',
  )
    .name('jobs')
    .description('list, retry, or forget failed jobs');
}

function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list failed jobs, the last to fail first')
    .action((flags: LimitFlag & WebFlag) => listJobs(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt system jobs list --limit 20',
    'grt system jobs list --json id,error',
  );
}

async function listJobs(context: Context, { limit, web }: LimitFlag & WebFlag): Promise<void> {
  if (web === true) return openScreen(context, '/admin/systems');
  const grt = await context.grt();
  const jobs = grt.system.failedJobs(undefined, { signal: context.signal });
  await printList(context, jobs, columns, { limit, empty: 'No failed jobs.' });
}

function retryCommand(context: Context): Command {
  const command = new Command('retry')
    .description('retry a failed job, or all of them')
    .argument('[id]', 'job id', parseId)
    .option('--all', 'retry all failed jobs')
    .action((id: number | undefined, { all }: RetryFlags) => retryJobs(context, id, all === true));
  prints(command, { dataOf: 'system.retryAllJobs', fields: ['id', 'message'] });
  return withExample(command, 'grt system jobs retry 29', 'grt system jobs retry --all');
}

/** @throws UsageError unless either an id or `--all` is given */
async function retryJobs(context: Context, id: number | undefined, all: boolean): Promise<void> {
  if (all === (id !== undefined)) throw new MissingArgumentError('Specify a job id, or --all');
  if (id === undefined) return retryAll(context);
  const grt = await context.grt();
  const { message } = await grt.system.retryJob({ id }, { signal: context.signal });
  await context.output.result({ id, message: message ?? 'Done.' }, [{ name: 'Message', value: (row) => row.message }]);
}

async function retryAll(context: Context): Promise<void> {
  const grt = await context.grt();
  const outcome = await grt.system.retryAllJobs(undefined, { signal: context.signal });
  await context.output.result(outcome, retriedColumns);
  if (outcome.left > 0)
    await context.note('The others stay failed: other jobs for the same subjects are already queued.');
}

function forgetCommand(context: Context): Command {
  const command = addConfirm(new Command('forget'))
    .description('remove a failed job from the list')
    .argument('<id>', 'job id', parseId)
    .action((id: number, flags: ConfirmFlags) => forgetJob(context, id, flags));
  prints(command, { fields: ['id', 'message'] });
  return withExample(command, 'grt system jobs forget 29 --yes');
}

async function forgetJob(context: Context, id: number, flags: ConfirmFlags): Promise<void> {
  if (!(await isConfirmed(context, flags, `Forget job ${String(id)}?`))) return;
  const grt = await context.grt();
  const { message } = await grt.system.forgetJob({ id }, { signal: context.signal });
  await context.output.result({ id, message: message ?? 'Done.' }, [{ name: 'Message', value: (row) => row.message }]);
}
