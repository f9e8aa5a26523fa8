import type { CallOptions } from '@grt/sdk';
import { logEntriesCount, logEntriesMax, logLevelValues, type LogEntry, type LogLevel } from '@grt/sdk/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import type { Tone } from '../../core/colors.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { countText } from '../../core/quantities.ts';
import { followLog } from './follow-log.ts';

const kinds = ['application', 'errors', 'scheduler'] as const;

interface LogFlags {
  readonly kind: (typeof kinds)[number];
  readonly level?: LogLevel;
  readonly search?: string;
  readonly limit: number;
  readonly follow?: true;
}

const tones: Readonly<Record<LogLevel, Tone | undefined>> = {
  debug: 'dim',
  info: undefined,
  warning: 'waiting',
  error: 'bad',
  critical: 'bad',
};

const columns: readonly Column<LogEntry>[] = [
  {
    name: 'Time',
    whole: true,
    value: (row) => row.timestamp,
    shown: (row) => row.timestamp.slice(0, 19).replace('T', ' '),
  },
  { name: 'Level', value: (row) => row.level, tone: (row) => tones[row.level] },
  { name: 'Message', wraps: true, value: (row) => row.message },
  { name: 'Request', value: (row) => row.request_id },
  { name: 'Job', align: 'right', value: (row) => row.job_id },
];

/** `grt system logs` */
export function logsCommand(context: Context): Command {
  const command = new Command('logs')
    .description('show the latest log entries, oldest first')
    .addOption(new Option('--kind <log>', 'log to show').choices(kinds).default('application'))
    .addOption(new Option('--level <level>', 'only this level').choices(logLevelValues))
    .option('--search <text>', 'match part of a message, the id of a request, or a job, as in job=17')
    .option(
      '-L, --limit <count>',
      `maximum number of entries, 1 to ${countText(logEntriesMax)}`,
      parseLimit,
      logEntriesCount,
    )
    .option('-f, --follow', 'keep printing new entries until Ctrl+C (exit code 130)')
    .action((flags: LogFlags) => showLogs(context, flags));
  return withExample(
    command,
    'grt system logs --level error',
    'grt system logs --follow',
    'grt system logs --kind scheduler --format ndjson --follow | grep feeds',
  );
}

async function showLogs(context: Context, { kind, follow, ...filter }: LogFlags): Promise<void> {
  const grt = await context.grt();
  const call = {
    application: grt.system.applicationLog,
    errors: grt.system.errorLog,
    scheduler: grt.system.schedulerLog,
  };
  const read = (limit: number, options?: CallOptions): Promise<readonly LogEntry[]> =>
    call[kind]({ ...filter, limit }, { signal: context.signal, ...options });
  if (follow === true) await followLog(context, read, { limit: filter.limit, columns });
  else await printList(context, (await read(filter.limit)).toReversed(), columns, { empty: 'No entries found.' });
}

function parseLimit(typed: string): number {
  const count = Number(typed);
  if (!/^\d{1,4}$/.test(typed) || count < 1 || count > logEntriesMax) {
    throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(logEntriesMax)}.`);
  }
  return count;
}
