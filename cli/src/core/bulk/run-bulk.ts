import { CommandError, UsageError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { refuseDamaged } from '../damaged-fields.ts';
import { exitCode } from '../exit-code.ts';
import { allIds, parseRows } from '../ids.ts';
import { counted } from '../quantities.ts';
import { findId } from './find-id.ts';
import { idsOfNames } from './ids-of-names.ts';
import type { BulkFlags } from './flags.ts';
import type { BulkJob, Considered } from './job.ts';
import { findRun, type KeptRun, type LeftRun } from './journal.ts';
import { keptJournal } from './kept-journal.ts';
import { sayPlan, showPlan } from './show-plan.ts';
import { refuseOtherRecords } from './same-records.ts';
import { workOff } from './work-off.ts';

/** The most ids one run accepts. */
const idsMax = 100_000;

/**
 * Applies one change to many items: given ids or names, ids from a file, or everything that matches filters. Prints results as
 * they arrive, in the order of the ids. Refusals are reported and the run continues; any other failure ends it, and
 * `--resume` continues it. Sets the exit code: 0 when everything is done, 3 if some is, otherwise the code of the
 * failure.
 */
export async function runBulk<Row>(
  context: Context,
  job: BulkJob<Row>,
  ids: readonly string[],
  flags: BulkFlags,
): Promise<void> {
  const left = await leftRun(context, job, ids, flags);
  const matching = left === undefined ? matchingRows(job, ids, flags) : undefined;
  const how = {
    isNamed: flags.all !== true,
    mayAsk: context.prompt.canAsk && flags.yes !== true && flags.dryRun !== true,
  };
  if (matching !== undefined && flags.dryRun === true) {
    await showMatching(context, job, matching, how);
    return;
  }
  const found =
    left === undefined ? await (matching ? idsOf(matching) : givenIds(context, job, ids, flags)) : unsettled(left);
  if (found.length === 0) {
    await context.note(`No ${job.what[1]} found.`);
    return;
  }
  const chosen = left === undefined ? await considered(job, found, how) : found;
  if (chosen.length === 0) {
    await context.note('Nothing was changed.');
    return;
  }
  if (flags.dryRun === true) {
    await showPlan(context, job, chosen);
    return;
  }
  // Prompts that a script answers with flags come before the confirmation.
  const settings = left?.settings ?? (await job.settings?.()) ?? {};
  // Otherwise the first call would be refused, and leave a run that cannot be continued.
  refuseDamaged(settings);
  await confirmCount(context, job, chosen.length, { isNamed: how.isNamed, flags });
  const { apiUrl } = await context.accounts.chosen();
  const run: KeptRun = left ?? { run: newRunName(), command: job.command, apiUrl, settings, ids: chosen };
  const journal = chosen.length === 1 ? undefined : await keptJournal(context, run);
  await workOff(context, { job, run, ids: chosen, journal, concurrency: flags.concurrency ?? (job.together ? 1 : 4) });
}

/** @throws UsageError when ids are also given; CommandError with exit code 6 if there is no such run */
async function leftRun<Row>(
  context: Context,
  { command }: BulkJob<Row>,
  ids: readonly string[],
  { resume, from, all }: BulkFlags,
): Promise<LeftRun | undefined> {
  if (resume === undefined) return undefined;
  if (ids.length > 0 || from !== undefined || all === true) {
    throw new UsageError('--resume continues with the ids of the unfinished run: do not specify ids');
  }
  const { apiUrl } = await context.accounts.chosen();
  const run = resume === true ? undefined : resume;
  const left = await findRun(context.runsFolder, { command, apiUrl, run }, context.now());
  if (left !== undefined) return left;
  throw new CommandError(`No unfinished run of grt ${command} at ${apiUrl}`, {
    exitCode: exitCode.notFound,
    code: 'no_run',
  });
}

function unsettled({ ids, settled }: LeftRun): readonly number[] {
  return ids.filter((id) => !settled.has(id));
}

/** What `--all` selects, up to the most that one run accepts; undefined without `--all`. */
function matchingRows<Row>(
  { matching }: BulkJob<Row>,
  ids: readonly string[],
  { all, from }: BulkFlags,
): AsyncIterable<Row & { readonly id: number }> | undefined {
  if (all !== true || matching === undefined) return undefined;
  if (ids.length > 0 || from !== undefined) throw new UsageError('Specify ids or --all, not both');
  return atMost(matching());
}

async function* atMost<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    if (count === idsMax) throw new UsageError(`More than ${counted(idsMax, 'id')} match: narrow the filter`);
    count += 1;
    yield row;
  }
}

async function idsOf(rows: AsyncIterable<{ readonly id: number }>): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const { id } of rows) found.push(id);
  return found;
}

async function givenIds<Row>(
  context: Context,
  job: BulkJob<Row>,
  typed: readonly string[],
  { from }: BulkFlags,
): Promise<readonly number[]> {
  const [noun = ''] = job.command.split(' ');
  const ids: number[] = [];
  for (const name of typed) ids.push(await findId(context, { ...job, noun }, name));
  if (from === undefined) return allIds(ids);
  const given = parseRows(await context.files.readText(from), job.records.idField);
  const rows = await idsOfNames(context, { ...job, noun }, given, from);
  await refuseOtherRecords(context, job, rows, from);
  return allIds(ids, { rows, from });
}

/** What is left of the chosen ids after a look at them. */
async function considered<Row>(
  { consider }: BulkJob<Row>,
  ids: readonly number[],
  how: Considered,
): Promise<readonly number[]> {
  return consider === undefined ? ids : consider(ids, how);
}

/** Shows what `--all` selects and would be changed, as the list brought it: nothing is asked for again. */
async function showMatching<Row>(
  context: Context,
  job: BulkJob<Row>,
  matching: AsyncIterable<Row & { readonly id: number }>,
  how: Considered,
): Promise<void> {
  const { columns, what } = job;
  const rows: (Row & { readonly id: number })[] = [];
  for await (const row of matching) rows.push(row);
  if (rows.length === 0) {
    await context.note(`No ${what[1]} found.`);
    return;
  }
  const ids = rows.map(({ id }) => id);
  const chosen = new Set(await considered(job, ids, how));
  await context.output.list(
    rows.filter(({ id }) => chosen.has(id)),
    columns,
  );
  await sayPlan(context, job, { changed: chosen.size });
}

/**
 * At a terminal, asks before changing several items. When not interactive, items that were not named explicitly
 * require `--yes`.
 */
async function confirmCount<Row>(
  context: Context,
  { verb, what }: BulkJob<Row>,
  count: number,
  { isNamed, flags }: { readonly isNamed: boolean; readonly flags: BulkFlags },
): Promise<void> {
  if (flags.yes === true || (isNamed && (count === 1 || !context.prompt.canAsk))) return;
  const message = `${verb} ${counted(count, ...what)}?`;
  if (await context.prompt.confirm({ message, flag: '--yes', initial: false })) return;
  throw new CommandError('Nothing was changed', { exitCode: exitCode.failed, code: 'declined' });
}

function newRunName(): string {
  return crypto.randomUUID().slice(0, 8);
}
