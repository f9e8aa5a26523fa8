import type { Worker } from 'node:worker_threads';
import { chunksAhead, resultsAhead, type Answer, type Order } from './messages.ts';
import { WorkTimer, type Stopwatch } from './work-timer.ts';

/** A limit that a piece of work in a thread has reached. */
export type ThreadBound = 'time' | 'memory';

/** The work was ended because it reached a limit. */
export class ThreadBoundError extends Error {
  override readonly name = 'ThreadBoundError';
  readonly bound: ThreadBound;

  constructor(bound: ThreadBound, message: string, options?: ErrorOptions) {
    super(message, options);
    this.bound = bound;
  }
}

/** What a thread is to do. */
export interface Task<Work> {
  readonly run: number;
  readonly work: Work;
  readonly source: AsyncIterator<Uint8Array, void>;
  readonly signal?: AbortSignal | undefined;
  /** How long the thread may work; waiting for the source and for the consumer of the results does not count. */
  readonly timeMs: number;
  /** What that time is measured with; the real time by default. */
  readonly stopwatch?: Stopwatch | undefined;
}

/** One piece of work with a thread: passes it its source on demand, and receives its results in order. */
export class Conversation<Work, Result> {
  readonly #worker: Worker;
  readonly #task: Task<Work>;
  readonly #timer: WorkTimer;
  readonly #results: Result[] = [];
  #credits = resultsAhead;
  #sent = 0;
  #taken = 0;
  #sourceEnded = false;
  #isFeeding = false;
  #isDone = false;
  #failure: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;

  constructor(worker: Worker, task: Task<Work>) {
    this.#worker = worker;
    this.#task = task;
    const { timeMs, stopwatch } = task;
    const over = () => this.#fail(new ThreadBoundError('time', `The work took longer than ${String(timeMs)} ms`));
    this.#timer = new WorkTimer(timeMs, over, stopwatch);
  }

  /** @throws ThreadBoundError; the failure of the source; the signal's reason; whatever the work threw */
  async *results(): AsyncGenerator<Result> {
    const { run, work, signal } = this.#task;
    const abort = (): void => this.#fail(signal?.reason);
    const heard = (answer: Answer<Result>): void => this.#hear(answer);
    const died = (error: unknown): void => this.#fail(asBound(error));
    const ended = (): void => this.#fail(new Error('A thread ended in the middle of its work'));
    this.#worker.on('message', heard).on('error', died).on('messageerror', died).on('exit', ended);
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      this.#post({ kind: 'begin', run, work });
      void this.#feed();
      for (;;) {
        const result = await this.#next();
        if (result === undefined) return;
        yield result.value;
        this.#credits += 1;
        this.#post({ kind: 'more', run });
        this.#watch();
      }
    } finally {
      this.#timer.rest();
      signal?.removeEventListener('abort', abort);
      this.#worker.off('message', heard).off('error', died).off('messageerror', died).off('exit', ended);
    }
  }

  /** The next result; undefined after the last one. */
  async #next(): Promise<{ readonly value: Result } | undefined> {
    for (;;) {
      if (this.#failure) throw this.#failure.error;
      if (this.#results.length > 0) {
        const [value] = this.#results.splice(0, 1) as [Result];
        return { value };
      }
      if (this.#isDone) return undefined;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #hear(answer: Answer<Result>): void {
    if (answer.kind === 'ready' || answer.run !== this.#task.run) return;
    if (answer.kind === 'failed') this.#fail(answer.error);
    else if (answer.kind === 'taken') {
      this.#taken += 1;
      void this.#feed();
    } else if (answer.kind === 'done') {
      this.#isDone = true;
    } else {
      this.#results.push(answer.result);
      this.#credits -= 1;
    }
    this.#watch();
    this.#wake?.();
  }

  /** Sends the source, as far ahead as allowed. */
  async #feed(): Promise<void> {
    if (this.#isFeeding) return;
    this.#isFeeding = true;
    try {
      while (!this.#sourceEnded && this.#sent - this.#taken < chunksAhead) {
        const next = await this.#task.source.next();
        if (this.#failure || this.#isDone) return;
        this.#send(next);
        this.#watch();
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isFeeding = false;
    }
  }

  #send(next: IteratorResult<Uint8Array, void>): void {
    const { run } = this.#task;
    if (next.done === true) {
      this.#sourceEnded = true;
      this.#post({ kind: 'end', run });
    } else {
      this.#sent += 1;
      this.#post({ kind: 'chunk', run, bytes: next.value });
    }
  }

  /** Time passes while the thread has something to do: bytes, or their end, and a reader for its results. */
  #watch(): void {
    const hasBytes = this.#sourceEnded || this.#sent > this.#taken;
    if (hasBytes && this.#credits > 0 && !this.#isDone && !this.#failure) this.#timer.go();
    else this.#timer.rest();
  }

  #post(order: Order<Work>): void {
    if (order.kind !== 'chunk') {
      this.#worker.postMessage(order, []);
      return;
    }
    // A view would take its whole buffer along; a copy can be transferred.
    const bytes = order.bytes.slice();
    this.#worker.postMessage({ ...order, bytes }, [bytes.buffer]);
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#timer.rest();
    this.#wake?.();
  }
}

function asBound(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isMemory ? new ThreadBoundError('memory', 'The work took too much memory', { cause: error }) : error;
}
