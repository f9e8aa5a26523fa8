import type { Import } from '@grt/sdk/contract';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { addCsv, isCsvAsked, saveDownload, type CsvFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { addLimit, printList, wholeNumber, type LimitFlag } from '../../core/list.ts';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';
import { statusTone } from '../../parts/tones.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls, type FeedCalls } from './feed-calls.ts';
import { followImport } from './follow-import.ts';
import { importExitCode, reportImport } from './import-report.ts';
import { switchedOffText } from './switched-off-text.ts';
import { addWaitFlags, startWait, type WaitFlags } from './wait-flags.ts';

interface ImportFlags extends ConfirmFlags {
  readonly import?: number;
}

const columns: readonly Column<Import>[] = [
  { name: 'Import', value: (row) => row.id, align: 'right' },
  { name: 'State', value: (row) => row.state, tone: (row) => statusTone(row.state) },
  ...(['rows', 'added', 'changed', 'unchanged', 'rejected'] as const).map((name): Column<Import> => ({
    name,
    align: 'right',
    value: (row) => row.counts[name],
  })),
  { name: 'Source', value: (row) => row.source_name },
  { name: 'By', value: (row) => row.created_by },
  { name: 'Started', value: (row) => row.created_at, time: true },
  { name: 'Held because', value: (row) => row.hold_reason },
  { name: 'Error', value: (row) => row.error },
  { name: 'Switched off', value: (row) => switchedOffText(row.switched_off) },
];

const sorts = ['created_at', 'rows', 'rejected'] as const;

interface ImportsFlags extends LimitFlag, CsvFlags, SortFlags<(typeof sorts)[number]> {}

/** `grt feeds imports` */
export function importsCommand(context: Context): Command {
  const command = new Command('imports')
    .description('list the imports of a feed, newest first')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string, flags: ImportsFlags) => listImports(context, await feedId(context, typed), flags));
  return withExample(
    addCsv(addLimit(addSort(command, sorts))),
    'grt feeds imports 7 --limit 5',
    'grt feeds imports 7 --csv --output imports.csv',
  );
}

async function listImports(context: Context, id: number, flags: ImportsFlags): Promise<void> {
  const { limit, sort, order } = flags;
  const asked = { id, sort, order };
  const options = { signal: context.signal };
  if (isCsvAsked(flags)) {
    const grt = await context.grt();
    return saveDownload(context, await grt.feeds.exportImports(asked, options), flags);
  }
  const imports = (await feedCalls(context)).listImports(asked, options);
  await printList(context, imports, columns, { limit, empty: 'No imports yet.' });
}

type Verb = 'accept' | 'drop' | 'rollback';

/** `grt feeds accept` */
export function acceptCommand(context: Context): Command {
  return withExample(decisionCommand(context, 'accept', 'accept a held import as is'), 'grt feeds accept 9 --yes');
}

/** `grt feeds drop` */
export function dropCommand(context: Context): Command {
  const about = 'discard an import that is on hold or in review; items stay unchanged';
  return withExample(decisionCommand(context, 'drop', about), 'grt feeds drop 9 --yes');
}

/** `grt feeds rollback` */
export function rollbackCommand(context: Context): Command {
  const about = 'roll back the last import, restoring the previous items';
  return withExample(decisionCommand(context, 'rollback', about), 'grt feeds rollback 7 --yes');
}

function decisionCommand(context: Context, verb: Verb, about: string): Command {
  return addConfirm(new Command(verb))
    .description(about)
    .argument('<feed>', 'feed id or name')
    .option('--import <id>', 'import id (default: the latest)', wholeNumber)
    .action(async (typed: string, flags: ImportFlags) =>
      decide(context, verb, { id: await feedId(context, typed), flags }),
    );
}

const questions: Readonly<Record<Verb, string>> = {
  accept: 'Accept import',
  drop: 'Discard import',
  rollback: 'Roll back import',
};

async function decide(
  context: Context,
  verb: Verb,
  { id, flags }: { readonly id: number; readonly flags: ImportFlags },
): Promise<void> {
  const calls = await feedCalls(context);
  const import_id = flags.import ?? (await latestImport(context, calls, id));
  if (!(await isConfirmed(context, flags, `${questions[verb]} ${String(import_id)} of feed ${String(id)}?`))) return;
  const call = { accept: calls.acceptImport, drop: calls.dropImport, rollback: calls.rollbackImport }[verb];
  await context.output.result(await call({ id, import_id }, { signal: context.signal }), columns);
}

async function latestImport(context: Context, calls: FeedCalls, id: number): Promise<number> {
  const { last_import, feed_name } = await calls.show({ id }, { signal: context.signal });
  if (last_import !== null) return last_import.id;
  throw new CommandError(`${feed_name} has no imports yet`, { exitCode: exitCode.notFound, code: 'no_import' });
}

/** `grt feeds refresh` */
export function refreshCommand(context: Context): Command {
  const command = addWaitFlags(new Command('refresh'))
    .description('fetch a feed from its URL and import it now')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string, flags: WaitFlags) => refresh(context, await feedId(context, typed), flags));
  prints(command, { dataOf: 'adminFeeds.refresh', fields: ['feed', 'feed.*', 'import', 'import.*'] });
  return withExample(command, 'grt feeds refresh 10 --wait');
}

async function refresh(context: Context, id: number, flags: WaitFlags): Promise<void> {
  const wait = flags.wait === true ? startWait(context, flags) : undefined;
  const calls = await feedCalls(context);
  const started = await calls.refresh({ id }, { signal: context.signal });
  if (wait === undefined) {
    await context.output.result(started, columns);
    return;
  }
  const feed = await calls.show({ id }, { signal: context.signal });
  const ended = await followImport(context, calls, { feed, import: started, wait });
  await reportImport(context, { feed, import: ended });
  context.exitWith(importExitCode(ended, { failOnRejected: flags.failOnRejected === true }));
}
