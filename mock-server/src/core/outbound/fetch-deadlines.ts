import { FetchFailure } from './fetch-failure.ts';

/** Ends a fetch when one of its steps, or the fetch as a whole, takes too long, or when its caller stops. */
export class FetchDeadlines {
  readonly #abort = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #outer: AbortSignal;
  readonly #stop = (): void => this.#abort.abort(this.#outer.reason);
  #step: NodeJS.Timeout | undefined;

  constructor(totalMs: number, outer: AbortSignal) {
    this.#outer = outer;
    this.#total = setTimeout(
      () => this.#abort.abort(tooSlow(`The content did not arrive within ${seconds(totalMs)}.`)),
      totalMs,
    );
    outer.addEventListener('abort', this.#stop, { once: true });
    if (outer.aborted) this.#stop();
  }

  /** Aborted with the error that the fetch fails with. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The caller stopped, so that nothing was too slow. */
  get isStopped(): boolean {
    return this.#outer.aborted;
  }

  /** Starts the time of the next step; the previous step ended in time. */
  begin(ms: number, message: string): void {
    clearTimeout(this.#step);
    this.#step = setTimeout(() => this.#abort.abort(tooSlow(message)), ms);
  }

  /** Only the caller is keeping the fetch waiting. */
  pause(): void {
    clearTimeout(this.#step);
  }

  end(): void {
    clearTimeout(this.#step);
    clearTimeout(this.#total);
    this.#outer.removeEventListener('abort', this.#stop);
  }

  /** Waits for work that cannot be aborted, for at most the time it may take.
   * @throws the reason for the abort */
  async within<T>(work: Promise<T>): Promise<T> {
    const { signal } = this;
    let stop: (() => void) | undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    });
    try {
      return await Promise.race([work, stopped]);
    } finally {
      if (stop) signal.removeEventListener('abort', stop);
    }
  }
}

function tooSlow(message: string): FetchFailure {
  return new FetchFailure(message, { isPassing: true });
}

/** A time in words: whole seconds, or milliseconds if it is less than one second. */
export function seconds(ms: number): string {
  return ms < 1000 ? `${String(ms)} ms` : `${String(Math.round(ms / 1000))} seconds`;
}
