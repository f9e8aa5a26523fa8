import type { Feed, Import } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { printList, wholeNumber } from '../../core/list.ts';
import type { Wait } from '../../core/persistence.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { listColumns, showColumns } from './column-accounts.ts';
import { feedCalls, type FeedCalls } from './feed-calls.ts';
import { problemColumns } from './feed-columns.ts';
import { followImport } from './follow-import.ts';
import { isUnderWay } from './import-progress.ts';
import { importExitCode, reportImport } from './import-report.ts';
import { addWaitTimeout, startWait, type WaitTimeoutFlag } from './wait-flags.ts';

interface ReportFlags extends DownloadFlags, WaitTimeoutFlag {
  readonly wait?: true;
  readonly import?: number;
  readonly rows?: true;
  readonly columns?: true;
  readonly severity?: 'error' | 'warning';
  readonly code?: string;
  readonly csv?: true;
  readonly rejected?: true;
}

/** How long to wait for an import that has not ended; not at all without it. */
interface Waiting {
  readonly waiting: Wait | undefined;
}

/** `grt feeds report` */
export function reportCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('report'))
    .description(
      'show the result of an import: its counts, what became of each column, or the rejected rows and warnings',
    )
    .argument('<feed>', 'feed id or name')
    .option('--import <id>', 'import id (default: the latest)', wholeNumber)
    .option('--rows', 'one line per rejected row or warning, rejected rows first')
    .addOption(
      new Option('--severity <severity>', 'one line per rejected row (error), or per warning').choices([
        'error',
        'warning',
      ]),
    )
    .option('--code <code>', 'one line per rejected row or warning of one kind, such as row.required')
    .addOption(
      new Option('--columns', 'one line per column of the file: what became of its values').conflicts([
        'rows',
        'severity',
        'code',
        'csv',
      ]),
    )
    .addOption(new Option('--csv', 'save those rows as CSV').conflicts('rows'))
    .addOption(
      new Option(
        '--rejected',
        'save the rejected records as they are in the file, to correct and send again',
      ).conflicts(['rows', 'severity', 'code', 'columns', 'csv']),
    )
    .option('-w, --wait', 'wait for the import if it is still running');
  addWaitTimeout(command, 'with --wait: how long to wait for the import').action(
    async (typed: string, flags: ReportFlags) => {
      const waiting = flags.wait === true ? startWait(context, flags) : undefined;
      await report(context, await feedId(context, typed), { ...flags, waiting });
    },
  );
  return withExample(
    command,
    'grt feeds report 7',
    'grt feeds report 7 --columns',
    'grt feeds report 7 --rows',
    'grt feeds report 7 --severity error',
    'grt feeds report 7 --csv --output rows.csv',
    'grt feeds report 7 --rejected',
  );
}

async function report(context: Context, id: number, flags: ReportFlags & Waiting): Promise<void> {
  const calls = await feedCalls(context);
  const feed = await calls.show({ id }, { signal: context.signal });
  const run = await chosenImport(context, calls, feed, flags);
  const place = { id, import_id: run.id };
  const options = { signal: context.signal };
  const kind = { severity: flags.severity, code: flags.code };
  const isNarrowed = flags.severity !== undefined || flags.code !== undefined;
  if (flags.csv === true) {
    await saveDownload(context, await calls.importErrors({ ...place, ...kind, format: 'csv' }, options), flags);
  } else if (flags.rejected === true) {
    await saveDownload(context, await calls.rejectedRecords(place, options), flags);
  } else if (flags.rows === true || isNarrowed) {
    await printList(context, calls.importErrors({ ...place, ...kind }, options), problemColumns, {
      empty: isNarrowed ? 'No rows match.' : 'No rows were rejected and there are no warnings.',
    });
  } else if (flags.columns === true) {
    await listColumns(context, run);
  } else {
    await reportImport(context, { feed, import: run });
    await showColumns(context, run);
    context.exitWith(isUnderWay(run) ? exitCode.ok : importExitCode(run, { failOnRejected: false }));
  }
}

async function chosenImport(
  context: Context,
  calls: FeedCalls,
  feed: Feed,
  { import: chosen, waiting }: ReportFlags & Waiting,
): Promise<Import> {
  const importId = chosen ?? feed.last_import?.id;
  if (importId === undefined)
    throw new CommandError(`${feed.feed_name} has had no import yet`, {
      exitCode: exitCode.notFound,
      code: 'no_import',
    });
  const run = await calls.showImport({ id: feed.id, import_id: importId }, { signal: context.signal });
  return waiting === undefined ? run : followImport(context, calls, { feed, import: run, wait: waiting });
}
