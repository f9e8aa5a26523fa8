import type { Worker } from 'node:worker_threads';
import { resultsAhead, type Answer, type Order } from './messages.ts';
import { WorkTimer } from './work-timer.ts';

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
}

/** One piece of work with a thread: passes it its source on demand, and receives its results in order. */
export class Conversation<Work, Result> {
  readonly #worker: Worker;
  readonly #task: Task<Work>;
  readonly #timer: WorkTimer;
  readonly #results: Result[] = [];
  #credits = resultsAhead;
  #needsBytes = false;
  #isDone = false;
  #failure: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;

  constructor(worker: Worker, task: Task<Work>) {
    this.#worker = worker;
    this.#task = task;
    const { timeMs } = task;
    this.#timer = new WorkTimer(timeMs, () =>
      this.#fail(new ThreadBoundError('time', `The work took longer than ${String(timeMs)} ms`)),
    );
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
      this.#timer.go();
      for (;;) {
        const result = await this.#next();
        if (result === undefined) return;
        yield result.value;
        this.#credits += 1;
        this.#post({ kind: 'more', run });
        if (!this.#needsBytes && !this.#isDone) this.#timer.go();
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
    if (answer.kind === 'need') void this.#feed();
    else if (answer.kind === 'failed') this.#fail(answer.error);
    else {
      if (answer.kind === 'done') this.#isDone = true;
      else {
        this.#results.push(answer.result);
        this.#credits -= 1;
      }
      if (this.#isDone || this.#credits === 0) this.#timer.rest();
      this.#wake?.();
    }
  }

  async #feed(): Promise<void> {
    const { run, source } = this.#task;
    this.#needsBytes = true;
    this.#timer.rest();
    try {
      const next = await source.next();
      if (this.#failure) return;
      if (next.done === true) this.#post({ kind: 'end', run });
      else this.#post({ kind: 'chunk', run, bytes: next.value });
    } catch (error) {
      this.#fail(error);
    }
    this.#needsBytes = false;
    if (this.#credits > 0 && !this.#isDone && !this.#failure) this.#timer.go();
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
