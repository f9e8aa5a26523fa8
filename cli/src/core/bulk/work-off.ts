import type { Context } from '../context.ts';
import { CommandError } from '../command-error.ts';
import { isErrno } from '../errno.ts';
import { exitCode } from '../exit-code.ts';
import { describeFailure, type Failure } from '../failure.ts';
import { counted, countText } from '../quantities.ts';
import { failureJson } from '../report-error.ts';
import type { Journal, KeptRun } from './journal.ts';
import { outcome } from './outcome.ts';
import { createPatience } from './patience.ts';
import { showBulkProgress } from './bulk-progress.ts';
import type { BulkJob } from './job.ts';
import { runInOrder } from './run-in-order.ts';

/** A run that is ready to start. */
export interface PreparedRun<Row> {
  readonly job: BulkJob<Row>;
  readonly run: KeptRun;
  /** What remains of it. */
  readonly ids: readonly number[];
  /** Undefined for a single item. */
  readonly journal: Journal | undefined;
  readonly concurrency: number;
}

/** Responses that concern one item only: not found, already decided, gone, refused. */
const itemStatuses: ReadonlySet<number | undefined> = new Set([404, 409, 410, 422]);

type Settled<Row> = { readonly row: Row } | { readonly failure: Failure };

/** Executes a run, prints each result, and sets the exit code. */
export async function workOff<Row>(context: Context, prepared: PreparedRun<Row>): Promise<void> {
  const { job, run, ids, journal, concurrency } = prepared;
  const tally = { done: 0, unchanged: 0, refused: new Array<Failure>() };
  const begun = new Set<number>();
  let settledIds = 0;
  const results = context.output.results(job.columns);
  const line = await showBulkProgress(context, ids.length);
  const patience = createPatience(context, (waitMs) => line.waits(waitMs));
  const work = async (id: number): Promise<Settled<Row>> => {
    begun.add(id);
    // A resumed run uses the same key, so completed calls are answered, not repeated.
    const options = { signal: context.signal, retries: 0, idempotencyKey: `grt-run-${run.run}-${String(id)}` };
    try {
      const settled = await settle(() => patience.patiently(() => job.work(id, run.settings, options)));
      await journal?.settle(id);
      begun.delete(id);
      settledIds += 1;
      return settled;
    } catch (error) {
      if (await isRefused(error)) begun.delete(id);
      throw error;
    }
  };
  const print = async (id: number, settled: Settled<Row>): Promise<void> => {
    if ('row' in settled) {
      tally.done += 1;
      await line.beside(() => results.add(settled.row));
    } else {
      const { failure } = settled;
      const wanted = typeof job.wanted === 'function' ? job.wanted(id) : job.wanted;
      const isUnchanged = failure.status === 409 && wanted !== undefined && failure.currentStatus === wanted;
      if (isUnchanged) tally.unchanged += 1;
      else tally.refused.push(failure);
      const details = { id, ...(isUnchanged ? { unchanged: true } : {}), ...failureJson(failure) };
      const text = `${String(id)}: ${failureText(failure)}`;
      await line.beside(() => (isUnchanged ? context.mention(text, details) : context.complain(text, details)));
    }
    line.at(tally.done + tally.unchanged + tally.refused.length);
  };
  try {
    await runInOrder(ids, { concurrency, isStopped: () => context.signal.aborted }, work, print);
    context.signal.throwIfAborted();
  } catch (error) {
    line.stop();
    await results.end().catch(() => undefined);
    await (settledIds === ids.length ? journal?.forget() : journal?.close());
    await sayStopped(context, prepared, { settled: settledIds, unknown: [...begun] });
    throw isErrno(error, 'EPIPE') ? unread(error) : error;
  }
  line.stop();
  await results.end();
  await journal?.forget();
  await sayCounts(context, ids.length, tally);
  context.exitWith(outcome(tally));
}

/** The result for one item. Anything that concerns the others too is thrown. */
async function settle<Row>(work: () => Promise<Row>): Promise<Settled<Row>> {
  try {
    return { row: await work() };
  } catch (error) {
    const failure = await describeFailure(error);
    if (failure === undefined || !itemStatuses.has(failure.status)) throw error;
    return { failure };
  }
}

/** Whether the server reported no change. */
async function isRefused(error: unknown): Promise<boolean> {
  const { status = 500 } = (await describeFailure(error)) ?? {};
  return status < 500;
}

async function sayCounts(
  context: Context,
  count: number,
  { done, unchanged, refused }: { done: number; unchanged: number; refused: readonly Failure[] },
): Promise<void> {
  if (count === 1) return;
  const same = unchanged === 0 ? '' : `${countText(unchanged)} unchanged, `;
  await context.note(`${countText(done)} done, ${same}${countText(refused.length)} refused`);
}

/** A list may go unread, but not the results of changes. */
function unread(cause: unknown): CommandError {
  return new CommandError('The reader closed the output', { exitCode: exitCode.failed, code: 'unread', cause });
}

function failureText({ message, fields = {} }: Failure): string {
  const details = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return [message, ...details].join(' ');
}

const namedAtMost = 20;

/** Calls in flight were sent, so their outcome is unknown; the same key makes them safe to send again. */
async function sayStopped<Row>(
  context: Context,
  { ids, run, job }: PreparedRun<Row>,
  { settled, unknown }: { readonly settled: number; readonly unknown: readonly number[] },
): Promise<void> {
  if (ids.length < 2) return;
  const maybe = unknown.length === 0 ? '' : ` ${someOf(unknown)} may or may not have completed.`;
  const goOn = settled === ids.length ? undefined : `grt ${job.typed ?? job.command} --resume ${run.run}`;
  const next = goOn === undefined ? 'Nothing left to do.' : `Continue with: ${goOn}`;
  await context.complain(
    `Stopped after ${countText(settled)} of ${counted(ids.length, ...job.what)}.${maybe}\n${next}`,
    { stopped: true, settled, of: ids.length, unknown, resume: goOn ?? null },
  );
}

function someOf(ids: readonly number[]): string {
  const named = ids.slice(0, namedAtMost).join(', ');
  return ids.length <= namedAtMost ? named : `${named} and ${countText(ids.length - namedAtMost)} more`;
}
