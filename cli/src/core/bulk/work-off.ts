import type { Context } from '../context.ts';
import { isClosedPipe, unread } from '../errno.ts';
import { describeFailure, refusedDecision, type Failure } from '../failure.ts';
import { counted, countText } from '../quantities.ts';
import { failureJson } from '../report-error.ts';
import type { Journal, KeptRun } from './journal.ts';
import { outcome } from './outcome.ts';
import { createPatience, type Patience } from './patience.ts';
import { showBulkProgress } from './bulk-progress.ts';
import type { BulkJob } from './job.ts';
import { runInOrder } from './run-in-order.ts';

/** A run that is ready to start. */
export interface PreparedRun<Row> {
  readonly job: BulkJob<Row>;
  readonly run: KeptRun;
  /** What remains of it. */
  readonly ids: readonly number[];
  /** Undefined for a single item, and where none can be kept. */
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
  const work = async (calledFor: readonly number[]): Promise<readonly Settled<Row>[]> => {
    for (const id of calledFor) begun.add(id);
    try {
      const settled = await settle(context, prepared, { ids: calledFor, patience });
      await journal?.settle(calledFor);
      for (const id of calledFor) begun.delete(id);
      settledIds += calledFor.length;
      return settled;
    } catch (error) {
      if (await isRefused(error)) for (const id of calledFor) begun.delete(id);
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
      await line.beside(() => (isUnchanged ? mentionOf : complainOf)(context, id, failure));
    }
    line.at(tally.done + tally.unchanged + tally.refused.length);
  };
  const printAll = async (calledFor: readonly number[], settled: readonly Settled<Row>[]): Promise<void> => {
    for (const [index, one] of settled.entries()) await print(calledFor[index] ?? 0, one);
  };
  try {
    const calls = callsOf(ids, job.together?.perCall(run.settings) ?? 1);
    await runInOrder(calls, { concurrency, isStopped: () => context.signal.aborted }, work, printAll);
    context.signal.throwIfAborted();
  } catch (error) {
    line.stop();
    await results.end().catch(() => undefined);
    await (settledIds === ids.length ? journal?.forget() : journal?.close());
    await sayStopped(context, prepared, { settled: settledIds, unknown: [...begun] });
    throw isClosedPipe(error) ? unread(error) : error;
  }
  line.stop();
  // What is printed last may fail, but nothing is left to be resumed.
  await journal?.forget();
  await results.end();
  await sayCounts(context, ids.length, tally);
  context.exitWith(outcome(tally));
}

/** The ids of each call, in order: the same for what a resumed run still has to do. */
function callsOf(ids: readonly number[], perCall: number): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) =>
    ids.slice(at * perCall, (at + 1) * perCall),
  );
}

interface OneCall {
  readonly ids: readonly number[];
  readonly patience: Patience;
}

/** The results of one call, for each of its items. Anything that concerns the others too is thrown. */
async function settle<Row>(
  { signal }: Context,
  { job, run }: PreparedRun<Row>,
  { ids, patience }: OneCall,
): Promise<readonly Settled<Row>[]> {
  const { together, work } = job;
  // A resumed run uses the same key, so completed calls are answered, not repeated.
  const options = (name: string) => ({ signal, retries: 0, idempotencyKey: `grt-run-${run.run}-${name}` });
  const [first = 0, ...others] = ids;
  if (together === undefined || others.length === 0)
    return [await settleOne(() => patience.patiently(() => work(first, run.settings, options(String(first)))))];
  const name = `${String(first)}-${String(others.at(-1))}-${String(ids.length)}`;
  const send = (key: string) => patience.patiently(() => together.work(ids, run.settings, options(key)));
  const results = await send(name).catch(async (error: unknown) => {
    const failure = await describeFailure(error);
    // The server broke off in the middle, and its first key says so until it expires. Another one is safe: what was
    // decided is refused as already decided, and counts as unchanged.
    if (failure?.code !== 'outcome_unknown') throw error;
    return send(`${name}-again`);
  });
  return results.map(({ data, error }) => {
    if (data !== undefined) return { row: data };
    if (error !== undefined) return { failure: refusedDecision(error) };
    throw new Error('A decision has no result');
  });
}

/** The result for one item. Anything that concerns the others too is thrown. */
export async function settleOne<Row>(work: () => Promise<Row>): Promise<Settled<Row>> {
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

/** Says why one item was refused. */
export async function complainOf(context: Pick<Context, 'complain'>, id: number, failure: Failure): Promise<void> {
  await context.complain(`${String(id)}: ${failureText(failure)}`, { id, ...failureJson(failure) });
}

/** Says that one item is what it should be already. */
async function mentionOf(context: Pick<Context, 'mention'>, id: number, failure: Failure): Promise<void> {
  const details = { id, unchanged: true, ...failureJson(failure) };
  await context.mention(`${String(id)}: ${failureText(failure)}`, details);
}

function failureText({ message, fields = {} }: Failure): string {
  const details = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return [message, ...details].join(' ');
}

const namedAtMost = 20;
const startAgain = 'Run it again: items that are already done count as unchanged.';

/** Calls in flight were sent, so their outcome is unknown; the same key makes them safe to send again. */
async function sayStopped<Row>(
  context: Context,
  { ids, run, job, journal }: PreparedRun<Row>,
  { settled, unknown }: { readonly settled: number; readonly unknown: readonly number[] },
): Promise<void> {
  if (ids.length < 2) return;
  const maybe = unknown.length === 0 ? '' : ` ${someOf(unknown)} may or may not have completed.`;
  const isLeft = settled < ids.length;
  const goOn = isLeft && journal ? `grt ${job.typed ?? job.command} --resume ${run.run}` : undefined;
  const next = goOn === undefined ? (isLeft ? startAgain : 'Nothing left to do.') : `Continue with: ${goOn}`;
  await context.complain(
    `Stopped after ${countText(settled)} of ${counted(ids.length, ...job.what)}.${maybe}\n${next}`,
    { stopped: true, settled, of: ids.length, unknown, resume: goOn ?? null },
  );
}

function someOf(ids: readonly number[]): string {
  const named = ids.slice(0, namedAtMost).join(', ');
  return ids.length <= namedAtMost ? named : `${named} and ${countText(ids.length - namedAtMost)} more`;
}
