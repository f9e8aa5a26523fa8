import type { FailedJob } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { groupOf } from '../../core/group.ts';
import { parseId } from '../../core/ids.ts';
import { printList } from '../../core/list.ts';

const columns: readonly Column<FailedJob>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Job', value: (row) => row.job_class },
  { name: 'Queue', value: (row) => row.queue },
  { name: 'Attempts', align: 'right', value: (row) => row.attempts },
  { name: 'Failed', value: (row) => row.failed_at, time: true },
  { name: 'About', value: ({ about }) => about && [about.type, about.id].filter((part) => part !== null).join(' ') },
  { name: 'Error', value: (row) => row.error, tone: () => 'bad' },
];

/** `grt system jobs` */
export function jobsCommand(context: Context): Command {
  return groupOf(
    context,
    [listCommand, retryCommand, forgetCommand],
    'grt system jobs list',
    'grt system jobs retry 17',
  )
    .name('jobs')
    .description('list, retry, or forget failed jobs');
}

function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list recent failed jobs')
    .action(() => listJobs(context));
  return withExample(command, 'grt system jobs list --json id,error');
}

async function listJobs(context: Context): Promise<void> {
  const grt = await context.grt();
  const { recent_failed_jobs } = await grt.system.queueStatus(undefined, { signal: context.signal });
  await printList(context, recent_failed_jobs, columns, { empty: 'No failed jobs.' });
}

function retryCommand(context: Context): Command {
  const command = new Command('retry')
    .description('retry a failed job')
    .argument('<id>', 'job id', parseId)
    .action((id: number) => retryJob(context, id));
  return withExample(command, 'grt system jobs retry 17');
}

async function retryJob(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const { message } = await grt.system.retryJob({ id }, { signal: context.signal });
  await context.output.result({ id, message: message ?? 'Done.' }, [{ name: 'Message', value: (row) => row.message }]);
}

function forgetCommand(context: Context): Command {
  const command = addConfirm(new Command('forget'))
    .description('remove a failed job from the list')
    .argument('<id>', 'job id', parseId)
    .action((id: number, flags: ConfirmFlags) => forgetJob(context, id, flags));
  return withExample(command, 'grt system jobs forget 17 --yes');
}

async function forgetJob(context: Context, id: number, flags: ConfirmFlags): Promise<void> {
  if (!(await isConfirmed(context, flags, `Forget job ${String(id)}?`))) return;
  const grt = await context.grt();
  const { message } = await grt.system.forgetJob({ id }, { signal: context.signal });
  await context.output.result({ id, message: message ?? 'Done.' }, [{ name: 'Message', value: (row) => row.message }]);
}
