import type { Grt } from '@grt/sdk';
import { Argument, Command } from 'commander';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { operationColumns } from './operation-columns.ts';

const operations = {
  'optimize-clear': { about: 'Clear every cache', call: 'clearOptimizations' },
  'schedule-run': { about: 'Run tasks that are due', call: 'runSchedule' },
  'queue-restart': { about: 'Let workers finish, then restart them', call: 'restartQueues' },
  'cache-clear': { about: 'Clear every cache group', call: 'clearCache' },
  'system-optimize': { about: 'Analyze and vacuum the database, and prune the logs', call: 'optimize' },
} as const satisfies Readonly<Record<string, { about: string; call: keyof Grt['system'] }>>;

type OperationName = keyof typeof operations;

/** `grt system run` */
export function runCommand(context: Context): Command {
  const command = addConfirm(new Command('run'))
    .description('run a system operation and wait for it')
    .addArgument(new Argument('<operation>', 'operation to run').choices(Object.keys(operations)))
    .action((name: OperationName, flags: ConfirmFlags) => runOperation(context, name, flags));
  return withExample(command, 'grt system run system-optimize --yes');
}

async function runOperation(context: Context, name: OperationName, flags: ConfirmFlags): Promise<void> {
  const { about, call } = operations[name];
  if (!(await isConfirmed(context, flags, `${about}?`))) return;
  const grt = await context.grt();
  await context.output.record(
    await grt.system[call]({ action: 'execute' }, { signal: context.signal }),
    operationColumns,
  );
}
