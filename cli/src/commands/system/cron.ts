import type { CronJob } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { groupOf } from '../../core/group.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { spanText } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';
import { operationColumns } from './operation-columns.ts';

/** The server's maximum page size. */
const tasksMax = 100;

const columns: readonly Column<CronJob>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Command', whole: true, value: (row) => row.command },
  { name: 'Schedule', value: (row) => row.schedule },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status ?? '') },
  { name: 'Next run', value: (row) => row.next_run, time: true },
  { name: 'Last run', value: (row) => row.last_run, time: true },
  {
    name: 'Took',
    value: (row) => row.duration_ms,
    shown: (row) => (row.duration_ms === null ? '' : spanText(row.duration_ms)),
  },
  { name: 'Output', value: (row) => row.output },
];

/** `grt system cron` */
export function cronCommand(context: Context): Command {
  return groupOf(context, [listCommand, runCommand], 'grt system cron list', 'grt system cron run feeds:refresh')
    .name('cron')
    .description('list or run scheduled tasks');
}

/** `grt system schedule` */
export function scheduleCommand(context: Context): Command {
  const command = new Command('schedule')
    .description('list scheduled tasks with their next and last run, next due first; the same as grt system cron list')
    .action((flags: LimitFlag & WebFlag) => listTasks(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt system schedule');
}

function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list scheduled tasks with their last run, next due first')
    .action((flags: LimitFlag & WebFlag) => listTasks(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt system cron list', 'grt system cron list --json command,next_run');
}

async function listTasks(context: Context, { limit, web }: LimitFlag & WebFlag): Promise<void> {
  if (web === true) return openScreen(context, '/admin/systems');
  const grt = await context.grt();
  const tasks = await grt.system.cronJobs({ limit: tasksMax }, { signal: context.signal });
  await printList(context, tasks, columns, { limit, empty: 'No scheduled tasks.' });
}

function runCommand(context: Context): Command {
  const command = new Command('run')
    .description('run a task now')
    .argument('<task>', 'task id or command')
    .action((task: string) => runTask(context, task));
  return withExample(command, 'grt system cron run feeds:refresh', 'grt system cron run 3');
}

async function runTask(context: Context, named: string): Promise<void> {
  const grt = await context.grt();
  const tasks = await grt.system.cronJobs({ limit: tasksMax }, { signal: context.signal });
  const task = tasks.find(({ id, command }) => String(id) === named || command === named);
  if (task === undefined) {
    throw new CommandError(`No task matches ${named}. See: grt system cron list`, {
      exitCode: exitCode.notFound,
      code: 'no_task',
    });
  }
  await context.output.record(
    await grt.system.runCronJob({ id: task.id }, { signal: context.signal }),
    operationColumns,
  );
}
