import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Conversation } from './conversation.ts';
import type { Stopwatch } from './work-timer.ts';

/** The resources that one piece of work may use. */
export interface ThreadLimits {
  readonly timeMs: number;
  /** JavaScript heap; buffers are outside it. */
  readonly heapMb: number;
}

/** The threads to create. */
export interface ThreadOptions {
  /** A module that calls `serveThread`, through a start file that loads it. */
  readonly start: URL;
  /** How many work at once; more would only compete for the same processors. */
  readonly places: number;
  readonly limits: ThreadLimits;
  /** What the limit on time is measured with, for tests. */
  readonly stopwatch?: Stopwatch;
}

/** The source and the signal for a piece of work. */
export interface RunOptions {
  /** Bytes for the work; read as the thread asks for them. */
  readonly source?: AsyncIterable<Uint8Array> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Does work in a thread, with limits on its time and memory, so that no input holds anyone else up.
 * @returns what the work yields, in order.
 * @throws ThreadBoundError when it reaches a limit; the failure of the source; the signal's reason; what the work threw
 */
export type RunInThread<Work, Result> = (work: Work, options?: RunOptions) => AsyncGenerator<Result>;

/** A thread without work ends after this time: starting one costs nearly a second of processor time. */
const idleMs = 60_000;

/** Threads that do one kind of work, a few at a time. They start on demand, and a thread that reached a limit is
 * replaced. */
export function createThreads<Work, Result>(options: ThreadOptions): RunInThread<Work, Result> {
  const { start, places, limits, stopwatch } = options;
  const waiting: (() => void)[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  let running = 0;
  let runs = 0;

  async function takeThread(): Promise<Worker> {
    const [worker] = [...idle.keys()].slice(-1);
    if (!worker) {
      const started = await startThread(start, limits);
      return started.once('exit', () => idle.delete(started));
    }
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    return worker;
  }

  function keep(worker: Worker): void {
    worker.unref();
    idle.set(worker, setTimeout(() => void worker.terminate(), idleMs).unref());
  }

  return async function* run(work, { source, signal } = {}) {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    const bytes = chunksOf(source);
    let worker: Worker | undefined;
    let isDone = false;
    try {
      worker = await takeThread();
      runs += 1;
      yield* new Conversation<Work, Result>(worker, {
        run: runs,
        work,
        source: bytes,
        signal,
        timeMs: limits.timeMs,
        stopwatch,
      }).results();
      isDone = true;
    } finally {
      if (worker && isDone) keep(worker);
      else await worker?.terminate();
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
      await bytes.return();
    }
  };
}

/** A thread that is ready for work. */
async function startThread(start: URL, { heapMb }: ThreadLimits): Promise<Worker> {
  const worker = new Worker(start, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const failed = once(worker, 'exit').then(() => Promise.reject(new Error('A thread ended while it started')));
  failed.catch(() => undefined); // every thread ends eventually
  await Promise.race([once(worker, 'message'), failed]);
  worker.on('error', () => undefined); // reported while it works; between two pieces of work only its end counts
  return worker;
}

async function* chunksOf(source: AsyncIterable<Uint8Array> | undefined): AsyncGenerator<Uint8Array, void> {
  if (source) yield* source;
}

/** The only result of a piece of work that has one. */
export async function onlyResult<Result>(results: AsyncGenerator<Result>): Promise<Result> {
  const all: Result[] = [];
  for await (const result of results) all.push(result);
  const [result] = all;
  if (result === undefined) throw new Error('The work ended without a result');
  return result;
}
